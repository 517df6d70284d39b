"""Who sits at a table, as records tell it."""

from msgspec import to_builtins
from msgspec.structs import replace

from game.portrait_art import look_of
from game.ui.shared.models import ListedGame, NewGame, SeatChoice, TeamTotal, people_of
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
