from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from game.play.results import analysis_process
from game.play.results.analysis_process import Analyser, Analyst
from game.ui.match.scores.past_score import PastScoreScene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.requests import GoBack, LookBackAt
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.records.lines import ScoreLine, decode_line, encode_line
from saves.records.record import read_record
from saves.records.saved_game import SavedGame
from tests.analysis.analysed_match import with_people
from tests.play.analysts import QUICK
from tests.play.threads import ThreadAsProcess
from tests.slow import slow_unless
from tests.ui.drive import there
from tests.ui.house import House

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"


@pytest.fixture
def at_end(open_house: Callable[..., House], tmp_path: Path) -> House:
    """The end of a finished match on screen."""
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes(MATCH.read_bytes())
    house = open_house()
    house.program.open(path)
    assert house.settle().scene == "end"
    return house


def score_of(house: House) -> RoundScoreScene:
    """The score of a round, on screen."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, RoundScoreScene)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_the_score_of_each_round_is_seen_with_its_cards(at_end: House, way: str) -> None:
    lines = read_record(MATCH).lines
    scores = [line for line in lines if isinstance(line, ScoreLine)]
    at_end.press("button/look_back")
    for _ in range(4):
        at_end.key("Right")
    film = at_end.program.screens.scenes[-1]
    assert isinstance(film, LookBackScene)
    moment = film.state.moment
    if way == "pointer":
        at_end.press("button/more")
    at_end.press("button/score") if way == "pointer" else at_end.key("s")
    at_end.until(lambda: at_end.report.scene == "past_score" and not at_end.report.busy)
    for score in scores:
        at = score.n - 1
        scene = at_end.program.screens.scenes[-1]
        assert isinstance(scene, PastScoreScene)
        assert scene.state.model.totals == tuple(team.total for team in score.teams)
        assert scene.state.model.after == score.totals
        assert scene.state.model.figures
        if way == "pointer":
            at_end.press("field/figures/melded/1")
        else:
            at_end.key("f")
        assert scene.is_spoken
        assert scene.state.model.lines[0].parts[1 if way == "pointer" else 0][0].what in scene.message
        if at + 1 < len(scores):
            at_end.press("button/next_round") if way == "pointer" else at_end.key("page down")
            at_end.until(lambda: not at_end.report.busy)
    at_end.press("button/continue") if way == "pointer" else at_end.key("Return")
    assert at_end.settle().scene == "replay"
    assert film.state.moment == moment


def test_a_record_is_looked_back_at_without_a_game(open_house: Callable[..., House]) -> None:
    house = open_house()
    left: list[object] = []
    house.program.show_record(read_record(MATCH).lines, MATCH, left.append)
    assert house.settle().scene == "replay"
    house.key("Escape")
    assert left == [GoBack()]


def looking_back(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, *people: int, analyst: Analyst = QUICK
) -> House:
    """A finished match of the player's, looked back at; what is found is found at once."""
    monkeypatch.setattr(analysis_process, "ChildProcess", ThreadAsProcess)
    house = open_house(make_analyser=partial(Analyser, analyst=analyst))
    record = games_folder(house.data) / "old.handfoot.jsonl"
    if not record.exists():
        record.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(f"{encode_line(line)}\n" for line in with_people(*people, lines=read_record(MATCH).lines))
        record.write_text(text, encoding="utf-8")
    house.program.ask(LookBackAt(str(record)))
    assert house.settle().scene == "replay"
    return house


def shown(house: House) -> LookedBack:
    """What the screen knows."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    return scene.state.found


def test_what_is_found_fills_in_and_is_there_the_next_time(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = looking_back(open_house, monkeypatch, 2)
    house.until(lambda: shown(house).stage is AnalysisStage.DONE)
    found = shown(house)
    assert found.seats == (2,)
    assert found.done == found.whole > 0
    assert found.luck is not None
    house.key("Escape")
    house.close()
    assert (house.data / "analysis" / "old.json").is_file()
    started = ThreadAsProcess.started
    again = looking_back(open_house, monkeypatch, 2)
    again.until(lambda: shown(again).stage is AnalysisStage.DONE)
    assert shown(again) == found
    assert ThreadAsProcess.started == started


WHOLE = MATCH.read_bytes().splitlines(keepends=True)
HEADER = msgspec.json.decode(WHOLE[0])


def header_with(**fields: object) -> bytes:
    """The match's own, with other fields."""
    return msgspec.json.encode({**HEADER, **fields}) + b"\n"


@pytest.mark.parametrize(
    ("data", "told", "is_shown"),
    slow_unless(
        lambda data, told, is_shown: told in ("the last move is missing", "newer version", "line 1"),
        [
            (WHOLE[0], "", True),
            (b"".join(WHOLE[:2]), "", True),
            (WHOLE[0] + b'{"type":"end","winners":[],"totals":[0,0],"reason":"abandoned"}\n', "", True),
            (b"".join(WHOLE[:60]) + WHOLE[60][:9], "the last move is missing", True),
            (WHOLE[0] + b"{}\n", "line 2", True),
            (b"".join(WHOLE[:40]) + b'{"nonsense": 1}\n' + b"".join(WHOLE[40:60]), "line 41", True),
            (b"", "no complete line", False),
            (WHOLE[0][:50], "no complete line", False),
            (b"\x00\xff" * 50 + b"\n", "line 1", False),
            (header_with(format=99), "newer version", False),
            (header_with(seats=HEADER["seats"] * 3), "twelve seats", False),
            (header_with(rules={"nonsense": 1}), "nonsense", False),
            (b"".join(WHOLE) + b" " * limits.GAME, "far too large", False),
        ],
    ),
)
def test_whatever_is_wrong_with_a_record_is_told_in_a_sentence(
    open_house: Callable[..., House], data: bytes, told: str, is_shown: bool
) -> None:
    house = open_house()
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.parent.mkdir(parents=True)
    record.write_bytes(data)
    house.program.show_title()
    house.program.ask(LookBackAt(str(record)))
    assert house.settle().scene == ("replay" if is_shown else "title")
    for key in ("Right", "Down", "End", "Home", "a", "r", "k"):
        house.key(key)
    notice = house.program.screens.notice()
    assert told in (notice.words if notice is not None else "")
    assert (notice is None) == (not told)
    house.key("F4")
    assert house.program.screens.notice() is None
    assert record.read_bytes() == data


def test_a_game_that_is_played_in_another_window_can_be_looked_at(open_house: Callable[..., House]) -> None:
    house = open_house()
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.parent.mkdir(parents=True)
    record.write_bytes(b"".join(WHOLE[:60]))
    with SavedGame.open(record, RealDisk()) as other:
        house.program.ask(LookBackAt(str(record)))
        assert house.settle().scene == "replay"
        notice = there(house.program.screens.notice())
        assert "another window" in notice.words
        other.append(decode_line(WHOLE[60].rstrip(), 61))
        house.key("Escape")
    assert record.read_bytes() == b"".join(WHOLE[:61])
