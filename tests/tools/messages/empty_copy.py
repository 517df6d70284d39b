"""The project as a stranger gets it: what is in the repository, without anything that was made from it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.messages.text_folder import MADE, ROOT, TEXT

FILES: Final = ("*.py", "*.md", "*.toml", "*.spec", "*.in", "LICENSE", ".gitignore")
FOLDERS: Final = ("game", "saves", "assets", "tests", "tools", "hand_and_foot", "docs", ".ci", ".github")
COPIED_MESSAGES: Final = TEXT.relative_to(ROOT) / "en.ftl"
COPIED_MADE: Final = MADE.relative_to(ROOT)


def empty_copy(to: Path) -> Path:
    """The project in another folder."""
    to.mkdir(exist_ok=True)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    for pattern in FILES:
        for path in ROOT.glob(pattern):
            shutil.copy(path, to)
    shutil.rmtree(to / COPIED_MADE, ignore_errors=True)
    return to


def reword(folder: Path, before: str, after: str) -> None:
    """An edit of the English message file that neither its size nor its time gives away."""
    path = folder / COPIED_MESSAGES
    told, text = path.stat(), path.read_text(encoding="utf-8")
    assert len(before) == len(after)
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    os.utime(path, ns=(told.st_atime_ns, told.st_mtime_ns))


def run_python(folder: Path, *arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What Python says in a folder, with the libraries of whoever runs the tests."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **(env or {})},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def without_fluent(scratch: Path) -> dict[str, str]:
    """An environment in which `fluent.syntax` can't be imported."""
    (scratch / "none" / "fluent").mkdir(parents=True)
    (scratch / "none" / "fluent" / "__init__.py").touch()
    return {"PYTHONPATH": str(scratch / "none")}
