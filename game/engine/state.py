"""The whole table, hidden cards included. Only the engine, the dealer and the records may hold one."""

from msgspec import Struct

from game.cards import Card
from game.engine.board import Board
from game.engine.moves import GoOut
from game.rules.ruleset import RuleSet


class Table(Struct, frozen=True, kw_only=True):
    """A game between two moves. Hands and feet are kept in hand order, so equal holdings are equal tables."""

    board: Board
    hands: tuple[tuple[Card, ...], ...]
    feet: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    """Top first."""
    discards: tuple[Card, ...] = ()
    """Bottom first."""
    bottoms: tuple[tuple[Card, Card] | None, ...] = ()
    """By seat, where the rules show them: the bottom cards of stacks 0 and 1, once chosen those of hand and foot."""
    proposal: GoOut | None = None
    """The asker's going-out while teammates are asked."""


def before_first_deal(rules: RuleSet, players: int, teams: int) -> Table:
    """The table of a new match, waiting for round 1. `teams` must divide `players`."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * players
    board = Board(
        rules=rules,
        teams=teams,
        hands=(0,) * players,
        feet=(0,) * players,
        in_foot=(False,) * players,
        played_foot=(False,) * players,
        melded=(False,) * players,
        turns=(0,) * players,
        chosen=(None,) * players,
        answered=(False,) * players,
        melds=((),) * teams,
        totals=(0,) * teams,
        cut=(0,) * teams,
        red_threes=((),) * teams,
        taken=nothing,
    )
    return Table(board=board, hands=nothing, feet=nothing)
