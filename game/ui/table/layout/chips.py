"""Where melds and books are in a band without room for cards: each meld as a small card with its rank and count, each
book as a small card on their tray.

Pure geometry in window pixels.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, product
from typing import Final, NamedTuple

import msgspec
from pygame import Rect

from game.engine.melding.melds import Meld, front_card, top_card
from game.rules.ruleset import RuleSet
from game.ui.table.draw.badges import LOWEST_STACKED, Chip, lowest_stacked
from game.ui.table.layout.band_sizes import Room
from game.ui.table.layout.bands import Badge, BandPlaces, in_order
from game.ui.table.sprites import InBook, InMeld, sprite_in

BOOK_WIDTHS: Final = (112, 104, 96, 88, 80, 72, 64, 56, 50, 44, 38, 33)
"""Design pixels that books may be wide."""
LEAST_BOOK: Final = (22, 22)
"""Window pixels of the smallest book."""
BETWEEN_BOOKS: Final = 8
"""Design pixels between books."""
BETWEEN: Final = (5, 7)
"""Window and design pixels between melds, beside and below each other."""
CLOSE, WORTH_CLOSE = 2, 0.6
"""Window pixels between those otherwise too narrow for whole counts, and what that is worth."""
MOST_BOOK_ROWS: Final = 4
TALLEST, LOWEST_BOOK = 1.4, 1.05
"""A book's height in widths, if there is room and at least."""
GOOD_BOOK: Final = (62, 88)
"""Window and design pixels of a book that is easy to read: larger ones aren't worth smaller melds."""
WORTH_BELOW: Final = 0.8
"""What books below the melds are worth: those beside them are where other bands have them."""
SMALL_BOOK, WORTH_SMALL = (33, 46), 0.3
"""Window and design pixels of the narrowest book that is easy to find, and what smaller ones are worth; the smallest,
which are close together, are worth that much less again.
"""
MOST_BESIDE: Final = 0.45
"""The largest share of the width for books beside the melds."""
WIDEST, LEAST_HEIGHT, BEST_HEIGHT, MOST_HEIGHT = 124, 1.05, 1.4, 1.6
"""A meld's greatest width in design pixels, and its least, best and greatest height as multiples of its width."""
NARROWEST, NARROWEST_LOW, LOWEST = 22, 30, 18
"""A meld's least width in window pixels, with its count below its rank and beside it, and its least height."""
WITH_COUNT: Final = (25, 31)
"""Window and design pixels of the narrowest meld with a whole count."""
ENOUGH: Final = (84, 118)
"""Window and design pixels of a meld that is easy to read: larger ones aren't worth smaller books."""
SPREAD, SPREAD_ACROSS = 1.25, 0.1
"""Heights from row to row of melds, and widths between them, if there is room."""
MOST_ROWS, FEWER_ROWS = 5, 0.9
"""Rows of melds, and what each leaves of their worth: one row is seen at a glance."""


class BandChips(msgspec.Struct, frozen=True):
    """How many open melds and books are in a band."""

    melds: int
    books: int


class ChipPlaces(msgspec.Struct, frozen=True):
    """Where a band of chips has its melds and books, row by row, from the corner of the room for chips; and the tray of
    the books, None without any.
    """

    melds: tuple[Rect, ...]
    books: tuple[Rect, ...]
    tray: Rect | None


def held_in(rules: RuleSet, melds: Sequence[Meld]) -> BandChips:
    """The numbers of chips in a band with these melds."""
    books = sum(meld.is_book(rules) for meld in melds)
    return BandChips(len(melds) - books, books)


def fullest(bands: Sequence[BandChips]) -> BandChips:
    """As many as any of these bands has of each."""
    return BandChips(max(band.melds for band in bands), max(band.books for band in bands))


