"""Decisions as they come up in matches of `expert` against `hard`: what the learning scripts learn from."""

from collections.abc import Iterator

from game.ai.expert import Expert, ideas_of
from game.ai.hard import Hard
from game.ai.ideas import Idea
from game.ai.player import Think
from game.ai.tuned import tuning_for
from game.engine.apply import apply
from game.engine.board import Phase, packet_size
from game.engine.deal import deal_round, reshuffle
from game.engine.moves import Cut, Move
from game.engine.state import before_first_deal
from game.engine.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.presets import PRESET_IDS, preset

_EFFORT = 400
"""Playouts of `expert`, enough for the positions to be like those it will meet."""


def decisions(rules_id: str, players: int, teams: int, seed: int) -> Iterator[tuple[PlayerView, tuple[Idea, ...]]]:
    """Every decision of one match with more than one idea, made by the team that plays as `expert`; it changes place.

    Ideas stand as `ideas_of` gives them, what `hard` would do first.
    """
    rules = preset(next(known for known in PRESET_IDS if known == rules_id))
    dealer, hard, expert = Dealer(seed), Hard(), Expert()
    now = before_first_deal(rules, players, teams)
    while not now.board.is_match_over:
        board = now.board
        if board.phase == Phase.ENDED:
            now, _ = deal_round(now, dealer.deal(board))
            continue
        if board.shuffle_due:
            now, _ = reshuffle(now, dealer.reshuffled(board, now.discards[:-1]))
            continue
        move: Move
        if board.phase == Phase.CUT:
            move = Cut(packet_size(board))
        elif board.mover % teams != seed % teams:
            move = hard.decide(view_of(now, board.mover), Think())
        else:
            view = view_of(now, board.mover)
            ideas = ideas_of(view, Hard(tuning_for(board)).decide(view, Think()))
            if len(ideas) > 1:
                yield view, ideas
            move = expert.decide(view, Think(effort=_EFFORT))
        now = apply(now, move).table
