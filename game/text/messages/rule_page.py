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


def decks(size: int, jokers: int, decks: int) -> str:
    return sections["rule_page"].decks(size, jokers, decks)


def decks_by_players(size: int, jokers: int, decks: int, extra_decks: int, apart: int) -> str:
    return sections["rule_page"].decks_by_players(size, jokers, decks, extra_decks, apart)


def set_aside(set_aside: int) -> str:
    return sections["rule_page"].set_aside(set_aside)


def wilds(jokers: int) -> str:
    return sections["rule_page"].wilds(jokers)


def in_a_round(count: int) -> str:
    return sections["rule_page"].in_a_round(count)


def each_round(numbers: Sequence[int]) -> str:
    return sections["rule_page"].each_round(numbers)


def of_cards(cards: int | Sequence[int]) -> str:
    return sections["rule_page"].of_cards(cards)


def drawn(draw_count: int | Sequence[int]) -> str:
    return sections["rule_page"].drawn(draw_count)


def everyone(deal: Literal["auto", "cut"]) -> str:
    return sections["rule_page"].everyone(deal)


def hand_and_foot(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], foot_cards: int | Sequence[int]) -> str:
    return sections["rule_page"].hand_and_foot(deal, hand_cards, stacks, foot_cards)


def hand_and_foot_by_round(hand_cards: int | Sequence[int], foot_cards: int | Sequence[int]) -> str:
    return sections["rule_page"].hand_and_foot_by_round(hand_cards, foot_cards)


def two_stacks(deal: Literal["auto", "cut"], hand_cards: int | Sequence[int], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return sections["rule_page"].two_stacks(deal, hand_cards, stacks)


def bottom_cards_rank(jokers: int) -> str:
    return sections["rule_page"].bottom_cards_rank(jokers)


def bottom_cards(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], jokers: int) -> str:
    return sections["rule_page"].bottom_cards(stacks, jokers)


def tail(tail: bool, deal: Literal["auto", "cut"], tail_cards: int | Sequence[int], tailless: bool) -> str:
    return sections["rule_page"].tail(tail, deal, tail_cards, tailless)


def packet(deal: Literal["auto", "cut"], tail: bool, winner_takes: bool, cut_bonus: int) -> str:
    return sections["rule_page"].packet(deal, tail, winner_takes, cut_bonus)


def passing(stacks_pass: Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"], deal: Literal["auto", "cut"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return sections["rule_page"].passing(stacks_pass, deal, stacks)


def first_player(first_player: Literal["random", "high_card", "left_of_dealer"]) -> str:
    return sections["rule_page"].first_player(first_player)


def high_card(first_player: Literal["random", "high_card", "left_of_dealer"], jokers: int) -> str:
    return sections["rule_page"].high_card(first_player, jokers)


def deal_moves_on() -> str:
    return sections["rule_page"].deal_moves_on()


def first_upcard(first_upcard: Literal["none", "natural", "any"]) -> str:
    return sections["rule_page"].first_upcard(first_upcard)


def turn(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].turn(draw_count, takes)


def meld(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return sections["rule_page"].meld(wild_melds)


def wild_limit(wild_melds: Literal["no", "allowed", "required"], wild_limit: Literal["equal", "fewer", "half"], wild_cap: int, dirty_naturals: int) -> str:
    return sections["rule_page"].wild_limit(wild_melds, wild_limit, wild_cap, dirty_naturals)


def wilds_in_a_turn(wild_per_turn: int) -> str:
    return sections["rule_page"].wilds_in_a_turn(wild_per_turn)


def new_meld(new_meld_points: int) -> str:
    return sections["rule_page"].new_meld(new_meld_points)


def wild_melds(wild_melds: Literal["no", "allowed", "required"], wild_books: int) -> str:
    return sections["rule_page"].wild_melds(wild_melds, wild_books)


def second_meld(second_meld: Literal["never", "after_closing", "anytime"]) -> str:
    return sections["rule_page"].second_meld(second_meld)


def book(book_size: int) -> str:
    return sections["rule_page"].book(book_size)


def closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"]) -> str:
    return sections["rule_page"].closed_book(closed_book)


def half_closed_book(closed_book: Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return sections["rule_page"].half_closed_book(closed_book, wild_melds)


def wild_book_closed(wild_melds: Literal["no", "allowed", "required"]) -> str:
    return sections["rule_page"].wild_book_closed(wild_melds)


def opening(open_counts_books: bool, steps: Sequence[str], minimums: Sequence[int], growth: int) -> str:
    return sections["rule_page"].opening(open_counts_books, steps, minimums, growth)


def opening_by_total(open_counts_books: bool, steps: Sequence[str]) -> str:
    return sections["rule_page"].opening_by_total(open_counts_books, steps)


def opening_below(minimum: int, total: int) -> str:
    return sections["rule_page"].opening_below(minimum, total)


def opening_from(minimum: int, total: int) -> str:
    return sections["rule_page"].opening_from(minimum, total)


def opening_always(minimum: int) -> str:
    return sections["rule_page"].opening_always(minimum)


def opening_by_round(minimums: Sequence[int], growth: int) -> str:
    return sections["rule_page"].opening_by_round(minimums, growth)


def opening_cards_only(open_counts_books: bool) -> str:
    return sections["rule_page"].opening_cards_only(open_counts_books)


def opening_books(open_counts_books: bool) -> str:
    return sections["rule_page"].opening_books(open_counts_books)


def whole_hand(open_waived: bool, tail: bool) -> str:
    return sections["rule_page"].whole_hand(open_waived, tail)


def no_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].no_pile(takes)


def whole_pile(takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].whole_pile(takes)


def only_upcard_seen() -> str:
    return sections["rule_page"].only_upcard_seen()


def top_of_pile(takes: Literal["never", "one", "some", "all"], taken: int, short_pile: bool) -> str:
    return sections["rule_page"].top_of_pile(takes, taken, short_pile)


def least_pile(take_least: int) -> str:
    return sections["rule_page"].least_pile(take_least)


def pile_with(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].pile_with(take_with)


def upcard_to_open(upcard_play: Literal["always", "to_open"]) -> str:
    return sections["rule_page"].upcard_to_open(upcard_play)


def upcard_melded(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"]) -> str:
    return sections["rule_page"].upcard_melded(upcard_play, takes)


def upcard_and_others(upcard_play: Literal["always", "to_open"], takes: Literal["never", "one", "some", "all"], take_bottom: bool, take_needs_open: bool) -> str:
    return sections["rule_page"].upcard_and_others(upcard_play, takes, take_bottom, take_needs_open)


def pile_barred(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].pile_barred(meld_threes, take_with)


def wilds_bar_pile(meld_threes: Literal["no", "black_last", "black_in_foot", "all"]) -> str:
    return sections["rule_page"].wilds_bar_pile(meld_threes)


def pile_barred_for_pairs(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], wild_melds: Literal["no", "allowed", "required"]) -> str:
    return sections["rule_page"].pile_barred_for_pairs(meld_threes, take_with, wild_melds)


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


def threes_never(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], red_threes: Literal["penalty", "lay_down"]) -> str:
    return sections["rule_page"].threes_never(meld_threes, red_threes)


def threes_melded(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], winner_takes: bool) -> str:
    return sections["rule_page"].threes_melded(meld_threes, winner_takes)


