"""Where melds and books lie in a band that has no room for cards: each meld as a small card with its rank and count,
the books of a kind as one ribbon with their ranks. Pure geometry in window pixels.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, Literal, NamedTuple

import msgspec
from pygame import Rect

from game.engine.going_out import NeededBook
from game.engine.melds import Meld, front_card, top_card
from game.rules.ruleset import RuleSet
from game.ui.table.draw.badges import LOWEST_STACKED, Chip
from game.ui.table.layout.band_sizes import Room
from game.ui.table.layout.bands import Badge, BandPlaces, Ribbon, RibbonKind
from game.ui.table.sprites import InBook, InMeld, sprite_in

KINDS: Final[tuple[RibbonKind, ...]] = ("clean", "dirty", "wild", "any")
"""From the first ribbon to the last."""
Arrangement = Literal["words beside", "beside", "below", "one line", "in a row"]
"""Where the ribbons are; beside the melds each may begin with a line for its word. In `one line` they are below, `in a
row` beside the melds.
"""
WORTH: Final[Mapping[Arrangement, float]] = {
    "words beside": 1.5, "beside": 0.7, "below": 1.0, "one line": 0.8, "in a row": 0.5,
}  # fmt: skip
"""How much an arrangement is preferred: words are read at once, and ribbons are found where they are in other bands."""
LEAST_SLOT, SLOT, WORD = 22, 27, (76, 91)
"""Window and design pixels of the smallest place for a rank on a ribbon, and of a word with its number."""
GROWTHS: Final = (1.3, 1.15, 1.0, 0.9)
"""How much larger these places may be, at last how much smaller."""
MOST_BESIDE, MOST_IN_ROW, MOST_GROWN_WORDS = 0.45, 0.6, 1.15
"""The share of the width that ribbons beside the melds may take, below each other and in a row, and how much those with
words may grow: larger blocks of colour would be all that is seen.
"""
STANDING, BROAD = 1.3, 0.88
"""How high cards on a bar are, in lines, of which both have two, and how wide at most, in heights."""
TALLER: Final = 1.25
"""How much higher lines become beside melds, where it costs these nothing."""
WIDEST, LEAST_HIGH, BEST_HIGH, MOST_HIGH = 104, 1.05, 1.4, 1.6
"""Design pixels that a meld is wide at most, how many times as high at least, at best and at most."""
NARROWEST, NARROWEST_LOW, LOWEST = 22, 30, 18
"""Window pixels that a meld is wide at least, with its count below its rank and beside it, and that it is high."""
WITH_COUNT: Final = (25, 31)
"""Window and design pixels of the narrowest meld with a whole count."""
ENOUGH: Final = 56
"""Window pixels of a meld that is read at once: larger ones are worth no smaller ribbons."""
SPREAD, SPREAD_ACROSS = 1.25, 0.1
"""Heights from row to row of melds, and widths between them, where there is room."""
MOST_ROWS, FEWER_ROWS = 5, 0.9
"""Rows of melds, and what each leaves of their worth: what is in one row is taken in at a glance."""


LAST_RESORT: Final = ("below", GROWTHS[-1])
"""What is done where nothing has room."""


class BandChips(msgspec.Struct, frozen=True):
    """How many open melds are in a band, and how many books there are or are wanted on each ribbon."""

    melds: int
    ribbons: dict[RibbonKind, int]


class ChipPlaces(msgspec.Struct, frozen=True):
    """Where a band of chips has its melds and ribbons, from the corner of the room for chips: `melds` row by row, of
    each ribbon its sign and the places for ranks.
    """

    melds: tuple[Rect, ...]
    heads: dict[RibbonKind, Rect]
    slots: dict[RibbonKind, tuple[Rect, ...]]
    is_worded: bool
    """Whether there is room for the word of a kind above its ranks."""


def ribbon_of(kind: NeededBook) -> RibbonKind:
    """The ribbon on which a book of that kind belongs."""
    return "clean" if kind == "sevens" else kind


def chips_of(rules: RuleSet, melds: Sequence[Meld], wanted: Sequence[NeededBook]) -> BandChips:
    """What a band of these melds holds."""
    kinds = [ribbon_of(meld.kind) for meld in melds if meld.is_book(rules)]
    opened = len(melds) - len(kinds)
    kinds += map(ribbon_of, wanted)
    return BandChips(opened, {kind: kinds.count(kind) for kind in KINDS if kind in kinds})


def fullest(bands: Sequence[BandChips]) -> BandChips:
    """As many as any of these bands has of each."""
    ribbons = {kind: max(band.ribbons.get(kind, 0) for band in bands) for kind in KINDS}
    return BandChips(max(band.melds for band in bands), {kind: count for kind, count in ribbons.items() if count})


def chips_in(room: Room) -> Rect:
    """Where the chips of a band may lie."""
    pad = max(4, min(round(12 * room.k), room.rect.w // 45))
    inner = Rect(room.rect.left + pad, room.rect.top + room.title_h, room.rect.w - 2 * pad, 0)
    inner.h = room.rect.bottom - inner.top - max(4, round(8 * room.k))
    return inner


def chip_places(room: Room, chips: BandChips) -> ChipPlaces:
    """The arrangement in which melds and books can be read best."""
    inner = chips_in(room)
    inner.topleft = 0, 0
    ways = [
        (tray, _grid(tray.free, chips.melds, room.k, letters), letters)
        for letters in dict.fromkeys((max(room.letters, room.signs), room.letters, 1.0))
        for tray in _trays(inner, chips.ribbons, room.k, letters)
    ]
    tray, grid, _ = max(ways, key=lambda way: (way[1].worth * way[2]) ** 4 * way[0].worth)
    melds = (grid.place(n).move(tray.free.topleft) for n in range(chips.melds))
    fitting = tuple(place for place in melds if place.bottom <= tray.free.bottom)
    return ChipPlaces(fitting, tray.heads, tray.slots, tray.arrangement == "words beside")


class _Tray(NamedTuple):
    """All ribbons in one arrangement, with places `growth` times as large as they need to be, and what they leave
    `free`.
    """

    arrangement: Arrangement
    growth: float
    free: Rect
    heads: dict[RibbonKind, Rect]
    slots: dict[RibbonKind, tuple[Rect, ...]]

    @property
    def worth(self) -> float:
        """How well they can be read; places that are too small are a last resort."""
        return WORTH[self.arrangement] * min(self.growth, self.growth**6)


def _trays(inner: Rect, ribbons: Mapping[RibbonKind, int], k: float, letters: float) -> Iterator[_Tray]:
    """Every arrangement that has room; at least the ribbons below the melds, in as many lines as they take."""
    if not ribbons:
        yield _Tray("below", 1.0, inner, {}, {})
        return
    apart, most = max(6, round(14 * k)), max(ribbons.values())
    for growth, arrangement in product(GROWTHS, WORTH):
        side = round(max(LEAST_SLOT, SLOT * k) * letters * growth)
        in_line = sum((count + 1) * side + apart for count in ribbons.values()) - apart
        head, across, lines, most_w = side, most, len(ribbons), float(inner.w)
        tray = inner.copy()
        match arrangement:
            case "words beside":
                head, lines, most_w = 0, 2 * lines, inner.w * MOST_BESIDE if growth <= MOST_GROWN_WORDS else 0
                tray.w = max(most * side, side + round(max(WORD[0], WORD[1] * k) * letters))
            case "beside":
                tray.w, most_w = head + most * side, inner.w * MOST_BESIDE
            case "below":
                across = max(1, (inner.w - head) // side)
                lines = sum(-(-count // across) for count in ribbons.values())
            case "one line":
                lines, tray.w = 1, in_line
            case "in a row":
                lines, tray.w, most_w = 1, in_line, inner.w * MOST_IN_ROW
        is_line = lines == 1 and len(ribbons) > 1
        gap = _gap(k) if head else max(5, round(8 * k))
        between = 0 if is_line else gap * (len(ribbons) - 1)
        high = side
        if "beside" in arrangement:
            high = max(side, min(round(TALLER * side), (inner.h - between) // lines))
        tray.h = lines * high + between
        if tray.w > most_w or (tray.h > inner.h and (arrangement, growth) != LAST_RESORT):
            continue
        free = inner.copy()
        if "beside" in arrangement or arrangement == "in a row":
            tray.left = inner.right - tray.w
            free.w = tray.left - apart
        else:
            tray.bottom = inner.bottom
            free.h = max(0, tray.top - apart)
        heads: dict[RibbonKind, Rect] = {}
        slots: dict[RibbonKind, tuple[Rect, ...]] = {}
        x, y = tray.topleft
        for kind, count in ribbons.items():
            if head:
                sign = heads[kind] = Rect(x, y, head, high)
                first = Rect(sign.topright, (side, high))
            else:  # cards that stand on a bar with the word
                tall = round(STANDING * high)
                first = Rect(x, y, max(side, min(tray.w // most, round(BROAD * tall))), tall)
                heads[kind] = Rect(x, first.bottom, tray.w, 2 * high - tall)
            slots[kind] = tuple(first.move(n % across * first.w, n // across * high) for n in range(count))
            x, y = (
                (slots[kind][-1].right + apart, y)
                if is_line
                else (x, max(slots[kind][-1].bottom, heads[kind].bottom) + gap)
            )
        yield _Tray(arrangement, growth, free, heads, slots)


class _Grid(NamedTuple):
    """Melds in rows, so many `across`: their size, from one to the next, and how well they can be read."""

    across: int
    size: tuple[int, int]
    step: tuple[int, int]
    worth: float

    def place(self, n: int) -> Rect:
        return Rect((n % self.across * self.step[0], n // self.across * self.step[1]), self.size)


def _grid(free: Rect, count: int, k: float, letters: float) -> _Grid:
    """So many melds in the rows in which they can be read best."""
    gap = _gap(k)
    grids = []
    for rows in range(1, MOST_ROWS + 1):
        across = -(-max(1, count) // rows)
        down = (free.h + 2 * gap) // rows
        w = min(round(WIDEST * k * letters), (free.w + gap) // across - gap)
        h = min(round(MOST_HIGH * w), down - 2 * gap)
        is_low = h < LOWEST_STACKED * letters
        least_w, least_h = round((NARROWEST_LOW if is_low else NARROWEST) * letters), round(LOWEST * letters)
        if w < least_w or h < least_h:  # some have no room
            across, w, h = max(1, (free.w + gap) // (least_w + gap)), max(w, least_w), max(h, least_h)
            worth = 1.0
        elif is_low:
            worth = 0.6 * min(w / 1.9, h)
        else:
            w = min(w, round(h / LEAST_HIGH))
            worth = min(w, h / BEST_HIGH) * (1 + 0.2 * min(1.0, h / w / BEST_HIGH))
        worth = min(worth, ENOUGH * max(1.0, k) * letters)
        if w >= max(WITH_COUNT[0], WITH_COUNT[1] * k) * letters:
            worth *= 1.15
        spare = (free.w - across * w) // max(1, across - 1)
        step = w + max(gap, min(round(SPREAD_ACROSS * w), spare)), max(h + 2 * gap, min(round(SPREAD * h), down))
        grids.append(_Grid(across, (w, h), step, worth * FEWER_ROWS**rows))
    return max(grids, key=lambda grid: grid.worth)


def _gap(k: float) -> int:
    """Between things beside each other; half of what is between rows."""
    return max(2, round(3 * k))


def lay_chips(
    rules: RuleSet,
    team: int,
    melds: Sequence[Meld],
    room: Room,
    places: ChipPlaces,
    wanted: Sequence[NeededBook] = (),
) -> BandPlaces:
    """Open melds and books in the `places` that all rivals' bands share; after the books those that are wanted. Where
    not all melds have room, the last place says how many more there are.
    """
    corner = chips_in(room).topleft
    sprites, rects, empty, ribbons = [], {}, [], []
    opened = [n for n, meld in enumerate(melds) if not meld.is_book(rules)]
    for n, place in zip(opened, places.melds, strict=False):
        meld, rects[n] = melds[n], place.move(corner)
        wilds = meld.wilds if meld.naturals else 0
        look = Chip(str(meld.rank), len(meld.cards), rules.book_size, wilds, front_card(meld))
        sprites.append(sprite_in(rects[n], InMeld(team, n), look))
    more = len(opened) - len(sprites)
    badges: tuple[Badge, ...] = ()
    if more > 0 and sprites:
        last = sprites.pop().box
        badges = (Badge(f"+{more + 1}", last.centerx, last.centery, "count"),)
    for kind, sign in places.heads.items():
        head = sign.move(corner)
        books = [n for n, meld in enumerate(melds) if meld.is_book(rules) and ribbon_of(meld.kind) == kind]
        slots = [slot.move(corner) for slot in places.slots[kind]]
        missing = [one for one in wanted if ribbon_of(one) == kind]
        for n, slot in zip(books, slots, strict=False):
            rects[n] = slot
            look = Chip(str(melds[n].rank), len(melds[n].cards), rules.book_size, 0, top_card(melds[n]), is_book=True)
            sprites.append(sprite_in(slot, InBook(team, n), look))
        left = slots[len(books) :]
        empty += [(one, slot.inflate(-4, -4)) for one, slot in zip(missing, left, strict=False)]  # off the rim
        if books or missing:
            rect = head.unionall(slots if places.is_worded else slots[: len(books)])
            ribbons.append(Ribbon(kind, rect, head, len(books), places.is_worded))
    return BandPlaces(
        rect=room.rect,
        title_h=room.title_h,
        shelf=None,
        sprites=tuple(sprites),
        badges=badges,
        melds=rects,
        books=frozenset(rects) - frozenset(opened),
        wanted=tuple(empty),
        ribbons=tuple(ribbons),
        has_chips=True,
    )
