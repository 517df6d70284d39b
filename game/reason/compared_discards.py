"""One discard compared with others: what it keeps together, keeps from the next player, or saves."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Literal

from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import DISCARD, NEW, NOBODY, CountedPosition, Melds, position_of
from game.ai.brain.discarding import keep_values
from game.ai.brain.threats import feeds_rival, is_threatened
from game.ai.players.plain_moves import is_idle, is_last_turn
from game.ai.search.ideas import Idea
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import THREE, Card, Rank, is_red_three, is_three, is_wild
from game.engine.discard_pile.pile import PAIR
from game.engine.discard_pile.taking import takes_next_turn
from game.engine.ending.going_out import may_leave
from game.engine.legal import lay, seven_stays
from game.engine.melding.melds import card_values, meldable_threes
from game.engine.moves import Discard, Group, MeldCards
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.reason.permission_opinions import near_end
from game.reason.purposes import (
    WORTH_GUARDING,
    GuardsPile,
    KeepsTogether,
    OnlyWay,
    Purpose,
    SavesPoints,
    ShedsCost,
    Use,
    given_little,
    is_closed_then,
    needs_guarding,
    wanted_book,
)
from game.reason.seen_effects import RANK_NAMES, SUITS, Tried, kind_of_book, rank_of_kind, stack_reached
from game.reason.weighing import LEFT, Judged, PlayedOut, Weighing, Without, is_cause, leaves_pile, not_melded, only_one
from game.rules.ruleset import MELD_SIZE

_GREAT: Final = 200
"""Points that even a pile of threes is named for."""
OFTEN: Final = 0.2
"""The pile must be taken in at least this share of the deals more often after one way than after the other."""
_OUT_MORE: Final = 3
"""One rank is preferred to another only if at least this many more of its cards are out."""


def is_melded_before(start: CountedPosition, seat: int, kind: int) -> bool:
    """Whether a rival plays just before the seat whose team lays such cards down rather than discard them."""
    before = (seat - 1) % start.players
    return before % start.teams != seat % start.teams and start.tables[before % start.teams].at[kind] != NEW


def may_take_with(ways: Weighing, kind: int) -> bool:
    """Whether the cards that the better way keeps could take the pile next turn with a card of the kind on top."""
    view, board, better = ways.view, ways.view.board, ways.better
    spent = Counter({TWO: 0, better.card: 1})
    for _, rank, naturals, jokers, twos in better.lays:
        spent += Counter({rank: naturals, JOKER: jokers, TWO: twos})
    hand = []
    for card in view.hand:
        hand += [] if spent[CLASS_OF[card]] > 0 else [card]
        spent[CLASS_OF[card]] -= 1
    melds = lay(board, view.seat, better.move.groups) if isinstance(better.move, MeldCards) else None
    own = board.melds[view.team] if melds is None or isinstance(melds, Refusal) else melds
    return takes_next_turn(view, hand, Card(f"{rank_of_kind(kind)}S"), own)


def denied_purposes(ways: Weighing) -> Iterator[Tried]:
    """What the better discard keeps from others, and what it saves."""
    view, goes, kept = ways.view, ways.better.card, ways.other.card
    three = None if goes < BLACK_THREE else _why_three(view, Card("3H" if goes == RED_THREE else "3S"))
    if three is not None and goes != kept:
        follower = (view.seat + 1) % view.board.players
        yield three, Without(points=three.points) if isinstance(three, ShedsCost) else _denies(follower)
    if 0 <= goes < BLACK_THREE and 0 <= kept < RANKS and goes != kept:
        yield from _guarded_pile(ways, ways.better.laid(position_of(view), view.seat))


def discard_purposes(ways: Weighing) -> Iterator[Tried]:
    """What distinguishes the better discard from the other one in the hand, if the same naturals are laid down."""
    view, seat = ways.view, ways.view.seat
    goes, kept = ways.better.card, ways.other.card
    is_same = goes == kept or naturals_laid(ways.better) != naturals_laid(ways.other)
    if is_same or not 0 <= kept < RANKS or goes in (NOBODY, TWO, JOKER):
        return
    now = ways.better.laid(position_of(view), seat)
    hand, own, values = now.hands[seat], now.tables[view.team], now.book.values
    other, is_loose = rank_of_kind(kept), _is_loose(own, goes)
    rivals = [table for team, table in enumerate(now.tables) if team != view.team]
    lone = rank_of_kind(goes) if goes < RANKS and hand[goes] == 1 and is_loose and _is_loose_in(rivals, goes) else None
    grows = own.at[kept] != NEW and now.takes_naturals(own, own.at[kept]) and not _is_book(now, own, kept)
    if grows and is_loose:
        yield KeepsTogether(other, hand[kept], "own", lone), Without(partial(not_melded, kept))
    if hand[kept] > max(1, hand[goes]) and is_loose:  # a card that fits a meld of the team could be laid down
        by_pair = hand[kept] == PAIR and own.at[kept] == NEW and now.book.rules.take_with == "pair"
        use: Use = "pile" if by_pair and not is_melded_before(now, seat, kept) and may_take_with(ways, kept) else "meld"
        if use == "pile" or _may_be_meld(now, own, kept, hand[kept]):
            yield KeepsTogether(other, hand[kept], use, lone), Without(partial(only_one, kept))
    is_dearest = values[goes] == max(value for value, count in zip(values, hand, strict=True) if count)
    if goes < RANKS and is_dearest and (near := near_end(view)) is not None:
        yield from _costly(ways, values, near)


def what_stays(ways: Weighing) -> KeepsTogether | None:
    """The cards of the other discard's rank that the better one keeps together, whether or not that is the cause."""
    return next((one for one, _ in discard_purposes(ways) if isinstance(one, KeepsTogether)), None)


