"""Bad moves planted on purpose are found, and in matches of experts next to nothing is marked."""

from itertools import islice

import pytest
from msgspec.structs import replace

from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from tests.analysis.planted import a_match, planted
from tests.build import WEB
from tests.play.matches_in_memory import fresh, step
from tests.slow import LONG, slow_except

PLAIN = {"wild thrown": "web", "ace thrown": "web", "clean meld spoilt": "web", "does not go out": "web"}


@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("kind", slow_except(["wild thrown"], PLAIN))
def test_a_planted_move_is_found(kind: str) -> None:
    """Given one decision of a good match with a bad move in it, points were given away, though not as it was played."""
    bad, good = next(planted(kind, a_match(PLAIN[kind], 101)))
    judged = judge(bad)
    assert judged.better
    assert judge(good).points < judged.points


@pytest.mark.slow
def test_nearly_every_planted_move_is_found() -> None:
    """Given some matches with each kind of move that is bad wherever it is planted, the judge finds 95 % of them."""
    found = [
        bool(judge(bad).better)
        for seed in range(100, 106)
        for kind, rules_id in PLAIN.items()
        if kind != "does not go out"
        for bad, _ in islice(planted(kind, a_match(rules_id, seed)), 4)
    ]
    assert len(found) > 50
    assert sum(found) >= 0.95 * len(found)


@pytest.mark.slow
def test_a_clear_answer_given_the_other_way_is_found() -> None:
    """Given answers of good matches turned round, most are found; the others change little (32 of 46 in a dozen matches
    are found).
    """
    found = [
        bool(judge(bad).better)
        for seed in range(100, 103)
        for bad, _ in islice(planted("answered otherwise", a_match("partners", seed)), 4)
    ]
    assert len(found) >= 6
    assert sum(found) >= 0.6 * len(found)


@pytest.mark.slow
def test_hardly_a_decision_of_experts_is_marked() -> None:
    """Given a match of four experts, fewer than two decisions a seat are marked; of the three laps of the short run
    fewer than three of all.
    """
    match = fresh(WEB if LONG else replace(WEB, rounds=1), seed=8)
    while not match.is_over and (LONG or sum(match.board.turns) < 12):
        step(match, "expert")
    marked = sum(bool(judge(decision).better) for decision in decisions_of(match.lines, range(4)))
    assert marked < (8 if LONG else 3)
