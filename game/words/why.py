"""Why a computer partner played as it did, in its own words: only what lies open, as long as the round goes on."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from game.engine import open_reasons as facts
from game.engine.agreements import Agreement
from game.engine.open_reasons import OpenReason
from game.rules.ruleset import RuleSet
from game.text.messages import why as say
from game.words.grammar import seat_person
from game.words.stacks import has_tail

_AGREEMENTS: Final[Mapping[Agreement, Literal["open-early", "keep-clean", "save-wilds", "wait-for-foot"]]] = {
    Agreement.OPEN_EARLY: "open-early",
    Agreement.KEEP_CLEAN: "keep-clean",
    Agreement.SAVE_WILDS: "save-wilds",
    Agreement.WAIT_FOR_FOOT: "wait-for-foot",
}


def own_words(reasons: Sequence[OpenReason], rules: RuleSet, names: Sequence[str] = (), me: int | None = None) -> str:
    """What it says, a sentence for each, in quotation marks; what only the hand could tell is said once.

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


def as_agreed(agreement: Agreement, rules: RuleSet) -> str:
    """An agreement as a reason, as its own player tells it.

    >>> as_agreed(Agreement.WAIT_FOR_FOOT, RuleSet(tail_cards=5))
    "We agreed that I don't go out before you have your tail."
    """
    return say.agreed(_AGREEMENTS[agreement], "tail" if has_tail(rules) else "foot")


def _said(reason: OpenReason, rules: RuleSet, names: Sequence[str], me: int | None) -> str:
    match reason:
        case facts.DrewAsPileWasClosed():
            return say.pile_closed()
        case facts.TookPile(cards, joined):
            return say.took_pile(cards) if joined is None else say.took_pile_joining(cards, joined)
        case facts.OpenedTeam(have, need):
            return say.opened(have, need)
        case facts.ReachedFoot(by_book=True):
            return say.foot_by_book()
        case facts.ReachedFoot(by_discard):
            return say.picked_up_by_discard("foot") if by_discard else say.picked_up("foot")
        case facts.ReachedTail(by_discard):
            return say.picked_up_by_discard("tail") if by_discard else say.picked_up("tail")
        case facts.MadeBook(kind, rank):
            return say.made_book(kind, rank)
        case facts.CardsAreSafe(seat):
            return say.cards_are_safe(seat_person(names, seat, me))
        case facts.MeldCameOn(rank, cards, short):
            return say.meld_came_on(rank, cards, short) if short else say.added_to_book(rank)
        case facts.ThreeStopsPile(cost):
            return say.red_three_stops_pile(cost) if cost else say.three_stops_pile()
        case facts.ManyLieOpen(rank, count):
            return say.many_lie_open(count, rank)
        case facts.DrewByHand() | facts.DiscardedByHand():
            return ""
        case facts.KeptLastCard(partner_waits):
            return say.kept_last_card(partner_waits)
        case facts.StockGaveNoDraw():
            return say.no_draw()
        case facts.WentOutWith():
            return say.went_out()
        case facts.AsAgreed(agreement):
            return as_agreed(agreement, rules)
