"""Settings: pages of rows, each with its name, what it does, and a widget; every change takes effect at once."""

from collections.abc import Mapping
from functools import partial

from msgspec import Struct
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
from game.ui.widgets.scroll_bar import Scroll
from game.ui.widgets.state_scene import StateScene
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


class _Setting(Struct, frozen=True):
    """A row: the name of a preference, and its choices in words and as they are kept; without any it is a switch."""

    key: str
    words: tuple[str, ...] = ()
    values: tuple[str, ...] = ()


INTERFACE_SIZE = _Setting("interface")
"""The only one that is a number."""
PARTS = (
    (
        INTERFACE_SIZE,
        _Setting("text_size", words.TEXT_SIZES, SIZES),
        _Setting("letters", words.LETTERS, LETTERS),
        _Setting("colours", words.COLOUR_SCHEMES, SCHEMES),
        _Setting("contrast", words.CONTRASTS, CONTRASTS),
    ),
    (
        _Setting("speed", words.SPEEDS, SPEEDS),
        _Setting("pause", words.PAUSES, PAUSES),
        _Setting("reduced_motion"),
        _Setting("tips"),
        _Setting("coach"),
        _Setting("ask_discard", words.ASKING, ASKING),
        _Setting("thinking", words.THINKING, THINKING),
    ),
    (
        _Setting("sound"),
        _Setting("volume", words.VOLUMES, VOLUMES),
        _Setting("captions"),
        _Setting("voice"),
        _Setting("full_screen"),
    ),
    (
        _Setting("stays", words.STAYING, STAYING),
        _Setting("waits_behind"),
        _Setting("curtain", words.LIFTING, LIFTING),
        _Setting("pad_swapped"),
        _Setting("pad_hands", words.PAD_HANDS, PAD_HANDS),
        _Setting("stick", words.STICK_NEEDS, STICKS),
    ),
)
WIDTHS = {Toggle: 240, Stepper: 340, Segmented: 600}
"""Design pixels of a row that its widget takes, or more where its words need them."""


class SettingsState(Struct, frozen=True):
    """`part` is the number of the page; `lacking` says by name of a setting what this computer lacks for it."""

    preferences: Preferences
    part: int = 0
    lacking: Mapping[str, str] = {}


class SettingsScene(StateScene[SettingsState]):
    name = "settings"
    first_focus = "field/part"

    def __init__(
        self, preferences: Preferences, ask: Ask, lacking: Mapping[str, str] | None = None, part: int = 0
    ) -> None:
        super().__init__(SettingsState(preferences, part, lacking or {}))
        self._ask = ask
        self.form.on_cancel = self._back = partial(ask, Go.BACK)

    def _change(self, key: str, value: str | bool | int) -> None:
        self.become(preferences=replace(self.state.preferences, **{key: value}))
        self._ask(ChangePreferences(self.state.preferences))

    # ---- layout

    def content(self, kit: Kit) -> Box:
        """Tabs over rows on the left, a sample on the right. Every part has as many places of one height as the longest
        has rows; where letters are too large for that, the rows scroll.
        """
        part = self.state.part
        tabs = Segmented(
            "field/part", words.SETTINGS, words.SETTING_PARTS, part, lambda part: self.become(part=part), size=24
        )
        rows = [self._row(kit, setting) for setting in PARTS[part]]
        spare = [Box()] * (max(map(len, PARTS)) - len(rows))
        alike = [Share(Layers(row, *map(Unseen, rows))) for row in (*rows, *spare)]
        bar = ScrollBar(f"rows/{part}", words.SETTINGS, self.refresh)
        both_ways = OneOf(Column(*alike, gap=12), Scroll(Column(*map(Grow, rows), gap=12), bar))
        left = Column(Put(tabs, 68), Grow(Panel(both_ways, (24, 18))), gap=20)
        sample = Panel(
            Column(
                Words(words.SAMPLE[0], 27, INK, "strong", lines=1),
                Words(words.SAMPLE[1], 22.5, INK_SOFT, lines=1),
            ),
            (20, 18),
            paper_note,
        )
        keys = Button("button/own_keys", own_keys.TITLE, partial(self._ask, Go.OWN_KEYS), icon="keys", size=23)
        about = Button("button/about", words.ABOUT, partial(self._ask, Go.ABOUT), icon="info", size=23)
        side = Panel(Column(sample, Grow(Picture(_cards)), Column(Put(keys), Put(about), gap=14), gap=28), (28, 26))
        both = Row(Share(left), Sized(side, wide=520), gap=36, across="stretch")
        back = BarButton("button/back", words.BACK, self._back, icon="back")
        return Column(Bar(words.SETTINGS, [back]), Grow(Pad(both, 60, 30, 36)))

    def _row(self, kit: Kit, setting: _Setting) -> Box:
        """Its name, what it does, and its widget."""
        label, (help, ink) = words.SETTING_LABELS[setting.key][0], self._help_of(setting, kit.size)
        told = Column(Words(label, 28, CREAM, "strong", lines=1), Words(help, 21, ink))
        widget = self._widget(kit, setting, f"field/{setting.key}", label)
        wide = WIDTHS[type(widget)]
        control = Put(widget, 64, None if widget.wanted(kit) > kit.theme.u(wide) else wide)
        beside = OneOf(
            Row(Grow(Sized(told, wide=LEFT_FOR_WORDS)), control, gap=20),
            Row(Share(told), Share(control, 2), gap=20),
        )
        return Together(Panel(beside, (22, 6), board(ROW, 0.9, None, 14)))

    def _widget(self, kit: Kit, setting: _Setting, id: str, label: str) -> Widget:
        preferences, change = self.state.preferences, partial(self._change, setting.key)
        if setting == INTERFACE_SIZE:  # as large as this window shows it, which may be less than was chosen
            shown, bounds = preferences.interface_in(kit.size), (INTERFACE[0], largest_interface(kit.size))
            return Stepper(id, label, shown, bounds, change, step=INTERFACE_STEP, words=words.percent)
        chosen = getattr(preferences, setting.key)
        if setting.values:
            choose = lambda number: change(setting.values[number])  # noqa: E731 - said in the call below
            return Segmented(id, label, setting.words, setting.values.index(chosen), choose)
        enabled = setting.key != "voice" or "voice" not in self.state.lacking
        return Toggle(id, label, chosen, change, (words.ON, words.OFF), enabled=enabled)

    def _help_of(self, setting: _Setting, size: tuple[int, int]) -> tuple[str, str]:
        """The second line of a row and its colour."""
        most, lacking = largest_interface(size), self.state.lacking
        if setting.key in lacking:
            return lacking[setting.key], OFF_REASON
        if setting == INTERFACE_SIZE and most < INTERFACE[1]:
            return words.room_for(most), OFF_REASON if self.state.preferences.interface > most else DIM
        return words.SETTING_LABELS[setting.key][1], DIM


def _cards(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Nine cards, three in a row."""
    gap = kit.theme.u(16)
    width = min((rect.w - 2 * gap) // 3, round((rect.h - 2 * gap) / 3 / 1.4))
    height = card_shapes.height(width)
    left, top = rect.centerx - (3 * width + 2 * gap) // 2, rect.centery - (3 * height + 2 * gap) // 2
    for n, face in enumerate(SAMPLE):
        surface.blit(kit.cards.face(face, width), (left + n % 3 * (width + gap), top + n // 3 * (height + gap)))
