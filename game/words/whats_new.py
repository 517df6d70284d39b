"""What is said once after an update, and where software is listed: three lines for each version."""

from collections.abc import Mapping
from typing import Final

TITLE: Final = "What is new"
PLAY_ON: Final = "Let’s play"

NEWS: Final[Mapping[str, tuple[str, str, str]]] = {
    "0.1.0": (
        "Look back at any match, turn by turn: what was better, and why.",
        "Learn at the table: twelve lessons, problems, and a coach.",
        "Today’s deal for everybody, and a score pad for real cards.",
    ),
}
"""By version, as `CHANGELOG.md` tells it at length."""


def new_in(version: str) -> str:
    """The title over the three lines.

    >>> new_in("0.1.0")
    'What is new in 0.1.0'
    """
    return f"{TITLE} in {version}"