def _costly(ways: Weighing, values: Sequence[int], near: tuple[int | None, int]) -> Iterator[Tried]:
    """That the better discard would cost more than the other if the round ends; a few points aren't what hundreds are
    gained by.
    """
    saved = values[ways.better.card] - values[ways.other.card]
    if saved > 0 and (isinstance(ways, Judged) or saved >= LEFT * ways.whole):
        yield SavesPoints(values[ways.better.card], *near, is_discard=True), Without(calm=True)


def _is_book(position: CountedPosition, own: Melds, kind: int) -> bool:
    """Whether the team's meld of such a card is a book already."""
    number = own.at[kind]
    return number != NEW and own.naturals[number] + own.wilds[number] >= position.book.size


def _may_be_meld(position: CountedPosition, own: Melds, kind: int, held: int) -> bool:
    """Whether so many natural cards of the rank, or three where they are fewer, may be laid down as a meld."""
    return position.may_begin(own, kind) and position.book.least_new[kind] <= max(MELD_SIZE, held)


def _is_loose(own: Melds, kind: int) -> bool:
    """Whether the team has no meld of such a card."""
    return own.at[kind if kind < RANKS else THREE_MELD] == NEW


def _is_loose_in(tables: Iterable[Melds], kind: int) -> bool:
    """Whether none of these teams has a meld of such a card."""
    return all(_is_loose(table, kind) for table in tables)


def naturals_laid(idea: Idea) -> Counter[int]:
    """The natural cards that the way lays, by rank."""
    return Counter({rank: naturals for _, rank, naturals, _, _ in idea.lays if naturals})


def _why_three(view: PlayerView, card: Card) -> GuardsPile | ShedsCost | None:
    """What discarding a three is for, unless it is treated like any other card."""
    board = view.board
    suits = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=may_leave(board, view.seat))
    threes = sum(is_three(one) and one[1] in suits for one in view.hand)
    fits = threes > 0 and not _is_loose(position_of(view).tables[view.team], CLASS_OF[card])
    if is_red_three(card):
        is_of_use = card[1] in suits and (threes >= MELD_SIZE or fits)
        return None if is_of_use else ShedsCost(card, card_values(board.rules)[card])
    if board.rules.meld_threes != "all" and needs_guarding(board, view.seat):
        return GuardsPile((view.seat + 1) % board.players, Rank(THREE), board.pile + 1, "three")
    return None if threes > 1 or fits else ShedsCost(card, 0, lone=int(board.rules.meld_threes == "all"))


