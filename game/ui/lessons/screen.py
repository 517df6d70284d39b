"""Learn: twelve lessons in the numbers of the chosen rules, and problems with one move to find."""

from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
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
)
from game.ui.core.kit import Kit
from game.ui.core.paint import svg
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL
from game.ui.lessons.learn_shown import LearnDesk, LearnShown
from game.ui.lessons.lesson_tile import LessonTile
from game.ui.lessons.own_panel import OwnMomentsButton
from game.ui.lessons.theme_list import ARROW_WIDE, SOLVED_WIDE, STARS_WIDE, ThemeList
from game.ui.lessons.who_learns import WhoLearnsDialog
from game.ui.models import SeatedPerson
from game.ui.requests import Ask, Go
from game.ui.title.title_doors import HIGH_WINDOW
from game.ui.widgets import Bar, BarButton, Button, Dropdown, Widget
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.ornaments import draw_fan, draw_glow
from game.words import learn_screen as words
from game.words.screens import BACK
from saves.people import person_key

LESSONS_WIDE: Final = 1208
PROBLEMS_WIDE: Final = 660
IN_A_ROW: Final = 4
LARGE: Final = 1.2
"""The scale of the interface from which on the themes scroll anyway."""
SMALL: Final = 0.75
"""Real pixels for a design pixel below which lines and gaps are left out."""
_OTHER_KEYS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class LearnScene(FormScene):
    """Nothing is locked: the golden lesson comes next, but any can be opened."""

    name = "learn"

    def __init__(self, desk: LearnDesk, ask: Ask) -> None:
        super().__init__()
        self._desk = desk
        self._next: LearnShown | None = None
        self._is_touched = False
        self.form.on_cancel = partial(ask, Go.BACK)
        self._back = BarButton("button/back", BACK, self.form.on_cancel, icon="back")
        self._who = BarButton("button/who_learns", "", self._ask_who, icon="person")
        self._themes = ThemeList(desk.open_theme)
        self._fill(desk.shown)
        self.form.set_widgets(self._widgets, self.first_focus)

    # ---- what is shown

    def _fill(self, shown: LearnShown) -> None:
        self._shown = shown
        self._who.label = words.learning_person(shown.person)
        person = SeatedPerson(shown.person, 0, shown.faces.get(person_key(shown.person)))
        self._rules = Dropdown("field/rules", words.RULES, shown.rules or ("",), shown.chosen, self._desk.choose_rules)
        self._tiles = [
            LessonTile(lesson, shown.person, partial(self._desk.open_lesson, lesson.id), shown.knows_the_game)
            for lesson in shown.lessons
        ]
        self._own = OwnMomentsButton(shown.own, person, self._desk.open_own)
        self._any = Button(
            "button/solve",
            words.SOLVE_PROBLEMS,
            self._desk.open_any,
            kind="primary",
            icon="play",
            size=34,
            heading=True,
        )
        self._any.visible = shown.knows_the_game and bool(shown.own.waiting or shown.themes)
        self._themes.show(shown.themes)
        now = next((tile for tile in self._tiles if tile.is_now), None)
        self.first_focus = now.id if now is not None else self._own.id if shown.own.waiting else self._themes.id
        if self._any.visible:
            self.first_focus = self._any.id
        lessons: list[Widget] = [self._rules, *([self._any] if self._any.visible else []), *self._tiles]
        self._widgets = [self._back, self._who, *lessons, self._own, self._themes]

    def show(self, shown: LearnShown) -> None:
        """Other things are known, or chosen: shown with the next pass in which nobody presses anything."""
        self._next = shown

    def come_back(self) -> None:
        """The screen is seen again after a lesson or a problem: the keys are on what comes next."""
        self._is_touched = False
        self.show(self._desk.shown)

    def update(self, dt: float) -> bool:
        """What has become known."""
        if self._next is not None and not self.form.is_pressed and not self._rules.is_open:
            if self._next != self._shown or not self._is_touched:
                self._fill(self._next)
                self.refresh()  # what has no place yet cannot have the keys
                self.form.set_widgets(self._widgets, None if self._is_touched else self.first_focus)
            self._next = None
        return super().update(dt)

    # ---- who learns

    def _ask_who(self) -> None:
        def choose(name: str) -> None:
            self.form.close_dialog()
            self._is_touched = False
            self._desk.choose_person(name)

        self.form.open(WhoLearnsDialog(self._shown.people, choose, self.form.close_dialog, self._shown.faces), self.kit)

    # ---- keys

    def handle(self, event: Event) -> bool | None:
        """Besides the keys of all screens: P leads to the problems, R to the rules."""
        self._is_touched = self._is_touched or event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if event.type == pygame.KEYDOWN and self.form.dialog is None and not self._rules.is_open:
            if not event.mod & _OTHER_KEYS and event.key == pygame.K_p:
                self.form.focus_on(self._own if self._own.enabled else self._themes)
                return True
            if not event.mod & _OTHER_KEYS and event.key == pygame.K_r:
                self.form.focus_on(self._rules)
                self._rules.open()
                return True
        return super().handle(event)

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """The lessons on the left, the problems on the right."""
        left = Panel(self._lessons(kit), (34, 18), board(PANEL, 0.62, LINE, 20))
        right = Panel(self._problems(kit), (20, 18), board(PANEL, 0.86, LINE, 20))
        both = Row(Share(left, LESSONS_WIDE), Share(right, PROBLEMS_WIDE), gap=20, across="stretch")
        return Column(Bar(words.LEARN, [self._back], [self._who]), Grow(Pad(both, 16, 16)))

    def _lessons(self, kit: Kit) -> Box:
        is_known = self._shown.knows_the_game
        heading = Words(words.YOU_KNOW_THE_GAME if is_known else words.TWELVE_LESSONS, 38, CREAM, "heading", lines=1)
        how_long = Words(words.HOW_LONG, 22, DIM, lines=1)
        choice = (Words(words.RULES, 22, DIM, lines=1), Put(self._rules, 64, 290))
        head = OneOf(
            *([] if is_known else [Row(heading, how_long, Grow(), *choice, gap=16)]),
            Row(heading, Grow(), *choice, gap=16),
            Row(Grow(heading, most=1), Grow(), choice[1], gap=16),
        )
        gap = 12 if is_known else 26 if kit.theme.k < SMALL else 40
        rows = [
            Grow(Row(*(Share(Put(tile)) for tile in self._tiles[at : at + IN_A_ROW]), gap=22, across="stretch"))
            for at in range(0, len(self._tiles), IN_A_ROW)
        ]
        grid = Layers(Picture(self._draw_way), Column(*rows, gap=gap))
        if not is_known:
            return Column(head, Space(24), Grow(grid), Space(12))
        told = Row(Grow(Words(words.ALL_ARE_DONE, 25, CREAM)), *self._way_on(), gap=30)
        return Column(head, Grow(Picture(self._draw_feast), 2.2), told, Space(20), Grow(grid), Space(8))

    def _way_on(self) -> list[Box]:
        return [Sized(Put(self._any, 84), wide=400)] if self._any.visible else []

    def _problems(self, kit: Kit) -> Box:
        shown = self._shown
        heading = Words(words.PROBLEMS, 38, CREAM, "heading", lines=1)
        head = OneOf(Row(heading, Words(words.ONE_MOVE, 22, DIM, lines=1), Grow(), gap=20), heading)
        own = Sized(Put(self._own), high=self._own_high(kit))
        if not shown.themes:
            why = words.READING_PROBLEMS if shown.is_reading else words.NO_PROBLEMS
            return Column(Sized(head, high=64), Space(8), own, Space(20), Pad(Words(why, 23, DIM), 12), Grow())
        columns = (
            Sized(OneOf(Words(words.DIFFICULTY, 20, DIM, lines=1), Box()), wide=STARS_WIDE),
            Sized(OneOf(Words(words.SOLVED, 20, DIM, align="right", lines=1), Box()), wide=SOLVED_WIDE),
            Space(ARROW_WIDE),
        )
        titles = Pad(Row(Grow(Words(words.BY_THEME, 24, CREAM, "strong", lines=1)), *columns, gap=18), 16)
        return Column(Sized(head, high=64), Space(8), own, Space(16), titles, Space(8), Grow(Put(self._themes)))

    def _own_high(self, kit: Kit) -> float:
        """Design pixels: as many as its lines want, as far as the themes below can spare them."""
        theme = kit.theme
        if theme.design_size[1] > HIGH_WINDOW:
            return 210
        if not self._shown.own.waiting:
            return 118
        return 136 if theme.k < SMALL and theme.interface < LARGE else 168

    def _draw_feast(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The fan of the title, in a quiet light."""
        scale = min(0.78, rect.h / kit.theme.u(480), rect.w / kit.theme.u(900))
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        draw_glow(kit, surface, rect.center, kit.theme.u(420))
        draw_fan(kit, surface, rect.center, scale)
        surface.set_clip(before)

    def _draw_way(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """A line from tile to tile, golden as far as one came."""
        if self._shown.knows_the_game:
            return
        thick, turn = max(3, kit.theme.u(6)), kit.theme.u(12)
        parts = {LINE: "", GOLD: ""}
        is_passed = True
        for one, other in zip(self._tiles, self._tiles[1:], strict=False):
            is_passed = is_passed and one.is_passed
            a, b = one.rect.move(-rect.x, -rect.y), other.rect.move(-rect.x, -rect.y)
            if a.centery == b.centery:
                y = a.top + round(a.h * 0.25)
                path = f"M{a.right} {y}H{b.left}"
            else:
                x, to, middle = a.centerx, b.centerx, (a.bottom + b.top) // 2
                path = (
                    f"M{x} {a.bottom}V{middle - turn}Q{x} {middle} {x - turn} {middle}"
                    f"H{to + turn}Q{to} {middle} {to} {middle + turn}V{b.top}"
                )
            colour = GOLD if is_passed else LINE
            parts[colour] += path
        drawn = "".join(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>'
            for colour, path in parts.items()
            if path
        )
        image = kit.paint.once(("lessons", rect.size, drawn), lambda: svg(rect.size, drawn))
        surface.blit(image, rect)
