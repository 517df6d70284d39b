"""Messages of the section rule_page, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.language import sections


def aim_heading() -> str:
    return sections["rule_page"].aim_heading()


def cards_heading() -> str:
    return sections["rule_page"].cards_heading()


def deal_heading() -> str:
    return sections["rule_page"].deal_heading()


def turn_heading() -> str:
    return sections["rule_page"].turn_heading()


def melds_heading() -> str:
    return sections["rule_page"].melds_heading()


def books_heading() -> str:
    return sections["rule_page"].books_heading()


def opening_heading() -> str:
    return sections["rule_page"].opening_heading()


def pile_heading() -> str:
    return sections["rule_page"].pile_heading()


def threes_heading() -> str:
    return sections["rule_page"].threes_heading()


def foot_heading() -> str:
    return sections["rule_page"].foot_heading()


def out_heading() -> str:
    return sections["rule_page"].out_heading()


def stock_heading() -> str:
    return sections["rule_page"].stock_heading()


def score_heading() -> str:
    return sections["rule_page"].score_heading()


def match_heading() -> str:
    return sections["rule_page"].match_heading()


def aim(tail: bool, winner_takes: bool) -> str:
    return sections["rule_page"].aim(tail, winner_takes)


def each_deck(size: int, jokers: int) -> str:
    return sections["rule_page"].each_deck(size, jokers)


def decks(count: int, size: int, jokers: int) -> str:
    return sections["rule_page"].decks(count, size, jokers)


def decks_by_players(count: int, more: bool, size: int, jokers: int) -> str:
    return sections["rule_page"].decks_by_players(count, more, size, jokers)


def deck_for_each(size: int, jokers: int) -> str:
    return sections["rule_page"].deck_for_each(size, jokers)


def set_aside(set_aside: int) -> str:
    return sections["rule_page"].set_aside(set_aside)


def wilds(jokers: int) -> str:
    return sections["rule_page"].wilds(jokers)


def in_a_round(count: int) -> str:
    return sections["rule_page"].in_a_round(count)


def by_round(first: str, last: str) -> str:
    return sections["rule_page"].by_round(first, last)


def of_cards(count: int) -> str:
    return sections["rule_page"].of_cards(count)


def of_cards_by_round(numbers: str) -> str:
    return sections["rule_page"].of_cards_by_round(numbers)


def drawn(count: int) -> str:
    return sections["rule_page"].drawn(count)


def drawn_by_round(numbers: str) -> str:
    return sections["rule_page"].drawn_by_round(numbers)


def hand_and_foot(cut: bool, hand: int, foot: int) -> str:
    return sections["rule_page"].hand_and_foot(cut, hand, foot)


def foot_unseen() -> str:
    return sections["rule_page"].foot_unseen()


def hand_and_foot_by_round(cut: bool, hand: str, foot: str) -> str:
    return sections["rule_page"].hand_and_foot_by_round(cut, hand, foot)


def two_stacks(cut: bool, size: str) -> str:
    return sections["rule_page"].two_stacks(cut, size)


def choose_stack(cut: bool, size: str) -> str:
    return sections["rule_page"].choose_stack(cut, size)


def bottom_stack(cut: bool, size: str, higher: bool) -> str:
    return sections["rule_page"].bottom_stack(cut, size, higher)


def bottom_cards_rank(jokers: int) -> str:
    return sections["rule_page"].bottom_cards_rank(jokers)


def bottom_cards(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], jokers: int) -> str:
    return sections["rule_page"].bottom_cards(stacks, jokers)


def tail(cut: bool, size: str) -> str:
    return sections["rule_page"].tail(cut, size)


def rounds_without_tail() -> str:
    return sections["rule_page"].rounds_without_tail()


def knee() -> str:
    return sections["rule_page"].knee()


def packet(deal: Literal["auto", "cut"], tail: bool, winner_takes: bool, cut_bonus: int) -> str:
    return sections["rule_page"].packet(deal, tail, winner_takes, cut_bonus)


def passing(stacks_pass: Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"], deal: Literal["auto", "cut"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return sections["rule_page"].passing(stacks_pass, deal, stacks)


def draw_lots() -> str:
    return sections["rule_page"].draw_lots()


def high_card(jokers: bool) -> str:
    return sections["rule_page"].high_card(jokers)


def left_of_dealer() -> str:
    return sections["rule_page"].left_of_dealer()


def deal_moves_on() -> str:
    return sections["rule_page"].deal_moves_on()


def first_upcard(first_upcard: Literal["none", "natural", "any"]) -> str:
    return sections["rule_page"].first_upcard(first_upcard)


def turn(drawn: str, takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].turn(drawn, takes)


def meld(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return sections["rule_page"].meld(wild_melds)


def wild_limit(wild_melds: Literal["no", "allowed", "required"], wild_limit: Literal["equal", "fewer", "half"], wild_cap: int, dirty_naturals: int) -> str:
    return sections["rule_page"].wild_limit(wild_melds, wild_limit, wild_cap, dirty_naturals)


def wilds_in_a_turn(wild_per_turn: int) -> str:
    return sections["rule_page"].wilds_in_a_turn(wild_per_turn)


def new_meld(new_meld_points: int) -> str:
    return sections["rule_page"].new_meld(new_meld_points)


def wild_melds(wild_melds: Literal["no", "allowed", "required"], count: int) -> str:
    return sections["rule_page"].wild_melds(wild_melds, count)


def second_meld(second_meld: Literal["never", "after_closing", "anytime"]) -> str:
    return sections["rule_page"].second_meld(second_meld)


def book(book_size: int) -> str:
    return sections["rule_page"].book(book_size)


def closed_book(takes: Literal["any", "keep_kind", "naturals", "sealed"]) -> str:
    return sections["rule_page"].closed_book(takes)


def half_closed_book(open: Literal["clean", "dirty"], wilds: bool) -> str:
    return sections["rule_page"].half_closed_book(open, wilds)


def opening(points: int) -> str:
    return sections["rule_page"].opening(points)


def opening_by_total(steps: Sequence[str]) -> str:
    return sections["rule_page"].opening_by_total(steps)


def opening_below(minimum: int, total: int) -> str:
    return sections["rule_page"].opening_below(minimum, total)


def opening_from(minimum: int, total: int) -> str:
    return sections["rule_page"].opening_from(minimum, total)


def opening_always(minimum: int) -> str:
    return sections["rule_page"].opening_always(minimum)


def opening_by_round(minimums: Sequence[str], growth: int) -> str:
    return sections["rule_page"].opening_by_round(minimums, growth)


def opening_cards_only() -> str:
    return sections["rule_page"].opening_cards_only()


def opening_books(open_counts_books: bool) -> str:
    return sections["rule_page"].opening_books(open_counts_books)


def whole_hand(open_waived: bool, tail: bool) -> str:
    return sections["rule_page"].whole_hand(open_waived, tail)


def no_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].no_pile(takes)


def whole_pile() -> str:
    return sections["rule_page"].whole_pile()


def only_upcard_seen() -> str:
    return sections["rule_page"].only_upcard_seen()


def upcard_alone() -> str:
    return sections["rule_page"].upcard_alone()


def top_of_pile(count: int, short: bool) -> str:
    return sections["rule_page"].top_of_pile(count, short)


def least_pile(take_least: int) -> str:
    return sections["rule_page"].least_pile(take_least)


def pile_with(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].pile_with(take_with)


def upcard_to_open() -> str:
    return sections["rule_page"].upcard_to_open()


def upcard_melded() -> str:
    return sections["rule_page"].upcard_melded()


def upcard_and_lowest() -> str:
    return sections["rule_page"].upcard_and_lowest()


def upcard_and_lowest_open() -> str:
    return sections["rule_page"].upcard_and_lowest_open()


def upcard_and_others() -> str:
    return sections["rule_page"].upcard_and_others()


def upcard_opens() -> str:
    return sections["rule_page"].upcard_opens()


def pile_barred(wild: Literal["free", "barred", "unless_melded"], three: bool) -> str:
    return sections["rule_page"].pile_barred(wild, three)


def peek(take_peek: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].peek(take_peek, takes)


def bottom_card(take_bottom: bool, takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].bottom_card(take_bottom, takes)


def then_draw(take_then_draw: int) -> str:
    return sections["rule_page"].then_draw(take_then_draw)


def turned_card(first_take_free: bool, first_upcard: Literal["none", "natural", "any"]) -> str:
    return sections["rule_page"].turned_card(first_take_free, first_upcard)


def first_lap(take_first_lap: bool) -> str:
    return sections["rule_page"].first_lap(take_first_lap)


def pile_when_open(take_needs_open: bool) -> str:
    return sections["rule_page"].pile_when_open(take_needs_open)


def freeze(freeze: Literal["no", "until_taken", "one_lap"]) -> str:
    return sections["rule_page"].freeze(freeze)


def threes_never(black: bool) -> str:
    return sections["rule_page"].threes_never(black)


def threes_last() -> str:
    return sections["rule_page"].threes_last()


def threes_in_foot(last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].threes_in_foot(last)


def threes_any() -> str:
    return sections["rule_page"].threes_any()


def threes_score() -> str:
    return sections["rule_page"].threes_score()


def red_threes(red_threes: Literal["penalty", "lay_down"], winner_takes: bool, red_three_bonus: int, red_three_not_out: int, red_three_all: int) -> str:
    return sections["rule_page"].red_threes(red_threes, winner_takes, red_three_bonus, red_three_not_out, red_three_all)


def cost(points: int) -> str:
    return sections["rule_page"].cost(points)


def threes_left(red_three: int, black_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return sections["rule_page"].threes_left(red_three, black_three, red_threes, tail, winner_takes)


def three_on_pile(takes: Literal["never", "one", "some", "all"], meld_threes: Literal["no", "black_last", "black_in_foot", "all"], first_upcard: Literal["none", "natural", "any"], first_take_free: bool) -> str:
    return sections["rule_page"].three_on_pile(takes, meld_threes, first_upcard, first_take_free)


def foot_for_book(foot_ends_turn: bool) -> str:
    return sections["rule_page"].foot_for_book(foot_ends_turn)


def foot_when_empty(foot_ends_turn: bool) -> str:
    return sections["rule_page"].foot_when_empty(foot_ends_turn)


def foot(foot_when: Literal["hand_empty", "first_book"], foot_ends_turn: bool) -> str:
    return sections["rule_page"].foot(foot_when, foot_ends_turn)


def tail_comes(tail: bool, foot_ends_turn: bool) -> str:
    return sections["rule_page"].tail_comes(tail, foot_ends_turn)


def stock_out(stock_out: Literal["end", "reshuffle"]) -> str:
    return sections["rule_page"].stock_out(stock_out)


def card_values(values: Sequence[str], only_losers: bool) -> str:
    return sections["rule_page"].card_values(values, only_losers)


def rank_value(rank: Rank, points: int) -> str:
    return sections["rule_page"].rank_value(rank, points)


def ranks_value(from_: Rank, to: Rank, points: int) -> str:
    return sections["rule_page"].ranks_value(from_, to, points)


def winner_takes(winner_takes: bool) -> str:
    return sections["rule_page"].winner_takes(winner_takes)


def going_out_bonus(winner_takes: bool, go_out_bonus: int) -> str:
    return sections["rule_page"].going_out_bonus(winner_takes, go_out_bonus)


def going_out(last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].going_out(last)


def books_to_go_out(books: Sequence[str]) -> str:
    return sections["rule_page"].books_to_go_out(books)


def needed_clean(count: int, dirty_follow: bool) -> str:
    return sections["rule_page"].needed_clean(count, dirty_follow)


def needed_dirty(count: int, clean_before: bool) -> str:
    return sections["rule_page"].needed_dirty(count, clean_before)


def needed_by_round(kind: Literal["clean", "dirty"], numbers: str) -> str:
    return sections["rule_page"].needed_by_round(kind, numbers)


def needed_wild(count: int) -> str:
    return sections["rule_page"].needed_wild(count)


def needed_in_all(count: int) -> str:
    return sections["rule_page"].needed_in_all(count)


def needed_sevens(clean: bool) -> str:
    return sections["rule_page"].needed_sevens(clean)


def last_card(final_discard: Literal["required", "optional", "never"], last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].last_card(final_discard, last)


def foot_not_needed(foot_needed: bool, tail: bool) -> str:
    return sections["rule_page"].foot_not_needed(foot_needed, tail)


def sevens_kept(sevens_kept: bool) -> str:
    return sections["rule_page"].sevens_kept(sevens_kept)


def partners_foot(partners_foot: Literal["none", "picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].partners_foot(partners_foot, last)


def permission(permission: bool) -> str:
    return sections["rule_page"].permission(permission)


def hold(hold_last_card: bool, last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].hold(hold_last_card, last)


def book_values(values: Sequence[str]) -> str:
    return sections["rule_page"].book_values(values)


def book_value(book: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return sections["rule_page"].book_value(book, points)


def double_book(size: int) -> str:
    return sections["rule_page"].double_book(size)


def book_at_once(points: int) -> str:
    return sections["rule_page"].book_at_once(points)


def left_over(black_three: int, red_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return sections["rule_page"].left_over(black_three, red_three, red_threes, tail, winner_takes)


def match_to_score(points: int, rounds: int) -> str:
    return sections["rule_page"].match_to_score(points, rounds)


def match_of_rounds(rounds: int) -> str:
    return sections["rule_page"].match_of_rounds(rounds)


def highest_wins() -> str:
    return sections["rule_page"].highest_wins()


def tag_line(ways: str, go_out: str) -> str:
    return sections["rule_page"].tag_line(ways, go_out)


def cut_for(count: int) -> str:
    return sections["rule_page"].cut_for(count)


def cut_for_stacks(tail: bool) -> str:
    return sections["rule_page"].cut_for_stacks(tail)


def choose_hand() -> str:
    return sections["rule_page"].choose_hand()


def take_no_pile() -> str:
    return sections["rule_page"].take_no_pile()


def take_pile(count: int, with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].take_pile(count, with_)


def make_books(size: int) -> str:
    return sections["rule_page"].make_books(size)


def go_out(books: Sequence[str], ask: bool) -> str:
    return sections["rule_page"].go_out(books, ask)


def go_out_by_round(ask: bool) -> str:
    return sections["rule_page"].go_out_by_round(ask)


def changed_from(preset: str) -> str:
    return sections["rule_page"].changed_from(preset)


def changed_from_starred(preset: str) -> str:
    return sections["rule_page"].changed_from_starred(preset)


def change(rule: str, now: str, before: str) -> str:
    return sections["rule_page"].change(rule, now, before)


def changes(preset: str, count: int) -> str:
    return sections["rule_page"].changes(preset, count)


def code(code: str) -> str:
    return sections["rule_page"].code(code)


def source(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return sections["rule_page"].source(preset)


def why() -> str:
    return sections["rule_page"].why()


def hide_why() -> str:
    return sections["rule_page"].hide_why()


def compare() -> str:
    return sections["rule_page"].compare()


def upcard() -> str:
    return sections["rule_page"].upcard()


def taken_with(with_: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].taken_with(with_)


def three_left(points: int) -> str:
    return sections["rule_page"].three_left(points)


def stack_of(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return sections["rule_page"].stack_of(stack, count)


def ranks_worth(from_: str, to: str, points: int) -> str:
    return sections["rule_page"].ranks_worth(from_, to, points)


def reading_1() -> str:
    return sections["rule_page"].reading_1()


def reading_1_read() -> str:
    return sections["rule_page"].reading_1_read()


def reading_1_reason() -> str:
    return sections["rule_page"].reading_1_reason()


def reading_2() -> str:
    return sections["rule_page"].reading_2()


def reading_2_read() -> str:
    return sections["rule_page"].reading_2_read()


def reading_2_reason() -> str:
    return sections["rule_page"].reading_2_reason()


def reading_3() -> str:
    return sections["rule_page"].reading_3()


def reading_3_read() -> str:
    return sections["rule_page"].reading_3_read()


def reading_3_reason() -> str:
    return sections["rule_page"].reading_3_reason()


def reading_4() -> str:
    return sections["rule_page"].reading_4()


def reading_4_read() -> str:
    return sections["rule_page"].reading_4_read()


def reading_4_reason() -> str:
    return sections["rule_page"].reading_4_reason()


def reading_5() -> str:
    return sections["rule_page"].reading_5()


def reading_5_read() -> str:
    return sections["rule_page"].reading_5_read()


def reading_5_reason() -> str:
    return sections["rule_page"].reading_5_reason()


def reading_6() -> str:
    return sections["rule_page"].reading_6()


def reading_6_read() -> str:
    return sections["rule_page"].reading_6_read()


def reading_6_reason() -> str:
    return sections["rule_page"].reading_6_reason()


def reading_7() -> str:
    return sections["rule_page"].reading_7()


def reading_7_read() -> str:
    return sections["rule_page"].reading_7_read()


def reading_7_reason() -> str:
    return sections["rule_page"].reading_7_reason()


def reading_8() -> str:
    return sections["rule_page"].reading_8()


def reading_8_read() -> str:
    return sections["rule_page"].reading_8_read()


def reading_8_reason() -> str:
    return sections["rule_page"].reading_8_reason()


def reading_9() -> str:
    return sections["rule_page"].reading_9()


def reading_9_read() -> str:
    return sections["rule_page"].reading_9_read()


def reading_9_reason() -> str:
    return sections["rule_page"].reading_9_reason()


def reading_10() -> str:
    return sections["rule_page"].reading_10()


def reading_10_read() -> str:
    return sections["rule_page"].reading_10_read()


def reading_10_reason() -> str:
    return sections["rule_page"].reading_10_reason()


def reading_11() -> str:
    return sections["rule_page"].reading_11()


def reading_11_read() -> str:
    return sections["rule_page"].reading_11_read()


def reading_11_reason() -> str:
    return sections["rule_page"].reading_11_reason()


def reading_12() -> str:
    return sections["rule_page"].reading_12()


def reading_12_read() -> str:
    return sections["rule_page"].reading_12_read()


def reading_12_reason() -> str:
    return sections["rule_page"].reading_12_reason()


def reading_13() -> str:
    return sections["rule_page"].reading_13()


def reading_13_read() -> str:
    return sections["rule_page"].reading_13_read()


def reading_13_reason() -> str:
    return sections["rule_page"].reading_13_reason()


def reading_14() -> str:
    return sections["rule_page"].reading_14()


def reading_14_read() -> str:
    return sections["rule_page"].reading_14_read()


def reading_14_reason() -> str:
    return sections["rule_page"].reading_14_reason()


def reading_15() -> str:
    return sections["rule_page"].reading_15()


def reading_15_read() -> str:
    return sections["rule_page"].reading_15_read()


def reading_15_reason() -> str:
    return sections["rule_page"].reading_15_reason()


def reading_16() -> str:
    return sections["rule_page"].reading_16()


def reading_16_read() -> str:
    return sections["rule_page"].reading_16_read()


def reading_16_reason() -> str:
    return sections["rule_page"].reading_16_reason()
