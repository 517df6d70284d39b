"""Where a team's melds, books and staged groups are in its band. Pure geometry in window pixels."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from pygame import Rect

from game.cards import Card, is_wild
from game.engine.ending.going_out import NeededBook
from game.engine.melding.melds import Meld, melds_by_rank, top_card
from game.engine.moves import Group
from game.messages.language import Said
from game.rules.ruleset import RuleSet
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.toolkit.kit import Kit
from game.turn.spots import StagedCard
from game.ui.shared.cards.card_art import height
from game.ui.table.draw.badges import ON_EDGE, BadgeStyle, badge_size, in_room, meld_signs
from game.ui.table.layout.band_sizes import (
    BELOW,
    BESIDE,
    BOOK_HEIGHT,
    EDGE_STEP,
    LEAST_CARD,
    MELD_CLASSES,
    BandSizes,
    Room,
    book_places,
    class_of,
)
from game.ui.table.sprites import Book, Edge, Face, InBook, InMeld, Sprite, sprite_in


class Badge(msgspec.Struct, frozen=True):
    """A small sign on the cards, centred at x, y or at that `side` of it, one word per line."""

    sign: str | Said[str]
    """Figures, or what becomes words when they are drawn."""
    x: int
    y: int
    style: BadgeStyle
    room: int = 0
    """Its width in window pixels; 0 for any."""
    briefer: tuple[str | Said[str], ...] = ()
    """Alternatives if that is too little, the longest first. Without them, the words are broken into lines."""

    side: Literal["", "left", "right"] = ""
    on_hand: bool = False
    """Whether it goes with the cards of the hand, and disappears while some of them are held."""

    @property
    def text(self) -> str:
        """Everything it might say."""
        return _said(self.sign)

    def fitting(self, kit: Kit) -> tuple[str, BadgeStyle]:
        """What it says, and how."""
        if not self.room and not self.side:
            return self.text, self.style
        forms = [_said(sign) for sign in (self.sign, *self.briefer)]
        return in_room(kit, [form.replace(" ", "\n") for form in forms] if self.side else forms, self.style, self.room)

    def box(self, kit: Kit) -> Rect:
        """Where it is drawn."""
        box = Rect((0, 0), badge_size(kit, *self.fitting(kit))).move_to(center=(self.x, self.y))
        return box.move({"left": -1, "": 0, "right": 1}[self.side] * box.w // 2, 0)


def _said(sign: str | Said[str]) -> str:
    return sign if isinstance(sign, str) else sign()


class Frame(msgspec.Struct, frozen=True):
    """The dashed frame round a staged group: its number in the draft and its cards; `fresh` ones start a new meld."""

    group: int
    rect: Rect
    cards: tuple[Card, ...]
    fresh: bool


COLUMN_ROWS: Final = ((0.03, 0.18), (0.19, 0.412), (0.425, 0.967))
"""How far down a column its portrait and name, its numbers, and its melds begin and end."""


def column_rows(column: Rect) -> tuple[Rect, Rect, Rect]:
    """The places of portrait and name, of numbers, and of melds in the column of a rival who plays alone."""
    face, numbers, melds = (
        Rect(column.x, column.y + round(top * column.h), column.w, round((end - top) * column.h))
        for top, end in COLUMN_ROWS
    )
    return face, numbers, melds


class BandPlaces(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in one band. `melds` maps the number of a meld to its rectangle, books included."""

    rect: Rect
    title_h: int
    shelf: Rect | None
    beside_plates: Rect | None = None
    """The place of the score if the plates of the team's players are in the band, above `rect`; None otherwise."""
    sprites: tuple[Sprite, ...] = ()
    badges: tuple[Badge, ...] = ()
    melds: dict[int, Rect] = {}
    books: frozenset[int] = frozenset()
    frames: tuple[Frame, ...] = ()
    staged: tuple[tuple[StagedCard, Rect], ...] = ()
    """Every staged card and its clickable rectangle."""
    wanted: tuple[tuple[NeededBook, Rect], ...] = ()
    """Empty places for the books still needed: kind and rectangle."""
    new_pile: Rect | None = None
    threes: Rect | None = None
    """The place of red threes laid down, in the line of the heading; None without any, or without room."""
    has_chips: bool = False
    """Whether melds and books are chips; a band of chips can be opened large."""
    is_line: bool = False
    """Whether its melds are folded away and a line shows the number of books."""

    @property
    def heading(self) -> Rect:
        """The place of its name and score, up to the tray if that is beside it."""
        if self.beside_plates is not None:
            return self.beside_plates
        is_beside = self.shelf is not None and self.shelf.top < self.rect.top + self.title_h
        end = self.shelf.left if self.shelf is not None and is_beside else self.rect.right
        return Rect(self.rect.x, self.rect.y, end - self.rect.x, self.title_h)

    @property
    def for_words(self) -> tuple[int, int]:
        """The upper middle of what is free between the place for a new pile and the tray."""
        left = self.new_pile.right if self.new_pile is not None else self.rect.left
        return (left + (self.shelf.left if self.shelf is not None else self.rect.right)) // 2, self.rect.top

    @property
    def ground(self) -> Rect:
        """Everything that belongs to the team."""
        top = self.heading.top
        return Rect(self.rect.x, top, self.rect.w, self.rect.bottom - top)


