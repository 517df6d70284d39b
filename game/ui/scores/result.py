"""What the end of a match and of an evening have in common: the winners on a golden board, pips that fall beside it."""

from collections.abc import Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.text.amounts import points
from game.text.messages import scores as say
from game.ui.boxes import (
    Box,
    Column,
    Described,
    Grow,
    OneOf,
    Panel,
    Picture,
    Row,
    Share,
    Space,
    Words,
    board,
    icon,
    team_mark,
)
from game.ui.core.falling_pips import FallingNow
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS, WHITE
from game.ui.scores.match_chart import ScoreTeam
from game.ui.scores.moving_scene import MovingScene
from game.ui.widgets.ornaments import draw_glow
from game.ui.widgets.portrait_and_name import Name, portrait
from game.ui.widgets.state_scene import State

MOST_WIDE_PLACES: Final = 4
"""Teams that leave each other room for faces beside names."""
MANY_FACES: Final = 7
"""Faces from which on they are small beside the names and totals of teams."""
LARGE_FACE: Final = 92
"""Design pixels across a face where there is room."""
PAIR: Final = 2
MOST_ROUNDS: Final = 12
"""Rounds that have a column; of more the last ones."""


class ResultScene(MovingScene[State]):
    """A screen on which pips fall for a moment, wherever nothing is to be read."""

    def __init__(self, state: State, joy: float) -> None:
        """`joy` is what durations are multiplied by; 0 where nothing is to move."""
        super().__init__(state, FallingNow(joy, self._taken))

    def let_fall(self, joy: float) -> None:
        """Something has just ended."""
        self.motion = FallingNow(joy, self._taken)

    def _taken(self) -> list[Rect]:
        """Where something lies on the felt: no pip falls there."""
        window = Rect((0, 0), self.kit.size)
        drawn = self._placed.drawn if self._placed is not None else ()
        off = [rect for rect, _ in drawn if rect != window]
        return off + [widget.rect for widget in self.form.widgets]


class ResultTeams(msgspec.Struct, frozen=True):
    """The teams of what is over, their totals, who won (as indices), and what each round brought them."""

    teams: tuple[ScoreTeam, ...]
    totals: Sequence[int]
    winners: Sequence[int]
    rounds: Sequence[Sequence[int]] = ()


def winners_board(headline: str, under: str, result: ResultTeams, shines: bool = True) -> Box:
    """Who won, between stars if it `shines`, with a short line under it, and every team below, the best first."""
    great = Words(headline, 66, GOLD if shines else CREAM, "heading", "center", lines=1)
    small = Words(headline, 40, GOLD if shines else CREAM, "heading", "center")  # long names in two lines
    sub = Words(under, 25, CREAM, "strong", "center")
    star = icon("star", 50, GOLD) if shines else Box()
    head = Row(star, Grow(OneOf(great, small)), star, gap=24)
    order = sorted(range(len(result.teams)), key=lambda n: -result.totals[n])
    places = Row(*(Share(_place(result, n)) for n in order), gap=36 if len(order) == PAIR else 20, across="stretch")
    # gold can be read on it, in any light
    plaque = Panel(Column(head, sub, Space(10)), (36, 2), board(PANEL, 0.66, None, 24))
    return Column(Row(Grow(), plaque, Grow()), Space(16), places)


def _place(result: ResultTeams, n: int) -> Box:
    """A team, its total, its place, and what each round brought."""
    team, total, won = result.teams[n], result.totals[n], n in result.winners
    ground = board(PANEL, 0.9, GOLD if won else LINE, 18, 3 if won else 1.5)
    colour = TEAM_COLOURS[team.team]
    if len(result.teams) > MOST_WIDE_PLACES:
        rank = Words(_rank(result, n), 20, GOLD if won else DIM, "strong", "right", lines=1)
        faces = Row(*(portrait(person, 60, won) for person in team.people), gap=4)
        total_ = Words(points(total), 34, WHITE, "number", lines=1)
        return Panel(Column(Row(faces, Grow(rank)), Name(team.name, 24, colour), total_), (14, 6), ground)
    side = LARGE_FACE if len(team.people) * len(result.teams) < MANY_FACES else 56
    faces = Row(*(portrait(person, side, won) for person in team.people), gap=-14 if side == LARGE_FACE else 4)
    name = Row(team_mark(team.team, 20), Name(team.name, 26, colour), gap=8)
    number = Words(points(total), 46, WHITE, "number", lines=1)
    rank = Words(_rank(result, n), 22, GOLD if won else CREAM, "strong", "right", lines=1)
    if len(result.teams) > PAIR:
        return Panel(Row(faces, Grow(Column(name, Row(number, Grow(rank), gap=14))), gap=14), (18, 12), ground)
    star = icon("star", 44, GOLD) if won else Box()
    return Panel(Row(faces, Grow(Column(name, number)), _columns(result, n), star, gap=18), (18, 12), ground)


def _rank(result: ResultTeams, n: int) -> str:
    return say.place(1 + sum(other > result.totals[n] for other in result.totals))


def _columns(result: ResultTeams, n: int) -> Box:
    """A column for each round, at one scale for all teams; a team's best is bright."""
    team, own = result.teams[n], [played[n] for played in result.rounds[-MOST_ROUNDS:]]
    if not own:
        return Box()
    most = max(1, *(value for played in result.rounds[-MOST_ROUNDS:] for value in played))
    best = max(own)

    def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
        step = rect.w / len(own)
        wide = max(2, min(kit.theme.u(26), round(step * 0.72)))
        for at, value in enumerate(own):
            high = max(kit.theme.u(7), round(rect.h * value / most))
            bar = Rect(round(rect.left + at * step), rect.bottom - high, wide, high)
            kit.paint.panel(surface, bar, TEAM_COLOURS[team.team], 1 if value == best else 0.5, None, 3)

    wide = min(34 * len(own), 200)
    return Described(Picture(draw, wide, 80), say.round_by_round(team.name, [points(value) for value in own]))


def draw_light(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The felt is brighter behind the winners."""
    draw_glow(kit, surface, (rect.centerx, rect.top + kit.theme.u(230)), kit.theme.u(760))
