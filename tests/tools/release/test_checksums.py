import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from game import VERSION
from tools import ROOT
from tools.release.checksums import WrongChecksum, list_release, main, write_checksums


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """What the three systems built, in one folder: most with a list of their own, the installer without."""
    for name in ("game.deb", "game.whl", "setup.exe"):
        (tmp_path / name).write_bytes(name.encode())
    write_checksums([tmp_path / "game.deb"], tmp_path / "game.deb.sha256")
    write_checksums([tmp_path / "game.whl"], tmp_path / "SHA256SUMS-python")
    return tmp_path


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    files = [tmp_path / "b", tmp_path / "a"]
    for file in files:
        file.write_bytes(file.name.encode())
    told = write_checksums(files, tmp_path / "SHA256SUMS")
    assert told == "".join(f"{hashlib.sha256(name.encode()).hexdigest()}  {name}\n" for name in "ab")
    assert (tmp_path / "SHA256SUMS").read_text() == told


def test_a_release_lists_every_file_once(released: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(released)]) == 0
    names = {path.name for path in released.iterdir()}
    assert names == {"game.deb", "game.whl", "setup.exe", "SHA256SUMS"}
    listed = [line.split("  ") for line in (released / "SHA256SUMS").read_text().splitlines()]
    assert listed == [[hashlib.sha256(name.encode()).hexdigest(), name] for name in sorted(names - {"SHA256SUMS"})]
    rows = re.findall(r"^\| (\S+) \| `(\w{64})` \|$", capsys.readouterr().out, re.MULTILINE)
    assert rows == [(name, digest) for digest, name in listed]
    assert main([str(released)]) == 0  # a second time: what it listed is still so


def test_a_file_that_changed_on_its_way_is_not_released(released: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (released / "game.deb").write_bytes(b"something else")
    assert main([str(released)]) == 1
    said = capsys.readouterr()
    assert said == ("", "game.deb isn't the file that game.deb.sha256 was made for: build it again.\n")
    assert not (released / "SHA256SUMS").exists()
    (released / "game.deb").unlink()
    with pytest.raises(WrongChecksum):
        list_release(released)


def test_the_workflow_releases_the_list() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    build, release = text.split("\n  release:\n")
    jobs = re.findall(r"^  (\w+):$", build.split("\njobs:\n")[1], re.MULTILINE)
    assert f"needs: [{', '.join(jobs)}]" in release
    assert "if: github.ref_type == 'tag'" in release
    assert "python -m tools.release.checksums dist > notes.md" in release
    assert re.search(r"gh release create .* --notes-file notes\.md dist/\*", release)
    assert ("contents: write" in build, "contents: write" in release) == (False, True)


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize(
    ("tag", "chapter", "is_released"),
    [
        (f"v{VERSION}", f"## {VERSION} - 2026-11-22", True),
        (VERSION, f"## {VERSION} - 2026-11-22", False),
        ("v9.9.9", "## 9.9.9 - 2026-11-22", False),
        (f"v{VERSION}", "## Unreleased", False),
        (f"v{VERSION}", "## 9.9.9 - 2026-11-22", False),
    ],
)
def test_a_tag_is_released_only_as_the_version_that_is_told_of(
    tag: str, chapter: str, is_released: bool, tmp_path: Path
) -> None:
    """Given a tag, and a list of changes that begins with a chapter, the workflow goes on only where both are the
    version of the program; otherwise there is no release.
    """
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    release = text.split("\n  release:\n")[1]
    step = re.search(r"- name: The tag is this version.*?run: \|\n(.*?)\n {6}- ", release, re.DOTALL)
    assert step is not None
    assert step.end() < release.index("gh release create")
    (tmp_path / "game").mkdir()
    shutil.copy(ROOT / "game" / "__init__.py", tmp_path / "game")
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{chapter}\n\n## {VERSION} - 2026-11-01\n", encoding="utf-8")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-e", "-c", dedent(step[1])],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "GITHUB_REF_NAME": tag},
        capture_output=True,
        check=False,
    )
    assert (done.returncode == 0) == is_released, done.stderr


def test_sha256sum_reads_the_list(released: Path) -> None:
    list_release(released)
    try:
        subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=released, check=True)
    except FileNotFoundError:
        pytest.skip("sha256sum is not installed")
