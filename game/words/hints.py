"""Hints in words: what is advised, and why in one sentence. The first press marks cards, the second says this."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, assert_never

from game.cards import is_wild
from game.engine import advice as facts
from game.engine.advice import Advice, Outcome
from game.engine.draft import joined
from game.engine.melds import Meld
from game.engine.moves import Answer, Choose, Cut, Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Peek, Take
from game.text.amounts import capital
from game.text.language import Message
from game.text.messages import hints as say
from game.text.messages import nouns
from game.words.grammar import ranks_listed, seat_person

Voice = Literal["you", "me", "they"]
"""Whose move it is, as it is told: that of the reader, of a player who tells its own reason, or of somebody else."""


# ---- how the deals went that were played out
def share_sentence(advice: Advice) -> str:
    """How the move did in the deals played out: better, worse, the same; "" where none were.

    >>> share_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Tried in 374 possible deals, it went better in 12, worse in 3 and the same in 359.'
    """
    if not advice.worlds or not (advice.better or advice.worse):
        return ""
    return say.share(advice.worlds, _tally(advice))


def tried_sentence(advice: Advice) -> str:
    """The same below its heading.

    >>> tried_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Better in 12, worse in 3 and the same in 359.'
    """
    return say.tried(_tally(advice)) if advice.worlds else ""


def _tally(advice: Advice) -> list[str]:
    same = advice.worlds - advice.better - advice.worse
    counts = ((say.better, advice.better), (say.worse, advice.worse), (say.same, same))
    return [tell(count) for tell, count in counts if count]


def tried_heading(advice: Advice) -> str:
    """The heading over what playing ahead showed, where there is a tally, and over other moves.

    >>> tried_heading(Advice(move=Draw(), why=facts.PartnerWaits(), better=12, worse=3, worlds=374))
    'Tried in 374 deals'
    """
    if advice.worlds:
        return say.tried_heading(advice.worlds)
    return say.other_moves() if advice.others else ""


def outcome_sentence(advice: Advice) -> str:
    """How those deals end better than with the next best move; "" where nothing stands out.

    >>> won = facts.OutMoreOften(62, 41)
    >>> outcome_sentence(Advice(move=Draw(), why=facts.PartnerWaits(), worlds=96, outcome=won))
    'In 96 deals your team goes out 21 more times.'
    """
    return "" if advice.outcome is None else _better_end(advice.outcome, advice.worlds, advice.is_alone)


def _better_end(end: Outcome, worlds: int, is_alone: bool) -> str:
    match end:
        case facts.OutMoreOften(deals, instead):
            return say.out_more_often(worlds, deals - instead, is_alone)
        case facts.RivalsOutLessOften(deals, instead):
            return say.others_out_less_often(worlds, instead - deals)
        case facts.MoreBooks(kind, books):
            return say.more_books(worlds, books, kind, is_alone)
        case facts.RivalsMakeFewer(kind, books):
            return say.others_make_fewer(worlds, books, kind)
        case facts.LeftWithLess(less):
            return say.left_with_less(worlds, less, is_alone)
        case facts.RivalsLeftWithMore(more):
            return say.others_left_with_more(worlds, more)
        case _:
            assert_never(end)


def other_moves(advice: Advice, melds: Sequence[Meld] | None = None) -> tuple[str, ...]:
    """Other moves, each after its price.

    >>> from game.engine.advice import Instead
    >>> other_moves(Advice(move=GoOut(), why=facts.PartnerWaits(), others=(Instead(Draw(), 43), Instead(Hold(), 0))))
    ('40 points less: draw', 'About as good: keep your last card')
    """
    moves = [(other.points, move_phrase(other.move, melds)) for other in advice.others]
    return tuple(say.costs_more(round(less, -1), move) if less else say.about_as_good(move) for less, move in moves)


# ---- the move
HANDFUL: Final = 5
"""Cards that are named one by one; of more only the number is told."""


def what(move: Move, melds: Sequence[Meld] | None = None) -> str:
    """The move as an advice. With the `melds` of the team before it, wilds are told where they go."""
    return capital(move_phrase(move, melds))


def move_phrase(move: Move, melds: Sequence[Meld] | None = None) -> str:
    """The same within a sentence."""
    match move:
        case Draw():
            return say.draw()
        case Peek():
            return say.look_at_pile()
        case Take():
            return say.take_pile()
        case MeldCards(groups):
            return _lay_down(groups, melds)
        case Discard(card):
            return say.discard(card)
        case GoOut():
            return say.go_out()
        case Answer(yes):
            return say.say_yes() if yes else say.say_no()
        case Hold():
            return say.keep_last_card()
        case Pass():
            return say.end_round()
        case Cut(count):
            return say.lift(count)
        case Choose(stack):
            return say.take_stack("right" if stack else "left")
        case _:
            assert_never(move)


def _lay_down(groups: Sequence[Group], melds: Sequence[Meld] | None) -> str:
    """Up to a handful of cards by name, one group after the other, and wilds with the meld that they go onto."""
    own = melds or ()
    groups = groups if melds is None else joined(groups, len(own))
    count = sum(len(group.cards) for group in groups)
    if count <= HANDFUL or len(groups) == 1:
        return say.lay_down([told for group in groups for told in _told(group, own)])
    return say.lay_down_cards(count) if melds is None else say.lay_down_groups(count, len(groups))


def _told(group: Group, melds: Sequence[Meld]) -> list[str]:
    onto, cards = group.onto, ranks_listed(group.cards)
    if onto is None or onto >= len(melds) or not any(map(is_wild, group.cards)):
        return cards
    return [say.onto(cards, melds[onto].rank)]


def marked_sentence(advice: Advice) -> str:
    """What the first press says: to look at what is marked, or the move where there is nothing to mark."""
    return say.look_at_marked(len(advice.cards)) if advice.cards else say.sentence(move_phrase(advice.move))


# ---- why
def wait_sentence(advice: Advice, voice: Voice = "you") -> str:
    """What is held though it could be laid; "" where nothing is."""
    match advice.beside:
        case facts.WaitsToOpen() | facts.WildsWait() | facts.CardsWait() as why:
            return say.sentence(_waiting(why, voice))
        case facts.RestBrings(own, theirs):
            return say.do_not_go_out(voice, rest_brings(own, theirs, voice, advice.is_alone))
        case _:
            return ""


def _reaching(why: facts.EmptiesHand | facts.LeavesTheDiscard | facts.ReachesTail, voice: Voice) -> str:
    """The next stack comes within reach."""
    match why:
        case facts.EmptiesHand(ends_turn):
            return say.foot_next_turn(voice) if ends_turn else say.foot_at_once(voice)
        case facts.LeavesTheDiscard():
            return say.discard_then_foot(voice)
        case facts.ReachesTail(left, ends_turn):
            if left:
                return say.discard_then_tail(voice)
            return say.tail_next_turn(voice) if ends_turn else say.tail_at_once(voice)


_WITHOUT_FIGURES: Final[Mapping[type, Message]] = {
    facts.StacksUnknown: say.no_stack_known,
    facts.BottomsTie: say.bottoms_tie,
    facts.ExactCut: say.exact_cut,
    facts.ExactCutWithTail: say.exact_cut_with_tail,
    facts.PartnerWaits: say.partner_waits,
    facts.PileSeenFirst: say.pile_seen_first,
    facts.StockIsUsedUp: say.stock_is_used_up,
    facts.EndsFirst: say.ends_first,
}


def reason_alone(advice: Advice, names: Sequence[str] = (), me: int | None = None) -> str:
    """Why, as a sentence."""
    return say.sentence(reason(advice, names, me))


def reason(advice: Advice, names: Sequence[str] = (), me: int | None = None, voice: Voice = "you") -> str:
    """Why, without a capital or a full stop."""
    alone = advice.is_alone
    match advice.why:
        case facts.EmptiesHand() | facts.LeavesTheDiscard() | facts.ReachesTail():
            return _reaching(advice.why, voice)
        case facts.OpensTeam(have, need):
            return say.opens_needed(voice, alone, have, need) if need else say.opens(voice, alone, have)
        case facts.CompletesBook(kind, rank, is_needed, brings_foot):
            told = say.first_book if brings_foot else say.makes_book
            return told(kind, rank, is_needed, voice, alone)
        case facts.BeginsMeld(kind, rank, _, short) if short:
            return say.begins_meld(rank, voice, short, kind)
        case facts.BeginsMeld() | facts.MeldGrows():
            return _growing(advice.move, advice.why, voice)
        case facts.SavesPoints(have, seat, cards):
            return say.saves_points(_end_is_near(seat, cards, names, me), voice, have)
        case facts.StayClean(ranks):
            return say.stay_clean(voice, [nouns.ranks(rank) for rank in ranks])
        case facts.KeepsWilds(count):
            return say.keeps_wilds(voice, count)
        case facts.LaysWilds(count):
            return say.lays_wilds(count)
        case facts.HoldsBack(cards):
            return say.holds_back(voice, cards)
        case facts.LaysMore(cards, more):
            return say.lays_more(cards, more)
        case facts.WaitsToOpen() | facts.WildsWait() | facts.CardsWait():
            return _waiting(advice.why, voice)
        case facts.PileFits() | facts.PileHasWilds() | facts.PileOpens():
            return _taking(advice.why, voice, alone)
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
            return _out_of_reach(advice.why, voice, alone)
        case facts.PileHelpsLittle() | facts.PileBringsThrees() | facts.PileCostsWilds() | facts.NothingToDraw():
            return _poor(advice.why, voice)
        case facts.LeadByGoingOut(lead):
            return say.lead(round(lead, -1), voice, alone)
        case facts.RestBrings(own, theirs):
            return rest_brings(own, theirs, voice, alone)
        case facts.TeamIsBehind(held):
            return say.team_is_behind(voice, alone, held)
        case facts.HeldWouldCount(held):
            return say.held_would_count(voice, alone, held)
        case (
            facts.StacksUnknown()
            | facts.BottomsTie()
            | facts.ExactCut()
            | facts.ExactCutWithTail()
            | facts.PartnerWaits()
            | facts.PileSeenFirst()
            | facts.StockIsUsedUp()
            | facts.EndsFirst()
        ):
            return _WITHOUT_FIGURES[type(advice.why)]()
        case facts.CardIsStuck():
            return say.card_is_stuck(voice)
        case _:  # the reasons for a discard: another one that is left over isn't theirs, as mypy sees
            return _discarding(advice.why, names, me, voice, alone)


def _growing(move: Move, why: facts.BeginsMeld | facts.MeldGrows, voice: Voice) -> str:
    if why.short:
        if why.kind == "dirty":
            return say.dirty_meld_grows(why.rank, voice, why.cards, why.short, why.kind)
        return say.meld_grows(why.rank, why.cards, why.short, why.kind)
    groups = move.groups if isinstance(move, MeldCards) else ()
    if len(groups) > 1:  # not all of them go there
        return say.book_grows(voice, why.rank)
    return say.adds_to_book(sum(len(group.cards) for group in groups), voice, why.rank)


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
    voice: Voice,
    alone: bool,
) -> str:
    kept = getattr(why, "kept", None)
    keep = say.keep(voice, kept) if kept else ""
    match why:
        case facts.RedThreeCosts(cost):
            return say.red_three_costs(cost)
        case facts.ThreeIsNoUse():
            return say.three_is_no_use(keep)
        case facts.ThreeBlocksPile():
            return say.three_blocks_pile(keep)
        case facts.NoRoomForWild():
            return say.no_room_for_wild(voice)
        case facts.BringsFoot():
            return say.brings_foot(voice)
        case facts.BringsTail():
            return say.brings_tail(voice)
        case facts.NothingElse(has_wilds):
            return say.nothing_else(voice, has_wilds)
        case facts.HeldOnce(rank):
            return say.held_once(voice, rank, keep)
        case facts.NoMeldTakesIt(rank, better):
            return say.no_meld_takes_it(voice, alone, rank, better)
        case facts.RankIsOut(rank, lying, cards, better):
            return say.more_are_out(rank, better) if 2 * lying < cards else say.rank_is_out(lying, cards, rank)
        case facts.NextMayTake(better, seat, cards):
            return say.next_may_take(better, seat_person(names, seat, me), cards)
        case facts.NextThrewOne(rank, seat):
            return say.next_threw_one(seat_person(names, seat, me), rank)
        case facts.CountsAgainst(cost, near, cards):
            return say.counts_against(_end_is_near(near, cards, names, me), voice, cost)
        case facts.WorthLess(rank, better):
            return say.worth_less(rank, better)
        case facts.MissedLeast(rank, cards):
            return say.missed_least(voice, cards, rank, keep)


def _end_is_near(seat: int | None, cards: int, names: Sequence[str], me: int | None) -> str:
    """Who, or what, may end the round."""
    return say.few_left_to_draw(cards) if seat is None else say.may_go_out(seat_person(names, seat, me), cards)


def _waiting(why: facts.WaitsToOpen | facts.WildsWait | facts.CardsWait, voice: Voice) -> str:
    """What is held though it could be laid."""
    match why:
        case facts.WaitsToOpen(wilds):
            return say.opening_takes_wilds(wilds) if wilds else say.opens_later()
        case facts.WildsWait(wilds):
            return say.wilds_wait(voice, wilds)
        case facts.CardsWait(rank):
            return say.cards_wait(voice, rank)


def rest_brings(own: int, theirs: int, voice: Voice = "you", alone: bool = False) -> str:
    """What playing on should bring, the more important side first.

    >>> rest_brings(120, 262), rest_brings(203, -48)
    ('playing on should bring the others about 260 and your team about 120', \
'playing on should bring your team about 200 and cost the others about 50')
    """
    sides: list[tuple[int, Literal["ours", "theirs"]]] = [(round(theirs, -1), "theirs"), (round(own, -1), "ours")]
    if own > theirs:
        sides.reverse()
    (first, side), (second, other) = sides
    if not first and not second:
        return say.rest_brings_nothing()
    if first and second and (first > 0) != (second > 0):
        return say.rest_against(side, abs(first), other, abs(second), voice, alone)
    does: Literal["bring", "cost"] = "bring" if first + second > 0 else "cost"
    if first and second:
        return say.rest_for_both(does, side, abs(first), other, abs(second), voice, alone)
    if not first:
        side, other = other, side
    return say.rest_for_one(does, side, abs(first or second), other, voice, alone)


_NAMED_RANKS: Final = 2
"""Ranks that fit and are named; of more it is said that there are more."""


def _taking(why: facts.PileFits | facts.PileHasWilds | facts.PileOpens, voice: Voice, alone: bool) -> str:
    match why:
        case facts.PileOpens(cards):
            return say.pile_opens(voice, alone, cards)
        case facts.PileHasWilds(1, _, 0):
            return say.pile_is_a_wild()
        case facts.PileHasWilds(cards, wilds, unseen, opens):
            return say.pile_has_wilds(opens, voice, alone, cards, unseen > 0, wilds)
        case facts.PileFits(cards, fitting, unseen, ranks, opens):
            if ranks and cards > 1:
                named = [nouns.ranks(rank) for rank in ranks[:_NAMED_RANKS]]
                named += [say.other_ranks()] if len(ranks) > len(named) else []
                how: Literal["all", "at_least", "just"] = "at_least" if unseen else "just"
                return say.pile_fits_ranks(
                    opens, voice, alone, cards, fitting, "all" if fitting == cards else how, named
                )
            if unseen:
                return say.coming(opens, voice, alone, cards)
            if cards == 1:
                return say.pile_card_fits(opens, voice, alone, cards, fitting > 0)
            return say.pile_fits(opens, voice, alone, cards, fitting)


def _out_of_reach(
    why: facts.PileClosed
    | facts.NoPairForPile
    | facts.NoCardsForPile
    | facts.PileOpensTooLittle
    | facts.TeamIsNotOpen
    | facts.WildOnPile
    | facts.BookIsClosed
    | facts.PileOutOfReach,
    voice: Voice,
    alone: bool,
) -> str:
    match why:
        case facts.PileClosed("three"):
            return say.three_on_top()
        case facts.PileClosed("too short", have, need):
            return say.pile_too_short(have, need)
        case facts.PileClosed("first lap"):
            return say.first_lap()
        case facts.PileClosed("frozen"):
            return say.pile_frozen()
        case facts.PileClosed():
            return say.no_pile()
        case facts.NoPairForPile(rank, True):
            return say.no_pair_nor_opening(voice, alone, rank)
        case facts.NoPairForPile(rank, _, wilds):
            return say.no_pair_and_wilds(voice, rank, wilds) if wilds else say.no_pair(voice, rank)
        case facts.NoCardsForPile(rank, held):
            return say.too_few_for_pile(voice, held, rank) if held else say.no_cards_for_pile(voice, rank)
        case facts.PileOpensTooLittle(have, need):
            return say.pile_opens_too_little(voice, have, need)
        case facts.TeamIsNotOpen():
            return say.team_is_not_open(voice, alone)
        case facts.WildOnPile():
            return say.wild_on_pile(voice)
        case facts.BookIsClosed(rank):
            return say.book_is_closed(voice, rank)
        case facts.PileOutOfReach():
            return say.pile_out_of_reach(voice)


def _poor(
    why: facts.PileHelpsLittle | facts.PileBringsThrees | facts.PileCostsWilds | facts.NothingToDraw, voice: Voice
) -> str:
    match why:
        case facts.NothingToDraw():
            return say.nothing_to_draw(voice)
        case facts.PileBringsThrees(threes):
            return say.pile_brings_threes(threes, voice)
        case facts.PileCostsWilds(wilds):
            return say.pile_costs_wilds(wilds)
        case facts.PileHelpsLittle(cards, helping, unseen):
            if unseen:
                return say.seen_helps_little(voice)
            if not helping:
                return say.pile_helps_nothing(voice)
            if cards == 1:
                return say.pile_card_helps_little(voice)
            if 2 * helping > cards:
                return say.pile_fills_hand(voice, cards)
            return say.pile_helps_little(cards, helping, voice)
