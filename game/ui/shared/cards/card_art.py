"""Cards as pictures: faces, backs, edges and books, rastered at the exact pixel size when first needed, and cached.

Cards are named as in records (`"KH"`, `"TD"`, `"*R"`); this package knows nothing of rules. Widths are real pixels,
heights are `height(width)`.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, TypeGuard

import msgspec
from pygame import BLEND_RGBA_MIN, SRCALPHA, Rect, Surface, Vector2, draw, transform

from game.assets import assets_folder
from game.cards import corner
from game.messages.functions import nouns
from game.rules.ruleset import BookKind
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.paint import Paint, svg, vertical
from game.toolkit.drawing.surface_cache import Kept, Loans
from game.toolkit.drawing.text import Fonts
from game.toolkit.drawing.theme import (
    BACK_FOOT,
    BACK_HAND,
    CREAM,
    GOLD,
    LARGE_DECK,
    PAPER,
    SMALLEST_TEXT,
    SUIT_INKS,
    WHITE,
    WILD_INK,
    Colours,
    Theme,
)
from game.toolkit.drawing.turn_and_bend import turned_smoothly
from game.toolkit.kit import Kit, make_kit
from game.ui.shared.cards.card_backs import BACK_PATTERNS
from game.ui.shared.cards.court_figures import COURT_RATIO, Figures
from game.ui.shared.marks import PIPS

FACE, FACE_TOP, FACE_BOTTOM, EDGE = "#FFFDF7", "#FFFFFF", "#F6F0E2", "#CFC6B4"
WILD_FACE, WILD_RIM = "#FFF6D6", "#E2A72E"


def height(width: int) -> int:
    """The height of a card this wide."""
    return round(width * 1.4)


def ample(width: int) -> int:
    """The width at which a card of this width is rastered before it is turned, so that it stays crisp: small cards
    need more of that than large ones.
    """
    return 2 * width if width < 140 else round(1.5 * width)


def turned_shadow(width: int, degrees: float, blur: int) -> Surface:
    """The shadow of a rotated card, drawn small and stretched: blurred it looks the same, in a tenth of the time."""
    small = max(1, (blur + 1) // 2)
    corners = [Vector2(x * width / 2, y * height(width) / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    corners = [corner.rotate(-degrees) for corner in corners]
    full_width = 2 * max(abs(corner.x) for corner in corners) + 4 * blur
    full_height = 2 * max(abs(corner.y) for corner in corners) + 4 * blur
    soft = Surface((round(full_width / small), round(full_height / small)), SRCALPHA)
    middle = Vector2(soft.get_size()) / 2
    draw.polygon(soft, (0, 0, 0, 100), [middle + corner / small for corner in corners])
    soft = transform.gaussian_blur(soft, max(1, round(blur / small)))
    return transform.smoothscale(soft, (round(full_width), round(full_height)))


def sheet(w: int, h: int, fill: str = FACE, edge: str = EDGE) -> str:
    """SVG of an empty card of w x h, in its corner of the picture."""
    ground = vertical("f", h, FACE_TOP, FACE_BOTTOM) if fill == FACE else ""
    paint = "url(#f)" if fill == FACE else fill
    box = f'x=".6" y=".6" width="{w - 1.2}" height="{h - 1.2}" rx="{w * 0.075}"'
    return f'{ground}<rect {box} fill="{paint}" stroke="{edge}" stroke-width="1.2"/>'


def wild_frame(w: int, h: int) -> str:
    """SVG of the cream face and golden frame of a wild card."""
    i = w * 0.028
    box = f'x="{i}" y="{i}" width="{w - 2 * i}" height="{h - 2 * i}" rx="{w * 0.055}"'
    return f'<rect {box} fill="{WILD_FACE}" stroke="{WILD_RIM}" stroke-width="{max(1.5, w * 0.026)}"/>'


WILD_WIDTH: Final = 0.72
"""The width of a small wild card as a share of its height."""


def wild_cards(paint: Paint, count: int, height: int) -> Surface:
    """This many small wild cards side by side, cream with a golden rim and a star, like those in the hand."""
    w = round(WILD_WIDTH * height)
    side, rim = 0.86 * w, max(1.3, 0.12 * w)
    body = "".join(
        f'<g transform="translate({n * w} 0)"><rect x="{rim / 2}" y="{rim / 2}" width="{w - rim}"'
        f' height="{height - rim}" rx="{0.16 * w}" fill="{WILD_FACE}" stroke="{WILD_RIM}" stroke-width="{rim}"/>'
        f'<path transform="translate({(w - side) / 2} {(height - side) / 2}) scale({side / 100})" d="{STAR}"'
        f' fill="{WILD_INK}"/></g>'
        for n in range(count)
    )
    return paint.drawing((w * count, height), body)


def pip(suit: str, x: float, y: float, size: float, ink: str, upside_down: bool = False) -> str:
    """SVG of a suit's sign, `size` wide, its middle at x, y."""
    turn = " rotate(180 50 50)" if upside_down else ""
    place = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.4f}){turn}"
    return f'<path transform="{place}" d="{PIPS[suit]}" fill="{ink}"/>'


