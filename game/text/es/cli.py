"""Español: cli. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


def usage() -> str:
    return 'uso:'


def positional_arguments() -> str:
    return 'argumentos'


def options() -> str:
    return 'opciones'


def show_help() -> str:
    return 'muestra esta ayuda y termina'


def usage_of_all(program: str) -> str:
    return program + ' [opciones] [COMMAND | FILE | CODE] [opciones de la orden]'


def about_all() -> str:
    return 'Hand and Foot, el juego de cartas. Sin ninguna orden abre el juego en una ventana; con un archivo o con el código de un reparto, abre eso.'


def commands() -> str:
    return 'órdenes:'


def more_help(program: str) -> str:
    return program + ' COMMAND --help dice más sobre cada una.'


def version_help() -> str:
    return 'muestra la versión en una línea y termina'


def command_help() -> str:
    return 'una de las órdenes de abajo'


def see_help(complaint: str, program: str) -> str:
    return complaint + ' (mira ' + program + ' --help).'


def arguments_required(arguments: str) -> str:
    return 'faltan estos argumentos: ' + arguments


def arguments_unknown(arguments: str) -> str:
    return 'argumentos desconocidos: ' + arguments


def one_argument_expected() -> str:
    return 'necesita un argumento'


def some_arguments_expected() -> str:
    return 'necesita al menos un argumento'


def no_argument_expected() -> str:
    return 'no lleva argumento'


def choice_unknown(value: str, choices: str) -> str:
    return 'no existe ' + value + ' (elige entre ' + choices + ')'


def not_together(option: str) -> str:
    return 'no se puede usar con ' + option


def data_dir_help() -> str:
    return 'guarda partidas y ajustes en esta carpeta en lugar de la tuya'


def json_help() -> str:
    return 'escribe solo JSON, un objeto o uno por línea'


def lang_help(codes: str, test: str) -> str:
    return 'el idioma para esta vez: ' + codes + ' o ' + test + ' (un inglés más largo y con acentos, para pruebas)'


def window_options() -> str:
    return 'ventana'


def targets_help() -> str:
    return 'guarda en este archivo una descripción de lo que hay en pantalla, para pruebas automáticas'


def size_help(most: str) -> str:
    return 'tamaño de la ventana, por ejemplo 1280x720; como máximo ' + most


def teams_help() -> str:
    return '2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, o cada cual por su cuenta: de 2:solo a 8:solo'


def seats_help() -> str:
    return 'quién se sienta dónde, en el sentido del reloj: human, un nivel como normal, un nivel con su estilo (normal:careful, normal:racing) o con un acuerdo con su pareja (normal:open_early, :take_pile, …), bot:COMMAND o, si puede leer tus archivos y usar la red, bot-free:COMMAND'


def seed_help() -> str:
    return 'un número o una palabra; la misma semilla reparte las mismas cartas; - la lee de la entrada'


def sealed_help() -> str:
    return 'sella cada baraja, para que el registro pueda probar que nadie la cambió después; las cartas siguen siendo las de la semilla'


def force_help() -> str:
    return 'reemplaza los archivos que ya existan'


def anyway_help() -> str:
    return 'aunque todavía juegues el mismo reparto'


def redeal_help() -> str:
    return 'reparte de nuevo lo que este asiento no podía ver; lo que sabía se queda'


def record_help() -> str:
    return 'un registro (.handfoot.jsonl)'


def code_help() -> str:
    return 'doce caracteres, con espacios o guiones o sin ellos'


def rules_help() -> str:
    return 'un reglamento del juego, uno tuyo o un archivo'


def rules_or_default_help(preset: str) -> str:
    return 'un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml (normalmente ' + preset + ')'


def list_play() -> str:
    return 'directamente a una mesa en una ventana'


def about_play() -> str:
    return 'Directamente a una mesa en una ventana'


def play_deal_help() -> str:
    return 'juega el reparto de este código; --seats puede sentar a otros a la mesa'


def play_speed_help() -> str:
    return 'velocidad con que se mueven las cartas (normalmente, la de tus ajustes)'


def play_record_help() -> str:
    return 'guarda el registro en este archivo nuevo y no entre tus partidas'


def list_demo() -> str:
    return 'jugadores virtuales en una ventana; cuánto tardan los fotogramas'


def about_demo() -> str:
    return 'Jugadores virtuales en todos los asientos, en una ventana; informa de cuánto tardan los fotogramas'


def demo_seconds_help(seconds: int) -> str:
    return 'cuántos segundos (normalmente ' + NUMBER(seconds) + ')'


def demo_seats_help() -> str:
    return 'niveles, en el sentido del reloj (normalmente normal en todos los asientos)'


def demo_busy_help() -> str:
    return 'mantiene ocupado todo el tiempo el proceso que piensa'


def list_replay() -> str:
    return 'repasa un registro en una ventana'


def about_replay() -> str:
    return 'Repasa un registro en una ventana: todos los turnos, qué habría sido mejor y qué hicieron las cartas'


def list_host() -> str:
    return 'una partida sin ventana que se juega con teléfonos'


def list_simulate() -> str:
    return 'muchas partidas sin ventana'


def about_host() -> str:
    return 'Una partida sin ventana que se juega desde el navegador de los teléfonos'


def host_seats_help() -> str:
    return 'quién se sienta dónde, en el sentido del reloj: phone, un nivel como normal, o bot:COMMAND (de serie: un teléfono y tres jugadores virtuales)'


def host_resume_help() -> str:
    return 'seguir esta partida guardada; los teléfonos que jugaban vuelven solos'


def host_port_help() -> str:
    return 'el puerto en que escucha (de serie: cualquiera que esté libre)'


def host_bind_help() -> str:
    return 'quién puede llegar: loopback, solo este dispositivo; lan, la red local (de serie: loopback)'


def about_simulate() -> str:
    return 'Juega muchas partidas sin ventana: quién gana, cómo terminan, cuánto piensan los jugadores virtuales'


def simulate_games_help() -> str:
    return 'cuántas partidas, o cuántos repartos de una comparación'


def simulate_deal_help() -> str:
    return 'juega este reparto, una vez si --games no dice otra cosa; en las demás partidas solo cambia el orden más abajo en el mazo; normal juega por las personas si --seats no dice otra cosa'


def simulate_from_help() -> str:
    return 'empieza cada partida desde una línea de este registro; normal juega por personas y bots si --seats no dice otra cosa'


def simulate_line_help() -> str:
    return 'con --from: la línea después de la que se continúa'


def simulate_workers_help() -> str:
    return 'procesos que se reparten las partidas (normalmente uno por núcleo, con dos partidas o más para cada uno)'


def simulate_executor_help() -> str:
    return 'deja que jueguen los procesos de un clúster de Dask (`pip install .[dask]` aquí y en cada uno); su planificador y sus procesos pueden ejecutar cualquier código entre sí y aquí, así que usa solo un clúster de confianza'


def simulate_out_help() -> str:
    return 'escribe en esta carpeta el registro de cada partida'


def simulate_duel_help() -> str:
    return 'compara niveles o bots con los mismos repartos y los asientos cambiados: dos, o una escalera de vecinos; un equipo mezclado es S+S'


def simulate_all_pairs_help() -> str:
    return 'compara todos con todos, no solo los vecinos'


def simulate_first_help() -> str:
    return 'número del primer reparto'


def simulate_until_help() -> str:
    return 'termina una comparación cuando su intervalo del 95 % ya no incluye el reparto a partes iguales'


def simulate_merge_help() -> str:
    return 'une las respuestas JSON de varias comparaciones'


def simulate_effort_help() -> str:
    return 'partidas imaginadas que expert dedica a una decisión'


def list_chances() -> str:
    return 'a quién le tocaron los jokers, al lado de lo que da el azar'


def about_chances() -> str:
    return 'A quién le tocaron los comodines, los treses rojos y los pares de comodines, repartidos o robados del mazo, y quién tuvo suerte, al lado de lo que el azar explica en 95 de cada 100 casos'


def chances_files_help() -> str:
    return 'registros (.handfoot.jsonl); sin ninguno, todas tus partidas'


def list_verify() -> str:
    return 'comprueba registros con rigor'


def about_verify() -> str:
    return 'Comprueba registros con rigor: cada línea, según las reglas que están en el registro'


def list_show() -> str:
    return 'la posición después de una línea de un registro'


def about_show() -> str:
    return 'La posición después de una línea de un registro: una tabla de texto o, con --json, un objeto'


def show_line_help() -> str:
    return 'la línea después de la que parar, desde 1 (normalmente la última)'


def list_branch() -> str:
    return 'una partida nueva desde una línea de un registro'


def about_branch() -> str:
    return 'Una partida nueva que continúa desde una línea de un registro'


def branch_file_help() -> str:
    return 'un registro (.handfoot.jsonl), que no se cambia'


def branch_line_help() -> str:
    return 'la línea después de la que se continúa, desde 1'


def branch_out_help() -> str:
    return 'el registro nuevo'


def branch_seats_help() -> str:
    return 'quién sigue jugando, en el sentido del reloj: human, un nivel, un nivel con su estilo, bot:COMMAND o bot-free:COMMAND (normalmente, como antes)'


def list_deal() -> str:
    return 'un reparto con su código: el de un día o uno nuevo'


def about_deal() -> str:
    return 'El reparto de un código o de un día, o uno nuevo que se puede jugar con su código'


def deal_date_help() -> str:
    return 'el reparto de este día, con las reglas del día o las de --rules'


def deal_round_help() -> str:
    return 'un reparto nuevo de una sola ronda, como la ronda N de las reglas, en lugar de una partida'


def list_par() -> str:
    return 'qué consiguen los niveles con un reparto'


def about_par() -> str:
    return 'Qué consiguen los niveles con un reparto en tu asiento: la media de varias partidas'


def par_seat_help() -> str:
    return 'qué asiento (normalmente 0, el tuyo)'


def par_games_help(games: int) -> str:
    return 'partidas de cada nivel (normalmente ' + NUMBER(games) + ')'


def par_rules_help() -> str:
    return 'las reglas de la casa del reparto, si las necesita'


def list_review() -> str:
    return 'qué regalaron las decisiones de una partida'


def about_review() -> str:
    return 'Repasa una partida: qué regaló cada decisión, qué era mejor y cuánto valieron las cartas'


def review_seat_help() -> str:
    return 'qué asientos (normalmente los de personas, o todos si no las hay)'


def review_quick_help() -> str:
    return 'cien repartos por decisión, doscientos si regaló puntos (lo normal)'


def review_deep_help() -> str:
    return 'cinco veces más, lo que tarda uno o dos minutos'


def list_fair() -> str:
    return 'comprueba que nadie hizo trampas'


def about_fair() -> str:
    return 'Comprueba que nadie hizo trampas: si cada baraja se selló antes del corte y, con --prove, si los jugadores virtuales solo usaron lo que podían ver'


def fair_prove_help() -> str:
    return 'reparte de nuevo todo lo que un jugador virtual no podía ver y le pregunta otra vez, en cada jugada suya'


def fair_seat_help() -> str:
    return 'con --prove: qué asientos (normalmente los de todos los jugadores virtuales)'


def fair_deals_help(deals: int) -> str:
    return 'con --prove: cuántos repartos por jugada (normalmente ' + NUMBER(deals) + ')'


def list_problems() -> str:
    return 'los problemas que vienen con el juego y quién los resuelve'


def about_problems() -> str:
    return 'Los problemas que vienen con el juego: qué es lo mejor en ellos y cuáles resuelve un nivel'


def problems_rules_help() -> str:
    return 'solo los de un reglamento'


def problems_theme_help() -> str:
    return 'solo los de este tema'


def problems_grade_help() -> str:
    return 'solo los de 1, 2 o 3 estrellas; 3 son los más difíciles'


def problems_solve_help(levels: str) -> str:
    return 'cuáles resuelve un nivel: ' + levels


def problems_out_help() -> str:
    return 'escribe cada uno como un registro que empieza con su posición'


def list_rules() -> str:
    return 'los reglamentos; uno entero; la comprobación de un archivo'


def about_rules() -> str:
    return 'Los reglamentos; uno entero o dos comparados; con un archivo, su comprobación'


def rules_rules_help() -> str:
    return 'un reglamento del juego, el nombre de uno tuyo o un archivo .json o .toml; dos se comparan'


def rules_code_help() -> str:
    return 'el reglamento de un código que te dieron'


def rules_why_help() -> str:
    return 'explica también cómo se leen las partes poco claras de la fuente'


def rules_html_help() -> str:
    return 'escribe las reglas como una página para imprimir'


def rules_page_help() -> str:
    return 'con --html: qué página, las reglas (lo normal) o una para una mesa con cartas de verdad'


def rules_changes_help() -> str:
    return 'con --html: una segunda página muestra los cambios del reglamento'


def rules_schema_help() -> str:
    return 'muestra el esquema JSON de un archivo de reglas'


def rules_own(base: str) -> str:
    return 'propio, como ' + base


def rules_tables(tables: str) -> str:
    return 'mesas: ' + tables


def rules_value(value: Literal["yes", "no", "none"]) -> str:
    return ('sí' if value == "yes" else 'no' if value == "no" else 'ninguno')


def list_lessons() -> str:
    return 'las lecciones de un reglamento; si se puede hacer cada una'


def about_lessons() -> str:
    return 'Las doce lecciones de un reglamento, paso a paso; --check juega cada una entera'


def lessons_check_help() -> str:
    return 'juega cada lección entera con sus propias respuestas'


def about_file() -> str:
    return 'Repasa un registro, edita un reglamento, o importa una copia de seguridad o una libreta de puntos'


def file_help() -> str:
    return 'un registro, un reglamento, una libreta de puntos o una copia de seguridad'


def about_code() -> str:
    return 'El reparto de este código, en la ventana'


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


def position_red_threes() -> str:
    return 'treses rojos'


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


def stage_nothing_dealt() -> str:
    return 'aún no se ha repartido'


def position_stack(stack: Literal["first", "second", "hand", "foot", "tail", "foot_taken", "tail_taken"]) -> str:
    return ('montón 0' if stack == "first" else 'montón 1' if stack == "second" else 'mano' if stack == "hand" else 'pie' if stack == "foot" else 'cola' if stack == "tail" else 'pie, ya tomado' if stack == "foot_taken" else 'cola, ya tomada')
