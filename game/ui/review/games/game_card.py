"""A game as a card of its own: who sits at the table and what lies there, where it stands, and what a press does."""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from game.messages.functions import screens as say
from game.toolkit.boxes import Box, Column, Grow, Pad, Picture, Piece, Rigid, Row, Share, Sized, Space, Words, icon
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, OFF_REASON
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.shared.game_row import MOST_TEAMS, Details, GameName, Teams, team_with_faces
from game.ui.shared.models import ListedGame
from game.ui.shared.ornaments import draw_company
from game.ui.shared.people.portrait_and_name import portrait

CARD_PAD, PLATE_HEIGHT = 20, 66
TABLE_HEIGHT = 300
BESIDE_FROM = 1000
"""Design pixels of a card that is told in large letters beside its table."""


class CardPlate(Box):
    """A button to look at: the whole card is pressed."""

    def __init__(self, button: Button, is_square: bool = False) -> None:
        self._button, self._is_square = button, is_square

    def width(self, kit: Kit) -> int:
        return self.height(kit, 0) if self._is_square else 0

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.tap(PLATE_HEIGHT)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        self._button.rect = rect
        yield Piece(rect, lambda kit, surface, _: self._button.draw(kit, surface))


def game_cards(game: ListedGame, plate: Box) -> list[Box]:
    forms: list[Box] = [_told(game, plate, 60), _told(game, plate, 36)]
    if game.table is not None and not game.trouble:
        told = _told(game, plate, 72, 46)
        beside = Row(Share(_table(game), 3), Share(told, 2), gap=32, across="stretch")
        above = Column(_head(game), Grow(_table(game)), *_standing(game, 46), plate, gap=12)
        forms = [Sized(beside, width=BESIDE_FROM), Sized(above, width=0), *forms]
    return [Pad(form, CARD_PAD, CARD_PAD) for form in forms]


def _told(game: ListedGame, plate: Box, face: float, size: float = 31) -> Box:
    return Column(_head(game, size), Grow(), *_standing(game, face), Grow(), plate, gap=10)


def _head(game: ListedGame, size: float = 31) -> Box:
    name = GameName(game.name, size, CREAM, "heading", lines=1)
    where = Details([told for told in game.details if told != game.when], 23, DIM)
    turn = (
        [Rigid(Words(say.your_turn(), 23, GOLD, "strong", lines=1)), icon("star", 24, GOLD)] if game.your_turn else []
    )
    when = Row(Grow(Words(game.when, 23, DIM, lines=1)), *turn, gap=8)
    return Column(Sized(name, width=0), Space(4), where, when)


def _standing(game: ListedGame, face: float) -> list[Box]:
    if game.trouble:
        return [
            Row(icon("warning", 40, OFF_REASON), Grow(Words(game.in_short or game.trouble, 24, OFF_REASON)), gap=14)
        ]
    if len(game.teams) > MOST_TEAMS:
        faces = Row(*(portrait(person, min(face, 50)) for person in game.people), gap=4)
        return [Sized(faces, width=0), Sized(Teams(game.teams), width=0)]
    is_over = any(team.won for team in game.teams)
    return [Sized(team_with_faces(game, team, is_over, face), width=0) for team in game.teams]


def _table(game: ListedGame) -> Box:
    return Picture(partial(_draw_table, game), height=TABLE_HEIGHT)


def _draw_table(game: ListedGame, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_company(kit, surface, rect, game.people, game.table)
