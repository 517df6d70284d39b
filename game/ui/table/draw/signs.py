"""The layer on the cards, in parts: badges, promises, rims. All texts are passed in."""

from collections.abc import Container, Sequence

from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import table as say_table
from game.toolkit.drawing.theme import GOLD, HIGHLIGHT, VEIL
from game.toolkit.kit import Kit
from game.turn.spots import LaidMeld, SetAside, StagedCard
from game.ui.table.draw.badges import BadgeStyle, badge_size, draw_badge
from game.ui.table.draw.cloth import draw_drafted_upcard
from game.ui.table.draw.picture import Scenery
from game.ui.table.draw.picture_piece import PicturePiece, with_shadow
from game.ui.table.layout.bands import Badge
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sheets.coach_sheet import Bracket, brackets
from game.ui.table.sprites import InBook, InMeld


def sign_parts(
    kit: Kit, layout: Layout, scenery: Scenery, *, on_hand: bool = True, moving: Container[int] = ()
) -> list[PicturePiece]:
    """Everything drawn over the cards, the lowest first. The hand's badges are left out while some of it is held, those
    on a meld or book while its sprites are `moving`: they belong to cards that haven't arrived.
    """
    parts = _absent_upcard(kit, layout, scenery)
    clasps = _clasps(kit, layout, scenery) if on_hand else []
    badges = shown_badges(layout, on_hand=on_hand, moving=moving) if scenery.dealt else []
    parts += [_badge(kit, _above(kit, badge, clasps) if badge.style == "new" else badge) for badge in badges]
    return [*parts, *clasps, *_promises(kit, layout, scenery), *_found(kit, layout, scenery)]


