"""Which of the weights tuned for random house rules are kept."""

from game.ai.tunings.learned_weights import shape_of
from tests.properties.random_play import random_seatings
from tools.training.tune_for_house_rules import chosen, seatings_of

DEALS = 8
THERE, GOOD_AT_ONE, ALIKE, GOOD_AT_OTHER, LUCKY = range(5)


def row(there: float, at_one: float, at_other: float) -> list[list[float]]:
    """What the weights bring at one rule set, deal by deal: the last ones win half of the deals by as much as they lose
    the others.
    """
    lucky = [500.0, 500.0, -500.0, -500.0] * (DEALS // 4)
    return [[points] * DEALS for points in (there, at_one, at_one - 1, at_other)] + [lucky]


def test_weights_are_kept_that_bring_something_where_the_others_do_not() -> None:
    """Given weights that are good at one of two rule sets, others that are hardly less so, and some that are good at
    the other, the first and the last are kept; what is as good as something that is there brings nothing any more.
    """
    table = [row(-50, 200, -100), row(-50, -100, 120)]
    assert chosen(table, (THERE,), most=4, least=1) == [GOOD_AT_ONE, GOOD_AT_OTHER]


def test_only_so_many_are_kept_and_only_what_brings_enough() -> None:
    """Each costs every match by house rules some of its first seconds."""
    table = [row(-50, 200, -100), row(-50, -100, 120)]
    assert chosen(table, (THERE,), most=1, least=1) == [GOOD_AT_ONE]
    assert chosen(table, (THERE,), most=4, least=70) == [GOOD_AT_ONE]
    assert chosen(table, (THERE,), most=4, least=500) == []


def test_rule_sets_for_tuning_are_none_of_those_that_are_measured() -> None:
    """Weights tuned for the very sets by which the order of the levels is told would tell nothing."""
    measured = {seating.seed for seating in random_seatings(40, beyond_the_seeds=True)}
    for shape in ("two", "pairs"):
        found = seatings_of(shape, 3)
        assert len(found) == 3
        assert {shape_of(seating.players, seating.teams) for seating in found} == {shape}
        assert not measured & {seating.seed for seating in found}
