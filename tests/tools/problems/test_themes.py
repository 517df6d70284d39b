import pytest

from game.engine.moves import Move
from game.problems.problem_facts import ProblemTheme
from tests.build import lay, my_view, table, throw
from tools.problems.themes import problem_theme

OPENED = ["KC KD KH", "9C 9D 9H"]


@pytest.mark.parametrize(
    ("melds", "that_day", "best", "theme"),
    [
        (OPENED, (throw("3S"),), (throw("5C"),), ProblemTheme.THREES),
        (OPENED, (throw("8H"),), (throw("3S"),), ProblemTheme.THREES),
        (OPENED, (throw("3S"),), (lay("KS > 0"), throw("5C")), ProblemTheme.THREES),
        (OPENED, (throw("3S"),), (lay("KS > 0"), throw("3S")), ProblemTheme.MELDS),
        (OPENED, (throw("5C"),), (throw("8H"),), ProblemTheme.DISCARDS),
        ([], (throw("3S"),), (lay("AC AD AH"), throw("5C")), ProblemTheme.OPENING),
    ],
)
def test_threes_are_the_theme_where_one_is_thrown_or_kept(
    melds: list[str], that_day: tuple[Move, ...], best: tuple[Move, ...], theme: ProblemTheme
) -> None:
    now = table("3S KS 5C 8H AC AD AH JS", phase="play", melds=melds)
    assert problem_theme(my_view(now), that_day, best) == theme
