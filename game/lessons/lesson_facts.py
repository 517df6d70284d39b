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
    """The panel with the scores."""
    TO_GO_OUT = auto()
    """The panel with what is still needed to go out."""
    FOOT = auto()
    """The learner's foot, face down; gone once it is picked up."""
    PEEK = auto()
    """The button that looks at the cards the pile would bring."""
    PLAY = auto()
    """The button that plays what is laid out."""
    GO_OUT = auto()
    """The button that goes out."""
    HOLD = auto()
    """The button that ends the turn with the last card kept."""
    YES = auto()
    NO = auto()
    """The two answers to a partner who asks."""


class TheseCards(Struct, frozen=True):
    """Cards in the learner's hand, by face; any copy of a face will do."""

    cards: tuple[Card, ...]


class TheMeld(Struct, frozen=True):
    """A team's meld or book by its number."""

    team: int
    number: int


class TheSeat(Struct, frozen=True):
    """Another player."""

    seat: int


class TheRedThrees(Struct, frozen=True):
    """The red threes that a team has laid down."""

    team: int


Pointed = TableThing | TheseCards | TheMeld | TheSeat | TheRedThrees
"""What a step points at."""


# ---- why a legal move isn't the expected one
class NotHere(Enum):
    """Why a legal move is not what the step is about. It is not carried out."""

    DRAW = auto()
    """This step is about drawing, but the pile was taken."""
    TAKE_THE_PILE = auto()
    """This step is about taking the pile, but cards were drawn."""
    LOOK_FIRST = auto()
    """This step is about looking at the pile, but the turn was started without that."""
    FIRST_THE_MELD = auto()
    """A discard ends the turn, but something must be laid down first."""
    FIRST_THE_DISCARD = auto()
    """Cards were laid down where a discard is expected."""
    KEEP_THIS_CARD = auto()
    """This card goes with others in the hand or on the table; another should be discarded."""
    HELPS_THE_OTHERS = auto()
    """An opponent collects cards of that rank; another should be discarded."""
    HELPS_TO_OPEN = auto()
    """The discarded card is worth more for the opening than the one that should go."""
    COSTS_LESS = auto()
    """The discarded card costs less if left over than the one that should go."""
    KEEP_THE_WILD = auto()
    """A wild was discarded."""
    RID_OF_THE_THREE = auto()
    """A three should go, but another card was discarded."""
    OTHER_THREE = auto()
    """A black three was discarded, while a red one in the hand costs more."""
    OTHER_CARDS = auto()
    """A legal meld, but of other cards than this step is about."""
    SPOILS_CLEAN = auto()
    """A wild was laid on a clean meld that is worth more without it."""
    GO_OUT_NOW = auto()
    """Everything is ready for going out, but something else was played."""
    NOT_YET_OUT = auto()
    """Going out, or holding a card, is not what this step is about."""
    ANSWER_NO = auto()
    """The answer was yes, but the learner's own cards call for no."""
    ANSWER_YES = auto()
    """The answer was no, but everything calls for yes."""
    STEP_IS_DONE = auto()
    """The step is done, and the next has not begun."""


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
    others: NotHere = NotHere.KEEP_THIS_CARD


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
class AboutWinning(Enum):
    """Steps of the lesson about what wins."""

    MOST_POINTS_WIN = auto()
    BOOKS_SCORE = auto()
    OUT_ENDS_THE_ROUND = auto()
    ROUND_IS_COUNTED = auto()
    WHAT_IS_LEFT_COSTS = auto()


class AboutTurn(Enum):
    """Steps of the lesson about a turn."""

    DRAW_FIRST = auto()
    THEN_DISCARD = auto()
    TURN_COMES_BACK = auto()
    MELD_IN_BETWEEN = auto()
    MORE_IN_A_TURN = auto()
    END_THE_TURN = auto()
    NOTHING_TO_LAY = auto()


class AboutDeal(Enum):
    """Steps of the lesson about the deal."""

    YOUR_HAND = auto()
    YOUR_FOOT_WAITS = auto()
    HOW_STACKS_COME = auto()
    WHO_SITS_WHERE = auto()
    FIRST_DRAW = auto()
    THE_FIRST_UPCARD = auto()
    EVERYONE_ALONE = auto()
    SAME_CARD_TWICE = auto()


class AboutMelds(Enum):
    """Steps of the lesson about melds."""

    THREE_OF_A_RANK = auto()
    MELD_GROWS = auto()
    MORE_AT_ONCE = auto()
    SECOND_MELD_ALLOWED = auto()
    ONE_MELD_OF_A_RANK = auto()
    PAIR_WAITS = auto()
    NOT_IN_A_ROW = auto()
    TWO_JOIN = auto()


class AboutWilds(Enum):
    """Steps of the lesson about wild cards."""

    WILD_STANDS_IN = auto()
    WILD_LIMIT = auto()
    ROOM_FOR_A_WILD = auto()
    WHERE_WILDS_BELONG = auto()
    WILDS_ALONE = auto()
    KEEP_WILDS = auto()
    WILD_JOINS = auto()
    JOKER_STANDS_IN = auto()
    WILDS_NEED_NATURALS = auto()


