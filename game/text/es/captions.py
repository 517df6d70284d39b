"""Español: captions. Made by `python -m tools.messages`."""


def turn() -> str:
    return 'Te toca'


def refused() -> str:
    return 'No se puede'


def call() -> str:
    return 'Alguien puede cerrar, o solo tiene una carta'


def clean() -> str:
    return 'Canasta limpia completa'


def dirty() -> str:
    return 'Canasta sucia completa'


def wild() -> str:
    return 'Canasta de comodines completa'


def out() -> str:
    return 'La ronda terminó'


def match() -> str:
    return 'La partida terminó'


def pile() -> str:
    return 'Alguien toma el pozo'


def foot() -> str:
    return 'Alguien toma su pie'


def tail() -> str:
    return 'Alguien toma su cola'


def shuffle() -> str:
    return 'Se barajan las cartas'


def deal() -> str:
    return 'Se reparten las cartas'
