"""Why a move is refused: a code of record-format section 2.4 and the facts for a sentence. Sentences are made
elsewhere.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from game.cards import Card, Rank


class Reason(StrEnum):
    """The reason codes of records and the verifier."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    NOT_IN_HAND = "not_in_hand"
    THREE = "three"
    TOO_FEW_CARDS = "too_few_cards"
    TOO_FEW_NATURALS = "too_few_naturals"
    MIXED_RANKS = "mixed_ranks"
    WILD_LIMIT = "wild_limit"
    WILD_ONLY = "wild_only"
    SECOND_MELD = "second_meld"
    CLOSED_BOOK = "closed_book"
    NO_SUCH_MELD = "no_such_meld"
    OPENING_MINIMUM = "opening_minimum"
    NO_PILE = "no_pile"
    SHORT_PILE = "short_pile"
    FIRST_LAP = "first_lap"
    NEED_PAIR = "need_pair"
    UPCARD_NOT_PLAYED = "upcard_not_played"
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    KEEP_CARDS = "keep_cards"
    BOOKS_MISSING = "books_missing"
    FINAL_DISCARD = "final_discard"
    SEVEN_KEPT = "seven_kept"
    NO_PEEK = "no_peek"
    PARTNERS_FOOT = "partners_foot"
    REFUSED = "refused"
    MUST_USE_ALL = "must_use_all"
    CANNOT_HOLD = "cannot_hold"
    NOT_IN_FOOT = "not_in_foot"
    BAD_CUT = "bad_cut"
    BAD_CHOICE = "bad_choice"
    CANNOT_UNDO = "cannot_undo"
    BAD_DEAL = "bad_deal"
    BAD_SCORE = "bad_score"
    MALFORMED = "malformed"
    GAME_OVER = "game_over"


class Refusal(Struct, frozen=True, tag=True):
    """A player's mistake as a value: one type per kind, with only the facts that the mover may know.

    `have` and `need` are the two numbers that conflict.
    """

    @property
    def code(self) -> Reason:
        """What records and the verifier call it."""
        return REASONS[type(self)]


class NotYourTurn(Refusal, frozen=True):
    """`seat` must act first."""

    seat: int


class WrongPhase(Refusal, frozen=True):
    """Such a move belongs to another part of the turn or the round."""


class GameOver(Refusal, frozen=True):
    """The match is over."""


class WrongDeal(Refusal, frozen=True):
    """Cards that can't have been dealt or shuffled like this."""


class CutTooDeep(Refusal, frozen=True):
    """At least one card and at most this many can be lifted."""

    most: int


class NoSuchStack(Refusal, frozen=True):
    """There are two stacks to choose from."""


class NotInHand(Refusal, frozen=True):
    """The card, or another copy of it, isn't in the hand."""

    card: Card


class NothingToMeld(Refusal, frozen=True):
    """A meld move without a group."""


class NoSuchMeld(Refusal, frozen=True):
    """The team has no meld of that number."""


class ThreeForbidden(Refusal, frozen=True):
    """A three that may not be melded or discarded."""

    card: Card
    others: tuple[Rank, ...] | None = None
    """Other ranks in the group; None if the card isn't in one."""


class TooFewCards(Refusal, frozen=True):
    """Too few cards for a group."""

    have: int


class TooFewNaturals(Refusal, frozen=True):
    """Too few naturals in a meld with wilds."""

    have: int
    need: int
    rank: Rank


class MixedRanks(Refusal, frozen=True):
    """Two ranks in one meld."""

    ranks: tuple[Rank, Rank]


class TooManyWilds(Refusal, frozen=True):
    """Too many wilds in a meld; `need` is how many it may have."""

    have: int
    need: int
    rank: Rank


class WildsAlone(Refusal, frozen=True):
    """A new meld of wilds only, which the rules don't allow."""


class NaturalOnWilds(Refusal, frozen=True):
    """A natural card on a meld of wilds."""


class WildsOfTurn(Refusal, frozen=True):
    """Too many wilds added to one meld this turn; `need` is how many are allowed."""

    have: int
    need: int
    rank: Rank


class NewMeldTooLow(Refusal, frozen=True):
    """A new meld of that rank is worth too few points."""

    have: int
    need: int
    rank: Rank


