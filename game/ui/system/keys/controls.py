"""How to play at the table with the device in use: every turn in pictures, and the first keys; the other devices are
folded.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from game.messages.functions import help as say, own_keys as say_own_keys
from game.toolkit.boxes import (
    Box,
    Column,
    Grid,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Reserved,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
)
from game.toolkit.drawing.theme import BUTTON_RIM, CREAM, FELT_EDGE, INK, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ScrollBar, Segmented
from game.toolkit.widgets.page import Page, PageLine, sheet
from game.toolkit.widgets.scroll_bar import Scroll
from game.ui.shared.requests import AskingScene, ShowKeys, ShowOwnKeys
from game.ui.system.keys.control_lists import (
    GAP,
    Device,
    about,
    devices,
    key_cap,
    lines_of,
    parts_of_gamepad,
    sentences_about,
)
from game.ui.system.keys.control_pictures import IN_EVERY_TURN
from game.ui.system.keys.key_lists import keys_of

FIRST_KEYS: Final = 8
"""How many of the table's keys a turn needs."""
TILE: Final = board(FELT_EDGE, 0.9, BUTTON_RIM, 16, 2)


class ControlsState(Struct, frozen=True):
    """`device` is the one that was unfolded."""

    device: Device | None = None


class ControlsScene(AskingScene[ControlsState]):
    """For keys it is a page of keys, so the same key puts it away."""

    name = "keys"
    first_focus = "button/back"

    def content(self, kit: Kit) -> Box:
        change = BarButton(
            "button/own_keys", say_own_keys.change_keys(), partial(self._ask, ShowOwnKeys()), icon="keys"
        )
        there = devices(kit)
        device = self.state.device or there[0]
        names, unfold = [say.device(one) for one in there], lambda number: self.set_state(device=there[number])
        tabs = Segmented("field/device", say.controls(), names, there.index(device), unfold, size=26)
        bar = Bar(say.controls(), [self.way_back], [change])
        return Column(bar, Pad(WidgetSlot(tabs, 72), 60, 22, 0), self._about(kit, device))

    def _about(self, kit: Kit, device: Device) -> Box:
        """What is done in every turn in pictures, and the rest beside or below them; a gamepad has only that."""
        page = Page(say.controls(), partial(self._write, device), 1.6)
        if device == "gamepad":
            return sheet(page)
        captions = [
            Words(words, 27, CREAM, "strong", "center") for words in sentences_about(device)[: len(IN_EVERY_TURN)]
        ]
        tiles = [
            Share(
                Panel(
                    Column(Grow(Picture(partial(draw, device == "touch"))), Layers(*map(Reserved, captions), caption)),
                    (18, 14),
                    TILE,
                )
            )
            for draw, caption in zip(IN_EVERY_TURN, captions, strict=True)
        ]
        if device == "touch":
            return Column(Pad(Sized(Row(*tiles, gap=18, across="stretch"), height=520), 60, 22, 0), sheet(page, 1800))
        rows = (Row(*tiles[n : n + 2], gap=18, across="stretch") for n in (0, 2))
        acts = Column(*(Share(row) for row in rows), gap=18)
        both = Row(Share(acts), Share(Panel(self._first_keys(kit), (40, 26), paper), 0.86), gap=26, across="stretch")
        return Grow(Pad(both, 60, 22, 34))

    def _first_keys(self, kit: Kit) -> Box:
        """The keys of every turn, and the way to all of them."""
        rows = [
            (Row(key_cap(kit.keys.own.label("table", key), 28, 6)), Row(Grow(Words(what(), 28, INK))))
            for key, what in keys_of("table")[:FIRST_KEYS]
        ]
        more = Button("button/more_keys", say.more_keys(), partial(self._ask, ShowKeys("table")), icon="keys")
        return Column(
            Words(say.at_table(), 34, WINE, "heading"),
            Space(14),
            Grow(Scroll(Grid(rows, (GAP, 10), most=2), ScrollBar("first_keys", say.at_table()))),
            Space(14),
            WidgetSlot(more, 72),
        )

    def _write(self, device: Device, kit: Kit, width: int) -> Iterator[PageLine]:
        if device == "gamepad":
            buttons = parts_of_gamepad(kit, kit.gamepad, "table") if kit.gamepad is not None else []
            return lines_of(kit, width, [about(kit, device), *buttons])
        return lines_of(kit, width, [about(kit, device, len(IN_EVERY_TURN))])
