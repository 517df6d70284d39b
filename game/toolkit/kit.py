"""Everything a scene draws with: measures, text, surfaces, the program's pictures. A new kit is made whenever the
window or a look changes.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from pygame import Surface

from game.toolkit.drawing.paint import Paint
from game.toolkit.drawing.surface_cache import Kept
from game.toolkit.drawing.text import Fonts, Text
from game.toolkit.drawing.theme import Theme
from game.toolkit.input.gamepad import GamepadLook
from game.toolkit.input.key_bindings import KeysHere
from game.toolkit.surroundings import surroundings

SMALL: Final = 40
"""A picture is small if at least this many of them fill the window."""


MOST_LENDERS: Final = 3


def _nothing_to_adopt(widget: object) -> None:
    """For kits of no particular screen."""


class LastUsed:
    """What the person used last. Set by the program, and shared by its kits."""

    def __init__(self) -> None:
        self.is_keys: bool | None = None
        """Whether it was a key or a pad button: then the focus ring is shown. None before any input."""
        self.is_touch = False
        """Whether it was a finger."""


class EveryBar:
    """What every bar at the top of a screen has besides its own. Set by the program, and shared by its kits."""

    def __init__(self) -> None:
        self.buttons: Callable[[], Sequence[Any]] = tuple
        """New ones for a screen, or none."""


class Art(Protocol):
    """The program's own pictures for one theme, cached as long as its kit."""

    kept: Kept

    def borrow(self, lenders: Sequence[Kept]) -> None:
        """Show stretched pictures of earlier kits until there are new ones."""


class NoArt:
    """The pictures of a program without any."""

    def __init__(self) -> None:
        self.kept = Kept(0)

    def borrow(self, lenders: Sequence[Kept]) -> None:
        """There is nothing to stretch."""


class Kit(msgspec.Struct, frozen=True):
    """The tools of one theme; their caches live as long."""

    theme: Theme
    text: Text
    paint: Paint
    art: Art
    """The program's own pictures."""
    keys: KeysHere = KeysHere()
    """The labels on key caps on this kit's screen."""
    scaled: dict[Theme, "Kit"] = msgspec.field(default_factory=dict)
    lenders: list[Kept] = msgspec.field(default_factory=list)
    """Cards of earlier kits for another window size; dropped as soon as new ones are made."""
    gamepad: GamepadLook | None = None
    """The look of the gamepad's buttons if one is used, shown instead of keys; None while keys are used."""
    last_used: LastUsed = msgspec.field(default_factory=LastUsed)
    every_bar: EveryBar = msgspec.field(default_factory=EveryBar)
    adopt: Callable[[object], None] = _nothing_to_adopt
    """Called with each widget before it is placed, so that it can take over from its predecessor."""

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in real pixels."""
        return self.theme.width, self.theme.height

    def ground(self, surface: Surface) -> None:
        """Cover the window with felt."""
        surface.blit(self.paint.felt(), (0, 0))

    def at(self, theme: Theme, assets: Path) -> "Kit":
        """The tools for another scale of this window, made once, so that a returning scene finds its cards."""
        found = self if theme == self.theme else self.scaled.get(theme)
        if found is None:
            found = self.scaled[theme] = make_kit(theme, self.text.fonts, assets)
        found.art.borrow(self.lenders)
        return msgspec.structs.replace(
            found, keys=self.keys, gamepad=self.gamepad, last_used=self.last_used, every_bar=self.every_bar
        )

    def adopting(self, adopt: Callable[[object], None]) -> "Kit":
        """The same tools on a screen whose widgets are recreated with every layout."""
        return msgspec.structs.replace(self, adopt=adopt)

    def lend(self) -> list[Kept]:
        """The cards of all its scales, for the next kit; including those it has borrowed itself."""
        own = [kit.art.kept for kit in (self, *self.scaled.values()) if len(kit.art.kept)]
        return [*own, *self.lenders][:MOST_LENDERS]

    def begin(self) -> None:
        """A scene begins: from now on, note what it uses for `forget_unused`."""
        for kept in self._large():
            kept.begin()

    def forget_unused(self) -> None:
        """Drop large pictures of past scenes; small ones stay until their room is needed."""
        for kept in self._large():
            kept.forget_unused(self.theme.width * self.theme.height // SMALL)

    def _large(self) -> Iterator[Kept]:
        for kit in (self, *self.scaled.values()):
            yield kit.paint.kept
            yield kit.art.kept


def make_kit(theme: Theme, fonts: Fonts, assets: Path) -> Kit:
    """The tools for one theme; opened fonts are shared between kits."""
    paint = Paint(theme)
    return Kit(theme, Text(theme, fonts), paint, surroundings().art(paint, fonts, assets) or NoArt())
