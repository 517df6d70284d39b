"""English: screens. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import COUNT, LIST, NUMBER, plural


motto = 'Two hands, two kinds of book, one good partner.'
back = 'Back'
continue_ = 'Continue'
on = 'On'
off = 'Off'
your_turn = 'your turn'
close = 'Close'
to_title = 'Main menu'
play = 'Play'
new_game = 'New game'
new_game_short = 'New game'
games = 'Games'
settings = 'Settings'
quit = 'Quit'
help = 'Help'
sample = 'Your turn: draw two cards,'
sample_below = 'or take the pile with two tens.'
active_games = 'Active games'
active = 'In progress'
finished = 'Finished'
no_active_games = 'No games in progress. New ones are saved after every move.'
reading_games = 'Loading your games…'
no_finished_games = "You haven't finished a match yet."
abandoned = 'abandoned'
yesterday = 'yesterday'
nameless_game = 'Unnamed game'
partner_either_way = "I'll be your partner either way."
never_played = 'No, show me'
one_guided_round = 'one guided round'
deal_me_in = 'Yes, deal me in'
no_tips = 'straight to the table, without tips'
your_first_match = 'Your first match'
first_match = 'To start with, the computer players are set to Easy. Press a face to change that.'
read_rules = 'Read the rules'
start = 'Start game'
name_of_game = 'Game name'
computer = 'Computer'
next_face = 'Press for another face'
easy = 'Easy'
easy_about = 'opens early, forgets discards'
normal = 'Normal'
normal_about = 'solid, keeps clean melds clean'
hard = 'Hard'
hard_about = 'counts cards, guards the pile'
expert = 'Expert'
expert_about = 'thinks each play through'
like_me = 'Like me'
like_me_about = 'plays about as well as you do'
careful = 'Careful'
careful_about = 'opens late, plays safe'
balanced = 'Balanced'
balanced_about = 'a bit of both'
racing = 'Racing'
racing_about = 'goes for speed'
name_missing = 'every seat needs a name'
names_equal = 'two seats have the same name'
you_is_nobody = 'nobody can be called “You” when several people play'
reshuffle = 'Reshuffle the discards'
stock_ends_first = 'With two players, the stock usually runs out before anyone can go out. Then the round ends with no going-out bonus.'
stock_lasts = "When the stock runs out, the round ends: nobody goes out, so there's no going-out bonus."
curtain_falls = "You're sharing a screen, so a curtain hides the cards between turns."
rules_family = 'Pick one of two stacks'
rules_family_more = 'Two melds of a rank are fine'
rules_campus = 'Make books of eight'
rules_campus_more = 'Any play takes the pile'
rules_web = 'Take seven from the pile'
rules_web_more = 'Clean books stay clean'
rules_couples = 'Draw to see who starts'
rules_couples_more = 'No discard needed to go out'
rules_partners = 'Ask before you go out'
rules_partners_more = 'Two wild cards a meld at most'
take_packet = 'Take this packet'
your_packet = 'your packet'
lifted = 'lifted'
stock = 'stock'
all_cut = 'Everyone has cut'
cuts_now = 'cutting now'
cut_now = 'cut now'
still_to_cut = 'still to cut'
cut_fewer = 'fewer'
cut_more = 'more'
cut_drag = 'Drag the edge.'
take_this = 'Take this one'
left_stack = 'Left stack'
right_stack = 'Right stack'
hand = 'Hand'
foot = 'Foot'
choose_line = 'Pick one stack as your hand. The other is your foot.'
choose_heading = 'Choose your hand'
go_on = 'Continue'
high_card = 'Drawing for the first turn'
high_card_line = 'The highest card goes first: joker, two, ace, king and so on down. Players who tie draw again.'
two_deal = 'Two partners deal'
next_at_screen = 'Next at the screen'
since_last_turn = 'Since your last turn'
nothing_yet = 'Nothing has been played yet.'
hold_to_show = 'Hold to show my cards'
hold_to_show_how = 'for a second, with mouse, finger, Space, Enter or gamepad'
show_my_cards = 'Show my cards'
show_my_cards_how = 'press here, or use Space, Enter or the gamepad'
in_a_moment = 'in a moment'
look_at_table = 'Look at the table'
whole_log = 'Full log'
nobody_behind = 'No cards are shown behind this curtain.'
save_and_leave = 'Save and leave'
give_up = 'Give up'
give_up_question = 'Give up this match?'
give_up_told = "The match ends here with no winner, and you can't resume it."
keep_playing = 'Keep playing'
plays_alone = 'plays alone'
go_on_turn = 'carry on with your turn'
you_begin = 'you go first this round'
as_all_see_it = 'The table as everyone sees it, with all hands hidden.'
back_to_curtain = 'Back to the curtain'
read_it = 'OK'
menu = 'Menu'
table_keys = 'Keys at the table'
menu_words = 'The game will wait for you. Every move is saved; leave whenever you like.'
log_title = 'Everything that happened'
copy_text = 'Copy'
text_copied = 'Copied'
no_clipboard = "Couldn't copy"
about = 'About this game'
reading = 'Reading'
playing = 'Playing'
sound_and_window = 'Sound and window'
pace_and_controls = 'Pace and controls'
set_interface = 'Size of buttons and text'
set_interface_about = 'Or press + and −. Cards grow with the window.'
set_text_size = 'Text size'
set_text_size_about = 'Cards and buttons stay as they are.'
set_letters = 'Font'
set_letters_about = 'Easy to read: letters that are hard to mix up.'
set_colours = 'Card colours'
set_colours_about = 'One colour for each suit, or red and black.'
set_contrast = 'Contrast'
set_contrast_about = 'High: black and white, with outlines.'
set_speed = 'Card speed'
set_speed_about = 'How fast cards move.'
set_pause = 'Pause after moves'
set_pause_about = '“Wait for me”: the game goes on when you say so.'
set_thinking = 'Expert thinking time'
set_thinking_about = 'Per turn, starting with your next game.'
set_reduced_motion = 'Reduce motion'
set_reduced_motion_about = 'No flying cards, no light effects.'
set_sound = 'Sound'
set_sound_about = 'You can also turn it on and off at the table.'
set_volume = 'Game sounds'
set_volume_about = 'Books, going out and your turn.'
set_cards_volume = 'Card sounds'
set_cards_volume_about = 'Cards sliding, snapping and being shuffled.'
set_room_volume = 'Background sound'
set_room_volume_about = 'The soft sounds of the room around the table.'
set_captions = 'Captions'
set_captions_about = 'Describes sounds in words.'
set_stays = 'Keep messages'
set_stays_about = 'How long messages stay, including answers and results.'
set_cuts = 'Cut the deck'
set_cuts_about = 'You cut before each deal (at slow or normal speed only).'
set_curtain = 'Shared-screen curtain'
set_curtain_about = 'How the next player reveals their cards.'
set_waits_behind = 'Pause in the background'
set_waits_behind_about = 'The game waits while another window is in front.'
set_voice = 'Spoken announcements'
set_voice_about = 'Whose turn it is, what happened, and questions. Keys that read aloud work in any case.'
set_tips = 'Tips'
set_tips_about = 'Notes at the table about what you can do.'
set_coach = 'Coach'
set_coach_about = 'Advice on your cards during your first games.'
set_ask_discard = 'Confirm discards'
set_ask_discard_about = '“Sometimes” asks once a turn: before a wild card goes, or if you use the keyboard.'
set_chat = 'Table talk'
set_chat_about = 'Computer players look up and make a remark now and then.'
set_full_screen = 'Full screen'
set_full_screen_about = 'Or press F11.'
set_pad_swapped = 'Swap confirm and back'
set_pad_swapped_about = 'These two gamepad buttons change places.'
set_pad_hands = 'Use the gamepad with'
set_pad_hands_about = 'Everything can be done with one hand.'
set_stick = 'Stick sensitivity'
set_stick_about = 'High: a slight push moves the highlight.'
text_size_small = 'Small'
text_size_normal = 'Normal'
text_size_large = 'Large'
colours_four = 'Four colours'
colours_classic = 'Classic'
colours_colour_blind = 'Colour-blind'
contrast_usual = 'Standard'
contrast_high = 'High'
stays_short = 'Short'
stays_long = 'Long'
stays_until_away = 'Until dismissed'
curtain_hold = 'Hold'
curtain_press = 'Press'
letters_usual = 'Standard'
letters_easy = 'Easy to read'
volume_low = 'Low'
volume_medium = 'Medium'
volume_full = 'Full'
ask_discard_always = 'Always'
ask_discard_first = 'Sometimes'
ask_discard_never = 'Never'
voice_unless_read = 'Unless a screen reader reads'
voice_always = 'Always'
pause_matched = 'Automatic'
pause_short = 'Short'
pause_long = 'Long'
pause_wait = 'Wait for me'
thinking_short = 'Short'
thinking_normal = 'Normal'
thinking_long = 'Long'
speed_slow = 'Slow'
speed_normal = 'Normal'
speed_fast = 'Fast'
speed_off = 'Instant'
pad_hands_both = 'Both hands'
pad_hands_left = 'Left hand'
pad_hands_right = 'Right hand'
stick_little = 'High'
stick_half = 'Medium'
stick_most = 'Low'
licence_words = 'GNU General Public License, version 3 or later'
saves_words = 'Your games, house rules and settings are in this folder.'
open_folder = 'Open folder'
pictures = 'Artwork and fonts'
opening_folder = 'The folder is opening in another window.'
no_opener = 'This computer has no program that opens folders. The path is above.'
folder_not_opened = "The folder couldn't be opened. Its path is shown above."
set_language = 'Language'
set_language_about = 'For everything you read and hear.'
language_system = 'System'


def game() -> str:
    return 'Hand and Foot'


def with_players(names: Sequence[str]) -> str:
    return 'with ' + LIST(names)


def with_others(count: int) -> str:
    return 'with ' + ('one other' if plural(count) == "one" else COUNT(count) + ' others')


def your_turn_in(count: int) -> str:
    return 'your turn in ' + _nouns.games(count)


def round_place(round: int, rounds: int) -> str:
    return ('not dealt yet' if round == 0 else ('round ' + NUMBER(round) if rounds == 0 else 'round ' + NUMBER(round) + ' of ' + NUMBER(rounds)))


def today(time: str) -> str:
    return 'today, ' + time


def days_ago(count: int) -> str:
    return NUMBER(count) + ' days ago'


def for_beginners(rules: str) -> str:
    return rules + ', Easy'


def stepping_up(rules: str) -> str:
    return rules + ', Normal this time'


def played_before(partner: str) -> str:
    return ('Played before?' if not partner else "Hello, I'm " + partner + '. Played before?')


def name_at_seat(seat: int) -> str:
    return 'Name at seat ' + NUMBER(seat)


def shape(teams: int, each: int) -> str:
    return (('head to head' if teams == 2 else 'no partners') if each == 1 else ('two pairs' if teams == 2 else 'three pairs' if teams == 3 else 'four pairs') if each == 2 else 'teams of three' if each == 3 else 'teams of four')


def face_number(number: int) -> str:
    return 'face ' + NUMBER(number)


def seat_place(place: Literal["front", "opposite", "left", "right"], partner: bool) -> str:
    return ('at the front' if place == "front" else 'opposite' if place == "opposite" else 'on the left' if place == "left" else 'on the right') + (' ' + '· partner' if partner else '')


def evening(day: int, part: Literal["morning", "afternoon", "evening"]) -> str:
    return _nouns.weekday(day) + ' ' + ('morning' if part == "morning" else 'afternoon' if part == "afternoon" else 'evening')


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


def choose_passed(way: Literal["left", "right", "both_left", "both_right", "each_way"]) -> str:
    return ('Everyone keeps one stack and passes the other to the left.' if way == "left" else 'Everyone keeps one stack and passes the other to the right.' if way == "right" else 'Everyone passes both stacks to the left.' if way == "both_left" else 'Everyone passes both stacks to the right.' if way == "both_right" else 'Everyone passes one stack to the left and one to the right.') + ' One becomes your hand, the other your foot.'


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


def begins(who: Person) -> str:
    return ('You go first' if who.is_you else who.name + ' goes first')


def two_deal_line(hands: Person, feet: Person) -> str:
    return ('You deal' if hands.is_you else hands.name + ' deals') + ' the hands and ' + ('you deal' if feet.is_you else feet.name + ' deals') + ' the feet.'


def next_is(who: str) -> str:
    return 'Next at the screen: ' + who


def plays_with(partners: Sequence[str]) -> str:
    return 'plays with ' + LIST(partners)


def asks_you(who: Person) -> str:
    return ('You ask' if who.is_you else who.name + ' asks') + ': “May I go out?”'


def turn_goes_on(answer: str) -> str:
    return answer + ', so play on'


def your_turn_after(who: Person) -> str:
    return ("You've" if who.is_you else who.name + ' has') + " finished: it's your turn"


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


def cards_volume_off() -> str:
    return __off


def cards_volume_low() -> str:
    return __volume_low


def cards_volume_medium() -> str:
    return __volume_medium


def cards_volume_full() -> str:
    return __volume_full


def room_volume_off() -> str:
    return __off


def room_volume_low() -> str:
    return __volume_low


def room_volume_medium() -> str:
    return __volume_medium


def room_volume_full() -> str:
    return __volume_full


def voice_off() -> str:
    return __off


def voice_now(choice: Literal["off", "unless_read", "always"], key: str) -> str:
    return 'Voice: ' + ('off' if choice == "off" else 'on' if choice == "unless_read" else 'always') + ' (' + key + ')'


def percent(number: int) -> str:
    return NUMBER(number) + '%'


def room_for(most: int) -> str:
    return __percent(most) + ' is the largest that fits this window. To go larger, enlarge the window.'


def version(number: str) -> str:
    return 'Version ' + number


__off = off
__volume_low = volume_low
__volume_medium = volume_medium
__volume_full = volume_full
__percent = percent
