"""Files of the program's own: written whole or not at all."""
