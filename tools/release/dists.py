"""Wheel and source archive, byte for byte the same from the same files: `python -m tools.release.dists [FOLDER]`.

Built in a copy, so that nothing is left in the checkout. Needs setuptools (`pip install ".[dev]"`).
"""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.release.checksums import write_checksums
from tools.release.epoch import release_time
from tools.release.out_folder import out_folder

PARTS: Final = (
    *("game", "saves", "assets", "hand_and_foot", "pyproject.toml", "setup.py"),
    *("tools/__init__.py", "tools/messages", "MANIFEST.in", "README.md", "LICENSE"),
)
"""What a wheel is made from."""

_BUILD: Final = "import sys; from setuptools import build_meta; build_meta.build_{kind}(sys.argv[1])"


def build(kind: str, source: Path, out: Path, environ: Mapping[str, str] = os.environ) -> Path:
    """Build the `wheel` or `sdist` of an unpacked source and return its file. Raises CalledProcessError."""
    out.mkdir(parents=True, exist_ok=True)
    epoch = release_time(environ)
    with tempfile.TemporaryDirectory() as scratch:
        copy = copied(source, Path(scratch) / "source")
        made = Path(scratch) / "made"
        made.mkdir()
        subprocess.run(
            [sys.executable, "-c", _BUILD.format(kind=kind), str(made)],
            cwd=copy,
            env={**environ, "SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            umask=0o022,
            check=True,
        )
        (file,) = made.iterdir()
        if kind == "sdist":
            file.write_bytes(same_for_all(file.read_bytes(), epoch))
        return Path(shutil.copy(file, out))


def copied(source: Path, to: Path) -> Path:
    """A copy of what a wheel is made from, readable by everybody, without compiled files."""
    to.mkdir()
    leave = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
    for name in PARTS:
        (to / name).parent.mkdir(exist_ok=True)
        if (source / name).is_dir():
            shutil.copytree(source / name, to / name, ignore=leave)
        else:
            shutil.copy(source / name, to / name)
    for path in to.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return to


def same_for_all(archive: bytes, epoch: int) -> bytes:
    """The same .tar.gz without traces of who packed it and when: sorted, with one time and no owner."""
    packed = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive)) as before,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as after,
    ):
        for member in sorted(before.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = epoch, 0, 0, "", ""
            member.pax_headers = {}
            after.addfile(member, before.extractfile(member) if member.isfile() else None)
    return gzip.compress(packed.getvalue(), mtime=epoch)


def main(arguments: list[str]) -> int:
    """Builds both and writes their checksums."""
    out = out_folder("dists", __doc__, arguments)
    made = [build(kind, ROOT, out) for kind in ("sdist", "wheel")]
    for line in write_checksums(made, out / "SHA256SUMS-python").splitlines():
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
