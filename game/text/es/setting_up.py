"""Español: setting_up. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns


title = 'Preparar una posición'
tip = 'Pon cada carta donde quieras y juega desde ahí'
places = 'Lugares'
take_out = 'Cartas aquí'
put_there = 'Aún en las barajas'
fill = 'Repartir el resto al azar'
filled = 'cada carta tiene su lugar'
how = 'Elige un lugar a la izquierda y pulsa las cartas que quieras añadir.'
clear = 'Vaciar la mesa'
nothing_to_clear = 'la mesa está vacía'
undo = 'Deshacer'
nothing_to_undo = 'nada que deshacer'
play = 'Jugar esto'
whose_turn = 'De quién es el turno'
about_to_draw = 'Va a robar'
has_drawn = 'Ya robó'
drawn = 'Este turno'
round = 'Ronda'
pile_order = 'la última está encima'
stock_order = 'la primera se roba primero'
not_yet = 'todavía no'
ready = 'Todo listo para jugar.'
foot_taken = 'Pie tomado'
foot_taken_no = 'No'
foot_taken_yes = 'Sí'
plays_from = 'Juega con'
foot = 'pie'
tail = 'cola'
new_meld = 'nueva'
red_threes = 'treses rojos'
pile = 'Pozo'
stock = 'Mazo'


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Mano' if stack == "hand" else 'Pie' if stack == "foot" else 'Cola')


def hand(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('mano' if stack == "hand" else 'pie, ya tomado' if stack == "foot" else 'cola, ya tomada')


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
