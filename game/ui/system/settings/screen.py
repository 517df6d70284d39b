"""Settings: pages of cards, two abreast, each with a name, what it does, and a widget. Every change takes effect at
once.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import (
    help as say_help,
    nouns,
    own_keys as say_own_keys,
    screens as say,
    your_table as say_your_table,
)
from game.messages.language import LANGUAGES, named
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Reserved,
    Row,
    SeenWhole,
    Share,
    Space,
    WidgetSlot,
    Words,
    board,
)
from game.toolkit.drawing.theme import CREAM, LINE, OFF_REASON, PANEL, QUIET
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import INTERFACE, INTERFACE_STEP, TEXT_SCALES, largest_interface
from game.toolkit.widgets import Bar, Button, Scroll, ScrollBar, Segmented, Slider, Toggle, Widget
from game.ui.shared.cards.laid_cards import draw_row
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
YOUR_TABLE: Final = "your_table"
"""No preference: the way to a page of its own."""
PARTS: Final = (
    ("language", INTERFACE_SIZE, "letters", "contrast"),
    ("colours", YOUR_TABLE, "speed", "last_round_after", "reduced_motion", "waits_behind"),
    ("ask_discard", "pause", "tips", "coach", "chat", "cuts"),
    ("sound", "captions", "volume", "cards_volume", "room_volume", "voice"),
    ("curtain", "stays", "full_screen", "no_drag"),
)
"""The preferences on each page: a switch is beside a switch."""
OF_GAMEPAD: Final = ("pad_swapped", "pad_hands", "stick")
"""Those on the last page while a gamepad is plugged in."""
AS_SLIDERS: Final = ("volume", "cards_volume", "room_volume", "last_round_after")
"""Amounts; what is chosen otherwise is a bar."""
PART_NAMES: Final = (say.reading, say.table, say.playing, say.set_sound, say.screen_and_keys)


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


class SettingCard(Struct, frozen=True):
    """What a setting is, and what sets it: below that, or at its right. Without `control`, buttons that are cards
    themselves.
    """

    words: Box
    control: Box | None
    is_beside: bool = True

    def box(self, line: Sequence["SettingCard"]) -> Box:
        """With room for the words of each card of its line, so that their names are at one height."""
        if self.control is None:
            return Share(self.words)
        words = Layers(*(Reserved(card.words) for card in line), self.words)
        inside: Box = Row(Share(words), self.control)
        if not self.is_beside:
            control = Layers(*(Reserved(card.control or Box()) for card in line), Column(self.control, Grow()))
            inside = Column(Grow(), words, Space(16), control, Grow())
        return Share(SeenWhole(Panel(inside, (30, 8), CARD)))


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
        ways = [self._ways_on()] * (part == len(PARTS) - 1)
        cards = [self._table() if key == YOUR_TABLE else self._setting(kit, key) for key in self.state.keys] + ways
        lines = [cards[at : at + 2] for at in range(0, len(cards), 2)]
        pairs = (  # with some room to spare around what is on them
            Grow(Row(*(card.box(line) for card in line), gap=14, across="stretch"), most=1.3) for line in lines
        )
        page = Scroll(Column(*pairs, gap=14), ScrollBar(f"rows/{part}", say.settings()))
        inside = Column(WidgetSlot(tabs, 72), Grow(page), gap=20)
        return Column(Bar(say.settings(), [self.way_back]), Grow(Pad(inside, 60, 30, 36)))

    def _ways_on(self) -> SettingCard:
        """The pages that are rarely read."""
        ways = (
            ("own_keys", say_own_keys.title(), ShowOwnKeys(), "keys"),
            ("about", say.about(), ShowAbout(), "info"),
            ("how", say_help.fair_play(), ShowFairPlay(), "shuffle"),
        )
        slots = (
            WidgetSlot(Button(f"button/{id}", label, partial(self._ask, request), icon=sign, look=27), 80)
            for id, label, request, sign in ways
        )
        return SettingCard(Row(*map(Share, slots), gap=14, across="stretch"), None)

    def _table(self) -> SettingCard:
        """Cards in the colours chosen above, and the way to the rest of the look."""
        press = partial(self._ask, ShowYourTable())
        way = WidgetSlot(Button("button/your_table", say_your_table.choose(), press, icon="stage", look=26), 72)
        shown = Row(Picture(_cards, 330, 104), Share(way), gap=20)
        return SettingCard(_words(say_your_table.title(), say_your_table.about(), QUIET), shown, is_beside=False)

    def _setting(self, kit: Kit, key: str) -> SettingCard:
        label, (help, ink) = named("screens", f"set_{key}"), self._help_of(key, kit.size)
        widget = self._widget(kit, key, label)
        words, control, is_beside = _words(label, help, ink), WidgetSlot(widget, 72), isinstance(widget, Toggle)
        return SettingCard(words, Row(Space(30), control) if is_beside else control, is_beside)

    def _widget(self, kit: Kit, key: str, label: str) -> Widget:
        preferences, id, change = self.state.preferences, f"field/{key}", partial(self._change, key)
        chosen = getattr(preferences, key)
        if key == INTERFACE_SIZE:  # as large as this window shows it, which may be less than was chosen
            shown, most = preferences.interface_in(kit.size), largest_interface(kit.size)
            sizes = range(INTERFACE[0], most + 1, INTERFACE_STEP)
            nearest = min(sizes, key=lambda size: abs(size - shown * TEXT_SCALES[preferences.text_size]))
            return Slider(id, label, [nouns.percent(size) for size in sizes], sizes.index(nearest), self._scale)
        if values := get_args(TYPES[key]):
            words = {value: language.name for value, language in LANGUAGES.items()}  # each in its own
            names = [words.get(value) or named("screens", f"{key}_{value}") for value in values]
            if key in AS_SLIDERS:
                return Slider(id, label, names, values.index(chosen), lambda number: change(values[number]))
            choices = Segmented(id, label, names, values.index(chosen), lambda number: change(values[number]), size=25)
            if key == "voice" and key in self.state.lacking:
                choices.enable(False, self.state.lacking[key])
                choices.is_told_beside = True
            return choices
        return Toggle(id, label, chosen, change, (say.on(), say.off()))

    def _help_of(self, key: str, size: tuple[int, int]) -> tuple[str, str]:
        most, lacking = largest_interface(size), self.state.lacking
        if key in lacking:
            return lacking[key], OFF_REASON
        if key == INTERFACE_SIZE and most < INTERFACE[1]:
            return say.room_for(most), OFF_REASON if self.state.preferences.interface > most else QUIET
        return named("screens", f"set_{key}_about"), QUIET


def _words(label: str, help: str, ink: str) -> Box:
    """A name with its explanation."""
    return Column(Words(label, 38, CREAM, "strong"), Words(help, 29, ink))


def _cards(kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_row(kit, surface, SAMPLE, rect.topleft, kit.theme.u(74), kit.theme.u(85))
