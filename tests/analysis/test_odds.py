"""How often a better way is better, in a word and in a sentence."""

import pytest
from msgspec.structs import replace

from game.analysis.facts import BetterWay, DecisionKind, JudgedDecision, Odds, hinted_in, judged_in
from game.reason.purposes import Advice, KeepsTwo
from game.sentences.advice.looking_back import better_in_deals
from tests.build import throw


def way(better: int, worse: int, points: float = 100.0) -> BetterWay:
    """Tried in 200 deals."""
    return BetterWay((throw("4C"),), points, 20.0, better, worse, 200, Advice(move=throw("4C"), purpose=KeepsTwo()))


@pytest.mark.parametrize(
    ("better", "worse", "odds", "said"),
    [
        (150, 30, Odds.MOSTLY, "better in 75% of deals"),
        (51, 143, Odds.RARELY, "usually it costs a little; now and then it saves a lot: about 100 points a try"),
        (60, 20, Odds.SELDOM, "usually it changes little; now and then it saves a lot: about 100 points a try"),
        (104, 96, Odds.EVENLY, "as often worse as better, but it saves more than it costs: about 100 points a try"),
        (100, 40, Odds.MOSTLY, "better in 50% of deals and worse in 20%"),
        (100, 50, Odds.MOSTLY, "better in 50% of deals and worse in 25%"),
        (110, 90, Odds.MOSTLY, "better in 55% of deals and worse in 45%"),
        (109, 91, Odds.EVENLY, "as often worse as better, but it saves more than it costs: about 100 points a try"),
        (80, 80, Odds.EVENLY, "as often worse as better, but it saves more than it costs: about 100 points a try"),
        (79, 80, Odds.RARELY, "usually it costs a little; now and then it saves a lot: about 100 points a try"),
        (49, 51, Odds.SELDOM, "usually it changes little; now and then it saves a lot: about 100 points a try"),
        (50, 51, Odds.RARELY, "usually it costs a little; now and then it saves a lot: about 100 points a try"),
    ],
)
def test_what_holds_only_now_and_then_says_so(better: int, worse: int, odds: Odds, said: str) -> None:
    """Given a way that gains 100 points, better in 51 deals and worse in 143, nobody reads that it is simply better."""
    assert way(better, worse).odds is odds
    assert better_in_deals(way(better, worse)) == said


def test_a_try_that_loses_saves_nothing() -> None:
    """Given a try that costs points, or brings none, its figures are told and nothing that it saves."""
    assert way(51, 143, 0.0).odds is Odds.MOSTLY
    assert better_in_deals(way(51, 143, -80.0)) == "better in 26% of deals and worse in 72%"


def test_hinted_or_forced_decisions_are_not_judged() -> None:
    """Given decisions with and without other ways, two of them hinted, only a free one with a choice is judged; a way
    that was measured tells its points, another none.
    """
    one = JudgedDecision(2, 1, 1, 0, DecisionKind.DISCARD, (throw("4C"),))
    every = [one, replace(one, compared=3), replace(one, compared=3, hinted=True), replace(one, hinted=True)]
    assert (judged_in(every), hinted_in(every)) == (1, 2)
    marked = replace(one, better=(way(150, 30),), another=(throw("5C"),), another_points=-7.0)
    points = [marked.points_of((throw(card),)) for card in ("4C", "5C", "6C")]
    assert points == [100.0, -7.0, None]
