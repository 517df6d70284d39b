"""How large a band's melds and books are. Sizes follow from classes of counts, not the counts, so they stay from move
to move. Pure numbers in window pixels; knows no cards.
"""

import math
from typing import Final

import msgspec
from pygame import Rect

MELD_CLASSES: Final = (4, 6, 8, 11, 14)
BOOK_CLASSES: Final = (0, 2, 3, 4, 5, 6, 7, 8, 11)
"""Counts up to each of these share a layout."""
EDGE_STEP: Final = 11
EDGES_HEIGHT: Final = 22
"""Design pixels by which a meld's cards show behind it, each and in total."""
BELOW: Final = 18
"""Design pixels below the cards of melds, whose lower edge has their counts."""
LEAST_CARD: Final = 44
"""The narrowest card of a meld that can still be clicked and read."""
LEAST_OF_OTHERS: Final = 60
"""The narrowest in view-only bands, books included: on smaller cards tokens cover the suit, so chips are used."""
WITH_WORD: Final = 54
"""The narrowest book whose ribbon has room for its word."""
BESIDE: Final = 1.1
"""Widths from book to book: none covers another, with its token and the edges below it."""
BOOK_HEIGHT: Final = 1.76
"""A book's height in widths, with its token above and the edges and count below."""
ACROSS_IN_ROWS, LAST_IN_ROWS = 1.1, 1.06
"""Widths from book to book in rows, and the width of the last one: none has a token there."""
LEAST_ROW: Final = 52
"""Window pixels of the lowest row of books: each one's rank and ribbon are legible, its card may be cropped."""
WORTH_ROWS: Final = 1.12
"""How much wider the melds' cards must become to justify two rows of books where one would do."""
WORTH_BOOKS: Final = 0.75
"""The least share of their width that other books keep if cards become that much wider."""
MOST_WORDED, MANY_MELDS = 8, 11
"""This many books that say their kind stay in one row, where nothing crops them, even if the melds beside them become
smaller, or a few of them overlap: with this many melds none would show all of its count.
"""
APART, APART_FROM = 1.0, 0.6
"""Widths from meld to meld without overlap, and the share of the widest card that is large enough for that."""
BETWEEN: Final = 4
"""The least window pixels between melds that don't overlap."""
KEEPS_BOOKS: Final = (0.6, 0.5, 0.4)
"""Shares of the widest card that books keep beside such melds; the first that fits is used."""
LEAST_EDGES: Final = 0.85
"""The share of `EDGES_HEIGHT` that is kept if cards would otherwise be too small."""
LAPPED: Final = 0.66
"""Widths from meld to meld when they overlap as far as all their signs stay visible."""
IN_ONE_ROW: Final = 1.12
"""Widths from book to book in a single row: none covers another, with its token and the edges below it."""
ROOMY, ROOMY_SMALL = 1.2, 1.4
"""Widths from large and from small book to book if there is room; small ones have their counts between them."""
LEAST_LARGE: Final = 60
"""Window pixels of the narrowest large book."""
BELOW_BOOK: Final = 8
"""The least window pixels from a book to the one below it."""
WHOLE: Final = 1.52
"""A row's height in widths if its books aren't cropped: lower rows are too low for that."""
NO_SMALLER: Final = 30
"""Window pixels of the smallest book whose rank can be read."""


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """The constraints for laying out a band."""

    rect: Rect
    card_w: int
    """The widest that cards may be."""
    k: float
    title_h: int
    new_pile: Rect | None = None
    """Size and rightmost place of the New pile zone, in the viewer's own band."""
    letters: float = 1.0
    """How much larger than usual the letters should be."""
    signs: float = 1.0
    """The same for the counts on melds."""
    tap: int = 0
    """The side of a finger target, in window pixels, if melds and books can be tapped."""

    @property
    def pad(self) -> int:
        """From the ends of the tray to its books."""
        return round(4 * self.k)

    def edges(self, card: int) -> int:
        """How far the cards of a meld may show behind its front one."""
        spare = self.rect.h - self.title_h - round(BELOW * self.k) - round(1.4 * card)
        return max(0, min(round(EDGES_HEIGHT * self.k), spare))

    @property
    def with_word(self) -> int:
        """The narrowest book that says its kind."""
        return round(WITH_WORD * self.letters)

    @property
    def least_step(self) -> int:
        """The closest that melds may be: each one's rank and count still show, and each can be clicked."""
        return max(round(38 * self.letters), round(46 * self.k))


