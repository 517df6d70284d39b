"""Which weights were found to do best at tables that no preset's are for, and whether this process may try."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from game.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from game.ai.brain.tuning import Tuning


class TriedTable(Struct, frozen=True):
    """Rules that no preset's weights are for, and the shape of the table at which they are played."""

    rules: RuleSet
    players: int
    teams: int


class TrialChoices:
    """What was chosen by trial so far, and what is wanted where trials are left to others."""

    def __init__(self) -> None:
        self.known: dict[TriedTable, Tuning] = {}
        self.wanted: dict[TriedTable, None] = {}
        self.are_left_to_others = False


CHOICES: Final = TrialChoices()
"""Of this process."""


@contextmanager
def trials_left_to_others() -> Iterator[None]:
    """Meanwhile this process plays no trial, because its window would stand still: it goes by the nearest preset's
    weights until it is told better.
    """
    CHOICES.are_left_to_others = True
    try:
        yield
    finally:
        CHOICES.are_left_to_others = False


def trials_wanted() -> Sequence[TriedTable]:
    """The tables that were asked about and of which nobody has told yet what does best there."""
    return tuple(CHOICES.wanted)


def take_choice(table: TriedTable, tuning: "Tuning") -> None:
    """What another process has found to do best at such a table."""
    CHOICES.known[table] = tuning
    CHOICES.wanted.pop(table, None)
