"""The curtain between two people at one screen: who comes next, why, and what happened since, in words. No card is
behind it.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
import pygame
from pygame import Event, Rect, Surface

from game.messages.amounts import capital
from game.messages.functions import joining as say_joining, screens as say
from game.messages.language import Message
from game.sentences.grammar import sentences, shorter_names
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    dialog,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, PANEL_DEEP, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.targets import Report
from game.toolkit.widgets import Button, ButtonLook, HoldButton, StateScene
from game.toolkit.widgets.page import SIZE, Page, PageLine
from game.ui.match.curtain.velvet import velvet_of
from game.ui.shared.game_row import Details
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, name_in, portrait
from game.ui.shared.requests import AskInGame, GoToTitle, LiftCurtain, SeeTable, ShowLog, UsePhones

BUTTON_FROM, BUTTON_TO = 0.262, 0.364
"""The button's place as shares of the height: no table plan has anything to click there."""
OVER_LINES: Final = (0.115, 0.205)
"""The same if rivals are lines: the piles are higher under these, and the last player pressed none of them."""
BOARD_FROM, BOARD_TO = 0.095, 0.945
HEAD_FROM, ABOVE_BUTTON = 0.11, 0.01
"""The same for the board; where the name begins, and the space between it and the button."""
FIRST_SECOND: Final = 1.0
"""Seconds in which presses don't count: they were meant for what was there before the curtain fell."""


WAYS: Final = (
    ("button/see_table", say.look_at_table, SeeTable()),
    ("button/history", say.whole_log, ShowLog()),
    ("button/phones", say_joining.use_phones, UsePhones()),
    ("button/leave", say.save_and_leave, GoToTitle()),
)
"""The quiet ways out."""


class Happening(msgspec.Struct, frozen=True):
    """Somebody's action; `great` highlights it. Without a `person` it just happened."""

    person: PlayerAtTable | None
    said: Message
    great: bool = False


class CurtainModel(msgspec.Struct, frozen=True):
    """Who comes to the screen next and why; everything since that person's last turn, the latest last. No hidden
    card.
    """

    person: PlayerAtTable
    partners: tuple[str, ...]
    reason: Message
    happenings: tuple[Happening, ...]
    round: int
    rounds: int
    rules: str
    has_lines: bool = False
    """Whether the rivals at this table are lines."""


class CurtainState(msgspec.Struct, frozen=True):
    """`seat` is the next person's, `is_held` whether the button must be held or only pressed; `counts`: presses now
    count for this screen.
    """

    model: CurtainModel
    seat: int | None = None
    is_held: bool = True
    counts: bool = False

    @property
    def message(self) -> str:
        return sentences(say.next_is(self.model.person.name), self.model.reason())


