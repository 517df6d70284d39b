"""Español: cli. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


usage = 'uso:'
positional_arguments = 'argumentos'
options = 'opciones'
show_help = 'muestra esta ayuda y termina'
about_all = 'Hand and Foot, el juego de cartas. Sin ninguna orden abre el juego en una ventana; con un archivo o con el código de un reparto, abre eso.'
commands = 'órdenes:'
version_help = 'muestra la versión en una línea y termina'
command_help = 'una de las órdenes de abajo'
one_argument_expected = 'necesita un argumento'
some_arguments_expected = 'necesita al menos un argumento'
no_argument_expected = 'no lleva argumento'
data_dir_help = 'guarda partidas y ajustes en esta carpeta en lugar de la tuya'
json_help = 'escribe solo JSON, un objeto o uno por línea'
window_options = 'ventana'
targets_help = 'guarda en este archivo una descripción de lo que hay en pantalla, para pruebas automáticas'
teams_help = '2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, o cada cual por su cuenta: de 2:solo a 8:solo'
seats_help = 'quién se sienta dónde, en el sentido del reloj: human, un nivel como normal, un nivel con su estilo (normal:careful, normal:racing) o con un acuerdo con su pareja (normal:open_early, :take_pile, …), bot:COMMAND o, si puede leer tus archivos y usar la red, bot-free:COMMAND'
seed_help = 'un número o una palabra; la misma semilla reparte las mismas cartas; - la lee de la entrada'
sealed_help = 'sella cada baraja, para que el registro pueda probar que nadie la cambió después; las cartas siguen siendo las de la semilla'
force_help = 'reemplaza los archivos que ya existan'
anyway_help = 'aunque todavía juegues el mismo reparto'
redeal_help = 'reparte de nuevo lo que este asiento no podía ver; lo que sabía se queda'
record_help = 'un registro (.handfoot.jsonl)'
code_help = 'doce caracteres, con espacios o guiones o sin ellos'
rules_help = 'un reglamento del juego, uno tuyo o un archivo'
list_play = 'directamente a una mesa en una ventana'
about_play = 'Directamente a una mesa en una ventana'
play_deal_help = 'juega el reparto de este código; --seats puede sentar a otros a la mesa'
play_speed_help = 'velocidad con que se mueven las cartas (normalmente, la de tus ajustes)'
play_record_help = 'guarda el registro en este archivo nuevo y no entre tus partidas'
list_demo = 'jugadores virtuales en una ventana; cuánto tardan los fotogramas'
about_demo = 'Jugadores virtuales en todos los asientos, en una ventana; informa de cuánto tardan los fotogramas'
demo_seats_help = 'niveles, en el sentido del reloj (normalmente normal en todos los asientos)'
demo_busy_help = 'mantiene ocupado todo el tiempo el proceso que piensa'
list_replay = 'repasa un registro en una ventana'
about_replay = 'Repasa un registro en una ventana: todos los turnos, qué habría sido mejor y qué hicieron las cartas'
list_host = 'una partida sin ventana que se juega con teléfonos'
list_simulate = 'muchas partidas sin ventana'
about_host = 'Una partida sin ventana que se juega desde el navegador de los teléfonos'
host_seats_help = 'quién se sienta dónde, en el sentido del reloj: phone, un nivel como normal, o bot:COMMAND (de serie: un teléfono y tres jugadores virtuales)'
host_resume_help = 'seguir esta partida guardada; los teléfonos que jugaban vuelven solos'
host_port_help = 'el puerto en que escucha (de serie: cualquiera que esté libre)'
host_bind_help = 'quién puede llegar: loopback, solo este dispositivo; lan, la red local (de serie: loopback)'
about_simulate = 'Juega muchas partidas sin ventana: quién gana, cómo terminan, cuánto piensan los jugadores virtuales'
simulate_games_help = 'cuántas partidas, o cuántos repartos de una comparación'
simulate_deal_help = 'juega este reparto, una vez si --games no dice otra cosa; en las demás partidas solo cambia el orden más abajo en el mazo; normal juega por las personas si --seats no dice otra cosa'
simulate_from_help = 'empieza cada partida desde una línea de este registro; normal juega por personas y bots si --seats no dice otra cosa'
simulate_line_help = 'con --from: la línea después de la que se continúa'
simulate_workers_help = 'procesos que se reparten las partidas (normalmente uno por núcleo, con dos partidas o más para cada uno)'
simulate_executor_help = 'deja que jueguen los procesos de un clúster de Dask (`pip install .[dask]` aquí y en cada uno); su planificador y sus procesos pueden ejecutar cualquier código entre sí y aquí, así que usa solo un clúster de confianza'
simulate_out_help = 'escribe en esta carpeta el registro de cada partida'
simulate_duel_help = 'compara niveles o bots con los mismos repartos y los asientos cambiados: dos, o una escalera de vecinos; un equipo mezclado es S+S'
simulate_all_pairs_help = 'compara todos con todos, no solo los vecinos'
simulate_first_help = 'número del primer reparto'
simulate_until_help = 'termina una comparación cuando su intervalo del 95 % ya no incluye el reparto a partes iguales'
simulate_merge_help = 'une las respuestas JSON de varias comparaciones'
simulate_effort_help = 'partidas imaginadas que expert dedica a una decisión'
list_chances = 'a quién le tocaron los jokers, al lado de lo que da el azar'
about_chances = 'A quién le tocaron los comodines, los treses rojos y los pares de comodines, repartidos o robados del mazo, y quién tuvo suerte, al lado de lo que el azar explica en 95 de cada 100 casos'
chances_files_help = 'registros (.handfoot.jsonl); sin ninguno, todas tus partidas'
list_verify = 'comprueba registros con rigor'
about_verify = 'Comprueba registros con rigor: cada línea, según las reglas que están en el registro'
list_show = 'la posición después de una línea de un registro'
about_show = 'La posición después de una línea de un registro: una tabla de texto o, con --json, un objeto'
show_line_help = 'la línea después de la que parar, desde 1 (normalmente la última)'
list_branch = 'una partida nueva desde una línea de un registro'
about_branch = 'Una partida nueva que continúa desde una línea de un registro'
branch_file_help = 'un registro (.handfoot.jsonl), que no se cambia'
branch_line_help = 'la línea después de la que se continúa, desde 1'
branch_out_help = 'el registro nuevo'
branch_seats_help = 'quién sigue jugando, en el sentido del reloj: human, un nivel, un nivel con su estilo, bot:COMMAND o bot-free:COMMAND (normalmente, como antes)'
list_deal = 'un reparto con su código: el de un día o uno nuevo'
about_deal = 'El reparto de un código o de un día, o uno nuevo que se puede jugar con su código'
deal_date_help = 'el reparto de este día, con las reglas del día o las de --rules'
deal_round_help = 'un reparto nuevo de una sola ronda, como la ronda N de las reglas, en lugar de una partida'
list_par = 'qué consiguen los niveles con un reparto'
about_par = 'Qué consiguen los niveles con un reparto en tu asiento: la media de varias partidas'
par_seat_help = 'qué asiento (normalmente 0, el tuyo)'
par_rules_help = 'las reglas de la casa del reparto, si las necesita'
list_review = 'qué regalaron las decisiones de una partida'
about_review = 'Repasa una partida: qué regaló cada decisión, qué era mejor y cuánto valieron las cartas'
review_seat_help = 'qué asientos (normalmente los de personas, o todos si no las hay)'
review_quick_help = 'cien repartos por decisión, doscientos si regaló puntos (lo normal)'
review_deep_help = 'cinco veces más, lo que tarda uno o dos minutos'
list_fair = 'comprueba que nadie hizo trampas'
about_fair = 'Comprueba que nadie hizo trampas: si cada baraja se selló antes del corte y, con --prove, si los jugadores virtuales solo usaron lo que podían ver'
fair_prove_help = 'reparte de nuevo todo lo que un jugador virtual no podía ver y le pregunta otra vez, en cada jugada suya'
fair_seat_help = 'con --prove: qué asientos (normalmente los de todos los jugadores virtuales)'
list_problems = 'los problemas que vienen con el juego y quién los resuelve'
about_problems = 'Los problemas que vienen con el juego: qué es lo mejor en ellos y cuáles resuelve un nivel'
problems_rules_help = 'solo los de un reglamento'
problems_theme_help = 'solo los de este tema'
problems_grade_help = 'solo los de 1, 2 o 3 estrellas; 3 son los más difíciles'
problems_out_help = 'escribe cada uno como un registro que empieza con su posición'
list_rules = 'los reglamentos; uno entero; la comprobación de un archivo'
about_rules = 'Los reglamentos; uno entero o dos comparados; con un archivo, su comprobación'
rules_rules_help = 'un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml; dos se comparan'
rules_code_help = 'el reglamento de un código que te dieron'
rules_why_help = 'explica también cómo se leen las partes poco claras de la fuente'
rules_html_help = 'escribe las reglas como una página para imprimir'
rules_page_help = 'con --html: qué página, las reglas (lo normal) o una para una mesa con cartas de verdad'
rules_changes_help = 'con --html: una segunda página muestra los cambios del reglamento'
rules_schema_help = 'muestra el esquema JSON de un archivo de reglas'
list_lessons = 'las lecciones de un reglamento; si se puede hacer cada una'
about_lessons = 'Las doce lecciones de un reglamento, paso a paso; --check juega cada una entera'
lessons_check_help = 'juega cada lección entera con sus propias respuestas'
about_file = 'Repasa un registro, edita un reglamento, o importa una copia de seguridad o una libreta de puntos'
file_help = 'un registro, un reglamento, una libreta de puntos o una copia de seguridad'
about_code = 'El reparto de este código, en la ventana'
position_red_threes = 'treses rojos'
stage_nothing_dealt = 'aún no se ha repartido'


def usage_of_all(program: str) -> str:
    return program + ' [opciones] [COMMAND | FILE | CODE] [opciones de la orden]'


def more_help(program: str) -> str:
    return program + ' COMMAND --help dice más sobre cada una.'


def see_help(complaint: str, program: str) -> str:
    return complaint + ' (mira ' + program + ' --help).'


def arguments_required(arguments: str) -> str:
    return 'faltan estos argumentos: ' + arguments


def arguments_unknown(arguments: str) -> str:
    return 'argumentos desconocidos: ' + arguments


def choice_unknown(value: str, choices: str) -> str:
    return 'no existe ' + value + ' (elige entre ' + choices + ')'


def not_together(option: str) -> str:
    return 'no se puede usar con ' + option


def lang_help(codes: str, test: str) -> str:
    return 'el idioma para esta vez: ' + codes + ' o ' + test + ' (un inglés más largo y con acentos, para pruebas)'


def size_help(most: str) -> str:
    return 'tamaño de la ventana, por ejemplo 1280x720; como máximo ' + most


def rules_or_default_help(preset: str) -> str:
    return 'un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml (normalmente ' + preset + ')'


def demo_seconds_help(seconds: int) -> str:
    return 'cuántos segundos (normalmente ' + NUMBER(seconds) + ')'


def par_games_help(games: int) -> str:
    return 'partidas de cada nivel (normalmente ' + NUMBER(games) + ')'


def fair_deals_help(deals: int) -> str:
    return 'con --prove: cuántos repartos por jugada (normalmente ' + NUMBER(deals) + ')'


def problems_solve_help(levels: str) -> str:
    return 'cuáles resuelve un nivel: ' + levels


def rules_own(base: str) -> str:
    return 'propio, como ' + base


def rules_tables(tables: str) -> str:
    return 'mesas: ' + tables


def rules_value(value: Literal["yes", "no", "none"]) -> str:
    return ('sí' if value == "yes" else 'no' if value == "no" else 'ninguno')


def in_line(file: str, line: str, why: str) -> str:
    return file + ', línea ' + line + ': ' + why


def unit(unit: Literal["deal", "game", "decision", "problem", "try"]) -> str:
    return ('reparto' if unit == "deal" else 'partida' if unit == "game" else 'decisión' if unit == "decision" else 'problema' if unit == "problem" else 'intento')


def seed_too_long(most: int) -> str:
    return 'La semilla tiene más de ' + NUMBER(most) + ' caracteres.'


def seed_not_plain(code: str) -> str:
    return 'La semilla tiene un carácter que no se puede mostrar (' + code + ').'


def series(rules: str, games: int, rounds: int) -> str:
    return rules + ': ' + _nouns.games(games) + ', ' + _nouns.rounds(rounds)


def series_team(team: int, players: str, share: str, low: str, high: str, mean: str) -> str:
    return 'equipo ' + NUMBER(team) + ' (' + players + '): ganó el ' + share + ' (de ' + low + ' a ' + high + '), total medio ' + mean


def seat(seat: int) -> str:
    return 'asiento ' + NUMBER(seat)


def duel_table(rules: str, players: str, teams: str, seed: str) -> str:
    return rules + ', ' + players + ' asientos en ' + teams + ' equipos, semilla ' + seed


def duel_line(one: str, other: str, share: str, low: str, high: str, deals: int, elo: str, weakest: str, strongest: str, points: str, fewest: str, most: str) -> str:
    return (one + ' vence a ' + other + ' en el ' + share + ' (de ' + low + ' a ' + high + ') de ' + NUMBER(deals) + ' repartos, ' + points + ' puntos por ronda (de ' + fewest + ' a ' + most + ')' if not elo else one + ' vence a ' + other + ' en el ' + share + ' (de ' + low + ' a ' + high + ') de ' + NUMBER(deals) + ' repartos, Elo ' + elo + ' (de ' + weakest + ' a ' + strongest + '), ' + points + ' puntos por ronda (de ' + fewest + ' a ' + most + ')')


def position(name: str, line: str, rules: str, stage: str) -> str:
    return name + ', después de la línea ' + line + ': ' + rules + ', ' + stage


def position_part(part: Literal["stock", "pile", "empty"]) -> str:
    return ('mazo' if part == "stock" else 'pozo' if part == "pile" else 'sin cartas')


def position_upcard(who: str) -> str:
    return ('(carta superior al final)' if not who else '(carta superior al final, congelado por ' + who + ')')


def position_team(team: int) -> str:
    return 'equipo ' + NUMBER(team)


def position_total(members: str, points: str) -> str:
    return members + ': ' + points + ' puntos'


def position_meld(number: int) -> str:
    return 'combinación ' + NUMBER(number)


def position_kind(kind: Literal["clean", "dirty", "wild"], book: bool, count: int) -> str:
    return (('(canasta limpia de ' + NUMBER(count) + ')' if book else '(combinación limpia de ' + NUMBER(count) + ')') if kind == "clean" else ('(canasta sucia de ' + NUMBER(count) + ')' if book else '(combinación sucia de ' + NUMBER(count) + ')') if kind == "dirty" else ('(canasta de comodines de ' + NUMBER(count) + ')' if book else '(combinación de comodines de ' + NUMBER(count) + ')'))


def stage_match(reason: Literal["finished", "abandoned"]) -> str:
    return ('partida terminada' if reason == "finished" else 'partida abandonada')


def stage_round(round: int, most: int, who: str, awaits: Literal["cut", "choose", "draw", "play", "answer"]) -> str:
    return 'ronda ' + NUMBER(round) + ' de ' + NUMBER(most) + ', ' + (who + ' corta' if awaits == "cut" else who + ' elige un montón' if awaits == "choose" else who + ' roba o toma el pozo' if awaits == "draw" else who + ' baja o descarta' if awaits == "play" else 'a ' + who + ' le piden permiso')


def stage_round_over(round: int, most: int) -> str:
    return 'la ronda ' + NUMBER(round) + ' de ' + NUMBER(most) + ' ha terminado'


def position_stack(stack: Literal["first", "second", "hand", "foot", "tail", "foot_taken", "tail_taken"]) -> str:
    return ('montón 0' if stack == "first" else 'montón 1' if stack == "second" else 'mano' if stack == "hand" else 'pie' if stack == "foot" else 'cola' if stack == "tail" else 'pie, ya tomado' if stack == "foot_taken" else 'cola, ya tomada')
