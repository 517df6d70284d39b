import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.analysis.facts import MatchAnalysis
from game.analysis.judged.repeats import without_repeats
from game.analysis.stored_analysis import known_analysis
from game.play.results import analysis_process
from game.play.results.analysis_process import Analyser
from game.ui.review.look_back.looked_back import Analyse, AnalysisStage, JudgeSeat, LookCloser, LookedBack
from game.ui.review.look_back.running_analysis import KeptBeside, RunningAnalysis, beside, people_of
from saves.disk.background import Background
from saves.disk.files import Disk, RealDisk
from saves.disk.folders import analysis_folder, games_folder
from saves.library.kept_analysis import NotKept
from saves.library.library import REMOVED
from saves.records.lines import EndLine, Line
from tests.analysis.analysed_match import LINES, MATCH, after_rounds, found_in, with_people
from tests.play.analysts import QUICK
from tests.play.threads import ThreadAsProcess
from tests.saves.disks import FullDisk
from tests.toolkit.waiting import wait_until
from tests.ui.house import House

PEOPLE = with_people(0, 1)
QUICKLY = partial(Analyser, analyst=QUICK)


@pytest.fixture(autouse=True)
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started."""
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    ThreadAsProcess.started = 0


class Evening:
    """Looks back at a match, with a folder to keep what is found in."""

    def __init__(self, folder: Path, lines: tuple[Line, ...] = PEOPLE, disk: Disk | None = None) -> None:
        self.path = folder / "analysis" / "a.json"
        self.background = Background()
        self.kept = KeptBeside(self.path, disk or RealDisk(), self.background)
        self.lines = lines
        self.now = 0.0
        self.running = RunningAnalysis(lines, self.kept, lambda: self.now, QUICKLY)
        self.shown = [LookedBack()]

    def look(self, enough: Callable[[LookedBack], bool]) -> LookedBack:
        """Passes of the loop until something is shown."""

        def look() -> None:
            self.now += 0.03
            found = self.running.poll()
            if found is not None:
                self.shown.append(found)

        wait_until(lambda: enough(self.shown[-1]), look, lambda: self.shown[-1].stage)
        return self.shown[-1]

    def until_done(self) -> LookedBack:
        """Starts and waits."""
        self.running.start()
        return self.look(lambda found: found.stage in (AnalysisStage.DONE, AnalysisStage.IMPOSSIBLE))

    def leave(self) -> MatchAnalysis | NotKept:
        """Leaves the screen and the program; what is on the disk then."""
        self.running.close()
        self.background.close()
        return known_analysis(self.path, self.lines)


def test_what_was_found_when_it_was_left_is_taken_up(tmp_path: Path) -> None:
    first = Evening(tmp_path)
    first.running.start()
    part = first.look(lambda found: found.done >= 20)
    kept = first.leave()
    assert isinstance(kept, MatchAnalysis)
    assert len(kept.decisions) >= part.done
    assert kept.complete == ()
    again = Evening(tmp_path)
    again.running.start()
    assert again.look(lambda found: found.done > 0).done >= len(kept.decisions)
    again.until_done()
    assert again.leave() == found_in(PEOPLE, 0, 1)


def test_stop_and_go_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.running.start()
    evening.look(lambda found: found.done >= 5)
    evening.running.ask(Analyse.STOP)
    stopped = evening.look(lambda found: found.stage is AnalysisStage.STOPPED)
    assert 0 < stopped.done < stopped.whole
    evening.running.ask(Analyse.GO_ON)
    assert evening.look(lambda found: found.stage is AnalysisStage.DONE).decisions == without_repeats(
        found_in(PEOPLE, 0, 1).decisions
    )


def test_asking_for_a_seat_at_once_forgets_nothing(tmp_path: Path) -> None:
    first = Evening(tmp_path, LINES)
    first.running.ask(JudgeSeat(2))
    first.until_done()
    first.leave()
    again = Evening(tmp_path, LINES)
    again.running.start()
    again.running.ask(JudgeSeat(0))
    again.look(lambda found: found.stage is AnalysisStage.DONE)
    assert again.leave() == found_in(LINES, 0, 2)


def test_a_closer_look_is_kept_too(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    line = evening.until_done().decisions[3].line
    evening.running.ask(LookCloser(line))
    assert evening.running.looked_back.looking_closer == (line,)
    closer = evening.look(lambda found: bool(found.looked_closer))
    assert (closer.looked_closer, closer.looking_closer) == ((line,), ())
    assert closer.stage is AnalysisStage.DONE
    kept = evening.leave()
    assert isinstance(kept, MatchAnalysis)
    assert kept.deeper == (line,)
    assert Evening(tmp_path).until_done().decisions == without_repeats(closer.decisions)


def test_a_full_disk_stops_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path, disk=FullDisk(10))
    assert evening.until_done().decisions == without_repeats(found_in(PEOPLE, 0, 1).decisions)
    assert evening.leave() is NotKept.NO_FILE
    lines = after_rounds(2, with_people(0))
    first = Evening(tmp_path, lines)
    first.until_done()
    before = first.leave()
    again = Evening(tmp_path, with_people(0), disk=FullDisk(10))
    again.until_done()
    again.leave()
    assert known_analysis(again.path, lines) == before


@pytest.mark.parametrize("data", [b"", b"{}\n{}\n", b"\x00" * 5000])
def test_a_damaged_file_is_found_anew(tmp_path: Path, data: bytes, caplog: pytest.LogCaptureFixture) -> None:
    evening = Evening(tmp_path)
    evening.path.parent.mkdir()
    evening.path.write_bytes(data)
    with caplog.at_level(logging.INFO):
        assert evening.until_done().stage is AnalysisStage.DONE
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert evening.leave() == found_in(PEOPLE, 0, 1)


@pytest.mark.parametrize(
    ("people", "rounds", "seats"), [((0, 2), 2, set()), ((1,), 2, {1}), ((1,), 0, {1}), ((), 1, set())]
)
def test_nothing_is_kept_that_nobody_may_know_yet(
    tmp_path: Path, people: tuple[int, ...], rounds: int, seats: set[int]
) -> None:
    evening = Evening(tmp_path, after_rounds(rounds, with_people(*people), 70))
    if seats:
        evening.until_done()
        evening.shown.append(LookedBack())
    else:
        evening.running.start()
        for _ in range(40):
            evening.now += 0.15
            evening.running.poll()
            time.sleep(0.002)
    evening.running.ask(JudgeSeat(0))
    evening.running.ask(JudgeSeat(3))
    if seats:
        evening.look(lambda found: found.stage is AnalysisStage.DONE)
    else:
        assert evening.running.looked_back.stage is AnalysisStage.NOT_YET
    kept = evening.leave()
    if not seats:
        assert kept is NotKept.NO_FILE
        return
    assert isinstance(kept, MatchAnalysis)
    assert {decision.seat for decision in kept.decisions} == seats
    told = kept.luck.rounds if kept.luck is not None else ()
    assert [luck.round for luck in told] == list(range(1, rounds + 1))


def test_only_the_players_own_games_have_a_file_beside_them(tmp_path: Path) -> None:
    games, analyses = tmp_path / "games", tmp_path / "analysis"
    find = partial(beside, games=games, analyses=analyses, disk=RealDisk(), background=Background())
    own = find(games / "a.handfoot.jsonl")
    assert own is not None
    assert own.path == analyses / "a.json"
    assert find(tmp_path / "a.handfoot.jsonl") is None
    assert find(games / "removed" / "a.handfoot.jsonl") is None
    assert find(None) is None


def test_whose_decisions_are_looked_at_without_being_asked() -> None:
    assert people_of(with_people(0, 2)) == (0, 2)
    assert people_of(after_rounds(1, with_people(2))) == (2,)
    assert people_of(after_rounds(1, with_people(0, 2))) == ()
    assert people_of(LINES) == ()
    assert people_of((*after_rounds(1, with_people(2)), EndLine(winners=(), totals=(0, 0), reason="abandoned"))) == (2,)


def test_what_was_found_goes_with_its_game(open_house: Callable[..., House], tmp_path: Path) -> None:
    games, analyses = games_folder(tmp_path), analysis_folder(tmp_path)
    for folder in (games / REMOVED, analyses):
        folder.mkdir(parents=True)
    for path in (games / "here.handfoot.jsonl", games / REMOVED / "taken.handfoot.jsonl"):
        path.write_bytes(MATCH.read_bytes())
    for name in ("here", "taken", "gone"):
        (analyses / f"{name}.json").write_bytes(b"{}\n{}\n")
    house = open_house()
    house.program.show_title()
    house.until(lambda: not (analyses / "gone.json").exists())
    assert sorted(path.stem for path in analyses.iterdir()) == ["here", "taken"]
