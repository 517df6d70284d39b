"""Taking the pile with a hand: every smallest way, and what is missing where there is none."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from game.cards import Card, is_wild
from game.engine.discard_pile.pile import PAIR, is_free_take, may_fit, takes_alone, takes_wild_pair, why_no_pile
from game.engine.discard_pile.pile_bottom import with_bottom
from game.engine.ending.ways_out import whole_hands
from game.engine.legal import lay, why_not
from game.engine.melding.cards_by_rank import cards_by_rank
from game.engine.melding.melds import Meld, card_values, meldable_threes
from game.engine.melding.openings import most_points, openings
from game.engine.moves import Group, Take
from game.engine.refusal import (
    BookClosed,
    BottomNotPlayed,
    NewMeldTooLow,
    NothingTakes,
    OpeningNotNatural,
    PairNeeded,
    Refusal,
    TakeOpensTooLow,
    TooFewKept,
    WildOnPile,
)
from game.engine.table.board import Board, Phase, opening_minimum
from game.engine.table.state import put
from game.engine.table.view import PlayerView
from game.rules.ruleset import NEW_MELD_NATURALS, RuleSet

_WILDS: Final = (Card("2C"),)
_TOLD: Final = (TooFewKept, BottomNotPlayed, BookClosed, NewMeldTooLow)
"""What may keep a pair from the pile, what comes nearest to taking it first."""


def takes(view: PlayerView) -> Iterator[Take]:
    """Every legal pile take with the smallest plays, for the seat that must draw."""
    if view.board.upcard is not None and why_no_pile(view.board) is None:
        yield from (take for take in dict.fromkeys(_tries(view)) if why_not(view, take) is None)


def takes_next_turn(view: PlayerView, hand: Sequence[Card], upcard: Card, melds: tuple[Meld, ...]) -> bool:
    """Whether the seat that is to discard, left with this hand and its team with these melds, could take the pile in
    its next turn if everybody discards and this card comes last.
    """
    board = view.board
    then = replace(
        board,
        phase=Phase.DRAW,
        melds=put(board.melds, view.team, melds),
        hands=put(board.hands, view.seat, len(hand)),
        pile=board.pile + board.players,
        upcard=upcard,
        frozen=None if board.rules.freeze == "one_lap" else board.frozen,
        turns=tuple(turns + 1 for turns in board.turns),
        wilds_added=(),
        peeked=False,
    )
    return next(takes(replace(view, board=then, hand=tuple(hand))), None) is not None


def why_no_take(view: PlayerView) -> Refusal | None:
    """Why the seat can't take the pile now, however it tries, and what its hand lacks for that; None if it can."""
    board = view.board
    refusal = why_not(view, Take(()))
    if refusal is None or next(takes(view), None) is not None:
        return None
    is_closed = not view.is_mine or board.phase is not Phase.DRAW or board.upcard is None or board.shuffle_due
    is_barred = board.rules.take_needs_open and not board.has_opened(view.team)
    return refusal if is_closed or is_barred or why_no_pile(board) is not None else _lack(view)


def _lack(view: PlayerView) -> Refusal:
    """What the hand lacks to take a pile that others may take."""
    board, rules, upcard = view.board, _rules_now(view.board), view.board.upcard
    assert upcard is not None
    held = sum(card[0] == upcard[0] for card in view.hand)
    # the bottom card is the obstacle only to a hand that could take the pile but for it
    if board.pile_bottom is not None and (lack := why_no_take(_under(view, take_bottom=False))) is not None:
        return lack
    if is_wild(upcard) and rules.take_with != "any_play" and not takes_wild_pair(board):
        return WildOnPile(upcard)
    if too_low := _too_low(view, upcard):
        return too_low
    if is_wild(upcard):
        if rules.take_with != "any_play" and held < PAIR:
            rest = why_no_take(_helped(view, (upcard,) * (PAIR - held)))
            return PairNeeded(upcard, held, PAIR, points=_points_lacking(rest))
    elif held < PAIR and board.pile_bottom is None:
        return _no_pair(view, upcard, held)
    is_opening = not board.has_opened(view.team)
    if rules.open_natural and is_opening and why_no_take(_under(view, open_natural=False)) is None:
        return OpeningNotNatural()
    tries = chain(_tries(view), (Take((group,)) for group in _smallest_plays(view, view.hand, upcard)))
    refusals = {type(refusal): refusal for take in tries if (refusal := why_not(view, take)) is not None}
    lack = next((refusals[kind] for kind in _TOLD if kind in refusals), NothingTakes(upcard))
    if isinstance(lack, BottomNotPlayed):  # its cards may be there, and worth too little
        like = [card for card in view.hand if card[0] == lack.card[0]]
        laid = lay(board, view.seat, (Group((lack.card, *like)),)) if len(like) >= PAIR else None
        lack = laid if isinstance(laid, NewMeldTooLow) else lack
    return TooFewKept(lack.have, by_pile=True) if isinstance(lack, TooFewKept) else lack


