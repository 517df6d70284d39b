"""English: gamepad. Made by `python -m tools.messages`."""
from typing import Literal


def button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Cross' if family == "playstation" else 'A') if button == "confirm" else ('Circle' if family == "playstation" else 'B') if button == "back" else ('Square' if family == "playstation" else 'X') if button == "west" else ('Triangle' if family == "playstation" else 'Y') if button == "north" else 'Stick up' if button == "stick_up" else 'Stick down' if button == "stick_down" else 'Stick left' if button == "stick_left" else 'Stick right' if button == "stick_right" else __edge_button(button, family))


def edge_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('L1' if family == "playstation" else 'L' if family == "nintendo" else 'L1' if family == "steam" else 'LB') if button == "left_shoulder" else ('R1' if family == "playstation" else 'R' if family == "nintendo" else 'R1' if family == "steam" else 'RB') if button == "right_shoulder" else ('L2' if family == "playstation" else 'ZL' if family == "nintendo" else 'L2' if family == "steam" else 'LT') if button == "left_trigger" else ('R2' if family == "playstation" else 'ZR' if family == "nintendo" else 'R2' if family == "steam" else 'RT') if button == "right_trigger" else __middle_button(button, family))


def middle_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Share' if family == "playstation" else '−' if family == "nintendo" else 'View') if button == "view" else ('Options' if family == "playstation" else '+' if family == "nintendo" else 'Menu') if button == "start" else ('L3' if family == "playstation" else 'L3' if family == "steam" else 'LS') if button == "left_stick" else ('R3' if family == "playstation" else 'R3' if family == "steam" else 'RS'))


def pad_and_stick() -> str:
    return 'D-pad, left stick'


def pad() -> str:
    return 'D-pad'


def pad_and_sticks() -> str:
    return 'D-pad, both sticks'


def right_stick() -> str:
    return 'Right stick'


def confirm() -> str:
    return 'press the highlighted item; in a text field, open an on-screen keyboard'


def back() -> str:
    return 'go back, or close a question'


def before_and_next() -> str:
    return 'go to the previous or next item'


def next() -> str:
    return 'go to the next item; after the last, back to the first'


def show_buttons() -> str:
    return 'show or hide what the buttons do'


def explain() -> str:
    return "press it to explain what's highlighted"


def choose_card() -> str:
    return 'choose the highlighted card, put the chosen cards on the highlighted place, or skip ahead'


def take_back() -> str:
    return "take back what's laid out; otherwise open the menu"


def draw() -> str:
    return 'draw; after that, discard the chosen card'


def take_pile() -> str:
    return "take the pile; after that, meld the chosen cards and play what's laid out"


def undo() -> str:
    return 'undo your last play'


def hint() -> str:
    return 'show what to play, then why, then lay it out'


def zoom() -> str:
    return "press it to zoom in on what's highlighted, and again to zoom out"


def open_menu() -> str:
    return 'open the menu'


def scroll() -> str:
    return 'scroll a page'


def scroll_down() -> str:
    return 'scroll down a page'


def press_enter() -> str:
    return 'press Enter'


def neighbour() -> str:
    return 'move the highlight, or change the choice in a row'


def scroll_stick() -> str:
    return 'up and down scroll a page; left and right move a card along your hand'


def shift() -> str:
    return 'Shift'


def accents() -> str:
    return 'éü'


def plain() -> str:
    return 'abc'


def space() -> str:
    return 'Space'


def erase() -> str:
    return 'Erase'


def done() -> str:
    return 'Done'


__edge_button = edge_button
__middle_button = middle_button
