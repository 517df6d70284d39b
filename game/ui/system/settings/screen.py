"""Settings: pages of cards, each with a name, what it does, and a widget; every change takes effect at once."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

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
    Grid,
    Grow,
    Pad,
    Panel,
    Picture,
    Row,
    SeenWhole,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper_note,
)
from game.toolkit.drawing.theme import CREAM, INK, INK_SOFT, LINE, OFF_REASON, PANEL, QUIET
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import INTERFACE, INTERFACE_STEP, TEXT_SCALES, largest_interface
from game.toolkit.widgets import Bar, Button, ButtonLook, Scroll, ScrollBar, Segmented, Slider, Toggle, Widget
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

CARD: Final = board(PANEL, 0.92, LINE, 16)
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


class SettingsState(Struct, frozen=True):
    """`part` is the number of the page; `lacking` says by name of a setting what this computer lacks for it."""

    preferences: Preferences
    part: int = 0
    lacking: Mapping[str, str] = {}
    has_gamepad: bool = False

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

    def _change(self, key: str, value: str | bool | int) -> None:
        self.set_state(preferences=replace(self.state.preferences, **{key: value}))
        self._ask(ChangePreferences(self.state.preferences))

    def _scale(self, step: int) -> None:
        """Texts and buttons so large; what text size was chosen apart from that is in it."""
        self.set_state(preferences=replace(self.state.preferences, text_size="normal"))
        self._change(INTERFACE_SIZE, INTERFACE[0] + step * INTERFACE_STEP)

    # ---- layout

    def content(self, kit: Kit) -> Box:
        part = self.state.part
        names = [name() for name in PART_NAMES]
        tabs = Segmented("field/part", say.settings(), names, part, lambda part: self.set_state(part=part), size=26)
        last = {0: self._sample, len(PARTS) - 1: self._ways_on}.get(part)
        cards = [*(self._row(kit, key) for key in self.state.keys), *([last()] if last else [])]
        cells = [Sized(SeenWhole(Panel(card, (26, 12), CARD)), width=620) for card in cards]
        in_rows = ([cells[at : at + n] for at in range(0, len(cells), n)] for n in (2, 1))
        grids = (Grid(rows, (20, 16), [1] * len(rows[0]), most=math.inf) for rows in in_rows)
        page = Scroll(FirstThatFits(*grids), ScrollBar(f"rows/{part}", say.settings()))
        inside = Column(WidgetSlot(tabs, 72), Grow(page), gap=20)
        return Column(Bar(say.settings(), [self.way_back]), Grow(Pad(inside, 60, 30, 36)))

    def _ways_on(self) -> Box:
        """The pages that are rarely read."""
        ways = (
            ("own_keys", say_own_keys.title(), ShowOwnKeys(), "keys"),
            ("about", say.about(), ShowAbout(), "info"),
            ("how", say_seals.fair_play(), ShowFairPlay(), "shuffle"),
        )
        look = ButtonLook("tile", 27)
        slots = (
            WidgetSlot(Button(f"button/{id}", label, partial(self._ask, request), icon=sign, look=look), 130)
            for id, label, request, sign in ways
        )
        return Column(Grow(), Row(*map(Share, slots), gap=14), Grow())

    def _sample(self) -> Box:
        """What the choices beside it look like, and the way to the rest of the look."""
        told = Column(Words(say.sample(), 27, INK, "strong", lines=1), Words(say.sample_below(), 24, INK_SOFT, lines=1))
        title, press = say_your_table.title(), partial(self._ask, ShowYourTable())
        table = WidgetSlot(Button("button/your_table", title, press, icon="stage", look=26))
        words = Column(Grow(), Panel(told, (20, 12), paper_note), table, Grow(), gap=16)
        return Row(words, Grow(Picture(_cards)), gap=20, across="stretch")

    def _row(self, kit: Kit, key: str) -> Box:
        """Its name, its explanation, and below both its widget."""
        label, (help, ink) = named("screens", f"set_{key}"), self._help_of(key, kit.size)
        widget = self._widget(kit, key, label)
        control = WidgetSlot(widget, 62)
        below = Row(control, Grow()) if isinstance(widget, Toggle) else control
        return Column(Grow(), Words(label, 29, CREAM, "strong"), Words(help, 25, ink), Space(10), below, Grow())

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
            choices = Segmented(id, label, names, values.index(chosen), lambda number: change(values[number]), size=25)
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
    """Side by side, as large as fits."""
    gap = kit.theme.u(12)
    width = min((rect.w - 3 * gap) // 4, round(rect.h / 1.4))
    left, top = rect.right - 4 * width - 3 * gap, rect.centery - height(width) // 2
    for n, face in enumerate(SAMPLE):
        surface.blit(card_art(kit).face(face, width), (left + n * (width + gap), top))
