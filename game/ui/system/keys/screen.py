"""The current screen's keys, on paper, or the buttons of the gamepad in use; F1 opens it anywhere."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from game.messages.functions import help as say, own_keys as say_own_keys, screens as say_screens
from game.toolkit.boxes import Box, Column
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton
from game.toolkit.widgets.page import Page, PageLine
from game.ui.shared.page_contents import ContentsScene
from game.ui.shared.requests import ShowHelp, ShowOwnKeys
from game.ui.system.keys.control_lists import Device, Part, about, devices, lines_of, parts_of_gamepad, parts_of_keys


class KeysState(Struct, frozen=True):
    """For one screen, by its word. `device` is the one that was asked for, otherwise the one in use."""

    screen: str
    device: Device | None = None


class KeysScene(ContentsScene[KeysState]):
    """A page; from it the help can be read."""

    name = "keys"
    first_focus = "button/back"

    def content(self, kit: Kit) -> Box:
        change = BarButton(
            "button/own_keys", say_own_keys.change_keys(), partial(self._ask, ShowOwnKeys()), icon="keys"
        )
        help = BarButton("button/help", say_screens.help(), partial(self._ask, ShowHelp()), icon="help")
        bar = Bar(say.keys(), [self.way_back], [change, help])
        page = Page(say.keys(), self._write, 1.6)
        return Column(bar, self.with_contents(page, [title for title, _ in self._parts(kit)]))

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        return lines_of(kit, width, self._parts(kit))

    def _parts(self, kit: Kit) -> list[Part]:
        """What the device does, under headings."""
        device, screen = self.state.device or devices(kit)[0], self.state.screen
        if device == "gamepad" and kit.gamepad is not None:
            parts = parts_of_gamepad(kit, kit.gamepad, screen)
        else:
            parts = parts_of_keys(kit, screen)
        return [*parts, about(kit, device)] if screen == "table" else parts
