"""A deal before it is played: its day, its rules, its code, who plays, and the one golden button."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    OneOf,
    Pad,
    Panel,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Whole,
    Words,
    board,
    paper,
    rule,
)
from game.ui.core.clipboard import put_on_clipboard
from game.ui.core.kit import Kit
from game.ui.core.theme import BAD_ON_PAPER, DIM, INK, INK_SOFT, PAPER_DIM, PAPER_FIELD, PAPER_LINE, PAPER_RIM, WINE
from game.ui.todays_deal.day_button import DayButton
from game.ui.todays_deal.deal_shown import DealDesk, DealShown, DealState
from game.ui.todays_deal.table_of_deal import TableOfDeal
from game.ui.widgets import BarButton, Button, Dropdown, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.calendar_leaf import calendar_leaf
from game.ui.widgets.form_scene import FormScene
from game.words import screens as screen_words
from game.words import todays_deal as words
from game.words.my_games import level_name

LONGEST_CODE: Final = 24
"""Letters of a code with blanks and dashes between them."""
DAYS_IN_ROW: Final = 3


class _Form(Enum):
    """How much is said on the paper."""

    FULL = auto()
    SHORTER = auto()
    LEAST = auto()
    BARE = auto()


class TodaysDealScene(FormScene):
    """Paper with the deal on the left; the table, other days and what to do on the right."""

    name = "todays_deal"
    is_spoken = True
    first_focus = "button/play"

    def __init__(self, shown: DealShown, desk: DealDesk, copy: Callable[[str], bool] = put_on_clipboard) -> None:
        super().__init__()
        self._shown = shown
        self._desk = desk
        self._copy_text = copy
        self._told = ""
        self._back = BarButton("button/back", screen_words.BACK, desk.back, icon="back")
        self._rules = self._rules_field()
        self._say = Button("button/say", words.SAY_SLOWLY, desk.say_slowly, icon="sound", size=22)
        self._say.enable(not desk.no_voice, desk.no_voice)
        self._copy = Button("button/copy", words.COPY_CODE, self._copy_code, icon="copy", size=22)
        self._field = TextField(
            "field/code", words.FRIEND_TOLD, "", self._type_code, most=LONGEST_CODE, placeholder=words.TYPE_CODE,
            on_submit=self._play_that,
        )  # fmt: skip
        self._that = Button("button/play_code", words.PLAY_THAT, self._play_that, size=22)
        self._that.enable(False, words.NO_CODE)
        self._enter = Button("button/enter_rules", words.ENTER_RULES, desk.enter_rules, size=22)
        self._enter.visible = False
        self._days: list[DayButton] = []
        self._play = self._play_button()
        self.form.on_cancel = desk.back
        self._take_widgets()

    def _rules_field(self) -> Dropdown:
        return Dropdown("field/rules", words.RULES, self._shown.rules, self._shown.chosen, self._choose_rules)

    def _play_button(self) -> Button:
        standing = self._shown.standing
        match standing.state:
            case DealState.OPEN:
                label = words.PLAY_TODAY if self._shown.is_today else words.PLAY_THIS
                sub = words.CARDS_SEEN if standing.seen else words.COUNTS_ONCE
            case DealState.GOING_ON:
                label, sub = words.GO_ON, words.your_turn(standing.turn)
            case DealState.PLAYED:
                label, sub = words.SEE_RESULT, words.played(standing.lead, standing.seen)
        return Button(
            "button/play", label, self._desk.play, kind="primary", icon="play", sub=sub, size=44, sub_size=24,
            heading=True,
        )  # fmt: skip

    def _take_widgets(self) -> None:
        shown, desk = self._shown, self._desk
        self._days = [DayButton(n, deal, partial(desk.open_day, deal.day)) for n, deal in enumerate(shown.earlier)]
        chooser = [self._rules] if len(shown.rules) > 1 else []
        fields: list[Widget] = [self._field, self._that, self._enter]
        before = {widget.id: widget.rect for widget in self.form.widgets}
        for widget in (self._rules, *self._days, self._play):  # made anew: where they lay, they keep the ring
            widget.rect = before.get(widget.id, widget.rect)
        self.form.set_widgets([self._back, *chooser, self._say, self._copy, *fields, *self._days, self._play])
        self.message = self._said

    @property
    def _said(self) -> str:
        """The screen for those who hear it: day, rules, and how far one is."""
        shown, play = self._shown, self._play
        day = words.date_in_words(shown.day)
        parts = [day, shown.rules[shown.chosen], shown.length, f"{play.label}, {play.sub}", shown.note.rstrip(".")]
        return self._told or "".join(f"{part}. " for part in parts if part).strip()

    def show(self, shown: DealShown) -> None:
        """The same deal as it stands now, or another one; whoever has the ring keeps it."""
        if shown == self._shown:
            return
        self._shown = shown
        self._rules = self._rules_field()
        self._play = self._play_button()
        self._take_widgets()
        self.refresh()

    # ---- doing

    def _choose_rules(self, index: int) -> None:
        self.show(self._desk.choose_rules(index))

    def _copy_code(self) -> None:
        done = self._copy_text(" ".join(self._shown.code))
        self._copy.label = screen_words.TEXT_COPIED if done else screen_words.NO_CLIPBOARD
        self.refresh()

    def _type_code(self, typed: str) -> None:
        self._that.enable(bool(typed.strip()), words.NO_CODE)
        self._tell("", False)

    def _play_that(self) -> None:
        reply = self._desk.play_code(self._field.text)
        if reply is not None:
            self._tell(reply.told, reply.needs_rules)

    def _tell(self, told: str, needs_rules: bool) -> None:
        self._told, self._enter.visible = told, needs_rules
        self.message = self._said
        if needs_rules:
            self.form.focus_on(self._enter)
        self.refresh()

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """Two columns; the paper is the wider one."""
        columns = Row(Share(self._paper(kit), 0.645), Share(self._side(kit), 0.355), gap=36, across="stretch")
        return Column(Bar(self._shown.title, [self._back]), Grow(Pad(columns, 40, 28, 32)))

    def _paper(self, kit: Kit) -> Box:
        """Where large letters leave little height, what is only said goes first."""
        return Panel(OneOf(*(Sized(self._on_paper(form), wide=0) for form in _Form)), (44, 20), paper)

    def _on_paper(self, form: _Form) -> Box:
        return Column(
            self._head(form),
            Grow(Space(6)),
            rule(WINE),
            *self._facts(form),
            Grow(Space(4)),
            *self._code(form),
            Grow(Space(4)),
            rule(WINE),
            Grow(Space(4), share=0.5),
            *self._friend(),
        )

    def _head(self, form: _Form) -> Box:
        shown = self._shown
        if form in (_Form.LEAST, _Form.BARE):
            day = words.date_in_words(shown.day)
            note = [Words(shown.note, 23, WINE)] if shown.note else []
            return Column(Words(day, 46, WINE, "heading", lines=1), *note)
        said: list[Box] = [
            Words(words.weekday(shown.day), 62, WINE, "heading", lines=1),
            Words(words.THE_SAME_CARDS, 24, INK, "strong"),
        ]
        if shown.note:
            said += [Space(6), Words(shown.note, 23, WINE)]
        elif form is _Form.FULL:
            said += [Space(8), Words(words.PLAY_ONCE, 23, INK_SOFT)]
        leaf = Sized(calendar_leaf(shown.day), high=None if form is _Form.FULL else 150)
        return Row(Whole(leaf), Grow(Column(*said)), gap=44)

    def _facts(self, form: _Form) -> tuple[Box, ...]:
        shown = self._shown
        chosen = (
            Put(self._rules, 60, 400)
            if len(shown.rules) > 1
            else Words(shown.rules[shown.chosen], 26, INK, "strong", lines=1)
        )
        rows = (
            (words.RULES, chosen, shown.rules_note),
            (words.LENGTH, Words(shown.length, 26, INK, "strong", lines=1), shown.length_note),
            (words.YOUR_SEAT, Words(shown.seat, 26, INK, "strong", lines=1), shown.seat_note),
        )
        boxes: list[Box] = []
        for label, what, note in rows:
            told = Row(
                Sized(Words(label, 22, PAPER_DIM, lines=1), wide=150),
                Sized(what, wide=400),
                Grow(Words(note, 22, PAPER_DIM) if form not in (_Form.LEAST, _Form.BARE) else None),
                gap=20,
            )
            room = 8 if form is _Form.FULL else 2
            boxes += [Grow(Pad(told, 0, room), most=1.4), rule(PAPER_LINE, 1)]
        return tuple(boxes)

    def _code(self, form: _Form) -> tuple[Box, ...]:
        ground = board(PAPER_FIELD, 1, PAPER_RIM, 12)
        groups = [
            Share(Panel(Words(group, 52, INK, "number", "center", lines=1), (8, 10), ground))
            for group in self._shown.code
        ]
        head = Row(
            Words(words.CODE, 22, INK, "strong", lines=1), Words(words.READ_IT_OUT, 21, PAPER_DIM, lines=1), gap=14
        )
        codes = Row(*groups, Sized(Column(Put(self._say, 66), Space(10), Put(self._copy, 66)), wide=280), gap=18)
        aloud = Words(words.code_aloud(self._shown.code), 22, INK_SOFT)
        if form is _Form.BARE:  # it is said aloud by its button
            return (codes,)
        return (codes, aloud) if form is _Form.LEAST else (head, Space(6), codes, Space(6), aloud)

    def _friend(self) -> tuple[Box, ...]:
        press = self._enter if self._enter.visible else self._that
        self._that.visible = press is self._that
        told = Words(self._told, 21, BAD_ON_PAPER, "strong")
        return (
            Words(words.FRIEND_TOLD, 23, INK, "strong", lines=1),
            Space(6),
            Row(Grow(Put(self._field, 66)), Put(press, 66, 280), gap=18),
            Space(4),
            told,
        )

    def _side(self, kit: Kit) -> Box:
        seats = [type(seat)(seat.person, level_name(seat.level)) if seat.level else seat for seat in self._shown.seats]
        table = Panel(
            Column(
                Words(words.AT_THIS_TABLE, 32, face="heading", lines=1),
                Space(4),
                Grow(Sized(TableOfDeal(seats), high=0)),
                Space(4),
                Words(words.SAME_FOR_ALL, 20, DIM, align="center"),
            ),
            (26, 16),
        )
        parts: list[Box] = [Grow(table)]
        if self._days:
            rows = [
                Row(*(Share(Put(day, 66)) for day in self._days[at : at + DAYS_IN_ROW]), gap=10)
                for at in range(0, len(self._days), DAYS_IN_ROW)
            ]
            week = Column(Words(words.EARLIER, 26, face="heading", lines=1), Space(8), Column(*rows, gap=10))
            parts += [Space(18), Panel(week, (24, 14))]
        return Column(*parts, Space(20), Put(self._play, 130))
