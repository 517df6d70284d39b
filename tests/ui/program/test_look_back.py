from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from game.analysis.facts import DecisionKind, JudgedDecision, MatchAnalysis
from game.play.results import analysis_process
from game.play.results.analysis_process import Analyser, AnalysisState, Analyst, MadeDecision
from game.play.thinking.round_par import par_of_round
from game.sentences.rules_and_scores import scores as words
from game.ui.match.scores.past_score import PastScoreScene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack, SeeScore
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.requests import GoBack, LookBackAt
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.records.lines import ScoreLine, decode_line, encode_line, encode_record
from saves.records.record import read_record
from saves.records.saved_game import SavedGame
from tests.analysis.analysed_match import with_people
from tests.play.analysts import QUICK, at_once, by_round, listed
from tests.play.threads import ThreadAsProcess
from tests.toolkit.waiting import PATIENCE
from tests.ui.drive import there
from tests.ui.house import FEW_TRIES, House, RestingAnalyser
from tests.ui.looked_back_matches import going_on

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


class TwoMistakes(RestingAnalyser):
    """Has looked at all decisions of seat 0; in round 2 its turns 3 and 5 gave points away."""

    def start(self) -> None:
        """All at once."""
        given = ((1, 2, 300.0), (2, 3, 220.0), (2, 5, 180.0))
        found = tuple(
            JudgedDecision(20 * number, number, turn, 0, DecisionKind.DISCARD, (), points)
            for number, turn, points in given
        )
        self.analysis, self.state = MatchAnalysis(decisions=found), AnalysisState.DONE


def test_the_score_tells_what_hard_makes_of_it_and_which_turns_cost_most(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    path = tmp_path / "match.handfoot.jsonl"
    lines = with_people(0, lines=read_record(MATCH).lines)
    path.write_bytes(encode_record(lines))
    house = open_house(make_analyser=TwoMistakes)
    house.program.open(path)
    house.settle()
    house.go("button/look_back")
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    scene._ask(SeeScore(2))
    score = house.program.screens.scenes[-1]
    assert isinstance(score, PastScoreScene)
    house.until(lambda: bool(score.state.par()))
    (own, _) = par_of_round(lines, 2, FEW_TRIES) or ()
    told = words.turns_that_cost({3: 220.0, 5: 180.0}, own.mean - own.made)
    assert told.startswith("Turns 3 and 5 gave away about 400")
    par = words.par(own.mean, own.lower, own.upper, own.made)
    assert (score.state.par(), score.state.details()) == (par, f"{par}\n\n{told}")


def test_a_round_that_was_looked_at_meanwhile_tells_at_its_own_score_which_turns_cost_most(
    open_house: Callable[..., House],
) -> None:
    lines = with_people(0, lines=read_record(MATCH).lines)
    end = [n for n, line in enumerate(lines, 1) if isinstance(line, ScoreLine)][1]
    analysers: list[RestingAnalyser] = []

    def make(*args: Any, **kwargs: Any) -> RestingAnalyser:
        analysers.append((RestingAnalyser if not analysers else TwoMistakes)(*args, **kwargs))
        return analysers[-1]

    house = open_house(make_analyser=make)
    house.take_up(lines[:end])
    house.until(lambda: house.report.scene == "score")
    (own, _) = par_of_round(lines[:end], 2, FEW_TRIES) or ()
    par = words.par(own.mean, own.lower, own.upper, own.made)
    house.until(lambda: bool(score_of(house).state.par()))
    assert score_of(house).state.par() == par
    analysers[0].state = AnalysisState.WORKING
    sight = house.go("button/look_back")
    assert sight.scene == "replay"
    assert sight.find("field/view") is None
    film = house.program.screens.scenes[-1]
    assert isinstance(film, LookBackScene)
    assert film.film.round_at(film.state.moment) == 2
    assert analysers[0].state is AnalysisState.STOPPED
    house.key("Escape")
    told = words.turns_that_cost({3: 220.0, 5: 180.0}, own.mean - own.made)
    house.until(lambda: told in score_of(house).state.details())
    assert score_of(house).state.par() == par


def score_of(house: House) -> RoundScoreScene:
    """The score of a round, on screen."""
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, RoundScoreScene)
    return scene


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


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_while_a_match_goes_on_the_rounds_that_are_over_have_their_score(
    open_house: Callable[..., House], people: tuple[int, ...]
) -> None:
    house = open_house()
    house.take_up(going_on(people))
    house.settle()
    house.ask(LookBackAt())
    film = house.program.screens.scenes[-1]
    assert isinstance(film, LookBackScene)
    assert film.film.round_at(film.state.moment) == 2
    house.press("button/more")
    button = there(house.settle().find("button/score"))
    assert not button.enabled
    house.key("s")
    film._ask(SeeScore(2))
    assert house.settle().scene == "replay"
    house.key("page up", "page up", "s")  # past the deal of this round
    assert house.settle().scene == "past_score"
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, PastScoreScene)
    assert scene.state.model.round == 1
    assert len(scene.state.model.left) == 4
    house.key("page down")
    assert house.settle().scene == "past_score"
    assert house.program.screens.scenes[-1] is scene
    house.key("Escape")
    assert house.settle().scene == "replay"


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


class Halting:
    """A judge that finds five decisions, and the others once it may."""

    def __init__(self) -> None:
        self.may_go_on = Event()
        self._found = 0

    def judge(self, decision: MadeDecision, deeper: bool) -> JudgedDecision:
        """As `at_once`, at last."""
        self._found += 1
        if self._found > 5:
            self.may_go_on.wait(PATIENCE)
        return at_once(decision, deeper)


def test_stop_here_go_on_and_look_closer(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    halting = Halting()
    house = looking_back(open_house, monkeypatch, 2, analyst=Analyst(listed, halting.judge, by_round))
    house.until(lambda: shown(house).done == 5)
    house.press("button/stop")
    house.until(lambda: shown(house).stage is AnalysisStage.STOPPED)
    assert shown(house).done == 5
    halting.may_go_on.set()
    for _ in range(60):
        if house.look().find("button/go_on") is not None:
            break
        house.key("Down")
    house.press("button/go_on")
    house.until(lambda: shown(house).stage is AnalysisStage.DONE)
    assert shown(house).done == shown(house).whole
    house.key("r")
    before = shown(house).decisions
    house.press("button/just_show", "button/why", "button/closer")
    house.until(lambda: bool(shown(house).looked_closer))
    (line,) = shown(house).looked_closer
    changed = [found.line for found, then in zip(shown(house).decisions, before, strict=True) if found != then]
    assert changed == [line]
    assert shown(house).stage is AnalysisStage.DONE
    button = there(house.look().find("button/closer"))
    assert not button.enabled


WHOLE = MATCH.read_bytes().splitlines(keepends=True)
HEADER = msgspec.json.decode(WHOLE[0])


def header_with(**fields: object) -> bytes:
    """The match's own, with other fields."""
    return msgspec.json.encode({**HEADER, **fields}) + b"\n"


@pytest.mark.parametrize(
    ("data", "told", "is_shown"),
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
