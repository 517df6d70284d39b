"""Messages of the section gamepad, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def view() -> str:
    return sections["gamepad"].view()


def menu() -> str:
    return sections["gamepad"].menu()


def share() -> str:
    return sections["gamepad"].share()


def options() -> str:
    return sections["gamepad"].options()


def cross() -> str:
    return sections["gamepad"].cross()


def circle() -> str:
    return sections["gamepad"].circle()


def square() -> str:
    return sections["gamepad"].square()


def triangle() -> str:
    return sections["gamepad"].triangle()


def stick_up() -> str:
    return sections["gamepad"].stick_up()


def stick_down() -> str:
    return sections["gamepad"].stick_down()


def stick_left() -> str:
    return sections["gamepad"].stick_left()


def stick_right() -> str:
    return sections["gamepad"].stick_right()


def pad_and_stick() -> str:
    return sections["gamepad"].pad_and_stick()


def pad() -> str:
    return sections["gamepad"].pad()


def pad_and_sticks() -> str:
    return sections["gamepad"].pad_and_sticks()


def right_stick() -> str:
    return sections["gamepad"].right_stick()


def confirm() -> str:
    return sections["gamepad"].confirm()


def back() -> str:
    return sections["gamepad"].back()


def before_and_next() -> str:
    return sections["gamepad"].before_and_next()


def next() -> str:
    return sections["gamepad"].next()


def show_buttons() -> str:
    return sections["gamepad"].show_buttons()


def explain() -> str:
    return sections["gamepad"].explain()


def choose_card() -> str:
    return sections["gamepad"].choose_card()


def take_back() -> str:
    return sections["gamepad"].take_back()


def draw() -> str:
    return sections["gamepad"].draw()


def take_pile() -> str:
    return sections["gamepad"].take_pile()


def undo() -> str:
    return sections["gamepad"].undo()


def hint() -> str:
    return sections["gamepad"].hint()


def zoom() -> str:
    return sections["gamepad"].zoom()


def open_menu() -> str:
    return sections["gamepad"].open_menu()


def scroll() -> str:
    return sections["gamepad"].scroll()


def scroll_down() -> str:
    return sections["gamepad"].scroll_down()


def press_enter() -> str:
    return sections["gamepad"].press_enter()


def neighbour() -> str:
    return sections["gamepad"].neighbour()


def scroll_stick() -> str:
    return sections["gamepad"].scroll_stick()


def shift() -> str:
    return sections["gamepad"].shift()


def accents() -> str:
    return sections["gamepad"].accents()


def plain() -> str:
    return sections["gamepad"].plain()


def space() -> str:
    return sections["gamepad"].space()


def erase() -> str:
    return sections["gamepad"].erase()


def done() -> str:
    return sections["gamepad"].done()
