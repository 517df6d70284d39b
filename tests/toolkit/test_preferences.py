"""What a person chose for the screen, and what follows from it."""

import pytest
from msgspec.structs import replace

from game.toolkit.audio.cues import SoundKind
from game.toolkit.preferences import Preferences


def test_each_kind_of_sound_has_its_volume() -> None:
    """Sound switched off is nothing at all; switched on each kind is as loud as was chosen for it."""
    chosen = Preferences(volume="full", cards_volume="low", room_volume="off")
    loud = {kind: chosen.loudness(kind) for kind in SoundKind}
    assert loud[SoundKind.ROOM] == 0 < loud[SoundKind.CARDS] < loud[SoundKind.EVENTS] == 1
    assert not any(replace(chosen, sound=False).loudness(kind) for kind in SoundKind)


def test_one_volume_for_all_leaves_a_silent_room_silent() -> None:
    """Given the choice at the table, everything is as loud as that, but for a room that was turned off."""
    assert Preferences().as_loud("low") == {"volume": "low", "cards_volume": "low", "room_volume": "low"}
    assert Preferences(room_volume="off").as_loud("full")["room_volume"] == "off"


@pytest.mark.parametrize(
    ("chosen", "steps", "size", "wanted"),
    [
        (100, 1, (1280, 720), 110),
        (100, -1, (1280, 720), 90),
        (80, -1, (1280, 720), 80),
        (150, 1, (1280, 720), 150),
        (150, -1, (1024, 600), 110),
        (120, 1, (1024, 600), 120),
    ],
)
def test_a_step_of_the_interface(chosen: int, steps: int, size: tuple[int, int], wanted: int) -> None:
    """A step begins at what is seen, so in a small window minus takes effect at once; the ends hold."""
    assert Preferences(interface=chosen).scaled(steps, size).interface == wanted


def test_a_small_window_keeps_the_choice_for_a_larger_one() -> None:
    """Chosen 150 per cent are shown as 120 at 1024 x 600, and as 150 again at 1920 x 1080."""
    chosen = Preferences(interface=150)
    assert chosen.theme((1024, 600)).interface == 1.2
    assert chosen.theme((1920, 1080)).interface == 1.5
