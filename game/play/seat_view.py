"""What a seat sees of its table, as a phone is told it."""

from typing import Any

from game.cards import cards_text
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import PlayerView
from saves.records.move_json import wire_groups

Fact = dict[str, object]
"""Ready for JSON."""


def seat_view(view: PlayerView) -> Fact:
    """What a seat sees, ready for JSON."""
    board = view.board
    fact: dict[str, Any] = {
        "seat": view.seat,
        "n": board.round,
        "phase": board.phase.value,
        "turn": board.turn,
        "dealer": board.dealer,
        "hand": cards_text(view.hand),
        "upcard": board.upcard,
        "pile": board.pile,
        "stock": board.stock,
        "hands": board.hands,
        "feet": board.feet,
        "in_foot": board.in_foot,
        "played_foot": board.played_foot,
        "melded": board.melded,
        "turns": board.turns,
        "melds": [[cards_text(meld.cards) for meld in melds] for melds in board.melds],
        "opening": opening_minimum(board, view.team),
        "opened": [board.has_opened(team) for team in range(board.teams)],
        "totals": board.totals,
        "cut": board.cut,
        "refused": board.refused,
        "frozen": board.frozen,
        "red_threes": [cards_text(cards) for cards in board.red_threes],
        "stacks": {"counts": [board.hands[view.seat], board.feet[view.seat]], "bottoms": view.bottoms},
        "asker": board.turn if board.phase == Phase.ANSWER else None,
    }
    if board.tails:
        fact["tails"] = board.tails
    if board.rules.take_peek:
        fact["peeked"] = board.peeked
    if view.proposal is not None:
        fact["proposal"] = {"melds": wire_groups(view.proposal.groups), "discard": view.proposal.discard}
    if view.proposed is not None:
        fact["proposed"] = {"clean": view.proposed.clean, "dirty": view.proposed.dirty, "wild": view.proposed.wild}
    return fact
