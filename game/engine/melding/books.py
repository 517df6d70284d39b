"""Books: what they are worth, and which ones a team needs to go out."""

from collections.abc import Iterable
from operator import add, sub
from typing import Final, NamedTuple

from game.cards import THREE, Rank
from game.engine.events import BookCompleted, Event, Melded
from game.engine.melding.melds import Meld, with_group
from game.engine.moves import Group
from game.engine.refusal import BooksMissing
from game.rules.meld_limits import BookKind
from game.rules.ruleset import RuleSet, as_scored, for_round, wild_books_needed

SEVEN: Final = Rank("7")


class BookCounts(NamedTuple):
    """Complete books by kind; books of sevens count there and again separately."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    clean_sevens: int = 0
    dirty_sevens: int = 0

    def plus(self, other: "BookCounts") -> "BookCounts":
        """Both tallies together."""
        return BookCounts(*map(add, self, other))

    def minus(self, other: "BookCounts") -> "BookCounts":
        """What this tally has more than the other."""
        return BookCounts(*map(sub, self, other))


def count_books(rules: RuleSet, melds: Iterable[Meld]) -> BookCounts:
    """The books among melds."""
    clean = dirty = wild = clean_sevens = dirty_sevens = 0
    size = rules.book_size
    for meld in melds:
        if len(meld.cards) >= size:
            if not meld.wilds:
                clean += 1
                clean_sevens += meld.rank == SEVEN
            elif meld.naturals:
                dirty += 1
                dirty_sevens += meld.rank == SEVEN
            else:
                wild += 1
    return BookCounts(clean, dirty, wild, clean_sevens, dirty_sevens)


def books_gained(rules: RuleSet, melds: tuple[Meld, ...], groups: Iterable[Group]) -> BookCounts:
    """How the books of a team with these melds change once the groups are laid; a clean book that turns dirty is one
    clean fewer. Legality isn't checked.
    """
    after: list[Meld] = list(melds)
    for group in groups:
        if group.onto is None:
            after.append(with_group(None, group.cards))
        elif 0 <= group.onto < len(after):
            after[group.onto] = with_group(after[group.onto], group.cards)
    return count_books(rules, after).minus(count_books(rules, melds))


def missing_for_out(rules: RuleSet, round_number: int, books: BookCounts) -> BooksMissing | None:
    """The books still needed to go out (S000-34, S001-27, S003-34, S004-70), or None if these suffice.

    A required book of sevens counts towards no other requirement except the total number of books.
    """
    need_clean = for_round(rules.out_clean, round_number)
    need_dirty = for_round(rules.out_dirty, round_number)
    clean, dirty = books.clean, books.dirty
    sevens = 0
    if rules.out_sevens:
        if books.clean_sevens and (clean > need_clean or rules.sevens_kind == "clean" or not books.dirty_sevens):
            clean -= 1
        elif books.dirty_sevens and rules.sevens_kind == "any":
            dirty -= 1
        else:
            sevens = 1
    lacking_clean, lacking_dirty = max(0, need_clean - clean), max(0, need_dirty - dirty)
    lacking_wild = max(0, wild_books_needed(rules) - books.wild)
    lacking_books = max(0, rules.out_books - books.clean - books.dirty - books.wild)
    if not (lacking_clean or lacking_dirty or lacking_wild or lacking_books or sevens):
        return None
    return BooksMissing(
        clean=lacking_clean,
        dirty=lacking_dirty,
        wild=lacking_wild,
        books=lacking_books,
        sevens=sevens,
    )


def book_points(rules: RuleSet, meld: Meld) -> int:
    """The bonus of a meld; 0 until it is a book."""
    return book_worth(rules, meld.kind, meld.rank, len(meld.cards)) if meld.is_book(rules) else 0


def unfinished_cost(rules: RuleSet, meld: Meld) -> int:
    """What a meld of wilds, or of sevens if these are special, costs while it isn't a book; 0 if only losers score."""
    if not rules.unfinished_book or rules.winner_takes or meld.is_book(rules):
        return 0
    is_special = meld.kind == "wild" or (meld.rank == SEVEN and (rules.sevens_book or rules.out_sevens))
    return rules.unfinished_book if is_special else 0


def book_worth(rules: RuleSet, kind: BookKind, rank: Rank, cards: int) -> int:
    """The bonus of a book of this many cards: twice the kind's points for a double book (S001-59); 0 if only losers
    score.
    """
    if rules.winner_takes:
        return 0
    points = {"clean": rules.clean_book, "dirty": rules.dirty_book, "wild": rules.wild_book}[kind]
    if rules.sevens_book and rank == SEVEN and (rules.sevens_kind == "any" or kind == "clean"):
        points = rules.sevens_book
    elif rules.threes_book and rank == THREE:
        points = rules.threes_book
    return 2 * points if rules.double_book and cards >= rules.double_book else points


def completed_worth(rules: RuleSet, completed: BookCompleted, meld: Meld, told: Iterable[Event]) -> int:
    """What a book earned when it was completed, by its kind at that time. `meld` is its final state; `told` are the
    events of the move, which may also have started it.
    """
    begun = any(
        isinstance(event, Melded) and event.begun and (event.team, event.meld) == (completed.team, completed.meld)
        for event in told
    )
    return book_worth(rules, completed.kind, meld.rank, len(meld.cards)) + (
        as_scored(rules).book_at_once if begun else 0
    )
