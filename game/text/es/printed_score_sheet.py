"""Español: printed_score_sheet. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.spanish import LIST, NUMBER


heading = 'Hoja de puntos'
date = 'Fecha ____________________'
this_round = 'Esta ronda'
total = 'Total hasta ahora'
red_threes_left = 'Treses rojos que quedan'
all_red_threes = 'Todos los treses rojos'
threes = 'Canastas de treses'
twice = 'el doble'
minus = 'menos'


def title(rules: str) -> str:
    return 'Hoja de puntos: ' + rules


def sevens(clean: bool) -> str:
    return ('Canastas limpias de sietes' if clean else 'Canastas de sietes')


def double_books(size: int) -> str:
    return 'Canastas de ' + NUMBER(size) + ' cartas'


def left(tail: bool) -> str:
    return ('Queda en mano, pie y cola' if tail else 'Queda en mano y pie')


def each(points: int) -> str:
    return '× ' + NUMBER(points)


def each_minus(points: int) -> str:
    return '× ' + NUMBER(points) + ' menos'


def each_not_out(points: int, not_out: int) -> str:
    return '× ' + NUMBER(points) + ', sin cerrar × ' + NUMBER(not_out)


def opens(points: int) -> str:
    return 'para abrir ' + NUMBER(points)


def cards(values: str) -> str:
    return 'Cartas: ' + values + '.'


def to_open(minimums: str) -> str:
    return 'Para abrir: ' + minimums + '.'


def to_go_out(needs: Sequence[str]) -> str:
    return 'Para cerrar necesitas ' + LIST(needs) + '.'


def played_to(points: int) -> str:
    return 'Se juega hasta ' + NUMBER(points) + ' puntos.'


def counted(rows: str) -> str:
    return 'Esta ronda: ' + rows + '.'
