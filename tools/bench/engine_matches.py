"""Matches for measuring players or learning from their decisions."""

from collections.abc import Callable, Iterator, Sequence

from game.ai.player import DEFAULT_EFFORT, Player, Think
from game.engine.apply import apply
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.deal import deal_round, reshuffle
from game.engine.table.state import Table, before_first_deal
from game.play.dealer import Dealer
from game.play.match import Match
from game.rules.presets import PRESET_IDS, preset


def played(
    rules_id: str, players: int, teams: int, seed: int | str, decide: Callable[[Table], Move]
) -> Iterator[tuple[Table, Move]]:
    """One match under a preset, played by the engine only: every table at which a seat must act, with the move from
    `decide`.
    """
    rules, dealer = preset(next(known for known in PRESET_IDS if known == rules_id)), Dealer(seed)
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


def play_to_end(match: Match, players: Sequence[Player], effort: int = DEFAULT_EFFORT) -> Match:
    """The match once it is over, with a player for each seat."""
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        else:
            seat = match.board.mover
            match.play(seat, players[seat].decide(match.view(seat), Think(match.cut_miss(seat), effort)))
    return match
