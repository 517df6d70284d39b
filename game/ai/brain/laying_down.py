"""What a player melds once the team has opened, in counts: naturals, dirty melds on purpose, emptied hands."""

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition, Melds
from game.ai.brain.discarding import discarding
from game.ai.brain.meld_plays import (
    begin_dirty,
    complete_dirty,
    complete_with_naturals,
    lay_naturals,
    lay_wild_meld,
    lay_wilds,
)
from game.ai.brain.rulebook import DIRTY
from game.ai.brain.threats import rival_in_foot
from game.ai.brain.tuning import Tuning
from game.rules.ruleset import MELD_SIZE

_HOARD = 3
"""From this many wilds in a hand on, they are no longer saved for emptying it while a partner is in the foot."""

_NO_LIMIT = 1_000


def lay_down(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> None:
    """Meld what is worth melding now; in the foot enough cards are kept to end the turn without going out."""
    in_foot = position.in_foot[seat]
    table = position.tables[seat % position.teams]
    keeps = position.must_keep(seat)
    if not keeps:
        _empty(position, table, seat, tuning)
    budget = position.held[seat] - keeps if keeps else _NO_LIMIT
    if budget <= 0:
        return
    hand = position.hands[seat]
    spared = _to_discard(position, table, seat) if in_foot else NOBODY
    if spared == NOBODY:
        _lay_wanted(position, table, seat, tuning, threatened, budget)
    else:
        hand[spared] -= 1
        _lay_wanted(position, table, seat, tuning, threatened, budget)
        hand[spared] += 1
    wilds = hand[TWO] + hand[JOKER]
    if wilds and discarding(position, seat, tuning, threatened) in (TWO, JOKER):
        _spread(position, table, seat, min(wilds, position.held[seat] - max(1, keeps)), tuning)


def _begin_from(position: CountedPosition, table: Melds, seat: int, tuning: Tuning, threatened: bool) -> float:
    """How many wild cards a seat must hold to begin a dirty meld with one."""
    wilds = tuning.begin_wilds_foot if position.in_foot[seat] else tuning.begin_wilds_hand
    wilds += max(0, sum(map(bool, table.wilds)) - position.book.aim_dirty) * tuning.begin_spare_dirty
    if tuning.begin_rival_foot and rival_in_foot(position, seat):
        wilds += tuning.begin_rival_foot
    return min(wilds, 0.0) if threatened else wilds


def _lay_wanted(
    position: CountedPosition, table: Melds, seat: int, tuning: Tuning, threatened: bool, budget: int
) -> None:
    """Meld what is worth melding from the hand, at most `budget` cards."""
    in_foot = position.in_foot[seat]
    if threatened and tuning.last_turn > 0:
        _lay_all(position, table, seat, budget)
        return
    if tuning.complete_gap >= 1:
        budget = complete_with_naturals(position, table, seat, budget, tuning.complete_gap)
    keep_pair = not threatened and _keeps_pairs(position, seat, tuning)
    budget = lay_naturals(position, table, seat, budget, keep_pair)
    hand = position.hands[seat]
    if not hand[TWO] and not hand[JOKER]:
        return
    book = position.book
    if book.wild_melds:
        budget = lay_wild_meld(position, table, seat, budget)
    if table.wild_books < book.need_wild:
        return
    if book.rules.foot_when == "first_book" and not in_foot:
        budget = _complete_first_book(position, table, seat, budget, tuning.first_book_wilds)
    budget = begin_dirty(position, table, seat, budget, _begin_from(position, table, seat, tuning, threatened))
    wilds = hand[TWO] + hand[JOKER]
    gap = tuning.gap_foot if in_foot else tuning.gap_hand
    if wilds >= _HOARD and not in_foot and _partner_in_foot(position, seat):
        gap = max(gap, wilds)
    budget = complete_dirty(position, table, seat, budget, gap)
    if in_foot:
        if table.dirty < book.aim_dirty:
            budget = _dirty_a_clean(position, table, seat, budget)
        free = threatened or hand[TWO] + hand[JOKER] >= tuning.spend_from
        _feed(position, table, seat, budget, _NO_LIMIT if free else tuning.feed_foot)


def _complete_first_book(position: CountedPosition, table: Melds, seat: int, budget: int, most: float) -> int:
    """Add at most `most` wilds to the meld closest to a book, clean or not: the book gets the foot."""
    hand, size = position.hands[seat], position.book.size
    wilds = min(hand[TWO] + hand[JOKER], budget, int(most))
    best, least = NEW, wilds + 1
    for number in range(len(table.ranks)):
        gap = size - table.naturals[number] - table.wilds[number]
        if table.naturals[number] and 0 < gap < least and gap <= position.room(table, number):
            best, least = number, gap
    if best == NEW:
        return budget
    return budget - lay_wilds(position, seat, best, table.ranks[best], least)


def _keeps_pairs(position: CountedPosition, seat: int, tuning: Tuning) -> bool:
    """Whether the pile is large enough to keep pairs for it, and there is enough time to take it."""
    if len(position.pile) < tuning.keep_pair_pile:
        return False
    lap = position.book.draw * position.players
    return position.stock >= tuning.keep_pair_laps * lap or not rival_in_foot(position, seat)


def _partner_in_foot(position: CountedPosition, seat: int) -> bool:
    """Whether a teammate plays the foot."""
    return any(
        position.in_foot[mate] and mate != seat
        for mate in range(seat % position.teams, position.players, position.teams)
    )


def _to_discard(position: CountedPosition, table: Melds, seat: int) -> int:
    """The natural that a foot keeps to end the turn, so that no wild must be discarded once everything else is laid; or
    NOBODY.

    It is the cheapest one that no book needs. In a team it is kept only if a dirty meld can take the wilds.
    """
    hand, size = position.hands[seat], position.book.size
    if hand[TWO] + hand[JOKER] < 2 or hand[RED_THREE] or hand[BLACK_THREE]:
        return NOBODY
    if position.teams < position.players and not any(
        table.wilds[number] and table.naturals[number] and position.room(table, number) > 0
        for number in range(len(table.ranks))
    ):
        return NOBODY
    spared = NOBODY
    for rank in range(RANKS):
        count = hand[rank]
        if not count:
            continue
        number = table.at[rank]
        if number == NEW or not position.takes_naturals(table, number):
            if count < MELD_SIZE or not position.may_begin(table, rank):
                return NOBODY
            if count in (MELD_SIZE, size):
                continue
        elif table.naturals[number] + table.wilds[number] + count == size:
            continue
        if spared == NOBODY:
            spared = rank
    return spared


def _lay_all(position: CountedPosition, table: Melds, seat: int, budget: int) -> None:
    """Meld all that the budget allows, because melded points count and held cards cost: naturals, then wilds where they
    earn most.

    A wild earns most where the fewest of them complete a book, then with a pair, then anywhere except on a clean book.
    """
    hand, book = position.hands[seat], position.book
    size = book.size
    budget = complete_with_naturals(position, table, seat, budget, size)
    budget = lay_naturals(position, table, seat, budget, keep_pair=False)
    if book.wild_melds:
        budget = lay_wild_meld(position, table, seat, budget)
    for gap in range(1, size):
        for number in range(len(table.ranks)):
            if gap > hand[TWO] + hand[JOKER] or gap > budget:
                break
            lying = table.naturals[number] + table.wilds[number]
            if table.naturals[number] and size - lying == gap and gap <= position.room(table, number):
                budget -= lay_wilds(position, seat, number, table.ranks[number], gap)
    budget = begin_dirty(position, table, seat, budget, 0.0)
    for number in range(len(table.ranks)):
        naturals, wilds = table.naturals[number], table.wilds[number]
        if naturals and (wilds or naturals < size):
            budget -= _lay_room(position, table, seat, number, min(hand[TWO] + hand[JOKER], budget))


def _dirty_a_clean(position: CountedPosition, table: Melds, seat: int, budget: int) -> int:
    """Make one clean meld dirty if a dirty book is needed and no dirty meld could become one."""
    book, hand = position.book, position.hands[seat]
    size = book.size
    smallest, cleans = NEW, 0
    for number in range(len(table.ranks)):
        lying = table.naturals[number] + table.wilds[number]
        if lying >= size:
            continue
        if table.wilds[number]:
            return budget
        cleans += 1
        if smallest == NEW or lying < table.naturals[smallest]:
            smallest = number
    if smallest == NEW or cleans <= book.need_clean - table.clean:
        return budget
    most = min(hand[TWO] + hand[JOKER], budget, size - table.naturals[smallest])
    return budget - _lay_room(position, table, seat, smallest, most)


def _feed(position: CountedPosition, table: Melds, seat: int, budget: int, short_by: float) -> None:
    """Add wilds to open dirty melds, the fullest first, if that leaves them short by no more than `short_by`."""
    hand, size = position.hands[seat], position.book.size
    while wilds := min(hand[TWO] + hand[JOKER], budget):
        best, fullest = NEW, 0
        for number in range(len(table.ranks)):
            lying = table.naturals[number] + table.wilds[number]
            if table.wilds[number] and fullest < lying < size and table.naturals[number]:
                room = position.room(table, number)
                if room > 0 and size - lying - min(wilds, room) <= short_by:
                    best, fullest = number, lying
        if best == NEW:
            break
        budget -= _lay_room(position, table, seat, best, min(wilds, size - fullest))
    if short_by < _NO_LIMIT:
        return
    for number in range(len(table.ranks)):
        lying = table.naturals[number] + table.wilds[number]
        if table.wilds[number] and lying >= size and table.naturals[number]:
            budget -= _lay_room(position, table, seat, number, min(hand[TWO] + hand[JOKER], budget))


def _empty(position: CountedPosition, table: Melds, seat: int, tuning: Tuning) -> None:
    """Lay everything if there is room for all but at most `dump_left` cards, none of them wild; otherwise nothing."""
    hand, book = position.hands[seat], position.book
    most = int(tuning.dump_left)
    stray = hand[BLACK_THREE] + hand[RED_THREE]
    threes = position.meldable_threes(seat)
    if position.threes_begin(table, seat, threes) or (threes and table.at[THREE_MELD] != NEW):
        stray -= threes
    if stray > most:
        return
    wilds = hand[TWO] + hand[JOKER]
    pairs = 0
    for rank in range(RANKS):
        count = hand[rank]
        if not count:
            continue
        number = table.at[rank]
        if number != NEW and position.takes_naturals(table, number):
            continue
        if count >= book.least_new[rank] and (number == NEW or position.may_begin(table, rank)):
            continue
        begins = book.pair_begins[rank] and (number == NEW or position.may_begin(table, rank))
        if count == 2 and wilds > pairs and begins:
            pairs += 1
            continue
        stray += count
        if stray > most:
            return
    spare = wilds - pairs
    if pairs + spare > tuning.dump_wilds:
        return
    if spare and not _has_room(position, table, seat, spare, pairs, tuning):
        return
    lay_naturals(position, table, seat, _NO_LIMIT, keep_pair=False)
    begin_dirty(position, table, seat, _NO_LIMIT, 0.0)
    complete_dirty(position, table, seat, _NO_LIMIT, book.size)
    _spread(position, table, seat, hand[TWO] + hand[JOKER], tuning)


def _has_room(position: CountedPosition, table: Melds, seat: int, wanted: int, pairs: int, tuning: Tuning) -> bool:
    """Whether `wanted` wilds find room once all naturals and `pairs` pairs with a wild are laid."""
    hand, book = position.hands[seat], position.book
    size, room = book.size, pairs * (book.limit[2] - 1)
    for rank in range(RANKS):
        if hand[rank] >= MELD_SIZE and table.at[rank] == NEW and hand[rank] <= tuning.dump_spoil:
            room += book.limit[hand[rank]]
    for number, rank in enumerate(table.ranks):
        naturals, wilds = table.naturals[number], table.wilds[number]
        if rank < RANKS and table.at[rank] == number:
            naturals += hand[rank]
        if naturals + wilds >= size:
            if wilds and naturals and book.book_wilds[DIRTY]:
                room += max(0, book.limit[naturals] - wilds)
        elif naturals and (wilds or naturals <= tuning.dump_spoil):
            room += max(0, book.limit[naturals] - wilds)
    return room >= wanted


def _spread(position: CountedPosition, table: Melds, seat: int, count: int, tuning: Tuning) -> None:
    """Lay `count` wilds wherever there is room: dirty melds up to a book, dirty books, then small clean melds.

    The fullest dirty melds come first, and the smallest clean ones: there a wild spoils least.
    """
    size = position.book.size
    fullest = sorted(
        (-table.naturals[number] - table.wilds[number], number)
        for number in range(len(table.ranks))
        if table.naturals[number]
    )
    for most in (size, _NO_LIMIT):
        for lying, number in fullest:
            if table.wilds[number]:
                count -= _lay_room(position, table, seat, number, min(count, most + lying))
    for _, number in reversed(fullest):
        if not table.wilds[number] and table.naturals[number] <= min(size - 1, tuning.dump_spoil):
            count -= _lay_room(position, table, seat, number, count)


def _lay_room(position: CountedPosition, table: Melds, seat: int, number: int, most: int) -> int:
    """Lay at most `most` wilds on the meld, as many as fit; return how many."""
    here = min(most, position.room(table, number))
    return lay_wilds(position, seat, number, table.ranks[number], here) if here > 0 else 0
