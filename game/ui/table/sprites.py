"""A card on the screen: which picture, where, how large. Drawn with a kit; knows no rules."""

import math
from typing import Final, Literal

from msgspec import Struct, structs
from pygame import Rect, Surface, transform

from game.cards import Card
from game.rules.ruleset import BookKind
from game.toolkit.drawing.theme import GOLD, GOOD_RIM, HIGHLIGHT
from game.toolkit.drawing.turn_and_bend import bent, turned_smoothly
from game.toolkit.kit import Kit
from game.turn.spots import SetAside, StagedCard
from game.ui.shared.cards.card_art import Back, CardArt, ample, card_art, height
from game.ui.table.draw.badges import Chip, draw_chip


class HiddenInHand(Struct, frozen=True):
    """In the hand in front."""


class InFan(Struct, frozen=True):
    """In the hand of another seat."""

    seat: int


class InFoot(Struct, frozen=True):
    """In a seat's foot."""

    seat: int


class InMeld(Struct, frozen=True):
    """In a team's meld, by its number."""

    team: int
    number: int


class InBook(Struct, frozen=True):
    """A team's meld as a book, by its number."""

    team: int
    number: int


class InStock(Struct, frozen=True):
    """In the stock."""


class OnPile(Struct, frozen=True):
    """The upcard."""


class Buried(Struct, frozen=True):
    """Under the upcard: an edge of the heap, or one of the topmost cards, which are `askew`."""

    index: int
    askew: bool


class Across(Struct, frozen=True):
    """Laid across a frozen pile."""


Place = HiddenInHand | InFan | InFoot | InMeld | InBook | InStock | OnPile | Buried | Across | StagedCard | SetAside
"""The owner of a sprite."""

Mark = Literal["", "chosen", "staged", "pile", "hint"]


SHADOW_STEP: Final = 5.0
SHADOW_SIZES: Final = 16
"""Degrees and window pixels between the shadows of a card that changes its size as it moves."""


class Face(Struct, frozen=True):
    """A card from the front."""

    card: Card


class Reverse(Struct, frozen=True):
    """A card from behind."""

    back: Back


class Edge(Struct, frozen=True):
    """A card of which only an edge shows, under the front card of a meld. It knows its face for when it moves."""

    card: Card
    wild: bool


class Blank(Struct, frozen=True):
    """A card of which only an edge shows and nobody may know the face: a buried one in the pile."""

    wild: bool


class Book(Struct, frozen=True):
    """A squared-up book; `small` ones have a bar instead of a ribbon."""

    top: Card
    kind: BookKind
    wilds: int
    small: bool = False


Look = Face | Reverse | Edge | Blank | Book | Chip


class Sprite(Struct, frozen=True, kw_only=True):
    """One picture on the table.

    `x`, `y` are its centre, `w` its width, in window pixels; `angle` is counter-clockwise. Sprites are drawn in the
    order in which a layout lists them.
    """

    place: Place
    look: Look
    x: float
    y: float
    w: int
    h: int = 0
    angle: float = 0.0
    lift: int = 3
    """Blur of the shadow in window pixels; 0 for none."""
    mark: Mark = ""
    squeeze: float = 1.0
    """Its visible width while it turns over, as a share of its width."""
    wipe: float = 1.0
    """The share of a book that is already closed: ribbon and token come from the left over its top card."""
    rastered: int = 0
    """Its final width, whose picture is stretched while its size changes; 0 for exactly `w`."""
    held: int = 0
    """The card's normal width while it is held and drawn larger; 0 for others."""
    grip: float | None = None
    """Where a held card is held, from 0 at its left to 1 at its right: both its sides hang. None if it is flat."""
    free: float = 1.0
    """The share of its width that a neighbour without a rim leaves free: its own doesn't peep out behind that."""
    covered: bool = False
    """Whether only the index of a hand card shows above the row in front."""
    turns: bool = False
    """Whether it will end up turned: then the stretched picture is the large one that is turned there."""

    @property
    def tall(self) -> int:
        """Height in window pixels, upright."""
        return self.h or height(self.w)

    @property
    def box(self) -> Rect:
        """The rectangle it would fill upright."""
        return Rect(round(self.x - self.w / 2), round(self.y - self.tall / 2), self.w, self.tall)

    @property
    def turned_box(self) -> Rect:
        """The rectangle around all of it."""
        across, down = abs(math.cos(math.radians(self.angle))), abs(math.sin(math.radians(self.angle)))
        size = math.ceil(self.w * across + self.tall * down), math.ceil(self.w * down + self.tall * across)
        return Rect((0, 0), size).move_to(center=(round(self.x), round(self.y)))

    @property
    def card(self) -> Card | None:
        """Its face, if known."""
        return self.look.card if isinstance(self.look, Face | Edge) else None


