"""The line under each plate of a large table."""

from game.engine.apply import apply
from game.engine.moves import Move
from game.engine.table.state import Table
from game.engine.table.view import view_of
from game.messages.person import Person
from game.sentences.at_table.log import LogLine, steps_of
from game.sentences.at_table.table import waiting_body
from game.ui.table.info.turn_lines import turn_lines
from tests.build import clean_book, dirty_book, go_out, table
from tests.ui.table.table_games import NAMES

YOU = Person("You", is_you=True)


def played(now: Table, *moves: Move) -> tuple[Table, list[LogLine]]:
    """The table after these moves, and the log of them."""
    log: list[LogLine] = []
    for move in moves:
        step = apply(now, move)
        now = step.table
        for told in steps_of(step.events, now.board, NAMES[: now.board.players], None):
            log += told
    return now, log


def told(now: Table, log: list[LogLine], base: int = 0, after: Person = YOU) -> list[str]:
    """What stands under the plates, the next seat's first, "" for nothing."""
    lines = turn_lines(now.board, base, after, log)
    signs = [(lines[near].coming, lines[near].words) if near in lines else () for near in range(1, now.board.players)]
    return ["; ".join(filter(None, one)) for one in signs]


def test_the_last_before_you_is_next_and_yours_is_the_turn_then() -> None:
    """Given the seat two before you to play, the last one says both; at another's chair it names that one."""
    now = table(hand="KC 4S", seat=6, players=8, teams=4)
    assert told(now, [])[5:] == ["playing now", "next, then you"]
    assert told(now, [], after=Person("Rosa"))[6] == "next, then Rosa"
    last = table(hand="KC 4S", seat=7, players=8, teams=4)
    assert told(last, [])[6] == "playing now"
    assert waiting_body(view_of(last, 0), NAMES, None) == "You play after Max."


def test_a_finished_round_tells_who_went_out_and_no_order() -> None:
    """Given a round that is over, nobody plays next."""
    clean = clean_book("K")
    dirty = dirty_book("Q")
    now = table(hand="9C", seat=2, players=8, teams=8, phase="play", melds=(clean, dirty), played_foot=(2,))
    over, log = played(now, go_out(discard="9C"))
    assert told(over, log) == ["", "went out", "", "", "", "", ""]
