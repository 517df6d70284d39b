"""Five questions about how somebody plays, one at a time; the closest preset is known from the first answer on."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.messages.functions import house_rules as say
from game.rules.five_questions import QUESTIONS, Closest, PresetQuestion, answer_of, closest
from game.rules.presets import preset, rule_set_name
from game.sentences.rules_and_scores import house_rules as words
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Paint,
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
    icon,
    rule,
    well,
)
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_RIM,
    BUTTON_TOP,
    CREAM,
    DIM,
    FELT,
    GOLD,
    INK_ON_GOLD,
    LINE_LIGHT,
    QUIET,
    ROW,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import ACTIVATE, Bar, Button, ButtonLook, Segmented
from game.toolkit.widgets.switches_and_sliders import GAP
from game.toolkit.widgets.tiles import Tile, Tiles
from game.ui.rules.house_rules.answer_pictures import answer_picture, small_answer_picture
from game.ui.shared.requests import Ask, AskingScene, ChoosePreset, EditAnswers, GoBack
from game.ui.table.gestures import DOUBLE_NEAR_BY_FINGER, DOUBLE_WITHIN, Point, apart

OUTCOME: Final = len(QUESTIONS)
HIGHS: Final = (240, 190, 150, 112)
"""The height of a row in which the answers differ, in design pixels: the first that has room. Others are half of it."""


class Answers(Struct, frozen=True):
    """The answer's number for each question (0 while open), what they lead to, and the step shown."""

    chosen: tuple[int, ...] = (0,) * len(QUESTIONS)
    step: int = 0

    @property
    def closest(self) -> Closest:
        answered = zip(QUESTIONS, self.chosen, strict=True)
        return closest({question.key: question.answers[at - 1].key for question, at in answered if at})

    @property
    def message(self) -> str:
        return words.closest_preset(self.closest)


