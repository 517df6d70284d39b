"""What drawing and taking the pile are for, and what keeps a seat from the pile."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Final

from msgspec.structs import replace

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, JOKER, RANKS, RED_THREE, TWO
from game.ai.brain.counted_position import DRAW, PASS, TAKE, CountedPosition, lays_of, position_of
from game.ai.brain.taking_pile import pile_pays, pile_worth, ways_to_play
from game.ai.brain.tuning import Tuning
from game.ai.players.when_to_go_out import points_held
from game.ai.search.ideas import Idea, beginnings
from game.ai.search.worlds import Worlds
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import NATURAL_RANKS, THREE, Card, Rank, is_three, is_wild, rank_of
from game.engine.discard_pile.taking import why_no_take
from game.engine.ending.going_out import books_wanted, may_leave, missing_books
from game.engine.legal import lay, points_of
from game.engine.melding.melds import book_worth, meldable_threes, with_group
from game.engine.moves import Draw, GoOut, Group, Pass, Take, wilds_in
from game.engine.refusal import NoTake, Refusal
from game.engine.table.board import opening_minimum
from game.engine.table.view import PlayerView
from game.reason.purposes import (
    GrowsBook,
    HoldsPoints,
    LeavesPile,
    MakesBook,
    OnlyWay,
    Purpose,
    TakesPile,
    as_needed,
    opening_with,
)
from game.reason.tested_causes import openings_of
from game.reason.weighing import Meant, PlayedOut, Without, is_cause
from game.rules.ruleset import MELD_SIZE

_ANY_WILDS: Final = 99.0
_FEW_HELP: Final = 4
"""A pile is taken for its helpful cards only if at least one in this many helps, and of a small one half."""
_MANY_HELP: Final = 5
"""This many helpful cards are worth a pile of any size."""
_LITTLE: Final = 3
"""A pile is left as too little help only if at most one card in this many helps."""
_COSTLY: Final = 100
"""Nobody leaves a pile for threes that cost fewer points than this."""
_FEW: Final = 5
"""A hand with at most this many cards is nearly gone, and a pile with at least this many fills it again."""


def why_draw(view: PlayerView) -> Purpose | None:
    """Why the seat doesn't take the pile: it is closed, this hand can't take it, or it isn't worth it; None if
    the cause is nothing that a player would name.
    """
    lack = why_no_take(view)
    if lack is not None:
        assert isinstance(lack, NoTake), "it may draw"
        return lack
    ideas = beginnings(view, position_of(view), learned_tuning_for(view.board))
    taken, told = next((idea for idea in ideas if idea.kind == TAKE), None), list(_not_worth(view))
    if taken is None:
        return next((purpose for purpose, _ in told), None)
    ways = PlayedOut(view, Idea(Draw(), DRAW), taken)
    return next((purpose for purpose, without in told if _if_cause(ways, purpose, without)), None)


def left_with(view: PlayerView) -> LeavesPile | None:
    """What everybody sees of a pile that could be taken: that few of its cards help."""
    fitting, wilds = worth_taking(view)
    cards, helping = view.board.pile_yield, fitting.total() + wilds
    is_taken = why_no_take(view) is None and cards > 1
    return LeavesPile(cards, helping, "little") if is_taken and _LITTLE * helping <= cards else None


def why_take(view: PlayerView, groups: tuple[Group, ...]) -> Purpose | None:
    """The most valuable thing about the pile if these groups are laid with it; None if that isn't the cause. If nothing
    was weighed (`ways.whole` is empty), it isn't tested.
    """
    board = view.board
    taken = Idea(Take(groups), TAKE, lays_of(GoOut(groups, None))[0])
    if board.stock < board.draw_count:  # otherwise the round ends with the hand as it is
        held = points_held(view)
        is_told = is_cause(PlayedOut(view, taken, Idea(Pass(), PASS)), Without(points=held))
        return HoldsPoints(held) if held and is_told else OnlyWay("stock")
    opens = bool(groups) and not board.has_opened(view.team) and not _opens_as_well(view)
    ways = PlayedOut(view, taken, Idea(Draw(), DRAW))
    if (made := _made_with(view)) is not None:
        book, number, rank = made
        is_last = book.is_needed and len(books_wanted(board, view.team)) == 1
        if is_last or _if_cause(ways, book, Without(books=(Meant(number, rank, book.kind != "clean"),))) is not None:
            return book
    fitting, wilds = worth_taking(view)
    unseen = max(0, board.pile_yield - len(board.pile_seen))
    helping = fitting.total() + wilds
    if opens and helping <= MELD_SIZE:
        return opening_with(points_of(view, groups), board, view.team)
    if not _helps_enough(helping, board.pile_yield):
        return None
    ranks = tuple(rank for rank, _ in fitting.most_common())
    brings = TakesPile(board.pile_yield, fitting.total(), wilds, unseen, ranks, opens)
    return brings if board.pile_yield == 1 else _if_cause(ways, brings, Without(_useless_below))


def _helps_enough(helping: int, cards: int) -> bool:
    """Whether so many helpful ones of its `cards` are worth the pile."""
    are_few = _FEW_HELP * helping < cards or 2 * helping < min(cards, 2 * MELD_SIZE)
    return helping >= _MANY_HELP or not are_few


def _opens_as_well(view: PlayerView) -> bool:
    """Whether the hand opens by itself without wild cards, or with any where no points are needed."""
    is_free = not opening_minimum(view.board, view.team)
    return any(is_free or not wilds_in(move.groups) for move in openings_of(view))


def laid_with(view: PlayerView, groups: tuple[Group, ...]) -> MakesBook | GrowsBook | None:
    """What everybody sees that taking the pile with these groups does: a book, or the meld nearest to one."""
    if (made := _made_with(view)) is not None:
        return made[0]
    melds, size, grown = view.board.melds[view.team], view.board.rules.book_size, []
    for group in groups:
        meld = with_group(None if group.onto is None else melds[group.onto], group.cards)
        if (short := size - len(meld.cards)) > 0:
            grown.append(as_needed(view.board, view.team, GrowsBook(meld.kind, meld.rank, len(meld.cards), short)))
        elif group.onto is None or len(melds[group.onto].cards) < size:
            return as_needed(view.board, view.team, MakesBook(meld.kind, meld.rank, by_pile=True))
    return min(grown, key=lambda one: one.short, default=None)


def _if_cause(ways: PlayedOut, purpose: Purpose, without: Without) -> Purpose | None:
    """The purpose, unless most of the gain remains without it."""
    return purpose if not ways.whole or is_cause(ways, without) else None


def _useless_below(world: CountedPosition) -> None:
    """The test world: nothing in the pile below its upcard is of use."""
    below = world.taken_if_lifted - 1
    world.pile[-1 - below : -1] = [] if world.book.melds_threes else [BLACK_THREE] * below


def _without_threes(world: CountedPosition) -> None:
    """The test world: no threes come with the pile."""
    taken = world.taken_if_lifted
    world.pile[-taken:-1] = [kind for kind in world.pile[-taken:-1] if kind < BLACK_THREE]


def _made_with(view: PlayerView) -> tuple[MakesBook, int, int] | None:
    """The book that the hand completes only with the pile's known cards, preferably a needed one, with its number and
    rank in counts.
    """
    board, coming = view.board, view.board.pile_seen[-view.board.pile_yield :]
    size, made = board.rules.book_size, []
    ranks = position_of(view).tables[view.team].ranks
    for number, meld in enumerate(board.melds[view.team]):
        of_pile, of_hand = (sum(card[0] == meld.rank for card in cards) for cards in (coming, view.hand))
        if len(meld.cards) + of_hand < size <= len(meld.cards) + of_pile + of_hand:  # the hand alone doesn't
            worth = book_worth(board.rules, meld.kind, meld.rank, len(meld.cards) + of_pile + of_hand)
            book = as_needed(board, view.team, MakesBook(meld.kind, meld.rank, by_pile=True, worth=worth))
            made.append((book, number, ranks[number]))
    return max(made, key=lambda one: one[0].is_needed, default=None)


def _not_worth(view: PlayerView) -> Iterator[tuple[LeavesPile, Without]]:
    """Why a pile that could be taken may not be, and what to take away to see whether it is so: wilds that opening
    would cost, a hand that is nearly gone, threes, or useless cards.
    """
    board = view.board
    position, tuning = position_of(view), learned_tuning_for(board)
    fitting, wilds = worth_taking(view)
    cards, helping = board.pile_yield, fitting.total() + wilds
    goes_out = may_leave(board, view.seat) and missing_books(board, board.melds[view.team]) is None
    pays = pile_pays(position, view.seat, tuning)
    # wilds are the reason only for a seat that would take the pile if it were free
    if pays and (costs := _wilds_to_take(view)):
        yield LeavesPile(cards, helping, "wilds", costs), Without(refund=costs)
    stack = board.empties_into(view.seat)
    # what helps goes straight down, and only who has all the books is near going out
    stays = cards - helping > board.draw_count
    if (goes_out or (pays and stays and stack != "none")) and len(view.hand) <= _FEW <= cards:
        late = LeavesPile(cards, helping, "late", len(view.hand), stack)
        yield late, Without(as_long=True)
    lowest = RED_THREE if fitting[THREE] else BLACK_THREE
    coming = [kind for kind in position.pile[-position.taken_if_lifted :] if kind >= lowest]
    held = [kind for kind in (BLACK_THREE, RED_THREE) for _ in range(position.hands[view.seat][kind])]
    costs = _left_of(position, [*coming, *held]) - _left_of(position, held)
    are_most = RED_THREE in coming and 2 * len(coming) >= cards
    if (costs >= _COSTLY or are_most) and not position.book.melds_threes and not position.book.lays_red:
        against = -_worth_of(position, view.seat, tuning, lambda kind: kind >= BLACK_THREE)
        useless = -_worth_of(position, view.seat, tuning, lambda kind: kind < RANKS)
        if against > max(0.0, useless):
            is_one_more = not are_most and coming.count(RED_THREE) == 1 and RED_THREE in held
            threes = LeavesPile(cards, helping, "red" if is_one_more else "threes", len(coming))
            yield threes, Without(_without_threes)
    if cards + board.rules.take_then_draw < board.draw_count:
        yield LeavesPile(cards, helping, "fewer", board.draw_count), Without(points=inf)
    draws_less = board.rules.take_then_draw < board.draw_count  # otherwise the same is drawn after the pile, too
    if draws_less and helping < cards and helping <= max(1.0, _help_drawn(view)):
        yield LeavesPile(cards, helping, "little"), Without(points=inf)


def _left_of(position: CountedPosition, threes: Sequence[int]) -> int:
    """What these threes cost if one of them, the dearest, is the turn's discard."""
    costs = [position.book.values[kind] for kind in threes]
    return sum(costs) - max(costs, default=0)


