"""The rules of a rule set as a page for newcomers: its sentences in the order of play, why unclear places of the
sources are read the way they are, and how a set differs from its preset.

A sentence has a place in `PAGE`. Most are one message that varies with the rules. The rules that a sentence depends on
are found by watching which ones it reads, so it must not read irrelevant ones.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from enum import StrEnum, auto
from functools import partial
from typing import Final, Literal

from msgspec import Struct

from game.cards import Rank
from game.engine.ending.going_out import kinds_for_out
from game.engine.melding.melds import SEVEN, WILD_RANK
from game.messages.amounts import by_round, varies
from game.messages.functions import nouns, rule_page as say, todays_deal as say_todays_deal
from game.messages.language import named
from game.rules.fields import fields_read
from game.rules.presets import changes_from_base, preset, rule_set_name
from game.rules.readings import Reading, readings_of
from game.rules.ruleset import (
    RuleSet,
    books_scored,
    dealt_to_each,
    deck_size,
    has_tail,
    is_special,
    last_stack,
    lowest_high_rank,
    minimums_by_round,
    most_rounds,
    wild_books_needed,
)
from game.sentences.rules_and_scores.house_rules import rule_title, value_text

Sentence = Callable[..., str]
"""What the page says on one point, in a sentence or a few: a message that mentions rules by their fields; "" if there
is nothing to say.
"""


_Rounds = int | tuple[int, ...]
"""A number, or a list of it by round."""


class Chapter(StrEnum):
    """A part of the page."""

    AIM = auto()
    CARDS = auto()
    DEAL = auto()
    TURN = auto()
    MELDS = auto()
    BOOKS = auto()
    OPENING = auto()
    PILE = auto()
    THREES = auto()
    FOOT = auto()
    OUT = auto()
    STOCK = auto()
    SCORE = auto()
    MATCH = auto()

    @property
    def heading(self) -> str:
        return named("rule_page", f"{self}_heading")


class _RuleFacts:
    """Facts that messages use in addition to the fields of a rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    def _played(self, number: _Rounds) -> _Rounds:
        """A number by round without the rounds that no match has."""
        return number[: self.most_rounds] if isinstance(number, tuple) and len(number) > 1 else number

    @property
    def hand_cards(self) -> _Rounds:
        return self._played(self._rules.hand_cards)

    @property
    def foot_cards(self) -> _Rounds:
        return self._played(self._rules.foot_cards)

    @property
    def tail_cards(self) -> _Rounds:
        return self._played(self._rules.tail_cards)

    @property
    def draw_count(self) -> _Rounds:
        return self._played(self._rules.draw_count)

    @property
    def out_clean(self) -> _Rounds:
        return self._played(self._rules.out_clean)

    @property
    def out_dirty(self) -> _Rounds:
        return self._played(self._rules.out_dirty)

    @property
    def size(self) -> int:
        """Cards of a deck."""
        return deck_size(self._rules)

    @property
    def apart(self) -> int:
        """By how much the number of decks differs from that of players."""
        return abs(self._rules.extra_decks)

    @property
    def packet(self) -> tuple[int, ...]:
        """Cards of all stacks of a player, round by round."""
        return tuple(dealt_to_each(self._rules, at) for at in range(1, most_rounds(self._rules) + 1))

    @property
    def tail(self) -> bool:
        return has_tail(self._rules)

    @property
    def tailless(self) -> bool:
        """Whether no tail is dealt in some rounds."""
        return 0 in by_round(self.tail_cards)

    @property
    def last(self) -> Literal["foot", "tail"]:
        return last_stack(self._rules)

    @property
    def takes(self) -> Literal["never", "one", "some", "all"]:
        """How many cards of the pile are taken."""
        count = self._rules.take_count
        if isinstance(count, str):
            return count
        return "one" if set(by_round(self.taken)) == {1} else "some"

    @property
    def taken(self) -> _Rounds:
        count = self._rules.take_count
        return 0 if isinstance(count, str) else self._played(count)

    @property
    def steps(self) -> list[str]:
        """Minimums from the lowest total up; the first also applies below its own total."""
        if not self._rules.opening_by_score:
            return []
        (_, lowest), *higher = sorted(self._rules.opening_by_score)
        first = say.opening_below(lowest, higher[0][0]) if higher else say.opening_always(lowest)
        return [first, *(say.opening_from(minimum, total) for total, minimum in higher)]

    @property
    def always_pair(self) -> bool:
        """Whether taking the pile always needs a natural pair, frozen or not."""
        return self._rules.take_with == "pair"

    @property
    def unfinished(self) -> list[str]:
        """Which melds cost points while they aren't books."""
        rules = self._rules
        costly = (
            (rules.wild_melds != "no", WILD_RANK),
            (rules.sevens_book or rules.out_sevens, SEVEN),
            (is_special(rules), Rank(rules.special_rank)),
        )
        return [nouns.ranks(rank) for is_costly, rank in costly if is_costly]

    @property
    def minimums(self) -> tuple[int, ...]:
        return minimums_by_round(self._rules)[: len(self._rules.opening)]

    @property
    def growth(self) -> int:
        grows = len(minimums_by_round(self._rules)) > len(self._rules.opening)
        return self._rules.opening_growth if grows else 0

    @property
    def below(self) -> Rank:
        """The highest rank that counts as a low card."""
        return lowest_high_rank(self._rules)[1]

    @property
    def joker(self) -> int:
        """A joker's points; 0 if there are no jokers."""
        return self._rules.joker if self._rules.jokers else 0

    @property
    def values(self) -> list[str]:
        rank = Rank(self._rules.special_rank)
        return [say.book_value(kind, worth, rank) for kind, worth in books_scored(self._rules)]

    @property
    def wild_books(self) -> int:
        return wild_books_needed(self._rules)

    @property
    def sevens(self) -> Literal["no", "clean", "any"]:
        return self._rules.sevens_kind if self._rules.out_sevens else "no"

    @property
    def out_books(self) -> int:
        """The required total of books; 0 if the individual kinds already add up to it."""
        rounds = range(1, self.most_rounds + 1)
        beside = max(dict(kinds_for_out(self._rules, number))["any"] for number in rounds)
        return self._rules.out_books if beside else 0

    @property
    def together(self) -> bool:
        """Whether going out requires fixed numbers of clean and dirty books, the same in every round, and no others."""
        rules = self._rules
        if self.wild_books or rules.out_sevens or self.out_books:
            return False
        return all(any(by_round(count)) and not varies(count) for count in (self.out_clean, self.out_dirty))

    @property
    def books(self) -> str:
        return in_words(say.books_needed, self._rules)

    @property
    def most_rounds(self) -> int:
        return most_rounds(self._rules)


