"""Messages of the section help, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def keys() -> str:
    return sections["help"].keys()


def here() -> str:
    return sections["help"].here()


def everywhere() -> str:
    return sections["help"].everywhere()


def row(keys: str, does: str) -> str:
    return sections["help"].row(keys, does)


def keys_everything() -> str:
    return sections["help"].keys_everything()


def keys_lists() -> str:
    return sections["help"].keys_lists()


def keys_pages() -> str:
    return sections["help"].keys_pages()


def keys_ceremonies() -> str:
    return sections["help"].keys_ceremonies()


def keys_title() -> str:
    return sections["help"].keys_title()


def keys_learn() -> str:
    return sections["help"].keys_learn()


def keys_new_game() -> str:
    return sections["help"].keys_new_game()


def keys_people() -> str:
    return sections["help"].keys_people()


def keys_set_up() -> str:
    return sections["help"].keys_set_up()


def keys_play_on() -> str:
    return sections["help"].keys_play_on()


def keys_todays_deal() -> str:
    return sections["help"].keys_todays_deal()


def keys_deal_result() -> str:
    return sections["help"].keys_deal_result()


def keys_score_pad() -> str:
    return sections["help"].keys_score_pad()


def keys_score_pad_evening() -> str:
    return sections["help"].keys_score_pad_evening()


def keys_friends_file() -> str:
    return sections["help"].keys_friends_file()


def keys_beside_friend() -> str:
    return sections["help"].keys_beside_friend()


def keys_games() -> str:
    return sections["help"].keys_games()


def keys_evening() -> str:
    return sections["help"].keys_evening()


def keys_settings() -> str:
    return sections["help"].keys_settings()


def keys_your_table() -> str:
    return sections["help"].keys_your_table()


def keys_crop() -> str:
    return sections["help"].keys_crop()


def keys_own_keys() -> str:
    return sections["help"].keys_own_keys()


def keys_rules() -> str:
    return sections["help"].keys_rules()


def keys_curtain() -> str:
    return sections["help"].keys_curtain()


def keys_score() -> str:
    return sections["help"].keys_score()


def keys_past_score() -> str:
    return sections["help"].keys_past_score()


def keys_end() -> str:
    return sections["help"].keys_end()


def keys_moment() -> str:
    return sections["help"].keys_moment()


def keys_replay() -> str:
    return sections["help"].keys_replay()


def keys_what_it_knew() -> str:
    return sections["help"].keys_what_it_knew()


def keys_lesson() -> str:
    return sections["help"].keys_lesson()


def keys_think_again() -> str:
    return sections["help"].keys_think_again()


def keys_think_again_answer() -> str:
    return sections["help"].keys_think_again_answer()


def keys_problem() -> str:
    return sections["help"].keys_problem()


def keys_problem_answer() -> str:
    return sections["help"].keys_problem_answer()


def keys_deck_cut() -> str:
    return sections["help"].keys_deck_cut()


def keys_cut() -> str:
    return sections["help"].keys_cut()


def keys_choose() -> str:
    return sections["help"].keys_choose()


def keys_saving() -> str:
    return sections["help"].keys_saving()


def keys_bringing_in() -> str:
    return sections["help"].keys_bringing_in()


def keys_table() -> str:
    return sections["help"].keys_table()


def screen_title() -> str:
    return sections["help"].screen_title()


def screen_title_heading() -> str:
    return sections["help"].screen_title_heading()


def screen_learn() -> str:
    return sections["help"].screen_learn()


def screen_learn_heading() -> str:
    return sections["help"].screen_learn_heading()


def screen_new_game() -> str:
    return sections["help"].screen_new_game()


def screen_new_game_heading() -> str:
    return sections["help"].screen_new_game_heading()


def screen_people() -> str:
    return sections["help"].screen_people()


def screen_people_heading() -> str:
    return sections["help"].screen_people_heading()


def screen_set_up() -> str:
    return sections["help"].screen_set_up()


def screen_set_up_heading() -> str:
    return sections["help"].screen_set_up_heading()


def screen_play_on() -> str:
    return sections["help"].screen_play_on()


def screen_play_on_heading() -> str:
    return sections["help"].screen_play_on_heading()


def screen_games() -> str:
    return sections["help"].screen_games()


def screen_games_heading() -> str:
    return sections["help"].screen_games_heading()


def screen_chances() -> str:
    return sections["help"].screen_chances()


def screen_chances_heading() -> str:
    return sections["help"].screen_chances_heading()


def screen_todays_deal() -> str:
    return sections["help"].screen_todays_deal()


def screen_todays_deal_heading() -> str:
    return sections["help"].screen_todays_deal_heading()


def screen_deal_result() -> str:
    return sections["help"].screen_deal_result()


def screen_deal_result_heading() -> str:
    return sections["help"].screen_deal_result_heading()


def screen_score_pad() -> str:
    return sections["help"].screen_score_pad()


def screen_score_pad_heading() -> str:
    return sections["help"].screen_score_pad_heading()


def screen_score_pad_evening() -> str:
    return sections["help"].screen_score_pad_evening()


def screen_score_pad_evening_heading() -> str:
    return sections["help"].screen_score_pad_evening_heading()


def screen_evening() -> str:
    return sections["help"].screen_evening()


def screen_evening_heading() -> str:
    return sections["help"].screen_evening_heading()


def screen_own_keys() -> str:
    return sections["help"].screen_own_keys()


def screen_own_keys_heading() -> str:
    return sections["help"].screen_own_keys_heading()


def screen_settings() -> str:
    return sections["help"].screen_settings()


def screen_settings_heading() -> str:
    return sections["help"].screen_settings_heading()


def screen_score() -> str:
    return sections["help"].screen_score()


def screen_score_heading() -> str:
    return sections["help"].screen_score_heading()


def screen_past_score() -> str:
    return sections["help"].screen_past_score()


def screen_past_score_heading() -> str:
    return sections["help"].screen_past_score_heading()


def screen_end() -> str:
    return sections["help"].screen_end()


def screen_end_heading() -> str:
    return sections["help"].screen_end_heading()


def screen_your_table() -> str:
    return sections["help"].screen_your_table()


def screen_your_table_heading() -> str:
    return sections["help"].screen_your_table_heading()


def thing_button_your_table() -> str:
    return sections["help"].thing_button_your_table()


def thing_button_your_table_heading() -> str:
    return sections["help"].thing_button_your_table_heading()


def screen_crop() -> str:
    return sections["help"].screen_crop()


def screen_crop_heading() -> str:
    return sections["help"].screen_crop_heading()


def thing_cloth() -> str:
    return sections["help"].thing_cloth()


def thing_cloth_heading() -> str:
    return sections["help"].thing_cloth_heading()


def thing_back() -> str:
    return sections["help"].thing_back()


def thing_back_heading() -> str:
    return sections["help"].thing_back_heading()


def thing_deck() -> str:
    return sections["help"].thing_deck()


def thing_deck_heading() -> str:
    return sections["help"].thing_deck_heading()


def thing_button_take() -> str:
    return sections["help"].thing_button_take()


def thing_button_take_heading() -> str:
    return sections["help"].thing_button_take_heading()


def thing_button_surprise() -> str:
    return sections["help"].thing_button_surprise()


def thing_button_surprise_heading() -> str:
    return sections["help"].thing_button_surprise_heading()


def screen_joining() -> str:
    return sections["help"].screen_joining()


def screen_joining_heading() -> str:
    return sections["help"].screen_joining_heading()


def screen_curtain() -> str:
    return sections["help"].screen_curtain()


def screen_curtain_heading() -> str:
    return sections["help"].screen_curtain_heading()


def screen_seal_check() -> str:
    return sections["help"].screen_seal_check()


def screen_seal_check_heading() -> str:
    return sections["help"].screen_seal_check_heading()


def screen_fair_play() -> str:
    return sections["help"].screen_fair_play()


def screen_fair_play_heading() -> str:
    return sections["help"].screen_fair_play_heading()


def screen_deck_cut() -> str:
    return sections["help"].screen_deck_cut()


def screen_deck_cut_heading() -> str:
    return sections["help"].screen_deck_cut_heading()


def screen_about() -> str:
    return sections["help"].screen_about()


def screen_about_heading() -> str:
    return sections["help"].screen_about_heading()


def screen_keys() -> str:
    return sections["help"].screen_keys()


def screen_keys_heading() -> str:
    return sections["help"].screen_keys_heading()


def screen_help() -> str:
    return sections["help"].screen_help()


def screen_help_heading() -> str:
    return sections["help"].screen_help_heading()


def screen_rules() -> str:
    return sections["help"].screen_rules()


def screen_rules_heading() -> str:
    return sections["help"].screen_rules_heading()


def screen_replay() -> str:
    return sections["help"].screen_replay()


def screen_replay_heading() -> str:
    return sections["help"].screen_replay_heading()


def screen_lesson() -> str:
    return sections["help"].screen_lesson()


def screen_lesson_heading() -> str:
    return sections["help"].screen_lesson_heading()


def screen_think_again() -> str:
    return sections["help"].screen_think_again()


def screen_think_again_heading() -> str:
    return sections["help"].screen_think_again_heading()


def screen_think_again_answer() -> str:
    return sections["help"].screen_think_again_answer()


def screen_think_again_answer_heading() -> str:
    return sections["help"].screen_think_again_answer_heading()


def screen_souvenir() -> str:
    return sections["help"].screen_souvenir()


def screen_souvenir_heading() -> str:
    return sections["help"].screen_souvenir_heading()


def screen_moment() -> str:
    return sections["help"].screen_moment()


def screen_moment_heading() -> str:
    return sections["help"].screen_moment_heading()


def screen_problem() -> str:
    return sections["help"].screen_problem()


def screen_problem_heading() -> str:
    return sections["help"].screen_problem_heading()


def screen_problem_answer() -> str:
    return sections["help"].screen_problem_answer()


def screen_problem_answer_heading() -> str:
    return sections["help"].screen_problem_answer_heading()


def screen_mishap() -> str:
    return sections["help"].screen_mishap()


def screen_mishap_heading() -> str:
    return sections["help"].screen_mishap_heading()


def screen_save_copy() -> str:
    return sections["help"].screen_save_copy()


def screen_save_copy_heading() -> str:
    return sections["help"].screen_save_copy_heading()


def screen_back_up() -> str:
    return sections["help"].screen_back_up()


def screen_back_up_heading() -> str:
    return sections["help"].screen_back_up_heading()


def screen_export() -> str:
    return sections["help"].screen_export()


def screen_export_heading() -> str:
    return sections["help"].screen_export_heading()


def screen_bring_in() -> str:
    return sections["help"].screen_bring_in()


def screen_bring_in_heading() -> str:
    return sections["help"].screen_bring_in_heading()


def no_screen() -> str:
    return sections["help"].no_screen()


def no_screen_heading() -> str:
    return sections["help"].no_screen_heading()


def thing_button_play() -> str:
    return sections["help"].thing_button_play()


def thing_button_play_heading() -> str:
    return sections["help"].thing_button_play_heading()


def thing_button_first_round() -> str:
    return sections["help"].thing_button_first_round()


def thing_button_first_round_heading() -> str:
    return sections["help"].thing_button_first_round_heading()


def thing_button_continue() -> str:
    return sections["help"].thing_button_continue()


def thing_button_continue_heading() -> str:
    return sections["help"].thing_button_continue_heading()


def thing_todays_deal_button_play() -> str:
    return sections["help"].thing_todays_deal_button_play()


def thing_todays_deal_button_play_heading() -> str:
    return sections["help"].thing_todays_deal_button_play_heading()


def thing_todays_deal_field_rules() -> str:
    return sections["help"].thing_todays_deal_field_rules()


def thing_todays_deal_field_rules_heading() -> str:
    return sections["help"].thing_todays_deal_field_rules_heading()


def thing_todays_deal_field_code() -> str:
    return sections["help"].thing_todays_deal_field_code()


def thing_todays_deal_field_code_heading() -> str:
    return sections["help"].thing_todays_deal_field_code_heading()


def thing_button_say() -> str:
    return sections["help"].thing_button_say()


def thing_button_say_heading() -> str:
    return sections["help"].thing_button_say_heading()


def thing_todays_deal_button_copy() -> str:
    return sections["help"].thing_todays_deal_button_copy()


def thing_todays_deal_button_copy_heading() -> str:
    return sections["help"].thing_todays_deal_button_copy_heading()


def thing_button_play_code() -> str:
    return sections["help"].thing_button_play_code()


def thing_button_play_code_heading() -> str:
    return sections["help"].thing_button_play_code_heading()


def thing_button_enter_rules() -> str:
    return sections["help"].thing_button_enter_rules()


def thing_button_enter_rules_heading() -> str:
    return sections["help"].thing_button_enter_rules_heading()


def thing_button_score_pad() -> str:
    return sections["help"].thing_button_score_pad()


def thing_button_score_pad_heading() -> str:
    return sections["help"].thing_button_score_pad_heading()


def thing_button_real_cards() -> str:
    return sections["help"].thing_button_real_cards()


def thing_button_real_cards_heading() -> str:
    return sections["help"].thing_button_real_cards_heading()


def thing_field_dealer() -> str:
    return sections["help"].thing_field_dealer()


def thing_field_dealer_heading() -> str:
    return sections["help"].thing_field_dealer_heading()


def thing_score_pad_field_out() -> str:
    return sections["help"].thing_score_pad_field_out()


def thing_score_pad_field_out_heading() -> str:
    return sections["help"].thing_score_pad_field_out_heading()


def thing_score_pad_field_melded() -> str:
    return sections["help"].thing_score_pad_field_melded()


def thing_score_pad_field_melded_heading() -> str:
    return sections["help"].thing_score_pad_field_melded_heading()


def thing_score_pad_field_left() -> str:
    return sections["help"].thing_score_pad_field_left()


def thing_score_pad_field_left_heading() -> str:
    return sections["help"].thing_score_pad_field_left_heading()


def thing_score_pad_button_card() -> str:
    return sections["help"].thing_score_pad_button_card()


def thing_score_pad_button_card_heading() -> str:
    return sections["help"].thing_score_pad_button_card_heading()


def thing_score_pad_button_plus() -> str:
    return sections["help"].thing_score_pad_button_plus()


def thing_score_pad_button_plus_heading() -> str:
    return sections["help"].thing_score_pad_button_plus_heading()


def thing_score_pad_button_write_down() -> str:
    return sections["help"].thing_score_pad_button_write_down()


def thing_score_pad_button_write_down_heading() -> str:
    return sections["help"].thing_score_pad_button_write_down_heading()


def thing_score_pad_button_chart() -> str:
    return sections["help"].thing_score_pad_button_chart()


def thing_score_pad_button_chart_heading() -> str:
    return sections["help"].thing_score_pad_button_chart_heading()


def thing_score_pad_button_undo() -> str:
    return sections["help"].thing_score_pad_button_undo()


def thing_score_pad_button_undo_heading() -> str:
    return sections["help"].thing_score_pad_button_undo_heading()


def thing_score_pad_button_drop() -> str:
    return sections["help"].thing_score_pad_button_drop()


def thing_score_pad_button_drop_heading() -> str:
    return sections["help"].thing_score_pad_button_drop_heading()


def thing_rule_page_button_print() -> str:
    return sections["help"].thing_rule_page_button_print()


def thing_rule_page_button_print_heading() -> str:
    return sections["help"].thing_rule_page_button_print_heading()


def thing_score_pad_button_print() -> str:
    return sections["help"].thing_score_pad_button_print()


def thing_score_pad_button_print_heading() -> str:
    return sections["help"].thing_score_pad_button_print_heading()


def thing_evening_button_print() -> str:
    return sections["help"].thing_evening_button_print()


def thing_evening_button_print_heading() -> str:
    return sections["help"].thing_evening_button_print_heading()


def thing_button_evening() -> str:
    return sections["help"].thing_button_evening()


def thing_button_evening_heading() -> str:
    return sections["help"].thing_button_evening_heading()


def thing_evening_button_again() -> str:
    return sections["help"].thing_evening_button_again()


def thing_evening_button_again_heading() -> str:
    return sections["help"].thing_evening_button_again_heading()


def thing_score_pad_evening_button_hint_cards() -> str:
    return sections["help"].thing_score_pad_evening_button_hint_cards()


def thing_score_pad_evening_button_hint_cards_heading() -> str:
    return sections["help"].thing_score_pad_evening_button_hint_cards_heading()


def thing_score_pad_evening_button_setup() -> str:
    return sections["help"].thing_score_pad_evening_button_setup()


def thing_score_pad_evening_button_setup_heading() -> str:
    return sections["help"].thing_score_pad_evening_button_setup_heading()


def thing_score_pad_evening_round() -> str:
    return sections["help"].thing_score_pad_evening_round()


def thing_score_pad_evening_round_heading() -> str:
    return sections["help"].thing_score_pad_evening_round_heading()


def thing_score_pad_evening_button_changes() -> str:
    return sections["help"].thing_score_pad_evening_button_changes()


def thing_score_pad_evening_button_changes_heading() -> str:
    return sections["help"].thing_score_pad_evening_button_changes_heading()


def thing_score_pad_evening_button_end() -> str:
    return sections["help"].thing_score_pad_evening_button_end()


def thing_score_pad_evening_button_end_heading() -> str:
    return sections["help"].thing_score_pad_evening_button_end_heading()


def thing_score_pad_evening_button_done() -> str:
    return sections["help"].thing_score_pad_evening_button_done()


def thing_score_pad_evening_button_done_heading() -> str:
    return sections["help"].thing_score_pad_evening_button_done_heading()


def thing_day() -> str:
    return sections["help"].thing_day()


def thing_day_heading() -> str:
    return sections["help"].thing_day_heading()


def thing_button_tell() -> str:
    return sections["help"].thing_button_tell()


def thing_button_tell_heading() -> str:
    return sections["help"].thing_button_tell_heading()


def thing_deal_result_button_again() -> str:
    return sections["help"].thing_deal_result_button_again()


def thing_deal_result_button_again_heading() -> str:
    return sections["help"].thing_deal_result_button_again_heading()


def thing_button_friend() -> str:
    return sections["help"].thing_button_friend()


def thing_button_friend_heading() -> str:
    return sections["help"].thing_button_friend_heading()


def thing_button_new_game() -> str:
    return sections["help"].thing_button_new_game()


def thing_button_new_game_heading() -> str:
    return sections["help"].thing_button_new_game_heading()


def thing_button_games() -> str:
    return sections["help"].thing_button_games()


def thing_button_games_heading() -> str:
    return sections["help"].thing_button_games_heading()


def thing_button_settings() -> str:
    return sections["help"].thing_button_settings()


def thing_button_settings_heading() -> str:
    return sections["help"].thing_button_settings_heading()


def thing_button_help() -> str:
    return sections["help"].thing_button_help()


def thing_button_help_heading() -> str:
    return sections["help"].thing_button_help_heading()


def thing_button_quit() -> str:
    return sections["help"].thing_button_quit()


def thing_button_quit_heading() -> str:
    return sections["help"].thing_button_quit_heading()


def thing_button_todays_deal() -> str:
    return sections["help"].thing_button_todays_deal()


def thing_button_todays_deal_heading() -> str:
    return sections["help"].thing_button_todays_deal_heading()


def thing_button_learn() -> str:
    return sections["help"].thing_button_learn()


def thing_button_learn_heading() -> str:
    return sections["help"].thing_button_learn_heading()


def thing_button_lesson() -> str:
    return sections["help"].thing_button_lesson()


def thing_button_lesson_heading() -> str:
    return sections["help"].thing_button_lesson_heading()


def thing_button_step_back() -> str:
    return sections["help"].thing_button_step_back()


def thing_button_step_back_heading() -> str:
    return sections["help"].thing_button_step_back_heading()


def thing_button_do_it() -> str:
    return sections["help"].thing_button_do_it()


def thing_button_do_it_heading() -> str:
    return sections["help"].thing_button_do_it_heading()


def thing_button_next_lesson() -> str:
    return sections["help"].thing_button_next_lesson()


def thing_button_next_lesson_heading() -> str:
    return sections["help"].thing_button_next_lesson_heading()


def thing_button_play_match() -> str:
    return sections["help"].thing_button_play_match()


def thing_button_play_match_heading() -> str:
    return sections["help"].thing_button_play_match_heading()


def thing_lesson_button_learn() -> str:
    return sections["help"].thing_lesson_button_learn()


def thing_lesson_button_learn_heading() -> str:
    return sections["help"].thing_lesson_button_learn_heading()


def thing_button_own_games() -> str:
    return sections["help"].thing_button_own_games()


def thing_button_own_games_heading() -> str:
    return sections["help"].thing_button_own_games_heading()


def thing_button_solve() -> str:
    return sections["help"].thing_button_solve()


def thing_button_solve_heading() -> str:
    return sections["help"].thing_button_solve_heading()


def thing_button_who_learns() -> str:
    return sections["help"].thing_button_who_learns()


def thing_button_who_learns_heading() -> str:
    return sections["help"].thing_button_who_learns_heading()


def thing_button_learner() -> str:
    return sections["help"].thing_button_learner()


def thing_button_learner_heading() -> str:
    return sections["help"].thing_button_learner_heading()


def thing_button_learner_typed() -> str:
    return sections["help"].thing_button_learner_typed()


def thing_button_learner_typed_heading() -> str:
    return sections["help"].thing_button_learner_typed_heading()


def thing_field_learner() -> str:
    return sections["help"].thing_field_learner()


def thing_field_learner_heading() -> str:
    return sections["help"].thing_field_learner_heading()


def thing_learn_field_rules() -> str:
    return sections["help"].thing_learn_field_rules()


def thing_learn_field_rules_heading() -> str:
    return sections["help"].thing_learn_field_rules_heading()


def thing_learn_list() -> str:
    return sections["help"].thing_learn_list()


def thing_learn_list_heading() -> str:
    return sections["help"].thing_learn_list_heading()


def thing_button_back() -> str:
    return sections["help"].thing_button_back()


def thing_button_back_heading() -> str:
    return sections["help"].thing_button_back_heading()


def thing_button_own_keys() -> str:
    return sections["help"].thing_button_own_keys()


def thing_button_own_keys_heading() -> str:
    return sections["help"].thing_button_own_keys_heading()


def thing_button_left_hand() -> str:
    return sections["help"].thing_button_left_hand()


def thing_button_left_hand_heading() -> str:
    return sections["help"].thing_button_left_hand_heading()


def thing_button_right_hand() -> str:
    return sections["help"].thing_button_right_hand()


def thing_button_right_hand_heading() -> str:
    return sections["help"].thing_button_right_hand_heading()


def thing_button_usual_keys() -> str:
    return sections["help"].thing_button_usual_keys()


def thing_button_usual_keys_heading() -> str:
    return sections["help"].thing_button_usual_keys_heading()


def thing_own_keys_field_place() -> str:
    return sections["help"].thing_own_keys_field_place()


def thing_own_keys_field_place_heading() -> str:
    return sections["help"].thing_own_keys_field_place_heading()


def thing_own_keys_list() -> str:
    return sections["help"].thing_own_keys_list()


def thing_own_keys_list_heading() -> str:
    return sections["help"].thing_own_keys_list_heading()


def thing_button_about() -> str:
    return sections["help"].thing_button_about()


def thing_button_about_heading() -> str:
    return sections["help"].thing_button_about_heading()


def thing_button_open_folder() -> str:
    return sections["help"].thing_button_open_folder()


def thing_button_open_folder_heading() -> str:
    return sections["help"].thing_button_open_folder_heading()


def thing_button_licences() -> str:
    return sections["help"].thing_button_licences()


def thing_button_licences_heading() -> str:
    return sections["help"].thing_button_licences_heading()


def thing_button_start() -> str:
    return sections["help"].thing_button_start()


def thing_button_start_heading() -> str:
    return sections["help"].thing_button_start_heading()


def thing_button_read_rules() -> str:
    return sections["help"].thing_button_read_rules()


def thing_button_read_rules_heading() -> str:
    return sections["help"].thing_button_read_rules_heading()


def thing_button_change_rules() -> str:
    return sections["help"].thing_button_change_rules()


def thing_button_change_rules_heading() -> str:
    return sections["help"].thing_button_change_rules_heading()


def thing_button_questions() -> str:
    return sections["help"].thing_button_questions()


def thing_button_questions_heading() -> str:
    return sections["help"].thing_button_questions_heading()


def thing_curtain_button_continue() -> str:
    return sections["help"].thing_curtain_button_continue()


def thing_curtain_button_continue_heading() -> str:
    return sections["help"].thing_curtain_button_continue_heading()


def thing_curtain_button_see_table() -> str:
    return sections["help"].thing_curtain_button_see_table()


def thing_curtain_button_see_table_heading() -> str:
    return sections["help"].thing_curtain_button_see_table_heading()


def thing_curtain_button_history() -> str:
    return sections["help"].thing_curtain_button_history()


def thing_curtain_button_history_heading() -> str:
    return sections["help"].thing_curtain_button_history_heading()


def thing_since() -> str:
    return sections["help"].thing_since()


def thing_since_heading() -> str:
    return sections["help"].thing_since_heading()


def thing_button_score() -> str:
    return sections["help"].thing_button_score()


def thing_button_score_heading() -> str:
    return sections["help"].thing_button_score_heading()


def thing_past_score_button_continue() -> str:
    return sections["help"].thing_past_score_button_continue()


def thing_past_score_button_continue_heading() -> str:
    return sections["help"].thing_past_score_button_continue_heading()


def thing_field_figures() -> str:
    return sections["help"].thing_field_figures()


def thing_field_figures_heading() -> str:
    return sections["help"].thing_field_figures_heading()


def thing_field_leaf() -> str:
    return sections["help"].thing_field_leaf()


def thing_field_leaf_heading() -> str:
    return sections["help"].thing_field_leaf_heading()


def thing_button_see_table() -> str:
    return sections["help"].thing_button_see_table()


def thing_button_see_table_heading() -> str:
    return sections["help"].thing_button_see_table_heading()


def thing_button_more_teams() -> str:
    return sections["help"].thing_button_more_teams()


def thing_button_more_teams_heading() -> str:
    return sections["help"].thing_button_more_teams_heading()


def thing_button_give_up() -> str:
    return sections["help"].thing_button_give_up()


def thing_button_give_up_heading() -> str:
    return sections["help"].thing_button_give_up_heading()


def thing_button_leave() -> str:
    return sections["help"].thing_button_leave()


def thing_button_leave_heading() -> str:
    return sections["help"].thing_button_leave_heading()


def thing_button_souvenir() -> str:
    return sections["help"].thing_button_souvenir()


def thing_button_souvenir_heading() -> str:
    return sections["help"].thing_button_souvenir_heading()


def thing_button_watch() -> str:
    return sections["help"].thing_button_watch()


def thing_button_watch_heading() -> str:
    return sections["help"].thing_button_watch_heading()


def thing_button_again() -> str:
    return sections["help"].thing_button_again()


def thing_button_again_heading() -> str:
    return sections["help"].thing_button_again_heading()


def thing_button_knew() -> str:
    return sections["help"].thing_button_knew()


def thing_button_knew_heading() -> str:
    return sections["help"].thing_button_knew_heading()


def thing_button_what_known() -> str:
    return sections["help"].thing_button_what_known()


def thing_button_what_known_heading() -> str:
    return sections["help"].thing_button_what_known_heading()


def thing_button_prove() -> str:
    return sections["help"].thing_button_prove()


def thing_button_prove_heading() -> str:
    return sections["help"].thing_button_prove_heading()


def thing_button_look_back() -> str:
    return sections["help"].thing_button_look_back()


def thing_button_look_back_heading() -> str:
    return sections["help"].thing_button_look_back_heading()


def thing_button_how_found() -> str:
    return sections["help"].thing_button_how_found()


def thing_button_how_found_heading() -> str:
    return sections["help"].thing_button_how_found_heading()


def thing_button_par() -> str:
    return sections["help"].thing_button_par()


def thing_button_par_heading() -> str:
    return sections["help"].thing_button_par_heading()


def thing_button_think_again() -> str:
    return sections["help"].thing_button_think_again()


def thing_button_think_again_heading() -> str:
    return sections["help"].thing_button_think_again_heading()


def thing_button_play_on() -> str:
    return sections["help"].thing_button_play_on()


def thing_button_play_on_heading() -> str:
    return sections["help"].thing_button_play_on_heading()


def thing_button_experts() -> str:
    return sections["help"].thing_button_experts()


def thing_button_experts_heading() -> str:
    return sections["help"].thing_button_experts_heading()


def thing_timeline() -> str:
    return sections["help"].thing_timeline()


def thing_timeline_heading() -> str:
    return sections["help"].thing_timeline_heading()


def thing_field_reshuffle() -> str:
    return sections["help"].thing_field_reshuffle()


def thing_field_reshuffle_heading() -> str:
    return sections["help"].thing_field_reshuffle_heading()


def thing_button_set_up() -> str:
    return sections["help"].thing_button_set_up()


def thing_button_set_up_heading() -> str:
    return sections["help"].thing_button_set_up_heading()


def thing_field_places() -> str:
    return sections["help"].thing_field_places()


def thing_field_places_heading() -> str:
    return sections["help"].thing_field_places_heading()


def thing_field_turn() -> str:
    return sections["help"].thing_field_turn()


def thing_field_turn_heading() -> str:
    return sections["help"].thing_field_turn_heading()


def thing_field_drawn() -> str:
    return sections["help"].thing_field_drawn()


def thing_field_drawn_heading() -> str:
    return sections["help"].thing_field_drawn_heading()


def thing_field_round() -> str:
    return sections["help"].thing_field_round()


def thing_field_round_heading() -> str:
    return sections["help"].thing_field_round_heading()


def thing_field_foot_taken() -> str:
    return sections["help"].thing_field_foot_taken()


def thing_field_foot_taken_heading() -> str:
    return sections["help"].thing_field_foot_taken_heading()


def thing_there() -> str:
    return sections["help"].thing_there()


def thing_there_heading() -> str:
    return sections["help"].thing_there_heading()


def thing_left() -> str:
    return sections["help"].thing_left()


def thing_left_heading() -> str:
    return sections["help"].thing_left_heading()


def thing_button_fill() -> str:
    return sections["help"].thing_button_fill()


def thing_button_fill_heading() -> str:
    return sections["help"].thing_button_fill_heading()


def thing_button_clear() -> str:
    return sections["help"].thing_button_clear()


def thing_button_clear_heading() -> str:
    return sections["help"].thing_button_clear_heading()


def thing_button_change() -> str:
    return sections["help"].thing_button_change()


def thing_button_change_heading() -> str:
    return sections["help"].thing_button_change_heading()


def thing_field_hidden() -> str:
    return sections["help"].thing_field_hidden()


def thing_field_hidden_heading() -> str:
    return sections["help"].thing_field_hidden_heading()


def thing_field_eyes() -> str:
    return sections["help"].thing_field_eyes()


def thing_field_eyes_heading() -> str:
    return sections["help"].thing_field_eyes_heading()


def thing_field_name() -> str:
    return sections["help"].thing_field_name()


def thing_field_name_heading() -> str:
    return sections["help"].thing_field_name_heading()


def thing_field_seat() -> str:
    return sections["help"].thing_field_seat()


def thing_field_seat_heading() -> str:
    return sections["help"].thing_field_seat_heading()


def thing_field_kind() -> str:
    return sections["help"].thing_field_kind()


def thing_field_kind_heading() -> str:
    return sections["help"].thing_field_kind_heading()


def thing_field_where() -> str:
    return sections["help"].thing_field_where()


def thing_field_where_heading() -> str:
    return sections["help"].thing_field_where_heading()


def thing_field_level() -> str:
    return sections["help"].thing_field_level()


def thing_field_level_heading() -> str:
    return sections["help"].thing_field_level_heading()


def thing_button_agreements() -> str:
    return sections["help"].thing_button_agreements()


def thing_button_agreements_heading() -> str:
    return sections["help"].thing_button_agreements_heading()


def thing_field_portrait() -> str:
    return sections["help"].thing_field_portrait()


def thing_field_portrait_heading() -> str:
    return sections["help"].thing_field_portrait_heading()


def thing_field_seated() -> str:
    return sections["help"].thing_field_seated()


def thing_field_seated_heading() -> str:
    return sections["help"].thing_field_seated_heading()


def thing_field_style() -> str:
    return sections["help"].thing_field_style()


def thing_field_style_heading() -> str:
    return sections["help"].thing_field_style_heading()


def thing_field_length() -> str:
    return sections["help"].thing_field_length()


def thing_field_length_heading() -> str:
    return sections["help"].thing_field_length_heading()


def thing_button_slot() -> str:
    return sections["help"].thing_button_slot()


def thing_button_slot_heading() -> str:
    return sections["help"].thing_button_slot_heading()


def thing_new_game_button_more() -> str:
    return sections["help"].thing_new_game_button_more()


def thing_new_game_button_more_heading() -> str:
    return sections["help"].thing_new_game_button_more_heading()


def thing_button_change_chairs() -> str:
    return sections["help"].thing_button_change_chairs()


def thing_button_change_chairs_heading() -> str:
    return sections["help"].thing_button_change_chairs_heading()


def thing_button_people() -> str:
    return sections["help"].thing_button_people()


def thing_button_people_heading() -> str:
    return sections["help"].thing_button_people_heading()


def thing_button_repeat() -> str:
    return sections["help"].thing_button_repeat()


def thing_button_repeat_heading() -> str:
    return sections["help"].thing_button_repeat_heading()


def thing_new_game_people() -> str:
    return sections["help"].thing_new_game_people()


def thing_new_game_people_heading() -> str:
    return sections["help"].thing_new_game_people_heading()


def thing_people_people() -> str:
    return sections["help"].thing_people_people()


def thing_people_people_heading() -> str:
    return sections["help"].thing_people_people_heading()


def thing_button_add_person() -> str:
    return sections["help"].thing_button_add_person()


def thing_button_add_person_heading() -> str:
    return sections["help"].thing_button_add_person_heading()


def thing_button_take_off() -> str:
    return sections["help"].thing_button_take_off()


def thing_button_take_off_heading() -> str:
    return sections["help"].thing_button_take_off_heading()


def thing_field_person_name() -> str:
    return sections["help"].thing_field_person_name()


def thing_field_person_name_heading() -> str:
    return sections["help"].thing_field_person_name_heading()


def thing_field_colour() -> str:
    return sections["help"].thing_field_colour()


def thing_field_colour_heading() -> str:
    return sections["help"].thing_field_colour_heading()


def thing_field_chair() -> str:
    return sections["help"].thing_field_chair()


def thing_field_chair_heading() -> str:
    return sections["help"].thing_field_chair_heading()


def thing_field_partner() -> str:
    return sections["help"].thing_field_partner()


def thing_field_partner_heading() -> str:
    return sections["help"].thing_field_partner_heading()


def thing_settings_field_part() -> str:
    return sections["help"].thing_settings_field_part()


def thing_settings_field_part_heading() -> str:
    return sections["help"].thing_settings_field_part_heading()


def thing_button_remove() -> str:
    return sections["help"].thing_button_remove()


def thing_button_remove_heading() -> str:
    return sections["help"].thing_button_remove_heading()


def thing_button_put_back() -> str:
    return sections["help"].thing_button_put_back()


def thing_button_put_back_heading() -> str:
    return sections["help"].thing_button_put_back_heading()


def thing_games_field_part() -> str:
    return sections["help"].thing_games_field_part()


def thing_games_field_part_heading() -> str:
    return sections["help"].thing_games_field_part_heading()


def thing_button_bring_in() -> str:
    return sections["help"].thing_button_bring_in()


def thing_button_bring_in_heading() -> str:
    return sections["help"].thing_button_bring_in_heading()


def thing_button_back_up() -> str:
    return sections["help"].thing_button_back_up()


def thing_button_back_up_heading() -> str:
    return sections["help"].thing_button_back_up_heading()


def thing_button_bring_back() -> str:
    return sections["help"].thing_button_bring_back()


def thing_button_bring_back_heading() -> str:
    return sections["help"].thing_button_bring_back_heading()


def thing_rules() -> str:
    return sections["help"].thing_rules()


def thing_rules_heading() -> str:
    return sections["help"].thing_rules_heading()


def thing_list() -> str:
    return sections["help"].thing_list()


def thing_list_heading() -> str:
    return sections["help"].thing_list_heading()


def thing_row() -> str:
    return sections["help"].thing_row()


def thing_row_heading() -> str:
    return sections["help"].thing_row_heading()


def thing_field_find() -> str:
    return sections["help"].thing_field_find()


def thing_field_find_heading() -> str:
    return sections["help"].thing_field_find_heading()


def thing_chip() -> str:
    return sections["help"].thing_chip()


def thing_chip_heading() -> str:
    return sections["help"].thing_chip_heading()


def thing_button_closer() -> str:
    return sections["help"].thing_button_closer()


def thing_button_closer_heading() -> str:
    return sections["help"].thing_button_closer_heading()


def thing_games_button_more() -> str:
    return sections["help"].thing_games_button_more()


def thing_games_button_more_heading() -> str:
    return sections["help"].thing_games_button_more_heading()


def thing_replay_button_more() -> str:
    return sections["help"].thing_replay_button_more()


def thing_replay_button_more_heading() -> str:
    return sections["help"].thing_replay_button_more_heading()


def thing_replay_button_read_on() -> str:
    return sections["help"].thing_replay_button_read_on()


def thing_replay_button_read_on_heading() -> str:
    return sections["help"].thing_replay_button_read_on_heading()


def thing_replay_button_lead() -> str:
    return sections["help"].thing_replay_button_lead()


def thing_replay_button_lead_heading() -> str:
    return sections["help"].thing_replay_button_lead_heading()


def thing_what_it_knew_button_more() -> str:
    return sections["help"].thing_what_it_knew_button_more()


def thing_what_it_knew_button_more_heading() -> str:
    return sections["help"].thing_what_it_knew_button_more_heading()


def thing_button_look_at() -> str:
    return sections["help"].thing_button_look_at()


def thing_button_look_at_heading() -> str:
    return sections["help"].thing_button_look_at_heading()


def thing_games_button_ways() -> str:
    return sections["help"].thing_games_button_ways()


def thing_games_button_ways_heading() -> str:
    return sections["help"].thing_games_button_ways_heading()


def thing_button_costs() -> str:
    return sections["help"].thing_button_costs()


def thing_button_costs_heading() -> str:
    return sections["help"].thing_button_costs_heading()


def thing_button_more_people() -> str:
    return sections["help"].thing_button_more_people()


def thing_button_more_people_heading() -> str:
    return sections["help"].thing_button_more_people_heading()


def thing_person() -> str:
    return sections["help"].thing_person()


def thing_person_heading() -> str:
    return sections["help"].thing_person_heading()


def thing_games_field_kind() -> str:
    return sections["help"].thing_games_field_kind()


def thing_games_field_kind_heading() -> str:
    return sections["help"].thing_games_field_kind_heading()


def thing_field_page() -> str:
    return sections["help"].thing_field_page()


def thing_field_page_heading() -> str:
    return sections["help"].thing_field_page_heading()


def thing_field_company() -> str:
    return sections["help"].thing_field_company()


def thing_field_company_heading() -> str:
    return sections["help"].thing_field_company_heading()


def thing_button_other_rules() -> str:
    return sections["help"].thing_button_other_rules()


def thing_button_other_rules_heading() -> str:
    return sections["help"].thing_button_other_rules_heading()


def thing_button_chances() -> str:
    return sections["help"].thing_button_chances()


def thing_button_chances_heading() -> str:
    return sections["help"].thing_button_chances_heading()


def thing_field_wanted() -> str:
    return sections["help"].thing_field_wanted()


def thing_field_wanted_heading() -> str:
    return sections["help"].thing_field_wanted_heading()


def thing_face() -> str:
    return sections["help"].thing_face()


def thing_face_heading() -> str:
    return sections["help"].thing_face_heading()


def thing_button_how() -> str:
    return sections["help"].thing_button_how()


def thing_button_how_heading() -> str:
    return sections["help"].thing_button_how_heading()


def thing_button_result() -> str:
    return sections["help"].thing_button_result()


def thing_button_result_heading() -> str:
    return sections["help"].thing_button_result_heading()


def thing_button_digits() -> str:
    return sections["help"].thing_button_digits()


def thing_button_digits_heading() -> str:
    return sections["help"].thing_button_digits_heading()


def thing_button_export() -> str:
    return sections["help"].thing_button_export()


def thing_button_export_heading() -> str:
    return sections["help"].thing_button_export_heading()


def thing_page() -> str:
    return sections["help"].thing_page()


def thing_page_heading() -> str:
    return sections["help"].thing_page_heading()


def thing_button_shape() -> str:
    return sections["help"].thing_button_shape()


def thing_button_shape_heading() -> str:
    return sections["help"].thing_button_shape_heading()


def title() -> str:
    return sections["help"].title()


def how_mouse() -> str:
    return sections["help"].how_mouse()


def how_mouse_heading() -> str:
    return sections["help"].how_mouse_heading()


def how_keys() -> str:
    return sections["help"].how_keys()


def how_keys_heading() -> str:
    return sections["help"].how_keys_heading()


def how_gamepad() -> str:
    return sections["help"].how_gamepad()


def how_gamepad_heading() -> str:
    return sections["help"].how_gamepad_heading()


def how_touch() -> str:
    return sections["help"].how_touch()


def how_touch_heading() -> str:
    return sections["help"].how_touch_heading()


def how_unclear() -> str:
    return sections["help"].how_unclear()


def how_unclear_heading() -> str:
    return sections["help"].how_unclear_heading()


def how_too_small() -> str:
    return sections["help"].how_too_small()


def how_too_small_heading() -> str:
    return sections["help"].how_too_small_heading()


def how_opening() -> str:
    return sections["help"].how_opening()


def how_opening_heading() -> str:
    return sections["help"].how_opening_heading()


def how_foot() -> str:
    return sections["help"].how_foot()


def how_foot_heading() -> str:
    return sections["help"].how_foot_heading()


def how_several_people() -> str:
    return sections["help"].how_several_people()


def how_several_people_heading() -> str:
    return sections["help"].how_several_people_heading()


def how_books() -> str:
    return sections["help"].how_books()


def how_books_heading() -> str:
    return sections["help"].how_books_heading()


def how_nothing_lost() -> str:
    return sections["help"].how_nothing_lost()


def how_nothing_lost_heading() -> str:
    return sections["help"].how_nothing_lost_heading()


def term_hand() -> str:
    return sections["help"].term_hand()


def term_hand_heading() -> str:
    return sections["help"].term_hand_heading()


def term_foot() -> str:
    return sections["help"].term_foot()


def term_foot_heading() -> str:
    return sections["help"].term_foot_heading()


def term_tail() -> str:
    return sections["help"].term_tail()


def term_tail_heading() -> str:
    return sections["help"].term_tail_heading()


def term_stock() -> str:
    return sections["help"].term_stock()


def term_stock_heading() -> str:
    return sections["help"].term_stock_heading()


def term_pile() -> str:
    return sections["help"].term_pile()


def term_pile_heading() -> str:
    return sections["help"].term_pile_heading()


def term_frozen() -> str:
    return sections["help"].term_frozen()


def term_frozen_heading() -> str:
    return sections["help"].term_frozen_heading()


def term_meld() -> str:
    return sections["help"].term_meld()


def term_meld_heading() -> str:
    return sections["help"].term_meld_heading()


def term_book() -> str:
    return sections["help"].term_book()


def term_book_heading() -> str:
    return sections["help"].term_book_heading()


def term_clean_book() -> str:
    return sections["help"].term_clean_book()


def term_clean_book_heading() -> str:
    return sections["help"].term_clean_book_heading()


def term_dirty_book() -> str:
    return sections["help"].term_dirty_book()


def term_dirty_book_heading() -> str:
    return sections["help"].term_dirty_book_heading()


def term_wild_book() -> str:
    return sections["help"].term_wild_book()


def term_wild_book_heading() -> str:
    return sections["help"].term_wild_book_heading()


def term_wild() -> str:
    return sections["help"].term_wild()


def term_wild_heading() -> str:
    return sections["help"].term_wild_heading()


def term_three() -> str:
    return sections["help"].term_three()


def term_three_heading() -> str:
    return sections["help"].term_three_heading()


def term_opening() -> str:
    return sections["help"].term_opening()


def term_opening_heading() -> str:
    return sections["help"].term_opening_heading()


def term_going_out() -> str:
    return sections["help"].term_going_out()


def term_going_out_heading() -> str:
    return sections["help"].term_going_out_heading()


def term_score() -> str:
    return sections["help"].term_score()


def term_score_heading() -> str:
    return sections["help"].term_score_heading()


def term_turn() -> str:
    return sections["help"].term_turn()


def term_turn_heading() -> str:
    return sections["help"].term_turn_heading()


def show_rule() -> str:
    return sections["help"].show_rule()
