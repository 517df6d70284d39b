"""Settings: five pages of rows, each with a name and a value; the row in focus has a sentence below. Every change takes
effect at once.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final, get_args, get_type_hints

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event

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
    Pad,
    Panel,
    Row,
    SeenWhole,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
    rule,
)
from game.toolkit.drawing.theme import CREAM, INK, LINE, PANEL
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import INTERFACE, INTERFACE_STEP, TEXT_SCALES, largest_interface
from game.toolkit.widgets import Bar, Button, Dropdown, Scroll, ScrollBar, Toggle, Widget
from game.toolkit.widgets.tiles import Tile, Tiles
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

PARTS_WIDTH, PART_HEIGHT, ROW_HEIGHT = 360, 84, 120
"""Design pixels of the pages' names, of each, and of a row."""
CONTROL = (400, 76)
"""Design pixels of what sets a row's value, at its right."""
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
"""The preferences on each page."""
OF_GAMEPAD: Final = ("pad_swapped", "pad_hands", "stick")
"""Those on the last page while a gamepad is plugged in."""
PART_NAMES: Final = (say.reading, say.table, say.playing, say.set_sound, say.screen_and_keys)


TYPES: Final = get_type_hints(Preferences)


class SettingsState(Struct, frozen=True):
    """`part` is the number of the page; `lacking` says by name of a setting what this computer lacks for it;
    `explained` is the row that has its sentence.
    """

    preferences: Preferences
    part: int = 0
    lacking: Mapping[str, str] = {}
    has_gamepad: bool = False
    explained: str = ""

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

    def take(self, event: Event) -> bool | None:
        """The row that the pointer or the ring comes to is explained."""
        used = super().take(event)
        under = self.form.under_pointer() if event.type == pygame.MOUSEMOTION else None
        id = under.id if under is not None else "" if event.type == pygame.MOUSEMOTION else self.form.keys_at
        key = id.partition("/")[2]
        if key in self.state.keys:
            self.set_state(explained=key)
        return used

    def set_part(self, part: int) -> None:
        self.set_state(part=part, explained="")

    # ---- layout

    def content(self, kit: Kit) -> Box:
        part = self.state.part
        tiles = [Tile(name(), Words(name(), 28, CREAM, "strong", lines=1)) for name in PART_NAMES]
        parts = Tiles("field/part", say.settings(), tiles, part, self.set_part, columns=1)
        rows: list[Box] = []
        for key in self.state.keys:
            rows += [rule(LINE, 1)] if rows else []
            rows.append(Grow(Sized(self._row(kit, key), height=ROW_HEIGHT), most=1))
        ways = [Space(12), self._ways_on()] if part == len(PARTS) - 1 else []
        page = Scroll(Column(*rows, *ways), ScrollBar(f"rows/{part}", say.settings()))
        board_ = Panel(Grow(page), (36, 12), board(PANEL, 0.92, LINE, 16))
        right = Column(Grow(board_), Space(14), Sized(self._sentence(kit), height=PART_HEIGHT))
        left = Column(WidgetSlot(parts, len(PARTS) * (PART_HEIGHT + 10) - 10), Grow())
        both = Row(Sized(left, width=PARTS_WIDTH), Share(right), gap=30, across="stretch")
        return Column(Bar(say.settings(), [self.way_back]), Grow(Pad(both, 56, 30, 30)))

    def _sentence(self, kit: Kit) -> Box:
        """What the row in focus is about."""
        key = self.state.explained
        if not key:
            return Box()
        text = say_your_table.about() if key == YOUR_TABLE else self._help_of(key, kit.size)
        return Panel(Column(Grow(), Words(text, 28, INK), Grow()), (36, 4), paper)

    def _ways_on(self) -> Box:
        """The pages that are rarely read."""
        ways = (
            ("own_keys", say_own_keys.title(), ShowOwnKeys(), "keys"),
            ("about", say.about(), ShowAbout(), "info"),
            ("how", say_help.fair_play(), ShowFairPlay(), "shuffle"),
        )
        slots = (
            WidgetSlot(Button(f"button/{id}", label, partial(self._ask, request), icon=sign, look=28), 80)
            for id, label, request, sign in ways
        )
        return Row(*map(Share, slots), gap=14, across="stretch")

    def _row(self, kit: Kit, key: str) -> Box:
        if key == YOUR_TABLE:
            label, press = say_your_table.title(), partial(self._ask, ShowYourTable())
            control: Widget = Button("button/your_table", say_your_table.choose(), press, icon="stage", look=28)
            control.tooltip = say_your_table.about()
        else:
            label = named("screens", f"set_{key}")
            control = self._widget(kit, key, label)
            control.tooltip = self._help_of(key, kit.size)
        control.is_told_beside = True
        name = Words(label, 33, CREAM, "strong")
        width, height = CONTROL
        slot = WidgetSlot(control, height) if isinstance(control, Toggle) else WidgetSlot(control, height, width)
        return SeenWhole(Row(Share(name), Space(20), slot))

    def _widget(self, kit: Kit, key: str, label: str) -> Widget:
        preferences, id, change = self.state.preferences, f"field/{key}", partial(self._change, key)
        chosen = getattr(preferences, key)
        if key == INTERFACE_SIZE:  # as large as this window shows it, which may be less than was chosen
            shown, most = preferences.interface_in(kit.size), largest_interface(kit.size)
            sizes = range(INTERFACE[0], most + 1, INTERFACE_STEP)
            nearest = min(sizes, key=lambda size: abs(size - shown * TEXT_SCALES[preferences.text_size]))
            return Dropdown(id, label, [nouns.percent(size) for size in sizes], sizes.index(nearest), self._scale)
        if values := get_args(TYPES[key]):
            words = {value: language.name for value, language in LANGUAGES.items()}  # each in its own
            names = [words.get(value) or named("screens", f"{key}_{value}") for value in values]
            choices = Dropdown(id, label, names, values.index(chosen), lambda number: change(values[number]))
            if key == "voice" and key in self.state.lacking:
                choices.enable(False, self.state.lacking[key])
            return choices
        return Toggle(id, label, chosen, change, (say.on(), say.off()))

    def _help_of(self, key: str, size: tuple[int, int]) -> str:
        most, lacking = largest_interface(size), self.state.lacking
        if key in lacking:
            return lacking[key]
        if key == INTERFACE_SIZE and most < INTERFACE[1]:
            return say.room_for(most)
        return named("screens", f"set_{key}_about")
