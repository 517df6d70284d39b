"""Why the advice isn't a move that anybody sees; where nothing true explains that, the obvious move is the advice."""

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Final

from game.ai.brain.counted_position import DISCARD, DRAW, MELD, OUT, position_of
from game.ai.players.clean_habit import spoils_clean
from game.ai.players.tuned_player import tuning_of
from game.ai.search.ideas import FORBID, Idea
from game.ai.search.playouts import SURE
from game.engine.draft import joined
from game.engine.legal import why_not
from game.engine.moves import Discard, MeldCards
from game.engine.table.view import PlayerView
from game.reason.ending import why_cannot_end, why_not_yet, why_refuse
from game.reason.obvious_moves import Obvious, includes, laying, obvious_moves, spends_its_cards
from game.reason.pile_purposes import why_draw
from game.reason.purposes import KeepsClean, KeepsTwo, LeavesPile, MakesBook, ObviousKind, WhyNot
from game.reason.tested_causes import why_rather
from game.reason.weighing import PlayedOut

_DEALS: Final = 64
_FEWER_DEALS: Final = 16
"""Deals in which ways to make the same obvious move are compared with each other."""
_MOST_WAYS: Final = 4
_MUCH: Final = 100.0
"""Points that are enough to advise against an obvious move without another reason."""
TRIES: Final = 100


def settling(
    view: PlayerView, choice: Idea, ideas: Sequence[Idea]
) -> Generator[None, None, tuple[Idea, tuple[WhyNot, ...]]]:
    """What to advise instead of the `choice`, if it leaves out an obvious move for no reason, and why not the others;
    the `ideas` were thought about. Yields between comparisons.
    """
    moves = list(obvious_moves(view, ideas))
    answers = dict[Obvious, WhyNot]()
    for obvious in moves:
        if includes(view, choice, obvious):
            continue
        yield
        before = [one for one in moves if _comes_before(one, obvious) and includes(view, choice, one)]
        other = _best_with(view, choice, obvious, ideas, before)
        if other is None:  # only without another obvious move that comes first
            answers[obvious] = _instead(view, choice, obvious)
        elif (answer := why_not_so(view, choice, other, obvious)) is not None:
            answers[obvious] = answer
        else:
            choice = other
    told = [answer for obvious, answer in answers.items() if not includes(view, choice, obvious)]
    stopped = why_cannot_end(view) if choice.kind in (MELD, DISCARD) else None
    if stopped is not None:
        told.append(WhyNot(ObviousKind.OUT, None, stopped))
    return choice, tuple(told)


def _comes_before(one: Obvious, other: Obvious) -> bool:
    """Whether an obvious move is made rather than another: one of the same kind, too."""
    order = list(ObviousKind)
    return order.index(one.kind) <= order.index(other.kind)


def _best_with(
    view: PlayerView, choice: Idea, obvious: Obvious, ideas: Sequence[Idea], kept: Sequence[Obvious]
) -> Idea | None:
    """The best way to make the obvious move, if possible with everything else that the choice lays; None if all break
    with those that are `kept`.
    """
    if obvious.kind in (ObviousKind.OUT, ObviousKind.YES, ObviousKind.TAKE):
        return obvious.idea
    ways = [obvious.idea, *(idea for idea in ideas if idea.kind == MELD and includes(view, idea, obvious))]
    if isinstance(choice.move, MeldCards) and isinstance(obvious.move, MeldCards):
        groups = joined((*choice.move.groups, *obvious.move.groups), len(view.board.melds[view.team]))
        if _fits_hand(view, together := laying(groups)):
            ways.insert(0, together)
    ways = [way for way in ways if why_not(view, way.move) is None]
    ways = [way for way in ways if all(includes(view, way, one) for one in kept)][:_MOST_WAYS]
    if len(ways) < 2:
        return next(iter(ways), None)
    gains = [0.0, *(PlayedOut(view, way, ways[0], _FEWER_DEALS).gain() for way in ways[1:])]
    return ways[gains.index(max(gains))]


def _fits_hand(view: PlayerView, idea: Idea) -> bool:
    """Whether the hand has these cards."""
    after = idea.laid(position_of(view), view.seat)
    return min(after.hands[view.seat]) >= 0


