"""English: turns_ahead. Made by `python -m tools.messages`."""
from typing import Literal
from game.text.person import Person
from game.text.en import nouns as _nouns
from game.text.english import NUMBER


to_cut = 'cutting now'
to_choose = 'choosing now'
to_play = 'playing now'
is_asked = 'answering now'


def is_next(last: bool, who: Person) -> str:
    return ('next, then ' + ('you' if who.is_you else who.name) if last else 'next')


def went_out(who: Person) -> str:
    return 'went out'


def picked_up(who: Person, stack: Literal["foot", "tail"]) -> str:
    return ('picked up the foot' if stack == "foot" else 'picked up the tail')


def finished_book(who: Person, kind: Literal["clean", "dirty", "wild"]) -> str:
    return 'completed a ' + _nouns.kind_of_book(kind)


def drew(who: Person) -> str:
    return 'drew'


def passed(who: Person) -> str:
    return 'ended the round'


def took(who: Person, count: int) -> str:
    return 'took ' + NUMBER(count)


def laid(who: Person, count: int) -> str:
    return 'melded ' + NUMBER(count)


def of_partner(said: str) -> str:
    return ('partner' if not said else 'partner · ' + said)
