"""The small table as parts of a screen, and the card pictures that its next moments will need."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import FACES
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.toolkit.boxes import Box, Picture, Piece
from game.toolkit.drawing.theme import Theme
from game.toolkit.kit import Kit
from game.toolkit.widgets.parted_scene import Parts
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.moments.small_table import (
    SmallPlaces,
    TableMoment,
    TableWords,
    draw_hand,
    draw_laid_band,
    draw_pile,
    draw_stock,
    hand_of,
    hand_spots,
    heap_place,
    lay_bands,
    pile_of,
    small_places,
)
from game.ui.table.draw.cloth import BandWords, Turn
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.sprites import Book, Face, draw_sprite

TABLE_HEIGHT, LARGEST_SCALE = 500, 1.5
"""Design pixels of a table with cards of the usual size; in a higher one they are larger, up to this scale."""


class TableParts(Box):
    """A part for each team's band, the stock, the pile, the hand: from moment to moment only what changed is laid out
    and drawn.
    """

    yields = True

    def __init__(self, part: Parts) -> None:
        self._part = part
        self._moment: TableMoment
        self._said: TableWords
        self._places: SmallPlaces
        self._laid: dict[bool, tuple[object, dict[int, BandPlaces]]] = {}  # the rivals' bands, and the own one
        self._ready: set[tuple[Theme, int]] = set()

    def at(self, kit: Kit, moment: TableMoment, said: TableWords) -> Box:
        """The same for the current state."""
        self._moment, self._said = moment, said
        return self

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        self._moment = moment = replace(self._moment, scale=card_scale(kit, rect))
        self._places = places = small_places(kit, rect, moment)
        part, board = self._part, moment.view.board
        active = None if board.phase == Phase.ENDED else board.team_of(board.mover)
        for team, place in places.bands.items():
            turn: Turn = "theirs" if team == active else "none"
            band = part(f"band/{team}", _band_box, self._band(kit, team), self._said.bands[team], turn)
            with_badges = Rect(place.x, place.y, place.w, place.h + kit.theme.u(9))  # badges may reach below
            yield from band.drawn(kept=2).place(kit, with_badges)
        yield from part("stock", _picture, draw_stock, board.stock).place(kit, places.stock)
        yield from part("pile", _picture, draw_pile, pile_of(board)).place(kit, places.pile)
        yield from (part("hand", _picture, draw_hand, hand_of(moment)).drawn(reach=10, kept=0).place(kit, places.hand))

    def _band(self, kit: Kit, team: int) -> BandPlaces:
        """The contents of a band. Unchanged bands are the same objects."""
        board, scale = self._moment.view.board, self._moment.scale
        own = board.team_of(self._moment.base)
        places = self._band_places(own, team == own)
        lying = [(other, tuple(place), board.melds[other], board.red_threes[other]) for other, place in places.items()]
        key = kit.theme, scale, lying
        laid = self._laid.get(team == own)
        if laid is None or laid[0] != key:
            laid = self._laid[team == own] = key, lay_bands(kit, board, places, scale)
        return laid[1][team]

    def _band_places(self, own: int, is_own: bool) -> dict[int, Rect]:
        """Places in the bands that are laid out together: the own team's, or its rivals'."""
        return {team: place for team, place in self._places.bands.items() if (team == own) == is_own}

    # ---- cards for coming moments

    def get_ready(self, kit: Kit) -> None:
        """Rasterise one missing face in a size that the table uses: a new hand then costs no frame."""
        for width in self.face_widths(kit):
            if (kit.theme, width) not in self._ready:
                if not card_art(kit).warm(FACES, width, 1):
                    self._ready.add((kit.theme, width))
                return

    def make_card_of(self, kit: Kit, view: PlayerView) -> bool:
        """Make one missing card picture of another view; False if none is missing."""
        before = len(card_art(kit).kept)
        return any(len(card_art(kit).kept) > before for _ in self._cards_of(kit, view))

    def _cards_of(self, kit: Kit, view: PlayerView) -> Iterator[object]:
        """Requests each of them when the next one is wanted."""
        board, nowhere, scale = view.board, Surface((1, 1)), self._moment.scale
        if board.upcard is not None:
            width = heap_place(kit, self._places.pile).w
            yield card_art(kit).warm((board.upcard,), width, 1)
            yield card_art(kit).blank(width)  # below it
        if view.seat == self._moment.base:
            hand = hand_of(replace(self._moment, view=view, raised=(), kept=()))
            for card, spot in zip(view.hand, hand_spots(kit, self._places.hand, hand), strict=True):
                yield card_art(kit).warm((card,), spot.w, 1)
        if board.melds != self._moment.view.board.melds:
            own = board.team_of(self._moment.base)
            for is_own in (False, True):
                for band in lay_bands(kit, board, self._band_places(own, is_own), scale).values():
                    for sprite in band.sprites:
                        if isinstance(sprite.look, Book):
                            yield card_art(kit).face(sprite.look.top, sprite.w)
                        yield draw_sprite(kit, nowhere, sprite)

    def face_widths(self, kit: Kit) -> Iterator[int]:
        """The widths of the faces on the table, the most urgent first: much else changes with the pile."""
        yield heap_place(kit, self._places.pile).w
        yield from (spot.w for spot in hand_spots(kit, self._places.hand, hand_of(self._moment))[:1])
        bands = (self._band(kit, team) for team in self._places.bands)
        yield from sorted({sprite.w for band in bands for sprite in band.sprites if isinstance(sprite.look, Face)})


def card_scale(kit: Kit, rect: Rect) -> float:
    """How much larger than usual cards are on a table in this place."""
    return min(LARGEST_SCALE, max(1.0, rect.h / max(1, kit.theme.u(TABLE_HEIGHT))))


def _band_box(kit: Kit, places: BandPlaces, words: BandWords, turn: Turn) -> Box:
    return Picture(lambda kit, surface, _: draw_laid_band(kit, surface, places, words, turn))


def _picture(kit: Kit, draw: Callable[..., None], shown: object) -> Box:
    return Picture(lambda kit, surface, rect: draw(kit, surface, rect, shown))
