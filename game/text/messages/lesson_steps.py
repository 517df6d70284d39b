"""Messages of the section lesson_steps, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.language import sections


def more_cards(count: int) -> str:
    return sections["lesson_steps"].more_cards(count)


def new_cards(count: int) -> str:
    return sections["lesson_steps"].new_cards(count)


def rivals(rivals: Sequence[str], alone: bool) -> str:
    return sections["lesson_steps"].rivals(rivals, alone)


def until_points(target_score: int) -> str:
    return sections["lesson_steps"].until_points(target_score)


def after_rounds(rounds: int) -> str:
    return sections["lesson_steps"].after_rounds(rounds)


def match_length(target_score: int, rounds: int) -> str:
    return sections["lesson_steps"].match_length(target_score, rounds)


def most_points_win_heading() -> str:
    return sections["lesson_steps"].most_points_win_heading()


def most_cards_win(worth: int) -> str:
    return sections["lesson_steps"].most_cards_win(worth)


def fewest_cards_win() -> str:
    return sections["lesson_steps"].fewest_cards_win()


def most_points_win(target_score: int, rounds: int, winner_takes: bool, worth: int) -> str:
    return sections["lesson_steps"].most_points_win(target_score, rounds, winner_takes, worth)


def cards_score_heading() -> str:
    return sections["lesson_steps"].cards_score_heading()


def cards_score(card_worth: int, worth: int) -> str:
    return sections["lesson_steps"].cards_score(card_worth, worth)


def every_card_counts_heading() -> str:
    return sections["lesson_steps"].every_card_counts_heading()


def every_card_counts(worth: int) -> str:
    return sections["lesson_steps"].every_card_counts(worth)


def books_score_heading() -> str:
    return sections["lesson_steps"].books_score_heading()


def books_score(lacks_one: int, book_size: int, clean_book: int) -> str:
    return sections["lesson_steps"].books_score(lacks_one, book_size, clean_book)


def what_is_left_costs_heading() -> str:
    return sections["lesson_steps"].what_is_left_costs_heading()


def what_is_left_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return sections["lesson_steps"].what_is_left_costs(marked_rank, marked_worth, cheap_rank, cheap_worth)


def each_costs(marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return sections["lesson_steps"].each_costs(marked_rank, marked_worth, cheap_rank, cheap_worth)


def out_ends_the_round_heading() -> str:
    return sections["lesson_steps"].out_ends_the_round_heading()


def out_ends_the_round(needs_books: bool, alone: bool, go_out_bonus: int, asked: bool, partners: Sequence[str]) -> str:
    return sections["lesson_steps"].out_ends_the_round(needs_books, alone, go_out_bonus, asked, partners)


def partners_agree(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].partners_agree(partners)


def if_asked(asked: bool, partners: Sequence[str]) -> str:
    return sections["lesson_steps"].if_asked(asked, partners)


def round_is_counted_heading() -> str:
    return sections["lesson_steps"].round_is_counted_heading()


def round_is_counted(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int, last_round: bool, draw_count: int) -> str:
    return sections["lesson_steps"].round_is_counted(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total, their_names, next, theirs_gain, theirs_left, theirs_total, last_round, draw_count)


def own_score_for_out(alone: bool) -> str:
    return sections["lesson_steps"].own_score_for_out(alone)


def own_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int) -> str:
    return sections["lesson_steps"].own_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total)


def for_cards(points: int) -> str:
    return sections["lesson_steps"].for_cards(points)


def for_books(points: int) -> str:
    return sections["lesson_steps"].for_books(points)


def for_going_out(points: int) -> str:
    return sections["lesson_steps"].for_going_out(points)


def their_loss(their_names: Sequence[str], next: Person, theirs_left: int) -> str:
    return sections["lesson_steps"].their_loss(their_names, next, theirs_left)


def their_score(their_names: Sequence[str], next: Person, theirs_gain: int, theirs_left: int, theirs_total: int) -> str:
    return sections["lesson_steps"].their_score(their_names, next, theirs_gain, theirs_left, theirs_total)


def your_hand_heading() -> str:
    return sections["lesson_steps"].your_hand_heading()


def your_hand(dealt: int) -> str:
    return sections["lesson_steps"].your_hand(dealt)


def your_foot_waits_heading() -> str:
    return sections["lesson_steps"].your_foot_waits_heading()


def your_foot_waits(foot: int, by_book: bool, tail: int) -> str:
    return sections["lesson_steps"].your_foot_waits(foot, by_book, tail)


def how_stacks_come_heading() -> str:
    return sections["lesson_steps"].how_stacks_come_heading()


def how_stacks_come(is_cut: bool, packet: int, cut_bonus: int, way: Literal["none", "left", "right", "both_left", "both_right", "each_way"], stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"], draw_count: int) -> str:
    return sections["lesson_steps"].how_stacks_come(is_cut, packet, cut_bonus, way, stacks, draw_count)


def stacks_cut(packet: int) -> str:
    return sections["lesson_steps"].stacks_cut(packet)


def stacks_cut_bonus(packet: int, cut_bonus: int) -> str:
    return sections["lesson_steps"].stacks_cut_bonus(packet, cut_bonus)


def stacks_passed(way: Literal["none", "left", "right", "both_left", "both_right", "each_way"]) -> str:
    return sections["lesson_steps"].stacks_passed(way)


def stacks_chosen(stacks: Literal["dealt", "choose", "bottom_high", "bottom_low"]) -> str:
    return sections["lesson_steps"].stacks_chosen(stacks)


def who_sits_where_heading(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].who_sits_where_heading(partners)


def who_sits_where(partners: Sequence[str], rivals: Sequence[str], alone: bool, partner: Person) -> str:
    return sections["lesson_steps"].who_sits_where(partners, rivals, alone, partner)


def everyone_alone_heading() -> str:
    return sections["lesson_steps"].everyone_alone_heading()


def everyone_alone(rivals: Sequence[str], alone: bool, next: Person) -> str:
    return sections["lesson_steps"].everyone_alone(rivals, alone, next)


def same_card_twice_heading() -> str:
    return sections["lesson_steps"].same_card_twice_heading()


def same_card_twice(decks: int) -> str:
    return sections["lesson_steps"].same_card_twice(decks)


def first_draw_heading() -> str:
    return sections["lesson_steps"].first_draw_heading()


def first_draw(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person, decks: int, deck_size: int, stock: int, draw_count: int) -> str:
    return sections["lesson_steps"].first_draw(first_player, dealer, decks, deck_size, stock, draw_count)


def you_begin(first_player: Literal["left_of_dealer", "high_card", "random"], dealer: Person) -> str:
    return sections["lesson_steps"].you_begin(first_player, dealer)


def the_first_upcard_heading() -> str:
    return sections["lesson_steps"].the_first_upcard_heading()


def the_first_upcard(turned: bool) -> str:
    return sections["lesson_steps"].the_first_upcard(turned)


def draw_first_heading() -> str:
    return sections["lesson_steps"].draw_first_heading()


def draw_first(draw_count: int) -> str:
    return sections["lesson_steps"].draw_first(draw_count)


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


def more_at_once(winner_takes: bool) -> str:
    return sections["lesson_steps"].more_at_once(winner_takes)


def second_meld_allowed_heading() -> str:
    return sections["lesson_steps"].second_meld_allowed_heading()


def second_meld_allowed(alone: bool) -> str:
    return sections["lesson_steps"].second_meld_allowed(alone)


def one_meld_of_a_rank_heading() -> str:
    return sections["lesson_steps"].one_meld_of_a_rank_heading()


def one_meld_of_a_rank(never: bool, alone: bool) -> str:
    return sections["lesson_steps"].one_meld_of_a_rank(never, alone)


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


def wild_stands_in(jokers: bool, beside: int) -> str:
    return sections["lesson_steps"].wild_stands_in(jokers, beside)


def joker_stands_in_heading() -> str:
    return sections["lesson_steps"].joker_stands_in_heading()


def joker_stands_in(beside: int) -> str:
    return sections["lesson_steps"].joker_stands_in(beside)


def wild_limit_heading() -> str:
    return sections["lesson_steps"].wild_limit_heading()


def wild_limit(cap: int, wild_limit: Literal["equal", "fewer", "half"], meld_naturals: int, meld_rank: Rank, meld_wilds: int, laid: int) -> str:
    return sections["lesson_steps"].wild_limit(cap, wild_limit, meld_naturals, meld_rank, meld_wilds, laid)


def wild_cap(cap: int) -> str:
    return sections["lesson_steps"].wild_cap(cap)


def wild_share(wild_limit: Literal["equal", "fewer", "half"]) -> str:
    return sections["lesson_steps"].wild_share(wild_limit)


def room_for_a_wild_heading() -> str:
    return sections["lesson_steps"].room_for_a_wild_heading()


def room_for_a_wild(meld_naturals: int, meld_rank: Rank, jokers: bool, wild_worth: int, wild_per_turn: int) -> str:
    return sections["lesson_steps"].room_for_a_wild(meld_naturals, meld_rank, jokers, wild_worth, wild_per_turn)


def where_wilds_belong_heading() -> str:
    return sections["lesson_steps"].where_wilds_belong_heading()


def where_wilds_belong(differ: bool, clean_book: int, dirty_book: int, jokers: bool) -> str:
    return sections["lesson_steps"].where_wilds_belong(differ, clean_book, dirty_book, jokers)


def wild_joins_heading() -> str:
    return sections["lesson_steps"].wild_joins_heading()


def wild_joins(meld_naturals: int, meld_rank: Rank, jokers: bool) -> str:
    return sections["lesson_steps"].wild_joins(meld_naturals, meld_rank, jokers)


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


def keep_wilds(winner_takes: bool, two: int) -> str:
    return sections["lesson_steps"].keep_wilds(winner_takes, two)


def first_melds_count_heading(need: int) -> str:
    return sections["lesson_steps"].first_melds_count_heading(need)


def first_melds_count(alone: bool, own_round: int, need: int, laid: int, rank: Rank, worth: int) -> str:
    return sections["lesson_steps"].first_melds_count(alone, own_round, need, laid, rank, worth)


def what_cards_count_heading() -> str:
    return sections["lesson_steps"].what_cards_count_heading()


def what_cards_count(jokers: bool, joker: int, two: int, ace: int, high_from: Rank, ten_value: int, low_from: Rank, five_value: int, cards: Sequence[Card], worth: int) -> str:
    return sections["lesson_steps"].what_cards_count(jokers, joker, two, ace, high_from, ten_value, low_from, five_value, cards, worth)


def not_enough_yet_heading() -> str:
    return sections["lesson_steps"].not_enough_yet_heading()


def not_enough_yet(held_count: int, held_rank: Rank, held_worth: int, need: int) -> str:
    return sections["lesson_steps"].not_enough_yet(held_count, held_rank, held_worth, need)


def open_all_at_once_heading() -> str:
    return sections["lesson_steps"].open_all_at_once_heading()


def adds_up(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return sections["lesson_steps"].adds_up(each, worth, exact, need)


def meld_is_worth(cards: Sequence[Card], worth: int) -> str:
    return sections["lesson_steps"].meld_is_worth(cards, worth)


def lay_out(melds: int) -> str:
    return sections["lesson_steps"].lay_out(melds)


def open_all_at_once(each: Sequence[str], worth: int, exact: bool, need: int, melds: int) -> str:
    return sections["lesson_steps"].open_all_at_once(each, worth, exact, need, melds)


def once_open_heading() -> str:
    return sections["lesson_steps"].once_open_heading()


def once_open(alone: bool, new_meld_points: int, worth: int) -> str:
    return sections["lesson_steps"].once_open(alone, new_meld_points, worth)


def minimum_grows_heading(need: int) -> str:
    return sections["lesson_steps"].minimum_grows_heading(need)


def needed_in_round(round: int, need: int) -> str:
    return sections["lesson_steps"].needed_in_round(round, need)


def needed_with_total(own_total: int, need: int) -> str:
    return sections["lesson_steps"].needed_with_total(own_total, need)


def minimum_grows(by_total: bool, own_total: int, need: int, round: int, each: Sequence[str], worth: int, exact: bool, melds: int) -> str:
    return sections["lesson_steps"].minimum_grows(by_total, own_total, need, round, each, worth, exact, melds)


def open_with_all_heading() -> str:
    return sections["lesson_steps"].open_with_all_heading()


def open_with_all(worth: int, melds: int) -> str:
    return sections["lesson_steps"].open_with_all(worth, melds)


def keep_high_cards_heading() -> str:
    return sections["lesson_steps"].keep_high_cards_heading()


def keep_high_cards(alone: bool, need: int, ace: int, marked_rank: Rank, marked_worth: int) -> str:
    return sections["lesson_steps"].keep_high_cards(alone, need, ace, marked_rank, marked_worth)


def wilds_help_to_open_heading() -> str:
    return sections["lesson_steps"].wilds_help_to_open_heading()


def wilds_help_to_open(jokers: bool, joker: int, two: int) -> str:
    return sections["lesson_steps"].wilds_help_to_open(jokers, joker, two)


def no_hurry_to_open_heading() -> str:
    return sections["lesson_steps"].no_hurry_to_open_heading()


def no_hurry_to_open(need: int, draw_count: int) -> str:
    return sections["lesson_steps"].no_hurry_to_open(need, draw_count)


def two_melds_too_little_heading() -> str:
    return sections["lesson_steps"].two_melds_too_little_heading()


def two_melds_too_little(high_worth: int, need: int) -> str:
    return sections["lesson_steps"].two_melds_too_little(high_worth, need)


def pile_instead_heading() -> str:
    return sections["lesson_steps"].pile_instead_heading()


def pile_instead(pile_count: int, short_pile: bool, take_with: Literal["pair", "pair_or_wild", "pair_or_meld", "any_play"]) -> str:
    return sections["lesson_steps"].pile_instead(pile_count, short_pile, take_with)


def look_before_taking_heading() -> str:
    return sections["lesson_steps"].look_before_taking_heading()


def look_before_taking() -> str:
    return sections["lesson_steps"].look_before_taking()


def pair_takes_heading() -> str:
    return sections["lesson_steps"].pair_takes_heading()


def pair_takes_the_pile() -> str:
    return sections["lesson_steps"].pair_takes_the_pile()


def pair_takes_from_the_bottom() -> str:
    return sections["lesson_steps"].pair_takes_from_the_bottom()


def drawn_with_the_pile(take_then_draw: int) -> str:
    return sections["lesson_steps"].drawn_with_the_pile(take_then_draw)


def draws_follow(take_then_draw: int) -> str:
    return sections["lesson_steps"].draws_follow(take_then_draw)


def pair_takes(takes_bottom: bool, take_then_draw: int) -> str:
    return sections["lesson_steps"].pair_takes(takes_bottom, take_then_draw)


def use_what_came_heading() -> str:
    return sections["lesson_steps"].use_what_came_heading()


def use_what_came(came: int) -> str:
    return sections["lesson_steps"].use_what_came(came)


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


def upcard_may_stay_with_its_pair(alone: bool) -> str:
    return sections["lesson_steps"].upcard_may_stay_with_its_pair(alone)


def upcard_may_stay_but_the_bottom() -> str:
    return sections["lesson_steps"].upcard_may_stay_but_the_bottom()


def upcard_may_stay(takes_bottom: bool, alone: bool) -> str:
    return sections["lesson_steps"].upcard_may_stay(takes_bottom, alone)


def open_with_the_pile_heading() -> str:
    return sections["lesson_steps"].open_with_the_pile_heading()


def open_with_the_pile(each: Sequence[str], worth: int, exact: bool, need: int) -> str:
    return sections["lesson_steps"].open_with_the_pile(each, worth, exact, need)


def turned_card_is_free_heading() -> str:
    return sections["lesson_steps"].turned_card_is_free_heading()


def turned_card_is_free(waits: bool, take_then_draw: int) -> str:
    return sections["lesson_steps"].turned_card_is_free(waits, take_then_draw)


def frozen_until_taken_heading() -> str:
    return sections["lesson_steps"].frozen_until_taken_heading()


def frozen_until_taken() -> str:
    return sections["lesson_steps"].frozen_until_taken()


def frozen_for_a_lap_heading() -> str:
    return sections["lesson_steps"].frozen_for_a_lap_heading()


def frozen_for_a_lap(before: Person) -> str:
    return sections["lesson_steps"].frozen_for_a_lap(before)


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


def pile_too_short(pile: int, pile_needs: int) -> str:
    return sections["lesson_steps"].pile_too_short(pile, pile_needs)


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


def clean_book(book_size: int, clean_book: int, spoils: bool) -> str:
    return sections["lesson_steps"].clean_book(book_size, clean_book, spoils)


def dirty_book_heading() -> str:
    return sections["lesson_steps"].dirty_book_heading()


def dirty_book(book_size: int, dirty_book: int) -> str:
    return sections["lesson_steps"].dirty_book(book_size, dirty_book)


def clean_book_takes_more_heading() -> str:
    return sections["lesson_steps"].clean_book_takes_more_heading()


def book_takes_more(winner_takes: bool) -> str:
    return sections["lesson_steps"].book_takes_more(winner_takes)


def what_books_take(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"]) -> str:
    return sections["lesson_steps"].what_books_take(closed_book)


def clean_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return sections["lesson_steps"].clean_book_takes_more(closed_book, winner_takes)


def dirty_book_takes_more_heading() -> str:
    return sections["lesson_steps"].dirty_book_takes_more_heading()


def dirty_book_takes_more(closed_book: Literal["any", "keep_kind", "naturals", "clean_open", "dirty_open", "sealed"], winner_takes: bool) -> str:
    return sections["lesson_steps"].dirty_book_takes_more(closed_book, winner_takes)


def book_is_sealed_heading() -> str:
    return sections["lesson_steps"].book_is_sealed_heading()


def book_is_sealed() -> str:
    return sections["lesson_steps"].book_is_sealed()


def wild_spoils_a_book_heading() -> str:
    return sections["lesson_steps"].wild_spoils_a_book_heading()


def wild_spoils_a_book(dirty_book: int, clean_book: int) -> str:
    return sections["lesson_steps"].wild_spoils_a_book(dirty_book, clean_book)


def wild_makes_it_dirty_heading() -> str:
    return sections["lesson_steps"].wild_makes_it_dirty_heading()


def wild_makes_it_dirty(dirty_book: int, clean_book: int) -> str:
    return sections["lesson_steps"].wild_makes_it_dirty(dirty_book, clean_book)


def book_of_sevens_heading() -> str:
    return sections["lesson_steps"].book_of_sevens_heading()


def book_of_sevens(sevens_clean: bool, sevens_needed: bool, sevens_book: int, sevens_kept: bool) -> str:
    return sections["lesson_steps"].book_of_sevens(sevens_clean, sevens_needed, sevens_book, sevens_kept)


def book_of_wilds_heading() -> str:
    return sections["lesson_steps"].book_of_wilds_heading()


def book_of_wilds(book_size: int, wild_book: int) -> str:
    return sections["lesson_steps"].book_of_wilds(book_size, wild_book)


def books_to_go_out_heading() -> str:
    return sections["lesson_steps"].books_to_go_out_heading()


def books_to_go_out(alone: bool, books: str, rank: Rank) -> str:
    return sections["lesson_steps"].books_to_go_out(alone, books, rank)


def to_go_out_you_need(alone: bool, books: str) -> str:
    return sections["lesson_steps"].to_go_out_you_need(alone, books)


def two_to_a_book_heading() -> str:
    return sections["lesson_steps"].two_to_a_book_heading()


def two_to_a_book(lacks_two: int, book_size: int) -> str:
    return sections["lesson_steps"].two_to_a_book(lacks_two, book_size)


def book_in_one_go_heading() -> str:
    return sections["lesson_steps"].book_in_one_go_heading()


def book_in_one_go(book_size: int) -> str:
    return sections["lesson_steps"].book_in_one_go(book_size)


def wild_completes_heading() -> str:
    return sections["lesson_steps"].wild_completes_heading()


def wild_completes(lacks_one: int) -> str:
    return sections["lesson_steps"].wild_completes(lacks_one)


def foot_comes_second_heading() -> str:
    return sections["lesson_steps"].foot_comes_second_heading()


def foot_comes_second(by_book: bool, hand: int, foot: int) -> str:
    return sections["lesson_steps"].foot_comes_second(by_book, hand, foot)


def foot_by_book_heading() -> str:
    return sections["lesson_steps"].foot_by_book_heading()


def foot_by_book(foot_ends_turn: bool) -> str:
    return sections["lesson_steps"].foot_by_book(foot_ends_turn)


def that_ends_your_turn() -> str:
    return sections["lesson_steps"].that_ends_your_turn()


def turn_ends(foot_ends_turn: bool) -> str:
    return sections["lesson_steps"].turn_ends(foot_ends_turn)


def foot_by_melding_heading() -> str:
    return sections["lesson_steps"].foot_by_melding_heading()


def foot_by_melding(foot_ends_turn: bool) -> str:
    return sections["lesson_steps"].foot_by_melding(foot_ends_turn)


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


def foot_next_turn(next_stack: int, draw_count: int) -> str:
    return sections["lesson_steps"].foot_next_turn(next_stack, draw_count)


def keep_two_cards_heading() -> str:
    return sections["lesson_steps"].keep_two_cards_heading()


def keep_two_cards(last: Literal["foot", "tail"], alone: bool) -> str:
    return sections["lesson_steps"].keep_two_cards(last, alone)


def black_threes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].black_threes(meld_threes, last)


def black_three_goes_heading() -> str:
    return sections["lesson_steps"].black_three_goes_heading()


def black_three_goes(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"], closes: bool) -> str:
    return sections["lesson_steps"].black_three_goes(meld_threes, last, closes)


def three_on_the_pile_heading() -> str:
    return sections["lesson_steps"].three_on_the_pile_heading()


def three_on_the_pile(before: Person) -> str:
    return sections["lesson_steps"].three_on_the_pile(before)


def threes_are_a_rank_heading() -> str:
    return sections["lesson_steps"].threes_are_a_rank_heading()


def threes_are_a_rank() -> str:
    return sections["lesson_steps"].threes_are_a_rank()


def threes_from_the_foot_heading(last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].threes_from_the_foot_heading(last)


def threes_from_the_foot(last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].threes_from_the_foot(last)


def threes_at_last_heading() -> str:
    return sections["lesson_steps"].threes_at_last_heading()


def threes_at_last(asked: bool, partners: Sequence[str]) -> str:
    return sections["lesson_steps"].threes_at_last(asked, partners)


def threes_grow_heading() -> str:
    return sections["lesson_steps"].threes_grow_heading()


def threes_grow() -> str:
    return sections["lesson_steps"].threes_grow()


def wild_among_threes_heading() -> str:
    return sections["lesson_steps"].wild_among_threes_heading()


def wild_among_threes(beside: int, jokers: bool) -> str:
    return sections["lesson_steps"].wild_among_threes(beside, jokers)


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


def threes_are_no_meld(meld_threes: Literal["no", "black_last", "black_in_foot", "all"], last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].threes_are_no_meld(meld_threes, last)


def three_goes_last_heading() -> str:
    return sections["lesson_steps"].three_goes_last_heading()


def three_goes_last() -> str:
    return sections["lesson_steps"].three_goes_last()


def red_three_costs_heading() -> str:
    return sections["lesson_steps"].red_three_costs_heading()


def red_three_costs(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return sections["lesson_steps"].red_three_costs(red_three, unless)


def red_three_lies_down_heading() -> str:
    return sections["lesson_steps"].red_three_lies_down_heading()


def red_three_lies_down() -> str:
    return sections["lesson_steps"].red_three_lies_down()


def red_three_scores_heading() -> str:
    return sections["lesson_steps"].red_three_scores_heading()


def red_three_scores(pays_less: bool, red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return sections["lesson_steps"].red_three_scores(pays_less, red_three_bonus, red_three_not_out, alone)


def red_three_bonus(red_three_bonus: int, alone: bool) -> str:
    return sections["lesson_steps"].red_three_bonus(red_three_bonus, alone)


def red_three_bonus_by_going_out(red_three_bonus: int, red_three_not_out: int, alone: bool) -> str:
    return sections["lesson_steps"].red_three_bonus_by_going_out(red_three_bonus, red_three_not_out, alone)


def red_three_in_the_foot_heading() -> str:
    return sections["lesson_steps"].red_three_in_the_foot_heading()


def red_three_in_the_foot(red_three: int, unless: Literal["never", "you", "team"]) -> str:
    return sections["lesson_steps"].red_three_in_the_foot(red_three, unless)


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


def melds_in_common(partner: Person, lacks_one: int) -> str:
    return sections["lesson_steps"].melds_in_common(partner, lacks_one)


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


def help_to_go_out(partner: Person, rank: Rank, permission: bool) -> str:
    return sections["lesson_steps"].help_to_go_out(partner, rank, permission)


def partners_foot_first_heading() -> str:
    return sections["lesson_steps"].partners_foot_first_heading()


def partners_foot_first(partners: Sequence[str], picked_up: bool, last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].partners_foot_first(partners, picked_up, last)


def ask_first_heading() -> str:
    return sections["lesson_steps"].ask_first_heading()


def ask_first(partners: Sequence[str]) -> str:
    return sections["lesson_steps"].ask_first(partners)


def say_no_heading(partner: Person) -> str:
    return sections["lesson_steps"].say_no_heading(partner)


def partner_asks_again_heading(partner: Person) -> str:
    return sections["lesson_steps"].partner_asks_again_heading(partner)


def say_yes_heading(winner_takes: bool, partner: Person) -> str:
    return sections["lesson_steps"].say_yes_heading(winner_takes, partner)


def say_no(hand: int, hand_worth: int, partner: Person) -> str:
    return sections["lesson_steps"].say_no(hand, hand_worth, partner)


def say_yes_for_one_card(hand_worth: int) -> str:
    return sections["lesson_steps"].say_yes_for_one_card(hand_worth)


def say_yes_and_score_nothing() -> str:
    return sections["lesson_steps"].say_yes_and_score_nothing()


def say_yes(winner_takes: bool, hand_worth: int) -> str:
    return sections["lesson_steps"].say_yes(winner_takes, hand_worth)


def hold_the_last_card_heading(partner: Person) -> str:
    return sections["lesson_steps"].hold_the_last_card_heading(partner)


def hold_the_last_card(partner: Person, last: Literal["foot", "tail"]) -> str:
    return sections["lesson_steps"].hold_the_last_card(partner, last)


def what_it_takes_heading() -> str:
    return sections["lesson_steps"].what_it_takes_heading()


def what_it_takes(foot_needed: bool, last: Literal["foot", "tail"], alone: bool, books: str) -> str:
    return sections["lesson_steps"].what_it_takes(foot_needed, last, alone, books)


def before_that_you_need(alone: bool, books: str) -> str:
    return sections["lesson_steps"].before_that_you_need(alone, books)


def last_book_heading() -> str:
    return sections["lesson_steps"].last_book_heading()


def last_book(rank: Rank) -> str:
    return sections["lesson_steps"].last_book(rank)


def play_every_card_heading() -> str:
    return sections["lesson_steps"].play_every_card_heading()


def play_every_card(discards: bool, last: Literal["foot", "tail"], asked: bool, partners: Sequence[str]) -> str:
    return sections["lesson_steps"].play_every_card(discards, last, asked, partners)


def your_score_heading() -> str:
    return sections["lesson_steps"].your_score_heading()


def count_first() -> str:
    return sections["lesson_steps"].count_first()


def your_score(winner_takes: bool, alone: bool, mine_melded: int, mine_books: int, mine_bonus: int, mine_left: int, partners: Sequence[str], partner: Person, mine_total: int, rank: Rank) -> str:
    return sections["lesson_steps"].your_score(winner_takes, alone, mine_melded, mine_books, mine_bonus, mine_left, partners, partner, mine_total, rank)


def out_without_discard_heading() -> str:
    return sections["lesson_steps"].out_without_discard_heading()


def out_without_discard(asked: bool, partners: Sequence[str]) -> str:
    return sections["lesson_steps"].out_without_discard(asked, partners)


def before_others_go_out_heading() -> str:
    return sections["lesson_steps"].before_others_go_out_heading()


def before_others_go_out(next: Person, worth: int, winner_takes: bool) -> str:
    return sections["lesson_steps"].before_others_go_out(next, worth, winner_takes)


def count_what_you_keep_heading() -> str:
    return sections["lesson_steps"].count_what_you_keep_heading()


def count_what_you_keep(next: Person, marked_rank: Rank, marked_worth: int, cheap_rank: Rank, cheap_worth: int) -> str:
    return sections["lesson_steps"].count_what_you_keep(next, marked_rank, marked_worth, cheap_rank, cheap_worth)


def match_goes_on_heading() -> str:
    return sections["lesson_steps"].match_goes_on_heading()


def match_goes_on(target_score: int, rounds: int, draw_count: int) -> str:
    return sections["lesson_steps"].match_goes_on(target_score, rounds, draw_count)


def rounds_until_points(target_score: int) -> str:
    return sections["lesson_steps"].rounds_until_points(target_score)


def match_is_one_round() -> str:
    return sections["lesson_steps"].match_is_one_round()


def next_round_is_dealt() -> str:
    return sections["lesson_steps"].next_round_is_dealt()
