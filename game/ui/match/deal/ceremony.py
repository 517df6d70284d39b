"""Base of the scenes in a deal's ceremonies: the bar, a panel with a heading, people in a row. Shows no cards."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from pygame import K_KP_ENTER, K_RETURN, K_SPACE, KEYDOWN, MOUSEBUTTONDOWN, Event, Rect, Surface

from game.messages.functions import nouns as say_nouns, screens as say
from game.messages.person import Person
from game.sentences.grammar import named_person, shorter_names
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Located,
    Pad,
    Panel,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    well,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.targets import Report
from game.toolkit.widgets import Bar, BarButton, State, StateScene
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import READABLE, Name, draw_portrait, portrait
from game.ui.shared.requests import AskInGame, GoToTitle, Skip

FACE: Final = 64


class Setting(msgspec.Struct, frozen=True):
    """Where a ceremony takes place: the rules, the round, the people."""

    rules: str
    round: int
    rounds: int
    people: tuple[PlayerAtTable, ...]
    me: int | None = None
    """The seat that is "You"."""

    def person(self, seat: int) -> Person:
        """The person in a seat, as messages name them."""
        return Person(say_nouns.you(), is_you=True) if seat == self.me else named_person(self.people[seat].name)

    def called(self, seat: int) -> str:
        return self.person(seat).name


class Ceremony(StateScene[State], ABC):
    """A panel on felt. Subclasses provide its heading in `head` and its body in `inside`, or override `content` to fill
    everything below the bar.

    The state holds what has been decided. Animation runs beside it and needs no new layout: `pass_time` returns the
    places that look different, and only these are redrawn.
    """

    def __init__(self, state: State, setting: Setting, ask: AskInGame) -> None:
        super().__init__(state)
        self.setting = setting
        self.ask = ask
        self._panel = Rect(0, 0, 0, 0)
        self._board: Surface | None = None
        self._moved: Sequence[Rect] = ()  # in this pass
        self._is_all_due = True  # more than the animation looks different
        self._is_laid_out = False  # in this pass, so it isn't drawn in the same one
        self._is_due = False  # laid out in the previous pass, still to be drawn

    # ---- for subclasses

    @property
    def seat(self) -> int | None:
        """Who must act; for other programs."""
        return None

    @property
    def message(self) -> str:
        return self.head()[0]

    @abstractmethod
    def head(self) -> tuple[str, str]:
        """The heading and the line below it."""

    def inside(self, kit: Kit) -> Box:
        """The body; empty where `content` has no panel."""
        return Box()

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Advance the animation; return the places that look different."""
        return ()

    def end_motion(self) -> bool:
        """Skip to the end of any animation; True if there was one."""
        return False

    # ---- time and events

    def set_state(self, state: State | None = None, /, **fields: Any) -> None:
        """Change the state and give the keys to the first control, if there is one."""
        super().set_state(state, **fields)
        if self.first_focus is not None:
            self.focus_on(self.first_focus)

    def update(self, dt: float) -> bool:
        """Advance time. Text that changes is measured in one pass and drawn in the next, so that no frame is late."""
        self._moved = self.pass_time(dt)
        changed = super().update(dt)
        self._is_all_due = self._is_all_due or changed
        if self._is_laid_out and not self._is_due:
            self._is_laid_out, self._is_due = False, True
            return False
        due, self._is_laid_out, self._is_due = self._is_due, False, False
        return changed or due or bool(self._moved)

    def take(self, event: Event) -> None:
        """Widgets first; a click or Space anywhere else ends a pause."""
        if self.form.handle(event):
            return
        click = event.type == MOUSEBUTTONDOWN and event.button == 1
        space = event.type == KEYDOWN and event.key in (K_SPACE, K_RETURN, K_KP_ENTER)
        if click or space:
            self.ask(Skip())

    def report(self) -> Report:
        return msgspec.structs.replace(super().report(), turn=self.seat, phase=self.name)

    # ---- picture

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self._is_laid_out = True
        self._hide_ring()

    def resize(self, kit: Kit) -> None:
        self._board = None
        super().resize(kit)
        self._is_laid_out = False
        self._hide_ring()

    def _hide_ring(self) -> None:
        """Without anything to decide, show no focus ring: it would invite people to leave."""
        if self.first_focus is None:
            self.form.focus_on(None)

    def content(self, kit: Kit) -> Box:
        setting = self.setting
        heading, below = self.head()
        everything = Column(
            Words(setting.rules, 20, DIM, lines=1),
            Words(heading, 46, GOLD, "heading", lines=1),
            Words(below, 25, CREAM),
            Space(10),
            Share(self.inside(kit)),
        )
        panel = Located(Pad(everything, 36, 14, 24), self._place_panel)
        return Column(self.bar(), Grow(Sized(Pad(panel, 36, 24, 30), most_width=1552)))

    def on_cloth(self, people: "Sequence[InCeremony]", lit: int | None, table: Box, *last: Box) -> Box:
        """Everything without a panel: people in a row, the heading and its line, what lies on the cloth."""
        heading, line = self.head()
        title = Words(heading, 54, CREAM, "heading", "center", lines=1)
        said = Words(line, 30, CREAM, align="center")
        body = Column(
            Panel(people_row(people, lit), (12, 8), well),
            Space(18),
            Grow(FirstThatFits(Column(title, said, Space(8), table), Column(title, table))),
            *last,
        )
        return Column(self.bar(), Grow(Pad(body, 50, 26, 20)))

    def bar(self) -> Box:
        setting = self.setting
        leave = BarButton("button/leave", say.save_and_leave(), partial(self.ask, GoToTitle()), icon="door")
        return Bar(say.the_deal(say.round_place(setting.round, setting.rounds)), [leave])

    def _place_panel(self, rect: Rect) -> None:
        if rect != self._panel:  # new text is laid out on the same panel
            self._panel, self._board = rect, None

    def paint(self, kit: Kit, surface: Surface) -> None:
        self._paint_board(kit, surface)
        if self._placed is not None:
            self._placed.draw(kit, surface)

    def _paint_board(self, kit: Kit, surface: Surface) -> None:
        """Felt and panel, made once for everything that moves on them."""
        if self._board is None:
            self._board = Surface(surface.get_size(), 0, surface)
            kit.ground(self._board)
            kit.paint.panel(self._board, self._panel, PANEL, 0.62, LINE, 24, 1.5)
        surface.blit(self._board, (0, 0))

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything, or what moved. On entering, the scene prepares what it will show later."""
        self._settle()
        if whole:
            self.get_ready(self.kit, Surface((1, 1)))
        if whole or self._is_all_due:
            self._is_all_due = False
            return super().draw(surface, whole)
        return self._draw_parts(surface)

    def get_ready(self, kit: Kit, scratch: Surface) -> None:
        for widget in self.form.widgets:
            widget.draw(kit, scratch)
        for person in self.setting.people:
            draw_portrait(kit, scratch, person, (0, 0), kit.theme.u(FACE), True)

    def _draw_parts(self, surface: Surface) -> Sequence[Rect]:
        """Redraw everything that reaches into the places where something moved."""
        kit = self.kit
        reach = 2 * kit.theme.u(60)  # shadows, edges of stacks, ticks
        for part in self._moved:
            surface.set_clip(part)
            self._paint_board(kit, surface)
            if self._placed is not None:
                self._placed.draw(kit, surface, part.inflate(reach, reach))
            self.form.draw(kit, surface, self.form.near(kit, part))
        surface.set_clip(None)
        return self._moved


class _Called(Name):
    """One of `names`, wide enough for the shortest form of each; if they don't all fit, the people go into two rows."""

    def __init__(self, name: str, names: Sequence[str], colour: str, size: float) -> None:
        super().__init__(name, size, colour)
        self._shortest = [(one, *shorter_names(one))[-1] for one in names]

    def width(self, kit: Kit) -> int:
        return max(kit.text.least_width(form, self.size, READABLE, self.face) for form in self._shortest)


