"""The project's own code as text, by the name of its module."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ("game", "saves", "hand_and_foot", "tools")


@cache
def sources() -> Mapping[str, str]:
    """Every module of the program and its tools."""
    files = [ROOT / "main.py", *(file for package in PACKAGES for file in (ROOT / package).rglob("*.py"))]
    return MappingProxyType({module_name(file): file.read_text(encoding="utf-8") for file in files})


def nodes_of(source: str) -> Iterator[ast.AST]:
    """Everything in a source, at whatever depth. Nothing is kept: all nodes of the program are 840,000 objects, through
    which every garbage collection after it would go.
    """
    return ast.walk(ast.parse(source))


def module_name(file: Path) -> str:
    """What a file is imported as."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
