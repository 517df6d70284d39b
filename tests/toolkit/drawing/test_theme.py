"""The palette and the measures."""

from itertools import combinations, pairwise

import pytest

from game.toolkit.drawing import theme
from game.toolkit.drawing.palette import contrast
from game.toolkit.drawing.theme import SMALLEST_TAP, SMALLEST_TEXT, SUIT_INKS, TEAM_COLOURS, TEAM_INKS, Theme
from tests.toolkit.eyes import SEEN, Eyes, apart

ON_DARK = (
    *(theme.GOLD, theme.CREAM, theme.QUIET, theme.DIM, theme.WHITE, theme.OFF_REASON, theme.OFF_TEXT),
    *(theme.ADDED, theme.UNMET, theme.DONE, theme.LOSS_TEXT, theme.TAIL_TEXT, theme.CHOSEN_TEXT, theme.CHOSEN_DIM),
    *(theme.CHART_AVERAGE, *TEAM_COLOURS),
)
ON_PAPER = (
    theme.INK,
    theme.INK_SOFT,
    theme.PAPER_DIM,
    theme.WINE,
    theme.BAD_ON_PAPER,
    theme.BAD_INK,
    theme.GAIN,
    theme.LINK,
    *TEAM_INKS,
)


@pytest.mark.parametrize("colour", ON_DARK)
def test_texts_on_panels_have_contrast(colour: str) -> None:
    for ground in (theme.PANEL, theme.ROW, theme.ROW_CHOSEN, theme.BUTTON_BOTTOM):
        assert contrast(colour, ground) >= 4.5


@pytest.mark.parametrize("colour", ON_PAPER)
def test_texts_on_paper_have_contrast(colour: str) -> None:
    for ground in (theme.PAPER, "#F8F1E0", "#F6E9C6"):
        assert contrast(colour, ground) >= 4.5


def test_words_on_gold_have_contrast() -> None:
    for gold in (theme.GOLD_LIGHT, theme.GOLD, theme.GOLD_DARK):
        assert contrast(theme.INK_ON_GOLD, gold) >= 4.5
        assert contrast(theme.INK_ON_GOLD_SOFT, gold) >= 4.5


@pytest.mark.parametrize("scheme", list(SUIT_INKS))
def test_suits_have_contrast_on_a_face(scheme: theme.Colours) -> None:
    for ink in SUIT_INKS[scheme].values():
        assert contrast(ink, "#FFFDF7") >= 4.5
        assert contrast(ink, "#FFF6D6") >= 4.5


@pytest.mark.parametrize("eyes", list(SEEN))
def test_the_suits_of_the_colour_blind_scheme_are_told_apart(eyes: Eyes) -> None:
    inks = SUIT_INKS["colour_blind"].values()
    assert min(apart(one, other, eyes) for one, other in combinations(inks, 2)) >= 20


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#123456", "#123456") == pytest.approx(1)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_nothing_is_too_small(size: tuple[int, int]) -> None:
    measures = Theme(*size, text_scale=0.88)
    assert measures.font_px(1) >= SMALLEST_TEXT
    assert measures.tap(1) >= SMALLEST_TAP


def test_scale_follows_the_shorter_side() -> None:
    measures = Theme(1280, 960)
    assert measures.k == pytest.approx(1280 / 1920)
    assert measures.design_size == pytest.approx((1920, 1440))


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_the_interface_leaves_geometry_alone(scale: float) -> None:
    measures = Theme(1920, 1080, interface=scale)
    assert (measures.k, measures.u(100)) == (1, 100)
    assert measures.font_px(24) == round(24 * scale)
    assert measures.tap(60) == pytest.approx(60 * scale, abs=6)


def test_large_words_grow_less_than_small_ones() -> None:
    plain, grown = Theme(1920, 1080), Theme(1920, 1080, interface=1.5)
    sizes = (18, 20, 24, 27, 32, 40, 58, 72, 132)
    shares = [grown.font_px(size) / plain.font_px(size) for size in sizes]
    assert all(one >= other - 0.02 for one, other in pairwise(shares))  # sizes are whole pixels
    assert shares[0] == 1.5
    assert shares[-1] >= 1.1
    assert [grown.font_px(size) for size in sizes] == sorted(grown.font_px(size) for size in sizes)
