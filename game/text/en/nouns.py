"""English: nouns. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.en import nouns as _nouns
from game.text.english import COUNT, NUMBER, POSSESSIVE, plural


def rank(rank: Rank) -> str:
    return ('joker' if rank == "*" else 'two' if rank == "2" else 'three' if rank == "3" else 'four' if rank == "4" else 'five' if rank == "5" else 'six' if rank == "6" else 'seven' if rank == "7" else 'eight' if rank == "8" else 'nine' if rank == "9" else 'ten' if rank == "T" else 'jack' if rank == "J" else 'queen' if rank == "Q" else 'king' if rank == "K" else 'ace' if rank == "A" else 'wild')


def ranks(rank: Rank) -> str:
    return ('sixes' if rank == "6" else _nouns.rank(rank) + 's')


def a_rank(rank: Rank) -> str:
    return ('an eight' if rank == "8" else 'an ace' if rank == "A" else 'a ' + _nouns.rank(rank))


def of_rank(count: int, rank: Rank) -> str:
    return (_nouns.a_rank(rank) if plural(count) == "one" else COUNT(count) + ' ' + _nouns.ranks(rank))


def card(card: Card) -> str:
    return ('red joker' if card == "*R" else 'black joker' if card == "*B" else _nouns.rank(rank_of(card)) + ' of ' + ('clubs' if card[1] == "C" else 'diamonds' if card[1] == "D" else 'hearts' if card[1] == "H" else 'spades'))


def the_card(card: Card) -> str:
    return ('a joker' if rank_of(card) == "*" else 'the ' + _nouns.card(card))


def cards(count: int) -> str:
    return ('one card' if plural(count) == "one" else COUNT(count) + ' cards')


def red_threes(count: int) -> str:
    return ('one red three' if plural(count) == "one" else COUNT(count) + ' red threes')


def book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return ('clean book of ' + _nouns.ranks(rank) if kind == "clean" else 'dirty book of ' + _nouns.ranks(rank) if kind == "dirty" else 'book of wilds')


def whose(who: Person) -> str:
    return ('your' if who.is_you else POSSESSIVE(who))


def you() -> str:
    return 'You'


def player(place: int) -> str:
    return 'Player ' + NUMBER(place)


def points(count: int) -> str:
    return ('one point' if plural(count) == "one" else COUNT(count) + ' points')


def decks(count: int) -> str:
    return ('one deck' if plural(count) == "one" else COUNT(count) + ' decks')


def wilds(count: int) -> str:
    return ('one wild card' if plural(count) == "one" else COUNT(count) + ' wild cards')


def naturals(count: int) -> str:
    return ('one natural' if plural(count) == "one" else COUNT(count) + ' naturals')


def melds(count: int) -> str:
    return ('one meld' if plural(count) == "one" else COUNT(count) + ' melds')


def books(count: int) -> str:
    return ('one book' if plural(count) == "one" else COUNT(count) + ' books')


def clean_books(count: int) -> str:
    return ('one clean book' if plural(count) == "one" else COUNT(count) + ' clean books')


def dirty_books(count: int) -> str:
    return ('one dirty book' if plural(count) == "one" else COUNT(count) + ' dirty books')


def rounds(count: int) -> str:
    return ('one round' if plural(count) == "one" else COUNT(count) + ' rounds')


def matches(count: int) -> str:
    return ('one match' if plural(count) == "one" else COUNT(count) + ' matches')


def turns(count: int) -> str:
    return ('one turn' if plural(count) == "one" else COUNT(count) + ' turns')


def deals(count: int) -> str:
    return ('one deal' if plural(count) == "one" else COUNT(count) + ' deals')


def players(count: int) -> str:
    return ('one player' if plural(count) == "one" else COUNT(count) + ' players')


def people(count: int) -> str:
    return ('one person' if plural(count) == "one" else COUNT(count) + ' people')


def teams(count: int) -> str:
    return ('one team' if plural(count) == "one" else COUNT(count) + ' teams')


def seats(count: int) -> str:
    return ('one seat' if plural(count) == "one" else COUNT(count) + ' seats')


def black_threes(count: int) -> str:
    return ('one black three' if plural(count) == "one" else COUNT(count) + ' black threes')


def sevens(count: int) -> str:
    return ('one seven' if plural(count) == "one" else COUNT(count) + ' sevens')


def jokers(count: int) -> str:
    return ('one joker' if plural(count) == "one" else COUNT(count) + ' jokers')


def twos(count: int) -> str:
    return ('one two' if plural(count) == "one" else COUNT(count) + ' twos')


def decisions(count: int) -> str:
    return ('one decision' if plural(count) == "one" else COUNT(count) + ' decisions')


def moves(count: int) -> str:
    return ('one move' if plural(count) == "one" else COUNT(count) + ' moves')


def games(count: int) -> str:
    return ('one game' if plural(count) == "one" else COUNT(count) + ' games')


def days(count: int) -> str:
    return ('one day' if plural(count) == "one" else COUNT(count) + ' days')


def minutes(count: int) -> str:
    return ('one minute' if plural(count) == "one" else COUNT(count) + ' minutes')


def seconds(count: int) -> str:
    return ('one second' if plural(count) == "one" else COUNT(count) + ' seconds')


def times(count: int) -> str:
    return ('one time' if plural(count) == "one" else COUNT(count) + ' times')


def rules(count: int) -> str:
    return ('one rule' if plural(count) == "one" else COUNT(count) + ' rules')


def problems(count: int) -> str:
    return ('one problem' if plural(count) == "one" else COUNT(count) + ' problems')


def lessons(count: int) -> str:
    return ('one lesson' if plural(count) == "one" else COUNT(count) + ' lessons')


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('hand' if stack == "hand" else 'foot' if stack == "foot" else 'tail')


def kind_of_book(kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('clean book' if kind == "clean" else 'dirty book' if kind == "dirty" else 'book of wilds')


def four(who: Person) -> str:
    return ('Your four' if who.is_you else POSSESSIVE(who) + ' four')


def against(one: str, other: str) -> str:
    return one + ' against ' + other


def band(kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('CLEAN' if kind == "clean" else 'DIRTY' if kind == "dirty" else 'WILD')
