"""Somebody who does lessons at the table, by keys alone or with the pointer, without a window's loop."""

from functools import lru_cache

import pygame
from pygame.event import Event

from game.lessons.course import lessons_of
from game.lessons.lesson_facts import ChooseCards, Lesson, LessonPart, Pointed, TableThing, TheseCards
from game.lessons.lesson_ids import LessonId
from game.play.practising.lesson_run import LessonRun
from game.toolkit.speed import LOOKED_AT
from game.toolkit.targets import Report, Target
from game.turn.spots import Spot, Zone, id_of
from game.ui.learn.lessons.lesson import Teaching
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.table.followed_table import FollowedTable
from game.ui.table.info.lesson_pointing import spot_of, spots_of_cards
from game.ui.table.layout.lesson_places import LessonPlaces
from game.ui.table.modes import Learn
from game.ui.table.sheets.lesson_sheet import DEEDS, LessonSheet
from game.ui.table.table_game import TableHooks
from tests.build import WEB
from tests.ui.drive import click, middle
from tests.ui.thinking_again import Stack

MOST_TABS = 80
"""Presses of Tab after which something cannot be reached."""


@lru_cache(1)
def web_lessons() -> tuple[Lesson, ...]:
    """Every lesson of Web Classic."""
    return lessons_of(WEB)


class LearningPlayer:
    """A lesson at its table, and what somebody does there."""

    def __init__(self, lesson: Lesson, step: int = 0, following: Lesson | None = None) -> None:
        self.stack = Stack()
        self.stack.preferences = Preferences(speed="off", ask_discard="always")  # nothing of a lesson needs asking
        self.told: list[tuple[LessonId, int, bool]] = []
        """What was told of how far somebody came."""
        self.matches: list[LessonId] = []
        """After which lessons a match was asked for."""
        self.run = LessonRun(lesson, step)
        next_run = LessonRun(following) if following is not None else None
        leads = Teaching(
            self.stack,  # type: ignore[arg-type]  # a stack without a window
            lambda *progress: self.told.append(progress),
            lambda lesson_id: next_run if lesson_id is lesson.id else None,
            TableHooks(),
            lambda: self.matches.append(lesson.id),
        )
        leads.begin(self.run)
        self.pass_time()

    @property
    def front(self) -> OverlaidScene:
        """The uppermost scene with what may lie in front of it."""
        scene = self.stack.scenes[-1]
        assert isinstance(scene, OverlaidScene)
        return scene

    @property
    def table(self) -> FollowedTable:
        """The table of the lesson."""
        assert isinstance(self.front.inner, FollowedTable)
        return self.front.inner

    @property
    def sheet(self) -> LessonSheet:
        """What the tutor says."""
        assert isinstance(self.table.state.mode, Learn)
        return self.table.state.mode.sheet

    @property
    def report(self) -> Report:
        """What `--targets` shows."""
        return self.front.report()

    def pass_time(self, seconds: float = 0.05) -> None:
        """Let the loop go round twice."""
        for part in (seconds, 0.0):
            if self.stack.scenes:
                self.front.update(part)

    def look(self) -> None:
        """Look at what was done until the next step lies there."""
        for _ in range(3):
            self.pass_time(LOOKED_AT)

    def key(self, code: int, unicode: str = "") -> None:
        """Press a key."""
        self.front.handle(Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode))
        self.pass_time()

    def target(self, id: str) -> Target:
        """The target of this id, which must be there and enabled."""
        found = next((target for target in self.report.targets if target.id == id), None)
        assert found is not None, f"there is no {id}: {self.report.message}"
        assert found.enabled, f"{id} is not to be had: {self.report.message}"
        return found

    def click(self, id: str) -> None:
        """Click a target."""
        self.click_at(middle(self.target(id)))

    def click_at(self, pos: tuple[int, int]) -> None:
        """Click a point."""
        front = self.front
        for event in click(pos):
            front.handle(event)
        self.pass_time(1.0 if not self.run.is_step_done else 0.05)

    def tab_to(self, id: str) -> None:
        """Give the keys to something with Tab alone."""
        self.target(id)
        for _ in range(MOST_TABS):
            if self.report.focus == id:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {id}: {self.report.message}")

    # ---- what a part asks

    def spots_of(self, at: Pointed) -> list[Spot]:
        """What of the felt it is."""
        layout = self.table.state.layout
        if isinstance(at, TheseCards):
            return spots_of_cards(at.cards, layout)
        spot = spot_of(at, layout)
        return [] if spot is None else [spot]

    def ids_of(self, part: LessonPart) -> list[str]:
        """The targets to be used for a part, one after the other."""
        if isinstance(part, ChooseCards):
            return [id_of(spot) for spot in self.spots_of(TheseCards(part.cards))]
        if isinstance(part.at, TableThing) and part.at in DEEDS:
            return [f"button/{DEEDS[part.at]}"]
        if part.at in (TableThing.YES, TableThing.NO):
            return ["button/yes" if part.at is TableThing.YES else "button/no"]
        if part.at is TableThing.PILE:
            there = {widget.id for widget in self.table.tools.form.widgets if widget.stop and widget.enabled}
            return [next(id_of(zone) for zone in (Zone.DISCARD, Zone.UPCARD, Zone.PILE) if id_of(zone) in there)]
        return [id_of(spot) for spot in self.spots_of(part.at)]

    def do_by_keys(self, part: LessonPart) -> None:
        """One part with keys alone: Tab, Space, Y and N."""
        for id in self.ids_of(part):
            if id in ("button/yes", "button/no"):
                self.key(pygame.K_y if id == "button/yes" else pygame.K_n)
            else:
                self.tab_to(id)
                self.key(pygame.K_SPACE)

    def do_by_pointer(self, part: LessonPart) -> None:
        """One part with clicks alone."""
        for id in self.ids_of(part):
            self.click(id)

    # ---- whole steps

    def do_step(self, by_keys: bool) -> None:
        """The step at hand, until the next lies there."""
        do = self.do_by_keys if by_keys else self.do_by_pointer
        number = self.run.number
        for part in self.run.step.parts:
            do(part)
        assert self.run.is_step_done or self.run.number > number, self.report.message
        self.look()

    @property
    def over(self) -> LessonPlaces:
        """What lies over the table."""
        over = self.table.over
        assert over is not None
        return over
