"""Why the pile is taken or left alone, by the cards that decide it."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.ai.advice.laying_reasons import lacks_book
from game.ai.brain.card_classes import BLACK_THREE, RANKS
from game.ai.brain.counted_position import CountedPosition
from game.ai.brain.from_view import position_of
from game.ai.brain.taking_pile import pile_pays, pile_worth, ways_to_play
from game.ai.brain.tuning import Tuning
from game.ai.learned_weights import learned_tuning_for
from game.ai.levels import Habits
from game.ai.player import Think
from game.cards import NATURAL_RANKS, Card, Rank, in_hand_order, is_red_three, is_wild, rank_of
from game.engine import advice as facts
from game.engine.advice import PileCloser, Why
from game.engine.board import Board, opening_minimum
from game.engine.going_out import may_leave, missing_books
from game.engine.legal import lay
from game.engine.melds import meldable_threes
from game.engine.moves import Group, Take
from game.engine.openings import most_points
from game.engine.pile import PAIR, is_free_take, why_no_pile
from game.engine.refusal import FirstLap, NoPile, PileFrozen, PileTooShort, Refusal, ThreeForbidden
from game.engine.taking import takes
from game.engine.view import PlayerView
from game.rules.meld_limits import MELD_SIZE

_ANY_WILDS = 99.0

_FEW = 5
"""A hand with at most this many cards is nearly gone, and a pile with at least this many fills it again."""

_WORTH_A_WORD = 5
"""From this pile size on the advice mentions that the pile isn't wanted."""


def why_draw(view: PlayerView) -> Why:
    """What keeps the seat from the pile: it is closed, this hand can't take it, or it isn't worth it."""
    closed = why_no_pile(view.board)
    if closed is not None:
        return _closed(closed)
    if is_free_take(view.board) and not _fitting_ways(view):
        return facts.PileHelpsLittle(1, worth_taking(view)[0].total(), 0)
    return _not_worth(view) if _may_take(view) else _out_of_reach(view)


def also_unwanted(view: PlayerView, why: Why) -> facts.PileIsNotWanted | None:
    """Whether `hard` would leave the pile alone even without the obstacle in `why`. Small piles aren't mentioned."""
    board, upcard = view.board, view.board.upcard
    if upcard is None or board.pile < _WORTH_A_WORD:
        return None
    match why:
        case facts.NoPairForPile(is_short=False, wilds=0) | facts.NoCardsForPile():
            pair = upcard
        case facts.PileClosed(by) if by != "nothing":
            held = Counter(map(rank_of, view.hand))
            pair = Card(f"{max(NATURAL_RANKS, key=held.__getitem__)}S")
        case _:
            return None
    hand, seen = in_hand_order((*view.hand, pair, pair)), (*board.pile_seen[:-1], pair)
    hands = tuple(len(hand) if at == view.seat else count for at, count in enumerate(board.hands))
    given = replace(view, hand=hand, board=replace(board, hands=hands, upcard=pair, pile_seen=seen, frozen=None))
    if _made_with(view) is not None:
        return None
    if _may_take(given):
        is_wanted = isinstance(Habits().decide(given, Think()), Take)
    else:
        is_wanted = pile_pays(position_of(given), view.seat, learned_tuning_for(board))
    return None if is_wanted else facts.PileIsNotWanted()


