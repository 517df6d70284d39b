"""English: why. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


def ask() -> str:
    return 'Ask your partner why'


def not_played_yet() -> str:
    return "Your partner hasn't played since you opened this game."


def no_partner() -> str:
    return 'You have no computer partner at this table.'


def in_quotes(words: str) -> str:
    return '“' + words + '”'


def pile_closed() -> str:
    return 'Nobody could take the pile, so I drew.'


def took_pile(cards: int) -> str:
    return 'I took the pile for its ' + ('only card' if plural(cards) == "one" else _nouns.cards(cards)) + '.'


def took_pile_joining(cards: int, rank: Rank) -> str:
    return 'I took the pile for its ' + ('only card, which went on our ' + _nouns.ranks(rank) if plural(cards) == "one" else _nouns.cards(cards) + '; the top one went on our ' + _nouns.ranks(rank)) + '.'


def opened(points: int, needed: int) -> str:
    return ('I opened for us with ' + NUMBER(points) + ' points.' if needed == 0 else 'I opened for us with ' + NUMBER(points) + ' points; we needed ' + NUMBER(needed) + '.')


def foot_by_book() -> str:
    return 'My first book let me pick up my foot.'


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return ('I discarded the last card of my hand, so I picked up my foot.' if stack == "foot" else 'I discarded the last card of my foot, so I picked up my tail.')


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return ('I played my whole hand to go straight on with my foot.' if stack == "foot" else 'I played my whole foot to go straight on with my tail.')


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'I made a ' + _nouns.book(kind, rank) + '.'


def cards_are_safe(rival: Person) -> str:
    return rival.name + ' may go out, and cards on the table count for us.'


def added_to_book(rank: Rank) -> str:
    return 'I added to our book of ' + _nouns.ranks(rank) + '.'


def meld_came_on(rank: Rank, cards: int, short: int) -> str:
    return 'Our meld of ' + _nouns.ranks(rank) + ' has ' + _nouns.cards(cards) + ' now; ' + ('one more makes a book.' if plural(short) == "one" else COUNT(short) + ' more make a book.')


def three_stops_pile() -> str:
    return 'Nobody can take the pile with a three on it.'


def red_three_stops_pile(cost: int) -> str:
    return 'A leftover red three would have cost us ' + NUMBER(cost) + ', and nobody can take the pile with one on top.'


def many_lie_open(count: int, rank: Rank) -> str:
    return CAPITAL(_nouns.of_rank(count, rank)) + ' ' + ('is' if plural(count) == "one" else 'are') + ' out already, so few players can use another.'


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return ("I'd have to show my hand to tell you why I drew." if what == "draw" else "I'd have to show my hand to tell you why I discarded that card." if what == "discard" else "I'd have to show my hand to tell you why I drew and why I discarded that card.")


def kept_last_card(for_partner: bool) -> str:
    return ("I kept my last card because my partner hasn't laid down a card yet." if for_partner else 'I kept my last card.')


def no_draw() -> str:
    return "The stock didn't have enough cards left to draw."


def went_out() -> str:
    return 'I could go out, so I did.'


def agreed(what: Literal["open-early", "keep-clean", "save-wilds", "wait-for-foot"], stack: Literal["foot", "tail"]) -> str:
    return ('We agreed that I open early.' if what == "open-early" else 'We agreed that clean melds stay clean.' if what == "keep-clean" else 'We agreed that I save wild cards for books.' if what == "save-wilds" else "We agreed that I don't go out before you have your " + _nouns.stack(stack) + '.')
