"""Español: printed_setup. Made by `python -m tools.messages`."""
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER


heading = 'Cómo preparar la mesa'
players = 'personas'
decks = 'barajas'
cards = 'cartas'
each_holds = 'recibe cada persona'
stock = 'quedan en el mazo'
seats = 'Los asientos se reparten de modo que dos personas del mismo equipo nunca jueguen seguidas.'
beside = 'También hacen falta una hoja de puntos y un lápiz. Una ficha de ayuda por persona viene bien.'


def title(rules: str) -> str:
    return 'Cómo preparar la mesa: ' + rules


def solo(players: int) -> str:
    return NUMBER(players) + ': en solitario'


def teams(players: int, teams: int, each: int) -> str:
    return NUMBER(players) + ': ' + _nouns.teams(teams) + ' de ' + COUNT(each)


def stack_size(count: int) -> str:
    return NUMBER(count) + ' cartas'


def not_the_same(tail: bool) -> str:
    return ('Los montones cambian de tamaño de una ronda a otra; estos números son de la primera.' if tail else 'Las manos o los pies cambian de tamaño de una ronda a otra; estos números son de la primera.')
