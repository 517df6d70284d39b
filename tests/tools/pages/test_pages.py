import pytest

from game.rules.fields import field_infos
from tools.pages.__main__ import BEGIN, END, renewed, texts
from tools.pages.house_rules_table import field_table


def test_the_pages_are_those_of_today() -> None:
    """Given the pages as they lie there, making them anew changes nothing; else run `python -m tools.pages`. The
    picture of the rooms has a test of its own.
    """
    for path, page in texts().items():
        assert path.read_text(encoding="utf-8") == page, path.name


def test_what_stands_around_the_marks_stays() -> None:
    once = renewed(f"# Title\n\n{BEGIN}\nold\n{END}\n\nmore\n", "new")
    assert once == f"# Title\n\n{BEGIN}\nnew\n\n{END}\n\nmore\n"
    assert renewed(once, "new") == once


@pytest.mark.parametrize("text", ["", BEGIN, END, f"{END} {BEGIN}"])
def test_a_page_without_its_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed(text, "new")


def test_every_field_has_a_row_with_five_cells() -> None:
    rows = [line for line in field_table().splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(field_infos())
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 5
        assert all(cells)
