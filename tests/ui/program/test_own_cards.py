import json
from collections.abc import Callable
from datetime import datetime

import pytest

from game.analysis.allowed_analysis import lines_for_luck
from game.analysis.chance.luck import luck_of
from game.analysis.facts import DecisionKind, JudgedDecision, MatchAnalysis
from game.analysis.judged import judging
from game.analysis.judged.decisions import Decision
from game.deals.shared_deal import todays_deal
from game.messages.amounts import in_tens, signed
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.requests import LookBackAt
from saves.disk.folders import games_folder
from saves.records.record import read_record
from tests.cli.running import run
from tests.ui.drive import Picture
from tests.ui.house import House, RestingAnalyser
from tests.ui.program.test_deals import FRIDAY, play_deal, result_scene

SIZE = (1366, 768)


class LuckAlone(RestingAnalyser):
    """Knows the luck of the match, and of no decision anything."""

    def start(self) -> None:
        """All at once."""
        self.analysis = MatchAnalysis(luck=luck_of(lines_for_luck(self.lines)))


def unjudged(decision: Decision, effort: object) -> JudgedDecision:
    """Nothing about a decision: what is told of the cards does not depend on it."""
    return JudgedDecision(
        decision.line, decision.round, decision.turn, decision.seat, DecisionKind.DISCARD, decision.moves
    )


def test_nobody_reads_a_number_for_the_luck_of_one_match(
    open_house: Callable[..., House], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(now=lambda: datetime(FRIDAY.year, FRIDAY.month, FRIDAY.day, 9), make_analyser=LuckAlone)
    path = play_deal(games_folder(house.data), todays_deal(FRIDAY.date()))
    (luck,) = luck_of(read_record(path).lines).rounds
    figures = {signed(in_tens(worth)) for worth in (luck.seats[0], luck.teams[0])}

    house.program.open(path)
    house.until(lambda: house.report.scene == "deal_result")
    assert not figures & set(" ".join(Picture(result_scene(house), SIZE).words).split())
    house.ask(LookBackAt())
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    house.until(lambda: scene.state.found.luck is not None)
    told = f"{' '.join(Picture(scene, SIZE).words)} {scene.shown.graph.told()}"
    assert not figures & set(told.replace(".", " ").split())
    assert "luck" not in told.lower()

    monkeypatch.setattr(judging, "judge", unjudged)
    review, chances = ("review", path, "--quick", "--seat", "0"), ("chances", path)
    seen = json.loads(run(capsys, *review, "--json").out)["seats"][0]["luck"]
    name = json.loads(run(capsys, *review, "--json").out)["seats"][0]["name"]
    parts = [
        one["seen"]
        for one in json.loads(run(capsys, *chances, "--json").out)["seats"]
        if one["who"] == name and one["what"] in ("luck_deal", "luck_draws")
    ]
    assert seen == pytest.approx(luck.seats[0], abs=0.1)
    assert sum(parts) == pytest.approx(seen, abs=0.1)
    for command in (review, chances):
        assert "luck" not in (said := run(capsys, *command).out.lower())
        assert "cards:" not in said
