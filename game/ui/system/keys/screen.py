"""The current screen's keys, on paper, or the buttons of the gamepad in use; F1 opens it anywhere."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, get_args

from msgspec import Struct

from game.messages.functions import help as say, own_keys as say_own_keys, screens as say_screens
from game.messages.language import named
from game.toolkit import gamepad_art
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
    Share,
    Sized,
    WidgetSlot,
    Words,
    board,
    paper,
)
from game.toolkit.drawing.theme import BUTTON_RIM, CREAM, FELT_EDGE, INK, PAPER_DIM, WHITE, WINE
from game.toolkit.input.gamepad import PAD_KEYS, GamepadButton, GamepadLook
from game.toolkit.input.key_bindings import keys_in, place_of
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Segmented
from game.toolkit.widgets.page import SIZE, Page, PageLine, heading_line, sheet, text_line
from game.ui.shared.page_contents import ContentsScene
from game.ui.shared.requests import ShowHelp, ShowOwnKeys
from game.ui.system.keys import gamepad_help
from game.ui.system.keys.control_pictures import IN_EVERY_TURN
from game.ui.system.keys.key_lists import EVERYWHERE, keys_of

GAP: Final = 32  # design pixels between the keys and their actions

TILE: Final = board(FELT_EDGE, 0.9, BUTTON_RIM, 16, 2)
BULLET: Final = 28  # design pixels for the dot before a sentence


class _Told(NamedTuple):
    """A key or button: its label, its picture, and its action."""

    name: str
    cap: Box
    what: str


Device = Literal["mouse", "gamepad", "touch"]
DEVICES: Final[tuple[Device, ...]] = get_args(Device)
"""What a screen is used with; the keys belong to the mouse."""


class KeysState(Struct, frozen=True):
    """For one screen, by its word. `has_all`: it also says how to play, with the device in use; the others are folded.
    `device` is the one that was unfolded.
    """

    screen: str
    has_all: bool = False
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
        page = Page(say.keys(), self._write, 1.3)
        if not self.state.has_all:
            bar = Bar(say.keys(), [self.way_back], [change, help])
            return Column(bar, self.with_contents(page, [title for title, _ in self._parts(kit)]))
        devices, device = self._devices(kit), self._device(kit)
        names, unfold = [say.device(one) for one in devices], lambda number: self.set_state(device=devices[number])
        tabs = Segmented("field/device", say.controls(), names, devices.index(device), unfold, size=26)
        bar = Bar(say.controls(), [self.way_back], [change])
        return Column(bar, Pad(WidgetSlot(tabs, 72), 60, 22, 0), self._in_pictures(device, page))

    def _in_pictures(self, device: Device, page: Page) -> Box:
        """What is done in every turn in pictures, and the rest beside them; a gamepad has only that."""
        if device == "gamepad":
            return sheet(page)
        tiles = [
            Share(
                Panel(
                    Column(
                        Grow(Picture(partial(draw, device == "touch"))), Words(words, 27, CREAM, "strong", "center")
                    ),
                    (18, 14),
                    TILE,
                )
            )
            for draw, words in zip(IN_EVERY_TURN, _sentences(device), strict=False)
        ]
        if device == "touch":
            return Column(Pad(Sized(Row(*tiles, gap=18, across="stretch"), height=480), 60, 22, 0), sheet(page))
        rows = (Row(*tiles[n : n + 2], gap=18, across="stretch") for n in (0, 2))
        acts = Column(*(Share(row) for row in rows), gap=18)
        both = Row(Share(acts), Share(Panel(WidgetSlot(page), (40, 26), paper), 0.86), gap=26, across="stretch")
        return Grow(Pad(both, 60, 22, 34))

    def _devices(self, kit: Kit) -> Sequence[Device]:
        """The one in use first."""
        in_use: Device = "gamepad" if kit.gamepad is not None else "touch" if kit.last_used.is_touch else "mouse"
        return sorted(DEVICES, key=lambda device: device != in_use)

    def _device(self, kit: Kit) -> Device:
        return self.state.device or self._devices(kit)[0]

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        device, has_all = self._device(kit), self.state.has_all
        if has_all and device == "gamepad":
            yield from self._told(kit, device, width)
        yield from self._rows(kit, width)
        if has_all and device != "gamepad":
            yield from self._told(kit, device, width)

    def _told(self, kit: Kit, device: Device, width: int) -> Iterator[PageLine]:
        """How to play with it, as far as no picture says so."""
        yield heading_line(named("help", f"how_{device}_heading"))
        shown = 0 if device == "gamepad" else len(IN_EVERY_TURN)
        for sentence in _sentences(device)[shown:]:
            yield from _bullet_lines(kit, kit.keys.own.told("table", sentence), width)
        yield text_line("")

    def _rows(self, kit: Kit, width: int) -> Iterator[PageLine]:
        parts = self._parts(kit)
        if not parts:
            return
        widest = max((told.cap for _, rows in parts for told in rows), key=lambda cap: cap.width(kit))
        room = width - widest.width(kit) - kit.theme.u(GAP)
        for n, (title, rows) in enumerate(parts):
            if n:
                yield text_line("")
            yield heading_line(title)
            for told in rows:
                for m, line in enumerate(kit.text.wrap(told.what, SIZE, room)):
                    left = Layers(Reserved(widest), Row(Box() if m else told.cap, across="stretch"))
                    row = Row(Pad(left, 0, 2), Words(line, SIZE, INK, lines=1), gap=GAP, across="stretch")
                    yield PageLine(line if m else say.row(told.name, line), row)
        yield text_line("")

    def _parts(self, kit: Kit) -> list[tuple[str, list[_Told]]]:
        """What the device in use does, under headings."""
        device = self._device(kit)
        if device == "gamepad" and kit.gamepad is not None:
            return self._parts_of_gamepad(kit, kit.gamepad)
        return self._parts_of_keys(kit) if device == "mouse" or not self.state.has_all else []

    def _here(self) -> str:
        """The heading of the keys that the screen has of its own; the page of all controls is about the table."""
        return say.at_table() if self.state.has_all else say.here()

    def _parts_of_keys(self, kit: Kit) -> list[tuple[str, list[_Told]]]:
        """What keys do, as the person has them."""
        own, here = kit.keys.own, keys_of(self.state.screen)
        parts = [*([(self._here(), here)] if here else []), (say.everywhere(), EVERYWHERE)]
        return [
            (title, [_Told(name := own.label(self.state.screen, key), key_cap(name), what()) for key, what in pairs])
            for title, pairs in parts
        ]

    def _own(self) -> gamepad_help.Buttons:
        """The buttons for this screen's own keys."""
        pressed = {press.key: button for button, press in PAD_KEYS.get(self.state.screen, {}).items()}
        told = ((keys_in(label), what) for label, what in keys_of(self.state.screen))
        found = ((tuple(pressed[key] for key in keys if key in pressed), what) for keys, what in told)
        return tuple((buttons, what) for buttons, what in found if buttons)

    def _parts_of_gamepad(self, kit: Kit, look: GamepadLook) -> list[tuple[str, list[_Told]]]:
        """What the buttons of the pad do, in the place of the keys."""

        def rows(told: gamepad_help.Buttons) -> list[_Told]:
            return [
                _Told(
                    ", ".join(gamepad_art.named(look, button) for button in buttons),
                    Row(*(_button(kit, look, button) for button in buttons), gap=8),
                    what(),
                )
                for buttons, what in gamepad_help.on_gamepad(told, look.hands)
            ]

        sticks = [_Told(name(), key_cap(name()), what()) for name, what in gamepad_help.STICKS[look.hands]]
        own = self._own()
        taken = {button for buttons, _ in own for button in buttons}
        elsewhere = tuple(told for told in gamepad_help.ELSEWHERE if not taken.intersection(told[0]))
        here = rows(gamepad_help.AT_TABLE if place_of(self.state.screen) == "table" else (*own, *elsewhere))
        return [(self._here(), here), (say.everywhere(), [*sticks, *rows(gamepad_help.EVERYWHERE)])]


def _sentences(device: Device) -> list[str]:
    return named("help", f"how_{device}").splitlines()


def _bullet_lines(kit: Kit, sentence: str, width: int) -> Iterator[PageLine]:
    """A sentence after a dot, its further lines indented."""
    for number, line in enumerate(kit.text.wrap(sentence, SIZE, width - kit.theme.u(BULLET))):
        dot = Sized(Words("" if number else "•", SIZE, WINE, lines=1), width=BULLET)
        yield PageLine(line, Row(dot, Grow(Words(line, SIZE, INK, lines=1))))


def _button(kit: Kit, look: GamepadLook, button: GamepadButton) -> Box:
    """A button as it looks on the pad."""
    height = kit.text.line(24, "strong")
    width = gamepad_art.width(kit, look, button, height)
    picture = Picture(lambda kit, surface, rect: gamepad_art.draw_button(kit, surface, look, button, rect))
    return Sized(picture, width=width / kit.theme.k, height=height / kit.theme.k)


def key_cap(key: str) -> Box:
    ground = board(WHITE, 1, PAPER_DIM, 9, 1.6)
    return Panel(Words(key, 24, INK, "strong", "center", lines=1), (14, 0), ground)