class FiveQuestionsScene(AskingScene[Answers]):
    """Every question may be skipped; the answers so far decide."""

    name = "rules_questions"

    def __init__(self, ask: Ask, answers: Answers = Answers()) -> None:  # noqa: B008  # it's frozen
        super().__init__(answers, ask)
        self._time = 0.0
        self._went_on: tuple[Point, float] | None = None  # where and when a press led to another step
        self.form.on_cancel = self._go_back

    def update(self, dt: float) -> bool:
        self._time += dt
        return super().update(dt)

    def take(self, event: Event) -> bool | None:
        """Ignore the second press of a double click, which was meant for the previous step."""
        if event.type == pygame.MOUSEBUTTONDOWN and self._went_on is not None:
            at, when = self._went_on
            if self._time - when <= DOUBLE_WITHIN and not apart(at, event.pos, DOUBLE_NEAR_BY_FINGER):
                return True
        step = self.state.step
        used = super().take(event)
        if self.state.step != step:
            is_pointer = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            self._went_on = (event.pos, self._time) if is_pointer else None
        return used

    def _answer(self, answer: int) -> None:
        chosen, step = self.state.chosen, self.state.step
        self.set_state(chosen=(*chosen[:step], answer + 1, *chosen[step + 1 :]))

    def _go_to(self, step: int) -> None:
        self.set_state(step=step)

    @property
    def first_focus(self) -> str:
        """The control for the answer, or for accepting the result."""
        step = self.state.step
        if step < OUTCOME:
            return f"field/{QUESTIONS[step].key}"
        return "button/change" if self.state.closest.changes else "button/take"

    def _go_on(self, by: int = 1) -> None:
        self._go_to(self.state.step + by)
        self.focus_on(self.first_focus)

    def _go_back(self) -> None:
        if self.state.step:
            self._go_on(-1)
        else:
            self._ask(GoBack())

    def content(self, kit: Kit) -> Box:
        """A question over its answers, or the result; below them the buttons to other questions."""
        step = self.state.step
        shown = self._outcome() if step == OUTCOME else self._question(step)
        panel = Panel(Column(Grow(shown), Space(20), self._ways(step)), (40, 26))
        return Column(Bar(say.which_fits(), [self.way_back]), Grow(Pad(panel, 36, 20, 24)))

    def _question(self, number: int) -> Box:
        key, answers = QUESTIONS[number].key, QUESTIONS[number].answers
        label = words.question(key)
        told = [words.answer(key, answer.key) for answer in answers]
        tiles = [Tile(text, _answer(key, answer.key, text)) for answer, text in zip(answers, told, strict=True)]
        choice = _AnswerTiles(key, label, tiles, self.state.chosen[number] - 1, self._answer, self._go_on)
        return Column(
            Grow(),
            Words(label, 48, CREAM, "heading", "center", lines=1),
            Space(26),
            Grow(WidgetSlot(choice, 1770 / len(answers)), most=1),
            Grow(),
        )

    def _outcome(self) -> Box:
        """The closest preset and what to do with it over the answers in which it differs."""
        found = self.state.closest
        name = rule_set_name(preset(found.preset).name)
        fitting = found.fitting[0]
        told = say.answer_what_you_know()
        if found.answered:
            told = say.answers_fit(fitting, found.answered, fitting == found.answered)
        fit, ways = Words(told, 27, CREAM, "strong"), self._choose(name)
        kind = Words(say.closest_rules(), 24, QUIET)
        heading = Column(kind, Words(name, 60, CREAM, "heading", lines=1), fit, gap=2)
        band = FirstThatFits(
            Row(heading, Grow(), Row(*ways, gap=24)),
            Column(heading, Row(*map(Share, ways), gap=24), gap=12),
        )
        forms = [self._answers(name, height) for height in (*HIGHS, 0)]
        listed = FirstThatFits(*(Panel(form, (24, 8), well) for form in (*forms, self._short_answers(name))))
        return Column(Pad(band, 24, 0), Space(20), Grow(listed))

    def _second(self) -> list[Box]:
        """The second closest preset, if it has any of the answers and the closest doesn't have all."""
        found = self.state.closest
        if not (found.fitting[1] and found.changes):
            return []
        name = rule_set_name(preset(found.presets[1]).name)
        return [Words(say.second_closest(name, found.fitting[1], found.answered), 23, QUIET, align="right")]

    def _choose(self, name: str) -> list[Box]:
        """The buttons for the closest preset; if some of its answers differ, changing them is the golden one."""
        found, gold = self.state.closest, ButtonLook("primary", 28)
        look = ButtonLook(size=28) if found.changes or not found.answered else gold
        press = partial(self._ask, ChoosePreset(found.preset))
        label = say.unchanged(name) if found.changes else say.choose(name)
        take = WidgetSlot(Button("button/take", label, press, look=look), 84)
        if not found.changes:
            return [take]
        press = partial(self._ask, EditAnswers(found.preset, found.changes))
        told = say.change_line(found.answered - found.fitting[0])
        return [take, WidgetSlot(Button("button/change", say.with_my_answers(name), press, look=gold, sub=told), 84)]

    @property
    def _compared(self) -> list[tuple[PresetQuestion, str | None, str | None]]:
        answered = zip(QUESTIONS, self.state.chosen, strict=True)
        closest = self.state.closest.preset
        return [(one, one.answers[at - 1].key if at else None, answer_of(one, closest)) for one, at in answered]

    @property
    def _rows(self) -> list[tuple[PresetQuestion, str | None, str | None]]:
        """The questions that have a row: where some answers differ, those that are the same have none."""
        differing = [(one, own, theirs) for one, own, theirs in self._compared if own not in (None, theirs)]
        unanswered = [(one, own, theirs) for one, own, theirs in self._compared if own is None]
        return [*differing, *unanswered] if differing else self._compared

    def _answers(self, name: str, height: float) -> Box:
        """What the reader does, and beside it what the closest preset has; where they differ both in pictures, so high.
        Without a height there are no pictures.
        """
        heads = (Words(say.you_play(), 27, GOLD, "strong", lines=1), Words(name, 27, CREAM, "strong", lines=1))
        lines: list[Box] = [Pad(Row(*map(Share, heads), gap=30), 0, 4)]
        for question, own, theirs in self._rows:
            mine = _own(question.key, own, theirs)
            differs = own not in (None, theirs)
            left = [_pictured(question.key, own, height, differs)] if height and own else []
            right = [_pictured(question.key, theirs, height, differs)] if height and differs and theirs else []
            sign = [_tick()] if own == theirs else []
            other = Row(*sign, *right, Grow(_theirs(question.key, own, theirs)), gap=24)
            lines.append(rule())
            row = Row(Share(Row(*left, Grow(mine), gap=24)), Share(other), gap=30)
            asked = Words(words.question(question.key), 24, QUIET)
            lines.append(Grow(Pad(Column(asked, Grow(row), gap=4), 0, 6)))
        return Column(*lines, *self._others_same())

    def _short_answers(self, name: str) -> Box:
        """The same one below the other, without the questions."""
        lines: list[Box] = []
        for question, own, theirs in self._rows:
            other = Grow(_theirs(question.key, own, theirs, name))
            lines += [rule()] if lines else []
            sign = [_tick()] if own == theirs else []
            lines.append(Grow(Column(_own(question.key, own, theirs), Row(*sign, other, gap=12))))
        return Column(*lines, *self._others_same())

    def _others_same(self) -> list[Box]:
        """A line for all questions that have no row."""
        same = len(self._compared) - len(self._rows)
        if not same:
            return []
        told = Words(say.others_same(same), 25, CREAM, lines=1)
        return [rule(), Pad(Row(_tick(), told, *map(Grow, self._second()), gap=12), 0, 8)]

    def _ways(self, step: int) -> Box:
        labels = [*(words.question(question.key) for question in QUESTIONS), say.closest_rules()]
        steps = _Steps("field/question", say.questions(), labels, step, self._go_to, self.state.chosen)
        answered = step < OUTCOME and self.state.chosen[step]
        label = say.next_question() if answered else say.not_sure()
        after = WidgetSlot(Button("button/next", label, self._go_on, look=28), 60, 230)
        return Row(
            Reserved(after),
            Grow(),
            WidgetSlot(steps, 60),
            Grow(),
            Reserved(after) if step == OUTCOME else after,
        )