class CurtainScene(StateScene[CurtainState]):
    """A velvet curtain with a board on it: a name in large letters and a button to hold, or to press if that was
    chosen.

    Only a press that began a second or more after it fell counts. The button is where nothing at the table is clicked:
    above the piles and the hand, below the seats or, if rivals are lines, over these.
    """

    name = "curtain"
    first_focus = "button/continue"
    page: Page

    def __init__(self, state: CurtainState, ask: AskInGame) -> None:
        super().__init__(state)
        self._ask = ask
        self._shown: float | None = None  # seconds since it was first drawn
        self._void: set[int] = set()  # presses that don't count, until they are released

    @property
    def _button(self) -> HoldButton | None:
        return next((widget for widget in self.form.widgets if isinstance(widget, HoldButton)), None)

    def _drop(self) -> None:
        if self._button is not None:
            self._button.drop()

    @property
    def busy(self) -> bool:
        """True in the first second and while the ring of the button runs."""
        return not self.state.counts or (self._button is not None and self._button.moving)

    def report(self) -> Report:
        """The buttons and what happened; whose turn it is is no secret."""
        return msgspec.structs.replace(super().report(), turn=self.state.seat)

    def resize(self, kit: Kit) -> None:
        """Lay out; anything over it is gone, and the first second starts again."""
        self._shown = None
        self._void.clear()  # a button pressed here may have been released elsewhere
        self.set_state(counts=False)
        super().resize(kit)
        self._drop()

    def take(self, event: Event) -> bool | None:
        """The buttons, once they count; while another window is in front nothing is held."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._drop()
        press = _press(event)
        if press is not None and self._is_void(press, event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_t, pygame.K_w) and self.form.dialog is None:
            self._drop()
            self._ask(SeeTable() if event.key == pygame.K_t else ShowLog())
            return True
        return super().take(event)

    def _is_void(self, press: int, is_down: bool) -> bool:
        """Whether a press, or its end, isn't meant for this screen."""
        if not is_down:
            was_void = press in self._void
            self._void.discard(press)
            return was_void
        if not self.state.counts:
            self._void.add(press)
        elif press not in self._void and self._button is not None:
            self._button.disturb(press)
        return press in self._void

    def update(self, dt: float) -> bool:
        """The first second starts with the first picture."""
        if self._shown is not None and not self.state.counts:
            self._shown += dt
            self.set_state(counts=self._shown >= FIRST_SECOND)
        return super().update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        drawn = super().draw(surface, whole)
        self._shown = self._shown or 0.0
        return drawn

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """A board in the middle, over the swags, placed by shares of the height like the tables' plans."""
        head, button = BUTTON_FROM - ABOVE_BUTTON - HEAD_FROM, WidgetSlot(self._show_button())
        who = self._head(kit.theme.design_size[1] * head)
        upper: tuple[tuple[float, Box], ...]
        upper = (HEAD_FROM, Box()), (head, who), (ABOVE_BUTTON, Box()), (BUTTON_TO - BUTTON_FROM, button)
        if self.state.model.has_lines:
            start, end = OVER_LINES
            upper = (start, Box()), (end - start, button), (BUTTON_TO - head - end, Box()), (head, who)
        on_it = _parts(*upper, (BOARD_TO - BUTTON_TO, self._below()), (1 - BOARD_TO, Box()))
        board = _parts((BOARD_FROM, Box()), (BOARD_TO - BOARD_FROM, Picture(dialog)), (1 - BOARD_TO, Box()))
        return Layers(Picture(_draw_velvet), Pad(Sized(Layers(board, Pad(on_it, 36)), most_width=1240), 30))

    def _show_button(self) -> HoldButton:
        is_held, counts = self.state.is_held, self.state.counts
        label, how = (
            (say.hold_to_show(), say.hold_to_show_how()) if is_held else (say.show_my_cards(), say.show_my_cards_how())
        )
        button = HoldButton("button/continue", label, partial(self._ask, LiftCurtain()), how, is_held=is_held)
        button.enable(counts, "" if counts else say.in_a_moment())
        return button

    def _head(self, height: float) -> Box:
        person, next_ = self.state.model.person, Words(say.next_at_screen(), 25, DIM, "strong", lines=1)
        reason = Words(self.state.model.reason(), 23, lines=1)
        mates = _Mates(self.state.model.partners, TEAM_COLOURS[person.team])
        mark = team_mark(person.team, 22)
        beside = Row(mark, Rigid(mates), Rigid(reason), gap=12)
        below = Column(Row(mark, Share(mates), gap=12), reason)
        forms = [
            Column(next_, Words(person.name, size, CREAM, "heading", lines=1), last)
            for last in (beside, below)
            for size in range(84, 20, -4)
        ]
        return Row(portrait(person, height, lit=True), Grow(FirstThatFits(*forms)), gap=30)

    def _below(self) -> Box:
        since = Words(say.since_last_turn(), 26, GOLD, "heading", lines=1)
        model = self.state.model
        where = Details((capital(say.round_place(model.round, model.rounds)), model.rules), 20, align="right")
        page = Page(say.since_last_turn(), self._write, 1.25, id="since", has_headings=False)
        nothing = [] if model.happenings else [Pad(Words(say.nothing_yet()), 14)]
        rows = Layers(WidgetSlot(page), Column(*nothing))
        listed = Panel(
            Column(Pad(Row(since, Share(where), gap=20), 14), Grow(rows), gap=10),
            (12, 6),
            board(PANEL_DEEP, 0.55, None, 18),
        )
        nobody = FirstThatFits(Words(say.nobody_behind(), 21, DIM, lines=1), Space(0))
        quiet = [
            WidgetSlot(
                Button(
                    id,
                    label(),
                    partial(self._ask, request),
                    look=ButtonLook("quiet", 22),
                    why_not=None if self.state.counts else "",
                ),
                40,
            )
            for id, label, request in WAYS
        ]
        return Column(Space(20), Grow(listed), Space(8), Row(Share(nobody), *quiet, gap=14), Space(10))

    def _write(self, kit: Kit, width: int) -> Iterator[PageLine]:
        """A line for each event, with the names aligned; names are shortened before actions."""
        people = [row.person.name for row in self.state.model.happenings if row.person]
        most = round(width * 0.31)
        called = (kit.text.width(name_in(kit.text, name, 25, most), 25, "strong") for name in people)
        done = (kit.text.least_width(row.said(), SIZE, 0) for row in self.state.model.happenings if row.person)
        left = width - max(done, default=0) - kit.theme.u(90)  # the ends, the team's mark, gaps
        names = min(most, max(called, default=0), max(most // 2, left)) / kit.theme.k
        for row in self.state.model.happenings:
            said = row.said()
            told = Words(said, SIZE, lines=1)
            line: Box = Row(Space(9), told)
            if row.person is not None:
                name = Name(row.person.name, SIZE, TEAM_COLOURS[row.person.team])
                line = Row(team_mark(row.person.team, 18), Sized(name, width=names), Space(7), told, gap=11)
                said = f"{row.person.name} {said}"
            yield PageLine(said, Panel(line, (15, 1), board(GOLD, 0.14, None, 8)) if row.great else Pad(line, 15, 1))


def _draw_velvet(kit: Kit, surface: Surface, rect: Rect) -> None:
    surface.blit(kit.paint.once("velvet", lambda: velvet_of(kit)), rect)


def _press(event: Event) -> int | None:
    """What is pressed or released: a key, or a mouse button as a negative number."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return int(event.key)
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return -int(event.button)
    return None


def _mates(names: Sequence[str]) -> str:
    return say.plays_with(names) if names else say.plays_alone()


class _Mates(Words):
    """Somebody's partners, in the longest forms of the names that fit."""

    def __init__(self, partners: Sequence[str], colour: str) -> None:
        super().__init__(_mates(partners), 25, colour, "strong", lines=1)
        self._partners = partners

    def shown(self, kit: Kit, room: int) -> str:
        forms = [(name, *shorter_names(name)) for name in self._partners]
        said = self.text
        for short in range(1, max(map(len, forms), default=1)):
            if kit.text.width(said, self.size, self.face) <= room:
                break
            said = _mates([form[min(short, len(form) - 1)] for form in forms])
        return said


def _parts(*parts: tuple[float, Box]) -> Box:
    """The parts from top to bottom, by their share of the window's height."""
    return Column(*(Share(box, share) for share, box in parts))
