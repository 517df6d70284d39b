import pytest

from game.engine.refusal import OpeningTooLow
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, after, lay, refusal, table


@pytest.mark.parametrize(
    ("statement", "rules", "n", "minimum"),
    [
        ("S000-47", FAMILY, 1, 60),
        ("S000-48", FAMILY, 2, 90),
        ("S000-49", FAMILY, 3, 120),
        ("S000-50", FAMILY, 4, 150),
        ("S001-40", CAMPUS, 1, 50),
        ("S001-41", CAMPUS, 2, 90),
        ("S001-42", CAMPUS, 3, 120),
        ("S001-43", CAMPUS, 4, 150),
        ("S002-29", WEB, 1, 50),
        ("S002-30", WEB, 2, 90),
        ("S002-31", WEB, 3, 120),
        ("S002-32", WEB, 4, 150),
        ("S003-19", COUPLES, 1, 60),
        ("S003-44", COUPLES, 2, 90),
        ("S003-45", COUPLES, 3, 120),
        ("S003-46", COUPLES, 4, 150),
        ("S004-57", PARTNERS, 1, 50),
        ("S004-58", PARTNERS, 2, 90),
        ("S004-59", PARTNERS, 3, 120),
        ("S004-60", PARTNERS, 4, 150),
    ],
)
def test_opening_minimum_of_a_round(statement: str, rules: RuleSet, n: int, minimum: int) -> None:
    kings = ["KC", "KD", "KH", "KS"] * 4
    enough = " ".join(kings[: minimum // 10])
    short = " ".join(kings[: (minimum - 20) // 10])
    three_fours = "4H 4S 4H"  # fifteen points
    opened = after(table(f"{enough} 5H", rules, phase="play", n=n), lay(enough))
    assert opened.board.has_opened(0), statement
    why = refusal(table(f"{short} {three_fours} 5H", rules, phase="play", n=n), lay(short, three_fours))
    assert isinstance(why, OpeningTooLow), statement
    assert (why.code, why.have, why.need, why.round) == ("opening_minimum", minimum - 5, minimum, n), statement
