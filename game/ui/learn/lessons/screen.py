"""Learn: twelve lessons in the numbers of the chosen rules, and problems with one move to find."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from types import MappingProxyType
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.messages.functions import first_round as say_first_round, learn_screen as say
from game.problems.problem_facts import ProblemTheme
from game.sentences.grammar import seat_name, seat_person
from game.sentences.learning.problems import theme_name
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Picture,
    Placed,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
    row_board,
)
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    CHOSEN_DIM,
    CHOSEN_TEXT,
    CREAM,
    DIM,
    GOLD,
    GOLD_LIGHT,
    LINE,
    PANEL,
    PANEL_DEEP,
    QUIET,
    ROW_CHOSEN,
    ROW_CHOSEN_HOVER,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    Dialog,
    Dropdown,
    FacedButton,
    LiveScene,
    ScrollList,
    TextField,
    close_button,
    row_ground,
)
from game.ui.learn.lessons.lesson_tile import LessonTile
from game.ui.learn.lessons.view_model import LearnActions, LearnShown, LessonState, OwnShown, ThemeShown
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.requests import Ask, GoBack, StartGuidedRound
from game.ui.start.title.title_tiles import HIGH_WINDOW
from saves.players.people import LONGEST_PERSON, person_key

IN_A_ROW: Final = 4
THEME: Final = 86
"""The most design pixels of a theme's row."""
SMALL: Final = 0.75
"""Real pixels for a design pixel below which lines and gaps are left out."""
_OTHER_KEYS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class LearnScene(LiveScene[LearnShown]):
    """Nothing is locked: the golden lesson comes next, but any can be opened."""

    name = "learn"

    def __init__(self, actions: LearnActions, ask: Ask) -> None:
        super().__init__(actions.shown)
        self._actions = actions
        self._unfolds_themes = False
        self._begin_guided_round = partial(ask, StartGuidedRound())
        self.form.on_cancel = partial(ask, GoBack())

    @property
    def first_focus(self) -> str:
        shown = self.state
        if shown.may_solve:
            return "button/solve"
        now = next((lesson.id for lesson in shown.lessons if lesson.state is LessonState.NOW), None)
        if now is not None:
            return f"button/lesson/{now}"
        return "button/own_games" if shown.own.waiting else "list"

    @property
    def _themes(self) -> Sequence[ThemeShown]:
        """Those that somebody began; the others are behind a press, unless there is nothing else to do."""
        begun = [theme for theme in self.state.themes if theme.solved]
        is_all = self._unfolds_themes or (self.state.knows_the_game and not begun)
        return self.state.themes if is_all else begun

    def _unfold_themes(self) -> None:
        self._unfolds_themes = True
        self.focus_on("list")

    def come_back(self) -> None:
        self.is_touched = False
        self.receive(self._actions.shown)

    def _ask_who(self) -> None:
        def choose(name: str) -> None:
            self.is_touched = False
            self._actions.choose_person(name)

        self.open(WhoLearnsDialog(self.state.people, choose, self.state.faces))

    def take(self, event: Event) -> bool | None:
        """Besides the keys of all screens: P leads to the problems, R to the rules."""
        is_free = self.form.dialog is None and not self.form.is_overlaid
        if event.type == pygame.KEYDOWN and is_free and not event.mod & _OTHER_KEYS:
            if event.key == pygame.K_p:
                problems = "list" if self._themes else "button/themes"
                self.form.focus_id("button/own_games" if self.state.own.waiting else problems)
                return True
            if event.key == pygame.K_r:
                self.form.focus_id("field/rules")
                rules = self.form.focused
                assert isinstance(rules, Dropdown)
                rules.open()
                return True
        return super().take(event)

    # ---- picture

    def content(self, kit: Kit) -> Box:
        left = Panel(self._lessons(kit), (34, 18), board(PANEL, 0.62, LINE, 20))
        right = Panel(self._problems(kit), (20, 18), board(PANEL, 0.86, LINE, 20))
        is_folded = self.state.themes and not self._themes
        problems = Share(Column(right, Grow()), 470) if is_folded else Share(right, 598)
        both: Box = Row(Share(left, 1270), problems, gap=20, across="stretch")
        if is_folded and not self.state.own.waiting:
            both = Column(Grow(left), Panel(self._one_way(), (34, 12), board(PANEL, 0.86, LINE, 20)), gap=16)
        learning = say.learning_person(seat_person((self.state.person,), 0))
        who = BarButton("button/who_learns", learning, self._ask_who, icon="person")
        guided = BarButton("button/first_round", say_first_round.title(), self._begin_guided_round, icon="play")
        return Column(Bar(say.learn(), [self.way_back], [guided, who]), Grow(Pad(both, 16, 16)))

    def _lessons(self, kit: Kit) -> Box:
        shown, actions = self.state, self._actions
        is_known = shown.knows_the_game
        heading = Words(say.you_know_the_game() if is_known else say.twelve_lessons(), 38, CREAM, "heading", lines=1)
        about = Words(say.lessons_done(shown.done) if shown.done else say.how_long(), 24, QUIET, lines=1)
        rules = Dropdown("field/rules", say.rules(), shown.rules or ("",), shown.chosen, actions.choose_rules)
        choice = (Words(say.rules(), 24, QUIET, lines=1), WidgetSlot(rules, 64, 290))
        head = FirstThatFits(
            *([] if is_known else [Row(heading, about, Grow(), *choice, gap=16)]),
            Row(heading, Grow(), *choice, gap=16),
            Row(Grow(heading, most=1), Grow(), choice[1], gap=16),
        )
        tiles = [LessonTile(lesson, self._learner, partial(actions.open_lesson, lesson.id)) for lesson in shown.lessons]
        rows = [
            Grow(Row(*(Share(WidgetSlot(tile)) for tile in tiles[at : at + IN_A_ROW]), gap=22, across="stretch"))
            for at in range(0, len(tiles), IN_A_ROW)
        ]
        grid = Layers(Picture(partial(_draw_way, tiles)), Column(*rows, gap=26 if kit.theme.k < SMALL else 40))
        told = [Space(14), Row(Grow(Words(say.all_are_done(), 27, CREAM)), *self._way_on(), gap=30)]
        return Column(head, *(told if is_known else []), Space(24), Grow(grid), Space(12))

    @property
    def _learner(self) -> PlayerAtTable:
        return PlayerAtTable(self.state.person, 0, self.state.faces.get(person_key(self.state.person)))

    def _way_on(self) -> list[Box]:
        if not self.state.may_solve:
            return []
        way = partial(Button, look=ButtonLook("primary", 34, heading=True), icon="play")
        return [Sized(WidgetSlot(way("button/solve", say.solve_problems(), self._actions.open_any), 84), width=400)]

    def _problems(self, kit: Kit) -> Box:
        shown = self.state
        heading = Words(say.problems(), 38, CREAM, "heading", lines=1)
        head = FirstThatFits(Row(heading, Words(say.one_move(), 24, QUIET, lines=1), Grow(), gap=20), heading)
        own: list[Box] = []
        if shown.own.waiting:
            button = own_moments_button(shown.own, self._learner, self._actions.open_own)
            own = [Sized(WidgetSlot(button), height=self._own_height(kit)), Space(16)]
        if not shown.themes:
            why = say.reading_problems() if shown.is_reading else say.no_problems()
            return Column(Sized(head, height=64), Space(8), *own, Pad(Words(why, 24, QUIET), 12), Grow())
        themes: list[Box] = []
        if self._themes:
            listed = ThemeList(self._themes, self._actions.open_theme)
            themes = [Grow(WidgetSlot(listed, THEME * len(self._themes)), most=1), Space(12)]
        unfold = [WidgetSlot(self._unfold_button(), 88)] if len(self._themes) < len(shown.themes) else []
        return Column(Sized(head, height=64), Space(8), *own, *themes, *unfold, Grow())

    def _unfold_button(self) -> Button:
        left = len(self.state.themes) - len(self._themes)
        label, about = (say.more_themes(left), "") if self._themes else (say.by_theme(), say.kinds_of_problems(left))
        return Button("button/themes", label, self._unfold_themes, icon="down", sub=about)

    def _one_way(self) -> Box:
        """The problems below the lessons, while they are only to be unfolded."""
        heading = Words(say.problems(), 38, CREAM, "heading", lines=1)
        unfold = WidgetSlot(self._unfold_button(), 84, 420)
        return FirstThatFits(
            Row(heading, Words(say.one_move(), 24, QUIET, lines=1), Grow(), unfold, gap=20),
            Row(Grow(heading), unfold, gap=20),
        )

    def _own_height(self, kit: Kit) -> float:
        """Design pixels: as many as its lines need, if the themes below leave that much."""
        theme = kit.theme
        if theme.design_size[1] > HIGH_WINDOW:
            return 210
        return 136 if theme.k < SMALL and theme.interface < 1.2 else 204  # with larger letters the themes scroll


