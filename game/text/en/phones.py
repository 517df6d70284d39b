"""English: phones. Made by `python -m tools.messages`."""
from game.cards import Card
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


def who() -> str:
    return 'Who are you?'


def is_here() -> str:
    return 'is here'


def code_of(who: Person) -> str:
    return 'The code next to ' + ('your name' if who.is_you else who.name) + ' on the big screen'


def pick_up() -> str:
    return 'Pick up my cards'


def letters_left(count: int) -> str:
    return ('one more letter' if plural(count) == "one" else COUNT(count) + ' more letters')


def erase() -> str:
    return 'Erase a letter'


def nobody() -> str:
    return "Phones can't join at the moment."


def wrong_code(who: Person) -> str:
    return "That isn't " + _nouns.whose(who) + ' code.'


def wait() -> str:
    return "That's three wrong codes. Try again in ten seconds."


def taken() -> str:
    return 'Another phone has this seat. Ask for a new code at the big screen.'


def wrong_secret() -> str:
    return 'This link has expired. Ask for a new one at the big screen.'


def another_phone() -> str:
    return 'Another phone has your cards now.'


def other_tab() -> str:
    return 'Your cards are in another tab now.'


def take_here() -> str:
    return 'Show them here'


def seat_shut() -> str:
    return 'Your cards are back on the big screen.'


def old_page() -> str:
    return 'The game has been updated. Reload this page.'


def reconnecting() -> str:
    return 'Looking for the table…'


def welcome(name: str) -> str:
    return 'Welcome back, ' + name


def still_yours() -> str:
    return "It's still your turn. Nobody played for you."


def your_turn_now() -> str:
    return "It's your turn."


def is_playing(who: Person) -> str:
    return who.name + ' is playing.'


def round_began() -> str:
    return 'A new round has begun.'


def missed_turns(count: int) -> str:
    return ('One turn was played while you were away.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' turns were played while you were away.')


def computer_played(count: int) -> str:
    return ('The computer played one turn for you. You have your cards back now.' if plural(count) == "one" else 'The computer played ' + COUNT(count) + ' turns for you. You have your cards back now.')


def still_laid_out() -> str:
    return 'The cards you laid out are where you left them.'


def door_closed() -> str:
    return 'The table is closed. Your cards are safe on the big screen.'


def late() -> str:
    return "The game has moved on, so your move wasn't played."


def too_often() -> str:
    return "That's too many tries at once. Wait a moment."


def no_answer() -> str:
    return "The table isn't responding yet."


def bad_request() -> str:
    return "The table didn't understand that."


def tap_cards() -> str:
    return 'Tap the cards first.'


def tap_meld() -> str:
    return 'Choose a meld for the wild card: tap the meld, or drop the card on it.'


def pad() -> str:
    return 'Score pad'


def open_pad() -> str:
    return 'Open the score pad'


def let_me_write() -> str:
    return 'Let me keep score'


def is_writing(who: Person) -> str:
    return who.name + ' is keeping score'


def taps_waiting(count: int) -> str:
    return ('one tap not sent yet' if plural(count) == "one" else COUNT(count) + ' taps not sent yet')


def one_less() -> str:
    return 'One less'


def one_more() -> str:
    return 'One more'


def pad_head(round: int, points: str) -> str:
    return 'Round ' + NUMBER(round) + ' · minimum ' + points


def round_of(round: int, most: int) -> str:
    return 'Round ' + NUMBER(round) + ' of ' + NUMBER(most)


def meter(need: int) -> str:
    return 'You need ' + NUMBER(need) + ' to open'


def card_heard(card: Card, place: int, count: int, fresh: bool) -> str:
    return (_nouns.card(card) + ', new, ' + NUMBER(place) + ' of ' + NUMBER(count) if fresh else _nouns.card(card) + ', ' + NUMBER(place) + ' of ' + NUMBER(count))


def your_hand() -> str:
    return 'Your hand'


def table() -> str:
    return 'Table'


def all_moves() -> str:
    return 'All moves'


def new() -> str:
    return 'NEW'


def pile_of_yours() -> str:
    return 'New meld'


def only_you() -> str:
    return 'only you see this'


def take_meld_back() -> str:
    return 'Take this meld back'


def drop_here() -> str:
    return 'drop here to discard'


def yes() -> str:
    return 'Yes'


def no() -> str:
    return 'No'


def take_it_back() -> str:
    return 'Take it back'


def lift() -> str:
    return 'Lift'


def cards_to_lift() -> str:
    return 'Cards to lift'


def cuts_deck(who: Person) -> str:
    return who.name + ' cuts the deck'


def arrange() -> str:
    return 'Arrange by tapping'


def arrange_how() -> str:
    return 'Tap a card, then where it goes'


def arranged() -> str:
    return 'Done'


def first_stack() -> str:
    return 'The first stack'


def second_stack() -> str:
    return 'The second stack'


def match_over() -> str:
    return 'The match is over. Thanks for playing!'


def menu() -> str:
    return 'Menu'


def sort() -> str:
    return 'Sort'


def close() -> str:
    return 'Close'


def sound() -> str:
    return 'Sound'


def left_handed() -> str:
    return 'Left-handed'


def slow_discard() -> str:
    return 'Let me take back a discard'


def look() -> str:
    return 'Colours'


def look_system() -> str:
    return 'Same as phone'


def look_light() -> str:
    return 'Light'


def look_dark() -> str:
    return 'Dark'


def no_scripts() -> str:
    return 'This page needs JavaScript.'


def port_taken(port: str) -> str:
    return 'Another program is using port ' + port + '. Choose another one with --port.'


def no_network() -> str:
    return "There's no local network here. Connect this computer to the Wi-Fi that the phones use."


def no_door(why: str) -> str:
    return "Phones can't join: " + why


def no_phones() -> str:
    return 'Nobody is playing on a phone: set at least one seat to phone.'


def only_host() -> str:
    return 'Only the “play” and “host” commands let phones join.'


def host_people() -> str:
    return "This command has no screen to play at: set people's seats to phone."


def resume_says_all() -> str:
    return "The rules and seats come from the record, so don't combine --resume with --rules, --seats, --teams or --record."
