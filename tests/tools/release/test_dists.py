import doctest
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
import zipfile
from pathlib import Path

import pytest

from tools import ROOT
from tools.release.dists import build, copied

pytestmark = pytest.mark.slow

PLAIN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PATH": os.defpath}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is now; it does not change while the tests run."""
    return copied(ROOT, tmp_path_factory.mktemp("made") / "source")


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """The wheel."""
    return build("wheel", source, source.parent / "first")


@pytest.fixture(scope="module")
def sdist(source: Path) -> Path:
    """The source archive."""
    return build("sdist", source, source.parent / "first")


@pytest.fixture(scope="module")
def command(wheel: Path) -> Path:
    """`hand-and-foot` in an environment of its own.

    With PACKAGE=1 that environment begins empty and pip fetches what the wheel needs; otherwise the libraries are
    those of whoever runs the tests, and nothing is fetched.
    """
    home = wheel.parents[1] / "empty environment"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "-q"]
    if os.environ.get("PACKAGE") == "1":
        subprocess.run([*pip, str(wheel)], check=True, cwd=home)
    else:
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, cwd=home)
        (site,) = home.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages")
        (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return scripts / "hand-and-foot"


def run(command: Path, *arguments: str, folder: Path) -> str:
    """What the command prints; it must succeed."""
    done = subprocess.run(
        [str(command), *arguments], cwd=folder, env=PLAIN, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def writes(command: Path, *arguments: str, home: Path, trace: Path) -> set[str]:
    """The files that the command opens for writing, makes, renames or removes, with `home` as the home folder."""
    calls = "open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,symlink,symlinkat,link,linkat"
    subprocess.run(
        ["strace", "-f", "-qq", "-s", "500", "-e", f"trace={calls}", "-o", str(trace), str(command), *arguments],
        cwd=home, env={**PLAIN, "HOME": str(home)}, check=True, timeout=120, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    done = [line for line in trace.read_text().splitlines() if "= -1 " not in line]
    reads = re.compile(r"open(at)?\(.*O_RDONLY(?!.*O_CREAT)|open(at)?\(.*O_PATH")
    return {name for line in done if not reads.search(line) for name in re.findall(r'"([^"]*)"', line)}


def digest(file: Path) -> str:
    """What the file is, in short."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_everything_lies_under_one_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}
    assert tops == {"hand_and_foot", wheel.name.removesuffix("-py3-none-any.whl") + ".dist-info"}


def test_the_wheel_holds_every_file_of_the_game(wheel: Path, source: Path) -> None:
    wanted = {
        f"hand_and_foot/{path.relative_to(source).as_posix()}"
        for top in ("game", "saves", "assets")
        for path in (source / top).rglob("*")
        if path.is_file()
    }
    with zipfile.ZipFile(wheel) as archive:
        there = {name for name in archive.namelist() if name.split("/")[1] in ("game", "saves", "assets")}
    assert there == wanted


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_the_same_files_make_the_same_archive(kind: str, source: Path, wheel: Path, sdist: Path) -> None:
    first = wheel if kind == "wheel" else sdist
    time.sleep(2.1)  # a zip tells time in steps of two seconds
    for path in source.rglob("*"):
        os.utime(path)
    before = os.umask(0o077)
    try:
        again = build(kind, source, source.parent / "again")
    finally:
        os.umask(before)
    assert digest(again) == digest(first)


def test_the_source_archive_makes_the_same_wheel(sdist: Path, wheel: Path) -> None:
    folder = sdist.parents[1] / "unpacked"
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11 knows it from 3.11.4 on
        archive.extractall(folder)
    (unpacked,) = folder.iterdir()
    assert digest(build("wheel", unpacked, sdist.parents[1] / "from source")) == digest(wheel)


def test_the_installed_command_plays_and_verifies(command: Path, tmp_path: Path) -> None:
    assert run(command, "rules", "family", folder=tmp_path).startswith("Family Table")
    records = tmp_path / "records"
    run(command, "simulate", "--rules", "web", "--games", "2", "--seats", "easy,easy,easy,easy",
        "--workers", "2", "--out", str(records), folder=tmp_path)  # fmt: skip
    files = sorted(map(str, records.iterdir()))
    assert len(files) == 2
    told = [json.loads(line) for line in run(command, "verify", "--json", *files, folder=tmp_path).splitlines()]
    assert [verdict["ok"] for verdict in told] == [True, True]


def test_the_installed_command_opens_a_table(command: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    told = json.loads(run(command, "demo", "--seconds", "2", "--json", "--data-dir", str(data), folder=tmp_path))
    assert told["frames"] > 10
    assert {path.name for path in tmp_path.iterdir()} <= {"data"}


@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
def test_nothing_is_written_but_into_the_user_folder(command: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    written = writes(command, "demo", "--seconds", "2", "--json", home=home, trace=tmp_path / "trace")
    user = home / ".local" / "share" / "hand-and-foot"
    assert any(name.startswith(f"{user}/") for name in written)
    above = {str(user), *map(str, user.parents)}
    assert {name for name in written if not name.startswith((f"{user}/", "/dev/")) and name not in above} == set()


def test_the_lines_of_the_readme_run_where_it_is_installed(command: Path, tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    lines = "".join(example.source for example in doctest.DocTestParser().get_examples(block))
    text = lines.replace("from game.", "from hand_and_foot.game.") + "print(table.board.phase)"
    python = command.with_name("python")
    done = subprocess.run([python, "-c", text], cwd=tmp_path, env=PLAIN, check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "ended"
