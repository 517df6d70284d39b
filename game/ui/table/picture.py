"""The whole table as one picture: cloth, bands, plates, panels, cards, signs. Drawing only; words are given to it."""

from collections.abc import Callable, Container, Sequence

import msgspec
from pygame import Rect, Surface

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
from game.ui.table.log_panel import SOUGHT, PanelLine, draw_log
from game.ui.table.panels import Meter, ScoreRow, draw_meter, draw_needs, draw_scores, draw_tip
from game.ui.table.plates import Plate, draw_plate
from game.ui.table.sprites import Sprite, draw_sprite
from game.ui.table.strips import Told
from game.ui.theme import DIM
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
    sought: int | None = None
    """The line of the log that is pointed at, by its number."""
    found: frozenset[str] = frozenset()
    """Where what it tells of lies now."""
    strips: dict[int, tuple[Told, ...]] = {}
    """What each seat did since the last turn of whoever looks; keyed as plates are."""
    strip_list: Rect | None = None
    """Where it is told of those whose plates have no room beside them."""
    upcard_drafted: bool = False
    foot_words: str = ""


class Part(msgspec.Struct, frozen=True):
    """A piece of the cloth: equal ones look the same, and nothing is drawn outside `rect`."""

    rect: Rect
    how: Callable[..., None]
    given: tuple[object, ...]

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Draw it."""
        self.how(kit, surface, *self.given)


def cloth_parts(kit: Kit, layout: Layout, scenery: Scenery) -> list[Part]:
    """The pieces of the cloth, all that lies under the cards: bands, plates and panels, the lowest first."""
    places = layout.places
    parts: list[Part] = []

    def add(rect: Rect, draw: Callable[..., None], *given: object) -> None:
        parts.append(Part(_with_shadow(kit, rect), draw, given))

    for team, band in layout.bands.items():
        add(band.rect, draw_band, band, scenery.bands[team], team == scenery.acting_team)
        for frame in band.frames:
            lit = lit_frames(scenery.lit, frame.group, len(frame.cards))
            add(frame.rect, draw_frame, frame, scenery.group_points[frame.group], lit, not frame.fresh)
        if band.new_pile is not None:
            lit = "new_pile" in scenery.lit
            add(band.new_pile, draw_new_pile, band.new_pile, lit, scenery.new_pile_idle, scenery.new_pile_words)
    for name in sorted(scenery.lit - ({"pile"} if "discard" in scenery.lit else set())):
        rect = layout.hits.get(name)
        if rect is not None and not name.startswith(("staged/", "new_pile", "hand/", "upcard")):
            add(rect, draw_lit, rect)
    wrong = layout.hits.get(scenery.wrong) if scenery.wrong else None
    if wrong is not None:
        add(wrong, draw_lit, wrong, True)
    for near, plate in scenery.plates.items():
        add(places.rect("Seat", near), draw_plate, places.rect("Seat", near), plate)
    add(places.rect("Score"), draw_scores, places.rect("Score"), scenery.scores)
    add(places.rect("GoingOut"), draw_needs, places.rect("GoingOut"), scenery.needs)
    add(places.rect("Log"), draw_log, places.rect("Log"), scenery.log, scenery.sought)
    if scenery.meter is not None:
        add(places.rect("Opening"), draw_meter, places.rect("Opening"), scenery.meter)
    add(places.rect("Tip"), draw_tip, places.rect("Tip"), scenery.head, scenery.body, scenery.refused)
    if layout.has_no_pile:
        add(places.rect("Discard"), _draw_no_pile, places.rect("Discard"))
    if scenery.foot_words:
        foot = places.rect("Foot")
        wide = foot.w + kit.theme.u(24)
        line = Rect(0, 0, wide, kit.text.line(19, "strong"))
        line.midbottom = (foot.centerx, foot.top)
        add(line, _foot_words, line, scenery.foot_words)
    return parts


def _with_shadow(kit: Kit, rect: Rect) -> Rect:
    """The most that a panel, a lit rim or the glow of a plate touches around its rectangle."""
    margin = 2 * max(2, kit.theme.u(7)) + kit.theme.u(4) + 4
    return rect.inflate(2 * margin, 2 * margin)


def _draw_no_pile(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.dashed(surface, rect, DIM, 0.08, 9)


def _foot_words(kit: Kit, surface: Surface, line: Rect, words_: str) -> None:
    at = (line.centerx, line.centery - 1)
    shown = words_ if kit.text.width(words_, 19, "strong") <= line.w else words.FOOT.capitalize()
    kit.text.draw(surface, shown, at, 19, "#F7B7BF", "strong", "center", line.w)


def draw_cards(kit: Kit, surface: Surface, sprites: Sequence[Sprite], moving: Container[int] = ()) -> None:
    """The cards in their order, without those that move."""
    for i, sprite in enumerate(sprites):
        if i not in moving:
            draw_sprite(kit, surface, sprite)


def draw_absent_upcard(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """Over the buried cards, while the upcard lies in a draft: where it went."""
    if scenery.upcard_drafted:
        draw_drafted_upcard(kit, surface, layout.places.rect("Discard"))


def draw_badges(kit: Kit, surface: Surface, layout: Layout, on_hand: bool = True, moving: Container[int] = ()) -> None:
    """The signs on the cards; those of the hand are left out while some of it is held, those on a meld or book while
    its sprites are `moving`: they belong to cards that are not there yet.
    """
    away = [
        sprite.box.inflate(8, 20)
        for i, sprite in enumerate(layout.sprites)
        if i in moving and sprite.place[0] in ("meld", "book", "staged")
    ]
    for badge in layout.badges:
        if any(box.collidepoint(badge.x, badge.y) for box in away):
            continue
        if on_hand or badge.y < layout.places.rect("Hand").top:
            draw_badge(kit, surface, badge.text, (badge.x, badge.y), badge.style)


def draw_found(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """A blue rim round everything that a line of the log leads to."""
    for name in scenery.found & layout.hits.keys():
        rect = layout.hits[name].inflate(2 * kit.theme.u(6), 2 * kit.theme.u(6))
        kit.paint.panel(surface, rect, SOUGHT, 0.16, SOUGHT, 14, 5)


def draw_promises(kit: Kit, surface: Surface, layout: Layout, scenery: Scenery) -> None:
    """On each lit meld and book how many cards would join it; the own ones that would not take them are dimmed."""
    team, own = next(iter(layout.bands.items()))
    choosing = scenery.held and not scenery.new_pile_idle and "stock" not in scenery.lit  # first a draw: none refuses
    for number, rect in own.melds.items() if choosing else ():
        kind = "book" if number in own.books else "meld"
        if f"{kind}/{team}/{number}" not in scenery.lit:
            kit.paint.panel(surface, rect, "#04140F", 0.5, None, 8)
    for name in scenery.lit:
        if name.startswith(("meld/", "book/")):
            rect = layout.hits[name]
            at = (rect.right - kit.theme.u(8), rect.top + kit.theme.u(10))
            draw_badge(kit, surface, f"+{scenery.held}", at, "plus")
