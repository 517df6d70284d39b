"""Cards that were equally likely to come as those that came: other tops of a stock, other hands and feet.

Cards are classes (`game.ai.brain.card_classes`). Only which cards were dealt matters, never their order.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, CLASSES, RED_THREE
from game.rules.ruleset import RuleSet, dealt_to_each, for_round, pack

_LOWEST: Final = -1


class StockOrder:
    """What is known of a stock's order: blocks from the top; within each block every order is equally likely."""

    def __init__(self, *blocks: int) -> None:
        """The sizes of the blocks, top first."""
        self._blocks = [size for size in blocks if size > 0]

    def put_under(self, count: int) -> None:
        """Put this many shuffled cards below the others."""
        if count:
            self._blocks.append(count)

    def draw(self, count: int) -> None:
        """Remove this many cards from the top."""
        while count and self._blocks:
            drawn = min(count, self._blocks[0])
            self._blocks[0] -= drawn
            count -= drawn
            if not self._blocks[0]:
                del self._blocks[0]

    def other_tops(self, stock: Sequence[int], count: int, tops: int, rng: random.Random) -> Iterator[list[int]]:
        """`tops` alternative tops of `count` cards (or of all there are), each as likely as the actual one.

        They are spread evenly: cut a sorted block into `tops` equal parts, and each part gives one top its first card,
        one its second, and so on.
        """
        blocks, start = [], 0
        for size in self._blocks:
            blocks.append(sorted(stock[start : start + size]))
            start += size
        spread = []
        for _ in range(min(count, start)):
            parts = list(range(tops))
            shuffle(parts, tops, rng)
            spread.append([(part + rng.random()) / tops for part in parts])
        for chances in zip(*spread, strict=True):
            top: list[int] = []
            left: list[int] = []
            below = iter(blocks)
            for chance in chances:
                if not left:
                    left = next(below).copy()
                top.append(left.pop(int(chance * len(left))))
            yield top


class Stacks(Struct, frozen=True):
    """What a seat plays from, its foot and its tail, as counts by class, and the red threes that it laid at once."""

    hand: list[int]
    foot: list[int]
    tail: list[int]
    laid: int


def other_stacks(rules: RuleSet, round_number: int, players: int, rng: random.Random) -> Iterator[Stacks]:
    """An endless series of stacks that a seat could equally likely have been dealt."""
    deck = [CLASS_OF[card] for card in pack(rules, players)]
    hand = for_round(rules.hand_cards, round_number)
    both = hand + for_round(rules.foot_cards, round_number)
    each = dealt_to_each(rules, round_number)
    replaces = rules.red_threes == "lay_down"
    while True:
        shuffle(deck, min(len(deck), each + deck.count(RED_THREE) * replaces), rng)
        stacks = [deck[:hand], deck[hand:both]]
        if rules.stacks in ("bottom_high", "bottom_low"):
            first, second = (_height(stack[-1]) for stack in stacks)
            if first != second and (first < second) == (rules.stacks == "bottom_high"):
                stacks.reverse()
        mine, foot = (_counts(stack) for stack in stacks)
        laid, at = 0, each
        while replaces and (red := mine[RED_THREE]):
            mine[RED_THREE] = 0
            laid += red
            for kind in deck[at : at + red]:
                mine[kind] += 1
            at += red
        yield Stacks(mine, foot, _counts(deck[both:each]), laid)


def shuffle(items: list[int], count: int, rng: random.Random) -> None:
    """Move `count` random items to the front, in random order.

    Half a Fisher-Yates on plain floats: the library's own shuffles may change between versions.
    """
    chance, last = rng.random, len(items)
    for at in range(min(count, last - 1)):
        other = at + int(chance() * (last - at))
        items[at], items[other] = items[other], items[at]


def _counts(kinds: Sequence[int]) -> list[int]:
    counts = [0] * CLASSES
    for kind in kinds:
        counts[kind] += 1
    return counts


def _height(kind: int) -> int:
    """Threes lowest, then the naturals, twos and jokers, as bottom cards are compared."""
    return _LOWEST if kind in (BLACK_THREE, RED_THREE) else kind
