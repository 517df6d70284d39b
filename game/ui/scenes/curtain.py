"""The curtain between two people at one screen: who comes next, why, and what happened meanwhile, in words. No card
is behind it.
"""

import math
from collections.abc import Callable, Sequence

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import portraits
from game.ui.kit import Kit
from game.ui.models import CurtainModel, Happening
from game.ui.naming import name_in
from game.ui.paint import svg
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.game_row import fitting
from game.ui.scenes.ornaments import look
from game.ui.targets import Report
from game.ui.text import Text
from game.ui.theme import CREAM, DIM, GOLD, PANEL_DEEP, TEAM_COLOURS
from game.ui.widgets import Button, HoldButton
from game.words import screens as words
from game.words.names import shorter_names
from game.words.numbers import sentences


class CurtainActions(msgspec.Struct, frozen=True):
    """`show` lifts the curtain, `leave` goes to the title; the game is saved either way."""

    show: Callable[[], None]
    leave: Callable[[], None]


class CurtainScene(FormScene):
    """A velvet curtain with a board on it: a name in large letters and a button that must be held."""

    name = "curtain"
    first_focus = "button/continue"

    def __init__(self, model: CurtainModel, actions: CurtainActions, seat: int | None = None) -> None:
        super().__init__()
        self._model = model
        self._seat = seat
        self.message = sentences(f"{words.NEXT_AT_SCREEN}: {model.person.name}", model.reason)
        self._show = HoldButton("button/continue", words.HOLD_TO_SHOW, words.CLICK_AGAIN, actions.show, words.HOLD_HOW)
        self._leave = Button("button/leave", words.SAVE_AND_LEAVE, actions.leave, kind="quiet", size=22)
        self.form.set_widgets([self._show, self._leave])

    @property
    def busy(self) -> bool:
        """True while the ring of the button runs."""
        return self._show.moving

    def report(self) -> Report:
        """The button alone; whose turn it is is no secret."""
        return msgspec.structs.replace(super().report(), turn=self._seat)

    def handle(self, event: Event) -> None:
        """The buttons; while another window is in front nobody holds anything."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._show.drop()
        super().handle(event)

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """A board in the middle, below the swags."""
        theme = kit.theme
        high = min(theme.u(830), theme.height - theme.u(168) - theme.u(70))
        wide = theme.u(980)
        top = theme.u(160) + max(0, (theme.height - theme.u(160) - theme.u(70) - high) // 2)
        self._board = board = Rect((theme.width - wide) // 2, top, wide, high)
        pad = theme.u(40)
        small = max(44, kit.text.line(22) + theme.u(8))
        leave = kit.text.width(words.SAVE_AND_LEAVE, 22, "strong") + theme.u(20)
        self._leave.rect = Rect(board.right - pad - leave, board.bottom - theme.u(12) - small, leave, small)
        press = theme.tap(122)
        self._show.rect = Rect(board.left + pad, self._leave.rect.top - theme.u(10) - press, wide - 2 * pad, press)
        self._face = min(theme.u(168), round(board.h * 0.22))
        list_top = board.top + theme.u(34) + self._face + theme.u(22)
        bottom = self._show.rect.top - theme.u(22)
        self._list = Rect(board.left + pad, list_top, wide - 2 * pad, bottom - list_top)

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Velvet, board, name, list."""
        surface.blit(kit.paint.once("velvet", lambda: _velvet(kit)), (0, 0))
        kit.paint.dialog(surface, self._board)
        self._paint_person(kit, surface)
        self._paint_list(kit, surface)
        room = self._leave.rect.left - self._board.left - kit.theme.u(70)
        at = (self._board.left + kit.theme.u(40), self._leave.rect.centery)
        if kit.text.width(words.NOBODY_BEHIND, 21) <= room:
            kit.text.draw(surface, words.NOBODY_BEHIND, at, 21, DIM, room=room)

    def _paint_person(self, kit: Kit, surface: Surface) -> None:
        theme, text, board, person = kit.theme, kit.text, self._board, self._model.person
        corner = (board.left + theme.u(48), board.top + theme.u(34))
        portraits.draw(kit.paint, surface, look(person), person.team, corner, self._face, True)
        left = corner[0] + self._face + theme.u(34)
        room = board.right - theme.u(30) - left
        with_ = _mates_in(text, self._model.partners, room - theme.u(32))
        mates = text.width(with_, 25, "strong")
        beside = mates + text.width(self._model.reason, 23) + theme.u(50) <= room
        first, last = text.line(25), text.line(25)
        last += 0 if beside else text.line(23)  # long names: the reason has a line of its own
        size = 84.0
        while size > 40 and (
            text.width(person.name, size, "heading") > room
            or first + last + text.line(size, "heading") * 0.8 > self._face
        ):
            size -= 4
        middle = round(text.line(size, "heading") * 0.82)
        y = corner[1] + (self._face - first - middle - last) // 2
        text.draw(surface, words.NEXT_AT_SCREEN, (left, y + first // 2), 25, DIM, "strong", room=room)
        y += first
        text.draw(surface, person.name, (left - theme.u(3), y + middle // 2), size, CREAM, "heading", room=room)
        y += middle + text.line(25) // 2
        colour = TEAM_COLOURS[person.team % 6]
        kit.paint.team_mark(surface, person.team, (left + theme.u(12), y), theme.u(22))
        text.draw(surface, with_, (left + theme.u(32), y), 25, colour, "strong", room=room - theme.u(32))
        if beside:
            at = (left + theme.u(32) + mates + theme.u(18), y)
            text.draw(surface, self._model.reason, at, 23, CREAM, room=board.right - theme.u(30) - at[0])
        else:
            at = (left, y + (text.line(25) + text.line(23)) // 2)
            text.draw(surface, self._model.reason, at, 23, CREAM, room=room)

    def _paint_list(self, kit: Kit, surface: Surface) -> None:
        theme, text, box, model = kit.theme, kit.text, self._list, self._model
        kit.paint.panel(surface, box, PANEL_DEEP, 0.55, None, 18)
        pad = theme.u(26)
        head = text.line(26, "heading") + theme.u(16)
        y = box.top + head // 2
        title = text.draw(surface, words.SINCE_LAST_TURN, (box.left + pad, y), 26, GOLD, "heading")
        room = box.w - 2 * pad - title.w - theme.u(20)
        where = fitting(kit, model.where.split(" · "), 20, room)
        text.draw(surface, where, (box.right - pad, y), 20, DIM, align="right", room=room)
        step = max(theme.u(45), text.line(25) + theme.u(6))
        space = box.h - head - theme.u(6)
        rows = list(model.happenings)
        while len(rows) > max(1, space // step):
            dull = next((n for n, row in enumerate(rows) if not row.great), 0)
            rows.pop(dull)
        if not rows:
            at = (box.left + pad, box.top + head + step // 2)
            text.draw(surface, words.NOTHING_YET, at, 25, CREAM, room=box.w - 2 * pad)
        most = round(box.w * 0.3)
        called = [name_in(text, row.person.name, 25, most) for row in rows]
        names = min(most, max((text.width(name, 25, "strong") for name in called), default=0))
        for n, (row, name) in enumerate(zip(rows, called, strict=True)):
            self._paint_row(kit, surface, row, Rect(box.left, box.top + head + n * step, box.w, step), name, names)

    @staticmethod
    def _paint_row(kit: Kit, surface: Surface, row: Happening, box: Rect, name: str, names: int) -> None:
        theme, text = kit.theme, kit.text
        if row.great:
            kit.paint.panel(surface, box.inflate(-theme.u(24), -2), GOLD, 0.14, None, 8)
        left = box.left + theme.u(36)
        colour = TEAM_COLOURS[row.person.team % 6]
        kit.paint.team_mark(surface, row.person.team, (left, box.centery), theme.u(18))
        left += theme.u(20)
        text.draw(surface, name, (left, box.centery), 25, colour, "strong", room=names)
        left += names + theme.u(18)
        text.draw(surface, row.words, (left, box.centery), 25, CREAM, room=box.right - theme.u(24) - left)


def _velvet(kit: Kit) -> Surface:
    """Folds, swags with golden seams, tassels, a fringe at the hem."""
    theme = kit.theme
    w, h = kit.size
    row = Surface((w, 1))
    for x in range(w):
        phase = 2 * math.pi * x / (w / 22) + 0.7 * math.sin(x / theme.k / 230) + 0.4 * math.sin(x / theme.k / 91)
        tone = max(0.3, 0.66 + 0.25 * math.sin(phase) + 0.09 * math.sin(2 * phase + 0.8))
        tone *= 0.80 + 0.20 * math.sin(math.pi * x / w)
        row.set_at((x, 0), (round(136 * tone), round(34 * tone), round(52 * tone)))
    velvet = pygame.transform.scale(row, (w, h)).convert()
    shade = pygame.transform.smoothscale(
        svg(
            (2, 64),
            '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="64">'
            '<stop offset="0" stop-color="#000000" stop-opacity=".55"/>'
            '<stop offset=".25" stop-color="#000000" stop-opacity=".10"/>'
            '<stop offset=".7" stop-color="#000000" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#000000" stop-opacity=".5"/></linearGradient></defs>'
            '<rect width="2" height="64" fill="url(#g)"/>',
        ),
        (w, h),
    )
    velvet.blit(shade, (0, 0))
    _fringe(kit, velvet)
    _swags(kit, velvet)
    kit.paint.walnut(velvet, Rect(0, 0, w, theme.u(26)))
    velvet.fill("#E2A72E", Rect(0, theme.u(24), w, max(2, theme.u(3))))
    return velvet


def _fringe(kit: Kit, velvet: Surface) -> None:
    theme, (w, h) = kit.theme, velvet.get_size()
    high, step = theme.u(54), max(4, theme.u(7))
    threads = "".join(
        f'<path d="M{x} {high * 0.15}V{high * 0.82}" stroke="{"#E9A92B" if (x // step) % 2 else "#A87412"}"'
        f' stroke-width="{step * 0.72}" stroke-linecap="round"/>'
        for x in range(step // 2, w, step)
    )
    band = (
        f'<rect width="{w}" height="{high * 0.26}" fill="#C98F1C"/><rect width="{w}" height="{high * 0.08}"'
        ' fill="#FFDF8A"/>'
    )
    velvet.blit(svg((w, high), threads + band), (0, h - high))


def _swags(kit: Kit, velvet: Surface) -> None:
    theme, w = kit.theme, velvet.get_width()
    count = max(4, round(w / theme.k / 320))
    wide, top, deep = w / count, theme.u(20), theme.u(148)
    for n in range(count):
        x0, x1 = n * wide, (n + 1) * wide
        body = ""
        for fold in range(7, -1, -1):
            y = theme.u(34) + deep * (fold + 1) / 8
            body += (
                f'<path d="M{x0 - 6} 0L{x0 - 6} {top} C{x0 + wide * 0.25} {y} {x1 - wide * 0.25} {y} {x1 + 6}'
                f' {top}L{x1 + 6} 0Z"'
                f' fill="{("#8E2438", "#6E1929")[fold % 2]}"/>'
            )
        y = theme.u(34) + deep
        curve = f"M{x0} {top} C{x0 + wide * 0.25} {y} {x1 - wide * 0.25} {y} {x1} {top}"
        body += f'<path d="{curve}" fill="none" stroke="#E9A92B" stroke-width="{theme.u(7)}"/>'
        body += f'<path d="{curve}" fill="none" stroke="#FFDF8A" stroke-width="{max(1, theme.u(2))}"/>'
        velvet.blit(svg((w, theme.u(200)), body), (0, 0))
    size = (theme.u(60), theme.u(130))
    threads = "".join(
        f'<path d="M{16 + k * 4} 58V{112 - abs(k - 3.5) * 4}" stroke="{"#E9A92B" if k % 2 else "#A87412"}"'
        ' stroke-width="4"'
        ' stroke-linecap="round"/>'
        for k in range(8)
    )
    tassel = svg(
        size,
        '<path d="M30 10L14 60H46Z" fill="#C98F1C"/><circle cx="30" cy="14" r="11" fill="#E9A92B" stroke="#7A4B00"/>'
        f'{threads}<rect x="13" y="54" width="34" height="9" rx="4" fill="#FFDF8A"/>',
        (0, 0, 60, 130),
    )
    for n in range(1, count):
        velvet.blit(tassel, (round(n * wide) - size[0] // 2, theme.u(8)))


def _mates_in(text: Text, partners: Sequence[str], room: int) -> str:
    """Whom somebody plays with, in the longest forms of the names that fit into `room` real pixels."""
    forms = [(name, *shorter_names(name)) for name in partners]
    said = words.plays_with(partners)
    for short in range(1, max(map(len, forms), default=1)):
        if text.width(said, 25, "strong") <= room:
            break
        said = words.plays_with([form[min(short, len(form) - 1)] for form in forms])
    return said
