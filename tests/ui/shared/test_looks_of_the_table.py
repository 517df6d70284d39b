from collections.abc import Iterator
from functools import cache
from typing import Final

import pygame
import pytest
from pygame import Surface

from game.toolkit.drawing.cloths import CLOTHS
from game.toolkit.drawing.palette import TEXT_RATIO, contrast, high_card_ink, high_ink, luminance
from game.toolkit.drawing.theme import SUIT_INKS, TEAM_COLOURS
from game.ui.shared.cards.card_art import FACE, WILD_FACE, Back, card_art
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.preferences import Preferences
from tests.slow import slow_except
from tests.toolkit.colour_distance import least_distance
from tests.ui.contrasts import measured
from tests.ui.drive import Picture, empty_kit
from tests.ui.every_screen import EVERY

HAND_AND_FOOT: Final[tuple[Back, ...]] = ("hand", "foot")
PIECE = 24
"""Real pixels across, at 1280 x 720: about two letters."""


def pieces(cloth: Surface) -> Iterator[str]:
    """The mean colours of all pieces of a picture."""
    w, h = cloth.get_size()
    small = pygame.transform.smoothscale(cloth, (w // PIECE, h // PIECE))
    for x in range(small.get_width()):
        for y in range(small.get_height()):
            red, green, blue, *_ = small.get_at((x, y))
            yield f"#{red:02X}{green:02X}{blue:02X}"


@cache
def luminance_of_felt() -> float:
    """Where it is lightest."""
    return max(map(luminance, pieces(empty_kit().paint.cloth("forest", (1280, 720)))))


@pytest.mark.parametrize("name", CLOTHS)
def test_no_cloth_is_lighter_than_felt(name: str) -> None:
    here = list(pieces(empty_kit().paint.cloth(name, (1280, 720))))
    assert max(map(luminance, here)) <= luminance_of_felt() * 1.01
    around = [colour for colour in here if luminance(colour) < 0.1]
    assert len(around) > len(here) / 2
    assert min(contrast(team, ground) for team in TEAM_COLOURS for ground in around) >= 3


@pytest.mark.parametrize("name", slow_except(["claret", "oak"], CLOTHS))
def test_every_text_at_the_table_has_contrast_on_every_cloth(name: str) -> None:
    with measured() as found:
        Picture(EVERY["table 4-2v2, mid-round"](), (1280, 720), Preferences(cloth=name))
    assert {pair: worst for pair, worst in found.items() if worst[0] < 4.5} == {}


@pytest.mark.parametrize("name", BACK_NAMES)
def test_hand_and_foot_are_told_apart_on_every_back(name: str) -> None:
    art = card_art(empty_kit(preferences=Preferences(back=name)))
    hand, foot = (pygame.transform.average_color(art.back(stack, 32)) for stack in HAND_AND_FOOT)
    assert least_distance(hand, foot) > 12


def test_suits_and_teams_keep_what_tells_them_apart() -> None:
    suits = {high_card_ink(ink) for ink in SUIT_INKS["four"].values()}
    assert len(suits) == 4
    assert min(contrast(ink, face) for ink in suits for face in (FACE, WILD_FACE)) >= TEXT_RATIO
    assert len({high_ink(colour) for colour in TEAM_COLOURS}) == len(TEAM_COLOURS)
