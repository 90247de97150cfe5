from __future__ import annotations

from ddz_desktop.app.tables import table_lines


def test_columns_are_aligned() -> None:
    rows = [("name", "n", ""), ("a", "5", "x"), ("long name", "10", "")]
    assert table_lines(rows, right=frozenset({1})) == ["name        n", "a           5  x", "long name  10"]
