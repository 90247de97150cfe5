"""What opens over a page or over the table and asks or tells something."""
