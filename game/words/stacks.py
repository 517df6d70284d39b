"""Which stacks everybody plays one after the other: hand and foot, and a tail where there is one."""

from typing import Literal

from game.engine.board import Board, StackName
from game.rules.ruleset import RuleSet


def has_tail(rules: RuleSet) -> bool:
    """Whether a tail is dealt in any round.

    >>> has_tail(RuleSet()), has_tail(RuleSet(tail_cards=(0, 5)))
    (False, True)
    """
    return any(rules.tail_cards) if isinstance(rules.tail_cards, tuple) else rules.tail_cards != 0


def last_stack(rules: RuleSet) -> Literal["foot", "tail"]:
    """The stack that one goes out from.

    >>> last_stack(RuleSet()), last_stack(RuleSet(tail_cards=7))
    ('foot', 'tail')
    """
    return "tail" if has_tail(rules) else "foot"


def next_stack(board: Board, seat: int) -> Literal["foot", "tail"]:
    """What the seat picks up next, or would pick up: its foot, or the tail where the foot is played."""
    return "tail" if (board.next_stack(seat) or board.last_stack) is StackName.TAIL else "foot"
