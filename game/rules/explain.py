"""A rule set as facts in the order of play: which statements hold under it, and which fields they come from.

The statements are put into words elsewhere; here it is only decided which of them a rule page needs.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from game.rules.presets import preset
from game.rules.ruleset import RuleSet, Value


class Chapter(StrEnum):
    """Where on the page a statement stands, in the order of play."""

    AIM = "aim"
    CARDS = "cards"
    DEAL = "deal"
    TURN = "turn"
    MELDS = "melds"
    BOOKS = "books"
    OPENING = "opening"
    PILE = "pile"
    THREES = "threes"
    FOOT = "foot"
    OUT = "out"
    STOCK = "stock"
    SCORE = "score"
    MATCH = "match"


class Statement(StrEnum):
    """What a rule page can say; the words depend on the values of the fields."""

    AIM = "aim"
    DECKS = "decks"
    WILDS = "wilds"
    STACKS = "stacks"
    PACKET = "packet"
    PASSING = "passing"
    FIRST_PLAYER = "first_player"
    FIRST_UPCARD = "first_upcard"
    TURN = "turn"
    MELD = "meld"
    WILD_LIMIT = "wild_limit"
    WILD_MELDS = "wild_melds"
    SECOND_MELD = "second_meld"
    BOOK = "book"
    CLOSED_BOOK = "closed_book"
    OPENING = "opening"
    OPENING_BOOKS = "opening_books"
    NO_PILE = "no_pile"
    PILE = "pile"
    PILE_WITH = "pile_with"
    UPCARD = "upcard"
    PILE_BARRED = "pile_barred"
    FIRST_LAP = "first_lap"
    PILE_WHEN_OPEN = "pile_when_open"
    FREEZE = "freeze"
    THREES = "threes"
    RED_THREES = "red_threes"
    FOOT = "foot"
    BOOKS_TO_GO_OUT = "books_to_go_out"
    LAST_CARD = "last_card"
    PARTNERS_FOOT = "partners_foot"
    PERMISSION = "permission"
    HOLD = "hold"
    STOCK_OUT = "stock_out"
    CARD_VALUES = "card_values"
    BOOK_VALUES = "book_values"
    BONUS = "bonus"
    LEFT_OVER = "left_over"
    MATCH = "match"


class Fact(Struct, frozen=True):
    """A statement that holds, its chapter, and the fields it is read off."""

    chapter: Chapter
    statement: Statement
    fields: tuple[str, ...] = ()


class Change(Struct, frozen=True):
    """A field that differs from the preset the rule set is based on."""

    field: str
    before: Value
    after: Value


def facts_of(rules: RuleSet) -> tuple[Fact, ...]:
    """Everything that holds under the rules, in the order of play."""
    return (
        Fact(Chapter.AIM, Statement.AIM),
        Fact(Chapter.CARDS, Statement.DECKS, ("decks", "extra_decks")),
        Fact(Chapter.CARDS, Statement.WILDS),
        *_deal(rules),
        Fact(Chapter.TURN, Statement.TURN, _turn(rules)),
        Fact(Chapter.MELDS, Statement.MELD),
        Fact(Chapter.MELDS, Statement.WILD_LIMIT, ("wild_limit", "wild_cap", "dirty_naturals")),
        Fact(Chapter.MELDS, Statement.WILD_MELDS, ("wild_melds",)),
        Fact(Chapter.MELDS, Statement.SECOND_MELD, ("second_meld",)),
        Fact(Chapter.BOOKS, Statement.BOOK, ("book_size",)),
        Fact(Chapter.BOOKS, Statement.CLOSED_BOOK, _closed_book(rules)),
        Fact(Chapter.OPENING, Statement.OPENING, ("opening", "opening_by_score")),
        *([Fact(Chapter.OPENING, Statement.OPENING_BOOKS, ("open_counts_books",))] if rules.open_counts_books else []),
        *_pile(rules),
        Fact(Chapter.THREES, Statement.THREES, ("meld_threes",)),
        *([Fact(Chapter.THREES, Statement.RED_THREES, _RED_THREES)] if rules.red_threes == "lay_down" else []),
        Fact(Chapter.FOOT, Statement.FOOT),
        *_out(rules),
        Fact(Chapter.STOCK, Statement.STOCK_OUT, ("stock_out",)),
        Fact(Chapter.SCORE, Statement.CARD_VALUES, _CARD_VALUES),
        Fact(Chapter.SCORE, Statement.BOOK_VALUES, _BOOK_VALUES),
        *([Fact(Chapter.SCORE, Statement.BONUS, _BONUSES)] if any(getattr(rules, it) for it in _BONUSES) else []),
        Fact(Chapter.SCORE, Statement.LEFT_OVER, ("black_three", "red_three", "red_threes")),
        Fact(Chapter.MATCH, Statement.MATCH, ("rounds", "target_score")),
    )


_RED_THREES = ("red_threes", "red_three_bonus", "red_three_all")
_CARD_VALUES = ("joker", "two", "ace", "ten_value", "ten_from", "five_value")
_BONUSES = ("go_out_bonus",)
_BOOK_VALUES = (
    "clean_book",
    "dirty_book",
    "wild_book",
    "double_book",
    "sevens_book",
    "sevens_kind",
    "threes_book",
)


def changes_from_base(rules: RuleSet) -> tuple[Change, ...]:
    """The fields, apart from its name, in which a rule set differs from its preset."""
    base = preset(rules.base)
    return tuple(
        Change(field, getattr(base, field), getattr(rules, field))
        for field in RuleSet.__struct_fields__
        if field not in ("name", "base") and getattr(base, field) != getattr(rules, field)
    )


def _turn(rules: RuleSet) -> tuple[str, ...]:
    return ("draw_count", "take_count") if rules.take_count == "never" else ("draw_count",)


def _deal(rules: RuleSet) -> Iterator[Fact]:
    yield Fact(Chapter.DEAL, Statement.STACKS, ("stacks", "hand_cards", "foot_cards"))
    if rules.deal == "cut":
        yield Fact(Chapter.DEAL, Statement.PACKET, ("deal", "cut_bonus"))
    if rules.stacks_pass != "none" and rules.deal == "auto":
        yield Fact(Chapter.DEAL, Statement.PASSING, ("stacks_pass",))
    yield Fact(Chapter.DEAL, Statement.FIRST_PLAYER, ("first_player",))
    if rules.first_upcard != "none":
        yield Fact(Chapter.DEAL, Statement.FIRST_UPCARD, ("first_upcard",))


def _closed_book(rules: RuleSet) -> tuple[str, ...]:
    """What decides which books take more cards (reading 16)."""
    names_a_kind = rules.closed_book in ("clean_open", "dirty_open")
    return ("closed_book", "wild_melds") if names_a_kind else ("closed_book",)


def _pile(rules: RuleSet) -> Iterator[Fact]:
    if rules.take_count == "never":
        yield Fact(Chapter.PILE, Statement.NO_PILE, ("take_count",))
        return
    yield Fact(Chapter.PILE, Statement.PILE, ("take_count", "short_pile"))
    yield Fact(Chapter.PILE, Statement.PILE_WITH, ("take_with",))
    yield Fact(Chapter.PILE, Statement.UPCARD, ("upcard_play",))
    yield Fact(Chapter.PILE, Statement.PILE_BARRED, ("meld_threes", "take_with", "wild_melds"))
    if not rules.take_first_lap:
        yield Fact(Chapter.PILE, Statement.FIRST_LAP, ("take_first_lap",))
    if rules.take_needs_open:
        yield Fact(Chapter.PILE, Statement.PILE_WHEN_OPEN, ("take_needs_open",))
    if rules.freeze != "no":
        yield Fact(Chapter.PILE, Statement.FREEZE, ("freeze",))


def _out(rules: RuleSet) -> Iterator[Fact]:
    needs = ("out_clean", "out_dirty", "wild_melds", "out_books", "out_sevens", "sevens_kind")
    yield Fact(Chapter.OUT, Statement.BOOKS_TO_GO_OUT, needs)
    yield Fact(Chapter.OUT, Statement.LAST_CARD, ("final_discard",))
    if rules.partners_foot != "none":
        yield Fact(Chapter.OUT, Statement.PARTNERS_FOOT, ("partners_foot",))
    if rules.permission:
        yield Fact(Chapter.OUT, Statement.PERMISSION, ("permission",))
    if rules.hold_last_card:
        yield Fact(Chapter.OUT, Statement.HOLD, ("hold_last_card",))
