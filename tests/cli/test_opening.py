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
from game.rules.presets import preset
from game.toolkit.drawing.theme import OWN_DECK
from game.ui.system.your_table.looks import TableLook
from game.ui.system.your_table.sharing_table import table_to_share
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, settings_file
from saves.library.backup import write_backup
from saves.pictures.shared_table import packed_table
from saves.players.own_rules import write_rules
from saves.records.score_pad_lines import encode_score_pad_line
from tests.cli.running import EXAMPLES
from tests.saves.score_pads import FIRST, header, wrote
from tests.toolkit.waiting import PATIENCE
from tests.ui.system.your_table.own_folder import pictures_in

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
    """Given a record with a spoilt line, Look back is on screen with a notice, the terminal has one sentence that names
    file and line, and the file is as it was, alone in its folder.
    """
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


@pytest.mark.parametrize("name", ["letter.txt", "letter.json"])
def test_what_is_nothing_of_ours_is_said_on_the_title(name: str, tmp_path: Path) -> None:
    """Given a letter in the place of a record or of rules, the title says so, and the terminal names the file."""
    (tmp_path / name).write_text("Dear Anna")
    with opened(tmp_path, tmp_path / name) as program:
        seen = program.seen()
        assert seen["scene"] == "title"
        assert "button/notice_read" in str(seen["targets"])
        (sentence,) = program.ended().splitlines()
    assert name in sentence


def test_a_record_is_opened_beside_a_running_game_and_left_as_it_is(tmp_path: Path) -> None:
    """Given a game that runs and its own record opened by a second program, that one looks back at it and says that it
    is played elsewhere; the record that is played stays the first one's, and goes on being written.
    """
    with opened(tmp_path, "play", "--rules", "web", "--speed", "off") as first:
        assert first.seen()["scene"] != "title"
        (record,) = games_folder(tmp_path / "data").glob("*.handfoot.jsonl")
        held = record.read_bytes()
        with opened(tmp_path, record) as second:
            assert second.seen()["scene"] == "replay"
            assert "button/notice_read" in str(second.seen()["targets"])
        assert record.read_bytes()[: len(held)] == held
        assert first.process.poll() is None


def test_a_deal_is_opened_by_its_code(tmp_path: Path) -> None:
    """Given a code in three words, a table is on screen and its record names the deal."""
    code = todays_deal(datetime(2026, 5, 1, tzinfo=UTC).date()).code
    with opened(tmp_path, *code.split()) as program:
        assert program.seen()["scene"] not in ("title", "today")
        (record,) = games_folder(tmp_path / "data").glob("*.handfoot.jsonl")
        assert json.loads(record.read_bytes().splitlines()[0])["deal"] == code


@pytest.mark.slow
def test_a_deal_begun_before_goes_on(tmp_path: Path) -> None:
    """Given a deal opened by its code twice, in one word the second time, there is one game of it."""
    code = todays_deal(datetime(2026, 5, 1, tzinfo=UTC).date()).code
    for words in (code.split(), [code.replace(" ", "").lower()]):
        with opened(tmp_path, *words) as program:
            assert program.seen()["scene"] != "title"
    assert len(list(games_folder(tmp_path / "data").glob("*.handfoot.jsonl"))) == 1


@pytest.mark.slow
def test_what_a_window_would_write_into_is_brought_in_instead(tmp_path: Path) -> None:
    """Given a score pad and a backup from elsewhere, the page to import them says what the pad is called, or asks
    whether to use the backup's settings, and they stay as they are; a pad among the player's own games is opened.
    """
    mail = tmp_path / "mail"
    mail.mkdir()
    score_pad = mail / "sunday.handfoot-pad.jsonl"
    score_pad.write_bytes("".join(f"{encode_score_pad_line(line)}\n" for line in (header(), *wrote(1, FIRST))).encode())
    (tmp_path / "other").mkdir()
    settings_file(tmp_path / "other").write_text('{"version": 3}')
    write_backup(tmp_path / "other", mail / "backup.zip", RealDisk())
    before = everything(mail)
    for path in (score_pad, mail / "backup.zip"):
        with opened(tmp_path, path) as program:
            seen = program.seen()
            assert seen["scene"] == "bring_in"
            assert (
                "“At the lake”" if path == score_pad else "button/use_settings"
            ) in f"{seen['message']} {seen['targets']}"
    assert everything(mail) == before
    own = games_folder(tmp_path / "data") / score_pad.name
    own.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(score_pad, own)
    with opened(tmp_path, own) as program:
        assert program.seen()["scene"] not in ("title", "bring_in")


def test_a_shared_rule_set_opens_in_the_editor(tmp_path: Path) -> None:
    """Given rules in a file with the name that sharing gives them, the editor has them."""
    path = tmp_path / "lake-house.handfoot.json"
    write_rules(path, preset("family"), RealDisk())
    with opened(tmp_path, path) as program:
        assert program.seen()["scene"] == "rules"


def chosen(seen: dict[str, Any]) -> tuple[str, ...]:
    """What has the golden frame."""
    return tuple(target["id"] for target in seen["targets"] if target["label"].endswith(": chosen"))


def test_a_shared_table_is_tried_on(tmp_path: Path) -> None:
    """Given a table as Share this table saves it, its cloth, back and deck are the chosen ones; a damaged one leaves
    the usual ones, and a notice says so.
    """
    path = tmp_path / "lake-house.handfoot-table"
    look = TableLook("oak", "waves", OWN_DECK, "classic")
    path.write_bytes(packed_table(table_to_share(look, pictures_in(tmp_path))))
    with opened(tmp_path, path) as program:
        assert program.shows(lambda seen: chosen(seen) == ("cloth/oak", "back/waves", "deck/own/classic"))
        assert program.seen()["scene"] == "your_table"
    path.write_bytes(path.read_bytes()[:200])
    with opened(tmp_path, path) as program:
        assert program.shows(lambda seen: "button/notice_read" in str(seen["targets"]))
        assert chosen(program.seen()) == ("cloth/forest", "back/classic", "deck/own/classic")
