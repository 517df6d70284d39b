"""Nothing reaches a phone that its seat could not see: everything else is dealt anew, and every byte stays."""

import random
from dataclasses import dataclass, field

import pytest

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.view import view_of
from game.phones.phone_view import phone_view
from game.play.match import Match
from game.play.match_log import MatchLog
from game.play.seats import SeatPlan, header_of
from game.rules.presets import PRESET_IDS, preset
from game.turn.arrangement import Arrangement, settle
from tests.slow import slow_except


@dataclass
class Shuffler:
    """The same cards in another order."""

    chance: random.Random = field(default_factory=lambda: random.Random(5))

    def __call__(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Anew every time."""
        mixed = list(cards)
        self.chance.shuffle(mixed)
        return tuple(mixed)


@pytest.mark.parametrize("rules", slow_except(["partners"], PRESET_IDS))
def test_no_byte_depends_on_a_card_that_the_seat_cannot_see(rules: str) -> None:
    seats = [SeatPlan("phone", "human", on_phone=True).named(f"Player {seat}") for seat in range(4)]
    header = header_of(
        preset(rules), seats, 2, seed="bytes", game_id="x", created="2026-01-01T00:00:00Z", app="0", name="x"
    )
    match, mind, mixed = Match(header), player_of("easy"), Shuffler()
    log = MatchLog(match, None)
    match.begin_round()
    for step in range(90):
        board = match.board
        if board.phase == Phase.ENDED:
            break
        for seat in range(4) if step % 6 == 0 else ():
            table = match._replay.table
            view, other = view_of(table, seat), view_of(deal_anew(table, seat, mixed), seat)  # type: ignore[arg-type]
            shown = [
                phone_view(
                    one, settle(Arrangement(), one), match.names, match.undoable(seat), log.steps, match.line_count
                )
                for one in (view, other)
            ]
            assert shown[0] == shown[1]
        match.play(board.mover, mind.decide(match.view(board.mover), Think(match.cut_miss(board.mover))))
