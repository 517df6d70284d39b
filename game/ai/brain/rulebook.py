"""A rule set in numbers: tables filled in by the engine itself, so that counts obey the same rules as cards."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from game.ai.brain.card_classes import (
    BLACK_THREE,
    CLASSES,
    JOKER,
    MELD_RANKS,
    RANKS,
    THREE_MELD,
    TWO,
    WILD_MELD,
    sample,
)
from game.cards import NATURAL_RANKS, THREE, Card, Rank
from game.engine.discard_pile.pile import takes_alone
from game.engine.ending.going_out import missing_books
from game.engine.melding.melds import (
    SEVEN,
    WILD_RANK,
    BookCounts,
    Meld,
    book_points,
    card_values,
    meld_of,
    missing_for_out,
    unfinished_cost,
    why_not_add,
    why_not_begin,
)
from game.engine.table.board import Board
from game.engine.table.state import before_first_deal
from game.rules.ruleset import (
    MELD_SIZE,
    RuleSet,
    as_scored,
    deck_size,
    for_round,
    is_special,
    red_three_laid,
    taken_in,
    wilds_allowed,
)

_NEARLY: Final = 2
"""From this many cards short of a book, a meld that would cost points unfinished is started."""

CLEAN: Final = 0
DIRTY: Final = 1
WILD: Final = 2

WHOLE_PILE: Final = 10_000
_MOST_CARDS: Final = 72
"""More naturals than any rank has."""

_JOKER: Final = Card("*R")
_RANK_NAMES: Final = (*NATURAL_RANKS, WILD_RANK, THREE)


class Rulebook:
    """What must be derived from the rules to play a round in counts, computed once, mostly by asking the engine about
    sample cards.

    What a rule says directly is read from `rules`.
    """

    __slots__ = (
        "aim_dirty",
        "any_play",
        "beside_book",
        "beside_open",
        "book_naturals",
        "book_opens",
        "book_wilds",
        "deck_size",
        "draw",
        "enough",
        "lays_red",
        "least_new",
        "limit",
        "melds_threes",
        "need_clean",
        "need_dirty",
        "need_wild",
        "pair_begins",
        "pile_least",
        "points",
        "red_expected",
        "red_not_out",
        "round",
        "rules",
        "scored",
        "sevens_count",
        "size",
        "special",
        "special_needs",
        "take_count",
        "takes_alone",
        "unfinished",
        "values",
        "wild_melds",
        "wilds_per_turn",
    )

    def __init__(self, board: Board) -> None:
        values = card_values(board.rules)
        self.rules: RuleSet = board.rules
        rules = replace(board.rules, new_meld_points=0)
        self.round = board.round
        self.size: int = rules.book_size
        self.values: list[int] = [values[sample(kind)] for kind in range(CLASSES)]
        self.limit: list[int] = [wilds_allowed(rules, naturals) for naturals in range(_MOST_CARDS)]
        """By naturals in a meld: the most wilds it may have."""
        self.book_naturals: list[bool] = [_book_takes(rules, kind, wild=False) for kind in (CLEAN, DIRTY, WILD)]
        self.book_wilds: list[bool] = [_book_takes(rules, kind, wild=True) for kind in (CLEAN, DIRTY, WILD)]
        self.beside_open: bool = _may_begin_beside(rules, MELD_SIZE)
        self.beside_book: bool = _may_begin_beside(rules, rules.book_size)
        self.wild_melds: bool = why_not_begin(rules, (), (_JOKER,) * MELD_SIZE) is None
        self.least_new: list[int] = _fewest_to_begin(board.rules, self.values)
        """By rank of a meld: the fewest cards that begin one without wilds, or of wilds only."""
        self.pair_begins: list[bool] = _begun_by_pairs(board.rules, self.values, self.limit[2])
        """By natural rank: whether a pair and any wild begin a meld."""
        self.wilds_per_turn: int = rules.wild_per_turn
        lacking = missing_books(board, ())
        self.book_opens: bool = board.book_opens
        self.need_clean: int = lacking.clean if lacking is not None else 0
        self.need_dirty: int = lacking.dirty if lacking is not None else 0
        self.need_wild: int = lacking.wild if lacking is not None else 0
        self.aim_dirty: int = max(self.need_dirty, rules.out_books - self.need_clean)
        """Dirty books worth aiming for: the required ones, plus books of any kind required beyond the clean ones."""
        self.special_needs: bool = bool(rules.out_books or rules.out_sevens or rules.wild_as_clean)
        self.unfinished: list[int] = [unfinished_cost(rules, _begun(rank)) for rank in range(MELD_RANKS)]
        """By rank of a meld: what it costs until it is a book."""
        self.enough: dict[BookCounts, bool] = {}
        self.scored: RuleSet = as_scored(board.rules)
        """The rules with 0 for everything that doesn't count."""
        self.draw: int = for_round(rules.draw_count, board.round)
        self.deck_size: int = deck_size(rules)
        self.take_count: int = _count_taken(rules, board.round)
        self.pile_least: int = _smallest_pile(rules, board.round)
        """The pile must have at least this many cards to be taken."""
        self.any_play: bool = rules.take_with == "any_play"
        self.takes_alone: bool = takes_alone(rules)
        self.lays_red: bool = rules.red_threes == "lay_down"
        self.melds_threes: bool = rules.meld_threes == "all"
        """Whether threes are a rank like any other."""
        self.sevens_count: bool = bool(rules.out_sevens or rules.sevens_book)
        """Whether a book of sevens is worth more than another."""
        self.special: list[bool] = [
            (rank == SEVEN and self.sevens_count) or (is_special(rules) and rank == rules.special_rank)
            for rank in NATURAL_RANKS
        ]
        """By natural rank: whether its books are worth more than others."""
        self.red_not_out: int = red_three_laid(rules, is_out=False)
        self.red_expected: float = self.red_not_out + (self.scored.red_three_bonus - self.red_not_out) / board.teams
        """Expected value of a red three laid down: one team in `teams` goes out."""
        self.points: dict[int, int] = {}

    def book_worth(self, rank: int, naturals: int, wilds: int) -> int:
        """The bonus of a meld with these counts, as the engine scores it."""
        key = (rank * 100 + naturals) * 100 + wilds
        worth = self.points.get(key)
        if worth is None:
            worth = self.points[key] = book_points(self.rules, _meld(rank, naturals, wilds))
        return worth

    def begins_well(self, rank: int, cards: int) -> bool:
        """Whether a meld of this many cards is likely to be finished, or costs nothing if it isn't."""
        return not self.unfinished[rank] or cards >= self.size - _NEARLY

    def suffice(self, clean: int, dirty: int, wild: int, clean_sevens: int, dirty_sevens: int) -> bool:
        """Whether these books are enough for going out, according to the engine."""
        tally = BookCounts(clean, dirty, wild, clean_sevens, dirty_sevens)
        known = self.enough.get(tally)
        if known is None:
            known = self.enough[tally] = missing_for_out(self.rules, self.round, tally) is None
        return known


