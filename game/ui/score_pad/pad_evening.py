"""An evening with real cards so far: the chart, the rounds that are written down, and what comes next."""

from functools import partial
from typing import Final

import pygame
from pygame.event import Event

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    paper,
    rule,
    team_mark,
)
from game.ui.core.falling_pips import FallingNow
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, INK, PAPER_LINE, TEAM_INKS, WINE
from game.ui.score_pad.pad_desk import PadDesk
from game.ui.score_pad.round_line import WrittenRound
from game.ui.scores.match_chart import match_chart, match_panel
from game.ui.scores.result import ResultScene, draw_light, winners_board
from game.ui.widgets import BarButton, Button, Dialog, ScrollBar
from game.ui.widgets.bar import Bar
from game.ui.widgets.button import ButtonRow
from game.ui.widgets.portrait_and_name import Name, portrait
from game.ui.widgets.scroll_bar import Scroll
from game.words import score_pad as words
from game.words import screens as screen_words
from game.words.grammar import first_name, points, signed
from game.words.scores import AFTER, winner_line

ROUND_HIGH: Final = 64
WITH_FACES: Final = 4
"""Teams up to which a column of the paper has room for faces."""


class PadEveningScene(ResultScene):
    """The chart on the left; on the right the rounds, each of which can be changed, and the ways on. Once the evening
    is finished, who won stands above both.
    """

    name = "score_pad_evening"
    is_spoken = True

    def __init__(self, desk: PadDesk, has_just_ended: bool = False) -> None:
        """`has_just_ended` where the round written down last may have ended it."""
        self._desk = desk
        super().__init__(desk.celebrate() if has_just_ended and self._has_result else 0.0)
        self._back = BarButton("button/back", screen_words.BACK, desk.back, icon="back")
        self._enter = Button(
            "button/enter", "", self._enter_round, kind="primary", icon="plus", heading=True, size=40, sub_size=23
        )
        self._more = Button("button/enter", "", self._enter_round)
        self._done = Button("button/done", words.DONE, desk.back, kind="primary", icon="tick", size=40, heading=True)
        self._print = Button("button/print", words.PRINT_SHEET, desk.print_sheet, sub=words.PRINT_SUB)
        self._cards = Button("button/hint_cards", words.HINT_CARDS, desk.print_hint_cards, sub=words.HINT_CARDS_SUB)
        self._setup = Button("button/setup", words.TABLE_SETUP, desk.print_setup, sub=words.TABLE_SETUP_SUB)
        self._undo = Button("button/undo", words.UNDO, self._take_back, icon="undo", size=23)
        self._changes = Button("button/changes", words.CHANGES, self._show_changes, icon="edit", size=23)
        self._end = Button("button/end", words.END_EVENING, self._end_evening, icon="flag", size=23)
        self._bar = ScrollBar("field/rounds", words.ROUNDS, self.refresh)
        self._lines: list[WrittenRound] = []
        self.form.on_cancel = desk.back
        self.first_focus = "button/done" if self._has_result else "button/enter"
        self._build()

    @property
    def _has_result(self) -> bool:
        """Whether the evening is finished, and somebody has won."""
        return self._desk.evening.is_finished and bool(self._desk.evening.written.rounds)

    def _build(self, focus: str | None = None) -> None:
        evening, people = self._desk.evening, self._desk.people
        is_over = evening.written.is_over
        number = evening.next_round
        is_begun = evening.written.draft(number) is not None
        dealer = people.by_seat[evening.dealer(number)].name
        for button in (self._enter, self._more):
            button.label = words.GO_ON if is_over else words.enter_round(number, is_begun)
            button.sub = "" if is_over else f"{words.deals(dealer)} · {words.opening(evening.minimums(number))}"
        self._undo.enable(evening.can_go_back and not is_over)
        self._changes.visible = bool(evening.written.corrections)
        self._end.enable(bool(evening.written.rounds) and not is_over)
        for button, icon in ((self._undo, "undo"), (self._changes, "edit"), (self._end, "flag")):
            crowded = self._changes.visible and not self._has_result
            button.icon = None if crowded else icon  # three of them have little room
        self._print.icon = "print" if self._has_result else None
        self._more.icon = "undo" if is_over else "plus"
        changed = {correction.round for correction in evening.written.corrections}
        scores = [evening.scores(entry) for entry in evening.written.rounds]
        self._lines = []
        for at, entry in enumerate(evening.written.rounds):
            out = words.went_out("" if entry.out is None else first_name(people.by_seat[entry.out].name))
            if evening.written.draft(at + 1) is not None:
                out = words.CHANGE_BEGUN
            totals = tuple(signed(score.total) for score in scores[at])
            line = WrittenRound(at + 1, out, totals, at + 1 in changed, partial(self._desk.show_round, at + 1))
            line.enable(not is_over)
            self._lines.append(line)
        if self._has_result:
            ways = [self._done, *self._lines, *self._quiet_ways]
        else:
            small = [self._print, self._cards, self._setup, self._changes, self._undo, self._end]
            ways = [self._enter, *self._lines, *small]
        self.form.set_widgets([*ways, self._back, self._bar], focus)
        self.message = self._verdict

    @property
    def _quiet_ways(self) -> list[Button]:
        """What can still be done once there is a result."""
        undo = [] if self._desk.evening.written.is_over else [self._undo]  # going on after all is the same
        changes = [self._changes] if self._changes.visible else []
        return [*undo, *changes, self._print, self._more]

    @property
    def _verdict(self) -> str:
        """Who is ahead, or has won."""
        evening, names = self._desk.evening, self._desk.people.team_names
        if not evening.totals:
            return words.NO_ROUND_YET
        told = [names[team] for team in evening.leaders]
        return winner_line(told, mine=True) if self._has_result else words.ahead(told)

    # ---- doing

    def _enter_round(self) -> None:
        evening = self._desk.evening
        if evening.written.is_over:
            self._take_back()
        else:
            self._desk.show_round(evening.next_round)

    def _take_back(self) -> None:
        self._desk.undo()
        self._build()
        self.refresh()

    def _end_evening(self) -> None:
        self._desk.end()
        self._falling = FallingNow(self._desk.celebrate())
        self._build("button/done")
        self.refresh()

    def _show_changes(self) -> None:
        evening, names = self._desk.evening, self._desk.people.team_names
        told = [
            words.corrected(one.round, words.changes(evening.rules, one.before, one.after, names))
            for one in evening.written.corrections[-5:]
        ]
        close = Button("button/close", words.CLOSE, self.form.close_dialog, kind="primary")
        self.form.open(Dialog(words.CHANGES, "\n".join(told), [close]), self.kit)

    def handle(self, event: Event) -> bool | None:
        """Ctrl+Z takes a step back."""
        is_key = event.type == pygame.KEYDOWN and self.form.dialog is None
        if is_key and event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            if self._desk.evening.can_go_back:
                self._take_back()
            return True
        return super().handle(event)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Chart, paper, buttons; the winners, once there are some."""
        evening, people = self._desk.evening, self._desk.people
        history = evening.totals
        title = words.pad_title(evening.header.name)
        if self._has_result:
            return Layers(Picture(draw_light), Column(Bar(title, [self._back]), Grow(Pad(self._result(), 60, 24, 30))))
        if history:
            chart = match_panel(people.teams, history, evening.rules.rounds)
        else:
            chart = Panel(
                Column(Grow(), Words(words.NO_ROUND_YET, 30, CREAM, "heading", "center"), Grow()), ground=board()
            )
        right = Column(Grow(self._paper()), Space(16), Put(self._enter, 108), Space(12), *self._ways())
        beside = 0.6 if evening.teams <= WITH_FACES else 0.38
        page = Row(Share(chart, beside), Share(right, 1 - beside), gap=36, across="stretch")
        return Column(Bar(title, [self._back]), Grow(Pad(page, 50, 24, 26)))

    def _result(self) -> Box:
        """Who won; the rounds beside the chart; done, and what can still be done."""
        evening, people = self._desk.evening, self._desk.people
        winners = winners_board(self._verdict, evening.rules.name, people.teams, evening.totals[-1], evening.leaders)
        chart = Panel(match_chart(people.teams, evening.totals, len(evening.totals)), (0, 8))
        wide = 0.6 if evening.teams <= WITH_FACES else 0.7
        rounds = Row(Share(self._paper(), wide), Share(chart, 1 - wide), gap=36, across="stretch")
        ways = Row(Grow(ButtonRow(self._quiet_ways, 96, 14, 23)), Put(self._done, 96, 440), gap=20)
        return Column(winners, Space(24), Grow(rounds), Space(22), ways)

    def _ways(self) -> list[Box]:
        first: list[Box] = [Share(Put(button, 76)) for button in (self._print, self._cards, self._setup)]
        ways = [self._undo, *([self._changes] if self._changes.visible else []), self._end]
        return [Row(*first, gap=14), Space(12), ButtonRow(ways, 66, 14, 23)]

    def _paper(self) -> Box:
        evening = self._desk.evening
        totals = evening.totals[-1] if evening.totals else (0,) * evening.teams
        head = Row(
            Sized(Words(words.ROUNDS, 34, WINE, "heading", lines=1), wide=230),
            *(Share(self._head(team)) for team in range(evening.teams)),
            gap=10,
        )
        lines: list[Box] = []
        for line in self._lines:
            lines += [Put(line, ROUND_HIGH), rule(PAPER_LINE, 1)]
        sums = Row(
            Sized(Words(AFTER if self._has_result else words.SO_FAR, 30, WINE, "heading", lines=1), wide=230),
            *(
                Share(Words(points(total), 32, INK, "number", "right", lines=1, alike=list(map(points, totals))))
                for total in totals
            ),
            gap=10,
        )
        inside = Column(head, rule(WINE, 2), Grow(Scroll(Column(*lines), self._bar, beside=True)), rule(WINE, 2), sums)
        return Panel(inside, (26, 14), paper)

    def _head(self, team: int) -> Box:
        shown = self._desk.people.teams[team]
        ink = TEAM_INKS[shown.team]
        name = Row(Grow(Name(shown.name, 21, ink, "right")), team_mark(shown.team, 16, ink), gap=6)
        if len(self._desk.people.teams) > WITH_FACES:
            return name
        faces = Row(Grow(), *(portrait(person, 40) for person in shown.people[:2]), gap=2)
        return Column(faces, name)