InCeremony = tuple[PlayerAtTable, str, str]
"""A person, the name they are called by, and the text below."""


def _cell(people: Sequence[InCeremony], n: int, lit: int | None, face: int, is_told: bool = True) -> Box:
    """A person with a portrait of this size, if any; words grow with it."""
    (person, name, said), scale = people[n], max(1, face / FACE)
    called: Box = Grow(_Called(name, [one for _, one, _ in people], TEAM_COLOURS[person.team], 23 * scale))
    told = Words(said, 20 * scale, CREAM, lines=1, alike=[said for _, _, said in people])
    who: Box = Row(team_mark(person.team, 18), called, gap=5)
    if said and (face or is_told):
        who = Column(who, told)
    faces = [portrait(person, face, n == lit)] if face else []
    inside = Row(*faces, Grow(who), gap=12)
    return Grow(Panel(inside, (6, 5), board(GOLD, 0.14, GOLD, 14, 2)) if n == lit else Pad(inside, 6, 5))


def people_row(people: Sequence[InCeremony], lit: int | None = None) -> Box:
    def row(face: int, part: range, is_told: bool = True) -> Box:
        return Row(*(_cell(people, n, lit, face, is_told) for n in part), gap=10, across="stretch")

    everybody, half = range(len(people)), (len(people) + 1) // 2
    if len(people) <= 6:  # more may be in two rows
        return FirstThatFits(row(FACE, everybody), row(0, everybody))

    def two_rows(face: int, is_told: bool = True) -> Box:
        return Column(*(row(face, part, is_told) for part in (everybody[:half], everybody[half:])), gap=4)

    # with very large text only the names fit
    return FirstThatFits(row(FACE, everybody), two_rows(FACE), row(0, everybody), two_rows(0), two_rows(0, False))
