"""Counts on every screen what there is to press (enabled targets that aren't cards or figures of a sheet) and the
words that are drawn: `python -m tools.screen_counts`; `--screens score` limits the screens.
"""

import argparse
import os
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from game.toolkit.scene import Scene

CARDS: Final = re.compile(r"(hand|staged|meld|card|stock|pile|seat|new_meld|field/figures)\b")
PARTED: Final = re.compile(r"(.+)/\w+$")


class ScreenCounts(NamedTuple):
    """What there is to press on a screen, and to read."""

    presses: int
    words: int


def counts_of(scene: "Scene", size: tuple[int, int] = (1366, 768)) -> ScreenCounts:
    """Counted on a laptop."""
    from tests.ui.drive import Picture

    picture = Picture(scene, size)
    ids = [thing.id for thing in scene.report().targets if thing.enabled and not CARDS.match(thing.id)]
    wholes = {found[1] for id in ids if (found := PARTED.match(id))}  # of which only the parts are pressed
    lines = dict.fromkeys(picture.words)  # what is drawn twice, for a shadow say, is read once
    words = sum(bool(re.search(r"\w", word)) for line in lines for word in line.split())
    return ScreenCounts(len(set(ids) - wholes), words)


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw every screen and count."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.ui.every_screen import EVERY

    parser = argparse.ArgumentParser(prog="python -m tools.screen_counts", description=__doc__)
    parser.add_argument("--screens", default="", help="only screens whose names contain this")
    chosen = parser.parse_args(arguments)
    for name, make in EVERY.items():
        if chosen.screens in name:
            presses, words = counts_of(make())
            print(f"{presses:4} to press {words:4} words  {name}", flush=True)


if __name__ == "__main__":
    main()
