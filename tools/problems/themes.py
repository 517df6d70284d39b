"""What a problem is about, by what was played and by what is best."""

from collections.abc import Sequence
from typing import Final

from game.ai.search.ideas import played_idea
from game.analysis.facts import DecisionTheme
from game.analysis.subjects import theme_of
from game.cards import is_three
from game.engine.moves import Discard, Move
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.problems.problem_facts import ProblemTheme

_THEMES: Final = {
    DecisionTheme.OPENING: ProblemTheme.OPENING,
    DecisionTheme.WILDS: ProblemTheme.WILDS,
    DecisionTheme.MELDS: ProblemTheme.MELDS,
    DecisionTheme.PILE: ProblemTheme.PILE,
    DecisionTheme.FOOT: ProblemTheme.FOOT,
    DecisionTheme.GOING_OUT: ProblemTheme.GOING_OUT,
    DecisionTheme.DISCARDS: ProblemTheme.DISCARDS,
}

_ABOUT_NATURALS: Final = (ProblemTheme.DISCARDS, ProblemTheme.MELDS)
"""Themes in which a three that is discarded, or kept, is the point."""


def problem_theme(view: PlayerView, that_day: Sequence[Move], best: Sequence[Move]) -> ProblemTheme:
    """What there is to find; both are whole decisions that the counts can follow."""
    if view.board.phase == Phase.ANSWER:
        return ProblemTheme.PARTNER
    played, better = played_idea(that_day), played_idea(best)
    if played is None or better is None:
        raise ValueError("a decision that counts cannot follow")
    theme = _THEMES[theme_of(view, played, better)]
    if theme in _ABOUT_NATURALS and _throws_three(that_day[-1]) != _throws_three(best[-1]):
        return ProblemTheme.THREES
    return theme


def _throws_three(last: Move) -> bool:
    return isinstance(last, Discard) and is_three(last.card)
