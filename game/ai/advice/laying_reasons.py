"""Why cards are melded, or held although they could be: what the whole lay-down is for.

Between two lay-downs it is the largest difference: each difference is left out in turn, and the level's own evaluation
of lay-downs says how much it is worth.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.card_classes import JOKER, RANKS, TWO
from game.ai.brain.counted_position import DISCARD, MELD, NEW, CountedPosition, Lay, Melds, no_melds
from game.ai.brain.from_view import lays_of, position_of
from game.ai.brain.lay_down_value import NAMES, LayDownValue, circumstances, lay_down_features
from game.ai.brain.opening import opening
from game.ai.brain.rulebook import CLEAN
from game.ai.brain.threats import is_threatened
from game.ai.learned_weights import lay_down_value_for, learned_tuning_for
from game.ai.search.ideas import plays
from game.cards import NATURAL_RANKS, THREE, Card, Rank, is_wild
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.board import opening_minimum
from game.engine.going_out import missing_books
from game.engine.legal import lay
from game.engine.melds import WILD_RANK, card_values
from game.engine.moves import GoOut, Group, MeldCards
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind

_KINDS: Final[tuple[BookKind, ...]] = ("clean", "dirty", "wild")
_RANKS: Final = (*NATURAL_RANKS, WILD_RANK, THREE)
_LEFT_LAST: Final = 1
"""A hand with at most this many cards counts as emptied: what is left is the discard."""

_MANY: Final = 3
"""From this many melds on the cards are described together, because what one meld brings is true of other lay-downs
too.
"""

_NEAR: Final = 2
"""A book that the team doesn't need is mentioned only if it lacks at most this many cards."""

_CLOSE: Final = 8
"""With at most this many cards left, the next stack is near enough to be what a lay-down is for."""

_SUITS: Final = 4
_NATURALS: Final = 48
"""Cards of a deck that are not wild."""

_HANDFUL: Final = 5
_FEW: Final = 3
"""At least `_HANDFUL` cards must be laid, or at most `_FEW` be left."""


class LayingReason(Struct, frozen=True):
    """What a lay-down is for."""

    why: Why
    beside: Why | None = None
    """What could be melded too but is held, or what the lay-down costs."""


class _LayDown:
    """A lay-down and what it leaves behind."""

    def __init__(self, start: CountedPosition, seat: int, lays: Sequence[Lay], value: LayDownValue) -> None:
        self.start = start
        self.seat = seat
        self.lays = lays
        self.value = value
        self.begun = len(start.tables[seat % start.teams].ranks)
        self.after = start.copy()
        for number, rank, naturals, jokers, twos in lays:
            self.after.lay(seat, number, rank, naturals, jokers, twos)
        self.worth = value.of(self.after, seat)

    @property
    def gain(self) -> float:
        """How much more it is worth than laying nothing."""
        return self.worth - self.value.of(self.start, self.seat)

    @property
    def by_melds(self) -> float:
        """How much of the gain comes from the melds rather than from what is left in the hand."""
        around = circumstances(self.start, self.seat)
        features = (lay_down_features(position, self.seat) for position in (self.after, self.start))
        total = 0.0
        for name, weights, after, before in zip(NAMES, self.value.weights, *features, strict=True):
            if not name.startswith(("hand", "foot")):
                total += (after - before) * sum(factor * weight for factor, weight in zip(around, weights, strict=True))
        return total

    @property
    def table(self) -> Melds:
        """The team's melds after the lay-down."""
        return self.after.tables[self.seat % self.after.teams]

    @property
    def opening(self) -> int:
        """What the melds begun count towards an opening."""
        book, table = self.after.book, self.table
        books = sum(
            book.book_worth(rank, table.naturals[number], table.wilds[number])
            for number, rank in enumerate(table.ranks)
            if number >= self.begun
        )
        return table.points + (books if book.rules.open_counts_books else 0)

    @property
    def left(self) -> int:
        return self.after.held[self.seat]

    @property
    def wilds(self) -> int:
        """Wild cards that stay in the hand."""
        hand = self.after.hands[self.seat]
        return hand[TWO] + hand[JOKER]

    @property
    def spends_wilds(self) -> bool:
        return any(jokers + twos for _, _, _, jokers, twos in self.lays)

    @property
    def shape(self) -> tuple[tuple[int, int, int], ...]:
        """The table after the lay-down, regardless of which wild is which."""
        return tuple(sorted(zip(self.table.ranks, self.table.naturals, self.table.wilds, strict=True)))

    def without(self, edited: CountedPosition) -> float:
        """How much of its worth is lost if it leaves behind only this."""
        return self.worth - self.value.of(edited, self.seat)

    def alike(self, other: "_LayDown", number: int) -> int | None:
        """The number of the same meld after the other lay-down; None if it doesn't exist there."""
        if number < self.begun:
            return number
        new = range(other.begun, len(other.table.ranks))
        return next((its for its in new if other.table.ranks[its] == self.table.ranks[number]), None)

    def holds(self, other: "_LayDown") -> bool:
        """Whether it lays everything that the other lays, and perhaps more."""
        for number in range(len(other.table.ranks)):
            its = other.alike(self, number)
            if its is None:
                return False
            table, lying = self.table, other.table
            if table.naturals[its] < lying.naturals[number] or table.wilds[its] < lying.wilds[number]:
                return False
        return True


