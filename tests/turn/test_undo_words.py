from collections.abc import Sequence

from game.engine.events import MeldsTakenBack
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from game.sentences.at_table.log import LogLine, log_lines
from game.turn.undo_words import undo_words
from tests.build import WEB, after, lay, table, throw, told

NAMES = ("Anna", "Walt", "Rosa", "June")


def steps(now: Table, *moves: Move) -> Sequence[Sequence[LogLine]]:
    """The lines of these moves, one step each."""
    found = []
    for move in moves:
        events, now = told(now, move), after(now, move)
        found.append(log_lines(events, now.board, NAMES, 0))
    return found


def start() -> Table:
    """Anna is to draw; her team has kings."""
    return table(hand="KC 8C 8D 8H 5C", melds=("KS KH KD",), rules=WEB, pile="9D", stock="AS AD 5H 6H")


def test_one_step_is_the_last_move_and_the_turn_all_of_them() -> None:
    said = undo_words(steps(start(), Draw(), lay("KC > 0"), lay("8C 8D 8H")), 0, 2)
    assert "three eights" in said.one
    assert "king" not in said.one
    assert "king" in said.turn
    assert "three eights" in said.turn
    assert said.tip_one.endswith("Undo only goes so far: you've seen what you drew.")


def test_without_a_turn_nothing_can_be_taken_back() -> None:
    said = undo_words(steps(start(), Draw(), lay("KC > 0"), throw("5C")), 0, 0)
    assert said.stop == "turn"
    assert said.nothing() == ("There's nothing to undo: you can only undo what you play on your own turn.")


def test_after_taking_back_it_does_not_sound_as_if_nothing_had_been_taken_back() -> None:
    taken = MeldsTakenBack(0, 1)
    played = steps(start(), Draw(), lay("KC > 0"))
    back = [*played, log_lines((taken,), start().board, NAMES, 0)]
    said = undo_words(back, 0, 0)
    assert said.nothing() == "Everything's back in your hand. Undo can't go any further: you've seen what you drew."
    again = undo_words([*back, *steps(start(), Draw(), lay("KC > 0"))[1:]], 0, 1)
    assert "king" in again.one
    assert not again.is_all_back
