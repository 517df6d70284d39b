"""Small drawn signs of the table: chips for melds in tight places, count badges, tokens."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from pygame import SRCALPHA, Rect, Surface

from game.cards import JOKER, Card, corner
from game.rules.ruleset import BookKind
from game.sentences.at_table.table import WILD_STAR
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    BADGE,
    BADGE_RIM,
    BAR,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOOD,
    GOOD_RIM,
    HIGHLIGHT,
    HIGHLIGHT_DEEP,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_MARK,
    PAPER_RIM,
    SUIT_INKS,
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import HATCH, RIBBONS, WILD_WIDTH, card_art, height, wild_cards
from game.ui.shared.marks import PIPS

BadgeStyle = Literal[
    "count", "tight", "held", "more", "new", "dot", "plus", "dirties", "pile", "beside", "points", "coach", "said"
]

_STYLES: Final[dict[BadgeStyle, tuple[str, str, str, float]]] = {  # fill, "" on the cloth, text, rim, size
    "count": (BADGE, WHITE, BADGE_RIM, 26),
    "tight": (BADGE, WHITE, BADGE_RIM, 24),
    "held": (BADGE, WHITE, BADGE_RIM, 28),
    "more": (BADGE, WHITE, CREAM, 19),
    "new": (HIGHLIGHT, INK, WHITE, 17),
    "dot": (HIGHLIGHT_DEEP, WHITE, WHITE, 17),
    "plus": (GOOD, WHITE, GOOD_RIM, 22),
    "dirties": (RIBBONS["dirty"], WHITE, GOLD, 19),
    "pile": (BADGE, WHITE, BADGE_RIM, 20),
    "beside": ("", CREAM, "", 22),
    "points": (GOOD, WHITE, GOOD_RIM, 22),
    "coach": (BAR, GOLD_LIGHT, GOLD, 21),
    "said": (PAPER, INK, GOLD, 21),
}


GROWING: Final = ("count", "held", "more", "pile", "beside", "said")
FIGURES: Final = 1.8
"""How much larger the number beside the stock or the pile is than the word above it."""
ON_EDGE: Final = 7
"""Design pixels from the middle of the count on a card to its lower edge."""
HANGS: Final = 4
"""The most window pixels by which it hangs from a chip, so that it stays in its band."""
DOT: Final = 14
"""The fewest window pixels of a dot that is a sign on its own."""


def on_card(kit: Kit, size: float) -> float:
    """The design size of letters that belong to a card: in a larger interface they stay as large as the cards."""
    return size / max(1.0, kit.theme.interface)


def _size(kit: Kit, style: BadgeStyle) -> float:
    """The design size of its letters: a sign that fits on any card grows with the interface."""
    design = _STYLES[style][3]
    if style == "tight":
        design /= max(1.0, kit.theme.text_scale)
    return design if style in GROWING else on_card(kit, design)


def badge_size(kit: Kit, text: str, style: BadgeStyle) -> tuple[int, int]:
    if style == "dot":
        return (max(DOT, kit.theme.u(24)),) * 2
    size = _size(kit, style)
    height = max(kit.theme.u(size + 9), kit.text.px(size) + 6)
    lines = text.split("\n")
    if style == "beside":
        sizes = size, *[FIGURES * size] * (len(lines) - 1)
        widths = [kit.text.width(line, size, "strong") for line, size in zip(lines, sizes, strict=True)]
        return max(widths), sum(kit.text.line(size, "strong") for size in sizes)
    widths = [sign_width(kit, line, size) for line in lines]
    if style == "dirties":
        widths[0] += 2 * round(HATCHED * height)
    beside = 6 if style == "tight" else max(10, kit.theme.u(18))
    return max(height, max(widths) + beside), height + (len(lines) - 1) * kit.text.line(size, "strong")


def in_room(kit: Kit, forms: Sequence[str], style: BadgeStyle, room: int) -> tuple[str, BadgeStyle]:
    """A badge's words and its style: the first form no wider than its room (0 for any), or the last; a count is in
    small letters before it says less than all, and wild cards, which make a meld dirty, are counted as long as there is
    any room. A single form breaks into lines.
    """
    text = forms[0]
    if not room:
        return text, style
    if len(forms) > 1:
        ways = [(form, style) for form in forms[:-1]]
        if style == "count":
            whole = sum(form[0] != WILD_STAR for form, _ in ways)
            ways.insert(whole, (forms[whole - 1], "tight"))
        if style == "count" and WILD_STAR in forms[-2]:
            ways.append((forms[-2], "tight"))
        return next((way for way in ways if badge_size(kit, *way)[0] <= room), (forms[-1], style))
    lines = text.split("\n")
    rows = (line if badge_size(kit, line, style)[0] <= room else line.replace(" ", "\n") for line in lines)
    return "\n".join(rows), style


def meld_signs(count: int, of: int, wilds: int) -> tuple[str, ...]:
    """How many of the cards of a book are there, and a star for each wild one, the longest form first.

    >>> meld_signs(4, 7, 1), meld_signs(5, 7, 0)
    (('4/7 ★', '4 ★', '★', '4'), ('5/7', '5'))
    """
    stars = WILD_STAR * wilds
    return (f"{count}/{of} {stars}", f"{count} {stars}", stars, str(count)) if wilds else (f"{count}/{of}", str(count))


def sign_width(kit: Kit, sign: str, size: float) -> int:
    """The width of a sign in real pixels, a small wild card for each star."""
    wilds = sign.count(WILD_STAR) * round(WILD_WIDTH * kit.text.px(size))
    return kit.text.width(sign.rstrip(WILD_STAR), size, "strong") + wilds


def draw_sign(kit: Kit, surface: Surface, sign: str, center: tuple[int, int], size: float, ink: str) -> None:
    """Figures and words, with a small wild card for each star after them."""
    left = center[0] - sign_width(kit, sign, size) // 2
    end = kit.text.draw(surface, sign.rstrip(WILD_STAR), (left, center[1]), size, ink, "strong").midright
    if wilds := sign.count(WILD_STAR):
        picture = wild_cards(kit.paint, wilds, kit.text.px(size))
        surface.blit(picture, picture.get_rect(midleft=end))


def draw_badge(kit: Kit, surface: Surface, text: str, center: tuple[int, int], style: BadgeStyle) -> Rect:
    fill, ink, rim, _ = _STYLES[style]
    size = _size(kit, style)
    w, h = badge_size(kit, text, style)
    box = Rect(0, 0, w, h).move_to(center=center)
    if style == "dot":
        kit.paint.panel(surface, box, fill, 1, rim, ROUND, 2)
        return box
    lines, step = text.split("\n"), kit.text.line(size, "strong")
    one = h - (len(lines) - 1) * step
    if fill:
        kit.paint.panel(surface, box, fill, 1, rim, one / 2 / kit.theme.k, 2)
    if style == "dirties":
        _hatch(kit, surface, box, box.top + one // 2, kit.text.width(lines[0], size, "strong"), one)
    if style == "beside" and len(lines) > 1:
        kit.text.draw(surface, lines[0], (box.centerx, box.top + step // 2), size, ink, "strong", "center")
        at = box.centerx, (box.top + step + box.bottom) // 2
        kit.text.draw(surface, lines[1], at, FIGURES * size, ink, "strong", "center")
        return box
    y = box.centery - (len(lines) - 1) * step // 2 - max(1, one // 24)
    for n, line in enumerate(lines):
        draw_sign(kit, surface, line, (box.centerx, y + n * step), size, ink)
    return box


def badge_picture(kit: Kit, text: str, style: BadgeStyle) -> Surface:
    """The same badge off screen, with a margin of two pixels."""
    width, height = badge_size(kit, text, style)
    image = Surface((width + 4, height + 4), SRCALPHA)
    draw_badge(kit, image, text, (width // 2 + 2, height // 2 + 2), style)
    return image.convert_alpha()


HATCHING: Final = "M14 90L90 14M-20 60L60 -20M40 120L120 40"
HATCHED: Final = 0.62
"""The width of the hatching beside the first words of a badge that says dirty, as a share of its height."""


def _hatch(kit: Kit, surface: Surface, box: Rect, y: int, width: int, height: int) -> None:
    """The pattern of a dirty book, on both sides of the first line, which is this wide."""
    side = round(height * 0.5)
    hatch = kit.paint.path(HATCHING, side, HATCH, 14)
    gap = width // 2 + max(2, height // 8)
    for x in (box.centerx - gap - side, box.centerx + gap):
        surface.blit(hatch, (x, y - side // 2))


LEAST_RANK: Final = 20
"""Window pixels of the letters of a rank, whose capitals are then 14 high."""
COUNT, LOW_COUNT, LARGE_COUNT = 22, 19, 26
"""Design pixels of the letters of a count below a rank, and beside one; and below a rank in a large interface, if the
chip has room for as large a count as a whole card has.
"""
LARGE_SHARE: Final = 0.35
"""The most of such a chip's height that the line of the count may take."""
LARGEST_RANK: Final = 0.68
"""The letters of a rank as a share of the width of its chip."""
ENOUGH: Final = (34, 50)
"""Window and design pixels of a rank that is easy to read: a larger one would outshine the viewer's own cards."""
LOWEST_STACKED, STACKED_GROWS = 38, 0.32
"""Window pixels of the lowest chip whose count is below its rank, not beside it; and how much of the interface's growth
it takes, since the smallest letters of both then grow.
"""
LEAST_BOOK: Final = 46
"""Window pixels of the narrowest book drawn in the usual way."""
BAR_SHARE, BEHIND, LEAST_PILE, OVER_BAR = 0.3, 1, 30, 6
"""On narrower books: the bar's share; window pixels by which two cards show behind, if at least this high; and how far
a line may go beyond the room for its capitals.
"""
LEAST_CARD: Final = (56, 80)
"""Window and design pixels of the narrowest chip that shows its card unchanged, if the card fits."""
PIP_SHARE, LEAST_PIP, BESIDE_PIP = 0.55, 9, 12
"""The suit beside a rank: its share of the rank's letters, its smallest window pixels, and the space around both."""
WITHOUT_TAILS, RANK_WITHOUT_TAILS = 1.45, 1.3
"""How much higher a line is than its figures, and than the letters of a rank."""
RANK_SHARE: Final = 1.08
"""The most pixels that a rank's letters get for each pixel of height: capitals take 0.7 of them."""
EDGE, LEAST_EDGE, WILD_CAP = 3, 1.6, 4
"""Window pixels by which each card shows behind a chip, the least, and a wild card's if there isn't room for all."""


