"""What the end of a match and of an evening have in common: the winners on a golden board, pips that fall beside it."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.text.amounts import points
from game.text.messages import scores as say
from game.ui.boxes import Box, Column, Grow, OneOf, Panel, Row, Sized, Space, Words, board, icon, team_mark
from game.ui.core.falling_pips import FallingNow
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, LINE, PANEL, TEAM_COLOURS, WHITE
from game.ui.scores.match_chart import ScoreTeam
from game.ui.scores.moving_scene import MovingScene
from game.ui.widgets.ornaments import draw_glow
from game.ui.widgets.portrait_and_name import Name, portrait
from game.ui.widgets.state_scene import State
from game.words import scores as words

MOST_WIDE_PLACES: Final = 4
"""Teams that leave each other room for faces beside names."""
MANY_FACES: Final = 7
"""Faces from which on they are small beside the names and totals of teams."""


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


def winners_board(
    headline: str,
    under: Sequence[str],
    teams: Sequence[ScoreTeam],
    totals: Sequence[int],
    winners: Sequence[int],
    shines: bool = True,
) -> Box:
    """Who won, between stars if it `shines`, with short facts under it, and every team with its place below; `winners`
    are indices of `teams`.
    """
    great = Words(headline, 72, GOLD, "heading", "center", lines=1)
    small = Words(headline, 40, GOLD, "heading", "center")  # long names in two lines, never shortened
    sub = Words(words.side_by_side(under), 22, DIM, align="center", lines=1)
    star = icon("star", 52, GOLD) if shines else Box()
    plaque = Panel(  # gold and grey can be read on it, in any light
        Column(Row(star, Grow(OneOf(great, small)), star, gap=24), sub), (24, 2), board(PANEL, 0.66, None, 24)
    )
    order = sorted(range(len(teams)), key=lambda n: -totals[n])
    boxes = (_place(teams, totals, n, n in winners) for n in order)
    places = Row(*(Grow(Sized(box, 560), most=1) for box in boxes), gap=16, across="stretch")
    return Column(plaque, Space(20), places, across="center")


def _place(teams: Sequence[ScoreTeam], totals: Sequence[int], n: int, won: bool) -> Box:
    """A team, its total and its place."""
    team, total = teams[n], totals[n]
    place = say.place(1 + sum(other > total for other in totals))
    ground = board(PANEL, 0.9, GOLD if won else LINE, 18, 3 if won else 1.5)
    colour = TEAM_COLOURS[team.team]
    if len(teams) > MOST_WIDE_PLACES:
        faces = Row(*(portrait(person, 60, won) for person in team.people), gap=4)
        rank = Words(place, 20, GOLD if won else DIM, "strong", "right", lines=1)
        total_ = Words(points(total), 34, WHITE, "number", lines=1)
        return Panel(Column(Row(faces, Grow(rank)), Name(team.name, 24, colour), total_), (14, 6), ground)
    side = 92 if len(team.people) * len(teams) < MANY_FACES else 56
    faces = Row(*(portrait(person, side, won) for person in team.people), gap=4)
    rank = Words(place, 22, GOLD if won else CREAM, "strong", "right", lines=1)
    told = Column(
        Row(team_mark(team.team, 20), Name(team.name, 26, colour), gap=8),
        Row(Words(points(total), 46, WHITE, "number", lines=1), Grow(rank), gap=14),
    )
    return Panel(Row(faces, Grow(told), gap=14), (18, 18), ground)


def draw_light(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The felt is brighter behind the winners."""
    draw_glow(kit, surface, (rect.centerx, rect.top + kit.theme.u(230)), kit.theme.u(760))
