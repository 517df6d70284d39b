"""The Debian package of the folder without Python: `python -m tools.release.deb [FOLDER]`.

FOLDER, `dist` by default, holds the output of `python -m tools.release.bundle`; if missing, that is run first. Needs
`dpkg-deb` and `dpkg-shlibdeps`, but no root.
"""

import hashlib
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from game import VERSION
from tools import ROOT
from tools.release.bundle import FOLDER, TooLarge, build_folder
from tools.release.checksums import write_checksums
from tools.release.elf import linked_files, needed_libraries
from tools.release.epoch import release_time
from tools.release.out_folder import out_folder
from tools.release.program_icons import NAME
from tools.release.tree import LINUX, compressed, lay_out

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
REVISION: Final = "1"
MAINTAINER: Final = "The people who make Hand and Foot <packages@hand-and-foot.github.io>"
"""People who build it for others set DEBFULLNAME and DEBEMAIL, as usual in Debian."""
RECOMMENDS: Final = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libwayland-client0, libxkbcommon0"
"""What the window needs from the system: SDL loads it at run time, so no program is linked against it."""

_C_LIBRARY: Final = ("libc.so.", "libm.so.", "libdl.so.", "libpthread.so.", "librt.so.", "libutil.so.", "ld-linux")

_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Suggests: speech-dispatcher
Section: games
Priority: optional
Homepage: https://hand-and-foot.github.io/
Description: card game, a relative of Canasta
 Hand and Foot is played by two to eight: everyone is dealt a hand and a foot,
 partners lay down melds together, complete clean and dirty books, and whoever
 has played the hand may take up the foot.
 .
 Five complete sets of house rules come with it, and every rule can be changed.
 There are computer players of several strengths, lessons and problems, the same
 deal for everybody every day, and a look back at every match.
"""


class MissingLibrary(Exception):
    """A library is neither in the folder nor part of the system; the message is one sentence."""


def build_deb(folder: Path, out: Path) -> Path:
    """The package of a built folder, reproducible byte for byte. Raises CalledProcessError, MissingLibrary."""
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    version = f"{VERSION}-{REVISION}"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "package"
        usr = root / "usr"
        lay_out(folder, usr)
        doc = usr / "share" / "doc" / NAME
        shutil.copy(LINUX / "copyright", doc)
        compressed(debian_changelog(version), doc / "changelog.Debian.gz")
        overrides = usr / "share" / "lintian" / "overrides"
        overrides.mkdir(parents=True)
        shutil.copy(LINUX / "lintian-overrides", overrides / NAME)
        control = root / "DEBIAN"
        control.mkdir()
        size = sum(-(-path.lstat().st_size // 1024) for path in usr.rglob("*") if not path.is_dir())
        facts = {"name": NAME, "version": version, "architecture": architecture, "size": size}
        told = {"maintainer": maintainer(), "depends": needed(usr, Path(scratch)), "recommends": RECOMMENDS}
        (control / "control").write_text(_CONTROL.format(**facts, **told), encoding="utf-8")
        (control / "md5sums").write_text("".join(_sums(root)), encoding="utf-8")
        same_for_everybody(root)
        package = out / f"{NAME}_{version}_{architecture}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
            env={**os.environ, "SOURCE_DATE_EPOCH": str(release_time())},
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return package


def maintainer() -> str:
    """The package's maintainer."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{address}>" if name and address else MAINTAINER


def debian_changelog(version: str) -> str:
    """The package's own changelog, which is short: the game's news is in the other one."""
    when = format_datetime(datetime.fromtimestamp(release_time(), UTC))
    return (
        f"{NAME} ({version}) unstable; urgency=medium\n\n  * Hand and Foot {VERSION}.\n\n -- {maintainer()}  {when}\n"
    )


def needed(usr: Path, scratch: Path) -> str:
    """The system packages that the programs need: only its C library. Raises MissingLibrary."""
    inside = usr / "lib" / NAME
    linked = list(linked_files(inside))
    brought = {path.name for path in inside.rglob("*.so*")}
    asked = {name for path in linked for name in needed_libraries(path.read_bytes())}
    missing = {name for name in asked - brought if not name.startswith(_C_LIBRARY)}
    if missing:
        raise MissingLibrary(f"The folder lacks {', '.join(sorted(missing))}.")
    (scratch / "debian").mkdir()
    (scratch / "debian" / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info", f"-l{inside / '_internal'}"]
    told = subprocess.run([*command, *map(str, linked)], cwd=scratch, check=True, capture_output=True, text=True)
    found = re.search(r"libc6 \([^)]*\)", told.stdout)
    return found[0] if found else "libc6"


def _sums(root: Path) -> Iterator[str]:
    for path in sorted((root / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"


def same_for_everybody(root: Path) -> None:
    """Permissions and times that don't depend on who built it: only programs are executable, libraries need not be."""
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            is_program = path.is_file() and bool(path.stat().st_mode & stat.S_IXUSR) and ".so" not in path.name
            path.chmod(0o755 if path.is_dir() or is_program else 0o644)
        os.utime(path, (release_time(), release_time()), follow_symlinks=False)


def main(arguments: list[str]) -> int:
    """Build it, and first the folder if it is missing; write the checksum."""
    out = out_folder("deb", __doc__, arguments)
    folder = out / FOLDER
    try:
        if not folder.is_dir():
            build_folder(out, ROOT / "build")
        package = build_deb(folder, out)
    except (TooLarge, MissingLibrary) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    print(write_checksums([package], out / f"{package.name}.sha256"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