def why_lay(view: PlayerView, move: MeldCards) -> LayingReason:
    """What laying these cards is for, considering everything laid in the turn."""
    board = view.board
    position, tuning = position_of(view), learned_tuning_for(board)
    threatened = is_threatened(position, view.seat, tuning)
    value = lay_down_value_for(board)
    ideas = [idea for idea in plays(view, position, tuning, threatened, 1) if idea.kind in (MELD, DISCARD)]
    now = _LayDown(position, view.seat, _lays(move.groups), value)
    own = next((idea.lays for idea in ideas if idea.move == move), now.lays)
    chosen = _LayDown(position, view.seat, own, value)
    if now.left > chosen.left:  # more follows in the same turn, so its gains and costs don't belong to these cards
        return LayingReason(facts.OpensTeam(now.opening, opening_minimum(board, view.team)))
    others = [_LayDown(position, view.seat, idea.lays, value) for idea in ideas]
    holds_wilds = not chosen.spends_wilds and any(
        laid.wilds < chosen.wilds and laid.holds(chosen) and laid.shape != chosen.shape for laid in others
    )
    beside = facts.WildsWait(chosen.wilds) if holds_wilds else _spoilt(view, chosen)
    return LayingReason(_purpose(view, chosen, threatened), beside)


def why_these(view: PlayerView, groups: Sequence[Group], instead_of: Sequence[Group]) -> Why | None:
    """The largest difference between two lay-downs, either of which may be empty; None if none is worth telling."""
    position, value = position_of(view), lay_down_value_for(view.board)
    one, other = (_LayDown(position, view.seat, _lays(laid), value) for laid in (groups, instead_of))
    if one.shape == other.shape:
        return None
    return max(_differences(view, one, other), key=lambda cause: cause[0], default=(0.0, None))[1]


def _lays(groups: Sequence[Group]) -> tuple[Lay, ...]:
    return lays_of(GoOut(tuple(groups), None))[0]


def _purpose(view: PlayerView, one: _LayDown, threatened: bool) -> Why:
    """What the whole lay-down is for, even if another would achieve it too: the next stack, the opening, books (those
    needed to go out first); in the last stack a needed book that comes close; otherwise fewer cards in the hand, or a
    book that comes closer, whichever counts for more. Unneeded books come too late if the round may end.
    """
    stack = next(_next_stack(view, one), None)
    if stack is not None:
        return replace(stack[1], needed=_needed_books(view, one))
    if not view.board.has_opened(view.team):
        return facts.OpensTeam(one.opening, opening_minimum(view.board, view.team))
    books = sorted(_books(one), key=lambda book: (lacks_book(view, book[1].kind), book[0]), reverse=True)
    if books:
        first, *others = [book for _, book in books]
        return facts.CompletesBook(first.kind, first.rank, others=tuple(others))
    laid, before = one.start.held[one.seat] - one.left, view.board.empties_into(view.seat)
    grows = _nearest(view, one)
    if grows is None or (before == "none" and brings_book_near(grows)):
        return grows or facts.LaysMany(laid, one.left, before)
    is_many = len(one.lays) >= _MANY and (laid >= _HANDFUL or one.left <= _FEW)
    is_far = not grows.short or (not grows.is_needed and (threatened or grows.short > _NEAR))
    is_close = before == "none" or one.left <= _CLOSE
    if is_many or is_far or (is_close and grows.short > 1 and one.by_melds < one.gain / 2):
        return facts.LaysMany(laid, one.left, before)
    return grows


