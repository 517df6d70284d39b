"""A position as lines of text, every card in sight: for people who look into records, not for players."""

from collections.abc import Iterator

from game.cards import cards_text
from game.engine.board import Board, Phase, StackName
from game.engine.melds import Meld
from game.engine.state import Table
from game.rules.ruleset import most_rounds
from saves.replay import Replay

_AWAITED = {
    Phase.CUT: "cuts",
    Phase.CHOOSE: "chooses a stack",
    Phase.DRAW: "draws or takes the pile",
    Phase.PLAY: "melds or discards",
    Phase.ANSWER: "is asked for permission",
}


def position_text(replay: Replay, line: int) -> str:
    """The table after that line of the record."""
    return "\n".join(_lines(replay, line))


def _lines(replay: Replay, line: int) -> Iterator[str]:
    table, names = replay.table, [seat.name for seat in replay.header.seats]
    board = table.board
    yield f"{replay.header.name}, after line {line}: {board.rules.name}, {_stage(replay, names)}"
    if board.round:
        yield f"stock    {len(table.stock)}: {cards_text(table.stock) or 'empty'}"
        frozen = "" if board.frozen is None else f", frozen by {names[board.frozen]}"
        yield f"pile     {len(table.discards)}: {cards_text(table.discards) or 'empty'} (upcard last{frozen})"
    for team in range(board.teams):
        members = ", ".join(names[seat] for seat in range(team, board.players, board.teams))
        yield f"team {team}   {members}: {board.totals[team]} points"
        if board.red_threes[team]:
            yield f"  red threes {cards_text(board.red_threes[team])}"
        for number, meld in enumerate(board.melds[team]):
            yield f"  meld {number}   {cards_text(meld.cards)} ({_kind(meld, board)})"
    if board.round:
        for seat in range(board.players):
            yield from _seat_lines(table, seat, names[seat])


def _stage(replay: Replay, names: list[str]) -> str:
    board = replay.table.board
    if replay.end is not None:
        return f"match {replay.end.reason}"
    round_ = f"round {board.round} of {most_rounds(board.rules)}"
    if board.phase == Phase.ENDED:
        return f"{round_} is over" if board.round else "nothing dealt yet"
    return f"{round_}, {names[board.mover]} {_AWAITED[board.phase]}"


def _kind(meld: Meld, board: Board) -> str:
    return f"{meld.kind} {'book' if meld.is_book(board.rules) else 'meld'} of {len(meld.cards)}"


def _seat_lines(table: Table, seat: int, name: str) -> Iterator[str]:
    board = table.board
    turn = "*" if board.mover == seat and board.phase != Phase.ENDED else " "
    stacks = ("stack 0", "stack 1") if board.phase in (Phase.CUT, Phase.CHOOSE) else ("hand", "foot")
    plays = board.plays_from(seat)
    where = stacks[0] if plays is StackName.HAND else f"{plays.value}, taken up"
    yield f"seat {seat} {turn} {name}"
    yield f"  {where} {len(table.hands[seat])}: {cards_text(table.hands[seat]) or 'empty'}"
    if not board.in_foot[seat]:
        lies = StackName.TAIL.value if board.plays_foot(seat) else stacks[1]
        yield f"  {lies} {len(table.feet[seat])}: {cards_text(table.feet[seat]) or 'empty'}"
    if table.tails and table.tails[seat]:
        yield f"  {StackName.TAIL.value} {len(table.tails[seat])}: {cards_text(table.tails[seat])}"
