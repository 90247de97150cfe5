"""`python -m ddz_desktop`: the same program as the installed `ddz-desktop`."""

from ddz_desktop.app.command_line import main

if __name__ == "__main__":
    raise SystemExit(main())
