"""Tests for game/play/processes/confined.py, with programs that really try what they must not."""

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.play.processes.confined import can_confine
from game.play.programs.bot_pipes import BotGone, BotProcess, BotProgram

pytestmark = pytest.mark.skipif(not can_confine(), reason="this system has no Landlock")

ATTEMPT = """
import os, socket, subprocess, sys, tempfile
from pathlib import Path
try:
    print("did", {attempt}, flush=True)
except (OSError, MemoryError) as refused:
    print(type(refused).__name__, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def told(tmp_path: Path) -> Callable[..., str]:
    """What a program says that tries something; beside it are `open.txt`, `empty` and the hidden `secret/deep.txt`."""
    (tmp_path / "open.txt").write_text("open")
    (tmp_path / "empty").mkdir()
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "deep.txt").write_text("hidden")
    (tmp_path / "link.txt").symlink_to(tmp_path / "secret" / "deep.txt")

    def tell(attempt: str, is_trusted: bool = False) -> str:
        words = attempt.replace("HERE", str(tmp_path)).replace("GAME", str(os.getpid()))
        command = shlex.join([sys.executable, "-c", ATTEMPT.format(attempt=words)])
        process = BotProcess(BotProgram(command, None if is_trusted else (tmp_path / "secret",)))
        try:
            return (process.read(20) or b"").decode().strip()
        except BotGone:
            return "gone"
        finally:
            process.kill()

    return tell


REFUSED = {
    "a hidden file": "Path('HERE/secret/deep.txt').read_text()",
    "a hidden file by a link": "Path('HERE/link.txt').read_text()",
    "what is in a hidden folder": "os.listdir('HERE/secret')",
    "a hidden file by another program": "subprocess.run(['cat', 'HERE/secret/deep.txt'], check=True, stderr=-3)",
    "writing": "Path('HERE/open.txt').write_text('other')",
    "a new file": "Path('HERE/new.txt').write_text('other')",
    "removing": "os.unlink('HERE/open.txt')",
    "removing a folder": "os.rmdir('HERE/empty')",
    "another name": "os.rename('HERE/open.txt', 'HERE/other.txt')",
    "cutting off": "os.truncate('HERE/open.txt', 0)",
    "other rights": "os.chmod('HERE/open.txt', 0)",
    "the internet": "socket.socket()",
    "programs nearby": "socket.socket(socket.AF_UNIX)",
    "ending the game": "os.kill(GAME, 0)",
    "the memory of the game": "open('/proc/GAME/mem', 'rb').read(1)",
    "what the game was started with": "open('/proc/GAME/environ', 'rb').read(1)",
    "all the memory there is": "len(bytearray(5 << 30))",
}

LET = {
    "a file": ("Path('HERE/open.txt').read_text()", "did open"),
    "its own folder": ("Path(tempfile.gettempdir(), 'a').write_text('mine')", "did 4"),
    "another program": ("subprocess.run(['cat', 'HERE/open.txt'], capture_output=True, text=True).stdout", "did open"),
    "a device": ("Path('/dev/null').write_text('x')", "did 1"),
    "talking within itself": ("len(socket.socketpair())", "did 2"),
}


@pytest.mark.parametrize("attempt", REFUSED.values(), ids=REFUSED)
def test_a_bot_is_held_back(told: Callable[..., str], tmp_path: Path, attempt: str) -> None:
    """Given a program that plays, it gets no hidden file, changes nothing, and reaches nobody."""
    said = told(attempt)
    assert said
    assert not said.startswith("did")
    assert (tmp_path / "open.txt").read_text() == "open"
    assert not (tmp_path / "new.txt").exists()


@pytest.mark.parametrize(("attempt", "said"), LET.values(), ids=LET)
def test_a_bot_may_work(told: Callable[..., str], attempt: str, said: str) -> None:
    """It reads what is not hidden, starts programs, and writes to a folder of its own."""
    assert told(attempt) == said


def test_a_trusted_bot_may_do_everything(told: Callable[..., str]) -> None:
    """One that was typed as bot-free reads what is hidden from others."""
    assert told("Path('HERE/secret/deep.txt').read_text()", is_trusted=True) == "did hidden"


def test_its_folder_goes_with_it(told: Callable[..., str]) -> None:
    """Given a bot that has written something, nothing of it is left when it has ended."""
    folder = Path(told("tempfile.gettempdir()").removeprefix("did "))
    assert folder.name.startswith("hand-and-foot-bot-")
    assert not folder.exists()