def chips_in(room: Room) -> Rect:
    """The room for a band's chips."""
    pad = max(4, min(round(16 * room.k), room.rect.w // 40))
    inner = Rect(room.rect.left + pad, room.rect.top + room.title_h, room.rect.w - 2 * pad, 0)
    inner.h = room.rect.bottom - inner.top - max(4, round(8 * room.k))
    return inner


def chip_places(room: Room, chips: BandChips) -> ChipPlaces:
    """The arrangement that makes melds and books easiest to read."""
    lowest = lowest_stacked(room.signs / room.letters)
    return _best_places(chips_in(room).size, room.k, (max(room.letters, room.signs), room.letters, 1.0), lowest, chips)


@lru_cache(maxsize=64)
def _best_places(
    size: tuple[int, int], k: float, wished: tuple[float, ...], lowest: int, chips: BandChips
) -> ChipPlaces:
    """The same in a room of this size, with the largest of these letters that are worth it; melds with their count
    below their rank are at least `lowest` pixels high. It is called again with every touch.
    """
    inner = Rect((0, 0), size)
    ways = [
        (tray, _grid(tray.free, chips.melds, k, letters, lowest), letters)
        for letters in dict.fromkeys(wished)
        for tray in _trays(inner, chips.books, k, letters)
    ]
    tray, grid, _ = max(ways, key=lambda way: (way[1].worth * way[2]) ** 4 * way[0].worth)
    melds = (grid.place(n).move(tray.free.topleft) for n in range(chips.melds))
    fitting = [place for place in melds if place.bottom <= tray.free.bottom]
    lowest = max((place.bottom for place in fitting), default=0)
    spare = max(0, tray.free.bottom - round(9 * k) - lowest)  # they share the line of the books
    return ChipPlaces(tuple(place.move(0, spare) for place in fitting), tray.books, tray.rect)


class _Tray(NamedTuple):
    """All books in one arrangement, the space they leave `free`, and how legible they are."""

    rect: Rect | None
    free: Rect
    books: tuple[Rect, ...]
    worth: float


class _BookSize(NamedTuple):
    """The size of books in rows: width, height (least, and with room), distance, and from the rim of their tray."""

    w: int
    lowest: int
    tallest: int
    gap: int
    pad: int

    def tray(self, across: int, rows: int, height: int) -> tuple[int, int]:
        """The size of the tray for this many."""
        return (
            across * (self.w + self.gap) - self.gap + 2 * self.pad,
            rows * (height + self.gap) - self.gap + 2 * self.pad,
        )

    def places(self, tray: Rect, count: int, across: int, height: int) -> tuple[Rect, ...]:
        """Places for this many at the right end of a tray, row by row."""
        room = Rect((0, 0), self.tray(across, -(-count // across), height)).move_to(
            midright=(tray.right + self.pad, tray.centery)
        )
        x, y = room.x + self.pad, room.y + self.pad
        steps = self.w + self.gap, height + self.gap
        return tuple(Rect(x + n % across * steps[0], y + n // across * steps[1], self.w, height) for n in range(count))


def _trays(inner: Rect, books: int, k: float, letters: float) -> Iterator[_Tray]:
    """Every arrangement of this many books that fits, beside the melds and below them; at least the smallest there, in
    as many rows as they need.
    """
    if not books:
        yield _Tray(None, inner, (), 1.0)
        return
    apart = max(6, round(14 * k))
    least_w, least_h = (round(side * letters) for side in LEAST_BOOK)
    widths = [w for design in BOOK_WIDTHS if (w := round(design * k)) > least_w]
    gap, pad = max(3, round(BETWEEN_BOOKS * k)), round(8 * k)
    sizes = [_BookSize(w, round(LOWEST_BOOK * w), round(TALLEST * w), gap, pad) for w in widths]
    smallest = _BookSize(least_w, least_h, least_h, 2, 2)
    for size in (*sizes, smallest):
        worth = min(1.0, size.w / (max(GOOD_BOOK[0], GOOD_BOOK[1] * k) * letters)) ** 3
        if size.w < max(SMALL_BOOK[0], SMALL_BOOK[1] * k):
            worth *= WORTH_SMALL if size != smallest else WORTH_SMALL**2
        for rows in range(1, MOST_BOOK_ROWS + 1):
            across = -(-books // rows)
            tray = Rect(0, inner.top, size.tray(across, rows, 0)[0], inner.h).move_to(right=inner.right)
            height = min(size.tallest, (tray.h - 2 * size.pad + size.gap) // rows - size.gap)
            if height >= size.lowest and tray.w <= MOST_BESIDE * inner.w:
                free = Rect(inner.x, inner.y, tray.left - apart - inner.x, inner.h)
                yield _Tray(tray, free, size.places(tray, books, across, height), worth)
        rows = -(-books // max(1, (inner.w - 2 * size.pad + size.gap) // (size.w + size.gap)))
        across, height = -(-books // rows), (size.lowest + size.tallest) // 2
        tray = Rect(inner.x, 0, inner.w, size.tray(across, rows, height)[1]).move_to(bottom=inner.bottom)
        if tray.h <= inner.h or size == smallest:
            free = Rect(inner.x, inner.y, inner.w, max(0, tray.top - apart // 2 - inner.y))
            yield _Tray(tray, free, size.places(tray, books, across, height), worth * WORTH_BELOW)


class _Grid(NamedTuple):
    """Melds in rows of `across`: their size, the steps between them, and how legible they are."""

    across: int
    size: tuple[int, int]
    step: tuple[int, int]
    worth: float

    def place(self, n: int) -> Rect:
        return Rect((n % self.across * self.step[0], n // self.across * self.step[1]), self.size)


def _grid(free: Rect, count: int, k: float, letters: float, lowest: int) -> _Grid:
    """This many melds in the most legible rows."""
    grids = []
    for gap, rows in product((max(BETWEEN[0], round(BETWEEN[1] * k)), CLOSE), range(1, MOST_ROWS + 1)):
        across = -(-max(1, count) // rows)
        down = (free.h + gap + 2) // rows
        w = min(round(WIDEST * k * letters), (free.w + gap) // across - gap)
        h = min(round(MOST_HEIGHT * w), down - gap - 2)
        is_low = h < max(LOWEST_STACKED * letters, lowest)
        least_w, least_h = round((NARROWEST_LOW if is_low else NARROWEST) * letters), round(LOWEST * letters)
        if w < least_w or h < least_h:  # some don't fit
            across, w, h = max(1, (free.w + gap) // (least_w + gap)), max(w, least_w), max(h, least_h)
            worth = 1.0
        elif is_low:
            worth = 0.6 * min(w / 1.9, h)
        else:
            w = min(w, round(h / LEAST_HEIGHT))
            worth = min(w, h) * (1 + 0.2 * min(1.0, h / w / BEST_HEIGHT))
        worth = min(worth, max(ENOUGH[0], ENOUGH[1] * k) * letters)
        if w >= max(WITH_COUNT[0], WITH_COUNT[1] * k) * letters:
            worth *= 1.15
        elif gap != CLOSE:
            continue
        if gap == CLOSE:
            worth *= WORTH_CLOSE
        spare = (free.w - across * w) // max(1, across - 1)
        step = w + max(gap, min(round(SPREAD_ACROSS * w), spare)), max(h + gap + 2, min(round(SPREAD * h), down))
        grids.append(_Grid(across, (w, h), step, worth * FEWER_ROWS**rows))
    return max(grids, key=lambda grid: grid.worth)


def _from_the_right(slots: Sequence[Rect], count: int) -> list[Rect]:
    """The first of these places, all of whose rows end where the longest does."""
    rows = [list(row) for _, row in groupby(slots[:count], key=lambda slot: slot.y)]
    right = max((slot.right for slot in slots), default=0)
    return [slot.move(right - row[-1].right, 0) for row in rows for slot in row]


def chip_of(rules: RuleSet, meld: Meld) -> Chip:
    """An open meld as a small card."""
    wilds = meld.wilds if meld.naturals else 0
    return Chip(str(meld.rank), len(meld.cards), rules.book_size, wilds, front_card(meld))


def lay_chips(
    rules: RuleSet,
    team: int,
    melds: Sequence[Meld],
    room: Room,
    places: ChipPlaces,
) -> BandPlaces:
    """Open melds and books in the `places` that all rivals' bands share. If not all melds fit, the last place says how
    many more there are.
    """
    corner = chips_in(room).topleft
    sprites, rects = [], {}
    opened, books = in_order(rules, melds)
    for n, place in zip(opened, places.melds, strict=False):
        rects[n] = place.move(corner)
        sprites.append(sprite_in(rects[n], InMeld(team, n), chip_of(rules, melds[n])))
    more = len(opened) - len(sprites)
    badges: tuple[Badge, ...] = ()
    if more > 0 and sprites:
        last = sprites.pop().box
        badges = (Badge(f"+{more + 1}", last.centerx, last.centery, "count"),)
    slots = _from_the_right([slot.move(corner) for slot in places.books], len(books))
    for n, slot in zip(books, slots, strict=False):
        meld, rects[n] = melds[n], slot
        look = Chip(str(meld.rank), len(meld.cards), rules.book_size, meld.wilds, top_card(meld), meld.kind)
        sprites.append(sprite_in(slot, InBook(team, n), look))
    return BandPlaces(
        rect=room.rect,
        title_h=room.title_h,
        shelf=places.tray.move(corner) if places.tray is not None and books else None,
        sprites=tuple(sprites),
        badges=badges,
        melds=rects,
        books=frozenset(books),
        has_chips=True,
    )
