"""Cloths and card backs, in pixels: all can be read on every cloth, and hands are told from feet on every back."""

from collections.abc import Iterator, Sequence

import pygame
import pytest
from pygame import Surface

from game.ui.core.card_backs import BACK_NAMES
from game.ui.core.cloths import CLOTHS
from game.ui.core.palette import contrast, luminance
from game.ui.core.preferences import Preferences
from game.ui.core.theme import BOXES, TEAM_COLOURS
from tests.slow import slow_except
from tests.ui.contrasts import measured
from tests.ui.drive import Picture, empty_kit
from tests.ui.every_screen import EVERY

PIECE = 24
"""Real pixels across, at 1280 x 720: about two letters."""
BLINDNESS = {  # Machado 2009, severity 1, on linear light
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def pieces(cloth: Surface) -> Iterator[str]:
    """The mean colours of all pieces of a picture."""
    w, h = cloth.get_size()
    small = pygame.transform.smoothscale(cloth, (w // PIECE, h // PIECE))
    for x in range(small.get_width()):
        for y in range(small.get_height()):
            red, green, blue, *_ = small.get_at((x, y))
            yield f"#{red:02X}{green:02X}{blue:02X}"


def seen(colour: Sequence[int], kind: str) -> tuple[float, ...]:
    """A colour in CIELAB as somebody with that blindness sees it."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour[:3])]
    red, green, blue = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in BLINDNESS[kind])
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("name", CLOTHS)
def test_no_cloth_is_lighter_than_felt(name: str) -> None:
    """Whatever is written on the green felt can be read on every other cloth, and every team's colour is seen there."""
    paint = empty_kit().paint
    lightest = max(map(luminance, pieces(paint.cloth("forest", (1280, 720)))))
    here = list(pieces(paint.cloth(name, (1280, 720))))
    assert max(map(luminance, here)) <= lightest * 1.01
    around = [colour for colour in here if luminance(colour) < 0.1]
    assert len(around) > len(here) / 2
    assert min(contrast(team, ground) for team in TEAM_COLOURS for ground in around) >= 3


@pytest.mark.parametrize("name", slow_except(["claret", "oak"], CLOTHS))
def test_every_text_at_the_table_has_contrast_on_every_cloth(name: str) -> None:
    """Names, numbers, pills, second lines: 4.5 to 1, against what really lies under them."""
    with measured() as found:
        Picture(EVERY["table 4-2v2, mid-round"](), (1280, 720), Preferences(cloth=name))
    assert {pair: worst for pair, worst in found.items() if worst[0] < 4.5} == {}


def test_boxes_take_the_hue_of_the_cloth_and_stay_as_light() -> None:
    """Given a box of the theme on any cloth, words on it have the contrast that they have on green."""
    for name in CLOTHS:
        paint = empty_kit(preferences=Preferences(cloth=name)).paint
        assert all(abs(luminance(paint._box(colour)) - luminance(colour)) < 0.006 for colour in BOXES)


@pytest.mark.parametrize("kind", BLINDNESS)
def test_hand_and_foot_are_told_apart_on_every_back(kind: str) -> None:
    """As small as they lie at the table of eight, whatever colours somebody sees: far more than the 2.3 that can be
    seen at all.
    """
    for name in BACK_NAMES:
        art = empty_kit(preferences=Preferences(back=name)).cards
        hand, foot = (pygame.transform.average_color(art.back(stack, 32)) for stack in ("hand", "foot"))
        assert sum((a - b) ** 2 for a, b in zip(seen(hand, kind), seen(foot, kind), strict=True)) ** 0.5 > 12, name