def _help_drawn(view: PlayerView) -> float:
    """How many of the cards that would be drawn should fit or make a meld, or be wild."""
    unseen, hand = Worlds(view).unseen, view.hand
    fits = {
        rank: _fits(view, (Card(f"{rank}S"), *(card for card in hand if card[0] == rank))) for rank in NATURAL_RANKS
    }
    helping = sum(unseen[CLASS_OF[Card(f"{rank}S")]] for rank, fit in fits.items() if fit) + unseen[TWO] + unseen[JOKER]
    return view.board.draw_count * helping / sum(unseen)


def _wilds_to_take(view: PlayerView) -> int:
    """Wild cards in an opening that takes the pile, if that is more than the level would spend now; otherwise 0."""
    position, tuning = position_of(view), learned_tuning_for(view.board)
    if ways_to_play(position, view.seat, tuning) is not None:
        return 0
    lays = ways_to_play(position, view.seat, replace(tuning, open_wilds=_ANY_WILDS))
    return sum(jokers + twos for _, _, _, jokers, twos in lays or ())


def _worth_of(position: CountedPosition, seat: int, tuning: Tuning, is_one: Callable[[int], bool]) -> float:
    """How much of the pile's value comes from these of its cards."""
    whole, rest = pile_worth(position, seat, tuning), position.copy()
    rest.pile = [kind for kind in position.pile[-position.taken_if_lifted :] if not is_one(kind)]
    return whole - (pile_worth(rest, seat, tuning) if rest.pile else 0.0)


