"""Hints in words: what is advised, and why in one sentence. The first press marks cards, the second says this."""

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from game.cards import Rank, is_wild, rank_of
from game.engine.advice import Advice, Why
from game.engine.draft import joined
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.words.grammar import (
    capital,
    cards_listed,
    counted,
    listed,
    number,
    of_rank,
    points,
    possessive,
    rank_name,
    seat_name,
    the_card,
)


class Pronouns(NamedTuple):
    """Whose move it is, as it is told: "you" to whoever is advised, "I" by whoever tells its own reason."""

    i: str
    me: str
    my: str
    mine: str


TO_YOU: Final = Pronouns("you", "you", "your", "yours")
MYSELF: Final = Pronouns("I", "me", "my", "mine")


def hint_sentence(
    advice: Advice, names: Sequence[str] = (), me: int | None = None, melds: Sequence[Meld] | None = None
) -> str:
    """The move and its reason, as one or two short sentences. `melds` are those of the team before it."""
    said = f"{what(advice.move, melds)}: {reason(advice, names, me)}."
    share = share_sentence(advice)
    return f"{said} {share}" if share else said


def share_sentence(advice: Advice) -> str:
    """How the move did when deals were played out in thought: better, worse, the same; "" where none were.

    >>> share_sentence(Advice(move=Draw(), why=Why.HOLD, better=12, worse=3, worlds=374))
    'Tried in 374 possible deals, it went better in 12, worse in 3 and the same in 359.'
    """
    if not advice.worlds or not advice.better:
        return ""
    deals = "deal" if advice.worlds == 1 else "deals"
    same = advice.worlds - advice.better - advice.worse
    counts = (("better in", advice.better), ("worse in", advice.worse), ("the same in", same))
    told = listed([f"{how} {count}" for how, count in counts if count])
    return f"Tried in {advice.worlds} possible {deals}, it went {told}."


HANDFUL: Final = 5
"""Cards that are named one by one; of more only the number is told."""


def what(move: Move, melds: Sequence[Meld] | None = None) -> str:
    """The move as an advice. With the `melds` of the team before it, wilds are told where they go."""
    match move:
        case Draw():
            return "Draw"
        case Take():
            return "Take the pile"
        case MeldCards(groups):
            return f"Lay down {_laid(groups, melds)}"
        case Discard(card):
            return f"Discard {the_card(card)}"
        case GoOut():
            return "Go out"
        case Answer(yes):
            return "Say yes" if yes else "Say no"
        case Hold():
            return "Keep your last card"
        case Pass():
            return "End the round"
        case Cut(count):
            return f"Lift {counted(count, 'card')}"
        case Choose(stack):
            return "Take the left stack" if stack == 0 else "Take the right stack"
        case _:
            assert_never(move)


def _laid(groups: Sequence[Group], melds: Sequence[Meld] | None) -> str:
    """Up to a handful of cards by name, one group after the other, and wilds with the meld that they go onto."""
    own = melds or ()
    groups = groups if melds is None else joined(groups, len(own))
    count = sum(len(group.cards) for group in groups)
    if count <= HANDFUL or len(groups) == 1:
        return listed([_group(group, own) for group in groups])
    return counted(count, "card") + (f" in {number(len(groups))} groups" if melds is not None else "")


def _group(group: Group, melds: Sequence[Meld]) -> str:
    told = cards_listed(group.cards)
    onto = group.onto
    if onto is None or onto >= len(melds) or not any(map(is_wild, group.cards)):
        return told
    return f"{told} onto the {_many(melds[onto].rank)}"


