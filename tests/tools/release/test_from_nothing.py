"""Everything that is built or installed is built from an empty copy, in which no message module has been made yet."""

import os
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from typing import Final

import pytest

from tests.tools.messages.empty_copy import COPIED_MADE, empty_copy, run_python, without_fluent
from tools import ROOT
from tools.release.bundle import FOLDER
from tools.release.compiled import SWITCH
from tools.release.dists import build

pytestmark = pytest.mark.slow

packages = pytest.mark.skipif(os.environ.get("PACKAGE") != "1", reason="built with PACKAGE=1")
long = pytest.mark.skipif(os.environ.get("HANDFOOT_LONG") != "1", reason="takes minutes: HANDFOOT_LONG=1")
PLAIN: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
BIN: Final = "Scripts" if os.name == "nt" else "bin"
MATCH: Final = ("simulate", "--rules", "web", "--games", "1", "--seats", "easy,easy,easy,easy", "--workers", "2")
PIP: Final = ("install", "-q", "--no-index", "--no-deps")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project without anything made."""
    return empty_copy(tmp_path / "copy")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An environment of its own, with the libraries of whoever runs the tests."""
    home = tmp_path / "home"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    (site_of(home) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home


def site_of(home: Path) -> Path:
    """Where an environment has its packages."""
    (site,) = home.glob("Lib/site-packages" if os.name == "nt" else "lib/*/site-packages")
    return site


def pip(home: Path, *arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What pip says of an environment."""
    return subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(home / BIN / "python"), *arguments],
        env={**os.environ, **(env or {})}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def plays(command: Path, folder: Path) -> bool:
    """Whether the command says a rule set's name and plays a match, in a folder that isn't the project's."""
    folder.mkdir(exist_ok=True)
    env = {"PATH": os.defpath, **PLAIN}
    told = subprocess.run(
        [str(command), "rules", "family"], cwd=folder, env=env, capture_output=True, text=True, check=True
    )
    subprocess.run(
        [str(command), *MATCH, "--out", "records"], cwd=folder, env=env, capture_output=True, check=True, timeout=120
    )
    return told.stdout.startswith("Family Table") and len(list((folder / "records").iterdir())) == 1


def test_it_installs_without_build_isolation(copy: Path, home: Path, tmp_path: Path) -> None:
    done = pip(home, *PIP, "--no-build-isolation", "-e", str(copy))
    assert done.returncode == 0, done.stderr
    assert (copy / COPIED_MADE).is_dir()
    assert plays(home / BIN / "hand-and-foot", tmp_path / "elsewhere")


def test_an_install_that_lacks_the_library_says_what_helps(copy: Path, home: Path, tmp_path: Path) -> None:
    done = pip(home, *PIP, "--no-build-isolation", str(copy), env=without_fluent(tmp_path))
    assert done.returncode != 0
    assert "-m pip install fluent.syntax" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / COPIED_MADE).exists()


def test_source_archive_wheel_and_game_come_from_an_empty_copy(copy: Path, home: Path, tmp_path: Path) -> None:
    sdist = build("sdist", copy, tmp_path / "from copy")
    wheel = build("wheel", copy, tmp_path / "from copy")
    assert not (copy / COPIED_MADE).exists()
    for kind, file in (("sdist", sdist), ("wheel", wheel)):
        assert build(kind, ROOT, tmp_path / "from here").read_bytes() == file.read_bytes()
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11 knows it from 3.11.4 on
        archive.extractall(tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    again = build("wheel", unpacked, tmp_path / "from archive", {**os.environ, **without_fluent(tmp_path)})
    assert again.read_bytes() == wheel.read_bytes()
    assert pip(home, *PIP, "--no-compile", str(again)).returncode == 0
    site = site_of(home)
    before = contents(site)
    for path in (site, *site.rglob("*")):
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    try:
        assert plays(home / BIN / "hand-and-foot", tmp_path / "elsewhere")
    finally:
        for path in (site, *site.rglob("*")):
            path.chmod(path.stat().st_mode | stat.S_IWUSR)
    assert contents(site) == before


def contents(folder: Path) -> dict[str, bytes]:
    """Every file that isn't compiled by Python: root may write also where nobody may."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@packages
def test_the_compiled_wheel_comes_from_an_empty_copy(copy: Path, home: Path, tmp_path: Path) -> None:
    wheel = build("wheel", copy, tmp_path / "built", {**os.environ, SWITCH: "1"})
    assert not wheel.name.endswith("-none-any.whl")
    assert pip(home, *PIP, str(wheel)).returncode == 0
    assert plays(home / BIN / "hand-and-foot", tmp_path / "elsewhere")


@packages
@pytest.mark.skipif(sys.platform != "linux", reason="built on Linux")
def test_folder_and_debian_package_come_from_an_empty_copy(copy: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run_python(copy, "-m", "tools.release.bundle", str(out)).returncode == 0
    assert plays(out / FOLDER / "handfoot", tmp_path / "folder")
    inside = out / FOLDER / "_internal"
    assert [name for name in ("tools", "fluent") if (inside / name).exists()] == []
    if shutil.which("dpkg-deb"):
        assert run_python(copy, "-m", "tools.release.deb", str(out)).returncode == 0
        (package,) = out.glob("*.deb")
        subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path / "root")], check=True)
        assert plays(tmp_path / "root" / "usr" / "games" / "hand-and-foot", tmp_path / "package")


@packages
@pytest.mark.skipif(os.name == "nt", reason="the README's lines for a shell")
@pytest.mark.parametrize(("begins", "end"), [("main.py", " rules family"), ("pytest", " tests/messages/test_days.py")])
def test_the_lines_of_the_readme_work_in_an_empty_copy(copy: Path, begins: str, end: str) -> None:
    lines = re.findall(r"^python3 -m venv .*$", (copy / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    (line,) = (line for line in lines if begins in line.rpartition("&&")[2])
    line = line.replace("python3 ", f"{sys.executable} ", 1)
    done = subprocess.run(
        line + end, shell=True, cwd=copy, env={**os.environ, **PLAIN}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(copy / COPIED_MADE)
    again = subprocess.run(
        [".venv/bin/python", "main.py", "rules", "family"], cwd=copy, capture_output=True, text=True, check=False
    )
    assert again.stdout.startswith("Family Table"), again.stderr


@long
def test_format_lint_and_types_can_come_first(copy: Path) -> None:
    done = run_python(copy, "-m", "tools.check", "format", "lint", "types")
    assert done.returncode == 0, done.stdout + done.stderr
