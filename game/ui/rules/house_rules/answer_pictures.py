"""The answers to the five questions, and the main rules, as pictures: cards, books and faces instead of text alone."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.lessons.lesson_ids import LessonId
from game.portrait_art import KNOWN
from game.rules.ruleset import BookKind, RuleSet, taken_in
from game.toolkit.boxes import Box, Picture
from game.toolkit.drawing.theme import CREAM, DONE_FILL, GOLD, GOLD_RIM, INK_ON_GOLD, SWITCH
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import Back, card_art, height
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.cards.lesson_pictures import draw_lesson
from game.ui.shared.people import portraits

CARD: Final = 250
"""The greatest width of a card in a picture, in design pixels."""
PILE: Final = ("4D", "JS", "9H", "6C", "QD", "5S", "TC", "KH", "7D", "2S", "AC", "9D", "JH", "8C")
"""The cards of a discard pile, the top one last."""
UPCARD: Final = PILE[-1]
MOST_TAKEN: Final = 8
"""Maximum cards drawn as taken from the pile."""
RULE: Final = 78
"""The least height of the picture of a rule, in design pixels."""
SHRUNK: Final = 2
LOW: Final = 1.4
"""From this ratio of width to height on, books are in one line."""
_OnCards = Callable[[Kit, Surface, Rect], None]


def answer_picture(question: str, answer: str) -> Box:
    return Picture(_PICTURES[question][answer], height=40)


def small_answer_picture(question: str, answer: str) -> Box:
    """The same for a line of a list."""
    return _small(_PICTURES[question][answer])


def rule_picture(field: str, rules: RuleSet) -> Box:
    """The picture of one of the main rules as it is now; a number in it is that of the first round."""
    return _small(_of_rule(field, rules), RULE)


def _of_rule(field: str, rules: RuleSet) -> _OnCards:
    match field:
        case "take_count":
            count = taken_in(rules, 1)
            if isinstance(count, int):
                return partial(_taken, count)
            return _whole_pile if count == "all" else _untaken
        case "stacks":
            return partial(_stacks, ("hand", "foot") if rules.stacks == "dealt" else ("stack", "stack"))
        case "take_with":
            return partial(_upcard_and, ("8H", "*R" if rules.take_with in ("any_play", "pair_or_wild") else "8S"))
        case "permission":
            return partial(_partner, "tick" if rules.permission else "cross")
        case "partners_foot":
            return _PICTURES["out"]["free" if rules.partners_foot == "none" else "partner"]
        case _:
            return _OF_BOOKS[field]


def _small(draw: _OnCards, least: int = 40) -> Box:
    """Drawn larger and scaled down, because cards with signs on them have a minimum size."""

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        large = Surface((rect.w * SHRUNK, rect.h * SHRUNK), pygame.SRCALPHA)
        draw(kit, large, large.get_rect())
        surface.blit(pygame.transform.smoothscale(large, rect.size), rect)

    return Picture(paint, height=least)


def _width(kit: Kit, rect: Rect, across: float, down: float = 1.0) -> int:
    """The width of a card if `across` of them must fit side by side and `down` on top of each other."""
    return max(8, min(kit.theme.u(CARD), int(rect.w / across), int(rect.h / 1.45 / down)))


def _stack(kit: Kit, surface: Surface, kind: Back, count: int, width: int, at: tuple[int, int]) -> None:
    """A stack of cards, seen slightly from the side."""
    step = max(1, width // 28)
    for n in range(count):
        draw_card_askew(kit, surface, kind, width, 0, (at[0] + n * step // 2, at[1] - n * step))


def _sign(kit: Kit, surface: Surface, told: str, at: tuple[int, int], side: int) -> None:
    """A disc with the number of cards or a question mark, drawn into the picture."""
    kit.paint.icon(surface, "disc", at, side + max(4, side // 9), GOLD_RIM)
    kit.paint.icon(surface, "disc", at, side, GOLD)
    figures = kit.text.at_px(told, round(side * (0.72 if len(told) == 1 else 0.6)), INK_ON_GOLD, "strong")
    surface.blit(figures, figures.get_rect(center=at))


def _stacks(kinds: Sequence[Back], kit: Kit, surface: Surface, rect: Rect) -> None:
    """Stacks side by side; a question mark between two that look the same."""
    width = _width(kit, rect, 2.7, 1.4)
    for n, kind in enumerate(kinds):
        _stack(kit, surface, kind, 5, width, (rect.centerx + round((n - 0.5) * width * 1.3), rect.centery))
    if kinds[0] == kinds[1]:
        _sign(kit, surface, "?", rect.center, width * 3 // 5)


def _packet(kit: Kit, surface: Surface, rect: Rect) -> None:
    width = _width(kit, rect, 2.7, 1.4)
    _stack(kit, surface, "stack", 8, width, (rect.centerx - width // 2, rect.centery + width // 12))
    for n in range(4):
        at = rect.centerx + width // 2, rect.centery - width // 12 - n * max(1, width // 28)
        draw_card_askew(kit, surface, "stack", width, -8, at)
    _sign(kit, surface, "22", at, width * 3 // 5)


def _taken(count: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    width = _width(kit, rect, 3.1, 1.15)
    step = width // 4
    shown = PILE[-max(1, min(count, MOST_TAKEN)) :]
    left = rect.centerx - step * (len(shown) - 1) // 2
    for n, card in enumerate(shown):
        draw_card_askew(kit, surface, card, width, 0, (left + n * step, rect.centery - width // 12))
    side = width * 3 // 5
    at = rect.centerx, rect.centery - width // 12 + height(width) // 2 - side // 5
    _sign(kit, surface, str(count), at, side)


def _whole_pile(kit: Kit, surface: Surface, rect: Rect) -> None:
    """A messy pile, with fewer cards if there is little height."""
    width, lowest = _width(kit, rect, 3.2, 1.4), 6 if rect.w > LOW * rect.h else 0
    for n, card in enumerate(PILE[lowest:], lowest):
        is_top = n == len(PILE) - 1
        away = 0 if is_top else (n * 7 % 13 - 6) / 6
        at = rect.centerx + round(away * width * 0.8), rect.centery + round((n * 5 % 9 - 4) / 4 * width * 0.16)
        draw_card_askew(
            kit, surface, card, width, 4 if is_top else -away * 24 + n % 3 * 7, rect.center if is_top else at
        )


def _untaken(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The same, crossed out."""
    _whole_pile(kit, surface, rect)
    _answer(kit, surface, "cross", rect.center, _width(kit, rect, 3.2, 1.4) * 3 // 4)


def _answer(kit: Kit, surface: Surface, sign: str, at: tuple[int, int], side: int) -> None:
    """A tick or a cross on its disc."""
    kit.paint.icon(surface, "disc", at, side, DONE_FILL if sign == "tick" else SWITCH)
    kit.paint.icon(surface, sign, at, side * 5 // 9, CREAM)


def _upcard_and(held: tuple[str, str], kit: Kit, surface: Surface, rect: Rect) -> None:
    """The pile with its upcard, and on the right the two cards of a hand that take it."""
    width, middle = _width(kit, rect, 4, 1.25), rect.centery
    pile, hand = rect.centerx - 1.15 * width, rect.centerx + 0.95 * width
    for card, degrees, away in (("QD", 24, -0.1), ("5S", -19, 0.12), ("TC", 11, 0.02), (UPCARD, -3, 0)):
        draw_card_askew(kit, surface, card, width, degrees, (pile + away * width, middle))
    kit.paint.icon(surface, "plus", (rect.centerx - width // 6, middle), width // 2, GOLD)
    for card, side in zip(held, (-1, 1), strict=True):
        draw_card_askew(kit, surface, card, width, -6 * side, (hand + 0.32 * side * width, middle))


def _melded(cards: Sequence[str], kit: Kit, surface: Surface, rect: Rect) -> None:
    width = _width(kit, rect, 0.72 * len(cards) + 0.4, 1.1)
    for n, card in enumerate(cards, -(len(cards) // 2)):
        draw_card_askew(kit, surface, card, width, 0, (rect.centerx + n * (width * 2 // 3), rect.centery))


def _held(cards: Sequence[str], kit: Kit, surface: Surface, rect: Rect) -> None:
    width = _width(kit, rect, 2.7, 1.45)
    for n, card in enumerate(cards):
        away = n - (len(cards) - 1) / 2
        lift = width // 3 if n == 0 else 0
        at = (
            rect.centerx + round(away * width * 0.44),
            rect.centery + width // 8 + round(away * away * width * 0.04) - lift,
        )
        draw_card_askew(kit, surface, card, width, -away * 9, at)


def _books(clean: int, dirty: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    """The clean books above the dirty ones; if there is little height, one of each with its number."""
    kinds: tuple[tuple[str, BookKind, int, int], ...] = (("KD", "clean", 0, clean), ("9S", "dirty", 2, dirty))
    is_low = rect.w > LOW * rect.h
    step = 1.3
    width = _width(kit, rect, 4.4, 1.2) if is_low else _width(kit, rect, 1.4 + step * (max(clean, dirty) - 1), 2.5)
    for line, (card, kind, wilds, count) in enumerate(kinds):
        book = card_art(kit).book(card, kind, wilds, min(round(kit.theme.u(CARD) * 0.66), width))
        if is_low:
            box = book.get_rect(center=(rect.centerx + round((2.4 * line - 1.6) * width), rect.centery))
            surface.blit(book, box)
            figures = kit.text.at_px(f"×{count}", width // 2, CREAM, "strong")
            surface.blit(figures, figures.get_rect(midleft=(box.right + width // 12, rect.centery)))
            continue
        for n in range(count):
            x = rect.centerx + round((n - (count - 1) / 2) * step * width)
            y = rect.centery + round((line - 0.5) * 1.06 * book.get_height())
            surface.blit(book, book.get_rect(center=(x, y)))


def _book(card: str, kind: BookKind, wilds: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    book = card_art(kit).book(card, kind, wilds, _width(kit, rect, 1.4, 1.2))
    surface.blit(book, book.get_rect(center=rect.center))


def _partner(sign: str, kit: Kit, surface: Surface, rect: Rect) -> None:
    """The partner's face, next to a sign or the foot."""
    width = _width(kit, rect, 2.9, 1.15)
    side = width * 5 // 4
    portraits.draw(
        kit.paint, surface, KNOWN["Rosa"], 0, (rect.centerx - side - width // 12, rect.centery - side // 2), side
    )
    at = rect.centerx + side // 2 + width // 12, rect.centery
    if sign == "foot":
        for turn in (14, 0, -14):
            draw_card_askew(kit, surface, "foot", width * 3 // 4, turn, (at[0] - turn * width // 70, at[1]))
    else:
        _answer(kit, surface, sign, at, side * 3 // 5)


_PICTURES: Final[Mapping[str, Mapping[str, _OnCards]]] = {
    "stacks": {
        "dealt": partial(_stacks, ("hand", "foot")),
        "choose": partial(_stacks, ("stack", "stack")),
        "packet": _packet,
    },
    "pile": {
        "five": partial(_taken, 5),
        "seven": partial(_taken, 7),
        "eight": partial(_taken, 8),
        "all": _whole_pile,
    },
    "upcard": {
        "pair": partial(_melded, ("8C", "8H", "8S")),
        "kept": partial(_held, ("8C", "8H", "8S", "4C")),
        "any_play": partial(_melded, ("8C", "8H", "*R")),
    },
    "books": {
        "one_each": partial(_books, 1, 1),
        "two_each": partial(_books, 2, 2),
        "two_and_three": partial(_books, 2, 3),
    },
    "out": {
        "asks": partial(_partner, "tick"),
        "partner": partial(_partner, "foot"),
        "free": partial(draw_lesson, lesson=LessonId.GOING_OUT, person=""),
    },
}
_OF_BOOKS: Final[Mapping[str, _OnCards]] = {
    "out_clean": partial(_book, "KD", "clean", 0),
    "out_dirty": partial(_book, "9S", "dirty", 2),
}
