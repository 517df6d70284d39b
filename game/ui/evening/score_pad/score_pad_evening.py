"""An evening with real cards so far: the chart, the rounds that are written down, and what comes next."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Event, Surface

from game.messages.amounts import points, signed
from game.messages.functions import (
    evening as say_evening,
    printed_score_sheet as say_sheet,
    score_pad as say_score_pad,
    scores as say,
    screens as say_screens,
    table_needs as say_table_needs,
)
from game.printed.printed_page import PrintedPage
from game.printed.table_needs import deal_steps, tables_of
from game.rules.presets import rule_set_name
from game.rules.ruleset import minimum_of_round
from game.sentences.rules_and_scores import score_pad as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
    rule,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD_LIGHT, INK, LINK, PAPER_DIM, PAPER_LINE, TEAM_INKS, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    ButtonRow,
    Dialog,
    ScrollBar,
    ScrollRows,
    close_button,
)
from game.ui.evening.score_pad.score_pad_actions import (
    ScorePadActions,
    ScorePadPeople,
    people_at_score_pad,
    phones_button,
    score_pad_title,
)
from game.ui.evening.score_pad.state import EveningShown
from game.ui.match.scores.match_chart import match_chart, match_panel
from game.ui.match.scores.result import ResultScene, ResultTeams, draw_light, winners_board
from game.ui.match.scores.team_sheet import Needs, SheetColumns, TeamPages, widest
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import Name, PairName, portrait
from game.ui.shared.seats_round_table import SeatShown, SeatsRoundTable
from saves.records.evening import Evening

LABEL, GAP, PAPER_PAD = 250, 10, 26
"""Design pixels of the column with the rounds, between two columns, and of the paper's margins."""
HEADING, SUM_LABEL = 34, 30
"""Design pixels of the letters at the left of the first row and of the last."""
WITH_FACES: Final = 4
"""With up to this many teams, a column of the paper has room for faces."""


