import pytest
from msgspec.structs import replace

from game.ui.phones.joining.screen import JoiningScene
from tests.ui.drive import Picture
from tests.ui.samples import joining, nothing


def told_below_start(players: int, here: int, asleep: int, missing: int) -> str:
    """The second line of Start, with so many phones here, some of them asleep, and seats without a phone."""
    state = joining(players, here + missing).state
    seats = tuple(
        replace(seat, is_taken=seat.seat < here, is_awake=seat.seat >= asleep, code="" if seat.seat < here else "HPGW")
        for seat in state.seats[: here + missing]
    )
    shown = replace(state, seats=(*seats, *(replace(one, code="") for one in state.seats[here + missing :])))
    picture = Picture(JoiningScene(lambda: shown, nothing), (1920, 1080))
    return " ".join(picture.words)


@pytest.mark.parametrize(
    ("here", "asleep", "missing", "told"),
    [
        (2, 0, 0, "both phones are here"),
        (2, 1, 0, "one of 2 phones is asleep"),
        (2, 2, 0, "2 of 2 phones are asleep"),
        (1, 1, 0, "the phone is asleep"),
        (3, 1, 1, "one of 3 phones is asleep; 1 more can join later"),
        (1, 0, 2, "1 phone is here; 2 more can join later"),
    ],
)
def test_a_phone_that_sleeps_is_not_called_here(here: int, asleep: int, missing: int, told: str) -> None:
    """The bug: "both phones are here" while one of them slept."""
    assert told in told_below_start(4, here, asleep, missing)
