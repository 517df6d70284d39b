"""What a move is for, as facts: a closed list of purposes. `game.sentences.advice.reasons` words them."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, Rank, is_three, is_wild
from game.engine.discard_pile.pile import PAIR, frozen_by, takes_alone, why_no_pile
from game.engine.ending.going_out import NeededBook, books_wanted
from game.engine.melding.melds import SEVEN
from game.engine.moves import Move
from game.engine.refusal import BooksMissing, NoTake
from game.engine.table.board import Board, opening_minimum
from game.engine.table.state import put
from game.rules.ruleset import BookKind, RuleSet

Stack = Literal["foot", "tail"]
Use = Literal["pile", "meld", "own", "clean"]


class Opens(Struct, frozen=True, tag=True):
    """The team's first melds come to `points`; `need` is the minimum."""

    points: int
    need: int


class OpensCheaper(Struct, frozen=True, tag=True):
    """The hand could open, but only with this many wild cards; it waits for cards that open without them."""

    wilds: int


class TakesStack(Struct, frozen=True, tag=True):
    """The foot or the tail comes: with this move, with its discard, or with `left` more cards after the turn."""

    stack: Stack
    left: int
    how: Literal["at_once", "next_turn", "discard", "last_card", "book", "later"]
    """It is played at once; it is picked up for the next turn; the one card left is the discard that gets it; the move
    is that discard; the first book gets it; it takes `left` more cards.
    """


class MakesBook(Struct, frozen=True, tag=True):
    """A book. `is_needed` to go out: then `missing` is what else is needed; None if nothing."""

    kind: BookKind
    rank: Rank
    is_needed: bool = False
    missing: BooksMissing | None = None
    by_pile: bool = False
    """Whether it is made with cards from the pile."""
    also: tuple[Rank, ...] = ()
    """Other books that the same move completes."""
    is_part: bool = False
    """Whether the move lays more than that down."""
    as_sevens: bool = False
    """Whether it is the book of sevens that going out takes."""
    brings: TakesStack | None = None
    """The stack that the same move brings, or nearly."""
    is_turned: bool = False
    """Whether it was a clean book, and the team needs a dirty one."""
    is_late: bool = False
    """Whether it spoils a clean meld that the team needs, since the round may end soon."""
    worth: int = 0
    """What it scores, which is all that one is for that isn't needed."""


class DoublesBook(Struct, frozen=True, tag=True):
    """A book gets so many cards that it scores double: `worth` more points."""

    rank: Rank
    worth: int


class GrowsBook(Struct, frozen=True, tag=True):
    """A meld then has `cards` cards, `short` of a book; `is_needed`: the team needs such a book to go out."""

    kind: BookKind
    rank: Rank
    cards: int
    short: int
    is_needed: bool = False
    is_part: bool = False
    """Whether the move lays more than that down."""
    as_sevens: bool = False
    """Whether it grows into the book of sevens that going out takes."""
    worth: int = 0
    """What a book of wild cards scores."""


class KeepsClean(Struct, frozen=True, tag=True):
    """A clean meld of `cards` cards gets no wild card; it is `short` of a book, 0 if it is one."""

    rank: Rank
    cards: int
    short: int
    is_held: bool = False
    """Whether the hand holds what it is short of."""


class GoesOut(Struct, frozen=True, tag=True):
    """The round ends, which is better than playing on: by `own` for the team, and by `theirs` for the others.

    `lead`: the match may end with it, the team ahead by this much. `seat` and `cards`: the rival who might end it
    first.
    """

    own: int
    theirs: int
    lead: int | None = None
    seat: int | None = None
    cards: int = 0


class KeepsWild(Struct, frozen=True, tag=True):
    """`wilds` wild cards stay in the hand; with `rank` for that meld or book."""

    wilds: int
    rank: Rank | None = None


class NearsOut(Struct, frozen=True, tag=True):
    """This many cards of the last stack are left, and `missing` books; None if none."""

    left: int
    missing: BooksMissing | None = None


