"""English: screens. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER, plural


def game() -> str:
    return 'Hand and Foot'


def motto() -> str:
    return 'Two hands, two kinds of book, one good partner.'


def back() -> str:
    return 'Back'


def continue_() -> str:
    return 'Continue'


def on() -> str:
    return 'On'


def off() -> str:
    return 'Off'


def your_turn() -> str:
    return 'your turn'


def close() -> str:
    return 'Close'


def to_title() -> str:
    return 'Main menu'


def play() -> str:
    return 'Play'


def new_game() -> str:
    return 'New game'


def new_game_short() -> str:
    return 'New game'


def games() -> str:
    return 'Games'


def settings() -> str:
    return 'Settings'


def quit() -> str:
    return 'Quit'


def help() -> str:
    return 'Help'


def sample() -> str:
    return 'Your turn: draw two cards,'


def sample_below() -> str:
    return 'or take the pile with two tens.'


def with_players(names: Sequence[str]) -> str:
    return 'with ' + LIST(names)


def with_others(count: int) -> str:
    return 'with ' + ('one other' if plural(count) == "one" else COUNT(count) + ' others')


def your_turn_in(count: int) -> str:
    return 'your turn in ' + _nouns.games(count)


def active_games() -> str:
    return 'Active games'


def active() -> str:
    return 'In progress'


def finished() -> str:
    return 'Finished'


def no_active_games() -> str:
    return 'No games in progress. New ones are saved after every move.'


def reading_games() -> str:
    return 'Loading your games…'


def no_finished_games() -> str:
    return "You haven't finished a match yet."


def round_place(round: int, rounds: int) -> str:
    return ('not dealt yet' if round == 0 else ('round ' + NUMBER(round) if rounds == 0 else 'round ' + NUMBER(round) + ' of ' + NUMBER(rounds)))


def abandoned() -> str:
    return 'abandoned'


def today(time: str) -> str:
    return 'today, ' + time


def yesterday() -> str:
    return 'yesterday'


def days_ago(count: int) -> str:
    return NUMBER(count) + ' days ago'


def nameless_game() -> str:
    return 'Unnamed game'


def for_beginners(rules: str) -> str:
    return rules + ', Easy'


def stepping_up(rules: str) -> str:
    return rules + ', Normal this time'


def played_before(partner: str) -> str:
    return ('Played before?' if not partner else "Hello, I'm " + partner + '. Played before?')


def partner_either_way() -> str:
    return "I'll be your partner either way."


def never_played() -> str:
    return 'No, show me'


def one_guided_round() -> str:
    return 'one guided round'


def deal_me_in() -> str:
    return 'Yes, deal me in'


def no_tips() -> str:
    return 'straight to the table, without tips'


def your_first_match() -> str:
    return 'Your first match'


def first_match() -> str:
    return 'To start with, the computer players are set to Easy. Press a face to change that.'


def read_rules() -> str:
    return 'Read the rules'


def start() -> str:
    return 'Start game'


def name_of_game() -> str:
    return 'Game name'


def computer() -> str:
    return 'Computer'


def next_face() -> str:
    return 'Press for another face'


def name_at_seat(seat: int) -> str:
    return 'Name at seat ' + NUMBER(seat)


def easy() -> str:
    return 'Easy'


def easy_about() -> str:
    return 'opens early, forgets discards'


def normal() -> str:
    return 'Normal'


def normal_about() -> str:
    return 'solid, keeps clean melds clean'


def hard() -> str:
    return 'Hard'


def hard_about() -> str:
    return 'counts cards, guards the pile'


def expert() -> str:
    return 'Expert'


def expert_about() -> str:
    return 'thinks each play through'


def like_me() -> str:
    return 'Like me'


def like_me_about() -> str:
    return 'plays about as well as you do'


def careful() -> str:
    return 'Careful'


def careful_about() -> str:
    return 'opens late, plays safe'


def balanced() -> str:
    return 'Balanced'


def balanced_about() -> str:
    return 'a bit of both'


def racing() -> str:
    return 'Racing'


def racing_about() -> str:
    return 'goes for speed'


def name_missing() -> str:
    return 'every seat needs a name'


def names_equal() -> str:
    return 'two seats have the same name'


def you_is_nobody() -> str:
    return 'nobody can be called “You” when several people play'


def reshuffle() -> str:
    return 'Reshuffle the discards'


def stock_ends_first() -> str:
    return 'With two players, the stock usually runs out before anyone can go out. Then the round ends with no going-out bonus.'


def stock_lasts() -> str:
    return "When the stock runs out, the round ends: nobody goes out, so there's no going-out bonus."


def curtain_falls() -> str:
    return "You're sharing a screen, so a curtain hides the cards between turns."


def shape(teams: int, each: int) -> str:
    return (('head to head' if teams == 2 else 'no partners') if each == 1 else ('two pairs' if teams == 2 else 'three pairs' if teams == 3 else 'four pairs') if each == 2 else 'teams of three' if each == 3 else 'teams of four')


def rules_family() -> str:
    return 'Pick one of two stacks'


def rules_family_more() -> str:
    return 'Two melds of a rank are fine'


def rules_campus() -> str:
    return 'Make books of eight'


def rules_campus_more() -> str:
    return 'Any play takes the pile'


def rules_web() -> str:
    return 'Take seven from the pile'


def rules_web_more() -> str:
    return 'Clean books stay clean'


def rules_couples() -> str:
    return 'Draw to see who starts'


def rules_couples_more() -> str:
    return 'No discard needed to go out'


def rules_partners() -> str:
    return 'Ask before you go out'


def rules_partners_more() -> str:
    return 'Two wild cards a meld at most'


def face_number(number: int) -> str:
    return 'face ' + NUMBER(number)


def seat_place(place: Literal["front", "opposite", "left", "right"], partner: bool) -> str:
    return ('at the front' if place == "front" else 'opposite' if place == "opposite" else 'on the left' if place == "left" else 'on the right') + (' ' + '· partner' if partner else '')


def evening(day: int, part: Literal["morning", "afternoon", "evening"]) -> str:
    return _nouns.weekday(day) + ' ' + ('morning' if part == "morning" else 'afternoon' if part == "afternoon" else 'evening')


def take_packet() -> str:
    return 'Take this packet'


def your_packet() -> str:
    return 'your packet'


def lifted() -> str:
    return 'lifted'


def stock() -> str:
    return 'stock'


def all_cut() -> str:
    return 'Everyone has cut'


def cuts_now() -> str:
    return 'cutting now'


def cut_now() -> str:
    return 'cut now'


def still_to_cut() -> str:
    return 'still to cut'


def cut_fewer() -> str:
    return 'fewer'


def cut_more() -> str:
    return 'more'


def cut_drag() -> str:
    return 'Drag the edge.'


def the_deal(place: str) -> str:
    return 'The deal · ' + place


def cut_heading(exact: int) -> str:
    return 'Cut ' + NUMBER(exact) + ' cards'


def cut_heading_for(who: Person, exact: int) -> str:
    return who.name + ': cut ' + NUMBER(exact) + ' cards'


def cuts(who: Person) -> str:
    return ('You cut' if who.is_you else who.name + ' cuts')


def cut_line(tails: bool) -> str:
    return ('In one go, lift enough cards for your hand, foot and tail, judging by eye.' if tails else 'In one go, lift enough cards for your hand and foot, judging by eye.')


def cut_worth(exact: int, bonus: int) -> str:
    return ('Extra cards go back; missing ones come from the stock.' if bonus == 0 else 'Exactly ' + NUMBER(exact) + ' cards earn ' + NUMBER(bonus) + ' points. Extra cards go back; missing ones come from the stock.')


def take_this() -> str:
    return 'Take this one'


def left_stack() -> str:
    return 'Left stack'


def right_stack() -> str:
    return 'Right stack'


def hand() -> str:
    return 'Hand'


def foot() -> str:
    return 'Foot'


def choose_line() -> str:
    return 'Pick one stack as your hand. The other is your foot.'


def choose_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Everyone keeps one stack and passes the other to the left.' if way == "left" else 'Everyone keeps one stack and passes the other to the right.' if way == "right" else 'Everyone passes both stacks to the left.' if way == "both_left" else 'Everyone passes both stacks to the right.' if way == "both_right" else 'Everyone passes one stack to the left and one to the right.') + ' One becomes your hand, the other your foot.'


def choose_heading() -> str:
    return 'Choose your hand'


def choose_heading_for(who: Person) -> str:
    return who.name + ': choose your hand'


def chooses(who: Person) -> str:
    return ('You choose' if who.is_you else who.name + ' chooses')


def has_chosen(who: Person) -> str:
    return ("You've chosen" if who.is_you else who.name + ' has chosen')


def stack_note(passed: bool, who: Person, count: int) -> str:
    return ('passed' if passed else 'dealt') + ' by ' + ('you' if who.is_you else who.name) + ' · ' + NUMBER(count) + ' cards'


def chosen_stack(stack: Literal["left", "right"]) -> str:
    return ('left stack' if stack == "left" else 'right stack')


def go_on() -> str:
    return 'Continue'


def high_card() -> str:
    return 'Drawing for the first turn'


def high_card_line() -> str:
    return 'The highest card goes first: joker, two, ace, king and so on down. Players who tie draw again.'


def begins(who: Person) -> str:
    return ('You go first' if who.is_you else who.name + ' goes first')


def two_deal() -> str:
    return 'Two partners deal'


def two_deal_line(hands: Person, feet: Person) -> str:
    return ('You deal' if hands.is_you else hands.name + ' deals') + ' the hands and ' + ('you deal' if feet.is_you else feet.name + ' deals') + ' the feet.'


def next_at_screen() -> str:
    return 'Next at the screen'


def next_is(who: str) -> str:
    return 'Next at the screen: ' + who


def since_last_turn() -> str:
    return 'Since your last turn'


def nothing_yet() -> str:
    return 'Nothing has been played yet.'


def hold_to_show() -> str:
    return 'Hold to show my cards'


def hold_to_show_how() -> str:
    return 'for a second, with mouse, finger, Space, Enter or gamepad'


def show_my_cards() -> str:
    return 'Show my cards'


def show_my_cards_how() -> str:
    return 'press here, or use Space, Enter or the gamepad'


def in_a_moment() -> str:
    return 'in a moment'


def look_at_table() -> str:
    return 'Look at the table'


def whole_log() -> str:
    return 'Full log'


def nobody_behind() -> str:
    return 'No cards are shown behind this curtain.'


def save_and_leave() -> str:
    return 'Save and leave'


def give_up() -> str:
    return 'Give up'


def give_up_question() -> str:
    return 'Give up this match?'


def give_up_told() -> str:
    return "The match ends here with no winner, and you can't resume it."


def keep_playing() -> str:
    return 'Keep playing'


def plays_with(partners: Sequence[str]) -> str:
    return 'plays with ' + LIST(partners)


def plays_alone() -> str:
    return 'plays alone'


def go_on_turn() -> str:
    return 'carry on with your turn'


def you_begin() -> str:
    return 'you go first this round'


def asks_you(who: Person) -> str:
    return ('You ask' if who.is_you else who.name + ' asks') + ': “May I go out?”'


def turn_goes_on(answer: str) -> str:
    return answer + ': play on'


def your_turn_after(who: Person) -> str:
    return ("You've" if who.is_you else who.name + ' has') + " finished: it's your turn"


def as_all_see_it() -> str:
    return 'The table as everyone sees it, with all hands hidden.'


def back_to_curtain() -> str:
    return 'Back to the curtain'


def who_plays(who: Person) -> str:
    return ('Who plays for you?' if who.is_you else 'Who plays for ' + who.name + '?')


def computer_has_seat(who: Person) -> str:
    return ('The computer is playing for you until you come back.' if who.is_you else 'The computer is playing for ' + who.name + '. Somebody can take over at any time, even in the middle of a turn.')


def person_has_seat(who: Person) -> str:
    return ("The computer can play for you until you come back. It carries on at once, and what it plays can't be undone." if who.is_you else 'The computer can play until ' + who.name + " comes back. It carries on at once, and what it plays can't be undone.")


def computer_plays(who: Person) -> str:
    return ('Computer plays for me' if who.is_you else 'Computer plays for ' + who.name)


def plays_here(who: Person) -> str:
    return ("I'll play here" if who.is_you else who.name + ' plays here')


def read_it() -> str:
    return 'OK'


def menu() -> str:
    return 'Menu'


def table_keys() -> str:
    return 'Keys at the table'


def menu_words() -> str:
    return 'The game will wait for you. Every move is saved; leave whenever you like.'


def log_title() -> str:
    return 'Everything that happened'


def copy_text() -> str:
    return 'Copy'


def text_copied() -> str:
    return 'Copied'


def no_clipboard() -> str:
    return "Couldn't copy"


def about() -> str:
    return 'About this game'


def reading() -> str:
    return 'Reading'


def playing() -> str:
    return 'Playing'


def sound_and_window() -> str:
    return 'Sound and window'


def pace_and_controls() -> str:
    return 'Pace and controls'


def set_interface() -> str:
    return 'Size of buttons and text'


def set_interface_about() -> str:
    return 'Or press + and −. Cards grow with the window.'


def set_text_size() -> str:
    return 'Text size'


def set_text_size_about() -> str:
    return 'Cards and buttons stay as they are.'


def set_letters() -> str:
    return 'Font'


def set_letters_about() -> str:
    return 'Easy to read: letters that are hard to mix up.'


def set_colours() -> str:
    return 'Card colours'


def set_colours_about() -> str:
    return 'One colour for each suit, or red and black.'


def set_contrast() -> str:
    return 'Contrast'


def set_contrast_about() -> str:
    return 'High: black and white, with outlines.'


def set_speed() -> str:
    return 'Card speed'


def set_speed_about() -> str:
    return 'How fast cards move.'


def set_pause() -> str:
    return 'Pause after moves'


def set_pause_about() -> str:
    return '“Wait for me”: the game goes on when you say so.'


def set_thinking() -> str:
    return 'Expert thinking time'


def set_thinking_about() -> str:
    return 'Per turn, starting with your next game.'


def set_reduced_motion() -> str:
    return 'Reduce motion'


def set_reduced_motion_about() -> str:
    return 'No flying cards, no light effects.'


def set_sound() -> str:
    return 'Sound'


def set_sound_about() -> str:
    return 'You can also turn it on and off at the table.'


def set_volume() -> str:
    return 'Game sounds'


def set_volume_about() -> str:
    return 'Books, going out and your turn.'


def set_cards_volume() -> str:
    return 'Card sounds'


def set_cards_volume_about() -> str:
    return 'Cards sliding, snapping and being shuffled.'


def set_room_volume() -> str:
    return 'Background sound'


def set_room_volume_about() -> str:
    return 'The soft sounds of the room around the table.'


def set_captions() -> str:
    return 'Captions'


def set_captions_about() -> str:
    return 'Describes sounds in words.'


def set_stays() -> str:
    return 'Keep messages'


def set_stays_about() -> str:
    return 'How long messages stay, including answers and results.'


def set_cuts() -> str:
    return 'Cut the deck'


def set_cuts_about() -> str:
    return 'You cut before each deal (at slow or normal speed only).'


def set_curtain() -> str:
    return 'Shared-screen curtain'


def set_curtain_about() -> str:
    return 'How the next player reveals their cards.'


def set_waits_behind() -> str:
    return 'Pause in the background'


def set_waits_behind_about() -> str:
    return 'The game waits while another window is in front.'


def set_voice() -> str:
    return 'Spoken announcements'


def set_voice_about() -> str:
    return 'Whose turn it is, what happened, and questions.'


def set_tips() -> str:
    return 'Tips'


def set_tips_about() -> str:
    return 'Notes at the table about what you can do.'


def set_coach() -> str:
    return 'Coach'


def set_coach_about() -> str:
    return 'Advice on your cards during your first games.'


def set_ask_discard() -> str:
    return 'Confirm discards'


def set_ask_discard_about() -> str:
    return '“Sometimes” asks once a turn: before a wild card goes, or if you use the keyboard.'


def set_chat() -> str:
    return 'Table talk'


def set_chat_about() -> str:
    return 'Computer players look up and make a remark now and then.'


def set_full_screen() -> str:
    return 'Full screen'


def set_full_screen_about() -> str:
    return 'Or press F11.'


def set_pad_swapped() -> str:
    return 'Swap confirm and back'


def set_pad_swapped_about() -> str:
    return 'These two gamepad buttons change places.'


def set_pad_hands() -> str:
    return 'Use the gamepad with'


def set_pad_hands_about() -> str:
    return 'Everything can be done with one hand.'


def set_stick() -> str:
    return 'Stick sensitivity'


def set_stick_about() -> str:
    return 'High: a slight push moves the highlight.'


def text_size_small() -> str:
    return 'Small'


def text_size_normal() -> str:
    return 'Normal'


def text_size_large() -> str:
    return 'Large'


def colours_four() -> str:
    return 'Four colours'


def colours_classic() -> str:
    return 'Classic'


def colours_colour_blind() -> str:
    return 'Colour-blind'


def contrast_usual() -> str:
    return 'Standard'


def contrast_high() -> str:
    return 'High'


def stays_short() -> str:
    return 'Short'


def stays_long() -> str:
    return 'Long'


def stays_until_away() -> str:
    return 'Until dismissed'


def curtain_hold() -> str:
    return 'Hold'


def curtain_press() -> str:
    return 'Press'


def letters_usual() -> str:
    return 'Standard'


def letters_easy() -> str:
    return 'Easy to read'


def volume_low() -> str:
    return 'Low'


def volume_medium() -> str:
    return 'Medium'


def volume_full() -> str:
    return 'Full'


def cards_volume_off() -> str:
    return __off()


def cards_volume_low() -> str:
    return __volume_low()


def cards_volume_medium() -> str:
    return __volume_medium()


def cards_volume_full() -> str:
    return __volume_full()


def room_volume_off() -> str:
    return __off()


def room_volume_low() -> str:
    return __volume_low()


def room_volume_medium() -> str:
    return __volume_medium()


def room_volume_full() -> str:
    return __volume_full()


def ask_discard_always() -> str:
    return 'Always'


def ask_discard_first() -> str:
    return 'Sometimes'


def ask_discard_never() -> str:
    return 'Never'


def pause_matched() -> str:
    return 'Automatic'


def pause_short() -> str:
    return 'Short'


def pause_long() -> str:
    return 'Long'


def pause_wait() -> str:
    return 'Wait for me'


def thinking_short() -> str:
    return 'Short'


def thinking_normal() -> str:
    return 'Normal'


def thinking_long() -> str:
    return 'Long'


def speed_slow() -> str:
    return 'Slow'


def speed_normal() -> str:
    return 'Normal'


def speed_fast() -> str:
    return 'Fast'


def speed_off() -> str:
    return 'Instant'


def pad_hands_both() -> str:
    return 'Both hands'


def pad_hands_left() -> str:
    return 'Left hand'


def pad_hands_right() -> str:
    return 'Right hand'


def stick_little() -> str:
    return 'High'


def stick_half() -> str:
    return 'Medium'


def stick_most() -> str:
    return 'Low'


def percent(number: int) -> str:
    return NUMBER(number) + '%'


def room_for(most: int) -> str:
    return __percent(most) + ' is the largest that fits this window. To go larger, enlarge the window.'


def version(number: str) -> str:
    return 'Version ' + number


def licence_words() -> str:
    return 'GNU General Public License, version 3 or later'


def saves_words() -> str:
    return 'Your games, house rules and settings are in this folder.'


def open_folder() -> str:
    return 'Open folder'


def pictures() -> str:
    return 'Artwork and fonts'


def opening_folder() -> str:
    return 'The folder is opening in another window.'


def no_opener() -> str:
    return 'This computer has no program that opens folders. The path is above.'


def folder_not_opened() -> str:
    return "The folder couldn't be opened. Its path is shown above."


def set_language() -> str:
    return 'Language'


def set_language_about() -> str:
    return 'For everything you read and hear.'


def language_system() -> str:
    return 'System'


__off = off
__volume_low = volume_low
__volume_medium = volume_medium
__volume_full = volume_full
__percent = percent
