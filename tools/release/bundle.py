"""The folder for people without Python, zipped, with its checksum beside it: `python -m tools.release.bundle [FOLDER]`.

Build in an environment without numpy: PyInstaller would pack it, though the game never uses it.
"""

import platform
import stat
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from game import VERSION
from tools import ROOT
from tools.release.checksums import write_checksums
from tools.release.elf import linked_files, without_foreign_paths
from tools.release.out_folder import out_folder
from tools.release.unused_formats import can_leave_out, leave_out_formats

FOLDER: Final = "HandAndFoot"
MOST_MEGABYTES: Final = 55


class TooLarge(Exception):
    """The folder exceeds the maximum release size; the message is one sentence."""


def build_folder(out: Path, work: Path) -> Path:
    """Run PyInstaller and return the folder it made. Raises CalledProcessError, and TooLarge."""
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", str(out), "--workpath", str(work), "pyinstaller.spec"),
        ],
        cwd=ROOT,
        check=True,
    )
    folder = out / FOLDER
    if can_leave_out():
        leave_out_formats(folder)
    for path in linked_files(folder):
        path.write_bytes(without_foreign_paths(path.read_bytes()))
    size = megabytes(folder)
    if size > MOST_MEGABYTES:
        raise TooLarge(f"The folder holds {size:.0f} MB, more than {MOST_MEGABYTES}.")
    return folder


def megabytes(folder: Path) -> float:
    """The total size of the files in a folder, without links, in millions of bytes."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def zipped(folder: Path, to: Path) -> Path:
    """A folder as a zip, with its name on top; links stay links and programs stay executable if the system supports
    that.
    """
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            mode = path.lstat().st_mode
            if stat.S_ISDIR(mode):
                continue
            entry = zipfile.ZipInfo((Path(folder.name) / path.relative_to(folder)).as_posix(), (2026, 1, 1, 0, 0, 0))
            entry.external_attr = mode << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, str(path.readlink()) if stat.S_ISLNK(mode) else path.read_bytes())
    return to


def archive_name() -> str:
    """E.g. `hand-and-foot-0.1.0-linux-x86_64.zip`."""
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    return f"hand-and-foot-{VERSION}-{system}-{platform.machine().lower()}.zip"


def main(arguments: list[str]) -> int:
    """Builds, zips, and writes the checksum."""
    out = out_folder("bundle", __doc__, arguments)
    try:
        folder = build_folder(out, ROOT / "build")
    except TooLarge as error:
        print(error, file=sys.stderr)
        return 1
    archive = zipped(folder, out / archive_name())
    print(f"{folder}: {megabytes(folder):.1f} MB; {archive.name}: {archive.stat().st_size / 1e6:.1f} MB")
    print(write_checksums([archive], out / f"{archive.name}.sha256"), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
