"""The small card pictures of the rule page: which cards explain a chapter, and how a row of them is drawn."""

from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import Rank
from game.rules.preview import books, openings
from game.rules.ruleset import RuleSet, for_round
from game.ui.core import card_art as cardart
from game.ui.core import card_shapes as cardshapes
from game.ui.core.kit import Kit
from game.ui.core.theme import INK_SOFT
from game.words import rule_page as words
from game.words.grammar import points, worth_by_rank
from game.words.rule_page import Chapter

LEAST_CARD: Final = 20
"""Window pixels below which a small card cannot be known."""
BACKS: Final[dict[str, cardart.Back]] = {"hand": "hand", "foot": "foot"}
"""Cards that are seen from behind, by the name that stands for them in a figure."""


class Figure(Struct, frozen=True):
    """Some cards that overlap, faces or backs, and a few words beside them."""

    cards: tuple[str, ...]
    words: str


def figures_of(rules: RuleSet, chapter: Chapter) -> tuple[Figure, ...]:
    """The cards that explain a chapter under these rules, none where words are enough."""
    match chapter:
        case Chapter.CARDS:
            single = (("*R", rules.joker), ("2C", rules.two), ("AH", rules.ace))
            high, low = worth_by_rank(Rank(rules.ten_from), rules.ten_value, rules.five_value)
            figures = [Figure((card,), points(value)) for card, value in single]
            return (*figures, Figure(("KS",), high), Figure(("4D",), low))
        case Chapter.DEAL:
            hand, foot = for_round(rules.hand_cards, 1), for_round(rules.foot_cards, 1)
            return (Figure(("hand",), words.hand_of(hand)), Figure(("foot",), words.foot_of(foot)))
        case Chapter.BOOKS:
            shown = books(rules)[:3]
            return tuple(Figure(tuple(map(str, book.cards[: rules.book_size])), points(book.points)) for book in shown)
        case Chapter.OPENING:
            first = openings(rules)[0]
            return (Figure(tuple(str(card) for meld in first.melds for card in meld), points(first.points)),)
        case Chapter.PILE if rules.take_count != "never":
            return (Figure(("QH",), words.UPCARD), Figure(("QS", "QD"), words.TAKEN_WITH[rules.take_with]))
        case Chapter.THREES:
            left = words.THREE_LEFT
            return (
                Figure(("3S", "3C"), f"{points(-rules.black_three)} {left}" if rules.black_three else words.NO_COST),
                Figure(("3H", "3D"), f"{points(-rules.red_three)} {left}" if rules.red_three else words.NO_COST),
            )
        case _:
            return ()


def draw_figures(
    kit: Kit, surface: Surface, box: Rect, figures: tuple[Figure, ...], ink: str = INK_SOFT, size: float = 22
) -> None:
    """From the left, as large as the box is high, smaller where they would not fit, and in two rows rather than too
    small to be known; `size` is that of the words.
    """
    gap = kit.theme.u(30)
    wide = round(box.h / 1.42)
    while wide > LEAST_CARD and sum(_width(kit, figure, wide, size) + gap for figure in figures) > box.w + gap:
        wide -= 1
    if wide > LEAST_CARD or len(figures) < 2:
        _draw_row(kit, surface, box, figures, wide, ink, size)
        return
    first = (len(figures) + 1) // 2
    half = Rect(box.left, box.top, box.w, box.h // 2)
    for row, part in ((half, figures[:first]), (half.move(0, half.h), figures[first:])):
        _draw_row(kit, surface, row, part, round((half.h - kit.theme.u(6)) / 1.42), ink, size)


def _draw_row(
    kit: Kit, surface: Surface, box: Rect, figures: tuple[Figure, ...], wide: int, ink: str, size: float
) -> None:
    theme, text = kit.theme, kit.text
    gap = theme.u(30)
    x = box.left
    for figure in figures:
        y = box.centery - cardshapes.height(wide) // 2
        for card in figure.cards:
            image = kit.cards.back(BACKS[card], wide) if card in BACKS else kit.cards.face(card, wide)
            surface.blit(image, (x, y))
            x += _lap(wide)
        x += wide - _lap(wide) + theme.u(12)
        at = text.draw(surface, figure.words, (x, box.centery), size, ink, "strong", room=box.right - x)
        x = at.right + gap


def _lap(wide: int) -> int:
    return round(wide * 0.4)


def _width(kit: Kit, figure: Figure, wide: int, size: float) -> int:
    cards = wide + _lap(wide) * (len(figure.cards) - 1)
    return cards + kit.theme.u(12) + kit.text.width(figure.words, size, "strong")
