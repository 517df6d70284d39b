"""Settings: pages of rows, each with its name, what it does, and a widget; every change takes effect at once."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Put,
    Row,
    Share,
    Sized,
    Together,
    Unseen,
    Words,
    board,
    paper_note,
)
from game.ui.core import card_shapes
from game.ui.core.kit import Kit
from game.ui.core.pad import StickNeeds
from game.ui.core.palette import Contrast
from game.ui.core.preferences import (
    INTERFACE,
    INTERFACE_STEP,
    Asking,
    Lifting,
    Pause,
    Preferences,
    Staying,
    Thinking,
    Volume,
    largest_interface,
)
from game.ui.core.speed import Speed
from game.ui.core.theme import CREAM, DIM, INK, INK_SOFT, OFF_REASON, ROW, Letters
from game.ui.requests import Ask, ChangePreferences, Go
from game.ui.title.screen import SCHEMES, SIZES
from game.ui.widgets import BarButton, Button, ScrollBar, Segmented, Stepper, Toggle, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.scroll_bar import Scroll
from game.words import own_keys
from game.words import screens as words
from game.words.gamepad import PadHands

SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast", "off")
LETTERS: tuple[Letters, ...] = ("usual", "easy")
CONTRASTS: tuple[Contrast, ...] = ("usual", "high")
STAYING: tuple[Staying, ...] = ("short", "long", "until_away")
LIFTING: tuple[Lifting, ...] = ("hold", "press")
VOLUMES: tuple[Volume, ...] = ("low", "medium", "full")
THINKING: tuple[Thinking, ...] = ("short", "normal", "long")
PAUSES: tuple[Pause, ...] = ("matched", "short", "long", "wait")
LEFT_FOR_WORDS = 380
"""Design pixels of a row that its choices leave to its name, or a third of it where they need more than the rest."""
SAMPLE = ("9S", "QH", "KD", "JC", "AS", "TD", "7C", "2H", "*R")
STICKS: tuple[StickNeeds, ...] = ("little", "half", "most")
PAD_HANDS: tuple[PadHands, ...] = ("both", "left", "right")
ASKING: tuple[Asking, ...] = ("always", "first", "never")


class SettingsScene(FormScene):
    """The settings. `lacking` says by name of a setting what this computer lacks for it; without a voice there is
    nothing to switch on.
    """

    name = "settings"
    first_focus = "field/part"

    def __init__(
        self,
        preferences: Preferences,
        ask: Ask,
        lacking: Mapping[str, str] | None = None,
        part: int = 0,
    ) -> None:
        super().__init__()
        self._lacking = lacking or {}
        self._preferences = preferences
        self._ask = ask
        back = partial(ask, Go.BACK)
        self._back = BarButton("button/back", words.BACK, back, icon="back")
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
                self._choice("contrast", words.CONTRASTS, CONTRASTS),
            ],
            [
                self._choice("speed", words.SPEEDS, SPEEDS),
                self._choice("pause", words.PAUSES, PAUSES),
                self._switch("reduced_motion"),
                self._switch("tips"),
                self._switch("coach"),
                self._choice("ask_discard", words.ASKING, ASKING),
                self._choice("thinking", words.THINKING, THINKING),
            ],
            [
                self._switch("sound"),
                self._choice("volume", words.VOLUMES, VOLUMES),
                self._switch("captions"),
                voice,
                self._switch("full_screen"),
            ],
            [
                self._choice("stays", words.STAYING, STAYING),
                self._switch("waits_behind"),
                self._choice("curtain", words.LIFTING, LIFTING),
                self._switch("pad_swapped"),
                self._choice("pad_hands", words.PAD_HANDS, PAD_HANDS),
                self._choice("stick", words.STICK_NEEDS, STICKS),
            ],
        )
        self._about = Button("button/about", words.ABOUT, partial(ask, Go.ABOUT), icon="info", size=23)
        self._keys = Button("button/own_keys", own_keys.TITLE, partial(ask, Go.OWN_KEYS), icon="keys", size=23)
        self.page = self._bar = ScrollBar("rows", words.SETTINGS, self.refresh)
        self.form.on_cancel = back
        self._fill()

    @property
    def _rows(self) -> list[tuple[str, Widget]]:
        return self._parts[self._tabs.chosen]

    def _fill(self) -> None:
        rows = [widget for _, widget in self._rows]
        self.form.set_widgets([self._back, self._tabs, *rows, self._bar, self._keys, self._about], self.first_focus)

    def _turn_to(self, part: int) -> None:
        self._bar.top = 0
        self._fill()
        self.refresh()

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
        self._ask(ChangePreferences(self._preferences))

    def take(self, preferences: Preferences) -> None:
        """Choices that were made by a key meanwhile: the size of the interface, the full screen."""
        self._preferences = preferences
        for key, widget in (row for part in self._parts for row in part):
            if isinstance(widget, Toggle):
                widget.on = bool(getattr(preferences, key))

    # ---- layout

    def content(self, kit: Kit) -> Box:
        """Tabs over rows on the left, a sample on the right. Every part has as many places of one height as the longest
        has rows; where letters are too large for that, the rows scroll.
        """
        self._show_scale(kit)
        rows = [self._row(kit, key, widget) for key, widget in self._rows]
        places = max(len(part) for part in self._parts)
        alike = [Share(Layers(row, *map(Unseen, rows))) for row in (*rows, *[Box()] * (places - len(rows)))]
        self._bar.visible = False
        both_ways = OneOf(Column(*alike, gap=12), Scroll(Column(*map(Grow, rows), gap=12), self._bar))
        left = Column(Put(self._tabs, 68), Grow(Panel(both_ways, (24, 18))), gap=20)
        sample = Panel(
            Column(
                Words(words.SAMPLE[0], 27, INK, "strong", lines=1),
                Words(words.SAMPLE[1], 22.5, INK_SOFT, lines=1),
            ),
            (20, 18),
            paper_note,
        )
        side = Panel(
            Column(sample, Grow(Picture(_cards)), Column(Put(self._keys), Put(self._about), gap=14), gap=28), (28, 26)
        )
        both = Row(Share(left), Sized(side, wide=520), gap=36, across="stretch")
        return Column(Bar(words.SETTINGS, [self._back]), Grow(Pad(both, 60, 30, 36)))

    def _row(self, kit: Kit, key: str, widget: Widget) -> Box:
        """Its name, what it does, and its widget."""
        help, ink = self._help_of(key, widget, kit.size)
        label = Words(words.SETTING_LABELS[key][0], 28, CREAM, "strong", lines=1)
        told = Column(label, Words(help, 21, ink))
        wide = {Toggle: 240, Stepper: 340, Segmented: 600}[type(widget)]
        control = Put(widget, 64, None if widget.wanted(kit) > kit.theme.u(wide) else wide)
        beside = OneOf(
            Row(Grow(Sized(told, wide=LEFT_FOR_WORDS)), control, gap=20),
            Row(Share(told), Share(control, 2), gap=20),
        )
        return Together(Panel(beside, (22, 6), board(ROW, 0.9, None, 14)))

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


def _cards(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Nine cards, three in a row."""
    gap = kit.theme.u(16)
    width = min((rect.w - 2 * gap) // 3, round((rect.h - 2 * gap) / 3 / 1.4))
    height = card_shapes.height(width)
    left, top = rect.centerx - (3 * width + 2 * gap) // 2, rect.centery - (3 * height + 2 * gap) // 2
    for n, face in enumerate(SAMPLE):
        surface.blit(kit.cards.face(face, width), (left + n % 3 * (width + gap), top + n // 3 * (height + gap)))
