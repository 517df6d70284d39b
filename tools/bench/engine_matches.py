"""Matches played by the engine alone, for whatever measures or learns from decisions as they come up."""

from collections.abc import Callable, Iterator

from game.engine.apply import apply
from game.engine.board import Phase
from game.engine.deal import deal_round, reshuffle
from game.engine.moves import Move
from game.engine.state import Table, before_first_deal
from game.play.dealer import Dealer
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet


def played(
    rules_id: str, players: int, teams: int, seed: int | str, decide: Callable[[Table], Move]
) -> Iterator[tuple[Table, Move]]:
    """One whole match under a preset: every table at which a seat must act, with the move that `decide` made on it."""
    rules = preset(next(known for known in PRESET_IDS if known == rules_id))
    return played_under(rules, players, teams, seed, decide)


def played_under(
    rules: RuleSet, players: int, teams: int, seed: int | str, decide: Callable[[Table], Move]
) -> Iterator[tuple[Table, Move]]:
    """The same under any rules."""
    dealer = Dealer(seed)
    now = before_first_deal(rules, players, teams)
    while not now.board.is_match_over:
        board = now.board
        if board.phase == Phase.ENDED:
            now, _ = deal_round(now, dealer.deal(board))
        elif board.shuffle_due:
            now, _ = reshuffle(now, dealer.reshuffled(board, now.discards[:-1]))
        else:
            move = decide(now)
            yield now, move
            now = apply(now, move).table
