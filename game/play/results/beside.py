"""Comparing two matches of the same deal: whether a friend's file is one, and where the two diverged."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.judged.decisions import Decision, decisions_of
from game.cards import in_hand_order
from game.deals.deal_code import day_of, signs_kept
from game.engine.melding.melds import meld_of
from game.engine.moves import Move
from game.engine.table.board import Board
from game.engine.table.state import Table
from game.play.shared_deals import deal_claimed
from saves.disk import limits
from saves.records.lines import EndLine, GameLine, HugeRecord, Line, header_in
from saves.records.replay import Replay, replay_file, rules_of

FriendFlaw = Literal[
    "too_large",
    "no_record",
    "no_deal",
    "unreadable_code",
    "other_cards",  # its cards or its rules don't match its code
    "goes_on",
    "broken_off",
    "own_game",
]
"""Why a file can't be compared with a match of a deal."""


class DamagedFile(Struct, frozen=True):
    """The first invalid line."""

    line: int


class AnotherDeal(Struct, frozen=True):
    """A deal with another code: who played it, and which day it belongs to, if any."""

    name: str
    code: str
    day: date | None


FriendTrouble = FriendFlaw | DamagedFile | AnotherDeal
Record = tuple[Line, ...]


class Parting(Struct, frozen=True):
    """The first decision that differs, at the same table with the same cards."""

    mine: Decision
    theirs: Decision


NoParting = Literal[
    "all_alike",
    "before_first_turn",  # stacks were chosen differently, so even the first hands differ
]
"""Why two games of a deal have no first differing turn."""


def friends_record(path: Path, mine: Sequence[Line]) -> Record | FriendTrouble:
    """The lines of a friend's finished match of the same deal, or why the file isn't one. Raises OSError."""
    read = replay_file(path, most=limits.GAME)
    if isinstance(read.problem, HugeRecord):
        return "too_large"
    if read.problem is not None and read.lines:
        return DamagedFile(read.problem.line)
    if read.problem is not None or read.replay is None:
        return "no_record"
    return _why_not_beside(read.accepted, mine) or read.accepted


def _why_not_beside(theirs: Record, mine: Sequence[Line]) -> FriendTrouble | None:
    own, other = header_in(mine), header_in(theirs)
    if other.deal is None:
        return "no_deal"
    signs = signs_kept(other.deal)
    if signs is None:
        return "unreadable_code"
    if signs != signs_kept(own.deal):
        person = person_of(other)
        return AnotherDeal(other.seats[0 if person is None else person].name, other.deal, day_of(signs))
    same_rules = replace(rules_of(other), name=rules_of(own).name) == rules_of(own)
    if not same_rules or len(other.seats) != len(own.seats) or deal_claimed(theirs) != "true":
        return "other_cards"
    last = theirs[-1]
    if not isinstance(last, EndLine):
        return "goes_on"
    if last.reason == "abandoned":
        return "broken_off"
    return "own_game" if other.id == own.id else None


def person_of(header: GameLine) -> int | None:
    """The seat of the first person at a table; None if there is none."""
    return next((seat for seat, info in enumerate(header.seats) if info.kind == "human"), None)


def parting_of(mine: Sequence[Line], theirs: Sequence[Line]) -> Parting | NoParting:
    """Where two finished matches of the same deal diverged. Melds laid in another order don't count."""
    before: Parting | None = None
    for one, other in zip_longest(_moments(mine), _moments(theirs)):
        if one is None or other is None or not _alike(one[1], other[1]):
            return before or "before_first_turn"
        before = Parting(one[0], other[0])
    return "all_alike" if before is None or before.mine.moves == before.theirs.moves else before


def _moments(lines: Sequence[Line]) -> Iterator[tuple[Decision, Table]]:
    """Every decision of a match with its table."""
    header = header_in(lines)
    replay, fed = Replay(header), 1
    for decision in decisions_of(lines, range(len(header.seats))):
        for number in range(fed + 1, decision.line):
            replay.feed(lines[number - 1], number)
        fed = decision.line - 1
        yield decision, replay.table


def rest_of_turn(decision: Decision, decisions: Sequence[Decision]) -> tuple[Move, ...]:
    """What a seat did from a decision until the end of its turn, given all decisions of its match."""
    which = decision.seat, decision.round, decision.turn
    turn = [one for one in decisions if (one.seat, one.round, one.turn) == which]
    return tuple(move for one in turn if one.line >= decision.line for move in one.moves)


def _alike(one: Table, other: Table) -> bool:
    """Whether everybody held the same. Ignores bonuses of exact cuts, the order of melds, and memory."""
    return (one.hands, one.feet, one.tails, one.stock, one.discards) == (
        other.hands,
        other.feet,
        other.tails,
        other.stock,
        other.discards,
    ) and _plain(one.board) == replace(_plain(other.board), rules=one.board.rules)


def _plain(board: Board) -> Board:
    melds = tuple(
        tuple(sorted((meld_of(in_hand_order(meld.cards)) for meld in melds), key=repr)) for melds in board.melds
    )
    none = (0,) * board.teams
    return replace(board, melds=melds, cut=none, totals=none, history=())