def lay_band(
    rules: RuleSet,
    team: int,
    melds: Sequence[Meld],
    room: Room,
    sizes: BandSizes,
    staged: Sequence[Group] = (),
    wanted: Sequence[NeededBook] = (),
    upcard: Card | None = None,
    waits: bool = False,
    order: tuple[list[int], list[int]] | None = None,
) -> BandPlaces:
    """Melds from the left, then staged groups, the New pile zone, and the books at the right, in these sizes. The
    `upcard` is marked in its group. A band that `waits` for an opening is all New pile zone. `order` are the numbers of
    the melds and of the books to lay out, by default all.
    """
    numbers, books = order or in_order(rules, melds)
    fresh = [(g, group) for g, group in enumerate(staged) if group.onto is None]
    widths = [_staged_w(len(group.cards), room, sizes) for _, group in fresh]
    fixed = room.new_pile.w + round(10 * room.k) if room.new_pile else 0
    least = sizes.step(room) * max(0, len(numbers) - 1) + (sizes.card if numbers else 0)
    left = room.rect.left + round(18 * room.k)
    gap = round(14 * room.k)
    free = room.rect.right - left - gap - fixed - least - round(0.6 * sum(widths))
    shelf = _shelf(room, sizes, len(books), len(wanted), free)
    right = (shelf.left if shelf else room.rect.right) - gap
    onto = [[(g, group) for g, group in enumerate(staged) if group.onto == n] for n in numbers]
    abreast, in_rows = (
        [max((_onto_w(len(group.cards), room, sizes, rows) for _, group in on_it), default=0) for on_it in onto]
        for rows in (1, _rows_onto(room, sizes))
    )
    steps, shrink = _steps(room, sizes, abreast, in_rows, right - left - fixed, sum(widths))
    built = _Built(room, sizes, team, upcard)
    x = float(left)
    for n, on_it, step in zip(numbers, onto, steps, strict=True):
        built.meld(n, melds[n], round(x), rules, on_it, step, round(x + step) - 2)
        x += step
    if numbers:
        x = x - step + max(step, sizes.card + round(20 * room.k)) if fresh or room.new_pile else x
    for (g, group), width in zip(fresh, widths, strict=True):
        taken = round(width * shrink)
        built.group(g, group, Rect(round(x), 0, taken - round(18 * room.k), 0))
        x += taken
    new_pile = None
    if room.new_pile:
        new_pile = Rect(min(round(x), right - room.new_pile.w), room.rect.top + room.title_h, *room.new_pile.size)
        below = room.rect.bottom - new_pile.y - round(BELOW * room.k)
        if waits and not melds:
            new_pile.size = right - new_pile.x, below
        new_pile.h = min(new_pile.h, below)
    empty = built.shelf_of_books(rules, [(n, melds[n]) for n in books], shelf, wanted, staged) if shelf else []
    return BandPlaces(
        rect=room.rect,
        title_h=room.title_h,
        shelf=shelf,
        sprites=tuple(built.sprites),
        badges=tuple(built.badges),
        melds=built.melds,
        books=frozenset(books),
        frames=tuple(built.frames),
        staged=tuple(built.staged),
        wanted=tuple(empty),
        new_pile=new_pile,
    )


