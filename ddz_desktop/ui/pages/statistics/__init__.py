"""Statistics: what many hands add up to, drawn and in exact numbers."""