class AboutOpening(Enum):
    """Steps of the lesson about opening."""

    FIRST_MELDS_COUNT = auto()
    WHAT_CARDS_COUNT = auto()
    NOT_ENOUGH_YET = auto()
    OPEN_ALL_AT_ONCE = auto()
    ONCE_OPEN = auto()
    MINIMUM_GROWS = auto()
    OPEN_WITH_ALL = auto()
    KEEP_HIGH_CARDS = auto()
    WILDS_HELP_TO_OPEN = auto()
    NO_HURRY_TO_OPEN = auto()
    TWO_MELDS_TOO_LITTLE = auto()


class AboutPile(Enum):
    """Steps of the lesson about the pile: what takes it."""

    PILE_INSTEAD = auto()
    LOOK_BEFORE_TAKING = auto()
    PAIR_TAKES = auto()
    USE_WHAT_CAME = auto()
    UPCARD_FITS_A_MELD = auto()
    CARD_AND_WILD_TAKE = auto()
    UPCARD_MAY_STAY = auto()
    OPEN_WITH_THE_PILE = auto()
    TURNED_CARD_IS_FREE = auto()
    FROZEN_UNTIL_TAKEN = auto()
    PAIRS_TAKE_PILES = auto()


class AboutClosedPile(Enum):
    """Steps of the lesson about the pile: what closes it, and discards that help the next player."""

    THREE_CLOSES = auto()
    PILE_TOO_SHORT = auto()
    NOT_IN_THE_FIRST_LAP = auto()
    FROZEN_FOR_A_LAP = auto()
    WILD_ON_THE_PILE = auto()
    ONE_IS_TOO_FEW = auto()
    FEED_NOBODY = auto()


class AboutBooks(Enum):
    """Steps of the lesson about books."""

    CLEAN_BOOK = auto()
    DIRTY_BOOK = auto()
    CLEAN_BOOK_TAKES_MORE = auto()
    DIRTY_BOOK_TAKES_MORE = auto()
    BOOK_IS_SEALED = auto()
    WILD_SPOILS_A_BOOK = auto()
    WILD_MAKES_IT_DIRTY = auto()
    BOOK_OF_SEVENS = auto()
    BOOK_OF_WILDS = auto()
    BOOKS_TO_GO_OUT = auto()
    TWO_TO_A_BOOK = auto()
    BOOK_IN_ONE_GO = auto()
    WILD_COMPLETES = auto()


class AboutFoot(Enum):
    """Steps of the lesson about hand and foot."""

    FOOT_BY_BOOK = auto()
    FOOT_COMES_SECOND = auto()
    FOOT_BY_MELDING = auto()
    TURN_GOES_ON = auto()
    STILL_A_DISCARD = auto()
    FOOT_BY_DISCARD = auto()
    FOOT_NEXT_TURN = auto()
    KEEP_TWO_CARDS = auto()


class AboutThrees(Enum):
    """Steps of the lesson about threes, except red ones."""

    THREES_ARE_A_RANK = auto()
    THREES_FROM_THE_FOOT = auto()
    BLACK_THREE_GOES = auto()
    THREE_ON_THE_PILE = auto()
    THREES_AT_LAST = auto()
    THREES_GROW = auto()
    WILD_AMONG_THREES = auto()
    PAIR_OF_THREES = auto()
    THREE_HELPS_NOBODY = auto()
    THREE_GOES_LAST = auto()
    THREES_ARE_NO_MELD = auto()


class AboutRedThrees(Enum):
    """Steps of the lesson about threes: red ones."""

    RED_THREE_COSTS = auto()
    RED_THREE_LIES_DOWN = auto()
    RED_THREE_SCORES = auto()
    RED_THREE_IN_THE_FOOT = auto()
    RED_THREE_CAME_UP = auto()
    RED_THREE_IS_IDLE = auto()


class AboutPartner(Enum):
    """Steps of the lesson about partners."""

    MELDS_IN_COMMON = auto()
    PARTNER_OPENED = auto()
    TWO_FOR_A_MELD = auto()
    WHAT_OTHERS_COLLECT = auto()
    HELP_TO_GO_OUT = auto()
    PARTNERS_FOOT_FIRST = auto()
    ASK_FIRST = auto()
    SAY_NO = auto()
    SAY_YES = auto()
    HOLD_THE_LAST_CARD = auto()


class AboutGoingOut(Enum):
    """Steps of the lesson about going out."""

    WHAT_IT_TAKES = auto()
    LAST_BOOK = auto()
    PLAY_EVERY_CARD = auto()
    YOUR_SCORE = auto()
    OUT_WITHOUT_DISCARD = auto()
    BEFORE_OTHERS_GO_OUT = auto()
    MATCH_GOES_ON = auto()
    COUNT_WHAT_YOU_KEEP = auto()


About = (
    AboutWinning
    | AboutTurn
    | AboutDeal
    | AboutMelds
    | AboutWilds
    | AboutOpening
    | AboutPile
    | AboutClosedPile
    | AboutBooks
    | AboutFoot
    | AboutThrees
    | AboutRedThrees
    | AboutPartner
    | AboutGoingOut
)
"""What a step is about: a sentence or two for each in `game.sentences.learning.lesson_steps`."""


class LessonStep(Struct, frozen=True, kw_only=True):
    """One thing to learn by doing it.

    `answers` are moves of the learner that solve it; `replies` are how others respond (a yes to a question). A step
    with `follows` continues from the table after the previous step, which `position` describes. `counted` is the table
    of a finished round whose result the step explains: the previous round, or the one it ends.
    """

    about: About
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
