"""The window: SDL's hint by platform, the smallest size, what is presented."""

import pygame
import pytest

from game.ui.preferences import WindowPlace
from game.ui.window import HINT, MINIMUM, Window, framebuffer_hint, mended, prepare


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
    """What is set in the environment is not overridden."""
    environ = {HINT: "1"}
    prepare(environ, "linux")
    assert environ[HINT] == "1"


def test_wayland_alone_gets_no_hint() -> None:
    """A Wayland session without X11 keeps SDL's own way."""
    environ = {"WAYLAND_DISPLAY": "wayland-0"}
    prepare(environ, "linux")
    assert HINT not in environ


def test_a_window_is_never_too_small() -> None:
    """A size below the minimum is raised to it."""
    assert Window((320, 200), "test").size == MINIMUM


def test_a_given_size_is_kept() -> None:
    """A size of the command line is the size of the window."""
    assert Window((1280, 720), "test").size == (1280, 720)


def test_keep_minimum_grows_a_squeezed_window() -> None:
    """A window that was made smaller than can be used grows again."""
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


def test_a_window_comes_back_where_it_was() -> None:
    """With the same screens: the same size at the same place."""
    screens = ((1920, 1080), (1280, 1024))
    assert mended(WindowPlace((1400, 900), (2000, 40), screens), screens) == ((1400, 900), (2000, 40))


def test_a_window_on_a_screen_that_is_gone_is_mended() -> None:
    """The second screen was taken away, or the first is smaller now: no place is asked for, and it fits."""
    place = WindowPlace((1900, 1000), (2000, 40), ((1920, 1080), (1920, 1080)))
    assert mended(place, ((2560, 1440),)) == ((1900, 1000), None)
    assert mended(place, ((1920, 1080),)) == ((1880, 980), None)
    assert mended(place, ((1366, 768),)) == ((1326, 668), None)
    size, at = mended(place, ())
    assert size <= MINIMUM
    assert at is None


def test_the_place_of_a_window_is_told_and_taken_up() -> None:
    """What one window says of its place opens the next one the same; a size of the command line comes first."""
    told = Window((1100, 700), "test").place()
    assert told.size == (1100, 700)
    assert Window(None, "test", place=told).place() == told
    assert Window((1280, 720), "test", place=told).size == (1280, 720)
