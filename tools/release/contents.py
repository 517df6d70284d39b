"""What the folder for people without Python contains besides the programs and their libraries."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

EXCLUDED: Final = (
    *("tkinter", "numpy", "unittest", "pydoc", "doctest", "test", "lib2to3", "distutils", "setuptools", "pip"),
    *("pygame.tests", "pygame.docs", "pygame.examples", "pygame.camera", "pygame._camera"),
    *("pygame.surfarray", "pygame.sndarray", "pygame.midi", "pygame.pypm", "pygame.scrap", "pygame.freetype"),
    *("pygame._freetype", "sqlite3", "ssl", "_ssl", "_hashlib", "lzma", "_lzma", "bz2", "_bz2", "curses"),
    *("readline", "tqdm.contrib", "pytmx.util_pyglet", "pytmx.util_pysdl2", "typing_extensions"),
    *("tools", "fluent"),
)
"""Modules that a library could use but the game doesn't."""


def asset_files(root: Path) -> Iterator[tuple[str, str]]:
    """Each asset and its folder in the bundle, in PyInstaller's form; `root` is the checkout."""
    for path in sorted((root / "assets").rglob("*")):
        name = path.relative_to(root)
        if path.is_file() and "__pycache__" not in name.parts:
            yield str(path), str(name.parent)
