"""What all widgets share: a place, a state, how they report their name to other programs. No widget knows a scene."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MethodType
from typing import ClassVar, Final, Self

from pygame import K_KP_ENTER, K_RETURN, K_SPACE, Event, Rect, Surface

from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.kit import Kit
from game.toolkit.targets import Target, target
from game.toolkit.widgets.tooltip import draw_tooltip

ACTIVATE: Final = (K_RETURN, K_KP_ENTER, K_SPACE)


class Appearance:
    """What the picture of a widget may depend on now, besides its place: all its attributes but what a press calls,
    `on_…`, and its own methods. Equal appearances are equal pictures.
    """

    def __init__(self, widget: "Widget") -> None:
        self._widget, self._all = widget, vars(widget).copy()

    @cached_property
    def shown(self) -> dict[str, object]:
        """The values of these attributes by their names."""
        widget, unseen = self._widget, self._widget.unseen
        return {
            name: value
            for name, value in self._all.items()
            if name not in unseen
            and not name.startswith(("on_", "_on_"))
            and not (isinstance(value, MethodType) and value.__self__ is widget)
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Appearance) and (self._all == other._all or self.shown == other.shown)

    __hash__ = None  # type: ignore[assignment]  # attributes may be lists

    def changed(self, before: "Appearance") -> dict[str, object]:
        """The attributes that differ from before, with the values that they had."""
        was, now = before.shown, self.shown
        return {name: was.get(name) for name in {**was, **now} if was.get(name) != now.get(name)}


class Widget:
    """Something to see and use. `id` is its target (`button/play`), `label` its name, `value` its current setting.

    A widget that is not `enabled` keeps its place and gives its `reason`.
    """

    focusable = True
    role = ""
    """What a screen reader calls it, if not a button: `switch`, `toggle` or `number`."""
    radius = 16.0  # design pixels, for the focus ring
    is_held = False
    """Whether it is meant to be held: a resting finger then gets no tip."""
    reach = 15.0
    """The most design pixels by which its shadow extends beyond its sides; it falls downwards."""
    doing: ClassVar[tuple[str, ...]] = ("hover", "pressed")
    """The attributes for the person's interaction with it; all others describe what it shows."""
    unseen: ClassVar[frozenset[str]] = frozenset({"rect", "window", "into_sight", "visible"})
    """The attributes on which its picture doesn't depend, apart from its place. One that is missing here only costs a
    redraw.
    """
    is_told_beside = False
    """Whether the screen shows the words of its tooltip, or its reason, beside it: only screen readers need them."""
    lies_over = False
    """Whether it draws something on top of the others while it wants every event."""

    def __init__(self, id: str, label: str, *, enabled: bool = True, reason: str = "", tooltip: str = "") -> None:
        self.id = id
        self.help_key = id
        """Its key in the help; widgets of one kind share a key."""
        self.label = label
        self.enabled = enabled
        self.reason = reason
        self.tooltip = tooltip
        self.rect = Rect(0, 0, 0, 0)
        self.window: Rect | None = None  # the clip of a scrolled area; None for the whole window
        self.into_sight: Callable[[], None] = lambda: None  # scrolls that area to it
        self.visible = True
        self.hover = False
        self.pressed = False

    def adopt(self, old: Self) -> None:
        """Take over from the widget with the same id in the previous layout."""
        for name in self.doing:
            setattr(self, name, getattr(old, name))

    @property
    def value(self) -> str:
        """Its current setting, in words; empty for buttons."""
        return ""

    @property
    def extent(self) -> Rect:
        """All that it draws on, but for its shadow."""
        return self.rect

    @property
    def captures(self) -> bool:
        """True while it wants every event first, as for an open list or a drag."""
        return False

    @property
    def is_written_in(self) -> bool:
        """Whether letters and digits are typed into it now."""
        return False

    @property
    def hides_others(self) -> bool:
        """Whether it covers the others, so that only it can be hit."""
        return False

    @property
    def gamepad_keys(self) -> Mapping[GamepadButton, KeyPress]:
        """The keys that pad buttons stand for while it wants every event first."""
        return {}

    @property
    def stop(self) -> bool:
        """Whether Tab stops here."""
        return self.visible and self.focusable and self.rect.w > 0

    def enable(self, enabled: bool, reason: str = "") -> None:
        """Enable or disable it, with the reason in a few words."""
        self.enabled, self.reason = enabled, reason

    def tip(self) -> str:
        """The tooltip for a pointer that rests on it."""
        return "" if self.is_told_beside else self.tooltip or self.why_off

    @property
    def why_off(self) -> str:
        """The reason while it is off."""
        return "" if self.enabled else self.reason

    def ring(self) -> Rect:
        """The rectangle that the focus ring goes around."""
        return self.rect

    def wanted(self, kit: Kit) -> int:
        """Its preferred width in real pixels; 0 if it takes what it gets."""
        return 0

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Take this place, in real pixels; a widget with parts places each of them."""
        self.rect = rect

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether a pointer there is on this widget."""
        seen = self.window is None or self.window.collidepoint(pos)
        return self.visible and seen and bool(self.rect.collidepoint(pos))

    def opened_by_press(self) -> None:
        """A press has brought the keys here."""

    def mouse(self, event: Event) -> bool:
        """Handle a mouse event that begins on it, or follows one that did; True if it was used."""
        return False

    def wheel(self, steps: int) -> bool:
        """Turn the wheel over it; up is positive."""
        return False

    def key(self, event: Event) -> bool:
        """Handle a key while it has the focus; True if it was used."""
        return False

    def focus(self, gained: bool) -> None:
        """It has gained or lost the focus."""

    def take_keys(self) -> None:
        """Begin to take text, and keys that are held down, if it does; nothing repeats before."""

    def update(self, dt: float) -> bool:
        """Advance time; True if it looks different now."""
        return False

    def slipped_out(self, before: "Widget") -> bool:
        """Whether its window became smaller and no longer shows all of it, as it did `before`."""
        window, was = self.window, before.window
        return bool(
            window and was and window.h < was.h and was.contains(before.rect) and not window.contains(self.rect)
        )

    def appearance(self) -> "Appearance":
        """Everything that its picture may depend on besides its place."""
        return Appearance(self)

    def changed_places(self, before: Mapping[str, object]) -> Sequence[Rect] | None:
        """Where its picture has changed with these attributes, which had the values `before`; None for all of it."""
        return None

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Draw it in its place; most widgets do."""

    def draw_tip(self, kit: Kit, surface: Surface, pointer: tuple[int, int]) -> None:
        """Show its tip beside the pointer."""
        draw_tooltip(kit, surface, self.tip(), pointer)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        """Draw what is on top of all other widgets, such as an open list."""

    def targets(self) -> list[Target]:
        """The targets that other programs may hit."""
        if not self.visible:
            return []
        label = f"{self.label}: {self.value}" if self.value else self.label
        return [target(self.id, label, self.rect, self.enabled)]
