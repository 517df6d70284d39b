"""Going out, in counts: a quick way to place every card of a foot. It may miss one that the engine's search finds."""

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition, Lay, Melds
from game.ai.brain.rulebook import DIRTY, Rulebook
from game.ai.brain.threats import SEVEN, books_suffice, partners_ready


def goes_out(position: CountedPosition, seat: int) -> bool:
    """Lay the whole foot and go out if a way is found; otherwise change nothing."""
    found = way_out(position, seat)
    if found is None:
        return False
    lays, last = found
    position.lay_groups(seat, lays)
    position.go_out(last)
    return True


def leaves_as_proposed(position: CountedPosition) -> None:
    """The seat to move goes out by a proposal that only it has seen: everything it holds except threes is laid.

    Which melds take its cards is unknown, so they count only as points, and books still needed count as made.
    """
    seat, book = position.turn, position.book
    hand = position.hands[seat]
    table = position.tables[seat % position.teams]
    for kind, count in enumerate(hand[: JOKER + 1]):
        table.points += count * book.values[kind]
    table.points += max(0, book.need_clean - table.clean) * book.scored.clean_book
    table.points += max(0, book.aim_dirty - table.dirty) * book.scored.dirty_book
    position.hands[seat] = [0] * len(hand)
    position.held[seat] = 0
    position.go_out(NOBODY)


def _lay_threes(position: CountedPosition, table: Melds, seat: int, lays: list[list[int]]) -> int:
    """Add the threes that may be melded now to the groups; return how many."""
    melded, number = position.meldable_threes(seat, goes_out=True), table.at[THREE_MELD]
    fits = number != NEW and position.takes_naturals(table, number)
    if not melded:
        return 0
    if not fits and not position.threes_begin(table, seat, melded):
        return 0
    lays.append([number if fits else NEW, THREE_MELD, melded, 0])
    return melded


def way_out(position: CountedPosition, seat: int) -> tuple[list[Lay], int] | None:
    """Groups that use up the foot except for the class discarded last (or NOBODY); None if no way is found."""
    hand, book = position.hands[seat], position.book
    rules = book.rules
    may_discard = rules.final_discard != "never"
    if not partners_ready(position, seat):
        return None
    table = position.tables[seat % position.teams]
    if not table.ranks:
        return None
    lays: list[list[int]] = []
    threes = hand[BLACK_THREE] + hand[RED_THREE]
    if threes:
        threes -= _lay_threes(position, table, seat, lays)
    if threes > 1 or (threes and not may_discard):
        return None
    last = NOBODY
    if threes:
        last = RED_THREE if hand[RED_THREE] else BLACK_THREE
    wilds = hand[TWO] + hand[JOKER]
    for rank in range(RANKS):
        count = hand[rank]
        if not count:
            continue
        number = table.at[rank]
        if number != NEW and position.takes_naturals(table, number):
            lays.append([number, rank, count, 0])
        elif count >= book.least_new[rank] and (number == NEW or position.may_begin(table, rank)):
            lays.append([NEW, rank, count, 0])
        elif count == 2 and wilds and book.pair_begins[rank] and (number == NEW or position.may_begin(table, rank)):
            lays.append([NEW, rank, 2, 1])
            wilds -= 1
        elif count == 1 and last == NOBODY and may_discard and not (rules.sevens_kept and rank == SEVEN):
            last = rank
        else:
            return None
    return _with_wilds(position, table, seat, lays, wilds, last)


