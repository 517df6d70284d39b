"""Español: deals. Made by `python -m tools.messages`."""
from game.text.spanish import COUNT, NUMBER, SIGNED, plural


def nothing_typed() -> str:
    return 'Primero escribe el código: tres grupos de cuatro letras y cifras.'


def strange_sign(signs: str, group: int, heard: str) -> str:
    return ('«' + signs + '» en el grupo ' + NUMBER(group) + ' no puede estar en un código: repasa el grupo ' + NUMBER(group) + '.' if not heard else '«' + signs + '» en el grupo ' + NUMBER(group) + ' no puede estar en un código: ¿no sería ' + heard + '?')


def characters(count: int) -> str:
    return ('un carácter' if plural(count) == "one" else COUNT(count) + ' caracteres')


def wrong_length(group: int, signs: str, count: int) -> str:
    return 'El grupo ' + NUMBER(group) + ', «' + signs + '», tiene ' + __characters(count) + '; cada grupo tiene cuatro.'


def code_too_short() -> str:
    return 'Falta algo: un código de reparto tiene tres grupos de cuatro.'


def code_too_long() -> str:
    return 'Sobra algo: un código de reparto tiene tres grupos de cuatro.'


def too_short(group: int, signs: str, count: int) -> str:
    return (__code_too_short() if group == 0 else __wrong_length(group, signs, count))


def too_long(group: int, signs: str, count: int) -> str:
    return (__code_too_long() if group == 0 else __wrong_length(group, signs, count))


def wrong_in_group(group: int, signs: str) -> str:
    return 'Un carácter del grupo ' + NUMBER(group) + ', «' + signs + '», no es correcto: pide que te lo lean otra vez.'


def swapped_in_group(group: int, signs: str) -> str:
    return 'Dos caracteres del grupo ' + NUMBER(group) + ', «' + signs + '», están cambiados de sitio: pide que te lo lean otra vez.'


def several_wrong() -> str:
    return 'Hay más de un carácter incorrecto: compara los tres grupos uno por uno.'


def wrong_sign(group: int, signs: str) -> str:
    return (__several_wrong() if group == 0 else __wrong_in_group(group, signs))


def some_swapped() -> str:
    return 'Hay dos caracteres cambiados de sitio: compara los tres grupos uno por uno.'


def changed_places(group: int, signs: str) -> str:
    return (__some_swapped() if group == 0 else __swapped_in_group(group, signs))


def code_of_rules() -> str:
    return 'Ese código es de unas reglas de la casa, no de un reparto: escríbelo en Reglas de la casa.'


def newer_version() -> str:
    return 'Este reparto se hizo con una versión más nueva del juego.'


def rules_not_here(signs: str) -> str:
    return 'Este reparto es para unas reglas de la casa que no tienes: pide su código, cuyo último grupo empieza por ' + signs + ', y escríbelo en Reglas de la casa.'


def table_for_no_code() -> str:
    return 'Esa mesa no cabe en un código de reparto: con cinco personas o más, todas las parejas tienen el mismo nivel y los demás asientos también.'


def seat_for_no_code(seat: str) -> str:
    return '«' + seat + '» no cabe en un código de reparto: cada asiento es human, easy, normal, hard o expert.'


def of_other_rules(rules: str, named: str) -> str:
    return 'Ese reparto es para «' + rules + '», no para «' + named + '».'


def only_for_new_deals() -> str:
    return '--teams, --seats, --seed y --round son para un reparto nuevo, así que no se combinan con un código ni con --date.'


def code_or_date() -> str:
    return 'Escribe un código o --date, no las dos cosas: el código del reparto de un día ya dice qué día es.'


def code_says_all() -> str:
    return 'El código del reparto fija la mesa, las cartas y la duración, así que --deal no se combina con --teams, --seed, --from, --duel ni --sealed.'


def with_bots() -> str:
    return 'Un código de reparto revela todas sus cartas, así que los bots no pueden jugarlo: cada asiento debe ser human o un nivel.'


def unreadable() -> str:
    return 'No se puede leer el código de reparto de la cabecera, así que no se pueden comprobar las cartas.'


def other_cards() -> str:
    return 'Las cartas de la primera ronda no son las del código de la cabecera.'


def no_date(text: str) -> str:
    return '«' + text + '» no es una fecha: escríbela así: 2026-11-20.'


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


__characters = characters
__wrong_length = wrong_length
__code_too_short = code_too_short
__code_too_long = code_too_long
__wrong_in_group = wrong_in_group
__several_wrong = several_wrong
__swapped_in_group = swapped_in_group
__some_swapped = some_swapped
