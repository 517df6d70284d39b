"""Who sits down where: people of the house find their place, and nobody loses theirs for good."""

from msgspec.structs import replace

from game.ui.shared.models import NewGame, SeatChoice
from game.ui.start.new_game.seating import (
    PastEvening,
    SeatedTable,
    evening_to_repeat,
    seat_person,
    stood_up,
    swapped,
    usual_place,
)
from saves.players.people import RegularPlayer

IDA = RegularPlayer(id="i", name="Ida", face=5, chair=2, partner="t")
TOM = RegularPlayer(id="t", name="Tom", face=3, chair=1, partner="i")
HOUSE = (IDA, TOM)
KNOWN = ["Ida", "Tom"]
YOU_AND_THREE = (
    SeatChoice("You", True),
    SeatChoice("Walt", False),
    SeatChoice("Rosa", False),
    SeatChoice("June", False),
)


def person(one: RegularPlayer) -> SeatChoice:
    """Somebody of the house, about to sit down."""
    return SeatChoice(one.name, True, look=one.look)


def names(table: SeatedTable) -> list[str]:
    """Who sits there, in the order of play."""
    return [seat.name for seat in table.seats]


def test_the_usual_chair_is_taken() -> None:
    assert usual_place(IDA, HOUSE, YOU_AND_THREE, "4:2v2") == 2
    assert usual_place(replace(IDA, chair=None, partner=""), HOUSE, YOU_AND_THREE, "4:2v2") == 0
    assert usual_place(replace(IDA, chair=7, partner=""), HOUSE, YOU_AND_THREE, "4:2v2") == 0


def test_the_usual_partner_sits_in_the_same_team() -> None:
    table = seat_person(SeatedTable(YOU_AND_THREE, ()), person(TOM), 1, KNOWN)
    assert usual_place(IDA, HOUSE, table.seats, "4:2v2") == 3
    eight = (*table.seats, *(SeatChoice(name, False) for name in ("Ben", "Olga", "Max", "Nora")))
    assert usual_place(IDA, HOUSE, eight, "8:4v4") == 5
    assert usual_place(replace(IDA, chair=7), HOUSE, eight, "8:4v4") == 7


def test_nobody_is_sent_away_unasked() -> None:
    full = tuple(SeatChoice(name, True) for name in ("Anna", "Ben", "Clara", "Dora"))
    assert usual_place(IDA, HOUSE, full, "4:2v2") is None
    guest = RegularPlayer(id="g", name="Gus", face=1)
    others = (SeatChoice("Anna", True), *YOU_AND_THREE[1:])
    assert usual_place(guest, HOUSE, others, "4:2v2") == 3


def test_whoever_gives_up_a_chair_waits() -> None:
    guest = replace(YOU_AND_THREE[0], name="Gus")
    table = seat_person(SeatedTable((guest, *YOU_AND_THREE[1:]), ()), person(IDA), 0, KNOWN)
    assert (names(table), [one.name for one in table.waiting]) == (["Ida", "Walt", "Rosa", "June"], ["Gus"])
    again = seat_person(table, person(TOM), 0, KNOWN)
    assert [one.name for one in again.waiting] == ["Gus"]
    back = seat_person(again, again.waiting[0], 2, KNOWN)
    assert (names(back), back.waiting) == (["Tom", "Walt", "Gus", "June"], ())
    for nobody in ("You", "Player 3", " "):
        unnamed = replace(YOU_AND_THREE[0], name=nobody)
        assert seat_person(SeatedTable((unnamed, *YOU_AND_THREE[1:]), ()), person(IDA), 0, KNOWN).waiting == ()


def test_getting_up_brings_the_computer_player_back() -> None:
    table = seat_person(SeatedTable(YOU_AND_THREE, ()), person(IDA), 2, KNOWN)
    assert stood_up(table, 2, KNOWN).seats == YOU_AND_THREE
    moved = seat_person(table, person(IDA), 1, KNOWN)
    assert names(moved) == ["You", "Ida", "Walt", "June"]


def test_a_computer_player_gives_up_a_name_of_the_house() -> None:
    table = seat_person(SeatedTable(YOU_AND_THREE, ()), SeatChoice("Walt", True), 3, ["Walt"])
    assert names(table)[3] == "Walt"
    assert len(set(names(table))) == 4
    assert not table.seats[1].human


def test_two_change_chairs_with_all_they_have() -> None:
    seats = swapped((replace(YOU_AND_THREE[0], look=7), replace(YOU_AND_THREE[1], level="hard", style="racing")), 0, 1)
    assert [(seat.name, seat.level, seat.style, seat.look) for seat in seats] == [
        ("Walt", "hard", "racing", None),
        ("You", "normal", "balanced", 7),
    ]


def test_the_evening_with_these_people_is_offered() -> None:
    seats = tuple(SeatChoice(name, True) for name in ("Ida", "Tom", "Ruth", "Paul"))
    friday = PastEvening(NewGame("web", "4:2v2", seats, ""), ("Ida", "Tom", "Ruth", "Paul"), "Friday", "")
    both = (*seats[:2], *YOU_AND_THREE[2:])
    monday = PastEvening(NewGame("web", "4:2v2", both, ""), ("Ida", "Tom"), "Monday", "")
    evenings = (monday, friday)
    alone = NewGame("web", "4:2v2", YOU_AND_THREE, "")
    assert evening_to_repeat(evenings, alone, real_cards=False) == monday
    assert evening_to_repeat(evenings, replace(alone, seats=seats[2:] + YOU_AND_THREE[2:]), real_cards=False) == friday
    assert evening_to_repeat(evenings, monday.new, real_cards=False) is None
    assert evening_to_repeat(evenings, replace(monday.new, rules="couples"), real_cards=False) == monday
    assert evening_to_repeat((), alone, real_cards=False) is None
