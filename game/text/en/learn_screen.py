"""English: learn_screen. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


learn = 'Learn'
all_lessons_done = 'All lessons done'
problems_to_solve = 'Now try the problems: find the best move'
twelve_lessons = 'Twelve lessons'
how_long = 'a few minutes each'
rules = 'Rules'
done = 'done'
open_any_time = 'open any time'
begin_here = 'start here'
comes_next = 'up next'
absent = 'not in these rules'
you_know_the_game = 'You know the game'
all_are_done = 'Every lesson is done. Come back any time to look something up or show someone else.'
solve_problems = 'Solve a problem'
problems = 'Problems'
one_move = 'find the best move'
own_games = 'From your own games'
nothing_waits = 'Nothing yet; check back after your next match.'
by_theme = 'By theme'
no_problems = 'No problems for these rules yet, but there are lessons.'
reading_problems = 'Loading problems…'
who_learns = "Who's learning?"
why_who = 'Progress is saved for each player.'
somebody_else = 'Someone else'
type_name = 'type a name'
it_is_me = "That's me"


def next_lesson(number: int, title: str) -> str:
    return 'Lesson ' + NUMBER(number) + ' of 12: ' + title


def moments_wait(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + ' from your own games'


def moments_wait_short(count: int) -> str:
    return CAPITAL(COUNT(count)) + ' from your own games'


def step_of(step: int, steps: int) -> str:
    return 'step ' + NUMBER(step) + ' of ' + NUMBER(steps)


def lesson_heard(number: int, subject: str, state: str) -> str:
    return ('lesson ' + NUMBER(number) + '; ' + state if not subject else 'lesson ' + NUMBER(number) + '; ' + subject + '; ' + state)


def own_waiting(count: int) -> str:
    return CAPITAL(__moments(count)) + ' to try.'


def moments(count: int) -> str:
    return ('one problem' if plural(count) == "one" else COUNT(count) + ' problems')


def own_all_again(count: int) -> str:
    return ("You've solved it before." if count == 1 else "You've solved both before." if count == 2 else "You've solved them all before.")


def own_some_again(count: int) -> str:
    return ("You've solved one of them before." if plural(count) == "one" else "You've solved " + COUNT(count) + ' of them before.')


def from_round(game: str, round: int) -> str:
    return game + ', round ' + NUMBER(round)


def solved_of(solved: int, count: int) -> str:
    return NUMBER(solved) + ' of ' + NUMBER(count)


def theme_heard(theme: str, stars: int, solved: int, count: int) -> str:
    return theme + ': ' + __how_hard(stars) + ', ' + NUMBER(solved) + ' of ' + NUMBER(count) + ' solved'


def how_hard(stars: int) -> str:
    return ('easy' if stars == 1 else 'medium' if stars == 2 else 'hard')


def learning_person(who: Person) -> str:
    return 'Player: ' + who.name


__moments = moments
__how_hard = how_hard
