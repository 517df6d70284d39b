"""What is said once after an update, and where software is listed: three lines for each version."""

from collections.abc import Mapping
from typing import Final

TITLE: Final = "What is new"
PLAY_ON: Final = "Let’s play"

NEWS: Final[Mapping[str, tuple[str, str, str]]] = {
    "0.1.0": (
        "Look back at any match: what each turn gave away, what was better, and play on from any moment.",
        "Learn at the table: twelve lessons, more than 300 problems, and a coach in your first games.",
        "Today’s deal is the same for everybody, and the score pad counts evenings with real cards.",
    ),
}
"""By version, as `CHANGELOG.md` tells it at length."""


def new_in(version: str) -> str:
    """The title over the three lines.

    >>> new_in("0.1.0")
    'What is new in 0.1.0'
    """
    return f"{TITLE} in {version}"
