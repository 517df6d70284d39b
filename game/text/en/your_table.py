"""English: your_table. Made by `python -m tools.messages`."""


def title() -> str:
    return 'Your table'


def cloth() -> str:
    return 'Cloth'


def card_back() -> str:
    return 'Card back'


def deck() -> str:
    return 'Deck'


def blue_and_red() -> str:
    return 'blue and H for hands, red and F for feet'


def plain_in_high_contrast() -> str:
    return 'High contrast keeps the table plain.'


def take() -> str:
    return 'Take this table'


def play_here() -> str:
    return 'Play on this table'


def surprise() -> str:
    return 'Surprise me'


def chosen() -> str:
    return 'chosen'


def told(cloth: str, back: str, deck: str) -> str:
    return 'A table with the cloth ' + cloth + ', the card back ' + back + ' and the deck ' + deck + '.'


def forest() -> str:
    return 'Forest'


def claret() -> str:
    return 'Claret'


def midnight() -> str:
    return 'Midnight'


def slate() -> str:
    return 'Slate'


def plum() -> str:
    return 'Plum'


def teal() -> str:
    return 'Teal'


def tartan() -> str:
    return 'Tartan'


def oak() -> str:
    return 'Oak'


def linen() -> str:
    return 'Linen'


def damask() -> str:
    return 'Damask'


def harbour() -> str:
    return 'Harbour'


def deco() -> str:
    return 'Art deco'


def classic() -> str:
    return 'Classic'


def waves() -> str:
    return 'Waves'


def fans() -> str:
    return 'Fans'


def night_sky() -> str:
    return 'Night sky'


def leaves() -> str:
    return 'Leaves'


def rosette() -> str:
    return 'Rosette'


def lattice() -> str:
    return 'Lattice'


def tweed() -> str:
    return 'Tweed'


def ribbon() -> str:
    return 'Ribbon'


def guilloche() -> str:
    return 'Guilloche'


def tiles() -> str:
    return 'Tiles'


def four_colours() -> str:
    return 'Four colours'


def colour_blind() -> str:
    return 'Colour-blind'


def large_letters() -> str:
    return 'Large letters'
