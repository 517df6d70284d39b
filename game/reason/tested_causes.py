"""What one way to play is for, compared with another: the first purpose that passes the causal test."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf
from typing import Final

from msgspec.structs import replace

from game.ai.brain.card_classes import JOKER, RANKS, TWO
from game.ai.brain.counted_position import DISCARD, MELD, NEW, NOBODY, CountedPosition, Melds, position_of
from game.ai.brain.opening import opening
from game.ai.search.ideas import Idea, played_idea
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import PAIR
from game.engine.moves import Discard, Group, MeldCards, Move, wilds_in
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.reason.compared_discards import (
    OFTEN,
    denied_purposes,
    discard_purposes,
    is_melded_before,
    may_take_with,
    naturals_laid,
)
from game.reason.purposes import (
    Because,
    GrowsBook,
    KeepsClean,
    KeepsTogether,
    KeepsTwo,
    KeepsWild,
    MakesBook,
    OpensCheaper,
    Purpose,
    SavesPoints,
    TakesStack,
    wanted_as,
)
from game.reason.seen_effects import (
    FEW_CARDS,
    NEAR_BOOK,
    RANK_NAMES,
    Tried,
    TurnResult,
    are_many,
    books_gained,
    is_last_but_one,
    is_near,
    is_plain_effect,
    lacking_books,
    lay_purposes,
    rank_of_kind,
    spoilt_melds,
    with_stack,
)
from game.reason.telling_apart import is_as_true_of
from game.reason.weighing import LEFT, PlayedOut, Weighing, Without, is_cause, leaves_pile, spoilt

_WORLDS: Final = 80
"""Deals in which the purpose of a lay-down is put to the test."""
_MORE_WORLDS: Final = 64
"""The same for a better way."""
_LEAST_GAIN: Final = 10.0


def why_lay(view: PlayerView, laid: Idea, nothing: Idea, groups: Sequence[Group]) -> Purpose | None:
    """What laying these groups is for, against waiting a turn or never laying them; if those come to the same, what is
    plain to see.
    """
    waiting = PlayedOut(view, laid, nothing, _WORLDS, _LEAST_GAIN)
    never = PlayedOut(view, laid, nothing, _WORLDS, _LEAST_GAIN, never=True)
    tried = list(lay_purposes(waiting, groups))
    purpose = _laid_for(waiting, never, tried, are_many(laid))
    return None if purpose is None else with_stack(purpose, tried)


def _laid_for(waiting: PlayedOut, never: PlayedOut, tried: Sequence[Tried], many: bool) -> Purpose | None:
    """The first purpose that is the cause of laying, not waiting a turn or for ever, or else the weightiest."""
    points: Purpose | None = None
    far: Purpose | None = None
    needed = next((one for one, _ in tried if isinstance(one, MakesBook) and one.is_needed), None)
    for purpose, without in tried:
        is_told = (is_plain_effect(purpose, many) and not waiting.whole) or is_last_but_one(purpose)
        if is_told or is_cause(waiting, without) or is_cause(never, without):
            is_far = isinstance(purpose, GrowsBook) and purpose.short > NEAR_BOOK - (not purpose.is_needed)
            if not is_far and (not isinstance(purpose, SavesPoints) or purpose.cards >= 0):
                return needed if needed and _is_less(purpose) else purpose
            far, points = (far or purpose, points) if is_far else (far, points or purpose)  # all are for their points
    plain = next((purpose for purpose, _ in tried if is_plain_effect(purpose, many)), None)
    book = next((purpose for purpose, _ in tried if isinstance(purpose, MakesBook)), None)
    near = next((purpose for purpose, _ in tried if is_near(purpose)), None)
    saved = next((purpose for purpose, _ in tried if isinstance(purpose, SavesPoints)), None)
    return plain or book or ((points or far) and near) or points or (far and saved)


def _is_less(purpose: Purpose) -> bool:
    """Whether a book that the team needs is more than that, whatever the causal test says of it."""
    return isinstance(purpose, GrowsBook | SavesPoints) or (isinstance(purpose, TakesStack) and purpose.left > 1)


def why_hold(ways: Weighing) -> Purpose | None:
    """What laying less, laying other cards, or discarding this card is for."""
    return next((purpose for purpose, without in hold_purposes(ways) if is_cause(ways, without)), None)


def why_rather(ways: PlayedOut) -> Because | None:
    """What the better way is for, if that explains why the other isn't taken: what is kept, or what else it makes; not
    which card is discarded.
    """
    better = ways.better
    groups = better.move.groups if isinstance(better.move, MeldCards) else ()
    more = any(lay not in ways.other.lays for lay in better.lays)
    tried = [*hold_purposes(ways), *(lay_purposes(ways, groups) if more else ()), *_wilds_kept(ways)]
    for purpose, without in tried:
        is_of_discard = isinstance(purpose, SavesPoints) and purpose.is_discard
        if not isinstance(purpose, Because) or is_of_discard:
            continue
        if _is_enough(purpose, ways.whole) and is_cause(ways, without):
            return purpose
    return None


def _wilds_kept(ways: PlayedOut) -> Iterator[Tried]:
    """That the other way spends more wild cards, with the meld that would mostly get them later."""
    spent = ways.other.wilds - ways.better.wilds
    if spent > 0 and not ways.better.wilds and ways.better.card not in (TWO, JOKER):
        yield KeepsWild(spent, ways.later_meld()), Without(refund=spent)


def hold_purposes(ways: Weighing) -> Iterator[Tried]:
    """What the better way keeps and the other gives away."""
    view, seat = ways.view, ways.view.seat
    board = view.board
    start = position_of(view)
    one, other = ways.better.laid(start, seat), ways.other.laid(start, seat)
    runs_out = board.stock < board.players * board.draw_count  # then only the pile gives cards
    more_wilds = _wilds(one, seat, ways.better) - _wilds(other, seat, ways.other)
    kept = one.hands[seat].copy()
    if ways.better.card != NOBODY:
        kept[ways.better.card] -= 1
    held_back = (naturals_laid(ways.other) - naturals_laid(ways.better)).keys()
    # a wild card that stays in the hand doesn't say why other cards do
    for clean, without in _kept_clean(ways, one.tables[view.team], other.tables[view.team], kept, more_wilds, runs_out):
        if more_wilds <= 0 or held_back <= {RANK_NAMES.index(clean.rank)}:
            yield clean, without
    about_pile = list(denied_purposes(ways))
    if isinstance(ways, PlayedOut) and ways.more_takes(seat) >= OFTEN:
        more_taken = ways.takes(ways.better, seat) - ways.takes(ways.other, seat)
        comes = [
            card for card, _ in more_taken.most_common() if card < RANKS and not is_melded_before(start, seat, card)
        ]
        taken = [card for card in comes if may_take_with(ways, card)]
        # not what the foot may bring, nor one rank of several that are held back, nor if the other way keeps as many
        # of a rank that this one breaks up
        goes = ways.better.card
        as_many = max(1, other.hands[seat][goes]) if 0 <= goes < RANKS and kept[goes] < PAIR else 1
        pairs = [card for card in taken if kept[card] > as_many]
        for kind in [card for card in pairs if runs_out or held_back <= {card}][:1]:
            together = KeepsTogether(rank_of_kind(kind), kept[kind], "pile")
            about_pile.append((together, Without(play=partial(leaves_pile, seat))))
            about_pile.sort(key=lambda tried: -inf if runs_out and tried[0] == together else ways.gain(tried[1]))
    yield from about_pile
    if isinstance(ways, PlayedOut):
        left = one.held[seat] - (ways.better.card != NOBODY)
        if (
            board.in_foot[seat]
            and more_wilds >= 0
            and other.held[seat] - (ways.other.card != NOBODY) < left <= FEW_CARDS
        ):
            fits = min(left - 1, _fitting(one, one.tables[view.team], kept))
            if fits > 0:
                yield KeepsTwo(fits, left - fits), Without(as_long=True)
    spent, cheaper = ways.other.wilds, opens_cheaper(view)
    if spent and cheaper is not None and not ways.better.lays:
        yield cheaper, Without(refund=spent)
    lacking = lacking_books(view)
    if more_wilds > 0 and board.has_opened(view.team) and (lacking["clean"] or not lacking["dirty"]):
        yield from _kept_for_clean(ways, kept)
    yield from discard_purposes(ways)


def _fitting(position: CountedPosition, own: Melds, hand: Sequence[int]) -> int:
    """How many cards of the hand fit a meld of the team."""
    melds = range(len(own.ranks))
    naturals = sum(hand[own.ranks[at]] for at in melds if own.ranks[at] < RANKS and position.takes_naturals(own, at))
    return naturals + min(hand[TWO] + hand[JOKER], sum(position.room(own, at) for at in melds))


def _kept_clean(
    ways: Weighing, mine: Melds, its: Melds, kept: Sequence[int], more_wilds: int, runs_out: bool
) -> Iterator[tuple[KeepsClean, Without]]:
    """Clean melds, `mine` after the better way, that the other way makes dirty, if they are books or near to one; what
    is short of one, unless by cards that are `kept` in the hand, stays so once the stock `runs_out`. Not where the wild
    card completes a book that the team needs, and it needs no clean one.
    """
    board, lacking = ways.view.board, lacking_books(ways.view)
    table, size = position_of(ways.view).tables[ways.view.team], position_of(ways.view).book.size
    spoils = max((mine.naturals[number] for number in spoilt_melds(ways.view, ways.better)), default=0)
    # the one nearest to a book is the one that matters most
    for number, rank in sorted(enumerate(table.ranks), key=lambda it: -min(size, mine.naturals[it[0]])):
        cards = mine.naturals[number]
        is_held = cards < size <= cards + (kept[rank] if rank < RANKS else 0)
        is_near = size - cards <= NEAR_BOOK and (is_held or not runs_out) and cards > spoils
        is_made = cards < size <= its.naturals[number] + its.wilds[number]
        wanted = (
            [wanted_as(lacking, board.rules, kind, rank_of_kind(rank)) for kind in ("clean", "dirty")]
            if is_made
            else []
        )
        if wanted and wanted[1] and not wanted[0]:
            continue
        if not mine.wilds[number] and its.wilds[number] and (cards >= size or is_near):
            clean = KeepsClean(rank_of_kind(rank), cards, max(0, size - cards), is_held)
            refund = max(0, min(more_wilds, its.wilds[number]))
            yield clean, Without(partial(spoilt, number), refund=refund)


def _kept_for_clean(ways: Weighing, kept: Sequence[int]) -> Iterator[Tried]:
    """Ranks that the other way begins with wild cards, and the better one without or not yet; not where it holds back
    other cards too, or begins another meld with wild cards.
    """
    mixed, its = ({lay for lay in way.lays if lay[0] == NEW and lay[3] + lay[4]} for way in (ways.other, ways.better))
    ranks = {rank for _, rank, *_ in mixed}
    if its or (naturals_laid(ways.other) - naturals_laid(ways.better)).keys() - ranks:
        return
    begun, values = naturals_laid(ways.better), position_of(ways.view).book.values
    # of two such melds the one that matters more
    for _, rank, naturals, jokers, twos in sorted(mixed, key=lambda it: (-it[3], -it[4], -values[it[1]], it[1])):
        if 1 < naturals <= kept[rank] + begun[rank]:
            yield KeepsTogether(rank_of_kind(rank), naturals, "clean"), Without(refund=jokers + twos)


def opens_cheaper(view: PlayerView) -> OpensCheaper | None:
    """For a hand that could open, but only with wild cards."""
    if view.board.has_opened(view.team):
        return None
    lays = opening(position_of(view), view.seat, len(view.hand))
    wilds = sum(jokers + twos for _, _, _, jokers, twos in lays)
    if not lays or wilds > 1:  # it doesn't look for a wild card beside three naturals, or for a book
        wilds = min((wilds_in(move.groups) for move in openings_of(view)), default=wilds)
    return OpensCheaper(wilds) if wilds else None


def openings_of(view: PlayerView) -> list[MeldCards]:
    """Ways in which the hand could open now, or as it is before the draw."""
    playing = replace(view, board=replace(view.board, phase=Phase.PLAY))
    return [move for move in candidates(playing) if isinstance(move, MeldCards)]


def _wilds(laid: CountedPosition, seat: int, idea: Idea) -> int:
    """The wild cards that are left in the hand once the idea has been laid and has discarded."""
    return laid.hands[seat][TWO] + laid.hands[seat][JOKER] - (idea.card in (TWO, JOKER))


def purpose_of(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Purpose | None:
    """What laying and discarding in one way is for and the other isn't; None if nothing passes the test."""
    better, other = played_idea(way), played_idea(instead)
    if better is None or other is None or not {better.kind, other.kind} <= {MELD, DISCARD}:
        return None
    ways = PlayedOut(view, better, other, _MORE_WORLDS)
    groups = tuple(group for move in way if isinstance(move, MeldCards) for group in move.groups)
    more = [lay for lay in better.lays if lay not in other.lays]
    tried = [*(lay_purposes(ways, groups) if more else ()), *hold_purposes(ways)]
    tried.sort(key=lambda one: _is_trifle(one[0]))
    tried = [one for one in tried if _is_enough(one[0], ways.whole) and not is_as_true_of(view, one[0], instead)]
    found = next((purpose for purpose, without in tried if is_cause(ways, without)), None)
    if found is None and (half := _discard_alone(view, way, instead)) is not None:
        part = played_idea(half)
        is_most = part is not None and PlayedOut(view, part, other, _MORE_WORLDS).gain() >= LEFT * ways.gain() > 0
        return purpose_of(view, half, instead) if is_most else None
    return None if found is None else with_stack(found, tried)


