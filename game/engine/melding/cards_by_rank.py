"""Cards by what they can do: naturals by rank, jokers, twos, threes. Searches count these; actual faces come last."""

from collections.abc import Iterable

from msgspec import Struct

from game.cards import Card, Rank, rank_of


class CardsByRank(Struct, frozen=True):
    """Cards sorted into classes; within a class they differ only in the pile they end up on."""

    naturals: dict[Rank, list[Card]]
    """Only ranks that are held: 4..A, plus 3 if threes may be melded."""
    jokers: list[Card]
    twos: list[Card]
    threes: list[Card]

    @property
    def wilds(self) -> int:
        """How many wilds there are."""
        return len(self.jokers) + len(self.twos)


def cards_by_rank(cards: Iterable[Card], threes_melded: str = "") -> CardsByRank:
    """The cards by class, in the given order; threes of the suits that may be melded count as naturals."""
    naturals: dict[Rank, list[Card]] = {}
    jokers: list[Card] = []
    twos: list[Card] = []
    threes: list[Card] = []
    for card in cards:
        rank = rank_of(card)
        if rank == "*":
            jokers.append(card)
        elif rank == "2":
            twos.append(card)
        elif rank == "3" and card[1] not in threes_melded:
            threes.append(card)
        else:
            naturals.setdefault(rank, []).append(card)
    return CardsByRank(naturals, jokers, twos, threes)
