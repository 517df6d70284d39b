"""Tests for game/ai/advice/decision_cost.py: what a decision cost."""

from game.ai.advice.decision_cost import cost_of, idea_of, rival_of
from game.ai.brain.position import DISCARD, DRAW, MELD, OUT, TAKE
from game.engine.moves import Answer, Draw, GoOut
from tests.build import lay, my_view, table, take, throw

ACES = ["AC AD AS"]


def test_throwing_a_joker_away_costs_points() -> None:
    """Given a joker discarded instead of a lone four, something else is better, and playing on agrees."""
    view = my_view(table("*R 4C 9D QS KH JD", phase="play", melds=ACES))
    rival = rival_of(view, [throw("*R")])
    assert rival is not None
    assert rival.better.move != throw("*R")
    cost = cost_of(view, rival)
    assert cost.points > 20
    assert cost.better > cost.worlds / 2
    assert cost == cost_of(view, rival)


def test_the_best_there_is_has_no_rival() -> None:
    """Given one card in the hand, to discard it is all there is, so nothing looks better."""
    view = my_view(table("4C", phase="play", melds=ACES))
    assert rival_of(view, [throw("4C")]) is None


def test_lay_downs_of_one_turn_are_one_decision() -> None:
    """Given two lay-downs and a discard, they are compared as one; so is a going-out after a lay-down."""
    kings, sevens = lay("KC KD KH"), lay("7C 7D 7H")
    idea = idea_of([kings, sevens, throw("4C")])
    assert idea is not None
    assert (idea.kind, len(idea.lays), idea.move) == (MELD, 2, kings)
    out = idea_of([kings, GoOut(sevens.groups, throw("4C").card)])
    assert out is not None
    assert (out.kind, len(out.lays)) == (OUT, 2)


def test_every_kind_of_decision_is_known() -> None:
    """Drawing, taking and discarding are compared; answers are not."""
    for move, kind in ((Draw(), DRAW), (take("KC KD KH"), TAKE), (throw("4C"), DISCARD)):
        idea = idea_of([move])
        assert idea is not None
        assert idea.kind == kind
    assert idea_of([Answer(True)]) is None
