"""English: hints. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


other_moves = 'Other moves'
laid_another_way = 'the same cards, melded differently'
draw = 'draw'
peek = 'look at the pile'
take = 'take the pile'
go_out = 'go out'
say_yes = 'say yes'
say_no = 'say no'
hold = 'keep your last card'
pass_ = 'end the round'
stacks_unknown = "nobody knows what's in either stack, so one is as good as the other"
bottoms_tie = 'the bottom cards of both stacks have the same rank, so one is as good as the other'
exact_cut = "that's exactly enough for a hand and a foot"
exact_cut_with_tail = "that's exactly enough for a hand, a foot and a tail"
partner_waits = "a partner hasn't laid down any cards yet"
three_blocks_pile = 'nobody can take the pile with a three on it'
keeps_one_to_discard = 'that leaves a card to lay down next turn and another one to discard'
opens_later = "it's better to open a little later"
ends_first = 'that ends the round before anybody else can'
rest_brings_nothing = 'nobody is likely to gain from playing on'
pile_seen_first = 'looking first costs nothing'
stock_is_used_up = "there's nothing left to draw"
pile_is_a_wild = 'one card comes with it, a wild card'
other_ranks = 'others'
three_on_top = 'nobody can take the pile while a three is on top'
first_lap = 'nobody can take the pile until everyone has had a turn'
pile_frozen = 'a wild card froze the pile, and nobody can take it yet'
no_pile = "there's no pile to take"


def i(voice: Literal["you", "me", "they"]) -> str:
    return ('I' if voice == "me" else 'they' if voice == "they" else 'you')


def me(voice: Literal["you", "me", "they"]) -> str:
    return ('me' if voice == "me" else 'them' if voice == "they" else 'you')


def my(voice: Literal["you", "me", "they"]) -> str:
    return ('my' if voice == "me" else 'their' if voice == "they" else 'your')


def we(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__i(voice) if alone else __my(voice) + ' team')


def us(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__me(voice) if alone else __my(voice) + ' team')


def side(side: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ('the others' if side == "theirs" else __us(voice, alone))


def sentence(reason: str) -> str:
    return CAPITAL(reason) + '.'


def better(count: int) -> str:
    return 'better in ' + NUMBER(count)


def worse(count: int) -> str:
    return 'worse in ' + NUMBER(count)


def same(count: int) -> str:
    return 'the same in ' + NUMBER(count)


def share(worlds: int, tally: Sequence[str]) -> str:
    return 'Tried in ' + NUMBER(worlds) + ' possible ' + ('deal' if plural(worlds) == "one" else 'deals') + ', this move was ' + LIST(tally) + '.'


def tried(tally: Sequence[str]) -> str:
    return CAPITAL(LIST(tally)) + '.'


def tried_heading(worlds: int) -> str:
    return 'Tried in ' + _nouns.deals(worlds)


def out_more_often(worlds: int, count: int, alone: bool) -> str:
    return ('You go' if alone else 'Your team goes') + ' out ' + ('one more time' if plural(count) == "one" else COUNT(count) + ' more times') + ' in ' + _nouns.deals(worlds) + '.'


def rivals_out_less_often(worlds: int, count: int) -> str:
    return 'The others go out ' + ('one time fewer' if plural(count) == "one" else COUNT(count) + ' fewer times') + ' in ' + _nouns.deals(worlds) + '.'


def more_books(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"], alone: bool) -> str:
    return 'In ' + _nouns.deals(worlds) + ', ' + ('you make' if alone else 'your team makes') + ' ' + ('one more ' + _nouns.kind_of_book(kind) if plural(books) == "one" else COUNT(books) + ' more ' + ('clean books' if kind == "clean" else 'dirty books' if kind == "dirty" else 'books of wilds')) + '.'


def rivals_make_fewer(worlds: int, books: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return 'In ' + _nouns.deals(worlds) + ', the others make ' + ('one fewer ' + _nouns.kind_of_book(kind) if plural(books) == "one" else COUNT(books) + ' fewer ' + ('clean books' if kind == "clean" else 'dirty books' if kind == "dirty" else 'books of wilds')) + '.'


def left_with_less(worlds: int, points: int, alone: bool) -> str:
    return 'In ' + _nouns.deals(worlds) + ', ' + ('your leftover cards' if alone else "your team's leftover cards") + ' cost ' + NUMBER(points) + ' points less on average.'


def rivals_left_with_more(worlds: int, points: int) -> str:
    return 'In ' + _nouns.deals(worlds) + ", the others' leftover cards cost them " + NUMBER(points) + ' points more on average.'


def costs_more(points: int, move: str) -> str:
    return NUMBER(points) + ' points worse: ' + move


def about_as_good(move: str) -> str:
    return 'About as good: ' + move


def the_same_without(items: Sequence[str]) -> str:
    return 'the same, but without ' + LIST(items)


def the_same_and(items: Sequence[str]) -> str:
    return 'the same, plus ' + LIST(items)


def the_same_instead(more: Sequence[str], less: Sequence[str]) -> str:
    return 'the same, but with ' + LIST(more) + ' instead of ' + LIST(less)


def lay_down(items: Sequence[str]) -> str:
    return 'lay down ' + LIST(items)


def onto(items: Sequence[str], rank: Rank) -> str:
    return LIST(items) + ' on the ' + _nouns.ranks(rank)


def lay_down_cards(count: int) -> str:
    return 'lay down ' + _nouns.cards(count)


def lay_down_among(count: int, items: Sequence[str]) -> str:
    return 'lay down ' + _nouns.cards(count) + ', including ' + LIST(items)


def discard(card: Card) -> str:
    return 'discard ' + _nouns.the_card(card)


def answer(yes: bool) -> str:
    return (__say_yes if yes else __say_no)


def cut(count: int) -> str:
    return 'lift ' + _nouns.cards(count)


def choose(stack: int) -> str:
    return ('take the left stack' if stack == 0 else 'take the right stack')


def look_at_marked(count: int) -> str:
    return ('Look at the marked card.' if plural(count) == "one" else 'Look at the marked cards.')


def foot_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return 'that empties ' + __my(voice) + ' hand, and ' + __i(voice) + ' pick up ' + __my(voice) + ' foot'


def foot_at_once(voice: Literal["you", "me", "they"]) -> str:
    return 'that empties ' + __my(voice) + ' hand, and ' + __i(voice) + ' play on from ' + __my(voice) + ' foot at once'


def books_on_the_way(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ('' if len(on_the_way) == 0 else 'that makes ' + LIST(on_the_way) + __needed(voice, alone) + ';' + ' ')


def empties_hand(ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + (__foot_next_turn(voice) if ends_turn else __foot_at_once(voice))


def leaves_the_discard(on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + 'the one card left is ' + __my(voice) + ' discard, and then ' + __i(voice) + ' pick up ' + __my(voice) + ' foot'


def discard_then_tail(voice: Literal["you", "me", "they"]) -> str:
    return 'the one card left is ' + __my(voice) + ' discard, and then ' + __i(voice) + ' pick up ' + __my(voice) + ' tail'


def tail_next_turn(voice: Literal["you", "me", "they"]) -> str:
    return 'that empties ' + __my(voice) + ' foot, and ' + __i(voice) + ' pick up ' + __my(voice) + ' tail'


def tail_at_once(voice: Literal["you", "me", "they"]) -> str:
    return 'that empties ' + __my(voice) + ' foot, and ' + __i(voice) + ' play on from ' + __my(voice) + ' tail at once'


def reaches_tail(left: int, ends_turn: bool, on_the_way: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return __books_on_the_way(on_the_way, voice, alone) + ((__tail_next_turn(voice) if ends_turn else __tail_at_once(voice)) if left == 0 else __discard_then_tail(voice))


def opens(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return 'that lets ' + __us(voice, alone) + ' open with ' + NUMBER(points)


def opens_needed(voice: Literal["you", "me", "they"], alone: bool, points: int, need: int) -> str:
    return __opens(voice, alone, points) + '; the minimum is ' + NUMBER(need)


def opens_team(need: int, voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return (__opens(voice, alone, points) if need == 0 else __opens_needed(voice, alone, points, need))


def a_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'a ' + _nouns.book(kind, rank)


def then_lacks(is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (', and ' + __we(voice, alone) + ' ' + ('have all the books needed' if alone else 'has all the books it needs') + ' to go out' if is_ready else ('' if len(missing) == 0 else '; going out still takes ' + LIST(missing)))


def makes_book(books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'that makes ' + LIST(books) + __then_lacks(is_ready, missing, voice, alone)


def needed(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ', which ' + __we(voice, alone) + ' ' + ('need' if alone else 'needs') + ' to go out'


def which_is_needed(is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__needed(voice, alone) if is_needed else '')


def first_book(kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'that makes a ' + _nouns.book(kind, rank) + __which_is_needed(is_needed, voice, alone) + ', and with ' + __my(voice) + ' first book ' + __i(voice) + ' pick up ' + __my(voice) + ' foot'


def completes_book(brings_foot: bool, kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, books: Sequence[str], is_ready: bool, missing: Sequence[str], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__first_book(kind, rank, is_needed, voice, alone) if brings_foot else __makes_book(books, is_ready, missing, voice, alone))


def more_to_book(short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return ('one more makes' if plural(short) == "one" else COUNT(short) + ' more make') + ' a ' + _nouns.kind_of_book(kind) + __which_is_needed(is_needed, voice, alone)


def begins_meld(rank: Rank, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'that starts a meld of ' + _nouns.ranks(rank) + ', and ' + __more_to_book(short, kind, is_needed, voice, alone)


def book_grows(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return 'that adds to ' + __my(voice) + ' book of ' + _nouns.ranks(rank)


def dirty_meld_grows(rank: Rank, voice: Literal["you", "me", "they"], cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, alone: bool) -> str:
    return 'that brings ' + __my(voice) + ' meld of ' + _nouns.ranks(rank) + ' to ' + _nouns.cards(cards) + ', and ' + __more_to_book(short, kind, is_needed, voice, alone)


def others_grow(rank: Rank, cards: int, short: int, kind: Literal["clean", "dirty", "wild"], is_needed: bool, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'that makes ' + _nouns.of_rank(cards, rank) + ', and ' + __more_to_book(short, kind, is_needed, voice, alone)


def grows_for_wild(rank: Rank, cards: int, besides_wild: int, kind: Literal["clean", "dirty", "wild"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'that makes ' + _nouns.of_rank(cards, rank) + '; with a wild card and ' + ('one more' if plural(besides_wild) == "one" else COUNT(besides_wild) + ' more') + ', they make a ' + _nouns.kind_of_book(kind) + __needed(voice, alone)


def meld_grows(short: int, besides_wild: int, with_wild: bool, voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"], cards: int, is_needed: bool, alone: bool) -> str:
    return (__book_grows(voice, rank) if short == 0 else (__grows_for_wild(rank, cards, besides_wild, kind, voice, alone) if with_wild else (__dirty_meld_grows(rank, voice, cards, short, kind, is_needed, alone) if kind == "dirty" else __others_grow(rank, cards, short, kind, is_needed, voice, alone))))


def saves_points(soon: str, voice: Literal["you", "me", "they"], points: int, few_points: bool) -> str:
    return soon + ', and ' + ('cards left in ' + __my(voice) + ' hand count against ' + __me(voice) if few_points else 'waiting could cost ' + __me(voice) + ' ' + _nouns.points(points))


def spoils_clean(nearer: Sequence[Rank], voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return __my(voice) + ' ' + _nouns.ranks(rank) + " can't make a clean book any more" + ('' if len(nearer) == 0 else ', but ' + __my(voice) + ' ' + LIST([_nouns.ranks(rank) for rank in nearer]) + ' are at least as close to one')


def few_left_to_draw(count: int) -> str:
    return ("there's nothing left to draw" if count == 0 else 'only one card is left to draw' if plural(count) == "one" else 'only ' + _nouns.cards(count) + ' are left to draw')


def may_go_out(who: Person, count: int) -> str:
    return ('you have' if who.is_you else who.name + ' has') + ' ' + _nouns.cards(count) + ' left and might go out'


def stay_clean(voice: Literal["you", "me", "they"], ranks_named: Sequence[str]) -> str:
    return __my(voice) + ' ' + LIST(ranks_named) + ' stay clean'


def keeps_wilds(voice: Literal["you", "me", "they"], count: int) -> str:
    return 'that keeps ' + ('one more wild card' if plural(count) == "one" else COUNT(count) + ' more wild cards') + ' in ' + __my(voice) + ' hand'


def lays_wilds(count: int) -> str:
    return 'that puts ' + ('one more wild card' if plural(count) == "one" else COUNT(count) + ' more wild cards') + ' to work'


def holds_back(voice: Literal["you", "me", "they"], cards: int) -> str:
    return 'that keeps ' + ('one more card' if plural(cards) == "one" else COUNT(cards) + ' more cards') + ' in ' + __my(voice) + ' hand'


def lays_more(cards: int, points: int) -> str:
    return 'that lays down ' + ('one more card' if plural(cards) == "one" else COUNT(cards) + ' more cards') + ', worth ' + _nouns.points(points) + ' in all'


def lays_many(before: Literal["foot", "tail", "none"], voice: Literal["you", "me", "they"], left: int, points: int, few_points: bool, is_ready: bool, missing: Sequence[str], alone: bool) -> str:
    return ('that leaves ' + __me(voice) + ' ' + _nouns.cards(left) + ' away from ' + __my(voice) + ' foot' if before == "foot" else 'that leaves ' + __me(voice) + ' ' + _nouns.cards(left) + ' away from ' + __my(voice) + ' tail' if before == "tail" else 'that ' + ('leaves' if few_points else 'puts ' + _nouns.points(points) + ' on the table and leaves') + ' ' + __me(voice) + ' with ' + _nouns.cards(left) + __then_lacks(is_ready, missing, voice, alone))


def card_is_stuck(voice: Literal["you", "me", "they"]) -> str:
    return __i(voice) + " can't discard it or go out with it"


def keep(voice: Literal["you", "me", "they"], kept: Rank) -> str:
    return ('I keep' if voice == "me" else 'they keep' if voice == "they" else 'keep') + ' the ' + _nouns.ranks(kept)


def red_three_costs(points: int) -> str:
    return "it's useless, and a red three left over costs " + _nouns.points(points)


def three_is_no_use(stops: bool) -> str:
    return 'a three is useless' + (', and nobody can take the pile with it on top' if stops else '')


def no_room_for_wild(voice: Literal["you", "me", "they"]) -> str:
    return __my(voice) + ' melds have no more room for it'


def brings_foot(voice: Literal["you", "me", "they"]) -> str:
    return "it's " + __my(voice) + ' last card, and discarding it lets ' + __me(voice) + ' pick up ' + __my(voice) + ' foot'


def brings_tail(voice: Literal["you", "me", "they"]) -> str:
    return "it's " + __my(voice) + ' last card, and discarding it lets ' + __me(voice) + ' pick up ' + __my(voice) + ' tail'


def nothing_else(voice: Literal["you", "me", "they"], has_wilds: bool, onto: Sequence[Rank], several: Sequence[Rank]) -> str:
    return ("it's all " + __i(voice) + ' have' if len(several) == 0 else LIST([_nouns.ranks(rank) for rank in several]) + ' are all ' + __i(voice) + ' have') + (' ' + "that isn't wild" + ('' if len(onto) == 0 else ', and a wild card can still go on ' + __my(voice) + ' ' + LIST([_nouns.ranks(rank) for rank in onto])) if has_wilds else '')


def only_one(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return "it's " + __my(voice) + ' only ' + _nouns.rank(rank)


def held_once(others: int, together: int, is_least: bool, voice: Literal["you", "me", "they"], rank: Rank, keep: str) -> str:
    return (__only_one(voice, rank) if others == 0 else "it's one of two cards that match nothing else " + __i(voice) + ' have' + (', and the one worth less' if is_least else '') if plural(others) == "one" else "it's one of " + COUNT(together) + ' cards that match nothing else ' + __i(voice) + ' have' + (', and none of the others is worth less' if is_least else '')) + ('' if not keep else '; ' + keep)


def no_meld_takes_it(voice: Literal["you", "me", "they"], alone: bool, rank: Rank, kept: Rank) -> str:
    return (__i(voice) + ' have no meld of ' + _nouns.ranks(rank) + ', but ' + __i(voice) + ' have one of ' + _nouns.ranks(kept) if alone else __my(voice) + ' team has no meld of ' + _nouns.ranks(rank) + ', but it has one of ' + _nouns.ranks(kept))


def more_are_out(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], by_pairs: bool) -> str:
    return (__only_one(voice, rank) + ', and more' if is_only else 'more') + ' ' + _nouns.ranks(rank) + ' than ' + LIST([_nouns.ranks(each) for each in than], last='or') + ' have been played, so ' + ('the others are less likely to hold a pair' if by_pairs else 'fewer are still to come')


def hardly_any_left(lying: int, cards: int, rank: Rank) -> str:
    return 'hardly any ' + _nouns.ranks(rank) + ' are left: ' + COUNT(lying) + ' of the ' + COUNT(cards) + ' ' + ('is' if plural(lying) == "one" else 'are') + ' gone'


def rank_is_out(few_out: bool, is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank], lying: int, cards: int, by_pairs: bool) -> str:
    return (__more_are_out(is_only, voice, rank, than, by_pairs) if few_out else __hardly_any_left(lying, cards, rank))


def rivals_meld_it(is_only: bool, voice: Literal["you", "me", "they"], rank: Rank, than: Sequence[Rank]) -> str:
    return (__only_one(voice, rank) + ', and the others' if is_only else 'the others') + ' have a meld of ' + _nouns.ranks(rank) + ('' if len(than) == 0 else ' ' + 'but none of ' + LIST([_nouns.ranks(each) for each in than], last='or')) + ", so they're unlikely to hold a pair"


def next_may_take(than: Sequence[Rank], who: Person, cards: int, melds: bool, voice: Literal["you", "me", "they"]) -> str:
    return 'with ' + LIST([_nouns.a_rank(each) for each in than], last='or') + ' on top, ' + ('you' if who.is_you else who.name) + ' ' + ('could' if melds else 'might') + ' take ' + ('the pile' if cards == 0 else 'the pile' if plural(cards) == "one" else _nouns.cards(cards) + ' from the pile') + (', because the others have a meld of ' + LIST([_nouns.ranks(each) for each in than], last='or') if melds else '') + '; this card is safer' + ('' if melds else ': fewer of its rank are left')


def next_takes_threes(rank: Rank, who: Person, threes: int, points: int) -> str:
    return 'with ' + _nouns.a_rank(rank) + ' on top, ' + ('you' if who.is_you else who.name) + ' might take the pile, and ' + ('a red three comes with it, which costs ' + _nouns.points(points) + " if it's left over" if plural(threes) == "one" else COUNT(threes) + ' red threes come with it, which cost ' + _nouns.points(points) + " each if they're left over")


def stock_runs_out(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return 'the stock will probably be empty by ' + __my(voice) + ' next turn: then only taking the pile lets ' + __me(voice) + ' play on, and ' + __my(voice) + ' ' + LIST([_nouns.ranks(each) for each in ranks]) + ' might do that'


def may_take_pile(voice: Literal["you", "me", "they"], ranks: Sequence[Rank]) -> str:
    return 'with ' + __my(voice) + ' ' + LIST([_nouns.ranks(each) for each in ranks]) + ', ' + __i(voice) + ' might take the pile next turn'


def kept_for_book(voice: Literal["you", "me", "they"], rank: Rank, kind: Literal["clean", "dirty", "wild"]) -> str:
    return __my(voice) + ' ' + _nouns.rank(rank) + ' will complete ' + __my(voice) + ' ' + _nouns.book(kind, rank)


def next_threw_one(who: Person, rank: Rank) -> str:
    return ('you play next and have' if who.is_you else who.name + ' plays next and has') + ' discarded ' + _nouns.a_rank(rank) + ' too'


def counts_against(soon: str, voice: Literal["you", "me", "they"], points: int) -> str:
    return soon + ', and being caught with this card would cost ' + __me(voice) + ' ' + _nouns.points(points)


def worth_less(rank: Rank, than: Sequence[Rank]) -> str:
    return _nouns.a_rank(rank) + ' is worth less than ' + LIST([_nouns.a_rank(each) for each in than], last='or')


def missed_least(voice: Literal["you", "me", "they"], cards: int, rank: Rank, keep: str, level_with: Sequence[Rank]) -> str:
    return (__my(voice) + ' ' + (_nouns.rank(rank) + ' is the easiest card' if plural(cards) == "one" else _nouns.ranks(rank) + ' are the easiest cards') + ' to spare' + ('' if not keep else '; ' + keep) if len(level_with) == 0 else 'it makes no difference whether ' + _nouns.a_rank(rank) + ' or ' + LIST([_nouns.a_rank(each) for each in level_with]) + ' goes')


def opening_takes_wilds(wilds: int) -> str:
    return 'opening now would cost ' + _nouns.wilds(wilds)


def waits_to_open(wilds: int) -> str:
    return (__opens_later if wilds == 0 else __opening_takes_wilds(wilds))


def wilds_wait(voice: Literal["you", "me", "they"], wilds: int) -> str:
    return (__my(voice) + ' wild card is worth more later' if plural(wilds) == "one" else __my(voice) + ' ' + _nouns.wilds(wilds) + ' are worth more later')


def book_can_wait(wilds: int, voice: Literal["you", "me", "they"], rank: Rank, points: int, to_foot: bool) -> str:
    return ('a wild card' if plural(wilds) == "one" else _nouns.wilds(wilds)) + ' would make ' + __my(voice) + ' ' + _nouns.ranks(rank) + ' a dirty book now, but in the deals tried that cost about ' + _nouns.points(points) + (': saving ' + ('it' if plural(wilds) == "one" else 'them') + ' gets ' + __me(voice) + ' to ' + __my(voice) + ' foot sooner' if to_foot else '')


def pile_is_not_wanted(voice: Literal["you", "me", "they"]) -> str:
    return __i(voice) + " wouldn't want the pile anyway"


def red_threes_come(threes: int, points: int) -> str:
    return ('a red three also comes with it, and costs ' + _nouns.points(points) + " if it's left over" if plural(threes) == "one" else COUNT(threes) + ' red threes also come with it, and cost ' + _nouns.points(points) + " each if they're left over")


def cards_wait(voice: Literal["you", "me", "they"], rank: Rank, cards: int) -> str:
    return __my(voice) + ' ' + (_nouns.rank(rank) if plural(cards) == "one" else _nouns.ranks(rank)) + ' can wait'


def fits_own_meld(is_book: bool, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return (__my(voice) + ' book of ' + _nouns.ranks(rank) + " doesn't need it" if is_book else 'it would fit ' + __my(voice) + ' meld of ' + _nouns.ranks(rank) + ', but ' + __i(voice) + ' have to discard something')


def lead_by_going_out(about: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'the match could end now, with ' + __us(voice, alone) + ' about ' + NUMBER(about) + ' ahead'


def rival_is_near(soon: str) -> str:
    return soon


def team_is_behind(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return __i(voice) + ' still have ' + ('1 point' if plural(points) == "one" else NUMBER(points) + ' points') + ' in ' + __my(voice) + ' hand, and ' + __we(voice, alone) + ' would end up behind'


def held_would_count(voice: Literal["you", "me", "they"], alone: bool, points: int) -> str:
    return 'the ' + ('1 point' if plural(points) == "one" else NUMBER(points) + ' points') + ' still in ' + __my(voice) + ' hand would count against ' + __us(voice, alone)


def partner_is_late(voice: Literal["you", "me", "they"], picked_up: bool, stack: Literal["foot", "tail"]) -> str:
    return __i(voice) + " can't go out until a partner has " + ('picked up' if picked_up else 'played a card from') + ' the ' + _nouns.stack(stack)


def rest_for_one(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'playing on should ' + ('earn' if does == "bring" else 'cost') + ' ' + __side(first, voice, alone) + ' about ' + NUMBER(points) + ' points and ' + __side(second, voice, alone) + ' nothing'


def rest_for_both(does: Literal["bring", "cost"], first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'playing on should ' + ('earn' if does == "bring" else 'cost') + ' ' + __side(first, voice, alone) + ' about ' + NUMBER(points) + ' points and ' + __side(second, voice, alone) + ' about ' + NUMBER(more)


def rest_against(first: Literal["ours", "theirs"], points: int, second: Literal["ours", "theirs"], more: int, voice: Literal["you", "me", "they"], alone: bool) -> str:
    return 'playing on should earn ' + __side(first, voice, alone) + ' about ' + NUMBER(points) + ' points and cost ' + __side(second, voice, alone) + ' about ' + NUMBER(more)


def do_not_go_out(voice: Literal["you", "me", "they"], result: str) -> str:
    return ("Don't go out yet" if voice == "you" else "I'm not going out yet") + ': ' + result + '.'


def pile_opens(voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return 'it lets ' + __us(voice, alone) + ' open and gives ' + __me(voice) + ' ' + _nouns.cards(cards)


def coming(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int) -> str:
    return (__pile_opens(voice, alone, cards) if opens else _nouns.cards(cards) + ' ' + ('comes' if plural(cards) == "one" else 'come') + ' with it')


def some_are_wild(opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int, cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', ' + ('at least' + ' ' if at_least else '') + ('none' if wilds == 0 else COUNT(wilds)) + ' of them wild'


def pile_has_wilds(cards: int, unseen: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, at_least: bool, wilds: int) -> str:
    return ((__pile_is_a_wild if unseen == 0 else __some_are_wild(opens, voice, alone, at_least, wilds, cards)) if cards == 1 else __some_are_wild(opens, voice, alone, at_least, wilds, cards))


def pile_card_fits(opens: bool, voice: Literal["you", "me", "they"], alone: bool, cards: int, fitting: int) -> str:
    return __coming(opens, voice, alone, cards) + ', and ' + ("it doesn't go with " + __my(voice) + ' cards' if fitting == 0 else 'it goes with ' + __my(voice) + ' cards')


def so_many_fit(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', and ' + ('none of them goes' if fitting == 0 else 'one of them goes' if plural(fitting) == "one" else COUNT(fitting) + ' of them go') + ' with ' + __my(voice) + ' cards'


def some_fit(unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int) -> str:
    return ((__pile_card_fits(opens, voice, alone, cards, fitting) if cards == 1 else __so_many_fit(opens, voice, alone, fitting, cards)) if unseen == 0 else __coming(opens, voice, alone, cards))


def pile_fits_ranks(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], ranks_named: Sequence[str], new: Sequence[Rank], cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', and ' + ('all' if how == "all" else 'at least ' + COUNT(fitting) if how == "at_least" else COUNT(fitting)) + ' of them ' + ('goes' if fitting == 0 else 'goes' if plural(fitting) == "one" else 'go') + ' with ' + __my(voice) + ' ' + LIST(ranks_named) + ('' if len(new) == 0 else ' ' + 'or ' + __new_melds(new))


def new_melds(new: Sequence[Rank]) -> str:
    return 'make ' + ('a meld' if len(new) == 1 else 'melds') + ' of ' + LIST([_nouns.ranks(rank) for rank in new])


def pile_makes_melds(opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank], cards: int) -> str:
    return __coming(opens, voice, alone, cards) + ', and ' + ('all' if how == "all" else 'at least ' + COUNT(fitting) if how == "at_least" else COUNT(fitting)) + ' of them ' + __new_melds(new)


def pile_fits(ranks_named: Sequence[str], unseen: int, cards: int, opens: bool, voice: Literal["you", "me", "they"], alone: bool, fitting: int, how: Literal["all", "at_least", "just"], new: Sequence[Rank]) -> str:
    return ((__some_fit(unseen, cards, opens, voice, alone, fitting) if len(new) == 0 else __pile_makes_melds(opens, voice, alone, fitting, how, new, cards)) if len(ranks_named) == 0 else (__some_fit(unseen, cards, opens, voice, alone, fitting) if cards == 0 else __some_fit(unseen, cards, opens, voice, alone, fitting) if cards == 1 else __pile_fits_ranks(opens, voice, alone, fitting, how, ranks_named, new, cards)))


def pile_makes_book(voice: Literal["you", "me", "they"], kind: Literal["clean", "dirty", "wild"], rank: Rank, is_needed: bool, alone: bool) -> str:
    return 'with it, ' + __i(voice) + ' complete a ' + _nouns.book(kind, rank) + __which_is_needed(is_needed, voice, alone)


def pile_too_short(have: int, need: int) -> str:
    return 'the pile has only ' + _nouns.cards(have) + " and can't be taken with fewer than " + COUNT(need)


def pile_closed(closer: Literal["nothing", "three", "too_short", "first_lap", "frozen"], have: int, need: int) -> str:
    return (__three_on_top if closer == "three" else __pile_too_short(have, need) if closer == "too_short" else __first_lap if closer == "first_lap" else __pile_frozen if closer == "frozen" else __no_pile)


def no_pair_nor_opening(voice: Literal["you", "me", "they"], alone: bool, rank: Rank) -> str:
    return __i(voice) + " don't have a pair of " + _nouns.ranks(rank) + ', and even with one, ' + __we(voice, alone) + " couldn't open"


def no_pair_and_wilds(voice: Literal["you", "me", "they"], rank: Rank, wilds: int) -> str:
    return __i(voice) + " don't have a pair of " + _nouns.ranks(rank) + ', and even with one, opening would cost ' + _nouns.wilds(wilds)


def no_pair(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return __i(voice) + " don't have a pair of " + _nouns.ranks(rank)


def no_pair_for_pile(is_short: bool, voice: Literal["you", "me", "they"], rank: Rank, alone: bool, wilds: int) -> str:
    return (__no_pair_nor_opening(voice, alone, rank) if is_short else (__no_pair(voice, rank) if wilds == 0 else __no_pair_and_wilds(voice, rank, wilds)))


def no_card_of_it(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return __i(voice) + " don't have " + _nouns.a_rank(rank) + ' to take the pile with'


def too_few_for_pile(voice: Literal["you", "me", "they"], held: int, rank: Rank) -> str:
    return __i(voice) + ' have only ' + ('one ' + _nouns.rank(rank) if plural(held) == "one" else _nouns.of_rank(held, rank)) + ", and that isn't enough to take the pile"


def no_cards_for_pile(held: int, voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return (__no_card_of_it(voice, rank) if held == 0 else __too_few_for_pile(voice, held, rank))


def pile_opens_too_little(voice: Literal["you", "me", "they"], points: int, need: int) -> str:
    return 'with the pile, ' + __my(voice) + ' melds would come to ' + _nouns.points(points) + ', and ' + __i(voice) + ' need ' + NUMBER(need) + ' to open'


def team_is_not_open(voice: Literal["you", "me", "they"], alone: bool) -> str:
    return (__i(voice) + " can't take the pile until " + __i(voice) + ' have opened' if alone else __my(voice) + " team can't take the pile until it has opened")


def wild_on_pile(voice: Literal["you", "me", "they"]) -> str:
    return 'the upcard is a wild card, and ' + __i(voice) + ' have nothing to take it with'


def book_is_closed(voice: Literal["you", "me", "they"], rank: Rank) -> str:
    return __my(voice) + ' book of ' + _nouns.ranks(rank) + ' takes no more cards'


def pile_out_of_reach(voice: Literal["you", "me", "they"]) -> str:
    return __i(voice) + " can't take the pile with the cards " + __i(voice) + ' have'


def nothing_to_draw(voice: Literal["you", "me", "they"]) -> str:
    return "the stock has too few cards left to draw, and the pile doesn't help " + __me(voice)


def pile_delays(before: Literal["foot", "tail", "none"], cards: int, voice: Literal["you", "me", "they"], left: int) -> str:
    return 'the pile would give ' + __me(voice) + ' ' + ('one more card' if plural(cards) == "one" else COUNT(cards) + ' more cards') + ' to get rid of, and ' + (__i(voice) + ' have only ' + COUNT(left) + ' left before ' + __my(voice) + ' foot' if before == "foot" else __i(voice) + ' have only ' + COUNT(left) + ' left before ' + __my(voice) + ' tail' if before == "tail" else __i(voice) + ' have only ' + COUNT(left) + ' left')


def pile_brings_threes(threes: int, red: int, points: int, voice: Literal["you", "me", "they"]) -> str:
    return (('a useless three would come with the pile' if red == 0 else 'a red three would come with the pile, and it costs ' + _nouns.points(points) + " if it's left over") if plural(threes) == "one" else COUNT(threes) + ' useless threes would come with the pile' + ('' if red == 0 else ', and the red one costs ' + _nouns.points(points) + " if it's left over" if plural(red) == "one" else ', and each red one costs ' + _nouns.points(points) + " if it's left over"))


def pile_costs_wilds(wilds: int) -> str:
    return 'opening with the pile would cost ' + _nouns.wilds(wilds)


def seen_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return 'the cards ' + __i(voice) + " have seen in the pile don't help " + __me(voice) + ' enough'


def pile_helps_nothing(voice: Literal["you", "me", "they"]) -> str:
    return 'nothing in the pile helps ' + __me(voice)


def pile_card_helps_little(voice: Literal["you", "me", "they"]) -> str:
    return "the only card in the pile doesn't help " + __me(voice) + ' much'


def pile_fills_hand(voice: Literal["you", "me", "they"], cards: int) -> str:
    return 'the pile would fill ' + __my(voice) + ' hand with ' + _nouns.cards(cards)


def few_help(cards: int, helping: int, voice: Literal["you", "me", "they"]) -> str:
    return 'only ' + COUNT(helping) + " of the pile's " + _nouns.cards(cards) + ' would help ' + __me(voice)


def pile_helps_little(unseen: int, helping: int, voice: Literal["you", "me", "they"], cards: int, most_help: bool) -> str:
    return ((__pile_helps_nothing(voice) if helping == 0 else (__pile_card_helps_little(voice) if cards == 1 else (__pile_fills_hand(voice, cards) if most_help else __few_help(cards, helping, voice)))) if unseen == 0 else __seen_helps_little(voice))


__my = my
__i = i
__me = me
__us = us
__say_no = say_no
__say_yes = say_yes
__needed = needed
__books_on_the_way = books_on_the_way
__foot_at_once = foot_at_once
__foot_next_turn = foot_next_turn
__discard_then_tail = discard_then_tail
__tail_at_once = tail_at_once
__tail_next_turn = tail_next_turn
__opens = opens
__opens_needed = opens_needed
__we = we
__then_lacks = then_lacks
__which_is_needed = which_is_needed
__makes_book = makes_book
__first_book = first_book
__more_to_book = more_to_book
__others_grow = others_grow
__dirty_meld_grows = dirty_meld_grows
__grows_for_wild = grows_for_wild
__book_grows = book_grows
__only_one = only_one
__hardly_any_left = hardly_any_left
__more_are_out = more_are_out
__opening_takes_wilds = opening_takes_wilds
__opens_later = opens_later
__side = side
__pile_opens = pile_opens
__coming = coming
__some_are_wild = some_are_wild
__pile_is_a_wild = pile_is_a_wild
__so_many_fit = so_many_fit
__pile_card_fits = pile_card_fits
__new_melds = new_melds
__pile_fits_ranks = pile_fits_ranks
__some_fit = some_fit
__pile_makes_melds = pile_makes_melds
__no_pile = no_pile
__pile_frozen = pile_frozen
__first_lap = first_lap
__pile_too_short = pile_too_short
__three_on_top = three_on_top
__no_pair_and_wilds = no_pair_and_wilds
__no_pair = no_pair
__no_pair_nor_opening = no_pair_nor_opening
__too_few_for_pile = too_few_for_pile
__no_card_of_it = no_card_of_it
__seen_helps_little = seen_helps_little
__few_help = few_help
__pile_fills_hand = pile_fills_hand
__pile_card_helps_little = pile_card_helps_little
__pile_helps_nothing = pile_helps_nothing
