"""Español: going_out_texts. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, LIST, NUMBER, ORDINAL, SIGNED, plural


all_agree = 'Permiso del equipo'
needed = 'Lo que falta para cerrar'
lack = 'falta'
have = 'hecho'
each_tip = 'Lo que le falta a todo el mundo para cerrar (tecla T)'
show_each = 'rivales'
partners_yes = 'el sí de su pareja'
say_yes = 'Sí, cierra'
say_no = 'No, todavía no'
yes_costs_nothing = 'Con un sí, nada de lo que tienes cuenta y tu equipo suma 0.'
ahead = 'deberíamos acabar por delante'
behind = 'acabaríamos por detrás'
little_held = 'mis cartas no nos costarían demasiado'
much_held = 'mis cartas nos costarían demasiado'
more_to_come = 'todavía podemos sacar más de esta ronda que el equipo rival'
they_gain = 'si seguimos, el equipo rival sacaría más que el nuestro'
agreed = 'acordamos esperar hasta que todo el equipo tenga el pie'


def books(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return ('Limpias' if kind == "clean" else 'Sucias' if kind == "dirty" else 'De comodines' if kind == "wild" else 'De sietes' if kind == "sevens" else 'Canastas')


def books_short(kind: Literal["clean", "dirty", "wild", "sevens", "any"]) -> str:
    return ('Limpias' if kind == "clean" else 'Sucias' if kind == "dirty" else 'Comodines' if kind == "wild" else 'Sietes' if kind == "sevens" else 'Canastas')


def in_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return who.name + ' ' + ('con la mano' if stack == "hand" else 'con el pie' if stack == "foot" else 'con la cola')


def in_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return ('con mano' if stack == "hand" else 'con pie' if stack == "foot" else 'con cola')


def played_stack(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return (who.name + ' ya jugaste ' + ('la mano' if stack == "hand" else 'el pie' if stack == "foot" else 'la cola') if who.is_you else who.name + ' jugó ' + ('la mano' if stack == "hand" else 'el pie' if stack == "foot" else 'la cola'))


def played_stack_short(who: Person, stack: Literal["hand", "foot", "tail"]) -> str:
    return ('jugaste ' + _nouns.stack(stack) if who.is_you else 'jugó ' + _nouns.stack(stack))


def all_in_stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Equipo con la mano' if stack == "hand" else 'Equipo con el pie' if stack == "foot" else 'Equipo con la cola')


def all_played(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('Todas las colas jugadas' if stack == "tail" else 'Todos los pies jugados')


def agrees(who: Person) -> str:
    return (who.name + ' lo permites' if who.is_you else who.name + ' lo permite')


def how(state: Literal["yes", "no", "ask", "asked", "refused"]) -> str:
    return ('sí' if state == "yes" else 'no' if state == "no" else 'preguntar' if state == "ask" else 'en espera' if state == "asked" else 'dijo que no')


def last_card(discard: Literal["required", "optional", "never"]) -> str:
    return ('Fin: descartar' if discard == "required" else 'Fin: da igual' if discard == "optional" else 'Fin: a la mesa')


def last_card_short(discard: Literal["required", "optional", "never"]) -> str:
    return ('Descartar' if discard == "required" else 'Da igual' if discard == "optional" else 'A la mesa')


def needed_foot(who: Person, stack: Literal["hand", "foot", "tail"], picked_up: bool) -> str:
    return (('una carta jugada de ' + ('tu mano' if stack == "hand" else 'tu pie' if stack == "foot" else 'tu cola') if who.is_you else 'una carta jugada ' + ('de la mano' if stack == "hand" else 'del pie' if stack == "foot" else 'de la cola') + ' de ' + who.name) if picked_up else (('tu mano' if stack == "hand" else 'tu pie' if stack == "foot" else 'tu cola') if who.is_you else ('la mano' if stack == "hand" else 'el pie' if stack == "foot" else 'la cola') + ' de ' + who.name))


def still_needed(needs: Sequence[str]) -> str:
    return ('Ya nada' if len(needs) == 0 else CAPITAL(LIST(needs)))


def yes_ends_round(partners: int) -> str:
    return ('Con un sí, la ronda termina enseguida.' if plural(partners) == "one" else 'Si todo el equipo dice que sí, la ronda termina enseguida.')


def brings(books: Sequence[str], dirtied: int) -> str:
    return (('No completa ninguna canasta.' if dirtied == 0 else 'Ensucia ' + _nouns.clean_books(dirtied) + '.') if len(books) == 0 else 'Completa ' + LIST(books) + ('.' if dirtied == 0 else ' ' + 'y ensucia ' + _nouns.clean_books(dirtied) + '.'))


def books_brought(count: int, place: int, kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('tu ' + ORDINAL(place, gender='f') + ' ' + _nouns.kind_of_book(kind) if count == 1 else (_nouns.clean_books(count) + ' más' if kind == "clean" else _nouns.dirty_books(count) + ' más' if kind == "dirty" else _nouns.books(count) + ' de comodines más'))


def ask_button(partners: Sequence[str]) -> str:
    return ('Preguntar' if len(partners) == 0 else 'Preguntar a ' + LIST(partners))


def holds(who: Person, stacks: Sequence[str]) -> str:
    return ('tienes ' + LIST(stacks) if who.is_you else who.name + ' tiene ' + LIST(stacks))


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return ('una mano de ' + NUMBER(cards) if stack == "hand" else 'un pie de ' + NUMBER(cards) if stack == "foot" else 'una cola de ' + NUMBER(cards))


def your_stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return 'tu ' + _nouns.stack(stack) + ' de ' + NUMBER(cards)


def counts(held: Sequence[str], cards: int, winner_takes: bool, cost: int, bonus: int) -> str:
    return CAPITAL(LIST(held)) + ('.' if cards == 0 else (': nada de eso cuenta si cierras. Tu equipo suma entonces 0.' if winner_takes else ': ' + ('eso cuenta en contra.' if cost == 0 else 'unos ' + NUMBER(cost) + ' puntos en contra.') + ' Cerrar da ' + SIGNED(bonus) + '.'))


def yes_costs(winner_takes: bool, cards: int, cost: int, stacks: Sequence[str]) -> str:
    return (('No tienes nada que cuente en contra.' if len(stacks) == 0 else (__yes_costs_nothing if winner_takes else 'Un sí te costaría lo que ' + ('contenga' if len(stacks) == 1 else 'contengan') + ' ' + LIST(stacks) + '.')) if cards == 0 else (__yes_costs_nothing if winner_takes else ('Tu única carta te costaría' if plural(cards) == "one" else 'Tus ' + _nouns.cards(cards) + ' te costarían') + ' ' + NUMBER(cost) + ' puntos' + ('.' if len(stacks) == 0 else ', y ' + LIST(stacks) + ', lo que contenga.' if len(stacks) == 1 else ', y ' + LIST(stacks) + ', lo que contengan.')))


def says(who: Person, answer: Literal["yes", "no"]) -> str:
    return (('Dices que sí' if answer == "yes" else 'Dices que no') if who.is_you else (who.name + ' dice que sí' if answer == "yes" else who.name + ' dice que no'))


def answer(answer: Literal["yes", "no"], reasons: Sequence[str]) -> str:
    return ('Sí' if answer == "yes" else 'Todavía no') + ('.' if len(reasons) == 0 else ': ' + '; además, '.join(reasons) + '.')


def rival_near(who: Person) -> str:
    return who.name + ' podría cerrar en su próximo turno'


def stock_low(cards: int) -> str:
    return ('al mazo solo le queda una carta' if plural(cards) == "one" else 'al mazo solo le quedan ' + _nouns.cards(cards))


__yes_costs_nothing = yes_costs_nothing
