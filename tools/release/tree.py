"""The folder without Python in Linux's layout below `/usr`: program, menu entry, icons, file types, man page. The
Debian package is made from it.
"""

import gzip
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.release.epoch import release_time
from tools.release.manual import manual
from tools.release.program_icons import NAME, SIDES

LINUX: Final = Path(__file__).with_name("linux")
METAINFO: Final = "io.github.hand_and_foot.metainfo.xml"
KINDS: Final = ("game", "evening", "rules")
"""Kinds of files; each has a type of its own, `application/x-hand-and-foot-…`."""
PROGRAM: Final = "handfoot"
"""The program with a terminal, if the folder has one: on Linux only the names differ."""
_BESIDE: Final = ("LICENSE", "licences", "desktop")


def lay_out(folder: Path, usr: Path) -> None:
    """Put the built files into their places below `usr`."""
    inside = usr / "lib" / NAME
    shutil.copytree(folder, inside, symlinks=True, ignore=_beside(folder))
    (inside / "HandAndFoot").unlink()
    command = usr / "games" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{PROGRAM}")
    share = usr / "share"
    for name, place in (
        (f"{NAME}.desktop", share / "applications"),
        (METAINFO, share / "metainfo"),
        (f"{NAME}.xml", share / "mime" / "packages"),
    ):
        place.mkdir(parents=True)
        shutil.copy(LINUX / name, place)
    for side in SIDES:
        for kind, name in (("apps", NAME), *(("mimetypes", f"application-x-{NAME}-{kind}") for kind in KINDS)):
            place = share / "icons" / "hicolor" / f"{side}x{side}" / kind
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(folder / "desktop" / f"{NAME}-{side}.png", place / f"{name}.png")
    page = manual(datetime.fromtimestamp(release_time(), UTC))
    compressed(page, share / "man" / "man6" / f"{NAME}.6.gz")
    doc = share / "doc" / NAME
    doc.mkdir(parents=True)
    shutil.copytree(folder / "licences", doc / "licences")
    compressed((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), doc / "changelog.gz")


def _beside(folder: Path) -> Callable[[str, list[str]], set[str]]:
    """Files beside the programs go to places of their own."""
    return lambda place, names: set(_BESIDE) & set(names) if Path(place) == folder else set()


def compressed(text: str, to: Path) -> None:
    """A text compressed as documents are in a package, reproducibly."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(gzip.compress(text.encode(), mtime=0))