@lru_cache(maxsize=64)
def _rulebook(rules: RuleSet, round_number: int, players: int, teams: int) -> Rulebook:
    return Rulebook(replace(before_first_deal(rules, players, teams).board, round=round_number))


def rulebook_of(board: Board) -> Rulebook:
    """The rulebook of the board's rules in its round; cached."""
    return _rulebook(board.rules, board.round, board.players, board.teams)


def _meld(rank: int, naturals: int, wilds: int) -> Meld:
    cards = (sample(BLACK_THREE if rank == THREE_MELD else rank),) * naturals if rank != WILD_MELD else ()
    return Meld(Rank(_RANK_NAMES[rank]), (*cards, *(_JOKER,) * wilds), naturals, wilds)


def _begun(rank: int) -> Meld:
    return _meld(rank, 0, MELD_SIZE) if rank == WILD_MELD else _meld(rank, MELD_SIZE, 0)


def _fewest_to_begin(rules: RuleSet, values: list[int]) -> list[int]:
    wild = min(values[TWO], values[JOKER])
    worth = [*values[:RANKS], wild, values[BLACK_THREE]]
    need = rules.new_meld_points
    return [max(MELD_SIZE, -(-need // one)) if one else MELD_SIZE if not need else _MOST_CARDS for one in worth]


def _begun_by_pairs(rules: RuleSet, values: list[int], wilds: int) -> list[bool]:
    wild = min(values[TWO], values[JOKER])
    return [wilds > 0 and 2 * one + wild >= rules.new_meld_points for one in values[:RANKS]]


def _book_takes(rules: RuleSet, kind: int, wild: bool) -> bool:
    """Whether a large book of the kind accepts another natural, or a wild."""
    naturals = 0 if kind == WILD else _MOST_CARDS // 2
    book = _meld(WILD_MELD if kind == WILD else 0, naturals, (0, 1, rules.book_size)[kind])
    return why_not_add(rules, book, (_JOKER if wild else sample(0),)) is None


def _may_begin_beside(rules: RuleSet, size: int) -> bool:
    natural = sample(0)
    return why_not_begin(rules, (meld_of((natural,) * size),), (natural,) * MELD_SIZE) is None


def _smallest_pile(rules: RuleSet, round_number: int) -> int:
    count = taken_in(rules, round_number)
    whole = count if isinstance(count, int) and not rules.short_pile else 0
    return max(whole, rules.take_least)


def _count_taken(rules: RuleSet, round_number: int) -> int:
    match taken_in(rules, round_number):
        case "all":
            return WHOLE_PILE
        case "never":
            return 0
        case count:
            return count
