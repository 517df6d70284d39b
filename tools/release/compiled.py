"""Compiles the computer players' core (`game/ai/brain`) to machine code: four times as many playouts in the same time.

mypyc compiles the same files that run without it, so that the program decides the same either way; a test plays with
both. Needs a C compiler. `HANDFOOT_COMPILED=0` builds without.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.release.dists import copied

SWITCH: Final = "HANDFOOT_COMPILED"
"""If set to 1, `setup.py` compiles."""


def is_wanted(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a package should include it."""
    return environ.get(SWITCH) != "0"


def compile_to(out: Path) -> Path:
    """Compile, and return the folder of the modules, laid out as in a package. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = copied(ROOT, Path(scratch) / "source")
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out)],
            cwd=copy,
            env={**os.environ, SWITCH: "1", "PYTHONHASHSEED": "0"},
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return out / "hand_and_foot"


def binaries(folder: Path) -> list[tuple[str, str]]:
    """Each compiled module and its folder in the bundle, in PyInstaller's form."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]
    return [(str(path), str(path.parent.relative_to(folder))) for path in found]
