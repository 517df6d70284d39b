"""Who sits at a table, as records tell it."""

import math

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from game.portrait_art import look_of
from game.toolkit.audio.cues import SoundKind
from game.ui.shared.models import ListedGame, NewGame, SeatChoice, TeamTotal, people_of
from game.ui.shared.preferences import PANELS_FIT, PanelKept, Preferences
from game.ui.shared.seated_players import SeatedPlayer, SeatMark, make_people, people_at, with_current_faces
from saves.records.lines import SeatInfo
from tests.ui.headers import header

ANNA = SeatInfo(name="Anna", kind="human")
WALT = SeatInfo(name="Walt", kind="computer", level="normal", style="careful", agreements=("keep_clean",))
BOT = SeatInfo(name="Rosa", kind="bot")
JUNE = SeatInfo(name="June", kind="computer", level="normal", portrait=7)
TABLE = (ANNA, WALT, BOT, JUNE)


def test_people_of_a_record() -> None:
    marks = {2: SeatMark.PHONE}
    by_seat = people_at(replace(header(), seats=TABLE), marks=marks).by_seat
    assert [(one.name, one.human, one.tells, one.mark, one.style) for one in by_seat] == [
        ("Anna", True, False, None, "balanced"),
        ("Walt", False, True, None, "careful"),
        ("Rosa", False, False, SeatMark.PHONE, "balanced"),
        ("June", False, True, None, "balanced"),
    ]
    assert [one.agreed for one in by_seat] == [(), (), (), ()]
    assert [one.look for one in by_seat] == [*(look_of(name) for name in ("Anna", "Walt", "Rosa")), 7]
    assert people_at(header(), TABLE).names == ("Anna", "Walt", "Rosa", "June")
    assert make_people(("Anna", "Walt"), (True, False)).by_seat == (
        SeatedPlayer("Anna", look_of("Anna"), human=True),
        SeatedPlayer("Walt", look_of("Walt"), human=False, tells=True),
    )


def test_only_people_have_the_faces_of_now() -> None:
    now = with_current_faces(TABLE, {"anna": 11, "walt": 12})
    assert [seat.portrait for seat in now] == [11, None, None, 7]


def test_players_and_teams_in_lists() -> None:
    assert [(one.name, one.team, one.look) for one in people_of(TABLE, 2)] == [
        ("Anna", 0, look_of("Anna")),
        ("Walt", 1, look_of("Walt")),
        ("Rosa", 0, look_of("Rosa")),
        ("June", 1, 7),
    ]
    assert [one.team for one in people_of(TABLE, 0)] == [0, 0, 0, 0]
    assert [TeamTotal(0, "Us", 1200, is_scored=scored).points for scored in (True, False)] == ["1,200", ""]
    bare = (ListedGame("web-1", "Friday", ()), SeatChoice("Anna", human=False), NewGame("web", "4-2v2", (), "Friday"))
    assert [name for one in bare for name, value in to_builtins(one).items() if value is True] == []
    assert (bare[2].dealer, TeamTotal(0, "Us", 0).won, TeamTotal(0, "Us", 0).points) == (0, False, "0")


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
