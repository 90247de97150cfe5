"""Charts, painted by ourselves: a line over time and bars, each with its exact numbers as a table."""
