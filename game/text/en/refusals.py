"""English: refusals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


undo_nothing = "There's nothing to undo: you haven't melded since you last saw new cards."
no_such_stack = 'There are two stacks: choose the left or the right one.'
wrong_deal = "These cards can't have been dealt like that."
nothing_laid_yet = "You haven't laid anything down yet: choose cards for a meld first."
not_a_move = "That isn't a legal move here."
game_over = 'The match is over.'
not_dealt = "The cards haven't been dealt yet: everyone has to lift a packet first."
choose_first = 'Everyone has to choose a stack first.'
draw_first = 'Draw from the stock or take the pile first.'
draw_is_done = "You've already drawn: meld if you like, then discard."
answer_first = 'The request to go out needs an answer first.'
round_over = "The round is over and the next one hasn't been dealt yet."
not_now = "You can't do that now."
choose_cards = 'Choose some cards first.'
black_threes_with_wilds = "You can't meld black threes with wild cards."
natural_on_wilds = 'A meld of wild cards takes only wild cards.'
wilds_alone = "Wild cards can't form a meld on their own: add two or more cards of one rank."
open_before_pile = 'You must open before you can take the pile: draw instead.'
three_on_pile = "Nobody can take the pile while there's a three on top."
red_threes = "Red threes must be laid down; you can't meld or discard them."
pile_never = 'Nobody can take the pile under these rules.'
no_pile_now = "There's no pile to take."
no_peek_again = "You've already looked at the pile this turn."
nothing_below = "There's nothing below the upcard to look at."
shuffle_due = 'The discards have to be shuffled into a new stock first.'
final_discard_needed = 'You must discard your last card, not meld it: keep one back to go out with.'
final_meld_needed = 'You must meld your last card, not discard it.'
seven_kept = "You can't discard sevens until you have a book of them: discard another card."
seven_last = "You can't go out by discarding a seven: meld it, or keep another card for the end."
permission_refused = "The answer was no: you can't ask again this turn."
cannot_hold_ever = 'Under these rules you must play your last card if you can.'
short_three_on_top = 'three on top'
short_three_laid_down = 'lay it down'
short_threes = "can't meld threes"
short_three_among_others = 'put the three back'
short_bottom_not_played = 'meld bottom card'
short_no_peek_again = 'already looked'
short_nothing_below = 'nothing below'
short_final_meld_needed = 'meld the last card'
short_seven_last = 'not with a seven'
short_wrong_phase = 'not now'
short_not_in_hand = 'not in your hand'
short_too_few_cards = 'needs three cards'
short_too_few_naturals = 'too few naturals'
short_mixed_ranks = 'one rank per meld'
short_wild_limit = 'too many wilds'
short_wild_only = 'no all-wild melds'
short_second_meld = 'already melded'
short_closed_book = "book can't take it"
short_no_such_meld = 'no such meld'
short_no_pile = 'no pile to take'
short_first_lap = 'not this early'
short_pair = 'needs a pair'
short_upcard_not_played = 'meld the upcard'
short_stock_empty = 'stock has run out'
short_stock_not_empty = "stock isn't empty"
short_keep_cards = 'keep two cards'
short_seven_kept = 'no sevens yet'
short_final_discard = 'needs a discard'
short_refused = 'the answer was no'
short_cannot_hold = "can't keep it"
short_not_in_foot = 'not in foot yet'
short_bad_cut = 'not that many'
short_bad_choice = 'choose a stack'
short_cannot_undo = 'nothing to undo'
short_bad_deal = 'impossible deal'
short_malformed = 'nothing chosen'
short_game_over = 'the match is over'


def not_your_turn(who: Person) -> str:
    return "It's " + _nouns.whose(who) + ' turn.'


def undo_out_of_turn(who: Person) -> str:
    return "It's " + _nouns.whose(who) + " turn now, so you can't undo what you played."


def undo_some(have: int) -> str:
    return ('You can only undo the last meld.' if plural(have) == "one" else 'You can only undo the last ' + _nouns.melds(have) + '.')


def undo_too_far(have: int) -> str:
    return (__undo_nothing if have == 0 else __undo_some(have))


def none_in_hand(card: Card) -> str:
    return "You don't have " + _nouns.the_card(card) + '.'


def not_another_in_hand(card: Card) -> str:
    return "You don't have another " + _nouns.card(card) + '.'


def not_in_hand(is_held: bool, card: Card) -> str:
    return (__not_another_in_hand(card) if is_held else __none_in_hand(card))


def cut_too_deep(most: int) -> str:
    return 'Lift at least one card, but no more than ' + NUMBER(most) + '.'


def nothing_to_meld(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__nothing_laid_yet if phase == "play" else __not_a_move)


def wrong_phase(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__not_dealt if phase == "cut" else __choose_first if phase == "choose" else __draw_first if phase == "draw" else __draw_is_done if phase == "play" else __answer_first if phase == "answer" else __round_over if phase == "ended" else __not_now)


def too_few_for_a_meld(have: int) -> str:
    return CAPITAL(_nouns.cards(have)) + ' ' + ("isn't" if plural(have) == "one" else "aren't") + ' enough; a new meld needs three.'


def too_few_cards(have: int) -> str:
    return (__choose_cards if have == 0 else __too_few_for_a_meld(have))


def too_few_naturals(have: int, need: int, rank: Rank) -> str:
    return 'A meld with wild cards needs at least ' + _nouns.of_rank(need, rank) + '; this one has ' + ('none' if have == 0 else 'only ' + COUNT(have)) + '.'


def mixed_ranks(ranks: Sequence[Rank]) -> str:
    return "You can't mix " + LIST([_nouns.ranks(rank) for rank in ranks]) + ': a meld is one rank plus wild cards.'


def over_wild_cap(have: int, need: int) -> str:
    return 'That makes ' + _nouns.wilds(have) + "; a meld can't have more than " + COUNT(need) + '.'


def more_than_naturals_allow(have: int, need: int, rank: Rank) -> str:
    return 'That makes ' + _nouns.wilds(have) + '; this meld of ' + _nouns.ranks(rank) + ' can only have ' + COUNT(need) + '. Add ' + _nouns.ranks(rank) + ' or leave out a wild card.'


def too_many_wilds(need: int, is_cap: bool, have: int, rank: Rank) -> str:
    return (__black_threes_with_wilds if need == 0 else (__over_wild_cap(have, need) if is_cap else __more_than_naturals_allow(have, need, rank)))


def wilds_of_turn(have: int, need: int, rank: Rank) -> str:
    return 'That adds ' + _nouns.wilds(have) + ' to the ' + _nouns.ranks(rank) + "; you can't add more than " + COUNT(need) + ' to a meld in one turn.'


def new_meld_too_low(have: int, need: int, rank: Rank) -> str:
    return 'These ' + _nouns.ranks(rank) + ' are worth ' + NUMBER(have) + '; a new meld needs ' + _nouns.points(need) + '.'


def no_second_meld(alone: bool, rank: Rank) -> str:
    return ('You already have' if alone else 'Your team already has') + ' a meld of ' + _nouns.ranks(rank) + ': add these to it.'


def second_meld_too_soon(alone: bool, rank: Rank, have: int, need: int) -> str:
    return ('Your meld of ' + _nouns.ranks(rank) if alone else "Your team's meld of " + _nouns.ranks(rank)) + ' has ' + COUNT(have) + ' of the ' + COUNT(need) + ' cards needed for a book: add these to it first.'


def second_meld(second_meld: Literal["never", "after_closing", "anytime"], alone: bool, rank: Rank, have: int, need: int) -> str:
    return (__second_meld_too_soon(alone, rank, have, need) if second_meld == "after_closing" else __no_second_meld(alone, rank))


def no_such_meld(alone: bool) -> str:
    return ("You don't have that meld." if alone else "Your team doesn't have that meld.")


def book_closed(rank: Rank, closed: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return ('The book of ' + _nouns.ranks(rank) + ' is clean and must stay clean: it takes no wild cards.' if closed == "keep_kind" else 'The book of ' + _nouns.ranks(rank) + ' is complete and takes no more wild cards.' if closed == "naturals" else 'The book of ' + _nouns.ranks(rank) + ' is complete and takes no more cards.' if closed == "sealed" else 'The book of ' + _nouns.ranks(rank) + " can't take this: only clean books take more cards, and only naturals." if closed == "clean_open" else 'The book of ' + _nouns.ranks(rank) + ' is complete and clean: it takes no more cards.' if closed == "dirty_open" else 'The book of ' + _nouns.ranks(rank) + " is complete and can't take this.")


def opening_has(have: int, round: int, need: int) -> str:
    return ("That's 1 point; round " + NUMBER(round) + ' needs ' + NUMBER(need) + '.' if plural(have) == "one" else "That's " + NUMBER(have) + ' points; round ' + NUMBER(round) + ' needs ' + NUMBER(need) + '.')


def opening_fix(fixes: Sequence[str]) -> str:
    return 'Adding ' + LIST(fixes, last='or') + ' would be enough.'


def opening_short(lacks: int) -> str:
    return "You're " + NUMBER(lacks) + ' short.'


def opening_too_low(before_pile: bool, have: int, round: int, need: int, fixes: Sequence[str], lacks: int) -> str:
    return (__open_before_pile if before_pile else __opening_has(have, round, need) + ' ' + (__opening_short(lacks) if len(fixes) == 0 else __opening_fix(fixes)))


def put_back(card: Card) -> str:
    return 'Put ' + _nouns.the_card(card) + ' back.'


def threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('You can only meld black threes when you go out.' if meld_threes == "black_last" else 'The only threes you can meld are black ones, and only from your ' + _nouns.stack(stack) + '.' if meld_threes == "black_in_foot" else "You can't meld threes, only discard them.")


def three_forbidden(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"], card: Card, meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"], phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return (__three_on_pile if three == "on_pile" else __red_threes if three == "laid_down" else (__threes(meld_threes, stack) if phase == "none" else __put_back(card) + ' ' + __threes(meld_threes, stack)) if three == "among_others" else __threes(meld_threes, stack))


def no_pile(take_count_never: bool) -> str:
    return (__pile_never if take_count_never else __no_pile_now)


def pile_frozen(who: Person) -> str:
    return "A wild card was discarded: nobody can take the pile until it's " + _nouns.whose(who) + ' turn again.'


def pile_too_short(have: int, need: int) -> str:
    return 'The pile has ' + _nouns.cards(have) + '; you can only take it when it has ' + COUNT(need) + ' or more.'


def first_lap(who: Person) -> str:
    return ("Nobody can take the pile until everyone has had a turn; you haven't yet." if who.is_you else 'Nobody can take the pile until everyone has had a turn; ' + who.name + " hasn't yet.")


def wild_on_pile(rank: Rank) -> str:
    return 'Under these rules, nobody can take the pile with ' + _nouns.a_rank(rank) + ' on top.'


def wild_pair_needed(need: int, rank: Rank) -> str:
    return 'To take the pile, you need ' + _nouns.of_rank(need, rank) + ' in your hand to meld with the one on top.'


def frozen_pair_needed(need: int, rank: Rank, have: int) -> str:
    return 'The pile is frozen: you need ' + _nouns.of_rank(need, rank) + ' in your hand, but you have ' + ('none' if have == 0 else COUNT(have)) + '.'


def lay_both(rank: Rank) -> str:
    return 'You must meld both ' + _nouns.ranks(rank) + ' from your hand with the one on the pile.'


def more_needed(need: int, rank: Rank, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], have: int) -> str:
    return 'To take the pile, you need ' + _nouns.of_rank(need, rank) + ' in your hand' + (', or ' + _nouns.a_rank(rank) + ' and a wild card' if take_with == "pair_or_wild" else ', or a meld of ' + _nouns.ranks(rank) + ' to add it to' if take_with == "pair_or_meld" else '') + '; you have ' + ('none' if have == 0 else COUNT(have)) + '.'


def pair_needed(lack: Literal["wild_pair", "wild", "frozen", "both", "cards"], need: int, rank: Rank, have: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return (__wild_pair_needed(need, rank) if lack == "wild_pair" else __wild_on_pile(rank) if lack == "wild" else __frozen_pair_needed(need, rank, have) if lack == "frozen" else __lay_both(rank) if lack == "both" else __more_needed(need, rank, take_with, have))


def upcard_not_played(card: Card) -> str:
    return 'To take the pile, you must meld ' + _nouns.the_card(card) + ' in the same move.'


def bottom_not_played(card: Card) -> str:
    return 'If you take the pile, you must also meld its bottom card, ' + _nouns.the_card(card) + '.'


def no_peek(again: bool) -> str:
    return (__no_peek_again if again else __nothing_below)


def stock_too_short(have: int, need: int) -> str:
    return 'The stock has ' + _nouns.cards(have) + ' left and you need to draw ' + COUNT(need) + ': take the pile or end the round.'


def stock_not_empty(have: int) -> str:
    return 'The stock still has ' + _nouns.cards(have) + ': draw, or take the pile.'


def last_card_of_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return "That's the last card of your " + _nouns.stack(stack) + ': discarding it would mean going out.'


def too_few_kept(have: int, stack: Literal["hand", "foot", "tail"], in_foot: bool) -> str:
    return 'That leaves ' + ('no cards' if have == 0 else _nouns.cards(have)) + ' in your ' + _nouns.stack(stack) + ", so you'd be going out. " + ('Keep one card from your foot to discard.' if in_foot else 'Keep two: one to discard and one to hold.')


def not_in_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'You can only do that from your ' + _nouns.stack(stack) + ", and you haven't picked it up yet."


def books_missing(alone: bool, missing: Sequence[str]) -> str:
    return ('To go out, you still need ' + LIST(missing) + '.' if alone else 'To go out, your team still needs ' + LIST(missing) + '.')


def books_of_wilds(count: int) -> str:
    return ('a book of wilds' if plural(count) == "one" else COUNT(count) + ' books of wilds')


def books_of_sevens(count: int) -> str:
    return ('a book of sevens' if plural(count) == "one" else _nouns.books(count) + ' of sevens')


def books_of_any_kind(count: int) -> str:
    return _nouns.books(count) + ' of any kind'


def partner_not_ready(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return "You can't go out until " + ("you've" if who.is_you else who.name + ' has') + ' ' + ('picked up' if picked_up else 'played a card from') + ' ' + ('your' if who.is_you else 'their') + ' ' + _nouns.stack(stack) + '.'


def cards_left_over(stack: Literal["hand", "foot", "tail"], have: int) -> str:
    return 'To go out, you must play every card in your ' + _nouns.stack(stack) + '; ' + _nouns.cards(have) + ' would be left over.'


def cannot_hold_several(have: int) -> str:
    return 'You can only keep your very last card, and you have ' + COUNT(have) + ': discard one.'


def cannot_hold_now(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'You can only keep your last card while a partner still has to pick up their ' + _nouns.stack(stack) + ' or meld.'


def cannot_hold(several: bool, have: int, hold_last_card: bool, stack: Literal["hand", "foot", "tail"]) -> str:
    return (__cannot_hold_several(have) if several else (__cannot_hold_now(stack) if hold_last_card else __cannot_hold_ever))


def short_not_your_turn(who: Person) -> str:
    return _nouns.whose(who) + ' turn'


def short_opening_minimum(lacks: int) -> str:
    return ('1 point short' if plural(lacks) == "one" else NUMBER(lacks) + ' points short')


def short_new_meld_too_low(lacks: int) -> str:
    return __short_opening_minimum(lacks)


def short_pair_missing(need: int, rank: Rank) -> str:
    return 'needs ' + _nouns.of_rank(need, rank)


def short_books_missing(most_missing: int) -> str:
    return ('one more book' if plural(most_missing) == "one" else COUNT(most_missing) + ' more books')


def short_partners_foot(who: Person) -> str:
    return ('wait for you' if who.is_you else 'wait for ' + who.name)


def short_short_pile(have: int, need: int) -> str:
    return NUMBER(have) + ' of ' + NUMBER(need) + ' cards'


def short_must_use_all(have: int) -> str:
    return COUNT(have) + ' left over'


def short_three(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"]) -> str:
    return (__short_three_on_top if three == "on_pile" else __short_three_laid_down if three == "laid_down" else __short_three_among_others if three == "among_others" else __short_threes)


def short_no_peek(again: bool) -> str:
    return (__short_no_peek_again if again else __short_nothing_below)


def short_need_pair(lacks: int, need: int, rank: Rank) -> str:
    return (__short_pair if lacks == 0 else __short_pair_missing(need, rank))


__undo_some = undo_some
__undo_nothing = undo_nothing
__none_in_hand = none_in_hand
__not_another_in_hand = not_another_in_hand
__not_a_move = not_a_move
__nothing_laid_yet = nothing_laid_yet
__not_now = not_now
__round_over = round_over
__answer_first = answer_first
__draw_is_done = draw_is_done
__draw_first = draw_first
__choose_first = choose_first
__not_dealt = not_dealt
__too_few_for_a_meld = too_few_for_a_meld
__choose_cards = choose_cards
__more_than_naturals_allow = more_than_naturals_allow
__over_wild_cap = over_wild_cap
__black_threes_with_wilds = black_threes_with_wilds
__no_second_meld = no_second_meld
__second_meld_too_soon = second_meld_too_soon
__opening_has = opening_has
__opening_fix = opening_fix
__opening_short = opening_short
__open_before_pile = open_before_pile
__threes = threes
__put_back = put_back
__red_threes = red_threes
__three_on_pile = three_on_pile
__no_pile_now = no_pile_now
__pile_never = pile_never
__more_needed = more_needed
__lay_both = lay_both
__frozen_pair_needed = frozen_pair_needed
__wild_on_pile = wild_on_pile
__wild_pair_needed = wild_pair_needed
__nothing_below = nothing_below
__no_peek_again = no_peek_again
__cannot_hold_ever = cannot_hold_ever
__cannot_hold_now = cannot_hold_now
__cannot_hold_several = cannot_hold_several
__short_opening_minimum = short_opening_minimum
__short_threes = short_threes
__short_three_among_others = short_three_among_others
__short_three_laid_down = short_three_laid_down
__short_three_on_top = short_three_on_top
__short_nothing_below = short_nothing_below
__short_no_peek_again = short_no_peek_again
__short_pair_missing = short_pair_missing
__short_pair = short_pair
