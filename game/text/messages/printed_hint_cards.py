"""Messages of the section printed_hint_cards, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.language import sections


def title(rules: str) -> str:
    return sections["printed_hint_cards"].title(rules)


def numbered(rules: str, card: int, cards: int) -> str:
    return sections["printed_hint_cards"].numbered(rules, card, cards)


def your_turn() -> str:
    return sections["printed_hint_cards"].your_turn()


def stacks() -> str:
    return sections["printed_hint_cards"].stacks()


def books() -> str:
    return sections["printed_hint_cards"].books()


def cards() -> str:
    return sections["printed_hint_cards"].cards()


def draw(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["printed_hint_cards"].draw(draw_count, takes, taken, take_with)


def lay_down() -> str:
    return sections["printed_hint_cards"].lay_down()


def one_after_the_other() -> str:
    return sections["printed_hint_cards"].one_after_the_other()


def minimums(points: Sequence[str]) -> str:
    return sections["printed_hint_cards"].minimums(points)


def minimums_by_total(minimums: str) -> str:
    return sections["printed_hint_cards"].minimums_by_total(minimums)


def book(size: int) -> str:
    return sections["printed_hint_cards"].book(size)


def books_score(values: Sequence[str]) -> str:
    return sections["printed_hint_cards"].books_score(values)


def books_score_nothing() -> str:
    return sections["printed_hint_cards"].books_score_nothing()


def going_out(needs: Sequence[str]) -> str:
    return sections["printed_hint_cards"].going_out(needs)


def going_out_scores(points: int) -> str:
    return sections["printed_hint_cards"].going_out_scores(points)


def winner_takes() -> str:
    return sections["printed_hint_cards"].winner_takes()


def three(points: int, three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return sections["printed_hint_cards"].three(points, three, tail)
