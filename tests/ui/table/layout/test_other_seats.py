"""The backs of hands and feet."""

import pytest

from game.engine.table.state import Table
from game.ui.table.layout.other_seats import MOST_BACKS, lay_closed_hand, lay_fan, lay_foot
from game.ui.table.layout.plan import Places, own_plan, place, plan_name
from game.ui.table.sprites import Reverse
from tests.build import table


def places() -> Places:
    """Four players in a usual window."""
    return place(own_plan("4-2v2"), (1280, 720), 50)


def test_a_hand_is_blue_and_a_foot_in_play_is_red() -> None:
    """Seat 1 plays its foot, seat 2 its hand."""
    board = table(hand="KC", in_foot=(1,)).board
    assert {sprite.look for sprite in lay_fan(places(), board, 1, 1)} == {Reverse("foot")}
    assert {sprite.look for sprite in lay_fan(places(), board, 2, 2)} == {Reverse("hand")}


def test_every_foot_lies_in_sight_until_it_is_taken_up() -> None:
    """One's own, too."""
    board = table(hand="KC", in_foot=(1,)).board
    assert lay_foot(places(), board, 1, 1) == ()
    for seat in (0, 2, 3):
        assert {sprite.look for sprite in lay_foot(places(), board, seat, seat)} == {Reverse("foot")}


def test_a_very_full_hand_stays_in_its_zone() -> None:
    """Thirty cards are thirteen backs, inside the fan's rectangle but for the lean of the outermost."""
    crowd: Table = table(hand="KC", hands={1: " ".join(["4S", "5S", "7S", "8S", "9S", "TS"] * 4)})
    sprites = lay_fan(places(), crowd.board, 1, 1)
    zone = places().rect("Fan", 1).inflate(16, 20)
    assert len(sprites) == MOST_BACKS
    assert all(zone.contains(sprite.box) for sprite in sprites)


@pytest.mark.parametrize("size", [(1366, 696), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("count", [1, 11, 24])
def test_the_closed_hand_stays_in_the_window(count: int, size: tuple[int, int]) -> None:
    """Eleven backs in front were cut off by the window's lower edge."""
    hand = " ".join((["4S", "5S", "7S", "8S", "9S", "TS"] * 4)[:count])
    there = place(own_plan(plan_name(4, 2, size)), size, 50)
    assert all(sprite.box.bottom <= size[1] for sprite in lay_closed_hand(there, table(hand=hand).board, 0))


def test_the_closed_hand_shows_only_backs() -> None:
    """As many as there are cards, up to what fits."""
    sprites = lay_closed_hand(places(), table(hand="KC QC JC").board, 0)
    assert [type(sprite.look) for sprite in sprites] == [Reverse] * 3
