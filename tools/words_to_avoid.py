"""Counts the words that our style avoids in Python files. A count for whoever edits them, no ban: text on screen, and
names that files and commands share, may need one.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Final

AVOIDED: Final = (
    *("whoever", "whatever", "nobody", "somebody", "told", "said", "laid", "lies", "stands", "beside", "anew"),
    *("is asked", "so many", "of its own", "by lot", r"as \w+ as may be", "by how much", "at its edges"),
    *("in imagination", "what comes of", "what becomes of", "is otherwise", "does without", "before one looks"),
    *("of no use", "for ever where"),
)
FOLDERS: Final = ("game", "saves", "tools", "tests")
WORST: Final = 10
_PATTERN: Final = re.compile(
    r"(?<![A-Za-z])(?:" + "|".join(AVOIDED).replace(" ", r"[ _\n]+") + r")(?![A-Za-z])", re.IGNORECASE
)


def count(text: str) -> int:
    """How often one of the words occurs, alone or inside a name.

    >>> count("is_told: Whoever is asked, plays so many cards; untold, aside")
    4
    """
    return len(_PATTERN.findall(text))


def report(root: Path) -> str:
    """The total, and the files with the most."""
    paths = [path for folder in FOLDERS for path in (root / folder).rglob("*.py") if "functions" not in path.parts]
    counts = Counter({path.relative_to(root).as_posix(): count(path.read_text("utf-8")) for path in paths})
    worst = ", ".join(f"{path} {number}" for path, number in counts.most_common(WORST))
    return f"Words to avoid: {counts.total()}, most of them in {worst}."
