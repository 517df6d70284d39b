"""The level `expert`: plays by the habits of `hard` unless playing ahead in imagined worlds shows something better."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.counted_position import DISCARD, MELD, OUT, position_of
from game.ai.brain.threats import is_threatened
from game.ai.player import Think, never
from game.ai.players.agreed_play import agreed_view
from game.ai.players.clean_habit import spoils_clean
from game.ai.players.plain_moves import costly_ideas, odd_ideas, plain_ideas
from game.ai.players.tuned_player import Habits
from game.ai.search.courses import Compared
from game.ai.search.ideas import Idea, answers, beginnings, plays
from game.ai.search.playouts import AT_ALL, PLAYED, TOLD, Search, Verdict, laps_ahead
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import lay_down_value_for, learned_tuning_for, value_for
from game.engine.moves import GoOut, Move
from game.engine.partners.agreements import broken_by
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView

MOST_IDEAS: Final = 20
"""Lay-downs besides the default that are played out."""

_DISCARDS: Final = 4
_DISCARDS_BESIDE_A_PARTNER: Final = 3
"""Discards that are compared: single players gain by it, of teams nobody could tell (tools/training/LOG.md)."""

_PLAYED: Final = replace(PLAYED, given_up=2.0)
"""Ideas are dropped a little sooner: a quarter fewer playouts for 8 ± 7 points a round (tools/training/LOG.md)."""

_TOLD: Final = 4
"""Ideas that the one followed is held against where it is to be explained."""


class Thought(Struct, frozen=True):
    """A decision with what it rests on: the ideas compared and how the best stood against the default."""

    move: Move
    ideas: tuple[Idea, ...] = ()
    verdict: Verdict = Verdict(0)
    compared: tuple[Compared, ...] = ()
    """Where it is to be explained: the idea followed against the others that came nearest to it, and the default."""
    plain: tuple[int, ...] = ()
    """Which of the ideas are plain (`plain_moves`): a book is made unless another idea is surely better, and the team
    opens unless another one looks better.
    """


class Expert:
    """Thinks about taking the pile, lay-downs, going out, a partner's wish to and, among single players, discards."""

    def decide(self, view: PlayerView, think: Think, is_enough: Callable[[], bool] = never) -> Move:
        """A legal move of the seat whose view this is and who must act now; `think.effort` counts playouts. It ends
        where it `is_enough`, which is asked every few playouts.
        """
        *_, last = self.thoughts(view, think, is_enough=is_enough)
        return last.move

    def thoughts(
        self, view: PlayerView, think: Think, *, explains: bool = False, is_enough: Callable[[], bool] = never
    ) -> Iterator[Thought]:
        """The decision after every slice of thinking, the default first; the last is that of `decide`.

        `explains`: each compares its choice with other ideas, and chooses only what is surely better: than the default,
        and than a plain idea if there is one.
        """
        default = Habits().decide(view, think)
        yield Thought(default)
        if is_enough() or _settles_match(view, default):
            return
        view = agreed_view(view, think.agreements)
        found = tuple(idea for idea in ideas_of(view, default) if broken_by(view, idea.move, think.agreements) is None)
        if any(idea.kind == OUT for idea in found) and Worlds(view).is_last_round:
            found = tuple(idea for idea in found if idea.kind != OUT)  # the habits settle it by matches won
        if explains:
            odd = odd_ideas(view, found)
            found = (*found[:1], *(idea for idea in found[1:] if idea not in odd))
            if clean := tuple(idea for idea in found if not spoils_clean(view, idea.move)):
                found, default = clean, clean[0].move
                yield Thought(default)
            found = found if len(found) != 1 else (*found, *costly_ideas(view, found[0]))
        if len(found) < 2:
            return
        ideas = most_promising(view, found)
        plain = plain_ideas(view, found) if explains else ()
        # the first lay-down, and single cards that the habits didn't think of
        foremost = (idea for n, idea in enumerate(plain) if n == 0 or idea.kind == DISCARD)
        ideas = (*ideas, *(idea for idea in foremost if idea not in ideas))
        at = tuple(ideas.index(idea) for idea in plain if idea in ideas)
        board = view.board
        tuning, value, laps = learned_tuning_for(board), value_for(board), laps_ahead(board)
        guard = TOLD if explains else _PLAYED
        yields_to = TOLD if board.has_opened(view.team) else AT_ALL  # early openings cost most where they look dearer
        search = Search(ideas, Worlds(view), tuning, value, rng_for(view), laps, guard, at, yields_to, explains)
        thought = Thought(default, ideas, plain=at)
        for verdict in search.slices(think.effort, is_enough):
            if verdict is not thought.verdict:
                compared = search.compared(verdict.choice, _TOLD) if explains else ()
                thought = Thought(ideas[verdict.choice].move, ideas, verdict, compared, at)
            yield thought


def _settles_match(view: PlayerView, default: Move) -> bool:
    """Whether the habits end the round, or answer a partner who would, in a round that may end the match."""
    is_end = isinstance(default, GoOut) or view.board.phase is Phase.ANSWER
    return is_end and Worlds(view).is_last_round


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
        discards = _DISCARDS_BESIDE_A_PARTNER if board.has_partners else _DISCARDS
        ideas = plays(view, position, tuning, is_threatened(position, view.seat, tuning), discards)
    first = next((index for index, idea in enumerate(ideas) if idea.move == default), None)
    return () if first is None else (ideas[first], *ideas[:first], *ideas[first + 1 :])


def most_promising(view: PlayerView, ideas: tuple[Idea, ...], most: int = MOST_IDEAS) -> tuple[Idea, ...]:
    """The default, every idea that isn't a lay-down, and the lay-downs that the learned judge rates highest."""
    if view.board.phase != Phase.PLAY or ideas[0].kind == OUT:
        return ideas
    worths = worths_of(view, ideas)
    order = sorted(range(1, len(ideas)), key=lambda index: (ideas[index].kind == MELD, -worths[index]))
    others = sum(idea.kind != MELD for idea in ideas[1:])
    return tuple(ideas[index] for index in (0, *order[: others + most]))


def worths_of(view: PlayerView, ideas: tuple[Idea, ...]) -> list[float]:
    """What the learned judge expects of each lay-down, or of laying nothing; 0 of going out, which it can't tell."""
    position, value = position_of(view), lay_down_value_for(view.board)
    return [0.0 if idea.kind == OUT else value.of(idea.laid(position, view.seat), view.seat) for idea in ideas]
