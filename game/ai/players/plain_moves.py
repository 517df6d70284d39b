"""The move whose purpose everybody sees: a hint prefers it unless another is shown to be better.

Among moves that playing ahead can't distinguish, the habits of `hard` often take the one that keeps wild cards, which
is hard to understand when they would complete a needed book. Only for hints: as a way to play it loses
(tools/training/LOG.md).
"""

from collections.abc import Sequence
from typing import Final

from game.ai.brain.card_classes import RANKS
from game.ai.brain.counted_position import DISCARD, MELD, NEW, OUT, CountedPosition
from game.ai.brain.from_view import position_of
from game.ai.brain.threats import feeds_rival
from game.ai.search.ideas import Idea, books_of
from game.ai.tunings.learned_weights import lay_down_value_for
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

_LEFT_LAST: Final = 1
"""A hand with at most this many cards counts as emptied: what is left is the discard."""
_NEARLY: Final = 2
"""So many cards are the discard of this turn and that of the next."""


def plain_ideas(view: PlayerView, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """The ideas that make more books than the first (preferably ones that the team needs to go out), or open for it;
    fewest wild cards first. None gives a wild card to a clean meld while a clean book is needed, and if possible they
    include what the first one lays. Without any: those that lay down more and nearly empty the hand for the next
    stack; and where the first one only gives the next player a card to take the pile with, other single cards.

    () if the first idea opens, or brings the next stack.
    """
    first = ideas[0]
    if view.board.phase != Phase.PLAY or first.kind == OUT:
        return ()
    position, seat, team = position_of(view), view.seat, view.team
    habit = first.laid(position, seat)
    if not position.in_foot[seat] and habit.held[seat] <= _LEFT_LAST:
        return ()
    if first.kind == DISCARD and feeds_rival(position, seat, first.card):
        others = [idea for idea in ideas[1:] if idea.kind == DISCARD and 0 <= idea.card < RANKS]
        invited = [idea for idea in others if _is_single(position, seat, idea.card)]
        return tuple(idea for idea in invited if not feeds_rival(position, seat, idea.card))
    found = [(idea, idea.laid(position, seat)) for idea in ideas[1:] if idea.kind == MELD]
    if position.tables[team].ranks:
        found = [it for it in found if not _spoils(position, it[1], team)]
        nearer = [it for it in found if set(first.lays) < set(it[0].lays) and _nears_stack(it[1], seat)]
        found = [it for it in found if books_of(it[1], team) > books_of(habit, team)]
        found = [it for it in found if _lacking(it[1], team) < _lacking(habit, team)] or found
        found = [it for it in found if set(first.lays) <= set(it[0].lays)] or found
        found = found or (nearer if first.lays and not _nears_stack(habit, seat) else [])
    elif first.kind == MELD:
        return ()
    value = lay_down_value_for(view.board)
    found.sort(key=lambda it: (it[0].wilds, -value.of(it[1], seat)))
    return tuple(idea for idea, _ in found)


def _nears_stack(after: CountedPosition, seat: int) -> bool:
    """Whether the next turn may empty the seat's hand for the foot."""
    return not after.in_foot[seat] and after.held[seat] <= _NEARLY


def _is_single(position: CountedPosition, seat: int, card: int) -> bool:
    """Whether the seat holds one such card, and its team has no meld for it."""
    return position.hands[seat][card] == 1 and position.tables[seat % position.teams].at[card] == NEW


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
