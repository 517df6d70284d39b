"""What a position is worth to a team when playing ahead stops: a sum of learned weights, trained by playing on.

It uses hidden cards too, because it only ever sees imagined worlds.
"""

from collections.abc import Sequence
from operator import add
from typing import Final

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO, WILD_MELD
from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.hand_features import holding
from game.ai.brain.threats import partners_ready

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
    "clean_in_hand",
    "clean_in_foot",
    "dirty_in_hand",
    "seats_in_hand",
    "hand_cards",
    "hand_points",
    "hand_wilds",
    "hand_fitting",
    "hand_pairs",
    "hand_triples",
    "hand_stray",
    "foot_cards",
    "foot_points",
    "foot_wilds",
    "foot_fitting",
    "foot_pairs",
    "foot_triples",
    "foot_stray",
    "hidden_points",
    "hidden_wilds",
    "hidden_fitting",
    "hidden_stray",
    "on_move",
    "threes",
)
"""The features of a team, in order. Books "in hand" need only cards that the team plays from, those "in foot" also
cards of a foot not yet taken up; stray cards neither fit a meld nor begin one.
"""

FEATURES: Final = len(NAMES)

CIRCUMSTANCES: Final = ("always", "stock", "own_in_hand", "rivals_in_hand")
"""What every feature is weighted by: 1, the share of the stock left, the shares of players still in the hand."""

_CARDS_PER_SEAT: Final = 30.0
"""About how many stock cards there are per player at the start."""


def features(position: CountedPosition, team: int) -> list[float]:
    """The team's features of the position, in the order of `NAMES`."""
    book, table = position.book, position.tables[team]
    row = [0.0] * FEATURES
    row[0] = table.points / 100.0
    row[2] = max(0, book.need_clean - table.clean)
    row[3] = max(0, book.need_dirty - table.dirty)
    if not row[2] and not row[3]:
        row[4] = 1.0
    row[6] = 1.0 if table.ranks else 0.0
    hands, feet = [], []
    for seat in range(team, position.players, position.teams):
        hands.append(position.hands[seat])
        if position.in_foot[seat]:
            _add_hand(row, 26, position, seat, table.at)
        else:
            row[18] += 1.0
            _add_hand(row, 19, position, seat, table.at)
            foot = position.feet[seat]
            if position.tails_size and position.tails_size[seat]:
                foot = list(map(add, foot, position.tails[seat]))
            feet.append(foot)
            _add_foot(row, foot, book.values, table.at)
    _add_melds(row, position, team, hands, feet)
    if row[4] and len(feet) < len(hands) and partners_ready(position, team):
        row[5] = 1.0
    if position.turn % position.teams == team:
        row[37] = 1.0
    return row


def _add_hand(row: list[float], first: int, position: CountedPosition, seat: int, at: list[int]) -> None:
    """Add seven features of the stack that a seat plays from, starting at `first`, and its threes."""
    hand, values = position.hands[seat], position.book.values
    wilds = hand[TWO] + hand[JOKER]
    points, fitting, singles, pairs, triples = holding(hand, values, at)
    row[first] += position.held[seat]
    row[first + 1] += points / 100.0
    row[first + 2] += wilds
    row[first + 3] += fitting
    row[first + 4] += pairs
    row[first + 5] += triples
    black, red = hand[BLACK_THREE], hand[RED_THREE]
    # Each wild makes a meld of a pair; those left over are half a burden.
    row[first + 6] += singles + black + red + (2 * (pairs - wilds) if pairs > wilds else 0.5 * (wilds - pairs))
    row[38] += (red * values[RED_THREE] + black * values[BLACK_THREE]) / 100.0