def _no_pair(view: PlayerView, upcard: Card, held: int) -> Refusal:
    """What a hand without a pair is missing: the pair, with what would do instead, or what a pair wouldn't mend."""
    board, rules = view.board, _rules_now(view.board)
    rest = why_no_take(_helped(view, (upcard,) * (PAIR - held)))
    if rest is None or isinstance(rest, TakeOpensTooLow):
        with_wild = _helped(view, (*(upcard,) * (1 - held), *(_WILDS if not any(map(is_wild, view.hand)) else ())))
        may_join = takes_alone(rules) and board.has_opened(view.team)
        return PairNeeded(
            upcard,
            held,
            PAIR,
            or_wild=next(takes(with_wild), None) is not None or _too_low(with_wild, upcard) is not None,
            or_meld=may_join and all(meld.rank != upcard[0] for meld in board.melds[view.team]),
            points=_points_lacking(rest),
            frozen=board.frozen is not None,
        )
    value = card_values(rules)[upcard]
    if value and isinstance(rest, NewMeldTooLow):  # enough of them make a new meld worth the minimum
        most, worth = -(-rest.need // value), rest.need
        rest = why_no_take(_helped(view, (upcard,) * (most - 1 - held)))
        return PairNeeded(upcard, held, most - 1, points=_points_lacking(rest), worth=worth)
    return rest


def _points_lacking(rest: Refusal | None) -> int:
    """The minimum that such cards alone wouldn't reach, if that is what is lacking besides them; otherwise 0."""
    return rest.need if isinstance(rest, TakeOpensTooLow) else 0


def _too_low(view: PlayerView, upcard: Card) -> TakeOpensTooLow | None:
    """What keeps a hand from the pile that could play the upcard, but not open with it."""
    board, rules = view.board, _rules_now(view.board)
    if board.has_opened(view.team):
        return None
    threes = meldable_threes(rules, board.in_foot[view.seat], goes_out=False)
    need, most = opening_minimum(board, view.team), most_points(rules, view.hand, threes, upcard, board.pile_bottom)
    return None if most is None or most >= need else TakeOpensTooLow(most, need)


def _under(view: PlayerView, **changed: bool) -> PlayerView:
    """The view under rules that ask for less."""
    return replace(view, board=replace(view.board, rules=replace(view.board.rules, **changed)))


def _helped(view: PlayerView, cards: tuple[Card, ...]) -> PlayerView:
    """The view with a few more cards in the hand."""
    return replace(view, hand=(*view.hand, *cards))


def _tries(view: PlayerView) -> Iterator[Take]:
    """The smallest plays, legal or not, that might take a pile that isn't closed."""
    board, upcard = view.board, view.board.upcard
    assert upcard is not None
    if is_free_take(board):
        yield Take(())
    if not may_fit(board, view.hand):
        return
    lent = board.lent
    tries: Iterator[tuple[Group, ...]]
    if not board.has_opened(view.team):
        threes = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
        least = opening_minimum(board, view.team)
        pile = (upcard, threes, board.pile_bottom)
        found = openings(_rules_now(board), view.hand, least, *pile, book_opens=board.book_opens)
        tries = chain(found, whole_hands(view, (upcard, *lent, *view.hand)))
    else:
        hands = dict.fromkeys((view.hand, (*view.hand, *lent)))
        single = ((group,) for hand in hands for group in _smallest_plays(view, hand, upcard))
        kept: tuple[tuple[Group, ...], ...] = ((),) if board.rules.upcard_play == "to_open" else ()
        tries = chain(kept, single, _plays_after_closing(view, upcard))
    for groups in tries:
        yield from map(Take, with_bottom(view, groups))


def _smallest_plays(view: PlayerView, hand: tuple[Card, ...], upcard: Card) -> Iterator[Group]:
    """The fewest cards of the hand that play the upcard, on each meld it fits and as a new meld, with each kind of
    wild.
    """
    melds = view.board.melds[view.team]
    same = [card for card in hand if card[0] == upcard[0]]
    wilds = list({card[0]: card for card in hand if is_wild(card)}.values())
    pair = (upcard, *same[:NEW_MELD_NATURALS])
    for number, meld in enumerate(melds):
        if meld.rank == upcard[0] or is_wild(upcard):
            yield Group((upcard,), number)
            yield Group(pair, number)
            yield from (Group((upcard, *same[:1], wild), number) for wild in wilds)
        if is_wild(upcard):
            like = [card for card in hand if card[0] == meld.rank]
            yield from (Group((upcard, *like[:count]), number) for count in range(1, min(3, len(like)) + 1))
    yield Group(pair)
    if is_wild(upcard):
        threes = meldable_threes(view.board.rules, view.board.in_foot[view.seat], goes_out=False)
        for cards in cards_by_rank(hand, threes).naturals.values():
            yield from (Group((*cards[:count], upcard)) for count in range(2, min(5, len(cards)) + 1))
        yield Group((upcard, *[card for card in hand if is_wild(card)][:2]))
    else:
        yield from (Group((upcard, *same[:1], wild)) for wild in wilds)
        if view.board.rules.new_meld_points:  # the fewest cards may be worth too little
            for count in range(NEW_MELD_NATURALS, len(same) + 1):
                yield Group((upcard, *same[:count]))
                yield from (Group((upcard, *same[:count], wild)) for wild in wilds)


def _plays_after_closing(view: PlayerView, upcard: Card) -> Iterator[tuple[Group, Group]]:
    """A wild upcard in a second meld of a rank, once naturals have made the first a book."""
    rules = view.board.rules
    if not is_wild(upcard) or rules.second_meld != "after_closing":
        return
    for number, meld in enumerate(view.board.melds[view.team]):
        like = [card for card in view.hand if card[0] == meld.rank]
        short = rules.book_size - len(meld.cards)
        if short > 0:
            for size in range(NEW_MELD_NATURALS, min(5, len(like) - short) + 1):
                yield Group(tuple(like[:short]), number), Group((*like[short : short + size], upcard))


def _rules_now(board: Board) -> RuleSet:
    """The rules, with what takes a frozen pile."""
    return board.rules if board.frozen is None else replace(board.rules, take_with="pair")
