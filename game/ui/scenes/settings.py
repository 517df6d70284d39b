"""Settings: each a row with its name, what it does, and a widget; every change takes effect at once."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from pygame import Rect, Surface

from game.ui import cardart
from game.ui.kit import Kit
from game.ui.motion import Speed
from game.ui.preferences import Asking, Preferences, Thinking, Volume
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.title import SCHEMES, SIZES
from game.ui.theme import CREAM, DIM, GOLD, INK, INK_SOFT, LINE, PANEL, PAPER, ROW, Letters
from game.ui.widgets import BarButton, Button, Segmented, Toggle, Widget, bar_height, draw_bar, lay_out_bar
from game.words import screens as words

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
LETTERS: tuple[Letters, ...] = ("usual", "easy")
VOLUMES: tuple[Volume, ...] = ("low", "medium", "full")
THINKING: tuple[Thinking, ...] = ("short", "normal", "long")
ASKING: tuple[Asking, ...] = ("always", "first", "never")


class SettingsScene(FormScene):
    """`prefer` is called with the whole new set of choices at every change; `back` leaves."""

    name = "settings"

    def __init__(
        self,
        preferences: Preferences,
        prefer: Callable[[Preferences], None],
        back: Callable[[], None],
        read_licences: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._prefer = prefer
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self._rows: list[tuple[str, Widget]] = [
            self._choice("text_size", words.TEXT_SIZES, SIZES),
            self._choice("letters", words.LETTERS, LETTERS),
            self._choice("colours", words.COLOUR_SCHEMES, SCHEMES),
            self._choice("speed", words.SPEEDS, SPEEDS),
            self._choice("thinking", words.THINKING, THINKING),
            self._switch("reduced_motion"),
            self._switch("sound"),
            self._choice("volume", words.VOLUMES, VOLUMES),
            self._choice("ask_discard", words.ASKING, ASKING),
            self._switch("full_screen"),
        ]
        self._licences = [
            Button("button/licences", words.LICENCES_TITLE, read_licences, kind="quiet", size=21)
            for read_licences in (read_licences,)
            if read_licences
        ]
        self.form.set_widgets([self._back, *(widget for _, widget in self._rows), *self._licences])
        self.form.on_cancel = back
        self.first_focus = "field/text_size"

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

    def _change(self, key: str, value: str | bool) -> None:
        self._preferences = replace(self._preferences, **{key: value})
        self._prefer(self._preferences)

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """Rows on the left, the sample on the right."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._back])
        top, bottom = bar_height(kit) + theme.u(30), theme.height - theme.u(36)
        left, right = theme.u(60), theme.width - theme.u(60)
        side = theme.u(520)
        self._panel = Rect(left, top, right - side - theme.u(36) - left, bottom - top)
        self._side = Rect(right - side, top, side, bottom - top)
        pad = theme.u(24)
        count = len(self._rows)
        step = min(theme.u(128), (self._panel.h - 2 * theme.u(14)) // count)
        start = self._panel.top + (self._panel.h - step * count) // 2
        self._boxes: list[Rect] = []
        control = min(max(theme.u(60), 44), step - theme.u(12))
        for n, (_, widget) in enumerate(self._rows):
            box = Rect(self._panel.left + pad, start + n * step, self._panel.w - 2 * pad, step - theme.u(10))
            self._boxes.append(box)
            wide = theme.u(560) if isinstance(widget, Segmented) else theme.u(220)
            widget.rect = Rect(box.right - theme.u(20) - wide, box.centery - control // 2, wide, control)
        for button in self._licences:
            wide = kit.text.width(button.label, 21, "strong") + theme.u(24)
            button.rect = Rect(self._side.centerx - wide // 2, self._side.bottom - theme.u(10) - 44, wide, 44)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, rows, sample."""
        theme, text = kit.theme, kit.text
        kit.ground(surface)
        draw_bar(kit, surface, words.SETTINGS, self._bar_end)
        kit.paint.panel(surface, self._panel, PANEL, 0.84, LINE, 20)
        for (key, widget), box in zip(self._rows, self._boxes, strict=True):
            label, help_ = words.SETTING_LABELS[key]
            kit.paint.panel(surface, box, ROW, 0.9, None, 14)
            left = box.left + theme.u(24)
            room = widget.rect.left - left - theme.u(16)
            upper, lower = text.line(27), text.line(20)
            if upper + lower > box.h:
                text.draw(surface, label, (left, box.centery), 27, CREAM, "strong", room=room)
                continue
            top = box.centery - (upper + lower) // 2
            text.draw(surface, label, (left, top + upper // 2), 27, CREAM, "strong", room=room)
            text.draw(surface, help_, (left, top + upper + lower // 2), 20, DIM, room=room)
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
        bottom = self._licences[0].rect.top if self._licences else box.bottom - pad
        space = bottom - card.bottom - 2 * pad
        gap = theme.u(16)
        width = min((box.w - 2 * pad - 2 * gap) // 3, round((space - 2 * gap) / 3 / 1.4))
        tall = cardart.height(width)
        left = box.centerx - (3 * width + 2 * gap) // 2
        top = card.bottom + pad + max(0, (space - 3 * tall - 2 * gap) // 2)
        for n, face in enumerate(("9S", "QH", "KD", "JC", "AS", "TD", "7C", "2H", "*R")):
            x, y = left + (n % 3) * (width + gap), top + (n // 3) * (tall + gap)
            surface.blit(kit.cards.face(face, width), (x, y))
