"""What is read in before a title answers: everything else can wait until somebody asks for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import ROOT

TITLE = """
import sys
from game.toolkit.accessibility.bridge import Bridge
from game.toolkit.app import App

passes, step = [], App.step

def counted(app, dt, events):
    step(app, dt, events)
    passes.append(app.scene.name)
    if len(passes) == 30:
        print(*sys.modules, sep="\\n")
        app.quit()

App.step = counted
if "listened" in sys.argv:
    Bridge.is_listened_to, Bridge.tell = True, lambda bridge, tree: None

from game.cli import main
raise SystemExit(main([]) or passes[-1] != "title")
"""
LATER = (
    *(
        "game.ui.table.screen",
        "game.ui.match.session",
        "game.ui.start.todays_deal.presenter",
        "game.ui.match.matches.match_at_table",
    ),
    *(
        "game.ui.review.games.screen",
        "game.ui.rules.house_rules.editor",
        "game.ui.learn.lessons.screen",
        "game.ui.start.new_game.screen",
    ),
    *(
        "game.lessons.lesson_facts",
        "game.lessons.course",
        "game.play.match",
        "game.ai.players.tuned_player",
        "game.deals.shared_deal",
    ),
    *(
        "game.ui.shared.explained",
        "game.sentences.learning.glossary",
        "game.sentences.at_table.log",
        "game.sentences.rules_and_scores.rule_page",
        "game.phones",
        "game.printed",
    ),
    *("zipfile", "logging", "statistics", "subprocess", "unittest"),
)
"""Modules that no title needs, alone or by what is inside them."""
MOST = 321
"""Modules of our own for a title that nobody listens to, with the folders that they are in."""


def read_in(data: Path, *how: str) -> list[str]:
    """The modules that are there after half a second of a title, in a process of its own."""
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environ |= {f"XDG_{name}_HOME": str(data / name) for name in ("DATA", "CONFIG", "CACHE")} | {"HOME": str(data)}
    command = [sys.executable, "-c", TITLE, *how]
    told = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    return told.stdout.split()


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere other folders are the player's, and other modules open it"
)
@pytest.mark.parametrize("how", ["alone", "listened"])
def test_a_title_reads_in_no_other_screen(tmp_path: Path, how: str) -> None:
    there = read_in(tmp_path, how)
    assert "game.ui.start.title.screen" in there
    assert [name for name in there if name.startswith(LATER)] == []
    own = [name for name in there if name.partition(".")[0] in ("game", "saves")]
    assert how == "listened" or len(own) <= MOST
