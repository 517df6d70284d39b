"""Taking the discard pile: when it may be taken at all, and what must be done with the upcard."""

from collections.abc import Sequence

from game.cards import Card, is_three, is_wild
from game.engine.melding.melds import WILD_RANK, Meld, meld_of
from game.engine.moves import Group
from game.engine.refusal import (
    BottomNotPlayed,
    ClosedPile,
    FirstLap,
    NoPile,
    PairNeeded,
    PileFrozen,
    PileTooShort,
    Refusal,
    ThreeOnPile,
    UpcardNotPlayed,
    WildOnPile,
)
from game.engine.table.board import Board
from game.rules.ruleset import RuleSet, taken_in

PAIR = 2


def takes_alone(rules: RuleSet) -> bool:
    """Whether the upcard takes the pile without a card from the hand where it goes onto a meld of the team."""
    return rules.take_with in ("any_play", "pair_or_meld")


def is_free_take(board: Board) -> bool:
    """Whether the turned card that begins the pile is free for the first player to take, melded or not."""
    return (
        board.rules.first_take_free
        and board.turn == board.first
        and board.pile == 1
        and board.rules.take_count != "never"
        and not any(board.turns)
    )


def frozen_by(board: Board, seat: int) -> int | None:
    """Whose wild freezes the pile once the seat's turn begins; None if it isn't frozen then."""
    return None if board.frozen == seat and board.rules.freeze == "one_lap" else board.frozen


def why_no_pile(board: Board) -> ClosedPile | None:
    """Why nobody may take the pile now, whatever they hold (S000-24, S001-50, S003-33), or None."""
    rules = board.rules
    if board.upcard is None or rules.take_count == "never":
        return NoPile(never=rules.take_count == "never")
    if rules.first_take_free and is_free_take(board):
        return None
    if is_three(board.upcard) and rules.meld_threes != "all":
        return ThreeOnPile()
    count = taken_in(rules, board.round)
    if isinstance(count, int) and not rules.short_pile and board.pile < count:
        return PileTooShort(have=board.pile, need=count)
    if board.pile < rules.take_least:
        return PileTooShort(have=board.pile, need=rules.take_least)
    if board.frozen is not None and rules.freeze == "one_lap":
        return PileFrozen(board.frozen)
    if not rules.take_first_lap and not all(board.turns):
        return FirstLap(board.turns.index(0))
    return None


def may_fit(board: Board, hand: Sequence[Card]) -> bool:
    """A quick check whether the hand might play the upcard: without a pair of its rank only looser rules allow it."""
    rules, upcard = board.rules, board.upcard
    if upcard is None:
        return False
    if rules.take_with != "pair" or (is_wild(upcard) and rules.wild_melds != "no"):
        return True
    return not is_wild(upcard) and sum(card[0] == upcard[0] for card in hand) >= PAIR


def why_not_with(
    board: Board, melds: Sequence[Meld], hand: Sequence[Card], upcard: Card, groups: Sequence[Group]
) -> Refusal | None:
    """Why the groups, legal in themselves, don't play the upcard as `take_with` and `upcard_play` require, or None.

    `melds` are the team's before the move. Only a natural pair takes a frozen pile.
    """
    rules = board.rules
    take_with = "pair" if board.frozen is not None else rules.take_with
    playing = [group for group in groups if upcard in group.cards]
    if take_with == "any_play" and playing:
        return None
    if is_wild(upcard):
        return _wild_upcard(board, melds, hand, upcard, groups)
    free = rules.upcard_play == "to_open" and bool(melds)
    if take_with == "pair_or_meld" and any(group.onto is not None and group.onto < len(melds) for group in playing):
        return None
    same = sum(card[0] == upcard[0] for card in hand)
    with_wild = take_with == "pair_or_wild" and any(map(is_wild, hand))
    if same < PAIR and not (with_wild and same) and (take_with != "any_play" or free):
        return _need_pair(board, hand, upcard)
    if free:
        return None
    if not playing:
        return UpcardNotPlayed(upcard)
    if any(_holds_pair(group, upcard, with_wild, _lent(board, hand, upcard, group)) for group in playing):
        return None
    return _need_pair(board, hand, upcard)


def why_not_bottom(board: Board, melds: Sequence[Meld], groups: Sequence[Group]) -> Refusal | None:
    """Why the groups don't meld the lowest card that comes with the pile, if the rules require that, or None.

    Any card of its face will do: except for an upcard that must be melded nobody can tell it from one in the hand.
    `melds` are the team's before the move.
    """
    bottom = board.pile_bottom
    if bottom is None:
        return None
    is_beside = bottom == board.upcard and (board.rules.upcard_play == "always" or not melds)
    need = 2 if is_beside else 1
    laid = sum(group.cards.count(bottom) for group in groups)
    return None if laid >= need else BottomNotPlayed(bottom)


def _lent(board: Board, hand: Sequence[Card], upcard: Card, group: Group) -> int:
    """How many naturals like the upcard the pile itself adds to the group; they don't count as part of the pair."""
    bottom = board.pile_bottom
    if bottom is None or bottom[0] != upcard[0]:
        return 0
    return int(group.cards.count(bottom) > hand.count(bottom) + (bottom == upcard))


def _holds_pair(group: Group, upcard: Card, with_wild: bool, lent: int) -> bool:
    """Whether the group has two naturals like the upcard besides it, or one and a wild if that is enough."""
    same = sum(card[0] == upcard[0] for card in group.cards) - lent
    return same > PAIR or (with_wild and same == PAIR and any(map(is_wild, group.cards)))


def _wild_upcard(
    board: Board, melds: Sequence[Meld], hand: Sequence[Card], upcard: Card, groups: Sequence[Group]
) -> Refusal | None:
    """A wild upcard may only go into a meld of wilds, with two of its own rank from the hand, or by any play."""
    if not takes_wild_pair(board):
        may_play = board.frozen is None and board.rules.take_with == "any_play"
        return UpcardNotPlayed(upcard) if may_play else WildOnPile(upcard)
    for group in (group for group in groups if upcard in group.cards):
        same = sum(card[0] == upcard[0] for card in group.cards)
        if same > PAIR and all(map(is_wild, group.cards)) and _lies_on_wilds(melds, groups, group):
            return None
    return _need_pair(board, hand, upcard)


def takes_wild_pair(board: Board) -> bool:
    """Whether two wilds like a wild upcard take the pile."""
    rules = board.rules
    return rules.wild_melds != "no" and rules.take_with == "pair" and board.frozen is None


def _lies_on_wilds(melds: Sequence[Meld], groups: Sequence[Group], group: Group) -> bool:
    """Whether the group begins a meld of wilds or joins one, which may have been begun in the same move."""
    ranks = [meld.rank for meld in melds] + [meld_of(begun.cards).rank for begun in groups if begun.onto is None]
    return group.onto is None or ranks[group.onto] == WILD_RANK


def _need_pair(board: Board, hand: Sequence[Card], upcard: Card) -> PairNeeded:
    have, is_frozen = sum(card[0] == upcard[0] for card in hand), board.frozen is not None
    or_wild, or_meld = (not is_frozen and board.rules.take_with == other for other in ("pair_or_wild", "pair_or_meld"))
    return PairNeeded(upcard, have, PAIR, or_wild, or_meld, frozen=is_frozen)
