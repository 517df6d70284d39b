"""Where the cards of a hand are: a fan, or rows if there are many. Pure geometry in window pixels."""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate, pairwise
from math import ceil
from typing import Final

import msgspec
from pygame import Rect

from game.cards import Card
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.ui.shared.cards.card_art import height

MOST_IN_A_FAN: Final = 20
WHOLE, APART = 8, 1.04
"""This many cards are side by side, this many widths apart, if there is room."""
LEAST_STRIP: Final = 22
"""The least window pixels of a card that stay clickable, in its narrow direction; only hands larger than any in play
come to so few.
"""
WHOLE_INDEX: Final = 30
"""Window pixels that show the smallest index whole, with the tail of a Q."""
LEAST_WHOLE: Final = 60
"""Window pixels of the narrowest card that is shown whole: narrower ones have a smaller index. Larger ones are cropped
instead.
"""
INDEX_HEIGHT: Final = 0.68
"""The height in widths of a card's index with the suit, with a little room below."""
BELOW: Final = 8
"""Design pixels between whole cards and the lower end of their zone."""
CLINGS, RANKS_APART = 0.72, 1.08
"""The largest step between cards of one rank in a row, as a share of the others' step, and in widths."""
LEAST_SHARE: Final = 0.75
"""The share of its usual width below which a card of a fan isn't shown whole."""


class Slot(msgspec.Struct, frozen=True):
    """One card of the hand: its centre, width, turn, and the part that no other card covers."""

    x: float
    y: float
    w: int
    angle: float
    strip: Rect
    is_covered: bool = False
    """Whether cards in front of it cover everything below its index."""


class HandPlaces(msgspec.Struct, frozen=True):
    """The slots from left to right as shown."""

    slots: tuple[Slot, ...]
    in_rows: bool = False

    @property
    def least(self) -> int:
        return min(min(slot.strip.size) for slot in self.slots)


def lay_hand(
    cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float, letters: float = 1.0
) -> HandPlaces:
    """Slots for the cards in the order given. `raised` are the positions of chosen cards; the ranks are `letters` times
    as large as usual.
    """
    if not cards:
        return HandPlaces(())
    fan = _fan(cards, raised, zone, card_w, k) if len(cards) <= MOST_IN_A_FAN else None
    if fan is not None and fan.least >= SMALLEST_TAP:
        return fan
    rows = _rows(cards, raised, zone, k, letters)
    return rows if fan is None or fan.least < rows.least else fan


def _fan(cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float) -> HandPlaces:
    """Equal ranks are close together, as far as a finger can tell them apart; the ends are a little lower and lean
    outward.
    """
    count = len(cards)
    rise, above, hang = round(20 * k), round(4 * k), 0.2 * k * ((count - 1) / 2) ** 2
    whole = int((zone.h - above - hang - BELOW * k) / 1.4)
    card_w = min(card_w, max(whole, round(LEAST_SHARE * card_w)))
    margin = round(14 * k)
    gaps, most = [1.0] * (count - 1), APART
    if count > WHOLE:
        gaps, most = [0.84 if cards[i][0] == cards[i - 1][0] else 1.06 for i in range(1, count)], 0.9
    step = 0.0
    if gaps:
        step = min(most * card_w, (zone.w - card_w - 2 * margin) / sum(gaps))
        if step * min(gaps) < SMALLEST_TAP + 1:
            gaps = [1.0] * len(gaps)
            step = min(most * card_w, (zone.w - card_w - 2 * margin) / len(gaps))
    xs = [0.0, *accumulate(gap * step for gap in gaps)]
    left = zone.centerx - xs[-1] / 2
    middle = zone.top + above + height(card_w) / 2
    slots = []
    for i in range(count):
        turn = i - (count - 1) / 2
        x, y = left + xs[i], middle + turn * turn * 0.2 * k - (rise if i in raised else 0)
        edge = x - card_w / 2
        following = left + xs[i + 1] - card_w / 2 if i + 1 < count else edge + card_w
        top = max(zone.top, round(y - height(card_w) / 2 + 2))  # raised cards are over the rim of the band
        strip = Rect(round(edge), top, max(1, round(following) - round(edge)), max(1, zone.bottom - top))
        slots.append(Slot(x, y, card_w, -turn * 0.25, strip))
    return HandPlaces(tuple(slots))


class _Stack(msgspec.Struct, frozen=True):
    """A way to try rows: the width of the cards, the most rows, and window pixels visible of a card behind another and
    across one beside another.
    """

    card_w: int
    deepest: int
    peek: int
    width: int

    def rows_in(self, cards: Sequence[Card], zone: Rect) -> list[int] | None:
        """How many cards each row has, the rear one first; None if they don't fit in the zone."""
        most = 1 + max(0, zone.w - self.card_w) // self.width
        return _broken(cards, self.deepest, most) if len(cards) <= most * self.deepest else None


