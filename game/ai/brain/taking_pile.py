"""Whether the discard pile may be taken and is worth it, in counts, and how its upcard is played."""

from game.ai.brain.card_classes import BLACK_THREE, JOKER, RANKS, RED_THREE, THREE_MELD, TWO, WILD_MELD
from game.ai.brain.counted_position import NEW, NOBODY, TAKE, CountedPosition, Lay, Melds
from game.ai.brain.opening import opening, wilds_allowed_to_open
from game.ai.brain.threats import is_threatened
from game.ai.brain.tuning import Tuning


def may_be_taken(position: CountedPosition) -> bool:
    """Whether anybody may take the pile now, whatever they hold."""
    pile, book = position.pile, position.book
    if not pile or not book.take_count or (pile[-1] >= BLACK_THREE and not _takes_three(position)):
        return False
    if len(pile) < book.pile_least:
        return False
    if position.frozen != NOBODY and book.rules.freeze == "one_lap":
        return False
    return book.rules.take_first_lap or all(position.turns)


def _takes_three(position: CountedPosition) -> bool:
    """Whether a three on the pile can be played: threes are a rank, and no other three, whose colour would matter,
    comes with it.
    """
    return position.book.melds_threes and all(
        kind < BLACK_THREE for kind in position.pile[-position.taken_if_lifted : -1]
    )


def pile_worth(position: CountedPosition, seat: int, tuning: Tuning) -> float:
    """Points that the cards of the pile are worth to this hand, compared with drawing."""
    hand, values = position.hands[seat], position.book.values
    table = position.tables[seat % position.teams]
    cards = position.pile[-position.taken_if_lifted :]
    together = hand.copy()
    for kind in cards:
        together[kind] += 1
    worth = 0.0
    for kind in cards:
        if kind < RANKS:
            if table.at[kind] != NEW:
                worth += tuning.pile_own_meld + values[kind]
            elif together[kind] >= 3:
                worth += tuning.pile_triple
            else:
                worth += tuning.pile_pair if together[kind] == 2 else tuning.pile_single
        elif kind == RED_THREE and position.book.lays_red:
            worth += position.book.red_expected
        elif kind >= BLACK_THREE:
            if not position.book.melds_threes:
                worth += tuning.pile_three - tuning.pile_three_share * values[kind]
            elif table.at[THREE_MELD] != NEW:
                worth += tuning.pile_own_meld + values[kind]
            else:
                worth += tuning.pile_single
        else:
            worth += tuning.pile_wild
    return worth


def takes_pile(position: CountedPosition, seat: int, tuning: Tuning) -> bool:
    """Take the pile if that is legal and worth more than a draw; otherwise change nothing."""
    if not may_be_taken(position) or not _may_fit(position, seat) or not pile_pays(position, seat, tuning):
        return False
    lays = ways_to_play(position, seat, tuning)
    if lays is None:
        return False
    take(position, seat, lays)
    return True


def pile_pays(position: CountedPosition, seat: int, tuning: Tuning) -> bool:
    """Whether the pile is worth more to the seat than a draw; always true if nothing is left to draw."""
    opens = not position.tables[seat % position.teams].ranks
    if opens and position.book.rules.take_needs_open:
        return False
    if position.stock < position.book.draw:
        return True
    worth = pile_worth(position, seat, tuning) + (tuning.take_opens if opens else 0.0)
    if position.in_foot[seat]:
        worth += tuning.take_in_foot
    if tuning.take_threatened and is_threatened(position, seat, tuning):
        worth += tuning.take_threatened
    return worth > tuning.take_from


def take(position: CountedPosition, seat: int, lays: list[Lay]) -> None:
    """Take the pile and lay these groups, which must play the upcard as the rules require."""
    position.lift_pile(position.taken_if_lifted)
    position.lay_groups(seat, lays)
    position.record_act(TAKE)
    if position.book.rules.take_then_draw:
        position.draw_with_pile(seat)
    position.settle(seat)


def ways_to_play(position: CountedPosition, seat: int, tuning: Tuning) -> list[Lay] | None:
    """The groups to lay with the upcard, or None if it can't be played."""
    table = position.tables[seat % position.teams]
    upcard = position.pile[-1]
    if not table.ranks:
        most = wilds_allowed_to_open(position, seat, tuning, extra=tuning.open_wilds_take)
        if upcard >= TWO:
            most = max(1, most)
        hand = position.hands[seat]
        hand[upcard] += 1
        lays: list[Lay] | None = opening(position, seat, most, upcard, natural_pair=_needs_pair(position))
        hand[upcard] -= 1
        if not lays:
            return None
    else:
        lays = _upcard_play(position, table, seat, upcard)
        if lays is None:
            return None
    if position.book.rules.take_bottom and position.taken_if_lifted > 1:
        lays = _with_bottom(position, table, seat, lays)
        if lays is None:
            return None
    used = sum(lay[2] + lay[3] + lay[4] for lay in lays)
    left = (
        position.held[seat] + position.taken_if_lifted + min(position.book.rules.take_then_draw, position.stock) - used
    )
    return lays if left >= position.must_keep(seat) else None


