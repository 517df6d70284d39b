"""Counts on every screen what there is to press (enabled targets that aren't cards or figures of a sheet) and the
words that are drawn: `python -m tools.screen_counts`; `--screens score` limits the screens.
"""

import argparse
import os
import re
from collections.abc import Sequence
from typing import Final

CARDS: Final = re.compile(r"(hand|meld|card|stock|pile|seat|new_meld|field/figures)\b")
PARTED: Final = re.compile(r"(.+)/\w+$")


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw every screen and count."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.ui.drive import Picture
    from tests.ui.every_screen import EVERY

    parser = argparse.ArgumentParser(prog="python -m tools.screen_counts", description=__doc__)
    parser.add_argument("--screens", default="", help="only screens whose names contain this")
    chosen = parser.parse_args(arguments)
    for name, make in EVERY.items():
        if chosen.screens in name:
            scene = make()
            picture = Picture(scene, (1366, 768))
            ids = [thing.id for thing in scene.report().targets if thing.enabled and not CARDS.match(thing.id)]
            wholes = {found[1] for id in ids if (found := PARTED.match(id))}  # of which only the parts are pressed
            lines = dict.fromkeys(picture.words)  # what is drawn twice, for a shadow say, is read once
            words = sum(bool(re.search(r"\w", word)) for line in lines for word in line.split())
            print(f"{len(set(ids) - wholes):4} to press {words:4} words  {name}", flush=True)


if __name__ == "__main__":
    main()
