"""Tests for game/play/match.py."""

import random
from itertools import count
from pathlib import Path

import pytest

from game.cards import Card
from game.deals.shared_deal import new_deal
from game.deals.tables import DealTable
from game.engine.events import Drew, HandTaken, StockShuffled
from game.engine.moves import Discard, Draw, MeldCards
from game.engine.refusal import Reason
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.play.shared_deals import deal_header
from game.rules.presets import PRESET_IDS, preset, ruleset_from
from saves.disk.files import RealDisk
from saves.records.journal import ON_DISK, DiskAnswer, SaveState
from saves.records.lines import BadRecord, EndLine, Line, MoveLine, ScoreLine, decode_line, encode_line
from saves.records.replay import replay_file, replay_lines
from saves.records.saved_game import SavedGame
from tests.build import full_deck, there
from tests.play.matches_in_memory import (
    BY_CHANCE,
    WEB,
    abandoned,
    decks_of,
    fresh,
    header,
    resumed,
    step,
    waiting,
    wander,
)


class SlowPen:
    """A recorder whose disk answers only when somebody waits for it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.waits = 0
        self.state = SaveState.ON_DISK

    def append(self, *lines: Line) -> "SlowPen":
        """Takes lines that are not safe yet."""
        self.lines += lines
        if lines:
            self.state = SaveState.WAITING
        return self

    def wait(self, seconds: float | None = None) -> SaveState:
        """Has them safe."""
        self.waits += self.state is SaveState.WAITING
        self.state = SaveState.ON_DISK
        return self.state

    @property
    def kept(self) -> DiskAnswer | None:
        """Nothing is lost here."""
        return None if self.state is SaveState.WAITING else ON_DISK

    def close(self) -> bool:
        """Everything is safe."""
        return True


def to_the_end(match: Match) -> Match:
    """The match played out by `normal`."""
    while not match.is_over:
        step(match)
    return match


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_a_whole_match_makes_a_record_that_verifies(preset_id: str) -> None:
    """A match of four rounds writes scores and the end by itself, and its lines replay strictly to the same totals."""
    match = to_the_end(fresh(preset(next(known for known in PRESET_IDS if known == preset_id))))
    read = [decode_line(encode_line(line).encode(), number) for number, line in enumerate(match.lines, 1)]
    replay = replay_lines(read)
    assert replay.end is not None
    assert replay.winners == match.winners == match.board.winners
    assert replay.totals == match.board.totals
    assert sum(isinstance(line, ScoreLine) for line in read) == 4
    assert isinstance(read[-1], EndLine)


def test_a_refused_move_changes_nothing() -> None:
    """A discard before the draw is refused with its reason; no line is written and nothing has happened."""
    match = fresh()
    seat = match.board.mover
    before = (match.lines, match.event_count, match.view(seat))
    refusal = there(match.play(seat, Discard(match.view(seat).hand[0])))
    assert refusal.code is Reason.WRONG_PHASE
    assert (match.lines, match.event_count, match.view(seat)) == before
    assert match.why_not(seat, Draw()) is None
    assert there(match.why_not((seat + 1) % 4, Draw())).code is Reason.NOT_YOUR_TURN
    wrong = there(match.play((seat + 1) % 4, Draw()))
    assert wrong.code is Reason.NOT_YOUR_TURN


def with_meld_to_come(match: Match) -> MeldCards:
    """Plays on until `normal` is about to meld, and tells what it would lay."""
    chance = random.Random(4)
    while not match.undoable(match.board.mover):
        before = match.lines
        wander(match, chance)
        last = match.lines[-1]
        if match.undoable(match.board.mover) and len(match.lines) == len(before) + 1:
            move = getattr(last, "move", None)
            assert isinstance(move, MeldCards)
            assert match.undo(match.board.mover, 1) is None
            return move
    raise AssertionError


def test_a_meld_taken_back_leaves_the_table_as_it_was() -> None:
    """After a meld and its undo every view is the one before the meld, and both are in the record and the history."""
    match = fresh()
    meld = with_meld_to_come(match)
    seat = match.board.mover
    before = [match.view(eyes) for eyes in range(-1, 4)]
    lines = match.line_count
    assert match.play(seat, meld) is None
    assert match.undoable(seat) == 1
    assert match.undoable((seat + 1) % 4) == 0
    assert match.undo(seat, 1) is None
    assert [match.view(eyes) for eyes in range(-1, 4)] == before
    assert match.line_count == lines + 2
    refusal = there(match.undo(seat, 1))
    assert refusal.code is Reason.CANNOT_UNDO


def test_nothing_can_be_taken_back_past_a_draw() -> None:
    """A draw shows cards: neither it nor anything before it comes back."""
    match = fresh()
    seat = match.board.mover
    assert match.play(seat, Draw()) is None
    assert match.undoable(seat) == 0
    assert match.undo(seat, 1) is not None


@pytest.mark.parametrize("preset_id", ["family", "partners"])
def test_taken_up_at_any_line_a_match_is_the_same(preset_id: str) -> None:
    """Wherever a record ends, going on from it gives the same views, undo floor, events and masked history."""
    match = fresh(preset("family" if preset_id == "family" else "partners"), seed=5)
    chance = random.Random(1)
    while match.line_count < 120:
        wander(match, chance)
        again = Match(match.header, lines=match.lines[1:])
        seat = match.board.mover
        assert again.undoable(seat) == match.undoable(seat)
        assert again.view(seat) == match.view(seat)
        if match.line_count % 20 == 0:
            assert [again.view(eyes) for eyes in range(-1, 4)] == [match.view(eyes) for eyes in range(-1, 4)]
            assert again.events_since(0, seat) == match.events_since(0, seat)
            assert again.lines == match.lines


def test_the_next_round_is_dealt_the_same_after_a_resume() -> None:
    """Chance does not depend on when the program was closed: the rounds to come are those of an unbroken match."""
    match = fresh(seed=9)
    while not match.awaits_deal:
        step(match)
    again = Match(match.header, lines=match.lines[1:])
    match.begin_round()
    again.begin_round()
    assert again.lines == match.lines


def test_a_crash_between_a_rounds_end_and_its_score_is_mended() -> None:
    """A record that stops before the score or the end line gets it when the match is taken up."""
    match = to_the_end(fresh())
    again = Match(match.header, lines=match.lines[1:-2])
    assert again.lines == match.lines
    assert again.is_over


def test_events_show_each_seat_only_its_own_cards() -> None:
    """Drawn cards and dealt hands are told with faces to their owner alone, to a spectator never."""
    match = fresh()
    for _ in range(30):
        step(match)
    for eyes in range(-1, 4):
        private = [event for event in match.events_since(0, eyes) if isinstance(event, Drew | HandTaken)]
        assert any(event.seat == eyes for event in private) == (eyes != SPECTATOR)
        assert all((event.cards is not None) == (event.seat == eyes) for event in private)
    assert match.events_since(match.event_count, 0) == ()


def test_the_next_decision_waits_for_the_disk() -> None:
    """Until the last line is safe the match is not settled, and further moves, a deal and its end wait for it first."""
    pen = SlowPen()
    match = fresh(recorder=pen)
    assert not match.is_settled
    assert match.play(match.board.mover, Draw()) is None
    assert pen.waits == 1
    assert (match.is_settled, match.kept) == (False, None)
    pen.wait()
    assert (match.is_settled, match.kept, fresh().kept) == (True, ON_DISK, ON_DISK)
    assert tuple(pen.lines) == match.lines[1:]
    assert match.play(match.board.mover, Discard(match.view(match.board.mover).hand[0])) is None
    match.give_up()
    assert pen.waits == 3
    pen.state = SaveState.WAITING
    fresh(recorder=pen)
    assert pen.waits == 4


def test_a_match_that_begins_with_lines_waits_for_them() -> None:
    """A record that holds a position before its first move, and has not reached the disk, is not settled."""
    begun = fresh()
    pen = SlowPen()
    pen.append(*begun.lines[1:])
    match = Match(begun.header, pen, lines=begun.lines[1:])
    assert not match.is_settled
    pen.wait()
    assert match.is_settled


def test_what_the_disk_refuses_does_not_stop_the_game() -> None:
    """Lines kept in memory count as settled: the game goes on without a disk."""
    pen = SlowPen()
    match = fresh(recorder=pen)
    pen.state = SaveState.IN_MEMORY
    assert match.is_settled


def test_the_dealer_reshuffles_by_himself() -> None:
    """Where the rules reshuffle, no player ever finds a stock too small while there are discards."""
    rules = ruleset_from({"stock_out": "reshuffle", "out_clean": 4, "out_dirty": 4})
    match = fresh(rules, players=2)
    while not any(isinstance(event, StockShuffled) for event in match.events_since(0, SPECTATOR)):
        step(match)
        assert not match.board.shuffle_due
    replay_lines(match.lines)


def test_rounds_are_dealt_only_when_one_is_over() -> None:
    """`begin_round` in the middle of a round or after the end is a bug of the caller. Between two rounds everybody sees
    what was left over.
    """
    match = fresh()
    assert match.names == ("P0", "P1", "P2", "P3")
    with pytest.raises(ValueError, match="no round"):
        match.begin_round()
    while not match.awaits_deal:
        assert match.left_over == ()
        step(match)
    assert len(match.left_over) == 4
    match = abandoned(fresh())
    with pytest.raises(ValueError, match="no round"):
        match.begin_round()


def test_an_abandoned_match_is_over_without_winners() -> None:
    """Given the line that ends a match without winners, no move is accepted after it."""
    match = abandoned(fresh())
    assert match.is_over
    assert match.winners == ()
    refusal = there(match.play(match.board.mover, Draw()))
    assert refusal.code is Reason.GAME_OVER
    assert there(match.why_not(match.board.mover, Draw())).code is Reason.GAME_OVER
    with pytest.raises(ValueError, match="nothing goes on"):
        match.give_up()
    replay_lines(match.lines)


def test_lines_carry_the_seconds_since_the_game_began() -> None:
    """With a clock every line is stamped; a match taken up goes on from the last stamp."""
    ticks = count(100)
    match = Match(header(), clock=lambda: next(ticks) * 1.00456)
    match.begin_round()
    step(match)
    assert [line.t for line in match.lines[1:]] == [1.0, 2.01]
    assert match.seconds == pytest.approx(3 * 1.00456)
    assert fresh().seconds == 0.0
    later = count(5000)
    again = Match(match.header, clock=lambda: float(next(later)), lines=match.lines[1:])
    step(again)
    assert again.lines[-1].t == 3.01


def test_a_saved_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    """Played into a file, closed, opened again: the same match, and the file verifies at the end."""
    path = tmp_path / "one.handfoot.jsonl"
    match = resumed(SavedGame.create(path, header(), RealDisk()))
    match.begin_round()
    for _ in range(50):
        step(match)
    assert match.close()
    again = resumed(SavedGame.open(path, RealDisk()))
    assert again.lines == match.lines
    to_the_end(again)
    assert again.close()
    verdict = replay_file(path)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert verdict.replay.winners == again.winners


def test_chance_deals_a_match_without_a_seed() -> None:
    assert decks_of(fresh(seed=None, humans=(0,))) != decks_of(fresh(seed=None, humans=(0,)))


def test_cards_of_a_code_are_not_cut() -> None:
    deal = new_deal(WEB, DealTable(2, ("human",) * 4), 7)
    seats = BY_CHANCE.seats
    match = Match(deal_header(deal, seats, game_id="x", created=BY_CHANCE.created, app="test", name="x"))
    match.asks_for_cuts = True
    match.begin_round()
    assert (match.pack_waits, len(decks_of(match))) == (False, 1)


def test_nothing_is_dealt_before_the_cut_and_the_cut_decides_the_deck() -> None:
    match = waiting()
    pack = there(match.waiting_pack)
    assert (pack.round, pack.cutter, pack.cards) == (1, 0, 216)
    assert (match.awaits_deal, match.pack_waits, match.board.round, match.line_count) == (False, True, 0, 0)
    with pytest.raises(ValueError, match="no round"):
        match.begin_round()
    for wrong in (-1, 216):
        with pytest.raises(ValueError, match="no pack"):
            match.cut_pack(wrong)
    with pytest.raises(ValueError, match="nothing goes on"):
        match.give_up()
    match.cut_pack(77)
    assert (match.waiting_pack, match.board.round) == (None, 1)
    assert sorted(decks_of(match)[0]) == sorted(full_deck(4))


@pytest.mark.parametrize("at", [0, 2])
def test_an_illegal_line_is_reported_by_its_number(at: int) -> None:
    """Given a match that goes on from a record with an illegal line, the error has its line number in the file."""
    match = fresh()
    for _ in range(4):
        step(match)
    lines = list(match.lines[1:])
    lines.insert(at, MoveLine(seat=3, move=Discard(Card("3H"))))
    with pytest.raises(BadRecord) as bad:
        Match(match.header, lines=lines)
    assert bad.value.line == at + 2
