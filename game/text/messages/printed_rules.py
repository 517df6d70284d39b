"""Messages of the section printed_rules, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Rank
from game.text.language import sections


def footer() -> str:
    return sections["printed_rules"].footer()


def cards() -> str:
    return sections["printed_rules"].cards()


def cards_count(only_losers: bool) -> str:
    return sections["printed_rules"].cards_count(only_losers)


def others(only_losers: bool) -> str:
    return sections["printed_rules"].others(only_losers)


def to_go_out() -> str:
    return sections["printed_rules"].to_go_out()


def to_open() -> str:
    return sections["printed_rules"].to_open()


def worth(what: str, points: str) -> str:
    return sections["printed_rules"].worth(what, points)


def rank(rank: Rank) -> str:
    return sections["printed_rules"].rank(rank)


def ranks(from_: Rank, to: Rank) -> str:
    return sections["printed_rules"].ranks(from_, to)


def kind(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"]) -> str:
    return sections["printed_rules"].kind(kind)


def double_book(size: int) -> str:
    return sections["printed_rules"].double_book(size)


def twice() -> str:
    return sections["printed_rules"].twice()


def book_at_once() -> str:
    return sections["printed_rules"].book_at_once()


def going_out() -> str:
    return sections["printed_rules"].going_out()


def three(three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return sections["printed_rules"].three(three, tail)


def no_books() -> str:
    return sections["printed_rules"].no_books()


def partners(done: Literal["picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return sections["printed_rules"].partners(done, last)


def permission() -> str:
    return sections["printed_rules"].permission()


def last_card(how: Literal["required", "optional", "never"]) -> str:
    return sections["printed_rules"].last_card(how)


def every_round() -> str:
    return sections["printed_rules"].every_round()


def rounds_after() -> str:
    return sections["printed_rules"].rounds_after()


def in_round(round: int) -> str:
    return sections["printed_rules"].in_round(round)


def from_round(round: int) -> str:
    return sections["printed_rules"].from_round(round)


def below(total: int) -> str:
    return sections["printed_rules"].below(total)


def from_(total: int) -> str:
    return sections["printed_rules"].from_(total)


def different(preset: str) -> str:
    return sections["printed_rules"].different(preset)


def stack(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return sections["printed_rules"].stack(stack, count)


def letter(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["printed_rules"].letter(stack)


def book(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return sections["printed_rules"].book(kind, points)


def opens(points: int, minimum: int) -> str:
    return sections["printed_rules"].opens(points, minimum)


def together() -> str:
    return sections["printed_rules"].together()


def laid_down(points: int) -> str:
    return sections["printed_rules"].laid_down(points)
