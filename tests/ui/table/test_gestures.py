"""Mouse events become gestures."""

import pygame
import pytest
from pygame.event import Event

from game.turn.spots import HandCard, Spot, Zone
from game.ui.table.gestures import (
    Banded,
    Banding,
    Cancelled,
    Click,
    ClickedNothing,
    DragBegan,
    DragMoved,
    Dropped,
    Gesture,
    Point,
    Pointer,
    ZoomIn,
)

CARD = HandCard(0)


def where(pos: Point) -> Spot | None:
    """Two things lie there: a card at the left, a pile at the right."""
    if pos[1] > 100:
        return None
    return CARD if pos[0] < 100 else Zone.PILE


def down(x: int, y: int = 50, button: int = 1) -> Event:
    """A press."""
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)


def up(x: int, y: int = 50) -> Event:
    """A release."""
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)


def moved(x: int, y: int = 50) -> Event:
    """A motion."""
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(1, 0, 0))


def gestures(pointer: Pointer, *events: Event) -> list[Gesture]:
    """What the events come to."""
    return [gesture for event in events if (gesture := pointer.handle(event)) is not None]


def test_a_press_and_release_on_one_thing_is_a_click() -> None:
    """A slip over the edge counts for what was pressed; released over something else it is nothing."""
    pointer = Pointer(where)
    assert gestures(pointer, down(10), up(12)) == [Click(CARD)]
    assert gestures(pointer, down(98), up(103)) == [Click(CARD)]
    assert gestures(pointer, down(98), up(140)) == []


@pytest.mark.parametrize("seconds", [0.0, 0.16, 0.6, 5.0])
def test_a_slow_press_that_slips_is_a_click(seconds: float) -> None:
    pointer = Pointer(where)
    assert gestures(pointer, down(10)) == []
    assert pointer.pass_time(seconds) is None
    assert gestures(pointer, moved(13), up(13)) == [Click(CARD)]


def test_what_cannot_be_lifted_is_clicked_after_any_slip() -> None:
    pointer = Pointer(where, may_lift=lambda _: False)
    assert gestures(pointer, down(10), moved(60), up(60)) == [Click(CARD)]


def test_a_wide_reach_needs_a_wide_drag() -> None:
    pointer = Pointer(where, lambda: 70)
    assert gestures(pointer, down(10), moved(60), up(60)) == [Click(CARD)]
    assert gestures(pointer, down(10), moved(90)) == [DragBegan(CARD, (10, 50), (90, 50))]


def test_two_clicks_in_a_moment_are_a_double_click_three_are_not_two_of_them() -> None:
    """The third click begins anew."""
    pointer = Pointer(where)
    found = gestures(pointer, down(10), up(10), down(10), up(10), down(10), up(10))
    assert found == [Click(CARD), Click(CARD, double=True), Click(CARD)]


def test_two_clicks_far_apart_in_time_or_place_are_single_ones() -> None:
    """Half a second, or ten pixels, lie between them."""
    pointer = Pointer(where)
    gestures(pointer, down(10), up(10))
    pointer.pass_time(0.5)
    assert gestures(pointer, down(10), up(10)) == [Click(CARD)]
    assert gestures(pointer, down(30), up(30)) == [Click(CARD)]


def test_a_drag_begins_after_a_few_pixels_and_ends_with_a_drop() -> None:
    """A tremble is no drag; the drop says what lies under it."""
    pointer = Pointer(where)
    assert gestures(pointer, down(10), moved(14)) == []
    assert gestures(pointer, moved(40)) == [DragBegan(CARD, (10, 50), (40, 50))]
    assert gestures(pointer, moved(150), up(150)) == [DragMoved((150, 50), Zone.PILE), Dropped((150, 50), Zone.PILE)]
    assert not pointer.is_dragging


def test_the_right_button_breaks_a_drag_off_and_otherwise_looks_closer() -> None:
    """Nothing is dropped any more when the left button is let go."""
    pointer = Pointer(where)
    gestures(pointer, down(10), moved(40))
    assert gestures(pointer, down(40, button=3), up(40)) == [Cancelled()]
    assert gestures(pointer, down(10, button=3)) == [ZoomIn(CARD)]


def test_a_resting_finger_looks_closer_and_is_no_click() -> None:
    """After half a second; the release then comes to nothing."""
    pointer = Pointer(where)
    gestures(pointer, Event(pygame.MOUSEBUTTONDOWN, pos=(10, 50), button=1, touch=True))
    assert pointer.pass_time(0.3) is None
    assert pointer.pass_time(0.3) == ZoomIn(CARD)
    assert gestures(pointer, up(10)) == []


def test_shift_follows_the_keys() -> None:
    """Held down it marks the click, released it does not."""
    pointer = Pointer(where)
    press = Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode="")
    release = Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0)
    assert gestures(pointer, press, down(10), up(10), release) == [Click(CARD, shift=True)]
    pointer.pass_time(1.0)
    assert gestures(pointer, down(10), up(10)) == [Click(CARD)]


def test_a_click_on_nothing_is_told_and_nothing_cannot_be_dragged() -> None:
    """The bare cloth lets chosen cards go."""
    pointer = Pointer(where)
    assert gestures(pointer, down(10, 200), up(10, 200)) == [ClickedNothing((10, 200))]


def test_a_drag_that_begins_on_the_bare_cloth_is_a_rubber_band() -> None:
    """It follows the pointer, and is let go with the corner where it began; the right button breaks it off."""
    pointer = Pointer(lambda pos: CARD if pos[0] > 100 else None)
    assert pointer.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1)) is None
    assert pointer.handle(moved(12, 11)) is None
    assert pointer.handle(moved(150, 60)) == Banding((10, 10), (150, 60))
    assert pointer.handle(moved(11, 11)) == Banding((10, 10), (11, 11))
    assert pointer.handle(Event(pygame.MOUSEBUTTONUP, pos=(150, 70), button=1)) == Banded((10, 10), (150, 70))
    pointer.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1))
    pointer.handle(moved(150, 60))
    assert pointer.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(150, 60), button=3)) == Cancelled()
    assert pointer.handle(Event(pygame.MOUSEBUTTONUP, pos=(150, 60), button=1)) is None


def test_ctrl_follows_the_keys_and_a_lost_release_is_mended_by_the_next_key() -> None:
    """Ctrl marks the click; a key that comes without it tells that it was let go somewhere else."""
    pointer = Pointer(where)
    press = Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode="")
    assert gestures(pointer, press, down(10), up(10)) == [Click(CARD, ctrl=True)]
    pointer.handle(Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s"))
    pointer.pass_time(1.0)
    assert gestures(pointer, down(10), up(10)) == [Click(CARD)]


@pytest.mark.parametrize("lost", ["motion without a button", "focus", "another press"])
def test_a_release_that_was_lost_leaves_nothing_hanging(lost: str) -> None:
    """Let go outside the window, or while another window was in front: the drag is broken off, not kept for ever."""
    pointer = Pointer(where)
    gestures(pointer, down(10), moved(40))
    event = {
        "motion without a button": Event(pygame.MOUSEMOTION, pos=(60, 50), rel=(1, 1), buttons=(0, 0, 0)),
        "focus": Event(pygame.WINDOWFOCUSLOST),
        "another press": down(60),
    }[lost]
    assert gestures(pointer, event) == [Cancelled()]
    assert not pointer.is_dragging
    band = Pointer(lambda pos: None)
    gestures(band, down(10), moved(40))
    assert band.is_banding
    gestures(band, event)
    assert not band.is_banding
