"""Settings: three pages of rows, each with its name, what it does, and a widget; every change takes effect at once."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.ui.core import card_shapes as cardshapes
from game.ui.core.kit import Kit
from game.ui.core.preferences import (
    INTERFACE,
    INTERFACE_STEP,
    Asking,
    Pause,
    Preferences,
    Thinking,
    Volume,
    largest_interface,
)
from game.ui.core.speed import Speed
from game.ui.core.theme import CREAM, DIM, GOLD, INK, INK_SOFT, LINE, OFF_REASON, PANEL, PAPER, ROW, Letters
from game.ui.screens.form_screen import FormScene
from game.ui.screens.title import SCHEMES, SIZES
from game.ui.widgets import BarButton, Button, Segmented, Stepper, Toggle, Widget, bar_height, draw_bar, lay_out_bar
from game.words import screens as words

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
LETTERS: tuple[Letters, ...] = ("usual", "easy")
VOLUMES: tuple[Volume, ...] = ("low", "medium", "full")
THINKING: tuple[Thinking, ...] = ("short", "normal", "long")
PAUSES: tuple[Pause, ...] = ("matched", "short", "long", "wait")
MOST_OF_ROW = 0.68
"""The share of a row that its choices may take where their words are long."""
ASKING: tuple[Asking, ...] = ("always", "first", "never")


class SettingsActions(Struct, frozen=True):
    """What a change and the buttons do."""

    prefer: Callable[[Preferences], None]
    """Is given the whole new set of choices at every change."""
    back: Callable[[], None]
    about: Callable[[], None] | None = None
    """Opens the page about the game; None where it was opened from there."""


class SettingsScene(FormScene):
    """The settings. `lacking` says by name of a setting what this computer lacks for it; without a voice there is
    nothing to switch on.
    """

    name = "settings"
    first_focus = "field/part"

    def __init__(
        self,
        preferences: Preferences,
        actions: SettingsActions,
        lacking: Mapping[str, str] | None = None,
        part: int = 0,
    ) -> None:
        super().__init__()
        self._lacking = lacking or {}
        self._preferences = preferences
        self._actions = actions
        self._back = BarButton("button/back", words.BACK, actions.back, icon="back")
        self._tabs = Segmented("field/part", words.SETTINGS, words.SETTING_PARTS, part, self._turn_to, size=24)
        self._scale = Stepper(
            "field/interface",
            words.SETTING_LABELS["interface"][0],
            preferences.interface,
            INTERFACE,
            lambda percent: self._change("interface", percent),
            step=INTERFACE_STEP,
            words=words.percent,
        )
        voice = self._switch("voice")
        voice[1].enable("voice" not in self._lacking)
        self._parts: tuple[list[tuple[str, Widget]], ...] = (
            [
                ("interface", self._scale),
                self._choice("text_size", words.TEXT_SIZES, SIZES),
                self._choice("letters", words.LETTERS, LETTERS),
                self._choice("colours", words.COLOUR_SCHEMES, SCHEMES),
            ],
            [
                self._choice("speed", words.SPEEDS, SPEEDS),
                self._choice("pause", words.PAUSES, PAUSES),
                self._switch("reduced_motion"),
                self._switch("tips"),
                self._choice("ask_discard", words.ASKING, ASKING),
                self._choice("thinking", words.THINKING, THINKING),
            ],
            [
                self._switch("sound"),
                self._choice("volume", words.VOLUMES, VOLUMES),
                voice,
                self._switch("full_screen"),
            ],
        )
        self._about = [
            Button("button/about", words.ABOUT, about, icon="info", size=23) for about in (actions.about,) if about
        ]
        self.form.on_cancel = actions.back
        self._fill()

    @property
    def _rows(self) -> list[tuple[str, Widget]]:
        return self._parts[self._tabs.chosen]

    def _fill(self) -> None:
        rows = [widget for _, widget in self._rows]
        self.form.set_widgets([self._back, self._tabs, *rows, *self._about], self.first_focus)

    def _turn_to(self, part: int) -> None:
        self._fill()
        self.lay_out(self.kit)

    def _choice(self, key: str, options: tuple[str, ...], values: Sequence[str]) -> tuple[str, Widget]:
        def change(index: int) -> None:
            self._change(key, values[index])

        chosen = values.index(getattr(self._preferences, key))
        return key, Segmented(f"field/{key}", words.SETTING_LABELS[key][0], options, chosen, change)

    def _switch(self, key: str) -> tuple[str, Widget]:
        on = bool(getattr(self._preferences, key))
        label = words.SETTING_LABELS[key][0]
        return key, Toggle(f"field/{key}", label, on, lambda value: self._change(key, value), (words.ON, words.OFF))

    # ---- choosing

    def _change(self, key: str, value: str | bool | int) -> None:
        self._preferences = replace(self._preferences, **{key: value})
        self._actions.prefer(self._preferences)

    def take(self, preferences: Preferences) -> None:
        """Choices that were made by a key meanwhile: the size of the interface, the full screen."""
        self._preferences = preferences
        for key, widget in (row for part in self._parts for row in part):
            if isinstance(widget, Toggle):
                widget.on = bool(getattr(preferences, key))

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Tabs over rows on the left, the sample on the right."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        self._show_scale(kit)
        top, bottom = bar_height(kit) + theme.u(30), theme.height - theme.u(36)
        left, right = theme.u(60), theme.width - theme.u(60)
        side = theme.u(520)
        tabs = theme.tap(68)
        self._tabs.rect = Rect(left, top, right - side - theme.u(36) - left, tabs)
        self._panel = Rect(left, top + tabs + theme.u(20), self._tabs.rect.w, 0)
        self._panel.h = bottom - self._panel.top
        self._side = Rect(right - side, top, side, bottom - top)
        pad = theme.u(24)
        count = max(len(part) for part in self._parts)
        step = (self._panel.h - theme.u(24)) // count
        start = self._panel.top + theme.u(18)
        self._boxes = [
            Rect(self._panel.left + pad, start + n * step, self._panel.w - 2 * pad, step - theme.u(12))
            for n in range(len(self._rows))
        ]
        control = min(theme.tap(64), step - theme.u(18))
        wide = {Segmented: theme.u(600), Stepper: max(theme.u(340), 3 * control)}
        for (_, widget), box in zip(self._rows, self._boxes, strict=True):
            w = wide.get(type(widget), theme.u(240))
            if isinstance(widget, Segmented):
                w = max(w, min(widget.wanted(kit), round(box.w * MOST_OF_ROW)))
            widget.rect = Rect(box.right - theme.u(20) - w, box.centery - control // 2, w, control)
            if isinstance(widget, Segmented):
                widget.share(kit)
        for button in self._about:
            w = self._side.w - 2 * theme.u(28)
            button.rect = Rect(self._side.left + theme.u(28), self._side.bottom - theme.u(24) - control, w, control)

    def _show_scale(self, kit: Kit) -> None:
        """As large as this window shows it, which may be less than was chosen."""
        self._scale.bounds = (INTERFACE[0], largest_interface(kit.size))
        self._scale.number = self._preferences.interface_in(kit.size)

    def _help_of(self, key: str, widget: Widget, size: tuple[int, int]) -> tuple[str, str]:
        """The second line of a row and its colour."""
        most = largest_interface(size)
        if key in self._lacking:
            return self._lacking[key], OFF_REASON
        if key == "interface" and most < INTERFACE[1]:
            return words.room_for(most), OFF_REASON if self._preferences.interface > most else DIM
        return words.SETTING_LABELS[key][1], DIM

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, rows, sample."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.SETTINGS, self._bar_end)
        kit.paint.panel(surface, self._panel, PANEL, 0.84, LINE, 20)
        for (key, widget), box in zip(self._rows, self._boxes, strict=True):
            kit.paint.panel(surface, box, ROW, 0.9, None, 14)
            left = box.left + theme.u(24)
            room = widget.rect.left - left - theme.u(20)
            label, (told, ink) = words.SETTING_LABELS[key][0], self._help_of(key, widget, kit.size)
            upper, lower = text.line(28, "strong"), text.line(21)
            lines = text.wrap(told, 21, room)
            space = (box.h - upper) // lower
            if space < len(lines):  # in smaller letters or not at all, but never cut
                lines = [told] if space and text.fit(told, 21, room)[0] == told else []
            top = box.centery - (upper + lower * len(lines)) // 2
            text.draw(surface, label, (left, top + upper // 2), 28, CREAM, "strong", room=room)
            for n, line in enumerate(lines):
                y = top + upper + lower * n + lower // 2
                text.draw(surface, line, (left, y), 21, ink, room=room)
        self._paint_sample(kit, surface)

    def _paint_sample(self, kit: Kit, surface: Surface) -> None:
        theme, text, box = kit.theme, kit.text, self._side
        kit.paint.panel(surface, box, PANEL, 0.84, LINE, 20)
        pad = theme.u(28)
        step = round(text.line(27, "strong") * 1.1)
        card = Rect(box.left + pad, box.top + pad, box.w - 2 * pad, 2 * step + theme.u(30))
        kit.paint.panel(surface, card, PAPER, 0.98, GOLD, 14, 2)
        left, room = card.left + theme.u(20), card.w - theme.u(40)
        text.draw(surface, words.SAMPLE[0], (left, card.centery - step // 2), 27, INK, "strong", room=room)
        text.draw(surface, words.SAMPLE[1], (left, card.centery + step // 2), 22.5, INK_SOFT, room=room)
        bottom = self._about[0].rect.top if self._about else box.bottom - pad
        space = bottom - card.bottom - 2 * pad
        gap = theme.u(16)
        width = min((box.w - 2 * pad - 2 * gap) // 3, round((space - 2 * gap) / 3 / 1.4))
        tall = cardshapes.height(width)
        left = box.centerx - (3 * width + 2 * gap) // 2
        top = card.bottom + pad + max(0, (space - 3 * tall - 2 * gap) // 2)
        for n, face in enumerate(("9S", "QH", "KD", "JC", "AS", "TD", "7C", "2H", "*R")):
            x, y = left + (n % 3) * (width + gap), top + (n // 3) * (tall + gap)
            surface.blit(kit.cards.face(face, width), (x, y))
