"""Where the cards of a hand lie: a fan, or columns when there are many. Pure geometry in window pixels."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

import msgspec
from pygame import Rect

from game.cards import Card
from game.ui.core.card_shapes import height
from game.ui.core.theme import SMALLEST_TAP

MOST_IN_A_FAN = 16
WHOLE, APART = 8, 1.04
"""So many cards lie beside each other, so many widths apart, where there is room."""
LEAST_STRIP = 22
"""Window pixels of a card that stay free to hit, at least, in its narrow direction: only a hand beyond any that is
played comes to so few.
"""
WHOLE_INDEX = 30
"""Window pixels that show the smallest index whole, with the tail of a Q."""


class Slot(msgspec.Struct, frozen=True):
    """One card of the hand: its centre, width, turn, and the part of it that no other card covers."""

    x: float
    y: float
    w: int
    angle: float
    strip: Rect


class HandPlaces(msgspec.Struct, frozen=True):
    """The slots from left to right as shown, and for columns how many cards each holds at which place."""

    slots: tuple[Slot, ...]
    counts: tuple[tuple[int, int, int], ...] = ()
    """For each column of several equal ranks: count, x and y for the sign that says so."""
    in_columns: bool = False

    @property
    def least(self) -> int:
        """The narrowest that any card is free to hit."""
        return min(min(slot.strip.size) for slot in self.slots)


def lay_hand(
    cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float, letters: float = 1.0
) -> HandPlaces:
    """Slots for the cards in the order given. `raised` are the positions of chosen cards; the ranks of the cards are
    `letters` times as large as usual.
    """
    if not cards:
        return HandPlaces(())
    fan = _fan(cards, raised, zone, card_w, k) if len(cards) <= MOST_IN_A_FAN else None
    if fan is not None and fan.least >= SMALLEST_TAP:
        return fan
    columns = _columns(cards, raised, zone, k, letters)
    return columns if fan is None or fan.least < columns.least else fan


def _fan(cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float) -> HandPlaces:
    """Equal ranks cling together, as far as a finger can still tell them apart; the ends hang a little lower and lean
    outward.
    """
    count = len(cards)
    rise = round(20 * k)
    margin = round(14 * k)
    gaps = [0.84 if cards[i][0] == cards[i - 1][0] else 1.06 for i in range(1, count)]
    if count <= WHOLE:
        gaps = [1.0] * (count - 1)
    most = APART if count <= WHOLE else 0.9
    step = 0.0
    if gaps:
        step = min(most * card_w, (zone.w - card_w - 2 * margin) / sum(gaps))
        if step * min(gaps) < SMALLEST_TAP + 1:
            gaps = [1.0] * len(gaps)
            step = min(most * card_w, (zone.w - card_w - 2 * margin) / len(gaps))
    xs = [0.0]
    for gap in gaps:
        xs.append(xs[-1] + gap * step)
    left = zone.centerx - xs[-1] / 2
    below = round(4 * k) if height(card_w) <= zone.h else rise + 2  # cards that are cut anyway leave room for a sign
    middle = zone.top + below + height(card_w) / 2
    slots = []
    for i in range(count):
        turn = i - (count - 1) / 2
        x, y = left + xs[i], middle + turn * turn * 0.2 * k - (rise if i in raised else 0)
        edge = x - card_w / 2
        following = left + xs[i + 1] - card_w / 2 if i + 1 < count else edge + card_w
        top = max(zone.top, round(y - height(card_w) / 2 + 2))  # what is raised lies over the rim of the band
        strip = Rect(round(edge), top, max(1, round(following) - round(edge)), max(1, zone.bottom - top))
        slots.append(Slot(x, y, card_w, -turn * 0.25, strip))
    return HandPlaces(tuple(slots))


class _Stacking(msgspec.Struct, frozen=True, kw_only=True):
    """How columns are tried: window pixels that are seen of a card behind another, at least of the card in front, and
    across of each column but the last.
    """

    peek: int
    front: int
    wide: int

    def deepest(self, zone: Rect) -> int:
        """How many cards a column has at most."""
        return max(1, 1 + (zone.h - self.front) // self.peek)

    def columns_in(self, cards: Sequence[Card], zone: Rect, card_w: int, may_mix: bool) -> list[list[Card]] | None:
        """The cards in columns, each of one rank unless they `may_mix`; None where they are too many for the zone."""
        deepest = self.deepest(zone)
        most = 1 + max(0, zone.w - card_w) // self.wide
        if len(cards) > most * deepest:
            return None
        columns: list[list[Card]] | None = _runs(cards, deepest)
        while columns is not None and len(columns) > most:
            columns = _joined(columns, deepest) if may_mix else None
        if columns is None and may_mix:
            columns = _filled(cards, deepest)
        return columns


def _stackings(k: float, letters: float) -> Iterator[_Stacking]:
    """From the one that is best to look at to the one that holds most; in all but the last ones every card has room
    for a finger.
    """
    whole = max(SMALLEST_TAP, round(letters * max(WHOLE_INDEX, round(38 * k))))
    wide = max(SMALLEST_TAP, round(48 * k))
    yield _Stacking(peek=whole, front=max(SMALLEST_TAP, round(88 * k)), wide=wide)
    yield _Stacking(peek=whole, front=SMALLEST_TAP, wide=wide)
    for tap in range(SMALLEST_TAP, LEAST_STRIP - 1, -1):
        yield _Stacking(peek=tap, front=SMALLEST_TAP, wide=tap)


def _stacked(
    cards: Sequence[Card], zone: Rect, card_w: int, k: float, letters: float
) -> tuple[_Stacking, list[list[Card]]]:
    """The best way that holds them all, and their columns; cards beyond any number lie closer than that."""
    for way in _stackings(k, letters):
        for may_mix in (False, True) if way.peek <= SMALLEST_TAP else (False,):
            columns = way.columns_in(cards, zone, card_w, may_mix)
            if columns is not None:
                return way, columns
    return way, _filled(cards, way.deepest(zone))


def _columns(cards: Sequence[Card], raised: Collection[int], zone: Rect, k: float, letters: float) -> HandPlaces:
    """Neighbours of one rank form a column and peep out above each other; where room is short, ranks share one."""
    card_w = round(min(120 * k, (zone.h - 2) / 1.25))
    way, columns = _stacked(cards, zone, card_w, k, letters)
    peek = way.peek
    steps = max(1, len(columns) - 1)
    spare = zone.w - card_w
    step = min(float(card_w + 8 * k), spare / steps)
    left = zone.left + (spare - step * steps) / 2
    depth = max(len(column) for column in columns)
    front_top = zone.top + (depth - 1) * peek
    front_top += max(0, min(2, zone.bottom - way.front - front_top))
    slots: list[Slot] = []
    counts = []
    for number, column in enumerate(columns):
        x = round(left + number * step)
        shown = min(round(left + (number + 1) * step) - x, card_w) if number < len(columns) - 1 else card_w
        for row, _card in enumerate(column):
            y = front_top - (len(column) - 1 - row) * peek
            last = row == len(column) - 1
            strip = Rect(x, y, shown, (zone.bottom - y) if last else peek)
            lifted = round(5 * k) if len(slots) in raised else 0
            slots.append(Slot(x + card_w / 2, y - lifted + height(card_w) / 2, card_w, 0.0, strip))
        if len(column) > 1 and len({card[0] for card in column}) == 1:
            counts.append((len(column), x + shown - round(22 * k), zone.bottom - round(20 * k)))
    return HandPlaces(tuple(slots), tuple(counts), True)


def _runs(cards: Sequence[Card], deepest: int) -> list[list[Card]]:
    columns: list[list[Card]] = []
    for _rank, run in groupby(cards, key=lambda card: card[0]):
        same = list(run)
        parts = -(-len(same) // deepest)
        size = -(-len(same) // parts)
        columns += [same[i : i + size] for i in range(0, len(same), size)]
    return columns


def _filled(cards: Sequence[Card], deepest: int) -> list[list[Card]]:
    """As few columns as can be."""
    return [list(cards[i : i + deepest]) for i in range(0, len(cards), deepest)]


def _joined(columns: list[list[Card]], deepest: int) -> list[list[Card]] | None:
    """The columns with the two smallest neighbours put together, or None when none fit."""
    best = min(range(len(columns) - 1), key=lambda i: len(columns[i]) + len(columns[i + 1]), default=None)
    if best is None or len(columns[best]) + len(columns[best + 1]) > deepest:
        return None
    return [*columns[:best], columns[best] + columns[best + 1], *columns[best + 2 :]]
