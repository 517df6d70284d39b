"""Which way a player's two stacks are passed before anybody looks. The only source for pictures, motions and words."""

from typing import Final, Literal

from msgspec import Struct

from game.rules.ruleset import RuleSet

Way = Literal["left", "right", "both_left", "both_right", "each_way", "foot_left", "foot_right"]
"""What may be passed in one round."""
ROUND_WAYS: Final[tuple[Way, ...]] = ("left", "right")
"""What `stacks_pass = by_round` means in round 1, 2 and so on, repeating."""


class Passing(Struct, frozen=True):
    """How many seats clockwise each stack moves: 1 is to the left neighbour, -1 to the right one, 0 stays.

    `first` is the stack on the left of the screen, which is the hand if nobody chooses; `second` is the other.
    """

    first: int = 0
    second: int = 0

    def __bool__(self) -> bool:
        """Whether anything is passed at all."""
        return bool(self.first or self.second)

    def step(self, stack: int) -> int:
        """How far stack 0 or 1 moves."""
        return self.second if stack else self.first

    def giver(self, stack: int, seat: int, players: int) -> int:
        """The seat that gave a stack to `seat`; `seat` itself if the stack stayed.

        >>> Passing(0, 1).giver(1, seat=0, players=4), Passing(0, 1).giver(0, seat=0, players=4)
        (3, 0)
        """
        return (seat - self.step(stack)) % players


_AFTER_CUT: Final = ("foot_left", "foot_right")
"""Ways in which a lifted packet is split: one heap becomes a neighbour's foot, the other the other neighbour's hand."""

_STEPS: Final[dict[Way, Passing]] = {
    "left": Passing(0, 1),
    "right": Passing(0, -1),
    "both_left": Passing(1, 1),
    "both_right": Passing(-1, -1),
    "each_way": Passing(1, -1),
    "foot_left": Passing(-1, 1),
    "foot_right": Passing(1, -1),
}


def way_of(rules: RuleSet, round: int) -> Way | None:
    """What is passed in a round (from 1). After a cut everybody keeps the packet they lifted, unless it is split.

    >>> way_of(RuleSet(deal="cut", stacks_pass="each_way"), 1), way_of(RuleSet(deal="cut", stacks_pass="foot_left"), 1)
    (None, 'foot_left')
    """
    if rules.stacks_pass == "none" or (rules.deal == "cut" and rules.stacks_pass not in _AFTER_CUT):
        return None
    if rules.stacks_pass == "by_round":
        return ROUND_WAYS[(max(1, round) - 1) % len(ROUND_WAYS)]
    return rules.stacks_pass


def passing_by(way: Way | None) -> Passing:
    """A way as steps."""
    return Passing() if way is None else _STEPS[way]


def passing(rules: RuleSet, round: int) -> Passing:
    """What is passed in a round (from 1), as steps."""
    return passing_by(way_of(rules, round))