Back = Literal["hand", "foot", "tail", "stack"]

BACKS: Final[dict[Back, tuple[str, str, str]]] = {  # ground, light, deep
    "hand": (BACK_HAND, "#6E8FD0", "#162E60"),
    "foot": (BACK_FOOT, "#DB8A94", "#651B2B"),
    "tail": ("#1F5C3F", "#7FC09E", "#143F2B"),
    "stack": (BACK_HAND, "#6E8FD0", "#162E60"),
}
RIBBONS: Final[dict[BookKind, str]] = {"clean": "#C8142B", "dirty": "#20222C", "wild": "#9A6A00"}
HATCH, RIBBON_HATCH = "#9AA0B8", "#565B70"
"""Stripes for dirty books: on small badges, and on the ribbon of a large book."""
COURT_GROUND, COURT_RIM = "#FFFBEE", "#27408B"
UNDER, UNDER_DARK, UNDER_RIM = "#FBF6EA", "#EFE6D2", "#B7AC95"
"""Cards below the top one of a book."""
BLANK_RIM, BLANK_WILD_RIM = "#A89F8B", "#9C6E12"
INDEX_X, PIP_LEFT, PIP_RIGHT = 0.182, 0.42, 0.84
LEAST_INDEX: Final = ((60, 28), (30, 20))
"""Real pixels: cards at least this wide have an index of at least that font size, with capitals 20 and 14 pixels high.
"""
WORD_FROM: Final = 56
"""Real pixels: narrower jokers have no word below their star, as it would be too small."""
LEAST_LETTER: Final = 15
"""Real pixels of the letter on the back of a card, if it is wide enough."""
LEAST_WITH_WILDS: Final = 40
"""Real pixels of a small book whose ribbon has room for its wild cards."""
LEAST_WITH_FIGURE, LEAST_OF_FIGURE = 40, 0.62
"""Real pixels of the narrowest card with a figure, and the share of a card's height that shows its whole head."""
NARROWER: Final = 1.45
"""By its width, how wide the word of a small book is at most; it is drawn narrower then."""
LARGER: Final = 1.32
"""How much larger the index is in the large-letter deck."""
WIDEST_INDEX: Final = 0.46  # of the card; a wider one is narrowed
ROWS: Final = {  # heights of the pips: left and right column, then the middle one
    "2": ((), (0.2, 0.8)),
    "3": ((), (0.2, 0.5, 0.8)),
    "4": ((0.2, 0.8), ()),
    "5": ((0.2, 0.8), (0.5,)),
    "6": ((0.2, 0.5, 0.8), ()),
    "7": ((0.2, 0.5, 0.8), (0.35,)),
    "8": ((0.2, 0.5, 0.8), (0.35, 0.65)),
    "9": ((0.17, 0.39, 0.61, 0.83), (0.5,)),
    "T": ((0.17, 0.39, 0.61, 0.83), (0.28, 0.72)),
}
WINDOWS_KEPT: Final = 1.6  # pixels kept, in windows full; the fullest table needs 0.8, the title's fan 1.5
LEAST_KEPT: Final = 1_200_000  # also for small windows; four bytes each
SHADOW_TURN: Final = 2.0  # degrees between the shadows of turned cards: they are too soft to show more


