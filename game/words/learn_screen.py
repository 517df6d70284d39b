"""What is said where lessons and problems are chosen: the door of the title, and the screen behind it."""

from typing import Final

from game.words.grammar import agreeing, capital, counted, number

LEARN: Final = "Learn"

# ---- the door
NEVER_PLAYED: Final = "Never played? Start here."
SHORT_LESSONS: Final = "Twelve short lessons, a few minutes each"
IN_SHORT: Final = "Twelve short lessons"
ALL_LESSONS_DONE: Final = "All lessons done"
PROBLEMS_TO_SOLVE: Final = "And problems: one move to find"


def next_lesson(at: int, title: str) -> str:
    """Which lesson comes next.

    >>> next_lesson(4, "The opening")
    'Lesson 4 of 12: The opening'
    """
    return f"Lesson {at} of 12: {title}"


def moments_wait(count: int) -> str:
    """How many moments of own games wait.

    >>> moments_wait(1), moments_wait(2)
    ('One problem from your own games', 'Two problems from your own games')
    """
    return capital(f"{counted(count, 'problem')} from your own games")


def moments_wait_in_short(count: int) -> str:
    """The same where there is less room.

    >>> moments_wait_in_short(12)
    'Twelve from your own games'
    """
    return capital(f"{number(count)} from your own games")


# ---- lessons
TWELVE_LESSONS: Final = "Twelve lessons"
HOW_LONG: Final = "a few minutes each"
RULES: Final = "Rules"
DONE: Final = "done"
OPEN_ANY_TIME: Final = "open any time"
BEGIN_HERE: Final = "begin here"
COMES_NEXT: Final = "comes next"
YOU_KNOW_THE_GAME: Final = "You know the game"
ALL_ARE_DONE: Final = "Every lesson is done. They stay open: to look something up, or to show somebody else."
SOLVE_PROBLEMS: Final = "Solve a problem"


def step_of(step: int, steps: int) -> str:
    """How far somebody is in a lesson; `step` is the one that comes, from 1.

    >>> step_of(3, 7)
    'step 3 of 7'
    """
    return f"step {step} of {steps}"


def lesson_heard(at: int, subject: str, state: str) -> str:
    """What a lesson's tile shows besides its title, for those who hear it.

    >>> lesson_heard(4, "50, 90, 120, 150", "step 3 of 7")
    'lesson 4; 50, 90, 120, 150; step 3 of 7'
    """
    return "; ".join(part for part in (f"lesson {at}", subject, state) if part)


# ---- problems
PROBLEMS: Final = "Problems"
ONE_MOVE: Final = "one move to find"
OWN_GAMES: Final = "From your own games"
NOTHING_WAITS: Final = "Nothing waits. After your next match there may be something."
BY_THEME: Final = "By theme"
DIFFICULTY: Final = "difficulty"
SOLVED: Final = "solved"
NO_PROBLEMS: Final = "No problems for these rules yet. The lessons are here, though."
READING_PROBLEMS: Final = "Looking through the problems…"
EASY_MIDDLING_HARD: Final = ("easy", "middling", "hard")
"""The stars for those who hear them."""


def own_waiting(count: int) -> str:
    """How many own moments wait.

    >>> own_waiting(2), own_waiting(1)
    ('Two moments you could play better now.', 'One moment you could play better now.')
    """
    return capital(f"{counted(count, 'moment')} you could play better now.")


def own_again(again: int, count: int) -> str:
    """How many of those that wait were solved once already.

    >>> own_again(0, 2), own_again(1, 2), own_again(2, 2), own_again(2, 5), own_again(1, 1)
    ('', 'One of them comes back for the second time.', 'Both come back for the second time.', \
'Two of them come back for the second time.', 'It comes back for the second time.')
    """
    if not again:
        return ""
    if count == 1:
        return "It comes back for the second time."
    who = "both" if again == count == 2 else "all of them" if again == count else f"{number(again)} of them"
    return f"{capital(who)} {'comes' if again == 1 else 'come'} back for the second time."


def from_round(game: str, round_number: int) -> str:
    """Where a moment comes from.

    >>> from_round("Friday evening", 1)
    'Friday evening, round 1'
    """
    return f"{game}, round {round_number}"


def solved_of(solved: int, count: int) -> str:
    """How many problems of a theme are solved.

    >>> solved_of(12, 40)
    '12 of 40'
    """
    return f"{solved} of {count}"


def theme_heard(name: str, stars: int, solved: int, count: int) -> str:
    """A theme's row for those who hear it.

    >>> theme_heard("Opening", 1, 12, 40)
    'Opening: easy, 12 of 40 solved'
    """
    return f"{name}: {EASY_MIDDLING_HARD[stars - 1]}, {solved_of(solved, count)} solved"


# ---- who learns
WHO_LEARNS: Final = "Who is learning?"
WHY_WHO: Final = "Lessons, problems and moments are kept for each of you."
SOMEBODY_ELSE: Final = "Somebody else"
TYPE_NAME: Final = "type a name"
IT_IS_ME: Final = "That’s me"


def learning_person(person: str) -> str:
    """The way to say that somebody else learns.

    >>> learning_person("Ida"), learning_person("You")
    ('Ida is learning', 'You are learning')
    """
    return f"{person} {agreeing(person, 'is')} learning"
