"""What a person chose for the screen, as it comes out of files of every version."""

from pathlib import Path

import pytest

from game.ui.preferences import Preferences, WindowPlace
from saves.files import RealDisk
from saves.settings import Settings

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (
            "settings-1.json",
            Preferences(
                text_size="large",
                colours="classic",
                speed="slow",
                reduced_motion=True,
                sound=False,
                ask_discard="always",
            ),
        ),
        (
            "settings-2.json",
            Preferences(
                text_size="large",
                letters="easy",
                colours="classic",
                speed="slow",
                reduced_motion=True,
                volume="low",
                ask_discard="never",
                window=WindowPlace((1400, 900), (60, 40), ((1920, 1080),)),
            ),
        ),
    ],
)
def test_choices_of_each_version_are_kept(name: str, wanted: Preferences) -> None:
    """A file of an older program means what it meant there."""
    settings = Settings(DATA / name, Preferences(), RealDisk())
    assert settings.warning is None
    assert settings.value == wanted


def test_silence_whatever_the_volume() -> None:
    """Sound switched off is nothing at all; switched on it is a share of full volume."""
    assert Preferences(sound=False, volume="full").loudness == 0
    assert 0 < Preferences(volume="low").loudness < Preferences(volume="full").loudness == 1
