"""An invitation to a table as a picture for cameras: a QR code, as rows of dark and light squares."""

from __future__ import annotations

from ddz_desktop.protocol.invitation import Address, Invitation

QUIET = 4
"""Light squares around the code, without which cameras do not find it."""


def invitation_text(host: str, port: int, table: str | None = None, code: str | None = None) -> str:
    """The invitation to pass on."""
    return Invitation(Address(host, port), table, code).text


def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """The QR code of a text, with its quiet border; true is dark."""
    import segno  # only where a picture is wanted

    code = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(dark) for dark in row) for row in code.matrix_iter(scale=1, border=QUIET))
