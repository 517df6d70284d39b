"""What people write down of a round, as it is kept."""

import msgspec
import pytest

from game.score_pad.entry import BookSort, RoundEntry, TeamEntry, WrittenBooks


def test_a_written_nothing_is_kept() -> None:
    """Given a team that wrote 0 points, and an old file that tells what there is none of, the round is read as it was:
    a pad with it can't be opened otherwise.
    """
    entry = RoundEntry((TeamEntry((WrittenBooks(BookSort.CLEAN, 2, double=False),), melded=0, left=0),))
    assert msgspec.json.decode(msgspec.json.encode(entry), type=RoundEntry) == entry
    zeros = dict.fromkeys(("melded", "left", "cuts", "at_once", "unfinished", "red_threes_left", "red_threes_laid"), 0)
    told = {"teams": [{"books": [{"sort": "clean", "count": 2}], **zeros}]}
    assert msgspec.convert(told, RoundEntry) == entry


@pytest.mark.parametrize("sort", [BookSort.CLEAN, BookSort.DIRTY])
def test_books_counted_up_and_down_again_are_as_before(sort: BookSort) -> None:
    """Given books in any order, one more of a sort and one less are nothing new. The bug: such a round was "changed" by
    nothing.
    """
    one, other = WrittenBooks(BookSort.CLEAN, 1), WrittenBooks(BookSort.DIRTY, 1)
    for books in ((one, other), (other, one)):
        entry = TeamEntry(books)
        assert entry.with_books(sort, 2).with_books(sort, 1) == entry == entry.with_books(sort, 0).with_books(sort, 1)
        assert msgspec.convert({"books": msgspec.to_builtins(books)}, TeamEntry) == entry


@pytest.mark.parametrize(
    ("field", "most"),
    [("melded", 99_999), ("left", 99_999), ("penalty", 99_999), ("cuts", 99), ("unfinished", 99), ("at_once", 99)],
)
def test_a_number_that_its_field_would_refuse_is_damage(field: str, most: int) -> None:
    for value in (0, most):
        assert getattr(msgspec.convert({field: value}, TeamEntry), field) == value
    for value in (-1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({field: value}, TeamEntry)
