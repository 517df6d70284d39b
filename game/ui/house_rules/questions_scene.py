"""Five questions about how somebody plays, one at a time; the closest preset is known from the first answer on."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.five_questions import QUESTIONS, Closest, answer_of, closest
from game.rules.presets import preset, rule_set_name
from game.text.messages import house_rules as say
from game.ui.asking_scene import AskingScene
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    OneOf,
    Pad,
    Paint,
    Panel,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Unseen,
    Words,
    board,
    icon,
    rule,
    well,
)
from game.ui.core.kit import Kit
from game.ui.core.theme import (
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
    UNMET,
)
from game.ui.house_rules.answer_pictures import answer_picture, small_answer_picture
from game.ui.requests import Ask, ChoosePreset, EditAnswers, Go
from game.ui.table.gestures import DOUBLE_NEAR_BY_FINGER, DOUBLE_WITHIN, Point, apart
from game.ui.widgets import Button, ButtonLook
from game.ui.widgets.bar import Bar
from game.ui.widgets.base import ACTIVATE
from game.ui.widgets.choice import GAP, Segmented
from game.ui.widgets.tiles import Tile, Tiles
from game.words import house_rules as words

OUTCOME = len(QUESTIONS)
"""The step after the last question."""
OWN_SHARE: Final = 1.4
"""The width of a question with the reader's answer, relative to the preset's answer."""
TILES: Final = 1770
"""The greatest total height of the answers in design pixels: fewer answers are wider, with higher pictures."""
PICTURED: Final = 240
"""The width of an answer's picture, in design pixels."""
POINTER: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


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
            self._went_on = (event.pos, self._time) if event.type in POINTER else None
        return used

    def _answer(self, answer: int) -> None:
        chosen, step = self.state.chosen, self.state.step
        self.become(chosen=(*chosen[:step], answer + 1, *chosen[step + 1 :]))

    def _go_to(self, step: int) -> None:
        self.become(step=step)

    @property
    def first_focus(self) -> str:
        """The control for the answer, or for accepting the result."""
        step = self.state.step
        if step < OUTCOME:
            return f"field/{QUESTIONS[step].key}"
        return "button/change" if self.state.closest.changes else "button/take"

    def _go_on(self, by: int = 1) -> None:
        """Go to another step and focus its choice."""
        self._go_to(self.state.step + by)
        self.focus_on(self.first_focus)

    def _go_back(self) -> None:
        """Go back to the previous question, or leave from the first one."""
        if self.state.step:
            self._go_on(-1)
        else:
            self._ask(Go.BACK)

    def content(self, kit: Kit) -> Box:
        """A question over its answers, or the result; below them the buttons to other questions."""
        step = self.state.step
        shown = self._outcome() if step == OUTCOME else self._question(step)
        panel = Panel(Column(Grow(shown), Space(20), self._ways(step)), (40, 26))
        return Column(Bar(say.which_fits(), [self.way_back]), Grow(Pad(panel, 36, 20, 24)))

    def _question(self, number: int) -> Box:
        """The question, and its answers as large cards."""
        key, answers = QUESTIONS[number].key, QUESTIONS[number].answers
        label = words.question(key)
        told = [words.answer(key, answer.key) for answer in answers]
        tiles = [Tile(text, _answer(key, answer.key, text)) for answer, text in zip(answers, told, strict=True)]
        choice = _AnswerTiles(key, label, tiles, self.state.chosen[number] - 1, self._answer, self._go_on)
        return Column(
            Grow(),
            Words(label, 48, CREAM, "heading", "center", lines=1),
            Space(26),
            Grow(Put(choice, TILES / len(answers)), most=1),
            Grow(),
        )

    def _outcome(self) -> Box:
        """The closest preset in large type, with the answers it has and lacks beside it."""
        found = self.state.closest
        name = rule_set_name(preset(found.preset).name)
        told = say.answers_fit(found.fitting[0], found.answered) if found.answered else say.answer_what_you_know()
        left = Column(
            Grow(),
            Sized(Words(say.closest_title(), 27, QUIET, align="center"), wide=0),
            Space(10),
            Words(name, 62, GOLD, "heading", "center", lines=1),
            Space(10),
            Sized(Words(told, 27, CREAM, "strong", "center"), wide=0),
            Space(40),
            *self._choose(name),
            *self._second(),
            Grow(),
        )
        forms = [Panel(self._answers(name, form), (24, 8), well) for form in ("pictured", "full", "short")]
        return Row(Sized(left, wide=480), Grow(OneOf(*forms)), gap=36, across="stretch")

    def _second(self) -> list[Box]:
        """The second closest preset, if it has any of the answers and the closest doesn't have all."""
        found = self.state.closest
        if not (found.fitting[1] and found.changes):
            return []
        told = say.second_closest(rule_set_name(preset(found.presets[1]).name), found.fitting[1], found.answered)
        return [Space(26), Sized(Words(told, 25, QUIET, align="center"), wide=0)]

    def _choose(self, name: str) -> list[Box]:
        """The buttons for the closest preset; if some of its answers differ, changing them comes first."""
        found, gold = self.state.closest, ButtonLook("primary", 28)
        look = ButtonLook(size=28) if found.changes or not found.answered else gold
        press = partial(self._ask, ChoosePreset(found.preset))
        label = say.as_it_is(name) if found.changes else say.choose(name)
        take = Put(Button("button/take", label, press, look=look), 84)
        if not found.changes:
            return [take]
        press = partial(self._ask, EditAnswers(found.preset, found.changes))
        told = say.change_line(found.answered - found.fitting[0])
        change = Button("button/change", say.with_my_answers(name), press, look=gold, sub=told)
        return [Put(change, 84), Space(14), take]

    def _answers(self, name: str, form: Literal["pictured", "full", "short"]) -> Box:
        """Each question with its answer and the closest preset's."""
        lines: list[Box] = []
        answered = [
            (question, question.answers[at - 1].key if at else None, answer_of(question, self.state.closest.preset))
            for question, at in zip(QUESTIONS, self.state.chosen, strict=True)
        ]
        if form == "pictured":
            heads = (Words(label, 24, DIM, "strong", lines=1) for label in (say.your_answer(), name))
            lines.append(Pad(_beside(Box(), *heads), 0, 4))
        for question, own, theirs in answered:
            asked = [] if form == "short" else [Words(words.question(question.key), 23, QUIET)]
            told = words.answer(question.key, own) if own else say.left_open()
            mine = Column(*asked, Words(told, 27, CREAM if own else DIM, "strong"))
            other = "" if theirs is None else say.the_same() if own == theirs else words.answer(question.key, theirs)
            if form == "pictured":
                shown = own or theirs
                picture = _framed(small_answer_picture(question.key, shown)) if shown else Box()
                row: Box = _beside(picture, mine, _theirs(other, own, theirs))
            else:
                row = Column(mine, _theirs(other and say.preset_has(name, other), own, theirs))
            lines += [rule(), Grow(row)] if lines else [Grow(row)]
        return Column(*lines)

    def _ways(self, step: int) -> Box:
        """The steps, and the button that goes on."""
        labels = [*(words.question(question.key) for question in QUESTIONS), say.closest_rules()]
        steps = _Steps("field/question", say.questions(), labels, step, self._go_to, self.state.chosen)
        answered = step < OUTCOME and self.state.chosen[step]
        label = say.next_question() if answered else say.not_sure()
        after = Put(Button("button/next", label, self._go_on, look=28), 60, 230)
        return Row(
            Unseen(after),
            Grow(),
            Put(steps, 60),
            Grow(),
            Unseen(after) if step == OUTCOME else after,
        )