def _nearest(view: PlayerView, one: _LayDown) -> facts.BeginsMeld | facts.MeldGrows | None:
    """The changed meld closest to a book that it can still become: preferably a needed one, then a new one."""
    table, size = one.table, one.start.book.size
    found = []
    for number in {*range(one.begun, len(table.ranks)), *(at for at, *_ in one.lays if at != NEW)}:
        if not _may_be_book(one, number):
            continue
        kind, cards = _kind(table.naturals[number], table.wilds[number]), table.naturals[number] + table.wilds[number]
        told = facts.BeginsMeld if number >= one.begun else facts.MeldGrows
        rank, short = Rank(_RANKS[table.ranks[number]]), max(0, size - cards)
        grows = told(kind, rank, cards, short, _is_on_the_way(view, one, kind, short))
        if isinstance(grows, facts.MeldGrows) and _wild_would_help(view, one, number, short):
            grows = facts.MeldGrows("dirty", rank, cards, short, is_needed=True, with_wild=True)
        key = (brings_book_near(grows), number >= one.begun, cards <= size, cards, not table.wilds[number])
        found.append((key, grows))
    return max(found, key=lambda it: it[0], default=(None, None))[1]


def _is_on_the_way(view: PlayerView, one: _LayDown, kind: BookKind, short: int) -> bool:
    """Whether a meld that lacks so many cards would be one of the books of its kind that the team needs to go out: no
    more of them are nearer to one.
    """
    table, size = one.table, one.start.book.size
    counts = zip(table.naturals, table.wilds, strict=True)
    nearer = sum(
        _kind(naturals, wilds) == kind and 0 < size - naturals - wilds < short and _may_be_book(one, at)
        for at, (naturals, wilds) in enumerate(counts)
    )
    return nearer < _lacking(view)[kind]


def _may_be_book(one: _LayDown, number: int) -> bool:
    """Whether the meld is a book of its kind, or enough cards can still come for it to become one."""
    after, table, book = one.after, one.table, one.after.book
    rank, naturals, wilds = table.ranks[number], table.naturals[number], table.wilds[number]
    come = _to_come(after, rank) if rank < RANKS else 0
    if wilds:
        wilds_come = after.decks * (book.deck_size - _NATURALS) - after.seen[TWO] - after.seen[JOKER]
        come += min(after.room(table, number), wilds_come)
    return naturals + wilds + come >= book.size


def _to_come(position: CountedPosition, rank: int) -> int:
    """Naturals of the rank that are not on the table nor, as far as it was seen, in the pile."""
    return _SUITS * position.decks - position.seen[rank]


def _wild_would_help(view: PlayerView, one: _LayDown, number: int, short: int) -> bool:
    """Whether a clean meld should become the dirty book that the team needs, with a wild held and more to come."""
    is_clean = bool(one.table.naturals[number]) and not one.table.wilds[number]
    has_wild = bool(one.wilds) and one.after.room(one.table, number) > 0
    return is_clean and has_wild and short > 1 and lacks_book(view, "dirty") and not lacks_book(view, "clean")


def brings_book_near(why: Why | None) -> bool:
    """Whether a book that is needed to go out then lacks one or two cards."""
    return isinstance(why, facts.BeginsMeld | facts.MeldGrows) and why.is_needed and 0 < why.short <= _NEAR


