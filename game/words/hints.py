"""Hints in words: what is advised, and why in one sentence. The first press marks cards, the second says this."""

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from game.cards import Rank, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice
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


def share_sentence(advice: Advice) -> str:
    """How the move did when deals were played out in thought: better, worse, the same; "" where none were.

    >>> share_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
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
        case facts.LeadByGoingOut(lead) if lead > 0:
            return f"{voice.my} team should end up about {points(round(lead, -1))} ahead"
        case facts.LeadByGoingOut():
            return f"waiting would gain the others more than {voice.me}"
        case facts.PlayingOnBringsMore(lead) if round(lead, -1) > 0:
            ahead = points(round(lead, -1))
            return f"going out now would leave {voice.my} team about {ahead} ahead, and playing on brings more"
        case facts.PlayingOnBringsMore(lead) if round(lead, -1) < 0:
            return f"going out now would leave {voice.my} team about {points(-round(lead, -1))} behind"
        case facts.PlayingOnBringsMore():
            return f"going out now would leave {voice.my} team about level, and playing on brings more"
        case facts.RivalMayGoOut():
            return f"somebody else may do it before {voice.my} next turn"
        case facts.StockRunsOut(cards):
            left = f"has only {counted(cards, 'card')} left" if cards else "is used up"
            return f"the stock {left}, and the round may end before {voice.my} next turn"
        case facts.EmptiesHand():
            return f"that empties {voice.my} hand, and {voice.i} play on with {voice.my} foot at once"
        case facts.LeavesTheDiscard():
            return f"the one card left is {voice.my} discard, and then {voice.my} foot is {voice.mine}"
        case facts.OpensTeam(have, need):
            needed = f", and {points(need)} are needed" if need else ""
            return f"that opens for {voice.my} team with {points(have)}{needed}"
        case facts.CompletesBook(kind, rank):
            return "that makes a book of wilds" if kind == "wild" else f"that makes a {kind} book of {_many(rank)}"
        case facts.BeginsMeld() | facts.MeldGrows():
            return _growing(advice.move, advice.why, voice)
        case facts.SavesPoints(have):
            return f"the round may end soon, and on the table these {points(have)} count for {voice.me}"
        case facts.StayClean(ranks):
            return f"{voice.my} {listed([rank_name(rank, 2) for rank in ranks])} stay clean"
        case facts.KeepsWilds(count):
            return f"that keeps {number(count)} more wild {'card' if count == 1 else 'cards'} in {voice.my} hand"
        case facts.LaysWilds(count):
            return f"that puts {number(count)} more wild {'card' if count == 1 else 'cards'} to work"
        case facts.HoldsBack(cards):
            return f"that keeps {number(cards)} more {'card' if cards == 1 else 'cards'} in {voice.my} hand"
        case facts.LaysMore(cards, more):
            return f"that lays down {number(cards)} more {'card' if cards == 1 else 'cards'}, {points(more)} in all"
        case (
            facts.RedThreeCosts()
            | facts.ThreeIsNoUse()
            | facts.ThreeBlocksPile()
            | facts.NoRoomForWild()
            | facts.RivalsCollect()
            | facts.HeldOnce()
            | facts.MissedLeast()
        ):
            return _discarding(advice.why, names, me, voice)
        case facts.PileFits() | facts.PileHasWilds() | facts.PileOpens():
            return _taking(advice.why, voice)
        case facts.PileHelpsLittle():
            return _poor(advice.why, voice)
        case facts.PileClosed():
            return "nobody can take the pile now"
        case facts.NoPairForPile(rank):
            return f"{voice.i} hold no pair of {_many(rank)}"
        case facts.PileOutOfReach():
            return f"{voice.i} cannot take the pile with the cards that {voice.i} hold"
        case facts.NothingToDraw():
            return f"the stock has too few cards left to draw from, and the pile is no help to {voice.me}"
        case facts.WaitingGainsLess():
            return f"waiting gains {voice.my} team less than the others"
        case facts.TeamIsBehind(held):
            return f"{voice.i} still hold {points(held)}, and {voice.my} team should end up behind"
        case facts.HeldWouldCount(held):
            return f"the {points(held)} that {voice.i} still hold would count against {voice.my} team"
        case facts.StacksUnknown():
            return "nobody knows either stack, so one is as good as the other"
        case facts.BottomsTie():
            return "the bottom cards of both stacks rank alike, so one is as good as the other"
        case facts.ExactCut():
            return "that is a hand and a foot exactly"
        case facts.PartnerWaits():
            return f"a partner of {voice.mine} has not laid down a card yet"
        case facts.CardIsStuck():
            return f"{voice.i} can neither discard it nor go out with it"
        case _:
            assert_never(advice.why)


def _growing(move: Move, why: facts.BeginsMeld | facts.MeldGrows, voice: Pronouns) -> str:
    many = _many(why.rank)
    if not why.short:
        groups = move.groups if isinstance(move, MeldCards) else ()
        if len(groups) > 1:  # not all of them go there
            return f"{voice.my} book of {many} grows with them"
        laid = sum(len(group.cards) for group in groups)
        return f"{'it adds' if laid == 1 else 'they add'} to {voice.my} book of {many}"
    more = f"{number(why.short)} more {'makes' if why.short == 1 else 'make'} a {why.kind} book"
    if isinstance(why, facts.BeginsMeld):
        return f"a new meld of {many} leaves {voice.my} hand smaller, and {more}"
    return f"{voice.my} {many} are {number(why.cards)} then, and {more}"


def _discarding(
    why: facts.RedThreeCosts
    | facts.ThreeIsNoUse
    | facts.ThreeBlocksPile
    | facts.NoRoomForWild
    | facts.RivalsCollect
    | facts.HeldOnce
    | facts.MissedLeast,
    names: Sequence[str],
    me: int | None,
    voice: Pronouns,
) -> str:
    match why:
        case facts.RedThreeCosts(cost):
            return f"a red three left over costs {points(cost)}"
        case facts.ThreeIsNoUse(kept):
            return f"a three is no use, and nobody can take the pile with it on top{_kept(kept, voice)}"
        case facts.ThreeBlocksPile(kept):
            return f"nobody can take the pile with a three on it{_kept(kept, voice)}"
        case facts.NoRoomForWild():
            return f"{voice.my} melds have no room for it any more"
        case facts.RivalsCollect(rank, seat):
            owner = possessive(seat_name(names, seat, me))
            return f"{owner} side has melded {_many(rank)}, and {voice.i} hold no other"
        case facts.HeldOnce(rank, kept):
            return f"{voice.i} hold no other {rank_name(rank)}{_kept(kept, voice)}"
        case facts.MissedLeast(rank, cards, kept):
            return f"of what {voice.i} hold {of_rank(cards, rank)} will be missed least{_kept(kept, voice)}"


def _kept(kept: Rank | None, voice: Pronouns) -> str:
    keep = "keep" if voice == TO_YOU else f"{voice.i} keep"
    return "" if kept is None else f"; {keep} the {_many(kept)}"


def _taking(why: facts.PileFits | facts.PileHasWilds | facts.PileOpens, voice: Pronouns) -> str:
    match why:
        case facts.PileOpens(cards):
            return f"it opens for {voice.my} team and brings {counted(cards, 'card')}"
        case facts.PileHasWilds(1, _, 0):
            return "one card comes with it, a wild"
        case facts.PileHasWilds(cards, wilds, unseen):
            least = "at least " if unseen else ""
            return f"{_coming(cards)}, {least}{number(wilds) if wilds else 'none'} of them wild"
        case facts.PileFits(cards, fitting, 0):
            return f"{_coming(cards)}, and {_fitting(fitting, cards)}"
        case facts.PileFits(cards, fitting):
            return _coming(cards) + (f", and at least {_fitting(fitting, cards)}" if fitting else "")


def _poor(why: facts.PileHelpsLittle, voice: Pronouns) -> str:
    cards, helping = why.cards, why.helping
    if why.unseen:
        return f"what {voice.i} saw go onto the pile helps {voice.me} too little"
    if not helping:
        return f"the pile holds nothing that helps {voice.me}"
    if cards == 1:
        return f"the pile's one card helps {voice.me} little"
    if 2 * helping > cards:
        return f"the pile would bring {counted(cards, 'card')} into {voice.my} hand"
    return f"of the pile's {counted(cards, 'card')} only {number(helping)} would help {voice.me}"


def _coming(count: int) -> str:
    return f"{counted(count, 'card')} {'comes' if count == 1 else 'come'} with it"


def _fitting(have: int, count: int) -> str:
    """How many of so many cards fit, with the verb that goes with it."""
    if count == 1:
        return "it fits" if have else "it does not fit"
    return f"{number(have) if have else 'none'} of them {'fit' if have > 1 else 'fits'}"


def _many(rank: Rank) -> str:
    return rank_name(rank, 2)


def marked_sentence(advice: Advice) -> str:
    """What the first press says when there are no cards to mark."""
    return f"{capital(what(advice.move).lower())}." if not advice.cards else "Look at the marked cards."
