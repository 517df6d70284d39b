import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from pygame import Event

from game.ui.shared.requests import (
    EditRules,
    ProgramRequest,
    ShowChances,
    ShowGames,
    ShowLearn,
    ShowNewGame,
    ShowPeople,
    ShowTodaysDeal,
    ShowYourTable,
)
from saves.disk.folders import games_folder
from saves.records.lines import GameLine, Line, ScoreLine
from saves.records.record import read_record
from tests.simulation.invariants import check_faces, check_game, check_way_on
from tests.simulation.simulated_person import EXITS
from tests.slow import LONG, slow_except
from tests.ui.drive import click, middle
from tests.ui.headers import MAY_GO_OUT, header, position
from tests.ui.house import House
from tests.ui.walks import some_step
from tests.window.window_player import HOLD

MATCH: Final = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"
STEPS: Final = 50
MOST_STEPS_OUT: Final = 40
WITHOUT_FOCUS: Final = ("first_picture", "curtain", "choose", "high_card", "cut", "deck_cut", "deal")
"""Where Space goes on, whatever is on the screen."""
NUMBER: Final = re.compile(r"\d+")
REST, RESTS = 0.5, 12
"""Seconds of a pass, and how many of them: then all is said, and what opens for a while is closed again."""
LONGEST: Final = 120.0
"""Seconds that the turns of all others may take, where somebody has chosen to see them slowly."""
NEVER: Final = ("button/quit", "button/hint", "button/on_phone")
"""What ends the walk, what a player thinks about, and what opens a door to the network; others ask about them."""


def lines_of_match(rounds: int = 0) -> Sequence[Line]:
    """A match in which Anna is a person: all of it, or what there is after so many rounds."""
    first, *lines = read_record(MATCH).lines
    assert isinstance(first, GameLine)
    seats = (replace(first.seats[0], kind="human", level=None), *first.seats[1:])
    ends = [n for n, line in enumerate(lines) if isinstance(line, ScoreLine)]
    return [replace(first, seats=seats), *(lines[: ends[rounds - 1] + 1] if rounds else lines)]


def laid(*lines: Line) -> Callable[[House], object]:
    """With this match on the table."""
    return lambda house: house.take_up(lines)


def several(house: House) -> None:
    """One game is over, and two go on; none is on the table."""
    folder = games_folder(house.data)
    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, lines) in enumerate({"web-4": 0, "family-4": 60, "couples-2": 90}.items()):
        record = MATCH.with_name(f"match-{name}.handfoot.jsonl").read_bytes().splitlines(keepends=True)
        path = folder / f"{name}.handfoot.jsonl"
        path.write_bytes(b"".join(record[: lines or None]))
        os.utime(path, (1_770_000_000 + number,) * 2)
    house.at_title()


def asking(*requests: ProgramRequest) -> Callable[[House], None]:
    """Several games, and what the program is asked for first."""

    def ask(house: House) -> None:
        several(house)
        for request in requests:
            house.ask(request)

    return ask


STARTS: Final[dict[str, Callable[[House], object]]] = {
    "title": House.at_title,
    "web": laid(header()),
    "two at the table": laid(header("family", (0, 1), players=2, teams=2)),
    "six": laid(header("campus", players=6, teams=3)),
    "high card": laid(header("couples")),
    "family": laid(header("family")),
    "eight": laid(header("couples", players=8, teams=8)),
    "between rounds": lambda house: house.take_up(lines_of_match(1)),
    "the last round": lambda house: house.take_up(lines_of_match(3)),
    "end": lambda house: house.take_up(lines_of_match()),
    "going out": laid(header("partners"), position(**MAY_GO_OUT)),
    "several games": several,
    "games": asking(ShowGames()),
    "new game": asking(ShowNewGame()),
    "today's deal": asking(ShowTodaysDeal()),
    "learn": asking(ShowLearn()),
    "people": asking(ShowPeople()),
    "your table": asking(ShowYourTable()),
    "rules": asking(EditRules("web")),
    "chances": asking(ShowChances()),
}
"""How it is begun, by name."""


def next_step(house: House, chance: Random, pressed: Counter[str]) -> tuple[str, Sequence[Event]]:
    """A press on what was pressed least, or anything."""
    there = [thing for thing in house.report.targets if thing.enabled and thing.id not in NEVER]
    if chance.random() < 0.25 or not there:
        return some_step(house.app.scene, chance, NEVER)
    names = [f"{house.report.scene} {NUMBER.sub('N', thing.id)}" for thing in there]
    least = min(pressed[name] for name in names)
    at = chance.choice([at for at, name in enumerate(names) if pressed[name] == least])
    pressed[names[at]] += 1
    return f"press {there[at].id}", click(middle(there[at]))


def check(house: House) -> None:
    """Raises where somebody sees a hidden card, where cards are lost, where nothing can be pressed, or the keys are
    nowhere.
    """
    report = house.report
    assert report.targets, f"nothing to press on {report.scene}"
    assert report.focus or report.scene in WITHOUT_FOCUS, f"the keys are nowhere on {report.scene}"
    check_faces(house)
    if house.program.session is not None:
        check_game(house.game.match)
        check_way_on(house.game.match)


def lead_out(house: House) -> None:
    """Back to the title, by what leads there; raises where nothing does."""
    for _ in range(MOST_STEPS_OUT):
        if house.report.scene == "title":
            return
        ready = {thing.id: thing for thing in house.look().things if thing.enabled}
        found = next((ready[id] for id in EXITS if id in ready), None)
        if found is None:
            house.key("escape")
        elif house.report.scene == "curtain":
            house.hold(found.middle, HOLD)
        else:
            house.click(found.middle)
        house.settle(LONGEST)
    raise AssertionError(f"no way back from {house.report.scene}")


@pytest.mark.parametrize("seed", range(5 if LONG else 1))
@pytest.mark.parametrize("start", slow_except(list(STARTS)[::4], STARTS))
def test_random_use_breaks_nothing(start: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where pages to print are written
    chance, pressed, clock, steps = Random(f"{start} {seed}"), Counter[str](), [0.0], list[str]()
    house = House(tmp_path, clock=lambda: clock[0])
    try:
        STARTS[start](house)
        house.settle(LONGEST)
        while house.app.running and len(steps) < STEPS:
            name, events = next_step(house, chance, pressed)
            steps.append(name)
            for event in events:
                house.step(event)
            if house.app.running:
                house.settle(LONGEST)
                house.let_background_end()
                for _ in range(RESTS):
                    clock[0] += REST
                    house.step(dt=REST)
                check(house)
        if house.app.running:
            lead_out(house)
    except Exception as error:
        raise AssertionError(f"{start}, seed {seed}: {error!r} after {steps}") from error
    house.close()
