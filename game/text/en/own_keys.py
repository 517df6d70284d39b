"""English: own_keys. Made by `python -m tools.messages`."""


key_enter = 'Enter'
key_esc = 'Esc'
key_space = 'Space'
key_tab = 'Tab'
key_left = 'Left'
key_right = 'Right'
key_up = 'Up'
key_down = 'Down'
key_page_up = 'Page Up'
key_page_down = 'Page Down'
key_home = 'Home'
key_end = 'End'
key_delete = 'Delete'
key_del = 'Del'
key_backspace = 'Backspace'
key_insert = 'Insert'
key_arrows = 'Arrows'
key_ctrl_arrows = 'Ctrl + arrows'
key_up_down = 'Up, Down'
key_left_right = 'Left, Right'
key_page_up_down = 'Page Up, Page Down'
key_a_k_to_2_0 = 'A, K to 2, 0'
key_anything_else = 'Anything else'
no_key = 'no key'
press = 'press'
title = 'Your keys'
change_keys = 'Change keys'
place = 'Screen'
place_everywhere = 'Every screen'
place_table = 'The table'
place_choose = 'Choosing a stack'
left_hand = 'Left hand'
right_hand = 'Right hand'
usual_keys = 'Default keys'
how = 'Select an action, then press its new key.'
while_writing = "Text fields aren't affected."
left_taken = 'Left-hand keys are on. Use Tab to reach everything else.'
right_taken = 'Right-hand keys are on. Use Tab to reach everything else.'
usual_taken = 'All keys are back to their defaults.'
replace_title = 'Replace your keys?'
replace_words = 'The keys you chose yourself will be lost.'
replace = 'Replace them'
keep_mine = 'Keep mine'
only_with_others = 'Shift, Ctrl and the like only work together with another key. Press a different one.'
next_thing = 'go to the next item (with Shift, the previous one)'
go_left = 'go left, or to the choice on the left'
go_right = 'go right, or to the choice on the right'
go_up = 'move up'
go_down = 'move down'
press_ring = "press the highlighted item; play what's laid out"
choose = 'press or choose the highlighted item; skip an animation'
go_back = 'go back, or close a question'
explain = "explain what's highlighted or under the pointer"
take_back = 'take back a group you laid out; remove the highlighted item'
take_last_back = 'take back the last card'
larger = 'make text and buttons larger'
smaller = 'make text and buttons smaller'
show_keys = 'show or hide the keys for the current screen'
first_of_message = 'dismiss a message'
second_of_message = 'choose the first option in a message'
third_of_message = 'choose the second option in a message'
full_screen = 'turn full screen on or off'
scroll_up = 'scroll up a page'
scroll_down = 'scroll down a page'
to_first = 'go to the first item, or to the top'
to_last = 'go to the last item, or to the bottom'


def keypad(key: str) -> str:
    return 'Keypad ' + key


def with_ctrl(key: str) -> str:
    return 'Ctrl + ' + key


def with_shift(key: str) -> str:
    return 'Shift + ' + key


def range(first: str, last: str) -> str:
    return first + ' to ' + last


def row(key: str, does: str) -> str:
    return key + ': ' + does


def ask_for_key(does: str) -> str:
    return 'Press the key that should ' + does + '. Esc cancels.'


def taken(key: str, does: str) -> str:
    return 'You already use “' + key + '” to ' + does + '. Press it again to swap the two keys, or press another.'


def given(key: str, does: str) -> str:
    return 'Now press “' + key + '” to ' + does + '.'
