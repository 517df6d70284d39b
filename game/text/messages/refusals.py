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


def undo_some(have: int) -> str:
    return sections["refusals"].undo_some(have)


def undo_too_far(have: int) -> str:
    return sections["refusals"].undo_too_far(have)


def none_in_hand(card: Card) -> str:
    return sections["refusals"].none_in_hand(card)


def not_another_in_hand(card: Card) -> str:
    return sections["refusals"].not_another_in_hand(card)


def not_in_hand(is_held: bool, card: Card) -> str:
    return sections["refusals"].not_in_hand(is_held, card)


def cut_too_deep(most: int) -> str:
    return sections["refusals"].cut_too_deep(most)


def no_such_stack() -> str:
    return sections["refusals"].no_such_stack()


def wrong_deal() -> str:
    return sections["refusals"].wrong_deal()


def nothing_laid_yet() -> str:
    return sections["refusals"].nothing_laid_yet()


def not_a_move() -> str:
    return sections["refusals"].not_a_move()


def nothing_to_meld(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return sections["refusals"].nothing_to_meld(phase)


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


def wrong_phase(phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return sections["refusals"].wrong_phase(phase)


def choose_cards() -> str:
    return sections["refusals"].choose_cards()


def too_few_for_a_meld(have: int) -> str:
    return sections["refusals"].too_few_for_a_meld(have)


def too_few_cards(have: int) -> str:
    return sections["refusals"].too_few_cards(have)


def too_few_naturals(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].too_few_naturals(have, need, rank)


def mixed_ranks(ranks: Sequence[Rank]) -> str:
    return sections["refusals"].mixed_ranks(ranks)


def black_threes_with_wilds() -> str:
    return sections["refusals"].black_threes_with_wilds()


def over_wild_cap(have: int, need: int) -> str:
    return sections["refusals"].over_wild_cap(have, need)


def more_than_naturals_allow(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].more_than_naturals_allow(have, need, rank)


def too_many_wilds(need: int, is_cap: bool, have: int, rank: Rank) -> str:
    return sections["refusals"].too_many_wilds(need, is_cap, have, rank)


def wilds_of_turn(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].wilds_of_turn(have, need, rank)


def new_meld_too_low(have: int, need: int, rank: Rank) -> str:
    return sections["refusals"].new_meld_too_low(have, need, rank)


def natural_on_wilds() -> str:
    return sections["refusals"].natural_on_wilds()


def wilds_alone() -> str:
    return sections["refusals"].wilds_alone()


def no_second_meld(alone: bool, rank: Rank) -> str:
    return sections["refusals"].no_second_meld(alone, rank)


def second_meld_too_soon(alone: bool, rank: Rank, have: int, need: int) -> str:
    return sections["refusals"].second_meld_too_soon(alone, rank, have, need)


def second_meld(second_meld: Literal["never", "after_closing", "anytime"], alone: bool, rank: Rank, have: int, need: int) -> str:
    return sections["refusals"].second_meld(second_meld, alone, rank, have, need)


def no_such_meld(alone: bool) -> str:
    return sections["refusals"].no_such_meld(alone)


def book_closed(rank: Rank, closed: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return sections["refusals"].book_closed(rank, closed)


def open_before_pile() -> str:
    return sections["refusals"].open_before_pile()


def opening_has(have: int, round: int, need: int) -> str:
    return sections["refusals"].opening_has(have, round, need)


def opening_fix(fixes: Sequence[str]) -> str:
    return sections["refusals"].opening_fix(fixes)


def opening_short(lacks: int) -> str:
    return sections["refusals"].opening_short(lacks)


def opening_too_low(before_pile: bool, have: int, round: int, need: int, fixes: Sequence[str], lacks: int) -> str:
    return sections["refusals"].opening_too_low(before_pile, have, round, need, fixes, lacks)


def three_on_pile() -> str:
    return sections["refusals"].three_on_pile()


def red_threes() -> str:
    return sections["refusals"].red_threes()


def put_back(card: Card) -> str:
    return sections["refusals"].put_back(card)


def threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].threes(meld_threes, stack)


def three_forbidden(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"], card: Card, meld_threes: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"], phase: Literal["cut", "choose", "draw", "play", "answer", "ended", "none"]) -> str:
    return sections["refusals"].three_forbidden(three, card, meld_threes, stack, phase)


def pile_never() -> str:
    return sections["refusals"].pile_never()


def no_pile_now() -> str:
    return sections["refusals"].no_pile_now()


def no_pile(take_count_never: bool) -> str:
    return sections["refusals"].no_pile(take_count_never)


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


def more_needed(need: int, rank: Rank, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], have: int) -> str:
    return sections["refusals"].more_needed(need, rank, take_with, have)


