"""docs/accessibility.md and its checks: what they name exists, and what is called met is told with a proof."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CHECKS = (ROOT / "docs" / "accessibility-checks.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8") + CHECKS
STATES = ("met", "partly", "not applicable", "open")
BASIC, INTERMEDIATE, XBOX = (
    "Game Accessibility Guidelines, basic",
    "Game Accessibility Guidelines, intermediate",
    "Xbox Accessibility Guidelines",
)


def rows_of(heading: str) -> list[tuple[str, str, str]]:
    """The points below a heading: what is asked, how it stands, and why."""
    part = CHECKS.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in part.splitlines() if "|" in line]
    return [(point, state, why) for point, state, why in cells[2:]]


@pytest.mark.parametrize("heading", [BASIC, INTERMEDIATE, XBOX])
def test_every_point_says_how_it_stands_and_why(heading: str) -> None:
    for point, state, why in rows_of(heading):
        assert point, why
        assert state in STATES, point
        assert why.endswith((".", "`")), point
        assert heading != BASIC or state != "open", point
        assert state != "met" or "`" in why or "section" in why, point


def test_every_guideline_of_the_list_is_there() -> None:
    named = [int(number) for number in re.findall(r"^\| \*\*(\d+) ", PAGE, re.MULTILINE)]
    assert named == list(range(101, 124))
    assert len(rows_of(BASIC)) == 28
    assert len(rows_of(INTERMEDIATE)) == 49


def test_everything_named_exists() -> None:
    """Each path is a file of the project, and each test stands in its file."""
    named = re.findall(r"`([\w./-]+/[\w./-]+|[A-Z]+\.md)(?:::(\w+))?`", PAGE)
    assert len(named) > 60
    for path, test in named:
        assert (ROOT / path).is_file(), path
        text = (ROOT / path).read_text(encoding="utf-8") if test else ""
        assert not test or f"def {test}(" in text, f"{path}::{test}"
    assert not re.findall(r"`[^`/]*::[^`]*`", PAGE)
