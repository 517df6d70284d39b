"""A sentence at a place of the table, for a few seconds."""

import pytest
from pygame import Rect, Surface

from game.ui.table.notes import Note, Notes, not_to_hide
from tests.build import WEB, table
from tests.ui.drive import click, kit_at
from tests.ui.table.playing import Sitting


def test_a_note_goes_after_its_time_and_asks_for_a_picture_each_time() -> None:
    """Once when it comes, once when it goes; the same note again is no change."""
    notes = Notes()
    notes.say(Note("No.", (10, 10)), 2.0)
    assert notes.changed
    notes.changed = False
    notes.say(Note("No.", (10, 10)), 2.0)
    notes.pass_time(1.5)
    assert not notes.changed
    notes.pass_time(0.6)
    assert notes.changed
    assert notes.note is None


def test_a_note_never_leaves_the_window() -> None:
    """Wherever it is said, and however long it is."""
    kit = kit_at((1280, 720))
    surface = Surface((1280, 720))
    long = "A wild card needs two naturals beside it; this meld has one, so lay another king first. " * 2
    for at in ((0, 0), (1279, 719), (640, 715), (3, 360)):
        assert surface.get_rect().contains(Rect(Note(long, at).draw(kit, surface)))


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (1280, 960), (1024, 600)])
def test_a_refusal_never_lies_over_the_buttons(size: tuple[int, int]) -> None:
    """Given one ace staged, Play and Discard say why not near where they are pressed, beside the column of buttons, and
    not over the hand either.
    """
    sitting = Sitting(table(hand="AC KC KD 5C QH", phase="play", rules=WEB, pile="4S 9D"), size)
    sitting.click(sitting.card("AC"))
    sitting.click("new_pile")
    for button in ("button/play", "button/discard"):
        sitting.post(*click(sitting.at(button)))
        note = sitting.scene.frames.notes.note
        assert note is not None
        shown = note.draw(kit_at(size), sitting.surface)
        assert shown.collidelist(not_to_hide(sitting.scene.layout)) < 0
        assert sitting.surface.get_rect().contains(shown)
