"""A sentence at a place of the table, for a few seconds."""

from pygame import Rect, Surface

from game.ui.table.notes import Note, Notes
from tests.ui.drive import kit_at


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
