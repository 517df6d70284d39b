"""English: phones. Made by `python -m tools.messages`."""
from game.cards import Card
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


who = 'Who are you?'
is_here = 'is here'
pick_up = 'Pick up my cards'
erase = 'Erase a letter'
nobody = "Phones can't join at the moment."
wait = "That's three wrong codes. Try again in ten seconds."
taken = 'Another phone has this seat. Ask for a new code at the big screen.'
wrong_secret = 'This link has expired. Ask for a new one at the big screen.'
another_phone = 'Another phone has your cards now.'
other_tab = 'Your cards are in another tab now.'
take_here = 'Show them here'
seat_shut = 'Your cards are back on the big screen.'
old_page = 'The game has been updated. Reload this page.'
reconnecting = 'Looking for the table…'
still_yours = "It's still your turn. Nobody played for you."
your_turn_now = "It's your turn."
round_began = 'A new round has begun.'
still_laid_out = 'The cards you laid out are where you left them.'
door_closed = 'The table is closed. Your cards are safe on the big screen.'
late = "The game has moved on, so your move wasn't played."
too_often = "That's too many tries at once. Wait a moment."
no_answer = "The table isn't responding yet."
bad_request = "The table didn't understand that."
not_saved = "Played, but not saved yet: the disk isn't taking it. Carry on playing."
tap_cards = 'Tap the cards first.'
tap_meld = 'Choose a meld for the wild card: tap the meld, or drop the card on it.'
pad = 'Score pad'
open_pad = 'Open the score pad'
let_me_write = 'Let me keep score'
one_less = 'One less'
one_more = 'One more'
your_hand = 'Your hand'
table = 'Table'
all_moves = 'All moves'
new = 'NEW'
pile_of_yours = 'New meld'
only_you = 'only you see this'
take_meld_back = 'Take this meld back'
drop_here = 'drop here to discard'
yes = 'Yes'
no = 'No'
take_it_back = 'Take it back'
lift = 'Lift'
cards_to_lift = 'Cards to lift'
arrange = 'Arrange by tapping'
arrange_how = 'Tap a card, then where it goes'
arranged = 'Done'
first_stack = 'The first stack'
second_stack = 'The second stack'
match_over = 'The match is over. Thanks for playing!'
menu = 'Menu'
sort = 'Sort'
close = 'Close'
sound = 'Sound'
left_handed = 'Left-handed'
slow_discard = 'Let me take back a discard'
look = 'Colours'
look_system = 'Same as phone'
look_light = 'Light'
look_dark = 'Dark'
no_scripts = 'This page needs JavaScript.'
no_network = "There's no local network here. Connect this computer to the Wi-Fi that the phones use."
no_phones = 'Nobody is playing on a phone: set at least one seat to phone.'
only_host = 'Only the “play” and “host” commands let phones join.'
host_people = "This command has no screen to play at: set people's seats to phone."
resume_says_all = "The rules and seats come from the record, so don't combine --resume with --rules, --seats, --teams or --record."


def code_of(who: Person) -> str:
    return 'The code next to ' + ('your name' if who.is_you else who.name) + ' on the big screen'


def letters_left(count: int) -> str:
    return ('one more letter' if plural(count) == "one" else COUNT(count) + ' more letters')


def wrong_code(who: Person) -> str:
    return "That isn't " + _nouns.whose(who) + ' code.'


def welcome(name: str) -> str:
    return 'Welcome back, ' + name


def is_playing(who: Person) -> str:
    return who.name + ' is playing.'


def missed_turns(count: int) -> str:
    return ('One turn was played while you were away.' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' turns were played while you were away.')


def computer_played(count: int) -> str:
    return ('The computer played one turn for you. You have your cards back now.' if plural(count) == "one" else 'The computer played ' + COUNT(count) + ' turns for you. You have your cards back now.')


def code_changed(who: Person, code: str) -> str:
    return 'Somebody kept guessing ' + _nouns.whose(who) + ' code. The new one is ' + code + '.'


def is_writing(who: Person) -> str:
    return who.name + ' is keeping score'


def taps_waiting(count: int) -> str:
    return ('one tap not sent yet' if plural(count) == "one" else COUNT(count) + ' taps not sent yet')


def pad_head(round: int, points: str) -> str:
    return 'Round ' + NUMBER(round) + ' · minimum ' + points


def round_of(round: int, most: int) -> str:
    return 'Round ' + NUMBER(round) + ' of ' + NUMBER(most)


def meter(need: int) -> str:
    return 'You need ' + NUMBER(need) + ' to open'


def card_heard(card: Card, place: int, count: int, fresh: bool) -> str:
    return (_nouns.card(card) + ', new, ' + NUMBER(place) + ' of ' + NUMBER(count) if fresh else _nouns.card(card) + ', ' + NUMBER(place) + ' of ' + NUMBER(count))


def cuts_deck(who: Person) -> str:
    return who.name + ' cuts the deck'


def port_taken(port: str) -> str:
    return 'Another program is using port ' + port + '. Choose another one with --port.'


def no_door(why: str) -> str:
    return "Phones can't join: " + why


def is_over(name: str) -> str:
    return 'The match in ' + name + ' is over. Start a new one with --rules and --seats.'