def _draw_way(tiles: Sequence[LessonTile], kit: Kit, surface: Surface, rect: Rect) -> None:
    """A line from tile to tile, golden as far as the learner has come."""
    thick, turn = max(3, kit.theme.u(6)), kit.theme.u(12)
    paths = {LINE: "", GOLD: ""}
    is_passed = True
    for one, other in itertools.pairwise(tiles):
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
        paths[GOLD if is_passed else LINE] += path
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>'
        for colour, path in paths.items()
        if path
    )
    image = kit.paint.drawing(rect.size, drawn)
    surface.blit(image, rect)


def own_moments_button(own: OwnShown, person: PlayerAtTable, on_press: Callable[[], None]) -> FacedButton:
    """How many wait, whether some come back, and which games they are from."""
    first, second, third = _lines(own)
    heading = Words(say.own_games(), 29, GOLD_LIGHT, "heading", lines=1)

    def lines(size: float) -> list[Box]:
        return [Words(first, size, CREAM), *([Words(second, size, CHOSEN_TEXT)] if second else [])]

    full = [*lines(21), Words(third, 20, CHOSEN_DIM)] if third else lines(23)
    forms = (full, lines(23), lines(21), lines(21)[:1])
    told = FirstThatFits(*(Sized(Column(heading, *some), width=0) for some in forms), heading)
    row = Row(Rigid(portrait(person, 74)), Grow(Column(Grow(), told, Grow())), icon("right", 34, GOLD), gap=20)
    grounds = [board(fill, 1, GOLD, 16, 2.5) for fill in (ROW_CHOSEN, ROW_CHOSEN_HOVER)]
    return FacedButton(
        "button/own_games",
        say.own_games(),
        on_press,
        lambda button, kit: Pad(row, 20, 10),
        value=" ".join(line for line in (first, second, third) if line),
        ground=lambda button: grounds[button.hover],
    )


