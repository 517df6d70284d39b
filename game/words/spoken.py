"""What the voice says: the same words as on the screen, put so that they can be understood by ear."""

from collections.abc import Sequence
from typing import Final

from game.engine.announcements import Announcement, LastCard, MayGoOut
from game.words.grammar import agreeing, listed, seat_name
from game.words.log import LogLine

NO_VOICE: Final = "No program that speaks was found on this computer."


def step(lines: Sequence[LogLine]) -> str:
    """One move: what somebody did in one sentence, anything else in sentences of their own."""
    told: list[str] = []
    before = ""
    for line in lines:
        if told and line.who and line.who == before:
            told[-1] += f", {line.what}"
        else:
            told.append(line.text)
        before = line.who
    return " ".join(_sentence(words) for words in told)


def turn(name: str, is_shared: bool) -> str:
    """Whose turn it is; several people at one screen are called by name.

    >>> turn("You", False), turn("Walt", True)
    ('It is your turn.', 'Walt, it is your turn.')
    """
    return f"{name}, it is your turn." if is_shared else "It is your turn."


def call(called: Announcement, names: Sequence[str], me: int | None) -> str:
    """What is called because it may end the round.

    >>> call(LastCard(1), ["Anna", "Walt"], 0), call(MayGoOut(0, False), ["Anna", "Walt"], 0)
    ('Last card! Walt holds one card.', 'You may go out now.')
    >>> call(MayGoOut(1, True), ["Anna", "Walt"], 0)
    'Walt may ask to go out now.'
    """
    name = seat_name(names, called.seat, me)
    match called:
        case LastCard():
            return f"Last card! {name} {agreeing(name, 'holds')} one card."
        case MayGoOut(asks=asks):
            return f"{name} may {'ask to ' if asks else ''}go out now."


def question(title: str, why: str, answers: Sequence[str]) -> str:
    """A question with what there is to know and how it can be answered.

    >>> question("Discard the king?", "It ends your turn", ("Discard it", "Keep it"))
    'Discard the king? It ends your turn. Discard it or Keep it.'
    >>> question("Menu", "", ("Go on",))
    'Menu. Go on.'
    """
    ways = listed(list(answers), "or")
    return " ".join(_sentence(words) for words in (title, why, ways) if words)


def _sentence(words: str) -> str:
    return words if words.endswith((".", "?", "!", ":")) else f"{words}."