def pair_needed(lack: Literal["wild_pair", "wild", "frozen", "both", "cards"], need: int, rank: Rank, have: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["refusals"].pair_needed(lack, need, rank, have, take_with)


def upcard_not_played(card: Card) -> str:
    return sections["refusals"].upcard_not_played(card)


def bottom_not_played(card: Card) -> str:
    return sections["refusals"].bottom_not_played(card)


def no_peek_again() -> str:
    return sections["refusals"].no_peek_again()


def nothing_below() -> str:
    return sections["refusals"].nothing_below()


def no_peek(again: bool) -> str:
    return sections["refusals"].no_peek(again)


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


def books_missing(alone: bool, missing: Sequence[str]) -> str:
    return sections["refusals"].books_missing(alone, missing)


def books_of_wilds(count: int) -> str:
    return sections["refusals"].books_of_wilds(count)


def books_of_sevens(count: int) -> str:
    return sections["refusals"].books_of_sevens(count)


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


def cannot_hold_ever() -> str:
    return sections["refusals"].cannot_hold_ever()


def cannot_hold(several: bool, have: int, hold_last_card: bool, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["refusals"].cannot_hold(several, have, hold_last_card, stack)


def short_not_your_turn(who: Person) -> str:
    return sections["refusals"].short_not_your_turn(who)


def short_opening_minimum(lacks: int) -> str:
    return sections["refusals"].short_opening_minimum(lacks)


def short_new_meld_too_low(lacks: int) -> str:
    return sections["refusals"].short_new_meld_too_low(lacks)


def short_pair_missing(need: int, rank: Rank) -> str:
    return sections["refusals"].short_pair_missing(need, rank)


def short_books_missing(most_missing: int) -> str:
    return sections["refusals"].short_books_missing(most_missing)


def short_partners_foot(who: Person) -> str:
    return sections["refusals"].short_partners_foot(who)


def short_short_pile(have: int, need: int) -> str:
    return sections["refusals"].short_short_pile(have, need)


def short_must_use_all(have: int) -> str:
    return sections["refusals"].short_must_use_all(have)


def short_three_on_top() -> str:
    return sections["refusals"].short_three_on_top()


def short_three_laid_down() -> str:
    return sections["refusals"].short_three_laid_down()


def short_threes() -> str:
    return sections["refusals"].short_threes()


def short_three_among_others() -> str:
    return sections["refusals"].short_three_among_others()


def short_three(three: Literal["on_pile", "laid_down", "among_others", "alone", "threes"]) -> str:
    return sections["refusals"].short_three(three)


def short_bottom_not_played() -> str:
    return sections["refusals"].short_bottom_not_played()


def short_no_peek_again() -> str:
    return sections["refusals"].short_no_peek_again()


def short_nothing_below() -> str:
    return sections["refusals"].short_nothing_below()


def short_no_peek(again: bool) -> str:
    return sections["refusals"].short_no_peek(again)


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


def short_closed_book() -> str:
    return sections["refusals"].short_closed_book()


def short_no_such_meld() -> str:
    return sections["refusals"].short_no_such_meld()


def short_no_pile() -> str:
    return sections["refusals"].short_no_pile()


def short_first_lap() -> str:
    return sections["refusals"].short_first_lap()


def short_pair() -> str:
    return sections["refusals"].short_pair()


def short_need_pair(lacks: int, need: int, rank: Rank) -> str:
    return sections["refusals"].short_need_pair(lacks, need, rank)


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


def short_final_discard() -> str:
    return sections["refusals"].short_final_discard()


def short_refused() -> str:
    return sections["refusals"].short_refused()


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


def short_malformed() -> str:
    return sections["refusals"].short_malformed()


def short_game_over() -> str:
    return sections["refusals"].short_game_over()
