"""A tutor's sheet over its table, with the most that can be on it. Tests see the sheet alone: it hides much."""

from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.lessons.lesson_facts import Lesson
from game.lessons.lesson_ids import LessonId
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.targets import Report
from game.toolkit.widgets.form import Form
from game.ui.table.sheets.lesson_sheet import LessonSheet, lay_lesson_sheet
from tests.ui.learning_player import LearningPlayer, web_lessons

ON_SHEET = ("button/step_back", "button/do_it", "button/next_lesson", "button/play_match", "button/learn")


class SheetAlone:
    """The sheet of a step; the table that it belongs to has its place and its keys."""

    def __init__(self, lesson: Lesson, step: int, is_over: bool = False) -> None:
        learner = LearningPlayer(lesson, step, following=lesson)
        if is_over:
            learner.do_step(by_keys=True)
        self._table = learner.table
        self.name = "lesson"

    @property
    def form(self) -> Form:
        """What has the keys."""
        return self._table.tools.form

    keys_taken = KeysTaken.CHOSEN
    modal = None

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._table.busy

    def resize(self, kit: Kit) -> None:
        """Lay the table out."""
        self._kit = kit
        self._table.resize(kit)

    def handle(self, event: Event) -> None:
        """The table's."""
        self._table.handle(event)

    def update(self, dt: float) -> bool:
        """The table's."""
        return self._table.update(dt)

    def draw(self, surface: Surface, whole: bool = True) -> None:
        """The table, unseen by tests; over it the sheet and its buttons."""
        kits = (self._kit, *self._kit.scaled.values())
        watches = [(one.text.watch, one.paint.watch) for one in kits]
        for one in kits:
            one.text.watch = one.paint.watch = None
        self._table.draw(surface, whole)
        for one, (text, panel) in zip(kits, watches, strict=True):
            one.text.watch, one.paint.watch = text, panel
        kit, over, sheet = self._table.frames.kit, self._table.over, self._table.state.mode.sheet
        assert over is not None
        assert isinstance(sheet, LessonSheet)
        lay_lesson_sheet(kit, over.sheet, sheet).draw(kit, surface)
        for widget in self._table.tools.form.widgets:
            if widget.visible and widget.id in ON_SHEET:
                widget.draw(kit, surface)
        ringed = self.form.ringed
        if ringed is not None:
            kit.paint.focus(surface, ringed.ring(), ringed.radius)

    def report(self) -> Report:
        """What lies on the sheet."""
        told = self._table.report()
        return replace(told, targets=tuple(one for one in told.targets if one.id in ON_SHEET and Rect(one.rect).w))

    def leave(self) -> None:
        """The table's."""
        self._table.leave()


def _of(wanted: LessonId, step: int, is_over: bool = False) -> SheetAlone:
    lesson = next(one for one in web_lessons() if one.id is wanted)
    return SheetAlone(lesson, step % len(lesson.steps), is_over)


TAUGHT = {
    "lesson, five things to do": partial(_of, LessonId.OPENING, 3),
    "lesson, a score to read": partial(_of, LessonId.WHAT_WINS, -1),
    "lesson, seven steps": partial(_of, LessonId.FOOT, 1),
    "lesson, over": partial(_of, LessonId.GOING_OUT, -1, is_over=True),
}
