"""A seat on the screen where phones join: its face, its name, and the letters that let a phone in."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import joining as say, spoken_text as say_spoken_text
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Panel, Row, Space, WidgetSlot, Words, board
from game.toolkit.drawing.theme import DIM, GOLD, GOLD_LIGHT, GOOD, GOOD_RIM, INK, LINE_LIGHT, PANEL, PAPER, ROW_CHOSEN
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.phones.joining.state import JoiningSeat
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, draw_portrait, portrait

WIDTH, HEIGHT = 330, 184
"""Design pixels of a plate."""
LETTER_GAP: Final = 6


class JoiningFace(Button):
    """A face to press, to choose who plays there."""

    radius = 60

    def __init__(self, id: str, label: str, person: PlayerAtTable, on_press: Callable[[], None]) -> None:
        super().__init__(id, label, on_press)
        self._person = person

    def wanted(self, kit: Kit) -> int:
        return kit.theme.tap(84)

    def draw(self, kit: Kit, surface: Surface) -> None:
        side = min(self.rect.size)
        at = (self.rect.x, self.rect.centery - side // 2)
        draw_portrait(kit, surface, self._person, at, side, self.hover)


class CodeButton(Button):
    """The letters of a seat on tiles; a press shows its large code."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        letters, gap = self.caption.replace(" ", ""), kit.theme.u(LETTER_GAP)
        width = (self.rect.w - gap * (len(letters) - 1)) // max(1, len(letters))
        for n, letter in enumerate(letters):
            tile = Rect(self.rect.x + n * (width + gap), self.rect.y, width, self.rect.h)
            kit.paint.panel(surface, tile, GOLD_LIGHT if self.hover else PAPER, 1, None, 10)
            kit.text.draw(surface, letter, tile.center, 36, INK, "number", "center", width)


class HereButton(Button):
    """A green field that shows a connected phone."""

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, GOOD, 1, GOOD_RIM, self.radius, 2)


def seat_plate(
    seat: JoiningSeat,
    is_lit: bool,
    change: Callable[[], None] | None,
    show: Callable[[], None],
    let_in: Callable[[], None],
) -> Box:
    """The plate; its face opens a question if there is a `change`, its letters show its code, and if it has none, a
    press makes one.
    """
    face: Box = portrait(seat.person, 84)
    if change is not None:
        pressed = JoiningFace(f"button/change_{seat.seat}", say.change(seat.person.name), seat.person, change)
        face = WidgetSlot(pressed.with_tip(seat.line), 84, 84)
    name = Row(team_mark(seat.person.team, 18), Grow(Name(seat.person.name, 30)), gap=8)
    line = Words(
        say.scan_now() if is_lit else seat.line,
        22,
        GOOD_RIM if seat.is_taken else GOLD_LIGHT if is_lit else DIM,
        lines=1,
    )
    told = Column(Grow(), name, FirstThatFits(line, Space(0)), Grow(), gap=2)  # a line without room is in the tip
    head = Row(face, Grow(told), gap=14)
    ground = board(
        ROW_CHOSEN if is_lit else PANEL, 0.94, GOLD if is_lit else LINE_LIGHT, 18, 3 if is_lit else 1.5, None
    )
    return Panel(Column(Grow(head), WidgetSlot(_below(seat, show, let_in), 60), gap=8), (16, 12), ground)


def _below(seat: JoiningSeat, show: Callable[[], None], let_in: Callable[[], None]) -> Button:
    id = f"button/phone_{seat.seat}"
    if seat.code:
        code = " ".join(seat.code)
        return CodeButton(id, say_spoken_text.belonging(seat.person.name, code), show).shown_as(code)
    if seat.is_taken:
        sign, picture = (say.ready(), "tick") if seat.is_awake else (say.asleep(), "moon")
        here = HereButton(id, say_spoken_text.belonging(seat.person.name, sign), let_in, icon=picture, look=26)
        return here.shown_as(sign).with_tip(say.another_phone())
    return Button(id, say.let_phone_in(), let_in, icon="phone", look=22)