class ScorePadEveningScene(ResultScene[EveningShown]):
    """The chart on the left; on the right the rounds, all of which can be changed, and the buttons. Once the evening is
    finished, the winner is above both.
    """

    name = "score_pad_evening"
    is_spoken = True

    def __init__(self, actions: ScorePadActions, has_just_ended: bool = False) -> None:
        """`has_just_ended` if the last round entered may have ended it."""
        evening = actions.score_pad.evening
        shown = EveningShown(evening.written, evening, people_at_score_pad(evening, actions.faces))
        super().__init__(shown, actions.celebrate() if has_just_ended and shown.has_result else 0.0)
        self._actions = actions
        self.form.on_cancel = actions.back

    @property
    def first_focus(self) -> str:
        return "button/done" if self.state.has_result else "button/enter"

    # ---- doing

    def _enter_round(self) -> None:
        if self.state.written.is_over:
            self._take_back()
        else:
            self._actions.show_round(self._actions.score_pad.evening.next_round)

    def _take_back(self) -> None:
        if self._actions.score_pad.evening.can_go_back:
            self._actions.score_pad.undo()
            self.set_state(written=self._actions.score_pad.evening.written)

    def _announce_last_round(self) -> None:
        self._actions.score_pad.announce_last_round()
        self.set_state(written=self._actions.score_pad.evening.written)

    def _end_evening(self) -> None:
        self._actions.score_pad.end()
        self.set_state(written=self._actions.score_pad.evening.written)
        self.let_fall(self._actions.celebrate())
        self.focus_on("button/done")

    def _show_changes(self) -> None:
        evening, people = self._actions.score_pad.evening, self.state.people
        names = people.team_names, people.called
        told = [
            say_score_pad.corrected(one.round, words.changes(evening.rules, one.before, one.after, *names))
            for one in evening.written.corrections[-5:]
        ]
        self.show_note(say_score_pad.changes(), "\n".join(told))

    def follow(self) -> None:
        self.set_state(written=self._actions.score_pad.evening.written)
        self.refresh()

    def take(self, event: Event) -> bool | None:
        is_key = event.type == pygame.KEYDOWN and self.form.dialog is None
        if is_key and event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self._take_back()
            return True
        return super().take(event)

    # ---- its appearance

    def content(self, kit: Kit) -> Box:
        evening, people = self.state.evening, self.state.people
        history, actions = evening.totals, self._actions
        if self.state.has_result:
            more = BarButton("button/more", say_screens.more(), self._open_more, icon="menu")
            bar = Bar(rule_set_name(evening.header.name) or say_score_pad.title(), [], [more])  # Done leads back
            return Layers(Picture(draw_light), Column(bar, Grow(Pad(self._result(kit), 60, 24, 30))))
        bar = Bar(score_pad_title(evening.header.name), [self.way_back], [phones_button(actions)])
        rounds = self.state.rounds_in_all
        chart = match_panel(people.teams, history, rounds) if history else before_first_round(evening, people)
        label, sub = self.state.on
        enter = Button(
            "button/enter",
            label,
            self._enter_round,
            look=ButtonLook("primary", 40, sub_size=24, heading=True),
            icon="plus",
            sub=sub,
        )
        printed = [
            self._whole_evening(),
            Button(
                "button/hint_cards",
                PrintedPage.HINT_CARDS.label,
                partial(actions.print_rules, PrintedPage.HINT_CARDS),
                sub=say_score_pad.hint_cards_sub(),
            ),
        ]
        is_over, changes = self.state.written.is_over, self._changes()
        end = Button(
            "button/end",
            say_score_pad.end_evening(),
            self._end_evening,
            icon="flag",
            look=25,
        )
        last = Button("button/last_round", say_score_pad.last_round(), self._announce_last_round, icon="clock", look=25)
        announce = [last] if evening.may_announce else []
        ends = [] if is_over else [end]
        small = [self._undo(not is_over), *announce, *changes, *ends] if evening.can_go_back else []
        if len(small) > 2:  # three of them have little room
            for button in small:
                button.icon = None
        below = [Space(12), ButtonRow(small, 66, 14, 25)] if small else []  # before the first round they'd do nothing
        ways = Row(*(Share(WidgetSlot(button, 76)) for button in printed), gap=14)
        right = Column(
            Grow(self._pages(kit)),
            Space(16),
            WidgetSlot(enter, 108),
            Space(12),
            ways,
            *below,
        )
        beside = 0.38 if evening.teams > WITH_FACES else 0.45 if kit.theme.is_large else 0.6
        page = Row(Share(chart, beside), Share(right, 1 - beside), gap=36, across="stretch")
        return Column(bar, Grow(Pad(page, 50, 24, 26)))

    def _whole_evening(self, icon: str | None = None) -> Button:
        """The button for all matches of the evening; before the first round there is only a sheet to fill in."""
        if self.state.written.rounds:
            show = self._actions.show_whole_evening
            return Button("button/evening", say_evening.whole_short(), show, icon=icon, sub=say_evening.whole_sub())
        label, sub = PrintedPage.SCORE_SHEET.label, say_score_pad.print_sub()
        return Button("button/print", label, self._actions.print_sheet, icon=icon, sub=sub)

    def _undo(self, enabled: bool = True) -> Button:
        return Button(
            "button/undo", say_score_pad.undo(), self._take_back, icon="undo", look=25, why_not=None if enabled else ""
        )

    def _changes(self) -> list[Button]:
        changes = Button("button/changes", say_score_pad.changes(), self._show_changes, icon="edit", look=25)
        return [changes] if self.state.written.corrections else []

    def _result(self, kit: Kit) -> Box:
        evening, people = self.state.evening, self.state.people
        result = ResultTeams(people.teams, evening.totals[-1], evening.leaders)
        winners = winners_board(self.state.message, "", result)
        chart = Panel(match_chart(people.teams, evening.totals, len(evening.totals)), (0, 8))
        width = 0.6 if evening.teams <= WITH_FACES else 0.7
        rounds = Row(Share(self._pages(kit), width), Share(chart, 1 - width), gap=36, across="stretch")
        again = Button("button/again", say.play_again(), self._actions.again, icon="shuffle")
        gold = ButtonLook("primary", 40, heading=True)
        done = Button("button/done", say_score_pad.done(), self._actions.back, look=gold, icon="tick")
        ways = Row(Share(WidgetSlot(again, 96)), WidgetSlot(done, 96, 440), gap=20)
        return Column(winners, Space(24), Grow(rounds), Space(22), ways)

    def _open_more(self) -> None:
        is_over, (label, sub) = self.state.written.is_over, self.state.on
        rules = rule_set_name(self.state.evening.rules.name)
        ways = [
            Button("button/enter", label, self._enter_round, sub=sub, icon="undo" if is_over else "plus"),
            *([] if is_over else [self._undo()]),  # going on after all does the same
            *self._changes(),
            self._whole_evening("list"),
            phones_button(self._actions),
        ]
        self.form.open(Dialog(say_screens.more(), rules, [close_button()], extra=ways), self.kit)

    def _pages(self, kit: Kit) -> Box:
        paper, see = partial(self._paper, kit), lambda team: self.set_state(seen=team)
        return TeamPages(self.state.evening.teams, self.state.seen, self._needs, see, paper)

    @property
    def _totals(self) -> tuple[int, ...]:
        evening = self.state.evening
        return evening.totals[-1] if evening.totals else (0,) * evening.teams

    @property
    def _sum_label(self) -> str:
        return say.after() if self.state.has_result else say_score_pad.so_far()

    def _needs(self, kit: Kit) -> Needs:
        state, u = self.state, kit.theme.u
        rounds = state.written.rounds
        label = max(
            widest(kit, [say_score_pad.rounds()], HEADING, "heading"),
            widest(kit, [self._sum_label], SUM_LABEL, "heading"),
            widest(kit, [state.note(n) for n in range(1, len(rounds) + 1)], NOTE_SIZE, "text"),
        )
        numbers = [signed(score.total) for entry in rounds for score in state.evening.scores(entry)]
        numbers += map(points, self._totals)
        return Needs(
            widest(kit, numbers, NUMBER_SIZE, "number") + u(GAP), max(label + u(GAP), u(LABEL)) + 2 * u(PAPER_PAD)
        )

    def _paper(self, kit: Kit, seen: range, room: int, more: Box) -> Box:
        state, evening = self.state, self.state.evening
        totals = list(map(points, self._totals))
        label = self._needs(kit).label / kit.theme.k - 2 * PAPER_PAD if kit.theme.is_large else LABEL
        bar = ScrollBar("field/rounds", say_score_pad.rounds())
        heading = Words(say_score_pad.rounds(), HEADING, WINE, "heading", lines=1)
        row = SheetColumns(label, gap=GAP).row
        head = row(more if len(seen) < evening.teams else heading, list(map(self._head, seen)))
        is_short = len(state.written.rounds) + len(state.rounds_to_come) <= FEW_ROUNDS
        height = 74 if kit.theme.is_large else 92 if is_short else 64
        lines: list[Box] = []
        for number, entry in enumerate(state.written.rounds, 1):
            told = [signed(score.total) for score in evening.scores(entry)]
            show = partial(self._actions.show_round, number)
            title = str(number) if state.has_result else say.round(number)
            line = WrittenRound(
                number, title, state.note(number), [told[n] for n in seen], state.marks(number), show, label,
                asks=entry.out is None,
            )  # fmt: skip
            line.enable(not state.written.is_over)
            lines.append(Column(WrittenRoundSlot(line, height), rule(PAPER_LINE, 1)))
        for number in state.rounds_to_come:
            opens = "" if evening.rules.opening_by_score else say_sheet.opens(minimum_of_round(evening.rules, number))
            name = Words(say.round(number), TITLE_SIZE, PAPER_DIM, "strong", lines=1)
            lines.append(
                Column(
                    Sized(Row(name, Words(opens, NOTE_SIZE, PAPER_DIM, lines=1), Grow(), gap=16), height=height),
                    rule(PAPER_LINE, 1),
                )
            )
        sums = row(
            Words(self._sum_label, SUM_LABEL, WINE, "heading", lines=1),
            [Words(totals[n], 36, INK, "number", "right", lines=1, alike=totals) for n in seen],
        )
        rounds = Grow(ScrollRows(lines, bar, 0, beside=True))
        inside = Column(head, Space(6), rule(WINE, 2), rounds, rule(WINE, 2), Space(8), sums, Space(4))
        return Panel(inside, (PAPER_PAD, 14), paper)

    def _head(self, team: int) -> Box:
        shown = self.state.people.teams[team]
        ink = TEAM_INKS[shown.team]
        if len(self.state.people.teams) > WITH_FACES and self.state.has_result:  # the names are above
            return Row(Grow(), portrait(shown.people[0], 36), team_mark(shown.team, 16, ink), gap=6)
        mark, among = team_mark(shown.team, 16, ink), self.state.people.team_names
        if len(self.state.people.teams) > WITH_FACES:
            return Row(Grow(Name(shown.name, 24, ink, "right", among)), mark, gap=6)
        faces = Row(Grow(), mark, Space(4), *(portrait(person, 40) for person in shown.people[:2]), gap=2)
        name = Name if len(shown.people) > 2 else PairName
        return Column(faces, name(shown.name, 24, ink, "right", among))


