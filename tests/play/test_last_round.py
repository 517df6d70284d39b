import random
from pathlib import Path

import pytest

from game.ai.brain.counted_position import may_be_last_round, position_of
from game.engine.table.board import Phase
from game.play.match import Match
from saves.disk.files import RealDisk
from saves.records.last_round_file import LastRoundFile
from saves.records.lines import MoveLine, ScoreLine, decode_line, encode_line
from saves.records.replay import replay_lines
from saves.records.saved_game import SavedGame
from tests.play.matches_in_memory import fresh, settle, step, wander
from tests.saves.disks import StubbornDisk


def in_round(number: int) -> Match:
    """A match in the middle of a round."""
    match = fresh(seed=4)
    while match.board.round < number or match.board.phase is not Phase.PLAY or sum(match.board.turns) < 6:
        step(match)
    return match


def ended(match: Match) -> Match:
    """The match played out."""
    while not match.is_over:
        step(match)
    return match


@pytest.mark.parametrize("between_rounds", [False, True])
def test_an_announced_round_is_the_last_and_points_decide(between_rounds: bool) -> None:
    match = in_round(1)
    while between_rounds and not match.awaits_deal:
        step(match)
    match.announce_last_round()
    assert match.is_last_round
    ended(match)
    assert match.board.round == 1 + between_rounds
    assert match.winners == match.board.winners != ()
    read = [decode_line(encode_line(line).encode(), number) for number, line in enumerate(match.lines, 1)]
    assert [line.last for line in read if isinstance(line, ScoreLine)] == [False] * between_rounds + [True]
    assert replay_lines(read).winners == match.winners


def test_an_announcement_outlives_a_crash_and_what_is_taken_back() -> None:
    match = in_round(2)
    chance = random.Random(3)
    while not match.undoable(match.board.mover):
        wander(match, chance)
    match.announce_last_round()
    assert match.undo(match.board.mover, 1) is None
    view = match.view(match.board.mover)
    assert may_be_last_round(view.board, position_of(view))
    while sum(isinstance(line, MoveLine) and line.last for line in match.lines) == 0:
        step(match)
    again = Match(match.header, lines=match.lines[1:])
    assert again.board.last_round
    assert again.view(0) == match.view(0)
    assert ended(again).board.round == 2


def test_a_score_that_says_last_ends_a_match_without_a_word_before() -> None:
    match = in_round(1)
    match.announce_last_round()
    lines = [encode_line(line).replace(',"last":true', "") for line in ended(match).lines]
    read = [decode_line(line.encode(), number) for number, line in enumerate(lines, 1)]
    with pytest.raises(Exception, match="match_not_over"):
        replay_lines(read)
    at = next(at for at, line in enumerate(read) if isinstance(line, ScoreLine))
    read[at] = decode_line(lines[at].replace('"totals"', '"last":true,"totals"').encode(), at + 1)
    assert replay_lines(read).winners == match.winners


def test_nothing_is_announced_that_was_planned() -> None:
    match = in_round(4)
    match.announce_last_round()
    ended(match)
    assert not any(line.last for line in match.lines if isinstance(line, MoveLine | ScoreLine))
    with pytest.raises(ValueError, match="over"):
        match.announce_last_round()


@pytest.mark.parametrize("is_well_again", [True, False])
def test_an_announcement_that_the_disk_refused_is_written_when_the_match_is_left(
    is_well_again: bool, tmp_path: Path
) -> None:
    """The bug: a disk refused the announcement, nothing said so, and leaving without another move called everything
    saved. It is tried once more, the answer of `close` counts it, and the match taken up again knows it.
    """
    disk, begun = StubbornDisk(), fresh(seed=4).header
    saved = SavedGame.create(tmp_path / "game.handfoot.jsonl", begun, RealDisk())
    file = LastRoundFile(tmp_path / "last_rounds" / "game.txt", disk)
    match = Match(begun, saved, last_round=file)
    match.begin_round()
    match.announce_last_round()
    settle(match)
    assert not file.is_announced(match.lines)
    disk.refusing = not is_well_again
    assert match.close() == is_well_again == file.is_announced(match.lines)
    assert Match(begun, lines=match.lines[1:], last_round=file).is_last_round == is_well_again
