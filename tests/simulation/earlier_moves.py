"""Matches that were played before the evening, until somebody is about to go out: so that there are questions, ends and
scores to see.
"""

import random
from collections.abc import Sequence

from game.ai.player import Think
from game.ai.roster import player_of
from game.play.match import Match
from saves.lines import GameLine, Line


def earlier_moves(header: GameLine, chance: random.Random) -> Sequence[Line]:
    """The lines behind the header, all seats played by computers."""
    match, player, few = Match(header), player_of("easy"), chance.choice((2, 4, 7))
    while not match.is_over and not any(
        is_last and cards <= few for is_last, cards in zip(match.board.in_foot, match.board.hands, strict=True)
    ):
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat))))
    return match.lines[1:]
