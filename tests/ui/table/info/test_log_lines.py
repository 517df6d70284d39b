"""The log beside the table."""

from game.engine.apply import apply
from game.sentences.at_table.log import steps_of
from game.ui.table.info.log_lines import in_short
from tests.build import WEB, lay, table, take
from tests.ui.table.table_games import NAMES, Sitting


def test_what_a_later_step_swept_away_has_no_line_and_is_no_fault() -> None:
    """A meld that was taken back before the log looked."""
    now = table(hand="QC QD QS 4S", phase="play", melds=("KS KH KD",), rules=WEB)
    events = apply(now, lay("QC QD QS")).events
    assert steps_of(events, now.board, NAMES[:4], 0) == ((),)


def test_the_scene_keeps_the_log_and_shows_the_last_lines() -> None:
    """What was told before comes first; the panel tells the whole turn in a line."""
    sitting = Sitting(table(hand="KC 4S QC", phase="play", melds=("KS KH KD",), rules=WEB))
    sitting.drag(sitting.card("KC"), "meld/0/0")
    sitting.drag(sitting.card("4S"), "discard")
    told = [line.short for line in sitting.scene.state.log]
    assert told[-1] == "discarded"
    assert any("king" in line for line in told)
    assert [line.what for line in sitting.scene.frames.scenery.log] == [f"{told[0]}, discarded"]


def test_moves_made_and_taken_back_between_two_looks_leave_earlier_lines_alone() -> None:
    """One play and its taking back in one pass; the play before them stays."""
    sitting = Sitting(table(hand="KC KD KH QC QD QH 4S", phase="play", melds=("AS AH AD",), rules=WEB))
    sitting.game.play(lay("KC KD KH"))
    sitting.settle()
    sitting.game.play(lay("QC QD QH"))
    sitting.game.undo(1)
    sitting.settle()
    assert [line.short for line in sitting.scene.state.log] == ["melded three kings"]


def test_in_short_a_pile_is_told_with_how_many_cards_were_taken() -> None:
    """The bug: "took the pile", though ten cards were still on it."""
    step = apply(
        table(hand="KC KD 4S 5C", melds=("AS AH AD",), rules=WEB, pile="8D 9D TD JD QD QH JH TH KS"), take("KC KD KS")
    )
    told = in_short([line for lines in steps_of(step.events, step.table.board, NAMES[:4], 0) for line in lines])
    assert told[0].words == "took seven cards"
