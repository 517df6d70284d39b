"""English: gamepad. Made by `python -m tools.messages`."""


def view() -> str:
    return 'View'


def menu() -> str:
    return 'Menu'


def share() -> str:
    return 'Share'


def options() -> str:
    return 'Options'


def cross() -> str:
    return 'Cross'


def circle() -> str:
    return 'Circle'


def square() -> str:
    return 'Square'


def triangle() -> str:
    return 'Triangle'


def stick_up() -> str:
    return 'Stick up'


def stick_down() -> str:
    return 'Stick down'


def stick_left() -> str:
    return 'Stick left'


def stick_right() -> str:
    return 'Stick right'


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
    return "when pressed, explain what's highlighted"


def choose_card() -> str:
    return 'choose the highlighted card, put chosen cards on a highlighted place, or skip'


def take_back() -> str:
    return "take back what's laid out; otherwise open the menu"


def draw() -> str:
    return 'draw; later, discard the chosen card'


def take_pile() -> str:
    return "take the pile; later, meld the chosen cards and play what's laid out"


def undo() -> str:
    return 'undo your last play'


def hint() -> str:
    return 'show what to play, then why, then lay it out'


def zoom() -> str:
    return "when pressed, zoom in on what's highlighted; again to zoom out"


def open_menu() -> str:
    return 'open the menu'


def scroll() -> str:
    return 'scroll a page'


def scroll_down() -> str:
    return 'scroll down a page'


def press_enter() -> str:
    return 'press Enter'


def neighbour() -> str:
    return 'move the highlight, or pick another choice in a row'


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
