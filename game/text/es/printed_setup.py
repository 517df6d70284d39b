"""Español: printed_setup. Made by `python -m tools.messages`."""
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER


def heading() -> str:
    return 'Cómo preparar la mesa'


def title(rules: str) -> str:
    return 'Cómo preparar la mesa: ' + rules


def players() -> str:
    return 'personas'


def decks() -> str:
    return 'barajas'


def cards() -> str:
    return 'cartas'


def each_holds() -> str:
    return 'recibe cada persona'


def stock() -> str:
    return 'quedan en el mazo'


def solo(players: int) -> str:
    return NUMBER(players) + ': en solitario'


def teams(players: int, teams: int, each: int) -> str:
    return NUMBER(players) + ': ' + _nouns.teams(teams) + ' de ' + COUNT(each)


def stack_size(count: int) -> str:
    return NUMBER(count) + ' cartas'


def seats() -> str:
    return 'Los asientos se reparten de modo que dos personas del mismo equipo nunca jueguen seguidas.'


def not_the_same(tail: bool) -> str:
    return ('Los montones cambian de tamaño de una ronda a otra; estos números son de la primera.' if tail else 'Las manos o los pies cambian de tamaño de una ronda a otra; estos números son de la primera.')


def beside() -> str:
    return 'También hacen falta una hoja de puntos y un lápiz. Una ficha de ayuda por persona viene bien.'
