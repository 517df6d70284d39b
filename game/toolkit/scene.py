"""What a screen is to the loop, and nothing about any particular screen.

How to write one
----------------
1. `resize(kit)` comes first and again whenever the window or a chosen look changes: give everything its place there,
   in real pixels. Keep the kit. A screen of widgets is a `StateScene`: its `content(kit)` says what is on it.
2. `handle(event)` gets pygame events. Use only what is in the event (`event.pos`, `event.key`, `event.mod`): never
   `mouse.get_pos`,
   because tests and other programs post events. Usually its first line is `if self.form.handle(event): return`.
3. `update(dt)` comes once a pass of the loop, `dt` in seconds; it returns True when something has to be drawn.
4. `draw(surface)` draws everything, or only what changed; it returns the changed rectangles, or None for the whole
   window.
   `draw(surface)` with `whole=True` must draw everything (another scene was shown before, or the window was resized).
5. `busy` is True while something still moves: the loop then runs at 60 frames a second, otherwise it rests.
6. `report()` says what `--targets` shows; build its targets from what lies on the screen, never from hidden facts.

A scene does not know its neighbours: what is pressed becomes a request (`game.ui.shared.requests`), which it hands to
the function it was given; the program, or the game that is open, says what comes next.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import Event, Rect, Surface

from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.targets import Report


class Modal(Protocol):
    """A question that takes every press until answered; the screen below it is dimmed."""

    beneath: Callable[[Surface], None]
    """Draws whatever else is dimmed with the screen."""

    def renew(self) -> None:
        """Request a redraw."""


class Scene(Protocol):
    """One screen of the game."""

    @property
    def name(self) -> str:
        """The scene's word in `--targets`: `title`, `table`, …"""

    @property
    def busy(self) -> bool:
        """True while something moves or is dragged."""

    @property
    def keys_taken(self) -> KeysTaken:
        """What keys mean at the moment: the person's custom keys, or characters."""

    @property
    def modal(self) -> Modal | None:
        """The open question; while there is one nothing else on the screen reacts."""

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit; called before anything else."""

    def handle(self, event: Event) -> bool | None:
        """Handle one event; True for a key that was used, so that it means nothing else."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True if the screen must be drawn."""

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw; the rectangles that changed, or None for all. With `whole` everything must be drawn."""

    def report(self) -> Report:
        """What is on screen, for other programs."""

    def leave(self) -> None:
        """The scene is removed for good."""
