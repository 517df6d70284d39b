"""Messages of the section rules, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.language import sections


def topic(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return sections["rules"].topic(group)


def topic_heading(group: Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]) -> str:
    return sections["rules"].topic_heading(group)


def preset(preset: Literal["family", "campus", "web", "couples", "partners"]) -> str:
    return sections["rules"].preset(preset)


def name() -> str:
    return sections["rules"].name()


def name_help() -> str:
    return sections["rules"].name_help()


def base() -> str:
    return sections["rules"].base()


def base_help() -> str:
    return sections["rules"].base_help()


def tables() -> str:
    return sections["rules"].tables()


def tables_help() -> str:
    return sections["rules"].tables_help()


def tables_note() -> str:
    return sections["rules"].tables_note()


def tables_value_4_2v2() -> str:
    return sections["rules"].tables_value_4_2v2()


def tables_value_6_2v2v2() -> str:
    return sections["rules"].tables_value_6_2v2v2()


def tables_value_6_3v3() -> str:
    return sections["rules"].tables_value_6_3v3()


def tables_value_8_4v4() -> str:
    return sections["rules"].tables_value_8_4v4()


def tables_value_8_2v2v2v2() -> str:
    return sections["rules"].tables_value_8_2v2v2v2()


def tables_value_2_solo() -> str:
    return sections["rules"].tables_value_2_solo()


def tables_value_3_solo() -> str:
    return sections["rules"].tables_value_3_solo()


def tables_value_4_solo() -> str:
    return sections["rules"].tables_value_4_solo()


def tables_value_5_solo() -> str:
    return sections["rules"].tables_value_5_solo()


def tables_value_6_solo() -> str:
    return sections["rules"].tables_value_6_solo()


def tables_value_7_solo() -> str:
    return sections["rules"].tables_value_7_solo()


def tables_value_8_solo() -> str:
    return sections["rules"].tables_value_8_solo()


def tables_search() -> str:
    return sections["rules"].tables_search()


def rounds() -> str:
    return sections["rules"].rounds()


def rounds_help() -> str:
    return sections["rules"].rounds_help()


def rounds_note() -> str:
    return sections["rules"].rounds_note()


def rounds_value_0() -> str:
    return sections["rules"].rounds_value_0()


def rounds_search() -> str:
    return sections["rules"].rounds_search()


def target_score() -> str:
    return sections["rules"].target_score()


def target_score_help() -> str:
    return sections["rules"].target_score_help()


def target_score_note() -> str:
    return sections["rules"].target_score_note()


def target_score_value_0() -> str:
    return sections["rules"].target_score_value_0()


def target_score_search() -> str:
    return sections["rules"].target_score_search()


def extra_decks() -> str:
    return sections["rules"].extra_decks()


def extra_decks_help() -> str:
    return sections["rules"].extra_decks_help()


def extra_decks_note() -> str:
    return sections["rules"].extra_decks_note()


def extra_decks_value_0() -> str:
    return sections["rules"].extra_decks_value_0()


def extra_decks_search() -> str:
    return sections["rules"].extra_decks_search()


def decks() -> str:
    return sections["rules"].decks()


def decks_help() -> str:
    return sections["rules"].decks_help()


def decks_value_0() -> str:
    return sections["rules"].decks_value_0()


def decks_search() -> str:
    return sections["rules"].decks_search()


def jokers() -> str:
    return sections["rules"].jokers()


def jokers_help() -> str:
    return sections["rules"].jokers_help()


def jokers_value_0() -> str:
    return sections["rules"].jokers_value_0()


def jokers_search() -> str:
    return sections["rules"].jokers_search()


def set_aside() -> str:
    return sections["rules"].set_aside()


def set_aside_help() -> str:
    return sections["rules"].set_aside_help()


def set_aside_note() -> str:
    return sections["rules"].set_aside_note()


def set_aside_value_0() -> str:
    return sections["rules"].set_aside_value_0()


def set_aside_search() -> str:
    return sections["rules"].set_aside_search()


def hand_cards() -> str:
    return sections["rules"].hand_cards()


def hand_cards_help() -> str:
    return sections["rules"].hand_cards_help()


def hand_cards_search() -> str:
    return sections["rules"].hand_cards_search()


def foot_cards() -> str:
    return sections["rules"].foot_cards()


def foot_cards_help() -> str:
    return sections["rules"].foot_cards_help()


def foot_cards_search() -> str:
    return sections["rules"].foot_cards_search()


def tail_cards() -> str:
    return sections["rules"].tail_cards()


def tail_cards_help() -> str:
    return sections["rules"].tail_cards_help()


def tail_cards_note() -> str:
    return sections["rules"].tail_cards_note()


def tail_cards_value_0() -> str:
    return sections["rules"].tail_cards_value_0()


def tail_cards_search() -> str:
    return sections["rules"].tail_cards_search()


def stacks() -> str:
    return sections["rules"].stacks()


def stacks_help() -> str:
    return sections["rules"].stacks_help()


def stacks_value_dealt() -> str:
    return sections["rules"].stacks_value_dealt()


def stacks_value_choose() -> str:
    return sections["rules"].stacks_value_choose()


def stacks_value_bottom_high() -> str:
    return sections["rules"].stacks_value_bottom_high()


def stacks_value_bottom_low() -> str:
    return sections["rules"].stacks_value_bottom_low()


def stacks_search() -> str:
    return sections["rules"].stacks_search()


def stacks_pass() -> str:
    return sections["rules"].stacks_pass()


def stacks_pass_help() -> str:
    return sections["rules"].stacks_pass_help()


def stacks_pass_note() -> str:
    return sections["rules"].stacks_pass_note()


def stacks_pass_value_none() -> str:
    return sections["rules"].stacks_pass_value_none()


def stacks_pass_value_left() -> str:
    return sections["rules"].stacks_pass_value_left()


def stacks_pass_value_right() -> str:
    return sections["rules"].stacks_pass_value_right()


def stacks_pass_value_both_left() -> str:
    return sections["rules"].stacks_pass_value_both_left()


def stacks_pass_value_both_right() -> str:
    return sections["rules"].stacks_pass_value_both_right()


def stacks_pass_value_each_way() -> str:
    return sections["rules"].stacks_pass_value_each_way()


def stacks_pass_value_by_round() -> str:
    return sections["rules"].stacks_pass_value_by_round()


def stacks_pass_search() -> str:
    return sections["rules"].stacks_pass_search()


def deal() -> str:
    return sections["rules"].deal()


def deal_help() -> str:
    return sections["rules"].deal_help()


def deal_note() -> str:
    return sections["rules"].deal_note()


def deal_value_auto() -> str:
    return sections["rules"].deal_value_auto()


def deal_value_cut() -> str:
    return sections["rules"].deal_value_cut()


def deal_search() -> str:
    return sections["rules"].deal_search()


def cut_bonus() -> str:
    return sections["rules"].cut_bonus()


def cut_bonus_help() -> str:
    return sections["rules"].cut_bonus_help()


def cut_bonus_note() -> str:
    return sections["rules"].cut_bonus_note()


def cut_bonus_value_0() -> str:
    return sections["rules"].cut_bonus_value_0()


def cut_bonus_search() -> str:
    return sections["rules"].cut_bonus_search()


def first_player() -> str:
    return sections["rules"].first_player()


def first_player_help() -> str:
    return sections["rules"].first_player_help()


def first_player_value_random() -> str:
    return sections["rules"].first_player_value_random()


def first_player_value_high_card() -> str:
    return sections["rules"].first_player_value_high_card()


def first_player_value_left_of_dealer() -> str:
    return sections["rules"].first_player_value_left_of_dealer()


def first_player_search() -> str:
    return sections["rules"].first_player_search()


def first_upcard() -> str:
    return sections["rules"].first_upcard()


def first_upcard_help() -> str:
    return sections["rules"].first_upcard_help()


def first_upcard_note() -> str:
    return sections["rules"].first_upcard_note()


def first_upcard_value_none() -> str:
    return sections["rules"].first_upcard_value_none()


def first_upcard_value_natural() -> str:
    return sections["rules"].first_upcard_value_natural()


def first_upcard_value_any() -> str:
    return sections["rules"].first_upcard_value_any()


def first_upcard_search() -> str:
    return sections["rules"].first_upcard_search()


def draw_count() -> str:
    return sections["rules"].draw_count()


def draw_count_help() -> str:
    return sections["rules"].draw_count_help()


def draw_count_note() -> str:
    return sections["rules"].draw_count_note()


def draw_count_search() -> str:
    return sections["rules"].draw_count_search()


def stock_out() -> str:
    return sections["rules"].stock_out()


def stock_out_help() -> str:
    return sections["rules"].stock_out_help()


def stock_out_value_end() -> str:
    return sections["rules"].stock_out_value_end()


def stock_out_value_reshuffle() -> str:
    return sections["rules"].stock_out_value_reshuffle()


def stock_out_search() -> str:
    return sections["rules"].stock_out_search()


def take_count() -> str:
    return sections["rules"].take_count()


def take_count_help() -> str:
    return sections["rules"].take_count_help()


def take_count_note() -> str:
    return sections["rules"].take_count_note()


def take_count_value_all() -> str:
    return sections["rules"].take_count_value_all()


def take_count_value_never() -> str:
    return sections["rules"].take_count_value_never()


def take_count_search() -> str:
    return sections["rules"].take_count_search()


def short_pile() -> str:
    return sections["rules"].short_pile()


def short_pile_help() -> str:
    return sections["rules"].short_pile_help()


def short_pile_note() -> str:
    return sections["rules"].short_pile_note()


def short_pile_search() -> str:
    return sections["rules"].short_pile_search()


def take_least() -> str:
    return sections["rules"].take_least()


def take_least_help() -> str:
    return sections["rules"].take_least_help()


def take_least_note() -> str:
    return sections["rules"].take_least_note()


def take_least_value_0() -> str:
    return sections["rules"].take_least_value_0()


def take_least_search() -> str:
    return sections["rules"].take_least_search()


def take_with() -> str:
    return sections["rules"].take_with()


def take_with_help() -> str:
    return sections["rules"].take_with_help()


def take_with_note() -> str:
    return sections["rules"].take_with_note()


def take_with_value_pair() -> str:
    return sections["rules"].take_with_value_pair()


def take_with_value_any_play() -> str:
    return sections["rules"].take_with_value_any_play()


def take_with_value_pair_or_wild() -> str:
    return sections["rules"].take_with_value_pair_or_wild()


def take_with_value_pair_or_meld() -> str:
    return sections["rules"].take_with_value_pair_or_meld()


def take_with_search() -> str:
    return sections["rules"].take_with_search()


def upcard_play() -> str:
    return sections["rules"].upcard_play()


def upcard_play_help() -> str:
    return sections["rules"].upcard_play_help()


def upcard_play_note() -> str:
    return sections["rules"].upcard_play_note()


def upcard_play_value_always() -> str:
    return sections["rules"].upcard_play_value_always()


def upcard_play_value_to_open() -> str:
    return sections["rules"].upcard_play_value_to_open()


def upcard_play_search() -> str:
    return sections["rules"].upcard_play_search()


def take_peek() -> str:
    return sections["rules"].take_peek()


def take_peek_help() -> str:
    return sections["rules"].take_peek_help()


def take_peek_note() -> str:
    return sections["rules"].take_peek_note()


def take_peek_search() -> str:
    return sections["rules"].take_peek_search()


def take_bottom() -> str:
    return sections["rules"].take_bottom()


def take_bottom_help() -> str:
    return sections["rules"].take_bottom_help()


def take_bottom_note() -> str:
    return sections["rules"].take_bottom_note()


def take_bottom_search() -> str:
    return sections["rules"].take_bottom_search()


def take_then_draw() -> str:
    return sections["rules"].take_then_draw()


def take_then_draw_help() -> str:
    return sections["rules"].take_then_draw_help()


def take_then_draw_note() -> str:
    return sections["rules"].take_then_draw_note()


def take_then_draw_value_0() -> str:
    return sections["rules"].take_then_draw_value_0()


def take_then_draw_search() -> str:
    return sections["rules"].take_then_draw_search()


def first_take_free() -> str:
    return sections["rules"].first_take_free()


def first_take_free_help() -> str:
    return sections["rules"].first_take_free_help()


def first_take_free_note() -> str:
    return sections["rules"].first_take_free_note()


def first_take_free_search() -> str:
    return sections["rules"].first_take_free_search()


def take_first_lap() -> str:
    return sections["rules"].take_first_lap()


def take_first_lap_help() -> str:
    return sections["rules"].take_first_lap_help()


def take_first_lap_note() -> str:
    return sections["rules"].take_first_lap_note()


def take_first_lap_search() -> str:
    return sections["rules"].take_first_lap_search()


def take_needs_open() -> str:
    return sections["rules"].take_needs_open()


def take_needs_open_help() -> str:
    return sections["rules"].take_needs_open_help()


def take_needs_open_search() -> str:
    return sections["rules"].take_needs_open_search()


def freeze() -> str:
    return sections["rules"].freeze()


def freeze_help() -> str:
    return sections["rules"].freeze_help()


def freeze_note() -> str:
    return sections["rules"].freeze_note()


def freeze_value_no() -> str:
    return sections["rules"].freeze_value_no()


def freeze_value_until_taken() -> str:
    return sections["rules"].freeze_value_until_taken()


def freeze_value_one_lap() -> str:
    return sections["rules"].freeze_value_one_lap()


def freeze_search() -> str:
    return sections["rules"].freeze_search()


def opening() -> str:
    return sections["rules"].opening()


def opening_help() -> str:
    return sections["rules"].opening_help()


def opening_note() -> str:
    return sections["rules"].opening_note()


def opening_search() -> str:
    return sections["rules"].opening_search()


def opening_growth() -> str:
    return sections["rules"].opening_growth()


def opening_growth_help() -> str:
    return sections["rules"].opening_growth_help()


def opening_growth_note() -> str:
    return sections["rules"].opening_growth_note()


def opening_growth_value_0() -> str:
    return sections["rules"].opening_growth_value_0()


def opening_growth_search() -> str:
    return sections["rules"].opening_growth_search()


def opening_by_score() -> str:
    return sections["rules"].opening_by_score()


def opening_by_score_help() -> str:
    return sections["rules"].opening_by_score_help()


def opening_by_score_note() -> str:
    return sections["rules"].opening_by_score_note()


def opening_by_score_search() -> str:
    return sections["rules"].opening_by_score_search()


def open_counts_books() -> str:
    return sections["rules"].open_counts_books()


def open_counts_books_help() -> str:
    return sections["rules"].open_counts_books_help()


def open_counts_books_note() -> str:
    return sections["rules"].open_counts_books_note()


def open_counts_books_search() -> str:
    return sections["rules"].open_counts_books_search()


def open_waived() -> str:
    return sections["rules"].open_waived()


def open_waived_help() -> str:
    return sections["rules"].open_waived_help()


def open_waived_note() -> str:
    return sections["rules"].open_waived_note()


def open_waived_search() -> str:
    return sections["rules"].open_waived_search()


def new_meld_points() -> str:
    return sections["rules"].new_meld_points()


def new_meld_points_help() -> str:
    return sections["rules"].new_meld_points_help()


def new_meld_points_note() -> str:
    return sections["rules"].new_meld_points_note()


def new_meld_points_value_0() -> str:
    return sections["rules"].new_meld_points_value_0()


def new_meld_points_search() -> str:
    return sections["rules"].new_meld_points_search()


def wild_limit() -> str:
    return sections["rules"].wild_limit()


def wild_limit_help() -> str:
    return sections["rules"].wild_limit_help()


def wild_limit_note() -> str:
    return sections["rules"].wild_limit_note()


def wild_limit_value_equal() -> str:
    return sections["rules"].wild_limit_value_equal()


def wild_limit_value_fewer() -> str:
    return sections["rules"].wild_limit_value_fewer()


def wild_limit_value_half() -> str:
    return sections["rules"].wild_limit_value_half()


def wild_limit_search() -> str:
    return sections["rules"].wild_limit_search()


def wild_cap() -> str:
    return sections["rules"].wild_cap()


def wild_cap_help() -> str:
    return sections["rules"].wild_cap_help()


def wild_cap_note() -> str:
    return sections["rules"].wild_cap_note()


def wild_cap_value_0() -> str:
    return sections["rules"].wild_cap_value_0()


def wild_cap_search() -> str:
    return sections["rules"].wild_cap_search()


def wild_per_turn() -> str:
    return sections["rules"].wild_per_turn()


def wild_per_turn_help() -> str:
    return sections["rules"].wild_per_turn_help()


def wild_per_turn_note() -> str:
    return sections["rules"].wild_per_turn_note()


def wild_per_turn_value_0() -> str:
    return sections["rules"].wild_per_turn_value_0()


def wild_per_turn_search() -> str:
    return sections["rules"].wild_per_turn_search()


def dirty_naturals() -> str:
    return sections["rules"].dirty_naturals()


def dirty_naturals_help() -> str:
    return sections["rules"].dirty_naturals_help()


def dirty_naturals_note() -> str:
    return sections["rules"].dirty_naturals_note()


def dirty_naturals_search() -> str:
    return sections["rules"].dirty_naturals_search()


def second_meld() -> str:
    return sections["rules"].second_meld()


def second_meld_help() -> str:
    return sections["rules"].second_meld_help()


def second_meld_note() -> str:
    return sections["rules"].second_meld_note()


def second_meld_value_never() -> str:
    return sections["rules"].second_meld_value_never()


def second_meld_value_after_closing() -> str:
    return sections["rules"].second_meld_value_after_closing()


def second_meld_value_anytime() -> str:
    return sections["rules"].second_meld_value_anytime()


def second_meld_search() -> str:
    return sections["rules"].second_meld_search()


def foot_when() -> str:
    return sections["rules"].foot_when()


def foot_when_help() -> str:
    return sections["rules"].foot_when_help()


def foot_when_value_hand_empty() -> str:
    return sections["rules"].foot_when_value_hand_empty()


def foot_when_value_first_book() -> str:
    return sections["rules"].foot_when_value_first_book()


def foot_when_search() -> str:
    return sections["rules"].foot_when_search()


def foot_ends_turn() -> str:
    return sections["rules"].foot_ends_turn()


def foot_ends_turn_help() -> str:
    return sections["rules"].foot_ends_turn_help()


def foot_ends_turn_note() -> str:
    return sections["rules"].foot_ends_turn_note()


def foot_ends_turn_search() -> str:
    return sections["rules"].foot_ends_turn_search()


def wild_melds() -> str:
    return sections["rules"].wild_melds()


def wild_melds_help() -> str:
    return sections["rules"].wild_melds_help()


def wild_melds_note() -> str:
    return sections["rules"].wild_melds_note()


def wild_melds_value_no() -> str:
    return sections["rules"].wild_melds_value_no()


def wild_melds_value_allowed() -> str:
    return sections["rules"].wild_melds_value_allowed()


def wild_melds_value_required() -> str:
    return sections["rules"].wild_melds_value_required()


def wild_melds_search() -> str:
    return sections["rules"].wild_melds_search()


def book_size() -> str:
    return sections["rules"].book_size()


def book_size_help() -> str:
    return sections["rules"].book_size_help()


def book_size_search() -> str:
    return sections["rules"].book_size_search()


def closed_book() -> str:
    return sections["rules"].closed_book()


def closed_book_help() -> str:
    return sections["rules"].closed_book_help()


def closed_book_value_any() -> str:
    return sections["rules"].closed_book_value_any()


def closed_book_value_keep_kind() -> str:
    return sections["rules"].closed_book_value_keep_kind()


def closed_book_value_naturals() -> str:
    return sections["rules"].closed_book_value_naturals()


def closed_book_value_sealed() -> str:
    return sections["rules"].closed_book_value_sealed()


def closed_book_value_clean_open() -> str:
    return sections["rules"].closed_book_value_clean_open()


def closed_book_value_dirty_open() -> str:
    return sections["rules"].closed_book_value_dirty_open()


def closed_book_search() -> str:
    return sections["rules"].closed_book_search()


def clean_book() -> str:
    return sections["rules"].clean_book()


def clean_book_help() -> str:
    return sections["rules"].clean_book_help()


def clean_book_note() -> str:
    return sections["rules"].clean_book_note()


def clean_book_search() -> str:
    return sections["rules"].clean_book_search()


def dirty_book() -> str:
    return sections["rules"].dirty_book()


def dirty_book_help() -> str:
    return sections["rules"].dirty_book_help()


def dirty_book_note() -> str:
    return sections["rules"].dirty_book_note()


def dirty_book_search() -> str:
    return sections["rules"].dirty_book_search()


def wild_book() -> str:
    return sections["rules"].wild_book()


def wild_book_help() -> str:
    return sections["rules"].wild_book_help()


def wild_book_note() -> str:
    return sections["rules"].wild_book_note()


def wild_book_search() -> str:
    return sections["rules"].wild_book_search()


def double_book() -> str:
    return sections["rules"].double_book()


def double_book_help() -> str:
    return sections["rules"].double_book_help()


def double_book_note() -> str:
    return sections["rules"].double_book_note()


def double_book_value_0() -> str:
    return sections["rules"].double_book_value_0()


def double_book_search() -> str:
    return sections["rules"].double_book_search()


def book_at_once() -> str:
    return sections["rules"].book_at_once()


def book_at_once_help() -> str:
    return sections["rules"].book_at_once_help()


def book_at_once_note() -> str:
    return sections["rules"].book_at_once_note()


def book_at_once_value_0() -> str:
    return sections["rules"].book_at_once_value_0()


def book_at_once_search() -> str:
    return sections["rules"].book_at_once_search()


def sevens_book() -> str:
    return sections["rules"].sevens_book()


def sevens_book_help() -> str:
    return sections["rules"].sevens_book_help()


def sevens_book_value_0() -> str:
    return sections["rules"].sevens_book_value_0()


def sevens_book_search() -> str:
    return sections["rules"].sevens_book_search()


def sevens_kind() -> str:
    return sections["rules"].sevens_kind()


def sevens_kind_help() -> str:
    return sections["rules"].sevens_kind_help()


def sevens_kind_note() -> str:
    return sections["rules"].sevens_kind_note()


def sevens_kind_value_clean() -> str:
    return sections["rules"].sevens_kind_value_clean()


def sevens_kind_value_any() -> str:
    return sections["rules"].sevens_kind_value_any()


def sevens_kind_search() -> str:
    return sections["rules"].sevens_kind_search()


def meld_threes() -> str:
    return sections["rules"].meld_threes()


def meld_threes_help() -> str:
    return sections["rules"].meld_threes_help()


def meld_threes_value_no() -> str:
    return sections["rules"].meld_threes_value_no()


def meld_threes_value_black_last() -> str:
    return sections["rules"].meld_threes_value_black_last()


def meld_threes_value_black_in_foot() -> str:
    return sections["rules"].meld_threes_value_black_in_foot()


def meld_threes_value_all() -> str:
    return sections["rules"].meld_threes_value_all()


def meld_threes_search() -> str:
    return sections["rules"].meld_threes_search()


def threes_book() -> str:
    return sections["rules"].threes_book()


def threes_book_help() -> str:
    return sections["rules"].threes_book_help()


def threes_book_value_0() -> str:
    return sections["rules"].threes_book_value_0()


def threes_book_search() -> str:
    return sections["rules"].threes_book_search()


def red_threes() -> str:
    return sections["rules"].red_threes()


def red_threes_help() -> str:
    return sections["rules"].red_threes_help()


def red_threes_value_penalty() -> str:
    return sections["rules"].red_threes_value_penalty()


def red_threes_value_lay_down() -> str:
    return sections["rules"].red_threes_value_lay_down()


def red_threes_search() -> str:
    return sections["rules"].red_threes_search()


def red_three_bonus() -> str:
    return sections["rules"].red_three_bonus()


def red_three_bonus_help() -> str:
    return sections["rules"].red_three_bonus_help()


def red_three_bonus_note() -> str:
    return sections["rules"].red_three_bonus_note()


def red_three_bonus_search() -> str:
    return sections["rules"].red_three_bonus_search()


def red_three_not_out() -> str:
    return sections["rules"].red_three_not_out()


def red_three_not_out_help() -> str:
    return sections["rules"].red_three_not_out_help()


def red_three_not_out_note() -> str:
    return sections["rules"].red_three_not_out_note()


def red_three_not_out_value_same() -> str:
    return sections["rules"].red_three_not_out_value_same()


def red_three_not_out_search() -> str:
    return sections["rules"].red_three_not_out_search()


def red_three_all() -> str:
    return sections["rules"].red_three_all()


def red_three_all_help() -> str:
    return sections["rules"].red_three_all_help()


def red_three_all_note() -> str:
    return sections["rules"].red_three_all_note()


def red_three_all_value_0() -> str:
    return sections["rules"].red_three_all_value_0()


def red_three_all_search() -> str:
    return sections["rules"].red_three_all_search()


def black_three() -> str:
    return sections["rules"].black_three()


def black_three_help() -> str:
    return sections["rules"].black_three_help()


def black_three_note() -> str:
    return sections["rules"].black_three_note()


def black_three_search() -> str:
    return sections["rules"].black_three_search()


def red_three() -> str:
    return sections["rules"].red_three()


def red_three_help() -> str:
    return sections["rules"].red_three_help()


def red_three_note() -> str:
    return sections["rules"].red_three_note()


def red_three_search() -> str:
    return sections["rules"].red_three_search()


def out_clean() -> str:
    return sections["rules"].out_clean()


def out_clean_help() -> str:
    return sections["rules"].out_clean_help()


def out_clean_value_0() -> str:
    return sections["rules"].out_clean_value_0()


def out_clean_search() -> str:
    return sections["rules"].out_clean_search()


def out_dirty() -> str:
    return sections["rules"].out_dirty()


def out_dirty_help() -> str:
    return sections["rules"].out_dirty_help()


def out_dirty_value_0() -> str:
    return sections["rules"].out_dirty_value_0()


def out_dirty_search() -> str:
    return sections["rules"].out_dirty_search()


def out_wild() -> str:
    return sections["rules"].out_wild()


def out_wild_help() -> str:
    return sections["rules"].out_wild_help()


def out_wild_value_0() -> str:
    return sections["rules"].out_wild_value_0()


def out_wild_search() -> str:
    return sections["rules"].out_wild_search()


def out_books() -> str:
    return sections["rules"].out_books()


def out_books_help() -> str:
    return sections["rules"].out_books_help()


def out_books_value_0() -> str:
    return sections["rules"].out_books_value_0()


def out_books_search() -> str:
    return sections["rules"].out_books_search()


def out_sevens() -> str:
    return sections["rules"].out_sevens()


def out_sevens_help() -> str:
    return sections["rules"].out_sevens_help()


def out_sevens_search() -> str:
    return sections["rules"].out_sevens_search()


def final_discard() -> str:
    return sections["rules"].final_discard()


def final_discard_help() -> str:
    return sections["rules"].final_discard_help()


def final_discard_note() -> str:
    return sections["rules"].final_discard_note()


def final_discard_value_required() -> str:
    return sections["rules"].final_discard_value_required()


def final_discard_value_optional() -> str:
    return sections["rules"].final_discard_value_optional()


def final_discard_value_never() -> str:
    return sections["rules"].final_discard_value_never()


def final_discard_search() -> str:
    return sections["rules"].final_discard_search()


def foot_needed() -> str:
    return sections["rules"].foot_needed()


def foot_needed_help() -> str:
    return sections["rules"].foot_needed_help()


def foot_needed_note() -> str:
    return sections["rules"].foot_needed_note()


def foot_needed_search() -> str:
    return sections["rules"].foot_needed_search()


def sevens_kept() -> str:
    return sections["rules"].sevens_kept()


def sevens_kept_help() -> str:
    return sections["rules"].sevens_kept_help()


def sevens_kept_note() -> str:
    return sections["rules"].sevens_kept_note()


def sevens_kept_search() -> str:
    return sections["rules"].sevens_kept_search()


def partners_foot() -> str:
    return sections["rules"].partners_foot()


def partners_foot_help() -> str:
    return sections["rules"].partners_foot_help()


def partners_foot_note() -> str:
    return sections["rules"].partners_foot_note()


def partners_foot_value_none() -> str:
    return sections["rules"].partners_foot_value_none()


def partners_foot_value_picked_up() -> str:
    return sections["rules"].partners_foot_value_picked_up()


def partners_foot_value_played() -> str:
    return sections["rules"].partners_foot_value_played()


def partners_foot_search() -> str:
    return sections["rules"].partners_foot_search()


def permission() -> str:
    return sections["rules"].permission()


def permission_help() -> str:
    return sections["rules"].permission_help()


def permission_note() -> str:
    return sections["rules"].permission_note()


def permission_search() -> str:
    return sections["rules"].permission_search()


def hold_last_card() -> str:
    return sections["rules"].hold_last_card()


def hold_last_card_help() -> str:
    return sections["rules"].hold_last_card_help()


def hold_last_card_note() -> str:
    return sections["rules"].hold_last_card_note()


def hold_last_card_search() -> str:
    return sections["rules"].hold_last_card_search()


def go_out_bonus() -> str:
    return sections["rules"].go_out_bonus()


def go_out_bonus_help() -> str:
    return sections["rules"].go_out_bonus_help()


def go_out_bonus_value_0() -> str:
    return sections["rules"].go_out_bonus_value_0()


def go_out_bonus_search() -> str:
    return sections["rules"].go_out_bonus_search()


def winner_takes() -> str:
    return sections["rules"].winner_takes()


def winner_takes_help() -> str:
    return sections["rules"].winner_takes_help()


def winner_takes_note() -> str:
    return sections["rules"].winner_takes_note()


def winner_takes_search() -> str:
    return sections["rules"].winner_takes_search()


def joker() -> str:
    return sections["rules"].joker()


def joker_help() -> str:
    return sections["rules"].joker_help()


def joker_search() -> str:
    return sections["rules"].joker_search()


def two() -> str:
    return sections["rules"].two()


def two_help() -> str:
    return sections["rules"].two_help()


def two_search() -> str:
    return sections["rules"].two_search()


def ace() -> str:
    return sections["rules"].ace()


def ace_help() -> str:
    return sections["rules"].ace_help()


def ace_search() -> str:
    return sections["rules"].ace_search()


def ten_value() -> str:
    return sections["rules"].ten_value()


def ten_value_help() -> str:
    return sections["rules"].ten_value_help()


def ten_value_note() -> str:
    return sections["rules"].ten_value_note()


def ten_value_search() -> str:
    return sections["rules"].ten_value_search()


def ten_from() -> str:
    return sections["rules"].ten_from()


def ten_from_help() -> str:
    return sections["rules"].ten_from_help()


def ten_from_value_8() -> str:
    return sections["rules"].ten_from_value_8()


def ten_from_value_9() -> str:
    return sections["rules"].ten_from_value_9()


def ten_from_value_T() -> str:
    return sections["rules"].ten_from_value_T()


def ten_from_search() -> str:
    return sections["rules"].ten_from_search()


def five_value() -> str:
    return sections["rules"].five_value()


def five_value_help() -> str:
    return sections["rules"].five_value_help()


def five_value_note() -> str:
    return sections["rules"].five_value_note()


def five_value_search() -> str:
    return sections["rules"].five_value_search()
