"""What the stacks are called that everybody plays one after the other: hand and foot, and a tail where there is one."""

from game.engine.board import Board
from game.rules.ruleset import RuleSet


def has_tail(rules: RuleSet) -> bool:
    """Whether a tail is dealt in any round.

    >>> has_tail(RuleSet()), has_tail(RuleSet(tail_cards=(0, 5)))
    (False, True)
    """
    return rules.tail_cards != 0 and rules.tail_cards != (0,) * len(_entries(rules))


def _entries(rules: RuleSet) -> tuple[int, ...]:
    return rules.tail_cards if isinstance(rules.tail_cards, tuple) else (rules.tail_cards,)


def last_stack(rules: RuleSet) -> str:
    """The stack that one goes out from.

    >>> last_stack(RuleSet()), last_stack(RuleSet(tail_cards=7))
    ('foot', 'tail')
    """
    return "tail" if has_tail(rules) else "foot"


def done_with_last_stack(rules: RuleSet) -> str:
    """What `partners_foot` asks of a partner, as something done.

    >>> done_with_last_stack(RuleSet()), done_with_last_stack(RuleSet(partners_foot="picked_up", tail_cards=5))
    ('played a card from the foot', 'picked up the tail')
    """
    done = "picked up the" if rules.partners_foot == "picked_up" else "played a card from the"
    return f"{done} {last_stack(rules)}"


def all_stacks(rules: RuleSet) -> str:
    """The stacks of one player.

    >>> all_stacks(RuleSet()), all_stacks(RuleSet(tail_cards=7))
    ('hand and foot', 'hand, foot and tail')
    """
    return "hand, foot and tail" if has_tail(rules) else "hand and foot"


def everybodys_stacks(rules: RuleSet) -> str:
    """The stacks of several players.

    >>> everybodys_stacks(RuleSet()), everybodys_stacks(RuleSet(tail_cards=7))
    ('hands and feet', 'hands, feet and tails')
    """
    return "hands, feet and tails" if has_tail(rules) else "hands and feet"


def next_stack(board: Board, seat: int) -> str:
    """What the seat picks up next, or would pick up: its foot, or the tail where the foot is played."""
    return (board.next_stack(seat) or board.last_stack).value
