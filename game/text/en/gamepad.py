"""English: gamepad. Made by `python -m tools.messages`."""
from typing import Literal


pad_and_stick = 'D-pad, left stick'
pad = 'D-pad'
pad_and_sticks = 'D-pad, both sticks'
right_stick = 'Right stick'
confirm = 'press the highlighted item; in a text field, open an on-screen keyboard'
back = 'go back, or close a question'
before_and_next = 'go to the previous or next item'
next = 'go to the next item; after the last, back to the first'
show_buttons = 'show or hide what the buttons do'
explain = "press it to explain what's highlighted"
choose_card = 'choose the highlighted card, put the chosen cards on the highlighted place, or skip ahead'
take_back = "take back what's laid out; otherwise open the menu"
draw = 'draw; after that, discard the chosen card'
take_pile = "take the pile; after that, meld the chosen cards and play what's laid out"
undo = 'undo your last play'
hint = 'show what to play, then why, then lay it out'
zoom = "press it to zoom in on what's highlighted, and again to zoom out"
open_menu = 'open the menu'
scroll = 'scroll a page'
scroll_down = 'scroll down a page'
press_enter = 'press Enter'
neighbour = 'move the highlight, or change the choice in a row'
scroll_stick = 'up and down scroll a page; left and right move a card along your hand'
shift = 'Shift'
accents = 'éü'
plain = 'abc'
space = 'Space'
erase = 'Erase'
done = 'Done'


def button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Cross' if family == "playstation" else 'A') if button == "confirm" else ('Circle' if family == "playstation" else 'B') if button == "back" else ('Square' if family == "playstation" else 'X') if button == "west" else ('Triangle' if family == "playstation" else 'Y') if button == "north" else 'Stick up' if button == "stick_up" else 'Stick down' if button == "stick_down" else 'Stick left' if button == "stick_left" else 'Stick right' if button == "stick_right" else __edge_button(button, family))


def edge_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('L1' if family == "playstation" else 'L' if family == "nintendo" else 'L1' if family == "steam" else 'LB') if button == "left_shoulder" else ('R1' if family == "playstation" else 'R' if family == "nintendo" else 'R1' if family == "steam" else 'RB') if button == "right_shoulder" else ('L2' if family == "playstation" else 'ZL' if family == "nintendo" else 'L2' if family == "steam" else 'LT') if button == "left_trigger" else ('R2' if family == "playstation" else 'ZR' if family == "nintendo" else 'R2' if family == "steam" else 'RT') if button == "right_trigger" else __middle_button(button, family))


def middle_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Share' if family == "playstation" else '−' if family == "nintendo" else 'View') if button == "view" else ('Options' if family == "playstation" else '+' if family == "nintendo" else 'Menu') if button == "start" else ('L3' if family == "playstation" else 'L3' if family == "steam" else 'LS') if button == "left_stick" else ('R3' if family == "playstation" else 'R3' if family == "steam" else 'RS'))


__edge_button = edge_button
__middle_button = middle_button
