"""Messages of the section refusals, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def not_your_turn(who: Person) -> str:
    return sections["refusals"].not_your_turn(who)


def undo_out_of_turn(who: Person) -> str:
    return sections["refusals"].undo_out_of_turn(who)


def undo_nothing() -> str:
    return sections["refusals"].undo_nothing()


def undo_too_far(have: int) -> str:
    return sections["refusals"].undo_too_far(have)


def not_in_hand(card: Card) -> str:
    return sections["refusals"].not_in_hand(card)


def not_another_in_hand(card: Card) -> str:
    return sections["refusals"].not_another_in_hand(card)


def cut_too_deep(most: int) -> str:
    return sections["refusals"].cut_too_deep(most)


def no_such_stack() -> str:
    return sections["refusals"].no_such_stack()


def wrong_deal() -> str:
    return sections["refusals"].wrong_deal()


def nothing_to_meld() -> str:
    return sections["refusals"].nothing_to_meld()


def not_a_move() -> str:
    return sections["refusals"].not_a_move()


def game_over() -> str:
    return sections["refusals"].game_over()


def not_dealt() -> str:
    return sections["refusals"].not_dealt()


def choose_first() -> str:
    return sections["refusals"].choose_first()


def draw_first() -> str:
    return sections["refusals"].draw_first()


def draw_is_done() -> str:
    return sections["refusals"].draw_is_done()


def answer_first() -> str:
    return sections["refusals"].answer_first()


def round_over() -> str:
    return sections["refusals"].round_over()


def not_now() -> str:
    return sections["refusals"].not_now()


def choose_cards() -> str:
    return sections["refusals"].choose_cards()


def too_few_cards(have: int) -> str:
    return sections["refusals"].too_few_cards(have)


def too_few_naturals(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].too_few_naturals(have, need, rank)


def mixed_ranks(ranks: Sequence[str]) -> str:
    return sections["refusals"].mixed_ranks(ranks)


def black_threes_with_wilds() -> str:
    return sections["refusals"].black_threes_with_wilds()


def over_wild_cap(have: int, need: int) -> str:
    return sections["refusals"].over_wild_cap(have, need)


def too_many_wilds(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].too_many_wilds(have, need, rank)


def wilds_of_turn(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].wilds_of_turn(have, need, rank)


def new_meld_too_low(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].new_meld_too_low(have, need, rank)


def natural_on_wilds() -> str:
    return sections["refusals"].natural_on_wilds()


def wilds_alone() -> str:
    return sections["refusals"].wilds_alone()


def second_meld(alone: bool, rank: Rank) -> str:
    return sections["refusals"].second_meld(alone, rank)


def second_meld_too_soon(alone: bool, rank: Rank, have: int, need: int) -> str:
    return sections["refusals"].second_meld_too_soon(alone, rank, have, need)


def no_such_meld(alone: bool) -> str:
    return sections["refusals"].no_such_meld(alone)


def book_closed(rank: Rank, rule: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return sections["refusals"].book_closed(rank, rule)


def open_before_pile() -> str:
    return sections["refusals"].open_before_pile()


def opening_too_low(have: int, round: int, need: int) -> str:
    return sections["refusals"].opening_too_low(have, round, need)


def opening_fix(cards: Sequence[str]) -> str:
    return sections["refusals"].opening_fix(cards)


def opening_short(points: int) -> str:
    return sections["refusals"].opening_short(points)


def three_on_pile() -> str:
    return sections["refusals"].three_on_pile()


def red_threes() -> str:
    return sections["refusals"].red_threes()


def put_back(card: Card) -> str:
    return sections["refusals"].put_back(card)


def threes(threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].threes(threes, stack)


def pile_never() -> str:
    return sections["refusals"].pile_never()


def no_pile() -> str:
    return sections["refusals"].no_pile()


def pile_frozen(who: Person) -> str:
    return sections["refusals"].pile_frozen(who)


def pile_too_short(have: int, need: int) -> str:
    return sections["refusals"].pile_too_short(have, need)


def first_lap(who: Person) -> str:
    return sections["refusals"].first_lap(who)


def wild_on_pile(rank: Rank) -> str:
    return sections["refusals"].wild_on_pile(rank)


def wild_pair_needed(need: int, rank: Rank) -> str:
    return sections["refusals"].wild_pair_needed(need, rank)


def frozen_pair_needed(need: int, rank: Rank, have: int) -> str:
    return sections["refusals"].frozen_pair_needed(need, rank, have)


def lay_both(rank: Rank) -> str:
    return sections["refusals"].lay_both(rank)


def pair_needed(need: int, rank: Rank, take: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], have: int) -> str:
    return sections["refusals"].pair_needed(need, rank, take, have)


def upcard_not_played(card: Card) -> str:
    return sections["refusals"].upcard_not_played(card)


def bottom_not_played(card: Card) -> str:
    return sections["refusals"].bottom_not_played(card)


def no_peek_again() -> str:
    return sections["refusals"].no_peek_again()


def no_peek() -> str:
    return sections["refusals"].no_peek()


def shuffle_due() -> str:
    return sections["refusals"].shuffle_due()


def stock_too_short(have: int, need: int) -> str:
    return sections["refusals"].stock_too_short(have, need)


def stock_not_empty(have: int) -> str:
    return sections["refusals"].stock_not_empty(have)


def last_card_of_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].last_card_of_foot(stack)


def too_few_kept(have: int, stack: Literal["hand", "foot", "tail"], in_foot: bool) -> str:
    return sections["refusals"].too_few_kept(have, stack, in_foot)


def not_in_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].not_in_foot(stack)


def books_missing(alone: bool, books: Sequence[str]) -> str:
    return sections["refusals"].books_missing(alone, books)


def books_of_wilds(count: int) -> str:
    return sections["refusals"].books_of_wilds(count)


def a_book_of_sevens() -> str:
    return sections["refusals"].a_book_of_sevens()


def books_of_any_kind(count: int) -> str:
    return sections["refusals"].books_of_any_kind(count)


def final_discard_needed() -> str:
    return sections["refusals"].final_discard_needed()


def final_meld_needed() -> str:
    return sections["refusals"].final_meld_needed()


def seven_kept() -> str:
    return sections["refusals"].seven_kept()


def seven_last() -> str:
    return sections["refusals"].seven_last()


def partner_not_ready(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return sections["refusals"].partner_not_ready(who, stack, picked_up)


def permission_refused() -> str:
    return sections["refusals"].permission_refused()


def cards_left_over(stack: Literal["hand", "foot", "tail"], have: int) -> str:
    return sections["refusals"].cards_left_over(stack, have)


def cannot_hold_several(have: int) -> str:
    return sections["refusals"].cannot_hold_several(have)


def cannot_hold_now(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].cannot_hold_now(stack)


def cannot_hold() -> str:
    return sections["refusals"].cannot_hold()


def short_not_your_turn(who: Person) -> str:
    return sections["refusals"].short_not_your_turn(who)


def short_points(points: int) -> str:
    return sections["refusals"].short_points(points)


def short_pair_needed(need: int, rank: Rank) -> str:
    return sections["refusals"].short_pair_needed(need, rank)


def short_books_missing(count: int) -> str:
    return sections["refusals"].short_books_missing(count)


def short_partner_not_ready(who: Person) -> str:
    return sections["refusals"].short_partner_not_ready(who)


def short_pile_too_short(have: int, need: int) -> str:
    return sections["refusals"].short_pile_too_short(have, need)


def short_cards_left_over(count: int) -> str:
    return sections["refusals"].short_cards_left_over(count)


def short_three() -> str:
    return sections["refusals"].short_three()


def short_threes() -> str:
    return sections["refusals"].short_threes()


def short_three_among_others() -> str:
    return sections["refusals"].short_three_among_others()


def short_bottom_not_played() -> str:
    return sections["refusals"].short_bottom_not_played()


def short_no_peek_again() -> str:
    return sections["refusals"].short_no_peek_again()


def short_no_peek() -> str:
    return sections["refusals"].short_no_peek()


def short_final_meld_needed() -> str:
    return sections["refusals"].short_final_meld_needed()


def short_seven_last() -> str:
    return sections["refusals"].short_seven_last()


def short_wrong_phase() -> str:
    return sections["refusals"].short_wrong_phase()


def short_not_in_hand() -> str:
    return sections["refusals"].short_not_in_hand()


def short_too_few_cards() -> str:
    return sections["refusals"].short_too_few_cards()


def short_too_few_naturals() -> str:
    return sections["refusals"].short_too_few_naturals()


def short_mixed_ranks() -> str:
    return sections["refusals"].short_mixed_ranks()


def short_wild_limit() -> str:
    return sections["refusals"].short_wild_limit()


def short_wild_only() -> str:
    return sections["refusals"].short_wild_only()


def short_second_meld() -> str:
    return sections["refusals"].short_second_meld()


def short_book_closed() -> str:
    return sections["refusals"].short_book_closed()


def short_no_such_meld() -> str:
    return sections["refusals"].short_no_such_meld()


def short_no_pile() -> str:
    return sections["refusals"].short_no_pile()


def short_first_lap() -> str:
    return sections["refusals"].short_first_lap()


def short_pair() -> str:
    return sections["refusals"].short_pair()


def short_upcard_not_played() -> str:
    return sections["refusals"].short_upcard_not_played()


def short_stock_empty() -> str:
    return sections["refusals"].short_stock_empty()


def short_stock_not_empty() -> str:
    return sections["refusals"].short_stock_not_empty()


def short_keep_cards() -> str:
    return sections["refusals"].short_keep_cards()


def short_seven_kept() -> str:
    return sections["refusals"].short_seven_kept()


def short_final_discard_needed() -> str:
    return sections["refusals"].short_final_discard_needed()


def short_permission_refused() -> str:
    return sections["refusals"].short_permission_refused()


def short_cannot_hold() -> str:
    return sections["refusals"].short_cannot_hold()


def short_not_in_foot() -> str:
    return sections["refusals"].short_not_in_foot()


def short_bad_cut() -> str:
    return sections["refusals"].short_bad_cut()


def short_bad_choice() -> str:
    return sections["refusals"].short_bad_choice()


def short_cannot_undo() -> str:
    return sections["refusals"].short_cannot_undo()


def short_bad_deal() -> str:
    return sections["refusals"].short_bad_deal()


def short_nothing_chosen() -> str:
    return sections["refusals"].short_nothing_chosen()


def short_game_over() -> str:
    return sections["refusals"].short_game_over()
