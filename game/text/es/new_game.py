"""Español: new_game. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, LIST, NUMBER


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return ('Esta mañana' if part == "morning" else 'Esta tarde' if part == "afternoon" else 'Esta noche')


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str) -> str:
    return __now(part) + ' ' + ('juegas ' + who.name if who.is_you else 'juega ' + who.name) + ('' if not partners else ' ' + 'con ' + partners) + ' contra ' + others + ', ' + rules + ', ' + length + '.'


def you() -> str:
    return 'tú'


def some(count: int) -> str:
    return COUNT(count) + ' más'


def to_points(points: int) -> str:
    return 'a ' + NUMBER(points) + ' puntos'


def about_minutes(count: int) -> str:
    return 'unos ' + NUMBER(count) + ' minutos'


def who_sits(place: str) -> str:
    return '¿Quién se sienta ' + place + '?'


def who_partner() -> str:
    return '¿Quién es tu pareja?'


def who_partners() -> str:
    return '¿Quiénes juegan contigo?'


def who_against() -> str:
    return '¿Quién juega contra ti?'


def which_table() -> str:
    return '¿Cuántas personas juegan?'


def played_by() -> str:
    return 'Quién juega'


def how_well() -> str:
    return '¿Con qué nivel?'


def level_and_style() -> str:
    return 'Nivel y estilo'


def what_style() -> str:
    return '¿Con qué estilo?'


def how_long() -> str:
    return '¿Cuánto dura?'


def whose_rules() -> str:
    return '¿Con qué reglas?'


def more() -> str:
    return 'Más'


def done() -> str:
    return 'Listo'


def new_face() -> str:
    return 'Cara nueva'


def person_here() -> str:
    return 'Alguien aquí'


def by_your_games() -> str:
    return 'por tus partidas'


def one_round() -> str:
    return 'Una ronda'


def a_match() -> str:
    return 'Una partida'


def rounds_and_minutes(rounds: int, minutes: int) -> str:
    return _nouns.rounds(rounds) + ', unos ' + NUMBER(minutes) + ' minutos'


def to(points: int) -> str:
    return 'A ' + NUMBER(points)


def to_about(points: int) -> str:
    return 'hasta que un equipo tenga ' + NUMBER(points) + ' puntos'


def as_rules_say() -> str:
    return 'Según las reglas'


def character(size: int, pile: str, out: Sequence[str]) -> str:
    return 'Canastas de ' + COUNT(size) + '. El pozo: ' + pile + '.\nPara cerrar: ' + LIST(out) + '.'


def now_a_seat(name: str) -> str:
    return 'Ahora pulsa un asiento para ' + name + '.'


def computer_sits(name: str, number: int) -> str:
    return name + ' ocupa el asiento ' + NUMBER(number) + ' como jugador virtual.'


def chair(place: str, plays: str) -> str:
    return (place if not plays else place + ', ' + plays)


__now = now