def _lines(own: OwnShown) -> tuple[str, str, str]:
    again = say.own_some_again(own.again) if own.again else ""
    if own.again == own.waiting:
        again = say.own_all_again(own.again)
    places = (say.from_round(game, number) for game, number in own.places[:2])
    return say.own_waiting(own.waiting), again, " · ".join(places)


def _learning_player_button(
    number: int, name: str, face: int | None, chosen: bool, on_press: Callable[[], None]
) -> FacedButton:
    """Somebody who may learn: a face and a name, golden for the current learner."""
    person, called = portrait(PlayerAtTable(name, 0 if chosen else 2, face), 50), seat_name((name,), 0)
    shown = Pad(Row(Rigid(person), Grow(Name(called, 25, GOLD if chosen else CREAM)), gap=14), 12, 2)
    id, ground = f"button/learner/{number}", row_ground(chosen)
    button = FacedButton(id, called, on_press, lambda button, kit: shown, ground=ground, look=25)
    button.help_key = "button/learner"
    return button


class WhoLearnsDialog(Dialog):
    """The known people, the current learner first; a name can be typed as well."""

    def __init__(
        self,
        people: Sequence[str],
        choose: Callable[[str], None],
        faces: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`faces` are those of the people of the house, by the keys of their names."""

        def submit() -> None:
            typed = self._field.text.strip()
            if typed:
                self.closing(partial(choose, typed))()

        self._people = [
            _learning_player_button(
                number, name, faces.get(person_key(name)), number == 0, self.closing(partial(choose, name))
            )
            for number, name in enumerate(people[:6])  # anybody else can be typed
        ]
        self._field = TextField(
            "field/learner",
            say.somebody_else(),
            "",
            lambda _: None,
            most=LONGEST_PERSON,
            placeholder=say.type_name(),
            on_submit=submit,
        )
        self._take = Button("button/learner_typed", say.it_is_me(), submit, icon="tick", look=ButtonLook(size=23))
        self.first_focus = self._people[0].id if self._people else self._field.id
        super().__init__(say.who_learns(), say.why_who(), [close_button("button/continue", "plain")])

    def body(self, kit: Kit) -> Box:
        pairs = zip_longest(self._people[::2], self._people[1::2])
        rows = [
            Row(Share(WidgetSlot(left, 70)), Share(WidgetSlot(right, 70) if right else Box()), gap=12)
            for left, right in pairs
        ]
        typed = Row(Grow(WidgetSlot(self._field, 66)), WidgetSlot(self._take, 66), gap=12)
        return Column(
            Words(self.words, 22, DIM),
            Space(18),
            *(Pad(row, 0, 0, 12) for row in rows),
            Space(8),
            Words(self._field.label, 22, CREAM, "strong"),
            Space(6),
            typed,
        )


CARDS: Final[dict[ProblemTheme, str]] = {
    ProblemTheme.OPENING: "KS",
    ProblemTheme.MELDS: "9D",
    ProblemTheme.WILDS: "2H",
    ProblemTheme.PILE: "8C",
    ProblemTheme.DISCARDS: "7D",
    ProblemTheme.THREES: "3H",
    ProblemTheme.FOOT: "",
    ProblemTheme.GOING_OUT: "AD",
    ProblemTheme.PARTNER: "QH",
}
"""The picture before a theme; the back of a foot if there is none."""


class ThemeList(ScrollList):
    """A row for each theme, as many as there is room for; the others can be scrolled to."""

    design_row_height = 72

    def __init__(self, themes: Sequence[ThemeShown], on_open: Callable[[ProblemTheme], None]) -> None:
        labels = [say.theme_heard(theme_name(one.theme), one.stars, one.solved, one.count) for one in themes]
        super().__init__("list", say.by_theme(), labels, self._draw_theme, lambda row: on_open(themes[row].theme))
        self.themes = tuple(themes)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Clickable rows; higher ones if all fit with room to spare."""
        gap = kit.theme.u(8)
        least = max(kit.theme.tap(66), kit.text.line(25)) + gap
        fitting = (rect.h + gap) // max(1, len(self.labels))
        self.place(rect, max(least, min(fitting, kit.theme.u(THEME))), gap)

    def _draw_theme(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row_board(False)(kit, surface, rect)
        Placed(self._row(kit, self.themes[index], rect), kit, rect).draw(kit, surface)

    def _row(self, kit: Kit, theme: ThemeShown, rect: Rect) -> Box:
        card_width = min(kit.theme.u(42), round(rect.h * 0.82 / 1.4))

        def draw_card(kit: Kit, surface: Surface, place: Rect) -> None:
            image = card_art(kit).picture(CARDS[theme.theme] or "foot", card_width)
            surface.blit(image, image.get_rect(center=place.center))

        name, card = Words(theme_name(theme.theme), 26, CREAM, "strong", lines=1), Picture(draw_card, 42, 58)
        figures = Words(say.solved_of(theme.solved, theme.count), 23, QUIET, "number", "right", lines=1)
        solved = Picture(partial(_draw_solved, theme.solved / max(1, theme.count)), height=8)
        broken = Sized(Words(name.text, 22, CREAM, "strong"), width=0)
        forms = (
            Row(card, Grow(Column(Row(Grow(name), figures, gap=12), Space(6), solved)), gap=18),
            Row(card, Grow(Column(Grow(), name, Space(6), solved, Grow())), gap=18),
            Row(card, Grow(broken), gap=18),
        )
        return Pad(FirstThatFits(*forms), 16)


def _draw_solved(share: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, PANEL_DEEP, 1, None, ROUND)
    if share:
        full = Rect(rect.left, rect.top, max(rect.h, round(rect.w * share)), rect.h)
        kit.paint.panel(surface, full, GOLD, 1, None, ROUND)
