"""Messages of the section why, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def ask() -> str:
    return sections["why"].ask()


def not_played_yet() -> str:
    return sections["why"].not_played_yet()


def no_partner() -> str:
    return sections["why"].no_partner()


def in_quotes(words: str) -> str:
    return sections["why"].in_quotes(words)


def pile_closed() -> str:
    return sections["why"].pile_closed()


def took_pile(cards: int) -> str:
    return sections["why"].took_pile(cards)


def took_pile_joining(cards: int, rank: Rank) -> str:
    return sections["why"].took_pile_joining(cards, rank)


def opened(points: int, needed: int) -> str:
    return sections["why"].opened(points, needed)


def foot_by_book() -> str:
    return sections["why"].foot_by_book()


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return sections["why"].picked_up_by_discard(stack)


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return sections["why"].picked_up(stack)


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["why"].made_book(kind, rank)


def cards_are_safe(rival: Person) -> str:
    return sections["why"].cards_are_safe(rival)


def added_to_book(rank: Rank) -> str:
    return sections["why"].added_to_book(rank)


def meld_came_on(rank: Rank, cards: int, short: int) -> str:
    return sections["why"].meld_came_on(rank, cards, short)


def three_stops_pile() -> str:
    return sections["why"].three_stops_pile()


def red_three_stops_pile(cost: int) -> str:
    return sections["why"].red_three_stops_pile(cost)


def many_lie_open(count: int, rank: Rank) -> str:
    return sections["why"].many_lie_open(count, rank)


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return sections["why"].to_show(what)


def kept_last_card(for_partner: bool) -> str:
    return sections["why"].kept_last_card(for_partner)


def no_draw() -> str:
    return sections["why"].no_draw()


def went_out() -> str:
    return sections["why"].went_out()


def agreed(what: Literal["open-early", "keep-clean", "save-wilds", "wait-for-foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["why"].agreed(what, stack)
