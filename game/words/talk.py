"""What players say to each other about going out: a question with its reason, an answer with its reason."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.opinion import Because, Ground, Opinion
from game.words.names import agreeing, seat_name
from game.words.numbers import capital, counted, listed, points


def why_asked(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """Why somebody asks to go out, as a sentence in the words of whoever asks.

    >>> why_asked(Opinion(2, "ask", (Because(Ground.AHEAD, 400), Because(Ground.RIVAL_NEAR, seat=1))), ["Anna", "Walt"])
    'We should be about 400 ahead, and Walt may go out next.'
    """
    return f"{capital(_grounds(opinion, names, me))}."


def answered(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """The answer as a sentence in the words of whoever was asked.

    >>> answered(Opinion(2, "no", (Because(Ground.MUCH_HELD, 380),)), ["Anna", "Walt"])
    'Not yet: I still hold 380 points.'
    """
    said = "Yes" if opinion.says == "yes" else "Not yet"
    return f"{said}: {_grounds(opinion, names, me)}."


def answer_head(opinion: Opinion, names: Sequence[str]) -> str:
    """Who said what, over the reason.

    >>> answer_head(Opinion(1, "no", ()), ["Anna", "Walt"])
    'Walt says no'
    """
    who = seat_name(names, opinion.seat)
    return f"{who} {agreeing(who, 'says')} {opinion.says}"


def _grounds(opinion: Opinion, names: Sequence[str], me: int | None) -> str:
    parts = [_ground(because, names, me) for because in opinion.grounds]
    if len(parts) > 1 and opinion.says != "no" and opinion.grounds[-1].ground == Ground.BEHIND:
        return ", though ".join(parts)
    return ", ".join(parts[:-1]) + f", and {parts[-1]}" if len(parts) > 1 else listed(parts)


def _ground(because: Because, names: Sequence[str], me: int | None) -> str:
    """A ground in the first person, without a capital or a full stop."""
    match because.ground:
        case Ground.AHEAD:
            return f"we should be about {points(because.points)} ahead"
        case Ground.BEHIND:
            return f"we should be about {points(because.points)} behind"
        case Ground.RIVAL_NEAR:
            rival = seat_name(names, because.seat if because.seat is not None else 0, me)
            return f"{rival} may go out next"
        case Ground.STOCK_LOW:
            return f"the stock has only {counted(because.cards, 'card')} left"
        case Ground.LITTLE_HELD:
            return f"I hold no more than {points(because.points)} points" if because.points else "I hold no points"
        case Ground.MUCH_HELD:
            return f"I still hold {points(because.points)} points"
        case Ground.ENOUGH:
            return "waiting would gain the others more"
        case _:
            assert_never(because.ground)
