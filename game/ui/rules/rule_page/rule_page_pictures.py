"""The small card pictures of the rule page: which cards illustrate a chapter, and how a row of them is drawn."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import corner
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


class Figure(Struct, frozen=True):
    """Some cards that overlap, faces or backs by their names, and a few words next to them."""

    cards: tuple[str, ...]
    words: str


def figures_of(rules: RuleSet, chapter: Chapter) -> tuple[Figure, ...]:
    """The cards that illustrate a chapter under these rules; none if words are enough."""
    match chapter:
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
            return tuple(Figure(tuple(map(str, book.cards[: rules.book_size])), points(book.points)) for book in shown)
        case Chapter.OPENING:
            first = openings(rules)[0]
            return (Figure(tuple(str(card) for meld in first.melds for card in meld), points(first.points)),)
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
    width = min(round(box.h / 1.42), int(spare / sum(1 + LAP * (len(figure.cards) - 1) for figure in figures)))
    if width > LEAST_CARD or len(figures) < 2:
        Placed(_row(figures, max(LEAST_CARD, width), size), kit, box).draw(kit, surface)
        return
    first, low = (len(figures) + 1) // 2, round(box.h / 2 / 1.42)
    rows = [Share(_row(part, low, size)) for part in (figures[:first], figures[first:])]
    Placed(Column(*rows, gap=6), kit, box).draw(kit, surface)


def _row(figures: Sequence[Figure], width: int, size: float) -> Box:
    return Row(
        *(
            Row(_Cards(figure.cards, width), Words(figure.words, size, INK, "strong", lines=1), gap=12)
            for figure in figures
        ),
        gap=30,
    )


class _Cards(Box):
    """Cards that overlap, each so wide in real pixels."""

    def __init__(self, cards: Sequence[str], card_width: int) -> None:
        self._cards, self._card = cards, card_width

    def width(self, kit: Kit) -> int:
        return self._card + round(self._card * LAP) * (len(self._cards) - 1)

    def height(self, kit: Kit, width: int) -> int:
        return card_art.height(self._card)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, self._draw)

    def _draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_row(kit, surface, self._cards, rect.topleft, self._card, round(self._card * LAP))
