"""What stands under the plates of a large table: the order of play, from the viewer on clockwise."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Board, Phase
from game.messages.functions import turns_ahead as say
from game.messages.language import Message
from game.messages.person import Person
from game.sentences.log import LogLine
from game.ui.table.draw.plates import TurnLine

NOW: Final[Mapping[Phase, Message]] = {
    Phase.CUT: say.to_cut,
    Phase.CHOOSE: say.to_choose,
    Phase.DRAW: say.to_play,
    Phase.PLAY: say.to_play,
    Phase.ANSWER: say.is_asked,
}
"""Under the plate of the player who must act."""
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
        elif orders and near == now + 1 and (now or not done.get(seat)):
            lines[near] = TurnLine(say.is_next(now > 0 and near == board.players - 1, after), team)
        elif done.get(seat) and not (orders and 0 < now < near):
            said, before_discard = last_turn(done[seat])
            lines[near] = TurnLine(said, team, _discarded(done[seat]), before_discard)
    partners = [(seat - base) % board.players for seat in board.teammates(base)]
    for near in partners if len(partners) > 1 else ():  # one alone sits apart
        lines[near] = _of_partner(lines.get(near) or TurnLine("", board.team_of(base)))
    return lines


def _of_partner(line: TurnLine) -> TurnLine:
    """The same beside the word for who that is; whose turn it is says it in the team's colour alone."""
    if line.is_now:
        return line
    return replace(line, words=say.of_partner(line.words), before_card=say.of_partner(line.before_card))


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


def answers_of_turn(log: Sequence[LogLine]) -> dict[int, bool]:
    """What partners have answered, by seat, until the turn of whoever asked them is over."""
    said: dict[int, bool] = {}
    for line in reversed(log):
        match line.event:
            case happened.PermissionAnswered(seat=seat, yes=yes):
                said.setdefault(seat, yes)
            case happened.RoundBegan() | happened.Discarded() | happened.Held() | happened.Passed():
                break
    return said


def _discarded(lines: Sequence[LogLine]) -> Card | None:
    return next((line.card for line in reversed(lines) if isinstance(line.event, happened.Discarded)), None)


def last_turn(lines: Sequence[LogLine]) -> tuple[str, str]:
    """A turn in a few words, from its lines of the log: the greatest of it, else how it began and what was laid; and
    what of it stands before the card that ended it.

    >>> last_turn([])
    ('', '')
    """
    who = next((line.person(line.seat) for line in lines if line.seat is not None), Person(""))
    taken = 0
    played: tuple[Card, ...] = ()
    start, great, top = "", "", ""
    for line in lines:
        match line.event:
            case happened.WentOut():
                return say.went_out(who), ""
            case happened.Drew():
                start = say.drew(who)
            case happened.PileTaken(count=count, upcard=upcard):
                taken, top = count, upcard
            case happened.Melded(cards=cards):
                played += cards
            case happened.TeamOpened() | happened.PacketCut() | happened.StackChosen() | happened.PermissionAnswered():
                great = great or line.short
            case happened.FootTaken(is_tail=is_tail):
                great = say.picked_up(who, "tail" if is_tail else "foot")
            case happened.BookCompleted(kind=kind):
                great = say.finished_book(who, kind)
            case happened.Passed():
                start = say.passed(who)
            case _:
                pass
    if taken:
        start = say.took(who, taken + (top in played))
    laid = say.laid(who, len(played)) if played else ""
    parts = [great] if great else [part for part in (start, laid) if part]
    told = [part for part in parts if part != say.drew(who)]  # everybody does
    return ", ".join(told or parts), ", ".join(told)
