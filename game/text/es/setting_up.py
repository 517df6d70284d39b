"""Español: setting_up. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns


def title() -> str:
    return 'Preparar una posición'


def tip() -> str:
    return 'Pon cada carta donde quieras y juega desde ahí'


def places() -> str:
    return 'Lugares'


def take_out() -> str:
    return 'Cartas aquí'


def put_there() -> str:
    return 'Aún en las barajas'


def fill() -> str:
    return 'Repartir el resto al azar'


def filled() -> str:
    return 'cada carta tiene su lugar'


def how() -> str:
    return 'Elige un lugar a la izquierda y pulsa las cartas que quieras añadir.'


def clear() -> str:
    return 'Vaciar la mesa'


def nothing_to_clear() -> str:
    return 'la mesa está vacía'


def undo() -> str:
    return 'Deshacer'


def nothing_to_undo() -> str:
    return 'nada que deshacer'


def play() -> str:
    return 'Jugar esto'


def whose_turn() -> str:
    return 'De quién es el turno'


def about_to_draw() -> str:
    return 'Va a robar'


def has_drawn() -> str:
    return 'Ya robó'


def drawn() -> str:
    return 'Este turno'


def round() -> str:
    return 'Ronda'


def pile_order() -> str:
    return 'la última está encima'


def stock_order() -> str:
    return 'la primera se roba primero'


def not_yet() -> str:
    return 'todavía no'


def ready() -> str:
    return 'Todo listo para jugar.'


def foot_taken() -> str:
    return 'Pie tomado'


def foot_taken_no() -> str:
    return 'No'


def foot_taken_yes() -> str:
    return 'Sí'


def plays_from() -> str:
    return 'Juega con'


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Mano' if stack == "hand" else 'Pie' if stack == "foot" else 'Cola')


def hand(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('mano' if stack == "hand" else 'pie, ya tomado' if stack == "foot" else 'cola, ya tomada')


def foot() -> str:
    return 'pie'


def tail() -> str:
    return 'cola'


def new_meld() -> str:
    return 'nueva'


def red_threes() -> str:
    return 'treses rojos'


def pile() -> str:
    return 'Pozo'


def stock() -> str:
    return 'Mazo'


def of_player(who: Person, what: str) -> str:
    return ('Tu ' + what if who.is_you else who.name + ' · ' + what)


def of_team(team: str, what: str) -> str:
    return team + ' · ' + what


def cards_there(place: str, count: int) -> str:
    return place + ', ' + _nouns.cards(count)


def place_and_state(place: str, state: str) -> str:
    return place + '. ' + state


def of_kind(count: int, rank: Rank) -> str:
    return _nouns.of_rank(count, rank)


def still_empty(who: Person) -> str:
    return ('Todavía no tienes cartas.' if who.is_you else who.name + ' todavía no tiene cartas.')


def no_tail(who: Person) -> str:
    return ('Todavía no tienes cartas en la cola.' if who.is_you else who.name + ' todavía no tiene cartas en la cola.')


def red_three_held(who: Person) -> str:
    return ('Tienes un tres rojo. Con estas reglas se baja enseguida.' if who.is_you else who.name + ' tiene un tres rojo. Con estas reglas se baja enseguida.')


def no_meld(place: str, why: str) -> str:
    return place + ': ' + why


def unplayable(why: str) -> str:
    return 'Esto no se puede jugar: ' + why + '.'
