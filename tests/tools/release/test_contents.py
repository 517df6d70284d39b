"""The folder for people without Python, as far as it can be judged without building it."""

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping, Sequence
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from game import VERSION
from tools import ROOT
from tools.release import compiled, licences, program_icons as icons
from tools.release.contents import EXCLUDED
from tools.release.windows import version_numbers

SPEC = ROOT / "pyinstaller.spec"
LINUX = ROOT / "tools" / "release" / "linux"


class Call(Struct):
    """What the spec asked PyInstaller for; whatever it looks up on the answer is the question's name."""

    what: str
    given: tuple[Any, ...]
    named: Mapping[str, Any]

    def __getattr__(self, name: str) -> str:
        return f"{self.what}.{name}"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the spec packs into."""
    folder = tmp_path_factory.mktemp("packed") / "dist"
    (folder / "HandAndFoot").mkdir(parents=True)
    return folder


@pytest.fixture(scope="module")
def calls(dist: Path) -> list[Call]:
    """What `pyinstaller.spec` asks for, in order. What it would compile for half a minute lies there already."""
    made: list[Call] = []

    def asks(what: str) -> Any:
        def ask(*given: Any, **named: Any) -> Call:
            made.append(Call(what, given, named))
            return made[-1]

        return ask

    def compile_to(out: Path) -> Path:
        brain = out / "game" / "ai" / "brain"
        brain.mkdir(parents=True)
        (brain / "policy.so").touch()
        return out

    names = {what: asks(what) for what in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    places = {"SPECPATH": str(SPEC.parent), "DISTPATH": str(dist), "workpath": str(dist.with_name("work"))}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "platform", "linux")
        patch.setattr(compiled, "compile_to", compile_to)
        patch.delenv(compiled.SWITCH, raising=False)
        runpy.run_path(str(SPEC), {**names, **places})
    return made


def only(calls: list[Call], what: str) -> Call:
    """The one call of that kind."""
    (call,) = (call for call in calls if call.what == what)
    return call


def test_the_spec_packs_every_asset_where_the_game_looks_for_it(calls: list[Call]) -> None:
    """Given the spec, each file of `assets` lies in the bundle at its own place, and nothing else does."""
    packed = {f"{folder}/{Path(file).name}" for file, folder in only(calls, "Analysis").named["datas"]}
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*") if path.is_file()}
    assert packed == {name for name in there if "__pycache__" not in name}


def test_what_was_compiled_lies_beside_the_modules_it_stands_for(calls: list[Call]) -> None:
    """Given the spec, each compiled module is packed into the folder of the module that it is faster than."""
    packed = [(Path(file).name, folder) for file, folder in only(calls, "Analysis").named["binaries"]]
    assert packed == [("policy.so", "game/ai/brain")]


def test_two_programs_share_one_folder(calls: list[Call]) -> None:
    """Given the spec, there are a windowed and a console program of the same modules, collected into one folder."""
    programs = [call for call in calls if call.what == "EXE"]
    assert [(call.named["name"], call.named["console"]) for call in programs] == [
        ("HandAndFoot", False),
        ("handfoot", True),
    ]
    assert programs[0].given == programs[1].given
    assert all(call.named["exclude_binaries"] for call in programs)
    assert list(only(calls, "COLLECT").given[:2]) == programs


def name_of(needed: str) -> str:
    """The name of a library in a line that asks for it."""
    return needed.partition(">=")[0]


def packed(dependencies: Sequence[str]) -> list[str]:
    """Those that the folder has: not what only a checkout needs."""
    return [line for line in dependencies if name_of(line).partition(".")[0] not in EXCLUDED]


def test_nothing_that_is_imported_is_left_out() -> None:
    """Given the modules that are excluded, no file of the game imports one of them."""
    pattern = re.compile(rf"^\s*(?:import|from) (?:{'|'.join(map(re.escape, EXCLUDED))})\b", re.MULTILINE)
    found = [
        path for top in ("game", "saves") for path in (ROOT / top).rglob("*.py") if pattern.search(path.read_text())
    ]
    assert found == []


def test_the_licences_of_all_that_is_packed_lie_beside_the_programs(calls: list[Call], dist: Path) -> None:
    """Given the spec, the project's licence, its assets' and each library's are in the folder, with their texts."""
    folder = dist / "HandAndFoot"
    assert (folder / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    names = {path.stem for path in (folder / "licences").iterdir()}
    assert names == {*licences.LIBRARIES, "Python", "pictures, letters and sounds"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(map(name_of, packed(project["dependencies"]))) == set(licences.LIBRARIES)
    assert "LGPL" in (folder / "licences" / "pygame-ce.txt").read_text()


@pytest.mark.parametrize(
    ("system", "machine"), [("linux", "x86_64"), ("win32", "AMD64"), ("win32", "ARM64"), ("darwin", "arm64")]
)
def test_a_folder_has_the_licences_of_what_is_needed_there(system: str, machine: str) -> None:
    """Given a kind of computer, the libraries whose licences go along are those that the project's file asks for there:
    what is not installed would end the packing.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    there = {"sys_platform": system, "platform_machine": machine}
    needed = [line.partition(";") for line in packed(project["dependencies"])]
    wanted = {name_of(line) for line, _, marker in needed if not marker or eval(marker, {}, there)}
    assert set(licences.libraries(system, machine)) == wanted


def test_icons_are_what_they_say(tmp_path: Path) -> None:
    """Given the icons, the PNGs have their size, and ICO and ICNS hold each of their pictures whole."""
    made = icons.write_icons(tmp_path)
    for side in icons.SIDES:
        data = (tmp_path / f"hand-and-foot-{side}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (side, side)
    ico = made["ico"].read_bytes()
    for n in range(int.from_bytes(ico[4:6], "little")):
        entry = ico[6 + 16 * n : 22 + 16 * n]
        size, start = int.from_bytes(entry[8:12], "little"), int.from_bytes(entry[12:16], "little")
        assert ico[start : start + size].startswith(b"\x89PNG")
        assert ico[start : start + size].endswith(b"IEND\xaeB`\x82")
    icns = made["icns"].read_bytes()
    assert (icns[:4], int.from_bytes(icns[4:8])) == (b"icns", len(icns))


def test_the_desktop_entry_says_what_a_menu_needs() -> None:
    """Given the desktop entry, it names the installed command, an icon and a main category."""
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    entry.read(LINUX / "hand-and-foot.desktop", encoding="utf-8")
    fields = entry["Desktop Entry"]
    assert fields["Type"] == "Application"
    assert (
        f'{fields["Exec"].removesuffix(" %f")} = "hand_and_foot.__main__:main"' in (ROOT / "pyproject.toml").read_text()
    )
    assert fields["Icon"] == icons.NAME
    assert fields["Categories"].startswith("Game;")


def test_software_centres_are_told_the_version_of_the_program() -> None:
    """Given the AppStream file, its newest release is this version, and it launches the desktop entry."""
    about = ElementTree.parse(LINUX / "io.github.hand_and_foot.metainfo.xml").getroot()
    newest = about.find("releases/release")
    assert newest is not None
    assert newest.get("version") == VERSION
    assert about.findtext("launchable") == "hand-and-foot.desktop"
    assert about.findtext("id") == "io.github.hand_and_foot"


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstreamcli is not installed")
def test_software_centres_take_the_file() -> None:
    """Given the AppStream file, the tool that software centres judge by has nothing against it."""
    file = LINUX / "io.github.hand_and_foot.metainfo.xml"
    said = subprocess.run(
        ["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True, timeout=60, check=False
    )
    assert said.returncode == 0, said.stdout


def test_windows_wants_four_numbers() -> None:
    """Given versions of any length, four numbers come of them."""
    assert version_numbers("0.1.0") == (0, 1, 0, 0)
    assert version_numbers("2.0") == (2, 0, 0, 0)
    assert version_numbers("1.2.3rc4") == (1, 2, 3, 4)
