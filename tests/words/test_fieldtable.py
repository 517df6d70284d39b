"""The table of house rules in the README is the fields' own."""

from pathlib import Path

import pytest

from game.rules.fields import abouts
from game.words.fieldtable import BEGIN, END, field_table, with_table

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_readme_has_the_table_of_today() -> None:
    """Given the README, renewing its table changes nothing; else run `python readme.py`."""
    text = README.read_text(encoding="utf-8")
    assert with_table(text) == text


def test_every_field_has_a_row_with_five_cells() -> None:
    """Key, label, values, default and help, none of them empty."""
    rows = [line for line in field_table().splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(abouts())
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 5
        assert all(cells)


def test_a_text_without_the_place_is_refused() -> None:
    """Given a README that lost its marks, nothing is written over it."""
    for text in ("", BEGIN, END, f"{END} {BEGIN}"):
        with pytest.raises(ValueError, match="no place"):
            with_table(text)
