"""The small table as parts of a screen: from moment to moment only what lies differently is laid out and drawn."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import FACES, Card
from game.engine.board import Board, Phase
from game.ui.boxes import Box, Picture, Piece
from game.ui.core.kit import Kit
from game.ui.core.theme import Theme
from game.ui.moments.small_table import (
    SmallPlaces,
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
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.sprites import Book, Face, draw_sprite
from game.ui.widgets.parted_scene import ScreenPart

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
        self._places: SmallPlaces
        self._card_scale = 1.0
        self._laid: dict[bool, tuple[object, dict[int, BandPlaces]]] = {}  # the rivals' bands, and the own one
        self._ready: set[tuple[Theme, int]] = set()
        self._bands = [
            ScreenPart(partial(self._drawn_by, partial(self._draw_band, team)), partial(self._band_look, team), kept=2)
            for team in range(teams)
        ]
        self._stock = ScreenPart(partial(self._drawn_by, self._draw_stock), lambda kit: stock_look(self._board))
        self._pile = ScreenPart(partial(self._drawn_by, self._draw_pile), lambda kit: pile_look(self._board))
        self._hand = ScreenPart(
            partial(self._drawn_by, self._draw_hand), lambda kit: hand_look(self._shown), reach=HAND_REACH, kept=0
        )
        self.parts = (*self._bands, self._stock, self._pile, self._hand)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Each part in its place, which is the same for all moments that are seen from one seat."""
        self._card_scale = self._scale(kit, rect)
        self._places = places = small_places(kit, rect, self._shown)
        for team, place in places.bands.items():
            below = kit.theme.u(BADGES_FALL)
            yield from self._bands[team].place(kit, Rect(place.x, place.y, place.w, place.h + below))
        yield from self._stock.place(kit, places.stock)
        yield from self._pile.place(kit, places.pile)
        yield from self._hand.place(kit, places.hand)

    def get_ready(self, kit: Kit) -> None:
        """Raster one face that is not there yet in a size that the table has: a new hand then costs no frame."""
        for width in self.face_widths(kit):
            if (kit.theme, width) not in self._ready:
                if not kit.cards.warm(FACES, width, 1):
                    self._ready.add((kit.theme, width))
                return

    def make_card_of(self, kit: Kit, moment: TableMoment) -> bool:
        """Make one picture of a card that another moment shows and that is not there yet; False where all are there."""
        before = len(kit.cards.kept)
        return any(len(kit.cards.kept) > before for _ in self._cards_of(kit, moment))

    def _cards_of(self, kit: Kit, moment: TableMoment) -> Iterator[None]:
        """Asks for each of them when the next one is wanted."""
        board, nowhere = moment.view.board, Surface((1, 1))
        if board.upcard is not None:
            yield self._make_face(kit, board.upcard, heap_place(kit, self._places.pile).w)
        if moment.view.seat == moment.base:
            spots = hand_spots(kit, self._places.hand, replace(moment, scale=self._card_scale))
            for card, spot in zip(moment.view.hand, spots, strict=True):
                yield self._make_face(kit, card, spot.w)
        if board.melds != self._board.melds:
            own = board.team_of(moment.base)
            for is_own in (False, True):
                for band in lay_bands(kit, board, self._band_places(own, is_own), self._card_scale).values():
                    for sprite in band.sprites:
                        if isinstance(sprite.look, Book):
                            kit.cards.face(sprite.look.top, sprite.w, "classic")
                            yield
                        draw_sprite(kit, nowhere, sprite)
                        yield

    @staticmethod
    def _make_face(kit: Kit, card: Card, wide: int) -> None:
        kit.cards.warm((card,), wide, 1)

    def face_widths(self, kit: Kit) -> Iterator[int]:
        """Those of the faces on the table, in the order in which they are wanted: much else changes with the pile."""
        yield heap_place(kit, self._places.pile).w
        yield from (spot.w for spot in hand_spots(kit, self._places.hand, self._shown)[:1])
        bands = (self._band(kit, team) for team in self._places.bands)
        yield from sorted({sprite.w for band in bands for sprite in band.sprites if isinstance(sprite.look, Face)})

    @property
    def _shown(self) -> TableMoment:
        return replace(self._moment(), scale=self._card_scale)

    @property
    def _board(self) -> Board:
        return self._moment().view.board

    def _band_places(self, own: int, is_own: bool) -> dict[int, Rect]:
        """Of the bands that are laid out together: the own team's, or those of its rivals."""
        return {team: place for team, place in self._places.bands.items() if (team == own) == is_own}

    def _band(self, kit: Kit, team: int) -> BandPlaces:
        """Where things lie in a band. Bands that lie as they lay are the same ones."""
        board, scale = self._board, self._card_scale
        own = board.team_of(self._moment().base)
        places = self._band_places(own, team == own)
        lying = [(other, tuple(place), board.melds[other], board.red_threes[other]) for other, place in places.items()]
        key = kit.theme, scale, lying
        laid = self._laid.get(team == own)
        if laid is None or laid[0] != key:
            laid = self._laid[team == own] = key, lay_bands(kit, board, places, scale)
        return laid[1][team]

    def _is_active(self, team: int) -> bool:
        return self._board.phase != Phase.ENDED and team == self._board.team_of(self._board.mover)

    # ---- looks and pictures

    def _band_look(self, team: int, kit: Kit) -> object:
        return self._band(kit, team), self._said().bands[team], self._is_active(team)

    @staticmethod
    def _drawn_by(paint: Callable[[Kit, Surface, Rect], None], kit: Kit) -> Box:
        return Picture(paint)

    def _draw_band(self, team: int, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_laid_band(kit, surface, self._band(kit, team), self._said().bands[team], self._is_active(team))

    def _draw_stock(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_stock(kit, surface, rect, self._board)

    def _draw_pile(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_pile(kit, surface, rect, self._board)

    def _draw_hand(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_hand(kit, surface, rect, self._shown)
