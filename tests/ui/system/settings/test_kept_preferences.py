"""What a person chose for the screen, as it comes out of files of every version."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.toolkit.audio.cues import SoundKind
from game.toolkit.screen_preferences import WindowPlace
from game.ui.shared.preferences import Preferences
from saves.disk.files import RealDisk
from saves.players.settings import Settings

DATA = Path(__file__).parents[3] / "data"


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
                coach=False,
                knows_cut=True,
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
                cards_volume="low",
                room_volume="low",
                ask_discard="never",
                coach=False,
                knows_cut=True,
                window=WindowPlace((1400, 900), (60, 40), ((1920, 1080),)),
            ),
        ),
        (
            "settings-3.json",
            Preferences(
                text_size="large",
                letters="easy",
                colours="classic",
                speed="slow",
                reduced_motion=True,
                volume="low",
                cards_volume="low",
                room_volume="low",
                ask_discard="never",
                knows_cut=True,
            ),
        ),
        (
            "settings-4.json",
            Preferences(
                text_size="large",
                letters="easy",
                colours="classic",
                speed="slow",
                reduced_motion=True,
                volume="full",
                cards_volume="low",
                room_volume="off",
                ask_discard="never",
                knows_cut=True,
            ),
        ),
        (
            "settings-5.json",
            Preferences(
                text_size="large",
                letters="easy",
                colours="classic",
                speed="slow",
                reduced_motion=True,
                volume="full",
                cards_volume="low",
                room_volume="off",
                ask_discard="never",
                voice="always",
                knows_cut=True,
            ),
        ),
        ("settings-6.json", Preferences(text_size="large", voice="always", cuts=False)),
    ],
)
def test_choices_of_each_version_are_kept(name: str, wanted: Preferences) -> None:
    settings = Settings(DATA / name, Preferences(), RealDisk())
    assert settings.warning is None
    assert settings.value == wanted


def test_somebody_with_settings_keeps_four_colours_and_a_declined_cut(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"version": 5, "uncut": ["Web Classic"]}')
    settings = Settings(file, Preferences(), RealDisk())
    assert settings.value == Preferences(colours="four", knows_cut=True, cuts=False)
    assert Preferences().colours == "classic"


def test_a_scale_out_of_bounds_in_a_file_is_no_crash(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"version": 2, "interface": 900}')
    settings = Settings(file, Preferences(), RealDisk())
    assert settings.value == Preferences()
    assert settings.warning is not None


def test_each_kind_of_sound_has_its_volume() -> None:
    chosen = Preferences(volume="full", cards_volume="low", room_volume="off")
    loud = {kind: chosen.loudness(kind) for kind in SoundKind}
    assert loud[SoundKind.ROOM] == 0 < loud[SoundKind.CARDS] < loud[SoundKind.EVENTS] == 1
    assert not any(replace(chosen, sound=False).loudness(kind) for kind in SoundKind)


def test_one_volume_for_all_leaves_a_silent_room_silent() -> None:
    assert Preferences().as_loud("low") == {"volume": "low", "cards_volume": "low", "room_volume": "low"}
    assert Preferences(room_volume="off").as_loud("full")["room_volume"] == "off"
