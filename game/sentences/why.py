"""Why a computer partner played as it did, in its own words: only public facts while the round goes on."""

from collections.abc import Sequence

from game.engine import open_reasons as facts
from game.engine.open_reasons import OpenReason
from game.messages.functions import why as say
from game.messages.language import said_of
from game.rules.ruleset import RuleSet, last_stack
from game.sentences.grammar import seat_person


def own_words(reasons: Sequence[OpenReason], rules: RuleSet, names: Sequence[str] = (), me: int | None = None) -> str:
    """What it says, a sentence for each reason, in quotation marks; reasons hidden in the hand are combined into one.

    >>> own_words([facts.DrewAsPileWasClosed(), facts.DiscardedByHand()], RuleSet())
    "“Nobody could take the pile, so I drew. I'd have to show my hand to tell you why I discarded that card.”"
    >>> own_words([facts.DrewByHand(), facts.DiscardedByHand()], RuleSet())
    "“I'd have to show my hand to tell you why I drew and why I discarded that card.”"
    """
    told = [_said(one, rules, names, me) for one in reasons]
    drew, discarded = (
        any(isinstance(one, secret) for one in reasons) for secret in (facts.DrewByHand, facts.DiscardedByHand)
    )
    if drew or discarded:
        told.append(say.to_show("both" if drew and discarded else "draw" if drew else "discard"))
    return say.in_quotes(" ".join(filter(None, told)))


def _said(reason: OpenReason, rules: RuleSet, names: Sequence[str], me: int | None) -> str:
    match reason:
        case facts.DrewByHand() | facts.DiscardedByHand():
            return ""
        case facts.AsAgreed(agreement):
            return say.as_agreed(agreement.value, last_stack(rules))
        case facts.CardsAreSafe(seat):
            return say.cards_are_safe(seat_person(names, seat, me))
        case facts.TookPile(cards, joined):
            return say.took_pile(cards) if joined is None else say.took_pile_joining(cards, joined)
        case _:
            return said_of("why", reason, stack="tail" if isinstance(reason, facts.ReachedTail) else "foot")
