"""My games in the whole program: figures from the records on disk, names beside them, matches looked at on the way."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from game.analysis.facts import DecisionKind, DecisionTheme, JudgedDecision, MatchAnalysis
from game.analysis.stored_analysis import encoded
from game.ui.review.games.matches_to_look_at import MatchesToLookAt
from game.ui.review.games.screen import GamesScene
from game.ui.review.look_back import running_analysis
from game.ui.review.look_back.looked_back import Analyse, AnalysisStage, LookedBack
from game.ui.review.look_back.running_analysis import KeptBeside
from game.ui.shared.requests import GoBack, ShowGames, ShowSettings
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.library.kept_analysis import keep_analysis
from saves.records.lines import Line, MoveLine
from tests.ui.house import House
from tests.ui.samples import nothing

OpenHouse = Callable[..., House]
MATCH = Path(__file__).parents[3] / "examples" / "match-web-4.handfoot.jsonl"


def played(data: Path, name: str = "one", **header: object) -> Path:
    """A finished match of Anna's among the games."""
    first, *rest = MATCH.read_text(encoding="utf-8").splitlines()
    fields = json.loads(first)
    fields["seats"][0] = {"name": "Anna", "kind": "human"}
    record = games_folder(data) / f"{name}.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("\n".join([json.dumps({**fields, "id": name, **header}), *rest]) + "\n", encoding="utf-8")
    return record


def at_games(house: House) -> GamesScene:
    """The finished games, once all of them have been read."""
    house.program.show_title()
    house.program.ask(ShowGames())
    house.until(lambda: not house.program.games.life.is_reading)
    house.run(0.2)
    house.press("field/part/1")
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, GamesScene)
    return scene


class FoundAtOnce:
    """Says after some polls that seat 0 gave away 290 points with its first move."""

    lasts = 1
    asked: ClassVar[list[Analyse]] = []

    def __init__(self, lines: tuple[Line, ...], kept: KeptBeside | None, *_: object) -> None:
        self._lines, self._kept, self._polls, self._is_stopped = lines, kept, 0, False

    def start(self) -> None:
        """Nothing is started."""

    def poll(self) -> None:
        """Counted."""
        self._polls += 1

    @property
    def looked_back(self) -> LookedBack:
        """At work, then done."""
        if self._is_stopped:
            return LookedBack(stage=AnalysisStage.STOPPED)
        return LookedBack(stage=AnalysisStage.DONE if self._polls > self.lasts else AnalysisStage.WORKING)

    def ask(self, request: Analyse) -> None:
        """Stops, or goes on."""
        self.asked.append(request)
        self._is_stopped = request is Analyse.STOP

    def close(self) -> None:
        """Keeps what it found."""
        number, first = next(
            (n, line) for n, line in enumerate(self._lines, 1) if isinstance(line, MoveLine) and not line.seat
        )
        found = JudgedDecision(number, 1, 1, 0, DecisionKind.DRAW, (first.move,), 290.0, theme=DecisionTheme.PILE)
        analysis = MatchAnalysis(decisions=(found,), complete=(0,))
        assert self._kept is not None
        keep_analysis(self._kept.path, encoded(analysis, self._lines), RealDisk())


