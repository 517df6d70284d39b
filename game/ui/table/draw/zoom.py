"""A card, a meld or a book shown large: its cards side by side, with a line about them. Drawing only."""

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.engine.table.view import PlayerView
from game.toolkit.drawing.theme import CREAM, PANEL, VEIL
from game.toolkit.kit import Kit
from game.turn.spots import LaidMeld, Spot
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.cards.laid_cards import draw_with_shadow, spread_cards
from game.ui.table.draw.cloth import BandWords, draw_band_and_cards
from game.ui.table.draw.picture_piece import PicturePiece
from game.ui.table.info.pointer_tips import closer_look
from game.ui.table.layout.band_sizes import EDGES_HEIGHT, LEAST_CARD, BandSizes, Room, band_sizes
from game.ui.table.layout.bands import lay_band
from game.ui.table.layout.chips import held_in
from game.ui.table.layout.table_layout import Layout, cards_at

WIDEST, WIDEST_OPENED = 230, 150
"""Design pixels of one card seen alone, and of the cards of a whole band."""


def draw_opened(
    kit: Kit,
    surface: Surface,
    team: int,
    view: PlayerView,
    layout: Layout,
    heading: BandWords,
    over: Rect | None = None,
) -> None:
    """A band of chips as cards, as large as the window allows: in its middle, or below the band it belongs to
    (`over`).
    """
    u = kit.theme.u
    window = surface.get_rect().inflate(-u(60), -u(60))
    card_w, title_h = max(round(WIDEST_OPENED * kit.theme.k), 60), max(24, u(44))
    rect = Rect(0, 0, window.w, min(window.h, title_h + height(card_w) + u(EDGES_HEIGHT) + max(24, u(40)))).move_to(
        center=window.center
    )
    if over is not None:
        rect.top = over.bottom + u(12)
        rect.clamp_ip(window)
    room = Room(rect=rect, card_w=card_w, k=kit.theme.k, title_h=title_h)
    melds = view.board.melds[team]
    held = held_in(view.board.rules, melds)
    sizes = band_sizes(room, held.melds, held.books) or BandSizes(LEAST_CARD, LEAST_CARD)
    band = lay_band(view.board.rules, team, melds, room, sizes)
    kit.paint.panel(surface, rect, PANEL, 0.97, None, 20, shadow=True)
    draw_band_and_cards(kit, surface, band, heading, "theirs")


def zoom_part(
    window: Kit, spot: Spot, view: PlayerView, layout: Layout, headings: Mapping[int, BandWords]
) -> PicturePiece:
    """Something shown large, as a piece over the whole window; `headings` are those of the teams' bands."""
    heading = headings[spot.team if isinstance(spot, LaidMeld) else 0]
    return PicturePiece(Rect((0, 0), window.size), draw_zoom, (window, spot, view, layout, heading))


def draw_zoom(
    kit: Kit, surface: Surface, window: Kit, spot: Spot, view: PlayerView, layout: Layout, heading: BandWords
) -> None:
    cards = cards_at(spot, view, layout)
    if not cards:
        return
    veil = Surface(surface.get_size())
    veil.fill(VEIL)
    veil.set_alpha(190)
    surface.blit(veil, (0, 0))
    if isinstance(spot, LaidMeld) and layout.bands[spot.team].has_chips:
        draw_opened(kit, surface, spot.team, view, layout, heading)
        return
    rects = _places(surface.get_rect(), len(cards), kit.theme.u(WIDEST), kit.theme.u(70))
    for card, rect in zip(cards, rects, strict=True):
        draw_with_shadow(kit, surface, card_art(kit).face(card, rect.w), rect.center, rect.w, lift=10, fall=(0, 6))
    _line(window, surface, closer_look(spot, view), rects)


def _places(window: Rect, count: int, widest: int, room_below: int) -> list[Rect]:
    """Equal places in one row, as large as the window allows, overlapping if there are many."""
    w = min(widest, round((window.h - 2 * room_below) / 1.5))
    room = Rect(0, 0, round(window.w * 0.92), height(w)).move_to(center=window.center)
    return spread_cards(room, count, w, 1.08)


def _line(window: Kit, surface: Surface, words: str, rects: Sequence[Rect]) -> None:
    if words:
        at = (surface.get_width() // 2, rects[0].bottom + window.text.line(28))
        room = surface.get_width() - 40
        window.text.draw(surface, words, at, 28, CREAM, "strong", "center", room)
