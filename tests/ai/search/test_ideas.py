"""Small changes of a lay-down, which are ideas of their own."""

import pytest

from game.ai.brain.counted_position import NEW, Lay
from game.ai.search.ideas import _changed, added
from tests.ai.brain.counts import CLASSES, PLENTY, at, lays


def group(text: str) -> Lay:
    """A group like "KKK2", or "KK>0" for cards that go to a meld there."""
    cards, _, number = text.partition(">")
    rank = CLASSES.index(cards[0])
    naturals = cards.count(cards[0])
    return int(number) if number else NEW, rank, naturals, cards.count("*"), cards.count("2")


def told(ways: object) -> set[str | None]:
    """Each way as text."""
    return {lays(way) for way in ways}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        ("KKK", set()),
        ("KK>0 Q>1", {"KK>0", "Q>1"}),
        ("KKK QQQ", {"KKK"}),  # without the first the second would have another number
        ("KKK Q>1", {"KKK", "Q>1"}),
        ("Q>1 KKK", {"KKK", "Q>1"}),
        ("KKK K>2", {"KKK"}),  # the last king stands on the others
        ("KKK K>2 Q>0", {"KKK K>2", "KKK Q>0", "KKK", "Q>0"}),
        ("KK>0 Q>1 A>2", {"KK>0 Q>1", "KK>0 A>2", "Q>1 A>2", "KK>0", "Q>1", "A>2"}),
    ],
)
def test_a_lay_down_without_a_group_or_one_alone(groups: str, expected: set[str]) -> None:
    """Given groups of which some stand on others, these fewer of them can be laid."""
    assert told(_changed([group(text) for text in groups.split()])) == expected


@pytest.mark.parametrize(
    ("hand", "laid", "expected"),
    [
        ("KC AC 4C 5C", "", {"A>0"}),
        ("KC KD KH AC 4C 5C", "A>0", {"A>0 KKK"}),
        ("2C *R 4C 5C 6C", "", {"*>0", "*2>0"}),  # jokers first: they cost more in the hand
        ("KC KD 2C 4C 5C", "", {"2>0", "KK2"}),
        ("AC AD 4C", "", {"AA>0"}),
        ("4C 5C 6C", "", set()),
    ],
)
def test_what_is_laid_besides(hand: str, laid: str, expected: set[str]) -> None:
    """Given a hand and a meld of aces, these go onto it or begin another."""
    position = at(hand, melds=["AC AD AS"], stock=PLENTY, bare=True)
    assert told(added(position, 0, [group(text) for text in laid.split()])) == expected
