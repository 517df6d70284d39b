"""The pages that are made from the code are those of today."""

from pathlib import Path

import pytest

from tools.pages.__main__ import BEGIN, END, pages, renewed


@pytest.mark.parametrize("path", [path for path in pages() if path.suffix == ".md"], ids=lambda path: path.name)
def test_the_page_is_that_of_today(path: Path) -> None:
    """Given the page as it lies there, making it anew changes nothing; else run `python -m tools.pages`."""
    assert path.read_text(encoding="utf-8") == pages()[path]


def test_what_stands_around_the_marks_stays() -> None:
    """Given words before and after, only what is between the marks is made anew, however often."""
    once = renewed(f"# Title\n\n{BEGIN}\nold\n{END}\n\nmore\n", "new")
    assert once == f"# Title\n\n{BEGIN}\nnew\n\n{END}\n\nmore\n"
    assert renewed(once, "new") == once


@pytest.mark.parametrize("text", ["", BEGIN, END, f"{END} {BEGIN}"])
def test_a_page_without_its_place_is_refused(text: str) -> None:
    """Given a page that lost its marks, nothing is written over it."""
    with pytest.raises(ValueError, match="no place"):
        renewed(text, "new")
