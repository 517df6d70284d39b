"""English: log. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


def drew(who: Person, count: int) -> str:
    return 'drew ' + _nouns.cards(count)


def drew_short(who: Person, count: int) -> str:
    return 'drew ' + COUNT(count)


def shuffled(count: int) -> str:
    return 'The discards were shuffled into a new stock of ' + _nouns.cards(count)


def shuffled_short() -> str:
    return 'Discards reshuffled'


def upcard(card: Card) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' starts the discard pile'


def upcard_after(card: Card, under: int) -> str:
    return __upcard(card) + '; ' + _nouns.cards(under) + ' went under the stock'


def upcard_short() -> str:
    return 'The pile starts with'


def round_began(round: int, dealer: Person, first: Person) -> str:
    return 'Round ' + NUMBER(round) + ': ' + ('you deal' if dealer.is_you else dealer.name + ' deals') + ', ' + ('you play first' if first.is_you else first.name + ' plays first')


def round_began_short(round: int, dealer: Person, first: Person) -> str:
    return 'Round ' + NUMBER(round) + ': ' + ('you first' if first.is_you else first.name + ' first')


def round_ended(round: int, scores: Sequence[str], out: bool) -> str:
    return ('Round ' + NUMBER(round) + ' ended: ' + LIST(scores) if out else 'Round ' + NUMBER(round) + ' ended with nobody going out: ' + LIST(scores))


def round_ended_short(round: int, scores: Sequence[str], out: bool) -> str:
    return 'Round ' + NUMBER(round) + ' ended'


def team_score(team: str, points: int) -> str:
    return team + ' ' + SIGNED(points)


def cut(who: Person, result: str) -> str:
    return 'lifted ' + result


def cut_short(who: Person, result: str) -> str:
    return result


def cut_exact(count: int, bonus: int) -> str:
    return _nouns.cards(count) + ', exactly right: ' + SIGNED(bonus)


def cut_exact_short(count: int, bonus: int) -> str:
    return 'lifted ' + NUMBER(count) + ', ' + SIGNED(bonus)


def cut_over(count: int, miss: int) -> str:
    return _nouns.cards(count) + '; ' + ('one goes back' if plural(miss) == "one" else COUNT(miss) + ' go back')


def cut_over_short(count: int, miss: int) -> str:
    return 'lifted ' + NUMBER(count) + ', put ' + NUMBER(miss) + ' back'


def cut_under(count: int, miss: int) -> str:
    return _nouns.cards(count) + '; ' + ('one more is added' if plural(miss) == "one" else COUNT(miss) + ' more are added')


def cut_under_short(count: int, miss: int) -> str:
    return 'lifted ' + NUMBER(count) + ', ' + NUMBER(miss) + ' added'


def chose(who: Person, stack: Literal["first", "second"]) -> str:
    return ('chose the first stack' if stack == "first" else 'chose the second stack')


def chose_short(who: Person, stack: Literal["first", "second"]) -> str:
    return 'chose a stack'


def took_pile(who: Person, card: Card, count: int) -> str:
    return 'took the pile with ' + _nouns.the_card(card) + ': ' + _nouns.cards(count)


def took_pile_short(who: Person, card: Card, count: int) -> str:
    return 'took the pile (' + NUMBER(count) + ')'


def opened(who: Person, points: int) -> str:
    return 'opened with ' + NUMBER(points)


def melded(who: Person, cards: Sequence[str]) -> str:
    return 'melded ' + LIST(cards)


def added_to_book(who: Person, cards: Sequence[str], rank: Rank) -> str:
    return 'added ' + LIST(cards) + ' to the book of ' + _nouns.ranks(rank)


def added(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return 'added ' + LIST(cards) + ': ' + NUMBER(held) + ' of ' + NUMBER(size)


def added_short(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return 'added ' + LIST(cards)


def added_wilds(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return 'added ' + LIST(cards) + ' to the ' + _nouns.ranks(rank) + ': ' + NUMBER(held) + ' of ' + NUMBER(size)


def added_wilds_short(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return 'added ' + LIST(cards) + ' to the ' + _nouns.ranks(rank)


def added_full(who: Person, cards: Sequence[str], held: int) -> str:
    return 'added ' + LIST(cards) + ': ' + _nouns.cards(held)


def added_wilds_full(who: Person, cards: Sequence[str], rank: Rank, held: int) -> str:
    return 'added ' + LIST(cards) + ' to the ' + _nouns.ranks(rank) + ': ' + _nouns.cards(held)


def book(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return 'completed a ' + _nouns.book(kind, rank) + ', ' + SIGNED(worth)


def book_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'completed a ' + _nouns.book(kind, rank)


def turned_dirty(who: Person, rank: Rank) -> str:
    return 'turned the clean book of ' + _nouns.ranks(rank) + ' dirty'


def turned_dirty_short(who: Person, rank: Rank) -> str:
    return 'turned a book dirty'


def foot(who: Person, stack: Literal["foot", "tail"]) -> str:
    return ('picked up the foot' if stack == "foot" else 'picked up the tail')


def red_threes(who: Person, laid: int) -> str:
    return 'laid down ' + _nouns.red_threes(laid)


def red_threes_short(who: Person, laid: int) -> str:
    return 'laid ' + _nouns.red_threes(laid)


def red_threes_drawing(who: Person, laid: int, drawn: int) -> str:
    return 'laid down ' + _nouns.red_threes(laid) + ', drawing ' + _nouns.cards(drawn)


def discarded(who: Person, card: Card) -> str:
    return 'discarded ' + _nouns.the_card(card)


def discarded_short(who: Person, card: Card) -> str:
    return 'discarded'


def held(who: Person) -> str:
    return 'kept the last card'


def held_short(who: Person) -> str:
    return 'kept a card'


def pile_peeked(who: Person) -> str:
    return 'looked through the pile'


def pile_peeked_short(who: Person) -> str:
    return 'looked at the pile'


def passed(who: Person) -> str:
    return 'passed: too few cards left to draw'


def passed_short(who: Person) -> str:
    return 'passed'


def permission_asked(who: Person) -> str:
    return 'asked to go out'


def permission_asked_short(who: Person) -> str:
    return __permission_asked(who)


def permission_answered(who: Person, asker: Person, yes: bool) -> str:
    return ('said yes: ' + ('you may go out' if asker.is_you else asker.name + ' may go out') if yes else 'said no: ' + ('you may not go out yet' if asker.is_you else asker.name + ' may not go out yet'))


def permission_answered_short(who: Person, asker: Person, yes: bool) -> str:
    return ('said yes' if yes else 'said no')


def out_discarding(who: Person, card: Card) -> str:
    return 'went out, discarding ' + _nouns.the_card(card)


def out(who: Person) -> str:
    return 'went out without a discard'


def out_short(who: Person) -> str:
    return 'went out'


def melds_taken_back(who: Person, moves: int) -> str:
    return 'took back ' + ('one play' if plural(moves) == "one" else COUNT(moves) + ' plays')


def melds_taken_back_short(who: Person, moves: int) -> str:
    return 'took it back'


def long_over() -> str:
    return 'That round is over and its cards have been shuffled.'


def in_stock() -> str:
    return 'It went back into the stock with the other discards.'


def in_meld(whose: Person, rank: Rank, held: int) -> str:
    return CAPITAL(_nouns.whose(whose)) + ' meld of ' + _nouns.ranks(rank) + ' now has ' + _nouns.cards(held) + '.'


def in_book(whose: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, held: int) -> str:
    return CAPITAL(_nouns.whose(whose)) + ' ' + _nouns.book(kind, rank) + ' now has ' + _nouns.cards(held) + '.'


def in_pile(card: Card, above: int) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' is ' + ('on top of the pile' if above == 0 else 'buried in the pile, under ' + _nouns.cards(above)) + '.'


def taken_and_held(who: Person, card: Card) -> str:
    return ('You took ' + _nouns.the_card(card) + ' with the pile and still hold it.' if who.is_you else who.name + ' took ' + _nouns.the_card(card) + ' with the pile and still holds it.')


def taken_and_played(who: Person, card: Card) -> str:
    return ('You took ' + _nouns.the_card(card) + ' with the pile and have played it since.' if who.is_you else who.name + ' took ' + _nouns.the_card(card) + ' with the pile and has played it since.')


def pile_went_to(who: Person) -> str:
    return 'The pile went into ' + _nouns.whose(who) + ' hand.'


__upcard = upcard
__permission_asked = permission_asked
