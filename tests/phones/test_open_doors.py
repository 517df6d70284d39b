"""Who sits where after people have changed places, so that each keeps the phone that has joined."""

import pytest

from game.phones.open_doors import former_seats


@pytest.mark.parametrize(
    ("before", "now", "was"),
    [
        (["Anna", "Tom"], ["Anna", "Tom"], {0: 0, 1: 1}),
        (["Anna", "Tom"], ["TOM ", "Anna"], {0: 1, 1: 0}),
        (["Anna", "Tom"], ["Lea", "Tom"], {1: 1}),
        (["Anna", ""], ["Anna", ""], {0: 0, 1: 1}),
        (["Anna", "Tom"], ["Anna", ""], {0: 0}),
        (["Anna"], ["Anna", ""], {0: 0}),
        (["", "Tom"], ["Tom", ""], {0: 1}),
    ],
)
def test_everybody_who_stays_keeps_a_phone(before: list[str], now: list[str], was: dict[int, int]) -> None:
    """Found by name; a chair without one only where it was without one before."""
    assert former_seats(before, now) == was
