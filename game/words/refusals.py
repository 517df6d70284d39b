"""Why something cannot be played: the message of every refusal with its facts, as a sentence and in a few words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from game.cards import Card, is_red, is_wild, rank_of
from game.engine import refusal as refused
from game.engine.board import Board, Phase, StackName
from game.engine.melds import WILD_RANK
from game.engine.refusal import Reason, Refusal
from game.engine.view import PlayerView
from game.text.messages import nouns
from game.text.messages import refusals as say
from game.words.grammar import by_rank, seat_person


# ---- in a sentence
def refusal_sentence(refusal: Refusal, view: PlayerView | None = None, names: Sequence[str] = ()) -> str:
    """The refusal as the mover reads it; the view, where there is one, tells the rules and the phase."""
    board = view.board if view else None
    match refusal:
        case refused.NotYourTurn(seat):
            return say.not_your_turn(seat_person(names, seat))
        case refused.WrongPhase():
            return _WRONG_PHASE[board.phase if board else None]()
        case refused.NotInHand(card):
            return say.not_another_in_hand(card) if view and card in view.hand else say.not_in_hand(card)
        case refused.CutTooDeep(most):
            return say.cut_too_deep(most)
        case refused.UndoOutOfTurn(seat):
            return say.undo_out_of_turn(seat_person(names, seat))
        case refused.UndoTooFar(have):
            return say.undo_too_far(have) if have else say.undo_nothing()
        case refused.NothingToMeld():
            return say.nothing_to_meld() if board and board.phase == Phase.PLAY else say.not_a_move()
        case (
            refused.NoPile()
            | refused.PileFrozen()
            | refused.PileTooShort()
            | refused.FirstLap()
            | refused.PairNeeded()
            | refused.UpcardNotPlayed()
            | refused.BottomNotPlayed()
            | refused.NoPeek()
            | refused.StockTooShort()
            | refused.StockNotEmpty()
        ):
            return _of_pile(refusal, view, names)
        case (
            refused.LastCardOfFoot()
            | refused.TooFewKept()
            | refused.NotInFoot()
            | refused.BooksMissing()
            | refused.PartnerNotReady()
            | refused.CardsLeftOver()
            | refused.CannotHold()
        ):
            return _of_last_cards(refusal, view, names)
        case _:
            return _of_meld(refusal, board)


_WRONG_PHASE: Final[Mapping[Phase | None, Callable[[], str]]] = {
    Phase.CUT: say.not_dealt,
    Phase.CHOOSE: say.choose_first,
    Phase.DRAW: say.draw_first,
    Phase.PLAY: say.draw_is_done,
    Phase.ANSWER: say.answer_first,
    Phase.ENDED: say.round_over,
    None: say.not_now,
}

_PLAIN: Final[Mapping[type[Refusal], Callable[[], str]]] = {
    refused.GameOver: say.game_over,
    refused.WrongDeal: say.wrong_deal,
    refused.NoSuchStack: say.no_such_stack,
    refused.NaturalOnWilds: say.natural_on_wilds,
    refused.WildsAlone: say.wilds_alone,
    refused.ShuffleDue: say.shuffle_due,
    refused.FinalDiscardNeeded: say.final_discard_needed,
    refused.FinalMeldNeeded: say.final_meld_needed,
    refused.SevenKept: say.seven_kept,
    refused.SevenLast: say.seven_last,
    refused.PermissionRefused: say.permission_refused,
}
"""Refusals without facts."""


def _of_meld(refusal: Refusal, board: Board | None) -> str:
    is_alone = board is not None and not board.has_partners
    match refusal:
        case refused.ThreeForbidden():
            return _three(refusal, board)
        case refused.TooFewCards(have):
            return say.too_few_cards(have) if have else say.choose_cards()
        case refused.TooFewNaturals(have, need, rank):
            return say.too_few_naturals(have, need, rank)
        case refused.MixedRanks(ranks):
            return say.mixed_ranks([nouns.ranks(rank) for rank in ranks])
        case refused.TooManyWilds(_, 0):
            return say.black_threes_with_wilds()
        case refused.TooManyWilds(have, need, rank):
            is_cap = board and board.rules.wild_cap and need >= board.rules.wild_cap
            return say.over_wild_cap(have, need) if is_cap else say.too_many_wilds(have, need, rank)
        case refused.WildsOfTurn(have, need, rank):
            return say.wilds_of_turn(have, need, rank)
        case refused.NewMeldTooLow(have, need, rank):
            return say.new_meld_too_low(have, need, rank)
        case refused.SecondMeld(rank, have, need):
            if board and board.rules.second_meld == "after_closing":
                return say.second_meld_too_soon(is_alone, rank, have, need)
            return say.second_meld(is_alone, rank)
        case refused.BookClosed(rank):
            rule = board.rules.closed_book if board else "any"
            return say.book_closed(rank, "sealed" if rule.endswith("_open") and rank == WILD_RANK else rule)
        case refused.NoSuchMeld():
            return say.no_such_meld(is_alone)
        case refused.OpeningTooLow():
            return _opening(refusal, board)
        case _:
            return _PLAIN[type(refusal)]()


def _three(refusal: refused.ThreeForbidden, board: Board | None) -> str:
    if board and board.phase == Phase.DRAW and board.upcard == refusal.card:
        return say.three_on_pile()
    if board and board.rules.red_threes == "lay_down" and is_red(refusal.card):
        return say.red_threes()
    rule = say.threes(board.rules.meld_threes if board else "no", _last_stack(board))
    return f"{say.put_back(refusal.card)} {rule}" if board and refusal.others else rule


def _opening(refusal: refused.OpeningTooLow, board: Board | None) -> str:
    if board and board.phase == Phase.DRAW and board.rules.take_needs_open:
        return say.open_before_pile()
    fixes = [nouns.a_rank(rank) for rank, _ in by_rank(refusal.fix)]
    what_more = say.opening_fix(fixes) if fixes else say.opening_short(refusal.need - refusal.have)
    return f"{say.opening_too_low(refusal.have, refusal.round, refusal.need)} {what_more}"


_OfPile = (
    refused.NoPile
    | refused.PileFrozen
    | refused.PileTooShort
    | refused.FirstLap
    | refused.PairNeeded
    | refused.UpcardNotPlayed
    | refused.BottomNotPlayed
    | refused.NoPeek
    | refused.StockTooShort
    | refused.StockNotEmpty
)


def _of_pile(refusal: _OfPile, view: PlayerView | None, names: Sequence[str]) -> str:
    match refusal:
        case refused.NoPile():
            return say.pile_never() if view and view.board.rules.take_count == "never" else say.no_pile()
        case refused.PileFrozen(seat):
            return say.pile_frozen(seat_person(names, seat))
        case refused.PileTooShort(have, need):
            return say.pile_too_short(have, need)
        case refused.FirstLap(seat):
            return say.first_lap(seat_person(names, seat, view.seat if view else None))
        case refused.PairNeeded(card, have, need):
            return _pair_needed(card, have, need, view.board if view else None)
        case refused.UpcardNotPlayed(card):
            return say.upcard_not_played(card)
        case refused.BottomNotPlayed(card):
            return say.bottom_not_played(card)
        case refused.NoPeek(again):
            return say.no_peek_again() if again else say.no_peek()
        case refused.StockTooShort(have, need):
            return say.stock_too_short(have, need)
        case refused.StockNotEmpty(have):
            return say.stock_not_empty(have)


def _pair_needed(card: Card, have: int, need: int, board: Board | None) -> str:
    rank = rank_of(card)
    if is_wild(card):
        takes_wilds = board and board.rules.wild_melds != "no" and board.rules.take_with == "pair"
        return say.wild_pair_needed(need, rank) if takes_wilds else say.wild_on_pile(rank)
    if board and board.frozen is not None:
        return say.frozen_pair_needed(need, rank, have)
    if have >= need:
        return say.lay_both(rank)
    return say.pair_needed(need, rank, board.rules.take_with if board else "pair", have)


_OfLastCards = (
    refused.LastCardOfFoot
    | refused.TooFewKept
    | refused.NotInFoot
    | refused.BooksMissing
    | refused.PartnerNotReady
    | refused.CardsLeftOver
    | refused.CannotHold
)


def _of_last_cards(refusal: _OfLastCards, view: PlayerView | None, names: Sequence[str]) -> str:
    board = view.board if view else None
    stack = _last_stack(board)
    match refusal:
        case refused.LastCardOfFoot():
            return say.last_card_of_foot(stack)
        case refused.TooFewKept(have):
            return say.too_few_kept(have, stack, view is not None and view.board.plays_foot(view.seat))
        case refused.NotInFoot():
            return say.not_in_foot(stack)
        case refused.BooksMissing():
            return say.books_missing(board is not None and not board.has_partners, books_missing(refusal))
        case refused.PartnerNotReady(seat):
            is_enough = board is not None and board.rules.partners_foot == "picked_up"
            return say.partner_not_ready(seat_person(names, seat), stack, is_enough)
        case refused.CardsLeftOver(have):
            return say.cards_left_over(stack, have)
        case refused.CannotHold(have):
            if have > 1:
                return say.cannot_hold_several(have)
            may_hold = board is not None and board.rules.hold_last_card
            return say.cannot_hold_now(stack) if may_hold else say.cannot_hold()


def books_missing(refusal: refused.BooksMissing) -> list[str]:
    """What a team still needs to go out, kind by kind.

    >>> books_missing(refused.BooksMissing(clean=1, dirty=2, wild=1))
    ['one clean book', 'two dirty books', 'a book of wilds']
    """
    kinds = (
        (refusal.clean, nouns.clean_books(refusal.clean)),
        (refusal.dirty, nouns.dirty_books(refusal.dirty)),
        (refusal.wild, say.books_of_wilds(refusal.wild)),
        (refusal.sevens, say.a_book_of_sevens()),
        (refusal.books, say.books_of_any_kind(refusal.books)),
    )
    return [books for count, books in kinds if count]


def _last_stack(board: Board | None) -> Literal["foot", "tail"]:
    return "tail" if board and board.last_stack is StackName.TAIL else "foot"


# ---- in a few words
def short_refusal(refusal: Refusal, names: Sequence[str] = ()) -> str:
    """The refusal in a few words, which names aside stand on a button of the smallest window: at most 18 letters."""
    match refusal:
        case refused.NotYourTurn(seat):
            return say.short_not_your_turn(seat_person(names, seat))
        case refused.OpeningTooLow(have, need) | refused.NewMeldTooLow(have, need):
            return say.short_points(need - have)
        case refused.BottomNotPlayed():
            return say.short_bottom_not_played()
        case refused.PairNeeded(card, have, need) if have < need:
            return say.short_pair_needed(need, rank_of(card))
        case refused.ThreeForbidden(others=None):
            return say.short_three()
        case refused.ThreeForbidden(others=others):
            return say.short_three_among_others() if others else say.short_threes()
        case refused.BooksMissing(clean=clean, dirty=dirty, wild=wild, books=books, sevens=sevens):
            # a book of sevens is another one, those of any kind may be the same ones
            return say.short_books_missing(max(clean + dirty + wild + sevens, books))
        case refused.PartnerNotReady(seat):
            return say.short_partner_not_ready(seat_person(names, seat))
        case refused.NoPeek(again):
            return say.short_no_peek_again() if again else say.short_no_peek()
        case refused.FinalMeldNeeded():
            return say.short_final_meld_needed()
        case refused.SevenLast():
            return say.short_seven_last()
        case refused.PileTooShort(have, need):
            return say.short_pile_too_short(have, need)
        case refused.CardsLeftOver(have):
            return say.short_cards_left_over(have)
        case _:
            return _SHORT[refusal.code]()


_SHORT: Final[Mapping[Reason, Callable[[], str]]] = {
    Reason.WRONG_PHASE: say.short_wrong_phase,
    Reason.NOT_IN_HAND: say.short_not_in_hand,
    Reason.TOO_FEW_CARDS: say.short_too_few_cards,
    Reason.TOO_FEW_NATURALS: say.short_too_few_naturals,
    Reason.MIXED_RANKS: say.short_mixed_ranks,
    Reason.WILD_LIMIT: say.short_wild_limit,
    Reason.WILD_ONLY: say.short_wild_only,
    Reason.SECOND_MELD: say.short_second_meld,
    Reason.CLOSED_BOOK: say.short_book_closed,
    Reason.NO_SUCH_MELD: say.short_no_such_meld,
    Reason.NO_PILE: say.short_no_pile,
    Reason.FIRST_LAP: say.short_first_lap,
    Reason.NEED_PAIR: say.short_pair,
    Reason.UPCARD_NOT_PLAYED: say.short_upcard_not_played,
    Reason.STOCK_EMPTY: say.short_stock_empty,
    Reason.STOCK_NOT_EMPTY: say.short_stock_not_empty,
    Reason.KEEP_CARDS: say.short_keep_cards,
    Reason.SEVEN_KEPT: say.short_seven_kept,
    Reason.FINAL_DISCARD: say.short_final_discard_needed,
    Reason.REFUSED: say.short_permission_refused,
    Reason.CANNOT_HOLD: say.short_cannot_hold,
    Reason.NOT_IN_FOOT: say.short_not_in_foot,
    Reason.BAD_CUT: say.short_bad_cut,
    Reason.BAD_CHOICE: say.short_bad_choice,
    Reason.CANNOT_UNDO: say.short_cannot_undo,
    Reason.BAD_DEAL: say.short_bad_deal,
    Reason.MALFORMED: say.short_nothing_chosen,
    Reason.GAME_OVER: say.short_game_over,
}
