"""How often a better way is better, in a word and in a sentence."""

import pytest

from game.analysis.facts import BetterWay, Odds
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
    ],
)
def test_what_holds_only_now_and_then_says_so(better: int, worse: int, odds: Odds, said: str) -> None:
    """Given a way that gains 100 points, better in 51 deals and worse in 143, nobody reads that it is simply better."""
    assert way(better, worse).odds is odds
    assert better_in_deals(way(better, worse)) == said


def test_a_try_that_loses_saves_nothing() -> None:
    """Given a try that costs points, its figures are told and nothing that it saves."""
    assert better_in_deals(way(51, 143, -80.0)) == "better in 26% of deals and worse in 72%"
