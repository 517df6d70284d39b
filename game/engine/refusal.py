"""Why a move is refused: a code of record-format section 2.4 and the facts for a sentence. Sentences are made
elsewhere.
"""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from game.cards import Card, Rank


class Reason(StrEnum):
    """The reason codes of records, bots and the verifier."""

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
    BAD_SEAL = "bad_seal"
    MALFORMED = "malformed"
    GAME_OVER = "game_over"


class Refusal(Struct, frozen=True, tag=True):
    """A player's mistake as a value: one type per kind, with only the facts that the mover may know.

    `have` and `need` are the two numbers that conflict.
    """

    code: ClassVar[Reason]


class NotYourTurn(Refusal, frozen=True):
    """`seat` must act first."""

    code = Reason.NOT_YOUR_TURN
    seat: int


class WrongPhase(Refusal, frozen=True):
    """Such a move belongs to another part of the turn or the round."""

    code = Reason.WRONG_PHASE


class GameOver(Refusal, frozen=True):
    """The match is over."""

    code = Reason.GAME_OVER


class WrongDeal(Refusal, frozen=True):
    """Cards that can't have been dealt or shuffled like this."""

    code = Reason.BAD_DEAL


class CutTooDeep(Refusal, frozen=True):
    """At least one card and at most this many can be lifted."""

    code = Reason.BAD_CUT
    most: int


class NoSuchStack(Refusal, frozen=True):
    """There are two stacks to choose from."""

    code = Reason.BAD_CHOICE


class NotInHand(Refusal, frozen=True):
    """The card, or another copy of it, isn't in the hand."""

    code = Reason.NOT_IN_HAND
    card: Card


class NothingToMeld(Refusal, frozen=True):
    """A meld move without a group."""

    code = Reason.MALFORMED


class NoSuchMeld(Refusal, frozen=True):
    """The team has no meld of that number."""

    code = Reason.NO_SUCH_MELD


class ThreeForbidden(Refusal, frozen=True):
    """A three that may not be melded or discarded."""

    code = Reason.THREE
    card: Card
    others: tuple[Rank, ...] | None = None
    """Other ranks in the group; None if the card isn't in one."""


class TooFewCards(Refusal, frozen=True):
    """Too few cards for a group."""

    code = Reason.TOO_FEW_CARDS
    have: int


class TooFewNaturals(Refusal, frozen=True):
    """Too few naturals in a meld with wilds."""

    code = Reason.TOO_FEW_NATURALS
    have: int
    need: int
    rank: Rank


class MixedRanks(Refusal, frozen=True):
    """Two ranks in one meld."""

    code = Reason.MIXED_RANKS
    ranks: tuple[Rank, Rank]


class TooManyWilds(Refusal, frozen=True):
    """Too many wilds in a meld; `need` is how many it may have."""

    code = Reason.WILD_LIMIT
    have: int
    need: int
    rank: Rank


class WildsAlone(Refusal, frozen=True):
    """A new meld of wilds only, which the rules don't allow."""

    code = Reason.WILD_ONLY


class NaturalOnWilds(Refusal, frozen=True):
    """A natural card on a meld of wilds."""

    code = Reason.WILD_ONLY


class WildsOfTurn(Refusal, frozen=True):
    """Too many wilds added to one meld this turn; `need` is how many are allowed."""

    code = Reason.WILD_LIMIT
    have: int
    need: int
    rank: Rank


class NewMeldTooLow(Refusal, frozen=True):
    """A new meld of that rank is worth too few points."""

    code = Reason.TOO_FEW_CARDS
    have: int
    need: int
    rank: Rank


class SecondMeld(Refusal, frozen=True):
    """The team already has a meld of that rank with `have` cards; a book has `need`. It takes `fits`: all
    of the cards (`whole`), some, or none; None if that wasn't asked.
    """

    code = Reason.SECOND_MELD
    rank: Rank
    have: int
    need: int
    fits: tuple[Card, ...] | None = None
    whole: bool = False


class BookClosed(Refusal, frozen=True):
    """A book that doesn't take these cards."""

    code = Reason.CLOSED_BOOK
    rank: Rank


class OpeningTooLow(Refusal, frozen=True):
    """A team's first melds of a round are worth too few points."""

    code = Reason.OPENING_MINIMUM
    have: int
    need: int
    round: int
    fix: tuple[Card, ...] = ()
    """Cards in the mover's hand, any one of which would be enough."""


class OpeningNotNatural(Refusal, frozen=True):
    """Every meld of an opening has wild cards, and the rules want one without."""

    code = Reason.OPENING_MINIMUM


class NotOpened(Refusal, frozen=True):
    """Only a team that has opened may take the pile."""

    code = Reason.OPENING_MINIMUM


class NoPile(Refusal, frozen=True):
    """There is no pile to take, or the rules `never` allow it."""

    code = Reason.NO_PILE
    never: bool = False


class ThreeOnPile(Refusal, frozen=True):
    """Nobody takes the pile with a three on top."""

    code = Reason.THREE


