"""The rule set: one annotated field for each house rule, with its type, bounds, group and picture.

The file format, the editor, the rule page and the table in docs/house-rules.md are generated from these annotations;
nothing else lists the fields. Their labels are in the section `rules` of the message files.

Below the fields is what follows from them alone: rounds and decks, the pack, and the limits of a meld, which engine,
editor, preview and computer players all take from here.
"""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.cards import FACES, NATURAL_RANKS, Card, Rank

STANDARD_ROUNDS_CAP = 20
"""Maximum rounds if only a target score ends the match."""

FEWEST_DECKS: Final = 2
LEAST_TARGET: Final = 1000
LEAST_DOUBLE_BOOK: Final = 10

GroupKey = Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]
"""What a field is about: a tab of the editor."""

PictureKey = Literal["", "stacks", "upcard", "pile", "frozen", "opening", "meld", "second", "book", "closed", "threes"]
"""A small picture that explains a field; "" for none."""

Points = Annotated[int, Meta(ge=0, le=1000, extra={"points": True})]
BookPoints = Annotated[int, Meta(ge=0, le=5000, extra={"points": True})]
_StackSize = Annotated[int, Meta(ge=7, le=17)]
_TailSize = Annotated[int, Meta(ge=0, le=15)]
_Needed = Annotated[int, Meta(ge=0, le=6)]
_Drawn = Annotated[int, Meta(ge=1, le=5)]
_Taken = Annotated[int, Meta(ge=1, le=20)]
_Minimum = Annotated[int, Meta(ge=0, le=500)]
_Value = Annotated[int, Meta(ge=0, le=100, extra={"points": True})]
_Total = Annotated[int, Meta(ge=-100_000, le=100_000)]
_Table = Annotated[str, Meta(pattern=r"^[2-8]:(solo|1v1|2v2|3v3|4v4|2v2v2|2v2v2v2)$", examples=["4:2v2"])]

StackSizes = _StackSize | Annotated[tuple[_StackSize, ...], Meta(min_length=1, max_length=20)]
TailSizes = _TailSize | Annotated[tuple[_TailSize, ...], Meta(min_length=1, max_length=20)]
Needs = _Needed | Annotated[tuple[_Needed, ...], Meta(min_length=1, max_length=20)]
Draws = _Drawn | Annotated[tuple[_Drawn, ...], Meta(min_length=1, max_length=20)]
Takes = _Taken | Annotated[tuple[_Taken, ...], Meta(min_length=1, max_length=20)] | Literal["all", "never"]
Minimums = Annotated[tuple[_Minimum, ...], Meta(min_length=1, max_length=20)]
Value = int | str | bool | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, int], ...]
"""Possible types of a field."""

ScoredBook = Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "special", "clean_special", "threes"]
"""A kind of book with a bonus of its own; special ones are those of `special_rank`."""

SpecialRank = Literal["none", "4", "5", "6", "8", "9", "T", "J", "Q", "K", "A"]
"""A rank whose books may score separately, as those of sevens do."""

PresetId = Literal["family", "campus", "web", "couples", "partners"]


def _about(group: GroupKey, picture: PictureKey = "") -> Meta:
    """The editor's group and the picture of a field."""
    return Meta(extra={"group": group, "picture": picture})


def _off_or(least: int, most: int) -> Meta:
    """The bounds of a number that is 0 for off or else at least `least`; anything between is a contradiction."""
    either = [{"const": 0}, {"minimum": least}]
    return Meta(ge=0, le=most, extra={"least": least}, extra_json_schema={"anyOf": either})


class RuleSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """Everything that varies between house rules. The defaults are those of Web Classic.

    A number given by round is a tuple whose last entry repeats; read it with `for_round`.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60), _about("match")] = "Web Classic"
    base: Annotated[PresetId, _about("match")] = "web"
    tables: Annotated[tuple[_Table, ...], Meta(max_length=25), _about("match")] = ("4:2v2", "2:solo", "6:2v2v2")
    rounds: Annotated[int, Meta(ge=0, le=20), _about("match")] = 4
    target_score: Annotated[int, _off_or(LEAST_TARGET, 50_000), _about("match")] = 0

    extra_decks: Annotated[int, Meta(ge=-2, le=4), _about("deal")] = 0
    decks: Annotated[int, _off_or(FEWEST_DECKS, 12), _about("deal")] = 0
    jokers: Annotated[int, Meta(ge=0, le=4), _about("deal")] = 2
    set_aside: Annotated[int, Meta(ge=0, le=60), _about("deal")] = 0
    hand_cards: Annotated[StackSizes, _about("deal", "stacks")] = 11
    foot_cards: Annotated[StackSizes, _about("deal", "stacks")] = 11
    tail_cards: Annotated[TailSizes, _about("deal", "stacks")] = 0
    stacks: Annotated[Literal["dealt", "choose", "bottom_high", "bottom_low"], _about("deal", "stacks")] = "dealt"
    stacks_pass: Annotated[
        Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round", "foot_left", "foot_right"],
        _about("deal", "stacks"),
    ] = "none"
    deal: Annotated[Literal["auto", "cut"], _about("deal")] = "auto"
    cut_bonus: Annotated[Points, _about("deal")] = 300
    first_player: Annotated[Literal["random", "high_card", "left_of_dealer"], _about("deal")] = "left_of_dealer"
    first_upcard: Annotated[Literal["none", "natural", "any"], _about("deal", "upcard")] = "none"
    draw_count: Annotated[Draws, _about("deal")] = 2
    stock_out: Annotated[Literal["end", "reshuffle"], _about("deal")] = "end"

    take_count: Annotated[Takes, _about("pile", "pile")] = 7
    short_pile: Annotated[bool, _about("pile", "pile")] = True
    take_least: Annotated[int, Meta(ge=0, le=20), _about("pile", "pile")] = 0
    take_with: Annotated[Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"], _about("pile", "upcard")] = "pair"
    upcard_play: Annotated[Literal["always", "to_open"], _about("pile", "upcard")] = "always"
    take_peek: Annotated[bool, _about("pile")] = False
    take_bottom: Annotated[bool, _about("pile")] = False
    take_then_draw: Annotated[int, Meta(ge=0, le=2), _about("pile", "pile")] = 0
    first_take_free: Annotated[bool, _about("pile")] = False
    take_first_lap: Annotated[bool, _about("pile")] = True
    take_needs_open: Annotated[bool, _about("pile")] = False
    freeze: Annotated[Literal["no", "until_taken", "one_lap"], _about("pile", "frozen")] = "no"

    opening: Annotated[Minimums, _about("melds", "opening")] = (50, 90, 120, 150)
    opening_growth: Annotated[int, Meta(ge=0, le=100), _about("melds")] = 0
    opening_by_score: Annotated[
        tuple[tuple[_Total, _Minimum], ...], Meta(max_length=20), _about("melds", "opening")
    ] = ()
    open_counts_books: Annotated[bool, _about("melds")] = False
    open_waived: Annotated[bool, _about("melds", "opening")] = False
    open_natural: Annotated[bool, _about("melds", "meld")] = False
    open_book_from: Annotated[int, Meta(ge=0, le=20), _about("melds", "opening")] = 0
    new_meld_points: Annotated[int, Meta(ge=0, le=50), _about("melds", "meld")] = 0
    wild_limit: Annotated[Literal["equal", "fewer", "half"], _about("melds", "meld")] = "equal"
    wild_cap: Annotated[int, Meta(ge=0, le=6), _about("melds", "meld")] = 0
    wild_per_turn: Annotated[int, Meta(ge=0, le=6), _about("melds", "meld")] = 0
    dirty_naturals: Annotated[int, Meta(ge=2, le=5), _about("melds", "meld")] = 2
    second_meld: Annotated[Literal["never", "after_closing", "anytime"], _about("melds", "second")] = "never"
    foot_when: Annotated[Literal["hand_empty", "first_book"], _about("melds", "stacks")] = "hand_empty"
    foot_ends_turn: Annotated[bool, _about("melds", "stacks")] = False
    wild_melds: Annotated[Literal["no", "allowed", "required"], _about("melds", "book")] = "no"

    book_size: Annotated[int, Meta(ge=5, le=10), _about("books", "book")] = 7
    closed_book: Annotated[
        Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"], _about("books", "closed")
    ] = "keep_kind"
    clean_book: Annotated[BookPoints, _about("books", "book")] = 500
    dirty_book: Annotated[BookPoints, _about("books", "book")] = 300
    wild_book: Annotated[BookPoints, _about("books", "book")] = 1500
    double_book: Annotated[int, _off_or(LEAST_DOUBLE_BOOK, 20), _about("books", "book")] = 0
    book_at_once: Annotated[Points, _about("books", "book")] = 0
    unfinished_book: Annotated[BookPoints, _about("books", "book")] = 0
    sevens_book: Annotated[BookPoints, _about("books", "book")] = 0
    sevens_kind: Annotated[Literal["clean", "any"], _about("books", "book")] = "clean"
    special_rank: Annotated[SpecialRank, _about("books", "book")] = "none"
    special_book: Annotated[BookPoints, _about("books", "book")] = 0

    meld_threes: Annotated[Literal["no", "black_last", "black_in_foot", "all"], _about("threes", "threes")] = "no"
    threes_book: Annotated[BookPoints, _about("threes", "threes")] = 0
    red_threes: Annotated[Literal["penalty", "lay_down"], _about("threes", "threes")] = "penalty"
    red_three_bonus: Annotated[int, Meta(ge=0, le=500, extra={"points": True}), _about("threes", "threes")] = 100
    red_three_not_out: Annotated[int, Meta(ge=-1, le=500, extra={"points": True}), _about("threes")] = -1
    red_three_all: Annotated[int, Meta(ge=0, le=2000, extra={"points": True}), _about("threes")] = 0
    red_three_enough: Annotated[int, Meta(ge=0, le=24), _about("threes")] = 0
    black_three: Annotated[Points, Meta(extra={"step": 5}), _about("threes", "threes")] = 5
    red_three: Annotated[Points, _about("threes", "threes")] = 300

    out_clean: Annotated[Needs, _about("out", "book")] = 1
    out_dirty: Annotated[Needs, _about("out", "book")] = 1
    out_wild: Annotated[int, Meta(ge=0, le=3), _about("out", "book")] = 0
    out_books: Annotated[int, Meta(ge=0, le=12), _about("out", "book")] = 0
    out_sevens: Annotated[int, Meta(ge=0, le=1), _about("out", "book")] = 0
    wild_as_clean: Annotated[bool, _about("out", "book")] = False
    final_discard: Annotated[Literal["required", "optional", "never"], _about("out")] = "required"
    floating: Annotated[bool, _about("out")] = False
    foot_needed: Annotated[bool, _about("out", "stacks")] = True
    sevens_kept: Annotated[bool, _about("out")] = False
    partners_foot: Annotated[Literal["none", "picked_up", "played"], _about("out", "stacks")] = "played"
    permission: Annotated[bool, _about("out")] = False
    hold_last_card: Annotated[bool, _about("out")] = False
    go_out_bonus: Annotated[Points, _about("out")] = 100
    winner_takes: Annotated[bool, _about("out")] = False

    joker: Annotated[_Value, _about("values")] = 50
    two: Annotated[_Value, _about("values")] = 20
    ace: Annotated[_Value, _about("values")] = 20
    ten_value: Annotated[_Value, _about("values")] = 10
    ten_from: Annotated[Literal["8", "9", "T"], _about("values")] = "8"
    five_value: Annotated[_Value, _about("values")] = 5


def has_partners(rules: RuleSet) -> bool:
    """Whether anybody has a partner at a table of these rules.

    >>> has_partners(RuleSet()), has_partners(RuleSet(tables=("5:solo", "2:1v1")))
    (True, False)
    """
    return any(shape.partition(":")[2] not in ("solo", "1v1") for shape in rules.tables)


def for_round(value: int | tuple[int, ...], round_number: int) -> int:
    """The entry for a round (from 1) of a number given by round; a list's last entry repeats.

    >>> for_round((50, 90), 3)
    90
    """
    return value if isinstance(value, int) else value[min(round_number, len(value)) - 1]


def taken_in(rules: RuleSet, round_number: int) -> int | Literal["all", "never"]:
    """How many cards of the pile are taken in a round (from 1).

    >>> taken_in(RuleSet(take_count=(3, 4, 5)), 2), taken_in(RuleSet(take_count="all"), 2)
    (4, 'all')
    """
    return rules.take_count if isinstance(rules.take_count, str) else for_round(rules.take_count, round_number)


def dealt_to_each(rules: RuleSet, round_number: int) -> int:
    """Cards of all the stacks that each player is dealt in a round (from 1).

    >>> dealt_to_each(RuleSet(), 1), dealt_to_each(RuleSet(tail_cards=(0, 5)), 2)
    (22, 27)
    """
    return sum(for_round(size, round_number) for size in (rules.hand_cards, rules.foot_cards, rules.tail_cards))


def has_tail(rules: RuleSet) -> bool:
    """Whether a tail is dealt in any round that a match may have.

    >>> has_tail(RuleSet()), has_tail(RuleSet(tail_cards=(0, 5))), has_tail(RuleSet(tail_cards=(0, 5), rounds=1))
    (False, True, False)
    """
    return any(for_round(rules.tail_cards, number) for number in range(1, most_rounds(rules) + 1))


def last_stack(rules: RuleSet) -> Literal["foot", "tail"]:
    """The stack that players go out from."""
    return "tail" if has_tail(rules) else "foot"


def lowest_high_rank(rules: RuleSet) -> tuple[Rank, Rank]:
    """The lowest rank that counts as a high card, and the next rank below it, which counts as a low one."""
    first = Rank(rules.ten_from)
    return first, NATURAL_RANKS[NATURAL_RANKS.index(first) - 1]


def books_scored(rules: RuleSet) -> tuple[tuple[ScoredBook, int], ...]:
    """What each kind of book scores on top of its cards, in a game in which books score.

    >>> books_scored(RuleSet())
    (('clean', 500), ('dirty', 300))
    """
    scored: list[tuple[ScoredBook, int]] = [("clean", rules.clean_book), ("dirty", rules.dirty_book)]
    if rules.wild_melds != "no":
        scored.append(("wild", rules.wild_book))
    if rules.sevens_book:
        scored.append(("clean_sevens" if rules.sevens_kind == "clean" else "sevens", rules.sevens_book))
    if is_special(rules):
        scored.append(("clean_special" if rules.sevens_kind == "clean" else "special", rules.special_book))
    if rules.threes_book and rules.meld_threes != "no":
        scored.append(("threes", rules.threes_book))
    return tuple(scored)


def is_special(rules: RuleSet) -> bool:
    """Whether books of another rank than sevens score separately."""
    return rules.special_rank != "none" and rules.special_book > 0


def red_threes_for_bonus(rules: RuleSet, players: int) -> int:
    """How many red threes a team must lay down to earn `red_three_all`: all in play unless fewer are enough.

    >>> red_threes_for_bonus(RuleSet(), 4), red_threes_for_bonus(RuleSet(red_three_enough=7), 4)
    (8, 7)
    """
    return rules.red_three_enough or 2 * decks_in_play(rules, players)


def book_opens(rules: RuleSet, round_number: int) -> bool:
    """Whether a complete clean book opens in that round (from 1) without reaching the minimum.

    >>> book_opens(RuleSet(open_book_from=5), 4), book_opens(RuleSet(open_book_from=5), 5)
    (False, True)
    """
    return 0 < rules.open_book_from <= round_number


def red_three_laid(rules: RuleSet, is_out: bool) -> int:
    """What each red three laid down is worth to a team, by whether it went out; `red_three_not_out` below 0 is off.

    >>> red_three_laid(RuleSet(), is_out=False), red_three_laid(RuleSet(red_three_not_out=20), is_out=False)
    (100, 20)
    """
    if rules.winner_takes:
        return 0
    return rules.red_three_bonus if is_out or rules.red_three_not_out < 0 else rules.red_three_not_out


def as_scored(rules: RuleSet) -> RuleSet:
    """The rules with 0 for everything that doesn't count if only losers score: books, red threes, cuts, going out.

    >>> as_scored(RuleSet(winner_takes=True)).clean_book, as_scored(RuleSet()).clean_book
    (0, 500)
    """
    return replace(rules, **dict.fromkeys(_FOR_WINNERS, 0)) if rules.winner_takes else rules


_FOR_WINNERS: Final = (
    *("clean_book", "dirty_book", "wild_book", "sevens_book", "threes_book", "double_book", "book_at_once"),
    *("special_book", "unfinished_book"),
    *("red_three_bonus", "red_three_all", "cut_bonus", "go_out_bonus"),
)


def wild_books_needed(rules: RuleSet) -> int:
    """How many books of wilds only going out requires.

    >>> wild_books_needed(RuleSet(wild_melds="required")), wild_books_needed(RuleSet(wild_melds="allowed", out_wild=2))
    (1, 2)
    """
    return max(rules.out_wild, 1 if rules.wild_melds == "required" else 0)


def minimum_of_round(rules: RuleSet, round_number: int) -> int:
    """The opening minimum of a round (from 1) if it doesn't depend on the score: from the list, then `opening_growth`
    more every round.

    >>> minimum_of_round(RuleSet(opening=(50, 90), opening_growth=30), 4)
    150
    """
    later = max(0, round_number - len(rules.opening))
    return for_round(rules.opening, round_number) + later * rules.opening_growth


def minimums_by_round(rules: RuleSet) -> tuple[int, ...]:
    """The minimums as they are set, without those of rounds that no match has; if they grow, those of every round.

    >>> minimums_by_round(RuleSet(opening=(50,), opening_growth=30)), minimums_by_round(RuleSet(opening=(50,)))
    ((50, 80, 110, 140), (50,))
    >>> minimums_by_round(RuleSet(opening=(50, 90, 120), rounds=2))
    (50, 90)
    """
    if not rules.opening_growth:
        return rules.opening[: most_rounds(rules)]
    return tuple(minimum_of_round(rules, number) for number in range(1, most_rounds(rules) + 1))


def most_rounds(rules: RuleSet) -> int:
    """The latest round that can end a match; a target score may end it earlier."""
    return rules.rounds or STANDARD_ROUNDS_CAP


def decks_in_play(rules: RuleSet, players: int) -> int:
    """How many decks are shuffled together (S000-04: one for each player)."""
    return rules.decks or players + rules.extra_decks


_PLAIN: Final = FACES[:52]
_JOKERS: Final = (FACES[52:]) * 2
"""A deck's jokers in the order in which they come into play: red and black alternately."""