def _spoilt(view: PlayerView, one: _LayDown) -> facts.SpoilsClean | None:
    """The meld closest to a clean book that gets a wild although the team still needs a clean book."""
    begun, table, size = one.start.tables[view.team], one.table, one.start.book.size
    if not lacks_book(view, "clean") or table.clean > begun.clean:
        return None
    near = [
        number
        for number in range(one.begun)
        if not begun.wilds[number] and size - _NEAR <= table.naturals[number] < size
        if table.naturals[number] + _to_come(one.after, table.ranks[number]) >= size
    ]
    spoilt = max((at for at in near if table.wilds[at]), key=lambda at: table.naturals[at], default=None)
    if spoilt is None:
        return None
    clean = [at for at in near if not table.wilds[at] and table.naturals[at] >= table.naturals[spoilt]]
    ranks = [Rank(_RANKS[table.ranks[at]]) for at in (spoilt, *clean[:1])]
    return facts.SpoilsClean(ranks[0], tuple(ranks[1:]))


def lacks_book(view: PlayerView, kind: BookKind) -> bool:
    """Whether the team needs another book of the kind to go out."""
    return _lacking(view)[kind] > 0


def _lacking(view: PlayerView) -> Counter[BookKind]:
    """How many books of each kind the team needs to go out."""
    lacking = missing_books(view.board, view.board.melds[view.team])
    return Counter({"clean": lacking.clean, "dirty": lacking.dirty, "wild": lacking.wild} if lacking else {})


def _needed_books(view: PlayerView, one: _LayDown) -> tuple[facts.NewBook, ...]:
    """The completed books that the team needs to go out, no more of a kind than it needs."""
    lacking, needed = _lacking(view), []
    for _, book in _books(one):
        if lacking[book.kind] > 0:
            lacking[book.kind] -= 1
            needed.append(book)
    return tuple(needed)


def _books(one: _LayDown) -> Iterator[tuple[float, facts.NewBook]]:
    """The completed books, each with what it is worth."""
    begun = one.start.tables[one.seat % one.start.teams]
    for number, rank in enumerate(one.table.ranks):
        naturals, wilds = one.table.naturals[number], one.table.wilds[number]
        before = begun.naturals[number] + begun.wilds[number] if number < one.begun else 0
        if before < one.start.book.size <= naturals + wilds:
            worth = one.worth - _LayDown(one.start, one.seat, _without(one, number), one.value).worth
            yield worth, facts.NewBook(_kind(naturals, wilds), Rank(_RANKS[rank]))


def _without(one: _LayDown, number: int) -> tuple[Lay, ...]:
    """The lay-down without one of its melds; melds begun after it move up by one."""
    kept, begun = list[Lay](), one.begun
    for onto, rank, naturals, jokers, twos in one.lays:
        made = onto
        if onto == NEW:
            made, begun = begun, begun + 1
        if made != number:
            kept.append((onto - (onto > number >= one.begun), rank, naturals, jokers, twos))
    return tuple(kept)


def _next_stack(view: PlayerView, one: _LayDown) -> Iterator[tuple[float, Why]]:
    """The foot or the tail, if at most the discard is left."""
    board = view.board
    plays_foot = board.plays_foot(view.seat)  # the tail comes next
    at_book = board.rules.foot_when == "first_book" and not plays_foot
    joins = at_book and one.after.made_book  # the foot joins whatever is left
    if not board.in_foot[view.seat] and not joins and one.left <= _LEFT_LAST:
        why: Why = facts.LeavesTheDiscard() if one.left else facts.EmptiesHand(board.rules.foot_ends_turn)
        if plays_foot:
            why = facts.ReachesTail(one.left, board.rules.foot_ends_turn)
        yield one.without(_with_useless(one.after, one.seat, 2)), why


def _differences(view: PlayerView, one: _LayDown, other: _LayDown) -> Iterator[tuple[float, Why]]:
    """What one lay-down has and the other hasn't, each with how much of the worth of `one` depends on it."""
    board = view.board
    if one.left <= _LEFT_LAST < other.left:
        yield from _next_stack(view, one)
    if not board.has_opened(view.team) and one.table.ranks and not other.table.ranks:
        bare = one.after.copy()
        bare.tables[one.seat % bare.teams] = no_melds()
        yield one.without(bare), facts.OpensTeam(one.opening, opening_minimum(board, view.team))
        return
    yield from _clean(one, other)
    yield from _wilds(one, other)
    yield from _naturals(one, other)


