import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import DISCARD, NOBODY, OUT, CountedPosition
from game.ai.player import Think
from game.ai.players.expert import Expert, ideas_of
from game.ai.players.tuned_player import Habits
from game.ai.search import playouts
from game.ai.search.courses import Compared, Course
from game.ai.search.ideas import Idea
from game.ai.search.playouts import (
    LAPS,
    Search,
    Verdict,
    laps_ahead,
)
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for, value_for
from game.analysis.judged.judging import measure_tries
from game.cards import Card
from game.engine.moves import Discard
from game.engine.table.state import Table, before_first_deal
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from tests.ai.brain.counts import as_idea
from tests.ai.players.test_expert import RICH
from tests.build import WEB, my_view, table, throw

STOCK = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS JC JD JH JS"


def search_of(now: Table, ideas: tuple[Idea, ...], seed: int | None = None, plain: tuple[int, ...] = ()) -> Search:
    """A search about these ideas in the mover's view."""
    view = my_view(now)
    chance = rng_for(view) if seed is None else random.Random(seed)
    return Search(ideas, Worlds(view), learned_tuning_for(view.board), value_for(view.board), chance, plain=plain)


def saving(**more: object) -> tuple[Table, tuple[Idea, ...]]:
    """The last turn before the stock runs out, with a red three in the hand; the default keeps it."""
    now = table("3H 5C 6C", phase="play", stock="8C 8D", melds=["AC AD AS"], **more)  # type: ignore[arg-type]  # passed on
    return now, (as_idea(throw("5C")), as_idea(throw("3H")))


def test_a_clearly_better_idea_overrules_the_default() -> None:
    now, ideas = saving()
    verdict = search_of(now, ideas).run(200)
    assert verdict.choice == 1
    assert 250 < verdict.gain < 350
    assert verdict.better == verdict.worlds


def test_equal_ideas_leave_the_default() -> None:
    now = table("4C 5C 6C", phase="play", stock=STOCK)
    idea = Idea(Habits().decide(my_view(now), Think()), DISCARD, (), 0)
    for seed in range(4):
        verdict = search_of(now, (idea, idea), seed=seed).run(60)
        assert (verdict.choice, verdict.gain) == (0, 0.0)


def test_one_idea_is_not_played_out() -> None:
    now = table("4C 5C 6C", phase="play", stock=STOCK)
    idea = Idea(Habits().decide(my_view(now), Think()), DISCARD, (), 0)
    verdict = search_of(now, (idea,)).run(60)
    assert (verdict.choice, verdict.worlds, verdict.playouts) == (0, 0, 0)
    assert idea.card != NOBODY


@pytest.mark.parametrize("effort", [40, 90])
def test_the_same_chance_gives_the_same_verdict(effort: int) -> None:
    now, ideas = saving()
    assert search_of(now, ideas).run(effort) == search_of(now, ideas).run(effort)


def test_deals_that_came_to_the_same_are_neither_better_nor_worse() -> None:
    now, ideas = saving()
    same = search_of(now, (ideas[0], ideas[0])).run(60)
    assert (same.better, same.worse) == (0, 0)
    better = search_of(now, ideas).run(60)
    assert better.better + better.worse <= better.worlds
    assert better.better > better.worse
    course = Course((), (), ())
    assert Verdict(0, worlds=9, better=4, worse=2).same == 3
    assert Compared(0, 1.0, 1.0, 9, 4, 2, course, course).same == 3


def test_in_the_last_round_a_lost_match_is_not_played_for_points() -> None:
    close, ideas = saving()
    lost, _ = saving(n=4, totals=(0, 9_000))
    assert abs(search_of(lost, ideas).run(60).gain) < search_of(close, ideas).run(60).gain / 10


def test_sixty_points_are_points_of_the_round_in_the_last_one_too() -> None:
    won, ideas = saving(n=4, totals=(9_000, 0))
    verdict = search_of(won, ideas).run(200)
    assert verdict.choice == 1
    assert verdict.gain < 60


