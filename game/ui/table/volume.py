"""How loud it is: a choice that hangs below the loudspeaker of the bar while pointer or keys are there."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.preferences import VOLUMES, Preferences, Volume
from game.ui.theme import GOLD, PANEL_DEEP
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Segmented
from game.words import table as words

STAYS = 0.4
"""Seconds that it stays when the pointer has left, so that the way to it need not be straight."""
LOUDNESS: Sequence[Volume] = tuple(VOLUMES)


class VolumeChoice(Segmented):
    """Off, or one of the volumes. `opener` is the button that it hangs from; `has_keys` tells whether a widget has the
    ring. `on_mute` is called for off where it was on, `on_volume` for everything else.
    """

    def __init__(
        self,
        opener: Widget,
        has_keys: Callable[[Widget], bool],
        on_mute: Callable[[], None],
        on_volume: Callable[[Volume], None],
    ) -> None:
        super().__init__("volume", words.VOLUME, words.VOLUMES, 0, self._take, size=20)
        self._opener = opener
        self._has_keys = has_keys
        self._on_mute, self._on_volume = on_mute, on_volume
        self._box = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._window: Kit
        self.visible = False

    def show(self, preferences: Preferences) -> None:
        """What is heard now."""
        self.chosen = 1 + LOUDNESS.index(preferences.volume) if preferences.sound else 0

    def _take(self, index: int) -> None:
        if index:
            self._on_volume(LOUDNESS[index - 1])
        else:
            self._on_mute()

    def lay_out(self, kit: Kit, below: int) -> None:
        """Under its button, from the bar's lower edge at `below`."""
        self._window = kit
        theme, text = kit.theme, kit.text
        pad = theme.u(12)
        each = max(max(text.width(option, 20, "strong") for option in self.options) + theme.u(28), 48)
        wide, high = each * len(self.options), theme.tap(52)
        self._box = Rect(0, below, wide + 2 * pad, high + 2 * pad)
        self._box.left = self._opener.rect.left
        self.rect = Rect(self._box.left + pad, below + pad, wide, high)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Its whole sheet, so that nothing below is meant by a click beside a choice."""
        return self.visible and bool(self._box.collidepoint(pos))

    def wheel(self, steps: int) -> bool:
        """Louder and softer."""
        self.choose(self.chosen + steps)
        return True

    def update(self, dt: float) -> bool:
        """Come with pointer or ring, and go a moment after them."""
        wanted = self.hover or self._opener.hover or self._has_keys(self) or self._has_keys(self._opener)
        self._left = STAYS if wanted else max(0.0, self._left - dt)
        before, self.visible = self.visible, self._left > 0
        return self.visible != before

    def draw(self, kit: Kit, surface: Surface) -> None:
        """On a small dark sheet, measured for the window as the bar is."""
        self._window.paint.panel(surface, self._box, PANEL_DEEP, 0.97, GOLD, 14, 2, shadow=True)
        super().draw(self._window, surface)