def sprite_in(box: Rect, place: Place, look: Look, **more: object) -> Sprite:
    """A sprite whose upright rectangle is `box`."""
    sprite = Sprite(place=place, look=look, x=box.x + box.w / 2, y=box.y + box.h / 2, w=box.w, h=box.h)
    return structs.replace(sprite, **more) if more else sprite


HANGS: Final = 0.055
"""How far the side of a held card hangs, as a share of its width."""


def draw_sprite(kit: Kit, surface: Surface, sprite: Sprite) -> Rect:
    """Draw it with its shadow; returns every pixel it may have touched."""
    match sprite.look:
        case Chip() as chip:
            return draw_chip(kit, surface, sprite.box, chip)
        case Book() as book:
            return _draw_book(kit, surface, sprite, book)
        case _:
            return _draw_card(kit, surface, sprite)


def _draw_card(kit: Kit, surface: Surface, sprite: Sprite) -> Rect:
    art, center = card_art(kit), (round(sprite.x), round(sprite.y))
    touched = Rect(center, (0, 0))
    if sprite.squeeze < 1:
        image = picture(art, sprite)
        thin = transform.smoothscale(image, (max(1, round(image.get_width() * sprite.squeeze)), image.get_height()))
        return surface.blit(thin, thin.get_rect(center=center))
    if sprite.lift:
        shadow = _shadow(art, sprite, sprite.lift)
        drop = max(1, sprite.lift // 2)
        touched = surface.blit(shadow, shadow.get_rect(center=(center[0], center[1] + drop)))
    if sprite.mark:
        touched.union_ip(_rim(kit, surface, sprite))
    image = picture(art, sprite)
    if sprite.grip is not None:
        flat, grip, low = image, sprite.grip, max(2, round(sprite.w * HANGS))
        key = ("bent", sprite.look, sprite.w, round(sprite.angle * 2), grip, art.colours)
        image = kit.paint.once(key, lambda: bent(flat, low, grip))
    touched.union_ip(surface.blit(image, image.get_rect(center=center)))
    return touched


def _shadow(art: CardArt, sprite: Sprite, lift: int) -> Surface:
    width, leaning = sprite.w, sprite.angle
    if sprite.rastered:  # in flight a shadow need not follow every degree and size
        width = SHADOW_SIZES * max(1, round(width / SHADOW_SIZES))
        leaning = SHADOW_STEP * round(leaning / SHADOW_STEP)
    return art.shadow(width, leaning, lift)


def _rim(kit: Kit, surface: Surface, sprite: Sprite) -> Rect:
    colour = {"chosen": GOLD, "staged": GOOD_RIM}.get(sprite.mark, HIGHLIGHT)
    width = max(3, kit.theme.u(7 if sprite.mark in ("chosen", "hint") else 5))
    box = Rect(0, 0, sprite.w + 2 * width, sprite.tall + 2 * width)
    free = round(sprite.free * sprite.w)
    key = ("rim", box.w, box.h, free, colour, round(sprite.angle * 2))

    def make() -> Surface:
        flat = Surface(box.size).convert_alpha()
        flat.fill((0, 0, 0, 0))
        kit.paint.panel(flat, box, colour, 1, None, (sprite.w * 0.075 + width) / kit.theme.k)
        if free < sprite.w:
            flat.fill((0, 0, 0, 0), Rect(width + free, 0, box.w, box.h))
        if not round(sprite.angle * 2):
            return flat
        return _turn(flat, sprite.angle)

    image = kit.paint.once(key, make)
    return surface.blit(image, image.get_rect(center=(round(sprite.x), round(sprite.y))))


def _turn(image: Surface, angle: float) -> Surface:
    return turned_smoothly(image, round(angle * 2) / 2)


def picture(art: CardArt, sprite: Sprite) -> Surface:
    """The picture of a single card, turned."""
    look = sprite.look
    if sprite.rastered:
        leans = sprite.angle and isinstance(sprite.place, InMeld | InBook)  # only in flight: not worth a picture
        if leans or sprite.rastered != sprite.w:
            exact = _stretchable(art, sprite)
            return transform.rotozoom(exact, sprite.angle, sprite.w / exact.get_width())
    # one that will end up turned passes upright in the same picture
    is_turned, is_covered = round(sprite.angle * 2) or sprite.turns, False
    if isinstance(look, Face):
        if sprite.held:
            return art.lifted(look.card, sprite.w, sprite.angle, sprite.held)
        name: str = look.card
        is_covered = sprite.covered
    elif isinstance(look, Reverse):
        name = look.back  # nothing covers one still coming from behind
    else:
        assert isinstance(look, Edge | Blank)
        return art.turned_blank(sprite.w, look.wild, sprite.angle) if is_turned else art.blank(sprite.w, look.wild)
    if is_turned:
        return art.turned(name, sprite.w, sprite.angle)
    return art.covered(name, sprite.w) if is_covered else art.picture(name, sprite.w)


def _stretchable(art: CardArt, sprite: Sprite) -> Surface:
    """The picture of a card that changes its size: the one needed at its end anyway."""
    look = sprite.look
    if sprite.turns and isinstance(look, Face):
        return art.enlarged(look.card, sprite.rastered)
    if sprite.turns and isinstance(look, Reverse):
        return art.back(look.back, ample(sprite.rastered))
    return picture(art, structs.replace(sprite, w=sprite.rastered, rastered=0, angle=0.0))


def _draw_book(kit: Kit, surface: Surface, sprite: Sprite, look: Book) -> Rect:
    """A book; while it closes, its top card alone, with the closed part of the book over it."""
    box = sprite.box
    shadow = _shadow(card_art(kit), sprite, max(2, sprite.lift))
    touched = surface.blit(shadow, shadow.get_rect(center=(box.centerx + 3, box.centery + 4)))
    if sprite.wipe < 1:
        top = picture(card_art(kit), structs.replace(sprite, look=Face(look.top), turns=False, angle=0.0))
        touched.union_ip(surface.blit(top, box, (0, 0, *box.size)))
    image, at = _book(kit, sprite, look)
    closed = Rect(0, 0, round(image.get_width() * sprite.wipe), image.get_height())
    touched.union_ip(surface.blit(image, at, closed))
    return touched


def _book(kit: Kit, sprite: Sprite, look: Book) -> tuple[Surface, tuple[int, int]]:
    """The picture of a book, and where it goes; one that changes its size uses its final picture, stretched."""
    box, width = sprite.box, sprite.rastered or sprite.w
    if look.small:
        height = round(sprite.tall * width / sprite.w)
        image, (ox, oy) = card_art(kit).small_book(look.top, look.kind, width, look.wilds, height), (0, 0)
    else:
        image, (ox, oy) = card_art(kit).book(look.top, look.kind, look.wilds, width), card_art(kit).book_offset(width)
    share = sprite.w / width
    if share != 1:
        image = transform.smoothscale_by(image, share)
    return image, (box.x - round(ox * share), box.y - round(oy * share))
