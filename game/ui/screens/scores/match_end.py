"""The end of a match: who won, the places, and the whole sheet round by round, cards and books apart."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
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
    Piece,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Words,
    board,
    icon,
    paper,
    rule,
    team_mark,
)
from game.ui.core.falling_pips import FallingNow
from game.ui.core.kit import Kit
from game.ui.core.theme import (
    CREAM,
    DIM,
    GOLD,
    INK,
    LINE,
    PANEL,
    PAPER_DIM,
    PAPER_LINE,
    TEAM_COLOURS,
    TEAM_INKS,
    WHITE,
    WINE,
)
from game.ui.screens.form_screen import FormScene
from game.ui.screens.ornaments import draw_glow
from game.ui.screens.people import Name, portrait
from game.ui.screens.requests import AskInGame, Go
from game.ui.screens.scores.match_chart import FROM_NOTHING, MatchStart, ScoreTeam, match_chart
from game.ui.widgets import Button
from game.ui.widgets.bar import Bar
from game.words import looking_back
from game.words import scores as words
from game.words import screens as screen_words
from game.words.grammar import ordinal, points, signed

MOST_WIDE_PLACES: Final = 4
"""Teams that leave each other room for faces beside names."""
MANY_FACES: Final = 7
"""Faces from which on they are small beside the names and totals of teams."""


class RoundPoints(msgspec.Struct, frozen=True):
    """One round on the sheet at the end: for each team cards, books with bonuses, and both together."""

    cards: tuple[int, ...]
    books: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEndModel(msgspec.Struct, frozen=True):
    """A finished match; `winners` are indices of `teams`."""

    name: str
    rules: str
    teams: tuple[ScoreTeam, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundPoints, ...]
    can_play_again: bool = True
    start: MatchStart = FROM_NOTHING


class MatchEndScene(FormScene):
    """Winners on a golden board, the others below, the sheet on paper beside them."""

    name = "end"
    first_focus = "button/continue"
    is_spoken = True
    _is_stale = True

    def __init__(self, model: MatchEndModel, ask: AskInGame, joy: float = 0.0) -> None:
        """`joy` is what durations are multiplied by of a match that has just ended; 0 where nothing is to move."""
        super().__init__()
        self._model = model
        self._falling = FallingNow(joy if is_own_joy(model) else 0.0)
        names = [model.teams[n].name for n in model.winners]
        self._headline = words.winner_line(names, any(model.teams[n].own for n in model.winners))
        self.message = self._headline
        title = partial(ask, Go.TITLE)
        self._next = Button(
            "button/continue", screen_words.TO_TITLE, title, kind="primary", icon="play", size=40, heading=True
        )
        again, sub = partial(ask, Go.PLAY_AGAIN), words.PLAY_AGAIN_SUB
        self._others = [
            Button("button/again", words.PLAY_AGAIN, again, icon="shuffle", sub=sub),
            Button(
                "button/look_back",
                looking_back.LOOK_BACK,
                partial(ask, Go.LOOK_BACK),
                icon="film",
                sub=looking_back.LOOK_BACK_SUB,
            ),
        ]
        if not model.can_play_again:
            del self._others[0]
        self.form.set_widgets([self._next, *self._others])
        self.form.on_cancel = title

    @property
    def busy(self) -> bool:
        """While pips fall."""
        return self._falling.is_running

    def handle(self, event: Event) -> bool | None:
        """Any click or key is enough of the pips, and does what it always does."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._falling.finish():
            self.form.changed = True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """Let them fall."""
        self._falling.pass_time(dt)
        self.form.changed = self.form.changed or self._falling.has_just_ended
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        return changed or self._falling.is_running

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; while pips fall only these."""
        fresh, self._is_stale = whole or self._is_stale, False
        if fresh:
            super().draw(surface, whole)
            if not self._falling.is_running:
                return None
        rects = self._falling.draw(self.kit, surface, self._taken, fresh)
        return None if fresh else rects

    @property
    def _taken(self) -> list[Rect]:
        """Where something lies on the felt: no pip falls there."""
        window = Rect((0, 0), self.kit.size)
        drawn = self._placed.drawn if self._placed is not None else ()
        off = [rect for rect, _ in drawn if rect != window]
        return off + [widget.rect for widget in self.form.widgets]

    # ---- picture

    def content(self, kit: Kit) -> Box:
        """Winners above, sheet and chart below, buttons at the foot."""
        model = self._model
        history: list[list[int]] = []
        for played in model.rounds:
            before = history[-1] if history else list(model.start.totals) or [0] * len(model.teams)
            history.append([a + b for a, b in zip(before, played.totals, strict=True)])
        chart = Panel(match_chart(model.teams, history, model.start.rounds + len(history), model.start), (0, 8))
        wide = 0.6 if len(model.teams) <= MOST_COLUMNS else 0.7
        buttons = Row(Grow(), *(Put(button, 96, 330) for button in self._others), Put(self._next, 96, 520), gap=20)
        body = Column(
            self._winners(),
            Space(24),
            Grow(Row(Share(self._sheet(), wide), Share(chart, 1 - wide), gap=36, across="stretch")),
            Space(26),
            buttons,
        )
        return Layers(Picture(_light), Column(Bar(model.name or words.MATCH_OVER), Grow(Pad(body, 60, 24, 36))))

    def _winners(self) -> Box:
        model = self._model
        great = Words(self._headline, 72, GOLD, "heading", "center", lines=1)
        small = Words(self._headline, 40, GOLD, "heading", "center")  # long names in two lines, never shortened
        sub = Words(words.side_by_side((words.MATCH_OVER, model.rules)), 22, DIM, align="center", lines=1)
        star = icon("star", 52, GOLD)
        plaque = Panel(  # gold and grey can be read on it, in any light
            Column(Row(star, Grow(OneOf(great, small)), star, gap=24), sub), (24, 2), board(PANEL, 0.66, None, 24)
        )
        order = sorted(range(len(model.teams)), key=lambda n: -model.totals[n])
        places = Row(*(Grow(Sized(self._place(n), 560), most=1) for n in order), gap=16, across="stretch")
        return Column(plaque, Space(20), places, across="center")

    def _place(self, n: int) -> Box:
        """A team, its total and its place."""
        model = self._model
        team, total, won = model.teams[n], model.totals[n], n in model.winners
        place = ordinal(1 + sum(other > total for other in model.totals))
        ground = board(PANEL, 0.9, GOLD if won else LINE, 18, 3 if won else 1.5)
        colour = TEAM_COLOURS[team.team]
        if len(model.teams) > MOST_WIDE_PLACES:
            faces = Row(*(portrait(person, 60, won) for person in team.people), gap=4)
            rank = Words(place, 20, GOLD if won else DIM, "strong", "right", lines=1)
            total_ = Words(points(total), 34, WHITE, "number", lines=1)
            return Panel(Column(Row(faces, Grow(rank)), Name(team.name, 24, colour), total_), (14, 6), ground)
        side = 92 if len(team.people) * len(model.teams) < MANY_FACES else 56
        faces = Row(*(portrait(person, side, won) for person in team.people), gap=4)
        rank = Words(place, 22, GOLD if won else CREAM, "strong", "right", lines=1)
        told = Column(
            Row(team_mark(team.team, 20), Name(team.name, 26, colour), gap=8),
            Row(Words(points(total), 46, WHITE, "number", lines=1), Grow(rank), gap=14),
        )
        return Panel(Row(faces, Grow(told), gap=14), (18, 18), ground)

    def _sheet(self) -> Box:
        """The rounds, and the totals below them."""
        model = self._model
        names = [Name(team.name, 24, TEAM_INKS[team.team], "right") for team in model.teams]
        numbers = [points(total) for total in model.totals]
        sums = [Words(number, 36, INK, "index", "right", lines=1, alike=numbers) for number in numbers]
        inside = Column(
            Pad(_row(Box(), names), 0, 12),
            rule(WINE),
            Grow(_Rounds(model.rounds, model.start)),
            Pad(_row(Words(words.AFTER, 26, WINE, "heading", lines=1), sums), 0, 8),
        )
        return Panel(inside, (30, 8), paper)


def is_own_joy(model: MatchEndModel) -> bool:
    """Whether somebody at the screen has won; where several share it, whoever has."""
    mine = [n for n, team in enumerate(model.teams) if team.own]
    return bool(model.winners) and (not mine or any(n in model.winners for n in mine))


def _light(kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_glow(kit, surface, (rect.centerx, rect.top + kit.theme.u(230)), kit.theme.u(760))


def _row(label: Box, cells: Sequence[Box]) -> Row:
    """A row of the sheet; a column for each team."""
    return Row(Sized(label, 170), *map(Share, cells), gap=10 if len(cells) <= MOST_COLUMNS else 6)


MOST_COLUMNS: Final = 6
"""Teams whose columns leave the chart its usual width."""


class _Rounds(Box):
    """A row for every round; of a long match the last ones."""

    def __init__(self, rounds: Sequence[RoundPoints], start: MatchStart) -> None:
        self._rounds = rounds
        self._start = start
        self._parts = [
            [words.cards_and_books(*each) for each in zip(played.cards, played.books, strict=True)] for played in rounds
        ]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """As many as there is room for."""
        count = len(self._rounds)
        most = max(1, rect.h // (kit.text.line(26, "number") + 2))
        begun = [self._begun_with()] if any(self._start.totals) and count < most else []
        return Column(*begun, *(self._row(n) for n in range(max(0, count - most), count))).place(kit, rect)

    def _begun_with(self) -> Box:
        """The totals that the match began with, where it goes on from another."""
        cells = [Words(points(total), 26, INK, "number", "right", lines=1) for total in self._start.totals]
        row = _row(Words(words.BEGUN_WITH, 24, INK, "strong", lines=1), cells)
        return Grow(Column(Grow(Sized(row, high=138), most=1), rule(PAPER_LINE)), most=1)

    def _row(self, n: int) -> Box:
        """The total of each team, beneath it cards and books where there is room."""
        alike = [part for parts in self._parts for part in parts]
        cells = []
        for total, part in zip(self._rounds[n].totals, self._parts[n], strict=True):
            number = Words(signed(total), 26, INK, "number", "right", lines=1)
            below = Words(part, 18, PAPER_DIM, align="right", lines=1, alike=alike, least=0.8)
            cells.append(OneOf(Column(number, below), number))
        row = _row(Words(words.round_title(self._start.rounds + n + 1), 24, INK, "strong", lines=1), cells)
        return Grow(Column(Grow(Sized(row, high=138), most=1), rule(PAPER_LINE)), most=1)
