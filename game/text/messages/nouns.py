"""Messages of the section nouns, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def rank(rank: Rank) -> str:
    return sections["nouns"].rank(rank)


def ranks(rank: Rank) -> str:
    return sections["nouns"].ranks(rank)


def a_rank(rank: Rank) -> str:
    return sections["nouns"].a_rank(rank)


def of_rank(count: int, rank: Rank) -> str:
    return sections["nouns"].of_rank(count, rank)


def card(card: Card) -> str:
    return sections["nouns"].card(card)


def the_card(card: Card) -> str:
    return sections["nouns"].the_card(card)


def cards(count: int) -> str:
    return sections["nouns"].cards(count)


def red_threes(count: int) -> str:
    return sections["nouns"].red_threes(count)


def book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return sections["nouns"].book(kind, rank)


def whose(who: Person) -> str:
    return sections["nouns"].whose(who)


def you() -> str:
    return sections["nouns"].you()


def player(place: int) -> str:
    return sections["nouns"].player(place)


def points(count: int) -> str:
    return sections["nouns"].points(count)


def lead(lead: int) -> str:
    return sections["nouns"].lead(lead)


def decks(count: int) -> str:
    return sections["nouns"].decks(count)


def wilds(count: int) -> str:
    return sections["nouns"].wilds(count)


def naturals(count: int) -> str:
    return sections["nouns"].naturals(count)


def melds(count: int) -> str:
    return sections["nouns"].melds(count)


def books(count: int) -> str:
    return sections["nouns"].books(count)


def clean_books(count: int) -> str:
    return sections["nouns"].clean_books(count)


def dirty_books(count: int) -> str:
    return sections["nouns"].dirty_books(count)


def rounds(count: int) -> str:
    return sections["nouns"].rounds(count)


def matches(count: int) -> str:
    return sections["nouns"].matches(count)


def turns(count: int) -> str:
    return sections["nouns"].turns(count)


def deals(count: int) -> str:
    return sections["nouns"].deals(count)


def players(count: int) -> str:
    return sections["nouns"].players(count)


def teams(count: int) -> str:
    return sections["nouns"].teams(count)


def seats(count: int) -> str:
    return sections["nouns"].seats(count)


def black_threes(count: int) -> str:
    return sections["nouns"].black_threes(count)


def sevens(count: int) -> str:
    return sections["nouns"].sevens(count)


def jokers(count: int) -> str:
    return sections["nouns"].jokers(count)


def decisions(count: int) -> str:
    return sections["nouns"].decisions(count)


def moves(count: int) -> str:
    return sections["nouns"].moves(count)


def games(count: int) -> str:
    return sections["nouns"].games(count)


def people(count: int) -> str:
    return sections["nouns"].people(count)


def minutes(count: int) -> str:
    return sections["nouns"].minutes(count)


def seconds(count: int) -> str:
    return sections["nouns"].seconds(count)


def times(count: int) -> str:
    return sections["nouns"].times(count)


def rules(count: int) -> str:
    return sections["nouns"].rules(count)


def problems(count: int) -> str:
    return sections["nouns"].problems(count)


def lessons(count: int) -> str:
    return sections["nouns"].lessons(count)


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["nouns"].stack(stack)


def kind_of_book(kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["nouns"].kind_of_book(kind)


def other_turns(count: int) -> str:
    return sections["nouns"].other_turns(count)


def with_others(who: Person, more: int) -> str:
    return sections["nouns"].with_others(who, more)


def against(one: str, other: str) -> str:
    return sections["nouns"].against(one, other)


def band(kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["nouns"].band(kind)


def month(month: int) -> str:
    return sections["nouns"].month(month)


def short_month(month: int) -> str:
    return sections["nouns"].short_month(month)


def weekday(weekday: int) -> str:
    return sections["nouns"].weekday(weekday)


def short_weekday(weekday: int) -> str:
    return sections["nouns"].short_weekday(weekday)
