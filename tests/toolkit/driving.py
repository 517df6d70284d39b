"""How tests make kits, events and scenes of the toolkit, and read what was drawn. Events are values, never a real
pointer.
"""

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.drawing.text import Drawn, Fonts
from game.toolkit.drawing.theme import Theme
from game.toolkit.kit import Kit, make_kit
from game.toolkit.scene import Scene
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.surroundings import Surroundings, surroundings
from game.toolkit.targets import Target

ASSETS: Final = Path(__file__).parents[2] / "assets"


def kit_at(size: tuple[int, int] = (1280, 720), preferences: ScreenPreferences | None = None) -> Kit:
    """A kit for a window of this size; its pictures may have been drawn before."""
    return sharing_kit(_theme(size, preferences), Fonts(ASSETS / "fonts"), ASSETS)


def empty_kit(size: tuple[int, int] = (1280, 720), preferences: ScreenPreferences | None = None) -> Kit:
    """One with which nothing was drawn."""
    return make_kit(_theme(size, preferences), Fonts(ASSETS / "fonts"), ASSETS)


def _theme(size: tuple[int, int], preferences: ScreenPreferences | None) -> Theme:
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    return (preferences or ScreenPreferences()).theme(size)


@lru_cache(maxsize=1)
def shared_fonts(folder: Path) -> Fonts:
    """Fonts that many programs share, with room for all sizes that they use."""
    fonts = Fonts(folder)
    fonts.most *= 16
    return fonts


@lru_cache(maxsize=24)
def shared_pictures(theme: Theme, around: Surroundings, is_blank: bool) -> Kit:
    """A kit whose pictures many programs in these surroundings share. It has room for those of many screens, where a
    program keeps those of one or two: what is thrown away between two tests would be drawn anew in the second. What a
    scene leaves unused the next test wants, so nothing is forgotten for that.
    """
    shared = make_kit(theme, shared_fonts(ASSETS / "fonts"), ASSETS)
    for kept in (shared.art.kept, shared.paint.kept, shared.text._kept):
        kept.most *= 8
        kept.forget_unused = nothing  # type: ignore[method-assign, assignment]
    return shared


def sharing_kit(theme: Theme, fonts: Fonts, assets: Path) -> Kit:
    """A kit of its own for each program, but cards, panels and words are drawn once for all."""
    own, shared = (
        make_kit(theme, shared_fonts(assets / "fonts"), assets),
        shared_pictures(theme, surroundings(), bool(_BLANK)),
    )
    own.art.kept, own.paint.kept, own.text._kept = shared.art.kept, shared.paint.kept, shared.text._kept
    return own


def motion(pos: tuple[int, int]) -> Event:
    """The pointer moves there."""
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


def click(pos: tuple[int, int], button: int = 1) -> list[Event]:
    """A press and a release at one place, with the motion that leads there."""
    return [
        motion(pos),
        Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
        Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
    ]


def key(code: int, mod: int = 0) -> Event:
    """A key going down."""
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def asking() -> Event:
    """The question mark."""
    return Event(pygame.KEYDOWN, key=pygame.K_QUESTION, mod=pygame.KMOD_SHIFT, unicode="?")


def typed(text: str) -> list[Event]:
    """Letters as they come from a keyboard."""
    return [Event(pygame.TEXTINPUT, text=letter) for letter in text]


class Nothing:
    """What a button does where a test does not ask; it has heard with what it was called."""

    def __init__(self) -> None:
        self.heard = deque[tuple[object, ...]](maxlen=9)

    def __call__(self, *given: object) -> None:
        """Does nothing."""
        self.heard.append(given)


nothing: Final = Nothing()


def send(handle: Callable[[Event], object], *events: Event) -> None:
    """Give events to a scene, a form or a widget, one after the other."""
    for event in events:
        handle(event)


def drag(start: tuple[int, int], *way: tuple[int, int], let_go: bool = True) -> list[Event]:
    """A press, a way and the end of it."""
    events = [motion(start), Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)]
    events += [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)) for pos in way]
    return [*events, Event(pygame.MOUSEBUTTONUP, pos=way[-1], button=1)] if let_go else events


def find(scene: Scene, id: str) -> Target:
    """The target of this id."""
    return next(target for target in scene.report().targets if target.id == id)


def middle(target: Target) -> tuple[int, int]:
    """The middle of its rectangle, which is free to hit."""
    return Rect(target.rect).center


def press(scene: Scene, *ids: str) -> None:
    """Click targets of a scene, one after the other."""
    for id in ids:
        send(scene.handle, *click(middle(find(scene, id))))


def shared_kit(size: tuple[int, int], preferences: ScreenPreferences) -> Kit:
    """A kit that many pictures share: felt and cards are rastered once."""
    return _kept_kit(size, preferences, surroundings(), bool(_BLANK))


@lru_cache(maxsize=24)
def _kept_kit(size: tuple[int, int], preferences: ScreenPreferences, around: Surroundings, is_blank: bool) -> Kit:
    return kit_at(size, preferences)


_BLANK: Final[list[bool]] = []


@contextmanager
def words_alone() -> Iterator[None]:
    """Inside it kits have pictures of their own, which stay empty: for tests that read words and places."""
    for thread in [thread for thread in threading.enumerate() if thread.name == "court figures"]:
        thread.join()  # what it draws is to be seen
    draw, _BLANK[:] = pygame.image.load_sized_svg, [True]
    pygame.image.load_sized_svg = lambda _, size: Surface(size, pygame.SRCALPHA)  # type: ignore[assignment]
    try:
        yield
    finally:
        pygame.image.load_sized_svg = draw
        _BLANK.clear()


class Picture:
    """A scene drawn once, with the texts and panels that went into it."""

    def __init__(self, scene: Scene, size: tuple[int, int], preferences: ScreenPreferences | None = None) -> None:
        self.kit = shared_kit(size, preferences or ScreenPreferences())
        self.texts: list[Drawn] = []
        self.panels: list[Rect] = []
        self._listen(False)
        scene.resize(self.kit)
        self.surface = Surface(size)
        self.look_again(scene)

    def look_again(self, scene: Scene) -> None:
        """Draw the scene as it is now; what it says is added to what was seen before."""
        self._listen(True)
        scene.draw(self.surface, True)
        self._listen(False)

    def _listen(self, wanted: bool) -> None:
        """To the kit, and to those that tables make of it."""
        for kit in (self.kit, *self.kit.scaled.values()):
            kit.text.watch = self.texts.append if wanted else None
            kit.paint.watch = self._see if wanted else None

    def _see(self, surface: Surface, panel: Rect) -> None:
        if surface.get_size() == self.surface.get_size():  # others are drawn aside, to be copied later
            self.panels.append(panel.copy())

    @property
    def words(self) -> list[str]:
        """Everything that can be read."""
        return [drawn.text for drawn in self.texts]


def drawn_pixels(surface: Surface) -> int:
    """How many pixels are not transparent."""
    return pygame.mask.from_surface(surface, 10).count()
