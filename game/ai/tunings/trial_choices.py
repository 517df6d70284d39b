"""Which weights proved best at tables that no preset's weights cover, and whether this process may run trials."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from game.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from game.ai.brain.tuning import Tuning


class TriedTable(Struct, frozen=True):
    """Rules that no preset's weights cover, and the shape of the table that plays them."""

    rules: RuleSet
    players: int
    teams: int


class TrialChoices:
    """What trials have chosen so far, and what is wanted if trials are left to another process."""

    def __init__(self) -> None:
        self.known: dict[TriedTable, Tuning] = {}
        self.wanted: dict[TriedTable, None] = {}
        self.are_left_to_others = False


CHOICES: Final = TrialChoices()


@contextmanager
def trials_left_to_others() -> Iterator[None]:
    """Within the context this process runs no trials, because its window would freeze: it uses the nearest preset's
    weights until `take_choice` brings better ones.
    """
    CHOICES.are_left_to_others = True
    try:
        yield
    finally:
        CHOICES.are_left_to_others = False


def trials_wanted() -> Sequence[TriedTable]:
    """The tables that were asked about and have no choice yet."""
    return tuple(CHOICES.wanted)


def take_choice(table: TriedTable, tuning: "Tuning") -> None:
    """Accept what another process found best at such a table."""
    CHOICES.known[table] = tuning
    CHOICES.wanted.pop(table, None)
