"""English: refusals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, LIST, NUMBER, plural


def not_your_turn(who: Person) -> str:
    return "It's " + _nouns.whose(who) + ' turn now.'


def undo_out_of_turn(who: Person) -> str:
    return "It's " + _nouns.whose(who) + " turn now: you can't take your turn back."


def undo_nothing() -> str:
    return "There's nothing to take back: you haven't melded since you last saw new cards."


def undo_too_far(have: int) -> str:
    return ('You can only take back the last meld.' if plural(have) == "one" else 'You can only take back the last ' + _nouns.melds(have) + '.')


def not_in_hand(card: Card) -> str:
    return "You don't have " + _nouns.the_card(card) + '.'


def not_another_in_hand(card: Card) -> str:
    return "You don't have another " + _nouns.card(card) + '.'


def cut_too_deep(most: int) -> str:
    return 'Lift at least one card and at most ' + NUMBER(most) + '.'


def no_such_stack() -> str:
    return 'There are two stacks: choose the first or the second.'


def wrong_deal() -> str:
    return "These cards can't have been dealt like that."


def nothing_to_meld() -> str:
    return 'Nothing is laid down yet: choose cards for a meld first.'


def not_a_move() -> str:
    return "That isn't a legal move here."


def game_over() -> str:
    return 'The match is over.'


def not_dealt() -> str:
    return "The cards aren't dealt yet: everyone lifts a packet first."


def choose_first() -> str:
    return 'Everyone chooses a stack as their hand first.'


def draw_first() -> str:
    return 'First draw from the stock or take the pile.'


def draw_is_done() -> str:
    return "You've drawn already: meld if you like, then discard."


def answer_first() -> str:
    return 'First somebody must answer the request to go out.'


def round_over() -> str:
    return "The round is over and the next one isn't dealt yet."


def not_now() -> str:
    return "You can't do that now."


def choose_cards() -> str:
    return 'Choose cards.'


def too_few_cards(have: int) -> str:
    return CAPITAL(_nouns.cards(have)) + ' ' + ("isn't" if plural(have) == "one" else "aren't") + ' enough; a new meld needs three.'


def too_few_naturals(have: int, need: int, rank: Rank) -> str:
    return 'A meld with wild cards needs at least ' + _nouns.of_rank(need, rank) + '; this one has ' + _nouns.of_rank(have, rank) + '.'


def mixed_ranks(ranks: Sequence[str]) -> str:
    return "You can't mix " + LIST(ranks) + ': a meld is one rank plus wild cards.'


def black_threes_with_wilds() -> str:
    return "You can't meld black threes with wild cards."


def over_wild_cap(have: int, need: int) -> str:
    return 'That makes ' + _nouns.wilds(have) + "; a meld can't have more than " + COUNT(need) + '.'


def too_many_wilds(have: int, need: int, rank: Rank) -> str:
    return 'That makes ' + _nouns.wilds(have) + '; this meld of ' + _nouns.ranks(rank) + ' can have ' + COUNT(need) + '. Add ' + _nouns.ranks(rank) + ' or leave out a wild card.'


def wilds_of_turn(have: int, need: int, rank: Rank) -> str:
    return 'That adds ' + _nouns.wilds(have) + ' to the ' + _nouns.ranks(rank) + '; a meld can get no more than ' + COUNT(need) + ' in one turn.'


def new_meld_too_low(have: int, need: int, rank: Rank) -> str:
    return 'These ' + _nouns.ranks(rank) + ' are worth ' + NUMBER(have) + '; a new meld needs ' + _nouns.points(need) + '.'


def natural_on_wilds() -> str:
    return 'A meld of wild cards takes only wild cards.'


def wilds_alone() -> str:
    return "You can't meld wild cards alone here: lay them with two or more cards of one rank."


def second_meld(alone: bool, rank: Rank) -> str:
    return ('You already have' if alone else 'Your team already has') + ' a meld of ' + _nouns.ranks(rank) + ': add these to it.'


def second_meld_too_soon(alone: bool, rank: Rank, have: int, need: int) -> str:
    return ('Your ' + _nouns.ranks(rank) if alone else "Your team's " + _nouns.ranks(rank)) + ' are at ' + COUNT(have) + ' of ' + COUNT(need) + ' for a book: add these to them first.'


def no_such_meld(alone: bool) -> str:
    return ("You don't have that meld." if alone else "Your team doesn't have that meld.")


def book_closed(rank: Rank, rule: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return ('The book of ' + _nouns.ranks(rank) + ' is clean and stays clean: it takes no wild cards.' if rule == "keep_kind" else 'The book of ' + _nouns.ranks(rank) + ' is complete and takes no more wild cards.' if rule == "naturals" else 'The book of ' + _nouns.ranks(rank) + ' is complete and takes no more cards.' if rule == "sealed" else 'Only a clean book takes more cards, and only naturals; the book of ' + _nouns.ranks(rank) + " can't take this." if rule == "clean_open" else 'The book of ' + _nouns.ranks(rank) + ' is complete and clean: it takes no more cards.' if rule == "dirty_open" else 'The book of ' + _nouns.ranks(rank) + " is complete and can't take this.")


def open_before_pile() -> str:
    return 'You must open before you can take the pile: draw now.'


def opening_too_low(have: int, round: int, need: int) -> str:
    return "That's " + NUMBER(have) + '; round ' + NUMBER(round) + ' needs ' + NUMBER(need) + '.'


def opening_fix(cards: Sequence[str]) -> str:
    return CAPITAL(LIST(cards, last='or')) + ' would do.'


def opening_short(points: int) -> str:
    return "You're " + NUMBER(points) + ' short.'


def three_on_pile() -> str:
    return "There's a three on the pile, so nobody can take it now."


def red_threes() -> str:
    return "Red threes are laid down; you can't meld or discard them."


def put_back(card: Card) -> str:
    return 'Put ' + _nouns.the_card(card) + ' back.'


def threes(threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return ('You can meld black threes only when you go out.' if threes == "black_last" else 'You can meld only black threes, and only from your ' + _nouns.stack(stack) + '.' if threes == "black_in_foot" else "You can't meld threes; you can only discard them.")


def pile_never() -> str:
    return 'Under these rules nobody takes the pile.'


def no_pile() -> str:
    return "There's no pile to take now."


def pile_frozen(who: Person) -> str:
    return "A wild card was discarded: nobody can take the pile until it's " + _nouns.whose(who) + ' turn again.'


def pile_too_short(have: int, need: int) -> str:
    return 'The pile has ' + _nouns.cards(have) + '; you can take it only when it has ' + COUNT(need) + ' or more.'


def first_lap(who: Person) -> str:
    return ("Nobody can take the pile until everyone has had a turn; you haven't." if who.is_you else 'Nobody can take the pile until everyone has had a turn; ' + who.name + " hasn't.")


def wild_on_pile(rank: Rank) -> str:
    return CAPITAL(_nouns.a_rank(rank)) + ' is on the pile, and nobody can take a wild card here.'


def wild_pair_needed(need: int, rank: Rank) -> str:
    return 'To take a wild card from the pile, you need ' + _nouns.of_rank(need, rank) + ' in your hand for a meld of wild cards.'


def frozen_pair_needed(need: int, rank: Rank, have: int) -> str:
    return 'The pile is frozen: you need ' + _nouns.of_rank(need, rank) + ' in your hand, and you have ' + ('none' if have == 0 else COUNT(have)) + '.'


def lay_both(rank: Rank) -> str:
    return 'Lay both ' + _nouns.ranks(rank) + ' from your hand together with the one on the pile.'


def pair_needed(need: int, rank: Rank, take: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], have: int) -> str:
    return 'To take the pile you need ' + _nouns.of_rank(need, rank) + ' in your hand' + (', or ' + _nouns.a_rank(rank) + ' and a wild card' if take == "pair_or_wild" else ', or a meld of ' + _nouns.ranks(rank) + ' to lay it on' if take == "pair_or_meld" else '') + '; you have ' + ('none' if have == 0 else COUNT(have)) + '.'


def upcard_not_played(card: Card) -> str:
    return 'To take the pile, you must meld ' + _nouns.the_card(card) + ' in the same move.'


def bottom_not_played(card: Card) -> str:
    return 'If you take the pile, you must also meld its bottom card, ' + _nouns.the_card(card) + '.'


def no_peek_again() -> str:
    return "You've already looked at the pile this turn."


def no_peek() -> str:
    return "There's nothing below the upcard that you may look at."


def shuffle_due() -> str:
    return 'First the discards are shuffled into a new stock.'


def stock_too_short(have: int, need: int) -> str:
    return 'The stock has ' + _nouns.cards(have) + ' left, and a draw needs ' + COUNT(need) + ': take the pile or pass.'


def stock_not_empty(have: int) -> str:
    return 'The stock still has ' + _nouns.cards(have) + ': draw, or take the pile.'


def last_card_of_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return "That's the last card of your " + _nouns.stack(stack) + ': discarding it would be going out.'


def too_few_kept(have: int, stack: Literal["hand", "foot", "tail"], in_foot: bool) -> str:
    return "You'd be going out: that leaves " + ('no cards' if have == 0 else _nouns.cards(have)) + ' of your ' + _nouns.stack(stack) + '. ' + ('Keep one card of your foot to discard.' if in_foot else 'Keep two, one to discard and one to hold.')


def not_in_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'You can only do that from your ' + _nouns.stack(stack) + ", and you haven't picked it up yet."


def books_missing(alone: bool, books: Sequence[str]) -> str:
    return ('To go out you still need ' + LIST(books) + '.' if alone else 'To go out your team still needs ' + LIST(books) + '.')


def books_of_wilds(count: int) -> str:
    return ('a book of wilds' if plural(count) == "one" else COUNT(count) + ' books of wilds')


def a_book_of_sevens() -> str:
    return 'a book of sevens'


def books_of_any_kind(count: int) -> str:
    return _nouns.books(count) + ' of any kind'


def final_discard_needed() -> str:
    return 'You must discard your last card, not meld it: keep one back to go out with.'


def final_meld_needed() -> str:
    return 'You must meld your last card, not discard it.'


def seven_kept() -> str:
    return "You can't discard sevens until there's a book of them: discard another card."


def seven_last() -> str:
    return "You can't go out by discarding a seven: meld it, or keep another card for the end."


def partner_not_ready(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return "You can't go out until " + ('you have' if who.is_you else who.name + ' has') + ' ' + ('picked up' if picked_up else 'played a card from') + ' the ' + _nouns.stack(stack) + '.'


def permission_refused() -> str:
    return "The answer was no: you can't ask again this turn."


def cards_left_over(stack: Literal["hand", "foot", "tail"], have: int) -> str:
    return 'To go out you must play every card of your ' + _nouns.stack(stack) + '; ' + _nouns.cards(have) + ' would be left.'


def cannot_hold_several(have: int) -> str:
    return 'You can only keep your very last card, and you have ' + COUNT(have) + ': discard one.'


def cannot_hold_now(stack: Literal["hand", "foot", "tail"]) -> str:
    return 'You can keep the last card only while a partner has neither picked up the ' + _nouns.stack(stack) + ' nor melded.'


def cannot_hold() -> str:
    return "Under these rules you can't keep the last card if you can play it."


def short_not_your_turn(who: Person) -> str:
    return _nouns.whose(who) + ' turn'


def short_points(points: int) -> str:
    return ('1 point short' if plural(points) == "one" else NUMBER(points) + ' points short')


def short_pair_needed(need: int, rank: Rank) -> str:
    return 'needs ' + _nouns.of_rank(need, rank)


def short_books_missing(count: int) -> str:
    return ('one more book' if plural(count) == "one" else COUNT(count) + ' more books')


def short_partner_not_ready(who: Person) -> str:
    return ('wait for you' if who.is_you else 'wait for ' + who.name)


def short_pile_too_short(have: int, need: int) -> str:
    return NUMBER(have) + ' of ' + NUMBER(need) + ' cards'


def short_cards_left_over(count: int) -> str:
    return COUNT(count) + ' left over'


def short_three() -> str:
    return 'a three'


def short_threes() -> str:
    return "threes can't meld"


def short_three_among_others() -> str:
    return 'put the three back'


def short_bottom_not_played() -> str:
    return 'meld bottom card'


def short_no_peek_again() -> str:
    return 'already looked'


def short_no_peek() -> str:
    return 'nothing below'


def short_final_meld_needed() -> str:
    return 'meld the last card'


def short_seven_last() -> str:
    return 'not with a seven'


def short_wrong_phase() -> str:
    return 'not now'


def short_not_in_hand() -> str:
    return 'not in your hand'


def short_too_few_cards() -> str:
    return 'needs three cards'


def short_too_few_naturals() -> str:
    return 'too few naturals'


def short_mixed_ranks() -> str:
    return 'one rank per meld'


def short_wild_limit() -> str:
    return 'too many wilds'


def short_wild_only() -> str:
    return 'not wilds alone'


def short_second_meld() -> str:
    return 'already melded'


def short_book_closed() -> str:
    return 'the book is closed'


def short_no_such_meld() -> str:
    return 'no such meld'


def short_no_pile() -> str:
    return 'no pile to take'


def short_first_lap() -> str:
    return 'not in first lap'


def short_pair() -> str:
    return 'needs a pair'


def short_upcard_not_played() -> str:
    return 'meld the upcard'


def short_stock_empty() -> str:
    return 'stock used up'


def short_stock_not_empty() -> str:
    return 'stock has cards'


def short_keep_cards() -> str:
    return 'keep two cards'


def short_seven_kept() -> str:
    return 'no sevens yet'


def short_final_discard_needed() -> str:
    return 'needs a discard'


def short_permission_refused() -> str:
    return 'answer was no'


def short_cannot_hold() -> str:
    return "can't keep it"


def short_not_in_foot() -> str:
    return 'not in foot yet'


def short_bad_cut() -> str:
    return 'not that many'


def short_bad_choice() -> str:
    return 'one of two stacks'


def short_cannot_undo() -> str:
    return 'nothing to undo'


def short_bad_deal() -> str:
    return 'wrong deal'


def short_nothing_chosen() -> str:
    return 'nothing chosen'


def short_game_over() -> str:
    return 'the match is over'
