"""Messages of the section turns_ahead, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.person import Person
from game.text.language import sections


def to_cut() -> str:
    return sections["turns_ahead"].to_cut()


def to_choose() -> str:
    return sections["turns_ahead"].to_choose()


def to_play() -> str:
    return sections["turns_ahead"].to_play()


def is_asked() -> str:
    return sections["turns_ahead"].is_asked()


def is_next(last: bool, who: Person) -> str:
    return sections["turns_ahead"].is_next(last, who)


def went_out(who: Person) -> str:
    return sections["turns_ahead"].went_out(who)


def picked_up(who: Person, stack: Literal["foot", "tail"]) -> str:
    return sections["turns_ahead"].picked_up(who, stack)


def finished_book(who: Person, kind: Literal["clean", "dirty", "wild"]) -> str:
    return sections["turns_ahead"].finished_book(who, kind)


def drew(who: Person) -> str:
    return sections["turns_ahead"].drew(who)


def passed(who: Person) -> str:
    return sections["turns_ahead"].passed(who)


def took(who: Person, count: int) -> str:
    return sections["turns_ahead"].took(who, count)


def laid(who: Person, count: int) -> str:
    return sections["turns_ahead"].laid(who, count)


def of_partner(said: str) -> str:
    return sections["turns_ahead"].of_partner(said)
