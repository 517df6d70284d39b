"""The level `expert`: thoughts that grow better, and can be stopped."""

import pytest

from game.ai.player import Think
from game.ai.players.expert import Expert, ideas_of, most_promising, worths_of
from game.ai.players.tuned_player import Habits, Normal
from game.ai.roster import decision_of
from game.cards import Card
from game.engine.moves import Answer, Cut, Discard, Draw, GoOut, Group, MeldCards, Take
from game.engine.table.view import view_of
from tests.ai.brain.counts import as_idea
from tests.build import WEB, go_out, my_view, refusal, table
from tests.reason.test_permission_opinions import BEHIND, HEAVY, RIVAL_READY, asked

RICH = table("KC KD KH 9C 9D 2C 2D 4H 5S 5D JD", phase="play", melds=["AC AD AS 2D", "QC QD QH QS"])


def test_thinking_begins_with_the_move_of_hard() -> None:
    view = my_view(RICH)
    at_once = Habits().decide(view, Think())
    assert decision_of("expert", view, Think(effort=10_000), lambda: True) == at_once
    assert next(Expert().thoughts(view, Think())).verdict.choice == 0
    assert [thought.move for thought in Expert().thoughts(view, Think(), is_enough=lambda: True)] == [at_once]


def test_the_last_move_is_the_decision() -> None:
    view = my_view(RICH)
    *_, last = Expert().thoughts(view, Think(effort=80))
    assert last.move == Expert().decide(view, Think(effort=80))


def test_more_effort_means_more_playouts() -> None:
    *_, small = Expert().thoughts(my_view(RICH), Think(effort=100))
    *_, large = Expert().thoughts(my_view(RICH), Think(effort=200))
    assert small.verdict.playouts <= 130
    assert large.verdict.playouts > small.verdict.playouts


def test_ideas_are_different_legal_moves_and_lay_downs() -> None:
    view = my_view(RICH)
    ideas = ideas_of(view, Habits().decide(view, Think()))
    shapes = [(idea.kind, tuple(sorted(idea.lays)), idea.card) for idea in ideas]
    assert len(ideas) > 6
    assert len(set(shapes)) == len(shapes)
    assert all(refusal(RICH, idea.move) is None for idea in ideas)
    assert any(isinstance(idea.move, Discard) for idea in ideas)


def test_sifting_keeps_the_default_and_what_is_no_lay_down() -> None:
    view = my_view(RICH)
    ideas = ideas_of(view, Habits().decide(view, Think()))
    ideas = (ideas[0], *sorted(ideas[1:], key=lambda idea: isinstance(idea.move, MeldCards)))
    worths = dict(zip(ideas, worths_of(view, ideas), strict=True))
    kept = most_promising(view, ideas, 2)
    assert kept[0] == ideas[0]
    assert {idea for idea in ideas[1:] if not isinstance(idea.move, MeldCards)} <= set(kept)
    laid = [worths[idea] for idea in ideas[1:] if isinstance(idea.move, MeldCards)]
    assert [worths[idea] for idea in kept if isinstance(idea.move, MeldCards)][-2:] == sorted(laid)[:-3:-1]
    out = as_idea(go_out("KC KD KH", discard="4H"))
    assert most_promising(view, (out, *ideas), 2) == (out, *ideas)
    assert worths_of(view, (out, ideas[0])) == [0.0, worths[ideas[0]]]


def test_the_pile_is_weighed_against_drawing() -> None:
    view = my_view(table("KC KD 4C 5C 6C 7C", pile="9H KS", melds=["AC AD AS"]))
    kinds = {type(idea.move) for idea in ideas_of(view, Habits().decide(view, Think()))}
    assert kinds == {Draw, Take}
    plain = my_view(table("KC KD 4C", melds=["AC AD AS"]))
    assert len(ideas_of(plain, Draw())) == 1
    assert ideas_of(my_view(table(phase="cut", bare=True)), Cut(1)) == ()


def test_fewer_cards_may_be_laid_when_the_pile_is_taken() -> None:
    view = my_view(table("KC KD KH KS 4C 5C", pile="9H KS", melds=["AC AD AS"]))
    laid = [len(idea.move.groups[0].cards) for idea in ideas_of(view, Draw()) if isinstance(idea.move, Take)]
    assert laid == [5, 3]


@pytest.mark.parametrize(("teams", "compared"), [(2, 3), (4, 4)])
def test_discards_are_compared_beside_a_partner_too(teams: int, compared: int) -> None:
    stock = "8C 8D 8H 8S 5C 5D 5H 5S"
    view = my_view(table("KC QD JH 9C TD", teams=teams, phase="play", melds=["AC AD AS"], stock=stock))
    default = Habits().decide(view, Think())
    ideas = ideas_of(view, default)
    assert ideas[0].move == default
    assert sum(isinstance(idea.move, Discard) for idea in ideas) == compared


def test_going_out_is_weighed_against_waiting() -> None:
    melds = ["KC KD KH KS KC KD KH", "QC QD QH QS QC 2C 2D", "AC AD AS"]
    view = my_view(table("AC 5D", phase="play", melds=melds, played_foot=(0, 2), rules=WEB))
    kinds = {type(idea.move) for idea in ideas_of(view, Habits().decide(view, Think()))}
    assert GoOut in kinds
    assert len(kinds) > 1


def test_a_partners_wish_is_weighed_by_playing_on() -> None:
    heavy = view_of(asked(hands={1: "9C 9D", 3: "TC TD", 2: HEAVY}), 2)
    assert Expert().decide(heavy, Think(effort=400)) == Answer(False)
    hurried = view_of(asked(**RIVAL_READY), 2)
    assert Expert().decide(hurried, Think(effort=400)) == Answer(True)


def test_a_round_that_only_gets_worse_is_let_end() -> None:
    view = view_of(asked(hands={2: HEAVY}, **BEHIND), 2)
    assert Normal().decide(view, Think()) == Answer(False)
    assert Expert().decide(view, Think(effort=400)) == Answer(True)


def test_where_one_card_may_be_laid_each_is_an_idea() -> None:
    melds = ["8C 8D 8H 8S 8C 8D 8H", "KC KD KH KS KC 2H"]
    now = table("3C 8S KH", phase="play", in_foot=(0,), melds=melds)
    view = my_view(now)
    habit = Habits().decide(view, Think())
    lays = {idea.move.groups[0].cards for idea in ideas_of(view, habit) if isinstance(idea.move, MeldCards)}
    assert lays == {("8S",), ("KH",)}
    assert Expert().decide(view, Think(effort=400)) == MeldCards((Group((Card("KH"),), 1),))
