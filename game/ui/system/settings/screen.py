"""Settings: pages of rows, each with its name, what it does, and a widget; every change takes effect at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, get_args, get_type_hints

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.messages.functions import (
    nouns,
    own_keys as say_own_keys,
    screens as say,
    seals as say_seals,
    your_table as say_your_table,
)
from game.messages.language import LANGUAGES, named
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Located,
    Pad,
    Panel,
    Picture,
    Reserved,
    Row,
    SeenWhole,
    Share,
    Sized,
    WidgetSlot,
    Words,
    board,
    paper_note,
)
from game.toolkit.drawing.theme import CREAM, INK, INK_SOFT, OFF_REASON, QUIET, ROW
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import INTERFACE, INTERFACE_STEP, TEXT_SCALES, largest_interface
from game.toolkit.widgets import Bar, Button, Scroll, ScrollBar, Segmented, Slider, Toggle, Widget
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import (
    Ask,
    AskingScene,
    ChangePreferences,
    ShowAbout,
    ShowFairPlay,
    ShowOwnKeys,
    ShowYourTable,
)

LEFT_FOR_WORDS: Final = 380
"""Design pixels of a row that its choices leave to its name, or a third of it if they need more than the rest."""
SAMPLE: Final = ("9S", "QH", "KD", "7C")
INTERFACE_SIZE: Final = "interface"
"""The only one that is a number."""
PARTS: Final = (
    ("language", INTERFACE_SIZE, "letters", "colours", "contrast"),
    ("speed", "pause", "reduced_motion", "tips", "coach", "ask_discard"),
    ("sound", "volume", "cards_volume", "room_volume", "captions", "voice", "chat", "full_screen"),
    ("cuts", "last_round_after", "stays", "waits_behind", "curtain"),
)
"""The preferences on each page."""
OF_GAMEPAD: Final = ("pad_swapped", "pad_hands", "stick")
"""Those on the last page while a gamepad is plugged in."""
AS_SLIDERS: Final = ("cards_volume", "room_volume", "last_round_after", "stays")
PART_NAMES: Final = (say.reading, say.playing, say.sound_and_window, say.pace_and_controls)


class _SizeSlider(Slider):
    """A slider with a few named places."""

    def __init__(self, id: str, label: str, names: Sequence[str], at: int, take: Callable[[int], None]) -> None:
        last = len(names) - 1
        super().__init__(id, label, at / last, lambda share: take(round(share * last)), lambda _: names[at])
        self.STEP = 1 / last


TYPES: Final = get_type_hints(Preferences)
WIDTHS: Final = {Toggle: 240, _SizeSlider: 520, Segmented: 600}
"""Design pixels of a row that its widget takes, or more where its words need them."""


class SettingsState(Struct, frozen=True):
    """`part` is the number of the page; `lacking` says by name of a setting what this computer lacks for it; `told` is
    the setting whose row shows its explanation: the one under the pointer, or focused.
    """

    preferences: Preferences
    part: int = 0
    lacking: Mapping[str, str] = {}
    has_gamepad: bool = False
    told: str = ""

    @property
    def keys(self) -> tuple[str, ...]:
        is_last = self.part == len(PARTS) - 1
        return PARTS[self.part] + (OF_GAMEPAD if is_last and self.has_gamepad else ())


class SettingsScene(AskingScene[SettingsState]):
    name = "settings"
    first_focus = "field/part"

    def __init__(
        self, preferences: Preferences, ask: Ask, lacking: Mapping[str, str] | None = None, part: int = 0
    ) -> None:
        super().__init__(SettingsState(preferences, part, lacking or {}), ask)
        self.form.on_focus = lambda widget: self._tell(widget.id)
        self._rows: dict[str, Rect] = {}

    def _tell(self, id: str) -> None:
        self.set_state(told=next((key for key in self.state.keys if id == f"field/{key}"), ""))

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.MOUSEMOTION and self.form.dialog is None:
            told = next((key for key, row in self._rows.items() if row.collidepoint(event.pos)), self.state.told)
            self.set_state(told=told)
        return super().take(event)

    def _change(self, key: str, value: str | bool | int) -> None:
        self.set_state(preferences=replace(self.state.preferences, **{key: value}))
        self._ask(ChangePreferences(self.state.preferences))

    def _scale(self, step: int) -> None:
        """Texts and buttons so large; what text size was chosen apart from that is in it."""
        self.set_state(preferences=replace(self.state.preferences, text_size="normal"))
        self._change(INTERFACE_SIZE, INTERFACE[0] + step * INTERFACE_STEP)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        part, is_last = self.state.part, self.state.part == len(PARTS) - 1
        names = [name() for name in PART_NAMES]
        tabs = Segmented("field/part", say.settings(), names, part, lambda part: self.set_state(part=part), size=24)
        self._rows = {}
        rows = [Located(self._row(kit, key), partial(self._rows.__setitem__, key)) for key in self.state.keys]
        page = Scroll(Column(*map(Grow, rows), gap=12), ScrollBar(f"rows/{part}", say.settings()))
        sample = Panel(
            Column(
                Words(say.sample(), 27, INK, "strong", lines=1),
                Words(say.sample_below(), 22.5, INK_SOFT, lines=1),
            ),
            (20, 18),
            paper_note,
        )
        table = Button(
            "button/your_table", say_your_table.title(), partial(self._ask, ShowYourTable()), icon="stage", look=23
        )
        keys = Button("button/own_keys", say_own_keys.title(), partial(self._ask, ShowOwnKeys()), icon="keys", look=23)
        about = Button("button/about", say.about(), partial(self._ask, ShowAbout()), icon="info", look=23)
        fair = Button("button/how", say_seals.fair_play(), partial(self._ask, ShowFairPlay()), icon="shuffle", look=23)
        ways = [WidgetSlot(table)] if part == 0 else []
        side = Panel(Column(sample, Grow(Picture(_cards)), *ways, gap=28), (28, 26))
        both: Box = Row(Share(Panel(page, (24, 18))), Sized(side, width=520), gap=36, across="stretch")
        if is_last:  # the sample shows nothing of these
            beyond = Row(*(Share(WidgetSlot(button)) for button in (keys, about, fair)), gap=20)
            both = Column(Grow(Panel(page, (24, 18))), beyond, gap=20)
        inside = Column(WidgetSlot(tabs, 68), Grow(both), gap=20)
        return Column(Bar(say.settings(), [self.way_back]), Grow(Pad(inside, 60, 30, 36)))

    def _row(self, kit: Kit, key: str) -> Box:
        """Its name, its explanation, and its widget."""
        label, (help, ink) = named("screens", f"set_{key}"), self._help_of(key, kit.size)
        is_told = key == self.state.told or ink == OFF_REASON
        name = Words(label, 28, CREAM, "strong", lines=1)
        both = Column(name, Words(help, 23, ink))
        told = both if is_told else Layers(Reserved(both), Column(Grow(), name, Grow()))
        widget = self._widget(kit, key, label)
        width = WIDTHS[type(widget)]
        control = WidgetSlot(widget, 64, None if widget.wanted(kit) > kit.theme.u(width) else width)
        beside = FirstThatFits(
            Row(Grow(Sized(told, width=LEFT_FOR_WORDS)), control, gap=20),
            Row(Share(told), Share(control, 2), gap=20),
        )
        return SeenWhole(Panel(beside, (22, 6), board(ROW, 0.9, None, 14)))

    def _widget(self, kit: Kit, key: str, label: str) -> Widget:
        preferences, id, change = self.state.preferences, f"field/{key}", partial(self._change, key)
        chosen = getattr(preferences, key)
        if key == INTERFACE_SIZE:  # as large as this window shows it, which may be less than was chosen
            shown, most = preferences.interface_in(kit.size), largest_interface(kit.size)
            sizes = range(INTERFACE[0], most + 1, INTERFACE_STEP)
            nearest = min(sizes, key=lambda size: abs(size - shown * TEXT_SCALES[preferences.text_size]))
            return _SizeSlider(id, label, [nouns.percent(size) for size in sizes], sizes.index(nearest), self._scale)
        if values := get_args(TYPES[key]):
            words = {value: language.name for value, language in LANGUAGES.items()}  # each in its own
            names = [words.get(value) or named("screens", f"{key}_{value}") for value in values]
            if key in AS_SLIDERS:
                return _SizeSlider(id, label, names, values.index(chosen), lambda number: change(values[number]))
            choices = Segmented(id, label, names, values.index(chosen), lambda number: change(values[number]))
            choices.enabled = key != "voice" or key not in self.state.lacking
            return choices
        return Toggle(id, label, chosen, change, (say.on(), say.off()))

    def _help_of(self, key: str, size: tuple[int, int]) -> tuple[str, str]:
        most, lacking = largest_interface(size), self.state.lacking
        if key in lacking:
            return lacking[key], OFF_REASON
        if key == INTERFACE_SIZE and most < INTERFACE[1]:
            return say.room_for(most), OFF_REASON if self.state.preferences.interface > most else QUIET
        return named("screens", f"set_{key}_about"), QUIET


def _cards(kit: Kit, surface: Surface, rect: Rect) -> None:
    gap = kit.theme.u(16)
    width = min((rect.w - gap) // 2, round((rect.h - gap) / 2 / 1.4))
    high = height(width)
    left, top = rect.centerx - (2 * width + gap) // 2, rect.centery - (2 * high + gap) // 2
    for n, face in enumerate(SAMPLE):
        surface.blit(card_art(kit).face(face, width), (left + n % 2 * (width + gap), top + n // 2 * (high + gap)))
