"""One game in a list as boxes: star, name, its state, the points of its teams."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import errors as say_errors, my_games as say_my_games
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grid,
    Grow,
    Layers,
    Pad,
    Piece,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Words,
    icon,
    row_board,
)
from game.toolkit.drawing.text import Align
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, OFF_REASON, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.marks import team_mark
from game.ui.shared.models import ListedGame, TeamTotal
from game.ui.shared.people.portrait_and_name import Name, portrait

LIKE_ITS_NEIGHBOURS: Final = 0.85
"""The share of its size to which a long name may shrink before it is cut off."""
ABOVE_AND_BELOW: Final = 6
"""Design pixels free above and below the two lines of a row."""
SHORT_TEAM: Final = "W. & J. 1,234"
"""The room that a team needs if only its initials are shown."""
TALL_ROW: Final = 152
"""Design pixels of a row if there are few."""
MOST_TEAMS: Final = 3
"""More teams are shown as a list of people."""


class Details(Words):
    """As many of these as fit on one line, the most important first."""

    def __init__(self, parts: Sequence[str], size: float, colour: str = DIM, align: Align = "left") -> None:
        super().__init__(" · ".join(parts), size, colour, align=align, lines=1)
        self._parts = parts

    def shown(self, kit: Kit, room: int) -> str:
        """The longest line that fits."""
        lines = (" · ".join(self._parts[:count]) for count in range(len(self._parts), 0, -1))
        return next((line for line in lines if kit.text.width(line, self.size) <= room), "")


class Trouble(Details):
    """Why a game can't be opened, as far as there is room; a press shows all of it."""

    def __init__(self, game: ListedGame) -> None:
        super().__init__(game.in_short.split(", ") if game.in_short else (game.trouble,), 20, OFF_REASON)

    def shown(self, kit: Kit, room: int) -> str:
        """The longest line that fits, or at least that it can't be opened."""
        return super().shown(kit, room) or say_errors.cannot_open()


class GameName(Words):
    """The name of a game on one line."""

    def height(self, kit: Kit, width: int) -> int:
        return kit.text.line(self.size, self.face)

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Not much smaller than the lines above and below."""
        at, shrink = rect.midleft, LIKE_ITS_NEIGHBOURS
        kit.text.draw(surface, self.text, at, self.size, self.colour, self.face, room=rect.w, shrink=shrink)


def row_height(kit: Kit) -> int:
    """The height of a row with team names, in real pixels."""
    return kit.text.line(24, "strong") + kit.text.line(20) + 2 * kit.theme.u(ABOVE_AND_BELOW)


row_ground = row_board(False)
"""The ground of a row."""


def game_row(game: ListedGame, current: bool = False) -> Box:
    """A game, either the current row or another. At least as high as `row_height` it has a second line with the teams
    by name; a lower one only has their points, and a `TALL_ROW` has room for the faces of two teams.
    """
    name = GameName(game.name, 24, WHITE if current else CREAM, "strong", lines=1)
    told = Trouble(game) if game.trouble else Details(game.details, 20)
    first = _beside(name, told, None if game.trouble else Details(game.details[:1], 20))
    points = [_points(team, 23, alike=True) for team in game.teams]
    low = Row(Grow(first), *(points if len(points) <= MOST_TEAMS and not game.trouble else ()), gap=18)
    teams = Teams(game.teams)
    apart, height = (
        Sized(Pad(Column(*lines, teams), 0, ABOVE_AND_BELOW), width=0) for lines in ((name, told), (first,))
    )
    is_over = any(team.won for team in game.teams)
    tall = Sized(
        Pad(Column(first, *(team_with_faces(game, team, is_over) for team in game.teams), gap=5), 0, 7), width=0
    )
    return Pad(FirstThatFits(tall, apart, height, low) if game.teams else low, 20)


def _beside(name: Box, told: Box, least: Box | None) -> Box:
    """A name and the game's state, at least the `least`; aligned below the states of others if there is room."""
    column = Layers(Sized(Box(), width=200, height=0), name)
    return FirstThatFits(
        Row(Rigid(column), Grow(Layers(Reserved(least or Box()), Sized(told, width=240))), gap=18),
        *([Row(Grow(Sized(name, width=140)), Rigid(least), gap=18)] if least is not None else []),
        Row(Share(name, 5), Share(told, 4), gap=18),
    )