def deck_size(rules: RuleSet) -> int:
    """Cards of one deck."""
    return len(_PLAIN) + rules.jokers


def pack(rules: RuleSet, players: int) -> tuple[Card, ...]:
    """All cards of a round in a fixed order, including those that are set aside."""
    return cards_of_decks(decks_in_play(rules, players), rules.jokers)


@lru_cache(maxsize=32)
def cards_of_decks(decks: int, jokers: int) -> tuple[Card, ...]:
    """All cards of that many decks with that many jokers each."""
    return (*_PLAIN, *_JOKERS[:jokers]) * decks


def pack_size(rules: RuleSet, players: int) -> int:
    """How many cards the pack has."""
    return deck_size(rules) * decks_in_play(rules, players)


def cards_set_aside(rules: RuleSet, players: int) -> int:
    """Cards set aside unseen before the deal: the share of the pack, rounded down.

    >>> cards_set_aside(RuleSet(set_aside=25), 4), cards_set_aside(RuleSet(), 4)
    (54, 0)
    """
    return pack_size(rules, players) * rules.set_aside // 100


MELD_SIZE: Final = 3
"""Minimum cards of a meld (S000-28, S002-08, S004-23)."""

NEW_MELD_NATURALS: Final = 2
"""Minimum naturals of a new meld (S002-20)."""

