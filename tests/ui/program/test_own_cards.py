"""The luck of somebody's own cards: one figure under one name, wherever it is told."""

import json
from collections.abc import Callable
from datetime import datetime

import pytest

from game.analysis import judging
from game.analysis.decisions import Decision
from game.analysis.facts import DecisionKind, JudgedDecision, MatchAnalysis
from game.analysis.guard import lines_for_luck
from game.analysis.luck import luck_of
from game.deals.shared_deal import todays_deal
from game.messages.amounts import in_tens, signed
from game.messages.functions import looking_back as say_looking_back, scores as say
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


def beside(name: str, picture: Picture) -> set[str]:
    """What is to be read right of the name of a figure."""
    told = picture.words
    return {told[at + 1] for at, word in enumerate(told[:-1]) if word == name}


def figures_in(picture: Picture) -> set[str]:
    """What is to be read right of, or after, the name of the figure."""
    name = say.your_cards()
    after = {word.partition(": ")[2] for word in picture.words if word.startswith(f"{name}: ")}
    return beside(name, picture) | after


def test_every_place_shows_the_same_figure_for_the_seat(
    open_house: Callable[..., House], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one round of a deal in which the others drew far better cards, the deal's result,
    Look back with its graph and `review` tell the own cards alone, and call them alike.
    """
    house = open_house(now=lambda: datetime(FRIDAY.year, FRIDAY.month, FRIDAY.day, 9), make_analyser=LuckAlone)
    path = play_deal(games_folder(house.data), todays_deal(FRIDAY.date()))
    lines = read_record(path).lines
    (luck,) = luck_of(lines).rounds
    own = signed(in_tens(luck.seats[0]))
    assert own != signed(in_tens(luck.teams[0]))  # else nothing is shown by this deal

    house.program.open(path)
    house.until(lambda: house.report.scene == "deal_result")
    house.until(lambda: result_scene(house).state.figures.worth is not None, passes=100)
    assert own in figures_in(Picture(result_scene(house), SIZE))
    assert "Cards drawn later" in " ".join(Picture(result_scene(house), SIZE).words)

    house.program.ask(LookBackAt())
    house.settle()
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    house.until(lambda: scene.state.found.luck is not None, passes=100)
    assert f"{own} points" in beside(say_looking_back.cards_line(scene.shown.findings.who), Picture(scene, SIZE))
    assert f"Your card luck: {own}." in scene.shown.graph.told()
    assert signed(in_tens(scene.shown.graph.lead[-1].cards)) == own
    monkeypatch.setattr(judging, "judge", unjudged)
    review = ("review", path, "--quick", "--seat", "0")
    answer = json.loads(run(capsys, *review, "--json").out)
    assert [signed(in_tens(luck)) for luck in (answer["seats"][0]["luck"], answer["lead"][-1][2])] == [own, own]
    assert f"cards: {own}." in run(capsys, *review).out.splitlines()[-1]
