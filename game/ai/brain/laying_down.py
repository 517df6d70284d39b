"""What a player lays down once the team is open, in counts: naturals, dirty melds on purpose, hands emptied."""

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.meld_plays import (
    begin_dirty,
    complete_dirty,
    complete_with_naturals,
    lay_naturals,
    lay_wild_meld,
    lay_wilds,
)
from game.ai.brain.position import NEW, CountedPosition, Melds
from game.ai.brain.threats import rival_in_foot
from game.ai.brain.tuning import Tuning
from game.rules.meld_limits import MELD_SIZE

KEPT_IN_FOOT = 2
"""Cards of the foot that stay with a player who does not go out: one to discard, one to hold."""

_NO_LIMIT = 1_000


def lay_down(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> None:
    """Lays what is worth laying now; the cards of a foot are left so many that the turn can end without going out."""
    in_foot = position.in_foot[seat]
    table = position.tables[seat % position.teams]
    if not in_foot and _empties(position, table, seat, tuning):
        return
    budget = position.held[seat] - KEPT_IN_FOOT if in_foot else _NO_LIMIT
    if budget <= 0:
        return
    if threatened and tuning.last_turn > 0:
        _lay_all(position, table, seat, budget)
        return
    if tuning.complete_gap >= 1:
        budget = complete_with_naturals(position, table, seat, budget, tuning.complete_gap)
    keep_pair = not threatened and len(position.pile) >= tuning.keep_pair_pile
    budget = lay_naturals(position, table, seat, budget, keep_pair)
    hand = position.hands[seat]
    if not hand[TWO] and not hand[JOKER]:
        return
    book = position.book
    if book.wild_melds:
        budget = lay_wild_meld(position, table, seat, budget)
    if book.need_wild and not table.wild_books:
        return
    begin_from = tuning.begin_wilds_foot if in_foot else tuning.begin_wilds_hand
    spare = sum(map(bool, table.wilds)) - book.aim_dirty
    if spare > 0:
        begin_from += spare * tuning.begin_spare_dirty
    if tuning.begin_rival_foot and rival_in_foot(position, seat):
        begin_from += tuning.begin_rival_foot
    if threatened:
        begin_from = min(begin_from, 0.0)
    budget = begin_dirty(position, table, seat, budget, begin_from)
    wilds = hand[TWO] + hand[JOKER]
    if not wilds or budget <= 0:
        return
    gap = tuning.gap_foot if in_foot else tuning.gap_hand
    if gap > 0:
        budget = complete_dirty(position, table, seat, budget, gap)
    if in_foot:
        if table.dirty < book.aim_dirty:
            budget = _dirty_a_clean(position, table, seat, budget)
        free = threatened or hand[TWO] + hand[JOKER] >= tuning.spend_from
        _feed(position, table, seat, budget, _NO_LIMIT if free else tuning.feed_foot)


def _lay_all(position: CountedPosition, table: Melds, seat: int, budget: int) -> None:
    """All that the budget lets, as points laid count and cards held cost: naturals, then wilds where they earn most.

    A wild earns most where the fewest of them make a book, then with a pair, then anywhere but on a clean book.
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
                lay_wilds(position, seat, number, table.ranks[number], gap)
                budget -= gap
    budget = begin_dirty(position, table, seat, budget, 0.0)
    for number in range(len(table.ranks)):
        naturals, wilds = table.naturals[number], table.wilds[number]
        if naturals and (wilds or naturals < size):
            count = min(hand[TWO] + hand[JOKER], budget, position.room(table, number))
            if count > 0:
                lay_wilds(position, seat, number, table.ranks[number], count)
                budget -= count


def _dirty_a_clean(position: CountedPosition, table: Melds, seat: int, budget: int) -> int:
    """Makes one clean meld dirty when a dirty book is lacking and no dirty meld is there to become one."""
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
    count = min(hand[TWO] + hand[JOKER], budget, position.room(table, smallest), size - table.naturals[smallest])
    if count > 0:
        lay_wilds(position, seat, smallest, table.ranks[smallest], count)
        budget -= count
    return budget


def _feed(position: CountedPosition, table: Melds, seat: int, budget: int, short_by: float) -> None:
    """Wilds onto open dirty melds, the fullest first, where that leaves them short by no more than `short_by`."""
    hand, size = position.hands[seat], position.book.size
    while budget > 0:
        wilds = min(hand[TWO] + hand[JOKER], budget)
        best, fullest = NEW, 0
        for number in range(len(table.ranks)):
            lying = table.naturals[number] + table.wilds[number]
            if table.wilds[number] and fullest < lying < size and table.naturals[number]:
                room = position.room(table, number)
                if room > 0 and size - lying - min(wilds, room) <= short_by:
                    best, fullest = number, lying
        if best == NEW or not wilds:
            break
        count = min(wilds, position.room(table, best), size - fullest)
        lay_wilds(position, seat, best, table.ranks[best], count)
        budget -= count
    if short_by < _NO_LIMIT:
        return
    for number in range(len(table.ranks)):
        wilds = min(hand[TWO] + hand[JOKER], budget)
        if wilds <= 0:
            return
        lying = table.naturals[number] + table.wilds[number]
        if table.wilds[number] and lying >= size and table.naturals[number]:
            count = min(wilds, position.room(table, number))
            if count > 0:
                lay_wilds(position, seat, number, table.ranks[number], count)
                budget -= count


def _empties(position: CountedPosition, table: Melds, seat: int, tuning: Tuning) -> bool:
    """Lays everything if that leaves no more than `dump_left` cards in the hand, no wild among them; else nothing."""
    hand, book = position.hands[seat], position.book
    most = int(tuning.dump_left)
    stray = hand[BLACK_THREE] + hand[RED_THREE]
    threes = position.meldable_threes(seat)
    if threes >= MELD_SIZE or (threes and table.at[THREE_MELD] != NEW):
        stray -= threes
    if stray > most:
        return False
    wilds = hand[TWO] + hand[JOKER]
    pairs = 0
    for rank in range(RANKS):
        count = hand[rank]
        if not count:
            continue
        number = table.at[rank]
        if number != NEW and position.takes_naturals(table, number):
            continue
        if count >= MELD_SIZE and (number == NEW or position.may_begin(table, rank)):
            continue
        if count == 2 and wilds > pairs and book.limit[2] and (number == NEW or position.may_begin(table, rank)):
            pairs += 1
            continue
        stray += count
        if stray > most:
            return False
    spare = wilds - pairs
    if pairs + spare > tuning.dump_wilds:
        return False
    if spare and not _has_room(position, table, seat, spare, pairs, tuning):
        return False
    lay_naturals(position, table, seat, _NO_LIMIT, keep_pair=False)
    begin_dirty(position, table, seat, _NO_LIMIT, 0.0)
    complete_dirty(position, table, seat, _NO_LIMIT, book.size)
    _spread(position, table, seat, hand[TWO] + hand[JOKER], tuning)
    return True


def _has_room(position: CountedPosition, table: Melds, seat: int, wanted: int, pairs: int, tuning: Tuning) -> bool:
    """Whether that many wilds find room once all naturals and so many pairs with a wild are laid."""
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
            if wilds and naturals and book.book_wilds[1]:
                room += max(0, book.limit[naturals] - wilds)
        elif naturals and (wilds or naturals <= tuning.dump_spoil):
            room += max(0, book.limit[naturals] - wilds)
        if room >= wanted:
            return True
    return room >= wanted


def _spread(position: CountedPosition, table: Melds, seat: int, count: int, tuning: Tuning) -> None:
    """So many wilds wherever there is room: dirty melds up to a book, dirty books, then small clean melds."""
    size = position.book.size
    for number in range(len(table.ranks)):
        naturals, wilds = table.naturals[number], table.wilds[number]
        if naturals and wilds:
            count -= _lay_room(position, table, seat, number, min(count, size - naturals - wilds))
    for spoil in (False, True):
        for number in range(len(table.ranks)):
            naturals, wilds = table.naturals[number], table.wilds[number]
            if not naturals or (not wilds) != spoil or (spoil and naturals > min(size - 1, tuning.dump_spoil)):
                continue
            count -= _lay_room(position, table, seat, number, count)


def _lay_room(position: CountedPosition, table: Melds, seat: int, number: int, most: int) -> int:
    """So many wilds onto the meld as it has room for; how many."""
    here = min(most, position.room(table, number))
    if here <= 0:
        return 0
    lay_wilds(position, seat, number, table.ranks[number], here)
    return here