def in_words(sentence: Sentence, rules: RuleSet) -> str:
    """A message applied to rules; it may use their fields, and facts that follow from them.

    >>> in_words(say.books_needed, RuleSet()), in_words(say.drawn, RuleSet(draw_count=(3, 3, 4)))
    ('one clean and one dirty book', 'a number of cards that depends on the round (three, three, then four)')
    """
    assert isinstance(sentence, partial), "of game.messages.functions"
    return named(*sentence.args, _RuleFacts(rules), rules)


# ---- the page
PAGE: Final[dict[Chapter, tuple[Sentence, ...]]] = {
    Chapter.AIM: (say.aim,),
    Chapter.CARDS: (say.decks, say.decks_by_players, say.wilds),
    Chapter.DEAL: (
        *(say.set_aside, say.packet, say.hand_and_foot, say.two_stacks, say.bottom_cards, say.tail, say.passing),
        *(say.first_player, say.high_card, say.first_upcard),
    ),
    Chapter.TURN: (say.turn,),
    Chapter.MELDS: (say.meld, say.new_meld, say.wild_limit, say.wilds_in_a_turn, say.wild_melds, say.second_meld),
    Chapter.BOOKS: (say.book, say.closed_book, say.half_closed_book),
    Chapter.OPENING: (
        say.opening,
        say.opening_by_total,
        say.opening_books,
        say.natural_opening,
        say.book_opens,
        say.whole_hand,
    ),
    Chapter.PILE: (
        *(say.whole_pile, say.top_of_pile, say.least_pile, say.pile_with),
        *(say.upcard_to_open, say.upcard_melded, say.upcard_and_others, say.peek, say.bottom_card, say.then_draw),
        *(say.pile_barred, say.pile_barred_for_pairs, say.turned_card, say.first_lap, say.pile_when_open, say.freeze),
    ),
    Chapter.THREES: (
        *(say.threes_never, say.threes_melded, say.threes_in_foot),
        *(say.red_threes, say.threes_left, say.three_on_pile),
    ),
    Chapter.FOOT: (say.foot, say.tail_comes),
    Chapter.OUT: (
        *(say.books_to_go_out, say.wild_as_clean, say.foot_not_needed, say.last_card, say.sevens_kept),
        *(say.partners_foot, say.permission, say.hold),
    ),
    Chapter.STOCK: (say.stock_out,),
    Chapter.SCORE: (
        *(say.winner_takes, say.card_values, say.book_values, say.unfinished_book),
        *(say.going_out_bonus, say.left_over),
    ),
    Chapter.MATCH: (say.match_length,),
}
"""Everything that the page can say, in the order of play."""


