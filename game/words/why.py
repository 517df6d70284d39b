"""Why a computer partner played as it did, in its own words: only what lies open, as long as the round goes on."""

from collections.abc import Sequence
from typing import Final

from game.engine import open_reasons as facts
from game.engine.agreements import Agreement
from game.engine.open_reasons import OpenReason
from game.rules.ruleset import RuleSet
from game.words.grammar import capital, number, points, rank_name, seat_name
from game.words.stacks import last_stack

ASK: Final = "Ask your partner why"
NOT_PLAYED_YET: Final = "Your partner has not played since this game was opened."
NO_PARTNER: Final = "Nobody at this table is your partner and a computer."
_BECAUSE: Final = {
    Agreement.OPEN_EARLY: "we agreed that I open early",
    Agreement.KEEP_CLEAN: "we agreed that clean melds stay clean",
    Agreement.SAVE_WILDS: "we agreed that I save wilds for books",
    Agreement.WAIT_FOR_FOOT: "we agreed that I do not go out before you have your {last}",
}

_ByHand = facts.DrewByHand | facts.DiscardedByHand
_OF_THE_HAND: Final = {facts.DrewByHand: "why I drew", facts.DiscardedByHand: "why I threw that card"}


def own_words(reasons: Sequence[OpenReason], rules: RuleSet, names: Sequence[str] = (), me: int | None = None) -> str:
    """What it says, a sentence for each, in quotation marks; what only the hand could tell is said once.

    >>> own_words([facts.DrewAsPileWasClosed(), facts.DiscardedByHand()], RuleSet())
    '“Nobody could take the pile, so I drew. I’d have to show my hand to tell you why I threw that card.”'
    >>> own_words([facts.DrewByHand(), facts.DiscardedByHand()], RuleSet())
    '“I’d have to show my hand to tell you why I drew and why I threw that card.”'
    """
    told = [_said(one, rules, names, me) for one in reasons if not isinstance(one, _ByHand)]
    by_hand = [_OF_THE_HAND[type(one)] for one in reasons if isinstance(one, _ByHand)]
    if by_hand:
        told.append(_to_show(*by_hand))
    return f"“{' '.join(f'{capital(one)}.' for one in told)}”"


def _to_show(*what: str) -> str:
    return f"I’d have to show my hand to tell you {' and '.join(what)}"


def because(agreement: Agreement, rules: RuleSet) -> str:
    """An agreement as a reason, as its own player tells it.

    >>> because(Agreement.WAIT_FOR_FOOT, RuleSet(tail_cards=5))
    'we agreed that I do not go out before you have your tail'
    """
    return _BECAUSE[agreement].format(last=last_stack(rules))


def _said(reason: OpenReason, rules: RuleSet, names: Sequence[str], me: int | None) -> str:
    match reason:
        case facts.DrewAsPileWasClosed():
            return "nobody could take the pile, so I drew"
        case facts.TookPile(cards, joined):
            top = "" if joined is None else f", the top one for our {rank_name(joined, 2)}"
            return f"I took the pile for its {_cards(cards)}{top}"
        case facts.OpenedTeam(have, need):
            asked = f", and {points(need)} were needed" if need else ""
            return f"I opened for us with {points(have)} points{asked}"
        case facts.ReachedFoot(by_book=True):
            return "my first book brought me my foot"
        case facts.ReachedFoot(True):
            return "my discard was the last of my hand, so the foot is mine"
        case facts.ReachedFoot():
            return "I used up my hand, so that I could go on with my foot at once"
        case facts.ReachedTail(True):
            return "my discard was the last of my foot, so the tail is mine"
        case facts.ReachedTail():
            return "I used up my foot, so that I could go on with my tail at once"
        case facts.MadeBook("wild", _):
            return "I made a book of wilds"
        case facts.MadeBook(kind, rank):
            return f"I made a {kind} book of {rank_name(rank, 2)}"
        case facts.CardsAreSafe(seat):
            return f"{seat_name(names, seat, me)} may go out, and what lies on the table counts for us"
        case facts.MeldCameOn(rank, _, 0):
            return f"I added to our book of {rank_name(rank, 2)}"
        case facts.MeldCameOn(rank, cards, short):
            more = f"{number(short)} more {'makes' if short == 1 else 'make'} a book"
            return f"our meld of {rank_name(rank, 2)} has {number(cards)} cards now; {more}"
        case facts.ThreeStopsPile(0):
            return "nobody can take the pile with a three on it"
        case facts.ThreeStopsPile(cost):
            return f"a red three left over would have cost us {points(cost)}, and nobody takes the pile with it on top"
        case facts.ManyLieOpen(rank, count):
            return f"{number(count)} {rank_name(rank, count)} are out already, so few can use another"
        case facts.DrewByHand() | facts.DiscardedByHand():
            return _to_show(_OF_THE_HAND[type(reason)])
        case facts.KeptLastCard(partner_waits):
            return "I kept my last card" + (", because a partner has not laid a card yet" if partner_waits else "")
        case facts.StockGaveNoDraw():
            return "the stock had too few cards left to draw from"
        case facts.WentOutWith():
            return "I could go out, and did"
        case facts.AsAgreed(agreement):
            return because(agreement, rules)


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{number(count)} cards"
