"""The whole table, hidden cards included. Only the engine, the dealer and the records may hold one."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.engine.melding.melds import BookCounts
from game.engine.moves import GoOut
from game.engine.table.board import Board
from game.rules.ruleset import RuleSet

_Value = TypeVar("_Value")

Cards = tuple[Card, ...]
Stacks = tuple[Cards, ...]
"""Cards by seat."""


class Table(Struct, frozen=True, kw_only=True):
    """A game between two moves. Hands, feet and tails are kept in hand order, so equal holdings are equal tables.

    Public card counts are also on the board; a step that moves cards changes both.
    """

    board: Board
    hands: Stacks
    feet: Stacks
    """The stack that each seat takes up next, as on the board."""
    tails: Stacks = ()
    """Tails beneath a foot; empty in a round without tails."""
    stock: Cards = ()
    """Top first."""
    discards: Cards = ()
    """Bottom first."""
    aside: Cards = ()
    """Cards set aside unseen before the deal, if the rules do that; they stay out of the round."""
    bottoms: tuple[tuple[Card, Card] | None, ...] = ()
    """By seat, if the rules show them: the bottom cards of stacks 0 and 1, or of hand and foot once chosen."""
    proposal: GoOut | None = None
    """The asker's going-out while teammates are asked."""
    proposed: BookCounts | None = None
    """The books that it would make, which is what the teammates learn of it."""


def put(values: tuple[_Value, ...], index: int, value: _Value) -> tuple[_Value, ...]:
    """The values with one of them changed; the same tuple object if it already has that value."""
    if values[index] is value:
        return values
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def counts(hands: Stacks, feet: Stacks, stock: Cards, discards: Cards, tails: Stacks = ()) -> dict[str, Any]:
    """The fields of `Board` that follow from these cards."""
    return {
        "hands": tuple(map(len, hands)),
        "feet": tuple(map(len, feet)),
        "tails": tuple(map(len, tails)),
        "stock": len(stock),
        "pile": len(discards),
        "upcard": discards[-1] if discards else None,
    }


def with_cards(
    table: Table,
    board: Board,
    *,
    hands: Stacks | None = None,
    feet: Stacks | None = None,
    tails: Stacks | None = None,
    stock: Cards | None = None,
    discards: Cards | None = None,
) -> Table:
    """The table with some cards moved and this board, its counts updated."""
    return replace(
        table,
        board=replace(
            board,
            hands=board.hands if hands is None else tuple(map(len, hands)),
            feet=board.feet if feet is None else tuple(map(len, feet)),
            tails=board.tails if tails is None else tuple(map(len, tails)),
            stock=board.stock if stock is None else len(stock),
            pile=board.pile if discards is None else len(discards),
            upcard=board.upcard if discards is None else discards[-1] if discards else None,
        ),
        hands=table.hands if hands is None else hands,
        feet=table.feet if feet is None else feet,
        tails=table.tails if tails is None else tails,
        stock=table.stock if stock is None else stock,
        discards=table.discards if discards is None else discards,
    )


def before_first_deal(rules: RuleSet, players: int, teams: int) -> Table:
    """The table of a new match, waiting for round 1. `teams` must divide `players`."""
    nothing: Stacks = ((),) * players
    board = Board(
        rules=rules,
        teams=teams,
        **counts(nothing, nothing, (), ()),
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
