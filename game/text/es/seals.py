"""Español: seals. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.spanish import LIST, NUMBER, plural


cut_line = 'Arrastra las cartas que quieras a la derecha.'
cut_for_me = 'Cortar por mí'
cut_here = 'Cortar aquí'
skip_cut = 'No cortar'
skip_cut_tip = 'Reparte la baraja tal como se barajó y se selló.'
ask_no_more = 'No quiero cortar más'
ask_no_more_tip = 'Con estas reglas ya no cortarás. Puedes volver a activarlo en Ajustes.'
deck_sealed = 'La baraja está sellada'
reshuffle_sealed = 'El mazo nuevo está sellado'
why_sealed = 'Se barajó y se selló antes de tu corte: nadie puede elegir las cartas.'
digits_prove = 'Las palabras nombran el sello; los dígitos lo prueban.'
copy_seal = 'Copiar palabras y dígitos'
show_digits = 'Ver los dígitos'
hide_digits = 'Ocultar los dígitos'
sealed_pack = 'la baraja sellada'
packet_place = 'lugar para tus cartas'
from_code = 'Las cartas salieron del código del reparto.'
from_seed = 'Repartido desde una semilla, sin sello.'
older_than_seals = 'Esta partida es anterior a los sellos.'
check_it = 'Comprobar'
the_seal = 'El sello'
deck = 'La baraja'
holds = 'El sello es válido'
holds_why = 'Después de barajar no se movió ninguna carta, salvo por el corte.'
does_not_hold = 'El sello no es válido'
does_not_hold_why = 'La baraja guardada no es la que se selló.'
sealed_again_why = 'Sellada otra vez: una baraja anterior se perdió antes del reparto.'
dealt_from_seed_why = 'Repartido desde una semilla: quien conoce la semilla conoce las cartas.'
pack_as_shuffled = 'La baraja tal como quedó barajada'
show_first = 'Ver las primeras'
pinch_of_salt = 'Una pizca de sal, para que nadie pudiera adivinarla'
nothing_lifted = 'Nadie cortó: la baraja se repartió como estaba'
digits_then_and_now = 'Los mismos 64 dígitos, antes y ahora'
digits_differ = 'Los 64 dígitos, antes y ahora'
before_cut = 'antes del corte'
worked_out_now = 'calculados ahora mismo'
check_without_program = 'Compruébalo sin este programa:'
copied_has_both = 'La copia ya lleva la baraja y la sal. Debe mostrar los 64 dígitos.'
copied_has_both_powershell = 'Para PowerShell. La copia ya lleva la baraja y la sal. Debe mostrar los 64 dígitos.'
how_this_works = 'Cómo funciona'
how_title = 'Cómo funciona'
how_sealing_heading = 'Barajada, sellada, cortada'
how_sealing = 'Antes de cada reparto el programa baraja con el azar propio de tu sistema. Después sella la baraja: muestra cuatro palabras y 64 dígitos (de 0 a 9 y de la a a la f) que corresponden a ese orden de las cartas. Solo entonces alguien corta. Las cartas levantadas pasan abajo y empieza el reparto.'
how_nobody_heading = 'Por qué nadie puede elegir las cartas'
how_nobody = 'El programa no puede: tuvo que mostrar el sello antes de saber dónde ibas a cortar. Tú tampoco: la baraja que cortas está boca abajo. Los jugadores virtuales no intervienen; solo ven sus propias cartas y lo que hay sobre la mesa. Si no cortas, la baraja se reparte como se selló, y el sello muestra igualmente que ninguna carta se movió después de barajar.'
how_digits_heading = 'Qué prueban los dígitos'
how_digits = 'Los dígitos son una huella de la baraja, llamada SHA-256, que usan programas de todo el mundo. Cambia una carta y saldrán otros dígitos. Nadie conoce la manera de encontrar otra baraja con los mismos. Con las cartas entra una pizca de sal, 32 dígitos al azar, para que nadie encuentre la baraja a fuerza de probar. La baraja y la sal son secretas hasta que se cuenta la ronda.'
how_words_heading = 'Qué prueban las palabras'
how_words = 'Las palabras son solo el nombre del sello, fáciles de recordar y de leer en voz alta. Con mucha paciencia, alguien podría encontrar otra baraja con las mismas cuatro. La prueba son los 64 dígitos: cópialos antes de cortar si quieres tener la certeza.'
how_rest_heading = 'Qué va antes y qué después'
how_rest = 'Quién reparte y quién empieza no se sella. Si se roba carta para decidirlo, eso va primero; después se juntan las cartas, se barajan y se sellan. Donde cada cual levanta su mano y su pie, eso va después de este corte. Cuando los descartes forman un mazo nuevo, también se sellan y se cortan.'
how_unsealed_heading = 'Repartos sin sello'
how_unsealed = 'El reparto de hoy y los que tienen código sacan las cartas del código, para que todo el mundo reciba las mismas. Una partida que sigue desde un momento de otra empieza sin sello. Las partidas más antiguas no tienen ninguno.'
how_check_heading = 'Compruébalo tú'


def cut_heading(who: str) -> str:
    return ('Corta la baraja' if not who else who + ', corta la baraja')


def cuts_on_phone(who: str) -> str:
    return who + ' corta la baraja en su teléfono'


def cut_heard(words: str, who: str) -> str:
    return 'La baraja está sellada: ' + words + '. ' + ('Corta.' if not who else who + ', corta.')


def deals_here(you: bool) -> str:
    return ('repartes' if you else 'reparte')


def off_in(rules: Sequence[str]) -> str:
    return 'Sin corte en ' + LIST(rules) + '. Actívalo para cortar con todas las reglas.'


def line(words: str, again: bool, shuffled: bool) -> str:
    return ('El mazo nuevo se selló: ' + words if shuffled else ('La baraja se selló otra vez: ' + words if again else 'La baraja se selló: ' + words))


def line_from_seed(words: str) -> str:
    return 'Repartido desde una semilla y sellado: ' + words


def line_does_not_hold(words: str) -> str:
    return 'El sello no es válido: ' + words


def seal_of_round(round: int) -> str:
    return 'El sello de la ronda ' + NUMBER(round)


def reshuffle(number: int) -> str:
    return 'Mezcla ' + NUMBER(number)


def holds_heard(words: str) -> str:
    return 'El sello es válido: ' + words


def and_more(cards: int) -> str:
    return 'y ' + NUMBER(cards) + ' más'


def show_all(cards: int) -> str:
    return 'Ver las ' + NUMBER(cards)


def lifted(cards: int) -> str:
    return ('Se levantó una carta' if plural(cards) == "one" else 'Se levantaron ' + NUMBER(cards) + ' cartas')


def went_under(cards: int) -> str:
    return NUMBER(cards) + ' pasaron abajo'


def came_to_top(cards: int) -> str:
    return NUMBER(cards) + ' quedaron arriba'


def how_check() -> str:
    return 'Después de una ronda pulsa «' + __check_it + '» en la hoja de puntos: muestra la baraja, la sal y el corte, vuelve a calcular los dígitos y da una orden que hace lo mismo sin este programa. Para comprobar una partida guardada entera, guarda estas líneas como check-seals.py y ejecútalas con Python:'


__check_it = check_it
