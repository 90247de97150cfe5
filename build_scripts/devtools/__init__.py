"""What `dev.py` is made of: the standard library only, but for what runs inside the virtual environment."""
