"""The licences of everything released together with the game: Python and the bundled libraries."""

import platform
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

LIBRARIES: Final = {
    "pygame-ce": "LGPL-2.1-or-later",
    "msgspec": "BSD-3-Clause",
    "pytmx": "LGPL-3.0-or-later",
    "platformdirs": "MIT",
    "tqdm": "MPL-2.0 AND MIT",
    "accesskit": "MIT OR Apache-2.0",
    "h11": "MIT",
    "segno": "BSD-3-Clause",
    "jeepney": "MIT",
}
"""Each with its licence, as an SPDX expression."""

_TEXTS: Final = ("licen", "copying", "notice", "unlicense")


def libraries(system: str = sys.platform, machine: str = platform.machine()) -> tuple[str, ...]:
    """The libraries bundled for this kind of computer, as in `pyproject.toml`: accesskit is left out on Windows for
    ARM, and jeepney wherever there is no D-Bus.
    """
    without = ["accesskit"] if (system, machine) == ("win32", "ARM64") else []
    without += ["jeepney"] if system != "linux" else []
    return tuple(library for library in LIBRARIES if library not in without)


def licence_texts() -> dict[str, str]:
    """By file name: each library's own metadata, and its licence texts."""
    return {f"{library}.txt": _text_of(library) for library in libraries()} | {"Python.txt": _text_of_python()}


def _text_of(library: str) -> str:
    found = distribution(library)
    about = found.metadata
    said = (about["License-Expression"] or about["License"] or "").strip().partition("\n")[0]
    classifiers = [text for text in about.get_all("Classifier") or [] if text.startswith("License")]
    head = [f"{about['Name']} {found.version}", *([f"Licence: {said}"] if said else []), *classifiers]
    texts = [
        Path(str(found.locate_file(file))).read_text(encoding="utf-8", errors="replace")
        for file in found.files or ()
        if any(word in file.name.lower() for word in _TEXTS) and file.suffix != ".py"
    ]
    return "\n\n".join(["\n".join(head), *texts]) + "\n"


def _text_of_python() -> str:
    texts = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sysconfig.get_path("data")) / "LICENSE.txt"]
    own = [path.read_text(encoding="utf-8", errors="replace") for path in texts if path.is_file()][:1]
    return "\n\n".join(["Python: Python Software Foundation License Version 2, docs.python.org/3/license.html", *own])