def spoken_game(game: ListedGame) -> str:
    signs = [sign for sign, holds in ((game.turn, bool(game.turn)), (say_my_games.won(), game.won)) if holds]
    teams = [say_my_games.team_total(team.name, team.total) if team.is_scored else team.name for team in game.teams]
    return "; ".join([*signs, *game.details, *teams, *filter(None, (game.in_short, game.trouble))])


class Teams(Box):
    """All teams side by side: by name if readable, otherwise only their marks; of many only those who lead."""

    def __init__(self, teams: Sequence[TeamTotal]) -> None:
        self._teams = teams

    def height(self, kit: Kit, width: int) -> int:
        return kit.text.line(20)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        least = kit.text.width(SHORT_TEAM, 20, "strong") + kit.theme.u(15 + 2 * 9 + 10)
        if rect.w < least * len(self._teams):
            row = self._by_marks(kit, rect.w)
        else:
            is_over = any(team.won for team in self._teams)
            row = Row(
                *(Grow(Sized(_team(self._teams, team, is_over), width=520), most=1) for team in self._teams), gap=10
            )
        return row.place(kit, rect)

    def _by_marks(self, kit: Kit, width: int) -> Box:
        """Points beside marks; if not all fit, those who lead, and the number of others."""
        cells = {team.team: _points(team, 20, alike=True) for team in self._teams}
        gap = 24
        each = max(kit.text.width(team.points, 20, "number") for team in self._teams)
        each = max(each, kit.text.width("4,444", 20, "number")) + kit.theme.u(15 + 8 + gap)
        if len(cells) * each - kit.theme.u(gap) > width:
            ahead = sorted(self._teams, key=lambda team: -team.total)
            room = width - kit.text.width("+8", 20, "number")
            seen = ahead[: max(1, room // each)]
            more = Rigid(Words(f"+{len(ahead) - len(seen)}", 20, DIM, "number", lines=1))
            return Row(*(cells[team.team] for team in seen), more, Grow(), gap=gap)
        return Row(*cells.values(), gap=gap)


def _mark(team: TeamTotal) -> Box:
    """A star for the winners, the team's shape for all others."""
    return icon("star", 20, GOLD) if team.won else team_mark(team.team, 15)


def _points(team: TeamTotal, size: float, alike: bool = False) -> Box:
    """A team's points beside its mark; `alike` to those below and above."""
    words = Words(team.points, size, WHITE, "number", "right", lines=1, alike=("4,444",) if alike else ())
    return Row(_mark(team), Rigid(words), gap=8)


def _team(teams: Sequence[TeamTotal], team: TeamTotal, is_over: bool) -> Box:
    """A team with its mark, name and points; once the game `is_over`, the winners stand out."""
    total = Rigid(Words(team.points, 20, WHITE, "number", lines=1))
    name = Name(team.name, 19, _ink(team, is_over), among=[one.name for one in teams])
    return Row(_mark(team), name, total, gap=9)


def _ink(team: TeamTotal, is_over: bool) -> str:
    return WHITE if team.won else DIM if is_over else TEAM_COLOURS[team.team]


def team_with_faces(game: ListedGame, team: TeamTotal, is_over: bool, face: float = 42) -> Box:
    """A team with its faces on its own line."""
    faces = Row(*(portrait(person, face) for person in game.people if person.team == team.team), gap=2)
    size = 21 + (face - 42) / 6
    total = Rigid(Words(team.points, size * 1.15, WHITE, "number", lines=1))
    name = Name(team.name, size, _ink(team, is_over), among=[one.name for one in game.teams])
    return Row(Sized(_mark(team), width=22), faces, Grow(name), total, gap=9)


def totals(game: ListedGame, size: float = 27) -> Iterator[Box]:
    """All teams of a game with their points, which are so large: below each other, in more and more columns, then
    without names.
    """
    for is_named in (True, False):
        for columns in range(1, len(game.teams) + 1):
            rows = -(-len(game.teams) // columns)
            cells = [_total(game.teams, team, is_named, size) for team in game.teams]
            yield Grid([cells[n::rows] for n in range(rows)], gap=(8, 0), shares=(1.0,) * len(cells[::rows]))


def _total(teams: Sequence[TeamTotal], team: TeamTotal, is_named: bool, size: float) -> Box:
    """A team's points, and its name if there is room."""
    total = Rigid(Words(team.points, size, WHITE, "number", lines=1))
    among = [one.name for one in teams]
    called = Name(team.name, size * 0.75, TEAM_COLOURS[team.team], among=among)
    name = Sized(called, width=90) if is_named else Box()
    return Row(team_mark(team.team, 18), total, Grow(name), gap=13)
