"""The small table as parts of a screen: from moment to moment only what lies differently is laid out and drawn."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import FACES
from game.engine.board import Board, Phase
from game.ui.boxes import Box, Picture, Piece
from game.ui.core.kit import Kit
from game.ui.core.theme import Theme
from game.ui.screens.look_back.small_table import (
    TableMoment,
    TableWords,
    draw_hand,
    draw_laid_band,
    draw_pile,
    draw_stock,
    hand_look,
    hand_spots,
    heap_place,
    lay_bands,
    pile_look,
    small_places,
    stock_look,
)
from game.ui.screens.parted_screen import ScreenPart
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.sprites import Face

BADGES_FALL: Final = 9
"""Design pixels below a band into which the badges of its books may reach; there are ten before the next piece."""
HAND_REACH: Final = 10
"""Design pixels by which the shadows of a hand reach beyond its place."""


class TableParts(Box):
    """A band for each of so many teams, the stock, the pile, the hand; `moment` and `said` tell what is shown now."""

    yields = True

    def __init__(
        self, teams: int, moment: Callable[[], TableMoment], said: Callable[[], TableWords], scale: Callable[..., float]
    ) -> None:
        """`scale` is asked with a kit and the place of the table how large its cards may be."""
        self._moment, self._said, self._scale = moment, said, scale
        self._laid: dict[bool, tuple[object, dict[int, BandPlaces]]] = {}  # the rivals' bands, and the own one
        self._shown: TableMoment
        self._widths: tuple[int, ...] = ()  # of the faces on the table, in the order in which they are wanted
        self._ready: set[tuple[Theme, int]] = set()
        self._bands = [
            ScreenPart(partial(self._drawn_by, partial(self._draw_band, team)), partial(self._band_look, team))
            for team in range(teams)
        ]
        self._stock = ScreenPart(partial(self._drawn_by, self._draw_stock), lambda kit: stock_look(self._board))
        self._pile = ScreenPart(partial(self._drawn_by, self._draw_pile), lambda kit: pile_look(self._board))
        self._hand = ScreenPart(
            partial(self._drawn_by, self._draw_hand), lambda kit: hand_look(self._shown), reach=HAND_REACH
        )
        self.parts = (*self._bands, self._stock, self._pile, self._hand)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Each part in its place."""
        self._shown = replace(self._moment(), scale=self._scale(kit, rect))
        places = small_places(kit, rect, self._shown)
        own = self._board.team_of(self._shown.base)
        for is_own in (False, True):
            bands = {team: place for team, place in places.bands.items() if (team == own) == is_own}
            self._lay(kit, is_own, bands)
        for team, place in places.bands.items():
            below = kit.theme.u(BADGES_FALL)
            yield from self._bands[team].place(kit, Rect(place.x, place.y, place.w, place.h + below))
        yield from self._stock.place(kit, places.stock)
        yield from self._pile.place(kit, places.pile)
        yield from self._hand.place(kit, places.hand)
        in_hand = [spot.w for spot in hand_spots(kit, places.hand, self._shown)[:1]]
        melds = (sprite for _, laid in self._laid.values() for band in laid.values() for sprite in band.sprites)
        melded = {sprite.w for sprite in melds if isinstance(sprite.look, Face)}
        self._widths = (*in_hand, heap_place(kit, places.pile).w, *sorted(melded))

    def get_ready(self, kit: Kit) -> None:
        """Raster one face that is not there yet in a size that the table has: a new hand then costs no frame."""
        for width in self._widths:
            if (kit.theme, width) not in self._ready:
                if not kit.cards.warm(FACES, width, 1):
                    self._ready.add((kit.theme, width))
                return

    @property
    def _board(self) -> Board:
        return self._shown.view.board

    def _lay(self, kit: Kit, is_own: bool, places: dict[int, Rect]) -> None:
        """Bands that lie as they lay are the same ones."""
        board, scale = self._board, self._shown.scale
        lying = [(team, tuple(place), board.melds[team], board.red_threes[team]) for team, place in places.items()]
        key = kit.theme, scale, lying
        if is_own not in self._laid or self._laid[is_own][0] != key:
            self._laid[is_own] = key, lay_bands(kit, board, places, scale)

    def _band(self, team: int) -> BandPlaces:
        return next(bands[team] for _, bands in self._laid.values() if team in bands)

    def _is_active(self, team: int) -> bool:
        return self._board.phase != Phase.ENDED and team == self._board.team_of(self._board.mover)

    # ---- looks and pictures

    def _band_look(self, team: int, kit: Kit) -> object:
        return self._band(team), self._said().bands[team], self._is_active(team)

    @staticmethod
    def _drawn_by(paint: Callable[[Kit, Surface, Rect], None], kit: Kit) -> Box:
        return Picture(paint)

    def _draw_band(self, team: int, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_laid_band(kit, surface, self._band(team), self._said().bands[team], self._is_active(team))

    def _draw_stock(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_stock(kit, surface, rect, self._board)

    def _draw_pile(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_pile(kit, surface, rect, self._board)

    def _draw_hand(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_hand(kit, surface, rect, self._shown)