def _with_bottom(position: CountedPosition, table: Melds, seat: int, lays: list[Lay]) -> list[Lay] | None:
    """The groups with the lowest card taken added to one of them or to another meld; None if it fits nowhere."""
    book, hand = position.book, position.hands[seat]
    kind = position.pile[-position.taken_if_lifted]
    if kind >= BLACK_THREE:
        return None
    if kind >= TWO:
        joker, two = int(kind == JOKER), int(kind == TWO)
        for number in range(len(table.ranks)):
            laid = sum(jokers + twos for at, _, _, jokers, twos in lays if at == number)
            if table.wilds[number] and table.naturals[number] and position.room(table, number) > laid:
                return [*lays, (number, table.ranks[number], 0, joker, two)]
        return None
    for at, (number, rank, naturals, jokers, twos) in enumerate(lays):
        if rank == kind:
            return [*lays[:at], (number, rank, naturals + 1, jokers, twos), *lays[at + 1 :]]
    number = table.at[kind]
    if number != NEW and position.takes_naturals(table, number):
        return [*lays, (number, kind, 1 + hand[kind], 0, 0)]
    if position.may_begin(table, kind) and 1 + hand[kind] >= book.least_new[kind]:
        return [*lays, (NEW, kind, 1 + hand[kind], 0, 0)]
    return None


def _needs_pair(position: CountedPosition) -> bool:
    book = position.book
    return position.frozen != NOBODY or not (book.any_play or book.rules.take_with == "pair_or_wild")


def _may_fit(position: CountedPosition, seat: int) -> bool:
    """A quick check whether the hand could play the upcard at all."""
    book, upcard = position.book, position.pile[-1]
    if upcard >= BLACK_THREE:
        return position.meldable_threes(seat) >= 2 and bool(position.tables[seat % position.teams].ranks)
    if position.frozen != NOBODY:
        return upcard < RANKS and position.hands[seat][upcard] >= 2
    if book.rules.take_with != "pair":
        return upcard < RANKS or book.any_play
    if upcard >= TWO:
        return book.wild_melds and position.hands[seat][upcard] >= 2
    return position.hands[seat][upcard] >= 2


def _three_play(position: CountedPosition, table: Melds, seat: int) -> list[Lay] | None:
    """A three on the pile, with all that may be melded with it."""
    number, own = table.at[THREE_MELD], position.meldable_threes(seat)
    if number != NEW and position.takes_naturals(table, number):
        return [(number, THREE_MELD, own + 1, 0, 0)]
    begins = position.threes_begin(table, seat, own, upcard=position.pile[-1])
    return [(NEW, THREE_MELD, own + 1, 0, 0)] if begins else None


def _upcard_play(position: CountedPosition, table: Melds, seat: int, upcard: int) -> list[Lay] | None:
    """For an open team: onto a meld with all cards like it, otherwise as a new meld, with a wild if that is enough."""
    hand, book = position.hands[seat], position.book
    if upcard >= BLACK_THREE:
        return _three_play(position, table, seat)
    if upcard >= TWO:
        return _wild_play(position, table, seat, upcard)
    same = hand[upcard]
    number = table.at[upcard]
    fits = number != NEW and position.takes_naturals(table, number)
    frozen = position.frozen != NOBODY
    lone = not frozen and book.takes_alone
    if fits and (same >= 2 or lone):
        return [(number, upcard, same + 1, 0, 0)]
    begins = position.may_begin(table, upcard)
    if begins and same + 1 >= book.least_new[upcard]:
        return [(NEW, upcard, same + 1, 0, 0)]
    wild = JOKER if hand[JOKER] and not hand[TWO] else TWO
    if not frozen and (book.any_play or book.rules.take_with == "pair_or_wild") and same == 1 and hand[wild]:
        if begins and book.pair_begins[upcard]:
            return [(NEW, upcard, 2, wild == JOKER, wild == TWO)]
        if fits and book.rules.take_with == "pair_or_wild":
            return [(number, upcard, 2, wild == JOKER, wild == TWO)] if position.room(table, number) > 0 else None
    return [] if book.rules.upcard_play == "to_open" and same >= 2 and _brings_more_than_goes(position) else None


def _brings_more_than_goes(position: CountedPosition) -> bool:
    """Whether a pile of which nothing is laid leaves more in the hand than the discard takes from it. Where the stock
    is used up, those who swap one card for another could go on for ever.
    """
    return position.taken_if_lifted + min(position.book.rules.take_then_draw, position.stock) > 1


def _wild_play(position: CountedPosition, table: Melds, seat: int, upcard: int) -> list[Lay] | None:
    """For a wild upcard: a meld of wilds, a dirty meld, a new meld with a pair, or else a small clean meld."""
    hand, book = position.hands[seat], position.book
    joker, two = int(upcard == JOKER), int(upcard == TWO)
    if book.wild_melds and hand[upcard] >= 2:
        number = table.at[WILD_MELD]
        if (number != NEW and position.room(table, number)) or (
            book.least_new[WILD_MELD] <= 3 and position.may_begin(table, WILD_MELD)
        ):
            return [(number if number != NEW else NEW, WILD_MELD, 0, 3 * joker, 3 * two)]
    if not book.any_play:
        return None
    best, wanted = NEW, -100
    for number in range(len(table.ranks)):
        if not table.naturals[number] or position.room(table, number) <= 0:
            continue
        size = table.naturals[number] + table.wilds[number]
        worth = size if table.wilds[number] and size < book.size else 0 if table.wilds[number] else -10 - size
        if worth > wanted and (table.wilds[number] or size < book.size):
            best, wanted = number, worth
    if best != NEW and wanted >= 0:
        return [(best, table.ranks[best], 0, joker, two)]
    for rank in range(RANKS - 1, -1, -1):
        if hand[rank] == 2 and book.pair_begins[rank] and position.may_begin(table, rank):
            return [(NEW, rank, 2, joker, two)]
    return [(best, table.ranks[best], 0, joker, two)] if best != NEW else None