class KeepsTwo(Struct, frozen=True, tag=True):
    """In the last stack cards are kept to lay next turn, and to discard then."""

    fits: int = 1
    """How many of them fit melds of the team; not all, as one must be discarded."""
    rest: int = 1


class PlaysOn(Struct, frozen=True, tag=True):
    """The round could end but continues: that should gain the team `own` points and the others `theirs`; `wins`: above
    all it wins the match more often.
    """

    own: int
    theirs: int
    wins: bool = False


class HoldsPoints(Struct, frozen=True, tag=True):
    """The round should not end yet: `points` are held. `is_behind`: the team would end up behind."""

    points: int
    is_behind: bool = False


class SavesPoints(Struct, frozen=True, tag=True):
    """The round may end soon: by the rival at `seat`, who has `cards` cards, or because `cards` are left to draw; or
    (neither) at some time.

    `points` are then saved, by laying cards down or (`is_discard`) by not being caught with one.
    """

    points: int
    seat: int | None = None
    cards: int = -1
    is_discard: bool = False
    is_more: bool = False
    """Whether the other way lays cards down, too: the points are then the difference."""


class GuardsPile(Struct, frozen=True, tag=True):
    """The next player at `seat`, a rival, doesn't get the pile of `cards` cards."""

    seat: int
    rank: Rank
    """The rank of the card that the reason is about: the discarded one, or the one kept (`collects`, `likely`)."""
    cards: int
    how: Literal["three", "collects", "likely", "gone", "threw", "left", "theirs", "unmelded"]
    """Nobody takes it with a three on top; that team melds the rank and takes it with one card; a card of
    the rank would often give it away; most of the discarded rank is out; the next player discarded one, or left one on
    the pile; the rivals meld it, so that a pair is unlikely in a hand; they don't, so that one card isn't enough.
    """
    out: int = 0
    """How many cards of the rank are out, if most are."""
    of: int = 0


class KeepsTogether(Struct, frozen=True, tag=True):
    """`held` cards of the rank stay together: to take the pile, for a meld, for a meld that the team has, or for one
    without wild cards.

    `goes`: the discarded rank, which matches nothing; None if it is held more than once.
    """

    rank: Rank
    held: int
    use: Use
    goes: Rank | None = None


def is_about_pile(purpose: "Purpose | None") -> bool:
    """Whether it is about who may take the pile."""
    return isinstance(purpose, GuardsPile) or (isinstance(purpose, KeepsTogether) and purpose.use == "pile")


class ShedsCost(Struct, frozen=True, tag=True):
    """A card is discarded that would cost `points` if left over, or (0) that is useless.

    `lone`: it is the only one of its rank in the hand and fits no meld, like so many cards there, itself included; 0
    otherwise. `is_full`: the team's book of its rank takes no more cards, and there can't be a second meld.
    `is_wanted`: a rival team has a meld that it fits.
    """

    card: Card
    points: int
    lone: int = 0
    is_full: bool = False
    is_wanted: bool = False


class SparesPartner(Struct, frozen=True, tag=True):
    """A partner has not picked up (`picked_up`) the last stack, or not played from it: nobody may go out before
    that; or one `said_no` to going out in this turn.
    """

    stack: Stack
    picked_up: bool
    are_several: bool = False
    """Whether there are more partners than one."""
    said_no: bool = False


class TakesPile(Struct, frozen=True, tag=True):
    """The pile has `cards` cards: `fitting` of them go with `ranks`, and `wilds` are wild.

    `unseen` of them were not seen. `opens`: it opens for the team, whose hand couldn't.
    """

    cards: int
    fitting: int
    wilds: int
    unseen: int
    ranks: tuple[Rank, ...] = ()
    opens: bool = False


class LeavesPile(Struct, frozen=True, tag=True):
    """The pile of `cards` cards could be taken but isn't: `fitting` of them help."""

    cards: int
    fitting: int
    why: Literal["little", "late", "threes", "red", "wilds", "fewer"]
    """What is drawn should help as much, or most of it doesn't help; `left` cards are left before the next stack or the
    end; it has this many threes, or a red one beside that of the hand; it would cost this many wild cards; this many,
    which are more, are drawn.
    """
    left: int = 0
    stack: Literal["foot", "tail", "none"] = "none"


