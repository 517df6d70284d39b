"""The lines under the plates of a large table: the order of play, clockwise from the viewer."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.table.board import Board, Phase
from game.messages.functions import turns_ahead as say
from game.messages.language import Message
from game.messages.person import Person
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import last_turns
from game.sentences.at_table.table import on_plate
from game.sentences.at_table.turn_in_short import last_turn
from game.ui.table.draw.plates import TurnLine

NOW: Final[Mapping[Phase, Message]] = {
    Phase.CUT: say.to_cut,
    Phase.CHOOSE: say.to_choose,
    Phase.DRAW: say.to_play,
    Phase.PLAY: say.to_play,
    Phase.ANSWER: say.is_asked,
}
"""Under the plate of the player who must act."""


def turn_lines(
    board: Board, base: int, after: Person, log: Sequence[LogLine], moving_to: Board | None = None
) -> dict[int, TurnLine]:
    """By how many places clockwise of `base` a seat is. `after` is the name of the seat in front; the cards that are
    moving lead to the board `moving_to`.
    """
    done = last_turns(log)
    now = (board.mover - base) % board.players
    orders = board.phase in (Phase.DRAW, Phase.PLAY)
    lines = {}
    for near, seat in enumerate(board.around(base)[1:], 1):
        team = board.team_of(seat)
        if near == now and board.phase in NOW:
            lines[near] = TurnLine(NOW[board.phase](), team, is_now=True)
        elif done.get(seat) and not (orders and 0 < now < near):
            said, before_discard = last_turn(done[seat])
            lines[near] = TurnLine(said, team, _discarded(done[seat]), before_discard)
        if orders and near == now + 1:
            coming = say.is_next(now > 0 and near == board.players - 1, after)
            lines[near] = replace(lines.get(near, TurnLine("", team)), coming=coming)
    for near, seat in enumerate(board.around(base)[1:], 1):
        if (alert := on_plate(board, seat, moving_to)) and near != now:  # more important than its last turn
            line = lines.get(near, TurnLine("", board.team_of(seat)))
            lines[near] = TurnLine("", line.team, coming=line.coming, alert=alert)
    return lines


def _discarded(lines: Sequence[LogLine]) -> Card | None:
    return next((line.card for line in reversed(lines) if isinstance(line.event, happened.Discarded)), None)