def why_take(view: PlayerView, groups: Sequence[Group]) -> Why:
    """The most valuable thing about the pile if these groups are laid with it; a free turned card needs none."""
    board = view.board
    opens = bool(groups) and not board.has_opened(view.team)
    if board.stock < board.draw_count:
        return facts.StockIsUsedUp()
    position, tuning = position_of(view), learned_tuning_for(board)
    if (made := _made_with(view)) is not None:
        return made
    fitting, wilds = worth_taking(view)
    of_wilds = _worth_of(position, view.seat, tuning, lambda kind: RANKS <= kind < BLACK_THREE)
    of_naturals = _worth_of(position, view.seat, tuning, lambda kind: kind < RANKS)
    if wilds and (of_wilds >= of_naturals or not fitting):
        return facts.PileHasWilds(board.pile_yield, wilds, _unseen(board), opens)
    if fitting:
        has = {card[0] for card in view.hand} | {meld.rank for meld in board.melds[view.team]}
        ranks = [rank for rank, _ in fitting.most_common()]
        own, new = (tuple(rank for rank in ranks if (rank in has) == is_own) for is_own in (True, False))
        return facts.PileFits(board.pile_yield, fitting.total(), _unseen(board), own, opens, new)
    return facts.PileOpens(board.pile_yield) if opens else facts.PileFits(board.pile_yield, 0, _unseen(board))


def _made_with(view: PlayerView) -> facts.PileMakesBook | None:
    """The book that the pile's cards, as far as they were seen, complete together with the hand; preferably a needed
    one.
    """
    size, coming = view.board.rules.book_size, view.board.pile_seen[-view.board.pile_yield :]
    made = []
    for meld in view.board.melds[view.team]:
        of_pile, of_hand = (sum(card[0] == meld.rank for card in cards) for cards in (coming, view.hand))
        if of_pile and len(meld.cards) < size <= len(meld.cards) + of_pile + of_hand:
            made.append(facts.PileMakesBook(meld.kind, meld.rank, lacks_book(view, meld.kind)))
    return max(made, key=lambda book: book.is_needed, default=None)


def red_threes_come(view: PlayerView) -> facts.RedThreesCome | None:
    """The red threes that come with the pile, as far as they were seen, if they cost points in the end."""
    board, rules = view.board, view.board.rules
    threes = sum(map(is_red_three, board.pile_seen[-board.pile_yield :] if board.pile_yield else ()))
    if not threes or rules.red_threes != "penalty" or not rules.red_three or rules.meld_threes == "all":
        return None
    return facts.RedThreesCome(threes, rules.red_three)


def _closed(refusal: Refusal) -> facts.PileClosed:
    by: PileCloser = "nothing"
    match refusal:
        case PileTooShort(have, need):
            return facts.PileClosed("too short", have, need)
        case ThreeForbidden():
            by = "three"
        case FirstLap():
            by = "first lap"
        case PileFrozen():
            by = "frozen"
        case _:
            assert isinstance(refusal, NoPile)
    return facts.PileClosed(by)


def _fitting_ways(view: PlayerView) -> bool:
    """Whether the seat could also meld the turned card that it may take without melding."""
    return any(take.groups for take in takes(view))


def _may_take(view: PlayerView) -> bool:
    return next(takes(view), None) is not None


def _out_of_reach(view: PlayerView) -> Why:
    """What this hand lacks for a pile that others may take."""
    board, rules, upcard = view.board, view.board.rules, view.board.upcard
    assert upcard is not None
    opened = board.has_opened(view.team)
    if rules.take_needs_open and not opened:
        return facts.TeamIsNotOpen()
    if is_wild(upcard):
        return facts.WildOnPile()
    rank = rank_of(upcard)
    held = sum(card[0] == rank for card in view.hand)
    if held < PAIR:
        if board.frozen is None and rules.take_with != "pair":
            return facts.NoCardsForPile(rank, held)
        if opened:
            return facts.NoPairForPile(rank)
        with_pair = replace(view, hand=(*view.hand, *(upcard,) * (PAIR - held)))
        return facts.NoPairForPile(rank, not _may_take(with_pair), _wilds_to_take(with_pair))
    if not opened:
        threes = meldable_threes(rules, board.in_foot[view.seat], goes_out=False)
        have, need = most_points(rules, (*view.hand, upcard), threes), opening_minimum(board, view.team)
        return facts.PileOpensTooLittle(have, need) if have is not None and have < need else facts.PileOutOfReach()
    melds = board.melds[view.team]
    if any(meld.rank == rank and meld.is_book(rules) for meld in melds):
        return facts.BookIsClosed(rank)
    return facts.PileOutOfReach()


