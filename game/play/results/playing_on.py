"""How experts would have continued from a moment: they take every seat and play its round to the end, in a separate
process, and the lines arrive one after the other.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence

from game.ai.player import DEFAULT_EFFORT, Think
from game.ai.roster import player_of
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.messages.functions import play_on as say
from game.messages.language import saying
from game.play.branching import NoBranch
from game.play.dealer import Dealer
from game.play.processes.child_process import ChildStream
from saves.records.lines import Line, MoveLine, ShuffleLine, header_in
from saves.records.replay import replay_lines


def expert_lines(lines: Sequence[Line], line: int, effort: int = DEFAULT_EFFORT) -> Iterator[Line]:
    """The lines that would have followed that line of a record (1 is the header), up to the score of its round.

    All cards stay the same, and the result depends on nothing else: the same record and line give the same answer. They
    continue `lines[:line]`. Raises NoBranch if no round is being played, BadRecord for invalid lines.
    """
    header = header_in(lines)
    if not 1 <= line <= len(lines):
        raise NoBranch(saying(say.no_such_line, len(lines)))
    replay = replay_lines(lines[:line])
    board = replay.table.board
    if replay.end is not None or board.phase == Phase.ENDED:
        raise NoBranch(say.no_round)
    dealer, expert = Dealer(f"{header.id}/{line}"), player_of("expert")
    for number in itertools.count(line + 1):
        if board.shuffle_due:
            further: Line = ShuffleLine(stock=dealer.reshuffled(board, replay.table.discards[:-1]))
        else:
            think = Think(cut_miss=dealer.cut_miss(board.round, board.mover), effort=effort)
            further = MoveLine(seat=board.mover, move=expert.decide(view_of(replay.table, board.mover), think))
        replay.feed(further, number)
        board = replay.table.board
        yield further
        score = replay.due()
        if score is not None:
            yield score
            return


class ExpertsAtTable(ChildStream[Line]):
    """One round continued by experts, up to its score; their lines follow the one where they began."""

    def __init__(
        self,
        lines: Sequence[Line],
        line: int,
        effort: int = DEFAULT_EFFORT,
        find: Callable[..., Iterable[Line]] = expert_lines,
    ) -> None:
        """As for `expert_lines`, and nothing is started yet; if they can't play, this fails."""
        super().__init__("experts", find, tuple(lines), line, effort)
