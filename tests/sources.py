"""The project's own code as text, by the name of its module."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ("game", "saves", "hand_and_foot", "tools")


def sources() -> Mapping[str, str]:
    """Every module of the program and its tools."""
    files = [ROOT / "main.py", *(file for package in PACKAGES for file in (ROOT / package).rglob("*.py"))]
    return {module_name(file): file.read_text(encoding="utf-8") for file in files}


def module_name(file: Path) -> str:
    """What a file is imported as."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
