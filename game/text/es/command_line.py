"""Español: command_line. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


every_command = 'opciones de todas las órdenes'
stopped = 'Detenido.'
no_display = 'No hay pantalla en la que abrir una ventana: no están definidas DISPLAY ni WAYLAND_DISPLAY.'
no_home = 'No se encuentra tu carpeta personal: define HOME o indica una carpeta para tus partidas con --data-dir.'
simulate_needs = 'simulate necesita --rules y --games.'
simulate_from_needs = 'simulate --from necesita --line y --games.'
only_with_from = '--line y --redeal van con --from: indica el registro desde el que se continúa.'
record_says_all = 'Las reglas y la mesa son las del registro, así que --from no admite --rules, --teams ni --duel.'
simulation_with_people = 'En una simulación nadie juega en persona: en los asientos hay niveles o bots.'
demo_with_people = 'En una demostración solo hay jugadores virtuales: indica niveles.'
only_for_duels = '--until, --all-pairs y --first son para comparaciones: indica quiénes juegan con --duel.'
duel_players = '--duel necesita dos o más niveles o bots, separados por comas.'
duel_keeps_no_records = '--duel no guarda registros, así que no admite --out.'
cluster_keeps_no_records = 'En un clúster se juega en otro lugar, así que --executor no admite --out.'
sealed_duel = '--sealed es para registros, y un duelo no guarda ninguno.'
cluster_and_workers = '--workers son procesos de este dispositivo, y un clúster tiene los suyos: usa solo una de las dos opciones.'
no_seed_came = '--seed - lee la semilla de la entrada, pero no llegó nada.'
two_side_by_side = 'Puedes comparar como máximo dos reglamentos.'
one_page = 'En una página solo cabe un reglamento: indica cuál.'
changes_without_page = '--changes solo funciona con --html y la hoja de reglas.'
page_without_file = '--page dice qué escribe --html: indica también ese archivo.'
fields_of_a_file = 'Los campos de un archivo de reglas'
the_file = 'el archivo'
is_a_folder = 'es una carpeta; indica un archivo que esté en ella'
still_played = 'Esta partida se está jugando todavía, y las cartas ajenas siguen ocultas hasta que termine.'
nothing_played = 'En esta partida aún no se ha jugado nada, así que no hay nada que repasar.'
nobody_to_ask = 'No hay ninguna jugada de un jugador virtual por la que preguntar.'
weights_found_by_trial = 'Para estas reglas de la casa no hay pesos preparados: los jugadores virtuales hallaron los suyos en rondas de prueba, y aquí se hizo lo mismo.'
no_dask = 'Un clúster necesita Dask: instala el juego con `pip install .[dask]` aquí y en todas sus máquinas.'
found = 'Encontrado.'
not_found = 'No encontrado.'
bots_are_free = 'En este sistema nada limita a un bot: puede leer tus archivos y usar la red. Ejecuta solo programas de confianza.'


def opens_no_window(command: str) -> str:
    return command + ' no abre ninguna ventana, así que no admite --targets ni --size.'


def too_few_lines(file: str, lines: int) -> str:
    return (file + ' solo tiene una línea.' if plural(lines) == "one" else file + ' solo tiene ' + NUMBER(lines) + ' líneas.')


def no_seat(seat: int, players: int) -> str:
    return 'No hay asiento ' + NUMBER(seat) + ': los ' + NUMBER(players) + ' asientos se cuentan desde 0.'


def still_playing(record: str) -> str:
    return 'Todavía juegas este reparto (' + record + '): añade --anyway para mirarlo. Entonces tu propia partida deja de contar.'


def seat_still_plays(name: str) -> str:
    return 'Las cartas de ' + name + ' siguen ocultas hasta que termine la partida.'


def damaged_from(file: str, line: int, why: str) -> str:
    return file + ' está dañado en la línea ' + NUMBER(line) + ', así que esto abarca lo anterior. ' + why


def sealed(line: str, words: str, of: Literal["round", "shuffle"], round: int, holds: bool) -> str:
    return ('Ronda ' + NUMBER(round) if of == "round" else 'Ronda ' + NUMBER(round) + ', descartes barajados') + ': ' + ('el sello «' + words + '» es válido.' if holds else 'el sello «' + words + '» no es válido, porque las cartas de la línea ' + line + ' no son la baraja que se selló.')


def not_sealed(packs: int) -> str:
    return ('Una baraja no lleva sello, así que no hay nada que comprobar.' if plural(packs) == "one" else CAPITAL(COUNT(packs, gender='f')) + ' barajas no llevan sello, así que no hay nada que comprobar.')


def answered_otherwise(line: str, who: str, other: int, deals: int) -> str:
    return 'Línea ' + line + ': en ' + COUNT(other) + ' de ' + COUNT(deals) + ' repartos, ' + who + ' habría hecho otra jugada.'


def asked_again(who: str, moves: int, otherwise: int) -> str:
    return (who + ': ' + ('una jugada repetida' if plural(moves) == "one" else NUMBER(moves) + ' jugadas repetidas') + ', siempre con la misma respuesta. Las cartas ocultas no influyeron.' if otherwise == 0 else who + ': ' + ('una jugada repetida' if plural(moves) == "one" else NUMBER(moves) + ' jugadas repetidas') + '; una depende de cartas ocultas. Es un error del programa.' if plural(otherwise) == "one" else who + ': ' + ('una jugada repetida' if plural(moves) == "one" else NUMBER(moves) + ' jugadas repetidas') + '; ' + COUNT(otherwise, gender='f') + ' dependen de cartas ocultas. Es un error del programa.')


def bot_cannot_be_asked(who: str) -> str:
    return who + ' es un bot, así que sus jugadas no se pueden comprobar.'


def played_by_another_app(app: str) -> str:
    return 'Esta partida se jugó con la versión ' + app + ', cuyos jugadores virtuales quizá decidían de otra forma.'


def moves_replaced(who: str, count: int) -> str:
    return (who + ': una vez se hizo una jugada del programa' if plural(count) == "one" else who + ': ' + NUMBER(count) + ' veces se hizo una jugada del programa')


def late_frames(frames: int) -> str:
    return ('un fotograma tardó más de 20 ms' if plural(frames) == "one" else NUMBER(frames) + ' fotogramas tardaron más de 20 ms')


def cannot_merge(why: str) -> str:
    return 'Estos resultados no se pueden unir: ' + why + '.'


def deal_twice(number: int, one: str, other: str) -> str:
    return 'el reparto ' + NUMBER(number) + ' de ' + one + ' contra ' + other + ' está en dos de los archivos'


def no_duel_answer(file: str) -> str:
    return file + ' no contiene una respuesta de simulate --duel --json.'


def seats_do_not_fit(seats: int, shape: str, players: int) -> str:
    return ('Indicaste un asiento, pero una mesa de ' + shape + ' tiene ' + NUMBER(players) + '.' if plural(seats) == "one" else 'Indicaste ' + NUMBER(seats) + ' asientos, pero una mesa de ' + shape + ' tiene ' + NUMBER(players) + '.')


def no_scheduler(place: str) -> str:
    return 'En ' + place + ' no responde ningún planificador de Dask.'


def no_workers(place: str) -> str:
    return 'El clúster de ' + place + ' no tiene procesos de trabajo.'


def no_game_there(place: str) -> str:
    return 'El clúster de ' + place + ' no tiene el juego: instálalo para el planificador y los procesos de trabajo.'


def no_window(why: str) -> str:
    return 'Aquí no se puede abrir ninguna ventana: ' + why + '.'


def no_command(word: str, commands: str) -> str:
    return 'No existe la orden ' + word + '; hay ' + commands + '.'


def no_size(text: str) -> str:
    return text + ' no es un tamaño como 1280x720'


def too_large_a_window(text: str, most: str) -> str:
    return text + ' es demasiado grande: una ventana tiene como máximo ' + most + ' píxeles'


def no_whole_number(text: str) -> str:
    return text + ' no es un número entero'


def too_small(text: str, least: str) -> str:
    return text + ' es menor que ' + least


def too_great(text: str, most: str) -> str:
    return text + ' es mayor que ' + most


def unusable_path(text: str, reason: str) -> str:
    return 'no se puede usar ' + text + ': ' + reason


def would_be_replaced(path: str, others: int) -> str:
    return ('Se reemplazaría ' + path + ': indica otro lugar o añade --force.' if others == 0 else 'Se reemplazarían ' + path + ' y otro archivo: indica otro lugar o añade --force.' if plural(others) == "one" else 'Se reemplazarían ' + path + ' y otros ' + NUMBER(others) + ' archivos: indica otro lugar o añade --force.')


def no_rule_set(text: str, presets: str) -> str:
    return 'No hay ningún reglamento ' + text + ': indica uno de ' + presets + ', uno tuyo o un archivo que termine en .json o .toml.'


def team_size(players: int) -> str:
    return ('En esta mesa, un equipo es de una persona.' if plural(players) == "one" else 'En esta mesa, un equipo es de ' + NUMBER(players) + '.')


def problem_line(id: str, stars: str, theme: str, best: str, points: int, why: str) -> str:
    return id + ' ' + stars + ' ' + theme + ': ' + best + ' (' + NUMBER(points) + ' puntos mejor)' + ('.' if not why else ', porque ' + why + '.')


def problems_counted(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + '.'


def level_found(level: str, stars: int, percent: str) -> str:
    return (level + ' encuentra el ' + percent + ' % de los de una estrella.' if plural(stars) == "one" else level + ' encuentra el ' + percent + ' % de los de ' + COUNT(stars, gender='f') + ' estrellas.')


def at_line(line: str, sentence: str) -> str:
    return 'Línea ' + line + ': ' + sentence


def gave_away(name: str, points: int, judged: int) -> str:
    return (name + ' regaló un punto en ' + _nouns.decisions(judged) + '.' if plural(points) == "one" else name + ' regaló ' + NUMBER(points) + ' puntos en ' + _nouns.decisions(judged) + '.')


def seat_figures(name: str, told: str) -> str:
    return name + ': ' + told


def hints_left_out(count: int) -> str:
    return ('No se cuenta una decisión con pista.' if plural(count) == "one" else 'No se cuentan ' + COUNT(count, gender='f') + ' decisiones con pista.')


def cards_figure(whose: str, figure: str) -> str:
    return whose + ': ' + figure + '.'


def in_order(file: str, rounds: int, totals: str) -> str:
    return file + ' está en orden; rondas puntuadas: ' + NUMBER(rounds) + ', totales ' + totals + '.'


def in_order_won(file: str, rounds: int, totals: str, winners: Sequence[str]) -> str:
    return (file + ' está en orden; rondas puntuadas: ' + NUMBER(rounds) + ', totales ' + totals + ', gana el equipo ' + LIST(winners) + '.' if len(winners) == 1 else file + ' está en orden; rondas puntuadas: ' + NUMBER(rounds) + ', totales ' + totals + ', ganan los equipos ' + LIST(winners) + '.')


def luck_taken_out(share: str, low: str, high: str) -> str:
    return 'sin contar la suerte: ' + share + ' (de ' + low + ' a ' + high + ')'


def rounds_gone_out(share: str) -> str:
    return 'rondas que terminaron con un cierre: ' + share


def thinking_time(who: str, half: str, most: str) -> str:
    return who + ' piensa ' + half + ' ms, el 99 % de las veces ' + most + ' ms como máximo'


def speed(moves: str, seconds: str, rate: str) -> str:
    return moves + ' jugadas en ' + seconds + ' s: ' + rate + ' por segundo'


def frames_drawn(moves: str, seconds: str, frames: str) -> str:
    return moves + ' jugadas en ' + seconds + ' s, ' + frames + ' fotogramas dibujados'


def frame_times(half: str, most: str, longest: str) -> str:
    return 'un fotograma tardó ' + half + ' ms, el 99 % como máximo ' + most + ' ms, el más largo ' + longest + ' ms'


def own_times(half: str, most: str, longest: str) -> str:
    return 'de ello, la parte del juego: ' + half + ' ms, el 99 % como máximo ' + most + ' ms, el más largo ' + longest + ' ms'


def memory_used(megabytes: str) -> str:
    return 'memoria con el proceso que piensa: ' + megabytes + ' MB'


def no_style(word: str, styles: str) -> str:
    return 'No existe el estilo ni el acuerdo ' + word + '; elige entre ' + styles + '.'


def two_styles(styles: Sequence[str]) -> str:
    return 'Cada cual juega con un estilo, no con ' + LIST(styles) + '.'


def no_player(text: str, levels: str, first: str, last: str) -> str:
    return 'No se puede sentar a ' + text + '; hay human, ' + levels + ' (también como ' + first + ' o ' + last + '), bot:COMMAND y bot-free:COMMAND.'


def quotes_do_not_match(text: str) -> str:
    return 'Las comillas de ' + text + ' no se corresponden.'


def no_bot_command(text: str) -> str:
    return text + ' no indica ninguna orden.'


def no_shape(text: str) -> str:
    return text + ' no es una forma de mesa; hay 2v2, 3v3, 4v4, 2v2v2, 2v2v2v2 y de 2:solo a 8:solo.'


def no_address(text: str, example: str) -> str:
    return '--executor: ' + text + ' no es una dirección como ' + example + '.'
