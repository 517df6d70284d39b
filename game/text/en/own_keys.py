"""English: own_keys. Made by `python -m tools.messages`."""


def enter() -> str:
    return 'Enter'


def escape() -> str:
    return 'Esc'


def space() -> str:
    return 'Space'


def tab() -> str:
    return 'Tab'


def left() -> str:
    return 'Left'


def right() -> str:
    return 'Right'


def up() -> str:
    return 'Up'


def down() -> str:
    return 'Down'


def page_up() -> str:
    return 'Page up'


def page_down() -> str:
    return 'Page down'


def home() -> str:
    return 'Home'


def end() -> str:
    return 'End'


def delete() -> str:
    return 'Delete'


def delete_short() -> str:
    return 'Del'


def backspace() -> str:
    return 'Backspace'


def insert() -> str:
    return 'Insert'


def arrows() -> str:
    return 'Arrows'


def ctrl_arrows() -> str:
    return 'Ctrl + arrows'


def up_down() -> str:
    return 'Up, down'


def left_right() -> str:
    return 'Left, right'


def pages() -> str:
    return 'Page up, down'


def ranks() -> str:
    return 'A, K to 2, 0'


def anything_else() -> str:
    return 'Anything else'


def no_key() -> str:
    return 'no key'


def keypad(key: str) -> str:
    return 'Keypad ' + key


def with_ctrl(key: str) -> str:
    return 'Ctrl + ' + key


def with_shift(key: str) -> str:
    return 'Shift + ' + key


def range(first: str, last: str) -> str:
    return first + ' to ' + last


def press() -> str:
    return 'press'


def title() -> str:
    return 'Your keys'


def change_keys() -> str:
    return 'Change keys'


def place() -> str:
    return 'Where'


def everywhere() -> str:
    return 'Every screen'


def at_table() -> str:
    return 'The table'


def choosing() -> str:
    return 'Choosing a stack'


def left_hand() -> str:
    return 'Left hand'


def right_hand() -> str:
    return 'Right hand'


def usual_keys() -> str:
    return 'Usual keys'


def how() -> str:
    return 'Choose what you want another key for, then press that key.'


def while_writing() -> str:
    return 'Where you write, keys stay what they are.'


def left_taken() -> str:
    return 'The keys for the left hand are chosen. All else is reached with Tab.'


def right_taken() -> str:
    return 'The keys for the right hand are chosen. All else is reached with Tab.'


def usual_taken() -> str:
    return 'Every key does again what it usually does.'


def replace_title() -> str:
    return 'Replace your keys?'


def replace_words() -> str:
    return 'The keys you chose yourself would be gone.'


def replace() -> str:
    return 'Replace them'


def keep_mine() -> str:
    return 'Keep mine'


def only_with_others() -> str:
    return 'Shift, Ctrl and the like only work together with other keys. Press another one.'


def row(key: str, does: str) -> str:
    return key + ': ' + does


def ask_for_key(does: str) -> str:
    return 'Press the key that ' + does + '. Esc leaves everything as it is.'


def taken(key: str, does: str) -> str:
    return '“' + key + '” already ' + does + ': press it again to swap the two keys, or press another.'


def given(key: str, does: str) -> str:
    return 'Now “' + key + '” ' + does + '.'


def next_thing() -> str:
    return 'goes to the next thing, with Shift to the one before'


def go_left() -> str:
    return 'goes left, or to the choice on the left'


def go_right() -> str:
    return 'goes right, or to the choice on the right'


def go_up() -> str:
    return 'goes up'


def go_down() -> str:
    return 'goes down'


def press_ring() -> str:
    return 'presses what has the white ring; plays what is laid out'


def choose() -> str:
    return 'presses or chooses what has the white ring; skips what is being shown'


def go_back() -> str:
    return 'goes back, or closes a question'


def explain() -> str:
    return 'explains what has the ring, or what is under the pointer'


def take_back() -> str:
    return 'takes a laid-out group back; removes what has the ring'


def take_last_back() -> str:
    return 'takes the last card back'


def larger() -> str:
    return 'makes texts and buttons larger'


def smaller() -> str:
    return 'makes texts and buttons smaller'


def show_keys() -> str:
    return 'shows the keys of a screen, and leads back from them'


def first_of_message() -> str:
    return 'closes a message you have read'


def second_of_message() -> str:
    return 'does what a message offers first'


def third_of_message() -> str:
    return 'does what a message offers second'


def full_screen() -> str:
    return 'switches full screen on and off'


def scroll_up() -> str:
    return 'scrolls a page up'


def scroll_down() -> str:
    return 'scrolls a page down'


def to_first() -> str:
    return 'goes to the first, or to the beginning'


def to_last() -> str:
    return 'goes to the last, or to the end'
