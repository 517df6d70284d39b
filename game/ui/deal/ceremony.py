"""What the ceremonies of a deal share: bar, a panel with a heading, people in a row. Nobody's cards are here."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Located,
    OneOf,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    team_mark,
)
from game.ui.core.kit import Kit
from game.ui.core.targets import Report
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS
from game.ui.models import SeatedPerson
from game.ui.requests import AskInGame, Go, InGame
from game.ui.widgets import BarButton, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.portrait_and_name import Name, draw_portrait, portrait
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


REACH: Final = 60
"""Design pixels by which a picture reaches beyond its place, at most: shadows, edges of stacks, ticks."""


class Ceremony(FormScene):
    """A panel on felt: say in `head` what it is about and in `inside` what is in it, and put widgets into
    `set_inside`.
    """

    face = FACE
    """How large people are seen, in design pixels."""

    def __init__(self, setting: Setting, ask: AskInGame) -> None:
        super().__init__()
        self.setting = setting
        self.ask = ask
        self._leave = BarButton("button/leave", SAVE_AND_LEAVE, partial(ask, Go.TITLE), icon="door")
        self._games = BarButton(
            "button/active_games", words.ACTIVE_GAMES, partial(ask, Go.GAMES), sub=games_waiting(setting.waiting)
        )
        self._panel = Rect(0, 0, 0, 0)
        self._board: Surface | None = None
        self._inside_widgets: tuple[Widget, ...] = ()
        self._is_laid_out = False  # in this pass, which does not draw it too
        self._is_due = False  # what was laid out in the pass before is still to be drawn
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

    def update(self, dt: float) -> bool:
        """Let time pass. Words that change are measured in one pass and drawn with the next: no picture is late."""
        changed = self.move_on(dt)
        if self._is_laid_out and not self._is_due:
            self._is_laid_out, self._is_due = False, True
            return False
        due, self._is_laid_out, self._is_due = self._is_due, False, False
        return changed or due

    def move_on(self, dt: float) -> bool:
        """Let time pass for the widgets and whatever moves; True if something looks different."""
        return super().update(dt)

    def refresh(self) -> None:
        """Lay out again what is shown already: `inside` or `head` is another now."""
        super().refresh()
        self._is_laid_out = self._placed is not None

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit."""
        self._board = None
        super().resize(kit)
        self._rest()

    def head(self) -> tuple[str, str]:
        """The heading and the line below it."""
        raise NotImplementedError

    def inside(self, kit: Kit) -> Box:
        """What is on the panel below the heading."""
        raise NotImplementedError

    def content(self, kit: Kit) -> Box:
        """Bar and panel, and on it the heading above everything else."""
        setting = self.setting
        heading, below = self.head()
        everything = Column(
            Words(setting.rules, 20, DIM, lines=1),
            Words(heading, 46, GOLD, "heading", lines=1),
            Words(below, 25, CREAM, lines=1),
            Space(10),
            Share(self.inside(kit)),
        )
        panel = Located(Pad(everything, 36, 14, 24), self._place_panel)
        bar = Bar(words.the_deal(setting.round, setting.rounds), [self._leave], [self._games])
        return Column(bar, Grow(Sized(Pad(panel, 36, 24, 30), most_wide=1552)))

    def _place_panel(self, rect: Rect) -> None:
        if rect != self._panel:  # other words are laid out on the same one
            self._panel, self._board = rect, None

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Felt and panel, then everything else."""
        self._paint_board(kit, surface)
        if self._placed is not None:
            self._placed.draw(kit, surface)

    def _paint_board(self, kit: Kit, surface: Surface) -> None:
        """Felt and panel, made once for all that moves on them."""
        if self._board is None:
            self._board = Surface(surface.get_size(), 0, surface)
            kit.ground(self._board)
            kit.paint.panel(self._board, self._panel, PANEL, 0.62, LINE, 24, 1.5)
        surface.blit(self._board, (0, 0))

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
            draw_portrait(kit, scratch, person, (0, 0), kit.theme.u(self.face), True)

    def draw_parts(self, surface: Surface, parts: Sequence[Rect]) -> Sequence[Rect]:
        """Draw what lies in these places, or reaches into them."""
        kit = self.kit
        reach = 2 * kit.theme.u(REACH)
        for part in parts:
            surface.set_clip(part)
            self._paint_board(kit, surface)
            if self._placed is not None:
                self._placed.draw(kit, surface, part.inflate(reach, reach))
            self.form.draw(kit, surface, self.form.near(kit, part))
        surface.set_clip(None)
        return parts

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


MOST_IN_A_ROW: Final = 6
"""More people may stand in two rows."""


def people_row(people: Sequence[tuple[SeatedPerson, str, str]], lit: int | None = None) -> Box:
    """People beside each other: portrait, what they are called, what there is to say. `lit` is the one who acts."""
    alike = [said for _, _, said in people]

    def cell(n: int, with_face: bool, is_told: bool = True) -> Box:
        person, name, said = people[n]
        called: Box = Share(Name(name, 23, TEAM_COLOURS[person.team]))
        told = Words(said, 20, CREAM, lines=1, alike=alike)
        who = Row(team_mark(person.team, 18), called, gap=5)
        if with_face:
            inside = Row(portrait(person, FACE, n == lit), Grow(Column(who, told)), gap=12)
        else:  # words before faces
            inside = Row(Grow(Column(who, told) if is_told else who))
        return Grow(Panel(inside, (6, 5), board(GOLD, 0.16, GOLD, 14, 2)) if n == lit else Pad(inside, 6, 5))

    def row(with_face: bool, part: range, is_told: bool = True) -> Box:
        return Row(*(cell(n, with_face, is_told) for n in part), gap=10, across="stretch")

    everybody, half = range(len(people)), (len(people) + 1) // 2
    ways = [row(True, everybody), row(False, everybody)]
    if len(people) > MOST_IN_A_ROW:
        for is_told in (True, False):  # with the largest letters names alone have room
            ways.append(Column(*(row(False, part, is_told) for part in (everybody[:half], everybody[half:])), gap=4))
    return OneOf(*ways)
