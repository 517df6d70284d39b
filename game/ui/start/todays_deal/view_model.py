"""What the screens of a deal show, as plain values, and the interface they call. The presenter makes the values."""

from datetime import date
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct

from game.messages.language import Message
from game.problems.problem_facts import ProblemTheme
from game.ui.shared.seats_round_table import SeatShown


class DealState(Enum):
    """How far the player is with a deal."""

    OPEN = auto()
    GOING_ON = auto()
    PLAYED = auto()


class DealStanding(Struct, frozen=True):
    """A `DealState` with details: the player's next turn, or the lead at the end."""

    state: DealState = DealState.OPEN
    turn: int = 0
    lead: int = 0
    is_easy: bool = False
    """Whether it is played with the easiest level, so that it doesn't count either."""
    seen: bool = False
    """Whether its cards were seen in another game before its end, or one was given up, so that it doesn't count."""


class EarlierDeal(Struct, frozen=True):
    """The deal of another day."""

    day: date
    standing: DealStanding


class DaysProblem(Struct, frozen=True):
    """The problem of a day."""

    theme: ProblemTheme
    rules: str
    is_solved: bool = False


class DealShown(Struct, frozen=True, kw_only=True):
    """A deal before it is played, in words."""

    title: str
    day: date
    rules: tuple[str, ...]
    """The rule sets to choose from."""
    chosen: int
    rules_note: str = ""
    is_whole: bool = False
    """Whether it is a whole match, not a round of one."""
    length_note: str
    code: tuple[str, ...]
    """The code in groups."""
    seats: tuple[SeatShown, ...]
    standing: DealStanding
    earlier: tuple[EarlierDeal, ...] = ()
    """Newest first; () before any deal was played."""
    note: str = ""
    """Another remark: a damaged game of this deal, rules that no longer exist."""
    is_today: bool = True
    unlike: str = ""
    """How its rules differ from those usually played here, when somebody asks."""
    differs: str = ""
    """That they do, in a few words."""
    is_easy: bool | None = None
    """Whether the other seats are given to the easiest level, so that nothing is compared; None where it's too late to
    choose.
    """
    problem: DaysProblem | None = None


class CodeReply(Struct, frozen=True):
    """The reply to a friend's code: what is wrong with it, and whether a code of rules would help."""

    told: Message
    needs_rules: bool = False


class DealActions(Protocol):
    """What the screen of a deal calls."""

    no_voice: str
    """Why nothing can be read aloud; "" if it can."""

    def choose_rules(self, index: int) -> DealShown:
        """Choose another rule set; returns the deal of the same day by it."""

    def choose_easy(self, is_easy: bool) -> DealShown:
        """Choose the easiest level for the other seats, or the deal's own."""

    def read_rules(self) -> None:
        """Open the page of the chosen rules."""

    def solve(self) -> None:
        """Open the problem of the day."""

    def play(self) -> None:
        """Begin the deal, go on with it, or show its result."""

    def open_day(self, day: date) -> None:
        """Show the deal of another day, or its result."""

    def say_slowly(self) -> None:
        """Read the code aloud, sign by sign."""

    def play_code(self, typed: str) -> CodeReply | None:
        """Open the deal of a typed code; None if that worked."""

    def enter_rules(self) -> None:
        """Open the screen that takes in a code of rules."""

    def back(self) -> None:
        """Go back to where the player came from."""
