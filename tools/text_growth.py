"""Counts the texts that an interface of 150 per cent makes less than 1.4 times as tall on a laptop, screen by screen,
and how many of them are small: `python -m tools.text_growth`; `--texts` lists them, `--screens table` limits the
screens.
"""

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from game.toolkit.drawing.text import Drawn

LAPTOPS: Final = ((1280, 720), (1366, 768))
GROWS: Final = 1.4
"""How much taller a text must be at 150 per cent."""
LARGE: Final = 30
"""Pixels of a text that anybody who needs 150 per cent can read: twice the smallest."""
ALIKE: Final = 0.6
"""The minimum share of its words that a line has in common with its counterpart."""


class Growth(NamedTuple):
    """A text of a screen, with its pixels at 100 per cent and at 150."""

    text: str
    before: int
    after: int

    @property
    def is_less(self) -> bool:
        """Whether it grows less than required; half a pixel may be lost by rounding."""
        return self.after + 0.5 < GROWS * self.before

    @property
    def is_small(self) -> bool:
        """Whether it also isn't twice as large as the smallest text."""
        return self.is_less and self.after < LARGE


def growth(usual: "Sequence[Drawn]", large: "Sequence[Drawn]") -> list[Growth]:
    """Each text that appears at both scales, the smallest of similar ones: where there are more of them at the larger
    scale, a count beside a rank for instance that had been "4/7", of as many. A line that wraps differently is
    compared with the one that has most of its words.
    """
    before, after = _sizes(usual), _sizes(large)
    found = []
    for text, sizes in before.items():
        now = after[text][: len(sizes)][-1] if text in after else _most_alike(text, after)
        if now is not None:
            found.append(Growth(text, sizes[-1], now))
    return found


def _sizes(texts: "Sequence[Drawn]") -> dict[str, list[int]]:
    """The pixels of each text, wherever it is, the largest first."""
    found: dict[str, list[int]] = {}
    for drawn in sorted(texts, key=lambda drawn: -drawn.px):
        if drawn.text.strip():
            found.setdefault(drawn.text, []).append(drawn.px)
    return found


def _most_alike(text: str, others: Mapping[str, Sequence[int]]) -> int | None:
    words = set(text.rstrip("…").split())
    shared = {other: len(words & set(other.rstrip("…").split())) for other in others}
    most = max(shared.values(), default=0)
    if most < max(1, ALIKE * len(words)):
        return None
    return min(sizes[-1] for other, sizes in others.items() if shared[other] == most)


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw every screen at both scales and count."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.ui.shared.preferences import Preferences
    from tests.ui.drive import Picture
    from tests.ui.every_screen import EVERY

    parser = argparse.ArgumentParser(prog="python -m tools.text_growth", description=__doc__)
    parser.add_argument("--screens", default="", help="only screens whose names contain this")
    parser.add_argument("--texts", action="store_true", help="each text that grows too little")
    chosen = parser.parse_args(arguments)
    all_texts = all_less = all_small = 0
    for name, make in EVERY.items():
        if chosen.screens not in name:
            continue
        found: dict[tuple[int, int], list[Growth]] = {}
        for size in LAPTOPS:
            scene = make()
            usual, large = (Picture(scene, size, Preferences(interface=scale)).texts for scale in (100, 150))
            found[size] = growth(usual, large)
        texts = sum(map(len, found.values()))
        less = [(size, one) for size, every in found.items() for one in every if one.is_less]
        small = sum(one.is_small for _, one in less)
        all_texts, all_less, all_small = all_texts + texts, all_less + len(less), all_small + small
        print(f"{len(less):5} of {texts:5}, {small:4} small  {name}", flush=True)
        if chosen.texts:
            for size, one in less:
                print(f"{'':16}{size[0]} x {size[1]}: {one.before} -> {one.after} {one.text}")
    print(f"{all_less:5} of {all_texts:5}, {all_small:4} small  texts below {GROWS} times their height")


if __name__ == "__main__":
    main()
