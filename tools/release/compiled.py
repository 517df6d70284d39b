"""The computer players' reckoning (`game/ai/brain`) as machine code: four times as many playouts in the same time.

mypyc compiles the very files that run without it, so that the program decides the same with either; a test plays with
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
"""Set to 1 it makes `setup.py` compile."""


def is_wanted(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a package is to have it."""
    return environ.get(SWITCH) != "0"


def compile_to(out: Path) -> Path:
    """Compiles, and tells the folder that the modules are in, as they lie in a package. Raises CalledProcessError."""
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
    """Each compiled module and the folder of the bundle that it lies in, as PyInstaller wants them."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]
    return [(str(path), str(path.parent.relative_to(folder))) for path in found]
