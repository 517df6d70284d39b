"""Español: learn_screen. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


learn = 'Aprender'
all_lessons_done = 'Todas las lecciones hechas'
problems_to_solve = 'Y problemas: encuentra la jugada'
twelve_lessons = 'Doce lecciones'
how_long = 'pocos minutos cada una'
rules = 'Reglas'
done = 'hecha'
open_any_time = 'disponible'
begin_here = 'empieza aquí'
comes_next = 'la siguiente'
absent = 'no en estas reglas'
you_know_the_game = 'Ya conoces el juego'
all_are_done = 'Todas las lecciones están hechas. Siguen aquí, para consultarlas o enseñarlas.'
solve_problems = 'Resolver uno'
problems = 'Problemas'
one_move = 'encuentra la jugada'
own_games = 'De tus partidas'
nothing_waits = 'Aún no hay nada; vuelve después de tu próxima partida.'
by_theme = 'Por temas'
no_problems = 'Aún no hay problemas para estas reglas, pero las lecciones están aquí.'
reading_problems = 'Cargando problemas…'
who_learns = '¿Quién aprende?'
why_who = 'El progreso de cada persona se guarda aparte.'
somebody_else = 'Otra persona'
type_name = 'escribe un nombre'
it_is_me = 'Soy yo'


def next_lesson(number: int, title: str) -> str:
    return 'Lección ' + NUMBER(number) + ' de 12: ' + title


def moments_wait(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + ' de tus partidas'


def moments_wait_short(count: int) -> str:
    return ('Uno de tus partidas' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' de tus partidas')


def step_of(step: int, steps: int) -> str:
    return 'paso ' + NUMBER(step) + ' de ' + NUMBER(steps)


def lesson_heard(number: int, subject: str, state: str) -> str:
    return ('lección ' + NUMBER(number) + '; ' + state if not subject else 'lección ' + NUMBER(number) + '; ' + subject + '; ' + state)


def own_waiting(count: int) -> str:
    return ('Un problema para practicar.' if plural(count) == "one" else CAPITAL(__moments(count)) + ' para practicar.')


def moments(count: int) -> str:
    return ('un problema' if plural(count) == "one" else COUNT(count) + ' problemas')


def own_all_again(count: int) -> str:
    return ('Ya lo resolviste una vez.' if count == 1 else 'Ya resolviste los dos una vez.' if count == 2 else 'Ya los resolviste todos una vez.')


def own_some_again(count: int) -> str:
    return ('Ya resolviste uno de ellos.' if plural(count) == "one" else 'Ya resolviste ' + COUNT(count) + ' de ellos.')


def from_round(game: str, round: int) -> str:
    return game + ', ronda ' + NUMBER(round)


def solved_of(solved: int, count: int) -> str:
    return NUMBER(solved) + ' de ' + NUMBER(count)


def theme_heard(theme: str, stars: int, solved: int, count: int) -> str:
    return theme + ': ' + __how_hard(stars) + ', ' + NUMBER(solved) + ' de ' + NUMBER(count) + ' resueltos'


def how_hard(stars: int) -> str:
    return ('fácil' if stars == 1 else 'normal' if stars == 2 else 'difícil')


def learning_person(who: Person) -> str:
    return 'Aprende ' + who.name


__moments = moments
__how_hard = how_hard
