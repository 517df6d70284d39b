import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

import pytest

from game.cli.arguments import CommandError, Parser, add_record_and_seats, wants_json, whole_number
from game.messages.amounts import capital
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.messages.language import speaking
from tests.cli.running import EXAMPLES, run
from tests.saves.homeless import make_homeless

ROOT = Path(__file__).parents[2]
MATCH: Final = EXAMPLES / "match-web-4.handfoot.jsonl"
NOBODY: Final = "~nobody-at-all/x"


DEEP: Final = "/".join(["d"] * 2000)
LONG: Final = "w" * 300


def parser() -> Parser:
    """A command with a record, seats, a number, a choice, and two options that exclude each other."""
    own = Parser(prog="main.py look")
    add_record_and_seats(own, "")
    own.add_argument("--games", type=whole_number(1, 9))
    own.add_argument("--page", choices=("rules", "plan"))
    alone = own.add_mutually_exclusive_group()
    for way in ("--deep", "--quick"):
        alone.add_argument(way, action="store_true")
    return own


@pytest.mark.parametrize(
    ("typed", "seats", "games"),
    [
        ("x.jsonl", None, None),
        ("x.jsonl --seat 1 2", [1, 2], None),
        ("--seat 0 7 x.jsonl", [0, 7], None),
        ("--seat 1 x.jsonl --games 1", [1], 1),
        ("--seat 1 --games 9 --seat 2 x.jsonl", [1, 2], 9),
    ],
)
def test_seats_stand_before_or_after_the_record(typed: str, seats: list[int] | None, games: int | None) -> None:
    found = parser().parse_args(typed.split())
    assert (found.file, found.seat, found.games) == (Path("x.jsonl"), seats, games)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("x --games 0", f"--games: {say_command_line.too_small('0', '1')}"),
        ("x --games 10", f"--games: {say_command_line.too_great('10', '9')}"),
        ("x --games many", f"--games: {say_command_line.no_whole_number(repr('many'))}"),
        ("x --seat 8", f"--seat: {say_command_line.too_great('8', '7')}"),
        ("--seat 1 y x", f"--seat: {say_command_line.no_whole_number(repr('y'))}"),
        ("x --seat 1 y", f"--seat: {say_command_line.no_whole_number(repr('y'))}"),
        ("--seat y", f"--seat: {say_command_line.no_whole_number(repr('y'))}"),
        ("x --page 9", f"--page: {say_cli.choice_unknown(repr('9'), 'rules, plan')}"),
        ("x --deep --quick", f"--quick: {say_cli.not_together('--deep')}"),
        ("x --deep=1", f"--deep: {say_cli.no_argument_expected()}"),
        ("x --games", f"--games: {say_cli.one_argument_expected()}"),
        ("x --seat", f"--seat: {say_cli.some_arguments_expected()}"),
        ("x --nothing", say_cli.arguments_unknown("--nothing")),
        ("--deep", say_cli.arguments_required("FILE")),
    ],
)
def test_what_makes_no_sense_is_said_in_our_words(typed: str, complaint: str) -> None:
    with pytest.raises(CommandError) as refused:
        parser().parse_args(typed.split())
    assert str(refused.value) == say_cli.see_help(capital(complaint), "main.py look")


def test_help_is_in_the_language_that_is_spoken() -> None:
    own = Parser(prog="main.py look", description="one\n  two", epilog="word " * 40)
    with speaking("es"):
        told = own.format_help()
        assert told.startswith(f"{say_cli.usage()} main.py look")
    assert "one\n  two\n" in told
    assert told.count("word") == 40
    assert max(map(len, told.splitlines())) < 120


