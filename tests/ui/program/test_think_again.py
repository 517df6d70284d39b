"""From looking back to a decision thought about again and back, in the whole program; of what is on the disk only
what somebody learned changes.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.messages.functions import thinking_again as say
from game.play.results.try_judge import TryJudge
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.requests import LookBackAt
from saves.disk.folders import games_folder, learning_folder, version_file
from saves.records.lines import Line, encode_line
from tests.toolkit.waiting import wait_until
from tests.ui.house import House
from tests.ui.looked_back_matches import seated
from tests.ui.thinking_again import judged


def looked_back(house: House, lines: list[Line]) -> LookBackScene:
    """A match of the player's with one person, looked back at, of which some decisions were judged; at the first."""
    record = games_folder(house.data) / "old.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("".join(f"{encode_line(line)}\n" for line in lines), encoding="utf-8")
    house.ask(LookBackAt(str(record)))
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    known = tuple(one for one in judged() if one.line <= len(lines))
    scene.show_analysis(LookedBack(stage=AnalysisStage.DONE, seats=(0,), decisions=known))
    scene.go_to(scene.film.moment_of(known[0].line) - 1)
    house.settle()
    house.until(version_file(house.data).exists)  # written beside the window once a title was there
    return scene


def on_disk(house: House) -> dict[Path, bytes]:
    """Every file of the player's but what was learned."""
    learned = learning_folder(house.data)
    return {path: path.read_bytes() for path in house.data.rglob("*") if path.is_file() and path.parent != learned}


@pytest.mark.slow
def test_a_whole_visit_with_keys_alone_changes_nothing_on_the_disk(open_house: Callable[..., House]) -> None:
    house = open_house()
    scene = looked_back(house, seated())
    before = on_disk(house)
    house.key("t")
    sight = house.settle()
    assert sight.scene == "think_again"
    assert say.something_better() in sight.message
    house.key("h", "h")
    assert say.something_better() not in house.settle().message
    house.key("Tab", "Space", "x")
    house.until(lambda: house.report.scene == "think_again_answer")
    assert house.report.message
    if house.look().find("button/try_again") is not None:
        house.key("t", settles=True)
        house.key("u")
        house.go("button/show")
    house.key("n")
    assert house.settle().scene == "think_again"
    house.key("Escape")
    assert house.settle().scene == "replay"
    assert scene.state.moment == scene.film.moment_of(judged()[1].line) - 1
    house.key("t", settles=True)
    house.go("button/show")
    house.key("p")
    assert house.settle().scene == "play_on"
    assert on_disk(house) == before


@pytest.mark.slow
def test_the_real_judge_answers(open_house: Callable[..., House]) -> None:
    house = open_house(make_try_judge=TryJudge)
    looked_back(house, seated())
    house.key("t", settles=True)
    house.key("Tab", "Space", "x")
    # nobody's patience ends while a busy computer starts a process
    wait_until(lambda: house.report.scene == "think_again_answer", lambda: house.step(dt=0.0))
    house.key("Escape")
    assert house.settle().scene == "replay"
