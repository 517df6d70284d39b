"""Rule sets that contradict themselves: one judge for each contradiction, and all of them are found.

A clash is a value: which fields, the numbers, and a change that fixes it. Sentences are made elsewhere.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.rules.ruleset import (
    FEWEST_DECKS,
    LEAST_DOUBLE_BOOK,
    LEAST_TARGET,
    RuleSet,
    Value,
    decks_in_play,
    for_round,
    is_special,
    minimum_of_round,
    most_rounds,
)
from game.rules.upper_bounds import (
    books_needed,
    can_go_out,
    can_open_by_book,
    dearest_meld,
    richest_opening,
    stock_after_deal,
)

FEWEST_DRAWS: Final = 10
"""The stock must have at least this many draws after the deal (rules, "Options beyond the seeds": decks)."""

FEW_TURNS: Final = 6
"""In fewer turns nobody gets through hand and foot."""

MOST_DECKS: Final = 12

_OF_THE_PILE: Final = ("take_least", "take_peek", "take_bottom", "take_then_draw", "first_take_free")
"""Fields that are meaningless if nobody takes the pile."""

_OF_A_SCORE: Final = (
    *("book_at_once", "double_book", "sevens_book", "threes_book", "open_counts_books"),
    *("special_book", "unfinished_book", "red_three_all", "red_three_not_out"),
)
"""Fields that are meaningless if only losers score."""

_CARD_VALUES: Final = ("joker", "two", "ace", "ten_value", "five_value")


class ClashKind(StrEnum):
    """What clashes."""

    NO_TABLE = "no_table"
    TABLE_SHAPE = "table_shape"
    NO_END = "no_end"
    LOW_TARGET = "low_target"
    DECKS_TWICE = "decks_twice"
    ONE_DECK = "one_deck"
    FEW_DRAWS = "few_draws"
    UNEQUAL_STACKS = "unequal_stacks"
    OPEN_FIRST = "open_first"
    PILE_NEVER = "pile_never"
    NOTHING_BENEATH = "nothing_beneath"
    NOTHING_SCORES = "nothing_scores"
    NOTHING_UNFINISHED = "nothing_unfinished"
    TARGET_OF_LOSERS = "target_of_losers"
    NO_TURNED_CARD = "no_turned_card"
    LOW_DOUBLE_BOOK = "low_double_book"
    THREES_TWICE = "threes_twice"
    SCORE_STEP_TWICE = "score_step_twice"
    NO_WILD_MELDS = "no_wild_melds"
    GROWTH_BY_SCORE = "growth_by_score"
    OPENING_OUT_OF_REACH = "opening_out_of_reach"
    NEW_MELD_OUT_OF_REACH = "new_meld_out_of_reach"
    BOOKS_OUT_OF_REACH = "books_out_of_reach"


class Fix(Struct, frozen=True):
    """A change of one field that removes a clash and causes no other."""

    field: str
    value: Value


class Clash(Struct, frozen=True, kw_only=True):
    """A contradiction between fields of a rule set.

    `have` and `need` are the conflicting numbers (the kind says which), `round` and `players` where they first
    conflict; `value` is what is wrong by itself.
    """

    kind: ClashKind
    fields: tuple[str, ...]
    have: int | None = None
    need: int | None = None
    round: int | None = None
    players: int | None = None
    value: Value | None = None
    fix: Fix | None = None


def clashes_of(rules: RuleSet, players: int | None = None) -> tuple[Clash, ...]:
    """Every contradiction of a rule set, at a table of `players` or at all the tables it offers.

    What a set offers (`tables`) is checked only in the second case: a game may be played at any other table.
    """
    offered = () if players else tuple(_tables(rules))
    seats = (players,) if players else _sizes(rules)
    return (
        *clashes_anywhere(rules),
        *offered,
        *_few_draws(rules, seats),
        *_opening(rules, seats),
        *_new_meld(rules, seats),
        *_books(rules, seats),
    )


def rounds_of(rules: RuleSet) -> range:
    """The rounds that a match may have, from 1."""
    return range(1, most_rounds(rules) + 1)


def _sizes(rules: RuleSet) -> tuple[int, ...]:
    """The numbers of players that the set offers tables for."""
    return tuple(sorted({int(table.partition(":")[0]) for table in rules.tables}))


def clashes_anywhere(rules: RuleSet) -> tuple[Clash, ...]:
    """Clashes at any table, however many cards are dealt there."""
    return tuple(clash for judge in _JUDGES for clash in judge(rules))


def _tables(rules: RuleSet) -> Iterator[Clash]:
    if not rules.tables:
        yield Clash(kind=ClashKind.NO_TABLE, fields=("tables",), fix=Fix("tables", ("4:2v2",)))
    sound = tuple(table for table in rules.tables if _adds_up(table))
    for table in rules.tables:
        if table not in sound:
            fix = Fix("tables", sound or ("4:2v2",))
            yield Clash(kind=ClashKind.TABLE_SHAPE, fields=("tables",), value=table, fix=fix)


def _adds_up(table: str) -> bool:
    players, _, shape = table.partition(":")
    return shape == "solo" or sum(map(int, shape.split("v"))) == int(players)


def _unequal(rules: RuleSet) -> Iterator[Clash]:
    """Either stack may become the hand, so both must hold equally many cards."""
    for round_ in rounds_of(rules) if rules.stacks != "dealt" else ():
        hand, foot = for_round(rules.hand_cards, round_), for_round(rules.foot_cards, round_)
        if hand != foot:
            yield Clash(
                kind=ClashKind.UNEQUAL_STACKS,
                fields=("stacks", "hand_cards", "foot_cards"),
                have=hand,
                need=foot,
                round=round_,
                fix=Fix("foot_cards", rules.hand_cards),
            )
            return


def _never(rules: RuleSet) -> Iterator[Clash]:
    """Conditions for taking a pile that nobody may take."""
    for field in _OF_THE_PILE:
        off = _default(field)
        if rules.take_count == "never" and getattr(rules, field) != off:
            yield Clash(kind=ClashKind.PILE_NEVER, fields=("take_count", field), fix=Fix(field, off))


def _losers(rules: RuleSet) -> Iterator[Clash]:
    """Rewards in a score that nobody gets, and a target that no total can reach."""
    if not rules.winner_takes:
        return
    for field in _OF_A_SCORE:
        if getattr(rules, field) != _default(field):
            fix = Fix(field, _default(field))
            yield Clash(kind=ClashKind.NOTHING_SCORES, fields=("winner_takes", field), fix=fix)
    if rules.target_score:
        fix = Fix("target_score", 0) if rules.rounds else Fix("winner_takes", False)
        yield Clash(kind=ClashKind.TARGET_OF_LOSERS, fields=("winner_takes", "target_score"), fix=fix)


def _default(field: str) -> Value:
    value: Value = RuleSet.__struct_defaults__[RuleSet.__struct_fields__.index(field)]
    return value


def _double(rules: RuleSet) -> Iterator[Clash]:
    least = max(rules.book_size + 1, LEAST_DOUBLE_BOOK)
    if 0 < rules.double_book < least:
        yield Clash(
            kind=ClashKind.LOW_DOUBLE_BOOK,
            fields=("double_book", "book_size"),
            have=rules.double_book,
            need=least,
            fix=Fix("double_book", max(2 * rules.book_size, least)),
        )


def _steps(rules: RuleSet) -> Iterator[Clash]:
    """Every total must have exactly one minimum."""
    first = dict(reversed(rules.opening_by_score))
    if len(first) < len(rules.opening_by_score):
        totals = [total for total, _ in rules.opening_by_score]
        twice = next(total for total in totals if totals.count(total) > 1)
        fix = Fix("opening_by_score", tuple(sorted(first.items())))
        yield Clash(kind=ClashKind.SCORE_STEP_TWICE, fields=("opening_by_score",), have=twice, fix=fix)


def _wild(rules: RuleSet) -> Iterator[Clash]:
    """Books of wilds need melds of wilds."""
    if rules.out_wild and rules.wild_melds == "no":
        fix = Fix("wild_melds", "allowed")
        yield Clash(kind=ClashKind.NO_WILD_MELDS, fields=("out_wild", "wild_melds"), need=rules.out_wild, fix=fix)


def _never_both(
    kind: ClashKind, fields: tuple[str, ...], fix: Fix, meet: Callable[[RuleSet], object], rules: RuleSet
) -> Iterator[Clash]:
    """Settings that contradict each other wherever they meet."""
    if meet(rules):
        yield Clash(kind=kind, fields=fields, fix=fix)


def _too_low(kind: ClashKind, field: str, least: int, rules: RuleSet) -> Iterator[Clash]:
    """A number that is either 0 or at least this."""
    have: int = getattr(rules, field)
    if 0 < have < least:
        yield Clash(kind=kind, fields=(field,), have=have, need=least, fix=Fix(field, least))


_JUDGES: Final[tuple[Callable[[RuleSet], Iterable[Clash]], ...]] = (
    partial(
        _never_both,
        ClashKind.NO_END,
        ("rounds", "target_score"),
        Fix("rounds", 4),
        lambda rules: not rules.rounds and not rules.target_score,
    ),
    partial(_too_low, ClashKind.LOW_TARGET, "target_score", LEAST_TARGET),
    partial(
        _never_both,
        ClashKind.DECKS_TWICE,
        ("decks", "extra_decks"),
        Fix("extra_decks", 0),
        lambda rules: rules.decks and rules.extra_decks,
    ),
    partial(_too_low, ClashKind.ONE_DECK, "decks", FEWEST_DECKS),
    _unequal,
    partial(
        _never_both,
        ClashKind.OPEN_FIRST,
        ("take_needs_open", "upcard_play"),
        Fix("upcard_play", "always"),
        lambda rules: rules.take_needs_open and rules.upcard_play == "to_open",
    ),
    _never,
    # A player who takes a single card has seen it already.
    partial(
        _never_both,
        ClashKind.NOTHING_BENEATH,
        ("take_peek", "take_count"),
        Fix("take_peek", False),
        lambda rules: rules.take_peek and rules.take_count in (1, (1,)),
    ),
    # Only books of wilds and books of a special rank cost something while they are unfinished.
    partial(
        _never_both,
        ClashKind.NOTHING_UNFINISHED,
        ("unfinished_book", "wild_melds", "sevens_book"),
        Fix("unfinished_book", 0),
        lambda rules: (
            rules.unfinished_book
            and rules.wild_melds == "no"
            and not (rules.sevens_book or rules.out_sevens or is_special(rules))
        ),
    ),
    _losers,
    # The first player can take a turned card only if one is turned.
    partial(
        _never_both,
        ClashKind.NO_TURNED_CARD,
        ("first_take_free", "first_upcard"),
        Fix("first_upcard", "natural"),
        lambda rules: rules.first_take_free and rules.first_upcard == "none",
    ),
    _double,
    partial(
        _never_both,
        ClashKind.THREES_TWICE,
        ("meld_threes", "red_threes"),
        Fix("red_threes", "penalty"),
        lambda rules: rules.meld_threes == "all" and rules.red_threes == "lay_down",
    ),
    _steps,
    # A minimum that depends on the score can't also depend on the round.
    partial(
        _never_both,
        ClashKind.GROWTH_BY_SCORE,
        ("opening_growth", "opening_by_score"),
        Fix("opening_growth", 0),
        lambda rules: rules.opening_growth and rules.opening_by_score,
    ),
    _wild,
)


class _Place(Struct, frozen=True):
    """Where a rule set first fails, and the conflicting numbers."""

    players: int
    round: int
    have: int
    need: int


class ShortStock(Struct, frozen=True):
    """A table at which the stock would be gone before anybody could go out: the cards `left` after the deal of so many
    `decks`, and how many decks would do; 0 if none would.
    """

    players: int
    decks: int
    left: int
    wanted: int


def short_stock(rules: RuleSet, players: int) -> ShortStock | None:
    """Whether each player draws fewer than `FEW_TURNS` times before the round ends without a stock, which is allowed
    but rarely meant. None with discards that are reshuffled, and where a contradiction says so already.
    """
    if rules.stock_out == "reshuffle" or _too_few_draws(rules, (players,)):
        return None
    place = _too_few_turns(rules, players)
    if place is None:
        return None
    decks = decks_in_play(rules, players)
    more = range(decks + 1, MOST_DECKS + 1)
    enough = (count for count in more if not _too_few_turns(replace(rules, decks=count, extra_decks=0), players))
    return ShortStock(players, decks, place.have, next(enough, 0))


def short_stocks(rules: RuleSet) -> Iterator[ShortStock]:
    """The same for each table that a rule set offers."""
    yield from (short for players in _sizes(rules) if (short := short_stock(rules, players)) is not None)


def _too_few_turns(rules: RuleSet, players: int) -> _Place | None:
    return _stock_below(rules, (players,), lambda players: FEW_TURNS * players)


def _few_draws(rules: RuleSet, seats: Sequence[int]) -> Iterator[Clash]:
    """After the deal the stock must hold enough draws, in every round."""
    place = _too_few_draws(rules, seats)
    if place:
        decks = "decks" if rules.decks else "extra_decks"
        fix = _first_fix(rules, seats, _too_few_draws, _wider_stocks(rules))
        stacks = ("hand_cards", "foot_cards", *(("tail_cards",) if for_round(rules.tail_cards, place.round) else ()))
        fields = (decks, *(("set_aside",) if rules.set_aside else ()), *stacks, "draw_count")
        yield _placed(ClashKind.FEW_DRAWS, fields, place, fix)


def _too_few_draws(rules: RuleSet, seats: Sequence[int]) -> _Place | None:
    return _stock_below(rules, seats, lambda _: FEWEST_DRAWS)


def _stock_below(rules: RuleSet, seats: Sequence[int], draws: Callable[[int], int]) -> _Place | None:
    """Where the deal first leaves too few cards for as many `draws` as that number of players needs."""
    for players in seats:
        for round_ in rounds_of(rules):
            stock = stock_after_deal(rules, players, round_)
            need = draws(players) * for_round(rules.draw_count, round_)
            if stock < need:
                return _Place(players, round_, max(stock, 0), need)
    return None


def _wider_stocks(rules: RuleSet) -> Iterator[Fix]:
    yield from _lower("set_aside", rules.set_aside, 0)
    if rules.decks:
        yield from (Fix("decks", decks) for decks in range(rules.decks + 1, MOST_DECKS + 1))
    else:
        yield from (Fix("extra_decks", extra) for extra in range(rules.extra_decks + 1, 5))
    yield from _lower("draw_count", rules.draw_count, 1)
    yield from _lower("tail_cards", rules.tail_cards, 0)
    yield from _lower("foot_cards", rules.foot_cards, 7)


def _opening(rules: RuleSet, seats: Sequence[int]) -> Iterator[Clash]:
    """A minimum that no hand can ever reach would shut a team out of the round."""
    place = _closed_opening(rules, seats)
    if place:
        slow = for_round(rules.draw_count, place.round) == 1
        grows = bool(rules.opening_growth) and place.round > len(rules.opening)
        field = "opening_by_score" if rules.opening_by_score else "opening_growth" if grows else "opening"
        fields = (field, "hand_cards", "draw_count") if slow else (field, *_CARD_VALUES)
        steps = tuple((total, min(minimum, place.have)) for total, minimum in rules.opening_by_score)
        if grows and not steps:
            lowered = list(_lower("opening_growth", rules.opening_growth, 0))
        else:
            lowered = [Fix(field, steps or tuple(min(minimum, place.have) for minimum in rules.opening))]
        fix = _first_fix(rules, seats, _closed_opening, lowered)
        yield _placed(ClashKind.OPENING_OUT_OF_REACH, fields, place, fix)


def _closed_opening(rules: RuleSet, seats: Sequence[int]) -> _Place | None:
    dearest = max((minimum for _, minimum in rules.opening_by_score), default=None)
    for players in seats:
        most, dealt = 0, (0, 0)
        for round_ in rounds_of(rules):
            need = minimum_of_round(rules, round_) if dearest is None else dearest
            now = (for_round(rules.hand_cards, round_), for_round(rules.draw_count, round_))
            if now != dealt:  # nothing else changes the cards of a round
                most, dealt = richest_opening(rules, players, round_), now
            if most < need and not can_open_by_book(rules, players, round_):
                return _Place(players, round_, most, need)
    return None


def _new_meld(rules: RuleSet, seats: Sequence[int]) -> Iterator[Clash]:
    """Some meld must be worth as much as a new one has to be."""
    place = _no_new_meld(rules, seats)
    if place:
        fix = _first_fix(rules, seats, _no_new_meld, [Fix("new_meld_points", place.have)])
        yield _placed(ClashKind.NEW_MELD_OUT_OF_REACH, ("new_meld_points", *_CARD_VALUES), place, fix)


def _no_new_meld(rules: RuleSet, seats: Sequence[int]) -> _Place | None:
    for players in seats if rules.new_meld_points else ():
        most = dearest_meld(rules, players)
        if most < rules.new_meld_points:
            return _Place(players, 1, most, rules.new_meld_points)
    return None


def _books(rules: RuleSet, seats: Sequence[int]) -> Iterator[Clash]:
    """The books needed to go out must be possible for one team with all the cards in play."""
    place = _impossible_books(rules, seats)
    if place:
        easier = list(_easier_books(rules))
        helping = {fix.field for fix in easier if can_go_out(with_fix(rules, fix), place.players, place.round)}
        if len(helping) < 2:
            helping |= {fix.field for fix in easier}
        fields = tuple(field for field in RuleSet.__struct_fields__ if field in helping)
        fix = _first_fix(rules, seats, _impossible_books, easier)
        yield _placed(ClashKind.BOOKS_OUT_OF_REACH, fields, place, fix)


def _impossible_books(rules: RuleSet, seats: Sequence[int]) -> _Place | None:
    for players in seats:
        for round_ in rounds_of(rules):
            if not can_go_out(rules, players, round_):
                return _Place(players, round_, decks_in_play(rules, players), books_needed(rules, round_))
    return None


def _easier_books(rules: RuleSet) -> Iterator[Fix]:
    if rules.wild_cap:
        yield Fix("wild_cap", 0)
    if rules.second_meld == "never":
        yield Fix("second_meld", "after_closing")
    yield from _lower("book_size", rules.book_size, 5)
    for field in ("out_clean", "out_dirty", "out_books", "out_sevens", "out_wild"):
        yield from _lower(field, getattr(rules, field), 0)
    if rules.wild_melds == "required":
        yield Fix("wild_melds", "allowed")


def _lower(field: str, value: int | tuple[int, ...], least: int) -> Iterator[Fix]:
    """Ever lower values of the field, step by step down to `least`; in a list every entry is capped."""
    highest = max(value) if isinstance(value, tuple) else value
    for step in range(highest - 1, least - 1, -1):
        yield Fix(field, tuple(min(entry, step) for entry in value) if isinstance(value, tuple) else step)


def _placed(kind: ClashKind, fields: tuple[str, ...], place: _Place, fix: Fix | None) -> Clash:
    return Clash(
        kind=kind,
        fields=fields,
        have=place.have,
        need=place.need,
        round=place.round,
        players=place.players,
        fix=fix,
    )


def with_fix(rules: RuleSet, fix: Fix) -> RuleSet:
    """The rules with the change that a clash offers."""
    return replace(rules, **{fix.field: fix.value})


def _first_fix(
    rules: RuleSet,
    seats: Sequence[int],
    breaks_down: Callable[[RuleSet, Sequence[int]], _Place | None],
    fixes: Iterable[Fix],
) -> Fix | None:
    """The first of these changes after which the rules no longer fail and no other fields clash instead."""
    before = {(clash.kind, clash.fields) for clash in clashes_anywhere(rules)}
    for fix in fixes:
        fixed = with_fix(rules, fix)
        if {(clash.kind, clash.fields) for clash in clashes_anywhere(fixed)} <= before and not breaks_down(
            fixed, seats
        ):
            return fix
    return None
