"""Español: errors. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


good_part_not_saved = 'No se pudo guardar la parte buena. La partida dañada sigue como estaba.'
cannot_open = 'no se abre'
why_not_opened = 'Por qué no se abre'
newer_game = 'Esta partida se guardó con una versión más nueva de Hand and Foot. Instala esa versión para abrirla.'
cut_off = 'El programa se detuvo mientras guardaba la última jugada, así que falta esa. Todo lo anterior está aquí.'
seal_broken = 'Un sello de esta partida no es válido: las cartas guardadas no son las que se sellaron. Puedes seguir jugando igualmente.'
played_elsewhere = 'Esta partida se está jugando en otra ventana de Hand and Foot. La ves hasta donde está guardada.'
open_elsewhere = 'Esta partida está abierta en otra ventana de Hand and Foot. Sal primero de ella allí.'
huge_game = 'Este archivo es demasiado grande para ser una partida, así que no se abre. Queda como está.'
try_again = 'Reintentar'
saved_again = 'Ya están guardadas todas tus jugadas.'
disk_silent = 'El disco no responde. Sigue jugando: tus jugadas se guardan en cuanto responda.'
record_back = 'Alguien borró o movió el archivo de esta partida. Se ha guardado otra vez, con todas las jugadas.'
leave_anyway = 'Salir igualmente'
leave_now = 'Salir de la partida'
plain_thinking = 'Por ahora todos los jugadores virtuales juegan en Normal: el programa que piensa por ellos no funciona.'
not_all_saved = 'No se pudieron guardar las últimas jugadas de esa partida.'
still_playing = 'Todavía juegas este reparto'
still_playing_why = 'Esta partida muestra las cartas del reparto. Si la miras, tu propia partida deja de contar.'
look_anyway = 'Mirar igualmente'
not_now = 'Ahora no'
no_sound = 'Este dispositivo no tiene sonido, así que juegas en silencio.'
bug_title = 'Algo salió mal'
bug = 'El programa cometió un error y no puede seguir con esta pantalla. No fue culpa tuya.'
safe = 'Tu partida está a salvo: todas las jugadas están guardadas y puedes seguir donde estabas.'
not_safe = 'Tus últimas jugadas aún no están guardadas. Sigue jugando: se vuelve a intentar hasta que funcione.'
not_again = 'No se pudo seguir. Lo que se guardó de la partida queda como está.'
no_game = 'No había ninguna partida abierta. Todas tus partidas están como las dejaste.'
why_report = 'Un informe ayuda a arreglarlo. Contiene las versiones del programa y las jugadas de esta partida, sin nombres y sin las cartas de esta ronda que siguen ocultas.'
go_on_with_game = 'Seguir jugando'
save_report = 'Guardar informe'
save_without_cards = 'Informe sin cartas'
close_game = 'Salir del juego'
flaw_line_too_long = 'La línea pasa de 16 MiB.'
flaw_blank_line = 'La línea está vacía.'
flaw_not_utf8 = 'La línea no es texto en UTF-8.'
flaw_not_json = 'La línea no es JSON.'
flaw_nested_too_deep = 'La línea tiene demasiados niveles para leerla.'
flaw_no_header = 'Un registro empieza con una línea de tipo game.'
flaw_second_header = 'Un registro tiene una sola cabecera, su primera línea.'
flaw_no_complete_line = 'El archivo no tiene ninguna línea completa.'
flaw_bad_date = 'created no es una fecha con hora según ISO 8601.'
flaw_unequal_teams = 'Hacen falta al menos dos equipos del mismo tamaño.'
flaw_teams_out_of_turn = 'Los equipos se turnan alrededor de la mesa: con dos equipos, los asientos 0, 1, 2 y 3 son de los equipos 0, 1, 0 y 1.'
flaw_after_the_end = 'Después del final de la partida no puede haber nada.'
flaw_nothing_to_take_back = 'No hay nada que deshacer.'
flaw_no_such_entry = 'La línea habla de una ronda o de un equipo que no está en esta libreta de puntos.'
flaw_late_position = 'Una posición solo puede ocupar el lugar de la primera ronda.'
flaw_bad_draws = 'draws debe tener filas con una carta o null para cada asiento.'
flaw_seal_cut_too_deep = 'seal.cut debe ser menor que el número de cartas.'
flaw_broken_seal = 'El sello no es válido: estas cartas no son las que se sellaron.'
flaw_nothing_to_score = 'Aquí no acaba de terminar ninguna ronda, así que no hay nada que puntuar.'
flaw_match_not_over = 'La partida no ha terminado: alguna ronda no tiene aún su puntuación.'
flaw_nobody_cuts = 'Con estas reglas nadie corta.'
flaw_nobody_chooses = 'Con estas reglas nadie elige un montón.'
flaw_nobody_asks = 'Con estas reglas nadie pide permiso para cerrar.'
flaw_nobody_lays_red_threes = 'Con estas reglas nadie baja treses rojos.'
flaw_nobody_freezes = 'Con estas reglas nadie congela el pozo.'
flaw_proposal_out_of_phase = 'Una propuesta es propia de la fase answer y de ninguna otra.'
flaw_program_stumbled = 'El programa no entiende este registro.'
the_line = 'La línea'
nobody_out = 'Nadie cerró esta ronda.'
settings_not_understood = 'No se entiende tu archivo de ajustes, así que se usan los normales.'
settings_newer = 'Tus ajustes son de una versión más nueva del juego. Se conservan, pero se usan los normales.'
settings_left_alone = 'Tu archivo de ajustes es de una versión más nueva del juego y queda como está.'
people_newer = 'La lista de personas se guardó con una versión más nueva del juego. Queda como está, y lo que cambies aquí no se guardará.'


def too_large_a_table(seats: int, most: int) -> str:
    return 'Esta partida tiene ' + _nouns.seats(seats) + '. Aquí caben hasta ' + COUNT(most) + ', así que necesita una versión más nueva de Hand and Foot.'


def torn_line(number: int) -> str:
    return 'La línea ' + NUMBER(number) + ' quedó sin terminar y no se tiene en cuenta.'


def bad_line(line: int, why: str) -> str:
    return 'El archivo está dañado en la línea ' + NUMBER(line) + ': ' + why


def games_unreadable(reason: str) -> str:
    return 'No se pueden leer tus partidas guardadas (' + reason + '). Aun así puedes jugar una partida nueva.'


def games_unwritable(folder: str) -> str:
    return 'No se pueden guardar partidas en ' + folder + ': no se puede escribir allí. Puedes jugar y guardar una copia en otro lugar.'


def disk_fails(reason: str) -> str:
    return 'No se puede guardar la partida (' + reason + '). Sigue jugando: se vuelve a intentar hasta que funcione.'


def moves_unsaved(moves: int) -> str:
    return ('No todo está guardado en esta partida' if moves == 0 else 'Una jugada de esta partida no está guardada' if plural(moves) == "one" else CAPITAL(COUNT(moves, gender='f')) + ' jugadas de esta partida no están guardadas')


def leaving_loses(moves: int) -> str:
    return ('Perderás lo que no está guardado' if moves == 0 else 'Perderás esa jugada' if plural(moves) == "one" else 'Perderás ' + COUNT(moves, gender='f') + ' jugadas')


def record_open(name: str) -> str:
    return name + ' está abierto en otra ventana de Hand and Foot.'


def record_exists(name: str) -> str:
    return name + ' ya existe: una partida nueva necesita su propio archivo.'


def slow_file(name: str) -> str:
    return name + ' tardó demasiado en leerse, así que el juego sigue sin él. Nada cambia en él, y el juego volverá a intentarlo la próxima vez que lo abras.'


def unreadable(name: str, reason: str) -> str:
    return 'No se puede leer ' + name + ': ' + reason + '.'


def no_plain_file(name: str) -> str:
    return 'No se puede abrir ' + name + ': no es un archivo corriente.'


def no_game_in(name: str) -> str:
    return name + ' no es una partida de Hand and Foot, o su primera línea está dañada.'


def unwritable(name: str, reason: str) -> str:
    return 'No se puede escribir ' + name + ': ' + reason + '.'


def report_saved(path: str) -> str:
    return 'El informe está guardado: ' + path


def report_not_saved(why: str) -> str:
    return 'No se pudo guardar el informe: ' + why + '.'


def complaint(field: str, complaint: str) -> str:
    return field + ': ' + complaint + '.'


def wrong_kind(field: str, expected: str, got: str) -> str:
    return field + ': se esperaba ' + expected + ', pero es ' + got + '.'


def missing_key(field: str) -> str:
    return 'Falta ' + field + '.'


def kind(kind: Literal["int", "float", "str", "bool", "array", "object", "fraction", "null"]) -> str:
    return ('un número entero' if kind == "int" else 'un número' if kind == "float" else 'texto' if kind == "str" else 'true o false' if kind == "bool" else 'una lista' if kind == "array" else 'un objeto' if kind == "object" else 'un número con decimales' if kind == "fraction" else 'nada')


def wrong_value(complaint: str) -> str:
    return complaint + '.'


def wrong_position(complaint: str) -> str:
    return 'La posición es imposible: ' + complaint + '.'


def unknown_type(type: str) -> str:
    return 'No hay líneas de tipo «' + type + '».'


def newer_format(format: str, known: str) -> str:
    return 'El registro tiene el formato ' + format + ', más nuevo que este programa, que lee el formato ' + known + '.'


def too_many_seats(seats: int, most: int) -> str:
    return 'La partida tiene ' + NUMBER(seats) + ' asientos; este programa conoce mesas de hasta ' + NUMBER(most) + '.'


def huge_file(megabytes: int) -> str:
    return 'El registro ocupa ' + NUMBER(megabytes) + ' MB, más de lo que puede ocupar una partida.'


def no_such_seat(seat: int, players: int) -> str:
    return 'No hay asiento ' + NUMBER(seat) + ': los ' + NUMBER(players) + ' asientos se cuentan desde 0.'


def no_teammate(seat: int, asker: int) -> str:
    return 'El asiento ' + NUMBER(seat) + ' no es del equipo del asiento ' + NUMBER(asker) + ', que pide permiso para cerrar.'


def wrong_entries(key: str, entries: int, count: int, each: Literal["teams", "seats"]) -> str:
    return (key + ' tiene una entrada para ' + NUMBER(count) + ' ' + ('equipos' if each == "teams" else 'asientos') + ': da una para cada uno o quita ' + key + '.' if plural(entries) == "one" else key + ' tiene ' + NUMBER(entries) + ' entradas para ' + NUMBER(count) + ' ' + ('equipos' if each == "teams" else 'asientos') + ': da una para cada uno o quita ' + key + '.')


def round_goes_on(round: int) -> str:
    return 'La ronda ' + NUMBER(round) + ' aún no tiene puntuación.'


def score_missing(round: int) -> str:
    return 'Falta la puntuación de la ronda ' + NUMBER(round) + '.'


def wrong_round(ended: int, told: int) -> str:
    return 'Esta es la puntuación de la ronda ' + NUMBER(ended) + ', no de la ' + NUMBER(told) + '.'


def wrong_out(out: int) -> str:
    return 'Cerró esta ronda el asiento ' + NUMBER(out) + '.'


def wrong_points(team: int, key: str, points: str, told: str) -> str:
    return 'Equipo ' + NUMBER(team) + ': ' + key + ' debería ser ' + points + ', no ' + told + '.'


def wrong_totals(totals: str) -> str:
    return 'Los totales deberían ser ' + totals + '.'


def wrong_winners(winners: str) -> str:
    return 'Los equipos ganadores deberían ser ' + winners + '.'


def damaged(round: int) -> str:
    return ('Dañada, no se puede abrir' if round == 0 else 'Dañada en la ronda ' + NUMBER(round) + '; se puede guardar en parte')


def record_moved(name: str) -> str:
    return 'Otro programa cambió el archivo de esta partida, que queda como está. Tu partida entera sigue en «' + name + '».'


def settings_not_read(reason: str) -> str:
    return 'No se pueden leer tus ajustes (' + reason + '), así que se usan los normales.'


def settings_not_saved(reason: str) -> str:
    return 'No se pudieron guardar tus ajustes: ' + reason + '.'


def learning_not_read(who: Person, reason: str) -> str:
    return ('Ahora mismo no se puede leer lo que aprendiste (' + reason + ').' if who.is_you else 'Ahora mismo no se puede leer lo que aprendió ' + who.name + ' (' + reason + ').')


def learning_damaged(who: Person, file: str) -> str:
    return ('No se entiende el archivo de lo que aprendiste. Se conserva como ' + file + ' y se empieza otro nuevo.' if who.is_you else 'No se entiende el archivo de lo que aprendió ' + who.name + '. Se conserva como ' + file + ' y se empieza otro nuevo.')


def learning_damaged_and_stuck(who: Person, reason: str) -> str:
    return ('No se entiende el archivo de lo que aprendiste, y no se puede escribir otro nuevo: ' + reason + '. Queda como está.' if who.is_you else 'No se entiende el archivo de lo que aprendió ' + who.name + ', y no se puede escribir otro nuevo: ' + reason + '. Queda como está.')


def learning_newer(who: Person) -> str:
    return ('Lo que aprendiste se guardó con una versión más nueva del juego y queda como está. Puedes seguir aquí, pero no se guardará.' if who.is_you else 'Lo que aprendió ' + who.name + ' se guardó con una versión más nueva del juego y queda como está. Puedes seguir aquí, pero no se guardará.')


def learning_not_saved(who: Person, reason: str) -> str:
    return ('No se pudo guardar lo que aprendiste: ' + reason + '. El juego lo reintenta cada vez.' if who.is_you else 'No se pudo guardar lo que aprendió ' + who.name + ': ' + reason + '. El juego lo reintenta cada vez.')


def people_not_read(reason: str) -> str:
    return 'Ahora mismo no se puede leer la lista de personas (' + reason + ').'


def people_damaged(file: str) -> str:
    return 'No se entiende la lista de personas. Se conserva como ' + file + ' y se empieza otra nueva.'


def people_damaged_and_stuck(reason: str) -> str:
    return 'No se entiende la lista de personas, y no se puede escribir otra nueva: ' + reason + '. Queda como está.'


def people_not_saved(reason: str) -> str:
    return 'No se pudo guardar la lista de personas: ' + reason + '. El juego lo reintenta con cada cambio.'


def program_ended(what: str, report: str) -> str:
    return 'Algo salió mal dentro del programa (' + what + ')' + ('.' if not report else '; hay un informe en ' + report + '.')
