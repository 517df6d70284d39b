from pathlib import Path

import pytest
from msgspec.structs import replace

from game.score_pad.entry import BookSort, RoundEntry
from saves.disk import limits
from saves.disk.file_faults import NewerFormat, TooManySeats, UnknownType
from saves.disk.files import RealDisk
from saves.disk.lock import GameIsOpen, lock_game
from saves.records.evening import evening_of
from saves.records.journal import SaveState
from saves.records.lines import MOST_SEATS, BadRecord, HugeRecord, NewerRecord
from saves.records.open_score_pad import OpenScorePad, good_lines, read_score_pad, remove_if_untouched
from saves.records.score_pad_lines import EveningEnd, ScorePadHeader, encode_score_pad_line
from tests.build import WEB
from tests.saves.disks import FullDisk
from tests.saves.score_pads import FIRST, SECOND, header, wrote
from tests.toolkit.waiting import PATIENCE

DISK = RealDisk()


def place(folder: Path) -> Path:
    """Where the pad of these tests is."""
    return folder / "lake.handfoot-pad.jsonl"


def test_what_was_entered_is_there_again(tmp_path: Path) -> None:
    """Given taps, a round written down and another begun and announced as the last, all of it stands there when the pad
    is opened again. What can't be the next line isn't taken; the bug: its number was counted from the first again.
    """
    with OpenScorePad.create(place(tmp_path), header(), DISK) as score_pad:
        for count in (1, 2):
            team = FIRST.teams[0].with_books(BookSort.CLEAN, count)
            score_pad.enter(1, FIRST.with_team(0, team))
        score_pad.write_down(1)
        score_pad.enter(2, SECOND)
        score_pad.announce_last_round()
        left = score_pad.evening.written
    with OpenScorePad.open(place(tmp_path), DISK) as again:
        assert again.evening.written == left
        assert again.evening.rules == WEB
        assert again.evening.header.seats == header().seats
        assert again.evening.entry(2) == SECOND
        assert (score_pad.was_announced, again.was_announced) == (False, True)
        with pytest.raises(BadRecord) as refused:
            again.enter(9, FIRST)
        assert refused.value.line == 7


def test_each_step_is_one_line_and_the_same_entry_is_none(tmp_path: Path) -> None:
    with OpenScorePad.create(place(tmp_path), header(), DISK) as score_pad:
        assert score_pad.enter(1, RoundEntry.blank(2)) is None
        score_pad.enter(1, FIRST)
        assert score_pad.enter(1, FIRST) is None
        assert score_pad.drop(2) is None
        score_pad.drop(1)
        score_pad.undo()
        score_pad.write_down(1)
        score_pad.end()
    kinds = [line.split('"')[3] for line in place(tmp_path).read_text().splitlines()]
    assert kinds == ["pad", "entry", "dropped", "undo", "written", "end"]


def test_a_blank_round_can_be_written_down(tmp_path: Path) -> None:
    with OpenScorePad.create(place(tmp_path), header(), DISK) as score_pad:
        score_pad.write_down(1)
    lines = read_score_pad(place(tmp_path)).lines
    assert evening_of(lines).totals == ((0, 0),)


def test_nothing_is_taken_back_from_a_blank_pad(tmp_path: Path) -> None:
    with OpenScorePad.create(place(tmp_path), header(), DISK) as score_pad:
        assert score_pad.undo() is None
    assert len(place(tmp_path).read_text().splitlines()) == 1
    remove_if_untouched(place(tmp_path))
    assert not place(tmp_path).exists()
    remove_if_untouched(damaged(tmp_path, HEADER, encode_score_pad_line(wrote(1, FIRST)[0])))
    assert place(tmp_path).exists()


def test_the_clock_of_a_pad_goes_on_where_it_stopped(tmp_path: Path) -> None:
    lines = [header(), *(replace(line, t=t) for line, t in zip(wrote(1, FIRST), (30.0, 12.0), strict=True))]
    path = damaged(tmp_path, *map(encode_score_pad_line, lines))
    now = [100.0]
    pad = OpenScorePad(lock_game(path), DISK, evening_of(lines), read_score_pad(path), clock=lambda: now[0])
    now[0] = 103.27
    assert pad.seconds == pytest.approx(33.27)
    pad.end()
    pad.close()
    (*_, end) = read_score_pad(path).lines
    assert end == EveningEnd(t=33.3)


@pytest.mark.usefixtures("impatient_locks")
def test_a_pad_is_open_once_and_made_once(tmp_path: Path) -> None:
    with OpenScorePad.create(place(tmp_path), header(), DISK), pytest.raises(GameIsOpen):
        OpenScorePad.open(place(tmp_path), DISK)
    with pytest.raises(FileExistsError):
        OpenScorePad.create(place(tmp_path), header(), DISK)
    OpenScorePad.open(place(tmp_path), DISK).close()


