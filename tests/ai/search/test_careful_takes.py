"""A discard that is good only because the next player takes a pile that costs it points isn't good."""

import random
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASSES
from game.ai.brain.counted_position import DRAW, TAKE, CountedPosition
from game.ai.brain.position_value import StateValue
from game.ai.brain.tuning import Tuning
from game.ai.search import careful_takes
from game.ai.search.careful_takes import careful_turn, dealt_again
from game.ai.search.ideas import played_idea
from game.ai.search.worlds import Worlds
from game.analysis.judged.decisions import Decision
from game.analysis.judged.judging import judge
from game.analysis.judged.measured_ways import MeasuredWays, Playout
from game.problems.problem_facts import LEAST_AHEAD, Problem
from tests.ai.brain.rounds import truth
from tests.build import WEB, table

BAIT = msgspec.json.decode((Path(__file__).parents[2] / "data" / "bait.json").read_bytes(), type=Problem)
"""Once a problem of the game, worth 189 points: the next player took a pile of threes. Every `hard` player draws."""


def test_a_pile_that_costs_points_is_left_by_a_careful_player() -> None:
    ideas = [idea for way in (BAIT.best, BAIT.that_day) if (idea := played_idea(way)) is not None]
    ways = MeasuredWays(BAIT.view(), ideas, random.Random(5), weights=())
    ways.play(100, (0, 1), Playout.LEARNED, Playout.CAREFUL)
    assert ways.gap(0, 1, Playout.LEARNED).mean >= LEAST_AHEAD
    assert ways.gap(0, 1, Playout.CAREFUL).mean < 60


def test_nobody_is_blamed_for_not_laying_bait() -> None:
    judged = judge(Decision(2, BAIT.seat, BAIT.that_day, BAIT.view()))
    assert BAIT.best not in [way.moves for way in judged.better]


NOISE = (135.0, -65.0)
"""35 on average, less than the error of eight deals."""


@pytest.mark.parametrize(
    ("gains", "by_habit", "kind", "deals"),
    [
        ((100.0, 100.0), False, TAKE, 4),
        ((-100.0, -100.0), True, DRAW, 4),
        ((30.0, 30.0), False, TAKE, 4),
        ((10.0, 10.0), False, DRAW, 8),
        ((10.0, 10.0), True, TAKE, 8),
        (NOISE, False, DRAW, 8),
        (NOISE, True, TAKE, 8),
    ],
)
def test_the_pile_is_taken_where_that_clearly_gains(
    gains: tuple[float, float], by_habit: bool, kind: str, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(careful_takes, "lead_after", _stub(gains))
    monkeypatch.setattr(careful_takes, "pile_pays", lambda *_: by_habit)
    monkeypatch.setattr(careful_takes, "dealt_again", lambda *_: done.append("deal"))
    monkeypatch.setattr(careful_takes, "follow", lambda _, idea, __: done.append(idea.kind))
    careful_turn(_beginning(), Tuning(), StateValue([]), random.Random(1))
    assert done == [*["deal"] * deals, kind]


@pytest.mark.parametrize(
    ("more", "looks"),
    [
        ({"stock": "8C 8D"}, True),
        ({"stock": "8C"}, False),  # nothing is left to draw
        ({"pile": "9C QS"}, False),  # no queens are held
        ({"rules": replace(WEB, take_needs_open=True)}, True),
        ({"rules": replace(WEB, take_needs_open=True), "melds": [], "hand": "KC KD KH KS AC AD AH"}, False),
        ({"melds": [], "hand": "KC KD KH KS AC AD AH"}, True),
    ],
)
def test_where_there_is_nothing_to_compare_the_turn_is_played(
    more: dict[str, Any], looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(careful_takes, "lead_after", lambda *_: 0.0)
    monkeypatch.setattr(careful_takes, "dealt_again", lambda position, _: position)
    monkeypatch.setattr(careful_takes, "follow", lambda *_: done.append("look"))
    monkeypatch.setattr(careful_takes, "play_turn", lambda *_: done.append("play"))
    careful_turn(_beginning(**more), Tuning(), StateValue([]), random.Random(1))
    assert done == ["look" if looks else "play"]


def _beginning(hand: str = "KC KD 4C", **more: Any) -> CountedPosition:
    return truth(
        table(hand, **{"pile": "9C KS", "melds": ["AC AD AS"], "stock": "8C 8D 8H 8S", "watched": True, **more})
    )


def _stub(gains: tuple[float, float]) -> Callable[..., float]:
    """What taking and drawing come to, deal by deal."""
    seen = cycle(gains)
    return lambda _, idea, *__: 50.0 + (next(seen) if idea.kind == TAKE else 0.0)


def test_what_it_can_see_stays_and_no_card_is_lost() -> None:
    world = Worlds(BAIT.view(), weights=()).one(random.Random(1))
    other = dealt_again(world, random.Random(2))

    def cards(stacks: list[list[int]]) -> list[int]:
        return [sum(stack[kind] for stack in stacks) for kind in range(CLASSES)]

    def hidden(one: object) -> list[int]:
        stock = list(one.deck[one.next_card : one.next_card + one.stock])  # type: ignore[attr-defined]
        lying = cards([*one.hands, *one.feet])  # type: ignore[attr-defined]
        return [count + stock.count(kind) for kind, count in enumerate(lying)]

    assert other.hands[world.turn] == world.hands[world.turn]
    assert (other.pile, other.held, other.feet_size) == (world.pile, world.held, world.feet_size)
    assert hidden(other) == hidden(world)
    assert other.hands != world.hands
