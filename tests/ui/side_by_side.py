"""Forty screens as they were and as they are, for a person to look at: `python -m tests.ui.side_by_side REVISION` draws
them by that revision and by this tree, and writes those that differ, the older on the left, to `build/side_by_side`.
In place of a revision it takes a folder with another tree.
"""

import subprocess
import sys
from itertools import islice, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame
from pygame import Surface

from tests.ui.approvals import FILE, FOLDER, samples_in

ROOT: Final = FOLDER.parents[1]
PICTURES: Final = ROOT / "build" / "side_by_side"
SIZE: Final = (1366, 768)
FORTY: Final = 40
GAP: Final = 8
DRAW: Final = f"""
import sys, pygame
from pathlib import Path
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY
for sample in sys.argv[2:]:
    if sample in EVERY:
        pygame.image.save(Picture(EVERY[sample](), {SIZE}).surface, Path(sys.argv[1], sample + ".png"))
"""
"""What another tree runs: it must know these names."""


def forty() -> list[str]:
    """The first sample of each feature, then the second of each, and so on."""
    features = [samples_in(path) for path in sorted(FOLDER.rglob(FILE))]
    return [*islice((sample for row in zip_longest(*features) for sample in row if sample), FORTY)]


def draw(tree: Path, samples: list[str], into: Path) -> None:
    """Each as a PNG, by the code of a tree."""
    into.mkdir()
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tree)!r}); import tools\n{DRAW}"]
    subprocess.run([*command, str(into), *samples], cwd=tree, check=True)


def beside(older: Surface | None, newer: Surface) -> Surface:
    """Both in one picture."""
    both = Surface((2 * SIZE[0] + GAP, SIZE[1]))
    if older is not None:
        both.blit(older, (0, 0))
    both.blit(newer, (SIZE[0] + GAP, 0))
    return both


def main(older: str) -> int:
    """Says what differs."""
    samples = forty()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path in PICTURES.glob("*.png"):
        path.unlink()
    with TemporaryDirectory() as folder:
        there, tree = Path(folder), Path(older)
        if not tree.is_dir():
            tree = there / "tree"
            subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), older], cwd=ROOT, check=True)
        try:
            draw(tree.resolve(), samples, there / "older")
            draw(ROOT, samples, there / "newer")
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(there / "tree")], cwd=ROOT, capture_output=True)
        for sample in samples:
            was, now = (there / age / f"{sample}.png" for age in ("older", "newer"))
            if not was.exists() or was.read_bytes() != now.read_bytes():
                picture = beside(pygame.image.load(was) if was.exists() else None, pygame.image.load(now))
                pygame.image.save(picture, PICTURES / f"{sample}.png")
                print(sample if was.exists() else f"{sample} (not in the older tree)")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
