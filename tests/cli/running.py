"""Runs the command line inside the test, and tells what it said."""

from pathlib import Path

import pytest
from msgspec import Struct

from game.cli import main

EXAMPLES = Path(__file__).parents[1] / "examples"


class Said(Struct, frozen=True):
    """Exit code, stdout and stderr."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence on stderr."""
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        line = self.err.removesuffix("\n")
        assert "\n" not in line
        return line


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Said:
    """Runs `main.py ARGUMENTS`."""
    capsys.readouterr()
    try:
        code = main([str(argument) for argument in arguments])
    except SystemExit as ended:  # --help ends the program
        code = int(ended.code or 0)
    heard = capsys.readouterr()
    return Said(code, heard.out, heard.err)
