"""Español: your_table. Made by `python -m tools.messages`."""


def title() -> str:
    return 'Tu mesa'


def cloth() -> str:
    return 'Tapete'


def card_back() -> str:
    return 'Dorso'


def deck() -> str:
    return 'Baraja'


def blue_and_red() -> str:
    return 'azul y M en las manos, rojo y P en los pies'


def plain_in_high_contrast() -> str:
    return 'Con alto contraste, la mesa queda lisa.'


def take() -> str:
    return 'Quiero esta mesa'


def play_here() -> str:
    return 'Jugar en esta mesa'


def surprise() -> str:
    return 'Sorpréndeme'


def chosen() -> str:
    return 'elegido'


def told(cloth: str, back: str, deck: str) -> str:
    return 'Una mesa con el tapete ' + cloth + ', el dorso ' + back + ' y la baraja ' + deck + '.'


def forest() -> str:
    return 'Bosque'


def claret() -> str:
    return 'Burdeos'


def midnight() -> str:
    return 'Medianoche'


def slate() -> str:
    return 'Pizarra'


def plum() -> str:
    return 'Ciruela'


def teal() -> str:
    return 'Petróleo'


def tartan() -> str:
    return 'Escocés'


def oak() -> str:
    return 'Roble'


def linen() -> str:
    return 'Lino'


def damask() -> str:
    return 'Damasco'


def harbour() -> str:
    return 'Puerto'


def deco() -> str:
    return 'Art déco'


def classic() -> str:
    return 'Clásico'


def waves() -> str:
    return 'Olas'


def fans() -> str:
    return 'Abanicos'


def night_sky() -> str:
    return 'Estrellas'


def leaves() -> str:
    return 'Hojas'


def rosette() -> str:
    return 'Roseta'


def lattice() -> str:
    return 'Celosía'


def tweed() -> str:
    return 'Tweed'


def ribbon() -> str:
    return 'Cinta'


def guilloche() -> str:
    return 'Guilloché'


def tiles() -> str:
    return 'Azulejos'


def four_colours() -> str:
    return '4 colores'


def colour_blind() -> str:
    return 'Daltonismo'


def large_letters() -> str:
    return 'Letra grande'
