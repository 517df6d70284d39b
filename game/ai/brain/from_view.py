"""From a view to a position: what the seat sees, as counts."""

from functools import lru_cache
from operator import add
from typing import Final

from game.ai.brain.card_classes import (
    BLACK_THREE,
    CLASS_OF,
    CLASSES,
    JOKER,
    RANKS,
    RED_THREE,
    THREE_MELD,
    TWO,
    WILD_MELD,
    counts_of,
)
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition, Lay, Melds, no_melds, nothing_dealt
from game.ai.brain.rulebook import Rulebook, rulebook_of
from game.cards import FACES, NATURAL_RANKS, THREE, is_red_three
from game.engine.melding.melds import WILD_RANK, Meld, meld_of
from game.engine.moves import GoOut
from game.engine.table.board import Board, opening_minimum, points_at_once
from game.engine.table.view import PlayerView
from game.rules.ruleset import most_rounds

_RANK_OF: Final = {**{rank: kind for kind, rank in enumerate(NATURAL_RANKS)}, WILD_RANK: WILD_MELD, THREE: THREE_MELD}
_JOKERS: Final = tuple(card for card in FACES if CLASS_OF[card] == JOKER)


def position_of(view: PlayerView) -> CountedPosition:
    """The seat's view as a position: other hands, feet and the stock are left empty.

    Sizes are right everywhere, so anything that depends only on sizes can be computed.
    """
    board = view.board
    book = rulebook_of(board)
    read = [_read(book, melds) for melds in board.melds]
    position = nothing_dealt(book, board.players, [table.copy() for table, _ in read])
    position.turn = board.turn
    nothing = [0] * CLASSES
    position.hands = [nothing.copy() for _ in range(board.players)]
    position.hands[view.seat] = counts_of(view.hand)
    position.held = list(board.hands)
    position.feet = [nothing] * board.players
    position.feet_size = list(board.feet)
    position.tails = [nothing] * len(board.tails)
    position.tails_size = list(board.tails)
    position.in_foot = list(board.in_foot)
    position.played_foot = list(board.played_foot)
    position.melded = list(board.melded)
    position.turns = list(board.turns)
    position.red_laid = [len(cards) for cards in board.red_threes]
    if board.at_once:
        for team, table in enumerate(position.tables):
            table.points += points_at_once(board, team)
    position.minimum = [opening_minimum(board, team) for team in range(board.teams)]
    position.before = _before(board, position)
    position.pile = _pile(board)
    position.stock = board.stock
    position.refused = board.refused
    position.added = dict(board.wilds_added)
    position.frozen = NOBODY if board.frozen is None else board.frozen
    seen = position.seen
    for _, lying in read:
        seen = list(map(add, seen, lying))
    seen[RED_THREE] += sum(position.red_laid)
    for kind in position.pile:
        seen[kind] += 1
    position.seen = seen
    return position


def lays_of(out: GoOut) -> tuple[tuple[Lay, ...], int]:
    """A going-out in counts: its groups and the class discarded last, or NOBODY."""
    lays = []
    for group in out.groups:
        counts = counts_of(group.cards)
        naturals = len(group.cards) - counts[JOKER] - counts[TWO]
        rank = _RANK_OF[meld_of(group.cards).rank]
        lays.append((NEW if group.onto is None else group.onto, rank, naturals, counts[JOKER], counts[TWO]))
    return tuple(lays), NOBODY if out.discard is None else CLASS_OF[out.discard]


@lru_cache(maxsize=64)
def _read(book: Rulebook, melds: tuple[Meld, ...]) -> tuple[Melds, list[int]]:
    """A team's melds, and the cards in them by class. They rarely change and are read at every decision, so the result
    is cached: copy it, never change it.
    """
    table, seen, values = no_melds(), [0] * CLASSES, book.values
    for number, meld in enumerate(melds):
        rank, naturals, wilds = _RANK_OF[meld.rank], meld.naturals, meld.wilds
        table.ranks.append(rank)
        table.naturals.append(naturals)
        table.wilds.append(wilds)
        if rank < RANKS:
            table.points += naturals * values[rank]
            seen[rank] += naturals
        elif rank == THREE_MELD:
            red = sum(map(is_red_three, meld.cards))
            table.points += red * values[RED_THREE] + (naturals - red) * values[BLACK_THREE]
            seen[RED_THREE] += red
            seen[BLACK_THREE] += naturals - red
        if wilds:
            jokers = sum(map(meld.cards.count, _JOKERS))
            table.points += jokers * values[JOKER] + (wilds - jokers) * values[TWO]
            seen[JOKER] += jokers
            seen[TWO] += wilds - jokers
        if naturals + wilds >= book.size:
            if not wilds:
                table.clean += 1
            elif naturals:
                table.dirty += 1
            else:
                table.wild_books += 1
        if table.at[rank] == NEW or _goes_first(book, table, number, table.at[rank]):
            table.at[rank] = number
    return table, seen


def _goes_first(book: Rulebook, table: Melds, one: int, other: int) -> bool:
    """Whether cards go to meld `one` rather than to the other: an open one first, then the larger."""
    sizes = [table.naturals[number] + table.wilds[number] for number in (one, other)]
    is_open = [size < book.size for size in sizes]
    return is_open[0] if is_open[0] != is_open[1] else sizes[0] > sizes[1]


def may_be_last_round(board: Board, position: CountedPosition) -> bool:
    """Whether the match ends with this round: its last one, or one in which the cards on the table already bring a team
    to the target. `position` must be made from the board.
    """
    if board.last_round or board.round >= most_rounds(board.rules):
        return True
    target = board.rules.target_score
    return (
        0
        < target
        <= max(
            total + cut + _laid(position, table)
            for total, cut, table in zip(board.totals, board.cut, position.tables, strict=True)
        )
    )


def _laid(position: CountedPosition, table: Melds) -> int:
    groups = zip(table.ranks, table.naturals, table.wilds, strict=True)
    return table.points + sum(position.book.book_worth(*group) for group in groups)


def _before(board: Board, position: CountedPosition) -> list[int]:
    return list(map(add, board.cut, board.totals)) if may_be_last_round(board, position) else list(board.cut)


def _pile(board: Board) -> list[int]:
    """The pile's classes; cards beneath the seen ones count as the lowest natural."""
    buried = board.pile - len(board.pile_seen)
    return [0] * buried + [CLASS_OF[card] for card in board.pile_seen]