class SecondMeld(Refusal, frozen=True):
    """The team already has a meld of that rank with `have` cards; a book has `need`. It takes `fits`: all
    of the cards (`whole`), some, or none; None if that wasn't asked.
    """

    rank: Rank
    have: int
    need: int
    fits: tuple[Card, ...] | None = None
    whole: bool = False


class BookClosed(Refusal, frozen=True):
    """A book that doesn't take these cards."""

    rank: Rank


class OpeningTooLow(Refusal, frozen=True):
    """A team's first melds of a round are worth too few points."""

    have: int
    need: int
    round: int
    fix: tuple[Card, ...] = ()
    """Cards in the mover's hand, any one of which would be enough."""


class OpeningNotNatural(Refusal, frozen=True):
    """Every meld of an opening has wild cards, and the rules want one without."""


class NotOpened(Refusal, frozen=True):
    """Only a team that has opened may take the pile."""


class NoPile(Refusal, frozen=True):
    """There is no pile to take, or the rules `never` allow it."""

    never: bool = False


class ThreeOnPile(Refusal, frozen=True):
    """Nobody takes the pile with a three on top."""


class WildOnPile(Refusal, frozen=True):
    """Nobody takes the pile with this wild card on top."""

    card: Card


class PileFrozen(Refusal, frozen=True):
    """Nobody may take the pile before the next turn of `seat`, who froze it."""

    seat: int


class PileTooShort(Refusal, frozen=True):
    """Too few cards on the pile."""

    have: int
    need: int


class FirstLap(Refusal, frozen=True):
    """The pile can't be taken until everybody has had a turn; `seat` hasn't."""

    seat: int


class PairNeeded(Refusal, frozen=True):
    """Taking the pile needs `need` cards like the upcard, all laid with it, and the hand has `have`. One and a wild
    (`or_wild`), or a meld of that rank (`or_meld`), would do as well; a team that hasn't opened needs `points` with
    them if it lacks these too. `frozen`: only a pair takes the pile because a wild card lies on it. A new meld must be
    `worth` as much, if that is why a pair of naturals isn't enough; fewer would do with wild cards.
    """

    card: Card
    have: int
    need: int
    or_wild: bool = False
    or_meld: bool = False
    points: int = 0
    frozen: bool = False
    worth: int = 0


class NothingTakes(Refusal, frozen=True):
    """No card in the hand and no meld of the team goes with the upcard."""

    card: Card


class TakeOpensTooLow(Refusal, frozen=True):
    """With the upcard the team's first melds would be worth at most `have` points."""

    have: int
    need: int


class UpcardNotPlayed(Refusal, frozen=True):
    """The upcard must be melded in the move that takes it."""

    card: Card


class BottomNotPlayed(Refusal, frozen=True):
    """The lowest card that comes with the pile must be melded in the move that takes it."""

    card: Card


class ShuffleDue(Refusal, frozen=True):
    """The discards must become new stock first."""


class StockTooShort(Refusal, frozen=True):
    """Fewer cards in the stock than a draw takes."""

    have: int
    need: int


class StockNotEmpty(Refusal, frozen=True):
    """A turn is passed only if the stock can't serve a draw."""

    have: int


class TooFewKept(Refusal, frozen=True):
    """Two cards of the foot must stay; only this many would. `by_pile`: however the pile is taken."""

    have: int
    by_pile: bool = False


class LastCardOfFoot(Refusal, frozen=True):
    """Discarding it would be going out."""


class NotInFoot(Refusal, frozen=True):
    """The foot is not picked up yet."""


class BooksMissing(Refusal, frozen=True, kw_only=True):
    """Books that a team still needs to go out, by kind; `books` is how many in all, these among them."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    books: int = 0
    sevens: int = 0
    any_sevens: bool = False
    """Whether the book of sevens may be dirty."""


class FinalDiscardNeeded(Refusal, frozen=True):
    """The last card must be discarded."""


class FinalMeldNeeded(Refusal, frozen=True):
    """The last card must be melded."""


class SevenKept(Refusal, frozen=True):
    """A seven can't be discarded while the team has no book of them and another card can be discarded."""


class SevenLast(Refusal, frozen=True):
    """A seven can never be the last discard."""


class NoPeek(Refusal, frozen=True):
    """There is nothing to look at, or (`again`) the pile was already looked at this turn."""

    again: bool = False


class PartnerNotReady(Refusal, frozen=True):
    """The partner at `seat` hasn't picked up the foot, or hasn't played from it."""

    seat: int


