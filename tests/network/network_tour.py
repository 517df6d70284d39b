"""A walk through the whole program with its real workers, in a process of its own: nobody is asked to reach out.

Run by `test_no_network.py` under `watch/sitecustomize.py`: `python -m tests.network.network_tour FOLDER`.
"""

import sys
import time
from datetime import datetime
from pathlib import Path

import pygame

from game.ai.player import Think
from game.ai.roster import player_of
from game.lessons.lesson_ids import LessonId
from game.play.results.analysis_process import Analyser
from game.play.results.par import RunningPar
from game.play.results.try_judge import TryJudge
from game.play.thinking.thinker import Thinker
from game.ui.shared.requests import (
    GoBack,
    GoToTitle,
    LookBackAt,
    ShowAbout,
    ShowGames,
    ShowHelp,
    ShowLearn,
    ShowSettings,
    ShowTodaysDeal,
)
from game.ui.start.todays_deal.deal_result import DealResultScene
from saves.disk.folders import games_folder
from tests.play.deals_played import played, text_of
from tests.ui.house import House

FRIDAY = datetime(2026, 11, 20, 9, 30)


def main(folder: Path) -> None:
    """Title, a match, a look back, lessons, problems, today's deal and its result, a friend's file."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    thinker = Thinker(time.monotonic)
    house = House(
        folder,
        thinker=thinker,
        make_analyser=Analyser,
        make_try_judge=TryJudge,
        make_par=RunningPar,
        now=lambda: FRIDAY,
    )
    thinker.start()
    seen: list[str] = []

    house.watch = lambda: seen.append(house.report.scene) if seen[-1:] != [house.report.scene] else None
    house.at_title()
    house.start()
    play_some_moves(house)
    house.program.ask(LookBackAt())
    house.run(1)
    house.program.ask(GoBack())
    for way in (GoToTitle(), ShowLearn()):
        house.program.ask(way)
        house.run(1)
    house.press(f"button/lesson/{LessonId.WHAT_WINS}")
    house.run(2)
    for request in (GoToTitle(), ShowGames(), ShowSettings(), ShowHelp(), ShowAbout()):
        house.program.ask(request)
        house.run(0.5)
        time.sleep(0.1)
    house.at_title()
    play_the_deal(house)
    house.close()
    print(" ".join(dict.fromkeys(seen)))


def play_some_moves(house: House) -> None:
    """The first turns of a match at the screen, computer players thinking in their process."""
    house.until(lambda: house.program.session is not None and house.game.awaits_person)
    view = house.game.match.view(0)
    house.game.match.play(0, player_of("easy").decide(view, Think()))
    house.run(1)


def play_the_deal(house: House) -> None:
    """The deal of the day to its end, and the first figure of par."""
    record = games_folder(house.data) / "friday.handfoot.jsonl"
    record.write_text(text_of(played("hard")), encoding="utf-8")
    house.program.ask(ShowTodaysDeal())
    house.run(0.5)
    house.program.open(record)
    house.until(lambda: house.report.scene == "deal_result")
    scene = house.program.screens.scenes[-1]
    assert isinstance(scene, DealResultScene)
    house.until(lambda: bool(scene.state.levels))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
