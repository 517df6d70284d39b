"""Screens on which something moves for a moment over a still picture."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from pygame import KEYDOWN, MOUSEBUTTONDOWN, Event, Rect, Surface

from game.toolkit.kit import Kit
from game.toolkit.widgets.button import Button
from game.toolkit.widgets.state_scene import State, StateScene


class Movement(ABC):
    """What moves; durations are multiplied by `scale`, and with 0 it is over at once."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self._time = 0.0
        """Seconds at normal speed."""
        self._still: Surface | None = None
        self.is_running = scale > 0

    @property
    @abstractmethod
    def lasts(self) -> float:
        """Seconds at normal speed until it is over; infinite while that isn't known."""

    def finish(self) -> bool:
        """It is enough; True if something was moving."""
        was, self.is_running = self.is_running, False
        return was

    def pass_time(self, dt: float) -> bool:
        """Let time pass; True if the picture is another."""
        was = self.is_running
        if was:
            self._time += dt / self._scale
            self.is_running = self._time < self.lasts
        return was

    def begin(self) -> None:
        """A new picture is painted."""
        self._still = None

    @abstractmethod
    def draw(self, kit: Kit, surface: Surface) -> list[Rect]:
        """What moves as it is now over the picture, which the surface holds without it after `begin`; returns what
        changed.
        """


class MovingScene(StateScene[State]):
    """Any click or key skips the motion; `takes_press` says whether that is all it does. A click on a button always
    presses it, too. The motion continues in a new layout.
    """

    takes_press = False

    def __init__(self, state: State, motion: Movement) -> None:
        super().__init__(state)
        self.motion = motion
        self._is_picture_stale = True

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return self.motion.is_running

    def handle(self, event: Event) -> bool | None:
        """A press may be enough of the motion."""
        if event.type in (MOUSEBUTTONDOWN, KEYDOWN) and self.motion.finish():
            self.form.changed = True
            if self.takes_press and not self._is_on_button(event):
                return True
        return super().handle(event)

    def _is_on_button(self, event: Event) -> bool:
        under = self.form.under(event.pos) if event.type == MOUSEBUTTONDOWN else None
        return isinstance(under, Button) and under.enabled

    def update(self, dt: float) -> bool:
        """The motion continues."""
        has_moved = self.motion.pass_time(dt)
        changed = super().update(dt)
        self._is_picture_stale = self._is_picture_stale or changed
        return changed or has_moved

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while something moves only that."""
        fresh = whole or self._is_picture_stale
        if fresh:
            self._is_picture_stale = False
            self.motion.begin()
            super().draw(surface, whole)
            if not self.busy:
                return None
        drawn = self.motion.draw(self.kit, surface)  # also over a fresh picture
        return None if fresh else drawn
