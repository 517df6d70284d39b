"""What can be wrong with a screen as it was drawn: texts that leave their place or lie on each other, targets that are
too small or hide one another.
"""

from collections.abc import Sequence

from pygame import Rect

from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TAP, Theme
from game.toolkit.targets import Target
from tests.ui.samples import GAMES, LONG

FREE_OF_CARD = 36
"""Window pixels of a card in the hand that are free to hit, each way, in windows with less room than fingers need."""
CARDS = ("hand/", "meld/", "book/", "staged/", "upcard", "pile", "discard", "stock", "foot", "new_pile", "seat/")
FIGURES, LEAST_FIGURE = "field/figures/", 34
"""Figures of a score sheet lie as close as its rows: with every row that there is and the largest letters they are
lower than a finger. A press that meets the next one shows that, and changes nothing.
"""
SAME_PLACE = ({"pile", "upcard"}, {"pile", "discard"}, {"upcard", "discard"})


def ink(drawn: Drawn) -> Rect:
    """Where the letters are: a line without the space above and below them, for digits without that for tails."""
    box = Rect(drawn.rect)
    share = 0.34 if any(letter.isalpha() for letter in drawn.text) else 0.4
    return box.inflate(-2, -max(2, round(box.h * share)))


def text_faults(texts: Sequence[Drawn], panels: Sequence[Rect], size: tuple[int, int]) -> list[str]:
    """Texts off the window, wider than their room, out of the smallest panel round them, too small, or on another."""
    window, faults, seen = Rect(0, 0, *size), list[str](), list[tuple[Rect, str]]()
    for drawn in texts:
        box = ink(drawn)
        if not window.contains(box):
            faults.append(f"off the window: {drawn.text} {drawn.rect}")
        if drawn.room is not None and drawn.rect[2] > drawn.room + 2:
            faults.append(f"wider than its room: {drawn.text}")
        homes = [panel for panel in reversed(panels) if panel.collidepoint(box.center)]  # the one on top of its like
        home = min(homes, key=lambda panel: panel.w * panel.h, default=window)
        if not home.inflate(4, 4).contains(box):
            faults.append(f"leaves its panel: {drawn.text} {drawn.rect} {home}")
        if drawn.px < Theme(*size).least_text:
            faults.append(f"too small: {drawn.text}")
        faults += [f"{drawn.text} over {other}" for there, other in seen if there.colliderect(box)]
        seen.append((box, drawn.text))
    return faults


def shortened(texts: Sequence[Drawn]) -> list[str]:
    """What ends in an ellipsis and was not written by a person: those alone may be shortened. What
    goes on still ends in one, too.
    """
    return [
        drawn.text
        for drawn in texts
        if drawn.text.endswith("…") and not _is_name(drawn.text) and not drawn.text.startswith("Still loading")
    ]


def _is_name(words: str) -> bool:
    begin = words.rstrip("…").rstrip().removeprefix("You &").removeprefix("y\N{NO-BREAK SPACE}").strip()
    written = [*LONG, *(game.name for game in GAMES), "W" * 40, "long-name-" * 2]
    return any(begin[:6] in text for text in written) or any(name[:8] in begin for name in LONG)


def least_of(target: Target) -> int:
    """Window pixels that it must have each way in a window from 1280 x 720 on."""
    return LEAST_FIGURE if target.id.startswith(FIGURES) else SMALLEST_TAP


def target_faults(targets: Sequence[Target], size: tuple[int, int]) -> list[str]:
    """Targets off the window, too small for a finger from 1280 x 720 on, or one on the middle of another."""
    window, faults = Rect(0, 0, *size), list[str]()
    for target in targets:
        rect = Rect(target.rect)
        if not window.contains(rect):
            faults.append(f"off the window: {target}")
        has_room = size[0] >= 1280 and size[1] >= 720
        if target.id.startswith("hand/") and min(rect.size) < (SMALLEST_TAP if has_room else FREE_OF_CARD):
            faults.append(f"too little of a card: {target}")
        is_small = has_room and target.enabled and min(rect.size) < least_of(target)
        if is_small and not target.id.startswith(CARDS):
            faults.append(f"too small to be hit: {target}")
    for n, one in enumerate(targets):
        for other in targets[n + 1 :]:
            if _may_touch(one.id, other.id):
                continue
            if Rect(one.rect).colliderect(Rect(other.rect)):
                faults.append(f"{one.id} {one.rect} hides {other.id} {other.rect}")
    return faults


def too_small_for_a_finger(targets: Sequence[Target]) -> list[str]:
    """What can be pressed, or could be at another time, and has less than 44 pixels each way. Lines that are only read
    can't; melds lie as their cards do: `tests/ui/table/layout` measures them.
    """
    return [
        f"{target.id} {target.rect[2:]}"
        for target in targets
        if min(target.rect[2:]) < SMALLEST_TAP
        and not target.id.startswith(("meld/", "book/"))
        and (target.enabled or not target.id.startswith("row/"))
    ]


def _may_touch(one: str, other: str) -> bool:
    """A choice inside its row of choices; names of one place; melds that lie half under each other (a test of their
    own looks at those).
    """
    part = other.startswith(f"{one}/")
    melds = one.startswith(("meld/", "book/", "staged/")) and other.startswith(("meld/", "book/", "staged/"))
    return part or melds or {one, other} in SAME_PLACE
