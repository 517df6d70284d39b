"""The second opinion: what is written of a round though no cards can make it so. People may still write it down."""

from collections.abc import Iterator, Sequence
from math import gcd
from typing import Final

from msgspec import Struct

from game.cards import NATURAL_RANKS, Card, Rank, is_red_three, is_wild, rank_of
from game.engine.melding.melds import BookCounts, card_values, missing_for_out
from game.engine.refusal import BooksMissing
from game.engine.table.board import minimum_to_open
from game.rules.ruleset import RuleSet, book_opens, pack
from game.score_pad.counting import red_threes_in_play
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry, WrittenBooks
from game.score_pad.score_pad_rows import ScorePadRow, blanks_of, rank_of_books


class NotWritten(Struct, frozen=True):
    """A team's points on the table, or left over, are still to be written."""

    team: int
    is_left: bool


class TooFewForBooks(Struct, frozen=True):
    """Books of this many cards in all are worth more on the table than was entered."""

    team: int
    books: int
    least: int
    """Points of the cheapest cards that make them."""
    written: int


class TooManyBooks(Struct, frozen=True):
    """All the books together need more cards than the pack has."""

    cards: int
    pack: int


class WildsBeyondPack(Struct, frozen=True):
    """Dirty books and books of wilds need more wilds than the pack has."""

    wilds: int
    pack: int


class TooManyOfRank(Struct, frozen=True):
    """The books of a rank need more of its cards than the pack has."""

    rank: Rank
    books: int
    pack: int
    """Cards of the rank."""


class TooManyRedThrees(Struct, frozen=True):
    """More red threes are written than the pack has."""

    written: int
    pack: int


class TooManyPoints(Struct, frozen=True):
    """All that is on tables, in hands and feet counts more than the whole pack."""

    written: int
    pack: int


class OddPoints(Struct, frozen=True):
    """Points that no cards add up to."""

    team: int
    is_left: bool
    written: int
    step: int
    """Every card counts a multiple of this."""


class OpenedTooLow(Struct, frozen=True):
    """A team has cards on the table that count less than its first melds had to."""

    team: int
    written: int
    minimum: int


class BooksToGoOut(Struct, frozen=True):
    """Who went out had not the books for it."""

    team: int
    missing: BooksMissing


class LeftByWhoWentOut(Struct, frozen=True):
    """The player who went out has nothing left, and plays alone."""

    team: int
    written: int


class TooManyCuts(Struct, frozen=True):
    """More people than the team has lifted exactly enough."""

    team: int
    written: int
    members: int


Doubt = (
    NotWritten
    | TooFewForBooks
    | TooManyBooks
    | WildsBeyondPack
    | TooManyOfRank
    | TooManyRedThrees
    | TooManyPoints
    | OddPoints
    | OpenedTooLow
    | BooksToGoOut
    | LeftByWhoWentOut
    | TooManyCuts
)


_OF_SPECIAL_RANKS: Final = (BookSort.SEVENS, BookSort.SPECIAL)


def doubts_of(
    rules: RuleSet, players: int, round_number: int, before: Sequence[int], entry: RoundEntry
) -> Iterator[Doubt]:
    """What cannot be in a round that is written; `before` are the teams' totals when it began."""
    yield from _of_the_pack(rules, players, pack(rules, players), entry)
    members = players // len(entry.teams)
    on_table, left_over = (
        gcd(*(worth for card, worth in card_values(rules).items() if _has_points(rules, card, is_left)))
        for is_left in (False, True)
    )
    for team, written in enumerate(entry.teams):
        if written.cuts > members:
            yield TooManyCuts(team, written.cuts, members)
        yield from _of_a_team(rules, team, written)
        for points, is_left, step in ((written.melded, False, on_table), (written.left, True, left_over)):
            if points and step and points % step:
                yield OddPoints(team, is_left, points, step)
        minimum = minimum_to_open(rules, round_number, before[team])
        is_bound = not (rules.open_counts_books or rules.open_waived or book_opens(rules, round_number))
        if written.melded and is_bound and written.melded < minimum:
            yield OpenedTooLow(team, written.melded, minimum)
    yield from _of_going_out(rules, round_number, members, entry)
    yield from (NotWritten(team, row is ScorePadRow.LEFT) for team, row in blanks_of(rules, players, entry))


def _has_points(rules: RuleSet, card: Card, is_left: bool) -> bool:
    """Whether it counts among the points left over, or else on the table: not a red three with a row of its own."""
    is_melded = not is_left and rules.meld_threes == "all"
    return is_melded or not (is_red_three(card) and rules.red_three)


