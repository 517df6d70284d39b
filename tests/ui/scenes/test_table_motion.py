"""Motion at the table: what flies ends where it lies, and a click is enough of it."""

import pygame
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.moves import Discard, Draw, MeldCards
from tests.build import WEB, lay, table
from tests.ui.table.playing import OPENED, Sitting, opened


def test_at_rest_the_sprites_are_the_layout() -> None:
    """After every motion, played to its end or skipped, exactly what the layout says lies there."""
    for speed in ("slow", "fast", "off"):
        sitting = Sitting(table(hand="KC 8H 5C", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed=speed)
        for move in (Draw(), lay("KC > 0"), Discard(sitting.game.view.hand[-1])):
            sitting.game.go(move)
            sitting.pass_time(0.05)
            if speed != "off":
                assert sitting.scene.busy
            if isinstance(move, MeldCards):
                sitting.settle()
            else:
                sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
            assert not sitting.scene.busy
            assert sitting.scene.frames.sprites == list(sitting.scene.layout.sprites)


def test_a_click_while_cards_fly_brings_them_home_and_does_nothing_else() -> None:
    """The click lands on a card of the hand; it is not chosen."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="slow")
    sitting.key(pygame.K_d)
    assert sitting.scene.busy
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("hand/0"), button=1))
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("hand/0"), button=1))
    assert not sitting.scene.busy
    assert sitting.scene.desk.chosen == ()


def test_at_rest_nothing_is_drawn() -> None:
    """Ten passes without an event ask for no picture."""
    sitting = opened()
    sitting.settle()
    assert not any(sitting.scene.update(0.1) for _ in range(10))


def test_the_screen_is_never_more_than_one_move_behind() -> None:
    """A second move while the first still flies: the first is there at once, the second flies."""
    sitting = Sitting(table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="slow")
    sitting.game.go(Draw())
    sitting.pass_time(0.05)
    sitting.game.go(Discard(sitting.game.view.hand[0]))
    sitting.pass_time(0.05)
    assert sitting.scene.view == sitting.game.view
    assert sitting.scene.layout.hand == tuple(sitting.game.view.hand)


def test_a_moving_picture_ends_as_the_same_pixels_as_the_still_one() -> None:
    """Drawn by changed rectangles while cards move, the last frame is what drawing everything gives."""
    sitting = Sitting(table(hand="KC 8H 5C", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal")
    sitting.key(pygame.K_d)
    for _ in range(120):
        sitting.pass_time(1 / 60)
    assert not sitting.scene.busy
    fresh = Surface(sitting.size)
    sitting.scene.frames.renew()
    sitting.scene.draw(fresh, True)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(sitting.surface, "RGB")


def test_reduced_motion_fades_and_nothing_flies() -> None:
    """For a moment the old picture shines through, every sprite already where it lies; then the screen is at rest."""
    sitting = Sitting(
        table(hand="KC QD 4S", rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal", reduced_motion=True
    )
    sitting.key(pygame.K_d)
    assert sitting.scene.busy
    assert sitting.scene.frames.sprites == list(sitting.scene.layout.sprites)
    for _ in range(10):
        sitting.pass_time(0.02)
    assert not sitting.scene.busy
    fresh = Surface(sitting.size)
    sitting.scene.frames.resize(sitting.scene.frames.kit, sitting.scene.frames.window)
    sitting.scene.draw(fresh, True)
    assert pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(sitting.surface, "RGB")


def test_a_click_is_enough_of_looking_at_what_somebody_did() -> None:
    """The rest after another's move ends with it, and the click still chooses its card."""
    sitting = Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="9D", hands={0: "KC QD"}), speed="normal")
    sitting.game.go(Draw())
    sitting.pass_time()
    while sitting.scene.frames.is_moving:
        sitting.pass_time(0.05)
    assert not sitting.scene.is_resting
    sitting.post(
        Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("hand/0"), button=1),
        Posted(pygame.MOUSEBUTTONUP, pos=sitting.at("hand/0"), button=1),
    )
    assert sitting.scene.desk.chosen == (0,)
    sitting.settle()
    assert sitting.scene.is_resting
