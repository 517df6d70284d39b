"""Messages of the section learn_screen, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def learn() -> str:
    return sections["learn_screen"].learn()


def all_lessons_done() -> str:
    return sections["learn_screen"].all_lessons_done()


def problems_to_solve() -> str:
    return sections["learn_screen"].problems_to_solve()


def next_lesson(number: int, title: str) -> str:
    return sections["learn_screen"].next_lesson(number, title)


def moments_wait(count: int) -> str:
    return sections["learn_screen"].moments_wait(count)


def moments_wait_short(count: int) -> str:
    return sections["learn_screen"].moments_wait_short(count)


def twelve_lessons() -> str:
    return sections["learn_screen"].twelve_lessons()


def how_long() -> str:
    return sections["learn_screen"].how_long()


def rules() -> str:
    return sections["learn_screen"].rules()


def done() -> str:
    return sections["learn_screen"].done()


def open_any_time() -> str:
    return sections["learn_screen"].open_any_time()


def begin_here() -> str:
    return sections["learn_screen"].begin_here()


def comes_next() -> str:
    return sections["learn_screen"].comes_next()


def absent() -> str:
    return sections["learn_screen"].absent()


def step_of(step: int, steps: int) -> str:
    return sections["learn_screen"].step_of(step, steps)


def lesson_heard(number: int, subject: str, state: str) -> str:
    return sections["learn_screen"].lesson_heard(number, subject, state)


def you_know_the_game() -> str:
    return sections["learn_screen"].you_know_the_game()


def all_are_done() -> str:
    return sections["learn_screen"].all_are_done()


def solve_problems() -> str:
    return sections["learn_screen"].solve_problems()


def problems() -> str:
    return sections["learn_screen"].problems()


def one_move() -> str:
    return sections["learn_screen"].one_move()


def own_games() -> str:
    return sections["learn_screen"].own_games()


def nothing_waits() -> str:
    return sections["learn_screen"].nothing_waits()


def own_waiting(count: int) -> str:
    return sections["learn_screen"].own_waiting(count)


def moments(count: int) -> str:
    return sections["learn_screen"].moments(count)


def own_all_again(count: int) -> str:
    return sections["learn_screen"].own_all_again(count)


def own_some_again(count: int) -> str:
    return sections["learn_screen"].own_some_again(count)


def from_round(game: str, round: int) -> str:
    return sections["learn_screen"].from_round(game, round)


def by_theme() -> str:
    return sections["learn_screen"].by_theme()


def no_problems() -> str:
    return sections["learn_screen"].no_problems()


def reading_problems() -> str:
    return sections["learn_screen"].reading_problems()


def solved_of(solved: int, count: int) -> str:
    return sections["learn_screen"].solved_of(solved, count)


def theme_heard(theme: str, stars: int, solved: int, count: int) -> str:
    return sections["learn_screen"].theme_heard(theme, stars, solved, count)


def how_hard(stars: int) -> str:
    return sections["learn_screen"].how_hard(stars)


def who_learns() -> str:
    return sections["learn_screen"].who_learns()


def why_who() -> str:
    return sections["learn_screen"].why_who()


def somebody_else() -> str:
    return sections["learn_screen"].somebody_else()


def type_name() -> str:
    return sections["learn_screen"].type_name()


def it_is_me() -> str:
    return sections["learn_screen"].it_is_me()


def learning_person(who: Person) -> str:
    return sections["learn_screen"].learning_person(who)
