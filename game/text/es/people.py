"""Español: people. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.es import todays_deal as _todays_deal
from game.text.spanish import LIST, NUMBER, plural


people = 'Personas'
manage = 'Añadir o cambiar personas'
nobody_yet = 'Todavía no hay nadie. Quien juega con su propio nombre aparece aquí después de su primera partida.'
how_to_seat = 'Arrastra una cara al asiento que quieras.'
how_to_name = 'Pulsa una cara de la mesa y escribe su nombre.'
waits = 'sin asiento'
change_chairs = 'Intercambiar a dos'
change_chairs_tip = 'Después pulsa dos caras'
done_changing = 'Listo'
how_to_change = 'Pulsa dos caras para cambiarles el asiento.'
chairs_stay = 'Cada cual conserva su asiento.'
add = 'Añadir a alguien'
name = 'Nombre'
colour = 'Color'
usual_chair = 'Asiento habitual'
usual_partner = 'Pareja habitual'
remove = 'Quitar de la lista'
put_back = 'Volver a la lista'
removed = 'fuera de la lista'
nobody_in_particular = 'Nadie en particular'
name_missing = 'Hace falta un nombre.'
how_to_add = 'Añade a alguien para darle una cara, un color y un asiento habitual.'
how_to_place = 'Arrastra una cara a su asiento habitual.'
own_colour = 'el del dibujo'
red = 'rojo'
orange = 'naranja'
yellow = 'amarillo'
green = 'verde'
teal = 'verde azulado'
blue = 'azul'
violet = 'violeta'
pink = 'rosa'
new_player = 'Nombre nuevo'
as_last_time = 'Como la última vez'
always_here = 'Siempre este'


def no_chair_free() -> str:
    return 'No queda ningún asiento libre. Arrastra la cara al asiento que quieras, o pulsa antes ' + __change_chairs + '.'


def removed_players(count: int) -> str:
    return 'Fuera de la lista (' + NUMBER(count) + ')'


def you_is_nobody() -> str:
    return 'El juego ya usa el nombre «' + _nouns.you + '».'


def another_new_player(number: int) -> str:
    return 'Nombre nuevo ' + NUMBER(number)


def name_taken(name: str) -> str:
    return 'Otra persona ya se llama ' + name + '.'


def name_stays(name: str) -> str:
    return 'El nombre sigue siendo ' + name + '.'


def added(name: str) -> str:
    return name + ' está en la lista. Escribe el nombre.'


def is_off(name: str) -> str:
    return name + ' ya no está en la lista. Puedes deshacerlo.'


def is_back(name: str) -> str:
    return name + ' está otra vez en la lista.'


def seat(number: int) -> str:
    return ('asiento 1, delante' if number == 1 else 'asiento ' + NUMBER(number))


def more_here(number: int) -> str:
    return '+' + NUMBER(number)


def sits_as_last_time(name: str) -> str:
    return name + ' se sienta donde la última vez.'


def partner_as_last_time(name: str) -> str:
    return ('Como la última vez' if not name else 'Como la última vez: ' + name)


def usually(number: int, partner: str) -> str:
    return (('' if not partner else 'Con ' + partner) if number == 0 else ('Asiento ' + NUMBER(number) if not partner else 'Asiento ' + NUMBER(number) + ', con ' + partner))


def sits(place: str) -> str:
    return 'está ' + place


def sat_down(name: str, number: int, partners: Sequence[str]) -> str:
    return (name + ' ocupa el asiento ' + NUMBER(number) + '.' if len(partners) == 0 else name + ' ocupa el asiento ' + NUMBER(number) + ', con ' + LIST(partners) + '.')


def stood_up(name: str, number: int, other: str) -> str:
    return name + ' dejó el asiento ' + NUMBER(number) + '. Ahora lo ocupa ' + other + '.'


def changed_chairs(one: Person, other: Person) -> str:
    return 'Asientos cambiados: ' + one.name + ' y ' + other.name + '.'


def first_picked(who: Person) -> str:
    return ('Ahora pulsa la cara con la que quieres cambiar de asiento.' if who.is_you else 'Ahora pulsa la cara que cambia de asiento con ' + who.name + '.')


def same_as(day: datetime.date, days: int, week: bool, year: bool) -> str:
    return ('La de hoy' if days == 0 else 'La de ayer' if days == 1 else ('La del ' + _nouns.weekday(day.isoweekday()) + ' pasado' if week else 'La del ' + (_todays_deal.day(day) if year else _todays_deal.date_of_year(day))))


def brings_back(names: Sequence[str], players: str, rules: str, has_table: bool, has_rules: bool, cards: bool) -> str:
    return ((players + (', con cartas de verdad y reglamento' if cards else ', reglamento') + ' ' + rules + '.' if has_rules else players + (', con cartas de verdad' if cards else '') + '. El reglamento «' + rules + '» ya no existe, así que sigue el actual.') if has_table else LIST(names) + '. El reglamento «' + rules + '» ya no permite esa mesa.')


__change_chairs = change_chairs