def before_first_round(evening: Evening, people: ScorePadPeople) -> Box:
    """Who sits where, what goes on the table, and how to deal."""
    heading = Words(say_table_needs.heading(), 34, face="heading", lines=1)
    rules, players, teams = evening.rules, evening.players, evening.teams
    needs = next((one for one in tables_of(rules) if (one.players, one.sides) == (players, teams)), None)
    figures: list[Box] = []
    if needs is not None:
        told = (
            (needs.decks, say_table_needs.decks()),
            (needs.stacks, say_table_needs.each_holds()),
            (needs.stock, say_table_needs.stock()),
        )
        figures = [Space(16), Row(*(Share(_figure(number, label)) for number, label in told), gap=12)]
    steps = [box for step in deal_steps(rules) for box in (Space(10), Words(step, 24, CREAM))]

    def form(least: float, *below: Box) -> Box:
        return Column(
            heading,
            Space(12),
            Grow(Sized(SeatsRoundTable([SeatShown(person) for person in people.by_seat]), height=least)),
            *figures,
            *below,
        )

    forms = (form(240, Space(10), *steps), form(0))
    return Panel(FirstThatFits(*(Sized(one, width=0) for one in forms)), (34, 22), board())


def _figure(number: int, label: str) -> Box:
    return Column(
        Words(points(number), 52, GOLD_LIGHT, "number", "center", lines=1),
        Words(label, 24, DIM, align="center", lines=1),
    )


