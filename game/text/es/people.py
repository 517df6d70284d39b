"""Español: people. Made by `python -m tools.messages`."""
import datetime
from collections.abc import Sequence
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.es import todays_deal as _todays_deal
from game.text.spanish import LIST, NUMBER, plural


def people() -> str:
    return 'Personas'


def manage() -> str:
    return 'Añadir o cambiar personas'


def nobody_yet() -> str:
    return 'Todavía no hay nadie. Quien juega con su propio nombre aparece aquí después de su primera partida.'


def how_to_seat() -> str:
    return 'Arrastra una cara al asiento que quieras.'


def how_to_name() -> str:
    return 'Pulsa una cara de la mesa y escribe su nombre.'


def waits() -> str:
    return 'sin asiento'


def no_chair_free() -> str:
    return 'No queda ningún asiento libre. Arrastra la cara al asiento que quieras, o pulsa antes ' + __change_chairs() + '.'


def change_chairs() -> str:
    return 'Intercambiar a dos'


def change_chairs_tip() -> str:
    return 'Después pulsa dos caras'


def done_changing() -> str:
    return 'Listo'


def how_to_change() -> str:
    return 'Pulsa dos caras para cambiarles el asiento.'


def chairs_stay() -> str:
    return 'Cada cual conserva su asiento.'


def add() -> str:
    return 'Añadir a alguien'


def name() -> str:
    return 'Nombre'


def colour() -> str:
    return 'Color'


def usual_chair() -> str:
    return 'Asiento habitual'


def usual_partner() -> str:
    return 'Pareja habitual'


def remove() -> str:
    return 'Quitar de la lista'


def put_back() -> str:
    return 'Volver a la lista'


def removed() -> str:
    return 'fuera de la lista'


def removed_players(count: int) -> str:
    return 'Fuera de la lista (' + NUMBER(count) + ')'


def nobody_in_particular() -> str:
    return 'Nadie en particular'


def name_missing() -> str:
    return 'Hace falta un nombre.'


def you_is_nobody() -> str:
    return 'El juego ya usa el nombre «' + _nouns.you() + '».'


def how_to_add() -> str:
    return 'Añade a alguien para darle una cara, un color y un asiento habitual.'


def how_to_place() -> str:
    return 'Arrastra una cara a su asiento habitual.'


def own_colour() -> str:
    return 'el del dibujo'


def red() -> str:
    return 'rojo'


def orange() -> str:
    return 'naranja'


def yellow() -> str:
    return 'amarillo'


def green() -> str:
    return 'verde'


def teal() -> str:
    return 'verde azulado'


def blue() -> str:
    return 'azul'


def violet() -> str:
    return 'violeta'


def pink() -> str:
    return 'rosa'


def new_player() -> str:
    return 'Nombre nuevo'


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


def as_last_time() -> str:
    return 'Como la última vez'


def always_here() -> str:
    return 'Siempre este'


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
