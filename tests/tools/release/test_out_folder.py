"""Commands that make something to hand out, and what may be said to them."""

import importlib
import subprocess
from pathlib import Path
from typing import Any

import pytest


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
