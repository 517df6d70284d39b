"""What the screens of a deal show, as plain values, and whom they ask. Whoever knows the games makes them."""

from datetime import date
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from game.text.language import Message
from game.ui.models import SeatedPerson

if TYPE_CHECKING:
    from game.play.par import LevelPar


class DealState(Enum):
    """How far somebody is with a deal."""

    OPEN = auto()
    GOING_ON = auto()
    PLAYED = auto()


class DealStanding(Struct, frozen=True):
    """The same with what stands behind it: the own turn that comes next, or by how much one came out ahead."""

    state: DealState = DealState.OPEN
    turn: int = 0
    lead: int = 0
    seen: bool = False
    """Whether its cards were seen in another game before its end, so that it doesn't count."""


class EarlierDeal(Struct, frozen=True):
    """The deal of another day."""

    day: date
    standing: DealStanding


class DealSeat(Struct, frozen=True):
    """Who sits at the table of a deal; no level for the person."""

    person: SeatedPerson
    level: str = ""


class DealShown(Struct, frozen=True, kw_only=True):
    """A deal before it is played, in words."""

    title: str
    day: date
    rules: tuple[str, ...]
    """The rule sets to choose from."""
    chosen: int
    rules_note: str
    length: str
    length_note: str
    who_begins: str
    code: tuple[str, ...]
    """In groups."""
    seats: tuple[DealSeat, ...]
    standing: DealStanding
    earlier: tuple[EarlierDeal, ...] = ()
    """Newest first; none before any deal was played."""
    note: str = ""
    """What else must be said: a damaged game of this deal, rules that are gone."""
    is_today: bool = True


class CodeReply(Struct, frozen=True):
    """What came of a friend's code: a sentence where it leads nowhere, and whether a code of rules would help."""

    told: Message
    needs_rules: bool = False


class DealDesk(Protocol):
    """Who answers the screen of a deal."""

    no_voice: str
    """Why nothing can be said aloud; empty where it can."""

    def choose_rules(self, index: int) -> DealShown:
        """The deal of the same day by another rule set."""

    def play(self) -> None:
        """Begin it, go on with it, or see how it went."""

    def open_day(self, day: date) -> None:
        """The deal of another day, or how it went."""

    def say_slowly(self) -> None:
        """The code aloud, sign by sign."""

    def play_code(self, typed: str) -> CodeReply | None:
        """The deal of a code somebody typed; None where that leads on."""

    def enter_rules(self) -> None:
        """The screen that takes a code of rules in."""

    def back(self) -> None:
        """To where one came from."""


class CardsAndPlay(Struct, frozen=True):
    """Two figures that are no sum: what the cards were worth, and what was given away in so many turns."""

    worth: float | None = None
    """None while, or where, nobody knows."""
    is_worth_coming: bool = True
    given: float | None = None
    turns: int = 0
    hinted: int = 0
    """Decisions left out of it because they followed a hint."""
    is_given_coming: bool = True


class DealOutcome(Struct, frozen=True, kw_only=True):
    """A deal that was played."""

    title: str
    team: str
    is_alone: bool = False
    """Whether the person is the whole team."""
    person: SeatedPerson
    lead: int
    first_lead: int | None = None
    """That of the first time, where this is another one."""
    note: str = ""
    """Why somebody sees a result who asked to play."""
    is_seen: bool = False
    """Whether its cards were known before, so that it neither counts nor is compared."""
    levels: tuple["LevelPar", ...] = ()
    """What is known of what they make of the deal."""
    waiting: tuple[str, ...] = ()
    """Levels that are still playing."""
    figures: CardsAndPlay = CardsAndPlay()
