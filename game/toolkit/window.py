"""The window of the operating system: opening it, its size, full screen, and bringing what was drawn before a
person's eyes.
"""

import os
import sys
import warnings
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface, Vector2

from game.toolkit.screen_preferences import WindowPlace
from game.toolkit.session_bus import leave_silent_bus
from game.toolkit.surroundings import say

MINIMUM: Final = (1024, 600)
HINT: Final = "SDL_FRAMEBUFFER_ACCELERATION"
X11_CLASS: Final = "SDL_VIDEO_X11_WMCLASS"
PROGRAM: Final = "hand-and-foot"
"""The program's name for desktops: that of `tools/release/linux/hand-and-foot.desktop`."""
ROOMY: Final = (1680, 1000)
"""The real pixels of a screen that has room to spare for a window of 1600 x 900."""
BARS: Final = 72
"""Assumed real pixels of the desktop's and the window's bars, if unknown."""
GRIP: Final = (200, 20)
"""Real pixels of a window's upper edge that must be visible, so that it can be grabbed."""


def framebuffer_hint(platform: str, driver: str | None) -> str | None:
    """What `SDL_FRAMEBUFFER_ACCELERATION` should be, or None to leave it alone.

    On X11 without it every flip goes through an OpenGL texture, 30 times slower; SDL's macOS driver has no window
    framebuffer
    of its own, so "0" would leave it nothing to draw to; Windows and Wayland need no hint.
    """
    return "0" if platform == "linux" and driver in (None, "x11") else None


def prepare(environ: MutableMapping[str, str], platform: str = sys.platform) -> None:
    """Set what SDL reads before it starts; existing user settings are kept."""
    if platform == "linux":
        leave_silent_bus(environ)
    driver = environ.get("SDL_VIDEODRIVER") or ("wayland" if _wayland_only(environ) else None)
    hint = framebuffer_hint(platform, driver)
    if hint is not None:
        environ.setdefault(HINT, hint)
    environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environ.setdefault("SDL_APP_NAME", say("screens", "game"))
    environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # fingers are read directly: see game.toolkit.input.touch
    guess = Path(sys.argv[0]).name  # pygame puts the script's name there on import
    if environ.get(X11_CLASS, guess) == guess:
        environ[X11_CLASS] = say("screens", "game")  # shown by desktops that don't know the program
    environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", PROGRAM)


def group_windows(platform: str = sys.platform) -> None:
    """Give the windows a place of their own in the Windows task bar, separate from Python's."""
    if platform == "win32":
        import ctypes

        services = vars(ctypes)["windll"].shell32  # exists only on Windows
        services.SetCurrentProcessExplicitAppUserModelID(PROGRAM)


def _wayland_only(environ: MutableMapping[str, str]) -> bool:
    return "WAYLAND_DISPLAY" in environ and "DISPLAY" not in environ


