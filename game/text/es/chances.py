"""Español: chances. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.spanish import NUMBER, SIGNED, plural


def amount(what: Literal["jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws"], count: int) -> str:
    return ((NUMBER(count) + ' joker' if plural(count) == "one" else NUMBER(count) + ' jokers') if what == "jokers" else (NUMBER(count) + ' comodín' if plural(count) == "one" else NUMBER(count) + ' comodines') if what == "wilds" else (NUMBER(count) + ' tres rojo' if plural(count) == "one" else NUMBER(count) + ' treses rojos') if what == "red-threes" else (NUMBER(count) + ' par de comodines' if plural(count) == "one" else NUMBER(count) + ' pares de comodines') if what == "wild-pairs" else SIGNED(count) + ' puntos por el reparto' if what == "luck-deal" else SIGNED(count) + ' puntos por lo robado')


def counted(rounds: int, games: int) -> str:
    return ('1 ronda' if plural(rounds) == "one" else NUMBER(rounds) + ' rondas') + ' en ' + ('1 partida' if plural(games) == "one" else NUMBER(games) + ' partidas')


def nothing_counted() -> str:
    return 'Termina una ronda y verás aquí a quién le tocaron las cartas que todos quieren.'


def face(who: str, much: str, low: int, high: int, inside: bool) -> str:
    return who + ': ' + much + ', ' + ('dentro' if inside else 'fuera') + ' de la franja de ' + NUMBER(low) + ' a ' + NUMBER(high) + '.'
