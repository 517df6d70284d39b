"""Nothing goes over a network: the program opens no socket but the pipes to its own workers.

Each part runs in processes of its own, in which Python itself reports every socket and what a library below left open.
An executor is another program that somebody asked for; it is not part of this.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WATCH = Path(__file__).resolve().parent / "watch"
FRIDAY = "YT6Y 94LK KQQ6"
EXAMPLE = "tests/examples/match-web-4.handfoot.jsonl"

COMMANDS: dict[str, tuple[str, ...]] = {
    "demo": ("demo", "--seconds", "1", "--busy"),
    "simulate": ("simulate", "--rules", "web", "--games", "4", "--workers", "2"),
    "simulate a deal": ("simulate", "--deal", FRIDAY, "--games", "2", "--workers", "2"),
    "deal": ("deal", "--date", "2026-11-20"),
    "verify": ("verify", EXAMPLE),
    "rules": ("rules", "web"),
}

SPIES: dict[str, str] = {
    "a connection": "import socket\ntry: socket.create_connection(('127.0.0.1', 9), 0.1)\nexcept OSError: pass",
    "a socket that is never used": "import socket\nsocket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
    "a name looked up": "import socket\ntry: socket.gethostbyname('localhost')\nexcept OSError: pass",
    "a page": "import urllib.request\ntry: urllib.request.urlopen('http://127.0.0.1:9/', timeout=0.1)\n"
    "except OSError: pass",
    "a server": "import socket\nsocket.create_server(('127.0.0.1', 0))",
    "a local socket that others can reach": "import socket\ns = socket.socket(socket.AF_UNIX)\n"
    "try: s.connect('/nowhere')\nexcept OSError: pass",
    "a worker of the program": "import time\nfrom game.play.processes.child_process import ChildProcess\n"
    "from tests.network.spy import reach_out\nchild = ChildProcess('spy', reach_out)\nchild.pipe.recv()\nchild.close()",
}
"""What must not go unnoticed."""


def watched(folder: Path, *command: str) -> tuple[str, list[str]]:
    """Runs it to its end, and what it said; of what touches a network, every line that any of its processes wrote."""
    log = folder / "network.log"
    environment = {
        **os.environ,
        "NETWORK_LOG": str(log),
        "PYTHONPATH": os.pathsep.join([str(WATCH), str(ROOT)]),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    told = log.read_text(encoding="utf-8").splitlines()
    assert any(line.endswith("watched") for line in told)
    return done.stdout, [line for line in told if not line.endswith("watched")]


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_commands_open_no_socket(tmp_path: Path, name: str) -> None:
    """Each command, its workers included, runs to its end without a socket that leads out of it."""
    arguments = [argument.replace("{}", str(tmp_path)) for argument in COMMANDS[name]]
    _, reached = watched(tmp_path, "main.py", "--data-dir", str(tmp_path), *arguments)
    assert reached == []


@pytest.mark.slow
def test_the_window_opens_no_socket(tmp_path: Path) -> None:
    """Title, a match, a look back, learning, today's deal with par, a friend's file: none of it reaches out."""
    said, reached = watched(tmp_path, "-m", "tests.network.network_tour", str(tmp_path))
    assert reached == []
    for scene in ("title", "table", "replay", "learn", "lesson", "todays_deal", "deal_result"):
        assert scene in said.split()


@pytest.mark.parametrize("name", SPIES)
def test_whoever_reaches_out_is_seen(tmp_path: Path, name: str) -> None:
    """Each way to a network is noticed, in a worker as in the program: else the tests above would say nothing."""
    _, reached = watched(tmp_path, "-c", SPIES[name])
    assert reached
