"""What stands in the place of a command is opened as a file manager opens it: by a program that nobody sees the
terminal of, beside others that run, and without a change to the file.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from game.deals.shared_deal import todays_deal
from game.messages.functions import errors as say_errors, house_rules as say_rules
from game.rules.presets import preset
from game.ui.shared.requests import ImportRules, OpenRecord
from saves.disk import limits
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder
from saves.players.own_rules import write_rules
from saves.records.score_pad_lines import encode_score_pad_line
from tests.cli.running import EXAMPLES, Said, run
from tests.saves.score_pads import FIRST, header, wrote
from tests.toolkit.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[2]
ENVIRON: Final = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
RECORD: Final = EXAMPLES / "match-web-4.handfoot.jsonl"


class Opened:
    """A running program and what it shows."""

    def __init__(self, folder: Path, *arguments: str | Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._targets = folder / f"targets-{time.monotonic_ns()}.json"
        options = ("--targets", str(self._targets), "--data-dir", str(folder / "data"), "--size", "1280x720")
        command = [sys.executable, "main.py", *map(str, arguments), *options]
        self._said = self._targets.with_suffix(".said")  # no pipe: those who think would keep it open
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(command, cwd=ROOT, env=ENVIRON, stderr=said)

    def seen(self) -> dict[str, Any]:
        """What is on screen once it rests."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            if self._targets.exists():
                seen: dict[str, Any] = json.loads(self._targets.read_bytes())
                if not seen["busy"]:
                    return seen
            time.sleep(0.02)
        raise AssertionError(f"no scene came to rest; ended with {self.process.returncode}: {self._said.read_text()}")

    def shows(self, wanted: Callable[[dict[str, Any]], bool]) -> bool:
        """Whether that comes to be on screen."""
        until = time.monotonic() + PATIENCE
        while not (shown := wanted(self.seen())) and time.monotonic() < until:
            time.sleep(0.02)
        return shown

    def ended(self) -> str:
        """What it said on stderr until it was ended."""
        self.process.kill()
        self.process.wait()
        return self._said.read_text(encoding="utf-8")


@contextmanager
def opened(folder: Path, *arguments: str | Path) -> Iterator[Opened]:
    """The program with these arguments, killed in the end."""
    program = Opened(folder, *arguments)
    try:
        yield program
    finally:
        program.ended()


def everything(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Each file of a folder, what is in it and when it was changed."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}


def test_a_damaged_record_says_so_in_the_window_and_shows_its_whole_part(tmp_path: Path) -> None:
    mail = tmp_path / "mail"
    mail.mkdir()
    path = mail / "spoilt.handfoot.jsonl"
    lines = RECORD.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:40], b"{}\n", *lines[41:]]))
    before = everything(mail)
    with opened(tmp_path, path) as program:
        seen = program.seen()
        assert seen["scene"] == "replay"
        assert "button/notice_read" in str(seen["targets"])
        (sentence,) = program.ended().splitlines()
    assert "spoilt.handfoot.jsonl, line 41" in sentence
    assert everything(mail) == before


Wish = tuple[str, tuple[Any, ...]]
"""A call of the program, as `part.method`, and its arguments."""


class Wishes:
    """Stands in for the program and records each call of it."""

    def __init__(self, told: list[Wish], name: str = "") -> None:
        self._told, self._name = told, name

    def __getattr__(self, name: str) -> "Wishes":
        return Wishes(self._told, f"{self._name}.{name}".strip("."))

    def __call__(self, *given: Any) -> None:
        """One call."""
        self._told.append((self._name, given))


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[Wish]:
    """What the program is asked for over its title, without a window."""
    told: list[Wish] = []

    def run_window(options: object, show: Callable[[Any], object]) -> int:
        show(Wishes(told))
        return 0

    for module in ("open_file", "open_deal"):
        monkeypatch.setattr(f"game.cli.{module}.run_window", run_window)
    return told


def broken(folder: Path, name: str, *more: bytes) -> Path:
    """The first lines of a match, and others after them."""
    path = folder / name
    path.write_bytes(b"".join([*RECORD.read_bytes().splitlines(keepends=True)[:40], *more]))
    return path


