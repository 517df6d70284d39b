"""Threads that read files may begin at the same moment: msgspec has looked at every type before they do."""

import ast
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.sources import nodes_of, sources
from tools import ROOT

READ_IN_THREADS = (
    *("saves", "game.rules", "game.analysis", "game.problems", "game.play.results.kept_par"),
    *("game.phones.phone_asks", "game.ui.evening", "game.ui.system"),
)
PLAIN = (
    "dict[str, object]",
    "tuple[tuple[str | None, ...], ...]",
    "type(otherwise)",
    "shape",
    "Problem",
    "form.types[kind.type]",
)
"""Types without a class, what settings are read as before any thread begins, the problems of the game, which are read
through a decoder, and the lines of records, which a `LineFormat` shows itself.
"""

AT_ONCE = """
import sys, threading
from pathlib import Path
from game.rules.presets import preset
from saves.records.record import read_record

sys.setswitchinterval(1e-6)
together = threading.Barrier(6)

def read(number):
    together.wait()
    if number % 2:
        preset(("web", "family", "campus")[number // 2])
    else:
        read_record(Path("tests/examples/match-web-4.handfoot.jsonl"))

threads = [threading.Thread(target=read, args=(number,)) for number in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def decoded(source: str) -> Iterator[str]:
    """The types that a module decodes or converts to, as they are written there."""
    for node in nodes_of(source):
        match node:
            case ast.Call(func=ast.Attribute(attr="decode"), keywords=[ast.keyword(arg="type", value=type_)]):
                yield ast.unparse(type_)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="msgspec"), attr="convert"), args=[_, type_, *_]):
                yield ast.unparse(type_)
            case ast.Call(func=ast.Name(id="decode_versioned"), args=[_, _, type_]):
                yield ast.unparse(type_)


def prepared(source: str) -> str:
    """What a module shows to msgspec beforehand."""
    calls = (node for node in nodes_of(source) if isinstance(node, ast.Call) and ast.unparse(node.func) == "prepare")
    return " ".join(ast.unparse(call) for call in calls)


def test_every_type_is_shown_before_it_is_decoded() -> None:
    read = {name: source for name, source in sources().items() if name.startswith(READ_IN_THREADS)}
    found = [(name, type_) for name, source in read.items() for type_ in decoded(source) if type_ not in PLAIN]
    assert len(found) > 10
    for name, type_ in found:
        said = prepared(read[name])
        assert type_ in said or type_.partition("[")[0] in said, (name, type_)


@pytest.mark.slow
def test_threads_that_read_their_first_rules_and_records_at_once_come_to_an_end() -> None:
    for _ in range(6):
        done = subprocess.run([sys.executable, "-c", AT_ONCE], cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
