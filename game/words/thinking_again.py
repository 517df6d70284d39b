"""What is said when a decision is thought about once more: facts of a nudge and of an answer, and their messages."""

from msgspec import Struct

from game.analysis.facts import TryVerdict
from game.analysis.nudges import Nudge
from game.cards import rank_of
from game.text.language import named, said_of
from game.text.messages import thinking_again as say


def nudge_sentence(nudge: Nudge) -> str:
    """What to look at.

    >>> from game.analysis.nudges import NudgeTopic
    >>> from game.cards import parse_cards
    >>> nudge_sentence(Nudge(NudgeTopic.WILDS, parse_cards("2C *R")))
    'Look at your two wild cards.'
    >>> nudge_sentence(Nudge(NudgeTopic.RANK, parse_cards("QC")))
    'Look at your queen.'
    """
    rank = rank_of(nudge.cards[0]) if nudge.cards else ""
    return named("thinking_again", f"about_{nudge.topic.name.lower()}", count=len(nudge.cards), rank=rank)


class FoundHow(Struct, frozen=True):
    """How somebody came to a way that was asked for."""

    tries: int
    """How many whole decisions were tried, this one with them."""
    had_nudge: bool = False
    had_seen_answer: bool = False


def about_the_try(verdict: TryVerdict, points: float, how: FoundHow, is_better_known: bool = True) -> str:
    """What stands under the heading.

    >>> about_the_try(TryVerdict.BETTER, 292.0, FoundHow(2)), about_the_try(TryVerdict.BETTER, 292.0, FoundHow(1))
    ('You found it on the second try.', 'You found it first time.')
    >>> about_the_try(TryVerdict.LESS, -84.0, FoundHow(1))
    'What you played then was 80 points better.'
    >>> about_the_try(TryVerdict.AS_GOOD, 0.0, FoundHow(1))
    "About the same as what you played then. There's something better."
    """
    match verdict:
        case TryVerdict.BETTER:
            return said_of("thinking_again", how)
        case TryVerdict.AS_GOOD:
            return say.about_the_same(is_better_known)
        case TryVerdict.LESS:
            return say.was_better(-points)


def about_the_last_try(verdict: TryVerdict, points: float, how: FoundHow, is_better_known: bool) -> str:
    """The same, where no other decision is left."""
    return f"{about_the_try(verdict, points, how, is_better_known)} {say.all_seen()}"
