"""Finished matches kept in one file: read once, made again equal when the file is gone, never of a record that is."""

import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.level_names import UNKNOWN
from game.analysis import kept_matches
from game.analysis.facts import (
    DecisionKind,
    DecisionTheme,
    JudgedDecision,
    LeadPoint,
    Luck,
    MatchAnalysis,
    RoundLuck,
)
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.analysis.kept_matches import NO_FILE, KeptMatch, MatchHistory, _is_sound, read_kept, signed
from game.analysis.stored_analysis import encoded
from game.analysis.strength.life_of_games import PlayedMatch, life_of
from game.analysis.strength.own_strength import strength_of
from saves.disk.files import Appendable, RealDisk
from saves.disk.system_calls import SystemCalls
from saves.library.kept_analysis import keep_analysis
from saves.library.match_summary import Follower, MatchSummary, summary_of
from saves.records.lines import SCORE_PAD_SUFFIX, MoveLine
from saves.records.record import read_record
from saves.records.score_pad_lines import EveningEnd, encode_score_pad_line
from saves.records.side_files import side_file
from tests.analysis.lives import match
from tests.build import there
from tests.saves.disks import FullDisk
from tests.saves.score_pads import FIRST, SECOND, header, wrote

EXAMPLES = Path(__file__).parents[1] / "examples"


def a_home(folder: Path) -> tuple[Path, Path, Path]:
    """Records, two finished matches and a position among them, where their analyses lie, and what is kept of both."""
    records = folder / "games"
    records.mkdir()
    for name in ("match-web-4", "match-couples-2", "web-turn-01"):
        shutil.copyfile(EXAMPLES / f"{name}.handfoot.jsonl", records / f"{name}.handfoot.jsonl")
    return records, folder / "analysis", folder / "summaries.json"


def looked(home: tuple[Path, Path, Path]) -> dict[Path, PlayedMatch]:
    """What a program that was just started finds."""
    *_, found = MatchHistory(*home, RealDisk()).refresh()
    return found


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that are read from now on."""
    names: list[str] = []

    def noted(path: Path, follower: Follower) -> MatchSummary | None:
        names.append(path.name)
        return summary_of(path, follower)

    monkeypatch.setattr(kept_matches, "summary_of", noted)
    return names


def test_each_record_is_read_once(tmp_path: Path, read: list[str]) -> None:
    """The latest first; a second start reads none, and finds the same; of those that are no finished match, too."""
    home = a_home(tmp_path)
    records = sorted(home[0].iterdir())
    for day, record in enumerate(records):
        os.utime(record, (day, day))
    first = looked(home)
    assert sorted(first) == records[:2]
    assert read == [record.name for record in reversed(records)]
    history = MatchHistory(*home, RealDisk())
    assert history.left == 0
    assert next(history.refresh()) == first
    assert history.left == 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file.unlink(),
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(file.read_bytes()[:-40]),
        lambda file: file.write_bytes(file.read_bytes().replace(b"8205", b"9205")),
        lambda file: file.write_bytes(file.read_bytes().replace(b'"version":1', b'"version":9')),
        lambda file: (file.unlink(), file.mkdir()),
    ],
    ids=["deleted", "empty", "torn", "changed", "newer", "a folder"],
)
def test_it_is_made_again_equal(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    """Whatever happened to the file, the summaries are what they were."""
    home = a_home(tmp_path)
    first = looked(home)
    spoil(home[2])
    assert looked(home) == first


def test_what_comes_after_a_damaged_part_is_read_again(tmp_path: Path) -> None:
    """Given three parts of which the middle one is damaged, only the first is believed."""
    file = tmp_path / "summaries.json"
    parts = [signed(json.dumps({name: [[1, n], None]}).encode()) for n, name in enumerate("abc")]
    file.write_bytes(b"".join(parts))
    assert list(read_kept(file)) == ["a", "b", "c"]
    file.write_bytes(b"".join([parts[0], parts[1].replace(b'"b"', b'"d"'), parts[2]]))
    assert list(read_kept(file)) == ["a"]


class CountingDisk(RealDisk):
    """Knows how many bytes were written."""

    class _Calls(SystemCalls):
        written = 0

        def write(self, descriptor: int, data: memoryview) -> int:
            self.written += len(data)
            return super().write(descriptor, data)

    def __init__(self) -> None:
        self.calls = self._Calls()
        super().__init__(self.calls)


def many(folder: Path, count: int) -> tuple[Path, Path, Path]:
    """So many small records, none of them a finished match."""
    records = folder / "games"
    records.mkdir()
    line = (EXAMPLES / "match-web-4.handfoot.jsonl").read_bytes().splitlines(keepends=True)[0]
    for number in range(count):
        (records / f"{number:03}.handfoot.jsonl").write_bytes(line)
    return records, folder / "analysis", folder / "summaries.json"


def test_who_leaves_while_many_are_read_goes_on_there(tmp_path: Path, read: list[str]) -> None:
    """Given 100 records that take 0.3 seconds each, what was read is kept but for the last second, whenever somebody
    leaves; each is read about once in all, and what is written grows with the records, not with their square.
    """
    home, disk, now = many(tmp_path, 100), CountingDisk(), [0.0]
    for stays in (1, 3, 40, 40, 100):
        history = MatchHistory(*home, disk, clock=lambda: now[0])
        pass_ = history.refresh()
        next(pass_)
        left = history.left
        for _ in range(stays):
            now[0] += 0.3
            if next(pass_, None) is None:
                break
        assert history.left == max(0, left - stays)
    assert len(read) < 100 + 4 * 4
    assert history.left == 0
    assert disk.calls.written < 8 * home[2].stat().st_size
    read.clear()
    assert looked(home) == {}
    assert read == []


def test_what_was_written_in_portions_is_the_same(tmp_path: Path, read: list[str]) -> None:
    """Given matches read one by one by programs that are left each time, they are what one pass finds; a part that is
    torn is read again.
    """
    home = a_home(tmp_path)
    first = looked(home)
    home[2].unlink()
    clock = iter(range(0, 1000, 2))
    pass_ = MatchHistory(*home, RealDisk(), clock=lambda: next(clock)).refresh()
    for _ in range(3):
        next(pass_)
    del pass_
    home[2].write_bytes(home[2].read_bytes()[:-9])
    read.clear()
    assert looked(home) == first
    assert len(read) == 2


def test_a_full_disk_is_asked_twice(tmp_path: Path) -> None:
    """Given a disk without room, everything is told, and the file isn't tried after each record."""
    home, clock, tries = many(tmp_path, 20), iter(range(0, 1000, 2)), []

    class Full(FullDisk):
        def replace(self, path: Path, data: bytes) -> None:
            tries.append(path)
            super().replace(path, data)

        def open_append(self, path: Path) -> Appendable:
            tries.append(path)
            return super().open_append(path)

    *_, found = MatchHistory(*home, Full(0), clock=lambda: next(clock)).refresh()
    assert found == {}
    assert len(tries) == 2


