"""What a position is worth to a team when playing ahead stops: a sum of learned weights, trained by self-play.

It looks at hidden cards too: it is only ever asked about worlds that somebody imagined.
"""

from typing import Final

from game.ai.counts.classes import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO
from game.ai.counts.danger import partners_ready
from game.ai.counts.position import NEW, Position

NAMES: Final = (
    "table_points",
    "book_points",
    "lacking_clean",
    "lacking_dirty",
    "books_ready",
    "all_ready",
    "open_team",
    "clean_three",
    "clean_four",
    "clean_five",
    "clean_nearly",
    "dirty_three",
    "dirty_four",
    "dirty_five",
    "dirty_nearly",
    "seats_in_hand",
    "hand_cards",
    "hand_points",
    "hand_wilds",
    "hand_fitting",
    "hand_pairs",
    "hand_triples",
    "foot_cards",
    "foot_points",
    "foot_wilds",
    "foot_fitting",
    "foot_pairs",
    "foot_triples",
    "foot_few",
    "hidden_points",
    "on_move",
    "threes",
)
"""The features of a team, in order; each has a weight and another that is multiplied with the share of stock left."""

FEATURES: Final = len(NAMES)


def features(position: Position, team: int) -> list[float]:
    """What of the position counts for the team, in the order of `NAMES`."""
    book, table = position.book, position.tables[team]
    size, values = book.size, book.values
    row = [0.0] * FEATURES
    row[0] = table.points / 100.0
    books = 0
    for number in range(len(table.ranks)):
        lying = table.naturals[number] + table.wilds[number]
        if lying >= size:
            books += book.book_worth(table.ranks[number], table.naturals[number], table.wilds[number])
        else:
            short = size - lying
            row[(7 if not table.wilds[number] else 11) + (0 if short >= 4 else 4 - short)] += 1.0
    row[1] = books / 100.0
    lacking_clean = max(0, book.need_clean - table.clean)
    lacking_dirty = max(0, book.need_dirty - table.dirty)
    row[2] = lacking_clean
    row[3] = lacking_dirty
    if not lacking_clean and not lacking_dirty:
        row[4] = 1.0
    row[6] = 1.0 if table.ranks else 0.0
    at = table.at
    fewest = 99
    for seat in range(team, position.players, position.teams):
        hand = position.hands[seat]
        first = 22 if position.in_foot[seat] else 16
        points = hand[TWO] * values[TWO] + hand[JOKER] * values[JOKER]
        fitting = pairs = triples = 0
        for rank in range(RANKS):
            count = hand[rank]
            if count:
                points += count * values[rank]
                if at[rank] != NEW:
                    fitting += count
                elif count == 2:
                    pairs += 1
                elif count > 2:
                    triples += 1
        row[first] += position.held[seat]
        row[first + 1] += points / 100.0
        row[first + 2] += hand[TWO] + hand[JOKER]
        row[first + 3] += fitting
        row[first + 4] += pairs
        row[first + 5] += triples
        threes = hand[RED_THREE] * values[RED_THREE] + hand[BLACK_THREE] * values[BLACK_THREE]
        if position.in_foot[seat]:
            fewest = min(fewest, position.held[seat])
        else:
            row[15] += 1.0
            hidden = 0
            for kind, count in enumerate(position.feet[seat]):
                hidden += count * values[kind]
            row[29] += hidden / 100.0
        row[31] += threes / 100.0
    if fewest < 4:
        row[28] = 4.0 - fewest
    if row[4] and fewest < 99 and partners_ready(position, team):
        row[5] = 1.0
    if position.turn % position.teams == team:
        row[30] = 1.0
    return row


class StateValue:
    """Expected points of a team's round by which it will be ahead of another's, up to a constant of both."""

    def __init__(self, plain: list[float], stock: list[float]) -> None:
        """Weights by feature, and those that count in proportion to the stock that is left."""
        self.plain = plain
        self.stock = stock

    def of_team(self, position: Position, team: int) -> float:
        """The team's part."""
        share = position.stock / (30.0 * position.players)
        total = 0.0
        row = features(position, team)
        plain, stock = self.plain, self.stock
        for index in range(FEATURES):
            if row[index]:
                total += row[index] * (plain[index] + share * stock[index])
        return total

    def lead(self, position: Position, team: int) -> float:
        """Points by which the team will be ahead of the mean of the others, in expectation."""
        others = 0.0
        for other in range(position.teams):
            if other != team:
                others += self.of_team(position, other)
        return self.of_team(position, team) - others / (position.teams - 1)


def final_lead(position: Position, team: int) -> float:
    """The same of a round that has ended, exactly."""
    scores = position.scores()
    others = sum(scores) - scores[team]
    return scores[team] - others / (position.teams - 1)
