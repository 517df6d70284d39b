"""The still picture and what moves over it: pieces that changed are drawn again, pictures are ready before a motion."""

from collections.abc import Callable
from itertools import count

import pygame
import pytest
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.moves import Draw
from tests.build import WEB, table
from tests.ui.table.table_games import OPENED, Sitting


def pixels(surface: Surface) -> bytes:
    """What is seen."""
    return pygame.image.tobytes(surface, "RGB")


def drawn_anew(sitting: Sitting) -> bytes:
    """The same moment, everything made from nothing."""
    frames = sitting.scene.frames
    frames.resize(frames.kit, frames.window)
    fresh = Surface(sitting.size)
    sitting.scene.draw(fresh, True)
    return pixels(fresh)


@pytest.mark.slow
def test_a_cloth_mended_piece_by_piece_is_the_cloth_drawn_whole() -> None:
    """Draw, choose, look at what is lit, stage, take back: every picture is what drawing everything gives."""
    for size in ((1280, 720), (1280, 960), (1920, 1080)):
        hand = "KC 8H 5C 5D 5S QH 2C"
        sitting = Sitting(table(hand=hand, melds=OPENED, rules=WEB, pile="4S 9D", stock="AS AD 5H 6H"), size)
        actions: tuple[Callable[[Sitting], None], ...] = (
            lambda s: s.key(pygame.K_d),
            lambda s: s.click(s.card("KC")),
            lambda s: s.click("meld/0/0"),
            lambda s: s.click(s.card("2C")),
            lambda s: s.click("new_pile"),
            lambda s: s.key(pygame.K_ESCAPE),
            lambda s: s.key(pygame.K_s),
            lambda s: s.click(s.card("QH")),
            lambda s: s.click("pile"),
        )
        for act in actions:
            act(sitting)
            sitting.settle()
            assert pixels(sitting.surface) == drawn_anew(sitting)
            sitting.scene.draw(sitting.surface, True)


def test_a_table_drawn_again_where_cards_are_held_is_the_table_drawn_whole() -> None:
    """Carry a card along the hand, which parts, over a meld, which promises, a place that refuses it, and back home:
    every picture is what drawing everything gives.
    """
    hand = "KC 8H 5C 5D 5S QH 2C"
    for size, cards in (((1366, 768), hand), ((1280, 720), hand + " 4S 4D 6H 6C 9S TC TH JH JS AD AC")):
        sitting = Sitting(table(hand=cards, phase="play", melds=OPENED, rules=WEB, pile="9D"), size)
        stops = ("hand/5", "hand/1", "hand/2", "meld/0/0", "stock", "hand/6", "hand/0")
        at = sitting.at(sitting.card("KC"))
        sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        for pos in (*(sitting.at(stop) for stop in stops), (5, size[1] // 2)):
            sitting.post(Posted(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0)))
            assert sitting.scene.state.is_holding
            held = pixels(sitting.surface)
            assert held == drawn_anew(sitting)
            sitting.scene.draw(sitting.surface, True)
        sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=(5, size[1] // 2), button=1))
        sitting.settle()
        assert pixels(sitting.surface) == drawn_anew(sitting)


def test_a_held_card_follows_the_pointer_while_the_hand_is_still_getting_ready_to_part() -> None:
    """On a slow machine the card is where the pointer is in every frame; the others make room a little later."""
    cards = "KC 8H 5C 5D 5S QH 2C 4S 4D 6H 6C 9S TC TH"
    sitting = Sitting(table(hand=cards, phase="play", melds=OPENED, rules=WEB, pile="9D"))
    frames = sitting.scene.frames
    start, end = sitting.at("hand/0"), sitting.at("hand/12")
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    sitting.post(Posted(pygame.MOUSEMOTION, pos=(start[0] + 20, start[1]), rel=(20, 0), buttons=(1, 0, 0)))
    ticks = count()
    frames.clock = lambda: next(ticks) * 0.002
    sitting.post(Posted(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0)))
    waited = 0
    while frames.must_draw:
        rects = sitting.scene.draw(sitting.surface, False)
        assert any(rect.collidepoint(end) for rect in rects or ())
        waited += 1
        assert waited < 100
    assert waited > 1
    assert pixels(sitting.surface) == drawn_anew(sitting)


def test_at_rest_a_click_is_answered_by_the_very_next_frame() -> None:
    """However slow the machine, nothing waits where nothing flies."""
    sitting = Sitting(table(hand="KC 8H", phase="play", melds=OPENED, rules=WEB, pile="9D"))
    ticks = count()
    sitting.scene.frames.clock = lambda: next(ticks) * 0.01
    before = pixels(sitting.surface)
    sitting.click("hand/0")
    assert pixels(sitting.surface) != before


def test_a_table_shown_anew_that_looks_the_same_draws_nothing() -> None:
    """Neither bar nor buttons nor cards: there is nothing to be presented."""
    sitting = Sitting(table(hand="KC 8H", phase="play", melds=OPENED, rules=WEB, pile="9D"))
    sitting.scene.update(0.0)
    assert sitting.scene.draw(sitting.surface, False) == []


def test_the_first_picture_of_a_deal_waits_for_the_pictures_of_its_cards() -> None:
    """A table that opens with cards in the air makes their faces before any of them leaves the stock."""
    sitting = Sitting(table(hand="KC 8H", melds=OPENED, rules=WEB, pile="9D", stock="AS AD 5H 6H"), speed="normal")
    frames = sitting.scene.frames
    ticks = count()
    frames.clock = lambda: next(ticks) * 0.01
    sitting.game.go(Draw())
    sitting.scene.update(0.01)
    assert sitting.scene.draw(sitting.surface, True) is None
    sitting.scene.update(1.0)
    assert sitting.scene.busy
    assert sitting.scene.draw(sitting.surface, False) == []


def landed_on_a_slow_machine() -> Sitting:
    """A card was laid on a meld and lies there; what that changes in points and log is not drawn yet."""
    lying = table(hand="KC 8H QD", phase="play", melds=OPENED, rules=WEB, pile="9D")
    sitting = Sitting(lying, (1920, 1080), speed="normal")
    sitting.double(sitting.card("KC"))
    while not sitting.scene.is_resting:
        sitting.scene.update(0.05)
        sitting.scene.draw(sitting.surface, False)
    ticks = count()
    sitting.scene.frames.clock = lambda: next(ticks) * 0.003
    sitting.scene.update(0.0)
    return sitting


def test_a_key_meanwhile_is_answered_by_the_very_next_frame() -> None:
    """A person who is quicker than the words does not wait for them."""
    sitting = landed_on_a_slow_machine()
    assert sitting.scene.draw(sitting.surface, False) == []
    sitting.key(pygame.K_TAB)
    assert pixels(sitting.surface) == drawn_anew(sitting)
