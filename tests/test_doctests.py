"""The examples in docstrings.

pytest could collect them itself, but it would read each of 1,300 files once more for the hundred that have any.
"""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import game.ui  # noqa: F401  the toolkit has the words of the game
from tools import ROOT


def with_examples() -> list[str]:
    """Every module that has an example in a docstring."""
    example = re.compile(r"^ +>>> ", re.MULTILINE)
    found = (path for room in ("game", "saves", "tests", "tools") for path in (ROOT / room).rglob("*.py"))
    return sorted(_module(path) for path in found if example.search(path.read_text(encoding="utf-8")))


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("name", with_examples())
def test_examples_are_true(name: str) -> None:
    """Given the examples of a module, each gives what stands below it."""
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