class BandSizes(msgspec.Struct, frozen=True):
    """The width of a band's meld cards and books, the number of rows of books, and the smallest step between melds;
    without it, the smallest legible one.
    """

    card: int
    book: int
    rows: int = 1
    least_step: int = 0
    concessions: int = 0
    """None, or melds overlap, or books have lost their words, too."""

    @property
    def suits_others(self) -> bool:
        """Whether several view-only bands may have cards; otherwise chips are better."""
        return self.rows == 1 and not self.concessions and min(self.card, self.book) >= LEAST_OF_OTHERS

    def tray(self, room: Room, places: int) -> int:
        """The width of the tray for this many places, with the gap to the edge of the band."""
        if not places:
            return 0
        across = -(-places // self.rows)
        step, last = BESIDE * self.book, 1.2 * self.book
        if self.rows > 1:
            step = max(room.tap + bool(room.tap), ACROSS_IN_ROWS * self.book)  # one more for rounding
            last = LAST_IN_ROWS * self.book
        return math.ceil(step * (across - 1) + last) + 2 * room.pad + round(8 * room.k)

    def step(self, room: Room) -> int:
        """The closest that melds may be."""
        return self.least_step or room.least_step


def class_of(count: int, classes: tuple[int, ...]) -> int:
    """The most of the class that a count lies in.

    >>> class_of(5, MELD_CLASSES), class_of(0, BOOK_CLASSES), class_of(99, BOOK_CLASSES)
    (6, 0, 99)
    """
    return next((most for most in classes if count <= most), count)


def band_sizes(room: Room, melds: int, books: int, widest_book: int | None = None) -> BandSizes | None:
    """The largest cards and books that fit, no book wider than `widest_book`; None if cards would be illegible. Both
    shrink together: first side by side, then melds overlap, finally books lose their words. Books go in two rows if
    fingers couldn't find each of them otherwise, if many need more room, or if that leaves melds much larger.
    """
    melds, books = class_of(melds, MELD_CLASSES), class_of(books, BOOK_CLASSES)
    k = room.k
    height = room.rect.h - room.title_h - round(BELOW * k)
    tallest_card, with_few_edges = (round((height - round(part * EDGES_HEIGHT * k)) / 1.4) for part in (1, LEAST_EDGES))
    card_w = min(room.card_w, max(tallest_card, min(LEAST_OF_OTHERS, with_few_edges)))
    if card_w <= 0:
        return None
    shelf_h = room.rect.h - 2 * round(8 * k)
    tallest_book = round((shelf_h - 2) / BOOK_HEIGHT)
    book_w = min(room.card_w, tallest_book, widest_book or room.card_w)
    with_word = min(book_w, room.with_word)
    space = room.rect.w - round(18 * k) - round(14 * k) - round(12 * k)
    space -= room.new_pile.w + round(10 * k) if room.new_pile else 0
    shares = range(100, 40, -3)
    books_w = [max(with_word, round(book_w * share / 100)) for share in shares]
    readable = min(card_w, LEAST_OF_OTHERS)
    apart_from = max(readable, round(APART_FROM * card_w))
    kept = [(apart_from, max(LEAST_OF_OTHERS, round(share * card_w))) for share in KEEPS_BOOKS]
    least = [*kept, (readable, LEAST_OF_OTHERS), (apart_from, 0)]
    apart_ways = [[(narrowest, width, APART) for width in books_w if width >= book] for narrowest, book in least]
    lapped = [
        (max(readable, round(card_w * share / 100)), width, LAPPED)
        for share, width in zip(shares, books_w, strict=True)
    ]
    covered = [
        (round(card_w * share / 100), round(with_word * less / 100), 0.0)
        for less in range(100, 50, -5)
        for share in shares
    ]
    ways = [*((0, sizes) for sizes in apart_ways), (1, lapped), (2, covered)]
    apart = max(room.tap, room.least_step)
    behind = round(9 * k) if room.tap else 0  # what shows behind the last one takes this much more: see `bands._steps`
    others = max(0, melds - 1)

    def largest(rows: int, tap: int, least: int) -> BandSizes | None:
        if rows > 1 and shelf_h < rows * max(tap, LEAST_ROW):
            return None
        for concessions, sizes in ways:
            found: list[BandSizes] = []
            for narrowest, book, step in sizes:
                if rows == 1 and books > 1 and BESIDE * book < tap + bool(tap):
                    continue
                free = space - BandSizes(0, book, rows).tray(room, books) - behind
                gaps = others * (BETWEEN if step == APART else 1)
                card = min(card_w, free - least * others, int((free - gaps) / (step * others + 1)))
                if card >= max(min(card_w, LEAST_CARD), narrowest):
                    found.append(BandSizes(card, book, rows, least, concessions))
            if found:
                return max(found, key=lambda sizes: sizes.card ** (1 if sizes.concessions else 2.5) * sizes.book)
        return None

    if not room.tap:
        return largest(1, 0, room.least_step)
    one, two = largest(1, room.tap, apart), largest(2, room.tap, apart)
    if one is None or two is None:
        return one or two or largest(2, room.tap, room.tap) or largest(1, 0, room.least_step)
    is_large = one.book >= with_word and one.card >= APART_FROM * room.card_w
    if is_large and books <= MOST_WORDED and melds < MANY_MELDS:
        return one
    if one.concessions != two.concessions:
        return min(one, two, key=lambda sizes: sizes.concessions)
    grows = one.book < LEAST_OF_OTHERS <= two.book and two.card >= one.card
    return two if grows or (two.book >= WORTH_BOOKS * one.book and two.card > WORTH_ROWS * one.card) else one


def book_places(tray: Rect, books: int, widest: int, k: float) -> tuple[int, list[Rect]]:
    """The width of the books and their places: in one row, or in as many as make them largest; in rows they may be
    cropped.
    """
    w, rows = _largest(tray, books, widest, k)
    per = -(-books // rows)
    roomy = w * (ROOMY_SMALL if w < max(LEAST_LARGE, 72 * k) else ROOMY)
    step = min(roomy, (tray.w - w) / max(1, per - 1))
    down = tray.h / rows
    height = round(1.4 * w) if rows == 1 else min(round(1.4 * w), math.floor(down) - max(BELOW_BOOK, round(0.1 * w)))
    return w, [
        Rect(round(tray.left + n % per * step), round(tray.top + n // per * down), w, height) for n in range(books)
    ]


def _largest(tray: Rect, count: int, widest: int, k: float) -> tuple[int, int]:
    """The largest width of this many books, and the number of rows."""
    if count == 0:
        return widest, 1
    best = (0, 1)
    for rows in (1, 2, 3):
        per, down = -(-count // rows), tray.h / rows
        if rows == 1:
            across, height = tray.w / (IN_ONE_ROW * (per - 1) + 1.16), (tray.h - 20 * k) / 1.62
        else:
            across = tray.w / (ACROSS_IN_ROWS * (per - 1) + LAST_IN_ROWS)
            height = down if down >= LEAST_ROW else down / WHOLE
        w = min(widest, math.floor(min(across, height)))
        if w > best[0] * 1.05:
            best = (w, rows)
    return max(NO_SMALLER, best[0]), best[1]
