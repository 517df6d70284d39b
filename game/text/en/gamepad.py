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
    return 'presses what has the white ring; in a field it opens the letters'


def back() -> str:
    return 'goes back, or closes a question'


def before_and_next() -> str:
    return 'go to the thing before and to the next'


def next() -> str:
    return 'goes to the next thing, and from the last to the first'


def show_buttons() -> str:
    return 'shows what the buttons do, and leads back from here'


def explain() -> str:
    return 'pressed, explains what has the ring'


def choose_card() -> str:
    return 'chooses the card that has the ring, lays the chosen cards there, or skips'


def take_back() -> str:
    return 'takes back what is laid out; otherwise opens the menu'


def draw() -> str:
    return 'draws; later discards the chosen card'


def take_pile() -> str:
    return 'takes the pile; later melds what is chosen, and plays what is laid out'


def undo() -> str:
    return 'takes a play back'


def hint() -> str:
    return 'shows what to play, then says why, then lays it out'


def zoom() -> str:
    return 'pressed, zooms in on what has the ring; again, it ends'


def open_menu() -> str:
    return 'opens the menu'


def scroll() -> str:
    return 'scroll a page'


def scroll_down() -> str:
    return 'scrolls a page down'


def press_enter() -> str:
    return 'presses Enter'


def neighbour() -> str:
    return 'go to the neighbour, and from choice to choice in a row of choices'


def scroll_stick() -> str:
    return 'up and down scrolls a page; left and right moves a card along the hand'


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
