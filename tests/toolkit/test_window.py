from collections.abc import Sequence

import pygame
import pytest
from pygame import Rect

from game.toolkit.screen_preferences import ScreenPreferences, WindowPlace
from game.toolkit.window import (
    BARS,
    HINT,
    MINIMUM,
    X11_CLASS,
    Window,
    fills,
    first_size,
    framebuffer_hint,
    is_small,
    place_on_screens,
    prepare,
    screens_of_today,
)


@pytest.mark.parametrize(
    ("platform", "driver", "hint"),
    [
        ("linux", "x11", "0"),
        ("linux", None, "0"),
        ("linux", "wayland", None),
        ("linux", "dummy", None),
        ("darwin", None, None),
        ("darwin", "cocoa", None),
        ("win32", None, None),
        ("win32", "windows", None),
        ("freebsd13", "x11", None),
    ],
)
def test_hint_by_platform(platform: str, driver: str | None, hint: str | None) -> None:
    """Only X11 on Linux goes without the texture; macOS would have nothing to draw to."""
    assert framebuffer_hint(platform, driver) == hint


def test_a_persons_own_choice_stays() -> None:
    environ = {HINT: "1", X11_CLASS: "cards"}
    prepare(environ, "linux")
    assert environ[HINT] == "1"
    assert environ[X11_CLASS] == "cards"


def test_wayland_alone_gets_no_hint() -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-0"}
    prepare(environ, "linux")
    assert HINT not in environ


def test_a_window_is_never_too_small() -> None:
    assert Window((320, 200), "test").size == MINIMUM


def test_a_given_size_is_kept() -> None:
    assert Window((1280, 720), "test").size == (1280, 720)


def test_keep_minimum_grows_a_squeezed_window() -> None:
    window = Window((1280, 720), "test")
    pygame.display.set_mode((500, 300), pygame.RESIZABLE)
    window.keep_minimum()
    assert window.size == MINIMUM


def test_presents_are_counted() -> None:
    """Whole frames and parts both count, so that rest can be proved."""
    window = Window((1280, 720), "test")
    window.present()
    window.present([pygame.Rect(0, 0, 10, 10)])
    assert window.presents == 2


ONE = (Rect(0, 0, 1920, 1080),)
BESIDE = (Rect(0, 0, 1920, 1080), Rect(1920, 0, 1280, 1024))
LEFT_OF_IT = (Rect(0, 0, 1920, 1080), Rect(-1280, 0, 1280, 1024))


def left(size: tuple[int, int], at: tuple[int, int], screens: Sequence[Rect]) -> WindowPlace:
    """A place as it is kept when the window is closed."""
    return WindowPlace(size, at, tuple(screen.size for screen in screens))


def test_a_window_comes_back_where_it_was() -> None:
    for at in ((2000, 40), (-900, 300), (1500, 1000), (10, -15)):
        assert place_on_screens(left((1400, 900), at, BESIDE), BESIDE) == ((1400, 900), at)


def test_a_window_on_a_screen_that_is_gone_comes_to_another() -> None:
    place = WindowPlace((1800, 980), (2000, 40), ((1920, 1080), (1920, 1080)))
    assert place_on_screens(place, ONE) == ((1800, 980), None)
    assert place_on_screens(place, (Rect(0, 0, 2560, 1440),)) == ((1800, 980), None)


@pytest.mark.parametrize("screen", [(1366, 768), (1600, 900), (1920, 1080)])
def test_a_window_too_large_for_the_screen_is_that_of_a_first_start(screen: tuple[int, int]) -> None:
    place = WindowPlace((1900, 1000), (100, 40), ((2560, 1440),))
    size, at = place_on_screens(place, (Rect((0, 0), screen),))
    assert (size, at) == (first_size([screen]), None)
    assert fills(size, [screen]) == is_small(screen)
    assert place_on_screens(place, ()) == (first_size([]), None)


@pytest.mark.parametrize(
    ("at", "screens"),
    [
        ((5000, 4000), ONE),
        ((1850, 500), ONE),
        ((-1380, 40), ONE),
        ((300, -600), ONE),
        ((300, 1075), ONE),
        ((2000, 40), LEFT_OF_IT),
    ],
)
def test_a_window_left_out_of_sight_comes_back_into_it(at: tuple[int, int], screens: Sequence[Rect]) -> None:
    size, there = place_on_screens(left((1400, 900), at, screens), screens)
    assert size == (1400, 900)
    assert there is not None
    assert any(screen.contains(Rect(there, size)) for screen in screens)


def test_the_screens_of_today_are_known_by_size_and_place() -> None:
    Window((1280, 720), "test")
    screens = screens_of_today()
    assert [screen.size for screen in screens] == pygame.display.get_desktop_sizes()
    assert screens[0].topleft == (0, 0)


def test_the_place_of_a_window_is_told_and_taken_up() -> None:
    told = Window((1100, 700), "test").place()
    assert told.size == (1100, 700)
    assert Window(None, "test", place=told).place() == told
    assert Window((1280, 720), "test", place=told).size == (1280, 720)


@pytest.mark.parametrize("screen", [(1366, 768), (1280, 800), (1440, 900), (1024, 768), (1600, 900)])
def test_the_first_window_uses_a_small_screen(screen: tuple[int, int]) -> None:
    size = first_size([screen])
    assert size[0] == screen[0]
    assert size[1] >= 0.9 * screen[1]
    assert fills(size, [screen])
    assert fills((screen[0], screen[1] - 30), [screen])
    assert not fills((screen[0] - 100, screen[1] - 100), [screen])


@pytest.mark.parametrize("screen", [(1920, 1080), (2560, 1440), (1680, 1050)])
def test_the_first_window_leaves_room_on_a_large_screen(screen: tuple[int, int]) -> None:
    assert first_size([screen]) == (1600, 900)
    assert not fills((1600, 900), [screen])


def test_a_window_without_a_desktop_still_opens() -> None:
    window = Window(None, "test")
    width, height = pygame.display.get_desktop_sizes()[0]
    assert window.size == (max(MINIMUM[0], width), max(MINIMUM[1], height - BARS)) or not is_small((width, height))


@pytest.mark.parametrize(
    ("size", "screen", "is_asked"),
    [(None, (1366, 768), True), (None, (1920, 1080), False), ((1366, 696), (1366, 768), False)],
)
def test_the_desktop_is_asked_to_maximise_the_first_window_on_a_laptop(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] | None, screen: tuple[int, int], is_asked: bool
) -> None:
    asked = []

    class Shown:
        @classmethod
        def from_display_module(cls) -> "Shown":
            return cls()

        def maximize(self) -> None:
            asked.append(screen)

    monkeypatch.setattr(pygame, "Window", Shown)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    Window(size, "test")
    assert bool(asked) == is_asked


@pytest.mark.parametrize(
    ("chosen", "steps", "size", "wanted"),
    [
        (100, 1, (1280, 720), 110),
        (100, -1, (1280, 720), 90),
        (80, -1, (1280, 720), 80),
        (150, 1, (1280, 720), 150),
        (150, -1, (1024, 600), 110),
        (120, 1, (1024, 600), 120),
    ],
)
def test_a_step_of_the_interface(chosen: int, steps: int, size: tuple[int, int], wanted: int) -> None:
    assert ScreenPreferences(interface=chosen).scaled(steps, size).interface == wanted


def test_a_small_window_keeps_the_choice_for_a_larger_one() -> None:
    chosen = ScreenPreferences(interface=150)
    assert chosen.theme((1024, 600)).interface == 1.2
    assert chosen.theme((1920, 1080)).interface == 1.5
