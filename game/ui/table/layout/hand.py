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
LEAST_WHOLE = 54
"""Window pixels of the narrowest card that is shown down to its lower edge; larger ones are cut off instead."""
INDEX_HEIGHT = 0.57
"""Widths of a card that its index with the suit is high."""
BELOW = 8
"""Design pixels between whole cards and the lower end of their zone."""
LEAST_SHARE = 0.75
"""Of its usual width that a card of a fan keeps to be whole."""


class Slot(msgspec.Struct, frozen=True):
    """One card of the hand: its centre, width, turn, and the part of it that no other card covers."""

    x: float
    y: float
    w: int
    angle: float
    strip: Rect


class HandPlaces(msgspec.Struct, frozen=True):
    """The slots from left to right as shown."""

    slots: tuple[Slot, ...]
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
    rise, above, hang = round(20 * k), round(4 * k), 0.2 * k * ((count - 1) / 2) ** 2
    whole = int((zone.h - above - hang - BELOW * k) / 1.4)
    card_w = min(card_w, max(whole, round(LEAST_SHARE * card_w)))
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
    middle = zone.top + above + height(card_w) / 2
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
    """How columns are tried: the width of the cards, how many a column has at most, window pixels that are seen of a
    card behind another and across of each column but the last, and whether neighbours of other ranks may share one.
    """

    card_w: int
    deepest: int
    peek: int
    wide: int
    may_mix: bool = False
    may_fill: bool = False

    def columns_in(self, cards: Sequence[Card], zone: Rect) -> list[list[Card]] | None:
        """The cards in columns, each of one rank unless they may mix; None where they are too many for the zone."""
        most = 1 + max(0, zone.w - self.card_w) // self.wide
        if len(cards) > most * self.deepest:
            return None
        columns: list[list[Card]] | None = _runs(cards, self.deepest)
        while columns is not None and len(columns) > most:
            columns = _joined(columns, self.deepest) if self.may_mix else None
        if columns is None and self.may_fill:
            columns = _filled(cards, self.deepest)
        return columns


def _stackings(zone: Rect, k: float, letters: float) -> Iterator[_Stacking]:
    """From the one that is best to look at to the one that holds most: the front cards whole, or cut off by the end of
    the zone; in all but the last ones every card has room for a finger.
    """
    index = max(SMALLEST_TAP, round(letters * max(WHOLE_INDEX, round(38 * k))))
    roomy = max(SMALLEST_TAP, round(48 * k))
    space = zone.h - round(BELOW * k)
    for deepest in (2, 3, 4):
        card_w = min(round(120 * k), int(space / (1.4 + (deepest - 1) * INDEX_HEIGHT * letters)))
        peek = max(index, round(card_w * INDEX_HEIGHT * letters))
        card_w = min(card_w, int((space - (deepest - 1) * peek) / 1.4))
        if card_w >= LEAST_WHOLE:
            for wide, may_mix in ((roomy, False), (SMALLEST_TAP, False), (SMALLEST_TAP, True)):
                yield _Stacking(card_w=card_w, deepest=deepest, peek=peek, wide=wide, may_mix=may_mix)
    card_w = round(min(120 * k, (zone.h - 2) / 1.25))
    for peek, front, wide in (
        (index, max(SMALLEST_TAP, round(88 * k)), roomy),
        (index, SMALLEST_TAP, roomy),
        *((tap, SMALLEST_TAP, tap) for tap in range(SMALLEST_TAP, LEAST_STRIP - 1, -1)),
    ):
        deepest = max(1, 1 + (zone.h - front) // peek)
        for mixed in (False, True) if peek <= SMALLEST_TAP else (False,):
            yield _Stacking(card_w=card_w, deepest=deepest, peek=peek, wide=wide, may_mix=mixed, may_fill=mixed)


def _stacked(cards: Sequence[Card], zone: Rect, k: float, letters: float) -> tuple[_Stacking, list[list[Card]]]:
    """The best way that holds them all, and their columns; cards beyond any number lie closer than that."""
    for way in _stackings(zone, k, letters):
        columns = way.columns_in(cards, zone)
        if columns is not None:
            return way, columns
    return way, _filled(cards, way.deepest)


def _columns(cards: Sequence[Card], raised: Collection[int], zone: Rect, k: float, letters: float) -> HandPlaces:
    """Neighbours of one rank form a column and peep out above each other; where room is short, ranks share one."""
    way, columns = _stacked(cards, zone, k, letters)
    card_w, peek = way.card_w, way.peek
    steps = max(1, len(columns) - 1)
    spare = zone.w - card_w
    step = min(float(card_w + 8 * k), spare / steps)
    left = zone.left + (spare - step * steps) / 2
    depth = max(len(column) for column in columns)
    front_top = max(zone.top + (depth - 1) * peek, zone.bottom - round(BELOW * k) - height(card_w))
    slots: list[Slot] = []
    for number, column in enumerate(columns):
        x = round(left + number * step)
        shown = min(round(left + (number + 1) * step) - x, card_w) if number < len(columns) - 1 else card_w
        for row, _card in enumerate(column):
            y = front_top - (len(column) - 1 - row) * peek
            last = row == len(column) - 1
            strip = Rect(x, y, shown, (zone.bottom - y) if last else peek)
            lifted = round(5 * k) if len(slots) in raised else 0
            slots.append(Slot(x + card_w / 2, y - lifted + height(card_w) / 2, card_w, 0.0, strip))
    return HandPlaces(tuple(slots), True)


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
