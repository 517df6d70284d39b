"""What the screens beside the table show, as plain values: whoever runs the game makes them, the scenes only draw
them.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.ai.player import BALANCED, Style
from game.ai.roster import DEFAULT_LEVEL
from game.cards import Card
from game.ui.core.portraits import looks_for
from game.words.scores import ScoreItem
from saves.lines import SeatInfo

BookKind = Literal["clean", "dirty", "wild"]


class SeatedPerson(msgspec.Struct, frozen=True):
    """Somebody at a table; `team` gives colour and shape, `look` the portrait (None: the one that belongs to the
    name).
    """

    name: str
    team: int
    look: int | None = None


def looks_of(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """The portraits of a table by seat."""
    return looks_for([seat.name for seat in seats], [seat.portrait for seat in seats])


def people_of(seats: Sequence[SeatInfo], teams: int) -> tuple[SeatedPerson, ...]:
    """The players of a table by seat."""
    looks = looks_of(seats)
    return tuple(SeatedPerson(info.name, seat % max(1, teams), looks[seat]) for seat, info in enumerate(seats))


class TeamTotal(msgspec.Struct, frozen=True):
    """A team by name with its points in the match so far."""

    team: int
    name: str
    total: int


class SmallTable(msgspec.Struct, frozen=True):
    """What everybody sees in the middle of a table: how many cards lie in stock and pile, the pile's top, and by team
    the card on top of each meld, in the order they were begun.
    """

    stock: int
    pile: int
    upcard: str | None
    melds: tuple[tuple[str, ...], ...]


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list.

    `details` say where it stands, the most important first ("Web Classic", "round 2 of 4", "today"): as many are shown
    as there is room for. `trouble` tells why it cannot be opened, `in_short` what a list says of that; where it
    `has_good_part`, what lies before the damage can be saved.
    """

    id: str
    name: str
    details: tuple[str, ...]
    teams: tuple[TeamTotal, ...] = ()
    people: tuple[SeatedPerson, ...] = ()
    your_turn: bool = False
    finished: bool = False
    trouble: str = ""
    in_short: str = ""
    has_good_part: bool = False
    table: SmallTable | None = None


class TitleModel(msgspec.Struct, frozen=True):
    """The title: what the big button plays, with whom, and the newest games in progress, the one played last first."""

    usual: "NewGame"
    rules: str
    partners: tuple[SeatedPerson, ...]
    games: tuple[ListedGame, ...] = ()
    count: int = 0
    """How many games are in progress, those that are not shown here included."""
    is_reading: bool = False
    """Whether there may be more games, that are still being read."""


class SeatChoice(msgspec.Struct, frozen=True):
    """Who is to sit at a seat; `level` is how a computer player there plays."""

    name: str
    human: bool
    level: str = DEFAULT_LEVEL
    look: int | None = None
    """The portrait that somebody chose for the seat; None for the one that goes with the name."""
    style: Style = BALANCED
    """How a computer player of the level plays."""
    aside: tuple[str, int | None] | None = None
    """Name and portrait of the person, or else of the computer player, who had the seat before."""


class NewGame(msgspec.Struct, frozen=True):
    """What a person put together: seats clockwise from the one in front; `shape` is a word of the rule set's
    `tables`.
    """

    rules: str
    shape: str
    seats: tuple[SeatChoice, ...]
    name: str
    reshuffle: bool = False


class SmallBook(msgspec.Struct, frozen=True):
    """A book in a row of the score sheet: its top card and kind."""

    top: str
    kind: BookKind


class ScoreTeam(msgspec.Struct, frozen=True):
    """The head of a column; `own` for the team of whoever looks."""

    team: int
    name: str
    people: tuple[SeatedPerson, ...]
    own: bool = False


class ScoreSheetRow(msgspec.Struct, frozen=True):
    """One line of a round's score: what it counts, how that is made, a value for each team, perhaps the books
    themselves.
    """

    item: ScoreItem
    note: str
    values: tuple[int, ...]
    books: tuple[tuple[SmallBook, ...], ...] = ()


class CardsLeft(msgspec.Struct, frozen=True):
    """What somebody still held at the end of a round, with what it cost; `out` for whoever went out."""

    person: SeatedPerson
    name: str
    hand: tuple[Card, ...]
    foot: tuple[Card, ...]
    in_hand: int
    in_foot: int
    out: bool = False

    @property
    def cost(self) -> int:
        """All of it."""
        return self.in_hand + self.in_foot


class RoundScoreModel(msgspec.Struct, frozen=True):
    """A round that has ended. `history` holds the totals after each round so far, this one last; `rounds` is 0
    without a fixed end, `target` without a score to play to.
    """

    round: int
    rounds: int
    headline: str
    teams: tuple[ScoreTeam, ...]
    lines: tuple[ScoreSheetRow, ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    next_label: str
    next_sub: str = ""
    target: int = 0
    left: tuple[CardsLeft, ...] = ()
    """Who held how much, least first; empty where it is not known."""
    threes: str = ""
    """What red threes cost whom, in a line."""

    @property
    def after(self) -> tuple[int, ...]:
        """The match totals now."""
        return self.history[-1]


class RoundPoints(msgspec.Struct, frozen=True):
    """One round on the sheet at the end: for each team cards, books with bonuses, and both together."""

    cards: tuple[int, ...]
    books: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEndModel(msgspec.Struct, frozen=True):
    """A finished match; `winners` are indices of `teams`."""

    name: str
    rules: str
    teams: tuple[ScoreTeam, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundPoints, ...]
    can_play_again: bool = True


class Happening(msgspec.Struct, frozen=True):
    """Something that somebody did, in words; `great` lights it up. Without a `person` it just happened."""

    person: SeatedPerson | None
    words: str
    great: bool = False


class CurtainModel(msgspec.Struct, frozen=True):
    """Who comes to the screen next and why; all that happened since that person's last turn, the latest last. No
    hidden card.
    """

    person: SeatedPerson
    partners: tuple[str, ...]
    reason: str
    happenings: tuple[Happening, ...]
    where: str


class PageSection(msgspec.Struct, frozen=True):
    """A heading and its words, on a page to read."""

    heading: str
    words: str
    teams: tuple[int | None, ...] = ()
    """Whose mark stands before each line of the words; empty where none has a mark."""
