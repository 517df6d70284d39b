"""Tests for game/play/action_words.py."""

import random

import pytest

from game.engine.candidates import candidates
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.play.action_words import ACTIONS, KINDS, Spelling, actions_of, layout, observed, spelled
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId
from tests.build import lay, my_view, table
from tools.bench.engine_matches import played


def names(actions: list[int]) -> list[str]:
    """The actions as they are called."""
    return [ACTIONS[action] for action in actions]


def test_a_lay_down_is_spelled_rank_by_rank() -> None:
    """Given two melds at once, each is its rank and its cards, and the move ends with `done`."""
    now = table("KC KD KH 9C 9D *R 2C 4S", phase="play", melds=["9S 9H 9C"])
    spelled_out = names([*actions_of(now.board, lay("KC KD 2C", "9D *R > 0"))])
    assert spelled_out == ["rank K", "new meld", "natural", "natural", "two", "rank 9", "natural", "joker", "done"]


@pytest.mark.parametrize("rules_id", PRESET_IDS)
def test_every_way_through_the_actions_is_a_move_that_may_be_made(rules_id: PresetId) -> None:
    """Given a match of moves spelled by chance, each is a candidate: no choice leads into a dead end."""
    chance = random.Random(rules_id)

    def decide(now: Table) -> Move:
        view = view_of(now, now.board.mover)
        offered = candidates(view)
        spelling, move = Spelling(view), None
        while move is None:
            move = spelling.add(chance.choice(sorted(spelling.follows)))
        assert move in offered
        assert [*actions_of(now.board, move)] == spelling.actions
        return move

    moves = [move for (_, move), _ in zip(played(rules_id, 4, 2, 3, decide), range(300), strict=False)]
    assert len({type(move) for move in moves}) > 2


def test_an_action_that_may_not_follow_is_refused() -> None:
    """Given a seat that must draw, it can't discard."""
    spelling = Spelling(my_view(table("KC KD 4S", phase="draw")))
    with pytest.raises(ValueError, match="may not follow"):
        spelling.add(ACTIONS.index("discard K"))
    assert spelling.add(ACTIONS.index("draw")) == Draw()


def test_what_is_being_spelled_says_whether_it_takes_or_goes_out() -> None:
    """Given a move that began with taking the pile or going out, the last two numbers say which."""
    for begun, told in (("take", [1, 0]), ("go out", [0, 1]), ("draw", [0, 0])):
        assert spelled([ACTIONS.index(begun)])[-2:] == told


def test_the_layout_names_every_number_and_hides_what_the_seat_may_not_know() -> None:
    """Given other hidden cards, the seat's numbers are the same, and there are as many as the layout says."""
    one, other = (
        observed(my_view(table("KC KD 4S *R", phase="play", hands={1: held}, feet={0: held}, stock=held)))
        for held in ("AC AD", "9H *B")
    )
    assert one == other
    assert len(one) + len(spelled(())) == sum(count for _, count in layout(4, 2))
    assert one[5 : 5 + len(KINDS)] == [int(kind in ("4", "*")) + 2 * (kind == "K") for kind in KINDS]
