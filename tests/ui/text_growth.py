"""How much taller an interface of 150 per cent makes texts on a laptop."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.toolkit.drawing.text import Drawn

LAPTOPS: Final = ((1280, 720), (1366, 768))
GROWS: Final = 1.4
"""How much taller a text must be at 150 per cent."""
LARGE: Final = 24
"""Pixels of a text that anybody who needs 150 per cent can read: 1.4 times the smallest of a laptop."""
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
        """Whether it also is no larger than the smallest text should become."""
        return self.is_less and self.after < LARGE


def growth(usual: Sequence[Drawn], large: Sequence[Drawn]) -> list[Growth]:
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


def _sizes(texts: Sequence[Drawn]) -> dict[str, list[int]]:
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