def _not_worth(view: PlayerView) -> Why:
    """Why a pile that could be taken isn't: wilds that opening would cost, a hand that is nearly gone, threes, or
    useless cards.
    """
    board = view.board
    position, tuning = position_of(view), learned_tuning_for(board)
    # wilds are the reason only for a seat that would take the pile if it were free
    if pile_pays(position, view.seat, tuning) and (costs := _wilds_to_take(view)):
        return facts.PileCostsWilds(costs)
    goes_out = may_leave(board, view.seat) and missing_books(board, board.melds[view.team]) is None
    is_wanted = goes_out or pile_pays(position, view.seat, tuning)
    if is_wanted and len(view.hand) <= _FEW <= board.pile_yield:
        return facts.PileDelays(board.pile_yield, len(view.hand), board.empties_into(view.seat))
    fitting, wilds = worth_taking(view)
    threes = position.pile[-position.taken_if_lifted :]
    count = sum(kind >= BLACK_THREE for kind in threes)
    if count and not position.book.melds_threes and not position.book.lays_red:
        against = -_worth_of(position, view.seat, tuning, lambda kind: kind >= BLACK_THREE)
        useless = -_worth_of(position, view.seat, tuning, lambda kind: kind < RANKS)
        if against > max(0.0, useless):
            red = red_threes_come(view)
            return facts.PileBringsThrees(count, red.threes, red.points) if red else facts.PileBringsThrees(count)
    return facts.PileHelpsLittle(board.pile_yield, fitting.total() + wilds, _unseen(board))


def _wilds_to_take(view: PlayerView) -> int:
    """Wild cards in an opening that takes the pile, if that is more than the level would spend now; otherwise 0."""
    position, tuning = position_of(view), learned_tuning_for(view.board)
    if ways_to_play(position, view.seat, tuning) is not None:
        return 0
    lays = ways_to_play(position, view.seat, replace(tuning, open_wilds=_ANY_WILDS))
    return sum(jokers + twos for _, _, _, jokers, twos in lays or ())


def _worth_of(position: CountedPosition, seat: int, tuning: Tuning, is_one: Callable[[int], bool]) -> float:
    """How much of the pile's worth comes from these of its cards."""
    whole = pile_worth(position, seat, tuning)
    rest = position.copy()
    rest.pile = [kind for kind in position.pile[-position.taken_if_lifted :] if not is_one(kind)]
    return whole - (pile_worth(rest, seat, tuning) if rest.pile else 0.0)


def _unseen(board: Board) -> int:
    """How many of the cards that the pile would bring the seat didn't see."""
    return max(0, board.pile_yield - len(board.pile_seen))


def worth_taking(view: PlayerView) -> tuple[Counter[Rank], int]:
    """How many of the pile's cards, as far as they were seen, fit or make a meld, by rank; and the number of wilds."""
    cards = view.board.pile_seen[-view.board.pile_yield :] if view.board.pile_yield else ()
    together = (*view.hand, *cards)
    naturals = Counter(rank_of(card) for card in cards if not is_wild(card))
    fitting = {rank: n for rank, n in naturals.items() if _fits(view, tuple(c for c in together if c[0] == rank))}
    return Counter(fitting), sum(map(is_wild, cards))


def _fits(view: PlayerView, same: tuple[Card, ...]) -> bool:
    """Whether a card of a rank could be laid with these in the hand: onto a meld of its own, or as a new one."""
    board = view.board
    onto = [Group(same[:1], number) for number, meld in enumerate(board.melds[view.team]) if meld.rank == same[0][0]]
    # all of them may be worth enough for a new meld even if three are not
    new = [Group(same[:size]) for size in {MELD_SIZE, len(same)}] if len(same) >= MELD_SIZE else []
    return any(not isinstance(lay(board, view.seat, (group,)), Refusal) for group in (*onto, *new))