def _denies(follower: int) -> Without:
    """To test a denial: the next player leaves the pile, whatever the tuning."""
    return Without(
        play=partial(leaves_pile, follower), tuning=lambda tuning: replace(tuning, deny=0.0, deny_discarded=1.0)
    )


def _guarded_pile(ways: Weighing, now: CountedPosition) -> Iterator[Tried]:
    """What the next player, a rival, could do with the other discard but not with the better one."""
    view, board, goes, kept = ways.view, ways.view.board, ways.better.card, ways.other.card
    follower = (view.seat + 1) % board.players
    # playing it out tells what a small pile is worth, but nobody names one of threes, or of fewer cards than are drawn,
    # unless it costs a lot or completes a book
    is_named = isinstance(ways, PlayedOut) and given_little(board) != "threes"
    is_great = isinstance(ways, PlayedOut) and ways.whole >= _GREAT and now.pile
    drawn = max(PAIR, board.draw_count - board.rules.take_then_draw)
    least = 0 if is_great or _gives_book(view, kept, drawn) else drawn if is_named else WORTH_GUARDING
    # nor is the pile kept by a card that gives it away itself
    if not needs_guarding(board, view.seat, least) or feeds_rival(now, view.seat, goes):
        return
    rank, other, seen, of = rank_of_kind(goes), rank_of_kind(kept), now.seen, SUITS * now.decks
    cards = min(now.book.take_count, len(now.pile) + 1)
    denies = _denies(follower)
    collects = now.tables[follower % now.teams].at
    if feeds_rival(now, view.seat, kept):
        yield GuardsPile(follower, other, cards, "collects"), denies
    if goes >= RANKS:
        yield from _likely(ways, other, cards)
        return
    is_new = collects[goes] == NEW
    if is_new and goes in now.pile[len(now.pile) - now.players + 1 :: -now.players]:  # each turn left a card there
        yield GuardsPile(follower, rank, cards, "threw"), denies
    if is_new and 2 * seen[goes] >= of and seen[goes] - seen[kept] >= _OUT_MORE:
        gone = GuardsPile(follower, rank, cards, "gone", seen[goes], of)
        yield gone, Without(partial(_as_seen, goes, kept), denies.play, denies.tuning)
    by_pairs = now.book.rules.take_with == "pair"
    if by_pairs and not is_new and collects[kept] == NEW:
        yield GuardsPile(follower, rank, cards, "theirs"), Without(partial(_unmelded, goes), denies.play)
    yield from _likely(ways, other, cards)


def _gives_book(view: PlayerView, kind: int, below: int = 0) -> bool:
    """Whether the next player, a rival, completes a book with such a discard and what lies `below` it."""
    position = position_of(view)
    table = position.tables[(view.seat + 1) % position.players % position.teams]
    cards = table.naturals[table.at[kind]] + table.wilds[table.at[kind]] if table.at[kind] != NEW else 0
    comes = 1 + (position.pile[-below:].count(kind) if below else 0)
    return cards < position.book.size <= cards + comes and feeds_rival(position, view.seat, kind)


def _likely(ways: Weighing, kept: Rank, cards: int) -> Iterator[Tried]:
    """That the next player would often take the pile with such a card on top."""
    follower = (ways.view.seat + 1) % ways.view.board.players
    if not isinstance(ways, PlayedOut) or ways.more_takes(follower) <= -OFTEN:
        yield GuardsPile(follower, kept, cards, "likely"), _denies(follower)


def _as_seen(kind: int, other: int, world: CountedPosition) -> None:
    world.seen[kind] = world.seen[other]