def in_order(rules: RuleSet, melds: Sequence[Meld]) -> tuple[list[int], list[int]]:
    """The numbers of a team's open melds and of its books from left to right: by rank, books by kind first."""
    numbers = melds_by_rank(melds)
    books = [n for n in numbers if melds[n].is_book(rules)]
    return [n for n in numbers if n not in books], sorted(books, key=lambda n: KINDS.index(melds[n].kind))


PLACES: Final = ("sevens", "clean", "dirty", "wild", "any")
"""Kinds of books, and of frames for them, from the left."""
KINDS: Final[tuple[NeededBook, ...]] = ("clean", "sevens", "dirty", "wild", "any")
"""The order of books, and of the places for them."""
MOST_SPREAD: Final = 0.4
"""The most widths by which melds are further apart than needed."""
LEAST_PEEK: Final = 22
"""Window pixels of a card staged onto a meld, if neither the width nor further rows leave more."""
IN_BAND: Final = 8
"""Window pixels that the frame round cards staged onto a meld has below them."""
SQUEEZED, MOST_SQUEEZED = 0.75, 0.3
"""What staged groups keep of their width before melds cover each other, and at least."""

THREE_WIDTH: Final = 44
"""Design pixels from one red three to the next."""


def place_of_threes(band: BandPlaces, count: int, k: float) -> Rect | None:
    """The place for this many red threes: at the end of the heading, whose name keeps half of its line, or on its lower
    half beside plates. If they don't fit side by side, they become one with their number.
    """
    line, top = band.heading, round(5 * k)  # off the rim of the band
    right = line.right - round(10 * k)
    is_low = band.beside_plates is not None
    most = (right - line.left) if is_low else (right - line.left) // 2
    step = max(34, round(THREE_WIDTH * k))
    width = step * count if step * count <= most else 2 * step
    if not count or width > most:
        return None
    return Rect(
        right - width, line.centery if is_low else line.top + top, width, line.h // 2 if is_low else line.h - top
    )


