"""The picture of a main rule shows the rule as it is."""

import pygame
from msgspec.structs import replace

from game.rules.ruleset import RuleSet
from game.toolkit.drawing.theme import GOLD
from game.ui.rules.house_rules.answer_pictures import rule_picture
from tests.build import WEB
from tests.ui.drive import kit_at


def drawn(field: str, rules: RuleSet) -> bytes:
    """The picture's pixels."""
    kit, surface = kit_at((1366, 768)), pygame.Surface((240, 150))
    for piece in rule_picture(field, rules).place(kit, surface.get_rect()):
        piece.paint(kit, surface, piece.rect)
    return pygame.image.tobytes(surface, "RGB")


def test_the_upcard_stands_apart_from_the_cards_that_take_it() -> None:
    """The bug: three eights side by side, and nobody could say which of them was on the pile. Given the picture, no
    card is in its middle: only the sign between the pile on the left and the hand on the right.
    """
    pixels = pygame.image.frombytes(drawn("take_with", WEB), (240, 150), "RGB")
    columns = [[pixels.get_at((x, y))[:3] for y in range(150)] for x in range(240)]
    between = [column for column in columns if pygame.Color(GOLD)[:3] in column]
    assert len(between) > 8
    assert not any(min(pixel) > 220 for column in between for pixel in column)


def test_a_pile_that_nobody_may_take_is_crossed_out() -> None:
    """The bug: beside "never" was the picture of the whole pile, which is taken."""
    never, whole = (drawn("take_count", replace(WEB, take_count=count)) for count in ("never", "all"))
    assert never != whole