def _unmelded(kind: int, world: CountedPosition) -> None:
    """No rival has a meld of the rank."""
    for team, table in enumerate(world.tables):
        if team != world.turn % world.teams and table.at[kind] != NEW:
            world.seen[kind] -= table.naturals[table.at[kind]]
            table.at[kind] = NEW


def why_discard(view: PlayerView, card: Card) -> Purpose | None:
    """What a discard is for."""
    board = view.board
    if len(view.hand) == 1 and board.next_stack(view.seat) is not None:
        return stack_reached(view, position_of(view), Idea(Discard(card), DISCARD))
    if is_three(card) and (three := _why_three(view, card)) is not None:
        return three
    only = _only_discard(view, card)
    if only is not None or is_wild(card):
        return only
    if (found := _grows_next(view, card) or _dearest_left(view, card)) is not None:
        return found
    goes, position = CLASS_OF[card], position_of(view)
    tuning = learned_tuning_for(board)
    threatened = is_threatened(position, view.seat, tuning)
    others = [kind for _, kind in keep_values(position, view.seat, tuning, threatened) if kind != goes]
    hand, own = position.hands[view.seat], position.tables[view.team]
    unlike = [kind for kind in others if (hand[kind], _is_loose(own, kind)) != (hand[goes], _is_loose(own, goes))]
    singles = [kind for kind in others if hand[kind] == 1 and _is_loose(own, kind)]
    mine = Idea(Discard(card), DISCARD, (), goes)
    for kind in dict.fromkeys((*singles[:2], *others[:1], *unlike[:2], *others[1:3])):
        instead = Idea(Discard(Card(f"{rank_of_kind(kind)}S")), DISCARD, (), kind)
        ways = Judged(view, mine, instead)
        tried = (*denied_purposes(ways), *discard_purposes(ways))
        purpose = next((purpose for purpose, without in tried if is_cause(ways, without)), None)
        if purpose is None or not tells_apart(view, card, purpose):
            continue
        if not isinstance(purpose, KeepsTogether) or not _goes_without_saying(view, purpose, kind == others[0]):
            return purpose
    return None


def _grows_next(view: PlayerView, card: Card) -> KeepsTogether | None:
    """In the last stack, where two cards stay: that the other one grows a meld towards a book that the team needs, or
    any, while this one fits no such meld.
    """
    if len(view.hand) != PAIR or view.board.next_stack(view.seat) is not None or is_three(card):
        return None
    other = next((one for one in view.hand if one[0] != card[0] and not is_wild(one) and not is_three(one)), None)
    if other is None or not _growth(view, other) > _growth(view, card) > 0:
        return None
    return KeepsTogether(Rank(other[0]), 1, "own")


def _dearest_left(view: PlayerView, card: Card) -> SavesPoints | None:
    """In the seat's last turn: that no other card would cost as much, unless this one gives the pile away."""
    values, near = card_values(view.board.rules), near_end(view)
    others = [values[one] for one in view.hand if one[0] != card[0]]
    if near is None or not others or not is_last_turn(view):
        return None
    if (
        values[card] < max(others)
        or values[card] == min(others)
        or feeds_rival(position_of(view), view.seat, CLASS_OF[card])
    ):
        return None
    return SavesPoints(values[card], *near, is_discard=True)


def _growth(view: PlayerView, card: Card) -> int:
    """What laying the card next would do: 3 for a meld that becomes a needed book, 2 another book, 1 a finished one; 0
    if it fits none.
    """
    position = position_of(view)
    own, kind = position.tables[view.team], CLASS_OF[card]
    number = own.at[kind]
    if number == NEW or not position.takes_naturals(own, number):
        return 0
    if _is_book(position, own, kind):
        return 1
    return 3 if wanted_book(view.board, view.team, kind_of_book(1, own.wilds[number]), Rank(card[0])) else 2


