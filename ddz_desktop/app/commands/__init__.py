"""One module per subcommand: `add_to` describes its arguments, `run` does it and returns the exit code.

Everything printed is English; `--json` prints one JSON document instead, nothing else goes to standard output.
"""
