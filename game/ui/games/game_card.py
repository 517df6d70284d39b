"""A game as a card of its own: who sits at the table and what lies there, where it stands, and what a press does."""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from game.text.messages import errors as say_errors
from game.text.messages import screens as say
from game.ui.boxes import Box, Column, Grow, OneOf, Pad, Picture, Piece, Row, Share, Sized, Whole, Words, icon
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, OFF_REASON
from game.ui.models import ListedGame
from game.ui.widgets import Button, ButtonLook, stay
from game.ui.widgets.game_row import MOST_TEAMS, Details, GameName, Teams, totals
from game.ui.widgets.ornaments import draw_company

CARD_PAD, PLATE_HIGH = 18, 66
LARGE_TABLE, SMALL_TABLE = (0, 300), (300, 150)
BESIDE_FROM = 1000
"""Design pixels of a card that is told in large letters beside its table."""


class _Plate(Box):
    """A button to look at: the whole card is pressed."""

    def __init__(self, button: Button) -> None:
        self._button = button

    def high(self, kit: Kit, wide: int) -> int:
        return kit.theme.tap(PLATE_HIGH)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        self._button.rect = rect
        yield Piece(rect, lambda kit, surface, _: self._button.draw(kit, surface))


class _Totals(Box):
    """The points of all teams in two lines of this size, with their names where they can be read."""

    def __init__(self, game: ListedGame, size: float) -> None:
        self._game, self._size = game, size

    def high(self, kit: Kit, wide: int) -> int:
        return min(2, len(self._game.teams)) * kit.text.line(self._size, "number")

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return OneOf(*totals(self._game, self._size), Box()).place(kit, rect)


def game_cards(game: ListedGame, act: str, current: bool, sign: float) -> list[Box]:
    """A card in its forms, the least one last. `act` is what a press does, in gold on the `current` one; `sign` design
    pixels beside it stay free.
    """
    shown = Button("", act, stay, look=ButtonLook("primary" if current else "plain", 28))
    if game.trouble:
        shown = Button("", say_errors.cannot_open(), stay, look=28, why_not="")
    plate = Row(Grow(_Plate(shown)), Sized(Box(), wide=sign))
    large, small = (_shown(game, size) for size in (LARGE_TABLE, SMALL_TABLE))
    told = [Column(Grow(), _Totals(game, size), Grow()) for size in (38, 27)]
    beside = Row(
        Share(large, 3), Share(Column(_head(game, 46), Grow(told[0]), plate, gap=14), 2), gap=32, across="stretch"
    )
    lower: Box = Row(Whole(small), Grow(Sized(told[1], wide=0)), gap=20, across="stretch")
    if len(game.teams) > MOST_TEAMS:
        lower = Sized(Column(Grow(small), Teams(game.teams), gap=8), wide=0)
    forms = (
        Sized(beside, wide=BESIDE_FROM),
        Sized(Column(_head(game, 31), Grow(large), _Totals(game, 27), plate, gap=14), wide=0),
        Column(_head(game, 31), Grow(lower), plate, gap=12),
    )
    return [Pad(form, CARD_PAD, CARD_PAD) for form in forms]


def _shown(game: ListedGame, size: tuple[float, float]) -> Box:
    """The table, or what is known of a record that cannot be opened."""
    if not game.trouble:
        return Picture(partial(_draw_table, game), *size)
    return Sized(Column(Grow(), Words(game.in_short, 22, OFF_REASON), Grow()), *size)


def _head(game: ListedGame, size: float) -> Box:
    """What it is called, whether somebody waits there, and where it stands."""
    name = GameName(game.name, size, CREAM, "heading", lines=1)
    turn = (
        [Whole(Words(say.your_turn(), 21, GOLD, "strong", lines=1)), icon("star", 26, GOLD)] if game.your_turn else []
    )
    return Column(Row(Grow(Sized(name, wide=0)), *turn, gap=8), Details(game.details, 21, DIM))


def _draw_table(game: ListedGame, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_company(kit, surface, rect, game.people, game.table)
