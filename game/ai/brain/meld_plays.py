"""The ways to lay cards in counts, one by one; `laying_down` decides which of them are wanted.

Each takes a budget of cards and returns what is left of it.
"""

from game.ai.brain.card_classes import JOKER, RANKS, THREE_MELD, TWO, WILD_MELD
from game.ai.brain.counted_position import NEW, CountedPosition, Melds
from game.rules.ruleset import MELD_SIZE


def lay_naturals(position: CountedPosition, table: Melds, seat: int, budget: int, keep_pair: bool) -> int:
    """Lay every natural that fits a meld, and every new meld of naturals only; the budget left."""
    hand, book = position.hands[seat], position.book
    size = book.size
    for rank in range(RANKS):
        count = hand[rank]
        if not count:
            continue
        number = table.at[rank]
        if number == NEW:
            if count >= book.least_new[rank] <= budget and book.begins_well(rank, count):
                laid = min(count, budget)
                position.lay(seat, NEW, rank, laid, 0, 0)
                budget -= laid
            continue
        if keep_pair:
            count -= 2
        count = min(count, budget)
        if count <= 0:
            continue
        lying = table.naturals[number] + table.wilds[number]
        if lying >= size and book.beside_book and count >= book.least_new[rank] and book.begins_well(rank, count):
            position.lay(seat, NEW, rank, count, 0, 0)
        elif position.takes_naturals(table, number):
            gap = size - lying
            more = count - gap
            if gap > 0 and more >= book.least_new[rank] and book.beside_book and book.begins_well(rank, more):
                position.lay(seat, number, rank, gap, 0, 0)
                position.lay(seat, NEW, rank, more, 0, 0)
            else:
                position.lay(seat, number, rank, count, 0, 0)
        else:
            continue
        budget -= count
    return lay_threes(position, table, seat, budget)


def lay_threes(position: CountedPosition, table: Melds, seat: int, budget: int) -> int:
    """Lay threes on their meld, or as a new one, as far as the rules allow; the budget left."""
    count = min(position.meldable_threes(seat), budget)
    number = table.at[THREE_MELD]
    if not count:
        return budget
    if number != NEW and position.takes_naturals(table, number):
        position.lay(seat, number, THREE_MELD, count, 0, 0)
    elif position.threes_begin(table, seat, count):
        position.lay(seat, NEW, THREE_MELD, count, 0, 0)
    else:
        return budget
    return budget - count


def complete_with_naturals(position: CountedPosition, table: Melds, seat: int, budget: int, most: float) -> int:
    """Complete with naturals melds that are short by at most `most`, the most valuable first; the budget left."""
    hand, size = position.hands[seat], position.book.size
    for rank in range(RANKS - 1, -1, -1):
        number = table.at[rank]
        if not hand[rank] or number == NEW:
            continue
        gap = size - table.naturals[number] - table.wilds[number]
        if 0 < gap <= most and gap <= hand[rank] and gap <= budget:
            position.lay(seat, number, rank, gap, 0, 0)
            budget -= gap
    return budget


def begin_dirty(position: CountedPosition, table: Melds, seat: int, budget: int, from_wilds: float) -> int:
    """Begin melds with a pair and a wild, the most valuable first, while more than `from_wilds` wilds are held; the
    budget left.
    """
    hand, book = position.hands[seat], position.book
    for rank in range(RANKS - 1, -1, -1):
        if hand[rank] != 2 or not book.begins_well(rank, MELD_SIZE):
            continue
        wilds = hand[TWO] + hand[JOKER]
        if wilds <= from_wilds or not wilds or budget < MELD_SIZE:
            return budget
        if book.pair_begins[rank] and position.may_begin(table, rank):
            joker = 1 if hand[JOKER] else 0
            position.lay(seat, NEW, rank, 2, joker, 1 - joker)
            budget -= MELD_SIZE
    return budget


def complete_dirty(position: CountedPosition, table: Melds, seat: int, budget: int, most: float) -> int:
    """Complete with wilds dirty melds that are short by at most `most`; the budget left."""
    hand, size = position.hands[seat], position.book.size
    for gap in range(1, int(most) + 1):
        wilds = hand[TWO] + hand[JOKER]
        if gap > wilds or gap > budget:
            return budget
        for number in range(len(table.ranks)):
            if (
                table.wilds[number]
                and size - table.naturals[number] - table.wilds[number] == gap
                and gap <= position.room(table, number)
                and gap <= hand[TWO] + hand[JOKER]
                and gap <= budget
                and table.naturals[number]
            ):
                budget -= lay_wilds(position, seat, number, table.ranks[number], gap)
    return budget


def lay_wilds(position: CountedPosition, seat: int, number: int, rank: int, count: int) -> int:
    """Lay `count` wilds on a meld, jokers first: they cost most when left over. Returns the count."""
    jokers = min(count, position.hands[seat][JOKER])
    position.lay(seat, number, rank, 0, jokers, count - jokers)
    return count


def lay_wild_meld(position: CountedPosition, table: Melds, seat: int, budget: int) -> int:
    """Lay wilds as a meld of their own if the rules allow it; unless a wild book is needed, only with one more than a
    meld needs, or to bring one within two cards of a book. The budget left.
    """
    hand, size = position.hands[seat], position.book.size
    wilds = min(hand[TWO] + hand[JOKER], budget)
    needed = position.book.need_wild > table.wild_books
    number = table.at[WILD_MELD]
    if number != NEW and table.wilds[number] < size:
        if wilds and (needed or table.wilds[number] + wilds >= size - 2):
            return budget - lay_wilds(position, seat, number, WILD_MELD, wilds)
    elif position.may_begin(table, WILD_MELD) and wilds >= position.book.least_new[WILD_MELD] + (not needed):
        if not position.book.begins_well(WILD_MELD, wilds):
            return budget
        return budget - lay_wilds(position, seat, NEW, WILD_MELD, wilds)
    return budget
