"""The move whose purpose everybody sees: a hint prefers it unless another is shown to be better.

Among moves that playing ahead can't distinguish, the habits of `hard` often take the one that keeps wild cards, which
is hard to understand when they would complete a needed book. Only for hints: as a way to play it loses
(tools/training/LOG.md).
"""

from collections.abc import Sequence
from typing import Final

from game.ai.brain.counted_position import MELD, OUT, CountedPosition
from game.ai.brain.from_view import position_of
from game.ai.search.ideas import Idea, books_of
from game.ai.tunings.learned_weights import lay_down_value_for
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_LEFT_LAST: Final = 1
"""A hand with at most this many cards counts as emptied: what is left is the discard."""


def plain_ideas(view: PlayerView, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """The ideas that make more books than the first (preferably ones that the team needs to go out), or open for it;
    fewest wild cards first. None gives a wild card to a clean meld while a clean book is needed, and if possible they
    include what the first one lays.

    () if the first idea opens, or brings the next stack.
    """
    first = ideas[0]
    if view.board.phase != Phase.PLAY or first.kind == OUT:
        return ()
    position, seat, team = position_of(view), view.seat, view.team
    habit = first.laid(position, seat)
    if not position.in_foot[seat] and habit.held[seat] <= _LEFT_LAST:
        return ()
    found = [(idea, idea.laid(position, seat)) for idea in ideas[1:] if idea.kind == MELD]
    if position.tables[team].ranks:
        found = [
            it for it in found if books_of(it[1], team) > books_of(habit, team) and not _spoils(position, it[1], team)
        ]
        found = [it for it in found if _lacking(it[1], team) < _lacking(habit, team)] or found
        found = [it for it in found if set(first.lays) <= set(it[0].lays)] or found
    elif first.kind == MELD:
        return ()
    value = lay_down_value_for(view.board)
    found.sort(key=lambda it: (it[0].wilds, -value.of(it[1], seat)))
    return tuple(idea for idea, _ in found)


def _lacking(position: CountedPosition, team: int) -> int:
    """Books that the team still needs to go out."""
    table, book = position.tables[team], position.book
    missing = (book.need_clean - table.clean, book.need_dirty - table.dirty, book.need_wild - table.wild_books)
    return sum(max(0, count) for count in missing)


def _spoils(before: CountedPosition, after: CountedPosition, team: int) -> bool:
    """Whether a clean meld gets a wild card while the team needs a clean book."""
    table, then = before.tables[team], after.tables[team]
    return then.clean < after.book.need_clean and any(
        not wilds and naturals and then.wilds[number]
        for number, (naturals, wilds) in enumerate(zip(table.naturals, table.wilds, strict=True))
    )
