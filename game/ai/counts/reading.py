"""From a view to a position: what the seat sees as counts, with whatever is imagined of the rest."""

from collections.abc import Sequence

from game.ai.counts.classes import CLASS_OF, CLASSES, JOKER, RED_THREE, THREE_MELD, TWO, WILD_MELD, counts_of
from game.ai.counts.position import NEW, NOBODY, Lay, Melds, Position
from game.ai.counts.rulebook import Rulebook, rulebook_of
from game.engine.board import Board, opening_minimum
from game.engine.melds import Meld, card_values, meld_of
from game.engine.moves import GoOut
from game.engine.view import PlayerView


def position_of(view: PlayerView) -> Position:
    """The position of the seat to move as far as it is seen: other hands, feet and the stock are left empty.

    Sizes are right everywhere, so that whatever is judged from sizes can be judged.
    """
    board = view.board
    position = Position(rulebook_of(board), board.players, board.teams)
    position.turn = board.turn
    nothing = [0] * CLASSES
    position.hands = [nothing.copy() for _ in range(board.players)]
    position.hands[view.seat] = counts_of(view.hand)
    position.held = list(board.hands)
    position.feet = [nothing] * board.players
    position.feet_size = list(board.feet)
    position.in_foot = list(board.in_foot)
    position.played_foot = list(board.played_foot)
    position.melded = list(board.melded)
    position.turns = list(board.turns)
    position.tables = [_table(position.book, melds) for melds in board.melds]
    position.minimum = [opening_minimum(board, team) for team in range(board.teams)]
    position.before = _before(board)
    position.pile = _pile(board)
    position.stock = board.stock
    position.refused = board.refused
    position.frozen = NOBODY if board.frozen is None else board.frozen
    position.red_laid = [len(cards) for cards in board.red_threes]
    position.seen[RED_THREE] = sum(position.red_laid)
    for kind in position.pile:
        position.seen[kind] += 1
    for melds in board.melds:
        for meld in melds:
            for card in meld.cards:
                position.seen[CLASS_OF[card]] += 1
    return position


def lays_of(out: GoOut) -> tuple[tuple[Lay, ...], int]:
    """A going-out in counts: its groups and the class discarded last, NOBODY for none."""
    lays = []
    for group in out.groups:
        counts = counts_of(group.cards)
        naturals = len(group.cards) - counts[JOKER] - counts[TWO]
        rank = _rank_of(meld_of(group.cards))
        lays.append((NEW if group.onto is None else group.onto, rank, naturals, counts[JOKER], counts[TWO]))
    return tuple(lays), NOBODY if out.discard is None else CLASS_OF[out.discard]


def _table(book: Rulebook, melds: Sequence[Meld]) -> Melds:
    table = Melds()
    values = card_values(book.rules)
    for number, meld in enumerate(melds):
        rank = _rank_of(meld)
        table.ranks.append(rank)
        table.naturals.append(meld.naturals)
        table.wilds.append(meld.wilds)
        table.points += sum(values[card] for card in meld.cards)
        if len(meld.cards) >= book.size:
            table.clean += meld.kind == "clean"
            table.dirty += meld.kind == "dirty"
            table.wild_books += meld.kind == "wild"
        if table.at[rank] == NEW or _goes_first(book, table, number, table.at[rank]):
            table.at[rank] = number
    return table


def _rank_of(meld: Meld) -> int:
    natural = next((card for card in meld.cards if card[0] not in "2*"), None)
    if natural is None:
        return WILD_MELD
    return THREE_MELD if natural[0] == "3" else CLASS_OF[natural]


def _goes_first(book: Rulebook, table: Melds, one: int, other: int) -> bool:
    """Whether cards go to meld `one` rather than to the other: an open one first, then the larger."""
    sizes = [table.naturals[number] + table.wilds[number] for number in (one, other)]
    is_open = [size < book.size for size in sizes]
    return is_open[0] if is_open[0] != is_open[1] else sizes[0] > sizes[1]


def _before(board: Board) -> list[int]:
    last = 0 < board.rules.rounds <= board.round
    return [cut + (total if last else 0) for total, cut in zip(board.totals, board.cut, strict=True)]


def _pile(board: Board) -> list[int]:
    """The pile's classes; cards under those seen go by count as the lowest natural."""
    buried = board.pile - len(board.pile_seen)
    return [0] * buried + [CLASS_OF[card] for card in board.pile_seen]
