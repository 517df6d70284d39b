"""Why a move is refused: a code of record-format section 2.4 and the facts for a sentence; sentences are elsewhere."""

from enum import StrEnum

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


class Refusal(Struct, frozen=True, kw_only=True):
    """A player's mistake as a value. Only what the mover may know is ever in it.

    `have` and `need` are the numbers that clash (points, cards, wilds, books: the code says which); `round` is the
    round of an opening minimum; `card`, `rank`, `ranks` and `seat` say what it is about; `clean`, `dirty`, `wild`,
    `books` (of any kind) and `sevens` count the books still missing; `mend` holds cards of the mover's own hand that
    would put it right.
    """

    code: Reason
    have: int | None = None
    need: int | None = None
    round: int | None = None
    card: Card | None = None
    rank: Rank | None = None
    ranks: tuple[Rank, ...] = ()
    seat: int | None = None
    clean: int = 0
    dirty: int = 0
    wild: int = 0
    books: int = 0
    sevens: int = 0
    mend: tuple[Card, ...] = ()