class SpareCards:
    """What of a hand could be discarded, and whether the next player, a rival, takes the pile with it alone."""

    def __init__(self, view: PlayerView) -> None:
        self._view, self.position = view, position_of(view)
        self._is_closed = is_closed_then(view.board, view.seat)
        self.hand, self.own = self.position.hands[view.seat], self.position.tables[view.team]
        self.held = [kind for kind in range(RANKS) if self.hand[kind]]
        """The natural ranks in the hand."""
        self.singles = [kind for kind in self.held if self.hand[kind] == 1]
        """Those held once."""
        self.loose = [kind for kind in self.singles if _is_loose(self.own, kind)]
        """Those that the team has no meld of, too."""

    def is_wanted(self, kind: int) -> bool:
        """Whether a rival team has a meld of the kind that takes more."""
        rivals = (table for team, table in enumerate(self.position.tables) if team != self._view.team)
        return any(one.at[kind] != NEW and self.position.takes_naturals(one, one.at[kind]) for one in rivals)

    def is_fed(self, kind: int) -> bool:
        """Whether the next player takes the pile with a card of the kind alone."""
        return not self._is_closed and feeds_rival(self.position, self._view.seat, kind)

    def are_fed(self, kinds: Iterable[int]) -> bool:
        """Whether each of them alone would do."""
        return all(map(self.is_fed, kinds))

    def guards(self, kind: int, how: Literal["collects", "gone"], out: int = 0, of: int = 0) -> GuardsPile:
        """That the next player doesn't get the pile, told of this kind."""
        board = self._view.board
        cards = min(self.position.book.take_count, board.pile + 1)
        return GuardsPile((self._view.seat + 1) % board.players, rank_of_kind(kind), cards, how, out, of)


def tells_apart(view: PlayerView, card: Card, purpose: Purpose) -> bool:
    """Whether the purpose explains this discard rather than another: cards that stay together don't, if another single
    one could go as well, or if this is the single one that nobody would keep for a meld; and what would give the pile
    away doesn't explain a single card if it is a pair, or if others wouldn't.
    """
    spare, kind = SpareCards(view), CLASS_OF[card]
    if isinstance(purpose, GuardsPile) and purpose.how in ("collects", "likely"):
        told = RANK_NAMES.index(purpose.rank)
        others = [one for one in spare.loose if one not in (kind, told) and not spare.is_fed(one)]
        return spare.hand[kind] > 1 or (spare.hand[told] < PAIR and not others)
    if not isinstance(purpose, KeepsTogether) or _is_spared(view, purpose):
        return True
    several = [one for one in spare.held if spare.hand[one] > 1 and one != kind and _is_loose(spare.own, one)]
    if len(several) > 1 and purpose.use in ("pile", "meld"):
        return False  # any of them could take it, or become one
    return not spare.loose or (spare.loose == [kind] and purpose.use != "meld")


def plain_discard(view: PlayerView, card: Card) -> Purpose | None:
    """What everybody sees of a discard that has no other purpose: it doesn't give the pile away, and the team's book of
    its rank takes no more, or it is the only one of its rank and fits no meld of the team; the hand has no single card;
    the rest makes a meld; the pile is mostly threes; most of the rank are out; or the next player could use every
    single card, and this one is worth least, helps least or isn't among them.
    """
    spare, kind = SpareCards(view), CLASS_OF[card]
    if kind not in spare.held:
        return None
    if _is_full(spare, kind) and not spare.is_fed(kind):
        return ShedsCost(card, 0, is_full=True)
    if not spare.singles and not any(map(is_three, view.hand)):
        is_most = all(spare.hand[kind] > spare.hand[one] for one in spare.held if one != kind)
        return _not_fed(view, spare, kind) or _gone(view, spare, kind) or OnlyWay("most" if is_most else "pairs")
    if is_idle(spare.position, view.seat, kind):
        return ShedsCost(card, 0, lone=len(spare.loose), is_wanted=spare.is_wanted(kind))
    rest = [one for one, count in enumerate(spare.hand) if count and one != kind]
    several = len(rest) == 1 and rest[0] < RANKS and spare.hand[rest[0]] >= MELD_SIZE
    if kind in spare.singles and several and _may_be_meld(spare.position, spare.own, rest[0], spare.hand[rest[0]]):
        return KeepsTogether(rank_of_kind(rest[0]), spare.hand[rest[0]], "meld")
    found = (find(view, spare, kind) for find in (_gone, _not_fed))
    least = next((purpose for purpose in found if purpose is not None), None)
    # where another card that goes as well would give nothing at all, it doesn't explain this one
    is_fed = spare.is_fed(kind) and spare.are_fed(spare.singles or spare.held)
    if least is None and is_fed and not _gives_book(view, kind) and (little := given_little(view.board)):
        return OnlyWay(little)
    all_fed = spare.are_fed(spare.singles if len(spare.singles) > 1 else spare.held)
    return least or (OnlyWay("fed") if all_fed and spare.hand[kind] == 1 else None)


