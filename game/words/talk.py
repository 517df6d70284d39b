"""What a computer partner answers to whoever asked it about going out: yes or no, and why."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.opinion import Because, Ground, Opinion
from game.words.names import agreeing, seat_name
from game.words.numbers import counted, listed


def answered(opinion: Opinion, names: Sequence[str], me: int | None = None) -> str:
    """The answer as a sentence in the words of whoever was asked.

    >>> answered(Opinion(2, "no", (Because(Ground.MUCH_HELD),)), ["Anna", "Walt"])
    'Not yet: my cards would cost us too much.'
    """
    said = "Yes" if opinion.says == "yes" else "Not yet"
    return f"{said}: {_grounds(opinion, names, me)}." if opinion.grounds else f"{said}."


def answer_head(opinion: Opinion, names: Sequence[str]) -> str:
    """Who said what, over the reason.

    >>> answer_head(Opinion(1, "no", ()), ["Anna", "Walt"])
    'Walt says no'
    """
    who = seat_name(names, opinion.seat)
    return f"{who} {agreeing(who, 'says')} {opinion.says}"


def _grounds(opinion: Opinion, names: Sequence[str], me: int | None) -> str:
    parts = [_ground(because, names, me) for because in opinion.grounds]
    return ", ".join(parts[:-1]) + f", and {parts[-1]}" if len(parts) > 1 else listed(parts)


def _ground(because: Because, names: Sequence[str], me: int | None) -> str:
    """A ground in the first person, without a capital or a full stop."""
    match because.ground:
        case Ground.AHEAD:
            return "we should be ahead"
        case Ground.BEHIND:
            return "we should be behind"
        case Ground.RIVAL_NEAR:
            rival = seat_name(names, because.seat if because.seat is not None else 0, me)
            return f"{rival} may go out next"
        case Ground.STOCK_LOW:
            return f"the stock has only {counted(because.cards, 'card')} left"
        case Ground.LITTLE_HELD:
            return "my cards would not cost us too much"
        case Ground.MUCH_HELD:
            return "my cards would cost us too much"
        case _:
            assert_never(because.ground)
