"""What is celebrated comes, goes, and leaves no trace; no light follows right after another."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.toolkit.audio.cues import Cue
from game.toolkit.speed import DEAF
from game.ui.table.draw.celebration_picture import APART, Celebrations, placed
from game.ui.table.motion.celebrations import Celebration
from tests.ui.drive import empty_kit


def one(begins: float = 0.0, stands: bool = False, sound: str = "") -> Celebration:
    """Something with a light, or something that stands still."""
    light = "none" if stands else "gold"
    box = Rect(10, 10, 60, 84)
    return Celebration(words="+500", team=0, box=box, begins=begins, lasts=0.9, light=light, stands=stands, sound=sound)  # type: ignore[arg-type]


def lights(celebrations: Celebrations, seconds: float, step: float = 0.02) -> list[float]:
    """When lights come up in so many seconds."""
    seen, found = set(), []
    for n in range(round(seconds / step)):
        celebrations.pass_time(step)
        for shown in celebrations._shown:
            if shown.of.light != "none" and shown.time > 0 and id(shown.of) not in seen:
                seen.add(id(shown.of))
                found.append(n * step)
    return found


def test_no_light_comes_right_after_another() -> None:
    """Given ten books in two seconds, one light at most in each two fifths of a second: never three in one."""
    celebrations = Celebrations()
    celebrations.begin([one(0.1 + 0.2 * n) for n in range(10)], 1.0)
    found = lights(celebrations, 4.0)
    assert 2 <= len(found) < 10
    assert all(later - earlier >= APART - 0.03 for earlier, later in pairwise(found))


@pytest.mark.parametrize("great", [False, True])
def test_words_are_at_the_nearest_free_place_or_nowhere(great: bool) -> None:
    """Given a name beside a book, its points are drawn near the book and never over the name; given no room at all
    they aren't drawn.
    """
    kit, surface = empty_kit(), Surface((400, 300))
    card, name = Rect(160, 150, 70, 98), Rect(100, 100, 200, 40)
    told = replace(one(), box=card, light="none", great=great)
    found = placed(kit, told, surface.get_rect(), [card, name])
    assert found.words_at is not None
    celebrations = Celebrations()
    celebrations.begin([found], 1.0)
    while not celebrations.is_over:
        celebrations.pass_time(0.05)
        for rect in celebrations.draw_under(kit, surface):
            assert rect.collidelist([card, name]) < 0
    assert placed(kit, told, surface.get_rect(), [surface.get_rect()]).words_at is None


def test_a_sentence_gives_way_to_fewer_words() -> None:
    """Given room for a few words only, these are shown."""
    kit, narrow = empty_kit(), Rect(0, 0, 120, 300)
    told = replace(one(), words="Your first book, and a long sentence about it", brief="+500")
    assert placed(kit, told, narrow, [told.box]).words == "+500"


def test_what_stands_still_takes_its_time_at_any_speed_and_is_heard_once() -> None:
    """Given a fast table, what flies is over sooner and what stands is not; its chime is heard at once, one time."""
    celebrations = Celebrations()
    celebrations.begin([one(stands=True, sound="clean")], 0.45)
    assert celebrations.pass_time(0.1) == [Cue("clean")]
    assert not celebrations.is_moving
    assert celebrations.pass_time(0.7) == []
    assert not celebrations.is_over
    celebrations.pass_time(0.2)
    assert celebrations.is_over
    celebrations.begin([one()], 0.45)
    assert celebrations.is_moving
    celebrations.pass_time(0.45)
    assert celebrations.is_over


def test_a_press_ends_what_has_been_seen_and_not_what_it_began() -> None:
    """Given the second click of a double one, nothing ends; a click a moment later is enough of it."""
    celebrations = Celebrations()
    celebrations.begin([one()], 1.0)
    celebrations.pass_time(DEAF / 2)
    celebrations.end_for_a_press()
    assert not celebrations.is_over
    celebrations.pass_time(DEAF)
    celebrations.end_for_a_press()
    assert celebrations.is_over


@pytest.mark.parametrize(("pips", "great"), [("suits", True), ("stars", False), ("none", False)])
def test_all_pictures_are_made_before_it_begins(pips: str, great: bool) -> None:
    """Given a celebration that has been told, its pictures are made one by one; no frame has to make any."""
    kit = empty_kit((1280, 720))
    surface = Surface(kit.size)
    celebrations = Celebrations()
    celebrations.begin([replace(one(0.1), pips=pips, great=great)], 1.0)
    before = set(kit.paint.kept)
    made = len(list(celebrations.make_pictures(kit)))
    known = set(kit.paint.kept)
    assert made >= len({key for key in known - before if isinstance(key, tuple) and "celebration" in str(key[0])}) > 1
    for _ in range(60):
        celebrations.pass_time(0.02)
        celebrations.draw_under(kit, surface)
        celebrations.draw_over(kit, surface, 0)
    assert celebrations.is_over
    assert set(kit.paint.kept) == known


def test_a_pip_that_fades_leaves_other_pictures_of_its_shape_as_they_are() -> None:
    """Given pips that are nearly gone, the same pip elsewhere is as strong as ever."""
    kit = empty_kit((1280, 720))
    celebrations = Celebrations()
    celebrations.begin([replace(one(), pips="suits")], 1.0)
    list(celebrations.make_pictures(kit))
    shapes = [
        surface for key, surface in kit.paint.kept.items() if isinstance(key, tuple) and key[0] != "celebration pip"
    ]
    celebrations.pass_time(0.7)
    celebrations.draw_over(kit, Surface(kit.size), 0)
    assert all(surface.get_alpha() == 255 for surface in shapes)
