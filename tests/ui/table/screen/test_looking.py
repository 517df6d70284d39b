"""Who may look at the table, closer looks, and what a pointer or ring that rests is told."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.toolkit.widgets import Dialog, close_button
from game.ui.shared.preferences import Preferences
from tests.ui.drive import click, shared_kit
from tests.ui.table.table_games import opened


def test_a_closer_look_shows_the_cards_of_a_meld_until_anything_is_pressed() -> None:
    """The right button on a meld; a click ends it and does nothing else."""
    sitting = opened()
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.click("meld/0/0", button=3)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.click("hand/0")
    assert not sitting.scene.state.arrangement.chosen
    assert pygame.image.tobytes(sitting.surface, "RGB") == plain


def test_a_resting_finger_looks_closer_at_a_card() -> None:
    """Half a second of rest on a card of the hand shows it large; letting go then chooses nothing."""
    sitting = opened()
    pos = sitting.at("hand/1")
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.pass_time(0.6)
    sitting.pass_time(0.0)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    assert not sitting.scene.state.arrangement.chosen


@pytest.mark.parametrize("is_pushed", [False, True])
def test_a_press_that_something_else_released_is_no_long_one(is_pushed: bool) -> None:
    """Given a card pressed when a question opens, or a screen that comes and goes, which gets the release; the bug:
    half a second later the card was shown large over the question.
    """
    sitting = opened()
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at("hand/1"), button=1))
    if is_pushed:
        sitting.scene.resize(shared_kit(sitting.size, Preferences()))
    else:
        sitting.scene.ask(Dialog("Title", "Words", [close_button()]))
    sitting.pass_time(0.6)
    assert sitting.scene.state.zoom is None


TOLD = {
    "hand/0": "King of clubs: 10 points. Your kings: 3 of 7.",
    "meld/0/1": "Four eights: 40 points; three more naturals for a clean book.",
    "stock": "The stock has",
    "foot": "Your foot:",
}


def test_an_empty_place_for_a_book_leads_to_what_going_out_needs() -> None:
    """Given a place for a book that is still needed, a press on it opens the list; with cards chosen the press only
    puts them back, as anywhere on the cloth.
    """
    sitting = opened(hand="KC 4S 5S")
    frames = [rect for band in sitting.scene.state.layout.bands.values() for _, rect in band.wanted]
    assert len(frames) > 1
    sitting.click(sitting.card("4S"))
    sitting.post(*click(frames[0].center))
    assert sitting.scene.modal is None
    assert sitting.scene.state.arrangement.chosen == ()
    for frame in frames:
        sitting.post(*click(frame.center))
        sitting.pass_time()
        assert sitting.scene.modal is not None
        sitting.key(pygame.K_ESCAPE)
