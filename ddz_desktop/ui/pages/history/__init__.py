"""History: every hand that was played, to be found, replayed, played again, passed on and forgotten."""
