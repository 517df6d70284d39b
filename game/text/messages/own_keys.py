"""Messages of the section own_keys, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def enter() -> str:
    return sections["own_keys"].enter()


def escape() -> str:
    return sections["own_keys"].escape()


def space() -> str:
    return sections["own_keys"].space()


def tab() -> str:
    return sections["own_keys"].tab()


def left() -> str:
    return sections["own_keys"].left()


def right() -> str:
    return sections["own_keys"].right()


def up() -> str:
    return sections["own_keys"].up()


def down() -> str:
    return sections["own_keys"].down()


def page_up() -> str:
    return sections["own_keys"].page_up()


def page_down() -> str:
    return sections["own_keys"].page_down()


def home() -> str:
    return sections["own_keys"].home()


def end() -> str:
    return sections["own_keys"].end()


def delete() -> str:
    return sections["own_keys"].delete()


def delete_short() -> str:
    return sections["own_keys"].delete_short()


def backspace() -> str:
    return sections["own_keys"].backspace()


def insert() -> str:
    return sections["own_keys"].insert()


def arrows() -> str:
    return sections["own_keys"].arrows()


def ctrl_arrows() -> str:
    return sections["own_keys"].ctrl_arrows()


def up_down() -> str:
    return sections["own_keys"].up_down()


def left_right() -> str:
    return sections["own_keys"].left_right()


def pages() -> str:
    return sections["own_keys"].pages()


def ranks() -> str:
    return sections["own_keys"].ranks()


def anything_else() -> str:
    return sections["own_keys"].anything_else()


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


def everywhere() -> str:
    return sections["own_keys"].everywhere()


def at_table() -> str:
    return sections["own_keys"].at_table()


def choosing() -> str:
    return sections["own_keys"].choosing()


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
