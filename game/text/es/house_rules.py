"""Español: house_rules. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


none = 'nada'
card_values = 'los valores de las cartas'
clash_no_table = 'no se ofrece ninguna mesa, así que nadie podría jugar con estas reglas.'
clash_no_end = 'sin número de rondas ni puntos de meta, la partida no terminaría nunca.'
clash_decks_twice = 'un número fijo de barajas no deja lugar a barajas de más.'
clash_one_deck = 'una baraja no basta; hacen falta al menos dos.'
clash_single_reshuffled = 'si se roba una carta por turno, se podría volver a barajar sin fin.'
clash_open_first = 'nadie puede abrir tomando el pozo si el equipo debe abrir antes de tomarlo.'
clash_pile_never = 'nadie toma nunca el pozo, así que la otra regla no serviría de nada.'
clash_nothing_beneath = 'quien toma una sola carta ya la ve.'
clash_nothing_scores = 'solo puntúa quien pierde, así que la otra regla no serviría de nada.'
clash_target_of_losers = 'si solo puntúa quien pierde, ningún equipo llega nunca a una meta.'
clash_no_turned_card = 'no se destapa ninguna carta que se pueda tomar al empezar.'
clash_threes_twice = 'los treses rojos se combinan o se bajan por un premio, no las dos cosas.'
clash_no_wild_melds = 'no puede haber canasta de comodines si los comodines no se pueden bajar solos.'
clash_growth_by_score = 'los mínimos que dependen de los puntos no crecen con las rondas.'
house_rules = 'Reglas de la casa'
which_fits = '¿Cuál es el nuestro?'
find = 'Buscar una regla'
name = 'Nombre de este reglamento'
based_on = 'Basado en'
undo = 'Deshacer'
reset_page = 'Reiniciar página'
duplicate = 'Duplicar'
delete = 'Eliminar'
put_back = 'Recuperar'
share = 'Compartir'
read = 'Leer'
save = 'Guardar'
by_round = 'Por ronda'
fewer_rounds = 'Una menos'
more_rounds = 'Una más'
set_by_score = 'Según puntos'
from_total = 'Desde un total de'
needs = 'el equipo necesita'
no_name = 'ponle un nombre'
fix_it = 'Corregir'
show_it = 'Mostrar'
next_one = 'Siguiente'
what_opens = 'Lo justo para abrir'
nothing_opens = 'sin ejemplo'
drop_changes = 'Eliminarlos'
leave_title = '¿Guardar los cambios?'
leave_words = 'Todavía no has guardado tus cambios.'
leave_unsaved = 'No guardar'
stay = 'Seguir editando'
rebase_title = 'Cambiar de reglamento'
cancel = 'Cancelar'
answer_what_you_know = 'Responde lo que sepas. Cada respuesta ayuda.'
questions = 'Preguntas'
closest_rules = 'Reglas más parecidas'
next_question = 'Siguiente'
not_sure = 'No lo sé'
ask_stacks = '¿Cómo recibes la mano y el pie?'
ask_stacks_dealt = 'Nos los reparten'
ask_stacks_choose = 'Elegimos entre dos montones'
ask_stacks_packet = 'Cortamos un paquete de 22, a ojo'
ask_pile = '¿Cuántas cartas tomas del pozo?'
ask_pile_five = 'Cinco cartas'
ask_pile_seven = 'Siete cartas'
ask_pile_eight = 'Ocho cartas'
ask_pile_all = 'Todo el pozo'
ask_upcard = '¿Qué necesitas para tomar el pozo?'
ask_upcard_pair = 'Dos iguales, bajadas enseguida'
ask_upcard_kept = 'Dos iguales, bajadas solo al abrir'
ask_upcard_any_play = 'Cualquier jugada con la superior'
ask_books = '¿Qué canastas necesita un equipo para cerrar?'
ask_books_one_each = 'Una limpia y una sucia'
ask_books_two_each = 'Dos limpias y dos sucias'
ask_books_two_and_three = 'Dos limpias y tres sucias'
ask_out = '¿Qué más hace falta para cerrar?'
ask_out_asks = 'El sí de tu pareja'
ask_out_partner = 'Tu pareja ya juega el pie'
ask_out_free = 'Nada más'
left_open = 'Sin respuesta'
you_play = 'Tus respuestas'
the_same = 'Lo mismo'
pass_on = 'Compartir'
take_in = 'Importar'
copy_code = 'Copiar el código'
code_out = 'Por teléfono: lee este código en voz alta, grupo por grupo'
code_is = 'Lleva tus cambios respecto al original, pero no el nombre.'
code_in = 'Un código que te pasaron'
code_hint = 'letras y cifras, con espacios o sin ellos'
code_help = 'Los errores se notan: nunca se lee otra cosa.'
code_shown = 'Lo que escribes aparece aquí, grande y en los mismos grupos, para comparar.'
use_code = 'Revisar código'
export = 'Guardar como archivo'
import_ = 'Abrir un archivo'
print = 'Para imprimir'
print_changes = 'Con los cambios'
take_them = 'Abrir en el editor'
nothing_yet = 'todavía no hay nada abierto'
code_nothing_typed = 'Escribe primero el código: grupos de cuatro letras y cifras.'
code_wrong_groups = 'Un grupo entero falta, está repetido o fuera de su sitio: compara los grupos uno por uno.'
code_newer_version = 'Este código viene de una versión más nueva del juego.'
code_no_rules = 'Los caracteres encajan, pero no es el código de un reglamento.'
phone_words = 'amigo casa foca hotel jardín kilo luna mesa piano queso radio tren web xilófono yogur cuatro seis siete nueve'
side_by_side = 'Dos reglamentos comparados'
only_different = 'Solo diferencias'
alike = 'Los dos tienen las mismas reglas.'
left_set = 'Izquierda'
right_set = 'Derecha'


def yes_or_no(on: bool) -> str:
    return ('sí' if on else 'no')


def score_step(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' desde ' + NUMBER(total)


def clash(rules: Sequence[str], what: str) -> str:
    return (CAPITAL(what) if len(rules) == 1 else 'Se contradicen ' + LIST(rules) + ': ' + what)


def rule(rule: str) -> str:
    return '«' + rule + '»'


def fix(rule: str, value: str) -> str:
    return 'Pon «' + rule + '» en: ' + value + '.'


def clash_table_shape(table: str, players: str, shape: str) -> str:
    return 'la mesa ' + table + ' no cuadra: ' + shape + ' no es para ' + players + ' personas.'


def clash_low_target(have: int, need: int) -> str:
    return 'una meta de ' + NUMBER(have) + ' puntos es demasiado baja; pon ' + NUMBER(need) + ' o más, o ninguna.'


def where(players: int, round: int) -> str:
    return ('con ' + _nouns.people(players) if round == 1 else 'con ' + _nouns.people(players) + ' en la ronda ' + NUMBER(round))


def clash_few_draws(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', el reparto deja ' + NUMBER(have) + ' cartas en el mazo, pero para robar diez veces hacen falta ' + NUMBER(need) + '.'


def clash_unequal_stacks(have: int, need: int) -> str:
    return 'los dos montones deben ser iguales, pero uno tiene ' + _nouns.cards(have) + ' y el otro ' + COUNT(need) + '.'


def clash_low_double_book(have: int, need: int) -> str:
    return 'una canasta doble de ' + _nouns.cards(have) + ' es demasiado pequeña; aquí necesita al menos ' + COUNT(need) + '.'


def clash_score_step_twice(rule: str, have: int) -> str:
    return '«' + rule + '» da dos mínimos para un total de ' + NUMBER(have) + '.'


def clash_opening_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', no hay cartas que abran con ' + NUMBER(need) + ' puntos; ' + NUMBER(have) + ' es lo máximo.'


def clash_new_meld_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', ninguna combinación vale ' + NUMBER(need) + ' puntos; ' + NUMBER(have) + ' es lo máximo.'


def clash_books_out_of_reach(players: int, round: int, have: int, need: int) -> str:
    return __where(players, round) + ', nadie podría cerrar: con ' + _nouns.decks(have) + ' ' + ('no se puede formar la canasta exigida' if plural(need) == "one" else 'no se pueden formar las ' + _nouns.books(need) + ' exigidas') + '.'


def change_of(name: str) -> str:
    return 'Cambiar ' + name


def edit(name: str) -> str:
    return 'Editar ' + name


def rest_is_read() -> str:
    return 'Hay más en «' + __read + '».'


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
    return 'Se eliminó «' + name + '». Para deshacerlo, pulsa «' + __put_back + '».'


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
    return 'Usar ' + preset + ' con nuestros cambios'


def unchanged(preset: str) -> str:
    return 'Usar ' + preset + ' sin cambios'


def choose(name: str) -> str:
    return 'Elegir ' + name


def closest(preset: str, fitting: int, answered: int) -> str:
    return ('Lo más parecido a tu juego: ' + preset + '.' if answered == 0 else 'Lo más parecido a tu juego: ' + preset + '. ' + ('No coincide' if fitting == 0 else 'Coincide') + ' con tu respuesta.' if plural(answered) == "one" else 'Lo más parecido a tu juego: ' + preset + '. Coincide en ' + NUMBER(fitting) + ' de tus ' + NUMBER(answered) + ' respuestas.')


def answers_fit(fitting: int, answered: int, all: bool) -> str:
    return (('No coincide' if fitting == 0 else 'Coincide') + ' con tu respuesta' if plural(answered) == "one" else ('Coincide en todas tus respuestas' if all else 'Coincide en ' + NUMBER(fitting) + ' de tus ' + NUMBER(answered) + ' respuestas'))


def second_closest(preset: str, fitting: int, answered: int) -> str:
    return 'Le sigue ' + preset + ' (' + NUMBER(fitting) + ' de ' + NUMBER(answered) + ')'


def others_same(count: int) -> str:
    return ('En la otra coincide' if plural(count) == "one" else 'En las otras ' + COUNT(count, gender='f') + ' coincide')


def preset_has(preset: str, answer: str) -> str:
    return preset + ': ' + answer


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


def code_strange_sign(signs: str, group: int) -> str:
    return '«' + signs + '» nunca forma parte de un código: revisa el grupo ' + NUMBER(group) + '.'


def code_uneven_group(count: int, group: int) -> str:
    return ('El código tiene ' + __signs(count) + ', así que el último grupo no está completo: cada grupo lleva cuatro.' if group == 0 else 'El grupo ' + NUMBER(group) + ' tiene ' + __signs(count) + '; cada grupo lleva cuatro.')


def signs(count: int) -> str:
    return ('un carácter' if plural(count) == "one" else COUNT(count) + ' caracteres')


def code_wrong_sign(signs: str, group: int) -> str:
    return 'En el grupo ' + NUMBER(group) + ', «' + signs + '», hay un error: pide que te lo repitan.'


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
