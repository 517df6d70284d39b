"""The whole table as one picture: cloth, bands, plates, panels, cards, signs. Drawing only; words are given to it."""

from collections.abc import Container, Sequence

import msgspec
from pygame import Surface

from game.ui.kit import Kit
from game.ui.table.chips import draw_badge
from game.ui.table.cloth import (
    BandWords,
    draw_band,
    draw_drafted_upcard,
    draw_frame,
    draw_lit,
    draw_new_pile,
    lit_frames,
)
from game.ui.table.layout import Layout
from game.ui.table.panels import Meter, PanelLine, ScoreRow, draw_log, draw_meter, draw_needs, draw_scores, draw_tip
from game.ui.table.plates import Plate, draw_plate
from game.ui.table.sprites import Sprite, draw_sprite
from game.ui.theme import LINE
from game.words import table as words


class Scenery(msgspec.Struct, frozen=True, kw_only=True):
    """Everything drawn besides the cards. Plates are keyed by how many places clockwise of the viewer they are."""

    scores: tuple[ScoreRow, ...] = ()
    needs: tuple[words.Need, ...] = ()
    log: tuple[PanelLine, ...] = ()
    meter: Meter | None = None
    head: str = ""
    body: str = ""
    refused: bool = False
    plates: dict[int, Plate] = {}
    bands: dict[int, BandWords] = {}
    acting_team: int | None = None
    group_points: tuple[int, ...] = ()
    new_pile_words: str = words.DROP_HERE
    new_pile_idle: bool = False
    lit: frozenset[str] = frozenset()
    held: int = 0
    """How many cards the lights are for."""
    wrong: str | None = None
    """The target under a dragged card that would be refused."""
    upcard_drafted: bool = False
    foot_words: str = ""


def draw_cloth(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """Bands, plates and panels: all that lies under the cards."""
    places = layout.places
    for team, band in layout.bands.items():
        draw_band(kit, surface, band, scenery.bands[team], team == scenery.acting_team)
        for frame in band.frames:
            lit = lit_frames(scenery.lit, frame.group, len(frame.cards))
            draw_frame(kit, surface, frame, scenery.group_points[frame.group], lit, not frame.fresh)
        if band.new_pile is not None:
            lit = "new_pile" in scenery.lit
            draw_new_pile(kit, surface, band.new_pile, lit, scenery.new_pile_idle, scenery.new_pile_words)
    _draw_lights(kit, surface, layout, scenery)
    for near, plate in scenery.plates.items():
        draw_plate(kit, surface, places.rect("Seat", near), plate)
    draw_scores(kit, surface, places.rect("Score"), scenery.scores)
    draw_needs(kit, surface, places.rect("GoingOut"), scenery.needs)
    draw_log(kit, surface, places.rect("Log"), scenery.log)
    if scenery.meter is not None:
        draw_meter(kit, surface, places.rect("Opening"), scenery.meter)
    draw_tip(kit, surface, places.rect("Tip"), scenery.head, scenery.body, scenery.refused)
    if layout.has_no_pile:
        kit.paint.dashed(surface, places.rect("Discard"), LINE, 0.1, 9)
    if scenery.foot_words:
        _foot_words(kit, surface, layout, scenery.foot_words)


def _draw_lights(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    for name in sorted(scenery.lit - ({"pile"} if "discard" in scenery.lit else set())):
        rect = layout.hits.get(name)
        if rect is not None and not name.startswith(("staged/", "new_pile", "hand/", "upcard")):
            draw_lit(kit, surface, rect)
    wrong = layout.hits.get(scenery.wrong) if scenery.wrong else None
    if wrong is not None:
        draw_lit(kit, surface, wrong, refused=True)


def _foot_words(kit: Kit, surface: Surface, layout: Layout, words_: str) -> None:
    rect = layout.places.rect("Foot")
    line = kit.text.line(19, "strong")
    at = (rect.centerx, rect.top - line // 2 - 1)
    kit.text.draw(surface, words_, at, 19, "#F7B7BF", "strong", "center", rect.w + kit.theme.u(50))


def draw_cards(kit: Kit, surface: Surface, sprites: Sequence[Sprite], moving: Container[int] = ()) -> None:
    """The cards in their order, without those that move."""
    for i, sprite in enumerate(sprites):
        if i not in moving:
            draw_sprite(kit, surface, sprite)


def draw_absent_upcard(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """Over the buried cards, while the upcard lies in a draft: where it went."""
    if scenery.upcard_drafted:
        draw_drafted_upcard(kit, surface, layout.places.rect("Discard"))


def draw_badges(kit: Kit, surface: Surface, layout: Layout, on_hand: bool = True) -> None:
    """The signs on the cards; those of the hand are left out while some of it is held."""
    for badge in layout.badges:
        if on_hand or badge.y < layout.places.rect("Hand").top:
            draw_badge(kit, surface, badge.text, (badge.x, badge.y), badge.style)


def draw_promises(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """On each lit meld and book how many cards would join it."""
    for name in scenery.lit:
        if name.startswith(("meld/", "book/")):
            rect = layout.hits[name]
            at = (rect.right - kit.theme.u(8), rect.top + kit.theme.u(10))
            draw_badge(kit, surface, f"+{scenery.held}", at, "plus")
