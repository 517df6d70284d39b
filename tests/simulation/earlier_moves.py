"""Matches that were played before the evening: to their end, or to a moment at which there is something to see."""

import random
from collections.abc import Iterator, Sequence

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Board, Phase
from game.play.match import Match
from saves.records.lines import GameLine, Line


def earlier_moves(header: GameLine, chance: random.Random) -> Sequence[Line]:
    """The lines after the header, until somebody asks a partner or is about to go out; none if nobody ever is."""
    few = chance.choice((-1, -1, 4))
    for match in _played(header):
        if _is_near_end(match.board, few):
            return match.lines[1:]
    return ()


def _played(header: GameLine) -> Iterator[Match]:
    """The match before each move, with computer players at every seat."""
    match, player = Match(header), player_of("easy")
    while not match.is_over:
        yield match
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat))))


def _is_near_end(board: Board, few: int) -> bool:
    """Whether somebody asks to go out, or has so few cards left: none ever has -1."""
    left = [cards for is_last, cards in zip(board.in_foot, board.hands, strict=True) if is_last]
    return board.phase is Phase.ANSWER or (board.phase is Phase.PLAY and min(left, default=few + 1) <= few)
