"""What keys, buttons and gestures do, under headings, and the lines of a page that say so."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, get_args

from game.messages.functions import help as say
from game.messages.language import named
from game.toolkit import gamepad_art
from game.toolkit.boxes import Box, Grow, Layers, Pad, Panel, Picture, Reserved, Row, Sized, Words, board
from game.toolkit.drawing.theme import INK, PAPER_DIM, WHITE, WINE
from game.toolkit.input.gamepad import PAD_KEYS, GamepadButton, GamepadLook
from game.toolkit.input.key_bindings import keys_in, place_of
from game.toolkit.kit import Kit
from game.toolkit.widgets.page import PageLine, heading_line, text_line
from game.ui.system.keys import gamepad_help
from game.ui.system.keys.key_lists import EVERYWHERE, keys_of

SIZE: Final = 28  # design pixels of what a key does
GAP: Final = 26  # design pixels between the keys and their actions
BULLET: Final = 28  # design pixels for the dot before a sentence

Device = Literal["mouse", "gamepad", "touch"]
DEVICES: Final[tuple[Device, ...]] = get_args(Device)
"""What a screen is used with; the keys belong to the mouse."""


class Told(NamedTuple):
    """A key or button: its label, its picture, and its action; a sentence has neither label nor picture."""

    name: str
    cap: Box
    what: str


Part = tuple[str, list[Told]]
"""What belongs under a heading."""


def devices(kit: Kit) -> Sequence[Device]:
    """The one in use first."""
    in_use: Device = "gamepad" if kit.gamepad is not None else "touch" if kit.last_used.is_touch else "mouse"
    return sorted(DEVICES, key=lambda device: device != in_use)


def lines_of(kit: Kit, width: int, parts: Sequence[Part]) -> Iterator[PageLine]:
    caps = [told.cap for _, rows in parts for told in rows if told.name]
    widest = max(caps, key=lambda cap: cap.width(kit), default=Box())
    room = width - widest.width(kit) - kit.theme.u(GAP)
    for n, (title, rows) in enumerate(parts):
        if n:
            yield text_line("")
        yield heading_line(title)
        for told in rows:
            if not told.name:
                yield from _bullet_lines(kit, told, width)
                continue
            for m, line in enumerate(kit.text.wrap(told.what, SIZE, room)):
                left = Layers(Reserved(widest), Row(Box() if m else told.cap, across="stretch"))
                row = Row(Pad(left, 0, 3), Words(line, SIZE, INK, lines=1), gap=GAP, across="stretch")
                yield PageLine(line if m else say.row(told.name, line), row)


def about(kit: Kit, device: Device, first: int = 0) -> Part:
    """How to play with a device, from a sentence on."""
    told = [Told("", Box(), kit.keys.own.told("table", sentence)) for sentence in sentences_about(device)[first:]]
    return named("help", f"how_{device}_heading"), told


def sentences_about(device: Device) -> list[str]:
    return named("help", f"how_{device}").splitlines()


def _here(screen: str) -> str:
    """The heading of the keys that the screen has of its own; those of the table are also read elsewhere."""
    return say.at_table() if screen == "table" else say.here()


def parts_of_keys(kit: Kit, screen: str) -> list[Part]:
    """What keys do, as the person has them."""
    own, here = kit.keys.own, keys_of(screen)
    parts = [*([(_here(screen), here)] if here else []), (say.everywhere(), EVERYWHERE)]
    return [
        (title, [Told(name := own.label(screen, key), key_cap(name), what()) for key, what in pairs])
        for title, pairs in parts
    ]


def _own(screen: str) -> gamepad_help.Buttons:
    """The buttons for a screen's own keys."""
    pressed = {press.key: button for button, press in PAD_KEYS.get(screen, {}).items()}
    told = ((keys_in(label), what) for label, what in keys_of(screen))
    found = ((tuple(pressed[key] for key in keys if key in pressed), what) for keys, what in told)
    return tuple((buttons, what) for buttons, what in found if buttons)


def parts_of_gamepad(kit: Kit, look: GamepadLook, screen: str) -> list[Part]:
    """What the buttons of the pad do, in the place of the keys."""

    def rows(told: gamepad_help.Buttons) -> list[Told]:
        return [
            Told(
                ", ".join(gamepad_art.named(look, button) for button in buttons),
                Row(*(_button(kit, look, button) for button in buttons), gap=8),
                what(),
            )
            for buttons, what in gamepad_help.on_gamepad(told, look.hands)
        ]

    sticks = [Told(name(), key_cap(name()), what()) for name, what in gamepad_help.STICKS[look.hands]]
    own = _own(screen)
    taken = {button for buttons, _ in own for button in buttons}
    elsewhere = tuple(told for told in gamepad_help.ELSEWHERE if not taken.intersection(told[0]))
    here = rows(gamepad_help.AT_TABLE if place_of(screen) == "table" else (*own, *elsewhere))
    return [(_here(screen), here), (say.everywhere(), [*sticks, *rows(gamepad_help.EVERYWHERE)])]


def _bullet_lines(kit: Kit, told: Told, width: int) -> Iterator[PageLine]:
    """A sentence after a dot, its further lines indented."""
    for number, line in enumerate(kit.text.wrap(told.what, SIZE, width - kit.theme.u(BULLET))):
        dot = Sized(Words("" if number else "•", SIZE, WINE, lines=1), width=BULLET)
        yield PageLine(line, Row(dot, Grow(Words(line, SIZE, INK, lines=1))))


def _button(kit: Kit, look: GamepadLook, button: GamepadButton) -> Box:
    """A button as it looks on the pad."""
    height = kit.text.line(24, "strong")
    width = gamepad_art.width(kit, look, button, height)
    picture = Picture(lambda kit, surface, rect: gamepad_art.draw_button(kit, surface, look, button, rect))
    return Sized(picture, width=width / kit.theme.k, height=height / kit.theme.k)


def key_cap(key: str, size: float = 24, above: float = 0) -> Box:
    ground = board(WHITE, 1, PAPER_DIM, 9, 1.6)
    return Panel(Words(key, size, INK, "strong", "center", lines=1), (14, above), ground)
