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


def drew_as_pile_was_closed() -> str:
    return sections["why"].drew_as_pile_was_closed()


def took_pile(cards: int) -> str:
    return sections["why"].took_pile(cards)


def took_pile_joining(cards: int, joined: Rank) -> str:
    return sections["why"].took_pile_joining(cards, joined)


def opened_team(points: int, need: int) -> str:
    return sections["why"].opened_team(points, need)


def foot_by_book() -> str:
    return sections["why"].foot_by_book()


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return sections["why"].picked_up_by_discard(stack)


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return sections["why"].picked_up(stack)


def reached_foot(by_book: bool, by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return sections["why"].reached_foot(by_book, by_discard, stack)


def reached_tail(by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return sections["why"].reached_tail(by_discard, stack)


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["why"].made_book(kind, rank)


def cards_are_safe(who: Person) -> str:
    return sections["why"].cards_are_safe(who)


def added_to_book(rank: Rank) -> str:
    return sections["why"].added_to_book(rank)


def meld_grew(rank: Rank, cards: int, short: int) -> str:
    return sections["why"].meld_grew(rank, cards, short)


def meld_came_on(short: int, rank: Rank, cards: int) -> str:
    return sections["why"].meld_came_on(short, rank, cards)


def black_three_stops_pile() -> str:
    return sections["why"].black_three_stops_pile()


def red_three_stops_pile(red_cost: int) -> str:
    return sections["why"].red_three_stops_pile(red_cost)


def three_stops_pile(red_cost: int) -> str:
    return sections["why"].three_stops_pile(red_cost)


def many_lie_open(count: int, rank: Rank) -> str:
    return sections["why"].many_lie_open(count, rank)


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return sections["why"].to_show(what)


def kept_last_card(partner_waits: bool) -> str:
    return sections["why"].kept_last_card(partner_waits)


def stock_gave_no_draw() -> str:
    return sections["why"].stock_gave_no_draw()


def went_out_with() -> str:
    return sections["why"].went_out_with()


def as_agreed(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return sections["why"].as_agreed(agreement, stack)
