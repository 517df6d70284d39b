"""A deal before it is played: its day, its rules, its code, who plays, and the one golden button."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from math import inf
from typing import Final

from msgspec import Struct
from pygame import Surface

from game.deals.tables import DAYS_LEVEL
from game.messages.amounts import capital, signed
from game.messages.functions import nouns, screens as say_screens, todays_deal as say
from game.messages.language import Message, nothing
from game.sentences.my_games import level_name
from game.sentences.rules_and_scores.house_rules import read_aloud
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Reserved,
    Rigid,
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
from game.toolkit.drawing.theme import (
    BAD_ON_PAPER,
    CREAM,
    DIM,
    GOLD,
    INK,
    INK_SOFT,
    LINE_LIGHT,
    PAPER_DIM,
    PAPER_FIELD,
    PAPER_LINE,
    PAPER_RIM,
    ROW,
    SMALLEST_TAP,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dropdown, Segmented, StateScene, TextField
from game.ui.shared.calendar_leaf import calendar_leaf
from game.ui.shared.seats_round_table import SeatShown, SeatsRoundTable
from game.ui.start.todays_deal.view_model import DealActions, DealShown, DealState, EarlierDeal

LONGEST_CODE: Final = 24
"""The most letters of a code, including blanks and dashes."""
PLAY: Final = 130
"""Design pixels of the golden button, and of what is beside it."""
WAY: Final = ButtonLook(size=30, sub_size=24)
"""A friend's deal, and the problem of the day."""
DAYS_IN_ROW: Final = 3
"""Beside the paper; below it all are in one row."""
DAY_SIZES: Final = (26, 30)
"""The letters of an earlier day and of its result."""


LARGER: Final = 1.25
"""How much larger day and rules are where nothing is below them."""
_SLOT: Final = "\ue001"
"""In the place of the rules in a sentence."""


class _Form(Enum):
    """How much text the paper has, and how large."""

    LARGE = auto()
    FULL = auto()
    SHORTER = auto()
    LEAST = auto()
    BARE = auto()


class TodaysDealState(Struct, frozen=True):
    """The deal and what was done on its screen: whether its code is `with_friend`, the code `typed`, the reply to it
    (`told`, and whether a code of rules would help), and whether copying the own code worked, None before.
    """

    shown: DealShown
    with_friend: bool = False
    typed: str = ""
    told: Message = nothing
    needs_rules: bool = False
    is_copied: bool | None = None

    @property
    def shows_codes(self) -> bool:
        """Once it was asked for, and by itself once there is a result to compare."""
        return self.with_friend or self.shown.standing.state is DealState.PLAYED

    @property
    def ways_on(self) -> tuple[str, str]:
        """The two lines of the golden button."""
        standing = self.shown.standing
        match standing.state:
            case DealState.OPEN:
                label = say.play_today() if self.shown.is_today else say.play_this()
                if standing.seen:
                    return label, say.cards_seen()
                return label, say.easy_for_fun() if self.shown.is_easy else say.counts_once()
            case DealState.GOING_ON:
                return say.go_on(), say.your_turn(standing.turn)
            case DealState.PLAYED:
                return say.see_result(), say.played(standing.lead, standing.seen)

    @property
    def copy_label(self) -> str:
        if self.is_copied is None:
            return say.copy_code()
        return say_screens.text_copied() if self.is_copied else say_screens.no_clipboard()

    @property
    def message(self) -> str:
        shown = self.shown
        day = say.day(shown.day)
        what = say.of_rules(shown.is_whole, shown.rules[shown.chosen])
        parts = [day, what, ", ".join(self.ways_on), shown.note.rstrip(".")]
        return self.told() or "".join(f"{part}. " for part in parts if part).strip()


