"""What is remembered of a pure function, and when it is made anew."""

from game.ui.table.memo import Memo


def test_something_is_made_anew_when_what_it_follows_from_is_another() -> None:
    """Given equal arguments the same thing comes back; with others, and with another function, a new one."""
    made: list[tuple[int, ...]] = []

    def doubled(numbers: tuple[int, ...], factor: int) -> tuple[int, ...]:
        made.append(numbers)
        return tuple(factor * number for number in numbers)

    memo = Memo()
    first = memo(doubled, (1, 2), 2)
    assert memo(doubled, (1, 2), 2) is first
    assert made == [(1, 2)]
    assert memo(doubled, (1, 2), 3) == (3, 6)
    assert memo(doubled, (4,), 3) == (12,)
    assert memo(len, "abc") == 3
    assert made == [(1, 2), (1, 2), (4,)]
