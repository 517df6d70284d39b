"""English: why. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


def ask() -> str:
    return 'Ask your partner why'


def not_played_yet() -> str:
    return 'Your partner has not played since this game was opened.'


def no_partner() -> str:
    return 'Nobody at this table is your partner and a computer.'


def in_quotes(words: str) -> str:
    return '“' + words + '”'


def pile_closed() -> str:
    return 'Nobody could take the pile, so I drew.'


def took_pile(cards: int) -> str:
    return 'I took the pile for its ' + _nouns.cards(cards) + '.'


def took_pile_joining(cards: int, rank: Rank) -> str:
    return 'I took the pile for its ' + _nouns.cards(cards) + ', the top one for our ' + _nouns.ranks(rank) + '.'


def opened(points: int, needed: int) -> str:
    return ('I opened for us with ' + NUMBER(points) + ' points.' if needed == 0 else 'I opened for us with ' + NUMBER(points) + ' points, and ' + NUMBER(needed) + ' were needed.')


def foot_by_book() -> str:
    return 'My first book brought me my foot.'


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return ('My discard was the last of my hand, so the foot is mine.' if stack == "foot" else 'My discard was the last of my foot, so the tail is mine.')


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return ('I used up my hand, so that I could go on with my foot at once.' if stack == "foot" else 'I used up my foot, so that I could go on with my tail at once.')


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'I made a ' + _nouns.book(kind, rank) + '.'


def cards_are_safe(rival: Person) -> str:
    return rival.name + ' may go out, and what lies on the table counts for us.'


def added_to_book(rank: Rank) -> str:
    return 'I added to our book of ' + _nouns.ranks(rank) + '.'


def meld_came_on(rank: Rank, cards: int, short: int) -> str:
    return 'Our meld of ' + _nouns.ranks(rank) + ' has ' + _nouns.cards(cards) + ' now; ' + ('one more makes a book.' if plural(short) == "one" else COUNT(short) + ' more make a book.')


def three_stops_pile() -> str:
    return 'Nobody can take the pile with a three on it.'


def red_three_stops_pile(cost: int) -> str:
    return 'A red three left over would have cost us ' + NUMBER(cost) + ', and nobody takes the pile with it on top.'


def many_lie_open(count: int, rank: Rank) -> str:
    return CAPITAL(_nouns.of_rank(count, rank)) + ' are out already, so few can use another.'


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return ('I’d have to show my hand to tell you why I drew.' if what == "draw" else 'I’d have to show my hand to tell you why I threw that card.' if what == "discard" else 'I’d have to show my hand to tell you why I drew and why I threw that card.')


def kept_last_card(for_partner: bool) -> str:
    return ('I kept my last card, because a partner has not laid a card yet.' if for_partner else 'I kept my last card.')


def no_draw() -> str:
    return 'The stock had too few cards left to draw from.'


def went_out() -> str:
    return 'I could go out, and did.'


def agreed(what: Literal["open-early", "keep-clean", "save-wilds", "wait-for-foot"], stack: Literal["foot", "tail"]) -> str:
    return ('We agreed that I open early.' if what == "open-early" else 'We agreed that clean melds stay clean.' if what == "keep-clean" else 'We agreed that I save wilds for books.' if what == "save-wilds" else 'We agreed that I do not go out before you have your ' + _nouns.stack(stack) + '.')
