"""Messages of the section screens, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def game() -> str:
    return sections["screens"].game()


def motto() -> str:
    return sections["screens"].motto()


def back() -> str:
    return sections["screens"].back()


def continue_() -> str:
    return sections["screens"].continue_()


def on() -> str:
    return sections["screens"].on()


def off() -> str:
    return sections["screens"].off()


def your_turn() -> str:
    return sections["screens"].your_turn()


def close() -> str:
    return sections["screens"].close()


def to_title() -> str:
    return sections["screens"].to_title()


def play() -> str:
    return sections["screens"].play()


def new_game() -> str:
    return sections["screens"].new_game()


def new_game_short() -> str:
    return sections["screens"].new_game_short()


def games() -> str:
    return sections["screens"].games()


def settings() -> str:
    return sections["screens"].settings()


def quit() -> str:
    return sections["screens"].quit()


def help() -> str:
    return sections["screens"].help()


def sample() -> str:
    return sections["screens"].sample()


def sample_below() -> str:
    return sections["screens"].sample_below()


def with_players(names: Sequence[str]) -> str:
    return sections["screens"].with_players(names)


def with_others(count: int) -> str:
    return sections["screens"].with_others(count)


def your_turn_in(count: int) -> str:
    return sections["screens"].your_turn_in(count)


def active_games() -> str:
    return sections["screens"].active_games()


def active() -> str:
    return sections["screens"].active()


def finished() -> str:
    return sections["screens"].finished()


def no_active_games() -> str:
    return sections["screens"].no_active_games()


def reading_games() -> str:
    return sections["screens"].reading_games()


def no_finished_games() -> str:
    return sections["screens"].no_finished_games()


def round_place(round: int, rounds: int) -> str:
    return sections["screens"].round_place(round, rounds)


def abandoned() -> str:
    return sections["screens"].abandoned()


def today(time: str) -> str:
    return sections["screens"].today(time)


def yesterday() -> str:
    return sections["screens"].yesterday()


def days_ago(count: int) -> str:
    return sections["screens"].days_ago(count)


def nameless_game() -> str:
    return sections["screens"].nameless_game()


def for_beginners(rules: str) -> str:
    return sections["screens"].for_beginners(rules)


def stepping_up(rules: str) -> str:
    return sections["screens"].stepping_up(rules)


def played_before(partner: str) -> str:
    return sections["screens"].played_before(partner)


def partner_either_way() -> str:
    return sections["screens"].partner_either_way()


def never_played() -> str:
    return sections["screens"].never_played()


def one_guided_round() -> str:
    return sections["screens"].one_guided_round()


def deal_me_in() -> str:
    return sections["screens"].deal_me_in()


def no_tips() -> str:
    return sections["screens"].no_tips()


def your_first_match() -> str:
    return sections["screens"].your_first_match()


def first_match() -> str:
    return sections["screens"].first_match()


def read_rules() -> str:
    return sections["screens"].read_rules()


def start() -> str:
    return sections["screens"].start()


def name_of_game() -> str:
    return sections["screens"].name_of_game()


def computer() -> str:
    return sections["screens"].computer()


def next_face() -> str:
    return sections["screens"].next_face()


def name_at_seat(seat: int) -> str:
    return sections["screens"].name_at_seat(seat)


def easy() -> str:
    return sections["screens"].easy()


def easy_about() -> str:
    return sections["screens"].easy_about()


def normal() -> str:
    return sections["screens"].normal()


def normal_about() -> str:
    return sections["screens"].normal_about()


def hard() -> str:
    return sections["screens"].hard()


def hard_about() -> str:
    return sections["screens"].hard_about()


def expert() -> str:
    return sections["screens"].expert()


def expert_about() -> str:
    return sections["screens"].expert_about()


def like_me() -> str:
    return sections["screens"].like_me()


def like_me_about() -> str:
    return sections["screens"].like_me_about()


def careful() -> str:
    return sections["screens"].careful()


def careful_about() -> str:
    return sections["screens"].careful_about()


def balanced() -> str:
    return sections["screens"].balanced()


def balanced_about() -> str:
    return sections["screens"].balanced_about()


def racing() -> str:
    return sections["screens"].racing()


def racing_about() -> str:
    return sections["screens"].racing_about()


def name_missing() -> str:
    return sections["screens"].name_missing()


def names_equal() -> str:
    return sections["screens"].names_equal()


def you_is_nobody() -> str:
    return sections["screens"].you_is_nobody()


def reshuffle() -> str:
    return sections["screens"].reshuffle()


def stock_ends_first() -> str:
    return sections["screens"].stock_ends_first()


def stock_lasts() -> str:
    return sections["screens"].stock_lasts()


def curtain_falls() -> str:
    return sections["screens"].curtain_falls()


def shape(teams: int, each: int) -> str:
    return sections["screens"].shape(teams, each)


def rules_family() -> str:
    return sections["screens"].rules_family()


def rules_family_more() -> str:
    return sections["screens"].rules_family_more()


def rules_campus() -> str:
    return sections["screens"].rules_campus()


def rules_campus_more() -> str:
    return sections["screens"].rules_campus_more()


def rules_web() -> str:
    return sections["screens"].rules_web()


def rules_web_more() -> str:
    return sections["screens"].rules_web_more()


def rules_couples() -> str:
    return sections["screens"].rules_couples()


def rules_couples_more() -> str:
    return sections["screens"].rules_couples_more()


def rules_partners() -> str:
    return sections["screens"].rules_partners()


def rules_partners_more() -> str:
    return sections["screens"].rules_partners_more()


def face_number(number: int) -> str:
    return sections["screens"].face_number(number)


def seat_place(place: Literal["front", "opposite", "left", "right"], partner: bool) -> str:
    return sections["screens"].seat_place(place, partner)


def evening(day: int, part: Literal["morning", "afternoon", "evening"]) -> str:
    return sections["screens"].evening(day, part)


def take_packet() -> str:
    return sections["screens"].take_packet()


def your_packet() -> str:
    return sections["screens"].your_packet()


def lifted() -> str:
    return sections["screens"].lifted()


def stock() -> str:
    return sections["screens"].stock()


def all_cut() -> str:
    return sections["screens"].all_cut()


def cuts_now() -> str:
    return sections["screens"].cuts_now()


def cut_now() -> str:
    return sections["screens"].cut_now()


def still_to_cut() -> str:
    return sections["screens"].still_to_cut()


def cut_fewer() -> str:
    return sections["screens"].cut_fewer()


def cut_more() -> str:
    return sections["screens"].cut_more()


def cut_drag() -> str:
    return sections["screens"].cut_drag()


def the_deal(place: str) -> str:
    return sections["screens"].the_deal(place)


def cut_heading(exact: int) -> str:
    return sections["screens"].cut_heading(exact)


def cut_heading_for(who: Person, exact: int) -> str:
    return sections["screens"].cut_heading_for(who, exact)


def cuts(who: Person) -> str:
    return sections["screens"].cuts(who)


def cut_line(tails: bool) -> str:
    return sections["screens"].cut_line(tails)


def cut_worth(exact: int, bonus: int) -> str:
    return sections["screens"].cut_worth(exact, bonus)


def take_this() -> str:
    return sections["screens"].take_this()


def left_stack() -> str:
    return sections["screens"].left_stack()


def right_stack() -> str:
    return sections["screens"].right_stack()


def hand() -> str:
    return sections["screens"].hand()


def foot() -> str:
    return sections["screens"].foot()


def choose_line() -> str:
    return sections["screens"].choose_line()


def choose_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return sections["screens"].choose_passed(way)


def choose_heading() -> str:
    return sections["screens"].choose_heading()


def choose_heading_for(who: Person) -> str:
    return sections["screens"].choose_heading_for(who)


def chooses(who: Person) -> str:
    return sections["screens"].chooses(who)


def has_chosen(who: Person) -> str:
    return sections["screens"].has_chosen(who)


def stack_note(passed: bool, who: Person, count: int) -> str:
    return sections["screens"].stack_note(passed, who, count)


def chosen_stack(stack: Literal["left", "right"]) -> str:
    return sections["screens"].chosen_stack(stack)


def go_on() -> str:
    return sections["screens"].go_on()


def high_card() -> str:
    return sections["screens"].high_card()


def high_card_line() -> str:
    return sections["screens"].high_card_line()


def begins(who: Person) -> str:
    return sections["screens"].begins(who)


def two_deal() -> str:
    return sections["screens"].two_deal()


def two_deal_line(hands: Person, feet: Person) -> str:
    return sections["screens"].two_deal_line(hands, feet)


def next_at_screen() -> str:
    return sections["screens"].next_at_screen()


def next_is(who: str) -> str:
    return sections["screens"].next_is(who)


def since_last_turn() -> str:
    return sections["screens"].since_last_turn()


def nothing_yet() -> str:
    return sections["screens"].nothing_yet()


def hold_to_show() -> str:
    return sections["screens"].hold_to_show()


def hold_to_show_how() -> str:
    return sections["screens"].hold_to_show_how()


def show_my_cards() -> str:
    return sections["screens"].show_my_cards()


def show_my_cards_how() -> str:
    return sections["screens"].show_my_cards_how()


def in_a_moment() -> str:
    return sections["screens"].in_a_moment()


def look_at_table() -> str:
    return sections["screens"].look_at_table()


def whole_log() -> str:
    return sections["screens"].whole_log()


def nobody_behind() -> str:
    return sections["screens"].nobody_behind()


def save_and_leave() -> str:
    return sections["screens"].save_and_leave()


def give_up() -> str:
    return sections["screens"].give_up()


def give_up_question() -> str:
    return sections["screens"].give_up_question()


def give_up_told() -> str:
    return sections["screens"].give_up_told()


def keep_playing() -> str:
    return sections["screens"].keep_playing()


def plays_with(partners: Sequence[str]) -> str:
    return sections["screens"].plays_with(partners)


def plays_alone() -> str:
    return sections["screens"].plays_alone()


def go_on_turn() -> str:
    return sections["screens"].go_on_turn()


def you_begin() -> str:
    return sections["screens"].you_begin()


def asks_you(who: Person) -> str:
    return sections["screens"].asks_you(who)


def turn_goes_on(answer: str) -> str:
    return sections["screens"].turn_goes_on(answer)


def your_turn_after(who: Person) -> str:
    return sections["screens"].your_turn_after(who)


def as_all_see_it() -> str:
    return sections["screens"].as_all_see_it()


def back_to_curtain() -> str:
    return sections["screens"].back_to_curtain()


def who_plays(who: Person) -> str:
    return sections["screens"].who_plays(who)


def computer_has_seat(who: Person) -> str:
    return sections["screens"].computer_has_seat(who)


def person_has_seat(who: Person) -> str:
    return sections["screens"].person_has_seat(who)


def computer_plays(who: Person) -> str:
    return sections["screens"].computer_plays(who)


def plays_here(who: Person) -> str:
    return sections["screens"].plays_here(who)


def read_it() -> str:
    return sections["screens"].read_it()


def menu() -> str:
    return sections["screens"].menu()


def table_keys() -> str:
    return sections["screens"].table_keys()


def menu_words() -> str:
    return sections["screens"].menu_words()


def log_title() -> str:
    return sections["screens"].log_title()


def copy_text() -> str:
    return sections["screens"].copy_text()


def text_copied() -> str:
    return sections["screens"].text_copied()


def no_clipboard() -> str:
    return sections["screens"].no_clipboard()


def about() -> str:
    return sections["screens"].about()


def reading() -> str:
    return sections["screens"].reading()


def playing() -> str:
    return sections["screens"].playing()


def sound_and_window() -> str:
    return sections["screens"].sound_and_window()


def pace_and_controls() -> str:
    return sections["screens"].pace_and_controls()


def set_interface() -> str:
    return sections["screens"].set_interface()


def set_interface_about() -> str:
    return sections["screens"].set_interface_about()


def set_text_size() -> str:
    return sections["screens"].set_text_size()


def set_text_size_about() -> str:
    return sections["screens"].set_text_size_about()


def set_letters() -> str:
    return sections["screens"].set_letters()


def set_letters_about() -> str:
    return sections["screens"].set_letters_about()


def set_colours() -> str:
    return sections["screens"].set_colours()


def set_colours_about() -> str:
    return sections["screens"].set_colours_about()


def set_contrast() -> str:
    return sections["screens"].set_contrast()


def set_contrast_about() -> str:
    return sections["screens"].set_contrast_about()


def set_speed() -> str:
    return sections["screens"].set_speed()


def set_speed_about() -> str:
    return sections["screens"].set_speed_about()


def set_pause() -> str:
    return sections["screens"].set_pause()


def set_pause_about() -> str:
    return sections["screens"].set_pause_about()


def set_thinking() -> str:
    return sections["screens"].set_thinking()


def set_thinking_about() -> str:
    return sections["screens"].set_thinking_about()


def set_reduced_motion() -> str:
    return sections["screens"].set_reduced_motion()


def set_reduced_motion_about() -> str:
    return sections["screens"].set_reduced_motion_about()


def set_sound() -> str:
    return sections["screens"].set_sound()


def set_sound_about() -> str:
    return sections["screens"].set_sound_about()


def set_volume() -> str:
    return sections["screens"].set_volume()


def set_volume_about() -> str:
    return sections["screens"].set_volume_about()


def set_cards_volume() -> str:
    return sections["screens"].set_cards_volume()


def set_cards_volume_about() -> str:
    return sections["screens"].set_cards_volume_about()


def set_room_volume() -> str:
    return sections["screens"].set_room_volume()


def set_room_volume_about() -> str:
    return sections["screens"].set_room_volume_about()


def set_captions() -> str:
    return sections["screens"].set_captions()


def set_captions_about() -> str:
    return sections["screens"].set_captions_about()


def set_stays() -> str:
    return sections["screens"].set_stays()


def set_stays_about() -> str:
    return sections["screens"].set_stays_about()


def set_cuts() -> str:
    return sections["screens"].set_cuts()


def set_cuts_about() -> str:
    return sections["screens"].set_cuts_about()


def set_curtain() -> str:
    return sections["screens"].set_curtain()


def set_curtain_about() -> str:
    return sections["screens"].set_curtain_about()


def set_waits_behind() -> str:
    return sections["screens"].set_waits_behind()


def set_waits_behind_about() -> str:
    return sections["screens"].set_waits_behind_about()


def set_voice() -> str:
    return sections["screens"].set_voice()


def set_voice_about() -> str:
    return sections["screens"].set_voice_about()


def set_tips() -> str:
    return sections["screens"].set_tips()


def set_tips_about() -> str:
    return sections["screens"].set_tips_about()


def set_coach() -> str:
    return sections["screens"].set_coach()


def set_coach_about() -> str:
    return sections["screens"].set_coach_about()


def set_ask_discard() -> str:
    return sections["screens"].set_ask_discard()


def set_ask_discard_about() -> str:
    return sections["screens"].set_ask_discard_about()


def set_chat() -> str:
    return sections["screens"].set_chat()


def set_chat_about() -> str:
    return sections["screens"].set_chat_about()


def set_full_screen() -> str:
    return sections["screens"].set_full_screen()


def set_full_screen_about() -> str:
    return sections["screens"].set_full_screen_about()


def set_pad_swapped() -> str:
    return sections["screens"].set_pad_swapped()


def set_pad_swapped_about() -> str:
    return sections["screens"].set_pad_swapped_about()


def set_pad_hands() -> str:
    return sections["screens"].set_pad_hands()


def set_pad_hands_about() -> str:
    return sections["screens"].set_pad_hands_about()


def set_stick() -> str:
    return sections["screens"].set_stick()


def set_stick_about() -> str:
    return sections["screens"].set_stick_about()


def text_size_small() -> str:
    return sections["screens"].text_size_small()


def text_size_normal() -> str:
    return sections["screens"].text_size_normal()


def text_size_large() -> str:
    return sections["screens"].text_size_large()


def colours_four() -> str:
    return sections["screens"].colours_four()


def colours_classic() -> str:
    return sections["screens"].colours_classic()


def colours_colour_blind() -> str:
    return sections["screens"].colours_colour_blind()


def contrast_usual() -> str:
    return sections["screens"].contrast_usual()


def contrast_high() -> str:
    return sections["screens"].contrast_high()


def stays_short() -> str:
    return sections["screens"].stays_short()


def stays_long() -> str:
    return sections["screens"].stays_long()


def stays_until_away() -> str:
    return sections["screens"].stays_until_away()


def curtain_hold() -> str:
    return sections["screens"].curtain_hold()


def curtain_press() -> str:
    return sections["screens"].curtain_press()


def letters_usual() -> str:
    return sections["screens"].letters_usual()


def letters_easy() -> str:
    return sections["screens"].letters_easy()


def volume_low() -> str:
    return sections["screens"].volume_low()


def volume_medium() -> str:
    return sections["screens"].volume_medium()


def volume_full() -> str:
    return sections["screens"].volume_full()


def cards_volume_off() -> str:
    return sections["screens"].cards_volume_off()


def cards_volume_low() -> str:
    return sections["screens"].cards_volume_low()


def cards_volume_medium() -> str:
    return sections["screens"].cards_volume_medium()


def cards_volume_full() -> str:
    return sections["screens"].cards_volume_full()


def room_volume_off() -> str:
    return sections["screens"].room_volume_off()


def room_volume_low() -> str:
    return sections["screens"].room_volume_low()


def room_volume_medium() -> str:
    return sections["screens"].room_volume_medium()


def room_volume_full() -> str:
    return sections["screens"].room_volume_full()


def ask_discard_always() -> str:
    return sections["screens"].ask_discard_always()


def ask_discard_first() -> str:
    return sections["screens"].ask_discard_first()


def ask_discard_never() -> str:
    return sections["screens"].ask_discard_never()


def pause_matched() -> str:
    return sections["screens"].pause_matched()


def pause_short() -> str:
    return sections["screens"].pause_short()


def pause_long() -> str:
    return sections["screens"].pause_long()


def pause_wait() -> str:
    return sections["screens"].pause_wait()


def thinking_short() -> str:
    return sections["screens"].thinking_short()


def thinking_normal() -> str:
    return sections["screens"].thinking_normal()


def thinking_long() -> str:
    return sections["screens"].thinking_long()


def speed_slow() -> str:
    return sections["screens"].speed_slow()


def speed_normal() -> str:
    return sections["screens"].speed_normal()


def speed_fast() -> str:
    return sections["screens"].speed_fast()


def speed_off() -> str:
    return sections["screens"].speed_off()


def pad_hands_both() -> str:
    return sections["screens"].pad_hands_both()


def pad_hands_left() -> str:
    return sections["screens"].pad_hands_left()


def pad_hands_right() -> str:
    return sections["screens"].pad_hands_right()


def stick_little() -> str:
    return sections["screens"].stick_little()


def stick_half() -> str:
    return sections["screens"].stick_half()


def stick_most() -> str:
    return sections["screens"].stick_most()


def percent(number: int) -> str:
    return sections["screens"].percent(number)


def room_for(most: int) -> str:
    return sections["screens"].room_for(most)


def version(number: str) -> str:
    return sections["screens"].version(number)


def licence_words() -> str:
    return sections["screens"].licence_words()


def saves_words() -> str:
    return sections["screens"].saves_words()


def open_folder() -> str:
    return sections["screens"].open_folder()


def pictures() -> str:
    return sections["screens"].pictures()


def opening_folder() -> str:
    return sections["screens"].opening_folder()


def no_opener() -> str:
    return sections["screens"].no_opener()


def folder_not_opened() -> str:
    return sections["screens"].folder_not_opened()


def set_language() -> str:
    return sections["screens"].set_language()


def set_language_about() -> str:
    return sections["screens"].set_language_about()


def language_system() -> str:
    return sections["screens"].language_system()