def _stacks(zone: Rect, k: float, letters: float) -> Iterator[_Stack]:
    """From the best looking to the one that holds most: the front cards whole, or cropped by the end of the zone; in
    all but the last ones every card has room for a finger.
    """
    index = max(SMALLEST_TAP, round(letters * max(WHOLE_INDEX, round(38 * k))))
    space = zone.h - round(BELOW * k)
    for deepest in (2, 3, 4):
        card_w = min(round(120 * k), int(space / (1.4 + (deepest - 1) * INDEX_HEIGHT * letters)))
        peek = max(index, ceil(card_w * INDEX_HEIGHT * letters))
        card_w = min(card_w, int((space - (deepest - 1) * peek) / 1.4))
        if card_w >= LEAST_WHOLE:
            yield _Stack(card_w, deepest, peek, SMALLEST_TAP)
    card_w = round(min(120 * k, (zone.h - 2) / 1.25))
    for peek, front in (
        (index, max(SMALLEST_TAP, round(88 * k))),
        (index, SMALLEST_TAP),
        *((tap, SMALLEST_TAP) for tap in range(SMALLEST_TAP, LEAST_STRIP - 1, -1)),
    ):
        yield _Stack(card_w, max(1, 1 + (zone.h - front) // peek), peek, min(peek, SMALLEST_TAP))


def _stacked(cards: Sequence[Card], zone: Rect, k: float, letters: float) -> tuple[_Stack, list[int]]:
    """The best way that holds them all, and its rows; beyond any number, cards are closer than that."""
    for way in _stacks(zone, k, letters):
        rows = way.rows_in(cards, zone)
        if rows is not None:
            return way, rows
    return way, _evenly(len(cards), way.deepest)


def _rows(cards: Sequence[Card], raised: Collection[int], zone: Rect, k: float, letters: float) -> HandPlaces:
    """Like lines of text, each as wide as the zone: a row's cards show above those of the next."""
    way, rows = _stacked(cards, zone, k, letters)
    card_w, peek = way.card_w, way.peek
    top = max(zone.top + (len(rows) - 1) * peek, zone.bottom - round(BELOW * k) - height(card_w))
    top -= (len(rows) - 1) * peek
    starts = [0, *accumulate(rows)]
    begins = [_begins(cards[start:end], card_w, zone.w - card_w) for start, end in pairwise(starts)]
    left = zone.left + (zone.w - card_w - max(xs[-1] for xs in begins)) / 2  # rows start at the same left edge
    slots: list[Slot] = []
    for row, xs in enumerate(begins):
        is_front = row == len(rows) - 1
        y, row_height = top + row * peek, zone.bottom - top - row * peek if is_front else peek
        for n, at in enumerate(xs):
            x = round(left + at)
            shown = min(round(left + xs[n + 1]) - x, card_w) if n + 1 < len(xs) else card_w
            lifted = round(5 * k) if len(slots) in raised else 0
            strip = Rect(x, y, shown, row_height)
            covered = not is_front and at <= begins[row + 1][-1]
            slots.append(Slot(x + card_w / 2, y - lifted + height(card_w) / 2, card_w, 0.0, strip, covered))
    return HandPlaces(tuple(slots), True)


def _begins(row: Sequence[Card], card_w: int, space: int) -> list[float]:
    """Where a row's cards begin, the last one within this much space: those of one rank are close together as far as a
    finger can tell them apart, so that you see how many there are of each.

    >>> [round(x) for x in _begins(("KH", "KD", "QS"), 100, 300)], _begins(("KH", "KD", "QS"), 100, 100)
    ([0, 78, 186], [0.0, 50.0, 100.0])
    """
    clings = [one[0] == other[0] for one, other in pairwise(row)]
    same, others = sum(clings), len(clings) - sum(clings)
    apart = min(RANKS_APART * card_w, (space - SMALLEST_TAP * same) / max(1, others))
    alike = CLINGS * apart if same == 0 else min(CLINGS * apart, (space - apart * others) / same)
    if alike < SMALLEST_TAP:
        alike = apart = min(card_w, space / max(1, len(clings)))
    return [0.0, *accumulate(alike if clinging else apart for clinging in clings)]


def _evenly(count: int, rows: int) -> list[int]:
    """This many cards in rows, the front ones longer.

    >>> _evenly(17, 2), _evenly(3, 4)
    ([8, 9], [1, 1, 1])
    """
    return [size for row in range(rows) if (size := (count * (row + 1)) // rows - (count * row) // rows)]


def _broken(cards: Sequence[Card], rows: int, most: int) -> list[int]:
    """About even, but no rank is split if the rows then have at most this many cards.

    >>> _broken(("KH", "KD", "KS", "QC", "QD", "QS", "QH"), 2, 4), _broken(("KH",) * 5, 2, 4)
    ([3, 4], [2, 3])
    """
    even, breaks = _evenly(len(cards), rows), [0]
    between = [i for i in range(1, len(cards)) if cards[i][0] != cards[i - 1][0]]
    for ideal in accumulate(even[:-1]):
        breaks.append(min((i for i in between if i > breaks[-1]), key=lambda i: abs(i - ideal), default=ideal))
    sizes = [end - start for start, end in pairwise((*breaks, len(cards)))]
    return sizes if all(0 < size <= most for size in sizes) else even
