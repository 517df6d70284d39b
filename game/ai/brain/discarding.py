"""Which card a player discards, in counts: threes first, then the card least worth keeping."""

from math import exp

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import NEW, CountedPosition
from game.ai.brain.threats import SEVEN, keeps_sevens
from game.ai.brain.tuning import Tuning
from game.rules.ruleset import MELD_SIZE

_WILD_KEPT = 1_000.0
_WILD_STUCK = 30.0
_WORST = 1e9
_WORTHLESS = -1e9


def discarding(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> int:
    """The class of the card least worth keeping. The hand must not be empty."""
    hand = position.hands[seat]
    best, least = _three(position, seat, tuning)
    if least <= _WORTHLESS:
        return best
    natural, worth = _natural(position, seat, tuning, threatened)
    if natural >= 0 and worth <= least:
        best, least = natural, worth
    if hand[TWO] or hand[JOKER]:
        wild = TWO if hand[TWO] else JOKER
        worth = _WILD_STUCK if position.in_foot[seat] and _stuck(position, seat) else _WILD_KEPT
        if best < 0 or worth + position.book.values[wild] < least:
            return wild
    return best if best >= 0 else SEVEN  # only sevens that would otherwise be kept


def _three(position: CountedPosition, seat: int, tuning: Tuning) -> tuple[int, float]:
    """The three to discard first, and what it is worth to keep: nothing unless it may be melded later."""
    hand, book = position.hands[seat], position.book
    values = book.values
    red = 0 if book.lays_red else hand[RED_THREE]  # red ones wait to be laid and can't be discarded
    black = hand[BLACK_THREE]
    if not red and not black:
        return -1, _WORST
    red_first = bool(red) and (not black or values[RED_THREE] >= values[BLACK_THREE])
    if not book.melds_threes:
        if red and (red_first or book.rules.meld_threes == "black_in_foot"):
            return RED_THREE, _WORTHLESS
        if book.rules.meld_threes != "black_in_foot":
            return BLACK_THREE, _WORTHLESS
    kind = RED_THREE if red_first else BLACK_THREE
    worth = tuning.discard_value * values[kind]
    if red + black >= MELD_SIZE:
        worth += tuning.discard_triple
    elif red + black == MELD_SIZE - 1:
        worth += tuning.discard_pair
    if position.tables[seat % position.teams].at[THREE_MELD] != NEW:
        worth += tuning.discard_own_meld
    return kind, worth


def keep_values(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> list[tuple[float, int]]:
    """What every natural rank in the hand is worth to keep, least first: the candidates for a discard."""
    hand = position.hands[seat].copy()
    worths: list[tuple[float, int]] = []
    while True:
        rank, worth = _natural(position, seat, tuning, threatened)
        if rank < 0:
            position.hands[seat] = hand
            return worths
        worths.append((worth, rank))
        trimmed = position.hands[seat].copy()
        trimmed[rank] = 0
        position.hands[seat] = trimmed


def _natural(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> tuple[int, float]:
    """The natural rank least worth keeping, and its worth; -1 if there is none."""
    hand, seen, values = position.hands[seat], position.seen, position.book.values
    teams, tables = position.teams, position.tables
    own = seat % teams
    own_at = tables[own].at
    per_point = tuning.discard_value_threatened if threatened else tuning.discard_value
    gain = min(position.book.take_count, len(position.pile) + 1) - 2
    most = tuning.deny * max(0, gain)
    share = _share(position, seat) if most else 0.0
    pair = tuning.discard_pair_foot if position.in_foot[seat] else tuning.discard_pair
    kept = SEVEN if keeps_sevens(position, seat) else -1
    best, least = -1, _WORST
    for rank in range(RANKS):
        count = hand[rank]
        if not count or rank == kept:
            continue
        keep = per_point * values[rank] + tuning.discard_seen * seen[rank] + tuning.discard_rank * rank
        if count >= 3:
            keep += tuning.discard_triple
        elif count == 2:
            keep += pair
        if own_at[rank] != NEW:
            keep += tuning.discard_own_meld
        if position.book.special[rank]:
            keep += tuning.discard_pair
        for team in range(teams):
            if team != own and tables[team].at[rank] != NEW:
                keep += tuning.discard_rival_meld
                break
        if keep >= least:
            continue
        if most:
            expected = share * max(0, 4 * position.decks - seen[rank] - count)
            if position.book.any_play:
                chance = 1.0 if tables[(seat + 1) % teams].at[rank] != NEW else 1.0 - exp(-expected)
            else:
                chance = 1.0 - exp(-expected) * (1.0 + expected)
            if tuning.deny_discarded != 1 and _has_discarded(position, seat, rank):
                chance *= tuning.deny_discarded
            keep += most * chance
        if keep < least:
            best, least = rank, keep
    return best, least


def _share(position: CountedPosition, seat: int) -> float:
    """The share of the cards unseen by the seat that the next player holds."""
    unknown = position.decks * position.book.deck_size - sum(position.seen) - position.held[seat]
    return position.held[(seat + 1) % position.players] / unknown if unknown > 0 else 0.0


def _has_discarded(position: CountedPosition, seat: int, rank: int) -> bool:
    """Whether the pile shows a card of the rank from the next player; each turn since the last take left one."""
    pile, players = position.pile, position.players
    return rank in pile[len(pile) - players + 1 :: -players] if len(pile) >= players - 1 else False


def _stuck(position: CountedPosition, seat: int) -> bool:
    """Whether the team's open melds and dirty books have less room than there are wilds in this foot."""
    table = position.tables[seat % position.teams]
    hand, size = position.hands[seat], position.book.size
    room = 0
    for number in range(len(table.ranks)):
        if table.wilds[number] or table.naturals[number] < size:
            room += position.room(table, number)
    return hand[TWO] + hand[JOKER] > room
