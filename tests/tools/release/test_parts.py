"""What a release is made of: the list for those who ask, and the versions it is built with."""

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from game import VERSION
from tools import ROOT
from tools.release.licences import LIBRARIES
from tools.release.parts import write_parts

LOCK = ROOT / "tools" / "release" / "requirements.lock"


def test_the_list_names_all_that_others_made(tmp_path: Path) -> None:
    """Every library and every font stands in the list, with a licence; made again it is the same, byte for byte."""
    file = write_parts(tmp_path / "one")
    told = json.loads(file.read_text())
    assert told["metadata"]["component"]["version"] == VERSION
    names = {part["name"] for part in told["components"]}
    assert {*LIBRARIES, "Python"} <= names
    assert all(part["licenses"][0]["expression"] for part in told["components"])
    refs = " ".join(part["bom-ref"] for part in told["components"])
    for font in (ROOT / "assets" / "fonts").glob("*.ttf"):
        assert font.name in refs
    assert write_parts(tmp_path / "two").read_bytes() == file.read_bytes()


def test_the_lock_holds_every_library_that_is_shipped() -> None:
    """Given a dependency, also one of the build, the lock has one version of it that `pyproject.toml` allows, with
    hashes, and no address.
    """
    text = LOCK.read_text()
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = told["project"]
    needed = [Requirement(line) for line in (*project["dependencies"], *told["build-system"]["requires"])]
    needed += [Requirement(line) for line in project["optional-dependencies"]["dev"] if "pyinstaller" in line]
    for requirement in needed:
        assert requirement.specifier.contains(locked[requirement.name]), requirement
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked)
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}$", entry, re.MULTILINE) for entry in entries)
    assert "//" not in text
    assert "--find-links" not in text
