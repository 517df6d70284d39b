"""Español: new_game. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, LIST, NUMBER


you = 'tú'
who_partner = '¿Quién es tu pareja?'
who_partners = '¿Quiénes juegan contigo?'
who_against = '¿Quién juega contra ti?'
which_table = '¿Cuántas personas juegan?'
played_by = 'Quién juega'
how_well = '¿Con qué nivel?'
level_and_style = 'Nivel y estilo'
what_style = '¿Con qué estilo?'
how_long = '¿Cuánto dura?'
whose_rules = '¿Con qué reglas?'
more = 'Más'
done = 'Listo'
new_face = 'Alguien nuevo'
new_face_short = 'Nuevo'
your_players = 'Tus jugadores'
computer_players = 'Jugadores virtuales'
swaps_seats = 'ya está en la mesa: cambian de sitio'
person_here = 'Alguien aquí'
by_your_games = 'por tus partidas'
open_ended = 'las rondas que hagan falta'
books_to_go_out = 'canastas para cerrar'


def now(part: Literal["morning", "afternoon", "evening"]) -> str:
    return ('Esta mañana' if part == "morning" else 'Esta tarde' if part == "afternoon" else 'Esta noche')


def sentence(part: Literal["morning", "afternoon", "evening"], who: Person, partners: str, others: str, rules: str, length: str, to_points: bool) -> str:
    return __now(part) + ' ' + ('juegas ' + who.name if who.is_you else 'juega ' + who.name) + ' a ' + rules + ('' if not partners else ' ' + 'con ' + partners) + ' contra ' + others + ('' if to_points else ' ' + 'a') + ' ' + length


def some(count: int) -> str:
    return COUNT(count) + ' más'


def to_points(points: int) -> str:
    return 'a ' + NUMBER(points) + ' puntos'


def about_minutes(count: int) -> str:
    return 'unos ' + NUMBER(count) + ' minutos'


def who_sits(place: str) -> str:
    return '¿Quién se sienta ' + place + '?'


def as_rules_say(takes: str) -> str:
    return 'según las reglas, ' + takes


def character(size: int, takes: Literal["never", "all", "some"], count: int, way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], books: bool, clean: str, dirty: str, wild: str, sevens: str, all: str) -> str:
    return 'Canastas de ' + COUNT(size) + '. El pozo: ' + ('no se toma nunca' if takes == "never" else 'todo el pozo, ' + __pile_way(way) if takes == "all" else _nouns.cards(count) + ', ' + __pile_way(way)) + '.\nPara cerrar: ' + ('ninguna canasta' if not books else LIST([part for part in (__out_clean(clean) if clean else '', __out_dirty(dirty) if dirty else '', __out_wild(wild) if wild else '', __out_sevens(sevens) if sevens else '', __out_in_all(all) if all else '') if part])) + '.'


def pile_way(way: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('con un par' if way == "pair" else 'jugando la carta superior' if way == "any_play" else 'con un par o un comodín' if way == "pair_or_wild" else 'con un par o en una combinación')


def out_clean(count: str) -> str:
    return 'limpias (' + count + ')'


def out_dirty(count: str) -> str:
    return 'sucias (' + count + ')'


def out_wild(count: str) -> str:
    return 'de comodines (' + count + ')'


def out_sevens(count: str) -> str:
    return 'de sietes (' + count + ')'


def out_in_all(count: str) -> str:
    return 'en total (' + count + ')'


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