def test_json_is_wanted_only_if_it_was_asked_for() -> None:
    assert wants_json(Namespace(json=True))
    assert not wants_json(Namespace())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([LONG], "There's no command 'www"),
        ([f"{LONG}.json"], "can't be used: its name is longer than 255 bytes"),
        (["rules", "web", "--html", f"{DEEP}/x.html"], "can't be used: it's more than 100 folders deep"),
        (["--targets", "/"], "'/' can't be used: it's a folder, so name a file in it"),
        (["play", "--targets", "."], "'.' can't be used: it's a folder, so name a file in it"),
        (["--size", "99999x99999"], "'99999x99999' is too large: a window can be at most 7680x4320 pixels"),
        (["demo", "--size", "1280x4321"], "'1280x4321' is too large: a window can be at most 7680x4320 pixels"),
    ],
)
def test_what_cannot_be_is_one_short_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run(capsys, *arguments)
    assert (found.code, found.out) == (2, "")
    assert said in found.sentence
    assert len(found.sentence) < 250
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["--data-dir", NOBODY, "rules"],
        ["rules", "--data-dir", NOBODY],
        ["rules", f"{NOBODY}.json"],
        ["rules", "web", "--html", f"{NOBODY}.html"],
        ["verify", NOBODY],
        ["show", NOBODY],
        ["review", NOBODY],
        ["replay", NOBODY],
        ["play", "--record", NOBODY],
        ["play", "--rules", f"{NOBODY}.json"],
        ["play", "--targets", NOBODY],
        ["--targets", NOBODY],
        ["simulate", "--rules", "web", "--games", "1", "--out", NOBODY],
        ["simulate", "--rules", f"{NOBODY}.toml", "--games", "1"],
        ["simulate", "--merge", NOBODY],
    ],
)
def test_a_home_of_nobody_is_one_sentence_wherever_it_is_named(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(capsys, *arguments)
    assert (said.code, said.out) == (2, "")
    assert "nobody-at-all has no home folder on this computer" in said.sentence
    assert list(tmp_path.iterdir()) == []


def test_a_tilde_that_no_shell_replaced_leads_home(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    said = run(capsys, "simulate", "--rules", "web", "--teams", "2:solo", "--games", "1", "--out=~/x")
    assert said.code == 0
    assert [path.name for path in (tmp_path / "x").iterdir()] == ["web-1.handfoot.jsonl"]


def test_records_of_a_series_are_not_replaced_unasked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = [
        "simulate",
        "--rules",
        "web",
        "--teams",
        "2:solo",
        "--games",
        "3",
        "--seed",
        "owl",
        "--out",
        str(tmp_path),
    ]
    mine = tmp_path / "web-2.handfoot.jsonl"
    mine.write_text("a whole evening")
    (tmp_path / "web-3.handfoot.jsonl").write_text("another")
    said = run(capsys, *command)
    assert (said.code, said.out) == (2, "")
    assert said.sentence == f"{mine} and 1 more would be replaced: choose another place, or add --force."
    assert mine.read_text() == "a whole evening"
    assert len(list(tmp_path.iterdir())) == 2
    assert run(capsys, *command, "--force").code == 0
    assert mine.read_text().startswith('{"type":"game"')
    assert len(list(tmp_path.iterdir())) == 3


def test_a_sheet_is_not_replaced_unasked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "rules.html"
    path.write_text("my thesis")
    said = run(capsys, "rules", "web", "--html", path)
    assert (said.code, said.sentence) == (2, f"{path} would be replaced: choose another place, or add --force.")
    assert path.read_text() == "my thesis"
    assert run(capsys, "rules", "web", "--html", path, "--force").code == 0
    assert path.read_text().startswith("<!DOCTYPE html>")


@pytest.mark.parametrize("command", [["rules"], ["simulate", "--rules", "ours", "--games", "1"], ["play"]])
def test_without_a_home_one_sentence_says_what_to_do(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_homeless(monkeypatch)
    monkeypatch.chdir(tmp_path)
    said = run(capsys, *command)
    assert (said.code, said.out) == (2, "")
    assert "set HOME, or name a folder for your games with --data-dir" in said.sentence
    assert list(tmp_path.iterdir()) == []
    assert run(capsys, "rules", "--data-dir", tmp_path).code == 0


def test_a_bug_without_a_home_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a bug in a command and no place for its report, one sentence says so, and no traceback shows."""

    def broken(path: Path) -> None:
        raise ZeroDivisionError(path)

    make_homeless(monkeypatch)
    monkeypatch.setattr("game.cli.commands.verify_command.report_on", broken)
    said = run(capsys, "verify", MATCH)
    assert (said.code, said.sentence) == (1, "Something went wrong inside the program (ZeroDivisionError).")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32" or shutil.which("sh") is None, reason="rights are another thing there")
@pytest.mark.parametrize(("mask", "rights"), [("022", 0o644), ("002", 0o664), ("077", 0o600)])
def test_what_is_written_may_be_read_by_whoever_the_umask_allows(mask: str, rights: int, tmp_path: Path) -> None:
    command = (
        f"umask {mask} && {sys.executable} main.py rules web --html '{tmp_path}/a.html' && "
        f"{sys.executable} main.py simulate --rules web --teams 2:solo --games 1 --out '{tmp_path}'"
    )
    subprocess.run(["sh", "-c", command], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert found == {"a.html": rights, "web-1.handfoot.jsonl": rights}
