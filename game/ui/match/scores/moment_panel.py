"""The moment of a match in a panel: who did what, with which cards, and what it was worth; it can be replayed."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.messages.amounts import signed
from game.messages.functions import nouns, scores as say
from game.rules.ruleset import BookKind
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Layers, Pad, Picture, Row, Space, WidgetSlot, Words
from game.toolkit.drawing.paint import svg
from game.toolkit.drawing.theme import CREAM, GOLD, GOLD_LIGHT, LINE, PANEL, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.ui.shared.cards.card_art import RIBBONS, height
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import portrait

STEP: Final = 8.5
"""Degrees from one card of a fan to the next, at most;"""
SPREAD: Final = 56.0
"""degrees that a whole fan takes."""


class GreatMoment(msgspec.Struct, frozen=True):
    """Its data; `points` is its effect on the expected lead, `lead` says whose."""

    title: str
    place: str
    points: int
    person: PlayerAtTable
    cards: tuple[Card, ...]
    book: BookKind | None = None


def moment_panel(moment: GreatMoment | None, on_watch: Callable[[], None]) -> Box:
    if moment is None:
        waits = Column(Words(say.looking_through(), 24, GOLD, "strong", lines=1), Grow())
        return Layers(Picture(_draw_ground), Pad(waits, 40, 26))
    title = FirstThatFits(
        *(Words(moment.title, size, CREAM, "heading", lines=1) for size in (42, 36, 30)),
        Words(moment.title, 28, CREAM, "heading"),
    )
    place = Words(moment.place, 25, CREAM, "strong")
    watch = Button("button/watch", say.watch_again(), on_watch, icon="film", key="W")
    fan = Picture(lambda kit, surface, rect: draw_card_fan(kit, surface, rect, moment.cards, moment.book))
    number = Words(signed(moment.points), 68, GOLD_LIGHT, "number", "center", lines=1)
    face = Row(Grow(), portrait(moment.person, 116, lit=True), Grow())
    forms = (
        Column(number, Grow(), face, Space(16), WidgetSlot(watch, 72)),
        Column(number, Grow(), WidgetSlot(watch, 72)),
    )
    below = Row(Grow(fan), Pad(FirstThatFits(*forms), 0), gap=24, across="stretch")
    body = Column(title, Space(4), place, Space(8), Grow(below))
    return Layers(Picture(_draw_ground), Pad(body, 40, 26))


def _draw_ground(kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, PANEL, 0.55, LINE, 20, 2)
    draw_rays(kit, surface, rect, (0.42, 0.74))


def draw_rays(kit: Kit, surface: Surface, rect: Rect, lamp: tuple[float, float], glow: str = "") -> None:
    """Golden light within a board, up to its frame, around the `lamp` (in parts of width and height) and in the colour
    `glow`.
    """
    inner = rect.inflate(-kit.theme.u(18), -kit.theme.u(18))
    rays = kit.paint.once(("rays", inner.size, lamp, glow), lambda: _rays(inner.size, lamp, glow))
    surface.blit(rays, inner)


def _rays(size: tuple[int, int], lamp: tuple[float, float], glow: str) -> Surface:
    width, height = size
    x, y, far = width * lamp[0], height * lamp[1], math.hypot(width, height)
    path = ""
    for n in range(16):
        turn = math.pi * 2 * n / 16
        sides = (turn - 0.085, turn + 0.085)
        corners = "L".join(f"{x + far * math.cos(side):.0f} {y + far * math.sin(side):.0f}" for side in sides)
        path += f"M{x:.0f} {y:.0f}L{corners}Z"
    light = (
        '<defs><radialGradient id="g" r="80%"><stop offset="0" stop-color="{0}"/>'
        '<stop offset="1" stop-color="{0}" stop-opacity="0"/></radialGradient></defs>'
        '<rect width="{1}" height="{2}" fill="url(#g)"/>'
    )
    body = light.format(glow, width, height) if glow else ""
    return svg(size, f'{body}<path d="{path}" fill="{GOLD}" fill-opacity=".07"/>')


def draw_card_fan(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[Card], book: BookKind | None) -> None:
    """Cards in an arc, as large as they fit, with the ribbon of a book across them."""
    shown = cards[-9:]
    if not shown or rect.w < kit.theme.u(80) or rect.h < kit.theme.u(80):
        return
    step = min(STEP, SPREAD / max(1, len(shown) - 1))
    half = step * (len(shown) - 1) / 2
    reach = 2.9  # widths from the middle of a card to where all of them turn
    across = 2 * reach * math.sin(math.radians(half)) + 1.35
    dip = reach * (1 - math.cos(math.radians(half)))
    width = int(min(kit.theme.u(168), rect.w / across, rect.h / (1.5 + dip)))
    top = rect.centery - width * dip / 2
    for n, card in enumerate(shown):
        degrees = half - n * step
        turn = math.radians(degrees)
        at = (rect.centerx - width * reach * math.sin(turn), top + width * reach * (1 - math.cos(turn)))
        draw_card_askew(kit, surface, card, width, degrees, at, lift=8, fall=(-2, 5))
    if book is not None:
        _draw_ribbon(kit, surface, book, width, (rect.centerx, round(top + height(width) * 0.36)))


def _draw_ribbon(kit: Kit, surface: Surface, book: BookKind, width: int, middle: tuple[int, int]) -> None:
    box = Rect(0, 0, round(width * 1.7), round(width * 0.36)).move_to(center=middle)
    kit.paint.panel(surface, box, RIBBONS[book], 1, GOLD, 4, 3)
    kit.text.draw(surface, nouns.band(book), box.center, 34, WHITE, "strong", "center", box.w - kit.theme.u(20))
