import json
import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from game.messages.functions import evening as say
from game.ui.system.file_chooser.printing import pages_folder
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.records.open_score_pad import OpenScorePad
from saves.records.record import read_record
from tests.saves.score_pads import FIRST, SECOND, header
from tests.ui.house import House

OpenHouse = Callable[..., House]
MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"
FRIDAY = datetime(2026, 5, 1, 20, 0)
NAMES = ("Anna", "Ben", "Rosa", "Ida")


def stamped(path: Path, when: datetime) -> Path:
    """The file as it was written last then."""
    os.utime(path, (when.timestamp(), when.timestamp()))
    return path


def match_at_screen(data: Path, when: datetime, *, names: Sequence[str] = NAMES, damaged: bool = False) -> Path:
    """A finished match of people."""
    first, *rest = MATCH.read_text().splitlines()
    seats = [{"name": name, "kind": "human"} for name in names]
    told = {**json.loads(first), "id": f"screen-{when:%d-%H%M}", "name": "On the sofa", "seats": seats}
    if damaged:
        rest.insert(len(rest) // 2, "nonsense")
    folder = games_folder(data)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"screen-{when:%d-%H%M}.handfoot.jsonl"
    path.write_text("\n".join([json.dumps(told, separators=(",", ":")), *rest]) + "\n")
    return stamped(path, when)


def score_pad_of_family(data: Path, when: datetime, *, is_over: bool = True) -> Path:
    """1,505 to 1,840 in two rounds with real cards."""
    folder = games_folder(data)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"pad-{when:%d-%H%M}.handfoot-pad.jsonl"
    with OpenScorePad.create(path, replace(header(), id=f"pad-{when:%d-%H%M}"), RealDisk()) as score_pad:
        for number, entry in ((1, FIRST), (2, SECOND)):
            score_pad.enter(number, entry)
            score_pad.write_down(number)
        if is_over:
            score_pad.end()
    return stamped(path, when)


def at_finished(house: House) -> House:
    """My games with the finished ones."""
    house.at_title().go("button/games")
    house.key("F", settles=True)
    return house


def rows(house: House) -> list[str]:
    """What each match came to."""
    return [target.label for target in house.report.targets if target.id.startswith("row/")]


def test_matches_at_the_screen_and_with_real_cards_are_one_page(open_house: OpenHouse, tmp_path: Path) -> None:
    match_at_screen(tmp_path, FRIDAY.replace(day=30, month=4))
    match_at_screen(tmp_path, FRIDAY)
    score_pad_of_family(tmp_path, FRIDAY.replace(hour=22))
    score_pad_of_family(tmp_path, FRIDAY.replace(day=2, hour=0, minute=30), is_over=False)
    house = at_finished(open_house(now=lambda: FRIDAY.replace(day=2, hour=1)))
    house.go("button/evening")
    assert house.look().scene == "evening"
    results = ["Ben & Ida won by 7,740", "Ben & Ida won by 335", "Not finished: Ben & Ida lead by 335"]
    assert rows(house) == results
    score = read_record(MATCH).lines[-1].totals  # type: ignore[union-attr]  # it is the end
    points = [one + 2 * more for one, more in zip(score, (1505, 1840), strict=True)]
    page = house.program.screens.scenes[-1].state  # type: ignore[attr-defined]
    assert [side.total for side in page.sides] == points
    assert [side.won for side in page.sides] == [int(score[0] > score[1]), int(score[1] > score[0]) + 1]
    assert (page.notes, page.is_over) == ((say.unfinished(1),), False)  # an evening goes on after midnight
    house.press("button/print")
    house.until(lambda: house.look().find("button/notice_read") is not None)
    paper = max(pages_folder().iterdir(), key=lambda page: page.stat().st_mtime_ns)
    text = paper.read_text()
    assert text.count("<caption>") == 3
    assert say.unfinished(1) in text.replace("&#x27;", "'")
    house.press("button/notice_read", "button/back")
    assert house.look().scene == "games"


def test_an_open_copy_of_a_pad_is_alone_in_its_evening(open_house: OpenHouse, tmp_path: Path) -> None:
    """Given a pad and a copy that a sync program kept aside before its second round, both from that evening, the copy
    once it is open has an evening of one match. The bug: the pad itself counted beside it.
    """
    score_pad = score_pad_of_family(tmp_path, FRIDAY, is_over=False)
    copy = score_pad.with_name(score_pad.name.replace(".jsonl", " (1).jsonl"))
    copy.write_text("".join(score_pad.read_text().splitlines(keepends=True)[:3]))
    stamped(copy, FRIDAY.replace(hour=21))
    house = open_house(now=lambda: FRIDAY.replace(hour=22))
    house.at_title().go("button/games")
    house.go("row/0", "button/evening")
    assert rows(house) == ["Not finished: Anna & Rosa lead by 565"]
