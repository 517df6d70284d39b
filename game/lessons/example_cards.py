"""Cards for examples under any rules: naturals, melds with wilds, books, what going out requires, an opening."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations, cycle, islice
from typing import Final

from game.cards import Card, Rank
from game.engine.melding.melds import WILD_RANK, card_values, count_books, meld_of, missing_for_out
from game.engine.moves import GoOut, Group, MeldCards
from game.engine.table.state import Cards
from game.lessons.positions import CannotBeLaid, require
from game.rules.preview import opening
from game.rules.ruleset import MELD_SIZE, RuleSet, fewest_naturals, wilds_allowed

_SUITS: Final = "SHDC"
_TWOS: Final = tuple(map(Card, ("2S", "2H", "2D", "2C")))
_JOKERS: Final = tuple(map(Card, ("*R", "*B")))
_BOOK_RANKS: Final = tuple(map(Rank, "AJT9674KQ85"))
"""Ranks of existing books; kings, queens, eights and fives come last, as they are for the cards to learn with."""
_GENEROUS: Final = 25
"""An example opening may exceed its minimum by at most this many points."""


def cards(text: str) -> Cards:
    """The cards of a text such as "KS 9H"."""
    return tuple(map(Card, text.split()))


def naturals(rank: str, count: int, first: int = 0) -> Cards:
    """`count` naturals of a rank, suit after suit, skipping the `first` ones, which are used elsewhere."""
    return tuple(Card(rank + _SUITS[(first + at) % len(_SUITS)]) for at in range(count))


def lay(group: Cards, onto: int | None = None) -> MeldCards:
    """A meld move of one group."""
    return MeldCards((Group(group, onto),))


def wild_cards(rules: RuleSet) -> Cards:
    """The wilds of a deck, twos first."""
    return (*_TWOS, *_JOKERS[: rules.jokers])


def naturals_beside(rules: RuleSet, wilds: int) -> int:
    """The fewest naturals of a meld with this many wilds. Raises CannotBeLaid if that is too many for any meld."""
    for count in range(fewest_naturals(rules), rules.book_size):
        if wilds_allowed(rules, count) >= wilds:
            return count
    raise CannotBeLaid(f"no meld has {wilds} wilds")


def dirty_meld(rules: RuleSet, rank: str, size: int, wilds: int = 1) -> Cards:
    """A meld of that size with this many wilds. Raises CannotBeLaid if the rules forbid it."""
    count = size - wilds
    may_be = count >= fewest_naturals(rules) and wilds_allowed(rules, count) >= wilds
    require(may_be, f"a meld of {size} has no {wilds} wilds")
    return (*naturals(rank, count), *wild_cards(rules)[:wilds])


def books_to_go_out(rules: RuleSet, round_number: int = 1) -> tuple[Cards, ...]:
    """Books that suffice to go out, clean ones first, each of a different rank. Raises CannotBeLaid."""
    ranks = iter(_BOOK_RANKS)
    wilds = cycle(wild_cards(rules))
    books: list[Cards] = []
    while True:
        missing = missing_for_out(rules, round_number, count_books(rules, map(meld_of, books)))
        if missing is None:
            return tuple(books)
        if missing.wild and not (missing.clean or missing.dirty or missing.sevens):
            books.append(tuple(islice(wilds, rules.book_size)))
            continue
        free = (rank for rank in ranks if all(book[0][0] != rank for book in books))
        rank = Rank("7") if missing.sevens else next(free, None)
        if rank is None:
            raise CannotBeLaid("going out takes more books than there are ranks")
        if missing.dirty and not missing.sevens and not missing.clean:
            books.append((*dirty_meld(rules, rank, rules.book_size)[:-1], next(wilds)))
        else:
            books.append(naturals(rank, rules.book_size))


def nearly_out(rules: RuleSet) -> tuple[tuple[Cards, ...], int, Cards]:
    """The melds of a team one card short of going out, the index of the incomplete one, and the card. Raises
    CannotBeLaid.
    """
    books = books_to_go_out(rules)
    require(books, "going out takes no books")
    lacking = len(books) - 1
    book = books[lacking]
    last = (book[0],) if meld_of(book).rank != WILD_RANK else (book[-1],)
    rest = list(book)
    rest.remove(last[0])
    return (*books[:lacking], tuple(rest), naturals("8", 4)), lacking, last


def last_card(rules: RuleSet, discard: str, lying: Sequence[Cards]) -> tuple[tuple[Cards, ...], Cards, GoOut]:
    """Melds on the table, the last card in the hand, and going out with it: by discarding it or, if the last card must
    be melded, by adding an eight.
    """
    if rules.final_discard != "never":
        card = Card(discard)
        return tuple(lying), (card,), GoOut((), card)
    eight = naturals("8", 1, first=4)
    return (*lying, naturals("8", 4)), eight, GoOut((Group(eight, len(lying)),), None)


def worth(rules: RuleSet, group: Cards) -> int:
    """What cards are worth when they are melded."""
    values = card_values(rules)
    return sum(values[card] for card in group)


def opening_melds(rules: RuleSet, minimum: int, round_number: int, room: int) -> tuple[Cards, ...]:
    """Melds that open with not much more than the minimum, each of which is needed.

    They have at most `room` cards. Raises CannotBeLaid if there are none.
    """
    shapes = _shapes(rules)
    for count in (2, 1, 3, 4):
        found = [melds for melds in combinations(shapes, count) if _opens(rules, melds, minimum, room)]
        if found:
            return min(found, key=lambda melds: sum(worth(rules, meld) for meld in melds))
    cheapest = opening(rules, minimum, round_number).melds
    require(cheapest and sum(map(len, cheapest)) <= room, f"no hand shows an opening of {minimum}")
    return cheapest


def _opens(rules: RuleSet, melds: Sequence[Cards], minimum: int, room: int) -> bool:
    """Whether these make a good example: enough together, none too much, each rank once, at most one two."""
    own = [card for meld in melds for card in meld]
    points = [worth(rules, meld) for meld in melds]
    if len({meld[0][0] for meld in melds}) < len(melds) or len(own) > room or own.count(Card("2D")) > 1:
        return False
    return minimum <= sum(points) <= minimum + _GENEROUS and sum(points) - min(points) < minimum


def _shapes(rules: RuleSet) -> list[Cards]:
    """Melds that are easy to see: three or four high cards, or fives, some with a two instead of a natural."""
    shapes = [naturals(rank, MELD_SIZE) for rank in "KQAJ5"]
    with suppress(CannotBeLaid):  # melds may have no wilds
        shapes += [(*naturals(rank, naturals_beside(rules, 1)), Card("2D")) for rank in "QKA"]
    return [*shapes, *(naturals(rank, 4) for rank in "KQAJ")]
