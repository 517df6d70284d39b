"""The Debian package from its installation to its removal, in a root of its own: with PACKAGE=1, as root, on Debian."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import EXAMPLES
from tests.window.pointer import Screen, missing_tools
from tools.release.bundle import build_folder, zipped
from tools.release.deb import build_deb

TOOLS: Final = (
    "dpkg",
    "dpkg-deb",
    "dpkg-shlibdeps",
    "xdg-open",
    "update-mime-database",
    "update-desktop-database",
    "mimetype",
)
RECORD: Final = EXAMPLES / "match-web-4.handfoot.jsonl"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.environ.get("PACKAGE") != "1" or sys.platform != "linux" or os.getuid() != 0,
        reason="made with PACKAGE=1, on Linux, as root",
    ),
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that runs without Python."""
    out = tmp_path_factory.mktemp("built")
    return build_folder(out, out / "work")


@pytest.fixture(scope="module")
def package(folder: Path) -> Path:
    """The package made of it."""
    return build_deb(folder, folder.parent)


@pytest.fixture(scope="module")
def root(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root with nothing in it but the package, and a home with a game of its own."""
    root = tmp_path_factory.mktemp("root")
    for inner in ("info", "updates", "triggers"):
        (root / "var" / "lib" / "dpkg" / inner).mkdir(parents=True)
    (root / "var" / "lib" / "dpkg" / "status").touch()
    dpkg(root, "--install", str(package))
    return root


def dpkg(root: Path, *what: str) -> None:
    """Runs it on that root, where nothing else is installed."""
    command = ["dpkg", f"--root={root}", "--force-depends", "--force-not-root", "--force-bad-path", *what]
    subprocess.run(command, check=True, capture_output=True, text=True)


def contents(folder: Path) -> dict[str, str]:
    """Every file and what it is."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }


def test_the_same_folder_makes_the_same_package_and_the_same_zip(folder: Path, package: Path, tmp_path: Path) -> None:
    again = build_deb(folder, tmp_path)
    assert again.read_bytes() == package.read_bytes()
    zips = [zipped(folder, tmp_path / f"{name}.zip").read_bytes() for name in ("one", "two")]
    assert zips[0] == zips[1]


@pytest.mark.skipif(not shutil.which("lintian"), reason="lintian is not installed")
def test_lintian_has_nothing_to_say(package: Path) -> None:
    done = subprocess.run(["lintian", "--allow-root", str(package)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())
def test_a_record_is_opened_as_the_system_opens_files(root: Path, tmp_path: Path) -> None:
    usr, home = root / "usr", tmp_path / "home"
    environ = {
        "HOME": str(home),
        "XDG_DATA_DIRS": str(usr / "share"),
        "XDG_DATA_HOME": str(home / "data"),
        "PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin",
    }
    home.mkdir()
    subprocess.run(["update-mime-database", usr / "share" / "mime"], env=environ, check=True)
    subprocess.run(["update-desktop-database", usr / "share" / "applications"], env=environ, check=True)
    path = home / "Rosa's evening.handfoot.jsonl"
    shutil.copy(RECORD, path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    targets = tmp_path / "targets.json"
    command = tmp_path / "bin" / "hand-and-foot"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{usr}/games/hand-and-foot" "$@" --targets "{targets}"\n')
    command.chmod(0o755)
    with Screen((1280, 720), tmp_path) as screen:
        opened = subprocess.Popen(
            ["xdg-open", str(path)],
            env={**environ, "DISPLAY": screen.display, "SDL_AUDIODRIVER": "dummy"},
            start_new_session=True,
        )
        try:
            assert scene_of(targets) == "replay"
        finally:
            os.killpg(opened.pid, 9)
            opened.wait()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [found.name for found in home.iterdir() if found.is_file()] == [path.name]


def scene_of(targets: Path) -> str:
    """The first scene that came to rest."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        seen = json.loads(targets.read_bytes()) if targets.exists() else {"busy": True}
        if not seen["busy"]:
            return str(seen["scene"])
        time.sleep(0.1)
    raise AssertionError("nothing came to rest")


def test_removing_the_package_leaves_games_alone(root: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    data = home / ".local" / "share" / "hand-and-foot"
    command = [str(root / "usr" / "games" / "hand-and-foot"), "simulate", "--rules", "web", "--games", "1"]
    environ = {"HOME": str(home), "PATH": "/nowhere"}
    (data / "games").mkdir(parents=True)
    seats = ("--seats", "easy,easy,easy,easy", "--workers", "1", "--out", str(data / "games" / "one"))
    subprocess.run([*command, *seats], env=environ, check=True, capture_output=True)
    (data / "settings.json").write_text('{"version": 3, "sound": false}')
    before = contents(home)
    assert len(before) == 2
    dpkg(root, "--purge", "hand-and-foot")
    mime = root / "usr" / "share" / "mime"
    if mime.exists():  # what the test before let the system know
        shutil.rmtree(mime)
    assert contents(home) == before
    assert [path for path in (root / "usr").rglob("*") if "hand-and-foot" in path.name or "handfoot" in path.name] == []
