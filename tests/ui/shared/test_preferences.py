"""What follows from a person's choices."""

import math

import pytest
from msgspec import to_builtins

from game.toolkit.audio.cues import SoundKind
from game.ui.shared.preferences import PANELS_FIT, PanelKept, Preferences


@pytest.mark.parametrize(("kept", "stays"), [("fits", [False, True]), ("pinned", [True] * 2), ("folded", [False] * 2)])
def test_a_panel_stays_where_it_was_pinned_or_fits(kept: PanelKept, stays: list[bool]) -> None:
    widths = (PANELS_FIT - 1, PANELS_FIT)
    assert [Preferences(left_panel=kept, right_panel="folded").keeps_panel("left", width) for width in widths] == stays
    assert [Preferences(left_panel="folded", right_panel=kept).keeps_panel("right", width) for width in widths] == stays
    assert [Preferences(right_panel=kept, left_panel="pinned").keeps_panel("right", width) for width in widths] == stays


def test_what_nobody_chose() -> None:
    """Given a new player, sound, tips, coach, chat and cuts are on, and nothing else is."""
    on = {name for name, value in to_builtins(Preferences()).items() if value is True}
    assert on == {"sound", "tips", "coach", "chat", "cuts"}


def test_what_is_chosen_is_what_happens() -> None:
    assert [Preferences(last_round_after="60").is_time_up(seconds) for seconds in (3599, 3600)] == [False, True]
    assert not Preferences().is_time_up(math.inf)
    cutting = [Preferences(cuts=cuts, speed=speed).asks_to_cut for cuts in (True, False) for speed in ("normal", "off")]
    assert cutting == [True, False, False, False]
    loud = Preferences(volume="full", cards_volume="low", room_volume="off")
    assert [loud.loudness(kind) for kind in (SoundKind.EVENTS, SoundKind.CARDS, SoundKind.ROOM)] == [1.0, 0.25, 0.0]
    assert Preferences(volume="full", sound=False).loudness(SoundKind.EVENTS) == 0
    assert loud.as_loud("medium") == {"volume": "medium", "cards_volume": "medium", "room_volume": "off"}
    assert Preferences().as_loud("full")["room_volume"] == "full"
    assert [Preferences(stays=stays).staying for stays in ("short", "long", "until_away")] == [1.0, 3.0, math.inf]
    assert [Preferences(thinking=how).turn_seconds for how in ("short", "normal", "long")] == [0.6, 1.5, 4.0]
    theme = Preferences(colours="four", back="damask", deck="other").theme((1280, 720))
    assert (theme.colours, theme.back, theme.deck) == ("four", "damask", "other")
