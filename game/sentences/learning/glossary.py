"""The words of the game: what each means under every rule set, then what the current rules say about it."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from game.messages.functions import rule_page as say_page
from game.messages.language import named
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.rule_page import PAGE, Chapter, Sentence, lines_of


class Term(StrEnum):
    HAND = "hand"
    FOOT = "foot"
    TAIL = "tail"
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


class GlossaryEntry(Struct, frozen=True):
    """A word, the chapter of the rule page that explains it, and the sentences of that page that belong to the word
    itself.
    """

    term: Term
    chapter: Chapter
    sentences: tuple[Sentence, ...] = ()

    @property
    def title(self) -> str:
        return named("help", f"term_{self.term}_heading")

    @property
    def words(self) -> str:
        return named("help", f"term_{self.term}")


GLOSSARY: Final = {
    entry.term: entry
    for entry in (
        GlossaryEntry(Term.HAND, Chapter.FOOT),
        GlossaryEntry(Term.FOOT, Chapter.FOOT),
        GlossaryEntry(Term.TAIL, Chapter.FOOT, (say_page.tail_comes,)),
        GlossaryEntry(Term.STOCK, Chapter.TURN, (say_page.turn, say_page.stock_out)),
        GlossaryEntry(
            Term.PILE,
            Chapter.PILE,
            (say_page.no_pile, say_page.pile_with, say_page.pile_barred, say_page.pile_barred_for_pairs),
        ),
        GlossaryEntry(Term.FROZEN, Chapter.PILE, (say_page.freeze,)),
        GlossaryEntry(Term.MELD, Chapter.MELDS, (say_page.wild_limit,)),
        GlossaryEntry(Term.BOOK, Chapter.BOOKS, (say_page.book, say_page.book_values)),
        GlossaryEntry(
            Term.CLEAN_BOOK, Chapter.BOOKS, (say_page.book_values, say_page.closed_book, say_page.half_closed_book)
        ),
        GlossaryEntry(
            Term.DIRTY_BOOK, Chapter.BOOKS, (say_page.book_values, say_page.closed_book, say_page.half_closed_book)
        ),
        GlossaryEntry(Term.WILD_BOOK, Chapter.BOOKS, (say_page.wild_melds, say_page.book_values)),
        GlossaryEntry(Term.WILD, Chapter.MELDS, (say_page.wild_limit, say_page.wild_melds)),
        GlossaryEntry(Term.THREE, Chapter.THREES, PAGE[Chapter.THREES]),
        GlossaryEntry(Term.OPENING, Chapter.OPENING, (say_page.opening, say_page.opening_by_total)),
        GlossaryEntry(
            Term.GOING_OUT,
            Chapter.OUT,
            (say_page.books_to_go_out, say_page.last_card, say_page.partners_foot, say_page.permission),
        ),
        GlossaryEntry(
            Term.SCORE, Chapter.SCORE, (say_page.card_values, say_page.book_values, say_page.going_out_bonus)
        ),
        GlossaryEntry(Term.TURN, Chapter.TURN),
    )
}


def answer_to(term: Term, rules: RuleSet) -> str:
    """What the current rules say, for somebody who knows the word; its meaning where they say nothing."""
    entry = GLOSSARY[term]
    return " ".join(lines_of(rules, entry.sentences)) or entry.words


def term_explained(term: Term, rules: RuleSet) -> str:
    """What a word means, then what the current rules say about it."""
    entry = GLOSSARY[term]
    return " ".join((entry.words, *lines_of(rules, entry.sentences)))
