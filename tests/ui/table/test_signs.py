"""What lies on the cards of the table."""

import pygame

from game.ui.table.signs import shown_badges, sign_parts
from tests.build import WEB, table
from tests.ui.drive import kit_at
from tests.ui.table.playing import Sitting

OPENED = ("KS KH KD", "8C 8S 8D 8H")


def test_badges_wait_for_the_cards_that_they_belong_to() -> None:
    """While the cards of a meld fly its count is left out; that of the other meld stays."""
    layout = Sitting(table(hand="KC 8H", phase="play", melds=OPENED, rules=WEB)).scene.layout
    kings = {i for i, sprite in enumerate(layout.sprites) if sprite.place == ("meld", 0, 0)}
    all_of_them = [badge.text for badge in shown_badges(layout)]
    left = [badge.text for badge in shown_badges(layout, moving=kings)]
    assert {"3/7", "4/7"} <= set(all_of_them)
    assert "3/7" not in left
    assert "4/7" in left


def test_every_sign_stays_inside_its_place() -> None:
    """What is drawn outside would be left behind when the sign goes."""
    sitting = Sitting(table(hand="KC 8H 5D", phase="play", melds=OPENED, rules=WEB, pile="9D 4S"), (1920, 1080))
    sitting.click(sitting.card("KC"))
    kit = kit_at((1920, 1080))
    parts = sign_parts(kit, sitting.scene.layout, sitting.scene.frames.scenery)
    assert any(part.given[0] == "+1" for part in parts)
    for part in parts:
        surface = pygame.Surface((1920, 1080))
        surface.fill("white")
        part.draw(kit, surface)
        surface.fill("white", part.rect)
        mask = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1))
        assert mask.count() == 1920 * 1080
