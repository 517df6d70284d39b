"""What the ends of a match and of an evening share: the winners on a golden board, with pips falling beside it."""

import math
from collections.abc import Sequence

import msgspec
from pygame import Rect, Surface

from game.messages.amounts import points
from game.messages.functions import scores as say
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Panel,
    Rigid,
    Row,
    Share,
    Space,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import (
    CREAM,
    DIM,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    PANEL,
    PAPER,
    PAPER_RIM,
    STAR_ON_PAPER,
    TEAM_COLOURS,
    TEAM_INKS,
    WALNUT_EDGE,
    WOOD,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import MovingScene, State
from game.ui.match.scores.match_chart import PAIR, ScoreTeam, names_of
from game.ui.shared.falling_pips import FallingNow
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_glow
from game.ui.shared.people.portrait_and_name import Name, portrait

WINNER_FACE, FACE = 200, 92
"""Design pixels across a face where there is room: beside the headline, and beside a total."""


class ResultScene(MovingScene[State]):
    """A screen on which pips fall for a moment, wherever there is no text."""

    def __init__(self, state: State, joy: float) -> None:
        """`joy` multiplies durations; 0 for no motion."""
        super().__init__(state, FallingNow(joy, self._taken))

    def let_fall(self, joy: float) -> None:
        """Something has just ended."""
        self.motion = FallingNow(joy, self._taken)

    def _taken(self) -> list[Rect]:
        """Occupied places on the felt: no pip falls there."""
        window = Rect((0, 0), self.kit.size)
        drawn = self._placed.drawn if self._placed is not None else ()
        off = [rect for rect, _ in drawn if rect != window]
        return off + [widget.rect for widget in self.form.widgets]


class ResultTeams(msgspec.Struct, frozen=True):
    """The teams of a finished match or evening, their totals, and the winners, as indices."""

    teams: tuple[ScoreTeam, ...]
    totals: Sequence[int]
    winners: Sequence[int]


def plaque(headline: str, under: str, shines: bool = True) -> Box:
    title = Grow(_title(headline, GOLD if shines else CREAM, 66))
    head = Row(*_between_stars(title), gap=30) if shines else title
    # gold is legible on it, in any light
    return Panel(Column(head, _under(under)), (36, 2), board(PANEL, 0.66, None, 24))


def celebration(headline: str, under: str, faces: Sequence[PlayerAtTable]) -> Box:
    head = Row(Grow(), *_between_stars(_title(headline, GOLD_LIGHT, 96, 66)), Grow(), gap=30)
    left, right = ([portrait(person, WINNER_FACE, True) for person in some] for some in (faces[:1], faces[1:]))
    shown = Row(Grow(), *left, Column(head, _under(under)), *right, Grow(), gap=64)
    return Panel(shown, (36, 26), _draw_warm_board)


def _title(headline: str, ink: str, *sizes: float) -> Box:
    """In the first of these sizes that fits; long names in two lines."""
    lines = (Words(headline, size, ink, "heading", "center", lines=1) for size in sizes)
    return FirstThatFits(*lines, Words(headline, 40, ink, "heading", "center"))


def _between_stars(title: Box) -> tuple[Box, Box, Box]:
    return icon("star", 50, GOLD), title, icon("star", 50, GOLD)


def _under(under: str) -> Box:
    return Column(*([Words(under, 30, CREAM, "strong", "center")] if under else []), Space(10))


def _draw_warm_board(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, WALNUT_EDGE, 0.96, GOLD, 24, 4)
    draw_rays(kit, surface, rect, (0.5, 0.5), WOOD)


def winners_board(headline: str, under: str, result: ResultTeams, shines: bool = True) -> Box:
    """The plaque, and every team below it, the best first."""
    order = sorted(range(len(result.teams)), key=lambda n: -result.totals[n])
    places = Row(*(Share(_place(result, n)) for n in order), gap=36 if len(order) == PAIR else 20, across="stretch")
    return Column(plaque(headline, under, shines), Space(16), places)


def _place(result: ResultTeams, n: int) -> Box:
    among = names_of(result.teams)
    team, total, won = result.teams[n], result.totals[n], n in result.winners
    ground = board(PAPER, 1, PAPER_RIM, 18) if won else board(PANEL, 0.8, None, 18)
    colour, ink, quiet = (TEAM_INKS[team.team], INK, INK_SOFT) if won else (TEAM_COLOURS[team.team], DIM, DIM)
    star = [icon("star", 34, STAR_ON_PAPER)] if won else []
    if len(result.teams) > 4:  # no room for faces beside names
        rank = Words(place_told(result.totals, n), 24, quiet, "strong", "right", lines=1)
        faces = Row(*(portrait(person, 60, won) for person in team.people), gap=4)
        total_ = Row(*star, Words(points(total), 34, ink, "number", lines=1), gap=8)
        return Panel(Column(Row(faces, Grow(rank)), Name(team.name, 24, colour, among=among), total_), (14, 6), ground)
    side = FACE if len(team.people) * len(result.teams) < 7 else 56
    faces = Row(*(portrait(person, side, won) for person in team.people), gap=-14 if side == FACE else 4)
    mark = team_mark(team.team, 20, colour)
    if len(result.teams) > PAIR:
        number = Words(points(total), 46, ink, "number", lines=1)
        rank = Words(place_told(result.totals, n), 24, quiet, "strong", "right", lines=1)
        told = Column(
            Row(mark, Name(team.name, 26, colour, among=among), gap=8), Row(*star, number, Grow(rank), gap=12)
        )
        return Panel(Row(faces, Grow(told), gap=14), (18, 12), ground)
    name = Row(mark, Name(team.name, 32, colour, among=among), gap=10)
    number = Words(points(total), 64, ink, "number", "right", lines=1)
    return Panel(Row(faces, Grow(name), *star, Rigid(number), gap=18), (18, 12), ground)


def place_told(totals: Sequence[int], n: int) -> str:
    """The place of one of these totals: "1st"."""
    return say.place(1 + sum(other > totals[n] for other in totals))


def draw_light(kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_glow(kit, surface, (rect.centerx, rect.top + kit.theme.u(230)), kit.theme.u(760))


def draw_rays(kit: Kit, surface: Surface, rect: Rect, lamp: tuple[float, float], glow: str = "") -> None:
    """Golden light within a board, up to its frame, around the `lamp` (in parts of width and height) and in the colour
    `glow`.
    """
    inner = rect.inflate(-kit.theme.u(18), -kit.theme.u(18))
    rays = kit.paint.once(("rays", inner.size, lamp, glow), lambda: _rays(inner.size, lamp, glow))
    surface.blit(rays, inner)


def _rays(size: tuple[int, int], lamp: tuple[float, float], glow: str) -> Surface:
    width, height = size
    x, y, far = width * lamp[0], height * lamp[1], math.hypot(width, height)
    path = ""
    for n in range(16):
        turn = math.pi * 2 * n / 16
        sides = (turn - 0.085, turn + 0.085)
        corners = "L".join(f"{x + far * math.cos(side):.0f} {y + far * math.sin(side):.0f}" for side in sides)
        path += f"M{x:.0f} {y:.0f}L{corners}Z"
    light = (
        '<defs><radialGradient id="g" r="80%"><stop offset="0" stop-color="{0}"/>'
        '<stop offset="1" stop-color="{0}" stop-opacity="0"/></radialGradient></defs>'
        '<rect width="{1}" height="{2}" fill="url(#g)"/>'
    )
    body = light.format(glow, width, height) if glow else ""
    return svg(size, f'{body}<path d="{path}" fill="{GOLD}" fill-opacity=".07"/>')
