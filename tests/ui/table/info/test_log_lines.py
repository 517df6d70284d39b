"""The log beside the table."""

from game.cards import Card
from game.engine.apply import apply
from game.engine.events import Discarded, Drew, FootTaken
from game.engine.moves import Discard, Draw, Move
from game.sentences.at_table.log import steps_of
from game.sentences.at_table.recap import done_meanwhile
from game.ui.table.info.log_lines import in_short, panel_lines
from tests.build import WEB, lay, table, take, throw
from tests.ui.table.table_games import NAMES, Sitting


def test_lines_name_their_team_and_show_the_discard_as_a_chip() -> None:
    """The discard's card is drawn, not only told."""
    step = apply(table(hand="KC 4S", phase="play", rules=WEB), throw("4S"))
    board = step.table.board
    (told,) = steps_of(step.events, board, NAMES[:4], 0)
    (line,) = panel_lines(told)
    assert (line.who, line.team, line.card) == ("You", 0, "4S")


def test_what_a_later_step_swept_away_has_no_line_and_is_no_fault() -> None:
    """A meld that was taken back before the log looked."""
    now = table(hand="QC QD QS 4S", phase="play", melds=("KS KH KD",), rules=WEB)
    events = apply(now, lay("QC QD QS")).events
    assert steps_of(events, now.board, NAMES[:4], 0) == ((),)


def test_a_long_turn_leaves_the_turns_before_it_in_sight() -> None:
    """The bug: a turn of six melds filled the panel of the last turns with one player. It is one line, with how many
    cards were laid or what was greater, and the discard; it is numbered as the greatest of it is in the whole log. A
    draw has none.
    """
    ranks = "KQJT98"
    hand = " ".join(f"{rank}{suit}" for rank in ranks for suit in "CDH") + " 4S"
    now = table(hand=hand, phase="play", melds=("AS AH AD",), rules=WEB)
    lines = list(steps_of((Drew(1, 2, None), Discarded(1, Card("5S"))), now.board, NAMES[:4], 0)[0])
    moves: list[Move] = [lay(f"{rank}C {rank}D {rank}H") for rank in ranks]
    for move in (*moves, throw("4S")):
        step = apply(now, move)
        lines += [line for told in steps_of(step.events, step.table.board, NAMES[:4], 0) for line in told]
        now = step.table
    lines.append(*steps_of((Drew(1, 2, None),), now.board, NAMES[:4], 0)[0])
    before, long_one = panel_lines(lines)
    assert (before.who, before.what, before.card) == (NAMES[1], "discarded", "5S")
    assert (long_one.who, long_one.what, long_one.card) == ("You", "picked up the foot, discarded", "4S")
    assert isinstance(lines[long_one.number].event, FootTaken)


def test_the_scene_keeps_the_log_and_shows_the_last_lines() -> None:
    """What was told before comes first; the panel tells the whole turn in a line."""
    sitting = Sitting(table(hand="KC 4S QC", phase="play", melds=("KS KH KD",), rules=WEB))
    sitting.drag(sitting.card("KC"), "meld/0/0")
    sitting.drag(sitting.card("4S"), "discard")
    told = [line.short for line in sitting.scene.state.log]
    assert told[-1] == "discarded"
    assert any("king" in line for line in told)
    assert [line.what for line in sitting.scene.frames.scenery.log] == [f"{told[0]}, discarded"]


def test_each_seat_tells_what_it_did_since_your_last_turn() -> None:
    """After your discard the next seat draws and discards: its plate tells of the discard, not of the draw nor of
    anything before, and how many cards its foot has; nobody's tells of a move before you have played.
    """
    sitting = Sitting(table(hand="KC 4S QC", phase="play", melds=("KS KH KD",), rules=WEB, stock="AS AD 5H 6H"))
    sitting.drag(sitting.card("4S"), "discard")
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.turn.table.hands[1][0]))
    sitting.settle()
    plates = {spot.id: spot.tip() for spot in sitting.scene.tools.form.widgets if spot.id.startswith("seat/")}
    assert plates["seat/1"].startswith("Since your last turn: discarded")
    assert plates["seat/2"] == "Two cards, foot of two cards not picked up yet."
    assert list(done_meanwhile(sitting.scene.state.log, 0)) == [1]


def test_what_was_taken_back_has_no_line() -> None:
    """An opening taken back and laid otherwise stands once, and nothing tells of the taking back."""
    sitting = Sitting(table(hand="KC KD KH QC QD QH 4S", phase="play", melds=("AS AH AD",), rules=WEB))
    for cards in ("KC KD KH", "QC QD QH"):
        sitting.game.play(lay(cards))
        sitting.settle()
    assert [line.short for line in sitting.scene.state.log] == ["melded three kings", "melded three queens"]
    sitting.game.undo(1)
    sitting.settle()
    assert [line.what for line in sitting.scene.frames.scenery.log] == ["melded three kings"]
    sitting.game.undo(1)
    sitting.settle()
    assert sitting.scene.frames.scenery.log == ()


def test_moves_made_and_taken_back_between_two_looks_leave_earlier_lines_alone() -> None:
    """One play and its taking back in one pass; the play before them stays."""
    sitting = Sitting(table(hand="KC KD KH QC QD QH 4S", phase="play", melds=("AS AH AD",), rules=WEB))
    sitting.game.play(lay("KC KD KH"))
    sitting.settle()
    sitting.game.play(lay("QC QD QH"))
    sitting.game.undo(1)
    sitting.settle()
    assert [line.short for line in sitting.scene.state.log] == ["melded three kings"]


def test_in_short_all_that_was_laid_stands_together() -> None:
    """Two melds and a discard: the cards of both in one place, in hand order, then the discard."""
    now = table(hand="KC 5D KD KH 5C 5H 4S 8C", phase="play", melds=("AS AH AD",), rules=WEB)
    lines = []
    for move in (lay("KC KD KH"), lay("5D 5C 5H"), throw("4S")):
        step = apply(now, move)
        lines += [line for told in steps_of(step.events, step.table.board, NAMES[:4], 0) for line in told]
        now = step.table
    told = in_short(lines)
    assert [one.words for one in told] == ["melded", "discarded"]
    assert [card[0] for card in told[0].cards] == ["K", "K", "K", "5", "5", "5"]
    assert told[1].cards == ("4S",)


def test_in_short_a_pile_is_told_with_how_many_cards_were_taken() -> None:
    """The bug: "took the pile", though ten cards were still on it."""
    step = apply(
        table(hand="KC KD 4S 5C", melds=("AS AH AD",), rules=WEB, pile="8D 9D TD JD QD QH JH TH KS"), take("KC KD KS")
    )
    told = in_short([line for lines in steps_of(step.events, step.table.board, NAMES[:4], 0) for line in lines])
    assert told[0].words == "took seven cards"