def test_a_gain_that_is_certain_but_small_leaves_the_default() -> None:
    """Given a king thrown instead of a four in the round's last turn, which is never worse and often better by
    five points, the four is thrown all the same.
    """
    now = table("4H KC 5C 6C", phase="play", stock="8C 8D", melds=["AC AD AS"])
    search = search_of(now, (as_idea(throw("4H")), as_idea(throw("KC"))))
    assert search.run(400).choice == 0
    (told,) = search.compared(1, 1)
    assert told.worse == 0
    assert told.gain > 2 * told.error


def test_what_is_told_of_an_idea_is_what_its_playouts_came_to() -> None:
    now, ideas = saving()
    search = search_of(now, ideas)
    verdict = search.run(200)
    (told,) = search.compared(verdict.choice, 4)
    assert (told.other, told.gain, told.worlds) == (0, verdict.gain, verdict.worlds)
    assert (told.better, told.worse, told.same) == (verdict.better, verdict.worse, verdict.same)
    assert told.better + told.worse + told.same == told.worlds
    mine, others = (told.instead.sides[team].held - told.course.sides[team].held for team in (0, 1))
    assert 250 < mine < 350
    assert abs(others) < 60
    assert told.course.goes_out == (0.0,) * 4


def test_who_goes_out_and_books_are_told_by_seat_and_team() -> None:
    melds = ["KC KD KH KS KC KD KH", "QC QD QH QS QC 2C 2D", "AC AD AS"]
    now = table("AC 5D", phase="play", melds=melds, played_foot=(0, 2), rules=WEB, stock=STOCK)
    view = my_view(now)
    ideas = ideas_of(view, Discard(Card("5D")))
    search = search_of(now, ideas)
    search.run(200)
    out = next(index for index, idea in enumerate(ideas) if idea.kind == OUT)
    (told, *_) = search.compared(out, 4)
    assert told.course.goes_out[view.seat] == 1.0
    assert told.instead.goes_out[view.seat] < 1.0
    side = told.course.sides[view.team]
    assert (side.clean_books, side.dirty_books, side.wild_books) == (1.0, 1.0, 0.0)


def test_the_standing_choice_is_always_told_of() -> None:
    view = my_view(RICH)
    *_, thought = Expert().thoughts(view, Think(effort=600), explains=True)
    assert thought.compared
    search = search_of(RICH, thought.ideas)
    search.run(600)
    assert [told.other for told in search.compared(1, 1)] == [0]


@pytest.mark.parametrize("preset_id", PRESET_IDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_two_laps_are_played_ahead_in_every_preset(preset_id: PresetId, players: int) -> None:
    board = before_first_deal(preset(preset_id), players, players).board
    assert laps_ahead(board) == LAPS


def test_where_rounds_last_longer_more_is_played_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = replace(WEB, draw_count=1)
    now = table("KC KD KH 9C 9D 2C 2D 4H 5S 5D JD", phase="play", rules=rules, stock=STOCK, melds=["AC AD AS 2D"])
    seen: set[int] = set()
    real = playouts.played_on

    def noted(world: CountedPosition, idea: Idea, turns: int, *more: Any) -> CountedPosition:
        seen.add(turns)
        return real(world, idea, turns, *more)

    monkeypatch.setattr(playouts, "played_on", noted)
    Expert().decide(my_view(now), Think(effort=100))
    assert seen == {4 * now.board.players}
    seen.clear()
    measure_tries(my_view(now), (Discard(my_view(now).hand[0]),), [(Discard(my_view(now).hand[1]),)])
    assert seen == {4 * now.board.players}


def test_a_plain_idea_is_followed_unless_another_is_clearly_better() -> None:
    """Given a plain discard of the same worth as the default, that one; given one that keeps a red three to the end,
    the default.
    """
    now, ideas = saving()
    same = (ideas[1], ideas[1])
    for found, choice in ((same, 1), (ideas[::-1], 0)):
        search = search_of(now, found, plain=(1,))
        assert search.run(100).choice == choice
        assert [it.other for it in search.compared(choice, 4)] == [1 - choice]


ACES = "AC AD AH"


EVEN, BETTER = [0.0, 20.0] * 8, [100.0, 120.0] * 8
