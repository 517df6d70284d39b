"""Español: seals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.spanish import LIST, NUMBER, plural


def cut_heading(who: str) -> str:
    return ('Corta la baraja' if not who else who + ', corta la baraja')


def cut_line() -> str:
    return 'Arrastra las cartas que quieras a la derecha.'


def cuts_on_phone(who: str) -> str:
    return who + ' corta la baraja en su teléfono'


def cut_heard(words: str, who: str) -> str:
    return 'La baraja está sellada: ' + words + '. ' + ('Corta.' if not who else who + ', corta.')


def cut_for_me() -> str:
    return 'Cortar por mí'


def cut_here() -> str:
    return 'Cortar aquí'


def skip_cut() -> str:
    return 'No cortar'


def skip_cut_tip() -> str:
    return 'Reparte la baraja tal como se barajó y se selló.'


def ask_no_more() -> str:
    return 'No quiero cortar más'


def ask_no_more_tip() -> str:
    return 'Con estas reglas ya no cortarás. Puedes volver a activarlo en Ajustes.'


def deck_sealed() -> str:
    return 'La baraja está sellada'


def reshuffle_sealed() -> str:
    return 'El mazo nuevo está sellado'


def why_sealed() -> str:
    return 'Se barajó y se selló antes de tu corte: nadie puede elegir las cartas.'


def digits_prove() -> str:
    return 'Las palabras nombran el sello; los dígitos lo prueban.'


def copy_seal() -> str:
    return 'Copiar palabras y dígitos'


def show_digits() -> str:
    return 'Ver los dígitos'


def hide_digits() -> str:
    return 'Ocultar los dígitos'


def deals_here(you: bool) -> str:
    return ('repartes' if you else 'reparte')


def sealed_pack() -> str:
    return 'la baraja sellada'


def packet_place() -> str:
    return 'lugar para tus cartas'


def off_in(rules: Sequence[str]) -> str:
    return 'Sin corte en ' + LIST(rules) + '. Actívalo para cortar con todas las reglas.'


def line(words: str, again: bool, shuffled: bool) -> str:
    return ('El mazo nuevo se selló: ' + words if shuffled else ('La baraja se selló otra vez: ' + words if again else 'La baraja se selló: ' + words))


def line_from_seed(words: str) -> str:
    return 'Repartido desde una semilla y sellado: ' + words


def line_does_not_hold(words: str) -> str:
    return 'El sello no es válido: ' + words


def from_code() -> str:
    return 'Las cartas salieron del código del reparto.'


def from_seed() -> str:
    return 'Repartido desde una semilla, sin sello.'


def older_than_seals() -> str:
    return 'Esta partida es anterior a los sellos.'


def check_it() -> str:
    return 'Comprobar'


def seal_of_round(round: int) -> str:
    return 'El sello de la ronda ' + NUMBER(round)


def the_seal() -> str:
    return 'El sello'


def reshuffle(number: int) -> str:
    return 'Mezcla ' + NUMBER(number)


def deck() -> str:
    return 'La baraja'


def holds() -> str:
    return 'El sello es válido'


def holds_heard(words: str) -> str:
    return 'El sello es válido: ' + words


def holds_why() -> str:
    return 'Después de barajar no se movió ninguna carta, salvo por el corte.'


def does_not_hold() -> str:
    return 'El sello no es válido'


def does_not_hold_why() -> str:
    return 'La baraja guardada no es la que se selló.'


def sealed_again_why() -> str:
    return 'Sellada otra vez: una baraja anterior se perdió antes del reparto.'


def dealt_from_seed_why() -> str:
    return 'Repartido desde una semilla: quien conoce la semilla conoce las cartas.'


def pack_as_shuffled() -> str:
    return 'La baraja tal como quedó barajada'


def and_more(cards: int) -> str:
    return 'y ' + NUMBER(cards) + ' más'


def show_all(cards: int) -> str:
    return 'Ver las ' + NUMBER(cards)


def show_first() -> str:
    return 'Ver las primeras'


def pinch_of_salt() -> str:
    return 'Una pizca de sal, para que nadie pudiera adivinarla'


def lifted(cards: int) -> str:
    return ('Se levantó una carta' if plural(cards) == "one" else 'Se levantaron ' + NUMBER(cards) + ' cartas')


def nothing_lifted() -> str:
    return 'Nadie cortó: la baraja se repartió como estaba'


def went_under(cards: int) -> str:
    return NUMBER(cards) + ' pasaron abajo'


def came_to_top(cards: int) -> str:
    return NUMBER(cards) + ' quedaron arriba'


def digits_then_and_now() -> str:
    return 'Los mismos 64 dígitos, antes y ahora'


def digits_differ() -> str:
    return 'Los 64 dígitos, antes y ahora'


def before_cut() -> str:
    return 'antes del corte'


def worked_out_now() -> str:
    return 'calculados ahora mismo'


def check_without_program() -> str:
    return 'Compruébalo sin este programa:'


def copied_has_both() -> str:
    return 'La copia ya lleva la baraja y la sal. Debe mostrar los 64 dígitos.'


def copied_has_both_powershell() -> str:
    return 'Para PowerShell. La copia ya lleva la baraja y la sal. Debe mostrar los 64 dígitos.'


def how_this_works() -> str:
    return 'Cómo funciona'


def how_title() -> str:
    return 'Cómo funciona'


def how_sealing_heading() -> str:
    return 'Barajada, sellada, cortada'


def how_sealing() -> str:
    return 'Antes de cada reparto el programa baraja con el azar propio de tu sistema. Después sella la baraja: muestra cuatro palabras y 64 dígitos (de 0 a 9 y de la a a la f) que corresponden a ese orden de las cartas. Solo entonces alguien corta. Las cartas levantadas pasan abajo y empieza el reparto.'


def how_nobody_heading() -> str:
    return 'Por qué nadie puede elegir las cartas'


def how_nobody() -> str:
    return 'El programa no puede: tuvo que mostrar el sello antes de saber dónde ibas a cortar. Tú tampoco: la baraja que cortas está boca abajo. Los jugadores virtuales no intervienen; solo ven sus propias cartas y lo que hay sobre la mesa. Si no cortas, la baraja se reparte como se selló, y el sello muestra igualmente que ninguna carta se movió después de barajar.'


def how_digits_heading() -> str:
    return 'Qué prueban los dígitos'


def how_digits() -> str:
    return 'Los dígitos son una huella de la baraja, llamada SHA-256, que usan programas de todo el mundo. Cambia una carta y saldrán otros dígitos. Nadie conoce la manera de encontrar otra baraja con los mismos. Con las cartas entra una pizca de sal, 32 dígitos al azar, para que nadie encuentre la baraja a fuerza de probar. La baraja y la sal son secretas hasta que se cuenta la ronda.'


def how_words_heading() -> str:
    return 'Qué prueban las palabras'


def how_words() -> str:
    return 'Las palabras son solo el nombre del sello, fáciles de recordar y de leer en voz alta. Con mucha paciencia, alguien podría encontrar otra baraja con las mismas cuatro. La prueba son los 64 dígitos: cópialos antes de cortar si quieres tener la certeza.'


def how_rest_heading() -> str:
    return 'Qué va antes y qué después'


def how_rest() -> str:
    return 'Quién reparte y quién empieza no se sella. Si se roba carta para decidirlo, eso va primero; después se juntan las cartas, se barajan y se sellan. Donde cada cual levanta su mano y su pie, eso va después de este corte. Cuando los descartes forman un mazo nuevo, también se sellan y se cortan.'


def how_unsealed_heading() -> str:
    return 'Repartos sin sello'


def how_unsealed() -> str:
    return 'El reparto de hoy y los que tienen código sacan las cartas del código, para que todo el mundo reciba las mismas. Una partida que sigue desde un momento de otra empieza sin sello. Las partidas más antiguas no tienen ninguno.'


def how_check_heading() -> str:
    return 'Compruébalo tú'


def how_check() -> str:
    return 'Después de una ronda pulsa «' + __check_it() + '» en la hoja de puntos: muestra la baraja, la sal y el corte, vuelve a calcular los dígitos y da una orden que hace lo mismo sin este programa. Para comprobar una partida guardada entera, guarda estas líneas como check-seals.py y ejecútalas con Python:'


__check_it = check_it
