import json
from pathlib import Path

from pygame import Rect

from game.toolkit.targets import Report, TargetsFile, target

REPORT = Report("title", targets=(target("button/play", "Play", Rect(1, 2, 3, 4)),))


def test_what_is_written(tmp_path: Path) -> None:
    """One JSON object with the keys of the contract."""
    path = tmp_path / "targets.json"
    TargetsFile(path).write(REPORT)
    told = json.loads(path.read_text())
    assert told == {
        "seq": 1,
        "scene": "title",
        "busy": False,
        "turn": None,
        "phase": "",
        "message": "",
        "focus": "",
        "targets": [{"id": "button/play", "label": "Play", "rect": [1, 2, 3, 4], "enabled": True}],
    }


def test_only_changes_are_written(tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    file = TargetsFile(path)
    assert file.write(REPORT)
    assert not file.write(REPORT)
    assert file.write(Report("settings"))
    assert json.loads(path.read_text())["seq"] == 2


def test_nothing_is_left_aside(tmp_path: Path) -> None:
    TargetsFile(tmp_path / "targets.json").write(REPORT)
    assert [path.name for path in tmp_path.iterdir()] == ["targets.json"]


def test_a_missing_folder_stops_nothing(tmp_path: Path) -> None:
    assert not TargetsFile(tmp_path / "nowhere" / "targets.json").write(REPORT)


def test_a_file_whose_name_is_no_text_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    notice = target("notice", "caf\udce9.handfoot.jsonl cannot be read", Rect(1, 2, 3, 4))
    assert TargetsFile(path).write(Report("title", message="caf\udce9", targets=(notice,)))
    told = json.loads(path.read_bytes())
    assert told["message"] == "caf?"
    assert told["targets"][0]["label"] == "caf?.handfoot.jsonl cannot be read"
