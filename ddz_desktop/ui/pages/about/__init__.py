"""About the program: version, privacy, licences, where it keeps its files."""
