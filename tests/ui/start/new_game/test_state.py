import pytest
from msgspec.structs import replace

from game.ui.shared.models import SeatChoice
from game.ui.start.new_game.face_list import EVERYBODY, NEW_FACE
from game.ui.start.new_game.state import NewGameState
from tests.ui.samples import new_game_with_people


def table_of_four() -> NewGameState:
    """One person beside three computer players; five people of the house have no chair."""
    return new_game_with_people().state


@pytest.mark.parametrize(("most", "free"), [(None, 14), (17, 14), (16, 12), (9, 5), (7, 3), (6, 2), (3, 2)])
def test_a_tray_has_at_most_so_many_faces(most: int | None, free: int) -> None:
    """Given 14 who have no chair, two who would swap and somebody new: all of them where they have room, otherwise one
    face less and a press that shows the others, but two at least.
    """
    faces = table_of_four().faces_for(1, most)
    assert [one.person.name for one in faces[free : free + 2]] == ["Rosa", "June"]
    assert faces[free + 2 :] == [NEW_FACE, *[EVERYBODY] * (free < 14)]


def test_the_list_says_where_everybody_usually_sits() -> None:
    state = table_of_four()
    house = (state.house[0], replace(state.house[1], chair=None), *state.house[2:])
    waiting = SeatChoice("Zoe", True), SeatChoice("Otto", False), SeatChoice("Player 2", True), SeatChoice(" ", True)
    listed = replace(state, house=house, waiting=waiting).listed
    assert [(one.person.name, one.line) for one in listed] == [
        ("Ida", "Seat 1"),
        ("Tom", "With Ida"),
        ("Ruth", "Seat 3, with Tom"),
        ("Paul", "Seat 4, with Ruth"),
        ("Clara", "Seat 5, with Paul"),
        ("Zoe", "no seat yet"),
    ]


def test_who_sits_down_or_gets_up_is_told_with_seat_and_partner() -> None:
    state = table_of_four()
    seated = state.sat_down(state.to_seat[0], 2)
    assert seated.message == "Ida takes seat 3, partnering You."
    assert seated.got_up(2).message == "Ida leaves seat 3, and Rosa takes it."


def test_how_long_it_takes_is_told_of_a_match_here_with_rounds() -> None:
    state = table_of_four()
    with_points = replace(state.choice, given=replace(state.rules, target_score=5000))
    others = tuple(with_points if one.id == state.choice.id else one for one in state.choices)
    assert state.about_minutes == "about 40 minutes"
    assert replace(state, choices=others).about_minutes == ""
    assert state.turned_to_real_cards().about_minutes == ""
