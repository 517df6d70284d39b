"""Every refusal in a few words, for the second line of a button that is not to be had now."""

from collections.abc import Sequence
from typing import Final

from game.cards import rank_of
from game.engine.refusal import Reason, Refusal
from game.words.cards import of_rank
from game.words.names import agreeing, seat_name
from game.words.numbers import number, points


def short(refusal: Refusal, names: Sequence[str] = ()) -> str:
    """The refusal in a few words, which names aside stand on a button of the smallest window: at most 18 letters."""
    have, need = refusal.have or 0, refusal.need or 0
    match refusal.code:
        case Reason.NOT_YOUR_TURN if refusal.seat is not None:
            who = seat_name(names, refusal.seat)
            return f"{who} {agreeing(who, 'is')} to play"
        case Reason.OPENING_MINIMUM if refusal.need is not None:
            return f"{points(need - have)} {'point' if need - have == 1 else 'points'} short"
        case Reason.NEED_PAIR if refusal.card and have < need:
            return f"needs {of_rank(need, rank_of(refusal.card))}"
        case Reason.THREE if refusal.ranks:
            return "put the three back"
        case Reason.THREE if refusal.rank:
            return "no meld of threes"
        case Reason.BOOKS_MISSING:
            books = _books(refusal)
            return f"{number(books)} more {'book' if books == 1 else 'books'}"
        case Reason.PARTNERS_FOOT if refusal.seat is not None:
            return f"wait for {seat_name(names, refusal.seat)}"
        case Reason.SHORT_PILE:
            return f"{have} of {need} cards"
        case Reason.MUST_USE_ALL:
            return f"{number(have)} left over"
        case code:
            return _SHORT[code]


def _books(refusal: Refusal) -> int:
    """Books still to be made: one of sevens is another one, those of any kind may be the same ones."""
    return max(refusal.clean + refusal.dirty + refusal.wild + refusal.sevens, refusal.books)


_SHORT: Final = {
    Reason.NOT_YOUR_TURN: "not your turn",
    Reason.WRONG_PHASE: "not now",
    Reason.NOT_IN_HAND: "not in your hand",
    Reason.THREE: "a three",
    Reason.TOO_FEW_CARDS: "needs three cards",
    Reason.TOO_FEW_NATURALS: "too few naturals",
    Reason.MIXED_RANKS: "one rank in a meld",
    Reason.WILD_LIMIT: "too many wilds",
    Reason.WILD_ONLY: "not wilds alone",
    Reason.SECOND_MELD: "melded already",
    Reason.CLOSED_BOOK: "the book is closed",
    Reason.NO_SUCH_MELD: "no such meld",
    Reason.OPENING_MINIMUM: "not open yet",
    Reason.NO_PILE: "no pile to take",
    Reason.SHORT_PILE: "pile too short",
    Reason.FIRST_LAP: "not in first lap",
    Reason.NEED_PAIR: "needs a pair",
    Reason.UPCARD_NOT_PLAYED: "meld the upcard",
    Reason.STOCK_EMPTY: "stock used up",
    Reason.STOCK_NOT_EMPTY: "stock has cards",
    Reason.KEEP_CARDS: "keep two cards",
    Reason.BOOKS_MISSING: "books missing",
    Reason.FINAL_DISCARD: "needs a discard",
    Reason.PARTNERS_FOOT: "wait for partner",
    Reason.REFUSED: "answer was no",
    Reason.MUST_USE_ALL: "cards left over",
    Reason.CANNOT_HOLD: "cannot keep it",
    Reason.NOT_IN_FOOT: "not in foot yet",
    Reason.BAD_CUT: "not so many",
    Reason.BAD_CHOICE: "one of two stacks",
    Reason.CANNOT_UNDO: "nothing to undo",
    Reason.BAD_DEAL: "a wrong deal",
    Reason.BAD_SCORE: "a wrong score",
    Reason.MALFORMED: "nothing chosen",
    Reason.GAME_OVER: "the match is over",
}
