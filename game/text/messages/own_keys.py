"""Messages of the section own_keys, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def key_enter() -> str:
    return sections["own_keys"].key_enter()


def key_esc() -> str:
    return sections["own_keys"].key_esc()


def key_space() -> str:
    return sections["own_keys"].key_space()


def key_tab() -> str:
    return sections["own_keys"].key_tab()


def key_left() -> str:
    return sections["own_keys"].key_left()


def key_right() -> str:
    return sections["own_keys"].key_right()


def key_up() -> str:
    return sections["own_keys"].key_up()


def key_down() -> str:
    return sections["own_keys"].key_down()


def key_page_up() -> str:
    return sections["own_keys"].key_page_up()


def key_page_down() -> str:
    return sections["own_keys"].key_page_down()


def key_home() -> str:
    return sections["own_keys"].key_home()


def key_end() -> str:
    return sections["own_keys"].key_end()


def key_delete() -> str:
    return sections["own_keys"].key_delete()


def key_del() -> str:
    return sections["own_keys"].key_del()


def key_backspace() -> str:
    return sections["own_keys"].key_backspace()


def key_insert() -> str:
    return sections["own_keys"].key_insert()


def key_arrows() -> str:
    return sections["own_keys"].key_arrows()


def key_ctrl_arrows() -> str:
    return sections["own_keys"].key_ctrl_arrows()


def key_up_down() -> str:
    return sections["own_keys"].key_up_down()


def key_left_right() -> str:
    return sections["own_keys"].key_left_right()


def key_page_up_down() -> str:
    return sections["own_keys"].key_page_up_down()


def key_a_k_to_2_0() -> str:
    return sections["own_keys"].key_a_k_to_2_0()


def key_anything_else() -> str:
    return sections["own_keys"].key_anything_else()


def no_key() -> str:
    return sections["own_keys"].no_key()


def keypad(key: str) -> str:
    return sections["own_keys"].keypad(key)


def with_ctrl(key: str) -> str:
    return sections["own_keys"].with_ctrl(key)


def with_shift(key: str) -> str:
    return sections["own_keys"].with_shift(key)


def range(first: str, last: str) -> str:
    return sections["own_keys"].range(first, last)


def press() -> str:
    return sections["own_keys"].press()


def title() -> str:
    return sections["own_keys"].title()


def change_keys() -> str:
    return sections["own_keys"].change_keys()


def place() -> str:
    return sections["own_keys"].place()


def place_everywhere() -> str:
    return sections["own_keys"].place_everywhere()


def place_table() -> str:
    return sections["own_keys"].place_table()


def place_choose() -> str:
    return sections["own_keys"].place_choose()


def left_hand() -> str:
    return sections["own_keys"].left_hand()


def right_hand() -> str:
    return sections["own_keys"].right_hand()


def usual_keys() -> str:
    return sections["own_keys"].usual_keys()


def how() -> str:
    return sections["own_keys"].how()


def while_writing() -> str:
    return sections["own_keys"].while_writing()


def left_taken() -> str:
    return sections["own_keys"].left_taken()


def right_taken() -> str:
    return sections["own_keys"].right_taken()


def usual_taken() -> str:
    return sections["own_keys"].usual_taken()


def replace_title() -> str:
    return sections["own_keys"].replace_title()


def replace_words() -> str:
    return sections["own_keys"].replace_words()


def replace() -> str:
    return sections["own_keys"].replace()


def keep_mine() -> str:
    return sections["own_keys"].keep_mine()


def only_with_others() -> str:
    return sections["own_keys"].only_with_others()


def row(key: str, does: str) -> str:
    return sections["own_keys"].row(key, does)


def ask_for_key(does: str) -> str:
    return sections["own_keys"].ask_for_key(does)


def taken(key: str, does: str) -> str:
    return sections["own_keys"].taken(key, does)


def given(key: str, does: str) -> str:
    return sections["own_keys"].given(key, does)


def next_thing() -> str:
    return sections["own_keys"].next_thing()


def go_left() -> str:
    return sections["own_keys"].go_left()


def go_right() -> str:
    return sections["own_keys"].go_right()


def go_up() -> str:
    return sections["own_keys"].go_up()


def go_down() -> str:
    return sections["own_keys"].go_down()


def press_ring() -> str:
    return sections["own_keys"].press_ring()


def choose() -> str:
    return sections["own_keys"].choose()


def go_back() -> str:
    return sections["own_keys"].go_back()


def explain() -> str:
    return sections["own_keys"].explain()


def take_back() -> str:
    return sections["own_keys"].take_back()


def take_last_back() -> str:
    return sections["own_keys"].take_last_back()


def larger() -> str:
    return sections["own_keys"].larger()


def smaller() -> str:
    return sections["own_keys"].smaller()


def show_keys() -> str:
    return sections["own_keys"].show_keys()


def first_of_message() -> str:
    return sections["own_keys"].first_of_message()


def second_of_message() -> str:
    return sections["own_keys"].second_of_message()


def third_of_message() -> str:
    return sections["own_keys"].third_of_message()


def full_screen() -> str:
    return sections["own_keys"].full_screen()


def scroll_up() -> str:
    return sections["own_keys"].scroll_up()


def scroll_down() -> str:
    return sections["own_keys"].scroll_down()


def to_first() -> str:
    return sections["own_keys"].to_first()


def to_last() -> str:
    return sections["own_keys"].to_last()
