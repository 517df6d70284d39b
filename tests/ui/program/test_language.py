"""Another language, chosen in Settings: everything on screen is in it at once, and nothing else changes."""

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface, image

from game.toolkit.screen_preferences import Spoken
from game.ui.learn.problems.screen import ProblemAnswerScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoToTitle, ShowGames, ShowSettings
from saves.disk.folders import games_folder
from saves.records.lines import ScoreLine
from saves.records.record import read_record
from tests.slow import slow_except
from tests.ui.drive import there
from tests.ui.house import House

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"
CHOICES: dict[Spoken, str] = {"en": "row/1", "es": "row/2"}
Opened = Callable[[Spoken], House]


@pytest.fixture
def opened(open_house: Callable[..., House], tmp_path: Path) -> Opened:
    """Opens programs that were set to a language, each on data of its own."""
    folders = (tmp_path / str(n) for n in itertools.count())
    return lambda language: open_house(
        next(folders), preferences=Preferences(speed="off", sound=False, language=language), clock=lambda: 0.0
    )


def title(house: House) -> Iterator[None]:
    """The first screen."""
    house.at_title().press("button/main_menu")
    house.until(lambda: ":" in next(one.label for one in house.report.targets if one.id == "button/learn"))
    yield


def staged(house: House) -> Iterator[None]:
    """A match in which cards lie in front of the person, and others are chosen."""
    house.begin()
    house.go("stock")
    for id in ("hand/2", "hand/3", "hand/4", "new_pile", "hand/0"):
        house.press(id)
    arrangement = house.table.state.arrangement
    assert len(arrangement.order) < len(arrangement.with_laid)
    yield


def hinted(house: House) -> Iterator[None]:
    """A match with a hint, and its reasons."""
    house.begin()
    for _ in range(2):
        house.key("h", settles=True)
    yield


def refused(house: House) -> Iterator[None]:
    """A match in which cards went where they can't."""
    house.begin()
    house.go("stock")
    house.press(house.look().all("hand/")[-1].id)
    house.press("new_pile")
    yield


def some_turns(house: House) -> Iterator[None]:
    """A match with a log, and somebody's book with its ribbon."""
    house.begin()
    for _ in range(3):
        house.go("stock")
        house.press(house.look().all("hand/")[-1].id)
        house.go("button/discard")
    yield


def round_seen_again(house: House) -> Iterator[None]:
    """The table as a round ended, and afterwards its score."""
    lines = read_record(MATCH).lines
    house.take_up(lines[: next(n for n, line in enumerate(lines) if isinstance(line, ScoreLine)) + 1])
    house.settle()
    house.press("button/see_table")
    yield
    house.settle()
    house.press("button/continue")


def games(house: House) -> Iterator[None]:
    """The list of games, where one goes on."""
    house.take_up(read_record(MATCH).lines[:60])
    for where in (GoToTitle(), ShowGames()):
        house.settle()
        house.program.ask(where)
    yield


def new_game(house: House) -> Iterator[None]:
    """A match that was put together and not begun, and is gone on with after the title."""
    house.at_title().go("button/new_game")
    house.key("Escape")
    yield
    house.settle()
    house.press("button/new_game")


def learn(house: House, what: str) -> None:
    """A lesson or a problem from the title."""
    house.at_title().go("button/learn")
    house.go(what)


def lesson(house: House) -> Iterator[None]:
    """A lesson that goes on, with its tutor."""
    learn(house, "button/lesson/what_wins")
    yield


def lesson_again(house: House) -> Iterator[None]:
    """A lesson that was begun, and is opened again from the title."""
    learn(house, "button/lesson/what_wins")
    house.program.ask(GoToTitle())
    yield
    learn(house, "button/lesson/what_wins")


def problem(house: House) -> Iterator[None]:
    """A problem with a nudge."""
    learn(house, "row/0")
    house.key("h")
    yield


def answer(house: House) -> Iterator[None]:
    """The answer to a problem, after its best way was played out."""
    learn(house, "row/0")
    house.press("button/show")
    while not isinstance(house.program.screens.scenes[-1], ProblemAnswerScene):
        house.key("Space")
    yield


PLACES = (
    title,
    staged,
    hinted,
    refused,
    some_turns,
    round_seen_again,
    games,
    new_game,
    lesson,
    lesson_again,
    problem,
    answer,
)


def switch(house: House, language: Spoken) -> None:
    """To Settings, and back."""
    house.settle()
    scenes = house.program.screens.scenes
    house.ask(ShowSettings())
    house.go("field/language", CHOICES[language])
    house.key("Escape")
    assert house.program.screens.scenes == scenes


def seen(house: House) -> dict[str, Any]:
    """All that there is to read and to hear, and the picture."""
    house.settle()
    report, scene, picture = house.report, house.program.screens.scenes[-1], Surface(house.app.window.size)
    house.app.scene.draw(picture, True)
    return {
        "message": report.message,
        "labels": {target.id: target.label for target in report.targets},
        "read": [str(getattr(told, "text", "")) for told in getattr(scene, "told", ())],
        "picture": image.tobytes(picture, "RGB"),
    }


@pytest.mark.parametrize("place", slow_except((title,), PLACES, every=3))
def test_everything_is_in_the_language_that_was_chosen(
    opened: Opened, place: Callable[[House], Iterator[None]]
) -> None:
    """Given any screen below Settings, choosing another language there shows the same as a program that spoke it from
    the beginning, in every text and every pixel; and so it does back again.
    """
    looks = []
    for chosen in (("es", "es"), ("en", "es"), ("en", "en"), ("es", "en")):
        house = opened(chosen[0])
        way = place(house)
        next(way)
        switch(house, chosen[1])
        next(way, None)
        looks.append(seen(house))
        house.close()
    for meant, shown in (looks[:2], looks[2:]):
        for what in ("message", "labels", "read"):
            assert shown[what] == meant[what]
        assert shown["picture"] == meant["picture"]
    assert looks[0]["labels"] != looks[2]["labels"]


def test_cards_laid_out_stay_where_they_are(opened: Opened) -> None:
    house = opened("en")
    next(staged(house))
    before = house.table.state.arrangement
    switch(house, "es")
    house.settle()
    assert house.table.state.arrangement == before


def test_a_record_tells_nothing_of_the_language(opened: Opened) -> None:
    """Given the same moves in two languages, the records are the same to the byte, but for when it was begun and how
    the match is called; who gave no name is You or Tú on screen, and You in both, also where Tú was typed.
    """
    english, spanish = _played(opened("en"), "You"), _played(opened("es"), "Tú")
    assert english == spanish
    assert b'"You"' in english


def _played(house: House, you: str) -> bytes:
    """The record of two turns."""
    house.at_title().go("button/new_game")
    house.open_for("field/seat_0")
    assert there(house.look().find("field/seat_0")).label.endswith(f": {you}")
    house.press("field/seat_0")
    house.write(you)
    house.go("button/start")
    for _ in range(2):
        house.settle()
        house.go("stock")
        house.press(house.look().all("hand/")[-1].id)
        house.press("button/discard")
    house.settle()
    house.close()
    (record,) = games_folder(house.data).glob("*.jsonl")
    return re.sub(rb'"(id|created|name)":"[^"]+"', b"", record.read_bytes(), count=3)
