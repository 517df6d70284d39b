"""Frames counted by what moves in them."""

from tools.bench.motions import Kind, Tally


class Melded:
    """Named like the event."""


class BookCompleted:
    """Named like the event."""


class TurnBegan:
    """Named like an event that moves nothing."""


def test_of_several_events_the_rarest_names_the_motion() -> None:
    """Given a meld that completes a book, its frames are those of the book; an event without motion changes nothing."""
    tally = Tally()
    tally.told([Melded(), BookCompleted()])  # type: ignore[list-item]  # stand-ins
    assert tally.now == "a book that closes"
    tally.told([TurnBegan()])  # type: ignore[list-item]  # a stand-in
    assert tally.now == "a book that closes"


def test_ninety_nine_of_a_hundred_frames() -> None:
    """Given frames of 1 to 100 ms, 99 % take at most 99 ms; the clock on the wall is counted apart."""
    tally = Tally()
    for ms in range(100, 0, -1):
        tally.add("melding", ms / 1000, 2 * ms / 1000)
    assert tally.kinds() == [Kind("melding", 100, 51.0, 99.0, 100.0, 198.0)]
