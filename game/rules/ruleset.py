"""The rule set: one annotated field for each house rule, with its type, bounds, label, help and group.

The file format, the editor and the rule page are read off these annotations; nothing else lists the fields.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

STANDARD_ROUNDS_CAP = 20
"""Rounds played at most where a target score alone ends the match."""

Points = Annotated[int, Meta(ge=0, le=1000)]
BookPoints = Annotated[int, Meta(ge=0, le=5000)]
_StackSize = Annotated[int, Meta(ge=7, le=17)]
_Needed = Annotated[int, Meta(ge=0, le=6)]
_Drawn = Annotated[int, Meta(ge=1, le=5)]
_Minimum = Annotated[int, Meta(ge=0, le=500)]
_Value = Annotated[int, Meta(ge=0, le=100)]
_Total = Annotated[int, Meta(ge=-100_000, le=100_000)]

StackSizes = _StackSize | Annotated[tuple[_StackSize, ...], Meta(min_length=1, max_length=20)]
Needs = _Needed | Annotated[tuple[_Needed, ...], Meta(min_length=1, max_length=20)]
Draws = _Drawn | Annotated[tuple[_Drawn, ...], Meta(min_length=1, max_length=20)]
Minimums = Annotated[tuple[_Minimum, ...], Meta(min_length=1, max_length=20)]
Value = int | str | bool | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, int], ...]
"""What a field can hold."""

PresetId = Literal["family", "campus", "web", "couples", "partners"]


def _about(title: str, help_: str, group: str) -> Meta:
    """Label, one-sentence help and the editor's group of a field."""
    return Meta(title=title, description=help_, extra={"group": group})


class RuleSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that varies between house rules. The defaults are those of Web Classic.

    A number given by round is a tuple whose last entry repeats; read it with `for_round`.
    """

    name: Annotated[
        str, Meta(min_length=1, max_length=60), _about("Name", "What this rule set is called.", "match")
    ] = "Web Classic"
    base: Annotated[PresetId, _about("Based on", "The preset that lends every value left out.", "match")] = "web"
    tables: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[2-6]:(solo|1v1|2v2|3v3|2v2v2)$")], ...],
        _about("Tables", "The shapes of table that New game offers, by players and teams.", "match"),
    ] = ("4:2v2", "2:solo", "6:2v2v2")

    rounds: Annotated[int, Meta(ge=0, le=20), _about("Rounds", "How many deals make a match.", "match")] = 4
    target_score: Annotated[
        int,
        Meta(ge=0, le=50_000),
        _about("Target score", "The match ends after the round in which a team reaches it; 0 is off.", "match"),
    ] = 0

    extra_decks: Annotated[
        int, Meta(ge=-2, le=4), _about("Extra decks", "Decks beyond one for each player.", "deal")
    ] = 0
    decks: Annotated[
        int, Meta(ge=0, le=12), _about("Decks", "A fixed number of decks; 0 means one for each player.", "deal")
    ] = 0
    hand_cards: Annotated[StackSizes, _about("Cards in the hand", "Cards dealt to each hand.", "deal")] = 11
    foot_cards: Annotated[StackSizes, _about("Cards in the foot", "Cards dealt to each foot.", "deal")] = 11
    stacks: Annotated[
        Literal["dealt", "choose", "bottom_high", "bottom_low"],
        _about("Hand and foot", "Whether the deal or the player decides which stack is the hand.", "deal"),
    ] = "dealt"
    stacks_pass: Annotated[
        Literal["none", "left", "right", "both_left", "both_right", "each_way", "by_round"],
        _about("Stacks passed", "Which dealt stacks go to a neighbour while dealing.", "deal"),
    ] = "none"
    deal: Annotated[
        Literal["auto", "cut"], _about("Deal", "Dealt out, or each player lifts a packet for hand and foot.", "deal")
    ] = "auto"
    cut_bonus: Annotated[
        Points, _about("Bonus for an exact cut", "Points for lifting exactly hand and foot.", "deal")
    ] = 300
    first_player: Annotated[
        Literal["random", "high_card", "left_of_dealer"],
        _about("First player", "Who takes the first turn of a round.", "deal"),
    ] = "left_of_dealer"
    first_upcard: Annotated[
        Literal["none", "natural", "any"],
        _about("First upcard", "Whether a card is turned to start the discard pile.", "deal"),
    ] = "none"

    joker: Annotated[_Value, _about("Joker", "Card value of a joker.", "values")] = 50
    two: Annotated[_Value, _about("Two", "Card value of a two.", "values")] = 20
    ace: Annotated[_Value, _about("Ace", "Card value of an ace.", "values")] = 20
    ten_value: Annotated[_Value, _about("High cards", "Card value of the high ranks up to the king.", "values")] = 10
    ten_from: Annotated[
        Literal["8", "9", "T"], _about("High cards from", "The lowest rank that counts as a high card.", "values")
    ] = "8"
    five_value: Annotated[_Value, _about("Low cards", "Card value of the ranks from four up.", "values")] = 5
    black_three: Annotated[
        Points, _about("Black three left", "Points charged for each black three left over.", "values")
    ] = 5
    red_three: Annotated[Points, _about("Red three left", "Points charged for each red three left over.", "values")] = (
        300
    )

    draw_count: Annotated[Draws, _about("Cards drawn", "Cards drawn from the stock in a turn.", "turn")] = 2
    stock_out: Annotated[
        Literal["end", "reshuffle"],
        _about("Stock used up", "Whether the round ends or the discards become a new stock.", "turn"),
    ] = "end"

    take_count: Annotated[
        Annotated[int, Meta(ge=1, le=20)] | Literal["all", "never"],
        _about("Cards taken", "Cards taken from the top of the discard pile.", "pile"),
    ] = 7
    short_pile: Annotated[
        bool, _about("Short pile", "Whether a pile with fewer cards than that may be taken.", "pile")
    ] = True
    take_with: Annotated[
        Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"],
        _about("Taken with", "What a player must be able to do with the upcard.", "pile"),
    ] = "pair"
    upcard_play: Annotated[
        Literal["always", "to_open"],
        _about("Upcard melded", "Whether the upcard is always melded at once, or only to open.", "pile"),
    ] = "always"
    take_first_lap: Annotated[
        bool, _about("Pile in the first lap", "Whether the pile may be taken before everybody had a turn.", "pile")
    ] = True
    take_needs_open: Annotated[
        bool, _about("Pile only when open", "Whether only a team that opened earlier takes the pile.", "pile")
    ] = False
    freeze: Annotated[
        Literal["no", "until_taken", "one_lap"],
        _about("Frozen pile", "Whether a discarded wild freezes the pile.", "pile"),
    ] = "no"

    opening: Annotated[
        Minimums, _about("Opening minimums", "Points of a team's first melds, round by round.", "melds")
    ] = (50, 90, 120, 150)
    opening_by_score: Annotated[
        tuple[tuple[_Total, _Minimum], ...],
        _about("Opening by score", "Minimums that depend on a team's total at the round's start.", "melds"),
    ] = ()
    open_counts_books: Annotated[
        bool, _about("Books count for opening", "Whether a book complete in the opening adds its bonus.", "melds")
    ] = False
    book_size: Annotated[int, Meta(ge=5, le=10), _about("Book", "Cards that complete a book.", "melds")] = 7
    wild_limit: Annotated[
        Literal["equal", "fewer", "half"],
        _about("Wilds in a meld", "At most as many as the naturals, fewer, or half of them.", "melds"),
    ] = "equal"
    wild_cap: Annotated[
        int, Meta(ge=0, le=6), _about("Wilds at most", "A fixed limit of wilds in a meld; 0 is none.", "melds")
    ] = 0
    dirty_naturals: Annotated[
        int, Meta(ge=2, le=5), _about("Naturals in a dirty meld", "The least number of naturals beside wilds.", "melds")
    ] = 2
    closed_book: Annotated[
        Literal["any", "keep_kind", "naturals", "sealed", "clean_open", "dirty_open"],
        _about("Completed books take", "Which cards may still be laid on a completed book.", "melds"),
    ] = "keep_kind"
    second_meld: Annotated[
        Literal["never", "after_closing", "anytime"],
        _about("Second meld of a rank", "Whether a team may begin another meld of a rank it has.", "melds"),
    ] = "never"
    wild_melds: Annotated[
        Literal["no", "allowed", "required"],
        _about("Melds of wilds", "Whether wilds alone make a meld, or must to go out.", "melds"),
    ] = "no"
    meld_threes: Annotated[
        Literal["no", "black_last", "black_in_foot", "all"],
        _about("Melded threes", "Whether and when threes may be melded.", "melds"),
    ] = "no"

    red_threes: Annotated[
        Literal["penalty", "lay_down"],
        _about("Red threes", "Only a penalty when left, or laid down at once for a bonus.", "threes"),
    ] = "penalty"
    red_three_bonus: Annotated[
        int, Meta(ge=0, le=500), _about("Red three laid", "Points for each red three laid down.", "threes")
    ] = 100
    red_three_all: Annotated[
        int, Meta(ge=0, le=2000), _about("All red threes", "Further points for laying every red three.", "threes")
    ] = 0

    out_clean: Annotated[Needs, _about("Clean books", "Clean books a team needs to go out.", "out")] = 1
    out_dirty: Annotated[Needs, _about("Dirty books", "Dirty books a team needs to go out.", "out")] = 1
    out_books: Annotated[
        int, Meta(ge=0, le=12), _about("Books in all", "Books of any kind a team needs to go out.", "out")
    ] = 0
    out_sevens: Annotated[
        int, Meta(ge=0, le=1), _about("Book of sevens", "Whether going out needs a book of sevens.", "out")
    ] = 0
    final_discard: Annotated[
        Literal["required", "optional"],
        _about("Last card", "Whether the last card must be discarded or may be melded.", "out"),
    ] = "required"
    partners_foot: Annotated[
        Literal["none", "picked_up", "played"],
        _about("Partner's foot", "What every teammate must have done with the foot.", "out"),
    ] = "played"
    permission: Annotated[bool, _about("Permission", "Whether the teammates must agree to going out.", "out")] = False
    hold_last_card: Annotated[
        bool, _about("Holding the last card", "Whether one may keep it while a partner has not got going.", "out")
    ] = False
    go_out_bonus: Annotated[Points, _about("Going out", "Points for the team that goes out.", "out")] = 100

    clean_book: Annotated[BookPoints, _about("Clean book", "Points for a book without wilds.", "books")] = 500
    dirty_book: Annotated[BookPoints, _about("Dirty book", "Points for a book with wilds.", "books")] = 300
    wild_book: Annotated[BookPoints, _about("Book of wilds", "Points for a book of wilds alone.", "books")] = 1500
    double_book: Annotated[
        int,
        Meta(ge=0, le=20),
        _about("Double book", "A book of this many cards counts its points twice; 0 is off.", "books"),
    ] = 0
    sevens_book: Annotated[
        BookPoints, _about("Book of sevens", "Points for a book of sevens; 0 is its ordinary value.", "books")
    ] = 0
    sevens_kind: Annotated[
        Literal["clean", "any"], _about("Kind of the sevens", "Which book of sevens counts as one.", "books")
    ] = "clean"
    threes_book: Annotated[
        BookPoints, _about("Book of threes", "Points for a book of threes; 0 is its ordinary value.", "books")
    ] = 0


def for_round(value: int | tuple[int, ...], round_number: int) -> int:
    """The entry for a round (from 1) of a number given by round; a list's last entry repeats.

    >>> for_round((50, 90), 3)
    90
    """
    if isinstance(value, int):
        return value
    return value[min(round_number, len(value)) - 1]


def most_rounds(rules: RuleSet) -> int:
    """The round after which a match is over at the latest; a target score may end it earlier."""
    return rules.rounds or STANDARD_ROUNDS_CAP


def decks_in_play(rules: RuleSet, players: int) -> int:
    """How many 54-card decks are shuffled together (S000-04: one for each player)."""
    return rules.decks or players + rules.extra_decks
