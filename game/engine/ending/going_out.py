"""Going out: what a team must have before a player may get rid of the last card, and holding that card instead."""

from typing import Literal

from msgspec import Struct

from game.cards import Card, is_red_three
from game.engine.melding.melds import SEVEN, Meld, count_books, missing_for_out
from game.engine.refusal import (
    BooksMissing,
    FinalDiscardNeeded,
    FinalMeldNeeded,
    PartnerNotReady,
    Refusal,
    SevenLast,
    ThreeForbidden,
)
from game.engine.table.board import Board, Phase
from game.rules.ruleset import RuleSet, for_round, wild_books_needed

NeededBook = Literal["clean", "dirty", "wild", "sevens", "any"]
"""A kind of book required to go out."""


class NeededBooks(Struct, frozen=True):
    """How many books of a kind going out requires, and how many of them a team has; `any` counts books of all kinds."""

    kind: NeededBook
    have: int
    need: int
    are_there: tuple[bool, ...]
    """One entry per required book: whether the team has it. For `any`, only those that no other kind requires."""


def kinds_for_out(rules: RuleSet, round_number: int) -> tuple[tuple[NeededBook, int], ...]:
    """How many books of each kind going out requires in a round (from 1), then how many more of any kind."""
    kinds: tuple[tuple[NeededBook, int], ...] = (
        ("clean", for_round(rules.out_clean, round_number)),
        ("dirty", for_round(rules.out_dirty, round_number)),
        ("wild", wild_books_needed(rules)),
        ("sevens", rules.out_sevens),
    )
    return (*kinds, ("any", max(0, rules.out_books - sum(count for _, count in kinds))))


def needed_books(board: Board, team: int) -> tuple[NeededBooks, ...]:
    """The books that going out requires in this round, kind by kind, then the total."""
    rules, round_number = board.rules, board.round or 1
    lacking = missing_for_out(rules, round_number, count_books(rules, board.melds[team])) or BooksMissing()
    empty = {"clean": lacking.clean, "dirty": lacking.dirty, "wild": lacking.wild, "sevens": lacking.sevens}
    empty["any"] = max(0, lacking.books - sum(empty.values()))
    found = []
    for kind, places in kinds_for_out(rules, round_number):
        need, lacks = (rules.out_books, lacking.books) if kind == "any" else (places, empty[kind])
        if need:
            there = tuple(n < places - empty[kind] for n in range(places))
            found.append(NeededBooks(kind, need - lacks, need, there))
    return tuple(found)


def books_wanted(board: Board, team: int) -> tuple[NeededBook, ...]:
    """The kinds of books that a team still needs to go out, sevens first; () before it has cards to play."""
    if board.phase in (Phase.CUT, Phase.CHOOSE):
        return ()
    wanted = [one.kind for one in needed_books(board, team) for is_there in one.are_there if not is_there]
    return tuple(sorted(wanted, key=lambda kind: kind != "sevens"))


def may_leave(board: Board, seat: int) -> bool:
    """Whether the seat could go out with the cards it plays from: its last stack, or any if the foot isn't required."""
    return board.in_foot[seat] or not board.rules.foot_needed


def missing_books(board: Board, melds: tuple[Meld, ...]) -> BooksMissing | None:
    """The books that a team with these melds still needs to go out."""
    return missing_for_out(board.rules, board.round, count_books(board.rules, melds))


def late_partner(board: Board, seat: int) -> int | None:
    """A teammate who hasn't yet done with the foot what `partners_foot` requires (S002-35, S004-71)."""
    if board.rules.partners_foot == "none":
        return None
    ready = board.in_foot if board.rules.partners_foot == "picked_up" else board.played_foot
    return next((mate for mate in board.teammates(seat) if not ready[mate]), None)


def must_ask(board: Board) -> bool:
    """Whether going out needs permission; a solo player asks nobody."""
    return board.rules.permission and board.has_partners


def why_not_out(board: Board, seat: int, melds: tuple[Meld, ...], discards_last: bool) -> Refusal | None:
    """Why the seat couldn't go out if its team had these melds, permission aside."""
    refusal = missing_books(board, melds)
    if refusal is not None:
        return refusal
    if board.rules.final_discard == "required" and not discards_last:
        return FinalDiscardNeeded()
    if board.rules.final_discard == "never" and discards_last:
        return FinalMeldNeeded()
    late = late_partner(board, seat)
    return None if late is None else PartnerNotReady(late)


def why_not_last(rules: RuleSet, card: Card) -> Refusal | None:
    """Why nobody can go out by discarding this card, where a last card is discarded."""
    if rules.red_threes == "lay_down" and is_red_three(card):
        return ThreeForbidden(card)
    return SevenLast() if rules.sevens_kept and card[0] == SEVEN else None


def may_keep_one(board: Board, seat: int, melds: tuple[Meld, ...], last: Card | None = None) -> bool:
    """Whether a single card of the foot may be left after melding: it could be discarded or held without asking.

    `last` is that card, if the player knows it.
    """
    stays = last is not None and why_not_last(board.rules, last) is not None
    if not must_ask(board) and not stays and why_not_out(board, seat, melds, discards_last=True) is None:
        return True
    return waits_for_partner(board, seat)


def may_float(board: Board, seat: int, melds: tuple[Meld, ...], left: int) -> bool:
    """Whether `floating` lets the seat play on without cards once its team has these melds.

    `left` is the number of cards that it would still discard: 1, or 0 after melding them all. A player who could go out
    that way must go out instead, unless a partner has just refused.
    """
    if not board.rules.floating:
        return False
    return board.refused or why_not_out(board, seat, melds, discards_last=left == 1) is not None


def waits_for_partner(board: Board, seat: int) -> bool:
    """Whether `hold_last_card` lets the seat keep its last card now (S000-44, reading 7)."""
    return board.rules.hold_last_card and any(
        not board.in_foot[mate] and not board.melded[mate] for mate in board.teammates(seat)
    )
