"""Español: turns_ahead. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


to_cut = 'corta ahora'
to_choose = 'elige ahora'
to_play = 'juega ahora'
is_asked = 'responde ahora'


def is_next(last: bool, who: Person) -> str:
    return ('después; luego, ' + ('tú' if who.is_you else who.name) if last else 'después')


def went_out(who: Person) -> str:
    return ('cerraste' if who.is_you else 'cerró')


def picked_up(who: Person, stack: Literal["foot", "tail"]) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' ' + ('el pie' if stack == "foot" else 'la cola')


def finished_book(who: Person, kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('completaste' if who.is_you else 'completó') + ' una ' + _nouns.kind_of_book(kind)


def drew(who: Person) -> str:
    return ('robaste' if who.is_you else 'robó')


def passed(who: Person) -> str:
    return ('terminaste la ronda' if who.is_you else 'terminó la ronda')


def took(who: Person, count: int) -> str:
    return ('tomaste ' + NUMBER(count) if who.is_you else 'tomó ' + NUMBER(count))


def laid(who: Person, count: int) -> str:
    return ('bajaste ' + NUMBER(count) if who.is_you else 'bajó ' + NUMBER(count))


def of_partner(said: str) -> str:
    return ('tu pareja' if not said else 'tu pareja · ' + said)
