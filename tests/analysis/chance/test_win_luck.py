"""Tests for game/analysis/chance/win_luck.py: luck weighed by what points could still decide."""

from math import exp, pi, sqrt

import pytest
from msgspec.structs import replace

from game.analysis.chance.win_luck import ROUND_SPREAD, _chance_a_point, _rounds_after, weighed_luck, win_luck
from game.analysis.facts import LeadPoint, Luck, RoundLuck
from tests.analysis.chance.test_luck import played
from tests.build import WEB

ONE_ROUND = replace(WEB, rounds=1)


def known(*points: tuple[float, float], number: int = 1) -> Luck:
    """A round of two teams: what was expected for team 0 and what its cards had brought, point after point."""
    lead = [LeadPoint(line, (lead, -lead), (cards, -cards)) for line, (lead, cards) in enumerate(points, 2)]
    return Luck((RoundLuck(number, (), ()),), tuple(lead))


def test_the_same_luck_counts_less_where_the_match_is_as_good_as_decided() -> None:
    """Given 500 points of luck when level and when 4,000 points ahead, the second is worth a tenth of it or less."""
    level, _ = weighed_luck([known((0, 0), (0, 500))], ONE_ROUND, 4, 2)
    ahead, _ = weighed_luck([known((4000, 0), (4000, 500))], ONE_ROUND, 4, 2)
    assert 0.05 < level < 0.25
    assert 0 < ahead < level / 10


def test_what_it_is_weighed_by_was_known_before_it_came() -> None:
    """Given luck and what it made of the lead, only the lead before it counts."""
    one = weighed_luck([known((0, 0), (100, 500))], ONE_ROUND, 4, 2)
    other = weighed_luck([known((0, 0), (3000, 500))], ONE_ROUND, 4, 2)
    assert one == other


def test_luck_counts_less_the_more_rounds_are_to_come() -> None:
    """Given the same luck in the first and in the last of four rounds, the last decides more."""
    (first, _), (last, _) = (
        weighed_luck([known((0, 0), (0, 500), number=number)], WEB, 4, 2) for number in (1, WEB.rounds)
    )
    assert 0 < first < last


@pytest.mark.parametrize(("rounds", "number", "left"), [(4, 1, 3), (4, 4, 0), (4, 5, 0), (0, 1, 1), (0, 9, 1)])
def test_rounds_to_come(rounds: int, number: int, left: int) -> None:
    """Given a round of so many; in a match to a total one more is to come."""
    assert _rounds_after(replace(WEB, rounds=rounds), number) == left


def test_a_point_counts_as_the_normal_distribution_says() -> None:
    """Given one round to come, a point is worth most when level, and e to the -1/2 of that one deviation off, ahead or
    behind; with four rounds to come half as much.
    """
    level = 1 / (ROUND_SPREAD * sqrt(2 * pi))
    assert _chance_a_point(0, 1) == pytest.approx(level)
    assert _chance_a_point(0, 4) == pytest.approx(level / 2)
    for lead in (ROUND_SPREAD, -ROUND_SPREAD):
        assert _chance_a_point(lead, 1) == pytest.approx(level * exp(-0.5))


def test_rounds_are_told_one_after_the_other_and_each_counts_once() -> None:
    """Given a match of two rounds that becomes known round by round, no luck is counted twice."""
    first = known((0, 0), (0, 500))
    second = Luck(first.rounds, (*first.lead, LeadPoint(4, (0, 0), (500, -500)), LeadPoint(5, (0, 0), (500, -500))))
    assert weighed_luck([first, second], ONE_ROUND, 4, 2) == weighed_luck([first], ONE_ROUND, 4, 2)


def test_teams_have_it_the_other_way_round() -> None:
    """Given a round that was played, one team's is the other's with the other sign, and no more than a win."""
    one, other = win_luck(played())
    assert one == pytest.approx(-other)
    assert 0 < abs(one) < 1
