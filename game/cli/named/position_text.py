"""A position as lines of text with every card visible: for inspecting records, not for players."""

from collections.abc import Iterator, Sequence

from game.cards import Card, cards_text
from game.engine.table.board import Phase, StackName
from game.engine.table.state import Table
from game.messages.functions import cli as say
from game.rules.presets import rule_set_name
from game.rules.ruleset import most_rounds
from game.sentences.grammar import seat_person
from saves.records.replay import Replay


def position_lines(replay: Replay, line: int) -> Iterator[str]:
    """The table after that line of the record."""
    table, names = replay.table, [seat.name for seat in replay.header.seats]
    board = table.board
    yield say.position(replay.header.name, str(line), rule_set_name(board.rules.name), _stage(replay, names))
    if board.round:
        frozen_by = "" if board.frozen is None else names[board.frozen]
        yield f"{say.position_part('stock'):8} {_counted(table.stock)}"
        yield f"{say.position_part('pile'):8} {_counted(table.discards)} {say.position_upcard(frozen_by)}"
    for team in range(board.teams):
        members = ", ".join(names[seat] for seat in range(team, board.players, board.teams))
        yield f"{say.position_team(team):8} {say.position_total(members, str(board.totals[team]))}"
        if board.red_threes[team]:
            yield f"  {say.position_red_threes()} {cards_text(board.red_threes[team])}"
        for number, meld in enumerate(board.melds[team]):
            kind = say.position_kind(meld.kind, meld.is_book(board.rules), len(meld.cards))
            yield f"  {say.position_meld(number):8} {cards_text(meld.cards)} {kind}"
    if board.round:
        for seat in range(board.players):
            yield from _seat_lines(table, seat, names[seat])


def _counted(cards: Sequence[Card]) -> str:
    return f"{len(cards)}: {cards_text(cards) or say.position_part('empty')}"


def _stage(replay: Replay, names: list[str]) -> str:
    board = replay.table.board
    if replay.end is not None:
        return say.stage_match(replay.end.reason)
    most = most_rounds(board.rules)
    match board.phase:
        case Phase.CUT:
            return say.stage_round(board.round, most, seat_person(names, board.mover), "cut")
        case Phase.CHOOSE:
            return say.stage_round(board.round, most, seat_person(names, board.mover), "choose")
        case Phase.DRAW:
            return say.stage_round(board.round, most, seat_person(names, board.mover), "draw")
        case Phase.PLAY:
            return say.stage_round(board.round, most, seat_person(names, board.mover), "play")
        case Phase.ANSWER:
            return say.stage_round(board.round, most, seat_person(names, board.mover), "answer")
        case _:
            return say.stage_round_over(board.round, most) if board.round else say.stage_nothing_dealt()


def _seat_lines(table: Table, seat: int, name: str) -> Iterator[str]:
    board = table.board
    turn = "*" if board.mover == seat and board.phase != Phase.ENDED else " "
    chooses = board.phase in (Phase.CUT, Phase.CHOOSE)
    stack = board.plays_from(seat)
    hand = say.position_stack("first" if chooses else "hand")
    taken = {StackName.FOOT: say.position_stack("foot_taken"), StackName.TAIL: say.position_stack("tail_taken")}
    yield f"{say.seat(seat)} {turn} {name}"
    yield f"  {taken.get(stack, hand)} {_counted(table.hands[seat])}"
    if not board.in_foot[seat]:
        second = say.position_stack("second" if chooses else "foot")
        yield f"  {say.position_stack('tail') if board.plays_foot(seat) else second} {_counted(table.feet[seat])}"
    if table.tails and table.tails[seat]:
        yield f"  {say.position_stack('tail')} {_counted(table.tails[seat])}"
