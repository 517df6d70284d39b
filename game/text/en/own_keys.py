"""English: own_keys. Made by `python -m tools.messages`."""


def key_enter() -> str:
    return 'Enter'


def key_esc() -> str:
    return 'Esc'


def key_space() -> str:
    return 'Space'


def key_tab() -> str:
    return 'Tab'


def key_left() -> str:
    return 'Left'


def key_right() -> str:
    return 'Right'


def key_up() -> str:
    return 'Up'


def key_down() -> str:
    return 'Down'


def key_page_up() -> str:
    return 'Page Up'


def key_page_down() -> str:
    return 'Page Down'


def key_home() -> str:
    return 'Home'


def key_end() -> str:
    return 'End'


def key_delete() -> str:
    return 'Delete'


def key_del() -> str:
    return 'Del'


def key_backspace() -> str:
    return 'Backspace'


def key_insert() -> str:
    return 'Insert'


def key_arrows() -> str:
    return 'Arrows'


def key_ctrl_arrows() -> str:
    return 'Ctrl + arrows'


def key_up_down() -> str:
    return 'Up, Down'


def key_left_right() -> str:
    return 'Left, Right'


def key_page_up_down() -> str:
    return 'Page Up, Page Down'


def key_a_k_to_2_0() -> str:
    return 'A, K to 2, 0'


def key_anything_else() -> str:
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
    return 'Screen'


def place_everywhere() -> str:
    return 'Every screen'


def place_table() -> str:
    return 'The table'


def place_choose() -> str:
    return 'Choosing a stack'


def left_hand() -> str:
    return 'Left hand'


def right_hand() -> str:
    return 'Right hand'


def usual_keys() -> str:
    return 'Default keys'


def how() -> str:
    return 'Select an action, then press its new key.'


def while_writing() -> str:
    return "Text fields aren't affected."


def left_taken() -> str:
    return 'Left-hand keys are on. Use Tab to reach everything else.'


def right_taken() -> str:
    return 'Right-hand keys are on. Use Tab to reach everything else.'


def usual_taken() -> str:
    return 'All keys are back to their defaults.'


def replace_title() -> str:
    return 'Replace your keys?'


def replace_words() -> str:
    return 'The keys you chose yourself will be lost.'


def replace() -> str:
    return 'Replace them'


def keep_mine() -> str:
    return 'Keep mine'


def only_with_others() -> str:
    return 'Shift, Ctrl and the like only work together with another key. Press a different one.'


def row(key: str, does: str) -> str:
    return key + ': ' + does


def ask_for_key(does: str) -> str:
    return 'Press the key that should ' + does + '. Esc cancels.'


def taken(key: str, does: str) -> str:
    return 'You already use “' + key + '” to ' + does + '. Press it again to swap the two keys, or press another.'


def given(key: str, does: str) -> str:
    return 'Now press “' + key + '” to ' + does + '.'


def next_thing() -> str:
    return 'go to the next item (with Shift, the previous one)'


def go_left() -> str:
    return 'go left, or to the choice on the left'


def go_right() -> str:
    return 'go right, or to the choice on the right'


def go_up() -> str:
    return 'move up'


def go_down() -> str:
    return 'move down'


def press_ring() -> str:
    return "press the highlighted item; play what's laid out"


def choose() -> str:
    return 'press or choose the highlighted item; skip an animation'


def go_back() -> str:
    return 'go back, or close a question'


def explain() -> str:
    return "explain what's highlighted or under the pointer"


def take_back() -> str:
    return 'take back a group you laid out; remove the highlighted item'


def take_last_back() -> str:
    return 'take back the last card'


def larger() -> str:
    return 'make text and buttons larger'


def smaller() -> str:
    return 'make text and buttons smaller'


def show_keys() -> str:
    return 'show or hide the keys for the current screen'


def first_of_message() -> str:
    return 'dismiss a message'


def second_of_message() -> str:
    return 'choose the first option in a message'


def third_of_message() -> str:
    return 'choose the second option in a message'


def full_screen() -> str:
    return 'turn full screen on or off'


def scroll_up() -> str:
    return 'scroll up a page'


def scroll_down() -> str:
    return 'scroll down a page'


def to_first() -> str:
    return 'go to the first item, or to the top'


def to_last() -> str:
    return 'go to the last item, or to the bottom'