class PermissionRefused(Refusal, frozen=True):
    """A partner said no this turn."""


class CardsLeftOver(Refusal, frozen=True):
    """Going out uses every card of the foot; this many are left."""

    have: int


class CannotHold(Refusal, frozen=True):
    """Only the very last card may be kept, and only while a partner waits; this many are held."""

    have: int


class UndoOutOfTurn(Refusal, frozen=True):
    """It is the turn of `seat`."""

    seat: int


class UndoTooFar(Refusal, frozen=True):
    """Only this many melds can be taken back."""

    have: int


ClosedPile = NoPile | PileFrozen | PileTooShort | FirstLap | ThreeOnPile
"""What keeps everybody from the pile."""

NoTake = (
    ClosedPile
    | NotOpened
    | WildOnPile
    | PairNeeded
    | NothingTakes
    | TakeOpensTooLow
    | OpeningNotNatural
    | TooFewKept
    | BottomNotPlayed
    | BookClosed
    | NewMeldTooLow
)
"""What may keep a seat that must draw from the pile."""

REASONS: Final[dict[type[Refusal], Reason]] = {
    NotYourTurn: Reason.NOT_YOUR_TURN,
    WrongPhase: Reason.WRONG_PHASE,
    GameOver: Reason.GAME_OVER,
    WrongDeal: Reason.BAD_DEAL,
    CutTooDeep: Reason.BAD_CUT,
    NoSuchStack: Reason.BAD_CHOICE,
    NotInHand: Reason.NOT_IN_HAND,
    NothingToMeld: Reason.MALFORMED,
    NoSuchMeld: Reason.NO_SUCH_MELD,
    ThreeForbidden: Reason.THREE,
    TooFewCards: Reason.TOO_FEW_CARDS,
    TooFewNaturals: Reason.TOO_FEW_NATURALS,
    MixedRanks: Reason.MIXED_RANKS,
    TooManyWilds: Reason.WILD_LIMIT,
    WildsAlone: Reason.WILD_ONLY,
    NaturalOnWilds: Reason.WILD_ONLY,
    WildsOfTurn: Reason.WILD_LIMIT,
    NewMeldTooLow: Reason.TOO_FEW_CARDS,
    SecondMeld: Reason.SECOND_MELD,
    BookClosed: Reason.CLOSED_BOOK,
    OpeningTooLow: Reason.OPENING_MINIMUM,
    OpeningNotNatural: Reason.OPENING_MINIMUM,
    NotOpened: Reason.OPENING_MINIMUM,
    NoPile: Reason.NO_PILE,
    ThreeOnPile: Reason.THREE,
    WildOnPile: Reason.NEED_PAIR,
    PileFrozen: Reason.NO_PILE,
    PileTooShort: Reason.SHORT_PILE,
    FirstLap: Reason.FIRST_LAP,
    PairNeeded: Reason.NEED_PAIR,
    NothingTakes: Reason.NEED_PAIR,
    TakeOpensTooLow: Reason.OPENING_MINIMUM,
    UpcardNotPlayed: Reason.UPCARD_NOT_PLAYED,
    BottomNotPlayed: Reason.UPCARD_NOT_PLAYED,
    ShuffleDue: Reason.STOCK_EMPTY,
    StockTooShort: Reason.STOCK_EMPTY,
    StockNotEmpty: Reason.STOCK_NOT_EMPTY,
    TooFewKept: Reason.KEEP_CARDS,
    LastCardOfFoot: Reason.KEEP_CARDS,
    NotInFoot: Reason.NOT_IN_FOOT,
    BooksMissing: Reason.BOOKS_MISSING,
    FinalDiscardNeeded: Reason.FINAL_DISCARD,
    FinalMeldNeeded: Reason.FINAL_DISCARD,
    SevenKept: Reason.SEVEN_KEPT,
    SevenLast: Reason.SEVEN_KEPT,
    NoPeek: Reason.NO_PEEK,
    PartnerNotReady: Reason.PARTNERS_FOOT,
    PermissionRefused: Reason.REFUSED,
    CardsLeftOver: Reason.MUST_USE_ALL,
    CannotHold: Reason.CANNOT_HOLD,
    UndoOutOfTurn: Reason.CANNOT_UNDO,
    UndoTooFar: Reason.CANNOT_UNDO,
}
"""The reason that records and the verifier get for each refusal; several refusals share one."""