def test_a_full_disk_keeps_what_was_entered_in_memory(tmp_path: Path) -> None:
    disk = FullDisk(len(encode_score_pad_line(header())) + 1)
    score_pad = OpenScorePad.create(place(tmp_path), header(), disk)
    ack = score_pad.enter(1, FIRST)
    assert ack is not None
    assert ack.wait(PATIENCE) is SaveState.IN_MEMORY
    assert score_pad.failing is not None
    assert score_pad.evening.entry(1) == FIRST
    disk.free = 10**6
    score_pad.retry()
    assert score_pad.close()
    lines = read_score_pad(place(tmp_path)).lines
    assert evening_of(lines).entry(1) == FIRST


def test_a_torn_last_line_is_left_out_and_written_over(tmp_path: Path) -> None:
    lines = [encode_score_pad_line(line) for line in (header(), *wrote(1, FIRST), *wrote(2, SECOND))]
    place(tmp_path).write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:9])
    with OpenScorePad.open(place(tmp_path), DISK) as score_pad:
        assert score_pad.evening.totals == ((1205, 640),)
        assert score_pad.evening.entry(2) == SECOND
        score_pad.write_down(2)
    whole = read_score_pad(place(tmp_path))
    assert (evening_of(whole.lines).totals[-1], whole.torn) == ((1505, 1840), None)


def damaged(folder: Path, *texts: str) -> Path:
    """A pad's file with these lines."""
    place(folder).write_text("".join(f"{text}\n" for text in texts))
    return place(folder)


HEADER = encode_score_pad_line(header())
BAD = {
    "not JSON": ((HEADER, "nonsense", "{}"), 2, "not_json"),
    "a blank line": ((HEADER, "", HEADER), 2, "blank_line"),
    "a line of a record": ((HEADER, '{"type":"round","n":1}', "{}"), 2, UnknownType("round")),
    "a newer format": ((HEADER.replace('"format":1', '"format":2'),), 1, NewerFormat("2", 1)),
    "a larger table": (
        (encode_score_pad_line(header(names="A " * (MOST_SEATS + 2), teams=2)),),
        1,
        TooManySeats(MOST_SEATS + 2, MOST_SEATS),
    ),
    "teams that do not fit": ((encode_score_pad_line(header(names="A B C", teams=2)),), 1, "unequal_teams"),
    "a date that is none": ((HEADER.replace("2026-11-20", "2026-13-20"),), 1, "bad_date"),
    "nothing": ((), 1, "no_complete_line"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_read_is_told_by_line_and_left_alone(tmp_path: Path, case: str) -> None:
    texts, number, why = BAD[case]
    path = damaged(tmp_path, *texts)
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refused:
        OpenScorePad.open(path, DISK)
    assert (refused.value.line, refused.value.why) == (number, why)
    assert isinstance(refused.value, NewerRecord) == isinstance(why, NewerFormat | TooManySeats)
    assert path.read_bytes() == before


def test_points_that_no_field_takes_are_refused(tmp_path: Path) -> None:
    for points in ("-5", "100000", "2.5", '"many"', "1e400"):
        path = damaged(tmp_path, HEADER, f'{{"type":"entry","n":1,"teams":[{{"melded":{points}}},{{}}]}}')
        with pytest.raises(BadRecord) as refused:
            OpenScorePad.open(path, DISK)
        assert refused.value.line == 2


def test_the_good_part_of_a_damaged_pad_is_what_lies_before_the_damage(tmp_path: Path) -> None:
    lines = [encode_score_pad_line(line) for line in (header(), *wrote(1, FIRST), *wrote(2, SECOND))]
    for wrong in ("nonsense", lines[2]):
        assert evening_of(good_lines(damaged(tmp_path, *lines[:3], wrong, *lines[4:]))).totals == ((1205, 640),)
    assert good_lines(damaged(tmp_path, "nonsense", *lines[1:])) == ()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with place(tmp_path).open("wb") as file:
        file.truncate(limits.GAME + 1)
    with pytest.raises(HugeRecord):
        read_score_pad(place(tmp_path))


def test_names_come_as_they_can_be_shown(tmp_path: Path) -> None:
    path = damaged(tmp_path, HEADER.replace("Anna", "An\\u202ena").replace("At the lake", "At\\nthe lake"))
    with OpenScorePad.open(path, DISK) as score_pad:
        told = score_pad.evening.header
    assert isinstance(told, ScorePadHeader)
    assert (told.seats[0].name, told.name) == ("Anna", "At the lake")
    (nobody,) = read_score_pad(damaged(tmp_path, HEADER.replace('"Anna"', '"\\u202e"'))).lines
    assert isinstance(nobody, ScorePadHeader)
    assert nobody.seats[0].name == "Player 1"