def _above(kit: Kit, badge: Badge, clasps: Sequence[PicturePiece]) -> Badge:
    """The badge, higher on its card if it would be under the labels."""
    box = badge.box(kit)
    tops = [clasp.rect.top for clasp in clasps if clasp.rect.colliderect(box)]
    return replace(badge, y=min(tops) - box.h // 2) if tops else badge


def _clasps(kit: Kit, layout: Layout, scenery: Scenery) -> list[PicturePiece]:
    """The labels of coach or hint over cards of the hand, with a line unless a hint's rims mark these cards."""
    found: list[PicturePiece] = []
    signs = brackets(layout, scenery.signs)
    has_lines = not any(sprite.mark == "hint" for sprite in layout.sprites)
    spans = [
        Rect(0, 0, badge_size(kit, bracket.words, "coach")[0], 1).move_to(centerx=(bracket.left + bracket.right) // 2)
        for bracket in signs
    ]
    for number, bracket in enumerate(signs):
        others = [*spans[:number], *spans[number + 1 :]]
        if spans[number].inflate(kit.theme.u(12), 0).collidelist(others) != -1:
            bracket = replace(bracket, words=bracket.short)
        near = [at for at in range(number) if spans[at].colliderect(spans[number])]
        if any(signs[at].words == bracket.words for at in near):  # once is enough if it doesn't fit twice
            bracket = replace(bracket, words="")
        width = max(bracket.right - bracket.left, badge_size(kit, bracket.words, "coach")[0])
        rect = Rect(0, 0, width, kit.theme.u(44)).move_to(
            center=((bracket.left + bracket.right) // 2, bracket.low - kit.theme.u(7))
        )
        found.append(PicturePiece(rect.inflate(8, 8), _draw_clasp, (bracket, has_lines)))
    return found


def _draw_clasp(kit: Kit, surface: Surface, bracket: Bracket, has_line: bool) -> None:
    """A line across the cards with its ends turned up, if it is to have one, and the words on it, if any."""
    u, thick = kit.theme.u, max(2, kit.theme.u(4))
    if has_line:
        surface.fill(GOLD, Rect(bracket.left, bracket.low, bracket.right - bracket.left, thick))
        for x in (bracket.left, bracket.right - thick):
            surface.fill(GOLD, Rect(x, bracket.low - u(18), thick, u(18)))
    if bracket.words:
        draw_badge(kit, surface, bracket.words, ((bracket.left + bracket.right) // 2, bracket.low), "coach")


def shown_badges(layout: Layout, *, on_hand: bool = True, moving: Container[int] = ()) -> list[Badge]:
    """The badges of visible cards."""
    away = [
        sprite.box.inflate(8, 20)
        for i, sprite in enumerate(layout.sprites)
        if i in moving and isinstance(sprite.place, InMeld | InBook | StagedCard | SetAside)
    ]
    return [
        badge
        for badge in layout.badges
        if (on_hand or not badge.on_hand) and not any(box.collidepoint(badge.x, badge.y) for box in away)
    ]


def _badge(kit: Kit, badge: Badge) -> PicturePiece:
    text, style = badge.fitting(kit)
    return _pill(kit, text, badge.box(kit).center, style)


def _pill(kit: Kit, text: str, at: tuple[int, int], style: BadgeStyle) -> PicturePiece:
    box = Rect((0, 0), badge_size(kit, text, style)).move_to(center=at)
    return PicturePiece(box.inflate(8, 8), draw_badge, (text, at, style))


def _absent_upcard(kit: Kit, layout: Layout, scenery: Scenery) -> list[PicturePiece]:
    pile = layout.places.rect("Discard")
    return [PicturePiece(with_shadow(kit, pile), draw_drafted_upcard, (pile,))] if scenery.upcard_drafted else []


def _found(kit: Kit, layout: Layout, scenery: Scenery) -> list[PicturePiece]:
    """A blue rim round everything that a log line refers to."""
    rects = [rect for spot, rect in layout.hits.items() if spot in scenery.found]
    return [PicturePiece(with_shadow(kit, rect), _draw_found, (rect,)) for rect in rects]


def _draw_found(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect.inflate(2 * kit.theme.u(6), 2 * kit.theme.u(6)), HIGHLIGHT, 0.16, HIGHLIGHT, 14, 5)


def _promises(kit: Kit, layout: Layout, scenery: Scenery) -> list[PicturePiece]:
    """On each lit meld and book, how many cards would join it; own ones that would refuse them are dimmed."""
    team, own = next(iter(layout.bands.items()))
    parts: list[PicturePiece] = []
    for number, rect in own.melds.items() if scenery.held and scenery.may_meld else ():
        if LaidMeld(team, number, number in own.books) not in scenery.lit:
            parts.append(PicturePiece(rect, _draw_dimmed, (rect,)))
    lit = {spot: rect for spot, rect in layout.hits.items() if isinstance(spot, LaidMeld) and spot in scenery.lit}
    for spot, rect in lit.items() if scenery.held else ():  # a hint says how many itself
        if spot in scenery.dirtied and spot != scenery.carried_to:
            parts.append(_warning(kit, scenery.held, rect, [*lit.values()], own.rect))
        elif spot != scenery.carried_to:
            y = rect.bottom - kit.theme.u(8) if spot.is_book else rect.top + kit.theme.u(10)  # wild cards are above
            box = Rect((0, 0), badge_size(kit, plus := f"+{scenery.held}", "plus"))
            box.center = rect.right - kit.theme.u(8), y
            parts.append(_pill(kit, plus, box.clamp(own.rect).center, "plus"))
    return parts


def _warning(kit: Kit, held: int, rect: Rect, lit: Sequence[Rect], band: Rect) -> PicturePiece:
    """On a meld that would turn dirty, over its middle, where it covers neither rank nor count: the longest words that
    don't touch its neighbours'.
    """
    room = min((abs(other.centerx - rect.centerx) for other in lit if other != rect), default=band.w)
    forms = say_table.becomes_dirty(held), say_table.becomes_dirty_two_lines(held), say_table.becomes_dirty_short(held)
    text = next((form for form in forms if badge_size(kit, form, "dirties")[0] < room), forms[-1])
    box = Rect((0, 0), badge_size(kit, text, "dirties")).move_to(center=(rect.centerx, rect.centery + kit.theme.u(6)))
    return _pill(kit, text, box.clamp(band.inflate(-8, -8)).center, "dirties")


def _draw_dimmed(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, VEIL, 0.5, None, 8)
