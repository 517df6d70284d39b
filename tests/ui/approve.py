"""Approves every screen as it is now: `python -m tests.ui.approve` writes each `approved.txt` anew and prints what
differs. The screens are made by the test, so that they are in its language, time zone and folders.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from game.toolkit.scene import Scene

FOLDER: Final = Path(__file__).resolve().parent
TEST: Final = FOLDER / "all_screens" / "test_every_screen.py::test_a_screen_says_and_offers_what_was_approved"


class Writing:
    """A plugin for pytest that writes down what the test would compare. A press is listed once for each feature."""

    def __init__(self) -> None:
        self.texts = dict[str, list[str]]()
        self._listed = set[tuple[str, str]]()

    def pytest_collection_finish(self) -> None:
        """Begins once everything is imported as for a test."""
        from tests.ui import approvals

        approvals.differences = self._write

    def _write(self, sample: str, scene: "Scene", lines: list[str]) -> list[str]:
        from tests.ui.approvals import PRESSED, feature_of, numberless, pressed

        feature, ids = feature_of(scene), list[str]()
        for target in scene.report().targets:
            kind = feature, numberless(target.id)
            if target.enabled and PRESSED.match(target.id) and kind not in self._listed:
                self._listed.add(kind)
                ids.append(target.id)
        self.texts.setdefault(feature, []).append("\n".join((f"## {sample}", *lines, *pressed(sample, ids), "")))
        return []


def main() -> int:
    """Prints each line that is gone (-) or new (+) once, with how often."""
    writing = Writing()
    if pytest.main(["-q", "-p", "no:randomly", str(TEST)], [writing]):
        return 1
    from tests.ui.approvals import FILE, changed_lines, read_approved

    before = read_approved()
    for path in FOLDER.rglob(FILE):
        path.unlink()
    for feature, texts in writing.texts.items():
        path = FOLDER / feature / FILE
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(texts), "utf-8")
    after, changed = read_approved(), Counter[str]()
    for sample in {**before, **after}:
        if sample in after:
            changed.update(changed_lines(before.get(sample, []), after[sample]))
        else:
            changed[f"-## {sample}"] += 1
    for line, times in changed.items():
        print(line if times == 1 else f"{line}   (on {times} screens)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
