"""What a decision cost that was really made: it is played out against what `expert` would rather have done."""

import random
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.from_view import lays_of
from game.ai.brain.position import DISCARD, DRAW, MELD, OUT, TAKE
from game.ai.expert import ideas_of, most_promising
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.levels import Hard
from game.ai.player import Think
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Search
from game.ai.search.worlds import Worlds, rng_for
from game.engine.moves import Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.view import PlayerView

_QUICK: Final = 240
"""Playouts that find what might have been better."""

_WORLDS: Final = 100
"""Deals in which it is then measured by how much."""


class Rival(Struct, frozen=True):
    """What was played and what looks better, with the points that a quick look gives it."""

    played: Idea
    better: Idea
    points: float


class Cost(Struct, frozen=True):
    """Points by which the other move was better on average, and in how many of the deals it was better, and worse."""

    points: float
    better: int
    worse: int
    worlds: int


def rival_of(view: PlayerView, moves: Sequence[Move]) -> Rival | None:
    """What looks better than these moves, the first of which was made in this view; None where nothing does.

    Several moves are lay-downs of one turn, one after the other, which count as one decision.
    """
    played = idea_of(moves)
    found = ideas_of(view, Hard().decide(view, Think()))
    if played is None or not found:
        return None
    ideas = [idea for idea in most_promising(view, found)[0] if not _is_same(idea, played)]
    if not ideas:
        return None
    verdict = _search(view, [played, *ideas], rng_for(view)).run(_QUICK)
    if not verdict.choice:
        return None
    return Rival(played, ideas[verdict.choice - 1], verdict.gain)


def cost_of(view: PlayerView, rival: Rival) -> Cost:
    """The cost measured anew in other worlds, so that the luck which made it stand out does not count."""
    rng = random.Random(rng_for(view).getrandbits(32))
    points, better, worse, worlds = 0.0, 0, 0, 0
    while worlds < _WORLDS:
        verdict = _search(view, [rival.played, rival.better], rng).run(2 * (_WORLDS - worlds))
        if not verdict.worlds:
            break
        points += verdict.gain * verdict.worlds
        better += verdict.better
        worse += verdict.worse
        worlds += verdict.worlds
    return Cost(points / max(1, worlds), better, worse, worlds)


def _search(view: PlayerView, ideas: Sequence[Idea], rng: random.Random) -> Search:
    return Search(ideas, Worlds(view), learned_tuning_for(view.board), value_for(view.board), rng, 0.0)


def idea_of(moves: Sequence[Move]) -> Idea | None:
    """Moves of one turn in counts; None for those that nothing is compared with."""
    groups = tuple(group for move in moves if isinstance(move, MeldCards) for group in move.groups)
    first, last = moves[0], moves[-1]
    match first:
        case Draw():
            return Idea(first, DRAW)
        case Take(taken):
            return Idea(first, TAKE, lays_of(GoOut(taken, None))[0])
        case Discard(card):
            return Idea(first, DISCARD, (), CLASS_OF[card])
        case MeldCards() | GoOut():
            if isinstance(last, GoOut):
                lays, discarded = lays_of(GoOut((*groups, *last.groups), last.discard))
                return Idea(first, OUT, lays, discarded)
            return Idea(first, MELD, lays_of(GoOut(groups, None))[0])
        case _:
            return None


def _is_same(one: Idea, other: Idea) -> bool:
    return (one.kind, sorted(one.lays), one.card) == (other.kind, sorted(other.lays), other.card)
