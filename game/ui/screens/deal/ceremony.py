"""What the ceremonies of a deal share: bar, a panel with a heading, people in a row. Nobody's cards are here."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.targets import Report
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS
from game.ui.screens.form_screen import FormScene
from game.ui.screens.models import SeatedPerson
from game.ui.screens.ornaments import look
from game.ui.screens.requests import AskInGame, Go, InGame
from game.ui.widgets import BarButton, Widget, bar_height, draw_bar, lay_out_bar
from game.words import screens as words
from game.words.grammar import YOU
from game.words.screens import SAVE_AND_LEAVE, games_waiting

FACE: Final = 64
"""Design pixels of a portrait in a row."""


class Setting(msgspec.Struct, frozen=True):
    """Where a ceremony takes place: rules, round, who sits there, how many other games wait for a person."""

    rules: str
    round: int
    rounds: int
    people: tuple[SeatedPerson, ...]
    me: int | None = None
    """The seat that is "You"."""
    waiting: int = 0

    def called(self, seat: int) -> str:
        """The name of a seat, or "You"."""
        return YOU if seat == self.me else self.people[seat].name


class Ceremony(FormScene):
    """A panel on felt; fill `lay_out_inside` and `paint_inside`, and put widgets into `set_inside`."""

    def __init__(self, setting: Setting, ask: AskInGame) -> None:
        super().__init__()
        self.setting = setting
        self.ask = ask
        self._leave = BarButton("button/leave", SAVE_AND_LEAVE, partial(ask, Go.TITLE), icon="door")
        self._games = BarButton(
            "button/active_games", words.ACTIVE_GAMES, partial(ask, Go.GAMES), sub=games_waiting(setting.waiting)
        )
        self.panel = Rect(0, 0, 0, 0)
        self._board: Surface | None = None  # felt and panel, which every picture begins with
        self._inside_widgets: tuple[Widget, ...] = ()
        self.seat: int | None = None  # who must act; for other programs

    def set_inside(self, inside: Sequence[Widget], focus: str | None = None) -> None:
        """The ceremony's own widgets, the bar's after them."""
        self._inside_widgets = tuple(inside)
        self.form.set_widgets([*inside, self._leave, self._games], focus)
        self._rest()

    def _rest(self) -> None:
        """Where there is nothing to decide, no ring invites to leave."""
        if not any(widget.visible for widget in self._inside_widgets):
            self.form.focus_on(None)

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit."""
        super().resize(kit)
        self._rest()

    def head(self) -> tuple[str, str]:
        """The heading and the line below it."""
        raise NotImplementedError

    def lay_out_inside(self, kit: Kit, inside: Rect) -> None:
        """Give the ceremony's things their places; `inside` is the panel below the heading, in real pixels."""

    def paint_inside(self, kit: Kit, surface: Surface, inside: Rect) -> None:
        """Draw what the ceremony shows."""

    def lay_out(self, kit: Kit) -> None:
        """Bar and panel."""
        theme = kit.theme
        self._bar_end = lay_out_bar(kit, [self._leave], [self._games])
        top = bar_height(kit) + theme.u(24)
        wide = min(theme.width - theme.u(72), theme.u(1480))
        self.panel = Rect((theme.width - wide) // 2, top, wide, theme.height - theme.u(30) - top)
        self._board = None
        self.lay_out_inside(kit, self._inside(kit))

    def _inside(self, kit: Kit) -> Rect:
        theme, text = kit.theme, kit.text
        pad = theme.u(36)
        head = text.line(20) + text.line(46, "heading") + text.line(25) + theme.u(24)
        return Rect(
            self.panel.left + pad, self.panel.top + head, self.panel.w - 2 * pad, self.panel.h - head - theme.u(24)
        )

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt, bar, panel, heading, the ceremony."""
        theme, text, setting = kit.theme, kit.text, self.setting
        self.paint_board(kit, surface)
        title = words.the_deal(setting.round, setting.rounds)
        draw_bar(kit, surface, title, self._bar_end, self._games.rect.left)
        heading, below = self.head()
        left, room = self.panel.left + theme.u(36), self.panel.w - theme.u(72)
        y = self.panel.top + theme.u(14)
        for words_, size, ink, face in (
            (setting.rules, 20.0, DIM, "text"),
            (heading, 46.0, GOLD, "heading"),
            (below, 25.0, CREAM, "text"),
        ):
            line = text.line(size, "heading" if face == "heading" else "text")
            text.draw(
                surface, words_, (left, y + line // 2), size, ink, "heading" if face == "heading" else "text", room=room
            )
            y += line
        self.paint_inside(kit, surface, self._inside(kit))

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything. A screen that is entered makes at once what it will show later."""
        if whole:
            self.get_ready(self.kit, Surface((1, 1)))
        return super().draw(surface, whole)

    def get_ready(self, kit: Kit, scratch: Surface) -> None:
        """Make the pictures of what will be seen here in a while: buttons, and whoever acts in turn."""
        for widget in self._inside_widgets:
            widget.draw(kit, scratch)
        for person in self.setting.people:
            portraits.draw(kit.paint, scratch, look(person), person.team, (0, 0), self.face(kit), True)

    def face(self, kit: Kit) -> int:
        """How large people are seen, in real pixels."""
        return kit.theme.u(FACE)

    def paint_board(self, kit: Kit, surface: Surface) -> None:
        """Felt and panel."""
        if self._board is None:
            self._board = Surface(surface.get_size(), 0, surface)
            kit.ground(self._board)
            kit.paint.panel(self._board, self.panel, PANEL, 0.62, LINE, 24, 1.5)
        surface.blit(self._board, (0, 0))

    def handle(self, event: Event) -> None:
        """Widgets first; a click or Space anywhere else ends a pause."""
        used = self.form.handle(event)
        if used:
            return
        click = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        space = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
        if click or space:
            self.ask(InGame.HURRY)

    def report(self) -> Report:
        """The widgets, and whose move it is."""
        return msgspec.structs.replace(super().report(), turn=self.seat, phase=self.name)


def draw_people_row(
    kit: Kit,
    surface: Surface,
    box: Rect,
    people: Sequence[tuple[SeatedPerson, str, str]],
    lit: int | None = None,
) -> None:
    """People beside each other: portrait, what they are called, what there is to say. `lit` is the one who acts."""
    theme, text = kit.theme, kit.text
    step = box.w // max(1, len(people))
    gap, pad = theme.u(12), theme.u(10)
    face = min(theme.u(FACE), box.h)
    widest = max((text.width(said, 20) for _, _, said in people), default=0)
    if widest > step - 2 * pad - face - gap - theme.u(6):
        face = 0  # words before faces: the mark tells the team then
    for n, (person, name, said) in enumerate(people):
        cell = Rect(box.left + n * step, box.top, step - pad, box.h)
        if n == lit:
            kit.paint.panel(surface, cell, GOLD, 0.16, GOLD, 14, 2)
        x = cell.left + theme.u(6)
        upper, lower = text.line(23), text.line(20)
        top = box.centery - (upper + lower) // 2
        left = x
        if face:
            portraits.draw(kit.paint, surface, look(person), person.team, (x, box.centery - face // 2), face, n == lit)
            x = left = x + face + gap
        else:
            mark = theme.u(18)
            kit.paint.team_mark(surface, person.team, (x + mark // 2, top + upper // 2), mark)
            left = x + mark + theme.u(5)
        colour = TEAM_COLOURS[person.team % 6]
        room = cell.right - 2 - left
        text.draw(surface, name_in(text, name, 23, room), (left, top + upper // 2), 23, colour, "strong", room=room)
        if said:
            text.draw(surface, said, (x, top + upper + lower // 2), 20, CREAM, room=cell.right - 2 - x)
