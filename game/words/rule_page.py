"""The rules of a rule set as a page that a newcomer can read: its sentences in the order of play, why unclear places
of the sources are read as they are, and how a set differs from its preset.

A sentence has a place in `PAGE`. Most are one message that chooses by the rules themselves. Which rules a sentence
comes from is found by watching which it reads, so read none that does not matter to it.
"""

import textwrap
from collections.abc import Callable, Container, Mapping, Sequence
from enum import StrEnum, auto
from functools import partial
from typing import Final, Literal

from msgspec import Struct

from game.cards import JOKER, NATURAL_RANKS, TWO, Rank
from game.rules.fields import fields_read
from game.rules.pack import deck_size
from game.rules.presets import changes_from_base, preset, rule_set_name
from game.rules.readings import Reading, readings_of
from game.rules.rule_code import encode
from game.rules.ruleset import (
    PresetId,
    RuleSet,
    dealt_to_each,
    minimums_by_round,
    most_rounds,
    wild_books_needed,
)
from game.text.amounts import points
from game.text.language import named
from game.text.messages import rule_page as say
from game.words.house_rules import rule_title, value_text
from game.words.stacks import has_tail, last_stack

Sentence = Callable[..., str]
"""What the page says on one point, in a sentence or a few: a message that mentions rules by their fields, or a function
of the rule set. "" where the rules leave nothing to say.
"""


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


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