class WildOnPile(Refusal, frozen=True):
    """Nobody takes the pile with this wild card on top."""

    code = Reason.NEED_PAIR
    card: Card


class PileFrozen(Refusal, frozen=True):
    """Nobody may take the pile before the next turn of `seat`, who froze it."""

    code = Reason.NO_PILE
    seat: int


class PileTooShort(Refusal, frozen=True):
    """Too few cards on the pile."""

    code = Reason.SHORT_PILE
    have: int
    need: int


class FirstLap(Refusal, frozen=True):
    """The pile can't be taken until everybody has had a turn; `seat` hasn't."""

    code = Reason.FIRST_LAP
    seat: int


class PairNeeded(Refusal, frozen=True):
    """Taking the pile needs `need` cards like the upcard, all laid with it, and the hand has `have`. One and a wild
    (`or_wild`), or a meld of that rank (`or_meld`), would do as well; a team that hasn't opened needs `points` with
    them if it lacks these too. `frozen`: only a pair takes the pile because a wild card lies on it.
    """

    code = Reason.NEED_PAIR
    card: Card
    have: int
    need: int
    or_wild: bool = False
    or_meld: bool = False
    points: int = 0
    frozen: bool = False


class NothingTakes(Refusal, frozen=True):
    """No card in the hand and no meld of the team goes with the upcard."""

    code = Reason.NEED_PAIR
    card: Card


class TakeOpensTooLow(Refusal, frozen=True):
    """With the upcard the team's first melds would be worth at most `have` points."""

    code = Reason.OPENING_MINIMUM
    have: int
    need: int


class UpcardNotPlayed(Refusal, frozen=True):
    """The upcard must be melded in the move that takes it."""

    code = Reason.UPCARD_NOT_PLAYED
    card: Card


class BottomNotPlayed(Refusal, frozen=True):
    """The lowest card that comes with the pile must be melded in the move that takes it."""

    code = Reason.UPCARD_NOT_PLAYED
    card: Card


class ShuffleDue(Refusal, frozen=True):
    """The discards must become new stock first."""

    code = Reason.STOCK_EMPTY


class StockTooShort(Refusal, frozen=True):
    """Fewer cards in the stock than a draw takes."""

    code = Reason.STOCK_EMPTY
    have: int
    need: int


class StockNotEmpty(Refusal, frozen=True):
    """A turn is passed only if the stock can't serve a draw."""

    code = Reason.STOCK_NOT_EMPTY
    have: int


class TooFewKept(Refusal, frozen=True):
    """Two cards of the foot must stay; only this many would. `by_pile`: however the pile is taken."""

    code = Reason.KEEP_CARDS
    have: int
    by_pile: bool = False


class LastCardOfFoot(Refusal, frozen=True):
    """Discarding it would be going out."""

    code = Reason.KEEP_CARDS


class NotInFoot(Refusal, frozen=True):
    """The foot is not picked up yet."""

    code = Reason.NOT_IN_FOOT


class BooksMissing(Refusal, frozen=True, kw_only=True):
    """Books that a team still needs to go out, by kind; `books` of any kind."""

    code = Reason.BOOKS_MISSING
    clean: int = 0
    dirty: int = 0
    wild: int = 0
    books: int = 0
    sevens: int = 0


class FinalDiscardNeeded(Refusal, frozen=True):
    """The last card must be discarded."""

    code = Reason.FINAL_DISCARD


class FinalMeldNeeded(Refusal, frozen=True):
    """The last card must be melded."""

    code = Reason.FINAL_DISCARD


class SevenKept(Refusal, frozen=True):
    """A seven can't be discarded while the team has no book of them and another card can be discarded."""

    code = Reason.SEVEN_KEPT


class SevenLast(Refusal, frozen=True):
    """A seven can never be the last discard."""

    code = Reason.SEVEN_KEPT


class NoPeek(Refusal, frozen=True):
    """There is nothing to look at, or (`again`) the pile was already looked at this turn."""

    code = Reason.NO_PEEK
    again: bool = False


class PartnerNotReady(Refusal, frozen=True):
    """The partner at `seat` hasn't picked up the foot, or hasn't played from it."""

    code = Reason.PARTNERS_FOOT
    seat: int


class PermissionRefused(Refusal, frozen=True):
    """A partner said no this turn."""

    code = Reason.REFUSED


class CardsLeftOver(Refusal, frozen=True):
    """Going out uses every card of the foot; this many are left."""

    code = Reason.MUST_USE_ALL
    have: int


class CannotHold(Refusal, frozen=True):
    """Only the very last card may be kept, and only while a partner waits; this many are held."""

    code = Reason.CANNOT_HOLD
    have: int


class UndoOutOfTurn(Refusal, frozen=True):
    """It is the turn of `seat`."""

    code = Reason.CANNOT_UNDO
    seat: int


class UndoTooFar(Refusal, frozen=True):
    """Only this many melds can be taken back."""

    code = Reason.CANNOT_UNDO
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