def threes_on_line(band: BandPlaces, count: int, k: float) -> Rect | None:
    """Their place on a line: after its players, before its melds; from three on as one with their number."""
    line = band.heading
    width, height = min(2, count) * max(34, round(THREE_WIDTH * k)), round(0.68 * line.h)
    return Rect(line.x, line.y + (line.h - height) // 2, width, height) if count else None


def threes_in_column(column: Rect, count: int, k: float) -> Rect | None:
    """The same in the column of a rival who plays alone: at the end of the score's line; two are one, too."""
    numbers, step = column_rows(column)[1], max(34, round(THREE_WIDTH * k))
    width, height = step if count == 1 else round(1.7 * step), numbers.h // 2
    right = column.right - round(10 * k)
    return Rect(right - width, numbers.bottom - height, width, height) if count else None


def _shelf(room: Room, sizes: BandSizes, books: int, wanted: int, free: int) -> Rect | None:
    """The place of the books: as wide as they and the missing ones need, limited by the free space; but existing books
    get what the smallest size needs.
    """
    places = books + wanted
    if places == 0:
        return None
    least = BandSizes(0, min(sizes.book, LEAST_CARD), sizes.rows).tray(room, books) if books else round(96 * room.k)
    width = min(room.rect.w, max(least, min(sizes.tray(room, places), free)))
    pad = round(8 * room.k)
    return Rect(room.rect.right - width, room.rect.top + pad, width - pad, room.rect.h - 2 * pad)


def _staged_w(cards: int, room: Room, sizes: BandSizes) -> int:
    card_w = _staged_card(room, sizes)
    return card_w + max(room.tap, round(0.62 * card_w)) * (cards - 1) + round(44 * room.k)


def _spread(count: int, small: int, width: int, below: int) -> tuple[int, float, int]:
    """How many of these staged cards are abreast, and the steps between them and between rows, in this width and with
    this much room below the first row.

    >>> _spread(3, 44, 400, 0), _spread(4, 44, 100, 60), _spread(4, 44, 100, 20)
    ((3, 44, 0), (2, 44, 44), (4, 22, 0))
    """
    fits = 1 + max(0, width - small) // SMALLEST_TAP
    if count <= fits:
        return count, SMALLEST_TAP, 0
    if -(-count // fits) - 1 <= below // SMALLEST_TAP:
        return fits, SMALLEST_TAP, SMALLEST_TAP
    return count, max(LEAST_PEEK, (width - small) / (count - 1)), 0


def _staged_card(room: Room, sizes: BandSizes) -> int:
    low = _label_h(room)
    return min(round(0.9 * sizes.card), round((room.rect.h - room.title_h - low - 22 * room.k) / 1.4))


def _label_h(room: Room) -> int:
    return max(round(22 * max(room.letters, room.signs)), round(40 * room.k))


def _onto_w(cards: int, room: Room, sizes: BandSizes, rows: int) -> int:
    """The width of that many cards staged onto a meld in this many rows."""
    return _small_card(sizes) + SMALLEST_TAP * (-(-cards // rows) - 1) + 10


def _rows_onto(room: Room, sizes: BandSizes) -> int:
    """How many rows of cards staged onto a meld the band has room for.

    >>> rooms = [Room(rect=Rect(0, 0, 900, h), card_w=76, k=1.0, title_h=30) for h in (0, 128, 129, 172, 173)]
    >>> [_rows_onto(room, BandSizes(69, 69)) for room in rooms]
    [1, 1, 2, 2, 3]
    >>> [_onto_w(5, rooms[0], BandSizes(69, 69), rows) for rows in (1, 2, 3)]
    [230, 142, 98]
    """
    free = room.rect.h - (room.title_h + 1) // 2 - height(_small_card(sizes)) - IN_BAND
    return max(1, 1 + free // SMALLEST_TAP)


def _small_card(sizes: BandSizes) -> int:
    return max(round(sizes.card * 0.62), SMALLEST_TAP)


def _steps(
    room: Room, sizes: BandSizes, abreast: Sequence[int], widest: Sequence[int], space: int, groups: int
) -> tuple[Sequence[float], float]:
    """The steps from meld to meld and how much staged groups are squeezed, so that all fit into `space`. Melds spread;
    own melds leave room for a group as well. What is staged onto each is as wide as `abreast` says if all of it is side
    by side, which hides less of the melds, or in rows as `widest` says. Its step is no shorter, even when melds and
    groups give way to each other.
    """
    count = len(widest)
    near = sizes.card + round(26 * room.k)
    staged = _staged_w(3, room, sizes) if room.new_pile else 0
    spare = space - staged - near * class_of(count, MELD_CLASSES)
    roomy = near + min(MOST_SPREAD * sizes.card, max(0.0, spare / class_of(count, MELD_CLASSES)))
    for spread in (abreast, widest):
        if sum(max(roomy, one) for one in spread) + groups <= space:
            return [max(roomy, one) for one in spread], 1.0
    tail, least = sizes.card + round(20 * room.k) if count else 0, sizes.step(room)
    ways = (
        (range(int(roomy), sizes.card, -1), 1.0),
        (range(sizes.card, least, -1), SQUEEZED),
        (range(least, least - 1, -1), MOST_SQUEEZED),
    )
    for narrower, kept in ways:
        for step in narrower:
            steps = [max(step, one) for one in widest]
            free = space - sum(steps[:-1]) - max([tail, *steps[-1:]])
            if kept * groups <= free:
                return steps, min(1.0, free / groups) if groups else 1.0
    if count > 1:  # cards on melds are on their neighbours, too; more melds than any deck has don't leave the band
        return [max(1.0, min(float(least), (space - tail) / (count - 1)))] * count, MOST_SQUEEZED
    return [roomy] * count, MOST_SQUEEZED


class _Built:
    """Collects a band's contents during layout."""

    def __init__(self, room: Room, sizes: BandSizes, team: int, upcard: Card | None) -> None:
        self.room = room
        self.sizes = sizes
        self.upcard = upcard
        self.team = team
        self.sprites: list[Sprite] = []
        self.badges: list[Badge] = []
        self.melds: dict[int, Rect] = {}
        self.frames: list[Frame] = []
        self.staged: list[tuple[StagedCard, Rect]] = []

    def meld(
        self,
        n: int,
        meld: Meld,
        x: int,
        rules: RuleSet,
        onto: Sequence[tuple[int, Group]],
        step: float,
        end: int,
    ) -> None:
        """An open meld: wilds as gold edges at the back, naturals as white ones, one natural in front, the count on it.

        Cards staged onto it are over it, face up, and up to `end` over what follows.
        """
        room, w = self.room, self.sizes.card
        top = room.rect.top + room.title_h
        place = InMeld(self.team, n)
        order = sorted(meld.cards, key=lambda card: not is_wild(card))
        edge = min(EDGE_STEP * room.k, room.edges(w) / max(1, len(order) - 1))
        bottom = top + room.edges(w) + height(w)  # the front cards of all melds are in one line
        y = first = bottom - height(w) - edge * (len(order) - 1)
        for i, card in enumerate(order):
            look = Face(card) if i == len(order) - 1 else Edge(card, is_wild(card))
            self.sprites.append(sprite_in(Rect(x, round(y), w, height(w)), place, look))
            y += edge
        self.melds[n] = Rect(x, round(first), w, bottom - round(first))
        self._count(meld, rules, x, bottom, step)
        self._onto(onto, x, top, end)

    def _count(self, meld: Meld, rules: RuleSet, x: int, bottom: int, step: float) -> None:
        """A book's card count and wild cards, on one sign at the lower edge of the card."""
        room, card = self.room, self.sizes.card
        seen = min(card, round(step))
        width = seen if seen < card else min(round(step) - 4, card + round(28 * room.k))  # between two there is cloth
        signs = meld_signs(len(meld.cards), rules.book_size, meld.wilds if meld.naturals else 0)
        longest, *briefer = signs[seen < card :]  # where cards overlap, a large number says more than a small share
        half = max(round(10 * room.signs), round(13 * room.k))
        low = min(bottom - round(ON_EDGE * room.k), room.rect.bottom - half - 4)
        self.badges.append(Badge(longest, x + seen // 2, low, "count", width, tuple(briefer)))

    def _onto(self, onto: Sequence[tuple[int, Group]], x: int, top: int, end: int) -> None:
        """Small faces with a rim, as they aren't played yet, each with room for a finger: side by side, or in rows if
        what follows leaves no room; the upcard has its own rim.
        """
        room = self.room
        small = _small_card(self.sizes)
        tall = height(small)
        lowest = room.rect.bottom - tall - IN_BAND
        highest = top - room.title_h // 2
        for g, group in onto:
            across, peek, down = _spread(len(group.cards), small, end - x, lowest - highest)
            rows = -(-len(group.cards) // across)
            y = max(highest, min(top + round(58 * room.k), lowest - down * (rows - 1)))
            width = small + round(peek * (across - 1))
            frame = Rect(x - 6, y - 6, width + 12, tall + down * (rows - 1) + 12)
            self.frames.append(Frame(g, frame, group.cards, False))
            for i, card in enumerate(group.cards):
                row, column = divmod(i, across)
                box = Rect(x + round(column * peek), y + row * down, small, tall)
                mark = "pile" if card == self.upcard and card not in group.cards[:i] else "staged"
                self.sprites.append(sprite_in(box, StagedCard(g, i), Face(card), lift=4, mark=mark))
                ends_row, ends_column = column == across - 1 or i == len(group.cards) - 1, row == rows - 1
                free = small if ends_row else round((column + 1) * peek) - round(column * peek)
                self.staged.append((StagedCard(g, i), Rect(box.x, box.y, free, tall if ends_column else down)))
            corner = min(x + width + round(14 * room.k), end)
            self.badges.append(Badge(f"+{len(group.cards)}", corner, y - 2, "plus", side="left"))

    def _onto_book(self, onto: Sequence[tuple[int, Group]], book: Rect) -> None:
        """One small face and the number of cards, as side by side they would cover other books and what these say. The
        upcard is on top, or else the last card: it is the first that can be taken back.
        """
        small = _small_card(self.sizes)
        box = Rect(book.x, book.y - round(10 * self.room.k), small, height(small))
        box.clamp_ip(self.room.rect.inflate(0, -2 * IN_BAND))
        for g, group in onto:
            self.frames.append(Frame(g, box.inflate(12, 12), group.cards, False))
            has_upcard = self.upcard is not None and self.upcard in group.cards
            top = group.cards.index(self.upcard) if has_upcard else len(group.cards) - 1
            for i in (*(i for i in range(len(group.cards)) if i != top), top):
                mark = "pile" if has_upcard and i == top else "staged"
                self.sprites.append(sprite_in(box, StagedCard(g, i), Face(group.cards[i]), lift=4, mark=mark))
            self.staged.append((StagedCard(g, top), box))
            at = box.right + round(14 * self.room.k), box.y - 2
            self.badges.append(Badge(f"+{len(group.cards)}", *at, "plus", side="left"))

    def group(self, g: int, group: Group, box: Rect) -> None:
        """A group staged to start a new meld: a dashed frame with its cards side by side and room for a line below."""
        room = self.room
        w = _staged_card(room, self.sizes)
        pad = round(12 * room.k)
        top = room.rect.top + room.title_h
        frame = Rect(box.x, top, box.w, height(w) + pad + _label_h(room) + round(4 * room.k))
        frame.h = min(frame.h, room.rect.bottom - top - round(4 * room.k))
        self.frames.append(Frame(g, frame, group.cards, True))
        count = len(group.cards)
        step = (box.w - 2 * pad - w) / (count - 1) if count > 1 else 0.0
        marked = next((i for i, card in enumerate(group.cards) if card == self.upcard), None)
        for i, card in enumerate(group.cards):
            spot = Rect(
                round(box.x + pad + i * step), top + pad - (round(5 * room.k) if i == marked else 0), w, height(w)
            )
            mark = "pile" if i == marked else ""
            self.sprites.append(sprite_in(spot, StagedCard(g, i), Face(card), mark=mark))
            following = round(box.x + pad + (i + 1) * step)
            hit = Rect(spot.x, spot.y, w if i == count - 1 else max(1, following - spot.x), spot.h)
            self.staged.append((StagedCard(g, i), hit))

    def shelf_of_books(
        self,
        rules: RuleSet,
        books: Sequence[tuple[int, Meld]],
        shelf: Rect,
        wanted: Sequence[NeededBook],
        staged: Sequence[Group],
    ) -> list[tuple[NeededBook, Rect]]:
        """Books side by side in their size, in more rows if there are far too many; empty places for those still needed
        if there is room.
        """
        room, k = self.room, self.room.k
        inner = Rect(shelf.left + room.pad, shelf.top, shelf.w - 2 * room.pad, shelf.h)
        w = self.sizes.book
        across = 1 + max(0, int((inner.w - 1.16 * w) / (BESIDE * w) + 0.02))
        in_rows = self.sizes.rows > 1
        count = len(books) + in_rows * len(wanted)
        off_frame = inner.inflate(0, -round(6 * k)).move(-room.pad, round(2 * k))  # with what shows behind them
        wrapped = book_places(off_frame, count, self.sizes.book, k)
        if not in_rows and len(books) <= across and (w >= room.with_word or w >= wrapped[0]):
            rise = max(round(0.14 * w), 19 - round(0.05 * w))
            top = inner.top + max(rise, (inner.h - round(BOOK_HEIGHT * w)) // 2 + rise)
            count = min(across, len(books) + len(wanted))
            step = min(1.22 * w, (inner.w - 1.16 * w) / max(1, count - 1))
            places = [Rect(round(inner.left + i * step), top, w, height(w)) for i in range(count)]
        else:
            w, places = wrapped
        small = w < room.with_word or any(place.y > places[0].y for place in places)
        kinds = [*(meld.kind for _, meld in books), *wanted[: max(0, len(places) - len(books))]]
        # by kind, so that a frame keeps its place when it is filled
        place_of = dict(zip(sorted(range(len(kinds)), key=lambda at: PLACES.index(kinds[at])), places, strict=False))
        places = [place_of[at] for at in range(len(kinds))]
        for (n, meld), box in zip(books, places, strict=False):
            self.sprites.append(
                sprite_in(
                    box,
                    InBook(self.team, n),
                    Book(top_card(meld), meld.kind, meld.wilds, small),
                    lift=max(3, round(6 * k)),
                )
            )
            self.melds[n] = box
            if len(meld.cards) > rules.book_size and not small:
                at = box.right + 2, box.bottom + round(3 * k)
                self.badges.append(Badge(str(len(meld.cards)), *at, "more", side="left"))
            on_it = [(g, group) for g, group in enumerate(staged) if group.onto == n]
            self._onto_book(on_it, box)
        return list(zip(wanted, places[len(books) :], strict=False))
