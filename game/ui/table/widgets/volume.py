"""Volume and speed: choices that hang below the loudspeaker of the bar while pointer or focus are there."""

from collections.abc import Callable, Sequence
from typing import Final, Self, get_args

from pygame import Rect, Surface

from game.messages.functions import screens as say_screens, table as say_table
from game.messages.language import named
from game.toolkit.drawing.theme import CREAM, GOLD, PANEL_DEEP
from game.toolkit.kit import Kit
from game.toolkit.speed import Speed
from game.toolkit.widgets import Button, ButtonLook, Segmented, Widget
from game.ui.shared.preferences import PAUSE_SECONDS, Pause, Preferences, Volume

STAYS, HANGS = 0.4, 5.0
"""Seconds that it stays after the pointer has left, so that the way to it need not be straight, and after a press,
which may be a finger's.
"""
LOUDNESS: Final[tuple[Volume, ...]] = get_args(Volume)
SPEEDS: Final[Sequence[Speed]] = ("slow", "normal", "fast", "off")
PAUSES: Final[Sequence[Pause]] = tuple(PAUSE_SECONDS)


class OfWindow(Widget):
    """A widget measured and drawn for the window, regardless of the table's scale."""

    outer: Kit

    def draw(self, kit: Kit, surface: Surface) -> None:
        super().draw(self.outer, surface)


class _OnSheet(OfWindow, Segmented):
    """A choice on the sheet."""


class _ButtonOnSheet(OfWindow, Button):
    """A button on the sheet."""


class VolumeChoice(Segmented):
    """Off, or one of the volumes; with it come the other choices of the sheet, listed in `widgets`.

    `opener` is the button that they hang from, by a press for those who have no pointer to rest; `has_keys` says
    whether a widget is focused. `on_mute` is called when sound goes off, `on_volume` for everything else; `on_again`
    replays the last lap.
    """

    def __init__(
        self,
        preferences: Preferences,
        opener: Widget,
        has_keys: Callable[[Widget], bool],
        on_mute: Callable[[], None],
        on_volume: Callable[[Volume], None],
        on_speed: Callable[[Speed], None],
        on_pause: Callable[[Pause], None],
        on_again: Callable[[], None],
    ) -> None:
        steps = (say_table.volume_step("off"), *map(say_table.volume_step, LOUDNESS))
        chosen = 1 + LOUDNESS.index(preferences.volume) if preferences.sound else 0
        super().__init__("volume", say_table.volume(), steps, chosen, self._take, size=20)
        self._opener = opener
        self._has_keys = has_keys
        self._on_mute, self._on_volume = on_mute, on_volume
        speeds = [named("screens", f"speed_{speed}") for speed in SPEEDS]
        pauses = [named("screens", f"pause_{pause}") for pause in PAUSES]
        speed, pause = SPEEDS.index(preferences.speed), PAUSES.index(preferences.pause)
        self._speed = _OnSheet("speed", say_screens.set_speed(), speeds, speed, lambda n: on_speed(SPEEDS[n]), size=20)
        self._pause = _OnSheet("pause", say_screens.set_pause(), pauses, pause, lambda n: on_pause(PAUSES[n]), size=20)
        self._again = _ButtonOnSheet(
            "button/again", say_table.show_again(), on_again, look=ButtonLook(size=20), icon="film", key="V"
        )
        self.widgets: tuple[Widget, ...] = (self, self._speed, self._pause, self._again)
        self._labels: list[tuple[str, tuple[int, int], int]] = []
        self._box = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._is_put_away = False
        self._window: Kit
        for widget in self.widgets:
            widget.visible = False

    doing = (*Segmented.doing, "_left", "_is_put_away")

    def adopt(self, old: Self) -> None:
        super().adopt(old)
        for widget in self.widgets:
            widget.visible = self._left > 0

    def hang(self) -> None:
        """Its opener was pressed."""
        self._left, self._is_put_away = HANGS, False

    def put_away(self) -> bool:
        """Until pointer and ring have left it; whether it hung there."""
        hung, self._left, self._is_put_away = self.visible, 0.0, True
        return hung

    def _take(self, index: int) -> None:
        if index:
            self._on_volume(LOUDNESS[index - 1])
        else:
            self._on_mute()

    def lay_out(self, kit: Kit, below: int) -> None:
        """Under its button, from the bar's lower edge at `below`; each choice below its subject."""
        self._window = kit
        theme, text = kit.theme, kit.text
        pad, gap = theme.u(12), theme.u(8)
        rows = (self, self._speed, self._pause)
        around = theme.u(28)
        width = max(sum(max(44, text.width(option, 20, "strong") + around) for option in row.options) for row in rows)
        width = min(max(width, text.width(say_table.show_again(), 20, "strong") + theme.u(120)), theme.width - 4 * pad)
        height, line = theme.tap(52), text.line(19, "strong")
        self._labels = []
        left = max(pad, min(self._opener.rect.left, theme.width - width - 3 * pad)) + pad
        y = below + pad
        for row, label in zip(
            rows, (say_table.loudness(), say_screens.set_speed(), say_screens.set_pause()), strict=True
        ):
            self._labels.append((label, (left, y + line // 2), width))
            row.rect = Rect(left, y + line + 2, width, height)
            row.share(kit)
            y = row.rect.bottom + gap
        self._again.rect = Rect(left, y + gap, width, height)
        self._box = Rect(left - pad, below, width + 2 * pad, self._again.rect.bottom + pad - below)
        self._speed.outer = self._pause.outer = self._again.outer = kit

    @property
    def extent(self) -> Rect:
        return self._box

    def hit(self, pos: tuple[int, int]) -> bool:
        """Its whole sheet, so that a click beside a choice doesn't reach anything below."""
        return self.visible and bool(self._box.collidepoint(pos))

    def wheel(self, steps: int) -> bool:
        self.choose(self.chosen + steps)
        return True

    def update(self, dt: float) -> bool:
        """Appear with pointer or focus, and go a moment after them."""
        wanted = any(widget.hover or self._has_keys(widget) for widget in (self._opener, *self.widgets))
        self._is_put_away &= wanted
        self._left = max(self._left - dt, STAYS if wanted and not self._is_put_away else 0.0)
        before = self.visible
        for widget in self.widgets:
            widget.visible = self._left > 0
        return self.visible != before

    def draw(self, kit: Kit, surface: Surface) -> None:
        """On a dark sheet, measured for the window like the bar; the others draw themselves after it."""
        window = self._window
        window.paint.panel(surface, self._box, PANEL_DEEP, 0.97, GOLD, 14, 2, shadow=True)
        for label, at, room in self._labels:
            window.text.draw(surface, label, at, 19, CREAM, "strong", room=room)
        super().draw(window, surface)
