"""The colours of high contrast, whatever the usual ones are."""

import random

import pytest

from game.toolkit.drawing import theme
from game.toolkit.drawing.palette import (
    OUTLINE_RATIO,
    TEXT_RATIO,
    contrast,
    high_ground,
    high_ink,
    high_outline,
    luminance,
)

NAMED = sorted({value for value in vars(theme).values() if isinstance(value, str) and value.startswith("#")})


def random_colours(seed: int) -> list[str]:
    """Some of all there are."""
    rng = random.Random(seed)
    return [f"#{rng.randrange(0x1000000):06X}" for _ in range(30)]


@pytest.mark.parametrize("grounds", [NAMED, random_colours(1)], ids=["named", "random"])
@pytest.mark.parametrize("inks", [NAMED, random_colours(2)], ids=["named", "random"])
def test_light_words_on_dark_and_dark_words_on_light_have_seven_to_one(inks: list[str], grounds: list[str]) -> None:
    """Any two colours that were on different sides before are far apart then."""
    for ground in grounds:
        for ink in inks:
            is_light = luminance(ink) >= 0.18
            if is_light != (luminance(ground) >= 0.40):
                assert contrast(high_ink(ink), high_ground(ground)) >= TEXT_RATIO, (ink, ground)


def test_any_outline_has_three_to_one_to_its_box() -> None:
    """A line of the colour of its own box is seen too."""
    for ground in (*NAMED, *random_colours(3)):
        for line in (ground, *NAMED):
            shown = high_ground(ground)
            assert contrast(high_outline(line, shown), shown) >= OUTLINE_RATIO, (line, ground)
