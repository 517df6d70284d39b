"""English: learn_screen. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import CAPITAL, COUNT, NUMBER, plural


def learn() -> str:
    return 'Learn'


def all_lessons_done() -> str:
    return 'All lessons done'


def problems_to_solve() -> str:
    return 'Now try the problems: find the best move'


def next_lesson(number: int, title: str) -> str:
    return 'Lesson ' + NUMBER(number) + ' of 12: ' + title


def moments_wait(count: int) -> str:
    return CAPITAL(_nouns.problems(count)) + ' from your own games'


def moments_wait_short(count: int) -> str:
    return CAPITAL(COUNT(count)) + ' from your own games'


def twelve_lessons() -> str:
    return 'Twelve lessons'


def how_long() -> str:
    return 'a few minutes each'


def rules() -> str:
    return 'Rules'


def done() -> str:
    return 'done'


def open_any_time() -> str:
    return 'open any time'


def begin_here() -> str:
    return 'start here'


def comes_next() -> str:
    return 'up next'


def absent() -> str:
    return 'not in these rules'


def step_of(step: int, steps: int) -> str:
    return 'step ' + NUMBER(step) + ' of ' + NUMBER(steps)


def lesson_heard(number: int, subject: str, state: str) -> str:
    return ('lesson ' + NUMBER(number) + '; ' + state if not subject else 'lesson ' + NUMBER(number) + '; ' + subject + '; ' + state)


def you_know_the_game() -> str:
    return 'You know the game'


def all_are_done() -> str:
    return 'Every lesson is done. Come back any time to look something up or show someone else.'


def solve_problems() -> str:
    return 'Solve a problem'


def problems() -> str:
    return 'Problems'


def one_move() -> str:
    return 'find the best move'


def own_games() -> str:
    return 'From your own games'


def nothing_waits() -> str:
    return 'Nothing yet; check back after your next match.'


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


def by_theme() -> str:
    return 'By theme'


def no_problems() -> str:
    return 'No problems for these rules yet, but there are lessons.'


def reading_problems() -> str:
    return 'Loading problems…'


def solved_of(solved: int, count: int) -> str:
    return NUMBER(solved) + ' of ' + NUMBER(count)


def theme_heard(theme: str, stars: int, solved: int, count: int) -> str:
    return theme + ': ' + __how_hard(stars) + ', ' + NUMBER(solved) + ' of ' + NUMBER(count) + ' solved'


def how_hard(stars: int) -> str:
    return ('easy' if stars == 1 else 'medium' if stars == 2 else 'hard')


def who_learns() -> str:
    return "Who's learning?"


def why_who() -> str:
    return 'Progress is saved for each player.'


def somebody_else() -> str:
    return 'Someone else'


def type_name() -> str:
    return 'type a name'


def it_is_me() -> str:
    return "That's me"


def learning_person(who: Person) -> str:
    return 'Player: ' + who.name


__moments = moments
__how_hard = how_hard