def threes_in_foot(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], winner_takes: bool) -> str:
    return sections["rule_page"].threes_in_foot(meld_threes, last, winner_takes)


def threes_score(winner_takes: bool) -> str:
    return sections["rule_page"].threes_score(winner_takes)


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


def card_values(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int, winner_takes: bool) -> str:
    return sections["rule_page"].card_values(ten_from, below, jokers, joker, two, ace, ten_value, five_value, winner_takes)


def values_listed(ten_from: Rank, below: Rank, jokers: int, joker: int, two: int, ace: int, ten_value: int, five_value: int) -> str:
    return sections["rule_page"].values_listed(ten_from, below, jokers, joker, two, ace, ten_value, five_value)


def joker_value(jokers: int, joker: int) -> str:
    return sections["rule_page"].joker_value(jokers, joker)


def two_value(two: int) -> str:
    return sections["rule_page"].two_value(two)


def ace_value(ace: int) -> str:
    return sections["rule_page"].ace_value(ace)


def high_value(ten_from: Rank, ten_value: int) -> str:
    return sections["rule_page"].high_value(ten_from, ten_value)


def low_value(below: Rank, five_value: int) -> str:
    return sections["rule_page"].low_value(below, five_value)


def winner_takes(winner_takes: bool) -> str:
    return sections["rule_page"].winner_takes(winner_takes)


def going_out_bonus(winner_takes: bool, go_out_bonus: int) -> str:
    return sections["rule_page"].going_out_bonus(winner_takes, go_out_bonus)


def going_out(last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].going_out(last)


def books_to_go_out(books: str, last: Literal["foot", "tail"]) -> str:
    return sections["rule_page"].books_to_go_out(books, last)


def books_needed(wild_books: int, sevens: Literal["no", "clean", "any"], out_books: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], together: bool) -> str:
    return sections["rule_page"].books_needed(wild_books, sevens, out_books, out_clean, out_dirty, together)


def needed_clean(out_clean: int | Sequence[int], together: bool) -> str:
    return sections["rule_page"].needed_clean(out_clean, together)


def needed_dirty(out_dirty: int | Sequence[int], together: bool) -> str:
    return sections["rule_page"].needed_dirty(out_dirty, together)


def needed_wild(wild_books: int) -> str:
    return sections["rule_page"].needed_wild(wild_books)


def needed_in_all(out_books: int) -> str:
    return sections["rule_page"].needed_in_all(out_books)


def needed_sevens(sevens: Literal["no", "clean", "any"]) -> str:
    return sections["rule_page"].needed_sevens(sevens)


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


def book_values(winner_takes: bool, values: Sequence[str], double_book: int, book_at_once: int) -> str:
    return sections["rule_page"].book_values(winner_takes, values, double_book, book_at_once)


def book_value(book: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return sections["rule_page"].book_value(book, points)


def left_over(black_three: int, red_three: int, red_threes: Literal["penalty", "lay_down"], tail: bool, winner_takes: bool) -> str:
    return sections["rule_page"].left_over(black_three, red_three, red_threes, tail, winner_takes)


def match_length(target_score: int, most_rounds: int) -> str:
    return sections["rule_page"].match_length(target_score, most_rounds)


def tag_line(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool, stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], book_size: int, out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return sections["rule_page"].tag_line(deal, packet, tail, stacks, takes, taken, take_with, book_size, out_clean, out_dirty, books, permission)


def cut_for(deal: Literal["auto", "cut"], packet: int | Sequence[int], tail: bool) -> str:
    return sections["rule_page"].cut_for(deal, packet, tail)


def choose_hand(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return sections["rule_page"].choose_hand(stacks)


def take_pile(takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].take_pile(takes, taken, take_with)


def with_what(take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return sections["rule_page"].with_what(take_with)


def make_books(book_size: int) -> str:
    return sections["rule_page"].make_books(book_size)


def go_out(out_clean: int | Sequence[int], out_dirty: int | Sequence[int], books: str, permission: bool) -> str:
    return sections["rule_page"].go_out(out_clean, out_dirty, books, permission)


def go_out_by_round() -> str:
    return sections["rule_page"].go_out_by_round()


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
