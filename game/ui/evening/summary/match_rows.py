"""The matches of an evening below each other: what came of each, then quietly when and where, and its teams."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.messages.amounts import points
from game.messages.functions import evening as say
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Placed,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Words,
    icon,
    team_mark,
)
from game.toolkit.drawing.theme import CREAM, GOLD, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import ScrollList
from game.ui.match.scores.match_chart import PAIR
from game.ui.shared.game_row import Details, GameName, Teams, Trouble, row_ground, spoken_game
from game.ui.shared.models import ListedGame, TeamTotal
from game.ui.shared.people.portrait_and_name import Name, portrait

APART: Final = 12
"""Design pixels between two rows."""
FACES: Final = (76, 56, 44, 34)
"""Design pixels across a face: the first that has room."""


class MatchRows(ScrollList):
    """A press opens a match."""

    def __init__(self, games: Sequence[ListedGame], on_open: Callable[[ListedGame], None]) -> None:
        labels = [game.name for game in games]
        super().__init__("list", say.whole(), labels, self._draw_match, lambda row: on_open(games[row]))
        self._games = games

    def spoken_text(self, number: int) -> str:
        """When and where it was played, and its points."""
        return spoken_game(self._games[number])

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """The fullest form in which all rows are in sight, else whole low ones from edge to edge."""
        gap, count = kit.theme.u(APART), max(1, len(self._games))
        forms = zip(*(_forms(game) for game in self._games), strict=True)
        highs = [max(form.height(kit, rect.w) for form in each) + gap for each in forms]
        least = max(highs[-1], kit.theme.tap(84))
        fitting = (height for height in highs if height * count <= rect.h + gap)
        self.place(rect, next(fitting, (rect.h + gap) // max(1, (rect.h + gap) // least)), gap)

    def _draw_match(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row_ground(kit, surface, rect)
        Placed(FirstThatFits(*_forms(self._games[index])), kit, rect).draw(kit, surface)


def _forms(game: ListedGame) -> list[Box]:
    """With faces in ever smaller sizes, then with the teams on one line."""
    told = Trouble(game) if game.trouble else Details(game.details, 21)
    forms = [Column(_head(game, 29), told, _teams(game, face), gap=7) for face in FACES]
    low = Row(*(Share(_team(game, team, 0, 21)) for team in game.teams), gap=30)
    forms.append(Column(_head(game, 24), told, low if len(game.teams) <= PAIR else Teams(game.teams)))
    return [Pad(Sized(form, width=0), 20, 9 if n < len(FACES) else 6) for n, form in enumerate(forms)]


def _head(game: ListedGame, size: float) -> Box:
    return GameName(game.name, size, CREAM, "strong", lines=1)


def _teams(game: ListedGame, face: float) -> Box:
    """A line for each of two teams, else two on a line."""
    cells = [_team(game, team, face) for team in game.teams]
    columns = 1 if len(cells) <= PAIR else 2
    lines = [Row(*map(Share, cells[n : n + columns]), gap=30) for n in range(0, len(cells), columns)]
    return Column(*lines, gap=4)


def _team(game: ListedGame, team: TeamTotal, face: float, size: float = 26) -> Box:
    """Its mark, faces if they have a size, and name, and its points with a star for the winners."""
    people = [person for person in game.people if person.team == team.team and face]
    faces = [Row(*(portrait(person, face) for person in people), gap=2)] if people else []
    name = Name(team.name, size, TEAM_COLOURS[team.team], among=[one.name for one in game.teams])
    star = icon("star", size, GOLD)
    total = Rigid(Words(points(team.total), size * 1.2, WHITE, "number", "right", lines=1))
    return Row(team_mark(team.team, 20), *faces, Grow(name), Rigid(star if team.won else Reserved(star)), total, gap=10)
