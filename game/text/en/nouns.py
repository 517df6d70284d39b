"""English: nouns. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.english import COUNT, NUMBER, POSSESSIVE, UNSIGNED, plural


you = 'You'


def rank(rank: Rank) -> str:
    return ('joker' if rank == "*" else 'two' if rank == "2" else 'three' if rank == "3" else 'four' if rank == "4" else 'five' if rank == "5" else 'six' if rank == "6" else 'seven' if rank == "7" else 'eight' if rank == "8" else 'nine' if rank == "9" else 'ten' if rank == "T" else 'jack' if rank == "J" else 'queen' if rank == "Q" else 'king' if rank == "K" else 'ace' if rank == "A" else 'wild')


def ranks(rank: Rank) -> str:
    return ('sixes' if rank == "6" else __rank(rank) + 's')


def a_rank(rank: Rank) -> str:
    return ('an eight' if rank == "8" else 'an ace' if rank == "A" else 'a ' + __rank(rank))


def of_rank(count: int, rank: Rank) -> str:
    return (__a_rank(rank) if plural(count) == "one" else COUNT(count) + ' ' + __ranks(rank))


def card(card: Card) -> str:
    return ('red joker' if card == "*R" else 'black joker' if card == "*B" else __rank(rank_of(card)) + ' of ' + ('clubs' if card[1] == "C" else 'diamonds' if card[1] == "D" else 'hearts' if card[1] == "H" else 'spades'))


def the_card(card: Card) -> str:
    return ('a joker' if rank_of(card) == "*" else 'the ' + __card(card))


def cards(count: int) -> str:
    return ('one card' if plural(count) == "one" else COUNT(count) + ' cards')


def red_threes(count: int) -> str:
    return ('one red three' if plural(count) == "one" else COUNT(count) + ' red threes')


def book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return ('clean book of ' + __ranks(rank) if kind == "clean" else 'dirty book of ' + __ranks(rank) if kind == "dirty" else 'book of wilds')


def whose(who: Person) -> str:
    return ('your' if who.is_you else POSSESSIVE(who))


def player(place: int) -> str:
    return 'Player ' + NUMBER(place)


def points(count: int) -> str:
    return ('one point' if plural(count) == "one" else COUNT(count) + ' points')


def lead(lead: int) -> str:
    return ('level' if lead == 0 else UNSIGNED(lead) + ' behind' if lead < 0 else NUMBER(lead) + ' ahead')


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


def decisions(count: int) -> str:
    return ('one decision' if plural(count) == "one" else COUNT(count) + ' decisions')


def moves(count: int) -> str:
    return ('one move' if plural(count) == "one" else COUNT(count) + ' moves')


def games(count: int) -> str:
    return ('one game' if plural(count) == "one" else COUNT(count) + ' games')


def people(count: int) -> str:
    return ('one person' if plural(count) == "one" else COUNT(count) + ' people')


def minutes(count: int) -> str:
    return ('one minute' if plural(count) == "one" else COUNT(count) + ' minutes')


def seconds(count: int) -> str:
    return ('one second' if plural(count) == "one" else COUNT(count) + ' seconds')


def times(count: int) -> str:
    return ('once' if count == 1 else 'twice' if count == 2 else COUNT(count) + ' times')


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


def other_turns(count: int) -> str:
    return COUNT(count) + ' ' + ('other' if plural(count) == "one" else 'others')


def with_others(who: Person, more: int) -> str:
    return ('Your team' if who.is_you else POSSESSIVE(who) + ' team')


def against(one: str, other: str) -> str:
    return one + ' against ' + other


def band(kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('CLEAN' if kind == "clean" else 'DIRTY' if kind == "dirty" else 'WILD')


def month(month: int) -> str:
    return ('January' if month == 1 else 'February' if month == 2 else 'March' if month == 3 else 'April' if month == 4 else 'May' if month == 5 else 'June' if month == 6 else 'July' if month == 7 else 'August' if month == 8 else 'September' if month == 9 else 'October' if month == 10 else 'November' if month == 11 else 'December')


def short_month(month: int) -> str:
    return ('Jan' if month == 1 else 'Feb' if month == 2 else 'Mar' if month == 3 else 'Apr' if month == 4 else 'May' if month == 5 else 'Jun' if month == 6 else 'Jul' if month == 7 else 'Aug' if month == 8 else 'Sep' if month == 9 else 'Oct' if month == 10 else 'Nov' if month == 11 else 'Dec')


def weekday(weekday: int) -> str:
    return ('Monday' if weekday == 1 else 'Tuesday' if weekday == 2 else 'Wednesday' if weekday == 3 else 'Thursday' if weekday == 4 else 'Friday' if weekday == 5 else 'Saturday' if weekday == 6 else 'Sunday')


def short_weekday(weekday: int) -> str:
    return ('Mon' if weekday == 1 else 'Tue' if weekday == 2 else 'Wed' if weekday == 3 else 'Thu' if weekday == 4 else 'Fri' if weekday == 5 else 'Sat' if weekday == 6 else 'Sun')


__rank = rank
__ranks = ranks
__a_rank = a_rank
__card = card