def _clean(one: _LayDown, other: _LayDown) -> Iterator[tuple[float, Why]]:
    """Clean melds that only the other lay-down gives a wild, unless a meld of their ranks is dirty anyway."""
    clean = []
    for number in range(one.begun):
        if not one.table.wilds[number] and other.table.wilds[number]:
            clean.append(number)
    ranks = [one.table.ranks[number] for number in clean]
    dirty = {rank for rank, wilds in zip(one.table.ranks, one.table.wilds, strict=True) if wilds}
    if not clean or not dirty.isdisjoint(ranks):
        return
    spoilt = one.after.copy()
    table, hand = spoilt.tables[one.seat % spoilt.teams], spoilt.hands[one.seat]
    for number in clean:
        wilds = other.table.wilds[number]
        if table.naturals[number] >= spoilt.book.size:
            _count_book(table, table.naturals[number], 0, -1)
            _count_book(table, table.naturals[number], wilds, 1)
        table.wilds[number] += wilds
        twos = min(wilds, hand[TWO])
        jokers = min(wilds - twos, hand[JOKER])
        hand[TWO] -= twos
        hand[JOKER] -= jokers
        spoilt.held[one.seat] -= twos + jokers
    yield one.without(spoilt), facts.StayClean(tuple(Rank(_RANKS[rank]) for rank in ranks))


def _wilds(one: _LayDown, other: _LayDown) -> Iterator[tuple[float, Why]]:
    """Wilds that `one` keeps and the other lays."""
    more = one.wilds - other.wilds
    if more > 0:
        spent = one.after.copy()
        hand = spent.hands[one.seat]
        jokers = min(more, hand[JOKER])
        hand[JOKER] -= jokers
        hand[TWO] -= more - jokers
        spent.held[one.seat] -= more
        yield one.without(spent), facts.KeepsWilds(more)


def _naturals(one: _LayDown, other: _LayDown) -> Iterator[tuple[float, Why]]:
    """Naturals that `one` lays, meld by meld and all together; or that it holds back."""
    size, values = one.after.book.size, one.after.book.values
    laid = points = wilds = changed = 0
    everything = one.after.copy()
    for number, rank in enumerate(one.table.ranks):
        its = one.alike(other, number)
        naturals = one.table.naturals[number] - (other.table.naturals[its] if its is not None else 0)
        more_wilds = one.table.wilds[number] - (other.table.wilds[its] if its is not None else 0)
        if naturals <= 0 and more_wilds <= 0:
            continue
        naturals, more_wilds = max(0, naturals), max(0, more_wilds)
        back = one.after.copy()
        for position in (back, everything):
            _take_back(position, one.seat, number, naturals, more_wilds)
        if rank < RANKS:
            laid += naturals
            points += naturals * values[rank]
        wilds += more_wilds
        lying = one.table.naturals[number] + one.table.wilds[number]
        its_lying = 0 if its is None else other.table.naturals[its] + other.table.wilds[its]
        kind = _kind(one.table.naturals[number], one.table.wilds[number])
        changed += 1
        if lying >= size > its_lying:
            yield one.without(back), facts.CompletesBook(kind, Rank(_RANKS[rank]))
        elif _may_be_book(one, number) and (naturals or its is None or one.wilds == other.wilds):
            told = facts.BeginsMeld if number >= one.begun else facts.MeldGrows
            yield one.without(back), told(kind, Rank(_RANKS[rank]), lying, max(0, size - lying))
    spent = other.wilds - one.wilds
    if laid and changed > 1 and points > 0 and spent <= 0:
        yield one.without(everything), facts.LaysMore(laid, points)
    elif spent > 0 and wilds >= spent:
        yield one.without(everything), facts.LaysWilds(spent)
    held = other.after.held[one.seat] - one.left
    if held < 0 and not changed and one.wilds <= other.wilds:
        fewer = one.after.copy()
        fewer.hands[one.seat] = other.after.hands[one.seat].copy()
        fewer.held[one.seat] = other.left
        yield one.without(fewer), facts.HoldsBack(-held)


