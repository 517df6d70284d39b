"""What `pyproject.toml` cannot say: in a wheel `game`, `saves` and `assets` lie inside the package `hand_and_foot`.

From a checkout they stay at the top, where everybody who works on them finds them (docs/packaging.md). Where
HANDFOOT_COMPILED=1 asks for it, the computer players' reckoning is compiled, too.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, find_namespace_packages, setup

sys.path.insert(0, str(Path(__file__).resolve().parent))
import tools  # noqa: F401  makes missing message modules

PACKAGE = "hand_and_foot"
INSIDE = ("game", "saves", "assets")

folders = find_namespace_packages(include=[name for top in INSIDE for name in (top, f"{top}.*")])


def compiled() -> list[Extension]:
    """The modules of `game/ai/brain` for mypyc, which run as they are wherever nobody compiles them."""
    if os.environ.get("HANDFOOT_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    plain = ("__init__", "tuning")  # a compiled Struct has no hash
    files = sorted(str(path) for path in Path("game", "ai", "brain").glob("*.py") if path.stem not in plain)
    extensions: list[Extension] = mypycify(["--follow-imports=silent", *files], opt_level="3", debug_level="0")
    for extension in extensions:
        extension.name = f"{PACKAGE}.{extension.name}"
    return extensions


setup(
    packages=[PACKAGE, *(f"{PACKAGE}.{name}" for name in folders)],
    package_dir={f"{PACKAGE}.{top}": top for top in INSIDE},
    package_data={"": ["*.*"]},
    exclude_package_data={"": ["*.pyc"]},
    ext_modules=compiled(),
)