class TodaysDealScene(StateScene[TodaysDealState]):
    """Paper with the deal on the left; the table, other days and what to do on the right."""

    name = "todays_deal"
    is_spoken = True
    first_focus = "button/play"

    def __init__(self, shown: DealShown, actions: DealActions) -> None:
        super().__init__(TodaysDealState(shown))
        self._actions = actions
        self.form.on_cancel = actions.back

    def _play_that(self) -> None:
        reply = self._actions.play_code(self.state.typed)
        if reply is not None:
            self.set_state(told=reply.told, needs_rules=reply.needs_rules)
            if reply.needs_rules:
                self.focus_on("button/enter_rules")

    # ---- layout

    def content(self, kit: Kit) -> Box:
        ways = [] if self.state.shows_codes else [self._with_friend()]
        ways += self._problem()
        others = self._week()
        if ways:
            others += [Space(18), Row(*map(Share, ways), gap=18)]
        left: Box = self._paper()
        if not self.state.shows_codes:  # they have room below a short paper
            left, others = Column(Grow(left), *others), []
        columns = Row(Share(left, 0.645), Share(self._side(others), 0.355), gap=36, across="stretch")
        return Column(Bar(self.state.shown.title, [self.way_back]), Grow(Pad(columns, 40, 28, 32)))

    def _paper(self) -> Box:
        """The paper; with large text on a low screen, less important text goes first."""
        below = self._codes if self.state.shows_codes else lambda _: ()
        forms = (Column(self._head(form), self._facts(form), *below(form)) for form in _Form)
        return Panel(FirstThatFits(*(Sized(form, width=0) for form in forms)), (44, 20), paper)

    def _with_friend(self) -> Box:
        def show() -> None:
            self.set_state(with_friend=True)
            self.focus_on("field/code")

        label, about = say.with_friend(), say.friend_code()
        return WidgetSlot(Button("button/with_friend", label, show, icon="person", look=WAY, sub=about), PLAY)

    def _codes(self, form: _Form) -> tuple[Box, ...]:
        gap = Grow(Space(4))
        around = self._around_code(form, self._code())
        return rule(PAPER_LINE, 1), gap, *around, gap, rule(WINE), Grow(Space(4), share=0.5), self._friend()

    def _head(self, form: _Form) -> Box:
        shown = self.state.shown
        if form in (_Form.LEAST, _Form.BARE):
            day = say.day(shown.day)
            note = [Words(shown.note, 26, WINE)] if shown.note else []
            return Column(Words(day, 46, WINE, "heading", lines=1), *note, Grow(Space(6)), rule(WINE))
        larger = LARGER if form is _Form.LARGE else 1
        said: list[Box] = [
            Words(capital(nouns.weekday(shown.day.isoweekday())), 66 * larger, WINE, "heading", lines=1),
            Words(say.the_same_cards(shown.is_today), 28 * larger, INK),
        ]
        if shown.note:
            said += [Space(6), Words(shown.note, 26, WINE)]
        leaf = (
            calendar_leaf(shown.day, larger)
            if form is not _Form.SHORTER
            else Sized(calendar_leaf(shown.day), height=150)
        )
        return Column(Row(Rigid(leaf), Grow(Column(*said)), gap=44), Grow(Space(6)), rule(WINE))

    def _rules(self, size: float) -> Box:
        """What is played, as a sentence in which the rules can be chosen, and the way to their page."""
        shown, actions = self.state.shown, self._actions
        read = Button("button/rules", say.read_rules(), actions.read_rules, look=24).on_paper().with_tip(shown.unlike)
        if len(shown.rules) == 1:
            what: list[Box] = [Grow(Words(say.of_rules(shown.is_whole, shown.rules[0]), size, INK, "heading"))]
        else:
            field = Dropdown(
                "field/rules",
                say.rules(),
                shown.rules,
                shown.chosen,
                lambda number: self.set_state(shown=actions.choose_rules(number)),
            )
            parts = (part.strip() for part in say.of_rules(shown.is_whole, _SLOT).split(_SLOT))
            before, after = ([Words(part, size, INK, "heading", lines=1)] if part else [] for part in parts)
            what = [*before, Sized(WidgetSlot(field, 60), width=340), *after, Grow()]
        return Row(*what, WidgetSlot(read, 60), gap=16)

    def _facts(self, form: _Form) -> Box:
        """That sentence, and below it how the rules differ, if they do, and what first melds must be worth."""
        shown = self.state.shown
        is_short = form in (_Form.LEAST, _Form.BARE)
        notes = [] if is_short else [shown.rules_note or shown.differs, shown.length_note]
        larger = LARGER if form is _Form.LARGE else 1
        told = [Words(note, 26 * larger, INK) for note in notes if note]
        inside = Column(Grow(), self._rules(34 * larger), *([Space(14)] if told else []), *told, Grow())
        return Grow(Pad(inside, 0, 12 if larger > 1 else 4), most=1.4 if self.state.shows_codes else inf)

    def _code(self) -> Box:
        code, no_voice = self.state.shown.code, self._actions.no_voice
        ground = board(PAPER_FIELD, 1, PAPER_RIM, 12)
        groups = [
            Share(Panel(Column(Grow(), Words(group, 52, INK, "number", "center", lines=1), Grow()), (8, 10), ground))
            for group in code
        ]
        aloud = Button(
            "button/say",
            say.say_slowly(),
            self._actions.say_slowly,
            icon="sound",
            look=24,
            why_not=no_voice or None,
        ).on_paper()
        copy = Button(
            "button/copy",
            self.state.copy_label,
            lambda: self.set_state(is_copied=self.copy(" ".join(code))),
            icon="copy",
            look=24,
        )
        buttons = Column(WidgetSlot(aloud, 66), Space(10), WidgetSlot(copy, 66))
        return Row(*groups, Sized(buttons, width=280), gap=18, across="stretch")

    def _around_code(self, form: _Form, code: Box) -> tuple[Box, ...]:
        if form is _Form.BARE:  # its button has it for screen readers
            return (code,)
        aloud = Words(" · ".join(read_aloud(group) for group in self.state.shown.code), 25, INK_SOFT)
        if form is _Form.LEAST:
            return code, aloud
        head = Words(say.code(), 26, INK, "strong", lines=1)
        return head, Space(6), code, Space(12), Words(say.read_it_out(), 24, PAPER_DIM, lines=1), aloud

    def _friend(self) -> Box:
        state = self.state
        field = TextField(
            "field/code",
            say.friend_told(),
            state.typed,
            lambda typed: self.set_state(typed=typed, told=nothing, needs_rules=False),
            most=LONGEST_CODE,
            placeholder=say.type_code(),
            on_submit=self._play_that,
        )
        is_typed = bool(state.typed.strip())
        press = Button(
            "button/play_code",
            say.play_that(),
            self._play_that,
            look=24,
            why_not=None if is_typed else say.no_code(),
        ).on_paper()
        if state.needs_rules:
            press = Button("button/enter_rules", say.enter_rules(), self._actions.enter_rules, look=24)
        return Column(
            Words(say.friend_told(), 26, INK, "strong", lines=1),
            Space(6),
            Row(Grow(WidgetSlot(field, 72)), WidgetSlot(press, 72, 280), gap=18),
            Space(4),
            Words(state.told(), 24, BAD_ON_PAPER, "strong"),
        )

    def _side(self, others: Sequence[Box]) -> Box:
        """The table, and the golden button below other days and the problem."""
        label, sub = self.state.ways_on
        look = ButtonLook("primary", 44, sub_size=24, heading=True)
        play = WidgetSlot(Button("button/play", label, self._actions.play, look=look, icon="play", sub=sub), PLAY)
        shown = self.state.shown
        names_level = shown.is_easy is None  # else it is said once, above them
        seats = [
            SeatShown(one.person, level_name(one.level) if one.level and names_level else "") for one in shown.seats
        ]
        heading = say.at_this_table() if names_level else say.computer_players()
        head = Row(Grow(Words(heading, 28, face="heading", lines=1)), *self._levels(), gap=16)
        there = Column(head, Space(4), Grow(SeatsRoundTable(seats)))
        return Column(Grow(Panel(there, (26, 16))), *others, Space(20), play)

    def _week(self) -> list[Box]:
        days = [
            DayButton(n, deal, partial(self._actions.open_day, deal.day))
            for n, deal in enumerate(self.state.shown.earlier)
        ]
        if not days:
            return []
        height = 66 if self.kit.theme.is_large else 84 if self.state.shows_codes else 100
        in_row = DAYS_IN_ROW if self.state.shows_codes else len(days)

        def rows(is_even: bool) -> Box:
            """All columns as wide as the widest needs, or each as its own days do."""
            cells = [
                Grow(Layers(*(Reserved(WidgetSlot(one)) for one in alike), WidgetSlot(day, height)))
                for n, day in enumerate(days)
                for alike in [days if is_even else days[n % in_row :: in_row]]
            ]
            return Column(*(Row(*cells[at : at + in_row], gap=8) for at in range(0, len(days), in_row)), gap=10)

        forms = FirstThatFits(rows(is_even=True), rows(is_even=False))
        week = Column(Words(say.earlier(), 28, face="heading", lines=1), Space(8), forms)
        return [Space(18), Panel(week, (14, 14))]

    def _problem(self) -> list[Box]:
        shown = self.state.shown
        problem = shown.problem
        if problem is None:
            return []
        rules = "" if problem.rules == shown.rules[shown.chosen] else problem.rules
        about = say.problem_about(problem.is_solved, problem.theme.value, rules)
        name, icon = say.days_problem(shown.is_today), "tick" if problem.is_solved else "help"
        height = 84 if self.state.shows_codes else PLAY
        return [WidgetSlot(Button("button/problem", name, self._actions.solve, look=WAY, icon=icon, sub=about), height)]

    def _levels(self) -> list[Box]:
        """The level that everybody has, or the easiest for fun."""
        is_easy = self.state.shown.is_easy
        if is_easy is None:
            return []
        names, choose = [level_name(DAYS_LEVEL), level_name("easy")], self._actions.choose_easy
        choice = Segmented(
            "field/level",
            say.computer_players(),
            names,
            int(is_easy),
            lambda at: self.set_state(shown=choose(at == 1)),
        )
        return [Sized(WidgetSlot(choice, 56), width=290)]