def _of_the_pack(rules: RuleSet, players: int, whole: Sequence[Card], entry: RoundEntry) -> Iterator[Doubt]:
    """What all the teams' cards together cannot be."""
    books = [written for team in entry.teams for written in team.books]
    cards = sum(_cards_in(rules, written) for written in books)
    wilds = sum(_cards_in(rules, written) for written in books if written.sort is BookSort.WILD)
    wilds += sum(written.count for written in books if written.sort is BookSort.DIRTY)
    if cards > len(whole):
        yield TooManyBooks(cards, len(whole))
    has_wilds = sum(map(is_wild, whole))
    if wilds > has_wilds:
        yield WildsBeyondPack(wilds, has_wilds)
    for sort in (*_OF_SPECIAL_RANKS, BookSort.THREES):
        rank = rank_of_books(rules, sort)
        books_of_rank = sum(_all_of(team, sort) for team in entry.teams)
        has = sum(rank_of(card) == rank for card in whole)
        if books_of_rank * _fewest_naturals(rules, sort) > has:
            yield TooManyOfRank(rank, books_of_rank, has)
    threes = sum(team.red_threes_left + team.red_threes_laid for team in entry.teams)
    if threes > red_threes_in_play(rules, players):
        yield TooManyRedThrees(threes, red_threes_in_play(rules, players))
    values = card_values(rules)
    worth = sum(values[card] for card in whole if _has_points(rules, card, is_left=False))
    points = sum((team.melded or 0) + (team.left or 0) for team in entry.teams)
    if points > worth:
        yield TooManyPoints(points, worth)


def _cards_in(rules: RuleSet, books: WrittenBooks) -> int:
    return (rules.double_book if books.double else rules.book_size) * books.count


def _fewest_naturals(rules: RuleSet, sort: BookSort) -> int:
    """The fewest cards of its own rank that such a book has."""
    is_clean = sort in _OF_SPECIAL_RANKS and rules.sevens_kind == "clean"
    return rules.book_size if is_clean else rules.dirty_naturals


def _of_a_team(rules: RuleSet, team: int, entry: TeamEntry) -> Iterator[Doubt]:
    """What the books of one team cannot be."""
    values = card_values(rules)
    naturals = min(values[Card(rank + "S")] for rank in NATURAL_RANKS)
    wild = min(rules.joker, rules.two)
    cheapest = {
        BookSort.CLEAN: naturals,
        BookSort.DIRTY: min(naturals, wild),
        BookSort.WILD: wild,
        BookSort.THREES: 0,
    }
    for sort in _OF_SPECIAL_RANKS:
        natural = values.get(Card(rank_of_books(rules, sort) + "S"), 0)
        cheapest[sort] = min(natural, wild) if rules.sevens_kind == "any" else natural
    if rules.meld_threes != "no":
        cheapest[BookSort.CLEAN] = cheapest[BookSort.DIRTY] = 0
    least = sum(cheapest[written.sort] * _cards_in(rules, written) for written in entry.books)
    if entry.melded is not None and entry.melded < least:
        yield TooFewForBooks(team, sum(written.count for written in entry.books), least, entry.melded)


def _of_going_out(rules: RuleSet, round_number: int, members: int, entry: RoundEntry) -> Iterator[Doubt]:
    if entry.out is None:
        return
    team = entry.out % len(entry.teams)
    written = entry.teams[team]
    if members == 1 and rules.foot_needed and (written.left or written.red_threes_left):
        yield LeftByWhoWentOut(team, (written.left or 0) + written.red_threes_left * rules.red_three)
    if rules.winner_takes:  # books are not written down
        return
    missing = missing_for_out(rules, round_number, _most_books(rules, written))
    if missing is not None and _still_missing(rules, missing, written):
        yield BooksToGoOut(team, missing)


def _all_of(entry: TeamEntry, sort: BookSort) -> int:
    return entry.books_of(sort) + entry.books_of(sort, double=True)


def _most_books(rules: RuleSet, entry: TeamEntry) -> BookCounts:
    """The most books by kind; books of special ranks and threes, whose kind may not be entered, as clean ones. If
    sevens aren't counted separately, any book may be of them.
    """
    number = {sort: _all_of(entry, sort) for sort in BookSort}
    sevens, special = (number[sort] for sort in _OF_SPECIAL_RANKS)
    return BookCounts(
        clean=number[BookSort.CLEAN] + sevens + special + number[BookSort.THREES],
        dirty=number[BookSort.DIRTY],
        wild=number[BookSort.WILD],
        clean_sevens=sevens if rules.sevens_book else number[BookSort.CLEAN],
        dirty_sevens=0 if rules.sevens_book else number[BookSort.DIRTY],
    )


def _still_missing(rules: RuleSet, missing: BooksMissing, entry: TeamEntry) -> bool:
    """Whether something is missing even if books whose kind nobody wrote were the dirty ones that are needed."""
    any_kind = _all_of(entry, BookSort.THREES)
    any_kind += sum(_all_of(entry, sort) for sort in _OF_SPECIAL_RANKS) if rules.sevens_kind == "any" else 0
    return bool(missing.clean or missing.wild or missing.books or missing.sevens or missing.dirty > any_kind)
