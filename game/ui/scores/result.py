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
    Grow,
    OneOf,
    Panel,
    Row,
    Share,
    Space,
    Whole,
    Words,
    board,
    icon,
    team_mark,
)
from game.ui.core.falling_pips import FallingNow
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS, WHITE
from game.ui.scores.match_chart import PAIR, ScoreTeam
from game.ui.scores.moving_scene import MovingScene
from game.ui.widgets.ornaments import draw_glow
from game.ui.widgets.portrait_and_name import Name, portrait
from game.ui.widgets.state_scene import State

MOST_WIDE_PLACES: Final = 4
"""Teams that leave each other room for faces beside names."""
MANY_FACES: Final = 7
"""Faces from which on they are small beside the names and totals of teams."""
FACE: Final = 92
"""Design pixels across a face where there is room."""


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
    """The teams of what is over, their totals, and who won, as indices."""

    teams: tuple[ScoreTeam, ...]
    totals: Sequence[int]
    winners: Sequence[int]


def plaque(headline: str, under: str, shines: bool = True) -> Box:
    """Who won, between stars if it `shines`, with a short line under it."""
    great = Words(headline, 66, GOLD if shines else CREAM, "heading", "center", lines=1)
    small = Words(headline, 40, GOLD if shines else CREAM, "heading", "center")  # long names in two lines
    sub = Words(under, 25, CREAM, "strong", "center")
    star = icon("star", 50, GOLD) if shines else Box()
    head = Row(star, Grow(OneOf(great, small)), star, gap=24)
    # gold can be read on it, in any light
    return Row(Grow(), Panel(Column(head, sub, Space(10)), (36, 2), board(PANEL, 0.66, None, 24)), Grow())


def winners_board(headline: str, under: str, result: ResultTeams, shines: bool = True) -> Box:
    """The plaque, and every team below it, the best first."""
    order = sorted(range(len(result.teams)), key=lambda n: -result.totals[n])
    places = Row(*(Share(_place(result, n)) for n in order), gap=36 if len(order) == PAIR else 20, across="stretch")
    return Column(plaque(headline, under, shines), Space(16), places)


def _place(result: ResultTeams, n: int) -> Box:
    """A team, its total and, of three or more, its place."""
    team, total, won = result.teams[n], result.totals[n], n in result.winners
    ground = board(PANEL, 0.9, GOLD if won else LINE, 18, 3 if won else 1.5)
    colour = TEAM_COLOURS[team.team]
    if len(result.teams) > MOST_WIDE_PLACES:
        rank = Words(place_told(result.totals, n), 20, GOLD if won else DIM, "strong", "right", lines=1)
        faces = Row(*(portrait(person, 60, won) for person in team.people), gap=4)
        total_ = Words(points(total), 34, WHITE, "number", lines=1)
        return Panel(Column(Row(faces, Grow(rank)), Name(team.name, 24, colour), total_), (14, 6), ground)
    side = FACE if len(team.people) * len(result.teams) < MANY_FACES else 56
    faces = Row(*(portrait(person, side, won) for person in team.people), gap=-14 if side == FACE else 4)
    name = Row(team_mark(team.team, 20), Name(team.name, 26, colour), gap=8)
    number = Words(points(total), 46, WHITE, "number", lines=1)
    rank = Words(place_told(result.totals, n), 22, GOLD if won else CREAM, "strong", "right", lines=1)
    if len(result.teams) > PAIR:
        return Panel(Row(faces, Grow(Column(name, Row(number, Grow(rank), gap=14))), gap=14), (18, 12), ground)
    name = Row(team_mark(team.team, 24), Name(team.name, 32, colour), gap=10)
    number = Words(points(total), 64, WHITE, "number", "right", lines=1)
    return Panel(Row(faces, Grow(name), Whole(number), gap=18), (18, 12), ground)


def place_told(totals: Sequence[int], n: int) -> str:
    """The place of one of these totals: "1st"."""
    return say.place(1 + sum(other > totals[n] for other in totals))


def draw_light(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The felt is brighter behind the winners."""
    draw_glow(kit, surface, (rect.centerx, rect.top + kit.theme.u(230)), kit.theme.u(760))