def _add_foot(row: list[float], foot: Sequence[int], values: list[int], at: list[int]) -> None:
    """Add a foot that has not been taken up."""
    wilds = foot[TWO] + foot[JOKER]
    black, red = foot[BLACK_THREE], foot[RED_THREE]
    points, fitting, singles, pairs, _ = holding(foot, values, at)
    row[33] += (points + black * values[BLACK_THREE] + red * values[RED_THREE]) / 100.0
    row[34] += wilds
    row[35] += fitting
    row[36] += singles + black + red + 2 * max(0, pairs - wilds)


def _add_melds(
    row: list[float], position: CountedPosition, team: int, hands: list[list[int]], feet: list[list[int]]
) -> None:
    """Add books, and open melds by what they lack and by what the team holds for them."""
    book, table = position.book, position.tables[team]
    size, books, wilds = book.size, 0, 0
    for hand in hands:
        wilds += hand[TWO] + hand[JOKER]
    for number, rank in enumerate(table.ranks):
        naturals, wild = table.naturals[number], table.wilds[number]
        short = size - naturals - wild
        if short <= 0:
            books += book.book_worth(rank, naturals, wild)
            continue
        same = 0
        if rank < RANKS:
            for hand in hands:
                same += hand[rank]
        if same + (wilds if rank == WILD_MELD else 0) < short:
            books -= book.unfinished[rank]
        step = max(0, 4 - short)
        if wild:
            row[11 + step] += 1.0
            if rank < RANKS and same + min(wilds, book.limit[naturals + same] - wild) >= short:
                row[17] += 1.0
        else:
            row[7 + step] += 1.0
            if same >= short:
                row[15] += 1.0
            elif rank < RANKS:
                for foot in feet:
                    same += foot[rank]
                if same >= short:
                    row[16] += 1.0
    row[1] = books / 100.0


def circumstances(position: CountedPosition, team: int) -> tuple[float, float, float, float]:
    """What the team's features are weighted by, in the order of `CIRCUMSTANCES`."""
    own = rivals = own_in_hand = rivals_in_hand = 0
    for seat, in_foot in enumerate(position.in_foot):
        if seat % position.teams == team:
            own += 1
            own_in_hand += not in_foot
        else:
            rivals += 1
            rivals_in_hand += not in_foot
    return 1.0, position.stock / (_CARDS_PER_SEAT * position.players), own_in_hand / own, rivals_in_hand / rivals


COSTS: Final = 0.5
"""Roughly the share of the points now held that is still held when a round ends, if only losers score."""


class StateValue:
    """Expected points of a team's round relative to another's, up to a constant common to both."""

    def __init__(self, weights: list[list[float]]) -> None:
        """`weights` by feature, each in the order of `CIRCUMSTANCES`."""
        self.weights = weights
        self._stock = [weight[1] for weight in weights]
        self._others: dict[tuple[float, float], list[float]] = {}
        """The sum of the other weights, by the shares of players in the hand: there are few combinations."""

    def of_team(self, position: CountedPosition, team: int) -> float:
        """The team's part; if only losers score, what the cards it holds are expected to cost."""
        if position.book.rules.winner_takes:
            return -COSTS * position.points_held()[team]
        _, share, own, rivals = circumstances(position, team)
        plain = self._others.get((own, rivals))
        if plain is None:
            plain = [weight[0] + own * weight[2] + rivals * weight[3] for weight in self.weights]
            self._others[own, rivals] = plain
        stock = self._stock
        total = 0.0
        for index, value in enumerate(features(position, team)):
            if value:
                total += value * (plain[index] + share * stock[index])
        return total

    def lead(self, position: CountedPosition, team: int) -> float:
        """Expected points by which the team will be ahead of the mean of the others."""
        others = 0.0
        for other in range(position.teams):
            if other != team:
                others += self.of_team(position, other)
        return self.of_team(position, team) - others / (position.teams - 1)


def final_lead(position: CountedPosition, team: int) -> float:
    """Points by which the team is ahead of the mean of the others in a round that has ended; exact."""
    scores = position.scores()
    return scores[team] - (sum(scores) - scores[team]) / (position.teams - 1)