# ---- numbers that may change with the round
def _entries(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else value


def _varies(value: int | tuple[int, ...]) -> bool:
    return len(set(_entries(value))) > 1


def _by_round(value: int | tuple[int, ...]) -> str:
    """A number for each round, the last one for all that follow."""
    *first, last = map(say.in_a_round, _entries(value))
    return say.by_round(", ".join(first), last) if _varies(value) else last


def _of_cards(value: int | tuple[int, ...]) -> str:
    return say.of_cards_by_round(_by_round(value)) if _varies(value) else say.of_cards(_entries(value)[0])


# ---- sentences that are one message, which mentions rules by their fields
class _RuleFacts:
    """What messages mention beside the fields of a rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    @property
    def tail(self) -> bool:
        return has_tail(self._rules)

    @property
    def last(self) -> Literal["foot", "tail"]:
        return last_stack(self._rules)

    @property
    def takes(self) -> Literal["never", "one", "some", "all"]:
        """How many cards of the pile are taken."""
        count = self._rules.take_count
        return count if isinstance(count, str) else "one" if count == 1 else "some"

    @property
    def drawn(self) -> str:
        return cards_drawn(self._rules)

    @property
    def count(self) -> int:
        return wild_books_needed(self._rules)


def in_words(sentence: Sentence, rules: RuleSet) -> str:
    """What the page says on that point."""
    if sentence.__module__ != say.__name__:
        return sentence(rules)
    return named("rule_page", sentence.__name__, _RuleFacts(rules), rules)


# ---- the play
def decks(rules: RuleSet) -> str:
    size, jokers = deck_size(rules), rules.jokers
    if rules.decks:
        return say.decks(rules.decks, size, jokers)
    if rules.extra_decks:
        return say.decks_by_players(abs(rules.extra_decks), rules.extra_decks > 0, size, jokers)
    return say.deck_for_each(size, jokers)


def stacks(rules: RuleSet) -> str:
    is_cut, hand = rules.deal == "cut", rules.hand_cards
    match rules.stacks:
        case "dealt":
            foot = rules.foot_cards
            if _varies(hand) or _varies(foot):
                return say.hand_and_foot_by_round(is_cut, _by_round(hand), _by_round(foot))
            return say.hand_and_foot(is_cut, _entries(hand)[0], _entries(foot)[0])
        case "choose":
            return say.choose_stack(is_cut, _of_cards(hand))
        case "bottom_high" | "bottom_low":
            return say.bottom_stack(is_cut, _of_cards(hand), rules.stacks == "bottom_high")


def tail(rules: RuleSet) -> str:
    if not has_tail(rules):
        return ""
    dealt = say.tail(rules.deal == "cut", _of_cards(rules.tail_cards))
    return _joined(dealt, say.rounds_without_tail() if 0 in _entries(rules.tail_cards) else "", say.knee())


def first_player(rules: RuleSet) -> str:
    match rules.first_player:
        case "random":
            return _joined(say.draw_lots(), say.deal_moves_on())
        case "high_card":
            return _joined(say.high_card(bool(rules.jokers)), say.deal_moves_on())
        case "left_of_dealer":
            return _joined(say.left_of_dealer(), say.deal_moves_on())


def cards_drawn(rules: RuleSet) -> str:
    """How many cards a turn draws, within a sentence.

    >>> cards_drawn(RuleSet(draw_count=1)), cards_drawn(RuleSet(draw_count=(3, 3, 4)))
    ('one card', 'a number of cards set by the round (three, three, then four)')
    """
    drawn = rules.draw_count
    return say.drawn_by_round(_by_round(drawn)) if _varies(drawn) else say.drawn(_entries(drawn)[0])


def closed_book(rules: RuleSet) -> str:
    """What may be added to a book (reading 16)."""
    match rules.closed_book:
        case "clean_open" | "dirty_open" as which:
            return say.half_closed_book("clean" if which == "clean_open" else "dirty", rules.wild_melds != "no")
        case which:
            return say.closed_book(which)


def opening(rules: RuleSet) -> str:
    only_cards = "" if rules.open_counts_books else say.opening_cards_only()
    if rules.opening_by_score:
        return _joined(say.opening_by_total(_by_total(rules.opening_by_score)), only_cards)
    minimums = minimums_by_round(rules)
    if len(minimums) == 1:
        return _joined(say.opening(rules.opening[0]), only_cards)
    growth = rules.opening_growth if len(minimums) > len(rules.opening) else 0
    return _joined(say.opening_by_round([points(minimum) for minimum in rules.opening], growth), only_cards)


def _by_total(steps: tuple[tuple[int, int], ...]) -> list[str]:
    """Minimums from the lowest total up; the first holds below its own total, too."""
    (_, lowest), *higher = sorted(steps)
    first = say.opening_below(lowest, higher[0][0]) if higher else say.opening_always(lowest)
    return [first, *(say.opening_from(minimum, total) for total, minimum in higher)]


# ---- the discard pile
def pile(rules: RuleSet) -> str:
    if not isinstance(rules.take_count, int):
        return say.whole_pile()
    if rules.take_count == 1:
        return say.upcard_alone()
    return say.top_of_pile(rules.take_count, rules.short_pile)


def upcard(rules: RuleSet) -> str:
    """What becomes of the upcard and of the cards under it."""
    if rules.upcard_play == "to_open":
        return say.upcard_to_open()
    if rules.take_count == 1:
        return say.upcard_melded()
    if rules.take_bottom:
        return _joined(say.upcard_and_lowest(), "" if rules.take_needs_open else say.upcard_and_lowest_open())
    return _joined(say.upcard_and_others(), "" if rules.take_needs_open else say.upcard_opens())


def pile_barred(rules: RuleSet) -> str:
    """On which upcards nobody can take it."""
    three_bars = rules.meld_threes != "all"
    if rules.take_with == "any_play":
        return say.pile_barred("free", three_bars)
    if rules.take_with == "pair" and rules.wild_melds != "no":
        return say.pile_barred("unless_melded", three_bars)
    return say.pile_barred("barred", three_bars)


# ---- threes, going out, scores
def threes(rules: RuleSet) -> str:
    match rules.meld_threes:
        case "no":
            return say.threes_never(rules.red_threes == "lay_down")
        case "black_last":
            melded = say.threes_last()
        case "black_in_foot":
            melded = say.threes_in_foot(last_stack(rules))
        case "all":
            melded = say.threes_any()
    return _joined(melded, "" if rules.winner_takes else say.threes_score())


def lowest_high_rank(rules: RuleSet) -> tuple[Rank, Rank]:
    """The lowest rank that counts as a high card, and the next one below it, which counts as a low one."""
    high = Rank(rules.ten_from)
    return high, NATURAL_RANKS[NATURAL_RANKS.index(high) - 1]


def card_values(rules: RuleSet) -> str:
    high, low = lowest_high_rank(rules)
    values = [
        *([say.rank_value(JOKER, rules.joker)] if rules.jokers else []),
        say.rank_value(TWO, rules.two),
        say.rank_value(ACE, rules.ace),
        say.ranks_value(KING, high, rules.ten_value),
        say.ranks_value(low, FOUR, rules.five_value),
    ]
    return say.card_values(values, rules.winner_takes)


ACE, KING, FOUR = Rank("A"), Rank("K"), Rank("4")


def books_to_go_out(rules: RuleSet) -> str:
    """What going out is, and which books it takes."""
    needed = say.books_to_go_out(books_needed(rules))
    return _joined(say.going_out(last_stack(rules)), needed)


def books_needed(rules: RuleSet) -> list[str]:
    """The books that going out takes, as parts of one list: "one clean and one dirty book" is two of them."""
    others = []
    if wild_books_needed(rules):
        others.append(say.needed_wild(wild_books_needed(rules)))
    if rules.out_sevens:
        others.append(say.needed_sevens(rules.sevens_kind == "clean"))
    if rules.out_books:
        others.append(say.needed_in_all(rules.out_books))
    return [*_kinds_needed(rules, bool(others)), *others]


def _kinds_needed(rules: RuleSet, others_follow: bool) -> list[str]:
    """The clean and the dirty books; where a number follows the round or more is needed, each kind by itself."""
    clean, dirty = rules.out_clean, rules.out_dirty
    both = any(_entries(clean)) and any(_entries(dirty)) and not _varies(clean) and not _varies(dirty)
    together = both and not others_follow
    needs = []
    if any(_entries(clean)):
        one = say.needed_clean(_entries(clean)[0], together)
        needs.append(say.needed_by_round("clean", _by_round(clean)) if _varies(clean) else one)
    if any(_entries(dirty)):
        one = say.needed_dirty(_entries(dirty)[0], together)
        needs.append(say.needed_by_round("dirty", _by_round(dirty)) if _varies(dirty) else one)
    return needs


def book_values(rules: RuleSet) -> str:
    if rules.winner_takes:
        return ""
    values = [say.book_value("clean", rules.clean_book), say.book_value("dirty", rules.dirty_book)]
    if rules.wild_melds != "no":
        values.append(say.book_value("wild", rules.wild_book))
    if rules.sevens_book:
        kind = rules.sevens_kind
        values.append(say.book_value("clean_sevens" if kind == "clean" else "sevens", rules.sevens_book))
    if rules.threes_book and rules.meld_threes != "no":
        values.append(say.book_value("threes", rules.threes_book))
    double = say.double_book(rules.double_book) if rules.double_book else ""
    at_once = say.book_at_once(rules.book_at_once) if rules.book_at_once else ""
    return _joined(say.book_values(values), double, at_once)


def match_length(rules: RuleSet) -> str:
    if rules.target_score:
        return _joined(say.match_to_score(rules.target_score, most_rounds(rules)), say.highest_wins())
    return _joined(say.match_of_rounds(rules.rounds), say.highest_wins())


# ---- the page
PAGE: Final[dict[Chapter, tuple[Sentence, ...]]] = {
    Chapter.AIM: (say.aim,),
    Chapter.CARDS: (decks, say.wilds),
    Chapter.DEAL: (
        say.set_aside,
        say.packet,
        stacks,
        say.bottom_cards,
        tail,
        say.passing,
        first_player,
        say.first_upcard,
    ),
    Chapter.TURN: (say.turn,),
    Chapter.MELDS: (say.meld, say.new_meld, say.wild_limit, say.wilds_in_a_turn, say.wild_melds, say.second_meld),
    Chapter.BOOKS: (say.book, closed_book),
    Chapter.OPENING: (opening, say.opening_books, say.whole_hand),
    Chapter.PILE: (
        pile,
        say.least_pile,
        say.pile_with,
        upcard,
        say.peek,
        say.bottom_card,
        say.then_draw,
        pile_barred,
        say.turned_card,
        say.first_lap,
        say.pile_when_open,
        say.freeze,
    ),
    Chapter.THREES: (threes, say.red_threes, say.threes_left, say.three_on_pile),
    Chapter.FOOT: (say.foot, say.tail_comes),
    Chapter.OUT: (
        books_to_go_out,
        say.foot_not_needed,
        say.last_card,
        say.sevens_kept,
        say.partners_foot,
        say.permission,
        say.hold,
    ),
    Chapter.STOCK: (say.stock_out,),
    Chapter.SCORE: (say.winner_takes, card_values, book_values, say.going_out_bonus, say.left_over),
    Chapter.MATCH: (match_length,),
}
"""Everything that the page can say, in the order of play."""


class Line(Struct, frozen=True):
    """What one sentence says under a rule set; it fits a line or a bubble of its own."""

    words: str
    sentence: Sentence
    fields: tuple[str, ...]
    """The rules that it read, the first first."""
    marked: bool
    """Whether the page of the preset does not say this."""


class Section(Struct, frozen=True):
    """A chapter with what it says."""

    chapter: Chapter
    lines: tuple[Line, ...]
    readings: tuple[Reading, ...] = ()
    """Decided ambiguities of the source that concern what is said here more than elsewhere."""


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
    """The chapter that says most about what a reading concerns, the last of several."""

    def concerned(chapter: Chapter) -> int:
        return len({field for line in said[chapter] for field in line.fields}.intersection(reading.fields))

    return max(reversed(Chapter), key=concerned)


def _sentences(rules: RuleSet, chapter: Chapter) -> tuple[Sentence, ...]:
    """What a chapter may say; of a pile that is never taken it says no more than that."""
    return (say.no_pile,) if chapter == Chapter.PILE and rules.take_count == "never" else PAGE[chapter]


def section(rules: RuleSet, chapter: Chapter) -> Section:
    """One part of the page, for "Show the rule"."""
    return next(part for part in rule_page(rules) if part.chapter == chapter)


def lines_of(rules: RuleSet, sentences: Container[Sentence]) -> tuple[str, ...]:
    """What the page says on some points, in the order of play."""
    return tuple(line.words for part in rule_page(rules) for line in part.lines if line.sentence in sentences)


MOST_SAID: Final = 3
"""Sentences beside a rule; what else depends on it is said more plainly by its own rule."""


def said_of(rules: RuleSet, field: str) -> tuple[str, ...]:
    """What the page says on account of one rule as it is set now, the sentence that is most about it first.

    >>> said_of(RuleSet(), "draw_count")[0][:25]
    'Draw two cards from the s'
    """
    lines = [line for part in rule_page(rules) for line in part.lines if field in line.fields]
    lines.sort(key=lambda line: (line.fields.index(field), len(line.fields)))
    return tuple(line.words for line in lines[:MOST_SAID])


def tag_line(rules: RuleSet) -> str:
    """What is most particular about a rule set in one sentence, read off its own fields.

    >>> tag_line(RuleSet())
    'Take seven from the pile with a pair, and go out with one clean and one dirty book.'
    """
    ways = [*_way_of_dealing(rules), way_of_taking(rules)]
    if rules.book_size != _USUAL_BOOK:
        ways.append(say.make_books(rules.book_size))
    varies = _varies(rules.out_clean) or _varies(rules.out_dirty)
    asks = rules.permission
    out = say.go_out_by_round(asks) if varies else say.go_out(books_needed(rules), asks)
    return say.tag_line(", ".join(ways), out)


_USUAL_BOOK: Final = 7


def _way_of_dealing(rules: RuleSet) -> list[str]:
    ways = []
    if rules.deal == "cut":
        sizes = {dealt_to_each(rules, at) for at in range(1, most_rounds(rules) + 1)}
        ways.append(say.cut_for(*sizes) if len(sizes) == 1 else say.cut_for_stacks(has_tail(rules)))
    if rules.stacks == "choose":
        ways.append(say.choose_hand())
    return ways


def way_of_taking(rules: RuleSet) -> str:
    if rules.take_count == "never":
        return say.take_no_pile()
    return say.take_pile(0 if rules.take_count == "all" else rules.take_count, rules.take_with)


def rule_text(rules: RuleSet, width: int = 78, with_readings: bool = False) -> str:
    """The page as plain text for a terminal: what differs from the preset marked by a star and listed at the end.

    After it come the source of the preset and the code to read out, or each reading of an unclear place as well.
    """
    name = rule_set_name(rules.name)
    parts = [name, "=" * len(name), textwrap.fill(tag_line(rules), width)]
    for part in rule_page(rules):
        parts += ["", part.chapter.heading]
        parts += [_bullet(line.words, width, "*" if line.marked else "-") for line in part.lines]
    changes = changed_lines(rules)
    if changes:
        parts += ["", say.changed_from_starred(rule_set_name(preset(rules.base).name))]
        parts += [_bullet(line, width, "*") for line in changes]
    if with_readings:
        parts += ["", say.why()]
        parts += [
            textwrap.fill(
                " ".join(reading_lines(reading.number)),
                width,
                initial_indent=f"{reading.number:3} ",
                subsequent_indent="    ",
            )
            for reading in readings_of(rules)
        ]
    parts += ["", *(textwrap.fill(line, width) for line in (*origin(rules), say.code(encode(rules))))]
    return "\n".join(parts)


def origin(rules: RuleSet) -> tuple[str, ...]:
    """Whose rules these are, as a sentence; nothing for a set that has rules of its own."""
    return () if changes_from_base(rules) else (say.source(rules.base),)


def _bullet(line: str, width: int, sign: str) -> str:
    return textwrap.fill(line, width, initial_indent=f"  {sign} ", subsequent_indent="    ")


def changed_lines(rules: RuleSet) -> tuple[str, ...]:
    """What differs from the preset, a line for each field: "Cards drawn: 3 (preset: 2)"."""
    return tuple(
        say.change(rule_title(one.field), value_text(one.field, one.after), value_text(one.field, one.before))
        for one in changes_from_base(rules)
    )


def changed_in_short(rules: RuleSet) -> str:
    """How much of its own a rule set has: "Family Table, three changes"; just the name when nothing."""
    count, base = len(changes_from_base(rules)), rule_set_name(preset(rules.base).name)
    return say.changes(base, count) if count else base


# ---- why unclear places are read so
SOURCES: Final[dict[PresetId, str]] = {
    "family": "000_aeb9df99c13b294c",
    "campus": "001_752b917170d65392",
    "web": "002_3a6e005acbffd030",
    "couples": "003_23441141a1dac062",
    "partners": "004_682defb8926d77db",
}
"""The document that each preset follows, by its name among the sources."""


def reading_lines(number: int) -> tuple[str, str, str]:
    """A reading as three sentences: what is unclear, how it is read, and why."""
    unclear, read, reason = (named("rule_page", f"reading_{number}{part}") for part in ("", "_read", "_reason"))
    return unclear, read, reason
