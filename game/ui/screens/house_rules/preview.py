"""What a rule set looks like at the table, beside the editor: books with their points, openings that suffice."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.cards import Card
from game.rules.preview import BookPreview, OpeningPreview, books, openings
from game.rules.ruleset import RuleSet
from game.ui.core import card_art as cardart
from game.ui.core import card_shapes as cardshapes
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, WHITE
from game.ui.screens.models import BookKind
from game.words import house_rules as words
from game.words.grammar import points

SETTLES: Final = 0.15  # seconds without a change before openings are looked for again: it takes a few frames
KINDS: Final[dict[str, BookKind]] = {"dirty": "dirty", "wild": "wild"}
_OPENING_FIELDS: Final = (
    *("opening", "opening_by_score", "hand_cards", "draw_count", "wild_limit", "wild_cap", "dirty_naturals"),
    *("joker", "two", "ace", "ten_value", "ten_from", "five_value"),
)


class RulesPreview:
    """Books follow every change at once, openings when the changes rest."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._books = books(rules)
        self._openings = openings(rules)
        self._waits: float | None = None

    def sync(self, rules: RuleSet) -> None:
        """Show other rules."""
        if any(getattr(rules, field) != getattr(self._rules, field) for field in _OPENING_FIELDS):
            self._waits = SETTLES
        self._rules = rules
        self._books = books(rules)

    def update(self, dt: float) -> bool:
        """Let time pass; True when there is something new to see."""
        if self._waits is None:
            return False
        self._waits -= dt
        if self._waits > 0:
            return False
        self._waits = None
        self._openings = openings(self._rules)
        return True

    # ---- books

    def books_height(self, kit: Kit, width: int) -> int:
        """The height that the books need at that width."""
        rows = -(-len(self._books) // self._columns)
        return kit.text.line(24, "strong") + kit.theme.u(8) + rows * self._book_step(kit, width)

    @property
    def _columns(self) -> int:
        return min(4, len(self._books)) if len(self._books) < 5 else 3

    def _book_width(self, kit: Kit, width: int) -> int:
        few = len(self._books) <= 4
        return min(kit.theme.u(100 if few else 74), round(width / self._columns * 0.62))

    def _book_step(self, kit: Kit, width: int) -> int:
        wide = self._book_width(kit, width)
        return self._picture(kit, self._books[0], wide).get_height() + 2 * kit.text.line(20) + kit.theme.u(6)

    def _picture(self, kit: Kit, book: BookPreview, wide: int) -> Surface:
        kind = KINDS.get(book.name, "clean")
        top = _top(book.cards, kind)
        if wide < 60:
            return kit.cards.small_book(top, kind, wide)
        return kit.cards.book(top, kind, book.wilds, wide)

    def draw_books(self, kit: Kit, surface: Surface, box: Rect) -> None:
        """Each book over its points and what is in it."""
        theme, text = kit.theme, kit.text
        head = text.line(24, "strong")
        text.draw(surface, words.WHAT_BOOKS, (box.left, box.top + head // 2), 24, CREAM, "strong", room=box.w)
        wide, step = self._book_width(kit, box.w), self._book_step(kit, box.w)
        column = box.w // self._columns
        for n, book in enumerate(self._books):
            x = box.left + (n % self._columns) * column + column // 2
            y = box.top + head + theme.u(8) + (n // self._columns) * step
            picture = self._picture(kit, book, wide)
            surface.blit(picture, (x - wide // 2, y))
            line = text.line(20)
            y += picture.get_height() + line // 2
            text.draw(surface, points(book.points), (x, y), 24, GOLD, "number", "center", column - 6)
            told = words.book_words(book, self._rules)
            text.draw(surface, told, (x, y + line), 19, DIM, align="center", room=column - 6)

    # ---- openings

    def draw_openings(self, kit: Kit, surface: Surface, box: Rect) -> None:
        """A line of cards for each minimum, as many as there is room for."""
        theme, text = kit.theme, kit.text
        head = text.line(24, "strong")
        if box.h < head + theme.u(56):
            return
        text.draw(surface, words.WHAT_OPENS, (box.left, box.top + head // 2), 24, CREAM, "strong", room=box.w)
        top = box.top + head + theme.u(6)
        minimums = minimums_of(self._rules)
        found = {opening.minimum: opening for opening in self._openings}
        step = min(theme.u(104), max(theme.u(54), (box.bottom - top) // len(minimums)))
        shown = minimums[: max(1, (box.bottom - top) // step)]
        key = max(text.width(points(minimum), 26, "number") for minimum in shown) + theme.u(18)
        for n, minimum in enumerate(shown):
            line = Rect(box.left, top + n * step, box.w, step - theme.u(4))
            at = (line.left, line.centery)
            text.draw(surface, points(minimum), at, 26, GOLD, "number", room=key)
            if minimum in found:
                room = Rect(line.left + key, line.top, line.w - key, line.h)
                self._draw_melds(kit, surface, room, found[minimum])

    def _draw_melds(self, kit: Kit, surface: Surface, box: Rect, opening: OpeningPreview) -> None:
        theme, text = kit.theme, kit.text
        if not opening.melds:
            text.draw(surface, words.NOTHING_OPENS, (box.left, box.centery), 20, DIM, room=box.w)
            return
        worth = text.width(points(opening.points), 24, "number") + theme.u(26)
        cards = sum(map(len, opening.melds))
        high = min(box.h, theme.u(92))
        wide = round(high / 1.4)
        gap = theme.u(14)
        room = box.w - worth - gap * (len(opening.melds) - 1) - wide * len(opening.melds)
        lap = min(round(wide * 0.62), room // max(1, cards - len(opening.melds)))
        x, y = box.left, box.centery - cardshapes.height(wide) // 2
        for meld in opening.melds:
            for card in meld:
                surface.blit(kit.cards.face(str(card), wide), (x, y))
                x += lap
            x += wide - lap + gap
        text.draw(surface, points(opening.points), (box.right, box.centery), 24, WHITE, "number", "right", worth)


def minimums_of(rules: RuleSet) -> tuple[int, ...]:
    """The minimums of a set, each once, in the order in which they come up."""
    by_score = [minimum for _, minimum in sorted(rules.opening_by_score)]
    return tuple(dict.fromkeys(by_score or rules.opening))


def _top(cards: Sequence[Card], kind: BookKind) -> str:
    """The card on top of a book: a natural of the book's colour where there is one."""
    wanted = {"clean": "HD", "dirty": "SC", "wild": ""}[kind]
    names = [str(card) for card in cards]
    naturals = [name for name in names if not cardart.is_wild(name)] or names
    return next((name for name in naturals if name[-1] in wanted), naturals[0])
