"""Messages of the section evening, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.person import Person
from game.text.language import sections


def whole() -> str:
    return sections["evening"].whole()


def whole_sub() -> str:
    return sections["evening"].whole_sub()


def whole_short() -> str:
    return sections["evening"].whole_short()


def leads(who: Person, several: bool, over: bool, sides: int, won: int, others: int) -> str:
    return sections["evening"].leads(who, several, over, sides, won, others)


def leads_on_points(who: Person, several: bool, finished: int, won: int, points: int) -> str:
    return sections["evening"].leads_on_points(who, several, finished, won, points)


def level(finished: int, won: int) -> str:
    return sections["evening"].level(finished, won)


def alone(who: Person, finished: int, won: int) -> str:
    return sections["evening"].alone(who, finished, won)


def no_round() -> str:
    return sections["evening"].no_round()


def at_screen() -> str:
    return sections["evening"].at_screen()


def won_by(points: int) -> str:
    return sections["evening"].won_by(points)


def tie() -> str:
    return sections["evening"].tie()


def not_finished() -> str:
    return sections["evening"].not_finished()


def unfinished(count: int) -> str:
    return sections["evening"].unfinished(count)


def given_up(count: int) -> str:
    return sections["evening"].given_up(count)


def unreadable(count: int) -> str:
    return sections["evening"].unreadable(count)


def again() -> str:
    return sections["evening"].again()


def again_sub(players: str, cards: bool) -> str:
    return sections["evening"].again_sub(players, cards)


def matches_won() -> str:
    return sections["evening"].matches_won()


def points() -> str:
    return sections["evening"].points()
