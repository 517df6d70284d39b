from collections.abc import Iterable

import pytest

from game.ai.brain.counted_position import NEW, Lay
from game.ai.search.ideas import added, ways_to_lay
from game.ai.tunings.learned_weights import learned_tuning_for
from tests.ai.brain.counts import CLASSES, PLENTY, at, lays
from tests.build import my_view, table, there


def group(text: str) -> Lay:
    """A group like "KKK2", or "KK>0" for cards that go to a meld there."""
    cards, _, number = text.partition(">")
    rank = CLASSES.index(cards[0])
    naturals = cards.count(cards[0])
    return int(number) if number else NEW, rank, naturals, cards.count("*"), cards.count("2")


def texts(ways: Iterable[Iterable[Lay]]) -> set[str | None]:
    """Each way as text."""
    return set(map(lays, ways))


@pytest.mark.parametrize(
    ("hand", "laid", "expected"),
    [
        ("KC AC 4C 5C", "", {"A>0"}),
        ("KC KD KH AC 4C 5C", "A>0", {"A>0 KKK"}),
        ("2C *R 4C 5C 6C", "", {"*>0", "*2>0"}),  # jokers first: they cost more in the hand
        ("KC KD 2C 4C 5C", "", {"2>0", "KK2"}),
        ("KC KD *R 4C 5C", "", {"*>0", "KK*"}),
        ("AC AD 4C", "", {"AA>0"}),
        ("4C 5C 6C", "", set()),
    ],
)
def test_additions_to_a_lay_down(hand: str, laid: str, expected: set[str]) -> None:
    position = at(hand, melds=["AC AD AS"], stock=PLENTY, bare=True)
    assert texts(added(position, 0, [group(text) for text in laid.split()])) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("KS AC 4C", {"", "K>0", "A>1"}),  # there is room for one of them, and that may be the other
        ("KS AC 4C 5C", {"", "K>0", "A>1", "A>1 K>0"}),
        ("KS 4C 5C", {"", "K>0"}),
        ("4C 5C 6C", {""}),
    ],
)
def test_every_way_to_lay_down_is_an_idea(hand: str, expected: set[str]) -> None:
    position = at(hand, phase="play", melds=["KC KD KH", "AD AH AS"], stock=PLENTY, bare=True, in_foot=(0,))
    ways = ways_to_lay(position, 0, learned_tuning_for(my_view(table()).board), threatened=False)
    assert {" ".join(sorted(there(lays(lay for act in acts for lay in act)).split())) for acts in ways} == expected