class OnlyWay(Struct, frozen=True, tag=True):
    """There is no other way, or none that could be told apart."""

    by: Literal[
        "stock",
        "nothing",
        "look",
        "late",
        "stuck",
        "cut",
        "stack",
        "all",
        "wilds",
        "naturals",
        "sevens",
        "last_seven",
        "room",
        "pairs",
        "most",
        "threes",
        "few",
        "alone",
        "fed",
        "table",
        "out",
        "measured",
    ]


Because = (
    Opens
    | OpensCheaper
    | TakesStack
    | MakesBook
    | DoublesBook
    | GrowsBook
    | KeepsClean
    | KeepsWild
    | NearsOut
    | KeepsTwo
    | PlaysOn
    | HoldsPoints
    | SavesPoints
    | KeepsTogether
    | SparesPartner
    | LeavesPile
)
"""What may explain why an obvious move isn't advised."""


Purpose = Because | GoesOut | GuardsPile | ShedsCost | TakesPile | OnlyWay | NoTake
"""What a move is for; for a draw, also what keeps the seat from the pile, as the player would be told on trying to take
it.
"""


Effect = MakesBook | DoublesBook | GrowsBook | TakesStack | NearsOut | SavesPoints | LeavesPile
"""What everybody sees that a lay-down does, or of a pile that is left, whether or not it is done for that."""


class ObviousKind(StrEnum):
    """Moves that anybody at the table sees, in the order in which they are answered."""

    BOOK = "book"
    """A meld becomes a book."""
    ADD = "add"
    """Natural cards go onto a meld of their rank."""
    MELD = "meld"
    """Three or more of a kind begin a meld."""
    OPEN = "open"
    TAKE = "take"
    FOOT = "foot"
    """The hand is emptied for the next stack."""
    OUT = "out"
    YES = "yes"
    DISCARD = "discard"
    """Only asked about."""


class WhyNot(Struct, frozen=True):
    """Why an obvious move isn't advised: the purpose that it would cost, or (None) only that it scored `points` less
    in `worlds` deals.
    """

    kind: ObviousKind
    rank: Rank | None
    """Of a book or a meld."""
    because: Because | None
    points: int = 0
    worlds: int = 0


class Instead(Struct, frozen=True):
    """Another move, and how many points fewer it scored on average; 0 if the difference is small or may be chance."""

    move: Move
    points: int


class Advice(Struct, frozen=True, kw_only=True):
    """What to do and what for. Of `worlds` simulated deals `better` went better with this move than with the next best,
    the first of `others`, and `worse` went worse; all three are 0 unless this move is clearly better.
    """

    move: Move
    purpose: Purpose | None = None
    """None if nothing passed the test: then only what it does and how it did is said."""
    is_shared: bool = False
    """Whether the purpose is as true of a worse move, so that how it did is said as well."""
    effect: Effect | None = None
    """What it visibly does, where nothing passed the test."""
    cards: tuple[Card, ...] = ()
    """The cards to mark first."""
    answers: tuple[WhyNot, ...] = ()
    """Why not the obvious moves that it leaves out, the first to be answered first; before them a move asked about."""
    is_as_good: bool = False
    """Whether the move was asked about, and is about as good as the best."""
    better: int = 0
    worse: int = 0
    worlds: int = 0
    others: tuple[Instead, ...] = ()
    """Other moves and what they cost, the next best first."""
    is_alone: bool = False
    """Whether the seat has no partners and so is its own team."""


def wanted_as(lacking: Counter[NeededBook], rules: RuleSet, kind: BookKind, rank: Rank) -> NeededBook | None:
    """Which of the books that a team lacks a book of this kind and rank would be; None if it is none of them."""
    as_seven = rank == SEVEN and (kind == "clean" or (kind == "dirty" and rules.sevens_kind == "any"))
    as_what: tuple[NeededBook, ...] = ("sevens", kind, "any") if as_seven else (kind, "any")
    return next((one for one in as_what if lacking[one] > 0), None)


