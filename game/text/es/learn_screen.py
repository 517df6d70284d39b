"""Español: learn_screen. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


def learn() -> str:
    return 'Aprender'


def all_lessons_done() -> str:
    return 'Todas las lecciones hechas'


def problems_to_solve() -> str:
    return 'Y problemas: encuentra la jugada'


def next_lesson(number: int, title: str) -> str:
    return 'Lección ' + NUMBER(number) + ' de 12: ' + title


def moments_wait(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + ' de tus partidas'


def moments_wait_short(count: int) -> str:
    return ('Uno de tus partidas' if plural(count) == "one" else CAPITAL(COUNT(count)) + ' de tus partidas')


def twelve_lessons() -> str:
    return 'Doce lecciones'


def how_long() -> str:
    return 'pocos minutos cada una'


def rules() -> str:
    return 'Reglas'


def done() -> str:
    return 'hecha'


def open_any_time() -> str:
    return 'disponible'


def begin_here() -> str:
    return 'empieza aquí'


def comes_next() -> str:
    return 'la siguiente'


def absent() -> str:
    return 'no en estas reglas'


def step_of(step: int, steps: int) -> str:
    return 'paso ' + NUMBER(step) + ' de ' + NUMBER(steps)


def lesson_heard(number: int, subject: str, state: str) -> str:
    return ('lección ' + NUMBER(number) + '; ' + state if not subject else 'lección ' + NUMBER(number) + '; ' + subject + '; ' + state)


def you_know_the_game() -> str:
    return 'Ya conoces el juego'


def all_are_done() -> str:
    return 'Todas las lecciones están hechas. Siguen aquí, para consultarlas o enseñarlas.'


def solve_problems() -> str:
    return 'Resolver uno'


def problems() -> str:
    return 'Problemas'


def one_move() -> str:
    return 'encuentra la jugada'


def own_games() -> str:
    return 'De tus partidas'


def nothing_waits() -> str:
    return 'Aún no hay nada; vuelve después de tu próxima partida.'


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


def by_theme() -> str:
    return 'Por temas'


def no_problems() -> str:
    return 'Aún no hay problemas para estas reglas, pero las lecciones están aquí.'


def reading_problems() -> str:
    return 'Cargando problemas…'


def solved_of(solved: int, count: int) -> str:
    return NUMBER(solved) + ' de ' + NUMBER(count)


def theme_heard(theme: str, stars: int, solved: int, count: int) -> str:
    return theme + ': ' + __how_hard(stars) + ', ' + NUMBER(solved) + ' de ' + NUMBER(count) + ' resueltos'


def how_hard(stars: int) -> str:
    return ('fácil' if stars == 1 else 'normal' if stars == 2 else 'difícil')


def who_learns() -> str:
    return '¿Quién aprende?'


def why_who() -> str:
    return 'El progreso de cada persona se guarda aparte.'


def somebody_else() -> str:
    return 'Otra persona'


def type_name() -> str:
    return 'escribe un nombre'


def it_is_me() -> str:
    return 'Soy yo'


def learning_person(who: Person) -> str:
    return 'Aprende ' + who.name


__moments = moments
__how_hard = how_hard
