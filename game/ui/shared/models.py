"""Data shared by several screens beside the table, as plain values: the running game makes them, the scenes only draw
them. A single screen's data is defined beside it.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from game.ai.level_names import DEFAULT_LEVEL
from game.ai.player import BALANCED, Style
from game.engine.partners.agreements import AgreementOrHabit
from game.messages.amounts import points
from game.sentences.grammar import seat_name
from game.ui.shared.seated_players import looks_of
from saves.records.lines import SeatInfo


class PlayerAtTable(msgspec.Struct, frozen=True):
    """Somebody at a table; `team` gives colour and shape (`portraits.NO_TEAM` without a chair), `look` the portrait
    (None: the default for the name).
    """

    name: str
    team: int
    look: int | None = None


def people_of(seats: Sequence[SeatInfo], teams: int) -> tuple[PlayerAtTable, ...]:
    """The players of a table by seat."""
    looks, names = looks_of(seats), [info.name for info in seats]
    return tuple(PlayerAtTable(seat_name(names, seat), seat % max(1, teams), looks[seat]) for seat in range(len(seats)))


class TeamTotal(msgspec.Struct, frozen=True):
    """A team by name with its points in the match so far, and whether it won."""

    team: int
    name: str
    total: int
    won: bool = False
    is_scored: bool = True
    """Whether a round was scored: before that, nobody has 0 points, but none that are known."""

    @property
    def points(self) -> str:
        return points(self.total) if self.is_scored else ""


class SmallTable(msgspec.Struct, frozen=True):
    """What everybody sees in the middle of a table: the number of cards in stock and pile, and the pile's top."""

    stock: int
    pile: int
    upcard: str | None


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list.

    `details` describe its state, the most important first ("Web Classic", "round 2 of 4", "today"): as many as fit are
    shown; rules with the game's name aren't repeated. `turn` says whose turn it is. `trouble` says why it can't be
    opened, `in_short` is its short form; if it `has_good_part`, everything before the damage can be saved.
    """

    id: str
    name: str
    details: tuple[str, ...]
    teams: tuple[TeamTotal, ...] = ()
    people: tuple[PlayerAtTable, ...] = ()
    your_turn: bool = False
    turn: str = ""
    finished: bool = False
    trouble: str = ""
    in_short: str = ""
    has_good_part: bool = False
    table: SmallTable | None = None
    won: bool = False
    """Whether a person of this game won it."""
    played_by: tuple[str, ...] = ()
    """The people at the table, by name; the computer players are not among them."""
    person: str = ""
    """Whose game somebody said that it is."""
    own_name: str = ""
    """What it is called without a label."""
    found_by: tuple[str, ...] = ()
    """Words besides the name and the details by which somebody may look for it."""
    rules: str = ""
    """What its rule set is called."""
    when: str = ""
    """The last time that it was played, in the words of its details."""


class SeatChoice(msgspec.Struct, frozen=True):
    """Who is to sit at a seat; `level` is how a computer player there plays."""

    name: str
    human: bool
    level: str = DEFAULT_LEVEL
    look: int | None = None
    """The portrait that somebody chose for the seat; None for the one that goes with the name."""
    style: Style = BALANCED
    """How a computer player of the level plays."""
    agreements: tuple[AgreementOrHabit, ...] = ()
    """What a computer player keeps to for its partners."""
    on_phone: bool = False
    """Whether a person plays from a phone, and not at this screen."""
    aside: tuple[str, int | None] | None = None
    """Name and portrait of the person, or else of the computer player, who had the seat before."""
    is_written: bool = False
    """Whether somebody wrote the name there."""


Length = Literal["rules", "round", "match", "points"]
"""How long a match is: as its rules say, one round, as many as most rules have, or to a number of points."""


class NewGame(msgspec.Struct, frozen=True):
    """A game being set up: seats clockwise from the one in front; `shape` is a word of the rule set's `tables`, or any
    table with real cards.
    """

    rules: str
    shape: str
    seats: tuple[SeatChoice, ...]
    name: str
    reshuffle: bool = False
    agreements: Mapping[str, tuple[AgreementOrHabit, ...]] = {}
    """The agreements of computer players who share a team with a person, by their names; others have none."""
    dealer: int = 0
    """The seat that deals first, where real cards are dealt."""
    length: Length = "rules"


class PageSection(msgspec.Struct, frozen=True):
    """A heading and its words, on a page to read."""

    heading: str
    words: str
    teams: tuple[int | None, ...] = ()
    """The team whose mark precedes each line of the words; empty without marks."""