IN_BRIEF: Final = (say.brief_books, say.brief_pile, say.brief_pile_with, say.brief_permission, say.brief_stacks)
"""What tables differ in most, each as a part of one sentence, and what matters most first."""


def differences(rules: RuleSet, usual: RuleSet, parts: Sequence[Sentence]) -> list[str]:
    """What these parts of a sentence say of the rules, where they say something else of the usual ones."""
    return [said for part in parts if (said := in_words(part, rules)) != in_words(part, usual)]


def unlike(rules: RuleSet, usual: RuleSet, is_last: bool) -> str:
    """In a sentence, how rules differ from the usual ones; `is_last`: these were played last."""
    said = differences(rules, usual, IN_BRIEF)
    return say_todays_deal.unlike(rule_set_name(usual.name), said, bool(said), is_last)


def not_quite_like(rules: RuleSet, usual: RuleSet) -> str:
    """The main difference, without the usual ones: of two names somebody may know neither."""
    first = differences(rules, usual, IN_BRIEF)[:1]
    return say_todays_deal.differs(first, bool(first))


class Line(Struct, frozen=True):
    """What one sentence says under a rule set; it fits on a line or in a bubble of its own."""

    words: str
    sentence: Sentence
    fields: tuple[str, ...]
    """The rules that it read, in order of first use."""
    marked: bool
    """Whether the preset's page doesn't say this."""


class Section(Struct, frozen=True):
    """A chapter with its content."""

    chapter: Chapter
    lines: tuple[Line, ...]
    readings: tuple[Reading, ...] = ()
    """Decided ambiguities of the source that belong to this chapter more than to any other."""


def rule_page(rules: RuleSet) -> tuple[Section, ...]:
    """The whole page in the order of play."""
    base = preset(rules.base)
    usual = {in_words(sentence, base) for chapter in Chapter for sentence in _sentences(base, chapter)}
    said = {
        chapter: tuple(
            Line(words, sentence, read, words not in usual)
            for sentence in _sentences(rules, chapter)
            for words, read in (fields_read(partial(in_words, sentence), rules),)
            if words
        )
        for chapter in Chapter
    }
    homes = {reading: _home(reading, said) for reading in readings_of(rules)}
    return tuple(
        Section(chapter, lines, tuple(reading for reading, home in homes.items() if home == chapter))
        for chapter, lines in said.items()
    )


def _home(reading: Reading, said: Mapping[Chapter, Sequence[Line]]) -> Chapter:
    """The chapter that says most about the subject of a reading, the last of several."""

    def concerned(chapter: Chapter) -> int:
        return len({field for line in said[chapter] for field in line.fields}.intersection(reading.fields))

    return max(reversed(Chapter), key=concerned)


def _sentences(rules: RuleSet, chapter: Chapter) -> tuple[Sentence, ...]:
    """What a chapter may say; if the pile is never taken, its chapter says only that."""
    return (say.no_pile,) if chapter == Chapter.PILE and rules.take_count == "never" else PAGE[chapter]


def lines_of(rules: RuleSet, sentences: Container[Sentence]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play."""
    return tuple(line.words for part in rule_page(rules) for line in part.lines if line.sentence in sentences)


def tag_line(rules: RuleSet) -> str:
    """The most distinctive thing about a rule set in one sentence, derived from its fields.

    >>> tag_line(RuleSet())
    'Take seven from the pile with a pair, and go out with one clean and one dirty book.'
    """
    return in_words(say.tag_line, rules)


def origin(rules: RuleSet) -> tuple[str, ...]:
    """Whose rules these are, as a sentence; nothing for a set with rules of its own."""
    return () if changes_from_base(rules) else (say.source(rules.base),)


def changed_lines(rules: RuleSet) -> tuple[str, ...]:
    """The differences from the preset, a line for each field: "Cards drawn: 3 (preset: 2)"."""
    return tuple(
        say.change(rule_title(one.field), value_text(one.field, one.after), value_text(one.field, one.before))
        for one in changes_from_base(rules)
    )


def changed_in_short(rules: RuleSet) -> str:
    """How far a rule set differs: "Family Table, three changes"; only the name if it doesn't."""
    count, base = len(changes_from_base(rules)), rule_set_name(preset(rules.base).name)
    return say.changes(base, count) if count else base


def reading_lines(number: int) -> list[str]:
    """A reading as three sentences: what is unclear, how it is read, and why."""
    return [named("rule_page", f"reading_{number}{part}") for part in ("", "_read", "_reason")]
