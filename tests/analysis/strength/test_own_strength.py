"""How strong somebody is taken to be, and which matches tell it."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.level_names import LIKE_ME, STEP
from game.analysis.strength.level_figures import measured_levels
from game.analysis.strength.life_of_games import PersonsLife, life_of
from game.analysis.strength.own_strength import (
    LAST,
    header_as_strong,
    header_as_wished,
    strength_by,
    strength_of,
)
from game.play.seats import header_of
from game.rules.presets import preset
from saves.records.lines import GameLine, SeatInfo
from tests.analysis.lives import match


def anna(*given: float, **more: Any) -> PersonsLife:
    """Anna, who gave away so much in matches one after the other."""
    return life_of([match(n, given={0: points}, **more) for n, points in enumerate(given)])[0]


def header(*names: str, level: str = LIKE_ME) -> GameLine:
    """A match of these people with computer players of the level."""
    people = [SeatInfo(name=name, kind="human") for name in names]
    others = [SeatInfo(name=f"Walt {seat}", kind="computer", level=level) for seat in range(len(names), 4)]
    return header_of(preset("web"), (*people, *others), 2, seed=1, game_id="a", created="", app="x", name="a")


@pytest.mark.parametrize("rules", measured_levels())
def test_giving_away_less_is_stronger(rules: Any) -> None:
    """The less is given away the stronger; nobody is rated below the ladder."""
    strengths = [strength_by(points, rules) for points in range(0, 9000, 100)]
    assert all(one >= other for one, other in pairwise(strengths))
    assert 0 < strengths[-1] == measured_levels()[rules].ladder[0][1] < STEP / 5


def test_company_that_leaves_the_piles_makes_nobody_weak() -> None:
    """Given somebody in Campus Books who gives away what four `easy` do, he is far stronger than `easy`: beside
    `like_me`, that gives away much more, since piles are left to it.
    """
    assert strength_by(2153, "campus") > STEP / 4


def test_nobody_is_judged_by_one_match() -> None:
    """Given one fine match of somebody unknown, he is taken for stronger than `normal`, but by ten he is more so."""
    once, often = strength_of(anna(300)), strength_of(anna(*[300] * LAST))
    assert STEP < once < often < 2 * STEP + 5


def test_the_latest_matches_count() -> None:
    """Given somebody who has learned, matches of long ago are forgotten; those nobody looked at tell nothing."""
    learned = anna(*[2500] * 10, *[600] * 10)
    assert strength_of(learned) == strength_of(anna(*[600] * 10))
    unseen = life_of([match(0), match(1)])[0]
    assert strength_of(unseen) == STEP


def test_one_bad_match_makes_nobody_weak() -> None:
    """Given usual matches, a perfect one, and one in which a single decision cost 12,000 points, the strength is that
    of the usual ones.
    """
    assert strength_of(anna(500, 0, 600, 12_000, 700)) == strength_of(anna(*[600] * 5))


def test_a_table_that_was_not_measured_tells_nothing() -> None:
    """Given matches of two alone, whose points mean something else, the strength stays that of `normal`."""
    alone = anna(50, 50, 50, names=("Anna", "Walt easy"), teams=2)
    assert strength_of(alone) == pytest.approx(STEP)


def test_points_are_held_against_the_rules_of_the_match() -> None:
    """Given points of Campus Books, where more are given away, they show more; by rules nobody measured, as much as in
    Web Classic.
    """
    ours = match(given={0: 300})
    ours = replace(ours, summary=replace(ours.summary, same_rules="ours"))
    assert strength_of(life_of([ours])[0]) == strength_of(anna(300)) < strength_of(anna(300, rules="campus"))


def test_seats_are_given_the_strength_of_the_people_at_the_table() -> None:
    """Given one person, hers; given two, the middle; given nobody known, that of `normal`. Other levels stay."""
    strong, weak = (
        anna(*[600] * LAST),
        life_of([match(n, names=("Ida", "W easy", "R easy", "J easy"), given={0: 2500}) for n in range(LAST)])[0],
    )
    levels = [
        header_as_strong(header(*names), [strong, weak]).seats[3].level
        for names in (["Anna"], ["Ida"], ["Ida", " anna"], ["Eva"])
    ]
    assert levels == [
        f"{LIKE_ME}_{round(strength)}"
        for strength in (strength_of(strong), strength_of(weak), (strength_of(strong) + strength_of(weak)) / 2, STEP)
    ]
    assert header_as_strong(header("Anna", level="hard"), [strong]) == header("Anna", level="hard")


def test_another_match_asks_anew() -> None:
    """Given a match that is over, the next one does not begin with the strength of then."""
    then = header_as_strong(header("Anna"), [anna(*[600] * LAST)])
    assert header_as_wished(then) == header("Anna")
    assert header_as_strong(then, [anna(*[2500] * LAST)]).seats[3].level != then.seats[3].level
    assert replace(then, seats=()) == replace(header("Anna"), seats=())
