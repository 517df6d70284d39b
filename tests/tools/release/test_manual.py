"""The man page: everything that the command line takes is on it."""

import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from game.cli.dispatch import COMMANDS
from tools.release.manual import escaped, manual
from tools.release.options import TakenCommand, whole_command_line

DAY: Final = datetime(2026, 11, 20, tzinfo=UTC)


def section(page: str, command: TakenCommand) -> str:
    """What the page says of a command."""
    head = f".SS {escaped(command.name)}\n" if command.name else ".SH OPTIONS\n"
    return re.split(r"^\.S[SH] ", page.partition(head)[2], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("command", whole_command_line(), ids=lambda command: command.name or "alone")
def test_every_argument_is_in_the_manual_with_what_it_is_for(command: TakenCommand) -> None:
    page = manual(DAY)
    everywhere = section(page, whole_command_line()[0])
    for argument in command.arguments:
        told = section(page, command)
        flags = [f"\\fB{escaped(flag)}\\fR" for flag in argument.flags] or [f"\\fI{escaped(argument.value)}\\fR"]
        place = told if all(flag in told for flag in flags) else everywhere
        assert all(flag in place for flag in flags), argument
        assert escaped(argument.about) in place, argument
    assert command.arguments


def test_the_manual_has_every_command() -> None:
    assert re.findall(r"^\.SS (.+)$", manual(DAY), re.MULTILINE) == list(COMMANDS)


@pytest.mark.skipif(not shutil.which("man"), reason="man is not installed")
def test_the_manual_can_be_set_without_a_complaint(tmp_path: Path) -> None:
    path = tmp_path / "hand-and-foot.6"
    path.write_text(manual(DAY), encoding="utf-8")
    command = ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert (
        "hand-and-foot - card game"
        in subprocess.run(["lexgrog", str(path)], capture_output=True, text=True, check=True).stdout
    )