def test_a_record_that_changes_is_read_again(tmp_path: Path, read: list[str]) -> None:
    """Given one that was written to since, that one is read, and no other."""
    home = a_home(tmp_path)
    looked(home)
    read.clear()
    web = home[0] / "match-web-4.handfoot.jsonl"
    with web.open("ab") as file:
        file.write(b'{"type":"end"}\n')
    found = looked(home)
    assert read == [web.name]
    assert web not in found


def test_a_record_that_is_gone_is_in_no_figures(tmp_path: Path) -> None:
    """Given one that was removed, its summary goes, from the file as well; put back, it is there again."""
    home = a_home(tmp_path)
    first = looked(home)
    web = home[0] / "match-web-4.handfoot.jsonl"
    stamp, away = web.stat(), tmp_path / web.name
    shutil.move(web, away)
    assert list(looked(home)) == [home[0] / "match-couples-2.handfoot.jsonl"]
    assert b"match-web-4" not in home[2].read_bytes()
    shutil.move(away, web)
    os.utime(web, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert looked(home) == first


def test_a_damaged_record_disturbs_none(tmp_path: Path) -> None:
    """Given records cut through, empty and full of something else, the others are found."""
    home = a_home(tmp_path)
    whole = (home[0] / "match-web-4.handfoot.jsonl").read_bytes()
    for name, data in (
        ("cut", whole[: len(whole) // 2]),
        ("empty", b""),
        ("else", b"[[[[" * 900),
        ("zero", b"\0" * 90),
    ):
        (home[0] / f"{name}.handfoot.jsonl").write_bytes(data)
    (home[0] / "folder.handfoot.jsonl").mkdir()
    assert len(looked(home)) == 2


def test_a_full_disk_costs_only_time(tmp_path: Path) -> None:
    """Where nothing can be kept the summaries are there all the same, and nothing is left lying about."""
    home = a_home(tmp_path)
    *_, found = MatchHistory(*home, FullDisk(free=0)).refresh()
    assert len(found) == 2
    assert not home[2].exists()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file's name is always text")
def test_a_name_that_is_no_text_disturbs_none(tmp_path: Path) -> None:
    """Given a record under a name that cannot be written down, it counts, and the others are kept."""
    home = a_home(tmp_path)
    strange = home[0] / os.fsdecode(b"caf\xe9.handfoot.jsonl")
    shutil.copyfile(EXAMPLES / "match-family-4.handfoot.jsonl", strange)
    assert len(looked(home)) == 3
    assert b"match-web-4" in home[2].read_bytes()
    assert len(looked(home)) == 3


def test_a_summary_whose_parts_do_not_fit_is_read_again(tmp_path: Path) -> None:
    """Given a file with a right checksum and a winner who was not there, or fewer totals than teams, the record says
    what is true.
    """
    home = a_home(tmp_path)
    first = looked(home)
    body = home[2].read_bytes().split(b"\n")[1]
    assert b'"winners":[1]' in body
    home[2].write_bytes(kept_matches.signed(body.replace(b'"totals":[705,2210]', b'"totals":[2210]')))
    assert looked(home) == first
    home[2].write_bytes(kept_matches.signed(body.replace(b'"winners":[1]', b'"winners":[7]')))
    assert looked(home) == first


GOOD = match(given={0: 40}).summary
FIRST_ROUND = GOOD.rounds[0]


def with_round(**changes: Any) -> MatchSummary:
    """The match with another first round."""
    return replace(GOOD, rounds=(replace(FIRST_ROUND, **changes), *GOOD.rounds[1:]))


@pytest.mark.parametrize(
    ("summary", "expected"),
    [
        (GOOD, True),
        (replace(GOOD, created="yesterday"), False),
        *((replace(GOOD, teams=teams), False) for teams in (1, 3, 5)),
        *((replace(GOOD, totals=totals), False) for totals in ((1,), (1, 2, 3), (1, 10**13))),
        *((replace(GOOD, turns=turns), fits) for turns, fits in ((-1, False), (0, True), (10**13, False))),
        *(
            (replace(GOOD, winners=who), fits)
            for who, fits in (((0,), True), ((1,), True), ((2,), False), ((-1,), False))
        ),
        *((with_round(out=out), fits) for out, fits in ((None, True), (0, True), (3, True), (4, False), (-1, False))),
        *((with_round(turns=turns), fits) for turns, fits in ((-1, False), (0, True), (10**13, False))),
        *((with_round(**{part: (1,)}), False) for part in ("points", "totals", "books")),
    ],
)
def test_sound_summaries(summary: MatchSummary, expected: bool) -> None:
    """Given a match of four in two teams, every number of it must be one that such a match can have."""
    assert _is_sound(KeptMatch(NO_FILE, summary)) == expected


@pytest.mark.parametrize(
    ("seat", "points", "expected"),
    [(0, 0.0, True), (3, 9.5, True), (4, 9.5, False), (-1, 9.5, False), (0, -1.0, False)],
)
def test_sound_points_given_away(seat: int, points: float, expected: bool) -> None:
    """Given points that a seat gave away, there is such a seat, and they aren't below 0; an entry may have no match."""
    kept = KeptMatch(NO_FILE, GOOD, given_away={seat: {DecisionTheme.PILE: points}})
    assert _is_sound(kept) == expected
    assert _is_sound(replace(kept, summary=None))


def test_no_folder_is_no_matches(tmp_path: Path) -> None:
    """Before the first game there is nothing, and nothing is written."""
    assert looked((tmp_path / "games", tmp_path / "analysis", tmp_path / "summaries.json")) == {}
    assert list(tmp_path.iterdir()) == []


def analysed(home: tuple[Path, Path, Path], points: float, complete: tuple[int, ...] = (0,)) -> Path:
    """The example with an analysis that says so much of the first decision of seat 0, and knows one round's luck."""
    record = home[0] / "match-web-4.handfoot.jsonl"
    lines = read_record(record).lines
    number, first = next((n, line) for n, line in enumerate(lines, 1) if isinstance(line, MoveLine) and not line.seat)
    decision = JudgedDecision(number, 1, 1, 0, DecisionKind.DRAW, (first.move,), points, theme=DecisionTheme.PILE)
    home[1].mkdir(exist_ok=True)
    begun = LeadPoint(2, (0.0, 0.0), (0.0, 0.0), (1.0,) * 4)
    luck = Luck((RoundLuck(1, (1.0,) * 4, (0.0, 0.0)),), (begun,))
    found = MatchAnalysis(decisions=(decision,), luck=luck, complete=complete)
    keep_analysis(side_file(home[1], record), encoded(found, lines), RealDisk())
    return record


def test_what_was_given_away_comes_from_the_analysis(tmp_path: Path, read: list[str]) -> None:
    """Once a match was looked at its points are told by theme, without reading any record again; a seat that was not
    looked at to the end has none, and when the analysis is gone nothing is told any more.
    """
    home = a_home(tmp_path)
    assert all(match.given_away == {} for match in looked(home).values())
    record = analysed(home, 290.0)
    read.clear()
    for _ in range(2):
        assert looked(home)[record].given_away == {0: {DecisionTheme.PILE: 290.0}}
        kept = read_kept(home[2])[record.name]
        assert kept.analysis != NO_FILE  # or it would be read again each time
        assert there(kept.dealt).looked_at == 1
    analysed(home, 1300.0, complete=())
    assert looked(home)[record].given_away == {}
    analysed(home, 80.0)
    shutil.rmtree(home[1])
    assert looked(home)[record].given_away == {}
    assert read == []


def test_a_match_played_by_hints_says_nothing_of_how_somebody_plays(tmp_path: Path) -> None:
    """Given a match in which every hint was followed, nobody is told to have given nothing away: it has no point on
    the graph, is not waiting to be looked at, and makes nobody as strong as an expert. It stays so when read again.
    """
    home = a_home(tmp_path)
    record = home[0] / "match-web-4.handfoot.jsonl"
    head, *lines = record.read_text().splitlines()
    seats = [{"name": "Anna", "kind": "human"}, *json.loads(head)["seats"][1:]]
    marked = [json.dumps(json.loads(head) | {"seats": seats})]
    for line in map(json.loads, lines):
        marked.append(json.dumps(line | ({"hinted": True} if line["type"] == "move" and line["seat"] == 0 else {})))
    record.write_text("\n".join(marked) + "\n")
    told = read_record(record).lines
    home[1].mkdir()
    found = tuple(judge(decision) for decision in decisions_of(told, [0]))
    keep_analysis(side_file(home[1], record), encoded(MatchAnalysis(found, complete=(0,)), told), RealDisk())
    for _ in range(2):
        match = looked(home)[record]
        assert (match.given_away, match.hinted) == ({}, (0,))
        (person,) = life_of([match])
        assert person.given_away == {}
        assert strength_of(person) == UNKNOWN


def test_an_analysis_of_another_record_is_none(tmp_path: Path) -> None:
    """Given a record that was exchanged, what was found in the one before is not told of it."""
    home = a_home(tmp_path)
    record = analysed(home, 290.0)
    shutil.copyfile(EXAMPLES / "match-family-4.handfoot.jsonl", record)
    assert looked(home)[record].given_away == {}


def test_evenings_with_real_cards_are_among_them_once_they_are_over(tmp_path: Path) -> None:
    """Given a pad that is over, its two rounds count as they were written; one that goes on does not."""
    home = a_home(tmp_path)
    lines = [header(), *wrote(1, FIRST), *wrote(2, SECOND)]
    for name, more in (("over", [EveningEnd()]), ("on", [])):
        told = "".join(f"{encode_score_pad_line(line)}\n" for line in [*lines, *more])
        (home[0] / f"{name}{SCORE_PAD_SUFFIX}").write_text(told)
    (home[0] / f"torn{SCORE_PAD_SUFFIX}").write_text("nonsense\n")
    found = {path.name: one.summary for path, one in looked(home).items()}
    summary = found[f"over{SCORE_PAD_SUFFIX}"]
    assert not {f"on{SCORE_PAD_SUFFIX}", f"torn{SCORE_PAD_SUFFIX}"} & set(found)
    assert (summary.totals, summary.winners, summary.real_cards) == ((1505, 1840), (1,), True)
    assert [played.books for played in summary.rounds] == [(2, 1), (0, 3)]
    assert {path.name: one.summary for path, one in looked(home).items()} == found


def test_cards_of_unfinished_matches_are_kept_too(tmp_path: Path) -> None:
    """Given a match with one person that goes on, its rounds that are over count, now and after a new start, so that
    giving up makes nobody luckier; in a match that is over all of them do.
    """
    home = a_home(tmp_path)
    records = home[0]
    lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_text().splitlines(keepends=True)
    second = [number for number, line in enumerate(lines, 1) if '"type":"score"' in line][1]
    alone = lines[0].replace('"kind":"computer"', '"kind":"human"', 1)
    (records / "running.handfoot.jsonl").write_text("".join([alone, *lines[1 : second + 20]]))
    told = []
    for _ in range(2):
        history = MatchHistory(*home, RealDisk())
        *_, found = history.refresh()
        assert records / "running.handfoot.jsonl" not in found
        told.append({path.name.partition(".")[0]: one for path, one in history.dealt.items()})
    assert {name: one.rounds for name, one in told[0].items()} == {"match-web-4": 4, "match-couples-2": 4, "running": 2}
    assert told[0] == told[1]
