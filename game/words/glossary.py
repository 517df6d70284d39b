"""The words of the game explained, each in a few sentences that are true of every rule set; the rules say the rest."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from game.rules.explain import Chapter


class Term(StrEnum):
    """A word that somebody may not know."""

    HAND = "hand"
    FOOT = "foot"
    STOCK = "stock"
    PILE = "pile"
    FROZEN = "frozen"
    MELD = "meld"
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
    """A word, what it means, and the chapter of the rule page that says how it is played."""

    title: str
    words: str
    chapter: Chapter


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
    Term.STOCK: Entry("Stock", "The face-down cards that everybody draws from. Its sign counts them.", Chapter.TURN),
    Term.PILE: Entry(
        "Discard pile",
        "Each turn ends with a card laid here, face up. The upcard is the one on top; whoever can meld it at once"
        " may take from the pile in place of drawing.",
        Chapter.PILE,
    ),
    Term.FROZEN: Entry(
        "Frozen pile",
        "A card laid across the pile makes it harder to take until somebody does.",
        Chapter.PILE,
    ),
    Term.MELD: Entry(
        "Meld",
        "Cards of one rank on the table, laid by your team. A meld grows until it has enough cards for a book.",
        Chapter.MELDS,
    ),
    Term.CLEAN_BOOK: Entry(
        "Clean book",
        "A finished meld without a wild card. Its ribbon is red, with a tick. It is worth more than a dirty one.",
        Chapter.BOOKS,
    ),
    Term.DIRTY_BOOK: Entry(
        "Dirty book",
        "A finished meld that holds wild cards. Its ribbon is black, with stripes and the number of wild cards.",
        Chapter.BOOKS,
    ),
    Term.WILD_BOOK: Entry(
        "Wild book", "A finished meld of wild cards alone. Its ribbon is golden, with a star.", Chapter.BOOKS
    ),
    Term.WILD: Entry(
        "Wild card",
        "Twos and jokers stand for cards of other ranks. They have a golden frame. A meld with one is dirty.",
        Chapter.MELDS,
    ),
    Term.THREE: Entry("Three", "Threes are unlike all other ranks; red and black ones differ, too.", Chapter.THREES),
    Term.OPENING: Entry(
        "Opening",
        "The first melds of your team in a round must be worth a minimum together. The meter counts what you have"
        " laid out; nothing is played before you press Play.",
        Chapter.OPENING,
    ),
    Term.GOING_OUT: Entry(
        "Going out",
        "Getting rid of your very last card ends the round, and is worth a bonus. The list shows what your team"
        " needs before somebody may.",
        Chapter.OUT,
    ),
    Term.SCORE: Entry(
        "Score",
        "The large number is the total of the rounds before; the small one is what lies on the table this round.",
        Chapter.SCORE,
    ),
    Term.TURN: Entry(
        "Turn",
        "Draw cards or take from the pile, meld what you like, then discard one card. The sheet always says what"
        " comes next.",
        Chapter.TURN,
    ),
}

SHOW_RULE: Final = "Show the rule"
CLOSE: Final = "Close"