def why_wait(view: PlayerView, discard: Card) -> Why | None:
    """What is held although it could be melded, for a seat that discards this card instead; None if nothing can be
    melded or it is of the same kind.
    """
    board = view.board
    position, tuning = position_of(view), learned_tuning_for(board)
    threatened = is_threatened(position, view.seat, tuning)
    ideas = [idea for idea in plays(view, position, tuning, threatened, 1) if idea.kind == MELD]
    if not ideas:
        return None
    spent = [_wilds_in(idea.lays) for idea in ideas]
    if not board.has_opened(view.team):
        if cheapest := opening(position, view.seat, len(view.hand)):
            spent.append(_wilds_in(cheapest))
        return facts.WaitsToOpen(min(spent))
    if min(spent):
        return None if is_wild(discard) else facts.WildsWait(sum(map(is_wild, view.hand)))
    value = lay_down_value_for(board)
    free = [idea.lays for wilds, idea in zip(spent, ideas, strict=True) if not wilds]
    if any(brings_book_near(_nearest(view, _LayDown(position, view.seat, lays, value))) for lays in free):
        return None
    ranks = [Rank(_RANKS[lay[1]]) for lays in free for lay in lays]
    rank = next((rank for rank in ranks if rank != discard[0]), None)
    return None if rank is None else facts.CardsWait(rank, sum(card[0] == rank for card in view.hand))


def _wilds_in(lays: Sequence[Lay]) -> int:
    return sum(jokers + twos for _, _, _, jokers, twos in lays)


def points_laid(view: PlayerView, move: MeldCards) -> int:
    """What the cards of a lay-down are worth."""
    values = card_values(view.board.rules)
    return sum(values[card] for group in move.groups for card in group.cards)


def keeps_dearer(view: PlayerView, move: MeldCards) -> bool:
    """Whether a card stays in the hand that is worth more than any card laid, although a meld would take it."""
    values, melds = card_values(view.board.rules), range(len(view.board.melds[view.team]))
    laid = [card for group in move.groups for card in group.cards]
    dearest = max(values[card] for card in laid)
    return any(
        values[card] > dearest and not isinstance(lay(view.board, view.seat, (Group((card,), at),)), Refusal)
        for card in view.hand
        for at in melds
    )


def is_for_the_end(view: PlayerView, move: MeldCards) -> bool:
    """Whether the cards are laid because the round may end soon: otherwise the level would lay others, or none."""
    position, tuning = position_of(view), learned_tuning_for(view.board)
    if not is_threatened(position, view.seat, tuning):
        return False
    calm = plays(view, position, tuning, False, 1)
    return not calm or calm[0].move != move


def _kind(naturals: int, wilds: int) -> BookKind:
    return _KINDS[CLEAN if not wilds else 1 if naturals else 2]


def _with_useless(position: CountedPosition, seat: int, count: int) -> CountedPosition:
    """The position with this many more useless cards in the hand."""
    more = position.copy()
    more.hands[seat][0] += count
    more.held[seat] += count
    return more


def _take_back(position: CountedPosition, seat: int, number: int, naturals: int, wilds: int) -> None:
    """Return this many cards of a meld to the hand."""
    table, size, values = position.tables[seat % position.teams], position.book.size, position.book.values
    rank, lying = table.ranks[number], table.naturals[number] + table.wilds[number]
    if lying >= size:
        _count_book(table, table.naturals[number], table.wilds[number], -1)
    table.naturals[number] -= naturals
    table.wilds[number] -= wilds
    if lying - naturals - wilds >= size:
        _count_book(table, table.naturals[number], table.wilds[number], 1)
    table.points -= (naturals * values[rank] if rank < RANKS else 0) + wilds * values[TWO]
    hand = position.hands[seat]
    if rank < RANKS:
        hand[rank] += naturals
        if lying == naturals + wilds:
            table.at[rank] = NEW
    hand[TWO] += wilds
    position.held[seat] += naturals + wilds


def _count_book(table: Melds, naturals: int, wilds: int, more: int) -> None:
    if not wilds:
        table.clean += more
    elif naturals:
        table.dirty += more
    else:
        table.wild_books += more