def _discard_alone(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Sequence[Move] | None:
    """The other way with the better one's discard, where they lay other cards down, too; None if it was laid down."""
    last, half = way[-1], (*instead[:-1], way[-1])
    if not isinstance(last, Discard) or half in (tuple(way), tuple(instead)):
        return None
    laid = [card for move in instead if isinstance(move, MeldCards) for group in move.groups for card in group.cards]
    return half if laid.count(last.card) < view.hand.count(last.card) else None


def _is_enough(purpose: Purpose, whole: float) -> bool:
    """Whether points, which count on the table and no longer in the hand, could be what so much is gained by."""
    return not isinstance(purpose, SavesPoints) or purpose.is_discard or 2 * purpose.points >= LEFT * whole


def _is_trifle(purpose: Purpose) -> bool:
    """Whether what is kept clean, or from a rival, is weightier: a meld that only grows, or points while nobody is near
    the end.
    """
    return isinstance(purpose, GrowsBook) or (isinstance(purpose, SavesPoints) and purpose.cards < 0)


def why_out_so(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Purpose | None:
    """Where both ways go out, what only the one leaves: a clean book that the other makes dirty, a book, or points."""
    better, other = played_idea(way), played_idea(instead)
    if better is None or other is None:
        return None
    start, seat = position_of(view), view.seat
    mine, its = (idea.laid(start, seat).tables[view.team] for idea in (better, other))
    for rank, naturals, wilds in zip(mine.ranks, mine.naturals, mine.wilds, strict=True):
        at = its.at[rank]
        if naturals >= start.book.size and not wilds and at != NEW and its.wilds[at]:
            return KeepsClean(rank_of_kind(rank), naturals, 0)
    left = TurnResult(view, other)
    made = {at.rank for _, at in left.books}
    gained, _ = books_gained(TurnResult(view, better), left, view.board.rules, start.book.size)
    book = next((book for book, at in gained if at.rank not in made), None)
    if book is not None:
        return book
    points = mine.points - its.points
    return SavesPoints(points, is_more=True) if points > 0 else None