def wanted_book(board: Board, team: int, kind: BookKind, rank: Rank) -> NeededBook | None:
    """Which of the books that the team needs to go out such a book would be; None if it is none of them."""
    return wanted_as(Counter(books_wanted(board, team)), board.rules, kind, rank)


_Book = TypeVar("_Book", MakesBook, GrowsBook)


def told_as(book: _Book, wanted: NeededBook | None) -> _Book:
    """The book as what the team needs it for; of a needed one it is told what else is missing, of another its worth."""
    told = replace(book, is_needed=wanted is not None, as_sevens=wanted == "sevens")
    if not isinstance(told, MakesBook):
        return told
    return replace(told, missing=None) if wanted is None else replace(told, worth=0)


def as_needed(board: Board, team: int, book: _Book) -> _Book:
    """The book as what the team needs it for now."""
    return told_as(book, wanted_book(board, team, book.kind, book.rank))


def opening_with(points: int, board: Board, team: int) -> Opens:
    """An opening with so many points; the rules waive the minimum for one that falls short of it."""
    need = opening_minimum(board, team)
    return Opens(points, need if points >= need else 0)


WORTH_GUARDING: Final = 3
"""A pile that gives a rival fewer cards than this with the discard isn't guarded by rule of thumb: under the five rule
sets, taking three cards or fewer besides threes cost 240 points or more over drawing, and four cost 20; five gained
110.
"""


def needs_guarding(board: Board, seat: int, least: int = WORTH_GUARDING) -> bool:
    """Whether the player after the seat is a rival who could take the pile and gain by it: with the discard come at
    least so many cards that aren't useless threes, and the rival holds two cards or needs none.
    """
    follower, (below, threes) = (seat + 1) % board.players, _given_with_discard(board)
    if board.team_of(follower) == board.team_of(seat) or below - threes < least or is_closed_then(board, seat):
        return False
    if board.rules.take_needs_open and not board.has_opened(board.team_of(follower)):
        return False
    by_one = takes_alone(board.rules) and board.melds[board.team_of(follower)]
    return board.hands[follower] >= PAIR or bool(by_one)


def is_closed_then(board: Board, seat: int) -> bool:
    """Whether nobody could take the pile in the next player's turn, even with a natural on top."""
    then = replace(
        board,
        pile=board.pile + 1,
        upcard=Card("4S"),
        frozen=frozen_by(board, (seat + 1) % board.players),
        turns=put(board.turns, seat, board.turns[seat] + 1),
    )
    return why_no_pile(then) is not None


def given_little(board: Board) -> Literal["threes", "few", "alone"] | None:
    """Why the pile with the discard on top is no gift: most of its cards are useless threes, or there are few others or
    none; None if it is one.
    """
    below, threes = _given_with_discard(board)
    if not below:
        return "alone"
    return "threes" if 2 * threes > below else "few" if below - threes < WORTH_GUARDING else None


def _given_with_discard(board: Board) -> tuple[int, int]:
    """How many cards come with the discard if the next player takes it, and how many of them are useless threes."""
    below = replace(board, pile=board.pile + 1).pile_yield - 1
    threes = sum(map(is_three, board.pile_seen[-below:])) if below and board.rules.meld_threes != "all" else 0
    return below, threes


FEW_POINTS: Final = 30
"""Nobody lays cards for fewer points on the table than this."""


def kept_by(purpose: Purpose | None, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the hand that a move with this purpose is meant to keep; () where it is for something else."""
    match purpose:
        case KeepsTogether(rank) | GuardsPile(rank=rank, how="collects" | "likely"):
            return tuple(card for card in hand if card[0] == rank)
        case KeepsClean() | OpensCheaper():
            return tuple(filter(is_wild, hand))
        case _:
            return ()
