"""What playing ahead showed, told with a hint: how deals end, and what other moves cost."""

import pytest
from msgspec.structs import replace

from game.ai.advice.hint import advice_on, as_it_thinks
from game.ai.advice.search_reasons import FEWEST_WORLDS, MOST_OTHERS
from game.ai.brain.counted_position import DISCARD, MELD
from game.ai.expert import Expert, Thought
from game.ai.player import Think
from game.ai.search.courses import Compared, Course, SideAtEnd
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Verdict
from game.engine import advice as facts
from game.engine.advice import Instead
from game.engine.moves import Draw
from tests.build import lay, my_view, table, take, throw

ACES = ["AC AD AS 2D"]
SEEN = my_view(table("KC KD 4C 5C 9D", pile="8S JD KS", melds=ACES))
IDEAS = (Idea(take("KS KC KD"), "take"), Idea(Draw(), "draw"))
SAME = SideAtEnd(1.0, 1.0, 0.0, 100.0)


def course(out: tuple[float, ...], own: SideAtEnd, theirs: SideAtEnd = SAME) -> Course:
    """How deals go on where each seat goes out so often, and the teams then have this."""
    return Course(out, (1.0,) * 4, (own, theirs))


def thought(
    one: Course, other: Course, worlds: int = 40, gain: float = 95.0, error: float = 20.0, worse: int = 3
) -> Thought:
    """A decision to take the pile that rests on these ends."""
    compared = Compared(1, gain, error, worlds, worlds // 2, worse, one, other)
    return Thought(IDEAS[0].move, IDEAS, Verdict(0, gain, worlds), (compared,))


def test_the_difference_that_counts_most_is_told() -> None:
    """Given more clean books (150 points) and more cards left (30), the books are told, in all the deals together."""
    one = course((0.2, 0.2, 0.0, 0.0), SideAtEnd(1.3, 1.0, 0.0, 130.0))
    told = advice_on(SEEN, thought(one, course((0.2, 0.2, 0.0, 0.0), SAME)))
    assert told.outcome == facts.MoreBooks("clean", 12)
    assert (told.better, told.worse, told.worlds) == (20, 3, 40)
    assert told.others == (Instead(Draw(), 95),)


def test_what_rivals_get_counts_as_well() -> None:
    """Given deals that differ in the rivals' books alone, those are told."""
    fewer = SideAtEnd(0.4, 1.0, 0.0, 100.0)
    told = advice_on(SEEN, thought(course((0.0,) * 4, SAME, fewer), course((0.0,) * 4, SAME)))
    assert told.outcome == facts.RivalsMakeFewer("clean", 24)


def test_going_out_is_told_by_how_often_the_team_does() -> None:
    """Given 24 of 40 deals in which either partner goes out, against eight, that is told."""
    told = advice_on(SEEN, thought(course((0.4, 0.0, 0.2, 0.0), SAME), course((0.2, 0.0, 0.0, 0.0), SAME)))
    assert told.outcome == facts.OutMoreOften(24, 8)


def test_little_is_not_told() -> None:
    """Given fewer deals than say anything, ends that hardly differ, or that hardly explain the gain, nothing is
    made of them.
    """
    same = course((0.0,) * 4, SAME)
    few = advice_on(SEEN, thought(course((0.0,) * 4, SideAtEnd(2.0, 1.0, 0.0, 0.0)), same, FEWEST_WORLDS - 1))
    assert (few.outcome, few.worlds, few.others) == (None, 0, ())
    level = advice_on(SEEN, thought(course((0.0,) * 4, SideAtEnd(1.0, 1.0, 0.0, 95.0)), same))
    assert level.outcome is None
    assert level.others
    little = course((0.0,) * 4, SideAtEnd(1.0, 1.0, 0.0, 80.0))  # 20 points, of a gain of 95 and of 70
    gains = [advice_on(SEEN, thought(little, same, gain=gain)).outcome for gain in (95.0, 70.0)]
    assert gains == [None, facts.LeftWithLess(20)]


@pytest.mark.parametrize(
    ("gain", "error", "worse"), [(59.0, 1.0, 3), (95.0, 48.0, 3), (95.0, 20.0, 20), (-40.0, 5.0, 17)]
)
def test_what_may_be_chance_is_about_as_good_without_a_tally(gain: float, error: float, worse: int) -> None:
    """Given less than 60 points, or than two standard errors, or a move that is not better more often than worse, the
    other has no price, and no count of deals is told.
    """
    one = course((0.4, 0.0, 0.2, 0.0), SAME)
    told = advice_on(SEEN, thought(one, course((0.0,) * 4, SAME), gain=gain, error=error, worse=worse))
    assert (told.worlds, told.better, told.worse, told.outcome) == (0, 0, 0, None)
    assert told.others == (Instead(Draw(), 0),)


def test_wild_cards_are_not_said_to_be_worth_more_later_where_laying_one_is_as_good() -> None:
    """Given a discard that holds a wild card back, that is praised where laying it costs points, not where it is as
    good.
    """
    ideas = (Idea(throw("9D"), DISCARD), Idea(lay("2D > 0"), MELD))
    view = my_view(table("2D 9D 7C 6H", phase="play", melds=["AC AD AS", "KC KD KS"]))
    same = course((0.0,) * 4, SAME)
    dearer, level = (replace(thought(same, same, gain=gain), move=ideas[0].move, ideas=ideas) for gain in (95.0, 5.0))
    assert advice_on(view, dearer).beside == facts.WildsWait(1)
    assert advice_on(view, level).beside is None


def test_the_same_move_with_another_second_half_is_no_other_move() -> None:
    """Given an idea that begins with the same move, nothing is told of how it did: nobody could tell them apart."""
    better = thought(course((0.4, 0.0, 0.2, 0.0), SAME), course((0.0,) * 4, SAME))
    told = advice_on(SEEN, replace(better, ideas=(IDEAS[0], IDEAS[0])))
    assert (told.worlds, told.others) == (0, ())


def test_a_real_thought_says_what_two_others_cost() -> None:
    """Given time, the hint tells other moves, each once, none of them its own, and as many deals as were played out."""
    view = my_view(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=ACES))
    *_, told = as_it_thinks(view, Think(effort=400))
    *_, last = Expert().thoughts(view, Think(effort=400), explains=True)
    assert told is not None
    assert 0 < len(told.others) <= MOST_OTHERS
    assert told.move not in [other.move for other in told.others]
    assert len({repr(other.move) for other in told.others}) == len(told.others)
    assert told.worlds in (0, *(it.worlds for it in last.compared))
