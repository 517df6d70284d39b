"""Where the cards of a hand lie: a fan, or columns when there are many. Pure geometry in window pixels."""

from collections.abc import Collection, Sequence
from itertools import groupby

import msgspec
from pygame import Rect

from game.cards import Card
from game.ui.core.card_shapes import height

MOST_IN_A_FAN = 16
LEAST_STRIP = 22
"""Window pixels of a card that stay free to hit, at least, in its narrow direction."""
WHOLE_INDEX = 30
"""Window pixels that show the smallest index whole, with the tail of a Q."""
LEAST_WIDTH = 44
"""And in its wide direction."""


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


def lay_hand(
    cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float, letters: float = 1.0
) -> HandPlaces:
    """Slots for the cards in the order given. `raised` are the positions of chosen cards; the ranks of the cards are
    `letters` times as large as usual.
    """
    if not cards:
        return HandPlaces(())
    if len(cards) <= MOST_IN_A_FAN:
        return _fan(cards, raised, zone, card_w, k)
    return _columns(cards, raised, zone, k, letters)


def _fan(cards: Sequence[Card], raised: Collection[int], zone: Rect, card_w: int, k: float) -> HandPlaces:
    """Equal ranks cling together; the ends hang a little lower and lean outward."""
    count = len(cards)
    rise = round(24 * k)
    margin = round(14 * k)
    gaps = [0.84 if cards[i][0] == cards[i - 1][0] else 1.06 for i in range(1, count)]
    step = 0.0
    if gaps:
        step = min(0.77 * card_w, (zone.w - card_w - 2 * margin) / sum(gaps))
    xs = [0.0]
    for gap in gaps:
        xs.append(xs[-1] + gap * step)
    left = zone.centerx - xs[-1] / 2
    middle = zone.top + rise + 2 + height(card_w) / 2
    slots = []
    for i in range(count):
        turn = i - (count - 1) / 2
        x, y = left + xs[i], middle + turn * turn * 0.5 * k - (rise if i in raised else 0)
        edge = x - card_w / 2
        following = left + xs[i + 1] - card_w / 2 if i + 1 < count else edge + card_w
        top = round(y - height(card_w) / 2 + 2)
        strip = Rect(round(edge), top, max(1, round(following) - round(edge)), max(1, zone.bottom - top))
        slots.append(Slot(x, y, card_w, -turn * 0.55, strip))
    return HandPlaces(tuple(slots))


def _columns(cards: Sequence[Card], raised: Collection[int], zone: Rect, k: float, letters: float) -> HandPlaces:
    """Neighbours of one rank form a column and peep out above each other; where room is short, ranks share one."""
    front = max(LEAST_WIDTH, round(88 * k))
    top = zone.top + 2
    wide = max(LEAST_WIDTH, round(48 * k))

    card_w = round(min(120 * k, (zone.bottom - top) / 1.25))

    def too_wide(columns: list[list[Card]]) -> bool:
        steps = sum(wide if len(column) > 1 else _single(k) for column in columns[:-1])
        return steps + card_w > zone.w - round(4 * k)

    whole = round(letters * max(WHOLE_INDEX, round(38 * k)))
    for peek in (whole, max(WHOLE_INDEX, round(38 * k)), max(LEAST_STRIP + 2, round(34 * k)), LEAST_STRIP):
        deepest = max(1, 1 + (zone.bottom - top - front) // peek)
        columns = _runs(cards, deepest)
        if not too_wide(columns):
            break
    while too_wide(columns):
        shorter = _joined(columns, deepest)
        if shorter is None:
            break
        columns = shorter
    wanted = [max(wide if len(column) > 1 else _single(k), 1) for column in columns[:-1]]
    spare = zone.w - card_w - sum(wanted)
    if spare < 0:  # more columns than there is room for: narrower, but none beyond the zone, under something else
        wanted = [wide * (zone.w - card_w) // sum(wanted) for wide in wanted]
        spare = zone.w - card_w - sum(wanted)
    limit = round(card_w + 8 * k)
    steps = _shared(wanted, spare, limit)
    left = zone.left + max(0, (zone.w - card_w - sum(steps)) // 2)
    depth = max(len(column) for column in columns)
    front_top = top + (depth - 1) * peek
    slots: list[Slot] = []
    counts = []
    for number, column in enumerate(columns):
        shown = steps[number] if number < len(steps) else card_w
        for row, _card in enumerate(column):
            y = front_top - (len(column) - 1 - row) * peek
            last = row == len(column) - 1
            strip = Rect(left, y, min(shown, card_w), (zone.bottom - y) if last else peek)
            lifted = round(5 * k) if len(slots) in raised else 0
            slots.append(Slot(left + card_w / 2, y - lifted + height(card_w) / 2, card_w, 0.0, strip))
        if len(column) > 1 and len({card[0] for card in column}) == 1:
            counts.append((len(column), left + min(shown, card_w) - round(22 * k), zone.bottom - round(20 * k)))
        left += shown
    return HandPlaces(tuple(slots), tuple(counts))


def _single(k: float) -> int:
    return max(LEAST_STRIP + 4, round(46 * k))


def _runs(cards: Sequence[Card], deepest: int) -> list[list[Card]]:
    columns: list[list[Card]] = []
    for _rank, run in groupby(cards, key=lambda card: card[0]):
        same = list(run)
        parts = -(-len(same) // deepest)
        size = -(-len(same) // parts)
        columns += [same[i : i + size] for i in range(0, len(same), size)]
    return columns


def _joined(columns: list[list[Card]], deepest: int) -> list[list[Card]] | None:
    """The columns with the two smallest neighbours put together, or None when none fit."""
    best = min(range(len(columns) - 1), key=lambda i: len(columns[i]) + len(columns[i + 1]), default=None)
    if best is None or len(columns[best]) + len(columns[best + 1]) > deepest:
        return None
    return [*columns[:best], columns[best] + columns[best + 1], *columns[best + 2 :]]


def _shared(wanted: list[int], spare: int, limit: int) -> list[int]:
    """The wanted steps, widened evenly with what is to spare, none above `limit`."""
    if not wanted:
        return []
    steps = list(wanted)
    while spare > 0:
        open_steps = [i for i, step in enumerate(steps) if step < limit]
        if not open_steps:
            break
        lowest = min(steps[i] for i in open_steps)
        level = [i for i in open_steps if steps[i] == lowest]
        above = min([steps[i] for i in open_steps if steps[i] > lowest] + [limit])
        grow = min(above - lowest, max(1, spare // len(level)))
        for i in level:
            if spare <= 0:
                break
            steps[i] += grow
            spare -= grow
    return steps
