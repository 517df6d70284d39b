import importlib
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from game.engine.refusal import Reason
from saves.records import lines
from tools import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def heads(document: Path) -> set[str]:
    """The anchors of a document's headings."""
    found = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in found}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Given a document, each file and heading it links to is there."""
    for link in re.findall(r"\]\(([^)]+)\)", document.read_text(encoding="utf-8")):
        if not link.startswith(("http:", "https:")):
            name, _, anchor = link.partition("#")
            target = (document.parent / name).resolve() if name else document
            assert target.exists(), link
            assert not anchor or anchor in heads(target), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_modules_and_folders_that_are_named_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for module in re.findall(r"python -m (?!venv|pip|pytest|PyInstaller)([\w.]+)", text.replace("\n", " ")):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
    for name in re.findall(r"`((?:ai|cli|engine|play|rules|ui|words)/[\w./-]+\.py)`", text):
        assert (ROOT / "game" / name).exists(), name
    for name in re.findall(r"(?<!to )`((?:tests|game|saves|assets|examples|tools|docs)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), name


def test_the_form_of_records_is_told_whole() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    kinds = [lines.SeatInfo, lines.ProposalFields, *lines.Line.__args__]
    keys = {key for kind in kinds for key in kind.__struct_encode_fields__} | {reason.value for reason in Reason}
    assert {key for key in keys if not re.search(rf"[`\"]{key}[`\"]", text)} == set()


@pytest.mark.parametrize("command", ["bundle", "checksums", "deb", "dists"])
@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("--zip", 2)])
def test_an_option_is_no_folder(
    command: str, word: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def built(*_given: object, **_named: object) -> None:
        raise AssertionError("something was built")

    monkeypatch.setattr(subprocess, "run", built)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        importlib.import_module(f"tools.release.{command}").main([word])
    assert ended.value.code == code
    said = capsys.readouterr()
    assert f"python -m tools.release.{command} [-h] [FOLDER]" in said.out + said.err
    assert list(tmp_path.iterdir()) == []
