"""Advice as a value: a move that somebody recommends and the facts that speak for it; sentences are elsewhere."""

from enum import StrEnum

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Move


class Why(StrEnum):
    """The strongest reason for a move."""

    GO_OUT = "go_out"
    GO_OUT_NOW = "go_out_now"
    STOCK_RUNS_OUT = "stock_runs_out"
    TAKE_FOOT = "take_foot"
    TAKE_FOOT_NEXT = "take_foot_next"
    OPEN = "open"
    CLEAN_BOOK = "clean_book"
    DIRTY_BOOK = "dirty_book"
    WILD_BOOK = "wild_book"
    NEW_CLEAN = "new_clean"
    NEW_DIRTY = "new_dirty"
    CLEAN_GROWS = "clean_grows"
    DIRTY_GROWS = "dirty_grows"
    NEW_WILD = "new_wild"
    WILD_GROWS = "wild_grows"
    SAVE_POINTS = "save_points"
    RED_THREE = "red_three"
    BLACK_THREE = "black_three"
    THREE_BLOCKS = "three_blocks"
    LONE_CARD = "lone_card"
    RIVALS_COLLECT = "rivals_collect"
    LEAST_USE = "least_use"
    WILD_STUCK = "wild_stuck"
    PILE_FITS = "pile_fits"
    PILE_WILDS = "pile_wilds"
    PILE_OPENS = "pile_opens"
    PILE_POOR = "pile_poor"
    PILE_CLOSED = "pile_closed"
    PILE_NO_PAIR = "pile_no_pair"
    PILE_NOT_TO_BE_HAD = "pile_not_to_be_had"
    STOCK_EMPTY = "stock_empty"
    ALLOW = "allow"
    FORBID = "forbid"
    FORBID_HELD = "forbid_held"
    NOTHING_KNOWN = "nothing_known"
    BOTTOMS_TIE = "bottoms_tie"
    EXACT_CUT = "exact_cut"
    HOLD = "hold"
    HOLD_STUCK = "hold_stuck"


class Advice(Struct, frozen=True, kw_only=True):
    """What to do and why. Numbers mean what the reason says: `have` and `need` cards or points, `count` cards, `unseen`
    cards of the pile that nobody at this seat saw.

    `cards` are those to mark first; `rank` and `seat` are what and whom it is about; `kept` is a rank better kept;
    of `worlds` deals that were played out in thought `better` went better with this move than with the plain one, and
    `worse` went worse.
    """

    move: Move
    why: Why
    cards: tuple[Card, ...] = ()
    have: int = 0
    need: int = 0
    count: int = 0
    unseen: int = 0
    rank: Rank | None = None
    seat: int | None = None
    kept: Rank | None = None
    better: int = 0
    worse: int = 0
    worlds: int = 0
