"""What tables by lot look like and do, and the whole program: `python -m tests.ui.by_lot` prints what differs from
tests/data/by_lot.xz, and writes the list anew; with `plans sheets` only for samples whose names begin so.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.toolkit.looks import Log, look_of, write_list

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = ROOT / "tests" / "data" / "by_lot.xz"
SAMPLED: Final = (
    "tests.ui.table.layout.test_every_layout",
    "tests.ui.table.test_update",
    "tests.ui.program.test_used_by_lot",
)
"""The modules whose `SAMPLES` are in the list."""


def main(beginnings: tuple[str, ...]) -> int:
    """Writes the list of what the tests find: what is patched for all of them is patched for the list, too."""
    logs: dict[str, Log] = {}

    def keep(name: str, sample: Callable[[Log], None], _: Path) -> list[str]:
        logs[name] = look_of(sample)
        return []

    names = [name for module in map(import_module, SAMPLED) for name in module.SAMPLES]
    with pytest.MonkeyPatch.context() as patch:
        for module in SAMPLED:
            patch.setattr(import_module(module), "faults_of", keep)
        failed = pytest.main(["-q", "-k", "somebody_looked", *(f"{name.replace('.', '/')}.py" for name in SAMPLED)])
    if not failed:
        write_list(LIST, ((name, partial(logs.__getitem__, name)) for name in names), beginnings)
    return failed


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
