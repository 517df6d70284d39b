"""What the themes of problems are called."""

from typing import assert_never

from game.problems.problem_facts import ProblemTheme


def theme_name(theme: ProblemTheme) -> str:
    """The name of a theme, as a heading.

    >>> theme_name(ProblemTheme.FOOT)
    'Into the foot'
    """
    match theme:
        case ProblemTheme.OPENING:
            return "Opening"
        case ProblemTheme.MELDS:
            return "Lay down or hold back"
        case ProblemTheme.WILDS:
            return "Wild cards"
        case ProblemTheme.PILE:
            return "The pile"
        case ProblemTheme.DISCARDS:
            return "What to discard"
        case ProblemTheme.THREES:
            return "Threes"
        case ProblemTheme.FOOT:
            return "Into the foot"
        case ProblemTheme.GOING_OUT:
            return "Going out"
        case ProblemTheme.PARTNER:
            return "May I go out?"
        case _:
            assert_never(theme)
