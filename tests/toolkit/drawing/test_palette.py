import random

import pytest

from game.toolkit.drawing import theme
from game.toolkit.drawing.palette import (
    DARK_TEXT,
    LIGHT_TEXT,
    OUTLINE_RATIO,
    TEXT_RATIO,
    contrast,
    high_card_ink,
    high_ground,
    high_ink,
    high_outline,
    luminance,
    tinted,
)
from tests.toolkit.colour_distance import BLINDNESS, distance, least_distance

NAMED = sorted({value for value in vars(theme).values() if isinstance(value, str) and value.startswith("#")})


def random_colours(seed: int) -> list[str]:
    """Some of all there are."""
    rng = random.Random(seed)
    return [f"#{rng.randrange(0x1000000):06X}" for _ in range(30)]


@pytest.mark.parametrize("grounds", [NAMED, random_colours(1)], ids=["named", "random"])
@pytest.mark.parametrize("inks", [NAMED, random_colours(2)], ids=["named", "random"])
def test_light_words_on_dark_and_dark_words_on_light_have_seven_to_one(inks: list[str], grounds: list[str]) -> None:
    for ground in grounds:
        for ink in inks:
            is_light = luminance(ink) >= 0.18
            if is_light != (luminance(ground) >= 0.40):
                assert contrast(high_ink(ink), high_ground(ground)) >= TEXT_RATIO, (ink, ground)


def test_any_outline_has_three_to_one_to_its_box() -> None:
    for ground in (*NAMED, *random_colours(3)[:5]):
        for line in (ground, *NAMED):
            shown = high_ground(ground)
            assert contrast(high_outline(line, shown), shown) >= OUTLINE_RATIO, (line, ground)


@pytest.mark.parametrize(
    ("colour", "light"),
    [
        ("#FFFFFF", 1),
        ("#000000", 0),
        ("#FF0000", 0.2126),
        ("#00FF00", 0.7152),
        ("#0000FF", 0.0722),
        ("#808080", 0.2159),
    ],
)
def test_luminance_and_contrast_are_those_of_wcag(colour: str, light: float) -> None:
    assert luminance(colour) == pytest.approx(light, abs=0.0001)
    assert contrast(colour, "#000000") == contrast("#000000", colour) == pytest.approx((light + 0.05) / 0.05, abs=0.01)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((255, 255, 255), (0, 0, 0), 100),
        ((255, 0, 0), (0, 255, 0), 170.6),
        ((255, 0, 0), (0, 0, 255), 176.3),
        ((0, 0, 255), (0, 255, 0), 258.7),
        ((9, 9, 9), (9, 9, 9), 0),
        ((10, 10, 10), (0, 0, 0), 2.74),
    ],
)
def test_colours_are_as_far_apart_as_cie76_has_them(
    one: tuple[int, int, int], other: tuple[int, int, int], apart: float
) -> None:
    assert distance(one, other) == distance(other, one) == pytest.approx(apart, abs=0.15)


def test_colour_blindness_brings_hues_closer_and_not_greys() -> None:
    for kind in BLINDNESS:
        assert distance((200, 200, 200), (90, 90, 90), kind) == pytest.approx(
            distance((200, 200, 200), (90, 90, 90)), abs=0.5
        )
    red, green, blue, teal = (200, 60, 50), (80, 140, 40), (40, 110, 180), (40, 150, 130)
    for kind in ("protan", "deutan"):
        assert distance(red, green, kind) < 0.6 * distance(red, green)
    assert distance(blue, teal, "tritan") < 0.6 * distance(blue, teal)
    assert least_distance(red, green) == min(distance(red, green, kind) for kind in ("protan", "deutan"))


@pytest.mark.parametrize("colour", ["#06251D", "#1A5545", "#2C6B57", "#808080"])
@pytest.mark.parametrize(("tint", "hue"), [("#741A2C", 0), ("#1B2C66", 2), ("#0C4F5C", 2)])
def test_a_tinted_colour_is_as_light_as_before_in_the_other_hue(colour: str, tint: str, hue: int) -> None:
    """Given a box and a red, blue or teal cloth: the same lightness; its strongest part is that of the cloth, but grey
    has no hue to give.
    """
    found = tinted(colour, tint)
    assert luminance(found) == pytest.approx(luminance(colour), abs=0.006)
    parts = [int(found[at : at + 2], 16) for at in (1, 3, 5)]
    assert parts.index(max(parts)) == (0 if colour == "#808080" else hue)


@pytest.mark.parametrize("colour", ["#E9A92B", "#8C2B3D", "#20407E", "#5E8C7C"])
def test_high_contrast_keeps_the_hue_and_changes_no_more_than_it_must(colour: str) -> None:
    """Given gold, wine, navy and green as words: whichever of red, green and blue was strongest still is, and the rule
    is just kept, not kept and far exceeded.
    """
    before = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    for shown in (high_ink(colour), high_card_ink(colour)):
        after = [int(shown[at : at + 2], 16) for at in (1, 3, 5)]
        assert after.index(max(after)) == before.index(max(before))
    dark = luminance(colour) < 0.18
    reached = luminance(high_ink(colour))
    assert reached <= DARK_TEXT if dark else reached >= LIGHT_TEXT
    assert abs(reached - luminance(colour)) < 0.02 or abs(reached - (DARK_TEXT if dark else LIGHT_TEXT)) < 0.03
