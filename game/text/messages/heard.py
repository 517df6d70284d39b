"""Messages of the section heard, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def bar() -> str:
    return sections["heard"].bar()


def your_hand() -> str:
    return sections["heard"].your_hand()


def laid_out() -> str:
    return sections["heard"].laid_out()


def laid_out_group(group: str) -> str:
    return sections["heard"].laid_out_group(group)


def piles() -> str:
    return sections["heard"].piles()


def players() -> str:
    return sections["heard"].players()


def actions() -> str:
    return sections["heard"].actions()


def says() -> str:
    return sections["heard"].says()


def notice() -> str:
    return sections["heard"].notice()


def question() -> str:
    return sections["heard"].question()


def skip() -> str:
    return sections["heard"].skip()


def skip_tip() -> str:
    return sections["heard"].skip_tip()


def lift_more() -> str:
    return sections["heard"].lift_more()


def lift_fewer() -> str:
    return sections["heard"].lift_fewer()


def nothing_said() -> str:
    return sections["heard"].nothing_said()


def unavailable(name: str) -> str:
    return sections["heard"].unavailable(name)


def coach(words: str) -> str:
    return sections["heard"].coach(words)


def hint(words: str) -> str:
    return sections["heard"].hint(words)


def hand_title(count: int) -> str:
    return sections["heard"].hand_title(count)


def card_in_hand(card: Card, place: int, of: int, chosen: bool, new: bool) -> str:
    return sections["heard"].card_in_hand(card, place, of, chosen, new)


def staged_card(card: Card, group: Sequence[Card]) -> str:
    return sections["heard"].staged_card(card, group)


def last_of_all(card: Card) -> str:
    return sections["heard"].last_of_all(card)


def meld(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int) -> str:
    return sections["heard"].meld(rank, kind, book, cards, wilds)


def meld_of_team(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int, owner: str) -> str:
    return sections["heard"].meld_of_team(rank, kind, book, cards, wilds, owner)


def team_title(name: str, note: str) -> str:
    return sections["heard"].team_title(name, note)


def held(cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str]) -> str:
    return sections["heard"].held(cards, plays, lying)


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return sections["heard"].stack_of(stack, cards)


def player(name: str, partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], turn: bool, alert: str) -> str:
    return sections["heard"].player(name, partner, cards, plays, lying, turn, alert)


def plate(partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], alert: str) -> str:
    return sections["heard"].plate(partner, cards, plays, lying, alert)


def pile(count: int, card: Card | None, frozen: bool) -> str:
    return sections["heard"].pile(count, card, frozen)


def hand(cards: Sequence[Card], count: int, chosen: Sequence[Card], fresh: Sequence[Card]) -> str:
    return sections["heard"].hand(cards, count, chosen, fresh)


def cards_signed(cards: Sequence[Card], sign: str) -> str:
    return sections["heard"].cards_signed(cards, sign)


def red_threes(count: int, owner: str) -> str:
    return sections["heard"].red_threes(count, owner)


def score(name: str, total: str, now: str, books: str) -> str:
    return sections["heard"].score(name, total, now, books)


def need(state: Literal["done", "lacking", "last"], what: str, how: str) -> str:
    return sections["heard"].need(state, what, how)


def meter(have: int, least: int) -> str:
    return sections["heard"].meter(have, least)


def you_hold(count: int, cards: Sequence[Card]) -> str:
    return sections["heard"].you_hold(count, cards)


def chosen(cards: Sequence[Card]) -> str:
    return sections["heard"].chosen(cards)


def new(cards: Sequence[Card]) -> str:
    return sections["heard"].new(cards)


def new_cards(cards: Sequence[str]) -> str:
    return sections["heard"].new_cards(cards)


def team_has(team: Person, people: int, melds: str, threes: int) -> str:
    return sections["heard"].team_has(team, people, melds, threes)


def belonging(of: str, label: str) -> str:
    return sections["heard"].belonging(of, label)


def holding(name: str, held: str) -> str:
    return sections["heard"].holding(name, held)


def cards_held(count: int, cards: Sequence[Card]) -> str:
    return sections["heard"].cards_held(count, cards)


def in_stack(stack: Literal["hand", "foot", "tail"], cards: Sequence[Card]) -> str:
    return sections["heard"].in_stack(stack, cards)


def holds(name: str, cards: int, plays: Literal["hand", "foot", "tail"]) -> str:
    return sections["heard"].holds(name, cards, plays)


def not_told(why: str) -> str:
    return sections["heard"].not_told(why)
