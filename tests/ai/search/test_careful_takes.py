"""A discard that is good only because the next player takes a pile that costs it points isn't good."""

import random
from pathlib import Path

import msgspec

from game.ai.brain.card_classes import CLASSES
from game.ai.search.careful_takes import dealt_again
from game.ai.search.ideas import played_idea
from game.ai.search.worlds import Worlds
from game.analysis.judged.decisions import Decision
from game.analysis.judged.judging import judge
from game.analysis.judged.measured_ways import MeasuredWays, Playout
from game.problems.problem_facts import LEAST_AHEAD, Problem

BAIT = msgspec.json.decode((Path(__file__).parents[2] / "data" / "bait.json").read_bytes(), type=Problem)
"""Once a problem of the game, worth 189 points: the next player took a pile of threes. Every `hard` player draws."""


def test_a_pile_that_costs_points_is_left_by_a_careful_player() -> None:
    """Given a discard that wins 189 points from a next player who takes the pile by habit, one who compares taking with
    drawing leaves it, and nothing is won.
    """
    ideas = [idea for way in (BAIT.best, BAIT.that_day) if (idea := played_idea(way)) is not None]
    ways = MeasuredWays(BAIT.view(), ideas, random.Random(5), weights=())
    ways.play(100, (0, 1), Playout.LEARNED, Playout.CAREFUL)
    assert ways.gap(0, 1, Playout.LEARNED).mean >= LEAST_AHEAD
    assert ways.gap(0, 1, Playout.CAREFUL).mean < 60


def test_nobody_is_blamed_for_not_laying_bait() -> None:
    """Given that discard as better than what was played, the judge doesn't tell it."""
    judged = judge(Decision(2, BAIT.seat, BAIT.that_day, BAIT.view()))
    assert BAIT.best not in [way.moves for way in judged.better]


def test_what_it_can_see_stays_and_no_card_is_lost() -> None:
    """Given a deal anew, the hand of the seat to move, the melds and the pile are as before, and so is every count."""
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
