"""The tutor's sheet of a lesson: its text and task, how far the lesson is, and the two ways on."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.lessons.lesson_facts import ChooseCards, LessonPart, Pointed, TableThing, TheseCards
from game.messages.functions import lessons as say_lessons
from game.messages.language import Message
from game.sentences.grammar import sentences
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Panel,
    Picture,
    Reserved,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    paper,
    round_tick,
)
from game.toolkit.drawing.theme import GOLD, GOOD, INK, PAPER_DIM, PAPER_PALE, WHITE, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook
from game.turn.offered_buttons import Action
from game.ui.shared.people.portrait_and_name import portrait
from game.ui.table.layout.lesson_places import SheetForm, SheetPlace
from game.ui.table.sheets.laid_sheet import LaidSheet, unpressed
from game.ui.table.sheets.speech_bubble import TUTOR

DISC: Final = "M50 5A45 45 0 1 1 49.9 5Z"
WIDTHS: Final = ((900, 0.0), (1060, 60.0), (760, 90.0), (1300, 120.0), (640, 200.0))
"""Design pixels, the most readable width first, and how many window pixels further from its wished place a more
readable one may be.
"""


class SheetButton(msgspec.Struct, frozen=True):
    """A way on: its target is `button/NAME`. Without `reason` it can be pressed."""

    name: str
    label: Message
    key: str
    icon: str | None = None
    is_gold: bool = False
    reason: Message | None = None


DEEDS: Final[Mapping[Pointed, Action]] = {
    TableThing.PLAY: "play",
    TableThing.GO_OUT: "go_out",
    TableThing.HOLD: "hold",
    TableThing.PEEK: "peek",
}
"""What the buttons do that lessons point at."""


class LessonSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The tutor's text at one moment of a lesson. The lesson chooses the words."""

    title: Message
    """The title of the screen, in the bar."""
    back: Message
    """The label of the way back."""
    heading: Message
    text: Message
    task_texts: Callable[[], tuple[str, ...]] = tuple
    """The tasks of this step, one after another."""
    at: int = 0
    """Which of them is next; their number when all are done. The table counts it with `parts`."""
    parts: tuple[LessonPart, ...] = ()
    """How each of the tasks is done by hand."""
    begun: Pointed | None = None
    """Where some of the cards already are that the next part would bring to the place for new melds."""
    held: tuple[Card, ...] = ()
    """The hand when the step began."""
    lit: tuple[Pointed, ...] = ()
    """What matters in the whole step: it isn't dimmed before something is to be done."""
    step: int = 1
    steps: int = 1
    """The step of the lesson, from 1, and how many there are; one more once it is over."""
    left: SheetButton | None = None
    right: SheetButton

    @property
    def ringed(self) -> Pointed | None:
        """What has the ring and the arrow: the subject of the next part, otherwise the first thing that matters."""
        if self.at < len(self.parts):
            part = self.parts[self.at]
            return TheseCards(part.cards) if isinstance(part, ChooseCards) else self.begun or part.at
        if self.parts:
            return None
        return next(iter(self.lit), None)

    @property
    def about(self) -> tuple[Pointed, ...]:
        """Everything it points at sooner or later."""
        parts = (TheseCards(part.cards) if isinstance(part, ChooseCards) else part.at for part in self.parts)
        return tuple(dict.fromkeys((*self.lit, *parts)))

    @property
    def lit_now(self) -> tuple[Pointed, ...]:
        """What isn't dimmed: what is to be done next alone, with the cards that it is done with."""
        if self.ringed is None or self.at >= len(self.parts):
            return self.about
        before = self.parts[self.at - 1] if self.at else None
        return (TheseCards(before.cards), self.ringed) if isinstance(before, ChooseCards) else (self.ringed,)

    @property
    def tasks(self) -> tuple[str, ...]:
        return self.task_texts()

    @property
    def task(self) -> str:
        return self.tasks[self.at] if self.at < len(self.tasks) else ""

    @property
    def words(self) -> str:
        return sentences(self.heading(), self.text(), self.task)


def sheet_forms(kit: Kit, sheet: LessonSheet, widest: int) -> tuple[SheetForm, ...]:
    """Every form and width that the sheet may have, with its height, the best first. None is wider than `widest`."""
    wides: dict[int, float] = {}
    for width, costs in WIDTHS:
        wides.setdefault(min(widest, kit.theme.u(width)), costs)
    left, right = _ways(sheet)
    forms = []
    for number, form in enumerate(FORMS):
        box, least = _box(form, sheet, left, right), _last_line(form, sheet, left, right).width(kit)
        least += 2 * kit.theme.u(PAD)
        for width, costs in wides.items():
            if width >= least:
                forms.append(SheetForm(number, width, box.height(kit, width), form.costs + costs))
    if not forms:
        last = len(FORMS) - 1
        height = _box(FORMS[last], sheet, left, right).height(kit, widest)
        forms.append(SheetForm(last, widest, height, 0.0))
    return tuple(forms)


