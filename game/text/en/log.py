"""English: log. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


long_over = 'That round is over and its cards have been shuffled.'
in_stock = 'The card went back into the stock with the other discards.'


def drew(who: Person, count: int) -> str:
    return 'drew ' + _nouns.cards(count)


def drew_short(who: Person, count: int) -> str:
    return 'drew ' + COUNT(count)


def stock_shuffled(count: int) -> str:
    return 'The discards were shuffled into a new stock of ' + _nouns.cards(count)


def stock_shuffled_short(count: int) -> str:
    return 'Discards reshuffled'


def upcard_turned(card: Card, under: int) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' starts the discard pile' + ('' if under == 0 else ', after ' + _nouns.cards(under) + ' went under the stock')


def upcard_turned_short(card: Card, under: int) -> str:
    return 'The pile starts with'


def round_began(round: int, dealer: Person, first: Person) -> str:
    return 'Round ' + NUMBER(round) + ': ' + ('you deal' if dealer.is_you else dealer.name + ' deals') + ', ' + ('you play first' if first.is_you else first.name + ' plays first')


def round_began_short(round: int, dealer: Person, first: Person) -> str:
    return 'Round ' + NUMBER(round) + ': ' + ('you start' if first.is_you else first.name + ' starts')


def round_ended(round: int, scores: Sequence[str], out: bool) -> str:
    return ('Round ' + NUMBER(round) + ' ended: ' + ', '.join(scores) if out else 'Round ' + NUMBER(round) + ' ended with nobody going out: ' + ', '.join(scores))


def round_ended_short(round: int, scores: Sequence[str], out: bool) -> str:
    return 'Round ' + NUMBER(round) + ' ended'


def team_score(team: str, points: int) -> str:
    return team + ' ' + SIGNED(points)


def cut(count: int, bonus: int, over: int, lacking: int) -> str:
    return _nouns.cards(count) + ((', exactly right: ' + SIGNED(bonus) if lacking == 0 else '; one more was added' if plural(lacking) == "one" else '; ' + COUNT(lacking) + ' more were added') if over == 0 else '; one went back' if plural(over) == "one" else '; ' + COUNT(over) + ' went back')


def cut_short(count: int, bonus: int, over: int, lacking: int) -> str:
    return 'lifted ' + NUMBER(count) + ', ' + ((SIGNED(bonus) if lacking == 0 else NUMBER(lacking) + ' added') if over == 0 else 'put ' + NUMBER(over) + ' back')


def packet_cut(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return 'lifted ' + __cut(count, bonus, over, lacking)


def packet_cut_short(who: Person, count: int, bonus: int, over: int, lacking: int) -> str:
    return __cut_short(count, bonus, over, lacking)


def stack_chosen(who: Person, stack: Literal["first", "second"]) -> str:
    return ('chose the left stack' if stack == "first" else 'chose the right stack')


def stack_chosen_short(who: Person, stack: Literal["first", "second"]) -> str:
    return 'chose a stack'


def pile_taken(who: Person, upcard: Card, pile: int) -> str:
    return 'took the pile: ' + (_nouns.the_card(upcard) if plural(pile) == "one" else _nouns.cards(pile) + ', ' + _nouns.the_card(upcard) + ' on top')


def pile_taken_short(who: Person, upcard: Card, pile: int) -> str:
    return 'took the pile (' + NUMBER(pile) + ')'


def team_opened(who: Person, points: int) -> str:
    return 'opened with ' + NUMBER(points)


def team_opened_short(who: Person, points: int) -> str:
    return __team_opened(who, points)


def progress(held: int, size: int, full: bool) -> str:
    return (_nouns.cards(held) if full else NUMBER(held) + ' of ' + NUMBER(size))


def melded(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return ('melded ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if laid == "new" else 'added ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' to the book of ' + _nouns.ranks(rank) if laid == "book" else 'added ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ': now ' + __progress(held, size, full) if laid == "naturals" else 'added ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' to the ' + _nouns.ranks(rank) + ': now ' + __progress(held, size, full))


def melded_short(who: Person, laid: Literal["new", "book", "naturals", "wilds"], cards: Sequence[Card], rank: Rank, held: int, size: int, full: bool) -> str:
    return ('melded ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if laid == "new" else 'added ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ' to the ' + _nouns.ranks(rank) if laid == "wilds" else 'added ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))


def book_completed(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return __book_completed_short(who, kind, rank, worth) + ('' if worth == 0 else ', ' + SIGNED(worth))


def book_completed_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return 'completed a ' + _nouns.book(kind, rank)


def book_turned_dirty(who: Person, rank: Rank) -> str:
    return 'turned the clean book of ' + _nouns.ranks(rank) + ' dirty'


def book_turned_dirty_short(who: Person, rank: Rank) -> str:
    return 'turned a book dirty'


def foot_taken(who: Person, is_tail: bool) -> str:
    return 'picked up ' + ('your' if who.is_you else 'the') + ' ' + ('tail' if is_tail else 'foot')


def foot_taken_short(who: Person, is_tail: bool) -> str:
    return __foot_taken(who, is_tail)


def red_threes_laid(who: Person, threes: int, count: int) -> str:
    return 'laid down ' + _nouns.red_threes(threes) + ('' if count == 0 else ', drawing ' + _nouns.cards(count))


def red_threes_laid_short(who: Person, threes: int, count: int) -> str:
    return 'laid ' + _nouns.red_threes(threes)


def discarded(who: Person, card: Card) -> str:
    return 'discarded ' + _nouns.the_card(card)


def discarded_short(who: Person, card: Card) -> str:
    return 'discarded'


def held(who: Person) -> str:
    return ('kept your last card' if who.is_you else 'kept their last card')


def held_short(who: Person) -> str:
    return 'kept a card'


def pile_peeked(who: Person) -> str:
    return 'looked at the pile'


def pile_peeked_short(who: Person) -> str:
    return __pile_peeked(who)


def passed(who: Person) -> str:
    return 'ended the round: too few cards were left to draw'


def passed_short(who: Person) -> str:
    return 'ended the round'


def permission_asked(who: Person) -> str:
    return 'asked to go out'


def permission_asked_short(who: Person) -> str:
    return __permission_asked(who)


def permission_answered(who: Person, asker: Person, yes: bool) -> str:
    return ('said yes: ' + ('you can go out' if asker.is_you else asker.name + ' can go out') if yes else 'said no: ' + ("you can't go out yet" if asker.is_you else asker.name + " can't go out yet"))


def permission_answered_short(who: Person, asker: Person, yes: bool) -> str:
    return ('said yes' if yes else 'said no')


def went_out(who: Person, discard: Card | None) -> str:
    return ('went out without a discard' if discard is None else 'went out, discarding ' + _nouns.the_card(discard))


def went_out_short(who: Person, discard: Card | None) -> str:
    return 'went out'


def melds_taken_back(who: Person, moves: int) -> str:
    return 'took back ' + ('a move' if plural(moves) == "one" else COUNT(moves) + ' moves')


def melds_taken_back_short(who: Person, moves: int) -> str:
    return __melds_taken_back(who, moves)


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


__cut = cut
__cut_short = cut_short
__team_opened = team_opened
__progress = progress
__book_completed_short = book_completed_short
__foot_taken = foot_taken
__pile_peeked = pile_peeked
__permission_asked = permission_asked
__melds_taken_back = melds_taken_back
