"""What `sounds.py` and `voices.py` are made of: synthesis, and measures that the tests use too. For maintainers."""
