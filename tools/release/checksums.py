"""Checksums of what is handed out, in the form that `sha256sum --check` reads."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def write_checksums(files: Iterable[Path], to: Path) -> str:
    """Writes a line for each file, by name, and tells what was written."""
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files))
    text = "".join(lines)
    to.write_text(text, encoding="utf-8", newline="\n")
    return text
