"""Taking the discard pile: when it may be taken at all, and what must be done with the upcard."""

from collections.abc import Sequence

from game.cards import Card, is_three, is_wild
from game.engine.board import Board
from game.engine.melds import WILD_RANK, rank_of_group
from game.engine.moves import Group
from game.engine.refusal import Reason, Refusal

PAIR = 2


def why_no_pile(board: Board) -> Refusal | None:
    """What keeps everybody from the pile now, whatever they hold (S000-24, S001-50, S003-33)."""
    rules = board.rules
    if board.upcard is None or rules.take_count == "never":
        return Refusal(code=Reason.NO_PILE)
    if is_three(board.upcard):
        return Refusal(code=Reason.THREE, card=board.upcard)
    if isinstance(rules.take_count, int) and not rules.short_pile and board.pile < rules.take_count:
        return Refusal(code=Reason.SHORT_PILE, have=board.pile, need=rules.take_count)
    if not rules.take_first_lap and not all(board.turns):
        return Refusal(code=Reason.FIRST_LAP, seat=board.turns.index(0))
    return None


def why_not_with(
    board: Board, opened: bool, hand: Sequence[Card], upcard: Card, groups: Sequence[Group]
) -> Refusal | None:
    """Whether the groups, legal in themselves, play the upcard as `take_with` and `upcard_play` demand."""
    rules = board.rules
    playing = [group for group in groups if upcard in group.cards]
    if rules.take_with == "any_play" and playing:
        return None
    if is_wild(upcard):
        return _wild_upcard(board, hand, upcard, playing)
    pair = sum(card[0] == upcard[0] for card in hand) >= PAIR
    if rules.upcard_play == "to_open" and opened:
        return None if pair else _need_pair(hand, upcard)
    if not pair and rules.take_with == "pair":
        return _need_pair(hand, upcard)
    if not playing:
        return Refusal(code=Reason.UPCARD_NOT_PLAYED, card=upcard)
    if any(sum(card[0] == upcard[0] for card in group.cards) > PAIR for group in playing):
        return None
    return _need_pair(hand, upcard)


def _wild_upcard(board: Board, hand: Sequence[Card], upcard: Card, playing: Sequence[Group]) -> Refusal | None:
    """A wild comes only into a meld of wilds, with two of its own rank from the hand, or by any play."""
    if board.rules.take_with == "any_play":
        return Refusal(code=Reason.UPCARD_NOT_PLAYED, card=upcard)
    if board.rules.wild_melds != "no":
        for group in playing:
            same = sum(card[0] == upcard[0] for card in group.cards)
            if same > PAIR and rank_of_group(group.cards) == WILD_RANK and _lies_on_wilds(board, group):
                return None
    return _need_pair(hand, upcard)


def _lies_on_wilds(board: Board, group: Group) -> bool:
    melds = board.melds[board.team_of(board.mover)]
    return group.onto is None or (group.onto < len(melds) and melds[group.onto].rank == WILD_RANK)


def _need_pair(hand: Sequence[Card], upcard: Card) -> Refusal:
    held = sum(card[0] == upcard[0] for card in hand)
    return Refusal(code=Reason.NEED_PAIR, have=held, need=PAIR, card=upcard)