def reason(advice: Advice, names: Sequence[str] = (), me: int | None = None, voice: Pronouns = TO_YOU) -> str:
    """Why, without a capital or a full stop."""
    match advice.why:
        case Why.GO_OUT:
            return _leaving(advice, voice)
        case Why.GO_OUT_NOW:
            return f"somebody else may do it before {voice.my} next turn"
        case Why.STOCK_RUNS_OUT:
            left = f"has only {counted(advice.count, 'card')} left" if advice.count else "is used up"
            return f"the stock {left}, and the round may end before {voice.my} next turn"
        case Why.TAKE_FOOT:
            return f"that empties {voice.my} hand, and {voice.i} play on with {voice.my} foot at once"
        case Why.TAKE_FOOT_NEXT:
            return f"the one card left is {voice.my} discard, and then {voice.my} foot is {voice.mine}"
        case Why.OPEN:
            needed = f", and {points(advice.need)} are needed" if advice.need else ""
            return f"that opens for {voice.my} team with {points(advice.have)}{needed}"
        case Why.CLEAN_BOOK:
            return f"that makes a clean book of {_many(advice.rank)}"
        case Why.DIRTY_BOOK:
            return f"that makes a dirty book of {_many(advice.rank)}"
        case Why.WILD_BOOK:
            return "that makes a book of wilds"
        case Why.NEW_CLEAN | Why.CLEAN_GROWS:
            return _growing(advice, "clean", voice)
        case Why.NEW_DIRTY | Why.DIRTY_GROWS:
            return _growing(advice, "dirty", voice)
        case Why.NEW_WILD | Why.WILD_GROWS:
            return _growing(advice, "wild", voice)
        case Why.SAVE_POINTS:
            return f"the round may end soon, and on the table these {points(advice.have)} count for {voice.me}"
        case (
            Why.RED_THREE
            | Why.BLACK_THREE
            | Why.THREE_BLOCKS
            | Why.LONE_CARD
            | Why.RIVALS_COLLECT
            | Why.LEAST_USE
            | Why.WILD_STUCK
        ):
            return _discarding(advice, names, me, voice)
        case Why.PILE_FITS | Why.PILE_WILDS | Why.PILE_OPENS:
            return _taking(advice, voice)
        case Why.PILE_POOR | Why.PILE_CLOSED | Why.PILE_NO_PAIR | Why.PILE_NOT_TO_BE_HAD:
            return _drawing(advice, voice)
        case Why.STOCK_EMPTY:
            return f"the stock has too few cards left to draw from, and the pile is no help to {voice.me}"
        case Why.ALLOW:
            return f"waiting gains {voice.my} team less than the others"
        case Why.FORBID:
            return f"{voice.i} still hold {points(advice.have)}, and {voice.my} team should be behind"
        case Why.FORBID_HELD:
            return f"the {points(advice.have)} that {voice.i} still hold would count against {voice.my} team"
        case Why.NOTHING_KNOWN:
            return "nobody knows either stack, so one is as good as the other"
        case Why.BOTTOMS_TIE:
            return "the bottom cards of both stacks rank alike, so one is as good as the other"
        case Why.EXACT_CUT:
            return "that is a hand and a foot exactly"
        case Why.HOLD:
            return f"a partner of {voice.mine} has not laid down a card yet"
        case Why.HOLD_STUCK:
            return f"{voice.i} can neither discard it nor go out with it"
        case _:
            assert_never(advice.why)


def _leaving(advice: Advice, voice: Pronouns) -> str:
    if advice.have > 0:
        return f"{voice.my} team should be about {points(round(advice.have, -1))} ahead"
    return f"waiting would gain the others more than {voice.me}"


def _growing(advice: Advice, kind: str, voice: Pronouns) -> str:
    if not advice.need:
        if isinstance(advice.move, MeldCards) and len(advice.move.groups) > 1:  # not all of them go there
            return f"{voice.my} book of {_many(advice.rank)} grows with them"
        laid = sum(len(group.cards) for group in advice.move.groups) if isinstance(advice.move, MeldCards) else 0
        return f"{'it adds' if laid == 1 else 'they add'} to {voice.my} book of {_many(advice.rank)}"
    more = f"{number(advice.need)} more {'makes' if advice.need == 1 else 'make'} a {kind} book"
    if advice.why in (Why.NEW_CLEAN, Why.NEW_DIRTY, Why.NEW_WILD):
        return f"a new meld of {_many(advice.rank)} leaves {voice.my} hand smaller, and {more}"
    return f"{voice.my} {_many(advice.rank)} are {number(advice.count)} then, and {more}"