def screens_of_today() -> tuple[Rect, ...]:
    """The positions of the screens: pygame only reports their sizes, so a hidden window is placed in the middle of
    each. A single one starts at the origin.
    """
    sizes = pygame.display.get_desktop_sizes()
    if len(sizes) == 1:
        return (Rect((0, 0), sizes[0]),)
    found = []
    for number, (width, height) in enumerate(sizes):
        middle = pygame.WINDOWPOS_CENTERED | number
        probe = pygame.Window("", (2, 2), (middle, middle), hidden=True)
        left, top = probe.position
        probe.destroy()
        found.append(Rect(left + 1 - width // 2, top + 1 - height // 2, width, height))
    return tuple(found)


def place_on_screens(place: WindowPlace, screens: Sequence[Rect]) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """The size and position for a window that was left at `place`.

    If the screens are the same and its upper edge is visible, its own; otherwise as close to it as possible. If the
    screens are different: its size if it fits on the first beside its bars, otherwise that of a first start; and None,
    which leaves the position to the system.
    """
    sizes = tuple(screen.size for screen in screens)
    if sizes != place.screens:
        has_room = sizes and place.size[0] <= sizes[0][0] - 40 and place.size[1] <= sizes[0][1] - 100
        return (place.size if has_room else first_size(sizes)), None
    window = Rect(place.at, place.size)
    seen = [Rect(window.topleft, (window.w, 2 * GRIP[1])).clip(screen) for screen in screens]
    if any(part.w >= GRIP[0] and part.h >= GRIP[1] for part in seen):
        return place.size, place.at
    nearest = min(screens, key=lambda screen: Vector2(screen.center).distance_to(window.center)).inflate(-40, -100)
    size = min(window.w, nearest.w), min(window.h, nearest.h)
    return size, Rect(window.topleft, size).clamp(nearest).topleft


def is_small(screen: tuple[int, int]) -> bool:
    """Whether a screen has no more room than the table needs, so that the window fills it."""
    return screen[0] < ROOMY[0] or screen[1] < ROOMY[1]


def first_size(screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The initial size of a window: 1600 x 900, or on a small screen all that its bars leave.

    >>> first_size([(1920, 1080)]), first_size([(1366, 768)])
    ((1600, 900), (1366, 696))
    """
    screen = screens[0] if screens else (1280, 792)
    return (screen[0], screen[1] - BARS) if is_small(screen) else (1600, 900)


def fills(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> bool:
    """Whether a window of this size was made to fill a small screen, like the initial one."""
    return any(is_small(screen) and size[0] >= screen[0] and size[1] >= screen[1] - BARS for screen in screens[:1])


def maximise() -> None:
    """Ask the desktop to maximise the window; without one that can, it stays as it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # pygame has no other way yet
        ask = getattr(pygame.Window, "from_display_module", None)
        if ask is not None:
            ask().maximize()


def _set_mode(size: tuple[int, int], flags: int) -> None:
    """Open the window or change it; which size it has then is for the desktop to say."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Requested window was forcibly resized", RuntimeWarning)
        pygame.display.set_mode(size, flags)


class BeforeShown(Protocol):
    """Something that must exist before a window is shown: it answers screen readers."""

    @property
    def needs_hidden_window(self) -> bool:
        """Whether it lives inside the window, which must then exist, hidden, first."""

    def meet(self, window: object) -> None:
        """Take the system's handle of the window; None if it lives beside it."""


class Window:
    """One resizable window. `present` shows what was drawn on `surface`; sizes are real pixels, at least 1024 x 600."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        title: str,
        icon: Surface | None = None,
        place: WindowPlace | None = None,
        before_shown: BeforeShown | None = None,
    ) -> None:
        """Without a `size` the window goes where it was left (`place`), as far as today's screens allow."""
        prepare(os.environ)
        group_windows()
        pygame.display.init()
        pygame.display.set_allow_screensaver(True)
        pygame.display.set_caption(title)
        if icon is not None:
            pygame.display.set_icon(icon)
        at, is_chosen = None, size is not None
        if size is None and place is not None:
            size, at = place_on_screens(place, screens_of_today())
        sizes = pygame.display.get_desktop_sizes()
        self._windowed = self._clamp(size or first_size(sizes))
        self.full_screen = False
        """Whether it covers the whole screen."""
        self._keeps_awake = False
        self.presents = 0  # frames shown so far; must not grow at rest
        self._open(before_shown)
        if at is not None:
            pygame.display.set_window_position(at)
        if not is_chosen and fills(self._windowed, sizes):
            maximise()
        self._at = self.at  # of the window while it doesn't cover the screen

    def _open(self, before_shown: BeforeShown | None) -> None:
        if before_shown is not None and before_shown.needs_hidden_window:
            _set_mode(self._windowed, pygame.RESIZABLE | pygame.HIDDEN)
            before_shown.meet(pygame.display.get_wm_info().get("window"))
            _set_mode(self._windowed, pygame.RESIZABLE | pygame.SHOWN)
            return
        if before_shown is not None:
            before_shown.meet(None)
        _set_mode(self._windowed, pygame.RESIZABLE)

    @staticmethod
    def _clamp(size: tuple[int, int]) -> tuple[int, int]:
        return max(MINIMUM[0], size[0]), max(MINIMUM[1], size[1])

    @property
    def surface(self) -> Surface:
        """What is drawn on; a new object after every change of size."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is closed"
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """In real pixels."""
        return self.surface.get_size()

    @property
    def at(self) -> tuple[int, int]:
        """Its position on the desktop."""
        return pygame.display.get_window_position()

    def set_full_screen(self, full: bool) -> None:
        """Cover the whole screen, or restore the window."""
        if full == self.full_screen:
            return
        if full:
            self._windowed, self._at = self.size, self.at
            _set_mode((0, 0), pygame.FULLSCREEN)
        else:
            _set_mode(self._windowed, pygame.RESIZABLE)
        self.full_screen = full

    def place(self) -> WindowPlace:
        """Its current place; in full screen, its size before that."""
        screens = tuple(pygame.display.get_desktop_sizes())
        if self.full_screen:
            return WindowPlace(self._windowed, self._at, screens)
        return WindowPlace(self.size, self.at, screens)

    def keep_minimum(self) -> None:
        """Enlarge a window that is too small to use."""
        if not self.full_screen and self._clamp(self.size) != self.size:
            _set_mode(self._clamp(self.size), pygame.RESIZABLE)

    def present(self, rects: Sequence[Rect] | None = None) -> None:
        """Show what was drawn: these parts, or everything."""
        self.presents += 1
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(rects))

    def keep_awake(self, wanted: bool) -> None:
        """Keep the screen from going dark as long as this is wanted."""
        if wanted != self._keeps_awake:
            self._keeps_awake = wanted
            pygame.display.set_allow_screensaver(not wanted)

    def close(self) -> None:
        pygame.display.quit()
