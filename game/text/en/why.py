"""English: why. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


ask = 'Ask your partner why'
not_played_yet = "Your partner hasn't played since you started or resumed this game."
no_partner = 'You have no computer partner at this table.'
drew_as_pile_was_closed = 'Nobody could take the pile, so I drew.'
foot_by_book = 'My first book let me pick up my foot.'
black_three_stops_pile = 'Nobody can take the pile with a three on it.'
stock_gave_no_draw = "There weren't enough cards left in the stock to draw."
went_out_with = 'I could go out, so I did.'


def in_quotes(words: str) -> str:
    return '“' + words + '”'


def took_pile(cards: int) -> str:
    return 'I took the pile for its ' + ('only card' if plural(cards) == "one" else _nouns.cards(cards)) + '.'


def took_pile_joining(cards: int, joined: Rank) -> str:
    return 'I took the pile for its ' + ('only card, which went on our ' + _nouns.ranks(joined) if plural(cards) == "one" else _nouns.cards(cards) + '; the top one went on our ' + _nouns.ranks(joined)) + '.'


def opened_team(points: int, need: int) -> str:
    return ('I opened for us with ' + NUMBER(points) + ' points.' if need == 0 else 'I opened for us with ' + NUMBER(points) + ' points; we needed ' + NUMBER(need) + '.')


def picked_up_by_discard(stack: Literal["foot", "tail"]) -> str:
    return ('I discarded the last card of my hand, so I picked up my foot.' if stack == "foot" else 'I discarded the last card of my foot, so I picked up my tail.')


def picked_up(stack: Literal["foot", "tail"]) -> str:
    return ('I played my whole hand to go straight on to my foot.' if stack == "foot" else 'I played my whole foot to go straight on to my tail.')


def reached_foot(by_book: bool, by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return (__foot_by_book if by_book else (__picked_up_by_discard(stack) if by_discard else __picked_up(stack)))


def reached_tail(by_discard: bool, stack: Literal["foot", "tail"]) -> str:
    return (__picked_up_by_discard(stack) if by_discard else __picked_up(stack))


def made_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'I made a ' + _nouns.book(kind, rank) + '.'


def cards_are_safe(who: Person) -> str:
    return who.name + ' might go out, and cards on the table count for us.'


def added_to_book(rank: Rank) -> str:
    return 'I added to our book of ' + _nouns.ranks(rank) + '.'


def meld_grew(rank: Rank, cards: int, short: int) -> str:
    return 'Our meld of ' + _nouns.ranks(rank) + ' has ' + _nouns.cards(cards) + ' now; ' + ('one more makes a book.' if plural(short) == "one" else COUNT(short) + ' more make a book.')


def meld_came_on(short: int, rank: Rank, cards: int) -> str:
    return (__added_to_book(rank) if short == 0 else __meld_grew(rank, cards, short))


def red_three_stops_pile(red_cost: int) -> str:
    return 'A leftover red three would have cost us ' + NUMBER(red_cost) + ' points, and nobody can take the pile with one on top.'


def three_stops_pile(red_cost: int) -> str:
    return (__black_three_stops_pile if red_cost == 0 else __red_three_stops_pile(red_cost))


def many_lie_open(count: int, rank: Rank) -> str:
    return CAPITAL(_nouns.of_rank(count, rank)) + ' ' + ('is' if plural(count) == "one" else 'are') + ' out already, so hardly anyone can use another.'


def to_show(what: Literal["draw", "discard", "both"]) -> str:
    return ("I'd have to show my hand to tell you why I drew." if what == "draw" else "I'd have to show my hand to tell you why I discarded that card." if what == "discard" else "I'd have to show my hand to tell you why I drew and why I discarded that card.")


def kept_last_card(partner_waits: bool) -> str:
    return ('I kept my last card so that everyone on our team can lay cards down before I go out.' if partner_waits else 'I kept my last card.')


def as_agreed(agreement: Literal["open_early", "keep_clean", "save_wilds", "leave_late_pile", "take_pile", "go_out_soon", "lay_down", "finish_books", "no_gifts", "keep_pairs", "keep_threes", "play_on", "useful_piles", "keep_cards", "use_wilds", "work_together", "play_safe", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ("We agreed I'd open early." if agreement == "open_early" else 'We agreed to keep clean melds clean.' if agreement == "keep_clean" else "We agreed I'd save wild cards for books." if agreement == "save_wilds" else "We agreed I'd leave the pile alone near the end." if agreement == "leave_late_pile" else "As you asked, I'm taking every pile I can." if agreement == "take_pile" else "As you asked, I'll go out as soon as I can." if agreement == "go_out_soon" else "We agreed I'd lay down all I can." if agreement == "lay_down" else "We agreed I'd finish books first." if agreement == "finish_books" else "We agreed I wouldn't feed the next player." if agreement == "no_gifts" else "We agreed I'd keep pairs together." if agreement == "keep_pairs" else "We agreed I'd save black threes." if agreement == "keep_threes" else "We agreed I'd play on while it's safe." if agreement == "play_on" else "We agreed I'd take only useful piles." if agreement == "useful_piles" else "We agreed I'd keep cards in hand." if agreement == "keep_cards" else "As you asked, I'm playing wild cards as soon as they fit." if agreement == "use_wilds" else "We agreed I'd build on your melds." if agreement == "work_together" else "We agreed I'd discard safely." if agreement == "play_safe" else "We agreed I wouldn't go out until you had your " + _nouns.stack(stack) + '.')


__picked_up = picked_up
__picked_up_by_discard = picked_up_by_discard
__foot_by_book = foot_by_book
__meld_grew = meld_grew
__added_to_book = added_to_book
__red_three_stops_pile = red_three_stops_pile
__black_three_stops_pile = black_three_stops_pile
