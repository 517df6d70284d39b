"""Español: house_rules. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


def yes_or_no(on: bool) -> str:
    return ('sí' if on else 'no')


def none() -> str:
    return 'nada'


def score_step(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' desde ' + NUMBER(total)


def clash(rules: Sequence[str], what: str) -> str:
    return (CAPITAL(what) if len(rules) == 1 else 'Se contradicen ' + LIST(rules) + ': ' + what)


def rule(rule: str) -> str:
    return '«' + rule + '»'


def card_values() -> str:
    return 'los valores de las cartas'


def fix(rule: str, value: str) -> str:
    return 'Pon «' + rule + '» en: ' + value + '.'


def clash_no_table() -> str:
    return 'no se ofrece ninguna mesa, así que nadie podría jugar con estas reglas.'


def clash_table_shape(table: str, players: str, shape: str) -> str:
    return 'la mesa ' + table + ' no cuadra: ' + shape + ' no es para ' + players + ' personas.'


def clash_no_end() -> str:
    return 'sin número de rondas ni puntos de meta, la partida no terminaría nunca.'


def clash_low_target(have: int, need: int) -> str:
    return 'una meta de ' + NUMBER(have) + ' puntos es demasiado baja; pon ' + NUMBER(need) + ' o más, o ninguna.'


def clash_decks_twice() -> str:
    return 'un número fijo de barajas no deja lugar a barajas de más.'


def clash_one_deck() -> str:
    return 'una baraja no basta; hacen falta al menos dos.'


def where(players: int, round: int) -> str:
    return ('con ' + _nouns.people(players) if round == 1 else 'con ' + _nouns.people(players) + ' en la ronda ' + NUMBER(round))


def clash_few_draws(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', el reparto deja ' + NUMBER(have) + ' cartas en el mazo, pero para robar diez veces hacen falta ' + NUMBER(need) + '.'


def clash_unequal_stacks(have: int, need: int) -> str:
    return 'los dos montones deben ser iguales, pero uno tiene ' + _nouns.cards(have) + ' y el otro ' + COUNT(need) + '.'


def clash_single_reshuffled() -> str:
    return 'si se roba una carta por turno, se podría volver a barajar sin fin.'


def clash_open_first() -> str:
    return 'nadie puede abrir tomando el pozo si el equipo debe abrir antes de tomarlo.'


def clash_pile_never() -> str:
    return 'nadie toma nunca el pozo, así que la otra regla no serviría de nada.'


def clash_nothing_beneath() -> str:
    return 'quien toma una sola carta ya la ve.'


def clash_nothing_scores() -> str:
    return 'solo puntúa quien pierde, así que la otra regla no serviría de nada.'


def clash_target_of_losers() -> str:
    return 'si solo puntúa quien pierde, ningún equipo llega nunca a una meta.'


def clash_no_turned_card() -> str:
    return 'no se destapa ninguna carta que se pueda tomar al empezar.'


def clash_low_double_book(have: int, need: int) -> str:
    return 'una canasta doble de ' + _nouns.cards(have) + ' es demasiado pequeña; aquí necesita al menos ' + COUNT(need) + '.'


def clash_threes_twice() -> str:
    return 'los treses rojos se combinan o se bajan por un premio, no las dos cosas.'


def clash_score_step_twice(rule: str, have: int) -> str:
    return '«' + rule + '» da dos mínimos para un total de ' + NUMBER(have) + '.'


def clash_no_wild_melds() -> str:
    return 'no puede haber canasta de comodines si los comodines no se pueden bajar solos.'


def clash_growth_by_score() -> str:
    return 'los mínimos que dependen de los puntos no crecen con las rondas.'


def clash_opening_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', no hay cartas que abran con ' + NUMBER(need) + ' puntos; ' + NUMBER(have) + ' es lo máximo.'


def clash_new_meld_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', ninguna combinación vale ' + NUMBER(need) + ' puntos; ' + NUMBER(have) + ' es lo máximo.'


def clash_books_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nadie podría cerrar: con ' + _nouns.decks(have) + ' ' + ('no se puede formar la canasta exigida' if plural(need) == "one" else 'no se pueden formar las ' + _nouns.books(need) + ' exigidas') + '.'


def house_rules() -> str:
    return 'Reglas de la casa'


def which_fits() -> str:
    return '¿Cuál es el nuestro?'


def change_of(name: str) -> str:
    return 'Cambiar ' + name


def edit(name: str) -> str:
    return 'Editar ' + name


def find() -> str:
    return 'Buscar una regla'


def name() -> str:
    return 'Nombre de este reglamento'


def based_on() -> str:
    return 'Basado en'


def undo() -> str:
    return 'Deshacer'


def reset_page() -> str:
    return 'Reiniciar página'


def duplicate() -> str:
    return 'Duplicar'


def delete() -> str:
    return 'Eliminar'


def put_back() -> str:
    return 'Recuperar'


def share() -> str:
    return 'Compartir'


def read() -> str:
    return 'Leer'


def rest_is_read() -> str:
    return 'Hay más en «' + __read() + '».'


def save() -> str:
    return 'Guardar'


def by_round() -> str:
    return 'Por ronda'


def fewer_rounds() -> str:
    return 'Una menos'


def more_rounds() -> str:
    return 'Una más'


def set_by_score() -> str:
    return 'Según puntos'


def from_total() -> str:
    return 'Desde un total de'


def needs() -> str:
    return 'el equipo necesita'


def no_name() -> str:
    return 'ponle un nombre'


def fix_it() -> str:
    return 'Corregir'


def show_it() -> str:
    return 'Mostrar'


def next_one() -> str:
    return 'Siguiente'


def nothing_said() -> str:
    return 'Con las demás reglas como están, esta no tiene efecto.'


def what_opens() -> str:
    return 'Lo justo para abrir'


def nothing_opens() -> str:
    return 'sin ejemplo'


def drop_changes() -> str:
    return 'Eliminarlos'


def leave_title() -> str:
    return '¿Guardar los cambios?'


def leave_words() -> str:
    return 'Todavía no has guardado tus cambios.'


def leave_unsaved() -> str:
    return 'No guardar'


def stay() -> str:
    return 'Seguir editando'


def rebase_title() -> str:
    return 'Cambiar de reglamento'


def cancel() -> str:
    return 'Cancelar'


def changes(count: int) -> str:
    return ('un cambio' if plural(count) == "one" else COUNT(count) + ' cambios')


def conflicts(count: int) -> str:
    return ('un conflicto' if plural(count) == "one" else COUNT(count) + ' conflictos')


def topic_label(topic: str, changes: int, conflicts: int) -> str:
    return ((topic if conflicts == 0 else topic + ', ' + __conflicts(conflicts)) if changes == 0 else (topic + ', ' + __changes(changes) if conflicts == 0 else topic + ', ' + __changes(changes) + ', ' + __conflicts(conflicts)))


def nothing_found(wanted: str) -> str:
    return 'Ninguna regla coincide con «' + wanted + '». Prueba otra palabra, o mira en las pestañas de arriba.'


def instead_of(value: str) -> str:
    return 'original: ' + value


def back_to(value: str) -> str:
    return 'Volver al original: ' + value


def round(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def round_of(rule: str, round: int) -> str:
    return rule + ', ronda ' + NUMBER(round)


def last_round_of(rule: str, round: int) -> str:
    return (rule + ', todas las rondas' if round == 1 else rule + ', desde la ronda ' + NUMBER(round))


def numbered(label: str, place: int) -> str:
    return label + ', ' + NUMBER(place)


def last_round(round: int) -> str:
    return ('Todas las rondas' if round == 1 else 'Desde la ronda ' + NUMBER(round))


def own_name(name: str) -> str:
    return name + ' de casa'


def taken_name(name: str) -> str:
    return 'ya existe «' + name + '»'


def saved(name: str) -> str:
    return 'Se guardó «' + name + '».'


def deleted(name: str) -> str:
    return 'Se eliminó «' + name + '». Para deshacerlo, pulsa «' + __put_back() + '».'


def gone(name: str) -> str:
    return '«' + name + '» ya no está.'


def not_saved(reason: str) -> str:
    return 'No se pudieron guardar las reglas: ' + reason + '.'


def not_deleted(reason: str) -> str:
    return 'No se pudieron eliminar las reglas: ' + reason + '.'


def clash_place(place: int, count: int) -> str:
    return ('Conflicto' if plural(count) == "one" else 'Conflicto ' + NUMBER(place) + ' de ' + NUMBER(count))


def keep_changes(count: int) -> str:
    return 'Mantener ' + __changes(count)


def as_it_is(preset: str) -> str:
    return preset + ' sin cambios'


def rebase_words(preset: str, count: int) -> str:
    return 'Has hecho ' + __changes(count) + '. ¿Quieres ' + ('mantenerlo' if plural(count) == "one" else 'mantenerlos') + ' con ' + preset + '?'


def change_line(count: int) -> str:
    return CAPITAL(__changes(count))


def book(name: Literal["clean", "dirty", "wild", "sevens", "threes", "double"], wilds: int, sevens_kind: Literal["clean", "any"], double_book: int) -> str:
    return ('limpia' if name == "clean" else ('1 comodín' if plural(wilds) == "one" else NUMBER(wilds) + ' comodines') if name == "dirty" else 'comodines' if name == "wild" else ('sietes' if sevens_kind == "any" else 'sietes, limpia') if name == "sevens" else 'treses' if name == "threes" else NUMBER(double_book) + ' cartas')


def with_my_answers(preset: str) -> str:
    return 'Adaptar ' + preset


def answer_what_you_know() -> str:
    return 'Responde lo que sepas. Cada respuesta ayuda.'


def questions() -> str:
    return 'Preguntas'


def closest_rules() -> str:
    return 'Reglas más parecidas'


def next_question() -> str:
    return 'Siguiente'


def not_sure() -> str:
    return 'No lo sé'


def choose(name: str) -> str:
    return 'Elegir ' + name


def ask_stacks() -> str:
    return '¿Cómo recibes la mano y el pie?'


def ask_stacks_dealt() -> str:
    return 'Nos los reparten'


def ask_stacks_choose() -> str:
    return 'Elegimos entre dos montones'


def ask_stacks_packet() -> str:
    return 'Cortamos un paquete de 22, a ojo'


def ask_pile() -> str:
    return '¿Cuántas cartas tomas del pozo?'


def ask_pile_five() -> str:
    return 'Cinco'


def ask_pile_seven() -> str:
    return 'Siete'


def ask_pile_eight() -> str:
    return 'Ocho'


def ask_pile_all() -> str:
    return 'Todo el pozo'


def ask_upcard() -> str:
    return '¿Qué necesitas para tomar el pozo?'


def ask_upcard_pair() -> str:
    return 'Dos iguales, bajadas enseguida'


def ask_upcard_kept() -> str:
    return 'Dos iguales, bajadas solo al abrir'


def ask_upcard_any_play() -> str:
    return 'Cualquier jugada con la superior'


def ask_books() -> str:
    return '¿Qué canastas necesita un equipo para cerrar?'


def ask_books_one_each() -> str:
    return 'Una limpia y una sucia'


def ask_books_two_each() -> str:
    return 'Dos limpias y dos sucias'


def ask_books_two_and_three() -> str:
    return 'Dos limpias y tres sucias'


def ask_out() -> str:
    return '¿Qué más hace falta para cerrar?'


def ask_out_asks() -> str:
    return 'El sí de tu pareja'


def ask_out_partner() -> str:
    return 'Tu pareja ya juega el pie'


def ask_out_free() -> str:
    return 'Nada más'


def closest(preset: str, fitting: int, answered: int) -> str:
    return ('Lo más parecido a tu juego: ' + preset + '.' if answered == 0 else 'Lo más parecido a tu juego: ' + preset + '. ' + ('No coincide' if fitting == 0 else 'Coincide') + ' con tu respuesta.' if plural(answered) == "one" else 'Lo más parecido a tu juego: ' + preset + '. Coincide en ' + NUMBER(fitting) + ' de tus ' + NUMBER(answered) + ' respuestas.')


def closest_title() -> str:
    return 'Lo más parecido a tu juego'


def answers_fit(fitting: int, answered: int) -> str:
    return (('No coincide' if fitting == 0 else 'Coincide') + ' con tu respuesta' if plural(answered) == "one" else 'Coincide en ' + NUMBER(fitting) + ' de tus ' + NUMBER(answered) + ' respuestas')


def second_closest(preset: str, fitting: int, answered: int) -> str:
    return 'Le sigue ' + preset + ' (' + NUMBER(fitting) + ' de ' + NUMBER(answered) + ')'


def left_open() -> str:
    return 'Sin respuesta'


def your_answer() -> str:
    return 'Tu respuesta'


def the_same() -> str:
    return 'Lo mismo'


def preset_has(preset: str, answer: str) -> str:
    return preset + ': ' + answer


def pass_on() -> str:
    return 'Compartir'


def take_in() -> str:
    return 'Importar'


def copy_code() -> str:
    return 'Copiar el código'


def code_out() -> str:
    return 'Por teléfono: lee este código en voz alta, grupo por grupo'


def code_is() -> str:
    return 'Lleva tus cambios respecto al original, pero no el nombre.'


def code_in() -> str:
    return 'Un código que te pasaron'


def code_hint() -> str:
    return 'letras y cifras, con espacios o sin ellos'


def code_help() -> str:
    return 'Los errores se notan: nunca se lee otra cosa.'


def code_shown() -> str:
    return 'Lo que escribes aparece aquí, grande y en los mismos grupos, para comparar.'


def use_code() -> str:
    return 'Revisar código'


def export() -> str:
    return 'Guardar como archivo'


def import_() -> str:
    return 'Abrir un archivo'


def print() -> str:
    return 'Para imprimir'


def print_changes() -> str:
    return 'Con los cambios'


def take_them() -> str:
    return 'Abrir en el editor'


def nothing_yet() -> str:
    return 'todavía no hay nada abierto'


def out_of_range(number: int, least: int, most: int) -> str:
    return NUMBER(number) + ' no es posible: de ' + NUMBER(least) + ' a ' + NUMBER(most) + '.'


def out_of_range_or_off(number: int, least: int, most: int) -> str:
    return NUMBER(number) + ' no es posible: 0, o de ' + NUMBER(least) + ' a ' + NUMBER(most) + '.'


def code_holds(name: str, rules: str) -> str:
    return 'Es «' + name + '»: ' + rules + '.'


def rules_flaw(file: str, flaw: Literal["no_file", "too_large", "nested_too_deep", "not_json", "not_toml", "no_version", "newer", "not_only_rules"]) -> str:
    return (file + ' no es un archivo.' if flaw == "no_file" else file + ' es demasiado grande para un reglamento.' if flaw == "too_large" else file + ' tiene demasiados niveles para poder leerlo.' if flaw == "nested_too_deep" else file + ' no es un reglamento en JSON.' if flaw == "not_json" else file + ' no es un reglamento en TOML.' if flaw == "not_toml" else file + ' no dice qué versión es.' if flaw == "no_version" else file + ' viene de una versión más nueva del juego.' if flaw == "newer" else file + ' contiene algo más que reglamentos.')


def wrong_value(file: str, complaint: str) -> str:
    return file + ': ' + complaint + '.'


def unreadable(file: str, reason: str) -> str:
    return ('No se pueden leer tus reglamentos: ' + reason + '.' if not file else 'No se puede leer ' + file + ': ' + reason + '.')


def code_nothing_typed() -> str:
    return 'Escribe primero el código: grupos de cuatro letras y cifras.'


def code_strange_sign(signs: str, group: int) -> str:
    return '«' + signs + '» nunca forma parte de un código: revisa el grupo ' + NUMBER(group) + '.'


def code_uneven_group(count: int, group: int) -> str:
    return ('El código tiene ' + __signs(count) + ', así que el último grupo no está completo: cada grupo lleva cuatro.' if group == 0 else 'El grupo ' + NUMBER(group) + ' tiene ' + __signs(count) + '; cada grupo lleva cuatro.')


def signs(count: int) -> str:
    return ('un carácter' if plural(count) == "one" else COUNT(count) + ' caracteres')


def code_wrong_sign(signs: str, group: int) -> str:
    return 'En el grupo ' + NUMBER(group) + ', «' + signs + '», hay un error: pide que te lo repitan.'


def code_wrong_groups() -> str:
    return 'Un grupo entero falta, está repetido o fuera de su sitio: compara los grupos uno por uno.'


def code_newer_version() -> str:
    return 'Este código viene de una versión más nueva del juego.'


def code_no_rules() -> str:
    return 'Los caracteres encajan, pero no es el código de un reglamento.'


def phone_words() -> str:
    return 'amigo casa foca hotel jardín kilo luna mesa piano queso radio tren web xilófono yogur cuatro seis siete nueve'


def side_by_side() -> str:
    return 'Dos reglamentos comparados'


def only_different() -> str:
    return 'Solo diferencias'


def alike() -> str:
    return 'Los dos tienen las mismas reglas.'


def left_set() -> str:
    return 'Izquierda'


def right_set() -> str:
    return 'Derecha'


def unsaved(name: str) -> str:
    return 'El juego terminó antes de guardar tus cambios en «' + name + '».'


def compared_row(rule: str, left: str, right: str) -> str:
    return rule + ': ' + left + ' | ' + right


def same(left: str, right: str, shared: int) -> str:
    return left + ' y ' + right + ' coinciden en las ' + NUMBER(shared) + ' reglas.'


def differ(different: int, shared: int) -> str:
    return ('Difieren en una regla y coinciden en ' + NUMBER(shared) + '.' if plural(different) == "one" else 'Difieren en ' + _nouns.rules(different) + ' y coinciden en ' + NUMBER(shared) + '.')


__where = where
__read = read
__changes = changes
__conflicts = conflicts
__put_back = put_back
__signs = signs
