import pygame
from pygame.event import Event

from game.toolkit.input.touch import NOTCH, NOWHERE, PRESSES_AFTER, TouchInput

SIZE = (1000, 500)


def touch(kind: int, at: tuple[int, int], finger: int = 1) -> Event:
    """A finger at real pixels of the window."""
    return Event(kind, touch_id=0, finger_id=finger, x=(at[0] + 0.5) / SIZE[0], y=(at[1] + 0.5) / SIZE[1])


def told(fingers: TouchInput, *events: Event) -> list[tuple[int, tuple[int, int] | int]]:
    """What a mouse would have done: kind, and place or notches."""
    made = [one for event in events for one in fingers.take(event, SIZE)]
    assert all(one.touch for one in made)
    return [(one.type, one.y if one.type == pygame.MOUSEWHEEL else one.pos) for one in made]


def test_a_tap_is_a_click() -> None:
    fingers = TouchInput()
    assert told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERMOTION, (104, 96))) == []
    assert told(fingers, touch(pygame.FINGERUP, (104, 96))) == [
        (pygame.MOUSEMOTION, (100, 100)),
        (pygame.MOUSEBUTTONDOWN, (100, 100)),
        (pygame.MOUSEBUTTONUP, (100, 100)),
    ]
    assert not fingers.is_held


def test_a_finger_that_moves_drags_from_where_it_came_down() -> None:
    fingers = TouchInput()
    moved = told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERMOTION, (160, 100)))
    assert moved[1:] == [(pygame.MOUSEBUTTONDOWN, (100, 100)), (pygame.MOUSEMOTION, (160, 100))]
    assert told(fingers, touch(pygame.FINGERUP, (170, 100))) == [(pygame.MOUSEBUTTONUP, (170, 100))]


def test_a_finger_that_rests_presses() -> None:
    fingers = TouchInput()
    told(fingers, touch(pygame.FINGERDOWN, (50, 60)))
    assert fingers.pass_time(PRESSES_AFTER / 2) == []
    assert [one.type for one in fingers.pass_time(PRESSES_AFTER)] == [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN]
    assert fingers.pass_time(1) == []


def test_two_fingers_scroll_and_press_nothing() -> None:
    fingers = TouchInput()
    assert told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERDOWN, (200, 100), 2)) == []
    far = 100 + 2 * NOTCH
    moved = told(fingers, touch(pygame.FINGERMOTION, (100, far)), touch(pygame.FINGERMOTION, (200, far), 2))
    assert sum(what for kind, what in moved if kind == pygame.MOUSEWHEEL and isinstance(what, int)) == 2
    assert not any(kind == pygame.MOUSEBUTTONDOWN for kind, _ in moved)
    lifted = told(fingers, touch(pygame.FINGERUP, (100, far)), touch(pygame.FINGERUP, (200, far), 2))
    assert lifted == [(pygame.MOUSEMOTION, NOWHERE)]


def test_a_second_finger_breaks_a_press_off() -> None:
    fingers = TouchInput()
    told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERMOTION, (160, 100)))
    broken_off = told(fingers, touch(pygame.FINGERDOWN, (300, 100), 2))
    assert broken_off == [(pygame.MOUSEMOTION, NOWHERE), (pygame.MOUSEBUTTONUP, NOWHERE)]


def test_a_window_that_loses_its_fingers_lets_go() -> None:
    fingers = TouchInput()
    told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERMOTION, (160, 100)))
    assert [one.pos for one in fingers.let_go()] == [NOWHERE, NOWHERE]
    assert told(fingers, touch(pygame.FINGERUP, (160, 100))) == []


def test_a_finger_beyond_the_window_is_at_its_edge() -> None:
    fingers = TouchInput()
    for x, y, at in ((-0.1, 0.5, (0, 250)), (1.0, 1.2, (999, 499)), (0.5, -1, (500, 0))):
        fingers.take(Event(pygame.FINGERDOWN, touch_id=0, finger_id=1, x=x, y=y), SIZE)
        _, down = fingers.pass_time(1)
        assert down.pos == at
        told(fingers, touch(pygame.FINGERUP, (1, 1)))


def test_a_finger_that_trembles_less_than_twelve_pixels_rests() -> None:
    for dx, dy, moves in ((12, 0, False), (0, -12, False), (13, 0, True), (0, 13, True)):
        fingers = TouchInput()
        moved = told(fingers, touch(pygame.FINGERDOWN, (100, 100)), touch(pygame.FINGERMOTION, (100 + dx, 100 + dy)))
        assert bool(moved) == moves
        again = told(fingers, touch(pygame.FINGERMOTION, (101, 100)))
        assert again == ([(pygame.MOUSEMOTION, (101, 100))] if moves else [])


def test_two_fingers_save_up_for_a_whole_notch() -> None:
    fingers = TouchInput()
    told(fingers, touch(pygame.FINGERDOWN, (100, 400)), touch(pygame.FINGERDOWN, (200, 400), 2))
    found = []
    for up in (30, 60, 90):
        both = [touch(pygame.FINGERMOTION, (x, 400 - up), finger) for x, finger in ((100, 1), (200, 2))]
        found.append([what for kind, what in told(fingers, *both) if kind == pygame.MOUSEWHEEL])
    assert found == [[], [-1], [-1]]
    place = [what for kind, what in told(fingers, touch(pygame.FINGERMOTION, (100, 210))) if kind == pygame.MOUSEMOTION]
    assert place == [(150, 260)]
    assert told(fingers, touch(pygame.FINGERUP, (100, 210))) == []
    assert told(fingers, touch(pygame.FINGERMOTION, (200, 300), 2)) == []
    assert told(fingers, touch(pygame.FINGERDOWN, (300, 300), 3), touch(pygame.FINGERUP, (9, 9), 7)) == []
    assert fingers.is_held


def test_a_press_ends_and_the_next_is_one_of_its_own() -> None:
    fingers = TouchInput()
    for at in ((100, 100), (300, 200)):
        assert fingers.pass_time(1) == []
        assert told(fingers, touch(pygame.FINGERDOWN, at), touch(pygame.FINGERUP, at))[1:] == [
            (pygame.MOUSEBUTTONDOWN, at),
            (pygame.MOUSEBUTTONUP, at),
        ]
    assert fingers.let_go() == []
