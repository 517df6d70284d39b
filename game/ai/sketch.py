"""A lay-down being thought out: own cards by rank, the team's melds, and the groups laid on paper so far.

It counts as the rules do, so that most sketches are legal; the engine has the last word.
"""

from collections.abc import Sequence

from game.cards import Card
from game.engine.melds import WILD_RANK, Meld
from game.engine.moves import Group
from game.rules.limits import MELD_SIZE, BookKind, book_takes, wilds_allowed
from game.rules.ruleset import RuleSet


class Place:
    """A meld of the team as it would be: one on the table with its number, or a new one."""

    __slots__ = ("closed", "kind_wilds", "laid", "naturals", "number", "rank", "wilds")

    def __init__(self, rank: str, number: int | None, naturals: int, wilds: int, closed: bool) -> None:
        self.rank = rank
        self.number = number
        self.naturals = naturals
        self.wilds = wilds
        self.closed = closed
        """A book already before this move: `closed_book` says what it takes."""
        self.kind_wilds = wilds
        """Wilds before this move."""
        self.laid: list[Card] = []

    @property
    def size(self) -> int:
        """Cards, those of this move included."""
        return self.naturals + self.wilds

    @property
    def kind(self) -> BookKind:
        """The kind of the book that it was before this move."""
        if self.rank == WILD_RANK:
            return "wild"
        return "dirty" if self.kind_wilds else "clean"

    def copy(self) -> "Place":
        """An independent copy."""
        twin = Place(self.rank, self.number, self.naturals, self.wilds, self.closed)
        twin.kind_wilds = self.kind_wilds
        twin.laid = self.laid.copy()
        return twin


class Sketch:
    """What is left of the cards, and the melds with everything laid so far."""

    __slots__ = ("jokers", "left", "naturals", "places", "rules", "threes", "twos")

    def __init__(self, rules: RuleSet, melds: Sequence[Meld], cards: Sequence[Card], threes: str = "") -> None:
        """`threes` are the suits of threes that may be melded now."""
        self.rules = rules
        size = rules.book_size
        self.places = [
            Place(meld.rank, number, meld.naturals, meld.wilds, len(meld.cards) >= size)
            for number, meld in enumerate(melds)
        ]
        self.naturals: dict[str, list[Card]] = {}
        self.jokers: list[Card] = []
        self.twos: list[Card] = []
        self.threes: list[Card] = []
        self.left = len(cards)
        for card in cards:
            rank = card[0]
            if rank == "*":
                self.jokers.append(card)
            elif rank == "2":
                self.twos.append(card)
            elif rank == "3" and card[1] not in threes:
                self.threes.append(card)
            elif rank in self.naturals:
                self.naturals[rank].append(card)
            else:
                self.naturals[rank] = [card]

    def copy(self) -> "Sketch":
        """An independent copy, to try something."""
        twin = Sketch(self.rules, (), ())
        twin.places = [place.copy() for place in self.places]
        twin.naturals = {rank: cards.copy() for rank, cards in self.naturals.items()}
        twin.jokers, twin.twos, twin.threes = self.jokers.copy(), self.twos.copy(), self.threes.copy()
        twin.left = self.left
        return twin

    @property
    def wilds(self) -> int:
        """Wilds still in hand."""
        return len(self.jokers) + len(self.twos)

    def takes_naturals(self, place: Place) -> bool:
        """Whether more naturals of its rank may be laid there."""
        if place.rank == WILD_RANK:
            return False
        return not place.closed or book_takes(self.rules, place.kind, wilds=0)

    def room(self, place: Place) -> int:
        """How many wilds more may be laid there."""
        if place.closed and not book_takes(self.rules, place.kind, wilds=1):
            return 0
        if place.rank == WILD_RANK:
            return self.wilds
        return max(0, wilds_allowed(self.rules, place.naturals) - place.wilds)

    def may_begin(self, rank: str) -> bool:
        """Whether the team may begin a meld of the rank, or of wilds."""
        if rank == WILD_RANK and self.rules.wild_melds == "no":
            return False
        if self.rules.second_meld == "anytime":
            return True
        same = [place for place in self.places if place.rank == rank]
        if not same:
            return True
        full = self.rules.book_size
        return self.rules.second_meld == "after_closing" and all(place.size >= full for place in same)

    def begin(self, rank: str, naturals: int, wilds: int, jokers_first: bool = True) -> Place | None:
        """Begins a meld if that is allowed; None, and nothing changed, otherwise."""
        if naturals + wilds < MELD_SIZE or not self.may_begin(rank) or wilds > self.wilds:
            return None
        if rank != WILD_RANK and wilds > wilds_allowed(self.rules, naturals):
            return None
        place = Place(rank, None, 0, 0, closed=False)
        self.places.append(place)
        if naturals:
            self.add_naturals(place, naturals)
        self.add_wilds(place, wilds, jokers_first)
        return place

    def add_naturals(self, place: Place, count: int) -> None:
        """Lays so many naturals of the place's rank there."""
        cards = self.naturals[place.rank]
        place.laid += cards[:count]
        del cards[:count]
        place.naturals += count
        self.left -= count

    def add_wilds(self, place: Place, count: int, jokers_first: bool = True) -> None:
        """Lays so many wilds there: jokers first, as they cost most when left over, or twos first."""
        for _ in range(count):
            first, second = (self.jokers, self.twos) if jokers_first else (self.twos, self.jokers)
            place.laid.append(first.pop() if first else second.pop())
        place.wilds += count
        self.left -= count

    def take_back(self, place: Place, card: Card) -> None:
        """Takes a card laid in this sketch back into the hand."""
        place.laid.remove(card)
        self.left += 1
        if card[0] == "*":
            self.jokers.append(card)
            place.wilds -= 1
        elif card[0] == "2":
            self.twos.append(card)
            place.wilds -= 1
        else:
            self.naturals.setdefault(card[0], []).append(card)
            place.naturals -= 1

    def groups(self) -> tuple[Group, ...]:
        """The groups laid, those onto melds first: one of them may close a book that lets a second meld begin."""
        return tuple(Group(tuple(place.laid), place.number) for place in self.places if place.laid)