class DayButton(Button):
    """An earlier day, in two lines. All results have the same colour; deals not yet played to the end have a golden
    rim.
    """

    def __init__(self, number: int, deal: EarlierDeal, on_press: Callable[[], None]) -> None:
        standing = deal.standing
        match standing.state:
            case DealState.OPEN:
                told, said = say.open(), say.open()
            case DealState.GOING_ON:
                told, said = say.go_on_short(), say.goes_on(standing.turn)
            case DealState.PLAYED:
                told, said = signed(standing.lead), say.played(standing.lead, standing.seen)
        super().__init__(f"day/{number}", f"{say.day(deal.day)}: {said}", on_press)
        self.help_key = "day"
        self.radius = 12
        self._day = say.day_of_week(deal.day)
        self._told = told
        self._is_played = standing.state is DealState.PLAYED

    def tip(self) -> str:
        return self.label

    def wanted(self, kit: Kit) -> int:
        """Wide enough for both lines in the smallest letters, and for a finger."""
        upper = kit.text.least_width(self._day, DAY_SIZES[0], 0)
        lower = kit.text.least_width(self._told, DAY_SIZES[1], 0, "strong")
        return max(SMALLEST_TAP, max(upper, lower) + kit.theme.u(4))

    def draw(self, kit: Kit, surface: Surface) -> None:
        rim = (LINE_LIGHT if self._is_played else GOLD) if not self.hover else CREAM
        kit.paint.panel(surface, self.rect, ROW, 1, rim, 12, 2)
        text, rect = kit.text, self.rect
        day_size, told_size = text.within(DAY_SIZES[0], rect.h // 2), text.within(DAY_SIZES[1], rect.h // 2, "strong")
        upper, lower = text.line(day_size), text.line(told_size, "strong")
        top = rect.centery - (upper + lower) // 2
        room = rect.w - kit.theme.u(4)
        text.draw(surface, self._day, (rect.centerx, top + upper // 2), day_size, DIM, "text", "center", room)
        colour = CREAM if self._is_played else GOLD
        at = (rect.centerx, top + upper + lower // 2)
        text.draw(surface, self._told, at, told_size, colour, "strong", "center", room)