def test_a_file_opens_the_part_of_the_program_that_reads_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wishes: list[Wish]
) -> None:
    rules, backup = (tmp_path / f"lake{ending}" for ending in (".handfoot.JSON", ".ZIP"))
    write_rules(rules, preset("family"), RealDisk())
    backup.touch()
    score_pad = tmp_path / "sunday.handfoot-pad.jsonl"
    score_pad.write_bytes("".join(f"{encode_score_pad_line(line)}\n" for line in (header(), *wrote(1, FIRST))).encode())
    own = games_folder(tmp_path / "data") / score_pad.name
    own.parent.mkdir(parents=True)
    shutil.copy(score_pad, own)
    code = todays_deal(datetime(2026, 5, 1, tzinfo=UTC).date()).code
    words = ([RECORD], [rules], [backup], [score_pad], [own], code.split(), [code.replace(" ", "").lower()])
    for arguments in words:
        assert run(capsys, *arguments, "--data-dir", tmp_path / "data") == Said(0, "", "")
    (look_back, *asked, one, other) = wishes
    assert (look_back[0], look_back[1][0]) == ("records.look_back_at", RECORD)
    assert look_back[1][1].problem is None
    assert asked == [
        ("ask", (ImportRules(preset("family")),)),
        ("file_pages.import_files", (backup,)),
        ("file_pages.import_files", (score_pad,)),
        ("ask", (OpenRecord(str(own)),)),
    ]
    assert [(name, given[0].code) for name, given in (one, other)] == [("deals.play_named", code)] * 2


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("letter.txt", b"Dear Anna", say_errors.no_game_in("letter.txt")),
        ("letter.json", b"Dear Anna", say_rules.rules_flaw("letter.json", "not_json", 1)),
        ("new.handfoot.jsonl", b'{"type":"game","format":999}\n', f"new.handfoot.jsonl: {say_errors.newer_game()}"),
    ],
)
def test_a_foreign_file_is_named_on_the_title_and_the_terminal(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    wishes: list[Wish],
    name: str,
    text: bytes,
    sentence: str,
) -> None:
    (tmp_path / name).write_bytes(text)
    said = run(capsys, tmp_path / name)
    ((asked, given),) = wishes
    assert (said.code, asked) == (1, "screens.say")
    assert given[0]() == said.sentence == sentence


def test_a_file_larger_than_any_match_is_named_and_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wishes: list[Wish]
) -> None:
    path = tmp_path / "huge.handfoot.jsonl"
    with path.open("wb") as file:
        file.truncate(limits.GAME + 1)
    said = run(capsys, path)
    assert (said.code, [asked for asked, _ in wishes]) == (1, ["screens.say"])
    assert said.sentence == f"huge.handfoot.jsonl: {say_errors.huge_game()}"


def test_the_intact_part_of_a_record_is_shown_and_the_damage_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wishes: list[Wish]
) -> None:
    said = run(capsys, broken(tmp_path, "spoilt.handfoot.jsonl", b"{}\n"))
    assert said.code == 1
    assert "spoilt.handfoot.jsonl, line 41" in said.sentence
    torn = broken(tmp_path, "torn.handfoot.jsonl", b'{"type": "mo')
    said = run(capsys, torn)
    assert (said.code, said.sentence) == (0, f"{torn}: {say_errors.torn_line(41)}")
    assert [name for name, _ in wishes] == ["records.look_back_at"] * 2
    (tmp_path / "folder.jsonl").mkdir()
    assert run(capsys, tmp_path / "folder.jsonl").code == 1
    gone = run(capsys, tmp_path / "gone.jsonl")
    assert (gone.code, "gone.jsonl" in gone.sentence) == (2, True)
    assert [name for name, _ in wishes[2:]] == ["screens.say"]


def test_a_record_is_opened_beside_a_running_game_and_left_as_it_is(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "--rules", "web", "--speed", "off") as first:
        assert first.seen()["scene"] != "title"
        (record,) = games_folder(tmp_path / "data").glob("*.handfoot.jsonl")
        held = record.read_bytes()
        with opened(tmp_path, record) as second:
            assert second.seen()["scene"] == "replay"
            assert "button/notice_read" in str(second.seen()["targets"])
        assert record.read_bytes()[: len(held)] == held
        assert first.process.poll() is None


def chosen(seen: dict[str, Any]) -> tuple[str, ...]:
    """What has the golden frame."""
    return tuple(target["id"] for target in seen["targets"] if target["label"].endswith(": chosen"))
