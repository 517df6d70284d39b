"""Parts of a lesson: steps, each with a position, a task, what it points at, and why a legal move is not the expected
one. Facts only; `game.sentences.learning.lessons` makes sentences of them, and `game.play.practising.lesson_run` plays
them.
"""

from enum import Enum, auto
from typing import Final, Literal

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Move
from game.engine.table.position import Position
from game.lessons.lesson_ids import LessonId
from game.rules.ruleset import RuleSet


# ---- what a step points at
class TableThing(Enum):
    """Unique things on the table that lessons point at."""

    STOCK = auto()
    PILE = auto()
    """The discard pile with its upcard."""
    NEW_PILE = auto()
    """The place for a new meld in the learner's band."""
    METER = auto()
    """The opening meter; shown only until the learner's team has opened."""
    SCORES = auto()
    TO_GO_OUT = auto()
    FOOT = auto()
    """The learner's foot, face down; gone once it is picked up."""
    PEEK = auto()
    """The button that looks at the cards the pile would bring."""
    PLAY = auto()
    GO_OUT = auto()
    HOLD = auto()
    """The button that ends the turn with the last card kept."""
    YES = auto()
    NO = auto()


class TheseCards(Struct, frozen=True):
    """Cards in the learner's hand, by face; any copy of a face will do."""

    cards: tuple[Card, ...]


class TheMeld(Struct, frozen=True):
    """A team's meld or book by its number."""

    team: int
    number: int


class TheGroup(Struct, frozen=True):
    """A group of cards that are laid out, by its number."""

    number: int


class TheSeat(Struct, frozen=True):
    """Another player."""

    seat: int


class TheRedThrees(Struct, frozen=True):
    """The red threes that a team has laid down."""

    team: int


Pointed = TableThing | TheseCards | TheMeld | TheGroup | TheSeat | TheRedThrees


# ---- why a legal move isn't the expected one
NotHere = Literal[
    "draw",  # this step is about drawing, but the pile was taken
    "take_the_pile",  # this step is about taking the pile, but cards were drawn
    "look_first",  # this step is about looking at the pile, but the turn was started without that
    "first_the_meld",  # a discard ends the turn, but something must be laid down first
    "first_the_discard",  # cards were laid down where a discard is expected
    "keep_this_card",  # this card goes with others in the hand or on the table; another should be discarded
    "helps_the_others",  # an opponent collects cards of that rank; another should be discarded
    "helps_to_open",  # the discarded card is worth more for the opening than the one that should go
    "costs_less",  # the discarded card costs less if left over than the one that should go
    "keep_the_wild",  # a wild was discarded
    "rid_of_the_three",  # a three should go, but another card was discarded
    "other_three",  # a black three was discarded, while a red one in the hand costs more
    "other_cards",  # a legal meld, but of other cards than this step is about
    "not_this_card",  # a card was chosen that this step has no use for
    "no_card_yet",  # a card was chosen, but this step needs none
    "spoils_clean",  # a wild was laid on a clean meld that is worth more without it
    "go_out_now",  # everything is ready for going out, but something else was played
    "not_yet_out",  # going out, or holding a card, is not what this step is about
    "answer_no",  # the answer was yes, but the learner's own cards call for no
    "answer_yes",  # the answer was no, but everything calls for yes
    "step_is_done",  # the step is done, and the next has not begun
]
"""Why a legal move is not what the step is about. It is not carried out."""


# ---- tasks
MeldKind = Literal["clean", "dirty", "wild", "any"]


class ToDraw(Struct, frozen=True):
    """Draw from the stock."""


class ToPeek(Struct, frozen=True):
    """Look at the cards that the pile would bring."""


class ToTake(Struct, frozen=True):
    """Take the discard pile, in any legal way."""


class ToMeld(Struct, frozen=True):
    """Begin a new meld of a rank with at least this many cards, in one move or several; `WILD_RANK` for wilds only."""

    rank: Rank
    cards: int
    kind: MeldKind = "any"


class ToOpen(Struct, frozen=True):
    """Open with any melds that reach the minimum."""


class ToGrow(Struct, frozen=True):
    """Bring the team's meld with this number to at least this many cards, of this kind."""

    meld: int
    cards: int
    kind: MeldKind = "any"


class ToTakeUpFoot(Struct, frozen=True):
    """Use up the hand: by melding all of it, or by discarding the last card."""

    by_discard: bool


class ToDiscard(Struct, frozen=True):
    """Discard one of these faces, or any card if empty. `others` says why other cards are wrong."""

    cards: tuple[Card, ...] = ()
    others: NotHere = "keep_this_card"


class ToGoOut(Struct, frozen=True):
    """Go out; if permission is required this is a question, and the partners' answers follow automatically."""


class ToAnswer(Struct, frozen=True):
    """Answer the partner who asks."""

    yes: bool


class ToHold(Struct, frozen=True):
    """End the turn keeping the last card."""


LessonTask = (
    ToDraw | ToPeek | ToTake | ToMeld | ToOpen | ToGrow | ToTakeUpFoot | ToDiscard | ToGoOut | ToAnswer | ToHold
)
"""The task of a step. It is judged by what was achieved, never by which of several equal cards were played."""


# ---- how to do it by hand
class ChooseCards(Struct, frozen=True):
    """Choose these cards in the hand; done once cards with these faces are chosen."""

    cards: tuple[Card, ...]


class ThenClick(Struct, frozen=True):
    """Click this, with the current selection if any; done when the click has its effect."""

    at: Pointed


LessonPart = ChooseCards | ThenClick
"""One thing to do with pointer or keys on the way to the move that a step asks for."""


# ---- steps and lessons


class LessonStep(Struct, frozen=True, kw_only=True):
    """One thing to learn by doing it.

    `answers` are moves of the learner that solve it; `replies` are how others respond (a yes to a question). A step
    with `follows` continues from the table after the previous step, which `position` describes. `counted` is the table
    of a finished round whose result the step explains: the previous round, or the one it ends.
    """

    about: str
    """What it is about: the name of the tutor's messages."""
    position: Position
    task: LessonTask
    answers: tuple[Move, ...] = ()
    replies: tuple[Move, ...] = ()
    points_at: tuple[Pointed, ...] = ()
    parts: tuple[LessonPart, ...] = ()
    follows: bool = False
    counted: Position | None = None


LEARNER: Final = 0
"""The learner's seat in every lesson."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson under one rule set at one shape of table; it has at least one step."""

    id: LessonId
    rules: RuleSet
    players: int
    teams: int
    steps: tuple[LessonStep, ...]

    @property
    def is_alone(self) -> bool:
        """Whether the learner has no partner."""
        return self.players == self.teams