def is_back(card: str) -> TypeGuard[Back]:
    """Whether this is the name of a back, not a card."""
    return card in BACKS


def is_wild(card: str) -> bool:
    """Whether a face is drawn as a wild card: twos and jokers."""
    return card[0] in "2*"


class CardArt:
    """The pictures of one theme. Never draw on the surfaces it returns."""

    def __init__(self, paint: Paint, fonts: Fonts, folder: Path, colours: Colours = "classic") -> None:
        self.paint = paint
        self.colours: Colours = colours
        self._fonts = fonts
        self._letters = max(1.0, paint.theme.text_scale) * (LARGER if paint.theme.deck == LARGE_DECK else 1)
        self.figures = Figures(folder, paint.theme.height)
        self.kept = Kept(max(LEAST_KEPT, round(WINDOWS_KEPT * paint.theme.width * paint.theme.height)))
        self._loans: Loans | None = None
        self._back_name, self._deck = paint.theme.back, paint.theme.deck

    def _once(self, look: Hashable, width: int, make: Callable[[], Surface]) -> Surface:
        if self._loans is not None and (look, width) not in self.kept:
            stretched = self._loans.instead(look, width, make)
            if stretched is not None:
                return stretched
        loans, self._loans = self._loans, None  # cached pictures must not be composed from borrowed ones
        try:
            return self.kept.once((look, width), make)
        finally:
            self._loans = loans

    def borrow(self, lenders: Sequence[Kept]) -> None:
        """Show stretched pictures from another `CardArt` instead of making all anew, until they are replaced."""
        self._loans = Loans(lenders) if lenders else None

    def repay(self, most: int) -> bool | None:
        """Make up to `most` pictures that were borrowed: True while some are left, False when the last was made, None
        if nothing was borrowed.
        """
        loans, self._loans = self._loans, None
        if loans is None:
            return None
        if loans.repay(self.kept, most):
            self._loans = loans
            return True
        return False

    # ---- single cards

    def face(self, card: str, width: int) -> Surface:
        return self._once(("face", card, self.colours, self._deck), width, lambda: self._face(card, width))

    def covered(self, card: str, width: int) -> Surface:
        """A face of which only the index is visible, as the row in front covers the rest: the rest isn't drawn."""
        return self._once(
            ("covered", card, self.colours, self._deck), width, lambda: self._face(card, width, is_covered=True)
        )

    def enlarged(self, card: str, width: int) -> Surface:
        """A face as it looks at `width`, but `ample(width)` wide, to be turned or stretched."""
        return self.kept.once(
            ("enlarged", card, self.colours, self._deck, width), lambda: self._face(card, ample(width), width)
        )

    def lifted(self, card: str, width: int, degrees: float, lying: int) -> Surface:
        """A face a little larger than in the hand, where it is `lying` wide: made from the rotated picture there, if it
        exists.
        """
        half = round(degrees * 2)
        if ("enlarged", card, self.colours, self._deck, lying) not in self.kept:
            return self.turned(card, width, degrees) if half else self.face(card, width)
        return self.kept.once(
            (("lifted", card, half, self.colours, self._deck), width),
            lambda: turned_smoothly(self.enlarged(card, lying), half / 2, width / ample(lying)),
        )

    def back(self, kind: Back, width: int) -> Surface:
        """A card's back: blue with H for hands and stock, red with F for feet, green with T for tails; "stack" has a
        star, for stacks not yet chosen.
        """
        return self._once(("back", kind, self._back_name), width, lambda: self._back(kind, width))

    def blank(self, width: int, wild: bool = False) -> Surface:
        """A card of which only an edge is visible, under others of a meld; gold for wild ones."""
        size, inks = (width, height(width)), (GOLD, BLANK_WILD_RIM) if wild else (FACE, BLANK_RIM)
        return self._once(("blank", wild), width, lambda: svg(size, sheet(*size, *inks)))

    def picture(self, card: str, width: int) -> Surface:
        return self.back(card, width) if is_back(card) else self.face(card, width)

    def turned(self, card: str, width: int, degrees: float) -> Surface:
        """A face, or a back by its name, turned anticlockwise in steps of half a degree."""
        half = round(degrees * 2)
        # a hand moves as a whole and is soon turned again
        self.kept.keep_using(("enlarged", card, self.colours, self._deck, width))

        def make() -> Surface:
            flat = self.back(card, ample(width)) if is_back(card) else self.enlarged(card, width)
            return turned_smoothly(flat, half / 2, width / ample(width))

        look = (card, self._back_name) if is_back(card) else (card, self.colours, self._deck)
        return self._once(("turned", look, half), width, make)

    def turned_blank(self, width: int, wild: bool, degrees: float) -> Surface:
        """A blank card, turned in the same steps."""
        turn = round(degrees * 2) / 2
        look = "turned blank", wild, turn
        return self._once(look, width, lambda: turned_smoothly(self.blank(width, wild), turn))

    def shadow(self, width: int, degrees: float = 0, lift: int = 6) -> Surface:
        """The shadow of a card; blit it with the same centre, a little lower. `lift` is the blur in real pixels."""
        turn = SHADOW_TURN * round(degrees / SHADOW_TURN)
        if not turn:
            return self.paint.shadow(width, height(width), max(2, lift), 100, max(1, round(width * 0.07)))
        return self._once(("shadow", turn, lift), width, lambda: turned_shadow(width, turn, max(2, lift)))

    def warm(self, cards: Iterable[str], width: int, most: int = 4) -> bool:
        """Raster up to `most` faces that are not there yet, but no court card whose figure is still being read; True
        while some are missing. For idle moments.
        """
        missing = False
        for card in cards:
            if (("face", card, self.colours, self._deck), width) in self.kept:
                continue
            if self.figures.is_awaited(card):
                missing = True
                continue
            if most == 0:
                return True
            self.face(card, width)
            most -= 1
        return missing

    # ---- books

    def book(self, top: str, kind: BookKind, wilds: int, width: int) -> Surface:
        """A closed book: squared pile, top card, ribbon with the word; a dirty one says how many wild cards it has.
        The picture is larger than a card, which lies at `book_offset(width)` from its top left corner.
        """
        return self._once(
            ("book", top, kind, wilds, self.colours, self._deck), width, lambda: self._book(top, kind, wilds, width)
        )

    @staticmethod
    def book_offset(width: int) -> tuple[int, int]:
        return 0, max(17, round(width * 0.2))

    @staticmethod
    def book_size(width: int) -> tuple[int, int]:
        over = max(17, round(width * 0.2))
        return width + over, height(width) + over + round(width * 0.16)

    def small_book(self, top: str, kind: BookKind, width: int, wilds: int = 0, crop_height: int = 0) -> Surface:
        """A book without such a sign, for a card, or for no rank if `top` is empty; it may be cropped to the height
        `crop_height`. It has a ribbon with its word, or in narrow books a bar with heart, hatching or star; a dirty
        one shows its `wilds`, in such a bar if there is room.
        """
        size = width, min(crop_height or height(width), height(width))
        return self._once(
            ("small book", top, kind, wilds, size, self.colours, self._deck),
            width,
            lambda: self._small_book(top, kind, size, wilds),
        )

    # ---- how they are made

    def _face(self, card: str, width: int, seen: int = 0, *, is_covered: bool = False) -> Surface:
        """A face `width` wide, to be shown `seen` wide: small ones have a larger index. If it `is_covered`, our own
        has that alone.
        """
        w, h = width, height(width)
        inks = {suit: self.paint.theme.card_ink(ink) for suit, ink in SUIT_INKS[self.colours].items()}
        if card[0] == "*":
            return self._joker(w, h, inks["H" if card[1] == "R" else "S"], seen or width)
        rank, suit = card[0], card[1]
        ink = inks[suit]
        body = ""
        index, place = self._index(corner(rank), w, ink, seen or width)
        has_figure = not is_covered and rank in "JQK" and (seen or width) >= LEAST_WITH_FIGURE
        if is_covered:
            pass
        elif rank == "A" or (rank in "JQK" and not has_figure):
            body += pip(suit, w * 0.60, h * 0.57, w * 0.56, ink)
        elif rank in ROWS:
            size = w * (0.185 if rank in "9T" else 0.20)
            sides, middle = ROWS[rank]
            left = max(PIP_LEFT, place.right / w + 0.02 + size / w / 2)
            spots = [(x, y) for y in sides for x in (left, PIP_RIGHT)]
            spots += [((left + PIP_RIGHT) / 2, y) for y in middle]
            body += "".join(pip(suit, x * w, (0.08 + y * 0.88) * h, size, ink, y > 0.5) for x, y in spots)
        below = max(h * 0.335, place.bottom + w * 0.13)
        image = self._sheet(width, is_wild(card)).copy()
        image.blit(svg((w, h), body + pip(suit, max(w * INDEX_X, place.centerx), below, w * 0.21, ink)), (0, 0))
        if has_figure:
            self._court(image, card, w, h, place)
        image.blit(index, place)
        return image

    def _sheet(self, width: int, wild: bool) -> Surface:
        """The common base of all faces of a width, which takes half the drawing time."""
        w, h = width, height(width)
        return self.kept.once(
            ("sheet", wild, width), lambda: svg((w, h), sheet(w, h) + (wild_frame(w, h) if wild else ""))
        )

    def _court(self, image: Surface, card: str, w: int, h: int, index: Rect) -> None:
        aw = round(w * 0.66)
        ah = round(aw * COURT_RATIO)
        if index.bottom > round(h * 0.965) - ah + 0.07 * w:  # the tail of a Q may reach below
            aw = min(aw, round(w * 0.955) - index.right)
            ah = round(aw * COURT_RATIO)
        left, top = round(w * 0.965) - aw, round(h * 0.965) - ah
        frame = f'<rect width="{aw}" height="{ah}" rx="{w * 0.025}" fill="{COURT_GROUND}"/>'
        image.blit(self.kept.once(("court ground", aw, w), lambda: svg((aw, ah), frame)), (left, top))
        image.blit(self.figures.picture(card, (aw, ah)), (left, top))
        line = max(1.0, w * 0.01)
        rim = (
            f'<rect x="{line / 2}" y="{line / 2}" width="{aw - line}" height="{ah - line}" rx="{w * 0.02}" fill="none"'
            f' stroke="{COURT_RIM}" stroke-width="{line}"/>'
        )
        image.blit(self.kept.once(("court rim", aw, w), lambda: svg((aw, ah), rim)), (left, top))

    def _index(self, rank: str, w: int, ink: str, seen: int) -> tuple[Surface, Rect]:
        """The index in the corner of a card `w` wide, and its place."""
        larger = self._letters
        least = next((font for width, font in LEAST_INDEX if seen >= width), 8) * w / seen * larger
        sizes = [max(round(w * share * larger), round(least)) for share in (0.335, 0.275 if rank == "10" else 0.335)]
        full, own = (
            self._fonts.font("index", size).render(text, True, ink)
            for size, text in zip(sizes, ("K", rank), strict=True)
        )
        glyph = own.subsurface(own.get_bounding_rect())
        cap = full.get_bounding_rect().h
        widest = round(w * WIDEST_INDEX)
        if glyph.get_width() > widest:
            glyph = transform.smoothscale(glyph, (widest, glyph.get_height()))
        x = max(round(w * INDEX_X - glyph.get_width() / 2), round(w * 0.035))
        y = round(w * (0.06 if sizes[0] == round(w * 0.335 * larger) else 0.045)) + max(
            0, (cap - glyph.get_height()) // 2
        )
        return glyph, glyph.get_rect(topleft=(x, y))

    def _joker(self, w: int, h: int, ink: str, seen: int) -> Surface:
        """A star in the corner with the word below it, instead of rank and suit."""
        corner = max(w * 0.27, 22 * w / seen)
        place = f"translate({w * 0.05} {w * 0.05}) scale({corner / 100})"
        body = sheet(w, h) + wild_frame(w, h) + f'<path transform="{place}" d="{STAR}" fill="{ink}"/>'
        cx, cy = w * 0.60, h * 0.62
        body += f'<circle cx="{cx}" cy="{cy}" r="{w * 0.33}" fill="{GOLD}" fill-opacity=".22"/>'
        for size, colour in ((0.62, WILD_RIM), (0.49, FACE), (0.41, ink)):
            s = w * size
            body += (
                f'<path transform="translate({cx - s / 2} {cy - s / 2}) scale({s / 100})" d="{STAR}" fill="{colour}"/>'
            )
        for x, y in ((0.34, 0.86), (0.60, 0.90), (0.86, 0.86)):  # three bells under the star
            body += (
                f'<circle cx="{w * x}" cy="{h * y}" r="{w * 0.045}" fill="{WILD_RIM}" stroke="{ink}"'
                f' stroke-width="{max(1.0, w * 0.012)}"/>'
            )
        image = svg((w, h), body)
        if seen < WORD_FROM:
            return image
        word = self._fonts.font("strong", max(SMALLEST_TEXT, round(w * 0.16))).render("JOKER", True, ink)
        word = transform.smoothscale_by(word, (min(1.0, w * 0.5 / word.get_width()), 1.0))
        image.blit(word, (round(w * 0.06), round(w * 0.04 + corner)))
        return image

    def _letter(self, image: Surface, kind: Back, size: int, middle: tuple[float, float]) -> None:
        """The letter of a deck, or the star of a stack not chosen yet."""
        if kind == "stack":
            self.paint.icon(image, "star", (round(middle[0]), round(middle[1])), max(5, size), GOLD)
            return
        glyph = self._fonts.font("heading", max(6, size)).render(nouns.stack(kind)[0].upper(), True, WHITE)
        box = glyph.get_bounding_rect()
        image.blit(glyph, (round(middle[0] - box.centerx), round(middle[1] - box.centery)))

    def _back(self, kind: Back, width: int) -> Surface:
        w, h = width, height(width)
        ground, light, deep = BACKS[kind]
        share = max(0.24, min(0.7, LEAST_LETTER / w))
        letter, disc = round(w * share), w * share * 0.19 / 0.24
        if disc > 0.4 * w:  # a letter that can be read leaves no room for anything else
            image = svg((w, h), sheet(w, h, ground, PAPER))
            self._letter(image, kind, letter, (w / 2, h / 2))
            return image
        i, columns, rows = w * 0.06, 5, 7
        cw, ch = (w - 2 * i) / columns, (h - 2 * i) / rows
        body = sheet(w, h, PAPER)
        body += f'<rect x="{i}" y="{i}" width="{w - 2 * i}" height="{h - 2 * i}" rx="{w * 0.045}" fill="{ground}"/>'
        pattern = BACK_PATTERNS.get(self.paint.theme.back)
        for r in range(rows if pattern is None else 0):
            for c in range(columns):
                x, y, odd = i + (c + 0.5) * cw, i + (r + 0.5) * ch, (r + c) % 2
                body += (
                    f'<path d="M{x} {y - ch * 0.46}L{x + cw * 0.46} {y}L{x} {y + ch * 0.46}L{x - cw * 0.46} {y}Z"'
                    f' fill="{deep if odd else light}" fill-opacity="{0.75 if odd else 0.38}"/>'
                )
        under = None
        if pattern is not None:
            under, body = svg((w, h), body), ""
            field = Rect(round(i), round(i), w - 2 * round(i), h - 2 * round(i))
            under.blit(_rounded(svg(field.size, pattern(*field.size, light, deep)), w * 0.045), field)
        line = max(1.0, w * 0.016)
        body += (
            f'<rect x="{i}" y="{i}" width="{w - 2 * i}" height="{h - 2 * i}" rx="{w * 0.045}" fill="none"'
            f' stroke="{light}" stroke-width="{line}"/>'
            f'<circle cx="{w / 2}" cy="{h / 2}" r="{disc}" fill="{ground}" stroke="{light}" stroke-width="{line}"/>'
        )
        if kind == "stack":
            s = letter
            body += (
                f'<path transform="translate({w / 2 - s / 2} {h / 2 - s / 2}) scale({s / 100})" d="{STAR}"'
                f' fill="{GOLD}"/>'
            )
        image = svg((w, h), body)
        if under is not None:
            under.blit(image, (0, 0))
            image = under
        if kind != "stack":
            self._letter(image, kind, letter, (w / 2, h / 2))
        return image

    def _book(self, top: str, kind: BookKind, wilds: int, w: int) -> Surface:
        h = height(w)
        image, (x, y) = Surface(self.book_size(w), SRCALPHA), self.book_offset(w)
        for n in range(4, 0, -1):
            image.blit(self._edge(w, n % 2 == 1), (x + round(n * w * 0.016), y + round(n * w * 0.036)))
        image.blit(self.face(top, w), (x, y))
        band, start = round(h * 0.25), round(h * 0.70)
        image.blit(self._once(("ribbon", kind), w, lambda: self._ribbon(kind, w, band)), (x, y + start))
        glyph, _ = self._word(kind, w, w * 0.8)
        image.blit(glyph, glyph.get_rect(center=(x + w // 2, y + start + band // 2)))
        if kind == "dirty" and wilds:
            self._draw_wilds(image, wilds, (x + w // 2, y + start), max(round(22 * self._letters), round(w * 0.24)), w)
        return image

    def _word(self, kind: BookKind, w: int, room: float) -> tuple[Surface, int]:
        """The word of a book `w` wide and the size of its letters, which shrink if there is less room."""
        word, px = nouns.band(kind), max(self.paint.theme.smallest, round(w * 0.205 * self._letters))
        while px > SMALLEST_TEXT and self._fonts.font("strong", px).size(word)[0] > room:
            px -= 1
        return self._fonts.font("strong", px).render(word, True, WHITE), px

    def _edge(self, w: int, is_dark: bool) -> Surface:
        """A card visible under the top card of a book."""
        h = height(w)
        body = sheet(w, h, UNDER_DARK if is_dark else UNDER, UNDER_RIM)
        return self._once(("edge", is_dark), w, lambda: svg((w, h), body))

    def _ribbon(self, kind: BookKind, w: int, band: int) -> Surface:
        """The ribbon around a book, `band` pixels high."""
        colour = self.paint.theme.card_ink(RIBBONS[kind])
        line = max(1.0, w * 0.02)
        body = f'<rect width="{w}" height="{band}" fill="{colour}"/>'
        if kind == "dirty":
            for n in range(-2, 9):
                body += (
                    f'<path d="M{n * w * 0.13} {band}L{n * w * 0.13 + band * 0.8} 0" stroke="{RIBBON_HATCH}"'
                    f' stroke-width="{w * 0.03}"/>'
                )
            body += (
                f'<rect x="{w * 0.1}" y="{band * 0.14}" width="{w * 0.8}" height="{band * 0.72}"'
                f' rx="{band * 0.3}" fill="{colour}"/>'
            )
        body += (
            f'<rect width="{w}" height="{line}" fill="{CREAM}"/><rect y="{band - line}" width="{w}"'
            f' height="{line}" fill="{CREAM}"/>'
        )
        return svg((w, band), body)

    def _draw_wilds(self, image: Surface, wilds: int, above: tuple[int, int], height: int, w: int) -> None:
        """The wild cards in a dirty book `w` wide as small cards, on its ribbon or just above it."""
        height = min(height, round((w - 4) / (WILD_WIDTH * wilds)))
        picture = wild_cards(self.paint, wilds, height)
        image.blit(picture, picture.get_rect(midbottom=above))

    def _with_one_pip(self, card: str, w: int, height: int) -> Surface:
        """A face of which only the top is visible: beside its rank one pip as large as fits over the sign of a book,
        instead of cut ones.
        """
        ink = self.paint.theme.card_ink(SUIT_INKS[self.colours][card[1]])
        index, place = self._index(corner(card[0]), w, ink, w)
        side = min(0.52 * w, 0.5 * height)
        image = self.blank(w).copy()
        image.blit(svg((w, height), pip(card[1], (place.right + w) / 2, 0.31 * height, side, ink)), (0, 0))
        image.blit(index, place)
        return image

    def _small_book(self, top: str, kind: BookKind, size: tuple[int, int], wilds: int) -> Surface:
        w, h = size
        step = max(2, round(w * 0.045))
        image = Surface((w + 2 * step, h + 2 * step), SRCALPHA)
        for n in (2, 1):
            image.blit(svg(size, sheet(w, h, UNDER_DARK if n == 2 else UNDER, UNDER_RIM)), (n * step, n * step))
        image.blit(svg(size, sheet(w, h)), (0, 0))
        glyph, px = self._word(kind, w, w - 2 * step)
        is_worded = glyph.get_width() <= w * NARROWER
        if is_worded and glyph.get_width() > w - 8:  # a word, even in narrower letters, is clearer than a bar
            glyph = transform.smoothscale(glyph, (w - 8, glyph.get_height()))
        bar = max(round(height(w) * 0.29), px + 2) if not is_worded else max(round(height(w) * 0.25), px + 3)
        y = h - bar - round(height(w) * 0.05)
        has_wilds = kind == "dirty" and wilds > 0
        has_figure = w >= LEAST_WITH_FIGURE and y >= LEAST_OF_FIGURE * height(w)
        if not top:
            face = self.blank(w)
        elif has_wilds or top[0] not in "JQK*" or (top[0] != "*" and not has_figure):
            face = self._with_one_pip(top, w, y)
        else:
            face = self.face(top, w)
        image.blit(face, (0, 0), (0, 0, w, y + bar // 2))
        if is_worded:
            image.blit(self._ribbon(kind, w, bar), (0, y))
            image.blit(glyph, glyph.get_rect(center=(w // 2, y + bar // 2)))
            if has_wilds:
                self._draw_wilds(image, wilds, (w // 2, y - 1), min(round(0.34 * w), round(0.46 * y)), w)
            return image
        ribbon = self.paint.theme.card_ink(RIBBONS[kind])
        body = (
            f'<rect x=".7" y=".7" width="{w - 1.4}" height="{bar - 1.4}" rx="3" fill="{ribbon}"'
            f' stroke="{CREAM}" stroke-width="1.4"/>'
        )
        if kind == "dirty":
            for n in range(4):
                left = w * 0.12 + n * w * 0.2
                body += (
                    f'<path d="M{left} {bar * 0.85}L{left + w * 0.14} {bar * 0.15}" stroke="{HATCH}"'
                    f' stroke-width="{max(1.5, w * 0.04)}"/>'
                )
        image.blit(svg((w, bar), body), (0, y))
        if has_wilds and w >= LEAST_WITH_WILDS:
            self._draw_wilds(image, wilds, (w // 2, y + bar - 1), bar - 2, w)
        elif kind != "dirty":
            self.paint.icon(
                image, "heart" if kind == "clean" else "star", (w // 2, y + bar // 2), round(bar * 0.9), WHITE
            )
        return image


def _rounded(picture: Surface, corner: float) -> Surface:
    """A picture whose corners are cut off, which changes it."""
    w, h = picture.get_size()
    mask = svg((w, h), f'<rect width="{w}" height="{h}" rx="{corner}" fill="{WHITE}"/>')
    picture.blit(mask, (0, 0), special_flags=BLEND_RGBA_MIN)
    return picture


def card_art(kit: Kit) -> CardArt:
    assert isinstance(kit.art, CardArt)
    return kit.art


def looking_like(kit: Kit, theme: Theme, scale: float = 1.0) -> Kit:
    """Tools to draw a table of another look with, its patterns at this scale. Cards are kept with those of `kit`."""
    size = (max(64, round(theme.width * scale)), max(36, round(theme.height * scale)))
    shown = make_kit(msgspec.structs.replace(theme, width=size[0], height=size[1]), kit.text.fonts, assets_folder())
    shown.art.kept = kit.art.kept
    return shown