def _beside(picture: Box, mine: Box, theirs: Box) -> Box:
    """A line of the result: the topic, the reader's answer, and the preset's."""
    return Row(Sized(picture, PICTURED), Share(mine, OWN_SHARE), Share(theirs), gap=30)


def _framed(picture: Box) -> Box:
    return Panel(Sized(picture, high=128), (10, 5), board(FELT, 0.5, None, 14))


def _theirs(told: str, own: str | None, theirs: str | None) -> Box:
    """The answer of the closest preset, and whether it is the same."""
    if own is None or theirs is None:
        return Words(told, 25, QUIET) if told else Box()
    if own == theirs:
        return Row(icon("tick", 36, QUIET), Grow(Words(told, 25, QUIET)), gap=12)
    return Row(icon("differs", 36, UNMET), Grow(Words(told, 25, UNMET, "strong")), gap=12)


def _answer(question: str, answer: str, told: str) -> Box:
    """The picture over the words, or only the words if there is little room."""
    said = Words(told, 34, CREAM, "strong", "center")
    picture, below = Grow(answer_picture(question, answer)), Sized(said, wide=0)
    pictured = Column(Space(24), picture, Space(16), below, Space(32))
    return OneOf(pictured, Column(Grow(), said, Grow()))


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
        """Raised, like a button."""
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
    """The five questions by number, ticked once answered, and a star for the result."""

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

    def look(self) -> None:
        return None

    def heard(self, index: int) -> str:
        """The answer given."""
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
            elif self._answers[n]:
                kit.paint.icon(surface, "tick", disc.center, side * 3 // 4, INK_ON_GOLD if on else GOLD)
            else:
                ink, size = INK_ON_GOLD if on else CREAM, side * 0.6 / kit.theme.k
                kit.text.draw(surface, str(n + 1), disc.center, size, ink, "strong", "center", side, high=side)
