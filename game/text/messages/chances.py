"""Messages of the section chances, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.language import sections


def amount(what: Literal["jokers", "wilds", "red-threes", "wild-pairs", "luck-deal", "luck-draws"], count: int) -> str:
    return sections["chances"].amount(what, count)


def counted(rounds: int, games: int) -> str:
    return sections["chances"].counted(rounds, games)


def nothing_counted() -> str:
    return sections["chances"].nothing_counted()


def face(who: str, much: str, low: int, high: int, inside: bool) -> str:
    return sections["chances"].face(who, much, low, high, inside)
