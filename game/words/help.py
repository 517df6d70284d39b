"""What is there to be asked for: the keys of a screen (F1), what a thing is (F2), how the table is used, and the words
of the game.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple

from msgspec import Struct

from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.text.language import Message, has, named
from game.text.messages import help as say
from game.text.messages import rule_page as say_page
from game.words import partner_agreements as agreements
from game.words.own_keys import PAGES
from game.words.rule_page import PAGE, Chapter, Sentence, lines_of
from game.words.screens import SETTINGS

# ---- keys; a screen is named as `--targets` names it
Keys = tuple[tuple[str, Message], ...]
"""A key, or a few, and what it does."""


def _keys(message: Message, *keys: str) -> Keys:
    """A line of the message for each key."""
    return tuple((key, partial(_line, message, number)) for number, key in enumerate(keys))


def _line(message: Message, number: int) -> str:
    return message().split("\n")[number]


EVERYWHERE: Final = _keys(
    say.keys_everything,
    *("Tab", "Arrows", "Enter, Space", "Esc", "?, F2", "+  −", "F1", "F4", "F11"),
)
_PAGE: Final = _keys(say.keys_pages, "Up, down", PAGES, "Home, End")
_CEREMONY: Final = _keys(say.keys_ceremonies, "Space")
_SAVING: Final = _keys(say.keys_saving, "Enter")
_BRINGING_IN: Final = _keys(say.keys_bringing_in, "Enter")

KEYS_BY_SCREEN: Final[Mapping[str, Keys]] = {
    "title": _keys(say.keys_title, "Enter", "T", "L"),
    "learn": _keys(say.keys_learn, "Enter", "P", "R", PAGES, "Home, End"),
    "new_game": _keys(say.keys_new_game, "Enter", "E", "1 to 8", "Shift + Up, Down", PAGES, "Home, End"),
    "people": _keys(say.keys_people, "1 to 8", "Shift + Up, Down", "Delete", PAGES, "Home, End"),
    "set_up": _keys(say.keys_set_up, "A, K to 2, 0", "Backspace", "U", "F", PAGES, "Home, End"),
    "play_on": _keys(say.keys_play_on, "Enter"),
    "todays_deal": _keys(say.keys_todays_deal, "Enter"),
    "deal_result": _keys(say.keys_deal_result, "Enter"),
    "score_pad": _keys(say.keys_score_pad, "0 to 9", "Enter", "+  −", "Space", "Ctrl + Enter", "Ctrl + Z"),
    "score_pad_evening": _keys(say.keys_score_pad_evening, "Enter", "Ctrl + Z"),
    "friends_file": _keys(say.keys_friends_file, "Enter"),
    "beside_friend": _keys(say.keys_beside_friend, "Enter", PAGES, "Home"),
    "games": _keys(
        say.keys_games,
        *("Enter", "L", "N", "S", "Delete", "P", "M", "Ctrl + F", "F", "1 to 9", PAGES, "Home, End"),
    ),
    "chances": (),
    "settings": _keys(say.keys_settings, "Left, right"),
    "your_table": _keys(say.keys_your_table, "S", PAGES, "Home, End"),
    "crop": _keys(say.keys_crop, "Arrows", "+  −", "R"),
    "own_keys": _keys(say.keys_own_keys, "Enter", PAGES, "Home, End"),
    "rules": _keys(say.keys_rules, "Ctrl + S", "Ctrl + Z", "Ctrl + F", PAGES, "+  −", "Home, End"),
    "rules_questions": (),
    "rules_compare": _PAGE,
    "rules_share": (),
    "rule_page": _PAGE,
    "rule": _PAGE,
    "help": _PAGE,
    "licences": _PAGE,
    "joining": (),
    "fair_play": _PAGE,
    "seal_check": (),
    "history": _PAGE,
    "about": (),
    "curtain": _keys(say.keys_curtain, "Space, Enter", "T", "W"),
    "score": _keys(say.keys_score, "Enter", "F", "Left, right", "Esc"),
    "past_score": _keys(say.keys_past_score, "Enter", "F", "Left, right", PAGES, "Esc"),
    "end": _keys(say.keys_end, "Enter", "W"),
    "moment": _keys(say.keys_moment, "Space"),
    "replay": _keys(
        say.keys_replay,
        *("Up, down", "Left, right", PAGES, "Home, End", "Space", "A", "R", "S", "C", "K", "W", "T", "P"),
        *("E",),
    ),
    "what_it_knew": _keys(say.keys_what_it_knew, "P", "M", "A"),
    "lesson": _keys(say.keys_lesson, "H", "N", "B", "Esc", "Anything else"),
    "think_again": _keys(say.keys_think_again, "H", "A", "U", "Esc", "Anything else"),
    "think_again_answer": _keys(say.keys_think_again_answer, "Enter", "N", "T", "A", "P"),
    "problem": _keys(say.keys_problem, "H", "A", "Space", "U", "Esc", "Anything else"),
    "problem_answer": _keys(say.keys_problem_answer, "Enter", "N", "U", "A", "P"),
    "deck_cut": _keys(say.keys_deck_cut, "Up, down", "Enter", "C", "S", "Space"),
    "cut": _keys(say.keys_cut, "Up, down", "Enter", "Space"),
    "choose": _keys(say.keys_choose, "L, R", "Space"),
    "high_card": _CEREMONY,
    "deal": _CEREMONY,
    "save_copy": _SAVING,
    "back_up": _SAVING,
    "bring_in": _BRINGING_IN,
    "export": _SAVING,
    "rules_save": _SAVING,
    "rules_open": _BRINGING_IN,
    "souvenir": _SAVING,
    "mishap": (),
    "table": _keys(
        say.keys_table,
        *("Space, Enter", "D", "P", "A", "M", "O", "Enter", "Esc", "F10", "Delete", "X", "G", "K", "B"),
        *("U", "H", "E", "Y", "N", "S", "Ctrl + arrows", "R", "T", "F", "W", "V", "Q", "L", "C"),
        *("1, 2, 3, 4", "5, 6, 7, 8", "0", "Space"),
    ),
}


def keys_of(screen: str) -> Keys:
    """The keys that a screen has of its own; none for a screen without any.

    >>> keys_of("score")[0][1]()
    'deal the next round'
    """
    return KEYS_BY_SCREEN.get(screen, ())


# ---- a button, a field, or else the screen as a whole
class HelpText(NamedTuple):
    title: str
    words: str


def explanation(screen: str, key: str) -> HelpText:
    """About the thing that has this key on a screen; about the screen as a whole where there is nothing else to say.

    >>> explanation("settings", "field/sound").words
    'You can also turn it on and off at the table.'
    >>> explanation("curtain", "button/history").title, explanation("games", "row").title
    ('Full log', 'A match')
    """
    return (
        _explained(f"thing_{screen} {key}")
        or _explained(f"thing_{key}")
        or _setting_or_agreement(key.rpartition("/")[2])
        or screen_explained(screen)
        or HelpText(say.no_screen_heading(), say.no_screen())
    )


def screen_explained(screen: str) -> HelpText | None:
    return _explained(f"screen_{screen}")


def _explained(name: str) -> HelpText | None:
    message = name.replace("/", "_").replace(" ", "_")
    return HelpText(named("help", f"{message}_heading"), named("help", message)) if has("help", message) else None


def _setting_or_agreement(name: str) -> HelpText | None:
    if name in SETTINGS:
        label, about = SETTINGS[name]
        return HelpText(label(), about())
    for one in Agreement:
        if one.value == name:
            return HelpText(agreements.name_of(one, RuleSet()), agreements.what_it_means(one, RuleSet()))
    return None


# ---- how the table is used
HOW_TO_USE: Final = (
    *("mouse", "keys", "gamepad", "touch", "unclear", "too_small", "opening", "foot", "several_people", "books"),
    "nothing_lost",
)


def how_to_use() -> tuple[HelpText, ...]:
    return tuple(HelpText(named("help", f"how_{what}_heading"), named("help", f"how_{what}")) for what in HOW_TO_USE)


# ---- the words of the game, true of every rule set; then what the rules say
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
    """A word and the chapter of the rule page that says how it is played, with the sentences of the page that belong to
    the word itself.
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


def term_explained(term: Term, rules: RuleSet) -> str:
    """What a word means, then what the rules in force say of it."""
    entry = GLOSSARY[term]
    return " ".join((entry.words, *lines_of(rules, entry.sentences)))
