"""Messages of the section printed_setup, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def heading() -> str:
    return sections["printed_setup"].heading()


def title(rules: str) -> str:
    return sections["printed_setup"].title(rules)


def players() -> str:
    return sections["printed_setup"].players()


def decks() -> str:
    return sections["printed_setup"].decks()


def cards() -> str:
    return sections["printed_setup"].cards()


def each_holds() -> str:
    return sections["printed_setup"].each_holds()


def stock() -> str:
    return sections["printed_setup"].stock()


def solo(players: int) -> str:
    return sections["printed_setup"].solo(players)


def teams(players: int, teams: int, each: int) -> str:
    return sections["printed_setup"].teams(players, teams, each)


def stack_size(count: int) -> str:
    return sections["printed_setup"].stack_size(count)


def seats() -> str:
    return sections["printed_setup"].seats()


def not_the_same(tail: bool) -> str:
    return sections["printed_setup"].not_the_same(tail)


def beside() -> str:
    return sections["printed_setup"].beside()