TITLE_SIZE, NOTE_SIZE, NUMBER_SIZE = 27, 24, 32
"""Design pixels of the letters of a round, of who went out, and of what it scored."""
FEW_ROUNDS: Final = 4
"""Up to so many rounds there is room for high rows."""


class WrittenRound(Button):
    """The round and who went out on the left, each team's points in its column."""

    def __init__(
        self,
        round_number: int,
        title: str,
        note: str,
        totals: Sequence[str],
        marks: Sequence[str],
        on_press: Callable[[], None],
        head: float,
        *,
        asks: bool,
    ) -> None:
        """`head` is the width of the column with the round, in design pixels; `asks` if the note is a question, which
        looks like what leads to the answer.
        """
        super().__init__(f"round/{round_number}", say_score_pad.change_round(round_number), on_press)
        self.help_key = "round"
        self.radius = 8
        self._title, self._note, self._totals = title, note, tuple(totals)
        self._marks, self._head, self._asks = tuple(marks), head, asks

    @property
    def value(self) -> str:
        return "; ".join(filter(None, (", ".join(self._totals), self._note, *self._marks)))

    def tip(self) -> str:
        return self.label if self.enabled else ""

    def _measured(self, kit: Kit, width: int) -> tuple[float, int, int]:
        """In a row of this width, the design size of the numbers, and the most real pixels of each and of the note: its
        column, and what is free before the first number.
        """
        head, count, gap = kit.theme.u(self._head), len(self._totals), kit.theme.u(10)
        room = (width - head - gap * count) // count
        size = kit.text.common(self._totals, NUMBER_SIZE, room, "number")
        free = (width - head) // count - kit.text.width(self._totals[0], size, "number") - gap
        return size, room, head + max(0, free)

    def least_height(self, kit: Kit, width: int) -> int:
        """Real pixels for a note that has to be broken; 0 if it is one line."""
        *_, room = self._measured(kit, width)
        note = kit.text.whole_height(self._note, NOTE_SIZE, room) or 0
        lines = kit.text.line(TITLE_SIZE, "strong") + note + kit.theme.u(8)
        return 0 if kit.text.is_whole(self._note, NOTE_SIZE, room) else lines

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Two lines on the left, with a pencil while it can be changed; numbers on the right; wine letters under the
        pointer.
        """
        u, text, rect = kit.theme.u, kit.text, self.rect
        head, (size, room, note_room) = u(self._head), self._measured(kit, rect.w)
        ink = WINE if self.hover and self.enabled else INK
        title, note = text.within(TITLE_SIZE, rect.h // 2, "strong"), text.within(NOTE_SIZE, rect.h // 2)
        height = text.line(title, "strong")
        low = (text.whole_height(self._note, note, note_room) or text.line(note)) if self._note else 0
        top = rect.centery - (height + low) // 2
        text.draw(surface, self._title, (rect.left, top + height // 2), title, ink, "strong", "left", head)
        after = rect.left + text.width(self._title, title, "strong") + u(22)
        if self.enabled:
            kit.paint.icon(surface, "edit", (after, top + height // 2), round(height * 0.8), ink)
            after += u(20)
        if self._marks:
            free = rect.left + head - after
            text.draw(
                surface, " · ".join(self._marks), (after, top + height // 2), note, PAPER_DIM, "text", "left", free
            )
        at_note = (rect.left, top + height + low // 2)
        shade = LINK if self._asks and self.enabled else PAPER_DIM
        text.draw(surface, self._note, at_note, note, shade, "text", "left", note_room, height=rect.h - height)
        for at, total in enumerate(self._totals, 1):
            right = rect.left + head + round(at * (rect.w - head) / len(self._totals))
            text.draw(surface, total, (right, rect.centery), size, ink, "number", "right", room)


class WrittenRoundSlot(WidgetSlot):
    """As high as its note needs."""

    widget: WrittenRound

    def height(self, kit: Kit, width: int) -> int:
        return max(super().height(kit, width), self.widget.least_height(kit, width))
