"""What the screen beside a friend shows, as plain values, and whom it asks."""

from typing import Protocol

from msgspec import Struct

from game.engine.moves import Move
from game.sentences.phrases import Phrase
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.moments.small_table import TableMoment


class SideShown(Struct, frozen=True):
    """One of the two: who, what was done in the turn, how the match ended, and the table before that turn."""

    person: PlayerAtTable
    what: Phrase
    lead: int
    moment: TableMoment
    moves: tuple[Move, ...] = ()
    """Pointed at on the table."""


class BothShown(Struct, frozen=True, kw_only=True):
    """Both at the same turn."""

    title: str
    mine: SideShown
    theirs: SideShown
    heading: str
    told: tuple[Phrase, ...]
    """What each did."""
    gain: str
    """Which was worth more, if it is known; or that it is being found out."""
    is_gain: bool
    honest: str
    their_way: str
    is_over: bool
    """Whether no turn comes in either."""
    is_first: bool
    is_parting: bool
    """Whether this is where one begins: the turn in which they parted."""
    may_play_mine: bool
    may_play_theirs: bool


class BothActions(Protocol):
    """Who answers the screen."""

    def step(self, turns: int) -> BothShown:
        """So many turns on in both, or back."""

    def to_parting(self) -> BothShown:
        """Where they parted."""

    def poll(self) -> BothShown | None:
        """The same with what has become known since; None where nothing has."""

    def play_on(self, is_mine: bool) -> None:
        """A new game after the turn that is shown, as it was played on one side."""

    def another_file(self) -> None:
        """The file of another friend."""

    def back(self) -> None:
        """To where one came from."""

    def close(self) -> None:
        """Nobody looks any more."""
