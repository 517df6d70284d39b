"""A team's first melds of a round, in counts: natural melds first, then no more wilds than the minimum requires."""

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO, WILD_MELD
from game.ai.brain.counted_position import NEW, CountedPosition, Lay
from game.ai.brain.rulebook import Rulebook
from game.ai.brain.tuning import Tuning

NONE: list[Lay] = []


def opening(
    position: CountedPosition, seat: int, most_wilds: int, upcard: int = -1, natural_pair: bool = True
) -> list[Lay]:
    """New melds that reach the team's minimum with as few wilds as possible, at most `most_wilds`; empty if there are
    none.

    An `upcard` must already be in the hand and be played: a natural in its meld, with a `natural_pair` or otherwise
    with one more and a wild; a wild in any meld.
    """
    book = position.book
    need = position.minimum[seat % position.teams]
    hand, values = position.hands[seat], book.values
    triples, pairs = _begun_by_naturals(book, hand)
    points = sum(hand[rank] * values[rank] for rank in triples)
    if book.book_opens and any(hand[rank] >= book.size for rank in triples):
        need = 0
    jokers, twos = hand[JOKER], hand[TWO]
    if 0 <= upcard < RANKS and not book.begins_well(upcard, hand[upcard]):
        return NONE
    fewest = 0
    if upcard >= TWO:
        fewest = 1
    elif upcard >= 0 and hand[upcard] < book.least_new[upcard]:
        if natural_pair or upcard not in pairs:
            return NONE
        pairs.remove(upcard)
        pairs.insert(0, upcard)
        fewest = 1
    most = min(jokers + twos, most_wilds)
    for wilds in range(fewest, most + 1):
        naturals = points + 2 * sum(values[rank] for rank in pairs[:wilds])
        if naturals + wilds * values[JOKER] < need:
            continue
        for with_jokers in range(max(0, wilds - twos), min(jokers, wilds) + 1):
            if (upcard == JOKER and not with_jokers) or (upcard == TWO and with_jokers == wilds):
                continue
            if naturals + with_jokers * values[JOKER] + (wilds - with_jokers) * values[TWO] >= need:
                lays = _placed(position, hand, triples, pairs, with_jokers, wilds - with_jokers)
                if lays:
                    return lays
    has_wild_meld = book.wild_melds and upcard < 0 and jokers + twos >= book.least_new[WILD_MELD] and most >= 3
    if has_wild_meld and book.begins_well(WILD_MELD, jokers + twos):
        wild_points = points + jokers * values[JOKER] + twos * values[TWO]
        if wild_points >= need and (triples or not book.rules.open_natural):
            return [(NEW, rank, hand[rank], 0, 0) for rank in triples] + [(NEW, WILD_MELD, 0, jokers, twos)]
    return NONE


def _begun_by_naturals(book: Rulebook, hand: list[int]) -> tuple[list[int], list[int]]:
    """Ranks of which the hand alone can start a meld, and those of which a pair can with a wild, the most valuable
    first.
    """
    triples: list[int] = []
    pairs: list[int] = []
    for rank in range(RANKS - 1, -1, -1):
        count = hand[rank]
        if not book.begins_well(rank, count):
            continue
        if count >= book.least_new[rank]:
            triples.append(rank)
        elif count == 2 and book.pair_begins[rank]:
            pairs.append(rank)
    return triples, pairs


def _placed(
    position: CountedPosition, hand: list[int], triples: list[int], pairs: list[int], jokers: int, twos: int
) -> list[Lay]:
    """The melds with exactly these wilds: one with each pair, then wherever there is room; NONE without room."""
    limit = position.book.limit
    used = pairs[: jokers + twos]
    ranks = used + triples
    wilds = [1] * len(used) + [0] * len(triples)
    extra = jokers + twos - len(used)
    for index, rank in enumerate(ranks):
        more = min(extra, limit[hand[rank]] - wilds[index])
        wilds[index] += more
        extra -= more
    if extra:
        return NONE
    lays = []
    for index, rank in enumerate(ranks):
        with_jokers = min(jokers, wilds[index])
        jokers -= with_jokers
        lays.append((NEW, rank, hand[rank], with_jokers, wilds[index] - with_jokers))
    if position.book.rules.open_natural and all(jokers + twos for _, _, _, jokers, twos in lays):
        return NONE
    return lays


def whole_hand(position: CountedPosition, seat: int) -> list[Lay]:
    """New melds that use up the hand, if that needs no minimum; empty if there are none."""
    book, hand = position.book, position.hands[seat]
    if not book.rules.open_waived or position.must_keep(seat) or hand[BLACK_THREE] or hand[RED_THREE]:
        return NONE
    pairs, larger = [], []
    for rank in range(RANKS - 1, -1, -1):
        if hand[rank] >= book.least_new[rank]:
            larger.append(rank)
        elif hand[rank] == 2 and book.pair_begins[rank]:
            pairs.append(rank)
        elif hand[rank]:
            return NONE
    if len(pairs) > hand[JOKER] + hand[TWO] or not (pairs or larger):
        return NONE
    return _placed(position, hand, larger, pairs, hand[JOKER], hand[TWO])


def wilds_allowed_to_open(position: CountedPosition, seat: int, tuning: Tuning, extra: float = 0.0) -> int:
    """How many wilds the seat would spend on an opening now: more the longer it has waited."""
    own = seat % position.teams
    allowed = tuning.open_wilds + extra + tuning.open_wilds_turn * position.turns[seat]
    for team in range(position.teams):
        if team != own and position.tables[team].ranks:
            allowed += tuning.open_wilds_rival
            break
    return max(0, int(allowed))