BookKind = Literal["clean", "dirty", "wild"]


def fewest_naturals(rules: RuleSet) -> int:
    """The least number of naturals in a meld that has a wild, at every size (S000-37, S001-22, S004-29)."""
    return max(NEW_MELD_NATURALS, rules.dirty_naturals)


@lru_cache(maxsize=1024)
def wilds_allowed(rules: RuleSet, naturals: int) -> int:
    """The most wilds in one meld with this many naturals of a rank; 0 if they are too few for any."""
    return _wilds_in(rules, naturals, melds=1)


def wilds_allowed_in_melds(rules: RuleSet, naturals: int) -> int:
    """The most wilds that this many naturals carry, distributed over any number of melds."""
    return _wilds_in(rules, naturals, melds=naturals // fewest_naturals(rules))


def _wilds_in(rules: RuleSet, naturals: int, melds: int) -> int:
    if naturals < fewest_naturals(rules):
        return 0
    match rules.wild_limit:
        case "equal":
            most = naturals
        case "fewer":
            most = naturals - 1
        case "half":
            most = naturals // 2
    return min(most, rules.wild_cap * melds) if rules.wild_cap else most


def book_takes(rules: RuleSet, kind: BookKind, wilds: int) -> bool:
    """Whether a completed book of the kind accepts a group with this many wilds (`closed_book`), apart from the wild
    limit.
    """
    match rules.closed_book:
        case "any":
            return True
        case "keep_kind":
            return not wilds or kind != "clean"
        case "naturals":
            return not wilds
        case "sealed":
            return False
        case "clean_open":
            return kind == "clean" and not wilds
        case "dirty_open":
            return kind == "dirty"
