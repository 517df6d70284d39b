"""Español: new_game. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, LIST, NUMBER


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return ('Esta mañana' if part == "morning" else 'Esta tarde' if part == "afternoon" else 'Esta noche')


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str, to_points: bool) -> str:
    return __now(part) + ' ' + ('juegas ' + who.name if who.is_you else 'juega ' + who.name) + ' a ' + rules + ('' if not partners else ' ' + 'con ' + partners) + ' contra ' + others + ('' if to_points else ' ' + 'a') + ' ' + length


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
    return 'Alguien nuevo'


def new_face_short() -> str:
    return 'Nuevo'


def your_players() -> str:
    return 'Tus jugadores'


def computer_players() -> str:
    return 'Jugadores virtuales'


def swaps_seats() -> str:
    return 'ya está en la mesa: cambian de sitio'


def person_here() -> str:
    return 'Alguien aquí'


def by_your_games() -> str:
    return 'por tus partidas'


def open_ended() -> str:
    return 'las rondas que hagan falta'


def as_rules_say(takes: str) -> str:
    return 'según las reglas, ' + takes


def books_to_go_out() -> str:
    return 'canastas para cerrar'


def character(size: int, takes: Literal["never", "all", "some"], count: int, way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], books: bool, clean: str, dirty: str, wild: str, sevens: str, all: str) -> str:
    return 'Canastas de ' + COUNT(size) + '. El pozo: ' + ('no se toma nunca' if takes == "never" else 'todo el pozo, ' + __pile_way(way) if takes == "all" else _nouns.cards(count) + ', ' + __pile_way(way)) + '.\nPara cerrar: ' + ('ninguna canasta' if not books else LIST([part for part in (__out_clean(clean) if clean else '', __out_dirty(dirty) if dirty else '', __out_wild(wild) if wild else '', __out_sevens(sevens) if sevens else '', __out_in_all(all) if all else '') if part])) + '.'


def pile_way(way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('con un par' if way == "pair" else 'jugando la carta superior' if way == "any_play" else 'con un par o un comodín' if way == "pair_or_wild" else 'con un par o en una combinación')


def out_clean(count: str) -> str:
    return 'limpias: ' + count


def out_dirty(count: str) -> str:
    return 'sucias: ' + count


def out_wild(count: str) -> str:
    return 'de comodines: ' + count


def out_sevens(count: str) -> str:
    return 'de sietes: ' + count


def out_in_all(count: str) -> str:
    return 'en total: ' + count


def now_a_seat(name: str) -> str:
    return 'Ahora pulsa un asiento para ' + name + '.'


def computer_sits(name: str, number: int) -> str:
    return name + ' ocupa el asiento ' + NUMBER(number) + ' como jugador virtual.'


def chair(place: str, plays: str) -> str:
    return (place if not plays else place + ', ' + plays)


__now = now
__pile_way = pile_way
__out_clean = out_clean
__out_dirty = out_dirty
__out_wild = out_wild
__out_sevens = out_sevens
__out_in_all = out_in_all