class Chip(Struct, frozen=True):
    """A whole meld, or a book, as one small card, for teams with little room."""

    rank: str
    count: int
    of: int
    """The number of cards in a book."""
    wilds: int
    """Wild cards beside naturals."""
    top: Card
    """The front card."""
    book: BookKind | None = None
    """Its kind of book."""

    @property
    def is_book(self) -> bool:
        return self.book is not None

    @property
    def suit(self) -> str:
        """The front card's suit, "" for a joker."""
        return "" if self.top[0] == JOKER else self.top[1]


def lowest_stacked(interface: float) -> int:
    """Window pixels of the lowest chip whose count is below its rank at a scale of the interface.

    >>> lowest_stacked(0.8), lowest_stacked(1.0), lowest_stacked(1.5)
    (38, 38, 44)
    """
    return round(LOWEST_STACKED * (1 + STACKED_GROWS * max(0.0, interface - 1)))


def draw_chip(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> Rect:
    """A meld as a small pile: its cards show behind the front one, wild ones in gold, and the front has its rank and
    "5/7". Returns every pixel it may have touched.
    """
    if chip.is_book:
        _draw_book(kit, surface, box, chip)
    elif box.w >= max(LEAST_CARD[0], LEAST_CARD[1] * kit.theme.k) and box.h >= height(box.w):
        return box.union(_draw_whole_card(kit, surface, box, chip))
    else:
        _draw_meld(kit, surface, box, chip)
    return box


def _draw_meld(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> None:
    """A card with its rank and count, as large as they fit; without a suit, as a meld has several."""
    lowest = lowest_stacked(kit.theme.interface)
    is_low, size, least = box.h < lowest, LOW_COUNT, max(lowest * max(1.0, kit.theme.text_scale), 1.1 * box.w)
    has_edges = not is_low and _edge(kit, chip, box.h - least) >= LEAST_EDGE
    front = _draw_edges(kit, surface, box, chip, least) if has_edges else box
    if is_low:
        width = kit.text.width(f"{chip.count}/{chip.of}", LOW_COUNT, "strong") + 8
        if width > front.w * 3 // 5:
            width = kit.text.width(str(chip.count), LOW_COUNT, "strong") + 2
        strip = Rect(front.right - 2 - width, front.y + 2, width, front.h - 4)
        above = Rect(front.x, front.y, strip.x - front.x, front.h)
    else:
        size = _stacked_size(kit, front, chip)
        height = max(18, min(round(front.h * 0.4), kit.text.px(size if size > COUNT else on_card(kit, COUNT)) + 7))
        strip = Rect(front.x, front.bottom - height - 2, front.w, height)
        above = Rect(front.x + 1, front.y + 2, front.w - 2, strip.y - front.y)  # figures have no descenders
    count, letters = _fitting_count(kit, strip, chip, size)
    is_wild = chip.wilds > 0 and not has_edges
    kit.paint.panel(surface, front, PAPER, 1, GOLD if is_wild else PAPER_RIM, 8, 3 if is_wild else 1.5)
    if is_low:  # beside the rank both would read as one number
        kit.paint.panel(surface, strip, BADGE, 1, BADGE, 7)
    ink = WHITE if is_low else INK_SOFT
    draw_sign(kit, surface, count, strip.center, letters, ink)
    _draw_rank(kit, surface, corner(chip.rank), above.center, _rank_px(kit, above, LEAST_RANK), above)


def _stacked_size(kit: Kit, front: Rect, chip: Chip) -> int:
    """The design size of a count below a rank."""
    longest = sign_width(kit, meld_signs(chip.count, chip.of, chip.wilds)[0], LARGE_COUNT)
    has_room = kit.text.px(LARGE_COUNT) + 7 <= LARGE_SHARE * front.h and longest <= front.w - 4
    return LARGE_COUNT if kit.theme.is_large and has_room else COUNT


def _fitting_count(kit: Kit, strip: Rect, chip: Chip, size: float) -> tuple[str, float]:
    """A meld's card count, with its wild cards if they fit, and the design size of the letters."""
    size = _sign_size(kit, size, strip.h) if kit.theme.is_large else kit.text.within(size, strip.h, "strong")
    forms = meld_signs(chip.count, chip.of, chip.wilds)
    return next((form for form in forms if sign_width(kit, form, size) <= strip.w - 4), forms[-1]), size


def _rank_px(kit: Kit, room: Rect, least: int) -> int:
    """Window pixels of the letters of a rank in this room, at least `least`."""
    most = max(ENOUGH[0], round(ENOUGH[1] * kit.theme.k))
    widest = LARGEST_RANK * max(1.0, kit.theme.text_scale)
    return max(least, min(round(room.h * RANK_SHARE), round(room.w * widest), most))


def _draw_corner(kit: Kit, surface: Surface, room: Rect, chip: Chip) -> None:
    """The rank of a narrow book, with the suit beside it if that fits."""
    room, px = room.copy(), _rank_px(kit, room, 0)
    name, ink = corner(chip.rank), SUIT_INKS[card_art(kit).colours].get(chip.suit, INK)
    width = round(px * (0.98 if len(name) > 1 else 0.62))
    pip = min(round(PIP_SHARE * px), room.w - 4 - width)
    size = _rank_size(kit, px, room)
    (shown, beside), (_, alone) = (kit.text.fit(name, size, free, "index") for free in (room.w - 3 - pip, room.w))
    has_suit = bool(chip.suit) and shown == name
    if kit.theme.is_large:  # where it would keep the rank small, that says more
        has_suit &= beside >= min(alone, round(LEAST_RANK * kit.theme.interface))
    if has_suit:  # both together are in the middle
        room.inflate_ip(min(0, width + pip + BESIDE_PIP - room.w), 0)
    if has_suit and pip >= LEAST_PIP:
        suit = kit.paint.path(PIPS[chip.suit], pip, ink)
        surface.blit(suit, suit.get_rect(midright=(room.right - 3, room.centery)))
        room.w -= pip + 3
    _draw_rank(kit, surface, name, room.center, px, room, ink)


def _draw_book(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> None:
    """A small book in the usual way or, if it is narrower, its rank above the colour and sign of its kind, or just on
    that colour.
    """
    kind = chip.book or "clean"
    if box.w >= LEAST_BOOK:
        width = round(box.w / (1 + 2 * 0.045))
        book = card_art(kit).small_book(chip.top, kind, width, chip.wilds, box.h - (box.w - width))
        surface.blit(book, box)
        return
    behind = 2 * BEHIND if box.h >= LEAST_PILE else 0
    front = Rect(box.topleft, (box.w - behind, box.h - behind))
    for n in range(behind, -1, -BEHIND):
        kit.paint.panel(surface, front.move(n, n), PAPER, 1, PAPER_MARK if n else PAPER_RIM, 5, 1)
    bar = Rect(front.x, 0, front.w, max(9, round(front.h * BAR_SHARE))).move_to(bottom=front.bottom)
    above = Rect(front.x + 1, front.y, front.w - 2, bar.y - front.y)
    least = min(LEAST_RANK, round(RANK_SHARE * above.h))
    if kit.text.line(_rank_size(kit, least, above), "index") > above.h + OVER_BAR:
        draw_kind(kit, surface, front, kind, has_sign=False)
        _draw_rank(kit, surface, corner(chip.rank), front.center, round(0.75 * front.h), front, WHITE)
        return
    draw_kind(kit, surface, bar, kind)
    _draw_corner(kit, surface, above, chip)


def draw_kind(kit: Kit, surface: Surface, bar: Rect, kind: BookKind, *, has_sign: bool = True) -> None:
    """The colour of a kind of book with its sign; the hatching of a dirty one is always there."""
    kit.paint.panel(surface, bar, RIBBONS[kind], 1, None, 4)
    side = min(bar.size) - 2
    if kind == "dirty":
        hatch = kit.paint.path(HATCHING, side, HATCH, 14)
        for n in (-1, 0, 1) if has_sign and bar.w > 3 * side else (0,):
            surface.blit(hatch, hatch.get_rect(center=(bar.centerx + n * side, bar.centery)))
    elif has_sign:
        kit.paint.icon(surface, "heart" if kind == "clean" else "star", bar.center, side, WHITE)


def _draw_whole_card(kit: Kit, surface: Surface, box: Rect, chip: Chip) -> Rect:
    """The front card with the same badge as a meld of the viewer's own team; returns its rectangle."""
    front = _draw_edges(kit, surface, box, chip, height(box.w))
    front = Rect(front.x, front.bottom - height(front.w), front.w, height(front.w))
    surface.blit(card_art(kit).face(chip.top, front.w), front)
    sign, style = in_room(kit, meld_signs(chip.count, chip.of, chip.wilds), "count", front.w)
    y = front.bottom - max(kit.theme.u(ON_EDGE), badge_size(kit, sign, style)[1] // 2 - HANGS)
    return draw_badge(kit, surface, sign, (front.centerx, y), style)


def _draw_edges(kit: Kit, surface: Surface, box: Rect, chip: Chip, least: float) -> Rect:
    """The cards behind the front one, which is equally high on all chips of a size, at least `least` pixels; returns
    the front card's rectangle.
    """
    step = _edge(kit, chip, box.h - least)
    if step < LEAST_EDGE:
        behind, step, low = (1, WILD_CAP, WILD_CAP) if chip.wilds else (0, 0, 0)
    else:
        behind, low = chip.count - 1, round(step * max(chip.of - 2, chip.count - 1))
    front = Rect(box.x, box.y + low, box.w, box.h - low)
    for n in range(behind):
        card = front.move(0, -round((behind - n) * step))
        is_wild = n < chip.wilds
        kit.paint.panel(surface, card, GOLD if is_wild else PAPER, 1, GOLD_DARK if is_wild else PAPER_MARK, 8, 1.5)
    return front


def _edge(kit: Kit, chip: Chip, spare: float) -> float:
    """How far each card may show behind a chip if all of them together have this much room."""
    return min(EDGE * max(1.0, kit.theme.k), spare / max(1, chip.of - 2))


def _sign_size(kit: Kit, size: float, height: int) -> float:
    """The design size of figures on a chip: grows with the interface as long as they fit."""
    if not kit.theme.is_large:
        return size
    return max(on_card(kit, size), kit.text.within(size, round(height * WITHOUT_TAILS), "strong"))


def _draw_rank(kit: Kit, surface: Surface, name: str, at: tuple[int, int], px: int, room: Rect, ink: str = INK) -> None:
    """In letters of this many window pixels, larger with the interface if its room is high and wide enough."""
    kit.text.draw(surface, name, at, _rank_size(kit, px, room), ink, "index", "center", room.w)


def _rank_size(kit: Kit, px: int, room: Rect) -> float:
    grown = max(1.0, kit.theme.interface)
    px = max(px, min(round(px * grown), round(room.h * RANK_SHARE)))
    size = px / kit.theme.k / grown
    if kit.theme.text_scale > 1:
        size = kit.text.within(size, round(room.h * RANK_WITHOUT_TAILS), "index")
    return size
