"""The value of what a lay-down leaves behind: a quick linear model, learned from lay-downs that were played out."""

from typing import Final

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RED_THREE, TWO
from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.hand_features import holding

_SHAPE: Final = (
    "clean_three",
    "clean_four",
    "clean_five",
    "clean_nearly",
    "dirty_three",
    "dirty_four",
    "dirty_five",
    "dirty_nearly",
    "clean_books",
    "dirty_books",
    "lacking_clean",
    "lacking_dirty",
    "table_points",
    "opened",
)
_HELD: Final = (
    "cards",
    "none_left",
    "one_left",
    "two_left",
    "three_left",
    "wilds",
    "points",
    "fitting",
    "pairs",
    "triples",
    "singles",
    "threes",
)
NAMES: Final = (*_SHAPE, *(f"hand_{name}" for name in _HELD), *(f"foot_{name}" for name in _HELD))
"""The features, in order. Each is weighted under each of the circumstances."""

FEATURES: Final = len(NAMES)
CIRCUMSTANCES: Final = ("always", "rivals_in_foot", "partners_in_foot", "turn")


def lay_down_features(position: CountedPosition, seat: int) -> list[float]:
    """The features of a position in which the seat has melded but not yet discarded, in the order of `NAMES`."""
    book, table, hand = position.book, position.tables[seat % position.teams], position.hands[seat]
    size = book.size
    row = [0.0] * FEATURES
    for number in range(len(table.ranks)):
        short = size - table.naturals[number] - table.wilds[number]
        if short > 0:
            row[(4 if table.wilds[number] else 0) + max(0, 4 - short)] += 1.0
    row[8] = table.clean
    row[9] = table.dirty
    row[10] = max(0, book.need_clean - table.clean)
    row[11] = max(0, book.need_dirty - table.dirty)
    row[12] = table.points / 100.0
    row[13] = 1.0 if table.ranks else 0.0
    first = len(_SHAPE) + (len(_HELD) if position.in_foot[seat] else 0)
    held = position.held[seat]
    row[first] = held
    if held < 4:
        row[first + 1 + held] = 1.0
    points, fitting, singles, pairs, triples = holding(hand, book.values, table.at)
    row[first + 5] = hand[TWO] + hand[JOKER]
    row[first + 6] = points / 100.0
    row[first + 7] = fitting
    row[first + 8] = pairs
    row[first + 9] = triples
    row[first + 10] = singles
    row[first + 11] = hand[BLACK_THREE] + hand[RED_THREE]
    return row


def circumstances(position: CountedPosition, seat: int) -> list[float]:
    """What the features are weighted by, in the order of `CIRCUMSTANCES`: the same for all lay-downs of a decision."""
    rivals = mates = rivals_there = mates_there = 0
    for other in range(position.players):
        if (other - seat) % position.teams:
            rivals += 1
            rivals_there += position.in_foot[other]
        elif other != seat:
            mates += 1
            mates_there += position.in_foot[other]
    return [1.0, rivals_there / rivals, mates_there / mates if mates else 0.0, min(position.turns[seat], 15) / 10.0]


class LayDownValue:
    """The model: a weight for every feature under every circumstance."""

    def __init__(self, weights: list[list[float]]) -> None:
        """`weights` by feature, each in the order of `CIRCUMSTANCES`."""
        self.weights = weights

    def of(self, position: CountedPosition, seat: int) -> float:
        """Expected points, comparable only between lay-downs of the same decision."""
        around = circumstances(position, seat)
        total = 0.0
        for value, weights in zip(lay_down_features(position, seat), self.weights, strict=True):
            if value:
                for factor, weight in zip(around, weights, strict=True):
                    total += value * factor * weight
        return total
