"""Matches that were played before the evening, until somebody asks a partner or is about to go out: so that there are
questions, ends and scores to see.
"""

import random
from collections.abc import Sequence

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Board, Phase
from game.play.match import Match
from saves.records.lines import GameLine, Line


def earlier_moves(header: GameLine, chance: random.Random) -> Sequence[Line]:
    """The lines behind the header, all seats played by computers; none where the match ended without such a moment."""
    match, player = Match(header), player_of("easy")
    few = chance.choice((-1, -1, 4))
    while not match.is_over and not _is_near_end(match.board, few):
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat))))
    return () if match.is_over else match.lines[1:]


def _is_near_end(board: Board, few: int) -> bool:
    """Whether somebody asks to go out, or has so few cards left: none ever has -1."""
    left = [cards for is_last, cards in zip(board.in_foot, board.hands, strict=True) if is_last]
    return board.phase is Phase.ANSWER or (board.phase is Phase.PLAY and min(left, default=few + 1) <= few)
