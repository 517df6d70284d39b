"""Messages of the section your_table, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def title() -> str:
    return sections["your_table"].title()


def cloth() -> str:
    return sections["your_table"].cloth()


def card_back() -> str:
    return sections["your_table"].card_back()


def deck() -> str:
    return sections["your_table"].deck()


def blue_and_red() -> str:
    return sections["your_table"].blue_and_red()


def plain_in_high_contrast() -> str:
    return sections["your_table"].plain_in_high_contrast()


def take() -> str:
    return sections["your_table"].take()


def play_here() -> str:
    return sections["your_table"].play_here()


def surprise() -> str:
    return sections["your_table"].surprise()


def chosen() -> str:
    return sections["your_table"].chosen()


def told(cloth: str, back: str, deck: str) -> str:
    return sections["your_table"].told(cloth, back, deck)


def forest() -> str:
    return sections["your_table"].forest()


def claret() -> str:
    return sections["your_table"].claret()


def midnight() -> str:
    return sections["your_table"].midnight()


def slate() -> str:
    return sections["your_table"].slate()


def plum() -> str:
    return sections["your_table"].plum()


def teal() -> str:
    return sections["your_table"].teal()


def tartan() -> str:
    return sections["your_table"].tartan()


def oak() -> str:
    return sections["your_table"].oak()


def linen() -> str:
    return sections["your_table"].linen()


def damask() -> str:
    return sections["your_table"].damask()


def harbour() -> str:
    return sections["your_table"].harbour()


def deco() -> str:
    return sections["your_table"].deco()


def classic() -> str:
    return sections["your_table"].classic()


def waves() -> str:
    return sections["your_table"].waves()


def fans() -> str:
    return sections["your_table"].fans()


def night_sky() -> str:
    return sections["your_table"].night_sky()


def leaves() -> str:
    return sections["your_table"].leaves()


def rosette() -> str:
    return sections["your_table"].rosette()


def lattice() -> str:
    return sections["your_table"].lattice()


def tweed() -> str:
    return sections["your_table"].tweed()


def ribbon() -> str:
    return sections["your_table"].ribbon()


def guilloche() -> str:
    return sections["your_table"].guilloche()


def tiles() -> str:
    return sections["your_table"].tiles()


def four_colours() -> str:
    return sections["your_table"].four_colours()


def colour_blind() -> str:
    return sections["your_table"].colour_blind()


def large_letters() -> str:
    return sections["your_table"].large_letters()