def lay_lesson_sheet(kit: Kit, place: SheetPlace, sheet: LessonSheet) -> LaidSheet:
    left, right = _ways(sheet)
    ways = [
        (sheet.right.key, right),
        *([(sheet.left.key, left)] if sheet.left is not None and left is not None else []),
    ]
    return LaidSheet(kit, place.rect, _box(FORMS[place.form], sheet, left, right), ways)


class Fullness(msgspec.Struct, frozen=True):
    """How much of the sheet fits."""

    has_portrait: bool = False
    has_dots: bool = False
    has_title: bool = True
    """Whether the heading of the step is above the task; without a task it is there anyway."""
    heading: float = 30
    text: float = 23
    costs: float = 0.0
    """How many window pixels further from its wished place a fuller form may be."""


FORMS: Final = (
    Fullness(has_portrait=True, has_dots=True, heading=42, text=25),
    Fullness(has_dots=True, heading=38, text=25, costs=200),
    Fullness(has_title=False, heading=32, text=24, costs=300),
    Fullness(has_dots=True, costs=420),
    Fullness(has_title=False, heading=28, costs=640),
    Fullness(heading=26, text=22, costs=800),
)
"""The fullest first."""
PAD: Final = 28


def _box(form: Fullness, sheet: LessonSheet, left: Button | None, right: Button) -> Box:
    """What to do is its headline; the name of the step, and why, are small."""
    said: list[Box] = [Words(sheet.heading(), form.heading, WINE, "heading")]
    if sheet.tasks:
        title = [Words(sheet.heading(), 22, PAPER_DIM, "strong")] if form.has_title else []
        said = [*title, _task(sheet, form.heading)]
    words_: Box = Column(*said, Space(2), Words(sheet.text(), form.text, INK))
    if form.has_portrait:
        words_ = Row(portrait(TUTOR, 108), Space(26), Share(words_), across="start")
    return Panel(Column(words_, Space(12), Grow(), _last_line(form, sheet, left, right)), (PAD, 18), paper)


def _last_line(form: Fullness, sheet: LessonSheet, left: Button | None, right: Button) -> Box:
    """The way back, which every step has, the way on, and how far the lesson is."""
    where = Words(say_lessons.place_of_step(sheet.step, sheet.steps), 21, PAPER_DIM, lines=1)
    told: list[Box] = [where] if sheet.step <= sheet.steps > 1 else []
    if form.has_dots and sheet.steps > 1:
        told += [Space(22), Row(*(_dot(step, sheet) for step in range(1, sheet.steps + 1)), gap=10)]
    back = [WidgetSlot(left, 66), Space(44)] if left is not None else []  # two presses in one place never lead back
    return Row(*back, WidgetSlot(right, 66), Space(20), Grow(), *told)


def _task(sheet: LessonSheet, size: float) -> Box:
    """What to do now, ticked once nothing else is; with room for whatever comes after it, so that the sheet stays."""
    if sheet.at < len(sheet.tasks):
        now: Box = Words(sheet.task, size, WINE, "heading")
    else:
        now = Row(round_tick(34, GOOD, WHITE), Space(12), Words(sheet.tasks[-1], size, PAPER_DIM, "heading"))
    return Layers(*(Reserved(Words(task, size, WINE, "heading")) for task in sheet.tasks), now)


def _dot(step: int, sheet: LessonSheet) -> Box:
    fill = WINE if step < sheet.step else GOLD if step == sheet.step else PAPER_PALE

    def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
        rim = WINE if step == sheet.step else None
        surface.blit(kit.paint.path(DISC, rect.w, fill, rim=rim), rect.topleft)

    return Picture(draw, 22, 22)


def _ways(sheet: LessonSheet) -> tuple[Button | None, Button]:
    """The buttons of the two ways on."""
    return _way(sheet.left) if sheet.left is not None else None, _way(sheet.right)


def _way(way: SheetButton) -> Button:
    look, why = ButtonLook("primary" if way.is_gold else "plain", 24), way.reason
    id, why_not = f"button/{way.name}", None if why is None else why()
    return Button(id, way.label(), unpressed, look=look, icon=way.icon, key=way.key, why_not=why_not)