def _own(question: str, own: str | None, theirs: str | None) -> Box:
    """The reader's answer, strong where it differs."""
    if own is None:
        return Words(say.left_open(), 25, DIM)
    told = words.answer(question, own)
    return Words(told, 27, CREAM) if own == theirs else Words(told, 28, GOLD, "strong")


def _theirs(question: str, own: str | None, theirs: str | None, name: str = "") -> Box:
    """The answer of the closest preset, where it isn't the reader's; with its `name` where no heading has it."""
    if theirs is None:
        return Box()
    if own == theirs:
        return Words(say.the_same(), 25, QUIET)
    answer = words.answer(question, theirs)
    told = say.preset_has(name, answer) if name else answer
    return Words(told, 25, QUIET) if own is None else Words(told, 28, CREAM, "strong")


def _tick() -> Box:
    """Where the answers are the same."""
    return Rigid(icon("tick", 36, QUIET))


def _pictured(question: str, answer: str, height: float, differs: bool) -> Box:
    """An answer in a frame; small and without one in a row in which nothing differs."""
    width = max(210, height * 1.4)
    picture = small_answer_picture(question, answer)
    if not differs:
        return Sized(Sized(picture, height=height / 2), width)
    return Sized(Panel(Sized(picture, height=height - 22), (10, 5), board(FELT, 0.5, None, 14)), width)


def _answer(question: str, answer: str, told: str) -> Box:
    """The picture over the words, or only the words if there is little room."""
    said = Words(told, 34, CREAM, "strong", "center")
    picture, below = Grow(answer_picture(question, answer)), Sized(said, width=0)
    pictured = Column(Space(24), picture, Space(16), below, Space(32))
    return FirstThatFits(pictured, Column(Grow(), said, Grow()))


def _raised(kit: Kit, surface: Surface, rect: Rect) -> None:
    tops = BUTTON_TOP, BUTTON_BOTTOM
    kit.paint.panel(surface, rect, opacity=1, line=BUTTON_RIM, radius=16, line_width=2, gradient=tops, shadow=True)


class _AnswerTiles(Tiles):
    """A press on an answer goes on to the next question; so does Enter after the arrows have chosen one. A press on the
    chosen answer, or Delete, clears it.
    """

    apart = 26

    def __init__(
        self,
        key: str,
        label: str,
        tiles: Sequence[Tile],
        chosen: int,
        on_change: Callable[[int], None],
        on_done: Callable[[], None],
    ) -> None:
        super().__init__(f"field/{key}", label, tiles, chosen, on_change, len(tiles), may_be_open=True)
        self._on_done = on_done

    def ground(self, chosen: bool) -> Paint:
        return super().ground(chosen) if chosen else _raised

    def mouse(self, event: Event) -> bool:
        before = self.chosen
        used = super().mouse(event)
        if self.chosen not in (before, -1):
            self._on_done()
        return used

    def key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.chosen >= 0:
            self._on_done()
            return True
        return super().key(event)


class _Steps(Segmented):
    """The five questions by number, ticked once answered, and a star for the result, beside which nothing is ticked."""

    def __init__(
        self,
        id: str,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        answers: Sequence[int],
    ) -> None:
        super().__init__(id, label, options, chosen, on_change, weights=[1] * len(options))
        self._answers = answers

    def spoken_text(self, index: int) -> str:
        at = self._answers[index] if index < OUTCOME else 0
        return words.answer(QUESTIONS[index].key, QUESTIONS[index].answers[at - 1].key) if at else ""

    def wanted(self, kit: Kit) -> int:
        return len(self.options) * (kit.theme.tap(72) + GAP)

    def draw(self, kit: Kit, surface: Surface) -> None:
        discs = [self.cell(n) for n in range(len(self.options))]
        side = min(discs[0].w, self.rect.h) * 3 // 4
        way = Rect(discs[0].centerx, self.rect.centery, discs[-1].centerx - discs[0].centerx, max(2, kit.theme.u(3)))
        surface.fill(kit.theme.ink(LINE_LIGHT), way)
        for n, cell in enumerate(discs):
            disc, on = Rect(0, 0, side, side), n == self.chosen
            disc.center = cell.center
            kit.paint.panel(surface, disc, GOLD if on else ROW, 1, GOLD if on else LINE_LIGHT, disc.w, 2)
            if n == OUTCOME:
                kit.paint.icon(surface, "star", disc.center, side * 5 // 8, INK_ON_GOLD if on else CREAM)
            elif self._answers[n] and self.chosen != OUTCOME:
                kit.paint.icon(surface, "tick", disc.center, side * 3 // 4, INK_ON_GOLD if on else GOLD)
            else:
                ink, size = INK_ON_GOLD if on else CREAM, side * 0.6 / kit.theme.k
                kit.text.draw(surface, str(n + 1), disc.center, size, ink, "strong", "center", side, height=side)
