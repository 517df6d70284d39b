"""The small card pictures of the rule page: which cards illustrate a chapter, and how a row of them is drawn."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import Card, corner
from game.engine.melding.melds import meld_of, top_card, why_not_begin
from game.messages.amounts import points
from game.messages.functions import rule_page as say
from game.rules.preview import books, openings
from game.rules.ruleset import RuleSet, for_round, lowest_high_rank, most_rounds
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.boxes import Box, Column, Piece, Placed, Row, Share, Words
from game.toolkit.drawing.theme import INK
from game.toolkit.kit import Kit
from game.ui.shared.cards import card_art
from game.ui.shared.cards.laid_cards import draw_row

LEAST_CARD: Final = 20
"""Window pixels below which a small card isn't recognizable."""
LAP: Final = 0.4
"""The visible share of a card's width under the next one."""
APART: Final = 0.35
"""Between cards and the book that they make, in card widths."""
MELDS: Final = tuple(tuple(map(Card, meld.split())) for meld in ("9S 9H 9D", "QS QH 2C", "2S 2H 2D"))
"""Of naturals, with a wild card, and of wild cards alone; those that the rules allow are shown."""


class Figure(Struct, frozen=True):
    """Some cards that overlap, faces or backs by their names, perhaps the `book` of certain cards, and a few words next
    to them.
    """

    cards: tuple[str, ...]
    words: str = ""
    book: tuple[Card, ...] = ()

    @property
    def width(self) -> float:
        """Of the cards and the book, in card widths."""
        cards = 1 + LAP * (len(self.cards) - 1) if self.cards else 0.0
        return cards + (APART if self.cards and self.book else 0.0) + bool(self.book)


def figures_of(rules: RuleSet, chapter: Chapter) -> tuple[Figure, ...]:
    """The cards that illustrate a chapter under these rules; none if words are enough."""
    match chapter:
        case Chapter.AIM:
            book = books(rules)[0].cards
            return Figure(("hand",)), Figure(("foot",)), Figure(book[: rules.book_size], book=book)
        case Chapter.MELDS:
            return tuple(Figure(meld) for meld in MELDS if why_not_begin(rules, (), meld) is None)
        case Chapter.FOOT:
            return (Figure(("foot",) * 5),)
        case Chapter.OUT:
            needed = {"clean": rules.out_clean, "dirty": rules.out_dirty}
            counts = ((book, needed.get(book.name)) for book in books(rules))
            return tuple(
                Figure((), f"×{count}", book.cards) for book, count in counts if isinstance(count, int) and count
            )
        case Chapter.CARDS:
            jokers = (("*R", rules.joker),) if rules.jokers else ()
            single = (*jokers, ("2C", rules.two), ("AH", rules.ace))
            lowest, below = lowest_high_rank(rules)
            height = say.ranks_worth(corner(lowest), "K", rules.ten_value)
            low = say.ranks_worth("4", corner(below), rules.five_value)
            figures = [Figure((card,), points(value)) for card, value in single]
            return (*figures, Figure(("KS",), height), Figure(("4D",), low))
        case Chapter.DEAL:
            hand, foot = for_round(rules.hand_cards, 1), for_round(rules.foot_cards, 1)
            in_rounds = (for_round(rules.tail_cards, at) for at in range(1, most_rounds(rules) + 1))
            tail = next(filter(None, in_rounds), 0)
            stacks = (Figure(("hand",), say.stack_of("hand", hand)), Figure(("foot",), say.stack_of("foot", foot)))
            return (*stacks, Figure(("tail",), say.stack_of("tail", tail))) if tail else stacks
        case Chapter.BOOKS:
            shown = books(rules)[:3]
            return tuple(Figure(book.cards[: rules.book_size], points(book.points), book.cards) for book in shown)
        case Chapter.OPENING:
            first = openings(rules)[0]
            cards = tuple(str(card) for meld in first.melds for card in meld)
            return (Figure(cards, points(first.points)),) if cards else ()
        case Chapter.PILE if rules.take_count != "never":
            return (Figure(("QH",), say.upcard()), Figure(("QS", "QD"), say.taken_with(rules.take_with)))
        case Chapter.THREES:
            return (
                Figure(("3S", "3C"), say.three_left(-rules.black_three)),
                Figure(("3H", "3D"), say.three_left(-rules.red_three)),
            )
        case _:
            return ()


def draw_figures(kit: Kit, surface: Surface, box: Rect, figures: tuple[Figure, ...], size: float = 26) -> None:
    """From the left, as large as the box is high, smaller where they would not fit, and in two rows rather than too
    small to be known; `size` is that of the words.
    """
    row = _row(figures, 0, size)
    spare = box.w - row.width(kit)
    width = min(round(box.h / 1.42), int(spare / sum(figure.width for figure in figures)))
    if width > LEAST_CARD or len(figures) < 2:
        Placed(_row(figures, max(LEAST_CARD, width), size), kit, box).draw(kit, surface)
        return
    first, low = (len(figures) + 1) // 2, round(box.h / 2 / 1.42)
    rows = [Share(_row(part, low, size)) for part in (figures[:first], figures[first:])]
    Placed(Column(*rows, gap=6), kit, box).draw(kit, surface)


def _row(figures: Sequence[Figure], width: int, size: float) -> Box:
    return Row(
        *(Row(_Cards(figure, width), Words(figure.words, size, INK, "strong", lines=1), gap=12) for figure in figures),
        gap=30,
    )


class _Cards(Box):
    """The cards of a figure and its book, each so wide in real pixels."""

    def __init__(self, figure: Figure, card_width: int) -> None:
        self._figure, self._card = figure, card_width

    def width(self, kit: Kit) -> int:
        return round(self._card * self._figure.width)

    def height(self, kit: Kit, width: int) -> int:
        return card_art.height(self._card)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_row(kit, surface, self._figure.cards, rect.topleft, self._card, round(self._card * LAP))
        if self._figure.book:
            meld = meld_of(self._figure.book)
            book = card_art.card_art(kit).small_book(top_card(meld), meld.kind, self._card, meld.wilds)
            surface.blit(book, (rect.right - self._card, rect.top))
