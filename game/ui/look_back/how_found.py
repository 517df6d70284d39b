"""How what was better is found: three pictures with a line each, and what the graph shows."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.text.amounts import signed
from game.text.messages import looking_back as say
from game.ui.boxes import Box, Column, Grid, Grow, Paint, Panel, Picture, Row, Share, Space, Whole, Words, board
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.paint import svg
from game.ui.core.theme import (
    CHART_LEVEL,
    CHART_LINE,
    CREAM,
    DIM,
    GOLD,
    GOOD_RIM,
    INK,
    LINE,
    LINE_LIGHT,
    LOSS,
    PANEL_DEEP,
    QUIET,
    TEAM_COLOURS,
    WHITE,
    WINE,
)
from game.ui.look_back.lead_graph import DISC, FIELD
from game.ui.look_back.look_back_parts import SIGN, cards_sign, disc_sign, line_sign
from game.ui.widgets import Dialog, close_button

PICTURE_HIGH: Final = 290
LEAST_CARD: Final = 8
"""Real pixels of the width of the smallest card that is drawn."""

STEP: Final = 0.5
"""How much lower a deal is than the one that it partly hides, as a share of a card."""
KNOWN: Final = ("9H", "7C")
DEALS: Final = (("4H", "8S"), ("9C", "3S"), ("AS", "7D"))
BACKS: Final = (("", ""),)
GAINS: Final = (0, 140, 20)
"""Points by which what was played, what was better and another option are ahead of what was played."""
LETTERS, SCALE = 22, 19
"""Those of the words in the pictures, and of the numbers beside the graph."""
MARKS: Final = ((signed(500), 10), ("0", 62), (signed(-300), 93))
"""What is written beside the graph, and how far down."""


class HowFoundDialog(Dialog):
    """What was known, the hidden cards dealt again, the options compared."""

    wide = 1640

    def __init__(self) -> None:
        super().__init__(say.how_found(), say.found_here(), [close_button()])
        self._steps: tuple[tuple[Paint, str, str], ...] = (
            (partial(_draw_cards, BACKS), say.found_known(), say.found_known_why()),
            (partial(_draw_cards, DEALS), say.found_deals(), say.found_deals_why()),
            (_draw_bars, say.found_compared(), say.found_compared_why()),
        )
        self._signs = (
            (partial(line_sign, 0), say.found_lead(), say.found_lead_why()),
            (disc_sign, say.found_given(), say.found_given_why()),
            (cards_sign, say.found_apart(), say.found_apart_why()),
        )

    @property
    def told(self) -> str:
        steps = (f"{title}: {words}" for _, title, words in self._steps)
        return " ".join([self.words, *steps, *(f"{title}: {words}." for _, title, words in self._signs)])

    def body(self, kit: Kit) -> Box:
        steps = []
        for n, (paint, title, words) in enumerate(self._steps, 1):
            heading = Row(Whole(Words(str(n), 29, DIM, "heading")), Grow(_heading(title)), gap=12)
            picture = Grow(Picture(paint, high=PICTURE_HIGH), most=1)
            steps.append(Share(_panel(Column(picture, Space(14), heading, Space(6), Words(words, 24)))))
        signs = [
            (Column(Space(3), Picture(sign, SIGN, 20)), Words(title, 24, CREAM, "strong"), Words(words, 24, QUIET))
            for sign, title, words in self._signs
        ]
        legend = Column(_heading(say.found_graph()), Space(10), Grid(signs, (16, 8)))
        drawn = Row(Share(Picture(_draw_graph)), Share(legend, 2), gap=40, across="stretch")
        graph = _panel(legend if kit.theme.is_large else drawn)
        row = Row(*steps, gap=18, across="stretch")
        return Column(super().body(kit), Grow(row, most=1), graph, gap=18)


def _heading(title: str) -> Box:
    return Words(title, 29, GOLD, "heading", lines=1)


def _panel(box: Box) -> Box:
    return Panel(box, (22, 18), board(PANEL_DEEP, 0.6, LINE, 14, 1.5))


def _draw_cards(deals: Sequence[Sequence[str]], kit: Kit, surface: Surface, rect: Rect) -> None:
    """The cards that were seen, and beside them in a frame the hidden ones: backs, or one over the other what may be
    there.
    """
    gap, count = kit.theme.u(7), len(KNOWN) + len(deals[0])
    rows = 1 + (len(deals) - 1) * STEP
    aside = 2 * gap * (len(deals) - 1)
    wide = min(int((rect.h - 6 * gap) / rows) * 5 // 7, (rect.w - 10 * gap - aside) // count - gap // 2)
    if wide < LEAST_CARD:
        return  # the words say it
    step, high = wide + gap // 2, height(wide)
    left = rect.centerx - (count * step + 3 * gap + aside) // 2
    seen = Rect(left, rect.centery - high // 2, len(KNOWN) * step - gap // 2, high)
    hidden = Rect(seen.right + 4 * gap, rect.centery - round(high * rows / 2), len(deals[0]) * step - gap // 2, high)
    _draw_row(kit, surface, seen, KNOWN, wide)
    for n, deal in enumerate(deals):
        place = hidden.move(aside - 2 * gap * n, round(n * high * STEP))
        frame = place.inflate(2 * gap, 2 * gap)
        kit.paint.panel(surface, frame, PANEL_DEEP, 1, None, 10)
        kit.paint.dashed(surface, frame, GOLD, 0, 10)
        _draw_row(kit, surface, place, deal, wide)
    if deals == BACKS:
        for place, word in ((seen, say.found_seen()), (hidden, say.found_hidden())):
            at = place.centerx, place.bottom + gap + kit.text.line(LETTERS)
            if at[1] < rect.bottom:
                kit.text.draw(surface, word, at, LETTERS, QUIET, align="center")


def _draw_row(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[str], wide: int) -> None:
    """Cards side by side, backs where they are not known."""
    for n, card in enumerate(cards):
        face = kit.cards.face(card, wide) if card else kit.cards.back("hand", wide)
        surface.blit(face, (rect.left + n * (rect.w - wide) // (len(cards) - 1), rect.top))


def _draw_bars(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Each option as far as it leads, with what it gains set apart; a tick behind the best."""
    text, pad, step = kit.text, kit.theme.u(14), rect.h // len(GAINS)
    if step < text.line(LETTERS):
        return  # the words say it
    names = say.found_played(), say.found_best(), say.found_other()
    base = max(rect.w * 2 // 5, *(text.width(name, LETTERS, "strong") + 2 * pad for name in names))
    high = max(text.line(LETTERS), step * 3 // 5)
    for n, (name, gain) in enumerate(zip(names, GAINS, strict=True)):
        is_best = gain == max(GAINS)
        bar = Rect(rect.left, rect.top + n * step + (step - high) // 2, base, high)
        more = Rect(bar.right, bar.top, round((rect.w - base) * gain / max(GAINS)), high)
        if gain:
            kit.paint.panel(surface, bar.union(more), GOOD_RIM if is_best else DIM, 1, None, 8)
        kit.paint.panel(surface, bar, LINE, 1, None, 8)
        text.draw(surface, name, (bar.left + pad, bar.centery), LETTERS, WHITE, "strong", room=base - pad)
        if not gain:
            continue
        sign = high * 3 // 5 if is_best else 0
        left, ink = (more.left + pad, INK) if is_best else (more.right + pad, QUIET)
        room = rect.right - sign - pad - left
        told = say.gain(gain) if is_best else say.found_close(gain)
        if text.width(told, LETTERS, "strong") > room:
            told = signed(gain)
        text.draw(surface, told, (left, bar.centery), LETTERS, ink, "strong", room=room)
        if is_best:
            kit.paint.icon(surface, "tick", (more.right - sign // 2 - pad // 2, more.centery), sign, INK)


def _draw_graph(kit: Kit, surface: Surface, rect: Rect) -> None:
    """A lead that grows, with a moment at which points were given away, over what the cards alone brought."""
    lead = ((0, 62), (22, 40), (36, 54), (62, 28), (74, 40), (100, 16))
    luck, given = ((0, 62), (30, 84), (64, 92), (100, 74)), (lead[1], lead[3])
    axis = max(kit.text.width(told, SCALE, "number") for told, _ in MARKS) + kit.theme.u(14)
    rect = Rect(rect.left + axis, rect.top, rect.w - axis, rect.h)
    for told, y in MARKS:
        at = rect.left - kit.theme.u(12), rect.top + rect.h * y // 100
        surface.fill(kit.theme.ink(LINE_LIGHT), Rect(rect.left, at[1], rect.w, 1))
        kit.text.draw(surface, told, at, SCALE, DIM, "number", "right")

    def path(points: Sequence[tuple[int, int]]) -> str:
        return "M" + "L".join(f"{x * rect.w / 100:.1f} {y * rect.h / 100:.1f}" for x, y in points)

    colour, look = TEAM_COLOURS[0], 'fill="none" stroke-linejoin="round"'
    body = (
        f'<path d="{path(((0, 62), (100, 62)))}" {look} stroke="{CHART_LEVEL}" stroke-width="2"/>'
        f'<path d="{path((*lead, (100, 62)))}Z" fill="{colour}" fill-opacity="{FIELD}"/>'
        f'<path d="{path(luck)}" {look} stroke="{CHART_LINE}" stroke-width="2" stroke-dasharray="5 5"/>'
        f'<path d="{path(lead)}" {look} stroke="{colour}" stroke-width="3"/>'
    )
    surface.blit(kit.paint.once(("how found", rect.size), lambda: svg(rect.size, body)), rect.topleft)
    dot = kit.paint.path(DISC, kit.theme.u(22), LOSS, rim=WINE)
    for x, y in given:
        surface.blit(dot, dot.get_rect(center=(rect.left + rect.w * x // 100, rect.top + rect.h * y // 100)))