def test_matches_are_looked_at_in_the_background(
    open_house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two that nobody has looked at, a press has both looked at while another screen is shown; then the button is
    gone and the points are told.
    """
    monkeypatch.setattr(running_analysis, "RunningAnalysis", FoundAtOnce)
    house = open_house(tmp_path)
    for name in ("one", "two"):
        played(tmp_path, name)
    at_games(house)
    assert house.look().find("button/look_at").label == "Analyse 2 matches"  # type: ignore[union-attr]
    house.press("button/look_at")
    house.program.ask(ShowSettings())
    house.until(lambda: house.program.games.life.looking_at == 0)

    def points() -> list[float | None]:
        return [point.points for person in house.program.games.life.life.people for point in person.kinds[0].trend]

    house.until(lambda: points() == [290.0, 290.0])
    house.program.ask(GoBack())
    house.run(0.5)
    assert house.look().find("button/look_at") is None
    assert "looked at" not in house.report.message


def test_nothing_is_looked_at_while_a_game_is_played(
    open_house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a game that is begun meanwhile, looking waits until one is back at the title, and goes on there."""
    monkeypatch.setattr(running_analysis, "RunningAnalysis", FoundAtOnce)
    monkeypatch.setattr(FoundAtOnce, "lasts", 100_000)
    monkeypatch.setattr(FoundAtOnce, "asked", [])
    house = open_house(tmp_path)
    played(tmp_path)
    at_games(house)
    house.press("button/look_at")
    house.run(0.5)
    assert FoundAtOnce.asked == []
    house.begin()
    house.settle()
    assert FoundAtOnce.asked == [Analyse.STOP]
    house.program.show_title()
    house.run(0.5)
    assert FoundAtOnce.asked == [Analyse.STOP, Analyse.GO_ON]
    assert house.program.games.life.looking_at == 1


def test_each_match_looked_at_is_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match that is asked for twice, it is looked at once, and what is left changes as it ends. The bug: it
    changed without a word where the file had gone, so the screen went on waiting.
    """
    monkeypatch.setattr(running_analysis, "RunningAnalysis", FoundAtOnce)
    kept, library = RealDisk(), SimpleNamespace(folder=games_folder(tmp_path))
    environment = SimpleNamespace(library=library, data=tmp_path, disk=kept, clock=None, make_analyser=None)
    told: list[object] = []
    background = SimpleNamespace(do=lambda *asked: told.append(asked))
    queue = MatchesToLookAt(environment, background, nothing)  # type: ignore[arg-type]  # all that it asks for
    record = played(tmp_path)
    queue.add([record])
    queue.add([record])
    seen = [(queue.left, queue.changes)]
    for is_played in (True, False, False, False):
        queue.pass_time(is_played)
        seen.append((queue.left, queue.changes))
    assert seen == [(1, 2), (1, 2), (1, 2), (1, 2), (0, 3)]
    assert len(told) == 1
    queue.add([tmp_path / "gone.handfoot.jsonl"])
    queue.pass_time(is_played=False)
    assert (queue.left, queue.changes) == (0, 5)


def test_all_matches_are_written_into_a_table(open_house: OpenHouse, tmp_path: Path) -> None:
    """The button in the bar asks for a file; a file that is there is replaced only after a question."""
    house = open_house(tmp_path / "data")
    played(tmp_path / "data")
    at_games(house)
    assert house.go("button/export").scene == "export"
    path = tmp_path / "all.csv"
    path.write_text("mine", encoding="utf-8")
    house.type_path(path)
    house.key("Return")
    house.until(lambda: house.look().find("button/replace") is not None)
    assert path.read_text(encoding="utf-8") == "mine"
    house.press("button/replace")
    house.until(lambda: path.read_bytes() != b"mine")
    assert "Anna" in path.read_text(encoding="utf-8-sig")


def test_back_leads_from_a_result_to_the_list_in_which_it_was_found(open_house: OpenHouse, tmp_path: Path) -> None:
    """Given a finished match whose result was opened from the list, Back leads there again, to the same part, and so
    does Esc. Opened in another way, it leads to the title.
    """
    record = played(tmp_path)
    house = open_house(tmp_path)
    for back in (partial(house.press, "button/back"), partial(house.key, "Escape")):
        at_games(house)
        assert house.go("button/result").scene == "end"
        back()
        assert house.settle().scene == "games"
        assert house.look().find("button/result") is not None
        assert house.program.session is None
    house.program.show_title()
    house.program.open(record)
    assert house.settle().find("button/back") is None
    house.key("Escape")
    assert house.settle().scene == "title"
