"""Hints in words: what is advised, and why in one sentence. The first press marks cards, the second says this."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self, assert_never

from game.cards import Rank, is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Outcome
from game.engine.draft import joined
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.words.grammar import (
    agreeing,
    by_rank,
    capital,
    cards_listed,
    counted,
    inside,
    listed,
    number,
    of_rank,
    points,
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
    is_alone: bool = False
    """Whether nobody plays with them, so that they are their team."""

    @property
    def us(self) -> str:
        """The team, to whom something is done.

        >>> TO_YOU.us, TO_YOU.of(Advice(move=Draw(), why=facts.PartnerWaits(), is_alone=True)).us
        ('your team', 'you')
        """
        return self.me if self.is_alone else f"{self.my} team"

    def we(self, does: str, do: str) -> str:
        """The team with what it does.

        >>> MYSELF.we("has", "have")
        'my team has'
        """
        return f"{self.i} {do}" if self.is_alone else f"{self.my} team {does}"

    @property
    def it(self) -> str:
        """The team, once it was named."""
        return self.i if self.is_alone else "it"

    def of(self, advice: Advice) -> Self:
        """Whoever the advice is for."""
        return self._replace(is_alone=advice.is_alone)


TO_YOU: Final = Pronouns("you", "you", "your", "yours")
MYSELF: Final = Pronouns("I", "me", "my", "mine")
THEY: Final = Pronouns("they", "them", "their", "theirs")


def share_sentence(advice: Advice) -> str:
    """How the move did in the deals played out: better, worse, the same; "" where none were.

    >>> share_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Tried in 374 possible deals, it went better in 12, worse in 3 and the same in 359.'
    """
    if not advice.worlds or not (advice.better or advice.worse):
        return ""
    deals = "deal" if advice.worlds == 1 else "deals"
    return f"Tried in {advice.worlds} possible {deals}, it went {listed(_tally(advice))}."


def tried_sentence(advice: Advice) -> str:
    """The same below its heading.

    >>> tried_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Better in 12, worse in 3, the same in 359.'
    """
    return f"{capital(', '.join(_tally(advice)))}." if advice.worlds else ""


def _tally(advice: Advice) -> list[str]:
    same = advice.worlds - advice.better - advice.worse
    counts = (("better in", advice.better), ("worse in", advice.worse), ("the same in", same))
    return [f"{how} {count}" for how, count in counts if count]


def tried_heading(advice: Advice) -> str:
    """The heading over what playing ahead showed, where there is a tally, and over other moves.

    >>> tried_heading(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Tried in 374 deals'
    """
    if not advice.worlds:
        return "Other moves" if advice.others else ""
    return f"Tried in {counted(advice.worlds, 'deal') if advice.worlds < HANDFUL else f'{advice.worlds} deals'}"


def outcome_sentence(advice: Advice) -> str:
    """How those deals end better than with the next best move; "" where nothing stands out.

    >>> won = facts.OutMoreOften(62, 41)
    >>> outcome_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), worlds=96, outcome=won))
    'In 96 deals your team goes out 21 more times.'
    """
    if advice.outcome is None:
        return ""
    return f"In {counted(advice.worlds, 'deal')} {_better_end(advice.outcome, TO_YOU.of(advice))}."


def _cards_of(voice: Pronouns) -> str:
    return f"{voice.my} cards" if voice.is_alone else f"{voice.my} team's cards"


def _better_end(end: Outcome, voice: Pronouns) -> str:
    match end:
        case facts.OutMoreOften(deals, instead):
            return f"{voice.we('goes', 'go')} out {counted(deals - instead, 'more time')}"
        case facts.RivalsOutLessOften(deals, instead):
            return f"the others go out {counted(instead - deals, 'fewer time')}"
        case facts.MoreBooks(kind, books):
            return f"{voice.we('makes', 'make')} {counted(books, f'more {kind} book')}"
        case facts.RivalsMakeFewer(kind, books):
            return f"the others make {counted(books, f'fewer {kind} book')}"
        case facts.LeftWithLess(less):
            return f"{_cards_of(voice)} cost {points(less)} less on average"
        case facts.RivalsLeftWithMore(more):
            return f"the others' cards cost them {points(more)} more on average"
        case _:
            assert_never(end)


def other_moves(advice: Advice, melds: Sequence[Meld] | None = None) -> tuple[str, ...]:
    """Other moves, each after its price.

    >>> from game.engine.advice import Instead
    >>> other_moves(Advice(move=GoOut(), why=facts.PartnerWaits(), others=(Instead(Draw(), 43), Instead(Hold(), 0))))
    ('40 points less: draw', 'About as good: keep your last card')
    """
    return tuple(f"{_price(other.points)}: {_small(what(other.move, melds))}" for other in advice.others)


def _price(less: int) -> str:
    return f"{points(round(less, -1))} points less" if less else "About as good"


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


HANDFUL: Final = 5
"""Cards that are named one by one; of more only the number is told."""


def what(move: Move, melds: Sequence[Meld] | None = None) -> str:
    """The move as an advice. With the `melds` of the team before it, wilds are told where they go."""
    match move:
        case Draw():
            return "Draw"
        case Peek():
            return "Look at the pile"
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
        return listed([told for group in groups for told in _told(group, own)])
    return counted(count, "card") + (f" in {number(len(groups))} groups" if melds is not None else "")


def _told(group: Group, melds: Sequence[Meld]) -> list[str]:
    onto = group.onto
    if onto is None or onto >= len(melds) or not any(map(is_wild, group.cards)):
        return [of_rank(count, rank) for rank, count in by_rank(group.cards)]
    return [f"{cards_listed(group.cards)} onto the {_many(melds[onto].rank)}"]


def reason(advice: Advice, names: Sequence[str] = (), me: int | None = None, voice: Pronouns = TO_YOU) -> str:
    """Why, without a capital or a full stop."""
    voice = voice.of(advice)
    match advice.why:
        case facts.EmptiesHand() | facts.LeavesTheDiscard() | facts.ReachesTail():
            return _reaching(advice.why, voice)
        case facts.OpensTeam(have, need):
            needed = f", and {points(need)} are needed" if need else ""
            return f"that opens for {voice.us} with {points(have)}{needed}"
        case facts.CompletesBook() | facts.BeginsMeld() | facts.MeldGrows():
            return _growing(advice.move, advice.why, voice)
        case facts.SavesPoints(have, seat, cards):
            soon = _end_is_near(seat, cards, names, me)
            return f"{soon}, and in {voice.my} hand these {points(have)} would count against {voice.me}"
        case facts.StayClean(ranks):
            return f"{voice.my} {listed([rank_name(rank, 2) for rank in ranks])} stay clean"
        case facts.KeepsWilds(count):
            return f"that keeps {_wild_cards(count, 'more')} in {voice.my} hand"
        case facts.LaysWilds(count):
            return f"that puts {_wild_cards(count, 'more')} to work"
        case facts.HoldsBack(cards):
            return f"that keeps {counted(cards, 'more card')} in {voice.my} hand"
        case facts.LaysMore(cards, more):
            return f"that lays down {counted(cards, 'more card')}, {points(more)} in all"
        case facts.WaitsToOpen() | facts.WildsWait() | facts.CardsWait():
            return _waiting(advice.why, voice)
        case (
            facts.PileFits() | facts.PileHasWilds() | facts.PileOpens() | facts.StockIsUsedUp() | facts.PileSeenFirst()
        ):
            return _taking(advice.why, voice)
        case (
            facts.PileClosed()
            | facts.NoPairForPile()
            | facts.NoCardsForPile()
            | facts.PileOpensTooLittle()
            | facts.TeamIsNotOpen()
            | facts.WildOnPile()
            | facts.BookIsClosed()
            | facts.PileOutOfReach()
        ):
            return _out_of_reach(advice.why, voice)
        case facts.PileHelpsLittle() | facts.PileBringsThrees() | facts.PileCostsWilds() | facts.NothingToDraw():
            return _poor(advice.why, voice)
        case (
            facts.LeadByGoingOut()
            | facts.RestBrings()
            | facts.EndsFirst()
            | facts.TeamIsBehind()
            | facts.HeldWouldCount()
        ):
            return _ending(advice.why, voice)
        case facts.StacksUnknown():
            return "nobody knows either stack, so one is as good as the other"
        case facts.BottomsTie():
            return "the bottom cards of both stacks rank alike, so one is as good as the other"
        case facts.ExactCut():
            return "that is a hand and a foot exactly"
        case facts.ExactCutWithTail():
            return "that is a hand, a foot and a tail exactly"
        case facts.PartnerWaits():
            return f"a partner of {voice.mine} has not laid down a card yet"
        case facts.CardIsStuck():
            return f"{voice.i} can neither discard it nor go out with it"
        case _:  # the reasons for a discard: another one that is left over isn't theirs, as mypy sees
            return _discarding(advice.why, names, me, voice)


def _reaching(why: facts.EmptiesHand | facts.LeavesTheDiscard | facts.ReachesTail, voice: Pronouns) -> str:
    """How the next stack comes."""
    match why:
        case facts.EmptiesHand(ends_turn=True):
            return f"that empties {voice.my} hand, and {voice.my} foot is {voice.mine}"
        case facts.EmptiesHand():
            return f"that empties {voice.my} hand, and {voice.i} play on with {voice.my} foot at once"
        case facts.LeavesTheDiscard():
            return f"the one card left is {voice.my} discard, and then {voice.my} foot is {voice.mine}"
        case facts.ReachesTail(1):
            return f"the one card left is {voice.my} discard, and then {voice.my} tail is {voice.mine}"
        case facts.ReachesTail(ends_turn=True):
            return f"that empties {voice.my} foot, and {voice.my} tail is {voice.mine}"
        case facts.ReachesTail():
            return f"that empties {voice.my} foot, and {voice.i} play on with {voice.my} tail at once"


def _growing(move: Move, why: facts.CompletesBook | facts.BeginsMeld | facts.MeldGrows, voice: Pronouns) -> str:
    many = _many(why.rank)
    if isinstance(why, facts.CompletesBook):
        made = "that makes a book of wilds" if why.kind == "wild" else f"that makes a {why.kind} book of {many}"
        if why.brings_foot:
            needed = f", which {voice.we('needs', 'need')} to go out" if why.is_needed else ""
            return f"{made}{needed}, and with {voice.my} first book {voice.my} foot is {voice.mine}"
        return made + (f", and {voice.we('needs', 'need')} one to go out" if why.is_needed else "")
    if not why.short:
        groups = move.groups if isinstance(move, MeldCards) else ()
        if len(groups) > 1:  # not all of them go there
            return f"{voice.my} book of {many} grows with them"
        laid = sum(len(group.cards) for group in groups)
        return f"{'it adds' if laid == 1 else 'they add'} to {voice.my} book of {many}"
    more = f"{number(why.short)} more {'makes' if why.short == 1 else 'make'} a {why.kind} book"
    if isinstance(why, facts.BeginsMeld):
        return f"a new meld of {many} leaves {voice.my} hand smaller, and {more}"
    if why.kind == "dirty":
        return f"{voice.my} meld of {many} then has {counted(why.cards, 'card')}, and {more}"
    return f"that makes {of_rank(why.cards, why.rank)}, and {more}"


def _discarding(
    why: facts.RedThreeCosts
    | facts.ThreeIsNoUse
    | facts.ThreeBlocksPile
    | facts.NoRoomForWild
    | facts.BringsFoot
    | facts.BringsTail
    | facts.NothingElse
    | facts.HeldOnce
    | facts.NoMeldTakesIt
    | facts.RankIsOut
    | facts.NextMayTake
    | facts.NextThrewOne
    | facts.CountsAgainst
    | facts.WorthLess
    | facts.MissedLeast,
    names: Sequence[str],
    me: int | None,
    voice: Pronouns,
) -> str:
    match why:
        case facts.RedThreeCosts(cost):
            return f"it is no use, and a red three left over costs {points(cost)}"
        case facts.ThreeIsNoUse(kept):
            return f"a three is no use, and nobody can take the pile with it on top{_kept(kept, voice)}"
        case facts.ThreeBlocksPile(kept):
            return f"nobody can take the pile with a three on it{_kept(kept, voice)}"
        case facts.NoRoomForWild():
            return f"{voice.my} melds have no room for it any more"
        case facts.BringsFoot():
            return f"it is {voice.my} last card, and {voice.i} go on with {voice.my} foot"
        case facts.BringsTail():
            return f"it is {voice.my} last card, and {voice.i} go on with {voice.my} tail"
        case facts.NothingElse(has_wilds):
            return f"{voice.i} hold nothing else but wild cards" if has_wilds else f"{voice.i} hold nothing else"
        case facts.HeldOnce(rank, kept):
            return f"{voice.i} hold no other {rank_name(rank)}{_kept(kept, voice)}"
        case facts.NoMeldTakesIt(rank, kept):
            has = "have" if voice.is_alone else "has"
            return f"{voice.we('has', 'have')} no meld of {_many(rank)}, and {voice.it} {has} one of {_many(kept)}"
        case facts.RankIsOut(rank, lying, cards, kept):
            if 2 * lying < cards:
                return f"more {_many(rank)} than {_many(kept)} are out already, so fewer are still to come"
            return f"{number(lying)} of the {number(cards)} {_many(rank)} are out, so hardly any are still to come"
        case facts.NextMayTake(kept, seat, cards):
            name = inside(seat_name(names, seat, me))
            brings = f"a pile of {counted(cards, 'card')}" if cards > 1 else "it"
            return f"with {of_rank(1, kept)} on top {name} might take {brings}, and with this one hardly"
        case facts.NextThrewOne(rank, seat):
            name = seat_name(names, seat, me)
            comes, has = agreeing(name, "comes"), agreeing(name, "has")
            return f"{inside(name)} {comes} next and {has} thrown {of_rank(1, rank)} as well"
        case facts.CountsAgainst(cost, seat, cards):
            soon = _end_is_near(seat, cards, names, me)
            return f"{soon}, and in {voice.my} hand this card would cost {voice.me} {points(cost)}"
        case facts.WorthLess(rank, kept):
            return f"{of_rank(1, rank)} counts less than {of_rank(1, kept)}"
        case facts.MissedLeast(rank, cards, kept):
            return f"of what {voice.i} hold {of_rank(cards, rank)} will be missed least{_kept(kept, voice)}"


def _end_is_near(seat: int | None, cards: int, names: Sequence[str], me: int | None) -> str:
    """Who, or what, may end the round."""
    if seat is None:
        left = f"only {counted(cards, 'card')} {'is' if cards == 1 else 'are'} left" if cards else "nothing is left"
        return f"{left} to draw"
    name = seat_name(names, seat, me)
    return f"{inside(name)} {agreeing(name, 'has')} {counted(cards, 'card')} left and may go out"


def _waiting(why: facts.WaitsToOpen | facts.WildsWait | facts.CardsWait, voice: Pronouns) -> str:
    """What is held though it could be laid."""
    match why:
        case facts.WaitsToOpen(0):
            return f"{voice.we('opens', 'open')} better a little later"
        case facts.WaitsToOpen(wilds):
            return f"opening now would take {_wild_cards(wilds)}"
        case facts.WildsWait(1):
            return f"{voice.my} wild card is worth more later"
        case facts.WildsWait(wilds):
            return f"{voice.my} {_wild_cards(wilds)} are worth more later"
        case facts.CardsWait(rank):
            return f"{voice.my} {_many(rank)} may wait"


def _ending(
    why: facts.LeadByGoingOut | facts.RestBrings | facts.EndsFirst | facts.TeamIsBehind | facts.HeldWouldCount,
    voice: Pronouns,
) -> str:
    """Why the round should end now, or go on."""
    match why:
        case facts.LeadByGoingOut(lead):
            return f"the match may end now, with {voice.us} about {points(round(lead, -1))} ahead"
        case facts.RestBrings(own, theirs):
            return rest_brings(own, theirs, voice)
        case facts.EndsFirst():
            return "that ends the round before anybody else can"
        case facts.TeamIsBehind(held):
            return f"{voice.i} still hold {points(held)}, and {voice.we('should', 'should')} end up behind"
        case facts.HeldWouldCount(held):
            return f"the {points(held)} that {voice.i} still hold would count against {voice.us}"


def rest_brings(own: int, theirs: int, voice: Pronouns = TO_YOU) -> str:
    """What playing on should bring, the more important side first.

    >>> rest_brings(120, 262), rest_brings(203, -48)
    ('playing on should bring the others about 260 and your team about 120', \
'playing on should bring your team about 200 and cost the others about 50')
    """
    sides = [(round(theirs, -1), "the others"), (round(own, -1), voice.us)]
    if own > theirs:
        sides.reverse()
    if not sides[0][0] and not sides[1][0]:
        return "playing on should bring nobody anything"
    (first, name), (second, other) = sides
    how, then = ("bring" if points_ > 0 else "cost" for points_ in (first, second))
    if not second:
        return f"playing on should {how} {name} about {points(abs(first))} and {other} nothing"
    if not first:
        return f"playing on should {then} {other} about {points(abs(second))} and {name} nothing"
    again = "" if how == then else f"{then} "
    return f"playing on should {how} {name} about {points(abs(first))} and {again}{other} about {points(abs(second))}"


def wait_sentence(advice: Advice, voice: Pronouns = TO_YOU) -> str:
    """What is held though it could be laid; "" where nothing is."""
    voice = voice.of(advice)
    match advice.beside:
        case facts.WaitsToOpen() | facts.WildsWait() | facts.CardsWait() as why:
            return f"{capital(_waiting(why, voice))}."
        case facts.RestBrings(own, theirs):
            going = "Do not go out yet" if voice.i == TO_YOU.i else "I do not go out yet"
            return f"{going}: {rest_brings(own, theirs, voice)}."
        case _:
            return ""


def _wild_cards(count: int, more: str = "") -> str:
    return counted(count, f"{more} wild card".strip())


def _kept(kept: Rank | None, voice: Pronouns) -> str:
    keep = "keep" if voice.i == TO_YOU.i else f"{voice.i} keep"
    return "" if kept is None else f"; {keep} the {_many(kept)}"


def _taking(
    why: facts.PileFits | facts.PileHasWilds | facts.PileOpens | facts.StockIsUsedUp | facts.PileSeenFirst,
    voice: Pronouns,
) -> str:
    match why:
        case facts.PileSeenFirst():
            return "a look at what would come costs nothing"
        case facts.StockIsUsedUp():
            return "there is nothing left to draw"
        case facts.PileOpens(cards):
            return f"it opens for {voice.us} and brings {counted(cards, 'card')}"
        case facts.PileHasWilds(1, _, 0):
            return "one card comes with it, a wild"
        case facts.PileHasWilds(cards, wilds, unseen, opens):
            least = "at least " if unseen else ""
            return f"{_coming(cards, opens, voice)}, {least}{number(wilds) if wilds else 'none'} of them wild"
        case facts.PileFits(cards, fitting, unseen, ranks, opens):
            coming = _coming(cards, opens, voice)
            if not ranks or cards == 1:
                return coming + (f", and {_fitting(fitting, cards)}" if not unseen else "")
            least = "at least " if unseen else ""
            named = [_many(rank) for rank in ranks[:_NAMED_RANKS]]
            named += ["others"] if len(ranks) > len(named) else []
            every = "all" if fitting == cards else f"{least}{number(fitting)}"
            return f"{coming}, and {every} of them {'go' if fitting > 1 else 'goes'} with {voice.my} {listed(named)}"


_NAMED_RANKS: Final = 2
"""Ranks that fit and are named; of more it is said that there are more."""


def _out_of_reach(
    why: facts.PileClosed
    | facts.NoPairForPile
    | facts.NoCardsForPile
    | facts.PileOpensTooLittle
    | facts.TeamIsNotOpen
    | facts.WildOnPile
    | facts.BookIsClosed
    | facts.PileOutOfReach,
    voice: Pronouns,
) -> str:
    match why:
        case facts.PileClosed("three"):
            return "nobody can take the pile while a three is on top"
        case facts.PileClosed("too short", have, need):
            return f"the pile has only {counted(have, 'card')}, and it takes {number(need)}"
        case facts.PileClosed("first lap"):
            return "nobody takes the pile before everybody has had a turn"
        case facts.PileClosed("frozen"):
            return "a wild card froze the pile, and nobody can take it yet"
        case facts.PileClosed():
            return "there is no pile to take"
        case facts.NoPairForPile(rank, True):
            return f"{voice.i} hold no pair of {_many(rank)}, and even one would not open for {voice.us}"
        case facts.NoPairForPile(rank, _, wilds) if wilds:
            spent = _wild_cards(wilds)
            return f"{voice.i} hold no pair of {_many(rank)}, and with one it would take {spent} to open"
        case facts.NoPairForPile(rank):
            return f"{voice.i} hold no pair of {_many(rank)}"
        case facts.NoCardsForPile(rank, 0):
            return f"{voice.i} hold no {rank_name(rank)} to take the pile with"
        case facts.NoCardsForPile(rank, held):
            return f"{voice.i} hold only {of_rank(held, rank)}, and nothing that takes the pile with it"
        case facts.PileOpensTooLittle(have, need):
            return f"with the pile {voice.my} melds would make {points(have)}, and {points(need)} are needed to open"
        case facts.TeamIsNotOpen():
            return f"{voice.we('has', 'have')} not opened, and only then {voice.it} may take the pile"
        case facts.WildOnPile():
            return f"the upcard is wild, and nothing that {voice.i} hold takes it"
        case facts.BookIsClosed(rank):
            return f"{voice.my} book of {_many(rank)} takes no more cards"
        case facts.PileOutOfReach():
            return f"{voice.i} cannot take the pile with the cards that {voice.i} hold"


def _poor(
    why: facts.PileHelpsLittle | facts.PileBringsThrees | facts.PileCostsWilds | facts.NothingToDraw, voice: Pronouns
) -> str:
    match why:
        case facts.NothingToDraw():
            return f"the stock has too few cards left to draw from, and the pile is no help to {voice.me}"
        case facts.PileBringsThrees(1):
            return f"a three would come with it that is no use to {voice.me}"
        case facts.PileBringsThrees(threes):
            return f"{counted(threes, 'three')} would come with it that are no use to {voice.me}"
        case facts.PileCostsWilds(wilds):
            return f"opening with the pile would take {_wild_cards(wilds)}"
        case facts.PileHelpsLittle(cards, helping, unseen):
            pass
    if unseen:
        return f"what {voice.i} saw go onto the pile helps {voice.me} too little"
    if not helping:
        return f"the pile holds nothing that helps {voice.me}"
    if cards == 1:
        return f"the pile's one card helps {voice.me} little"
    if 2 * helping > cards:
        return f"the pile would fill {voice.my} hand with {counted(cards, 'card')}"
    return f"of the pile's {counted(cards, 'card')} only {number(helping)} would help {voice.me}"


def _coming(count: int, opens: bool, voice: Pronouns) -> str:
    if opens:
        return f"it opens for {voice.us} and brings {counted(count, 'card')}"
    return f"{counted(count, 'card')} {'comes' if count == 1 else 'come'} with it"


def _fitting(have: int, count: int) -> str:
    """How many of so many cards fit, with the verb that goes with it."""
    if count == 1:
        return "it fits" if have else "it does not fit"
    return f"{number(have) if have else 'none'} of them {'fit' if have > 1 else 'fits'}"


def _many(rank: Rank) -> str:
    return rank_name(rank, 2)


def marked_sentence(advice: Advice) -> str:
    """What the first press says: to look at what is marked, or the move where there is nothing to mark."""
    if not advice.cards:
        return f"{capital(what(advice.move).lower())}."
    return f"Look at the marked {'card' if len(advice.cards) == 1 else 'cards'}."
