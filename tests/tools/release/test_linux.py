"""What Linux is told of the program: menu entry, types of files, the list of software, and what is taken out of
programs before they are handed out. Each is held against the system's own validator, where that is installed.
"""

import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest

from game import VERSION
from game.toolkit.window import PROGRAM, X11_CLASS, prepare
from game.ui.start.title.news_dialog import NEWS
from saves.players.own_rules import SHARED_SUFFIX
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX
from tools import ROOT
from tools.release.elf import needed_libraries, search_paths, without_foreign_paths
from tools.release.tree import KINDS, LINUX, METAINFO

MIME: Final = "{http://www.freedesktop.org/standards/shared-mime-info}"
ENDINGS: Final = {
    "application/x-hand-and-foot-game": RECORD_SUFFIX,
    "application/x-hand-and-foot-evening": SCORE_PAD_SUFFIX,
    "application/x-hand-and-foot-rules": SHARED_SUFFIX,
}


def needs(program: str) -> pytest.MarkDecorator:
    """Only where a program of the system is installed."""
    return pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed")


def entry() -> dict[str, str]:
    """The menu entry."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    parser.read(LINUX / "hand-and-foot.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_menu_entry_list_of_software_and_types_name_the_same_files() -> None:
    types = ElementTree.parse(LINUX / "hand-and-foot.xml").getroot()
    globs = {kind.get("type"): [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] for kind in types}
    assert globs == {name: [f"*{ending}"] for name, ending in ENDINGS.items()}
    assert entry()["MimeType"].rstrip(";").split(";") == list(ENDINGS)
    assert entry()["Exec"].split() == ["hand-and-foot", "%f"]
    about = ElementTree.parse(LINUX / METAINFO).getroot()
    assert [media.text for media in about.findall("provides/mediatype")] == list(ENDINGS)
    assert [f"application/x-hand-and-foot-{kind}" for kind in KINDS] == list(ENDINGS)


def test_the_list_of_software_says_what_is_new_and_shows_pictures_that_are_there() -> None:
    about = ElementTree.parse(LINUX / METAINFO).getroot()
    release = about.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION
    assert [line.text for line in release.findall("description/ul/li")] == [line() for line in NEWS[VERSION]]
    images = [image.text or "" for image in about.findall("screenshots/screenshot/image")]
    assert len(images) >= 3
    assert all((ROOT / image.removeprefix("https://hand-and-foot.github.io/")).is_file() for image in images)
    assert about.findtext("developer/name")
    assert about.find("content_rating") is not None


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", LINUX / "hand-and-foot.desktop"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@needs("appstreamcli")
def test_the_list_of_software_takes_the_entry() -> None:
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", LINUX / METAINFO], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert not [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))], done.stdout


@needs("update-mime-database")
@needs("xdg-mime")
@needs("mimetype")
@needs("update-desktop-database")
def test_the_system_knows_files_of_the_game_by_their_names(tmp_path: Path) -> None:
    share = tmp_path / "share"
    (share / "mime" / "packages").mkdir(parents=True)
    (share / "applications").mkdir()
    shutil.copy(LINUX / "hand-and-foot.xml", share / "mime" / "packages")
    shutil.copy(LINUX / "hand-and-foot.desktop", share / "applications")
    environ = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(share)}
    for command, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        done = subprocess.run([command, share / folder], env=environ, capture_output=True, text=True, check=True)
        assert done.stderr == ""

    def asked(*question: str | Path) -> str:
        done = subprocess.run(
            ["xdg-mime", "query", *question], env=environ, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    for kind, ending in ENDINGS.items():
        path = tmp_path / f"evening{ending}"
        path.write_text("{}\n")
        assert asked("filetype", path) == kind
        assert asked("default", kind) == "hand-and-foot.desktop"
    other = tmp_path / "data.jsonl"
    other.write_text("{}\n")
    assert "hand-and-foot" not in asked("filetype", other)


def library(*paths: str) -> bytes:
    """A tiny library of 64 bits that asks for libc.so.6 and looks for it in these folders."""
    texts = b"\0libc.so.6\0" + b"".join(path.encode() + b"\0" for path in paths)
    head, parts = 64, 2 * 56
    texts_at = head + parts
    dynamic_at = texts_at + len(texts) + -len(texts) % 8
    entries, at = [(1, 1)], 11
    for path in paths:
        entries.append((29, at))
        at += len(path) + 1
    entries += [(5, texts_at), (0, 0)]
    dynamic = b"".join(struct.pack("<qQ", *entry) for entry in entries)
    size = dynamic_at + len(dynamic)
    elf = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, 2, 0, 0, 0)
    loaded = struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, size, size, 8)
    linked = struct.pack("<IIQQQQQQ", 2, 4, dynamic_at, dynamic_at, 0, len(dynamic), len(dynamic), 8)
    return (elf + loaded + linked + texts).ljust(dynamic_at, b"\0") + dynamic


def test_libraries_forget_the_folders_of_the_computer_they_were_made_on() -> None:
    before = library("/home/maker/lib", "$ORIGIN/../inner")
    after = without_foreign_paths(before)
    assert search_paths(before) == ["/home/maker/lib", "$ORIGIN/../inner"]
    assert search_paths(after) == ["$ORIGIN/../inner"]
    assert needed_libraries(after) == needed_libraries(before) == ["libc.so.6"]
    assert b"maker" not in after
    assert len(after) == len(before)
    assert without_foreign_paths(after) == after
    assert without_foreign_paths(b"#!/bin/sh") == b"#!/bin/sh"


def test_a_desktop_is_told_the_name_of_the_game() -> None:
    environ = {X11_CLASS: Path(sys.argv[0]).name}  # as pygame guesses it
    prepare(environ, "linux")
    assert environ["SDL_VIDEO_WAYLAND_WMCLASS"] == PROGRAM
    assert (environ[X11_CLASS], environ["SDL_APP_NAME"]) == (entry()["StartupWMClass"], entry()["Name"])
