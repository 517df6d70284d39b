"""The picture of a main rule shows the rule as it is."""

import pygame
import pytest
from msgspec.structs import replace

from game.rules.ruleset import RuleSet
from game.ui.rules.house_rules.answer_pictures import rule_picture
from tests.build import WEB
from tests.ui.drive import kit_at


def drawn(field: str, rules: RuleSet) -> bytes:
    """The picture's pixels."""
    kit, surface = kit_at((1366, 768)), pygame.Surface((240, 150))
    for piece in rule_picture(field, rules).place(kit, surface.get_rect()):
        piece.paint(kit, surface, piece.rect)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    ("field", "one", "other"),
    [
        ("permission", False, True),
        ("stacks", "dealt", "choose"),
        ("take_with", "pair", "any_play"),
        ("take_count", 5, 7),
        ("partners_foot", "none", "played"),
    ],
)
def test_a_picture_follows_its_rule(field: str, one: object, other: object) -> None:
    """The bug: a large green tick stood over "Ask your partner" that was off, and two stacks with a question mark over
    "no choice, it's dealt".
    """
    rules = replace(WEB, **{field: one})
    assert drawn(field, rules) == drawn(field, replace(rules, name="Other"))
    assert drawn(field, rules) != drawn(field, replace(rules, **{field: other}))
