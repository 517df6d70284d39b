"""Why one way is better than another: the fact without which the gain disappears.

Both ways are played out in the same imagined deals, first unchanged, then with one fact removed: the stock lasts,
somebody leaves the pile alone, or it has no red threes. A fact is the cause only if little of the difference remains.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Final

from msgspec.structs import replace

from game.ai.advice.pile_reasons import red_threes_come
from game.ai.brain.card_classes import BLACK_THREE, RANKS, RED_THREE
from game.ai.brain.counted_position import DISCARD, MELD, NOBODY, TAKE, CountedPosition
from game.ai.brain.from_view import position_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import finish_turn, play_turn
from game.ai.learned_weights import learned_tuning_for, value_for
from game.ai.search.ideas import Idea
from game.ai.search.playouts import Play, follow, laps_ahead, lead_after
from game.ai.search.worlds import Worlds, rng_for
from game.cards import NATURAL_RANKS, Card, Rank, is_wild
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.legal import lay
from game.engine.moves import Group
from game.engine.refusal import Refusal
from game.engine.view import PlayerView
from game.rules.meld_limits import BookKind

_WORLDS: Final = 24

_LEFT: Final = 0.5
"""At most this share of the gain may remain without its cause."""

_LEAST: Final = 30.0
"""A gain must be at least this many points to be explained."""

_OFTEN: Final = 0.2
"""The pile must be taken in at least this share of the deals more often after one way than after the other."""

_LAPS_MORE: Final = 4
"""Extra laps of draws for a stock that lasts."""

_FEW: Final = 3
"""With at most this many cards in the hand, each may be wanted as the discard."""

_RANKS_TOLD: Final = 2
"""How many ranks that may take the pile are named."""


class Ways:
    """Two ways to play a decision, in some imagined deals."""

    def __init__(self, view: PlayerView, better: Idea, other: Idea) -> None:
        self.view, self.better, self.other = view, better, other
        board = view.board
        self._tuning, self._value = learned_tuning_for(board), value_for(board)
        self._turns = laps_ahead(board) * board.players

    @cached_property
    def _dealt(self) -> list[CountedPosition]:
        worlds, rng = Worlds(self.view), rng_for(self.view)
        return [worlds.one(rng) for _ in range(_WORLDS)]

    @cached_property
    def whole(self) -> float:
        """How many points better the one is, unchanged."""
        return self.gain()

    def gain(self, edit: Callable[[CountedPosition], None] | None = None, play: Play = play_turn) -> float:
        """The gain with each deal edited, or with everybody playing on by `play`."""
        total = 0.0
        for dealt in self._dealt:
            world = dealt.copy()
            if edit is not None:
                edit(world)
            better, other = (
                lead_after(world, idea, self._turns, self._tuning, self._value, play)
                for idea in (self.better, self.other)
            )
            total += better - other
        return total / len(self._dealt)

    def takes(self, idea: Idea, seat: int) -> Counter[int]:
        """The upcards with which the seat takes the pile on its next turn, with how often it does."""
        return Counter(card for world in self._dealt if (card := self._taken(world, idea, seat)) != NOBODY)

    def more_takes(self, seat: int) -> float:
        """In what additional share of the deals the seat takes the pile after the better way."""
        return (self.takes(self.better, seat).total() - self.takes(self.other, seat).total()) / len(self._dealt)

    def _taken(self, world: CountedPosition, idea: Idea, seat: int) -> int:
        position = world.copy()
        follow(position, idea, self._tuning)
        while not position.over and position.turn != seat:
            play_turn(position, self._tuning)
        if position.over or not position.pile:
            return NOBODY
        upcard, position.log = position.pile[-1], []
        play_turn(position, self._tuning)
        return upcard if position.log and position.log[0].kind == TAKE else NOBODY


def cause_of(ways: Ways) -> Why | None:
    """What makes one lay-down or discard better than another; None if it is none of the facts that are tried."""
    if not {ways.better.kind, ways.other.kind} <= {MELD, DISCARD} or ways.whole < _LEAST:
        return None
    return next((why for why, left in _facts(ways) if left <= _LEFT * ways.whole), None)


def discard_decides(ways: Ways) -> bool:
    """Whether the gain disappears if the better way discards what the other does, whatever either lays."""
    view, better, card = ways.view, ways.better, ways.other.card
    if NOBODY in (better.card, card) or not better.laid(position_of(view), view.seat).hands[view.seat][card]:
        return False
    return ways.whole >= _LEAST and Ways(view, replace(better, card=card), ways.other).whole <= _LEFT * ways.whole


def _facts(ways: Ways) -> Iterator[tuple[Why, float]]:
    """What sets the better way apart, each with what remains of its gain without that."""
    view, board, seat = ways.view, ways.view.board, ways.view.seat
    if ways.more_takes(seat) >= _OFTEN:
        upcards = [card for card, _ in ways.takes(ways.better, seat).most_common() if card < RANKS]
        ranks = tuple(map(_rank, upcards[:_RANKS_TOLD]))
        if board.rules.stock_out == "end" and board.stock < board.players * board.draw_count:
            yield facts.StockRunsOut(ranks), ways.gain(_with_more_stock)
        yield facts.MayTakePile(ranks), ways.gain(play=partial(_leaves_pile, seat))
    position = position_of(view)
    left, others = (idea.laid(position, seat).held[seat] for idea in (ways.better, ways.other))
    if board.in_foot[seat] and others < left <= _FEW:
        yield facts.KeepsOneToDiscard(), ways.gain(_with_useless)
    follower, goes, kept = (seat + 1) % board.players, ways.better.card, ways.other.card
    if not (0 <= goes < RANKS and 0 <= kept < RANKS):
        return
    if position.hands[seat][kept] > position.hands[seat][goes] == 1:
        yield facts.HeldOnce(_rank(goes), _rank(kept)), ways.gain(lambda world: _part(world, kept))
    if (made := _book_with(view, _rank(kept))) is not None:
        number, kind = made
        yield facts.KeptForBook(kind, _rank(kept)), ways.gain(lambda world: _shorten(world, number))
    if board.team_of(follower) == view.team:
        return
    more = ways.more_takes(follower)
    if more >= _OFTEN and (threes := red_threes_come(_discarded(view, goes))) is not None:
        why = facts.NextTakesThrees(_rank(goes), follower, threes.threes, threes.points)
        yield why, ways.gain(_without_red_threes)
    if more <= -_OFTEN:
        pile = _discarded(view, kept).board.pile_yield
        yield facts.NextMayTake(_rank(kept), follower, pile), ways.gain(play=partial(_leaves_pile, follower))


def _book_with(view: PlayerView, rank: Rank) -> tuple[int, BookKind] | None:
    """The meld that cards of the rank, with wilds if needed, complete to a book, and its kind then."""
    size = view.board.rules.book_size
    same, wilds = (tuple(filter(is_one, view.hand)) for is_one in (lambda card: card[0] == rank, is_wild))
    for number, meld in enumerate(view.board.melds[view.team]):
        short = size - len(meld.cards)
        if meld.rank != rank or not 0 < short <= len(same) + len(wilds):
            continue
        laid = lay(view.board, view.seat, (Group((*same, *wilds)[: max(short, len(same))], number),))
        if not isinstance(laid, Refusal):
            return number, laid[number].kind
    return None


def _leaves_pile(seat: int, position: CountedPosition, tuning: Tuning) -> None:
    """A normal turn, except that this seat draws while it can, whatever is on the pile."""
    if position.turn != seat:
        play_turn(position, tuning)
    elif position.stock >= position.book.draw:
        position.draw(position.book.draw)
        finish_turn(position, tuning)
    elif position.book.rules.stock_out == "end":
        position.end()
    else:
        play_turn(position, tuning)


def _part(position: CountedPosition, kind: int) -> None:
    """Leave the seat to move one card of the class, and useless cards in place of the others."""
    hand = position.hands[position.turn]
    hand[BLACK_THREE] += hand[kind] - 1
    hand[kind] = 1


def _with_useless(position: CountedPosition) -> None:
    """Give the seat to move a card that it can only discard."""
    position.hands[position.turn][BLACK_THREE] += 1
    position.held[position.turn] += 1


def _shorten(position: CountedPosition, number: int) -> None:
    """Take a natural from a meld of the team to move that isn't a book yet."""
    table = position.tables[position.turn % position.teams]
    table.naturals[number] -= 1
    table.points -= position.book.values[table.ranks[number]]


def _rank(kind: int) -> Rank:
    return Rank(NATURAL_RANKS[kind])


def _discarded(view: PlayerView, kind: int) -> PlayerView:
    """The view with a card of the class on the pile."""
    board, card = view.board, Card(f"{_rank(kind)}S")
    return replace(view, board=replace(board, pile=board.pile + 1, pile_seen=(*board.pile_seen, card), upcard=card))


def _with_more_stock(position: CountedPosition) -> None:
    more = list(range(RANKS)) * (_LAPS_MORE * position.players * position.book.draw // RANKS + 1)
    position.deck = [*position.deck[position.next_card :], *more]
    position.next_card = 0
    position.stock += len(more)


def _without_red_threes(position: CountedPosition) -> None:
    position.pile = [BLACK_THREE if kind == RED_THREE else kind for kind in position.pile]
