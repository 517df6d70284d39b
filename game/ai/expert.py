"""The level `expert`: plays as `hard` unless playing ahead in imagined worlds shows something clearly better."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from game.ai.brain.from_view import position_of
from game.ai.brain.position import DISCARD, MELD, OUT
from game.ai.brain.threats import is_threatened
from game.ai.learned_weights import lay_down_value_for, learned_tuning_for, value_for
from game.ai.levels import Hard
from game.ai.player import Think
from game.ai.search.ideas import Idea, answers, beginnings, plays
from game.ai.search.playouts import Search, Verdict
from game.ai.search.worlds import Worlds, rng_for
from game.engine.board import Phase
from game.engine.moves import Move
from game.engine.view import PlayerView

_SURE_LAYING: Final = 1.0
_SURE_DISCARDING: Final = 2.0
"""Standard errors of the gain that a lay-down, or another discard, must exceed to be preferred to the default."""

MOST_IDEAS: Final = 20
"""Lay-downs besides the default that are played out."""

_DISCARDS: Final = 4
"""Discards that are compared."""


class Thought(Struct, frozen=True):
    """A decision with what it rests on: the ideas compared and how the best stood against the default."""

    move: Move
    ideas: tuple[Idea, ...] = ()
    verdict: Verdict = Verdict(0)


class Expert:
    """Thinks about taking the pile, lay-downs, going out, a partner's wish to and, among single players, discards."""

    def decide(self, view: PlayerView, think: Think) -> Move:
        """A legal move of the seat whose view this is and who must act now; `think.effort` counts playouts."""
        *_, last = self.thoughts(view, think)
        return last.move

    def thoughts(self, view: PlayerView, think: Think) -> Iterator[Thought]:
        """The decision as it stands after every slice of thinking, the default first; the last is that of `decide`."""
        default = Hard().decide(view, think)
        yield Thought(default)
        found = ideas_of(view, default)
        if len(found) < 2:
            return
        ideas, expected = most_promising(view, found)
        board = view.board
        laying = any(idea.kind != DISCARD for idea in ideas)
        search = Search(
            ideas,
            Worlds(view),
            learned_tuning_for(board),
            value_for(board),
            rng_for(view),
            _SURE_LAYING if laying else _SURE_DISCARDING,
            expected,
        )
        for verdict in search.slices(think.effort):
            yield Thought(ideas[verdict.choice].move, ideas, verdict)


def ideas_of(view: PlayerView, default: Move) -> tuple[Idea, ...]:
    """What is worth comparing, the default first; empty where there is nothing to think about."""
    board = view.board
    if board.phase not in (Phase.DRAW, Phase.PLAY, Phase.ANSWER):
        return ()
    tuning = learned_tuning_for(board)
    position = position_of(view)
    if board.phase == Phase.ANSWER:
        ideas = answers()
    elif board.phase == Phase.DRAW:
        ideas = beginnings(view, position, tuning)
    else:
        threatened = is_threatened(position, view.seat, tuning)
        ideas = plays(view, position, tuning, threatened, _DISCARDS if board.teams == board.players else 1)
    first = next((index for index, idea in enumerate(ideas) if idea.move == default), None)
    if first is None:
        return ()
    return (ideas[first], *ideas[:first], *ideas[first + 1 :])


def most_promising(
    view: PlayerView, ideas: tuple[Idea, ...], most: int = MOST_IDEAS
) -> tuple[tuple[Idea, ...], list[float]]:
    """The default, every idea that is no lay-down, and so many lay-downs as promise most; with the gains expected.

    Gains are those over the default; for ideas that cannot be judged so, nothing is expected.
    """
    if view.board.phase != Phase.PLAY or ideas[0].kind == OUT:
        return ideas, [0.0] * len(ideas)
    position, value = position_of(view), lay_down_value_for(view.board)
    gains = []
    for idea in ideas:
        if idea.kind == OUT:
            gains.append(0.0)
            continue
        after = position.copy()
        for number, rank, naturals, jokers, twos in idea.lays:
            after.lay(view.seat, number, rank, naturals, jokers, twos)
        gains.append(value.of(after, view.seat))
    gains = [0.0 if idea.kind == OUT else gain - gains[0] for idea, gain in zip(ideas, gains, strict=True)]
    order = sorted(range(1, len(ideas)), key=lambda index: (ideas[index].kind == MELD, -gains[index]))
    others = sum(idea.kind != MELD for idea in ideas[1:])
    kept = [0, *order[: others + most]]
    return tuple(ideas[index] for index in kept), [gains[index] for index in kept]
