"""The rule set: one annotated field for each house rule, with its type, bounds, label, help, group and picture.

The file format, the editor, the rule page and the table in docs/house-rules.md are read off these annotations;
nothing else lists the fields.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

STANDARD_ROUNDS_CAP = 20
"""Rounds played at most where a target score alone ends the match."""

FEWEST_DECKS: Final = 2
LEAST_TARGET: Final = 1000
LEAST_DOUBLE_BOOK: Final = 10

GroupKey = Literal["match", "deal", "pile", "melds", "books", "threes", "out", "values"]
"""What a field is about: a tab of the editor."""

PictureKey = Literal["", "stacks", "upcard", "pile", "frozen", "opening", "meld", "second", "book", "closed", "threes"]
"""A small picture that helps to understand a field; "" where none does."""

Points = Annotated[int, Meta(ge=0, le=1000)]
BookPoints = Annotated[int, Meta(ge=0, le=5000)]
_StackSize = Annotated[int, Meta(ge=7, le=17)]
_TailSize = Annotated[int, Meta(ge=0, le=15)]
_Needed = Annotated[int, Meta(ge=0, le=6)]
_Drawn = Annotated[int, Meta(ge=1, le=5)]
_Minimum = Annotated[int, Meta(ge=0, le=500)]
_Value = Annotated[int, Meta(ge=0, le=100)]
_Total = Annotated[int, Meta(ge=-100_000, le=100_000)]
_Table = Annotated[str, Meta(pattern=r"^[2-8]:(solo|1v1|2v2|3v3|4v4|2v2v2|2v2v2v2)$")]

StackSizes = _StackSize | Annotated[tuple[_StackSize, ...], Meta(min_length=1, max_length=20)]
TailSizes = _TailSize | Annotated[tuple[_TailSize, ...], Meta(min_length=1, max_length=20)]
Needs = _Needed | Annotated[tuple[_Needed, ...], Meta(min_length=1, max_length=20)]
Draws = _Drawn | Annotated[tuple[_Drawn, ...], Meta(min_length=1, max_length=20)]
Minimums = Annotated[tuple[_Minimum, ...], Meta(min_length=1, max_length=20)]
Value = int | str | bool | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, int], ...]
"""What a field can hold."""

PresetId = Literal["family", "campus", "web", "couples", "partners"]


def _about(title: str, help_: str, group: GroupKey, picture: PictureKey = "") -> Meta:
    """Label, one-sentence help, the editor's group and the picture of a field."""
    return Meta(title=title, description=help_, extra={"group": group, "picture": picture})


def _off_or(least: int, most: int) -> Meta:
    """The bounds of a number that is 0 for off or else at least so much; between them is a contradiction."""
    either = [{"const": 0}, {"minimum": least}]
    return Meta(ge=0, le=most, extra={"least": least}, extra_json_schema={"anyOf": either})


class RuleSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """Everything that varies between house rules. The defaults are those of Web Classic.

    A number given by round is a tuple whose last entry repeats; read it with `for_round`.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60), _about("Name", "What you call this rule set.", "match")] = (
        "Web Classic"
    )
    base: Annotated[PresetId, _about("Based on", "The preset that fills in every rule you leave out.", "match")] = "web"
    tables: Annotated[
        tuple[_Table, ...],
        Meta(max_length=25),
        _about("Tables", "The tables that New game offers, by players and teams.", "match"),
    ] = ("4:2v2", "2:solo", "6:2v2v2")
    rounds: Annotated[
        int,
        Meta(ge=0, le=20),
        _about("Rounds", "How many rounds a match lasts; 0 plays until the target score, 20 rounds at most.", "match"),
    ] = 4
    target_score: Annotated[
        int,
        _off_or(LEAST_TARGET, 50_000),
        _about("Target score", "The match ends after the round in which a team reaches it; 0 for none.", "match"),
    ] = 0

    extra_decks: Annotated[
        int, Meta(ge=-2, le=4), _about("Extra decks", "How many decks more or fewer than one for each player.", "deal")
    ] = 0
    decks: Annotated[
        int, _off_or(FEWEST_DECKS, 12), _about("Decks", "A fixed number of decks; 0 means one for each player.", "deal")
    ] = 0
    jokers: Annotated[
        int, Meta(ge=0, le=4), _about("Jokers in a deck", "How many jokers each deck is shuffled with.", "deal")
    ] = 2
    set_aside: Annotated[
        int,
        Meta(ge=0, le=60),
        _about("Cards set aside", "How many per cent of the cards stay out of a round, unseen.", "deal"),
    ] = 0
    hand_cards: Annotated[
        StackSizes, _about("Cards in the hand", "How many cards everyone gets as a hand.", "deal", "stacks")
    ] = 11
    foot_cards: Annotated[
        StackSizes, _about("Cards in the foot", "How many cards everyone gets as a foot.", "deal", "stacks")
    ] = 11
    tail_cards: Annotated[
        TailSizes,
        _about("Cards in the tail", "How many cards everyone plays after the foot; 0 for none.", "deal", "stacks"),
    ] = 0
    stacks: Annotated[
        Literal["dealt", "choose", "bottom_high", "bottom_low"],
        _about("Which stack is the hand", "What decides it: the deal, the player or a bottom card.", "deal", "stacks"),
    ] = "dealt"
    stacks_pass: Annotated[
        Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"],
        _about("Stacks passed", "Which stacks you pass to a neighbour; after a cut you pass none.", "deal", "stacks"),
    ] = "none"
    deal: Annotated[
        Literal["auto", "cut"], _about("Deal", "Cards are dealt out, or everyone lifts a packet off the stock.", "deal")
    ] = "auto"
    cut_bonus: Annotated[
        Points, _about("Bonus for an exact cut", "Points for lifting exactly enough for hand and foot.", "deal")
    ] = 300
    first_player: Annotated[
        Literal["random", "high_card", "left_of_dealer"],
        _about("First player", "Who goes first in a round.", "deal"),
    ] = "left_of_dealer"
    first_upcard: Annotated[
        Literal["none", "natural", "any"],
        _about("First upcard", "Whether a card is turned up to start the discard pile.", "deal", "upcard"),
    ] = "none"
    draw_count: Annotated[Draws, _about("Cards drawn", "How many cards you draw from the stock each turn.", "deal")] = 2
    stock_out: Annotated[
        Literal["end", "reshuffle"],
        _about("Stock used up", "Whether the round ends or the discards make a new stock.", "deal"),
    ] = "end"

    take_count: Annotated[
        Annotated[int, Meta(ge=1, le=20)] | Literal["all", "never"],
        _about("Cards taken", "How many cards you take from the top of the discard pile.", "pile", "pile"),
    ] = 7
    short_pile: Annotated[
        bool, _about("Short pile", "Whether you can take a pile with fewer cards than that.", "pile", "pile")
    ] = True
    take_least: Annotated[
        int,
        Meta(ge=0, le=20),
        _about("Smallest pile taken", "The fewest cards the pile must have to be taken; 0 for any.", "pile", "pile"),
    ] = 0
    take_with: Annotated[
        Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"],
        _about("Taken with", "What you must be able to do with the upcard.", "pile", "upcard"),
    ] = "pair"
    upcard_play: Annotated[
        Literal["always", "to_open"],
        _about("Upcard melded", "Whether you must meld the upcard every time, or only to open.", "pile", "upcard"),
    ] = "always"
    take_peek: Annotated[
        bool,
        _about(
            "Look at the pile first", "Whether you can look at the cards that would come before you take it.", "pile"
        ),
    ] = False
    take_bottom: Annotated[
        bool,
        _about("Bottom card melded", "Whether the lowest card you take with the pile must be melded too.", "pile"),
    ] = False
    take_then_draw: Annotated[
        int,
        Meta(ge=0, le=2),
        _about("Drawn with the pile", "How many cards you draw from the stock after taking the pile.", "pile", "pile"),
    ] = 0
    first_take_free: Annotated[
        bool,
        _about("First upcard free", "Whether the first player can take it without melding it.", "pile"),
    ] = False
    take_first_lap: Annotated[
        bool, _about("Pile in the first lap", "Whether you can take the pile before everyone has had a turn.", "pile")
    ] = True
    take_needs_open: Annotated[
        bool, _about("Pile only when open", "Whether a team must open before it can take the pile.", "pile")
    ] = False
    freeze: Annotated[
        Literal["no", "until_taken", "one_lap"],
        _about("Frozen pile", "Whether discarding a wild freezes the pile.", "pile", "frozen"),
    ] = "no"

    opening: Annotated[
        Minimums,
        _about("Opening minimums", "How many points a team needs to open, round by round.", "melds", "opening"),
    ] = (50, 90, 120, 150)
    opening_growth: Annotated[
        int,
        Meta(ge=0, le=100),
        _about("Growing minimum", "How many points the minimum grows by each round after the last one set.", "melds"),
    ] = 0
    opening_by_score: Annotated[
        tuple[tuple[_Total, _Minimum], ...],
        Meta(max_length=20),
        _about("Opening by score", "Minimums that depend on a team's total, not on the round.", "melds", "opening"),
    ] = ()
    open_counts_books: Annotated[
        bool, _about("Books count for opening", "Whether a book you complete in the opening adds its bonus.", "melds")
    ] = False
    open_waived: Annotated[
        bool,
        _about("Whole hand opens", "Whether melds that use up your hand open without any minimum.", "melds", "opening"),
    ] = False
    new_meld_points: Annotated[
        int,
        Meta(ge=0, le=50),
        _about("Points of a new meld", "The fewest points any new meld must be worth; 0 for any.", "melds", "meld"),
    ] = 0
    wild_limit: Annotated[
        Literal["equal", "fewer", "half"],
        _about("Wilds in a meld", "As many wilds as naturals at most, fewer, or half as many.", "melds", "meld"),
    ] = "equal"
    wild_cap: Annotated[
        int,
        Meta(ge=0, le=6),
        _about("Wilds at most", "The most wilds any meld can have; 0 for no fixed limit.", "melds", "meld"),
    ] = 0
    wild_per_turn: Annotated[
        int,
        Meta(ge=0, le=6),
        _about("Wilds added in a turn", "Most wilds you can add to one meld in a turn; 0 for any.", "melds", "meld"),
    ] = 0
    dirty_naturals: Annotated[
        int,
        Meta(ge=2, le=5),
        _about("Naturals beside wilds", "How many naturals a meld with a wild needs at least.", "melds", "meld"),
    ] = 2
    second_meld: Annotated[
        Literal["never", "after_closing", "anytime"],
        _about("Second meld of a rank", "Whether a team can start another meld of a rank it has.", "melds", "second"),
    ] = "never"
    foot_when: Annotated[
        Literal["hand_empty", "first_book"],
        _about("Foot picked up", "Whether the end of your hand or your first book brings it.", "melds", "stacks"),
    ] = "hand_empty"
    foot_ends_turn: Annotated[
        bool, _about("Foot ends the turn", "Whether picking up the foot by melding ends your turn.", "melds", "stacks")
    ] = False
    wild_melds: Annotated[
        Literal["no", "allowed", "required"],
        _about("Melds of wilds", "Whether you can meld wilds alone, or must to go out.", "melds", "book"),
    ] = "no"

    book_size: Annotated[
        int, Meta(ge=5, le=10), _about("Cards in a book", "How many cards make a book.", "books", "book")
    ] = 7
    closed_book: Annotated[
        Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"],
        _about("Completed books take", "Which cards you can still add to a complete book.", "books", "closed"),
    ] = "keep_kind"
    clean_book: Annotated[BookPoints, _about("Clean book", "Points for a book without wilds.", "books", "book")] = 500
    dirty_book: Annotated[BookPoints, _about("Dirty book", "Points for a book with wilds.", "books", "book")] = 300
    wild_book: Annotated[BookPoints, _about("Book of wilds", "Points for a book of wilds alone.", "books", "book")] = (
        1500
    )
    double_book: Annotated[
        int,
        _off_or(LEAST_DOUBLE_BOOK, 20),
        _about("Double book", "A book of this many cards scores double; 0 is off.", "books", "book"),
    ] = 0
    book_at_once: Annotated[
        Points, _about("Book laid at once", "Extra points for a book begun and completed in one move.", "books", "book")
    ] = 0
    sevens_book: Annotated[
        BookPoints,
        _about(
            "Points for a book of sevens",
            "What a book of sevens scores; 0 means the same as other books.",
            "books",
            "book",
        ),
    ] = 0
    sevens_kind: Annotated[
        Literal["clean", "any"],
        _about("Kind of the sevens", "Whether only a clean book of sevens is special.", "books", "book"),
    ] = "clean"

    meld_threes: Annotated[
        Literal["no", "black_last", "black_in_foot", "all"],
        _about("Melded threes", "Whether and when you can meld threes.", "threes", "threes"),
    ] = "no"
    threes_book: Annotated[
        BookPoints,
        _about(
            "Points for a book of threes",
            "What a book of threes scores; 0 means the same as other books.",
            "threes",
            "threes",
        ),
    ] = 0
    red_threes: Annotated[
        Literal["penalty", "lay_down"],
        _about("Red threes", "A penalty if left over, or laid down at once for a bonus.", "threes", "threes"),
    ] = "penalty"
    red_three_bonus: Annotated[
        int, Meta(ge=0, le=500), _about("Red three laid", "Points for each red three laid down.", "threes", "threes")
    ] = 100
    red_three_not_out: Annotated[
        int,
        Meta(ge=-1, le=500),
        _about("Red three, team not out", "What each red three laid counts for a team that did not go out.", "threes"),
    ] = -1
    red_three_all: Annotated[
        int, Meta(ge=0, le=2000), _about("All red threes", "Extra points for laying down every red three.", "threes")
    ] = 0
    black_three: Annotated[
        Points,
        Meta(extra={"step": 5}),
        _about("Black three left", "What each black three left over costs.", "threes", "threes"),
    ] = 5
    red_three: Annotated[
        Points, _about("Red three left", "What each red three left over costs.", "threes", "threes")
    ] = 300

    out_clean: Annotated[
        Needs, _about("Clean books", "How many clean books a team needs to go out.", "out", "book")
    ] = 1
    out_dirty: Annotated[
        Needs, _about("Dirty books", "How many dirty books a team needs to go out.", "out", "book")
    ] = 1
    out_wild: Annotated[
        int,
        Meta(ge=0, le=3),
        _about("Books of wilds needed", "How many books of wilds alone a team needs to go out.", "out", "book"),
    ] = 0
    out_books: Annotated[
        int,
        Meta(ge=0, le=12),
        _about("Books in all", "How many books of any kind a team needs to go out.", "out", "book"),
    ] = 0
    out_sevens: Annotated[
        int,
        Meta(ge=0, le=1),
        _about("Book of sevens needed", "Whether you need a book of sevens to go out.", "out", "book"),
    ] = 0
    final_discard: Annotated[
        Literal["required", "optional", "never"],
        _about("Last card", "Whether you must discard your last card, can meld it, or must meld it.", "out"),
    ] = "required"
    foot_needed: Annotated[
        bool, _about("Foot must be played", "Whether you must play your foot before you can go out.", "out", "stacks")
    ] = True
    sevens_kept: Annotated[
        bool, _about("Sevens kept", "Whether a seven waits for your book of sevens before it can be discarded.", "out")
    ] = False
    partners_foot: Annotated[
        Literal["none", "picked_up", "played"],
        _about("Partner's foot", "What your partners must have done with the foot.", "out", "stacks"),
    ] = "played"
    permission: Annotated[bool, _about("Permission", "Whether your partners must agree before you go out.", "out")] = (
        False
    )
    hold_last_card: Annotated[
        bool, _about("Holding the last card", "Whether you can keep it while a partner has not got going.", "out")
    ] = False
    go_out_bonus: Annotated[Points, _about("Going out", "Points for the team that goes out.", "out")] = 100
    winner_takes: Annotated[
        bool, _about("Only losers score", "Whether only what other teams still hold counts, against them.", "out")
    ] = False

    joker: Annotated[_Value, _about("Joker", "What a joker counts.", "values")] = 50
    two: Annotated[_Value, _about("Two", "What a two counts.", "values")] = 20
    ace: Annotated[_Value, _about("Ace", "What an ace counts.", "values")] = 20
    ten_value: Annotated[_Value, _about("High cards", "What the high ranks up to the king count.", "values")] = 10
    ten_from: Annotated[
        Literal["8", "9", "T"], _about("High cards from", "The lowest rank that counts as a high card.", "values")
    ] = "8"
    five_value: Annotated[_Value, _about("Low cards", "What the ranks from the four up to those count.", "values")] = 5


def for_round(value: int | tuple[int, ...], round_number: int) -> int:
    """The entry for a round (from 1) of a number given by round; a list's last entry repeats.

    >>> for_round((50, 90), 3)
    90
    """
    if isinstance(value, int):
        return value
    return value[min(round_number, len(value)) - 1]


def dealt_to_each(rules: RuleSet, round_number: int) -> int:
    """Cards of all the stacks that everybody is dealt in a round (from 1).

    >>> dealt_to_each(RuleSet(), 1), dealt_to_each(RuleSet(tail_cards=(0, 5)), 2)
    (22, 27)
    """
    return sum(for_round(size, round_number) for size in (rules.hand_cards, rules.foot_cards, rules.tail_cards))


def red_three_laid(rules: RuleSet, is_out: bool) -> int:
    """What each red three laid down counts for a team, by whether it went out; below 0 `red_three_not_out` is off.

    >>> red_three_laid(RuleSet(), is_out=False), red_three_laid(RuleSet(red_three_not_out=20), is_out=False)
    (100, 20)
    """
    if rules.winner_takes:
        return 0
    return rules.red_three_bonus if is_out or rules.red_three_not_out < 0 else rules.red_three_not_out


def as_scored(rules: RuleSet) -> RuleSet:
    """The rules with nothing for what does not count where only losers score: books, red threes, cuts, going out.

    >>> as_scored(RuleSet(winner_takes=True)).clean_book, as_scored(RuleSet()).clean_book
    (0, 500)
    """
    return replace(rules, **dict.fromkeys(_FOR_WINNERS, 0)) if rules.winner_takes else rules


_FOR_WINNERS: Final = (
    *("clean_book", "dirty_book", "wild_book", "sevens_book", "threes_book", "double_book", "book_at_once"),
    *("red_three_bonus", "red_three_all", "cut_bonus", "go_out_bonus"),
)


def wild_books_needed(rules: RuleSet) -> int:
    """Books of wilds alone that going out takes.

    >>> wild_books_needed(RuleSet(wild_melds="required")), wild_books_needed(RuleSet(wild_melds="allowed", out_wild=2))
    (1, 2)
    """
    return max(rules.out_wild, 1 if rules.wild_melds == "required" else 0)


def minimum_of_round(rules: RuleSet, round_number: int) -> int:
    """Points that open in a round (from 1) where no score decides: the list's, and after its end `opening_growth` more
    every round.

    >>> minimum_of_round(RuleSet(opening=(50, 90), opening_growth=30), 4)
    150
    """
    later = max(0, round_number - len(rules.opening))
    return for_round(rules.opening, round_number) + later * rules.opening_growth


def minimums_by_round(rules: RuleSet) -> tuple[int, ...]:
    """The minimums as they are set, and where they grow those of all later rounds that a match may come to.

    >>> minimums_by_round(RuleSet(opening=(50,), opening_growth=30)), minimums_by_round(RuleSet(opening=(50,)))
    ((50, 80, 110, 140), (50,))
    """
    if not rules.opening_growth:
        return rules.opening
    rounds = max(most_rounds(rules), len(rules.opening))
    return tuple(minimum_of_round(rules, number) for number in range(1, rounds + 1))


def most_rounds(rules: RuleSet) -> int:
    """The round after which a match is over at the latest; a target score may end it earlier."""
    return rules.rounds or STANDARD_ROUNDS_CAP


def decks_in_play(rules: RuleSet, players: int) -> int:
    """How many decks are shuffled together (S000-04: one for each player)."""
    return rules.decks or players + rules.extra_decks