def _is_full(spare: SpareCards, kind: int) -> bool:
    """Whether the team's meld of such a card takes no more, and the hand can't begin another with it."""
    number, own = spare.own.at[kind], spare.own
    if number == NEW or spare.position.takes_naturals(own, number):
        return False
    return spare.hand[kind] == 1 or not spare.position.may_begin(own, kind)


def _gone(view: PlayerView, spare: SpareCards, kind: int) -> GuardsPile | None:
    """That most cards of the kind are out, where that keeps the next player from the pile."""
    seen, of = spare.position.seen[kind], SUITS * spare.position.decks
    guards = needs_guarding(view.board, view.seat)
    return spare.guards(kind, "gone", seen, of) if guards and 2 * seen >= of and not spare.is_fed(kind) else None


def _not_fed(view: PlayerView, spare: SpareCards, kind: int) -> GuardsPile | None:
    """That the next player could use every single card, or of pairs every other one, but not this card."""
    others = [one for one in (spare.loose if spare.singles else spare.held) if one != kind]
    is_only = bool(others) and spare.are_fed(others) and not spare.is_fed(kind)
    return spare.guards(others[0], "collects") if is_only and needs_guarding(view.board, view.seat) else None


def _only_discard(view: PlayerView, card: Card) -> OnlyWay | None:
    """Why no other card could go, or a wild one couldn't be laid down; None if there are others."""
    values, naturals = card_values(view.board.rules), [held for held in view.hand if not is_wild(held)]
    free = [held for held in naturals if not seven_stays(view, held)]
    if len({held[0] for held in free}) <= (not is_wild(card)):
        if len(free) < len(naturals):
            return OnlyWay("last_seven" if len(free) >= MELD_SIZE and not is_wild(card) else "sevens")
        if not free or len(free) == len(view.hand):
            return OnlyWay("all") if len({values[held] for held in view.hand}) == 1 else None
        return OnlyWay("wilds" if len(free) == 1 else "naturals")
    melds = range(len(view.board.melds[view.team])) if is_wild(card) else ()
    has_room = any(not isinstance(lay(view.board, view.seat, (Group((card,), at),)), Refusal) for at in melds)
    return None if has_room or not melds else OnlyWay("room")


def _goes_without_saying(view: PlayerView, purpose: KeepsTogether, is_nearest: bool) -> bool:
    """Whether nobody would think of discarding the cards that stay together, or at least not of all cards first; or
    they could be laid on the team's meld now.
    """
    if _is_spared(view, purpose):
        return False
    if purpose.use == "own" and (len(view.hand) > PAIR or view.board.next_stack(view.seat) is not None):
        return True
    return purpose.use != "pile" and (not is_nearest or (purpose.use == "meld" and purpose.held > PAIR))


def _is_spared(view: PlayerView, purpose: KeepsTogether) -> bool:
    """Whether every single card gives the pile away, and a card of the only pair, which stays together, doesn't."""
    spare, rank = SpareCards(view), RANK_NAMES.index(purpose.rank)
    is_only_pair = purpose.held == PAIR and spare.held == sorted((*spare.singles, rank))
    fed = list(filter(spare.is_fed, spare.held))
    return is_only_pair and fed == spare.singles != [] and needs_guarding(view.board, view.seat)
