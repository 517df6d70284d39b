"""Decisions of fresh matches that computer players play."""

from collections.abc import Iterator

from game.ai.player import Think
from game.ai.players.tuned_player import Habits
from game.engine.apply import apply
from game.engine.candidates import candidates
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import before_first_deal
from game.engine.table.view import PlayerView, view_of
from game.play.dealer import Dealer
from game.rules.ruleset import RuleSet


def decisions(rules: RuleSet, seed: int, rounds: int = 2, players: int = 4, teams: int = 2) -> Iterator[PlayerView]:
    """Views in which `hard`, playing in every seat, had a choice."""
    dealer, now, level, dealt = Dealer(seed), before_first_deal(rules, players, teams), Habits(), 0
    while not now.board.is_match_over:
        board = now.board
        if board.phase == Phase.ENDED:
            if dealt == rounds:
                return
            dealt += 1
            now, _ = deal_round(now, dealer.deal(board))
        elif board.shuffle_due:
            now, _ = reshuffle(now, dealer.reshuffled(board, now.discards[:-1]))
        else:
            view = view_of(now, board.mover)
            if board.phase in (Phase.DRAW, Phase.PLAY, Phase.ANSWER) and _is_choice(view):
                yield view
            now = apply(now, level.decide(view, Think())).table


def _is_choice(view: PlayerView) -> bool:
    """Whether there are two moves, or somebody may ask why there is but one: a pile that lies there is left alone."""
    return len(candidates(view)) > 1 or (view.board.phase == Phase.DRAW and view.board.upcard is not None)
