"""The level `hard`: plays by habit, and looks ahead a little where habits lose most: wilds for books, and the pile."""

from typing import Final

from game.ai.agreed_play import agreed_view
from game.ai.brain.counted_position import MELD
from game.ai.brain.from_view import position_of
from game.ai.expert import ideas_of, most_promising
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.levels import Habits
from game.ai.player import Think
from game.ai.search.ideas import Idea, books_of
from game.ai.search.playouts import PLAYED, Search, laps_ahead
from game.ai.search.worlds import Worlds, rng_for
from game.cards import is_wild
from game.engine.agreements import broken_by
from game.engine.board import Phase
from game.engine.moves import GoOut, Move, Take
from game.engine.pile import may_fit, why_no_pile
from game.engine.view import PlayerView

EFFORT: Final = 160
"""Maximum playouts per decision, about 30 ms; ignores `Think`, so that it plays the same everywhere."""

MOST_IDEAS: Final = 8
"""How many lay-downs besides the default are played out."""


class Hard:
    """Times the opening and the foot, denies the pile, and looks ahead before it hoards wilds or leaves a pile."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now."""
        habit = Habits().decide(view, think)
        if not _may_be_weak(view, habit):
            return habit
        view = agreed_view(view, think.agreements)
        found = tuple(idea for idea in _ideas(view, habit) if broken_by(view, idea.move, think.agreements) is None)
        if len(found) < 2 or found[0].move != habit:
            return habit
        ideas = most_promising(view, found, MOST_IDEAS)
        board = view.board
        tuning, value, laps = learned_tuning_for(board), value_for(board), laps_ahead(board)
        search = Search(ideas, Worlds(view), tuning, value, rng_for(view), laps, PLAYED, is_told=False)
        return ideas[search.run(EFFORT).choice].move


def _ideas(view: PlayerView, habit: Move) -> tuple[Idea, ...]:
    """The habit, and its alternatives: to draw or to take, or other lay-downs if wilds make a book.

    Other discards are left out: searching among them loses more than it finds (tools/training/LOG.md).
    """
    found = ideas_of(view, habit)
    if view.board.phase == Phase.PLAY:
        lay_downs = tuple(idea for idea in found[1:] if idea.kind == MELD)
        return (found[0], *lay_downs) if _wilds_make_a_book(view, found) else ()
    return found


def _may_be_weak(view: PlayerView, habit: Move) -> bool:
    """A quick check that saves computing ideas: whether a pile may be taken, or wilds are close to a book."""
    match view.board.phase:
        case Phase.DRAW:
            return isinstance(habit, Take) or (why_no_pile(view.board) is None and may_fit(view.board, view.hand))
        case Phase.PLAY:
            return not isinstance(habit, GoOut) and _wilds_near_a_book(view)
        case _:
            return False


def _wilds_near_a_book(view: PlayerView) -> bool:
    """Whether some wilds in the hand, with its naturals, might complete one of the team's melds."""
    wilds, size = sum(map(is_wild, view.hand)), view.board.rules.book_size
    return wilds > 0 and any(
        len(meld.cards) < size <= len(meld.cards) + wilds + sum(card[0] == meld.rank for card in view.hand)
        for meld in view.board.melds[view.team]
    )


def _wilds_make_a_book(view: PlayerView, ideas: tuple[Idea, ...]) -> bool:
    """Whether a lay-down with more wilds than the first idea makes more books."""
    if len(ideas) < 2:
        return False
    position, seat, team = position_of(view), view.seat, view.team
    wilds, books = ideas[0].wilds, books_of(ideas[0].laid(position, seat), team)
    return any(
        idea.kind == MELD and idea.wilds > wilds and books_of(idea.laid(position, seat), team) > books
        for idea in ideas[1:]
    )