class _MeldsAfter:
    """A team's melds with the naturals of a foot added, and the wilds as they are added."""

    __slots__ = ("added", "bare", "book", "clean", "dirty", "naturals", "spent", "wilds")

    def __init__(self, book: Rulebook, table: Melds, lays: list[list[int]], added: dict[int, int]) -> None:
        """`lays` are the groups without the wilds that join melds on the table."""
        self.book = book
        self.added = added
        self.clean, self.dirty = table.clean, table.dirty
        self.naturals, self.wilds = table.naturals.copy(), table.wilds.copy()
        self.spent = [0] * len(self.naturals)
        self.bare = NEW if book.melds_threes else table.at[THREE_MELD]
        """The meld that takes no wilds."""
        for number, _rank, count, wild in lays:
            if number == NEW:
                made = count >= book.size  # no pair with a wild is one
            else:
                was = self.naturals[number] + self.wilds[number]
                self.naturals[number] += count
                wild, made = self.wilds[number], was < book.size <= was + count
            self.dirty += bool(made and wild)
            self.clean += made and not wild

    def complete_dirty(self, wilds: int) -> int:
        """Complete dirty books as far as they are needed, cheapest first; the wilds left."""
        size = self.book.size
        for gap in range(1, wilds + 1):
            for number, naturals in enumerate(self.naturals):
                if self.dirty >= self.book.need_dirty or gap > wilds:
                    break
                has = self.wilds[number]
                if naturals and number != self.bare and size - naturals - has == gap <= self._room(number):
                    self._add(number, gap)
                    wilds -= gap
                    self.dirty += 1
        return wilds

    def spread(self, wilds: int) -> int:
        """Lay wilds where there is room, on melds that have some first; the wilds left."""
        for wanted in (True, False):
            for number, naturals in enumerate(self.naturals):
                has = self.wilds[number]
                if not naturals or number == self.bare or bool(has) != wanted:
                    continue
                if naturals + has >= self.book.size and not (wanted and self.book.book_wilds[DIRTY]):
                    continue
                here = min(wilds, self._room(number))
                if here > 0:
                    self._add(number, here)
                    wilds -= here
        return wilds

    def _room(self, number: int) -> int:
        """How many more wilds a meld takes."""
        room = self.book.limit[self.naturals[number]] - self.wilds[number]
        if not self.book.wilds_per_turn:
            return room
        return min(room, self.book.wilds_per_turn - self.added.get(number, 0) - self.spent[number])

    def _add(self, number: int, wilds: int) -> None:
        self.wilds[number] += wilds
        self.spent[number] += wilds


def _with_wilds(
    position: CountedPosition, table: Melds, seat: int, lays: list[list[int]], wilds: int, last: int
) -> tuple[list[Lay], int] | None:
    """The groups with the wilds added: dirty books first as far as they are needed, the rest where there is room."""
    book, hand = position.book, position.hands[seat]
    laid = _MeldsAfter(book, table, lays, position.added)
    clean = laid.clean + (table.wild_books if book.rules.wild_as_clean else 0)
    if table.wild_books < book.need_wild or clean < book.need_clean:
        return None
    wilds = laid.complete_dirty(wilds)
    if laid.dirty < book.need_dirty:
        return None
    if wilds and last == NOBODY and book.rules.final_discard != "never":
        wilds -= 1
        last = TWO if hand[TWO] else JOKER
    if laid.spread(wilds):
        return None
    begun = [lay for lay in lays if lay[0] == NEW]
    if book.special_needs and not books_suffice(
        position,
        table.ranks + [rank for _, rank, _, _ in begun],
        laid.naturals + [count for _, _, count, _ in begun],
        laid.wilds + [wild for _, _, _, wild in begun],
    ):
        return None
    if last == NOBODY and book.rules.final_discard == "required":
        last = _spared(lays, laid.naturals, laid.wilds, book)
        if last == NOBODY:
            return None
    return _in_classes(table, lays, laid.spent, hand), last


def _spared(lays: list[list[int]], naturals: list[int], wilds: list[int], book: Rulebook) -> int:
    """A natural that can be discarded instead of laid: removes it from the lays and returns its class, or NOBODY."""
    for lay in lays:
        number, rank, count, wild = lay
        if number == NEW:
            if wild or count <= book.least_new[rank] or count == book.size:
                continue
        elif naturals[number] + wilds[number] == book.size or (wilds[number] and naturals[number] <= wilds[number] + 1):
            continue
        if rank == THREE_MELD or (rank == SEVEN and book.rules.sevens_kept):
            continue
        lay[2] -= 1
        return rank
    return NOBODY


def _in_classes(table: Melds, lays: list[list[int]], spent: list[int], hand: list[int]) -> list[Lay]:
    """The groups with jokers and twos separated: naturals first, then the wilds that join melds on the table. A joker
    that is discarded is one of jokers alone.
    """
    jokers = hand[JOKER]
    done: list[Lay] = []
    for number, rank, count, wild in lays:
        if count or wild:
            joker = min(wild, jokers)
            jokers -= joker
            done.append((number, rank, count, joker, wild - joker))
    for number, count in enumerate(spent):
        if count:
            joker = min(count, jokers)
            jokers -= joker
            done.append((number, table.ranks[number], 0, joker, count - joker))
    return done
