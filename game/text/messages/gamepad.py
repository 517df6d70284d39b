"""Messages of the section gamepad, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.language import sections


def button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return sections["gamepad"].button(button, family)


def edge_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return sections["gamepad"].edge_button(button, family)


def middle_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return sections["gamepad"].middle_button(button, family)


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