def worth_taking(view: PlayerView) -> tuple[Counter[Rank], int]:
    """How many of the pile's known cards fit or make a meld, by rank; and the number of wilds."""
    board = view.board
    cards = board.pile_seen[-board.pile_yield :] if board.pile_yield else ()
    suits = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
    together = [card for card in (*view.hand, *cards) if not is_three(card) or card[1] in suits]
    naturals = Counter(
        rank_of(card) for card in cards if not is_wild(card) and (not is_three(card) or card[1] in suits)
    )
    fitting = {rank: n for rank, n in naturals.items() if _fits(view, tuple(c for c in together if c[0] == rank))}
    return Counter(fitting), sum(map(is_wild, cards))


def _fits(view: PlayerView, same: tuple[Card, ...]) -> bool:
    """Whether a card of a rank could be laid together with these in the hand: onto the team's meld, or as a new one."""
    board = view.board
    onto = [Group(same[:1], number) for number, meld in enumerate(board.melds[view.team]) if meld.rank == same[0][0]]
    # all of them may be worth enough for a new meld even if three are not
    new = [Group(same[:size]) for size in {MELD_SIZE, len(same)}] if len(same) >= MELD_SIZE else []
    return any(not isinstance(lay(board, view.seat, (group,)), Refusal) for group in (*onto, *new))
