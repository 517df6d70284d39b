"""Messages of the section lesson_steps, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.language import sections


def more_cards(count: int) -> str:
    return sections["lesson_steps"].more_cards(count)


def new_cards(count: int) -> str:
    return sections["lesson_steps"].new_cards(count)


def the_others() -> str:
    return sections["lesson_steps"].the_others()


def all_the_others() -> str:
    return sections["lesson_steps"].all_the_others()


def until_points(points: int) -> str:
    return sections["lesson_steps"].until_points(points)


def after_rounds(rounds: int) -> str:
    return sections["lesson_steps"].after_rounds(rounds)


def most_points_win_heading() -> str:
    return sections["lesson_steps"].most_points_win_heading()


def most_points_win(worth: int) -> str:
    return sections["lesson_steps"].most_points_win(worth)


def fewest_cards_win() -> str:
    return sections["lesson_steps"].fewest_cards_win()


def cards_score_heading() -> str:
    return sections["lesson_steps"].cards_score_heading()


def cards_score(king: int, worth: int) -> str:
    return sections["lesson_steps"].cards_score(king, worth)


def every_card_counts_heading() -> str:
    return sections["lesson_steps"].every_card_counts_heading()


def every_card_counts(worth: int) -> str:
    return sections["lesson_steps"].every_card_counts(worth)


def books_score_heading() -> str:
    return sections["lesson_steps"].books_score_heading()


def books_score(lying: int, size: int, bonus: int) -> str:
    return sections["lesson_steps"].books_score(lying, size, bonus)


def what_is_left_costs_heading() -> str:
    return sections["lesson_steps"].what_is_left_costs_heading()


def what_is_left_costs(dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return sections["lesson_steps"].what_is_left_costs(dear, dear_cost, cheap, cheap_cost)


def each_costs(dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return sections["lesson_steps"].each_costs(dear, dear_cost, cheap, cheap_cost)


def out_ends_the_round_heading() -> str:
    return sections["lesson_steps"].out_ends_the_round_heading()


def out_ends_the_round(alone: bool, books: bool, bonus: int) -> str:
    return sections["lesson_steps"].out_ends_the_round(alone, books, bonus)


def partners_agree(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].partners_agree(partners)


def round_is_counted_heading() -> str:
    return sections["lesson_steps"].round_is_counted_heading()


def round_is_counted(last: bool, draws: int) -> str:
    return sections["lesson_steps"].round_is_counted(last, draws)


def own_score_for_out(alone: bool) -> str:
    return sections["lesson_steps"].own_score_for_out(alone)


def own_score(alone: bool, parts: Sequence[str], left: int, partners: Sequence[str], total: int) -> str:
    return sections["lesson_steps"].own_score(alone, parts, left, partners, total)


def for_cards(points: int) -> str:
    return sections["lesson_steps"].for_cards(points)


def for_books(points: int) -> str:
    return sections["lesson_steps"].for_books(points)


def for_going_out(points: int) -> str:
    return sections["lesson_steps"].for_going_out(points)


def their_loss(players: Sequence[str], first: Person, left: int) -> str:
    return sections["lesson_steps"].their_loss(players, first, left)


def their_score(players: Sequence[str], first: Person, gained: int, left: int, total: int) -> str:
    return sections["lesson_steps"].their_score(players, first, gained, left, total)


def your_hand_heading() -> str:
    return sections["lesson_steps"].your_hand_heading()


def your_hand(cards: int) -> str:
    return sections["lesson_steps"].your_hand(cards)


def your_foot_waits_heading() -> str:
    return sections["lesson_steps"].your_foot_waits_heading()


def your_foot_waits(foot: int, by_book: bool, tail: int) -> str:
    return sections["lesson_steps"].your_foot_waits(foot, by_book, tail)


def how_stacks_come_heading() -> str:
    return sections["lesson_steps"].how_stacks_come_heading()


def how_stacks_come(draws: int) -> str:
    return sections["lesson_steps"].how_stacks_come(draws)


def stacks_cut(cards: int) -> str:
    return sections["lesson_steps"].stacks_cut(cards)


def stacks_cut_bonus(cards: int, bonus: int) -> str:
    return sections["lesson_steps"].stacks_cut_bonus(cards, bonus)


def stacks_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return sections["lesson_steps"].stacks_passed(way)


def stacks_chosen(how: Literal["choose", "bottom_high", "bottom_low"]) -> str:
    return sections["lesson_steps"].stacks_chosen(how)


def who_sits_where_heading(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].who_sits_where_heading(partners)


def who_sits_where(partners: Sequence[str], rivals: str, partner: Person) -> str:
    return sections["lesson_steps"].who_sits_where(partners, rivals, partner)


def everyone_alone_heading() -> str:
    return sections["lesson_steps"].everyone_alone_heading()


def everyone_alone(rivals: str, next: Person) -> str:
    return sections["lesson_steps"].everyone_alone(rivals, next)


def same_card_twice_heading() -> str:
    return sections["lesson_steps"].same_card_twice_heading()


def same_card_twice(decks: int) -> str:
    return sections["lesson_steps"].same_card_twice(decks)


def first_draw_heading() -> str:
    return sections["lesson_steps"].first_draw_heading()


def first_draw(decks: int, size: int, stock: int, draws: int) -> str:
    return sections["lesson_steps"].first_draw(decks, size, stock, draws)


def you_begin(how: Literal["left_of_dealer", "high_card", "random"], dealer: Person) -> str:
    return sections["lesson_steps"].you_begin(how, dealer)


def the_first_upcard_heading() -> str:
    return sections["lesson_steps"].the_first_upcard_heading()


def the_first_upcard(turned: bool) -> str:
    return sections["lesson_steps"].the_first_upcard(turned)


def draw_first_heading() -> str:
    return sections["lesson_steps"].draw_first_heading()


def draw_first(draws: int) -> str:
    return sections["lesson_steps"].draw_first(draws)


def then_discard_heading() -> str:
    return sections["lesson_steps"].then_discard_heading()


def then_discard() -> str:
    return sections["lesson_steps"].then_discard()


def turn_comes_back_heading() -> str:
    return sections["lesson_steps"].turn_comes_back_heading()


def turn_comes_back(others: Sequence[str]) -> str:
    return sections["lesson_steps"].turn_comes_back(others)


def meld_in_between_heading() -> str:
    return sections["lesson_steps"].meld_in_between_heading()


def meld_in_between() -> str:
    return sections["lesson_steps"].meld_in_between()


def more_in_a_turn_heading() -> str:
    return sections["lesson_steps"].more_in_a_turn_heading()


def more_in_a_turn(alone: bool) -> str:
    return sections["lesson_steps"].more_in_a_turn(alone)


def end_the_turn_heading() -> str:
    return sections["lesson_steps"].end_the_turn_heading()


def end_the_turn() -> str:
    return sections["lesson_steps"].end_the_turn()


def nothing_to_lay_heading() -> str:
    return sections["lesson_steps"].nothing_to_lay_heading()


def nothing_to_lay() -> str:
    return sections["lesson_steps"].nothing_to_lay()


def three_of_a_rank_heading() -> str:
    return sections["lesson_steps"].three_of_a_rank_heading()


def three_of_a_rank() -> str:
    return sections["lesson_steps"].three_of_a_rank()


def meld_grows_heading() -> str:
    return sections["lesson_steps"].meld_grows_heading()


def meld_grows(alone: bool, partner: Person) -> str:
    return sections["lesson_steps"].meld_grows(alone, partner)


def more_at_once_heading() -> str:
    return sections["lesson_steps"].more_at_once_heading()


def more_at_once(losing: bool) -> str:
    return sections["lesson_steps"].more_at_once(losing)


def second_meld_allowed_heading() -> str:
    return sections["lesson_steps"].second_meld_allowed_heading()


def second_meld_allowed(alone: bool) -> str:
    return sections["lesson_steps"].second_meld_allowed(alone)


def one_meld_of_a_rank_heading() -> str:
    return sections["lesson_steps"].one_meld_of_a_rank_heading()


def one_meld_of_a_rank(alone: bool, never: bool) -> str:
    return sections["lesson_steps"].one_meld_of_a_rank(alone, never)


def pair_waits_heading() -> str:
    return sections["lesson_steps"].pair_waits_heading()


def pair_waits() -> str:
    return sections["lesson_steps"].pair_waits()


def not_in_a_row_heading() -> str:
    return sections["lesson_steps"].not_in_a_row_heading()


def not_in_a_row() -> str:
    return sections["lesson_steps"].not_in_a_row()


def two_join_heading() -> str:
    return sections["lesson_steps"].two_join_heading()


def two_join(alone: bool) -> str:
    return sections["lesson_steps"].two_join(alone)


def wild_stands_in_heading() -> str:
    return sections["lesson_steps"].wild_stands_in_heading()


def wild_stands_in(jokers: bool, queens: int) -> str:
    return sections["lesson_steps"].wild_stands_in(jokers, queens)


def joker_stands_in_heading() -> str:
    return sections["lesson_steps"].joker_stands_in_heading()


def joker_stands_in(kings: int) -> str:
    return sections["lesson_steps"].joker_stands_in(kings)


def wild_limit_heading() -> str:
    return sections["lesson_steps"].wild_limit_heading()


def wild_limit(naturals: int, rank: Rank, wilds: int, jacks: int) -> str:
    return sections["lesson_steps"].wild_limit(naturals, rank, wilds, jacks)


def wild_cap(most: int) -> str:
    return sections["lesson_steps"].wild_cap(most)


def wild_share(limit: Literal["equal", "fewer", "half"]) -> str:
    return sections["lesson_steps"].wild_share(limit)


def room_for_a_wild_heading() -> str:
    return sections["lesson_steps"].room_for_a_wild_heading()


def room_for_a_wild(naturals: int, rank: Rank, jokers: bool, worth: int, most: int) -> str:
    return sections["lesson_steps"].room_for_a_wild(naturals, rank, jokers, worth, most)


def where_wilds_belong_heading() -> str:
    return sections["lesson_steps"].where_wilds_belong_heading()


def where_wilds_belong(differ: bool, clean: int, dirty: int, jokers: bool) -> str:
    return sections["lesson_steps"].where_wilds_belong(differ, clean, dirty, jokers)


def wild_joins_heading() -> str:
    return sections["lesson_steps"].wild_joins_heading()


def wild_joins(naturals: int, rank: Rank, jokers: bool) -> str:
    return sections["lesson_steps"].wild_joins(naturals, rank, jokers)


def wilds_alone_heading() -> str:
    return sections["lesson_steps"].wilds_alone_heading()


def wilds_alone(jokers: bool) -> str:
    return sections["lesson_steps"].wilds_alone(jokers)


def wilds_need_naturals_heading() -> str:
    return sections["lesson_steps"].wilds_need_naturals_heading()


def wilds_need_naturals() -> str:
    return sections["lesson_steps"].wilds_need_naturals()


def keep_wilds_heading() -> str:
    return sections["lesson_steps"].keep_wilds_heading()


def keep_wilds(losing: bool, worth: int) -> str:
    return sections["lesson_steps"].keep_wilds(losing, worth)


def first_melds_count_heading(points: int) -> str:
    return sections["lesson_steps"].first_melds_count_heading(points)


def first_melds_count(alone: bool, round: int, points: int, count: int, rank: Rank, worth: int) -> str:
    return sections["lesson_steps"].first_melds_count(alone, round, points, count, rank, worth)


def what_cards_count_heading() -> str:
    return sections["lesson_steps"].what_cards_count_heading()


def what_cards_count(jokers: bool, joker: int, two: int, ace: int, from_: Rank, high: int, below: Rank, low: int, cards: Sequence[str], worth: int) -> str:
    return sections["lesson_steps"].what_cards_count(jokers, joker, two, ace, from_, high, below, low, cards, worth)


def not_enough_yet_heading() -> str:
    return sections["lesson_steps"].not_enough_yet_heading()


def not_enough_yet(count: int, rank: Rank, worth: int, points: int) -> str:
    return sections["lesson_steps"].not_enough_yet(count, rank, worth, points)


def open_all_at_once_heading() -> str:
    return sections["lesson_steps"].open_all_at_once_heading()


def adds_up(each: Sequence[str], worth: int, points: int, exact: bool) -> str:
    return sections["lesson_steps"].adds_up(each, worth, points, exact)


def meld_is_worth(cards: Sequence[str], worth: int) -> str:
    return sections["lesson_steps"].meld_is_worth(cards, worth)


def lay_out(melds: int) -> str:
    return sections["lesson_steps"].lay_out(melds)


def once_open_heading() -> str:
    return sections["lesson_steps"].once_open_heading()


def once_open(alone: bool, least: int, worth: int) -> str:
    return sections["lesson_steps"].once_open(alone, least, worth)


def minimum_grows_heading(points: int) -> str:
    return sections["lesson_steps"].minimum_grows_heading(points)


def needed_in_round(round: int, points: int) -> str:
    return sections["lesson_steps"].needed_in_round(round, points)


def needed_with_total(total: int, points: int) -> str:
    return sections["lesson_steps"].needed_with_total(total, points)


def open_with_all_heading() -> str:
    return sections["lesson_steps"].open_with_all_heading()


def open_with_all(worth: int) -> str:
    return sections["lesson_steps"].open_with_all(worth)


def keep_high_cards_heading() -> str:
    return sections["lesson_steps"].keep_high_cards_heading()


def keep_high_cards(alone: bool, points: int, ace: int, rank: Rank, worth: int) -> str:
    return sections["lesson_steps"].keep_high_cards(alone, points, ace, rank, worth)


def wilds_help_to_open_heading() -> str:
    return sections["lesson_steps"].wilds_help_to_open_heading()


def wilds_help_to_open(jokers: bool, joker: int, two: int) -> str:
    return sections["lesson_steps"].wilds_help_to_open(jokers, joker, two)


def no_hurry_to_open_heading() -> str:
    return sections["lesson_steps"].no_hurry_to_open_heading()


def no_hurry_to_open(points: int, draws: int) -> str:
    return sections["lesson_steps"].no_hurry_to_open(points, draws)


def two_melds_too_little_heading() -> str:
    return sections["lesson_steps"].two_melds_too_little_heading()


def two_melds_too_little(worth: int, points: int) -> str:
    return sections["lesson_steps"].two_melds_too_little(worth, points)


def pile_instead_heading() -> str:
    return sections["lesson_steps"].pile_instead_heading()


def pile_instead(count: int, up_to: bool, with_: Literal["pair", "pair_or_wild", "pair_or_meld", "any_play"]) -> str:
    return sections["lesson_steps"].pile_instead(count, up_to, with_)


def look_before_taking_heading() -> str:
    return sections["lesson_steps"].look_before_taking_heading()


def look_before_taking() -> str:
    return sections["lesson_steps"].look_before_taking()


def pair_takes_heading() -> str:
    return sections["lesson_steps"].pair_takes_heading()


def pair_takes() -> str:
    return sections["lesson_steps"].pair_takes()


def pair_takes_from_the_bottom() -> str:
    return sections["lesson_steps"].pair_takes_from_the_bottom()


def drawn_with_the_pile(count: int) -> str:
    return sections["lesson_steps"].drawn_with_the_pile(count)


def use_what_came_heading() -> str:
    return sections["lesson_steps"].use_what_came_heading()


def use_what_came(count: int) -> str:
    return sections["lesson_steps"].use_what_came(count)


def upcard_fits_a_meld_heading() -> str:
    return sections["lesson_steps"].upcard_fits_a_meld_heading()


def upcard_fits_a_meld(alone: bool) -> str:
    return sections["lesson_steps"].upcard_fits_a_meld(alone)


def card_and_wild_take_heading() -> str:
    return sections["lesson_steps"].card_and_wild_take_heading()


def card_and_wild_take() -> str:
    return sections["lesson_steps"].card_and_wild_take()


def upcard_may_stay_heading() -> str:
    return sections["lesson_steps"].upcard_may_stay_heading()


def upcard_may_stay(alone: bool) -> str:
    return sections["lesson_steps"].upcard_may_stay(alone)


def upcard_may_stay_but_the_bottom() -> str:
    return sections["lesson_steps"].upcard_may_stay_but_the_bottom()


def open_with_the_pile_heading() -> str:
    return sections["lesson_steps"].open_with_the_pile_heading()


def open_with_the_pile() -> str:
    return sections["lesson_steps"].open_with_the_pile()


def turned_card_is_free_heading() -> str:
    return sections["lesson_steps"].turned_card_is_free_heading()


def turned_card_is_free(waits: bool) -> str:
    return sections["lesson_steps"].turned_card_is_free(waits)


def frozen_pile_heading() -> str:
    return sections["lesson_steps"].frozen_pile_heading()


def frozen_until_taken() -> str:
    return sections["lesson_steps"].frozen_until_taken()


def frozen_for_a_lap(who: Person) -> str:
    return sections["lesson_steps"].frozen_for_a_lap(who)


def pairs_take_piles_heading() -> str:
    return sections["lesson_steps"].pairs_take_piles_heading()


def pairs_take_piles() -> str:
    return sections["lesson_steps"].pairs_take_piles()


def three_closes_heading() -> str:
    return sections["lesson_steps"].three_closes_heading()


def three_closes() -> str:
    return sections["lesson_steps"].three_closes()


def pile_too_short_heading() -> str:
    return sections["lesson_steps"].pile_too_short_heading()


def pile_too_short(count: int, needed: int) -> str:
    return sections["lesson_steps"].pile_too_short(count, needed)


def not_in_the_first_lap_heading() -> str:
    return sections["lesson_steps"].not_in_the_first_lap_heading()


def not_in_the_first_lap() -> str:
    return sections["lesson_steps"].not_in_the_first_lap()


def wild_on_the_pile_heading() -> str:
    return sections["lesson_steps"].wild_on_the_pile_heading()


def wild_on_the_pile() -> str:
    return sections["lesson_steps"].wild_on_the_pile()


def one_is_too_few_heading() -> str:
    return sections["lesson_steps"].one_is_too_few_heading()


def one_is_too_few() -> str:
    return sections["lesson_steps"].one_is_too_few()


def feed_nobody_heading() -> str:
    return sections["lesson_steps"].feed_nobody_heading()


def feed_nobody(next: Person) -> str:
    return sections["lesson_steps"].feed_nobody(next)


def clean_book_heading() -> str:
    return sections["lesson_steps"].clean_book_heading()


def clean_book(size: int, bonus: int, spoils: bool) -> str:
    return sections["lesson_steps"].clean_book(size, bonus, spoils)


def dirty_book_heading() -> str:
    return sections["lesson_steps"].dirty_book_heading()


def dirty_book(size: int, bonus: int) -> str:
    return sections["lesson_steps"].dirty_book(size, bonus)


def book_takes_more_heading() -> str:
    return sections["lesson_steps"].book_takes_more_heading()


def book_takes_more(losing: bool) -> str:
    return sections["lesson_steps"].book_takes_more(losing)


def what_books_take(closed: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"]) -> str:
    return sections["lesson_steps"].what_books_take(closed)


def book_is_sealed_heading() -> str:
    return sections["lesson_steps"].book_is_sealed_heading()


def book_is_sealed() -> str:
    return sections["lesson_steps"].book_is_sealed()


def wild_spoils_a_book_heading() -> str:
    return sections["lesson_steps"].wild_spoils_a_book_heading()


def wild_spoils_a_book(dirty: int, clean: int) -> str:
    return sections["lesson_steps"].wild_spoils_a_book(dirty, clean)


def wild_makes_it_dirty_heading() -> str:
    return sections["lesson_steps"].wild_makes_it_dirty_heading()


def wild_makes_it_dirty(dirty: int, clean: int) -> str:
    return sections["lesson_steps"].wild_makes_it_dirty(dirty, clean)


def book_of_sevens_heading() -> str:
    return sections["lesson_steps"].book_of_sevens_heading()


def book_of_sevens(clean: bool, points: int, needed: bool, kept: bool) -> str:
    return sections["lesson_steps"].book_of_sevens(clean, points, needed, kept)


def book_of_wilds_heading() -> str:
    return sections["lesson_steps"].book_of_wilds_heading()


def book_of_wilds(size: int, points: int) -> str:
    return sections["lesson_steps"].book_of_wilds(size, points)


def books_to_go_out_heading() -> str:
    return sections["lesson_steps"].books_to_go_out_heading()


def books_to_go_out(rank: Rank) -> str:
    return sections["lesson_steps"].books_to_go_out(rank)


def to_go_out_you_need(alone: bool, books: Sequence[str]) -> str:
    return sections["lesson_steps"].to_go_out_you_need(alone, books)


def two_to_a_book_heading() -> str:
    return sections["lesson_steps"].two_to_a_book_heading()


def two_to_a_book(lying: int, size: int) -> str:
    return sections["lesson_steps"].two_to_a_book(lying, size)


def book_in_one_go_heading() -> str:
    return sections["lesson_steps"].book_in_one_go_heading()


def book_in_one_go(size: int) -> str:
    return sections["lesson_steps"].book_in_one_go(size)


def wild_completes_heading() -> str:
    return sections["lesson_steps"].wild_completes_heading()


def wild_completes(lying: int) -> str:
    return sections["lesson_steps"].wild_completes(lying)


def foot_comes_second_heading() -> str:
    return sections["lesson_steps"].foot_comes_second_heading()


def foot_comes_second(cards: int, by_book: bool, foot: int) -> str:
    return sections["lesson_steps"].foot_comes_second(cards, by_book, foot)


def foot_by_book_heading() -> str:
    return sections["lesson_steps"].foot_by_book_heading()


def foot_by_book() -> str:
    return sections["lesson_steps"].foot_by_book()


def that_ends_your_turn() -> str:
    return sections["lesson_steps"].that_ends_your_turn()


def foot_by_melding_heading() -> str:
    return sections["lesson_steps"].foot_by_melding_heading()


def foot_by_melding() -> str:
    return sections["lesson_steps"].foot_by_melding()


def turn_goes_on_heading() -> str:
    return sections["lesson_steps"].turn_goes_on_heading()


def turn_goes_on() -> str:
    return sections["lesson_steps"].turn_goes_on()


def still_a_discard_heading() -> str:
    return sections["lesson_steps"].still_a_discard_heading()


def still_a_discard() -> str:
    return sections["lesson_steps"].still_a_discard()


def foot_by_discard_heading() -> str:
    return sections["lesson_steps"].foot_by_discard_heading()


def foot_by_discard() -> str:
    return sections["lesson_steps"].foot_by_discard()


def foot_next_turn_heading() -> str:
    return sections["lesson_steps"].foot_next_turn_heading()


def foot_next_turn(tail: int, draws: int) -> str:
    return sections["lesson_steps"].foot_next_turn(tail, draws)


def keep_two_cards_heading() -> str:
    return sections["lesson_steps"].keep_two_cards_heading()


def keep_two_cards(stack: Literal["hand", "foot", "tail"], alone: bool) -> str:
    return sections["lesson_steps"].keep_two_cards(stack, alone)


def black_threes(rule: Literal["no", "black_last", "black_in_foot", "all"], stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["lesson_steps"].black_threes(rule, stack)


def black_three_goes_heading() -> str:
    return sections["lesson_steps"].black_three_goes_heading()


def black_three_goes(closes: bool) -> str:
    return sections["lesson_steps"].black_three_goes(closes)


def three_on_the_pile_heading() -> str:
    return sections["lesson_steps"].three_on_the_pile_heading()


def three_on_the_pile(who: Person) -> str:
    return sections["lesson_steps"].three_on_the_pile(who)


def threes_are_a_rank_heading() -> str:
    return sections["lesson_steps"].threes_are_a_rank_heading()


def threes_are_a_rank() -> str:
    return sections["lesson_steps"].threes_are_a_rank()


def threes_from_the_foot_heading(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["lesson_steps"].threes_from_the_foot_heading(stack)


def threes_from_the_foot(stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["lesson_steps"].threes_from_the_foot(stack)


def threes_at_last_heading() -> str:
    return sections["lesson_steps"].threes_at_last_heading()


def threes_at_last() -> str:
    return sections["lesson_steps"].threes_at_last()


def threes_grow_heading() -> str:
    return sections["lesson_steps"].threes_grow_heading()


def threes_grow() -> str:
    return sections["lesson_steps"].threes_grow()


def wild_among_threes_heading() -> str:
    return sections["lesson_steps"].wild_among_threes_heading()


def wild_among_threes(threes: int, jokers: bool) -> str:
    return sections["lesson_steps"].wild_among_threes(threes, jokers)


def pair_of_threes_heading() -> str:
    return sections["lesson_steps"].pair_of_threes_heading()


def pair_of_threes() -> str:
    return sections["lesson_steps"].pair_of_threes()


def three_helps_nobody_heading() -> str:
    return sections["lesson_steps"].three_helps_nobody_heading()


def three_helps_nobody(next: Person) -> str:
    return sections["lesson_steps"].three_helps_nobody(next)


def threes_are_no_meld_heading() -> str:
    return sections["lesson_steps"].threes_are_no_meld_heading()


def you_hold_three_threes() -> str:
    return sections["lesson_steps"].you_hold_three_threes()


def threes_are_no_meld() -> str:
    return sections["lesson_steps"].threes_are_no_meld()


def three_goes_last_heading() -> str:
    return sections["lesson_steps"].three_goes_last_heading()


def three_goes_last() -> str:
    return sections["lesson_steps"].three_goes_last()


def red_three_costs_heading() -> str:
    return sections["lesson_steps"].red_three_costs_heading()


def red_three_costs(points: int, unless: Literal["never", "you", "team"]) -> str:
    return sections["lesson_steps"].red_three_costs(points, unless)


def red_three_lies_down_heading() -> str:
    return sections["lesson_steps"].red_three_lies_down_heading()


def red_three_lies_down() -> str:
    return sections["lesson_steps"].red_three_lies_down()


def red_three_scores_heading() -> str:
    return sections["lesson_steps"].red_three_scores_heading()


def red_three_scores() -> str:
    return sections["lesson_steps"].red_three_scores()


def red_three_bonus(alone: bool, points: int) -> str:
    return sections["lesson_steps"].red_three_bonus(alone, points)


def red_three_bonus_by_going_out(alone: bool, points: int, else_: int) -> str:
    return sections["lesson_steps"].red_three_bonus_by_going_out(alone, points, else_)


def red_three_in_the_foot_heading() -> str:
    return sections["lesson_steps"].red_three_in_the_foot_heading()


def red_three_in_the_foot(points: int, unless: Literal["never", "you", "team"]) -> str:
    return sections["lesson_steps"].red_three_in_the_foot(points, unless)


def red_three_came_up_heading() -> str:
    return sections["lesson_steps"].red_three_came_up_heading()


def red_three_came_up() -> str:
    return sections["lesson_steps"].red_three_came_up()


def red_three_is_idle_heading() -> str:
    return sections["lesson_steps"].red_three_is_idle_heading()


def red_three_is_idle() -> str:
    return sections["lesson_steps"].red_three_is_idle()


def melds_in_common_heading(partner: Person) -> str:
    return sections["lesson_steps"].melds_in_common_heading(partner)


def melds_in_common(partner: Person, kings: int) -> str:
    return sections["lesson_steps"].melds_in_common(partner, kings)


def partner_opened_heading() -> str:
    return sections["lesson_steps"].partner_opened_heading()


def partner_opened(partner: Person) -> str:
    return sections["lesson_steps"].partner_opened(partner)


def two_for_a_meld_heading() -> str:
    return sections["lesson_steps"].two_for_a_meld_heading()


def two_for_a_meld(partner: Person) -> str:
    return sections["lesson_steps"].two_for_a_meld(partner)


def what_others_collect_heading() -> str:
    return sections["lesson_steps"].what_others_collect_heading()


def what_others_collect(next: Person) -> str:
    return sections["lesson_steps"].what_others_collect(next)


def help_to_go_out_heading(partner: Person) -> str:
    return sections["lesson_steps"].help_to_go_out_heading(partner)


def help_to_go_out(partner: Person, rank: Rank, asks: bool) -> str:
    return sections["lesson_steps"].help_to_go_out(partner, rank, asks)


def partners_foot_first_heading() -> str:
    return sections["lesson_steps"].partners_foot_first_heading()


def partners_foot_first(partners: Sequence[str], stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return sections["lesson_steps"].partners_foot_first(partners, stack, picked_up)


def ask_first_heading() -> str:
    return sections["lesson_steps"].ask_first_heading()


def ask_first(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].ask_first(partners)


def partner_asks_heading(partner: Person) -> str:
    return sections["lesson_steps"].partner_asks_heading(partner)


def partner_asks_again_heading(partner: Person) -> str:
    return sections["lesson_steps"].partner_asks_again_heading(partner)


def say_no(cards: int, cost: int, partner: Person) -> str:
    return sections["lesson_steps"].say_no(cards, cost, partner)


def say_yes(cost: int) -> str:
    return sections["lesson_steps"].say_yes(cost)


def say_yes_and_score_nothing() -> str:
    return sections["lesson_steps"].say_yes_and_score_nothing()


def hold_the_last_card_heading(partner: Person) -> str:
    return sections["lesson_steps"].hold_the_last_card_heading(partner)


def hold_the_last_card(partner: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["lesson_steps"].hold_the_last_card(partner, stack)


def what_it_takes_heading() -> str:
    return sections["lesson_steps"].what_it_takes_heading()


def what_it_takes(stack: Literal["hand", "foot", "tail"], needed: bool) -> str:
    return sections["lesson_steps"].what_it_takes(stack, needed)


def before_that_you_need(alone: bool, books: Sequence[str]) -> str:
    return sections["lesson_steps"].before_that_you_need(alone, books)


def last_book_heading() -> str:
    return sections["lesson_steps"].last_book_heading()


def last_book(rank: Rank) -> str:
    return sections["lesson_steps"].last_book(rank)


def play_every_card_heading() -> str:
    return sections["lesson_steps"].play_every_card_heading()


def play_every_card(discards: bool, stack: Literal["hand", "foot", "tail"]) -> str:
    return sections["lesson_steps"].play_every_card(discards, stack)


def your_score_heading() -> str:
    return sections["lesson_steps"].your_score_heading()


def count_first() -> str:
    return sections["lesson_steps"].count_first()


def your_score(rank: Rank) -> str:
    return sections["lesson_steps"].your_score(rank)


def out_without_discard_heading() -> str:
    return sections["lesson_steps"].out_without_discard_heading()


def out_without_discard() -> str:
    return sections["lesson_steps"].out_without_discard()


def before_others_go_out_heading() -> str:
    return sections["lesson_steps"].before_others_go_out_heading()


def before_others_go_out(next: Person, cost: int, losing: bool) -> str:
    return sections["lesson_steps"].before_others_go_out(next, cost, losing)


def count_what_you_keep_heading() -> str:
    return sections["lesson_steps"].count_what_you_keep_heading()


def count_what_you_keep(next: Person, dear: Rank, dear_cost: int, cheap: Rank, cheap_cost: int) -> str:
    return sections["lesson_steps"].count_what_you_keep(next, dear, dear_cost, cheap, cheap_cost)


def match_goes_on_heading() -> str:
    return sections["lesson_steps"].match_goes_on_heading()


def match_goes_on(draws: int) -> str:
    return sections["lesson_steps"].match_goes_on(draws)


def rounds_until_points(points: int) -> str:
    return sections["lesson_steps"].rounds_until_points(points)


def match_is_one_round() -> str:
    return sections["lesson_steps"].match_is_one_round()


def next_round_is_dealt() -> str:
    return sections["lesson_steps"].next_round_is_dealt()
