"""The words of the game explained, each in a few sentences that are true of every rule set; then what the rules say."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from game.rules.explain import Chapter, Statement
from game.rules.ruleset import RuleSet
from game.words.rulepage import sentences_of


class Term(StrEnum):
    """A word that somebody may not know."""

    HAND = "hand"
    FOOT = "foot"
    STOCK = "stock"
    PILE = "pile"
    FROZEN = "frozen"
    MELD = "meld"
    BOOK = "book"
    CLEAN_BOOK = "clean_book"
    DIRTY_BOOK = "dirty_book"
    WILD_BOOK = "wild_book"
    WILD = "wild"
    THREE = "three"
    OPENING = "opening"
    GOING_OUT = "going_out"
    SCORE = "score"
    TURN = "turn"


class Entry(Struct, frozen=True):
    """A word, what it means, and the chapter of the rule page that says how it is played, with the statements of the
    page that belong to the word itself.
    """

    title: str
    words: str
    chapter: Chapter
    statements: tuple[Statement, ...] = ()


GLOSSARY: Final = {
    Term.HAND: Entry(
        "Hand",
        "The cards you hold and play first. When they are all gone you pick up your foot and play on with that.",
        Chapter.FOOT,
    ),
    Term.FOOT: Entry(
        "Foot",
        "A second hand that lies face down until your first is used up. Its backs are red and carry an F."
        " Nobody may look at a foot before it is picked up.",
        Chapter.FOOT,
    ),
    Term.STOCK: Entry(
        "Stock",
        "The face-down cards everyone draws from. Its sign says how many are left.",
        Chapter.TURN,
        (Statement.TURN, Statement.STOCK_OUT),
    ),
    Term.PILE: Entry(
        "Discard pile",
        "Every turn ends with a card laid here, face up. The upcard is the one on top. If you can meld it at once, you"
        " may take from the pile instead of drawing.",
        Chapter.PILE,
        (Statement.NO_PILE, Statement.PILE_WITH, Statement.PILE_BARRED),
    ),
    Term.FROZEN: Entry(
        "Frozen pile",
        "A card lies across the pile: it is harder to take until somebody does.",
        Chapter.PILE,
        (Statement.FREEZE,),
    ),
    Term.MELD: Entry(
        "Meld",
        "Cards of one rank that your team has laid on the table. A meld grows until it has enough cards for a book.",
        Chapter.MELDS,
        (Statement.WILD_LIMIT,),
    ),
    Term.BOOK: Entry(
        "Books",
        "Your finished melds lie here. The empty places are the books your team still needs before one of you can go"
        " out.",
        Chapter.BOOKS,
        (Statement.BOOK, Statement.BOOK_VALUES),
    ),
    Term.CLEAN_BOOK: Entry(
        "Clean book",
        "A finished meld without a wild card. Its ribbon is red, with a tick. It is worth more than a dirty one.",
        Chapter.BOOKS,
        (Statement.BOOK_VALUES, Statement.CLOSED_BOOK),
    ),
    Term.DIRTY_BOOK: Entry(
        "Dirty book",
        "A finished meld that holds wild cards. Its ribbon is black, with stripes and the number of wild cards.",
        Chapter.BOOKS,
        (Statement.BOOK_VALUES, Statement.CLOSED_BOOK),
    ),
    Term.WILD_BOOK: Entry(
        "Wild book",
        "A finished meld of wild cards alone. Its ribbon is golden, with a star.",
        Chapter.BOOKS,
        (Statement.WILD_MELDS, Statement.BOOK_VALUES),
    ),
    Term.WILD: Entry(
        "Wild card",
        "Twos and jokers stand in for other cards. They have a golden frame. A meld with one in it is dirty.",
        Chapter.MELDS,
        (Statement.WILD_LIMIT, Statement.WILD_MELDS),
    ),
    Term.THREE: Entry(
        "Three",
        "Threes are not like the other ranks, and red ones are not like black ones.",
        Chapter.THREES,
        (Statement.THREES, Statement.RED_THREES, Statement.LEFT_OVER),
    ),
    Term.OPENING: Entry(
        "Opening",
        "Your team's first melds in a round must be worth a minimum together. The meter counts what you have laid"
        " out; nothing is played until you press Play.",
        Chapter.OPENING,
        (Statement.OPENING,),
    ),
    Term.GOING_OUT: Entry(
        "Going out",
        "Getting rid of your very last card ends the round. The list shows what your team needs before one of you can.",
        Chapter.OUT,
        (
            Statement.BOOKS_TO_GO_OUT,
            Statement.LAST_CARD,
            Statement.PARTNERS_FOOT,
            Statement.PERMISSION,
        ),
    ),
    Term.SCORE: Entry(
        "Score",
        "The large number is your total from earlier rounds; the small one is what you have on the table this round.",
        Chapter.SCORE,
        (Statement.CARD_VALUES, Statement.BOOK_VALUES, Statement.BONUS),
    ),
    Term.TURN: Entry(
        "Turn",
        "Draw cards or take from the pile, meld what you like, then discard one card. The note beside the pile says"
        " what comes next.",
        Chapter.TURN,
    ),
}

SHOW_RULE: Final = "Show the rule"
CLOSE: Final = "Close"


def explained(term: Term, rules: RuleSet) -> str:
    """What a word means, then what the rules in force say of it."""
    entry = GLOSSARY[term]
    return " ".join((entry.words, *sentences_of(rules, entry.statements)))
