"""What the themes of problems are called."""

from collections.abc import Callable, Mapping
from typing import Final

from game.problems.problem_facts import ProblemTheme
from game.text.messages import problems as say

_NAMES: Final[Mapping[ProblemTheme, Callable[[], str]]] = {
    ProblemTheme.OPENING: say.theme_opening,
    ProblemTheme.MELDS: say.theme_melds,
    ProblemTheme.WILDS: say.theme_wilds,
    ProblemTheme.PILE: say.theme_pile,
    ProblemTheme.DISCARDS: say.theme_discards,
    ProblemTheme.THREES: say.theme_threes,
    ProblemTheme.FOOT: say.theme_foot,
    ProblemTheme.GOING_OUT: say.theme_going_out,
    ProblemTheme.PARTNER: say.theme_partner,
}


def theme_name(theme: ProblemTheme) -> str:
    """The name of a theme, as a heading.

    >>> [theme_name(theme) for theme in ProblemTheme][-3:]
    ['Into the foot', 'Going out', 'May I go out?']
    """
    return _NAMES[theme]()
