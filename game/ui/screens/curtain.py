"""The curtain between two people at one screen: who comes next, why, and what happened meanwhile, in words. No card
is behind it.
"""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.paint import svg
from game.ui.core.short_names import name_in
from game.ui.core.targets import Report
from game.ui.core.text import Text
from game.ui.core.theme import CREAM, DIM, GOLD, PANEL_DEEP, TEAM_COLOURS
from game.ui.screens.form_screen import FormScene
from game.ui.screens.game_row import fitting
from game.ui.screens.models import CurtainModel
from game.ui.screens.ornaments import look
from game.ui.screens.requests import AskInGame, Go, InGame
from game.ui.widgets import Button, HoldButton, ScrollList
from game.words import screens as words
from game.words.grammar import sentences, shorter_names

BUTTON_FROM, BUTTON_TO = 0.262, 0.364
"""Shares of the height between which the button lies: no plan of a table has anything to click there."""
FIRST_SECOND: Final = 1.0
"""Seconds in which nothing that is pressed counts: it was meant for what lay there before the curtain fell."""


class CurtainScene(FormScene):
    """A velvet curtain with a board on it: a name in large letters and a button that must be held.

    Only a press that began on it a second or more after it fell counts. The button lies where nothing at the table is
    clicked: above the piles and the hand, below the seats.
    """

    name = "curtain"
    first_focus = "button/continue"

    def __init__(self, model: CurtainModel, ask: AskInGame, seat: int | None = None) -> None:
        super().__init__()
        self._model = model
        self._seat = seat
        self._shown: float | None = None  # seconds since it was first drawn
        self._void: set[int] = set()  # presses that do not count, until they are let go
        self.message = sentences(f"{words.NEXT_AT_SCREEN}: {model.person.name}", model.reason)
        self._show = HoldButton(
            "button/continue", words.HOLD_TO_SHOW, partial(ask, InGame.LIFT_CURTAIN), words.HOLD_HOW
        )
        self._table = Button(
            "button/see_table", words.LOOK_AT_TABLE, partial(ask, InGame.SEE_TABLE), kind="quiet", size=22
        )
        self._log = Button("button/history", words.WHOLE_LOG, partial(ask, Go.LOG), kind="quiet", size=22)
        self._leave = Button("button/leave", words.SAVE_AND_LEAVE, partial(ask, Go.TITLE), kind="quiet", size=22)
        labels = [f"{row.person.name} {row.words}" if row.person else row.words for row in model.happenings]
        self.page: ScrollList = ScrollList("since", words.SINCE_LAST_TURN, labels, self._draw_row)
        self.form.set_widgets([self._show, self.page, self._table, self._log, self._leave], self.first_focus)
        self._count(False)

    @property
    def busy(self) -> bool:
        """True in the first second and while the ring of the button runs."""
        return not self._counts or self._show.moving

    @property
    def _counts(self) -> bool:
        """Whether what is pressed now means this screen."""
        return self._shown is not None and self._shown >= FIRST_SECOND

    def _count(self, counts: bool) -> None:
        for button in (self._show, self._table, self._log, self._leave):
            button.enable(counts, words.IN_A_MOMENT if button is self._show else "")

    def report(self) -> Report:
        """The buttons and what happened; whose turn it is is no secret."""
        return msgspec.structs.replace(super().report(), turn=self._seat)

    def resize(self, kit: Kit) -> None:
        """Lay out; whatever lay over it is gone, and the second begins anew."""
        super().resize(kit)
        self._shown = None
        self._void.clear()  # what was pressed here may have been let go elsewhere
        self._show.drop()
        self._count(False)

    def handle(self, event: Event) -> bool | None:
        """The buttons, once they count; while another window is in front nobody holds anything."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._show.drop()
        press = _press(event)
        if press is not None and self._is_void(press, event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_t, pygame.K_w) and self.form.dialog is None:
            self._show.drop()
            (self._table if event.key == pygame.K_t else self._log).press()
            return True
        return super().handle(event)

    def _is_void(self, press: int, is_down: bool) -> bool:
        """Whether a press, or the end of one, is none for this screen."""
        if not is_down:
            was_void = press in self._void
            self._void.discard(press)
            return was_void
        if not self._counts:
            self._void.add(press)
        if press not in self._void:
            self._show.disturb(press)
        return press in self._void

    def update(self, dt: float) -> bool:
        """The second passes from the first picture on."""
        if self._shown is not None and not self._counts:
            self._shown += dt
            if self._counts:
                self._count(True)
        return super().update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything; with the first picture the second begins."""
        drawn = super().draw(surface, whole)
        if self._shown is None:
            self._shown = 0.0
        return drawn

    # ---- layout

    def lay_out(self, kit: Kit) -> None:
        """A board in the middle, over the swags; what is said of heights here is said of the tables' plans, too."""
        theme = kit.theme

        def down(share: float) -> int:
            return round(theme.height * share)

        wide = min(theme.u(1240), theme.width - 2 * theme.u(30))
        left = (theme.width - wide) // 2
        self._board = board = Rect(left, down(0.095), wide, down(0.945) - down(0.095))
        pad = theme.u(36)
        self._head = Rect(left + pad, down(0.11), wide - 2 * pad, down(BUTTON_FROM) - down(0.12))
        self._show.rect = Rect(left + pad, down(BUTTON_FROM), wide - 2 * pad, down(BUTTON_TO) - down(BUTTON_FROM))
        small = max(44, kit.text.line(22) + theme.u(8))
        quiet = [self._table, self._log, self._leave]
        x = board.right - pad
        for button in reversed(quiet):
            across = kit.text.width(button.label, 22, "strong") + theme.u(20)
            button.rect = Rect(x - across, board.bottom - theme.u(10) - small, across, small)
            x -= across + theme.u(14)
        top = self._show.rect.bottom + theme.u(20)
        self._list = Rect(left + pad, top, wide - 2 * pad, self._leave.rect.top - theme.u(8) - top)
        inner = self._list.inflate(-2 * theme.u(12), 0)
        self._list_head = kit.text.line(26, "heading") + theme.u(14)
        inner.top += self._list_head
        inner.h = self._list.bottom - theme.u(8) - inner.top
        self.page.place_whole(inner, max(theme.u(42), kit.text.line(25) + theme.u(4)))

    # ---- picture

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Velvet, board, name, list."""
        surface.blit(kit.paint.once("velvet", lambda: _velvet(kit)), (0, 0))
        kit.paint.dialog(surface, self._board)
        self._paint_person(kit, surface)
        self._paint_list(kit, surface)
        at = (self._board.left + kit.theme.u(40), self._leave.rect.centery)
        room = self._table.rect.left - at[0] - kit.theme.u(30)
        if kit.text.width(words.NOBODY_BEHIND, 21) <= room:
            kit.text.draw(surface, words.NOBODY_BEHIND, at, 21, DIM, room=room)

    def _paint_person(self, kit: Kit, surface: Surface) -> None:
        theme, text, box, person = kit.theme, kit.text, self._head, self._model.person
        face = box.h
        portraits.draw(kit.paint, surface, look(person), person.team, box.topleft, face, True)
        left = box.left + face + theme.u(30)
        room = box.right - left
        with_ = _mates_in(text, self._model.partners, room - theme.u(32))
        mates = text.width(with_, 25, "strong")
        beside = mates + text.width(self._model.reason, 23) + theme.u(50) <= room
        first, last = text.line(25), text.line(25)
        last += 0 if beside else text.line(23)  # long names: the reason has a line of its own
        size = 84.0
        while size > 24 and (
            text.width(person.name, size, "heading") > room or first + last + text.line(size, "heading") * 0.94 > face
        ):
            size -= 4
        middle = round(text.line(size, "heading") * 0.96)
        y = box.top + (face - first - middle - last) // 2
        text.draw(surface, words.NEXT_AT_SCREEN, (left, y + first // 2), 25, DIM, "strong", room=room)
        y += first
        text.draw(surface, person.name, (left - theme.u(3), y + middle // 2), size, CREAM, "heading", room=room)
        y += middle + text.line(25) // 2
        colour = TEAM_COLOURS[person.team % 6]
        kit.paint.team_mark(surface, person.team, (left + theme.u(12), y), theme.u(22))
        text.draw(surface, with_, (left + theme.u(32), y), 25, colour, "strong", room=room - theme.u(32))
        if beside:
            at = (left + theme.u(32) + mates + theme.u(18), y)
            text.draw(surface, self._model.reason, at, 23, CREAM, room=box.right - at[0])
        else:
            at = (left, y + (text.line(25) + text.line(23)) // 2)
            text.draw(surface, self._model.reason, at, 23, CREAM, room=room)

    def _paint_list(self, kit: Kit, surface: Surface) -> None:
        """Its ground and heading; the rows are drawn by the list itself."""
        theme, text, box, model = kit.theme, kit.text, self._list, self._model
        kit.paint.panel(surface, box, PANEL_DEEP, 0.55, None, 18)
        pad = theme.u(26)
        y = box.top + self._list_head // 2
        title = text.draw(surface, words.SINCE_LAST_TURN, (box.left + pad, y), 26, GOLD, "heading")
        room = box.w - 2 * pad - title.w - theme.u(20)
        where = fitting(kit, model.where.split(" · "), 20, room)
        text.draw(surface, where, (box.right - pad, y), 20, DIM, align="right", room=room)
        if not model.happenings:
            at = (box.left + pad, self.page.rect.top + text.line(25) // 2)
            text.draw(surface, words.NOTHING_YET, at, 25, CREAM, room=box.w - 2 * pad)

    def _draw_row(self, kit: Kit, surface: Surface, box: Rect, index: int, current: bool) -> None:
        theme, text, rows = kit.theme, kit.text, self._model.happenings
        row, most = rows[index], round(box.w * 0.3)
        if row.great:
            kit.paint.panel(surface, box.inflate(0, -2), GOLD, 0.14, None, 8)
        left = box.left + theme.u(24)
        if row.person is None:
            text.draw(surface, row.words, (left, box.centery), 25, CREAM, room=box.right - theme.u(12) - left)
            return
        called = [name_in(text, other.person.name, 25, most) for other in rows if other.person]
        names = min(most, max(text.width(name, 25, "strong") for name in called))
        kit.paint.team_mark(surface, row.person.team, (left, box.centery), theme.u(18))
        left += theme.u(20)
        colour = TEAM_COLOURS[row.person.team % 6]
        name = name_in(text, row.person.name, 25, most)
        text.draw(surface, name, (left, box.centery), 25, colour, "strong", room=names)
        left += names + theme.u(18)
        text.draw(surface, row.words, (left, box.centery), 25, CREAM, room=box.right - theme.u(12) - left)


def _press(event: Event) -> int | None:
    """What is pressed or let go: a key, or a button of the mouse as a negative number."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return int(event.key)
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return -int(event.button)
    return None


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
