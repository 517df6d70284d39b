"""What stands under the plates of a large table: the order of play, from the viewer on clockwise."""

from collections.abc import Sequence

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Board, Phase
from game.text.messages import turns_ahead as say
from game.text.person import Person
from game.ui.table.draw.plates import TurnLine
from game.words.log import LogLine
from game.words.turns_ahead import NOW, last_turn

_ENDS = happened.Discarded | happened.Held | happened.Passed | happened.WentOut


def turn_lines(board: Board, base: int, after: Person, log: Sequence[LogLine]) -> dict[int, TurnLine]:
    """By how many places clockwise of `base` a seat is. `after` is what the seat in front is called."""
    done = last_turns(log)
    now = (board.mover - base) % board.players
    orders = board.phase in (Phase.DRAW, Phase.PLAY)
    lines = {}
    for near in range(1, board.players):
        seat = (base + near) % board.players
        team = board.team_of(seat)
        if near == now and board.phase in NOW:
            lines[near] = TurnLine(NOW[board.phase](), team, is_now=True)
        elif orders and 0 < now < near:
            lines[near] = TurnLine(say.in_turns(near - now, near == board.players - 1, after), team)
        elif done.get(seat):
            said, before_discard = last_turn(done[seat])
            lines[near] = TurnLine(said, team, _discarded(done[seat]), before_discard)
        elif orders and now == 0:
            lines[near] = TurnLine(say.in_turns(near, False, after), team)
    return lines


def last_turns(log: Sequence[LogLine]) -> dict[int, list[LogLine]]:
    """The lines of each seat's last turn in this round, so far as it has ended; before the first turn its ceremony."""
    ended: dict[int, list[LogLine]] = {}
    under_way: dict[int, list[LogLine]] = {}
    for line in log:
        if isinstance(line.event, happened.RoundBegan):
            ended, under_way = {}, {}
        elif line.seat is not None and isinstance(line.event, happened.PacketCut | happened.StackChosen):
            ended.setdefault(line.seat, []).append(line)
        elif line.seat is not None:
            under_way.setdefault(line.seat, []).append(line)
            if isinstance(line.event, _ENDS):
                ended[line.seat] = under_way.pop(line.seat)
    return ended


def _discarded(lines: Sequence[LogLine]) -> Card | None:
    return next((line.card for line in reversed(lines) if isinstance(line.event, happened.Discarded)), None)
