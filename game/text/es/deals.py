"""Español: deals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


nothing_typed = 'Primero escribe el código: tres grupos de cuatro letras y cifras.'
code_too_short = 'Falta algo: un código de reparto tiene tres grupos de cuatro.'
code_too_long = 'Sobra algo: un código de reparto tiene tres grupos de cuatro.'
several_wrong = 'Hay más de un carácter incorrecto: compara los tres grupos uno por uno.'
some_swapped = 'Hay dos caracteres cambiados de sitio: compara los tres grupos uno por uno.'
code_of_rules = 'Ese código es de unas reglas de la casa, no de un reparto: escríbelo en Reglas de la casa.'
newer_version = 'Este reparto se hizo con una versión más nueva del juego.'
table_for_no_code = 'Esa mesa no cabe en un código de reparto: con cinco personas o más, todas las parejas tienen el mismo nivel y los demás asientos también.'
only_for_new_deals = '--teams, --seats, --seed y --round son para un reparto nuevo, así que no se combinan con un código ni con --date.'
code_or_date = 'Escribe un código o --date, no las dos cosas: el código del reparto de un día ya dice qué día es.'
code_says_all = 'El código del reparto fija la mesa, las cartas y la duración, así que --deal no se combina con --teams, --seed, --from, --duel ni --sealed.'
with_bots = 'Un código de reparto revela todas sus cartas, así que los bots no pueden jugarlo: cada asiento debe ser human o un nivel.'
unreadable = 'No se puede leer el código de reparto de la cabecera, así que no se pueden comprobar las cartas.'
other_cards = 'Las cartas de la primera ronda no son las del código de la cabecera.'


def strange_sign(signs: str, group: int, heard: str) -> str:
    return ('«' + signs + '» en el grupo ' + NUMBER(group) + ' no puede estar en un código: repasa el grupo ' + NUMBER(group) + '.' if not heard else '«' + signs + '» en el grupo ' + NUMBER(group) + ' no puede estar en un código: ¿no sería ' + heard + '?')


def characters(count: int) -> str:
    return ('un carácter' if plural(count) == "one" else COUNT(count) + ' caracteres')


def wrong_length(group: int, signs: str, count: int) -> str:
    return 'El grupo ' + NUMBER(group) + ', «' + signs + '», tiene ' + __characters(count) + '; cada grupo tiene cuatro.'


def too_short(group: int, signs: str, count: int) -> str:
    return (__code_too_short if group == 0 else __wrong_length(group, signs, count))


def too_long(group: int, signs: str, count: int) -> str:
    return (__code_too_long if group == 0 else __wrong_length(group, signs, count))


def wrong_in_group(group: int, signs: str) -> str:
    return 'Un carácter del grupo ' + NUMBER(group) + ', «' + signs + '», no es correcto: pide que te lo lean otra vez.'


def swapped_in_group(group: int, signs: str) -> str:
    return 'Dos caracteres del grupo ' + NUMBER(group) + ', «' + signs + '», están cambiados de sitio: pide que te lo lean otra vez.'


def wrong_sign(group: int, signs: str) -> str:
    return (__several_wrong if group == 0 else __wrong_in_group(group, signs))


def changed_places(group: int, signs: str) -> str:
    return (__some_swapped if group == 0 else __swapped_in_group(group, signs))


def rules_not_here(signs: str) -> str:
    return 'Este reparto es para unas reglas de la casa que no tienes: pide su código, cuyo último grupo empieza por ' + signs + ', y escríbelo en Reglas de la casa.'


def seat_for_no_code(seat: str) -> str:
    return '«' + seat + '» no cabe en un código de reparto: cada asiento es human, easy, normal, hard o expert.'


def of_other_rules(rules: str, named: str) -> str:
    return 'Ese reparto es para «' + rules + '», no para «' + named + '».'


def no_date(text: str) -> str:
    return '«' + text + '» no es una fecha; escríbela así: 2026-11-20.'


def none_on(day: str, first: str, last: str) -> str:
    return 'No hay reparto para ' + day + ': los hay desde ' + first + ' hasta ' + last + '.'


def in_short(rules: str, round: int, day: str) -> str:
    return rules + ', ' + ('una partida entera' if round == 0 else 'una ronda como la ' + NUMBER(round)) + ('' if not day else ', el reparto de ' + day)


def who_begins(dealer: int, first: int) -> str:
    return 'reparte el asiento ' + NUMBER(dealer) + ', empieza el asiento ' + NUMBER(first) + '; las cartas, la de arriba primero:'


def par_is_for(code: str, seat: int) -> str:
    return code + ', asiento ' + NUMBER(seat) + ': puntos de ventaja sobre el mejor de los otros equipos, de media'


def par(level: str, points: int, error: int, games: int) -> str:
    return level + ': ' + SIGNED(points) + ' ' + ('(1 partida)' if plural(games) == "one" else '(±' + NUMBER(error) + ', ' + NUMBER(games) + ' partidas)')


def par_may_be_chance(levels: Sequence[str]) -> str:
    return 'La diferencia entre ' + LIST(levels) + ' puede deberse al azar.'


__characters = characters
__wrong_length = wrong_length
__code_too_short = code_too_short
__code_too_long = code_too_long
__wrong_in_group = wrong_in_group
__several_wrong = several_wrong
__swapped_in_group = swapped_in_group
__some_swapped = some_swapped
