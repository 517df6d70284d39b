"""The whole table, hidden cards included. Only the engine, the dealer and the records may hold one."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.engine.board import Board
from game.engine.books import BookCounts
from game.engine.moves import GoOut
from game.rules.ruleset import RuleSet

_Value = TypeVar("_Value")

Cards = tuple[Card, ...]
Stacks = tuple[Cards, ...]
"""Cards by seat."""


class Table(Struct, frozen=True, kw_only=True):
    """A game between two moves. Hands, feet and tails are kept in hand order, so equal holdings are equal tables.

    What everybody can count of the cards stands on the board, too; a step that moves cards changes both.
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
    """What was put aside unseen before the deal, where the rules have that; it stays out of the round."""
    bottoms: tuple[tuple[Card, Card] | None, ...] = ()
    """By seat, where the rules show them: the bottom cards of stacks 0 and 1, once chosen those of hand and foot."""
    proposal: GoOut | None = None
    """The asker's going-out while teammates are asked."""
    proposed: BookCounts | None = None
    """The books that it would bring, which is what the teammates are told of it."""


def put(values: tuple[_Value, ...], index: int, value: _Value) -> tuple[_Value, ...]:
    """The values with one of them changed; the very same tuple where it is that already."""
    if values[index] is value:
        return values
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def counts(hands: Stacks, feet: Stacks, stock: Cards, discards: Cards, tails: Stacks = ()) -> dict[str, Any]:
    """What a board says of these cards: the fields of `Board` that are not its own."""
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
    """The table with cards somewhere else and, apart from the counts, with this board."""
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
