"""English: coach. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.amounts import joined
from game.cards import rank_of
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


show_me_how = 'Show me how'
read_the_rule = 'Read the rule'
put_away = 'Dismiss the coach'
put_away_short = 'Dismiss'
is_away = 'The coach is off. You can turn it back on in Settings, under Playing.'
stay = 'Keep the coach'
may_i_go = 'Shall I leave you to it?'
still_want_tips = 'Do you still want my tips?'
draw_heading = 'Start by drawing'
draw_then = 'Then lay down what you can, and end your turn with a discard.'
discard_heading = 'Time to discard'
not_enough_heading = "You can't open yet"
open_heading = 'You can open now'
lay_down_heading = 'You can lay down cards'
take_heading = 'You could take the pile'
pair_heading = 'A pair worth keeping'
partner_opened = 'Your team has opened, so the opening minimum no longer applies.'
add_to_melds = "Add cards to your team's melds, or start a new one."
frozen_heading = 'The pile is frozen'
frozen_but_for_pairs = 'To take it now, you need two cards that match its top card.'
go_out_heading = 'You can go out'
go_out = 'You can play all your cards now and end the round.'
sign_wild = 'wild'
sign_keep = 'keep'
sign_discard = 'discard'


def why_points(points: int) -> str:
    return (__read_the_rule if points == 0 else 'Why ' + NUMBER(points) + '?')


def coached_for(matches: int) -> str:
    return "I've been coaching you for " + _nouns.matches(matches) + '.'


def can_make(points: int) -> str:
    return 'You can make ' + NUMBER(points) + ' points'


def draw(cards: int) -> str:
    return 'Draw ' + _nouns.cards(cards) + ' from the stock.'


def open_later(wilds: int) -> str:
    return ("You could open now, but I'd wait." if wilds == 0 else 'You could open now, but that would cost ' + _nouns.wilds(wilds) + '.')


def discard(card: Card) -> str:
    return 'Discard ' + _nouns.the_card(card) + ' to end your turn.'


def discard_because(why: Literal["lone", "blocks", "plain"], rank: Rank) -> str:
    return ("It's your only " + _nouns.rank(rank) + '.' if why == "lone" else 'Nobody can take the pile while a three is on top.' if why == "blocks" else '')


def cannot_open(melds: bool, most: int, need: int) -> str:
    return ('Your melds are worth ' + NUMBER(most) + ' points, but you need ' + NUMBER(need) + ' to open.' if melds else ("You don't have a meld to open with yet." if need == 0 else 'You need ' + NUMBER(need) + " points to open, and you don't have a meld yet."))


def open_meld(cards: Sequence[str], points: int) -> str:
    return 'You hold ' + LIST(cards) + ": that's a meld worth " + NUMBER(points) + ' points.'


def open_need(need: int) -> str:
    return ("You don't need any points to open." if need == 0 else 'You need ' + NUMBER(need) + ' to open.')


def open_need_with(need: int, others: Sequence[str], total: int) -> str:
    return ("You don't need any points to open; " + LIST(others) + " you'd have " + NUMBER(total) + ' in all.' if need == 0 else 'You need ' + NUMBER(need) + ' to open; ' + LIST(others) + " you'd have " + NUMBER(total) + ' in all.')


def with_cards(cards: Sequence[str]) -> str:
    return 'with ' + LIST(cards)


def with_melds(melds: int) -> str:
    return 'with ' + COUNT(melds) + ' more melds'


def lay_down(cards: Sequence[str]) -> str:
    return 'Lay down ' + LIST(cards) + '.'


def each_in_place() -> str:
    return '“' + __show_me_how + '” puts each group in its place.'


def places(places: Sequence[str]) -> str:
    return CAPITAL(joined(places, ', ', ', and ')) + '.'


def go_on_book(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('goes' if plural(count) == "one" else 'go') + ' on your book of ' + _nouns.ranks(rank)


def go_on_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('goes' if plural(count) == "one" else 'go') + ' on your ' + _nouns.ranks(rank)


def make_book(cards: Sequence[str], count: int, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return LIST(cards) + ' ' + ('makes' if plural(count) == "one" else 'make') + ' a ' + _nouns.book(kind, rank)


def begin_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('starts' if plural(count) == "one" else 'start') + ' a meld of ' + _nouns.ranks(rank)


def the_cards(count: int, rank: Rank) -> str:
    return ('the ' + _nouns.rank(rank) if plural(count) == "one" else 'the ' + _nouns.of_rank(count, rank))


def makes_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'That makes a ' + _nouns.book(kind, rank) + '.'


def makes_cards(kind: Literal["clean", "dirty", "wild"], cards: int, rank: Rank, size: int) -> str:
    return ('That brings your meld of ' + _nouns.ranks(rank) + ' to ' + _nouns.cards(cards) + '; ' + COUNT(size) + ' make a book.' if kind == "dirty" else 'That makes ' + COUNT(cards) + ' ' + _nouns.ranks(rank) + '; ' + COUNT(size) + ' make a book.')


def take_onto(card: Card, rank: Rank) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' is on top of the pile, and it goes on your ' + _nouns.ranks(rank) + '.'


def take_onto_with(card: Card, rank: Rank, beside: Sequence[str]) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' is on top of the pile, and it goes on your ' + _nouns.ranks(rank) + ' with ' + LIST(beside) + ' from your hand.'


def take_meld(card: Card, beside: Sequence[str]) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' is on top of the pile, and it makes a meld with ' + LIST(beside) + ' from your hand.'


def take_into_hand(card: Card) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' is on top of the pile, and you can take it into your hand.'


def get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return 'you get ' + ('the top card' if part == "top" else 'the only card in the pile' if part == "only" else 'all ' + _nouns.cards(cards) if part == "whole" else 'the top ' + _nouns.cards(cards))


def you_get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return CAPITAL(__get(part, cards)) + '.'


def take_opens(team: bool, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return 'That lets ' + ('your team' if team else 'you') + ' open, and ' + __get(part, cards) + '.'


def take_opens_with(need: int, have: int, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return 'You need ' + NUMBER(need) + ' points to open; this makes ' + NUMBER(have) + ', and ' + __get(part, cards) + '.'


def keep_pair(rank: Rank) -> str:
    return 'Keep your two ' + _nouns.ranks(rank) + ': with them you can take the pile if ' + _nouns.a_rank(rank) + ' is discarded just before your turn.'


def pair_opens(team: bool, need: int) -> str:
    return ("Your team hasn't" if team else "You haven't") + ' opened yet, so your melds must also total at least ' + NUMBER(need) + ' points.'


def pile_taken_heading(who: Person) -> str:
    return who.name + ' took the pile'


def pile_taken(who: Person, cards: int) -> str:
    return who.name + ' now has ' + _nouns.cards(cards) + ' and can lay down more next turn.'


def pile_left(cards: int) -> str:
    return ('The pile is empty now.' if cards == 0 else 'The pile has ' + _nouns.cards(cards) + ' now.')


def partner_opened_heading(who: Person) -> str:
    return who.name + ' has opened'


def foot_taken_heading(who: Person, stack: Literal["foot", "tail"]) -> str:
    return who.name + ' is in the ' + _nouns.stack(stack)


def foot_taken(who: Person, stack: Literal["foot", "tail"], cards: int) -> str:
    return who.name + ' picked up the ' + _nouns.stack(stack) + ' and now has ' + _nouns.cards(cards) + '.'


def may_cost(who: Person) -> str:
    return 'If ' + who.name + ' goes out, any cards you still hold count against you.'


def frozen(who: Person) -> str:
    return who.name + ' discarded a wild card, and that froze the pile.'


def frozen_for_all(who: Person) -> str:
    return 'Nobody can take it until ' + _nouns.whose(who) + ' next turn.'


def foot_near_heading(stack: Literal["foot", "tail"]) -> str:
    return 'Your ' + _nouns.stack(stack) + ' is next'


def cards_left(cards: int, stack: Literal["hand", "foot"]) -> str:
    return CAPITAL(_nouns.cards(cards)) + ' ' + ('is' if plural(cards) == "one" else 'are') + ' left in your ' + _nouns.stack(stack) + '.'


def then_foot(cards: int, stack: Literal["foot", "tail"]) -> str:
    return 'When ' + ("it's" if plural(cards) == "one" else "they're") + ' gone, you pick up your ' + _nouns.stack(stack) + ' and play on.'


def red_three_heading(points: int) -> str:
    return 'A red three costs ' + NUMBER(points) + ' points'


def and_not_out(unless: Literal["always", "team", "you"]) -> str:
    return ('' if unless == "always" else ' ' + "and your team hasn't gone out" if unless == "team" else ' ' + "and you haven't gone out")


def red_threes(count: int, card: Card, points: int, unless: Literal["always", "team", "you"]) -> str:
    return ('You hold ' + _nouns.the_card(card) + ', and it costs ' + NUMBER(points) + ' points if you still have it when the round ends' + __and_not_out(unless) + '.' if plural(count) == "one" else 'You hold ' + _nouns.red_threes(count) + ', and each costs ' + NUMBER(points) + ' points if you still have it when the round ends' + __and_not_out(unless) + '.')


def discard_one_now(count: int) -> str:
    return ('Discard it now.' if plural(count) == "one" else 'Discard one now.')


def discard_in_time(count: int) -> str:
    return ('Discard it before then.' if plural(count) == "one" else 'Discard them before then.')


def out_brings(points: int, partners: int, team: bool) -> str:
    return (('' if partners == 0 else 'Your partner has to agree first.' if plural(partners) == "one" else 'Your partners have to agree first.') if points == 0 else ('That earns ' + ('your team' if team else 'you') + ' ' + NUMBER(points) + ' points.' if partners == 0 else 'That earns your team ' + NUMBER(points) + ' points if your partner agrees.' if plural(partners) == "one" else 'That earns your team ' + NUMBER(points) + ' points if your partners agree.'))


def sign_with(card: Card) -> str:
    return 'with the ' + __corner(card)


def sign_worth_with(points: int, card: Card) -> str:
    return NUMBER(points) + ' with the ' + __corner(card)


def sign_worth_with_wilds(points: int, wilds: int) -> str:
    return NUMBER(points) + ' with ' + NUMBER(wilds) + ' wilds'


def corner(card: Card) -> str:
    return ('joker' if rank_of(card) == "*" else '2' if rank_of(card) == "2" else '3' if rank_of(card) == "3" else '4' if rank_of(card) == "4" else '5' if rank_of(card) == "5" else '6' if rank_of(card) == "6" else '7' if rank_of(card) == "7" else '8' if rank_of(card) == "8" else '9' if rank_of(card) == "9" else '10' if rank_of(card) == "T" else 'J' if rank_of(card) == "J" else 'Q' if rank_of(card) == "Q" else 'K' if rank_of(card) == "K" else 'A')


__read_the_rule = read_the_rule
__show_me_how = show_me_how
__get = get
__and_not_out = and_not_out
__corner = corner
