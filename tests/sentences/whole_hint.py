"""A hint as it is said: the move and its reason, which the table puts on two lines."""

from collections.abc import Sequence

from game.engine.advice import Advice
from game.engine.melds import Meld
from game.sentences.hints import reason, share_sentence, what


def hint_sentence(
    advice: Advice, names: Sequence[str] = (), me: int | None = None, melds: Sequence[Meld] | None = None
) -> str:
    """The move and its reason, as one or two short sentences. `melds` are those of the team before it."""
    said = f"{what(advice.move, melds)}: {reason(advice, names, me)}."
    share = share_sentence(advice)
    return f"{said} {share}" if share else said
