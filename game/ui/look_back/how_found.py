"""How what was better is found: three pictures with a line each, and the graph with its key on its lines."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.ai.search.playouts import LEAST_GAIN
from game.text.amounts import capital, signed
from game.text.messages import looking_back as say
from game.ui.boxes import Box, Column, Grow, Panel, Picture, Row, Share, Space, Whole, Words, board
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
    LOSS,
    LOSS_TEXT,
    PANEL_DEEP,
    QUIET,
    TEAM_COLOURS,
    WHITE,
    WINE,
)
from game.ui.look_back.lead_graph import DISC, FIELD
from game.ui.widgets import Dialog, close_button

PICTURE_HIGH, GRAPH_HIGH = 280, 240
LEAST_CARD: Final = 8
"""Real pixels of the width of the smallest card that is drawn."""
KNOWN: Final = ("9H", "7C")
DEALS: Final = (("4H", "8S"), ("9C", "3S"), ("AS", "7D"))
GAINS: Final = (0, 20, 140)
"""Points by which what was played, another option and what was better are ahead of what was played."""
LETTERS, SCALE = 22, 19
"""Those of the words in the pictures, and of the numbers beside the graph."""
LEAD: Final = ((0, 0), (20, 280), (34, 110), (60, 400), (74, 260), (100, 500))
LUCK: Final = ((0, 0), (30, -190), (64, -280), (100, -300))
"""Where the lines of the graph go: how far along the match, and points."""
GIVEN: Final = (LEAD[1], LEAD[3])
SCALED: Final = (-300, 0, 500)


class HowFoundDialog(Dialog):
    """What was known, the hidden cards dealt again, the options compared."""

    wide = 1640

    def __init__(self) -> None:
        super().__init__(say.how_found(), say.found_here(), [close_button()])
        self._steps = (
            (_draw_known, say.found_known(), say.found_known_why()),
            (_draw_deals, say.found_deals(), say.found_deals_why()),
            (_draw_bars, say.found_compared(), say.found_compared_why()),
        )
        self._lines = (
            (TEAM_COLOURS[0], say.found_lead(), say.found_lead_why()),
            (CHART_LINE, say.found_apart(), say.found_apart_why()),
        )

    @property
    def told(self) -> str:
        steps = (f"{title}: {words}" for _, title, words in self._steps)
        lines = (f"{title}: {words}." for _, title, words in self._lines)
        return " ".join([self.words, *steps, f"{capital(_least())}.", *lines, f"{capital(say.found_given())}."])

    def body(self, kit: Kit) -> Box:
        steps = []
        for n, (paint, title, words) in enumerate(self._steps, 1):
            heading = Row(Whole(Words(str(n), 29, DIM, "heading")), Grow(_heading(title)), gap=12)
            picture = Grow(Picture(paint, high=PICTURE_HIGH), most=1)
            steps.append(Share(_panel(Column(picture, Space(14), heading, Space(6), Words(words, 24)))))
        lead, luck = (
            Column(Words(title, 24, colour, "strong"), Words(words, 22, QUIET)) for colour, title, words in self._lines
        )
        drawn = Row(Grow(Picture(_draw_graph, high=GRAPH_HIGH)), Column(lead, Grow(), luck), gap=20, across="stretch")
        graph = _panel(Column(_heading(say.found_graph()), Space(10), Grow(drawn, most=1)))
        row = Row(*steps, gap=18, across="stretch")
        return Column(super().body(kit), Grow(row, most=1), Grow(graph, most=1), gap=18)


def _least() -> str:
    """From where on a gain counts."""
    return say.found_least(round(LEAST_GAIN))


def _heading(title: str) -> Box:
    return Words(title, 29, GOLD, "heading", lines=1)


def _panel(box: Box) -> Box:
    return Panel(box, (22, 18), board(PANEL_DEEP, 0.6, LINE, 14, 1.5))


def _draw_known(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The cards that were seen, and beside them in a frame backs."""
    gap = kit.theme.u(7)
    foot = gap + kit.text.line(LETTERS)
    wide = min((rect.h - 2 * gap - foot) * 5 // 7, (rect.w - 10 * gap) // 4)
    if wide < LEAST_CARD:
        return  # the words say it
    pair = 2 * wide + gap // 2
    seen = Rect(rect.centerx - pair - 3 * gap, 0, pair, height(wide))
    seen.centery = rect.centery - foot // 2
    hidden = seen.move(pair + 4 * gap, 0)
    _draw_pair(kit, surface, seen, KNOWN)
    _draw_framed(kit, surface, hidden, ("", ""))
    _draw_below(kit, surface, (seen, hidden), (say.found_seen(), say.found_hidden()))


def _draw_deals(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The same cards that were seen, over one framed pair for each deal: what may be there."""
    gap = kit.theme.u(7)
    foot = gap + kit.text.line(LETTERS)
    wide = min((rect.h - 6 * gap - foot) * 5 // 14, (rect.w - 2 * (2 * len(DEALS) - 1) * gap) // (2 * len(DEALS)))
    if wide < LEAST_CARD:
        return  # the words say it
    pair, high = 2 * wide + gap // 2, height(wide)
    seen = Rect(rect.centerx - pair // 2, rect.centery - (2 * high + 4 * gap + foot) // 2, pair, high)
    _draw_pair(kit, surface, seen, KNOWN)
    places = [seen.move((n - 1) * (pair + 4 * gap), high + 4 * gap) for n in range(len(DEALS))]
    for place, deal in zip(places, DEALS, strict=True):
        _draw_framed(kit, surface, place, deal)
    _draw_below(kit, surface, places, (say.found_once(), say.found_again(), say.found_on()))


def _draw_framed(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[str]) -> None:
    """Two cards that nobody saw."""
    frame = rect.inflate(2 * kit.theme.u(7), 2 * kit.theme.u(7))
    kit.paint.dashed(surface, frame, GOLD, 0, 10)
    _draw_pair(kit, surface, rect, cards)


def _draw_pair(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[str]) -> None:
    """Two cards side by side, backs where they are not known."""
    wide = (rect.w - kit.theme.u(7) // 2) // 2
    for card, left in zip(cards, (rect.left, rect.right - wide), strict=True):
        face = kit.cards.face(card, wide) if card else kit.cards.back("hand", wide)
        surface.blit(face, (left, rect.top))


def _draw_below(kit: Kit, surface: Surface, pairs: Sequence[Rect], words: Sequence[str]) -> None:
    """A word below each two cards, where all have room."""
    gap = kit.theme.u(7)
    if max(kit.text.width(word, LETTERS) for word in words) > pairs[0].w + 3 * gap:
        return
    for pair, word in zip(pairs, words, strict=True):
        at = pair.centerx, pair.bottom + 2 * gap + kit.text.line(LETTERS) // 2
        kit.text.draw(surface, word, at, LETTERS, QUIET, align="center")


def _draw_bars(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Each option as far as it leads, with what it gains set apart, and the line from which on that counts."""
    text, pad, head = kit.text, kit.theme.u(14), kit.text.line(LETTERS) + kit.theme.u(10)
    step = (rect.h - head) // len(GAINS)
    if step < text.line(LETTERS):
        return  # the words say it
    names = say.found_played(), say.found_other(), say.found_best()
    base = max(text.width(name, LETTERS, "strong") + 2 * pad for name in names)
    high = max(text.line(LETTERS), step * 3 // 5)
    span = rect.w - base
    line = rect.left + base + round(span * LEAST_GAIN / max(GAINS))
    for n, (name, gain) in enumerate(zip(names, GAINS, strict=True)):
        is_best = gain == max(GAINS)
        bar = Rect(rect.left, rect.top + head + n * step + (step - high) // 2, base, high)
        more = Rect(bar.right, bar.top, round(span * gain / max(GAINS)), high)
        if gain:
            kit.paint.panel(surface, bar.union(more), GOOD_RIM if is_best else DIM, 1, None, 8)
        kit.paint.panel(surface, bar, LINE, 1, None, 8)
        text.draw(surface, name, (bar.left + pad, bar.centery), LETTERS, WHITE, "strong", room=base - pad)
        if is_best:
            sign = high * 3 // 5
            text.draw(surface, signed(gain), (line + pad, bar.centery), LETTERS, INK, "strong")
            kit.paint.icon(surface, "tick", (more.right - sign // 2 - pad // 2, more.centery), sign, INK)
        elif gain:
            text.draw(surface, signed(gain), (more.right + pad, bar.centery), LETTERS, QUIET, "strong")
        dash = max(2, high // 8)
        for y in range(bar.centery - step // 2, bar.centery + (step + 1) // 2, 2 * dash):
            is_over = is_best and bar.top <= y < bar.bottom
            surface.fill(kit.theme.ink(INK if is_over else CREAM), Rect(line, y, 2, dash))
    told = _least()
    if text.width(told, LETTERS, "strong") > rect.w:
        told = signed(round(LEAST_GAIN))
    wide = text.width(told, LETTERS, "strong")
    left = min(max(rect.left, line - wide // 2), rect.right - wide)
    text.draw(surface, told, (left, rect.top + head // 2), LETTERS, CREAM, "strong")


def _draw_graph(kit: Kit, surface: Surface, rect: Rect) -> None:
    """A lead that grows, with moments at which points were given away, over what the cards alone brought. The lines end
    in the middle of their names beside them.
    """
    text, u = kit.text, kit.theme.u
    axis = max(text.width(signed(value), SCALE, "number") for value in SCALED) + u(14)
    edge = (text.line(24, "strong") + text.line(22)) // 2
    plot = Rect(rect.left + axis, rect.top + edge, rect.w - axis, rect.h - 2 * edge)
    if plot.h < text.line(SCALE):
        return  # the words say it
    low, high = min(SCALED), max(SCALED)

    def at(spot: tuple[int, int]) -> tuple[int, int]:
        return plot.left + plot.w * spot[0] // 100, plot.bottom - plot.h * (spot[1] - low) // (high - low)

    for value in SCALED:
        y = at((0, value))[1]
        text.draw(surface, signed(value) if value else "0", (plot.left - u(12), y), SCALE, DIM, "number", "right")

    def path(spots: Sequence[tuple[int, int]]) -> str:
        return "M" + "L".join(f"{x - rect.left} {y - rect.top}" for x, y in map(at, spots))

    colour, look = TEAM_COLOURS[0], 'fill="none" stroke-linejoin="round"'
    body = (
        f'<path d="{path(((0, 0), (100, 0)))}" {look} stroke="{CHART_LEVEL}" stroke-width="2"/>'
        f'<path d="{path((*LEAD, (100, 0)))}Z" fill="{colour}" fill-opacity="{FIELD}"/>'
        f'<path d="{path(LUCK)}" {look} stroke="{CHART_LINE}" stroke-width="2" stroke-dasharray="5 5"/>'
        f'<path d="{path(LEAD)}" {look} stroke="{colour}" stroke-width="3"/>'
    )
    surface.blit(kit.paint.once(("how found", rect.size), lambda: svg(rect.size, body)), rect.topleft)
    dot = kit.paint.path(DISC, u(24), LOSS, rim=WINE)
    for spot in GIVEN:
        surface.blit(dot, dot.get_rect(center=at(spot)))
    x, y = at(GIVEN[0])
    told = say.found_given()
    left = max(plot.left, x - text.width(told, 24, "strong") // 2)
    text.draw(surface, told, (left, y - u(20) - text.line(24) // 2), 24, LOSS_TEXT, "strong")