def _instead(view: PlayerView, choice: Idea, obvious: Obvious) -> WhyNot:
    """That its cards are in what comes first."""
    rank = spends_its_cards(view, choice, obvious)
    because = KeepsTwo() if rank is None else MakesBook("dirty", rank)
    return WhyNot(obvious.kind, obvious.rank, because)


def why_not_so(view: PlayerView, choice: Idea, other: Idea, obvious: Obvious) -> WhyNot | None:
    """Why not the other way, which makes the obvious move; None if it is about as good, or nothing explains it."""
    kind, rank = obvious.kind, obvious.rank
    if kind is ObviousKind.OUT:
        on = why_not_yet(view)
        return None if on is None else WhyNot(kind, rank, on)
    if kind is ObviousKind.YES:
        return WhyNot(kind, rank, why_refuse(view)) if choice.kind == FORBID else None
    if kind is ObviousKind.TAKE and choice.kind == DRAW:
        left = why_draw(view)
        if isinstance(left, LeavesPile):
            return WhyNot(kind, rank, left)
    if (clean := _stays_clean(view, choice, obvious)) is not None:
        return WhyNot(kind, rank, clean)
    spent = spends_its_cards(view, choice, obvious)
    ways = PlayedOut(view, choice, other, _DEALS)
    gain = ways.gain()
    if spent is not None and gain >= 0:
        return WhyNot(kind, rank, MakesBook("dirty", spent))
    if gain <= SURE * ways.error:
        return None
    if OUT not in (choice.kind, other.kind) and (because := why_rather(ways)) is not None:
        return WhyNot(kind, rank, because)
    return _by_points(view, choice, other, obvious)


def why_not_asked(view: PlayerView, choice: Idea, asked: Obvious) -> WhyNot | None:
    """Why not a move that somebody asks about; None if it is about as good."""
    if asked.kind is not ObviousKind.DISCARD and (answer := why_not_so(view, choice, asked.idea, asked)) is not None:
        return answer
    if asked.kind in (ObviousKind.OUT, ObviousKind.YES):
        return None
    ways = PlayedOut(view, choice, asked.idea, TRIES)
    points = 10 * round(ways.gain() / 10)
    return (
        WhyNot(asked.kind, asked.rank, None, points, TRIES) if points > 0 and ways.gain() > SURE * ways.error else None
    )


def is_part_of(choice: Idea, asked: Idea) -> bool:
    """Whether the choice lays everything that a move asked about does, or is the same discard or take."""
    if not asked.lays or asked.kind != choice.kind:
        return (asked.kind, asked.card) == (choice.kind, choice.card) and not choice.lays and not asked.lays
    laid = Counter[tuple[int, int, str]]()
    for sign, idea in ((1, choice), (-1, asked)):
        for number, rank, naturals, jokers, twos in idea.lays:
            for kind, count in (("natural", naturals), ("joker", jokers), ("two", twos)):
                laid[number, rank, kind] += sign * count
    return min(laid.values()) >= 0


def _stays_clean(view: PlayerView, choice: Idea, obvious: Obvious) -> KeepsClean | None:
    """That the meld of an obvious book should stay clean."""
    if not spoils_clean(view, obvious.move) or obvious.rank is None:
        return None
    number = obvious.idea.lays[0][0]
    cards, size = len(view.board.melds[view.team][number].cards), view.board.rules.book_size
    held = sum(card[0] == obvious.rank for card in view.hand)
    gone = isinstance(choice.move, Discard) and choice.move.card[0] == obvious.rank
    return KeepsClean(obvious.rank, cards, size - cards, cards + held - gone >= size)


def _by_points(view: PlayerView, choice: Idea, other: Idea, obvious: Obvious) -> WhyNot | None:
    """That it is surely worth much less, however everybody plays on."""
    gains = []
    for level in ("hard", "normal"):
        ways = PlayedOut(view, choice, other, TRIES, tuning=tuning_of(level, view.board))
        if ways.gain() - SURE * ways.error <= _MUCH:
            return None
        gains.append(ways.gain())
    return WhyNot(obvious.kind, obvious.rank, None, 10 * round(min(gains) / 10), TRIES)
