"""What the voice says: the same words as on the screen, put so that they can be understood by ear."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.announcements import Announcement, LastCard, MayGoOut
from game.text.amounts import listed
from game.text.messages import spoken as say
from game.words.grammar import seat_person, sentences

if TYPE_CHECKING:
    from game.words.log import LogLine


def step(lines: Sequence["LogLine"]) -> str:
    """One move: what somebody did in one sentence, anything else in sentences of their own."""
    told: list[str] = []
    before = ""
    for line in lines:
        if told and line.who and line.who == before:
            told[-1] = say.and_then(told[-1], line.what)
        else:
            told.append(line.text)
        before = line.who
    return sentences(*told)


def call(called: Announcement, names: Sequence[str], me: int | None) -> str:
    """What is called because it may end the round.

    >>> call(LastCard(1), ["Anna", "Walt"], 0), call(MayGoOut(0, False), ["Anna", "Walt"], 0)
    ('Last card! Walt has one card left.', 'You can go out now.')
    >>> call(MayGoOut(1, True), ["Anna", "Walt"], 0)
    'Walt can ask to go out now.'
    """
    who = seat_person(names, called.seat, me)
    match called:
        case LastCard():
            return say.last_card(who)
        case MayGoOut(asks=asks):
            return say.may_go_out(who, asks)


def question(title: str, why: str, answers: Sequence[str]) -> str:
    """A question with what there is to know and how it can be answered.

    >>> question("Discard the king?", "It ends your turn", ("Discard it", "Keep it"))
    'Discard the king? It ends your turn. Discard it or Keep it.'
    >>> question("Menu", "", ("Go on",))
    'Menu. Go on.'
    """
    return sentences(title, why, listed(answers, "or"))
