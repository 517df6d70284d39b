"""Why something cannot be played: a plain sentence for every refusal, with its numbers and, where there is one, the way
to fix it; and the same in a few words for the second line of a button.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from game.cards import Rank, is_red, is_wild, rank_of
from game.engine import refusal as refused
from game.engine.board import Board, Phase
from game.engine.melds import WILD_RANK
from game.engine.refusal import Reason, Refusal
from game.engine.view import PlayerView
from game.words.grammar import (
    YOU,
    a,
    agreeing,
    any_of,
    capital,
    card_name,
    counted,
    inside,
    listed,
    number,
    of_rank,
    points,
    possessive,
    rank_name,
    seat_name,
    the_card,
)


# ---- in a sentence
def refusal_sentence(refusal: Refusal, view: PlayerView | None = None, names: Sequence[str] = ()) -> str:
    """The refusal as the mover reads it; the view, where there is one, tells the rules and the phase."""
    board = view.board if view else None
    if isinstance(refusal, _OfMeld):
        return _of_meld(refusal, board)
    if isinstance(refusal, _OfPile):
        return _of_pile(refusal, view, names)
    if isinstance(refusal, _OfLastCards):
        return _of_last_cards(refusal, view, names)
    match refusal:
        case refused.NotYourTurn(seat):
            return f"{_is_to_play(seat, names)} now."
        case refused.WrongPhase():
            return _wrong_phase(board)
        case refused.NotInHand(card):
            another = view is not None and card in view.hand
            return f"You do not hold {'another ' + card_name(card) if another else the_card(card)}."
        case refused.CutTooDeep(most):
            return f"Lift at least one card and at most {points(most)}."
        case refused.NoSuchStack():
            return "There are two stacks: choose the first or the second."
        case refused.UndoOutOfTurn(seat):
            return f"{_is_to_play(seat, names)} now: you cannot take your turn back."
        case refused.UndoTooFar(0):
            return "There is nothing to take back: you have melded nothing since you last saw new cards."
        case refused.UndoTooFar(have):
            return f"You can only take back the last {counted(have, 'meld')}."
        case refused.WrongDeal():
            return "These cards cannot have been dealt like that."
        case refused.NothingToMeld():
            if board and board.phase == Phase.PLAY:
                return "Nothing is laid down yet: choose the cards of a meld first."
            return "That is not a move of this game."
        case refused.GameOver():
            return "The match is over."
        case _:
            assert_never(refusal)


_OfMeld = (
    refused.ThreeForbidden
    | refused.TooFewCards
    | refused.TooFewNaturals
    | refused.MixedRanks
    | refused.TooManyWilds
    | refused.WildsOfTurn
    | refused.NewMeldTooLow
    | refused.NaturalOnWilds
    | refused.WildsAlone
    | refused.SecondMeld
    | refused.BookClosed
    | refused.NoSuchMeld
    | refused.OpeningTooLow
)


def _of_meld(refusal: _OfMeld, board: Board | None) -> str:
    match refusal:
        case refused.ThreeForbidden():
            return _three(refusal, board)
        case refused.TooFewCards(0):
            return "Choose cards."
        case refused.TooFewCards(have):
            cards = capital(counted(have, "card"))
            return f"{cards} {'is' if have == 1 else 'are'} not enough; a new meld needs three."
        case refused.TooFewNaturals(have, need, rank):
            return f"A meld with wilds needs at least {of_rank(need, rank)}; this has {of_rank(have, rank)}."
        case refused.MixedRanks(ranks):
            return (
                f"You can't mix {listed([rank_name(rank, 0) for rank in ranks])}: a meld is one rank plus wild cards."
            )
        case refused.TooManyWilds():
            return _too_many_wilds(refusal, board)
        case refused.WildsOfTurn(have, need, rank):
            most = f"no more than {counted(need, 'wild')}"
            return f"That makes {number(have)} added to the {rank_name(rank, 0)}; one meld gets {most} in a turn."
        case refused.NewMeldTooLow(have, need, rank):
            return f"These {rank_name(rank, 0)} are worth {points(have)}; a new meld needs {counted(need, 'point')}."
        case refused.NaturalOnWilds():
            return "A meld of wilds takes wilds only."
        case refused.WildsAlone():
            return "You cannot meld wilds alone here; lay them with two or more cards of one rank."
        case refused.SecondMeld():
            return _second_meld(refusal, board)
        case refused.BookClosed(rank):
            return _book_closed(rank, board)
        case refused.NoSuchMeld():
            return "You have no such meld." if _is_alone(board) else "Your team has no such meld."
        case refused.OpeningTooLow():
            return _opening(refusal, board)


_OfPile = (
    refused.NoPile
    | refused.PileFrozen
    | refused.PileTooShort
    | refused.FirstLap
    | refused.PairNeeded
    | refused.UpcardNotPlayed
    | refused.BottomNotPlayed
    | refused.NoPeek
    | refused.ShuffleDue
    | refused.StockTooShort
    | refused.StockNotEmpty
)


def _of_pile(refusal: _OfPile, view: PlayerView | None, names: Sequence[str]) -> str:
    """What keeps from the pile, or from the stock."""
    match refusal:
        case refused.NoPile():
            if view and view.board.rules.take_count == "never":
                return "With these rules nobody takes the pile."
            return "There is no pile to take now."
        case refused.PileFrozen(seat):
            return (
                "A wild was discarded: nobody can take the pile until it is "
                f"{possessive(seat_name(names, seat))} turn again."
            )
        case refused.PileTooShort(have, need):
            return f"The pile has {counted(have, 'card')}; you can take it only when it has {number(need)} or more."
        case refused.FirstLap(seat):
            who = seat_name(names, seat, view.seat if view else None)
            return f"Nobody can take the pile until everyone has had a turn; {inside(who)} {agreeing(who, 'has')} not."
        case refused.PairNeeded():
            return _pair_needed(refusal, view.board if view else None)
        case refused.UpcardNotPlayed(card):
            return f"To take the pile, you must meld {the_card(card)} in the same move."
        case refused.BottomNotPlayed(card):
            return f"Whoever takes the pile must also meld its bottom card, {the_card(card)}."
        case refused.NoPeek(again=True):
            return "You have looked at the pile already in this turn."
        case refused.NoPeek():
            return "There is nothing below the upcard that you may look at."
        case refused.ShuffleDue():
            return "First the discards are shuffled into a new stock."
        case refused.StockTooShort(have, need):
            return f"The stock has {counted(have, 'card')} left and a draw needs {number(need)}: take the pile or pass."
        case refused.StockNotEmpty(have):
            return f"The stock still has {counted(have, 'card')}: draw, or take the pile."


_OfLastCards = (
    refused.LastCardOfFoot
    | refused.TooFewKept
    | refused.NotInFoot
    | refused.BooksMissing
    | refused.FinalDiscardNeeded
    | refused.FinalMeldNeeded
    | refused.SevenKept
    | refused.SevenLast
    | refused.PartnerNotReady
    | refused.PermissionRefused
    | refused.CardsLeftOver
    | refused.CannotHold
)


def _of_last_cards(refusal: _OfLastCards, view: PlayerView | None, names: Sequence[str]) -> str:
    """What keeps from going out, or from parting with the last cards."""
    board = view.board if view else None
    last = board.last_stack.value if board else "foot"
    match refusal:
        case refused.LastCardOfFoot():
            return f"That is the last card of your {last}; discarding it would be going out."
        case refused.TooFewKept(have):
            left = f"that leaves {counted(have, 'card') if have else 'no card'} of your {last}"
            if view and view.board.plays_foot(view.seat):
                return f"You would be going out: {left}. Keep one card of your foot to discard."
            return f"You would be going out: {left}. Keep two, one to discard and one to hold."
        case refused.NotInFoot():
            return f"You can only do that from your {last}, and you have not picked it up yet."
        case refused.BooksMissing():
            who = "you still need" if _is_alone(board) else "your team still needs"
            return f"To go out {who} {books_missing(refusal)}."
        case refused.FinalDiscardNeeded():
            return "You must discard your last card, not meld it: keep one back to go out with."
        case refused.FinalMeldNeeded():
            return "You must meld your last card, not discard it."
        case refused.SevenKept():
            return "Sevens stay until there is a book of them: discard another card."
        case refused.SevenLast():
            return "You cannot go out by discarding a seven: meld it, or keep another card for the end."
        case refused.PartnerNotReady(seat):
            who = seat_name(names, seat)
            done = "picked up" if board and board.rules.partners_foot == "picked_up" else "played a card from"
            return f"You cannot go out until {inside(who)} {agreeing(who, 'has')} {done} the {last}."
        case refused.PermissionRefused():
            return "You were told no: you cannot ask again this turn."
        case refused.CardsLeftOver(have):
            return f"To go out you must play every card of your {last}; {counted(have, 'card')} would be left."
        case refused.CannotHold(have):
            return _cannot_hold(have, board)


def books(clean: int, dirty: int, wild: int = 0) -> str:
    """So many books of each kind, without the kinds of which there are none.

    >>> books(1, 2), books(0, 1, 1), books(0, 0, 2)
    ('one clean and two dirty books', 'one dirty book and a book of wilds', 'two books of wilds')
    """
    kinds = [(count, kind) for count, kind in ((clean, "clean"), (dirty, "dirty")) if count]
    parts = [f"{number(count)} {kind}" for count, kind in kinds]
    if parts:
        parts[-1] += " book" if kinds[-1][0] == 1 else " books"
    if wild:
        parts.append("a book of wilds" if wild == 1 else f"{number(wild)} books of wilds")
    return listed(parts) or "books"


def books_missing(refusal: refused.BooksMissing) -> str:
    """What a team still needs to go out, as the refusal has it."""
    needs = [books(refusal.clean, refusal.dirty, refusal.wild)] if refusal.clean + refusal.dirty + refusal.wild else []
    if refusal.sevens:
        needs.append("a book of sevens")
    if refusal.books:
        needs.append(f"{counted(refusal.books, 'book')} of any kind")
    return listed(needs) or "books"


def _is_to_play(seat: int, names: Sequence[str]) -> str:
    who = seat_name(names, seat)
    whose = possessive(who)
    return f"It is {whose.lower() if who == YOU else whose} turn"


def _wrong_phase(board: Board | None) -> str:
    match board.phase if board else None:
        case Phase.CUT:
            return "The cards are not dealt yet: first everyone lifts a packet."
        case Phase.CHOOSE:
            return "First everyone chooses a stack as the hand."
        case Phase.DRAW:
            return "First draw from the stock or take the pile."
        case Phase.PLAY:
            return "The draw is done: meld if you like, then discard."
        case Phase.ANSWER:
            return "First somebody must answer whether to go out."
        case Phase.ENDED:
            return "The round is over and the next one is not dealt yet."
        case None:
            return "You cannot do that now."


def _three(refusal: refused.ThreeForbidden, board: Board | None) -> str:
    if board is None:
        return "You cannot meld threes; you can only discard them."
    if board.phase == Phase.DRAW and board.upcard == refusal.card:
        return "There is a three on the pile, so nobody can take it now."
    if board.rules.red_threes == "lay_down" and is_red(refusal.card):
        return "Red threes are laid down; you cannot meld or discard them."
    back = f"Put {the_card(refusal.card)} back. " if refusal.others else ""
    match board.rules.meld_threes:
        case "black_last":
            return f"{back}You can meld black threes only when you go out."
        case "black_in_foot":
            return f"{back}You can meld only black threes, and only from your {board.last_stack.value}."
        case _:
            return f"{back}You cannot meld threes; you can only discard them."


def _too_many_wilds(refusal: refused.TooManyWilds, board: Board | None) -> str:
    have, need, rank = refusal.have, refusal.need, rank_name(refusal.rank, 0)
    if not need:
        return "You cannot meld black threes with wilds."
    if board and board.rules.wild_cap and need >= board.rules.wild_cap:
        return f"That makes {counted(have, 'wild')}; no meld can have more than {number(need)}."
    room = f"this meld of {rank} can have {number(need)}"
    return f"That makes {counted(have, 'wild')}; {room}. Add {rank} or leave a wild out."


def _is_alone(board: Board | None) -> bool:
    """Whether everybody plays alone, so that there is no team to speak of."""
    return board is not None and not board.has_partners


def _second_meld(refusal: refused.SecondMeld, board: Board | None) -> str:
    rank = rank_name(refusal.rank, 0)
    if board and board.rules.second_meld == "after_closing":
        have, need = refusal.have, refusal.need
        whose = "Your" if _is_alone(board) else "Your team's"
        return f"{whose} {rank} have {number(have)} of {number(need)} cards for a book: add these to them first."
    who = "You already have" if _is_alone(board) else "Your team already has"
    return f"{who} a meld of {rank}: add these to it."


def _book_closed(rank: Rank, board: Board | None) -> str:
    book = f"book of {rank_name(rank, 0)}"
    match board.rules.closed_book if board else None:
        case "clean_open" | "dirty_open" if rank == WILD_RANK:
            return f"The {book} is complete and takes no more cards."
        case "keep_kind":
            return f"The {book} is clean and stays clean: no wilds on it."
        case "naturals":
            return f"The {book} is complete and takes no more wilds."
        case "sealed":
            return f"The {book} is complete and takes no more cards."
        case "clean_open":
            return f"Only a clean book takes more cards, and only naturals; the {book} does not take this."
        case "dirty_open":
            return f"The {book} is complete and clean: it takes no more cards."
        case _:
            return f"The {book} is complete and does not take this."


def _opening(refusal: refused.OpeningTooLow, board: Board | None) -> str:
    if board and board.phase == Phase.DRAW and board.rules.take_needs_open:
        return "You must open before you can take the pile: draw now."
    said = f"That is {points(refusal.have)}; round {refusal.round} needs {points(refusal.need)}."
    if refusal.fix:
        return f"{said} {capital(any_of(refusal.fix))} would do."
    return f"{said} You are {points(refusal.need - refusal.have)} short."


def _pair_needed(refusal: refused.PairNeeded, board: Board | None) -> str:
    have, need, rank = refusal.have, refusal.need, rank_of(refusal.card)
    held = number(have) if have else "none"
    rules = board.rules if board else None
    if is_wild(refusal.card):
        if rules is None or rules.wild_melds == "no" or rules.take_with != "pair":
            return f"{capital(a(rank_name(rank)))} is on the pile, and nobody can take a wild here."
        return f"A wild on the pile needs {of_rank(need, rank)} from your hand for a meld of wilds."
    if board and board.frozen is not None:
        return f"The pile is frozen: you need {of_rank(need, rank)} in your hand, and you have {held}."
    if have >= need:
        return f"Lay both {rank_name(rank, 0)} from your hand together with the one on the pile."
    match rules.take_with if rules else None:
        case "pair_or_wild":
            instead = f", or {of_rank(1, rank)} and a wild"
        case "pair_or_meld":
            instead = f", or a meld of {rank_name(rank, 0)} to lay it on"
        case _:
            instead = ""
    return f"To take the pile you need {of_rank(need, rank)} in your hand{instead}; you have {held}."


def _cannot_hold(have: int, board: Board | None) -> str:
    if have > 1:
        return f"You can only keep your very last card, and you have {number(have)}: discard one."
    if board and board.rules.hold_last_card:
        return (
            "You can keep the last card only while a partner has neither picked up the "
            f"{board.last_stack.value} nor melded."
        )
    return "With these rules you cannot keep the last card while you can play it."


# ---- in a few words
def short_refusal(refusal: Refusal, names: Sequence[str] = ()) -> str:
    """The refusal in a few words, which names aside stand on a button of the smallest window: at most 18 letters."""
    match refusal:
        case refused.NotYourTurn(seat):
            who = seat_name(names, seat)
            return f"{who} {agreeing(who, 'is')} to play"
        case refused.OpeningTooLow(have, need) | refused.NewMeldTooLow(have, need):
            return f"{points(need - have)} {'point' if need - have == 1 else 'points'} short"
        case refused.BottomNotPlayed():
            return "meld bottom card"
        case refused.PairNeeded(card, have, need) if have < need:
            return f"needs {of_rank(need, rank_of(card))}"
        case refused.ThreeForbidden(others=None):
            return "a three"
        case refused.ThreeForbidden(others=()):
            return "no meld of threes"
        case refused.ThreeForbidden():
            return "put the three back"
        case refused.BooksMissing():
            books = _books_to_make(refusal)
            return f"{number(books)} more {'book' if books == 1 else 'books'}"
        case refused.PartnerNotReady(seat):
            return f"wait for {seat_name(names, seat)}"
        case refused.NoPeek(again=True):
            return "looked already"
        case refused.NoPeek():
            return "nothing below"
        case refused.FinalMeldNeeded():
            return "meld the last card"
        case refused.SevenLast():
            return "no seven at last"
        case refused.PileTooShort(have, need):
            return f"{have} of {need} cards"
        case refused.CardsLeftOver(have):
            return f"{number(have)} left over"
        case _:
            return _SHORT[refusal.code]


def _books_to_make(refusal: refused.BooksMissing) -> int:
    """Books still to be made: one of sevens is another one, those of any kind may be the same ones."""
    return max(refusal.clean + refusal.dirty + refusal.wild + refusal.sevens, refusal.books)


_SHORT: Final = {
    Reason.WRONG_PHASE: "not now",
    Reason.NOT_IN_HAND: "not in your hand",
    Reason.TOO_FEW_CARDS: "needs three cards",
    Reason.TOO_FEW_NATURALS: "too few naturals",
    Reason.MIXED_RANKS: "one rank in a meld",
    Reason.WILD_LIMIT: "too many wilds",
    Reason.WILD_ONLY: "not wilds alone",
    Reason.SECOND_MELD: "melded already",
    Reason.CLOSED_BOOK: "the book is closed",
    Reason.NO_SUCH_MELD: "no such meld",
    Reason.NO_PILE: "no pile to take",
    Reason.FIRST_LAP: "not in first lap",
    Reason.NEED_PAIR: "needs a pair",
    Reason.UPCARD_NOT_PLAYED: "meld the upcard",
    Reason.STOCK_EMPTY: "stock used up",
    Reason.STOCK_NOT_EMPTY: "stock has cards",
    Reason.KEEP_CARDS: "keep two cards",
    Reason.SEVEN_KEPT: "sevens are kept",
    Reason.NO_PEEK: "nothing to look at",
    Reason.FINAL_DISCARD: "needs a discard",
    Reason.REFUSED: "answer was no",
    Reason.CANNOT_HOLD: "cannot keep it",
    Reason.NOT_IN_FOOT: "not in foot yet",
    Reason.BAD_CUT: "not so many",
    Reason.BAD_CHOICE: "one of two stacks",
    Reason.CANNOT_UNDO: "nothing to undo",
    Reason.BAD_DEAL: "a wrong deal",
    Reason.MALFORMED: "nothing chosen",
    Reason.GAME_OVER: "the match is over",
}
