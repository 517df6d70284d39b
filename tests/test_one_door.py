"""Files are opened in one place, `saves/disk/files.py`, which takes plain files of a sensible size and nothing else."""

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from tests.sources import nodes_of, sources

DOORS: Final[Mapping[str, str]] = {
    "saves.disk.files": "the door itself",
    "game.assets": "what comes with the program; the rooms below saves read it, too",
    "saves.disk.lock": "locks are held open and never read",
    "saves.disk.system_calls": "folders, whose names are to reach the device",
    "game.cli.command_language": "the settings, at every start: the door would make it a tenth slower",
    "game.cli.dispatch": "the null device, where there is no terminal",
    "game.toolkit.memory": "/proc, which has no plain files",
    "game.toolkit.drawing.text": "the fonts that come with the program",
    "game.toolkit.targets": "written with every frame, and never read",
}
"""Who may open files, and why."""

_ALWAYS: Final = frozenset(("read_text", "read_bytes", "write_text", "write_bytes"))
_OF_MODULES: Final = frozenset((("os", "open"), ("os", "fdopen"), ("io", "open"), ("io", "FileIO"), ("mmap", "mmap")))
_NAMED: Final = re.compile(rf"\b(open|fdopen|FileIO|mmap|ZipFile|{'|'.join(_ALWAYS)})\s*\(")
_MODES: Final = frozenset("rwxabt+")


def openings(source: str) -> Iterator[str]:
    """The calls in a source that open a file."""
    for node in nodes_of(source) if _NAMED.search(source) else ():
        if isinstance(node, ast.Call) and _opens(node):
            yield ast.unparse(node)


def _opens(call: ast.Call) -> bool:
    match call.func:
        case ast.Name("open"):
            return True
        case ast.Attribute(attr=name) if name in _ALWAYS:
            return True
        case ast.Attribute(ast.Name(module), name) if (module, name) in _OF_MODULES:
            return True
        case ast.Attribute(attr="ZipFile"):  # over what the door has opened, never over a path
            return not call.args or ast.unparse(call.args[0]) not in ("file", "whole")
        case ast.Attribute(attr="open"):  # screens, pads and dialogs are opened, too
            words = {word.arg for word in call.keywords}
            mode = call.args[0] if call.args else None
            has_mode = isinstance(mode, ast.Constant) and isinstance(mode.value, str) and set(mode.value) <= _MODES
            return has_mode or bool(words & {"mode", "encoding"})
    return False


def test_nothing_else_opens_a_file() -> None:
    """Given a module that opens files by itself, a pipe could stop it, or a file of a gigabyte fill the memory."""
    ours = {name: source for name, source in sources().items() if name.split(".")[0] in ("game", "saves")}
    found = {name: list(openings(source)) for name, source in ours.items() if name not in DOORS}
    assert {name: calls for name, calls in found.items() if calls} == {}, (
        "use read_small or open_plain of saves.disk.files"
    )


@pytest.mark.parametrize(
    "source",
    [
        "open(path)",
        "path.open('rb')",
        "path.open(encoding='utf-8')",
        "path.read_text()",
        "path.read_bytes()",
        "os.open(path, 0)",
        "zipfile.ZipFile(path)",
    ],
)
def test_every_way_to_open_one_is_noticed(source: str) -> None:
    """Given each way there is, the search finds it."""
    assert list(openings(source))


def test_no_door_is_left_over() -> None:
    """Given a module that no longer opens files, the list says so."""
    assert [name for name in DOORS if not list(openings(sources()[name]))] == []