def _discarding(advice: Advice, names: Sequence[str], me: int | None, voice: Pronouns) -> str:
    match advice.why:
        case Why.RED_THREE:
            return f"a red three left over costs {points(advice.have)}"
        case Why.BLACK_THREE:
            return f"a three is no use, and nobody can take the pile with it{_kept(advice, voice)}"
        case Why.THREE_BLOCKS:
            return f"nobody can take the pile with a three on it{_kept(advice, voice)}"
        case Why.WILD_STUCK:
            return f"{voice.my} melds have no room for it any more"
        case Why.RIVALS_COLLECT if advice.seat is not None:
            owner = possessive(seat_name(names, advice.seat, me))
            return f"{owner} side has melded {_many(advice.rank)}, and {voice.i} hold no other"
        case Why.LONE_CARD:
            return f"{voice.i} hold no other {_one(advice.rank)}{_kept(advice, voice)}"
        case _:
            least = of_rank(max(1, advice.count), _rank(advice))
            return f"of what {voice.i} hold {least} will be missed least{_kept(advice, voice)}"


def _kept(advice: Advice, voice: Pronouns) -> str:
    keep = "keep" if voice == TO_YOU else f"{voice.i} keep"
    return "" if advice.kept is None else f"; {keep} the {_many(advice.kept)}"


def _taking(advice: Advice, voice: Pronouns) -> str:
    match advice.why:
        case Why.PILE_WILDS if advice.unseen:
            return f"{_coming(advice.count)}, at least {number(advice.have)} of them wild"
        case Why.PILE_WILDS if advice.count == 1:
            return "one card comes with it, a wild"
        case Why.PILE_WILDS:
            return f"{_coming(advice.count)}, {number(advice.have) if advice.have else 'none'} of them wild"
        case Why.PILE_OPENS:
            return f"it opens for {voice.my} team and brings {counted(advice.count, 'card')}"
        case _ if advice.unseen:
            fits = f", and at least {_fitting(advice.have, advice.count)}" if advice.have else ""
            return f"{_coming(advice.count)}{fits}"
        case _:
            return f"{_coming(advice.count)}, and {_fitting(advice.have, advice.count)}"


def _drawing(advice: Advice, voice: Pronouns) -> str:
    match advice.why:
        case Why.PILE_CLOSED:
            return "nobody can take the pile now"
        case Why.PILE_NO_PAIR:
            return f"{voice.i} hold no pair of {_many(advice.rank)}"
        case Why.PILE_NOT_TO_BE_HAD:
            return f"{voice.i} cannot take the pile with the cards that {voice.i} hold"
        case _ if advice.unseen:
            return f"what {voice.i} saw go onto the pile helps {voice.me} too little"
        case _ if advice.have and advice.count == 1:
            return f"the pile's one card helps {voice.me} little"
        case _ if 2 * advice.have > advice.count:
            return f"the pile would bring {counted(advice.count, 'card')} into {voice.my} hand"
        case _ if advice.have:
            return f"of the pile's {counted(advice.count, 'card')} only {number(advice.have)} would help {voice.me}"
        case _:
            return f"the pile holds nothing that helps {voice.me}"


def _coming(count: int) -> str:
    return f"{counted(count, 'card')} {'comes' if count == 1 else 'come'} with it"


def _fitting(have: int, count: int) -> str:
    """How many of so many cards fit, with the verb that goes with it."""
    if count == 1:
        return "it fits" if have else "it does not fit"
    return f"{number(have) if have else 'none'} of them {'fit' if have > 1 else 'fits'}"


def _rank(advice: Advice) -> Rank:
    return advice.rank if advice.rank is not None else rank_of(advice.cards[0])


def _many(rank: Rank | None) -> str:
    return "cards" if rank is None else rank_name(rank, 2)


def _one(rank: Rank | None) -> str:
    return "card" if rank is None else rank_name(rank)


def marked_sentence(advice: Advice) -> str:
    """What the first press says when there are no cards to mark."""
    return f"{capital(what(advice.move).lower())}." if not advice.cards else "Look at the marked cards."
