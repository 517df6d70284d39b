"""What one way to play is for, compared with another: purposes are tried in the order in which people name them, and
the first that passes the causal test is returned.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import inf
from typing import Final, Literal

from msgspec.structs import astuple, replace

from game.ai.brain.card_classes import BLACK_THREE, CLASS_OF, JOKER, RANKS, RED_THREE, THREE_MELD, TWO
from game.ai.brain.counted_position import DISCARD, MELD, NEW, NOBODY, CountedPosition, Melds, position_of
from game.ai.brain.discarding import keep_values
from game.ai.brain.opening import opening
from game.ai.brain.rulebook import CLEAN, WILD
from game.ai.brain.threats import feeds_rival, is_threatened
from game.ai.players.plain_moves import is_idle, is_last_turn
from game.ai.search.ideas import Idea, added, books_of, played_idea
from game.ai.tunings.learned_weights import learned_tuning_for
from game.cards import NATURAL_RANKS, THREE, Card, Rank, is_red_three, is_three, is_wild
from game.engine.candidates import candidates
from game.engine.discard_pile.pile import PAIR
from game.engine.discard_pile.taking import takes_next_turn
from game.engine.ending.going_out import NeededBook, books_wanted, late_partner, may_leave, missing_books
from game.engine.legal import lay, points_of, seven_stays
from game.engine.melding.melds import WILD_RANK, book_worth, card_values, meldable_threes
from game.engine.moves import Discard, Group, MeldCards, Move, wilds_in
from game.engine.refusal import BooksMissing, Refusal
from game.engine.table.board import Phase, StackName
from game.engine.table.view import PlayerView
from game.reason.permission_opinions import near_end
from game.reason.purposes import (
    FEW_POINTS,
    WORTH_GUARDING,
    DoublesBook,
    Effect,
    GrowsBook,
    GuardsPile,
    KeepsClean,
    KeepsTogether,
    KeepsTwo,
    MakesBook,
    NearsOut,
    OnlyWay,
    Opens,
    OpensCheaper,
    Purpose,
    SavesPoints,
    ShedsCost,
    Stack,
    TakesStack,
    Use,
    given_little,
    is_closed_then,
    needs_guarding,
    opening_with,
    told_as,
    wanted_as,
    wanted_book,
)
from game.reason.telling_apart import is_as_true_of
from game.reason.weighing import (
    LEFT,
    Judged,
    Meant,
    PlayedOut,
    Weighing,
    Without,
    cards_in,
    is_cause,
    leaves_pile,
    not_melded,
    only_one,
    spoilt,
)
from game.rules.ruleset import MELD_SIZE, BookKind, RuleSet

Tried = tuple[Purpose, Without]
"""A purpose, and what is taken away to test it."""

_KINDS: Final[tuple[BookKind, ...]] = ("clean", "dirty", "wild")
_DEAREST: Final[tuple[BookKind, ...]] = ("wild", "clean", "dirty")
"""Kinds of books, those that score most first."""
_RANKS: Final = (*NATURAL_RANKS, WILD_RANK, THREE)
_SUITS: Final = 4
_NEAR: Final = 3
"""A book is near if it lacks at most this many cards, and a stack if at most this many cards come before it."""
_IN_REACH: Final = 6
"""Nobody mentions a stack with more cards before it than this."""
_MANY: Final = 6
"""Of so many cards laid down, nobody names a meld that only grows, unless it is near a book."""
_MUCH: Final = 80
"""Points on the table that are worth more than one meld that grows."""
_GREAT: Final = 200
"""Points that even a pile of threes is named for."""
_FEW: Final = 3
"""With at most this many cards in the last stack, any of them may be needed as the discard."""
_OFTEN: Final = 0.2
"""The pile must be taken in at least this share of the deals more often after one way than after the other."""
_WORLDS: Final = 80
"""Deals in which the purpose of a lay-down is put to the test."""
_MORE_WORLDS: Final = 64
"""The same for a better way."""
_LEAST_GAIN: Final = 10.0
_LEAST: Final = 15
"""Fewer points than this aren't worth mentioning when the round may end."""
_OUT_MORE: Final = 3
"""One rank is preferred to another only if at least this many more of its cards are out."""


def why_lay(view: PlayerView, laid: Idea, nothing: Idea, groups: Sequence[Group]) -> Purpose | None:
    """What laying these groups is for, against waiting a turn or never laying them; if those come to the same, what is
    plain to see.
    """
    waiting = PlayedOut(view, laid, nothing, _WORLDS, _LEAST_GAIN)
    never = PlayedOut(view, laid, nothing, _WORLDS, _LEAST_GAIN, never=True)
    tried = list(lay_purposes(waiting, groups))
    purpose = _laid_for(waiting, never, tried, _are_many(laid))
    return None if purpose is None else _with_stack(purpose, tried)


def _laid_for(waiting: PlayedOut, never: PlayedOut, tried: Sequence[Tried], many: bool) -> Purpose | None:
    """The first purpose that is the cause of laying, not waiting a turn or for ever, or else the weightiest."""
    points: Purpose | None = None
    far: Purpose | None = None
    needed = next((one for one, _ in tried if isinstance(one, MakesBook) and one.is_needed), None)
    for purpose, without in tried:
        is_told = (_is_plain(purpose, many) and not waiting.whole) or _is_last_but_one(purpose)
        if is_told or is_cause(waiting, without) or is_cause(never, without):
            is_far = isinstance(purpose, GrowsBook) and purpose.short > _NEAR - (not purpose.is_needed)
            if not is_far and (not isinstance(purpose, SavesPoints) or purpose.cards >= 0):
                return needed if needed and _is_less(purpose) else purpose
            far, points = (far or purpose, points) if is_far else (far, points or purpose)  # all are for their points
    plain = next((purpose for purpose, _ in tried if _is_plain(purpose, many)), None)
    book = next((purpose for purpose, _ in tried if isinstance(purpose, MakesBook)), None)
    near = next((purpose for purpose, _ in tried if _is_near(purpose)), None)
    saved = next((purpose for purpose, _ in tried if isinstance(purpose, SavesPoints)), None)
    return plain or book or ((points or far) and near) or points or (far and saved)


def _with_stack(purpose: Purpose, tried: Sequence[Tried]) -> Purpose:
    """The purpose, or if the move completes a book and also brings the next stack, or nearly, both in one."""
    books = [one for one, _ in tried if isinstance(one, MakesBook)]
    stacks = [one for one, _ in tried if isinstance(one, TakesStack) and _is_near(one)]
    book = purpose if isinstance(purpose, MakesBook) else next(iter(books), None)
    stack = purpose if isinstance(purpose, TakesStack) else next(iter(stacks), None)
    if not isinstance(purpose, MakesBook | TakesStack) or book is None or stack is None:
        return purpose
    if stack.how == "book":  # the foot is all that a first book is for, unless there are more or it is what passed
        return replace(book, brings=stack) if book.also or purpose is book else purpose
    return replace(book, brings=stack) if len(book.also) <= 1 else purpose


def _is_near(purpose: Purpose) -> bool:
    """Whether the purpose is more than the points of the cards, whatever the causal test says of it."""
    if isinstance(purpose, GrowsBook):
        return purpose.is_needed and purpose.short < _NEAR
    return isinstance(purpose, TakesStack) and purpose.left <= PAIR


def _weight(effect: Effect) -> int:
    """The order in which people name what they see: a needed book that is nearly made, by all that is laid down; what
    else is near; a stack that isn't.
    """
    if isinstance(effect, TakesStack):
        return 1 if _is_near(effect) else 2
    return 0 if _is_near(effect) and not (isinstance(effect, GrowsBook) and effect.is_part) else 1


def _is_less(purpose: Purpose) -> bool:
    """Whether a book that the team needs is more than that, whatever the causal test says of it."""
    return isinstance(purpose, GrowsBook | SavesPoints) or (isinstance(purpose, TakesStack) and purpose.left > 1)


def visible_effect(view: PlayerView, laid: Idea, nothing: Idea, groups: Sequence[Group]) -> Effect:
    """What everybody sees that laying these groups does, if only the points; who may end the round isn't."""
    tried = list(lay_purposes(PlayedOut(view, laid, nothing), groups, spoilt_too=True))
    effects = [purpose for purpose, _ in tried if isinstance(purpose, Effect) and not isinstance(purpose, SavesPoints)]
    values = card_values(view.board.rules)
    points = sum(values[card] for group in groups for card in group.cards)
    named = [it for it in effects if not isinstance(it, GrowsBook) or it.short <= _named_from(it)]
    # a book that the team needs is more than a few points, however much is laid down besides
    needed = [it for it in effects if isinstance(it, GrowsBook) and it.is_needed and it.short <= _NEAR]
    if named or (needed and points < FEW_POINTS):
        effect = _with_stack(min(named or needed, key=_weight), tried)
        assert isinstance(effect, Effect)
        return effect
    return SavesPoints(points)


def _named_from(meld: GrowsBook) -> int:
    """This many cards short of a book, its growth is all that people see: one short, if more is laid down; fewer than
    others, if nobody needs it.
    """
    return 1 if meld.is_part else _NEAR if meld.is_needed or meld.worth else _NEAR - 1


def _are_many(laid: Idea) -> bool:
    """Whether enough cards are laid down to make one meld among them a trifle."""
    return sum(map(cards_in, laid.lays)) >= _MANY


def _is_plain(purpose: Purpose, many: bool) -> bool:
    """Whether the purpose holds without the test: nobody asks for more than that, where `many` cards are laid down."""
    match purpose:
        case Opens():
            return True
        case TakesStack(how=how):
            return how != "later" or many
        case MakesBook(is_needed=is_needed):
            return is_needed
        case _:
            return _is_last_but_one(purpose)


def _is_last_but_one(purpose: Purpose) -> bool:
    """Whether the hand may go out with the next draw: one card is left, and all the books are made."""
    return isinstance(purpose, NearsOut) and purpose.left == 1 and purpose.missing is None


def lay_purposes(ways: Weighing, groups: Sequence[Group], spoilt_too: bool = False) -> Iterator[Tried]:
    """What laying these groups may be for, in the order in which people name it, each with what to take away;
    `spoilt_too`: also a clean meld that gets a wild card, although the team needs it clean.
    """
    view, board = ways.view, ways.view.board
    one, other = _Left(view, ways.better, groups, spoilt_too), _Left(view, ways.other)
    opens = not board.has_opened(view.team) and bool(groups) and not ways.other.lays
    comes = one.stack_now if not other.stack_now or _is_sooner(one.stack_now, other.stack_now) else None
    if comes and not (opens and _is_only_begun(ways.better, groups)):
        yield comes, Without(as_long=True)
    if opens:
        # without it none of these cards could be laid down
        yield opening_with(points_of(view, groups), board, view.team), Without(points=inf)
    books, grown = _as_told(ways.better, *_gained(one, other, board.rules, position_of(view).book.size))
    yield from _books_made(books)
    yield from ((doubled, Without(points=doubled.worth)) for doubled in one.doubled if doubled not in other.doubled)
    saved = _saved(view, ways)
    if saved is not None and saved.cards >= 0:
        # who is caught with a stack not taken up loses far more than these points
        yield from [(comes, Without(as_long=True, calm=True))] if comes else []
        # nor are they the word for a book
        yield from [(book, Without(books=(at,), calm=True)) for book, at in books[:1]]
        yield saved, Without(calm=True)
    fewer = one.left < other.left
    near, many = one.stack if fewer and one.stack and not comes else None, _are_many(ways.better)
    if near and near.left <= (_IN_REACH if many else _NEAR):
        yield near, Without(as_long=True)
    # nobody names a meld that only grows if it is far from a book: the farther, the less is laid down besides, unless
    # it grows into a book of wild cards
    much = many and saved is not None and saved.points >= _MUCH
    grown = [it for it in grown if not it[0].is_part or it[0].short <= 2 - much + (it[0].worth > 0 and not many)]
    named = one.named(grown, ways.other)
    yield from ((meld, Without(books=(at,))) for meld, at in named if meld.is_needed and meld.short <= _NEAR)
    if fewer and one.nears_out:
        yield one.nears_out, Without(as_long=True)
    kept = _held_points(view, ways.other) - _held_points(view, ways.better)
    yield from _further(books, grown if comes else named, comes, near, saved, kept)


def _further(
    books: Sequence[tuple[MakesBook, Meant]],
    grown: Sequence[tuple[GrowsBook, Meant]],
    comes: TakesStack | None,
    near: TakesStack | None,
    saved: SavesPoints | None,
    kept: int,
) -> Iterator[Tried]:
    """What is named if nothing nearer is the cause: all books and melds together, a farther stack, points, with those
    that the cards `kept` in the hand would cost the other way. A stack that `comes` is weightier than melds that only
    grow.
    """
    grown = sorted((it for it in grown if it[0].is_needed or it[0].short <= _NEAR), key=lambda it: not it[0].is_needed)
    made: list[tuple[MakesBook | GrowsBook, Meant]] = [*books, *grown]
    without = Without(books=tuple(at for _, at in made), as_long=comes is not None and not books)
    together: list[Tried] = [(comes if comes and not books else it, without) for it, _ in made[:1]]
    yield from together
    if near and _NEAR < near.left <= _IN_REACH:
        yield near, Without(as_long=True)
    if saved is not None:
        yield saved, Without(points=saved.points + kept)


def _is_sooner(one: TakesStack | None, other: TakesStack) -> bool:
    """Whether the stack is played at once, where the other way brings it only for the next turn."""
    return one is not None and one.how == "at_once" != other.how


def _is_only_begun(idea: Idea, groups: Sequence[Group]) -> bool:
    """Whether these groups are only a part of what is laid down in the turn."""
    return sum(len(group.cards) for group in groups) < sum(map(cards_in, idea.lays))


def _books_made(books: Sequence[tuple[MakesBook, Meant]]) -> Iterator[Tried]:
    """Each book; then all of them together."""
    yield from ((book, Without(books=(at,))) for book, at in books)
    if len(books) > 1:
        yield books[0][0], Without(books=tuple(at for _, at in books))


def _gained(
    one: "_Left", other: "_Left", rules: RuleSet, size: int
) -> tuple[list[tuple[MakesBook, Meant]], list[tuple[GrowsBook, Meant]]]:
    """Books that one way completes and the other doesn't, nor one like it, needed only beyond those that the other
    completes, and melds that it brings nearer to a book, none farther from it than the nearest that only the other way
    adds to.
    """
    there = {at: grows.short for grows, at in other.grown} | {at: 0 for _, at in other.books}
    nearest = min((grows.short for grows, at in other.grown if (grows, at) not in one.grown), default=size)
    lacking, books = other.lacking.copy(), list[tuple[MakesBook, Meant]]()
    made = {at for _, at in one.books}
    instead = Counter((book.kind, book.as_sevens, book.worth) for book, at in other.books if at not in made)
    for book, at in one.books:
        if there.get(at) == 0:
            continue
        if instead[like := (book.kind, book.as_sevens, book.worth)] > 0:
            instead[like] -= 1
            continue
        wanted = wanted_as(lacking, rules, book.kind, book.rank)
        if wanted is not None:
            lacking[wanted] -= 1
            books.append((book, at))
        else:  # the other way makes all the books of the kind that the team needs
            books.append((told_as(book, None), at))
    return books, [(it, at) for it, at in one.grown if it.short < there.get(at, size) and it.short <= nearest]


def _as_told(
    idea: Idea, books: Sequence[tuple[MakesBook, Meant]], grown: Sequence[tuple[GrowsBook, Meant]]
) -> tuple[list[tuple[MakesBook, Meant]], list[tuple[GrowsBook, Meant]]]:
    """The same, the needed books first, with what else the way does: more books (of one that is told by its kind only
    those alike), and whether it lays even more down.
    """
    melds = len({(number, rank) for number, rank, *_ in idea.lays})
    told = list[tuple[MakesBook, Meant]]()
    for book, at in sorted(books, key=lambda it: not it[0].is_needed):
        ranks = dict.fromkeys(one.rank for one, _ in books if one.kind == book.kind or not book.is_late)
        told.append((replace(book, also=tuple(rank for rank in ranks if rank != book.rank)), at))
    return (
        [(replace(book, is_part=melds > 1 + len(book.also)), at) for book, at in told],
        [(replace(one, is_part=melds > 1), at) for one, at in grown],
    )


class _Left:
    """What a way to play leaves: books, growing melds, and how far off the next stack or the end is."""

    def __init__(self, view: PlayerView, idea: Idea, groups: Sequence[Group] = (), spoilt_too: bool = False) -> None:
        board, seat = view.board, view.seat
        start = position_of(view)
        after = idea.laid(start, seat)
        before, table, size = start.tables[view.team], after.tables[view.team], after.book.size
        held = after.held[seat]
        self.left = max(0, held - 1)
        """Cards left in the hand after the discard."""
        self.lacking = lacking = _lacking(view)
        """The books that the team still needs to go out."""
        spoilt = _spoilt(view, idea)
        ends = bool(spoilt) and near_end(view) is not None
        self.stack = _stack(view, after, idea)
        brings = self.stack is not None and self.stack.how == "book"
        missing = _missing_with(view, groups)
        self.books: list[tuple[MakesBook, Meant]] = []
        self.grown: list[tuple[GrowsBook, Meant]] = []
        self.doubled: list[DoublesBook] = []
        """Books that become double books."""
        self._gets: dict[Meant, tuple[int, int]] = {}
        # a meld that only grows isn't needed beyond the books that are made
        for number in sorted(range(len(table.ranks)), key=lambda at: table.naturals[at] + table.wilds[at] < size):
            rank, is_new = table.ranks[number], number >= len(before.ranks)
            naturals, wilds = table.naturals[number], table.wilds[number]
            had = 0 if is_new else before.wilds[number]
            was = 0 if is_new else before.naturals[number] + had
            if naturals + wilds == was:
                continue
            kind, short = _kind(naturals, wilds), size - naturals - wilds
            at = Meant(NEW if is_new else number, rank, bool(wilds))
            if was < board.rules.double_book <= naturals + wilds:
                self.doubled.append(_doubled(board.rules, kind, _rank(rank), was, naturals + wilds))
            wanted = wanted_as(lacking, board.rules, kind, _rank(rank))
            if number in spoilt and not spoilt_too and (short > 0 or not (wanted or ends or brings)):
                continue  # the clean book that the team needs is spoilt only for another, the foot, or before the end
            is_turned = _is_turned(wilds > had == 0, was - size, wanted, missing)
            if short <= 0 and (was < size or is_turned):
                if wanted is not None:
                    lacking[wanted] -= 1
                worth = book_worth(board.rules, kind, _rank(rank), size - short)
                is_late = ends and number in spoilt
                book = MakesBook(kind, _rank(rank), missing=missing, is_late=is_late, is_turned=is_turned, worth=worth)
                self.books.append((told_as(book, wanted), at))
            is_wild_book = kind == "wild"  # of all books it scores most
            is_idle = not wanted and not is_wild_book and self._is_idle(is_new, short, wilds - had)
            if short > 0 and not is_idle and _may_be_book(after, number):
                worth = board.rules.wild_book * is_wild_book
                grows = GrowsBook(kind, _rank(rank), naturals + wilds, short, worth=worth)
                self.grown.append((told_as(grows, wanted), at))
                self._gets[at] = (number, wilds - had)
        self.grown.sort(key=lambda it: (it[0].short, _DEAREST.index(it[0].kind)))
        self._after, self._table = after, table
        self.nears_out = self._nearly_out(view, missing)

    def _nearly_out(self, view: PlayerView, missing: BooksMissing | None) -> NearsOut | None:
        """In the last stack, where few cards are left and no partner is late: that the team lacks at most one book, and
        has a meld near to it, if only with wild cards.
        """
        if view.board.next_stack(view.seat) is not None or late_partner(view.board, view.seat) is not None:
            return None
        if not 0 < self.left <= _FEW or (missing is not None and sum(astuple(missing)) > 1):
            return None
        table, book = self._table, self._after.book
        for rank, naturals, wilds in zip(table.ranks, table.naturals, table.wilds, strict=True):
            kinds: set[BookKind] = {_kind(naturals, wilds), _kind(naturals, wilds + 1)}
            is_near = 0 < book.size - naturals - wilds <= _NEAR
            if missing is None or (
                is_near and any(wanted_as(self.lacking, book.rules, it, _rank(rank)) for it in kinds)
            ):
                return NearsOut(self.left, missing)
        return None

    def _is_idle(self, is_new: bool, short: int, wilds: int) -> bool:
        """Whether a meld of a kind that nobody needs grows for nothing: it is begun, or takes wild cards of which the
        team needs a book, and isn't nearly a book.
        """
        return short > 1 and (is_new or (wilds > 0 and self.lacking["wild"] > 0))

    def named(self, grown: Sequence[tuple[GrowsBook, Meant]], other: Idea) -> Sequence[tuple[GrowsBook, Meant]]:
        """Those that are named: not if others that the move adds to are nearer to the same book, or where the other way
        lays cards down, too, any others.
        """
        return [it for it in grown if self._behind(it, grown, other) < max(1, self.lacking[it[0].kind])]

    def _behind(self, its: tuple[GrowsBook, Meant], grown: Sequence[tuple[GrowsBook, Meant]], other: Idea) -> int:
        """How many melds are nearer to a book of the kind than this one."""
        if other.lays:
            return self._nearer(*its)
        return sum(it.kind == its[0].kind and it.short < its[0].short for it, _ in grown)

    def _nearer(self, grown: GrowsBook, at: Meant) -> int:
        """How many melds of the kind are nearer to a book, or would be with the wild cards that this one gets."""
        nearer, (own, gets), table = 0, self._gets[at], self._table
        for number, (naturals, wilds) in enumerate(zip(table.naturals, table.wilds, strict=True)):
            may_get = number != own and (wilds or not self.lacking["clean"]) and self._after.room(table, number) >= gets
            more = gets if may_get else 0
            short = self._after.book.size - naturals - wilds
            nearer += _kind(naturals, wilds + more) == grown.kind and short > 0 and short - more < grown.short
        return nearer

    @property
    def stack_now(self) -> TakesStack | None:
        """The next stack, where this turn brings it."""
        return self.stack if self.stack is not None and self.stack.how != "later" else None


def _is_turned(is_spoilt: bool, over: int, wanted: NeededBook | None, missing: BooksMissing | None) -> bool:
    """Whether a clean book that isn't needed becomes a dirty one that is; so many cards were `over` a book."""
    return is_spoilt and over >= 0 and wanted is not None and not (missing and missing.clean)


def _doubled(rules: RuleSet, kind: BookKind, rank: Rank, was: int, cards: int) -> DoublesBook:
    """A double book of so many cards, of which there were fewer."""
    return DoublesBook(rank, book_worth(rules, kind, rank, cards) - book_worth(rules, kind, rank, was))


def _missing_with(view: PlayerView, groups: Sequence[Group]) -> BooksMissing | None:
    """The books that the team lacks to go out once these groups are laid."""
    melds = lay(view.board, view.seat, groups) if groups else view.board.melds[view.team]
    return None if isinstance(melds, Refusal) else missing_books(view.board, melds)


def _spoilt(view: PlayerView, idea: Idea) -> set[int]:
    """The team's clean melds that get their first wild card, if it still needs a clean book to go out."""
    clean = {number for number, meld in enumerate(view.board.melds[view.team]) if not meld.wilds}
    given = {number for number, _, _, jokers, twos in idea.lays if jokers + twos}
    return clean & given if _lacking(view)["clean"] else set()


def _lacking(view: PlayerView) -> Counter[NeededBook]:
    """The books that the team needs to go out, unless the stock leaves it no more turn for that."""
    board = view.board
    is_last = board.rules.stock_out == "end" and board.stock < board.teams * board.draw_count
    return Counter() if is_last else Counter(books_wanted(board, view.team))


def _stack(view: PlayerView, after: CountedPosition, idea: Idea) -> TakesStack | None:
    """The foot or the tail, and how it is reached."""
    board, seat = view.board, view.seat
    if board.in_foot[seat] and not board.plays_foot(seat):
        return None
    if board.next_stack(seat) is None:
        return None
    stack: Stack = "tail" if board.next_stack(seat) is StackName.TAIL else "foot"
    held = after.held[seat]
    if stack == "foot" and board.rules.foot_when == "first_book":
        return TakesStack(stack, 0, "book") if after.made_book else None
    if held == 0:
        return TakesStack(stack, 0, "next_turn" if board.rules.foot_ends_turn else "at_once")
    if held == 1:
        return TakesStack(stack, 0, "discard" if idea.lays else "last_card")
    laps = board.stock // (board.players * max(1, board.draw_count))
    threes = 0 if after.book.melds_threes else after.hands[seat][BLACK_THREE] + after.hands[seat][RED_THREE]
    is_far = held - 1 > laps or threes > PAIR  # the round may end first; and threes go one by one
    return None if is_far or _holds_back(view, idea) else TakesStack(stack, held - 1, "later")


def _holds_back(view: PlayerView, idea: Idea) -> bool:
    """Whether natural cards besides the discard stay in the hand that could be laid down, too: who is on the way to the
    next stack would do that.
    """
    more = (lays[-1] for lays in added(position_of(view), view.seat, idea.lays))
    return any(not jokers + twos and naturals > (rank == idea.card) for _, rank, naturals, jokers, twos in more)


def _saved(view: PlayerView, ways: Weighing) -> SavesPoints | None:
    """The points on the table, and what may end the round soon; if nothing does, not by spoiling a needed book."""
    near, start = near_end(view), position_of(view)
    one, other = (idea.laid(start, view.seat).tables[view.team].points for idea in (ways.better, ways.other))
    if one - other < (FEW_POINTS if near is None else _LEAST) or (near is None and _spoilt(view, ways.better)):
        return None
    return SavesPoints(one - other, *(near or (None, -1)), is_more=bool(ways.other.lays))


def _held_points(view: PlayerView, idea: Idea) -> int:
    """What the cards count that stay in the hand after the discard."""
    start = position_of(view)
    hand, values = idea.laid(start, view.seat).hands[view.seat], start.book.values
    gone = 0 if idea.card == NOBODY else values[idea.card]
    return sum(count * values[kind] for kind, count in enumerate(hand)) - gone


def why_hold(ways: Weighing) -> Purpose | None:
    """What laying less, laying other cards, or discarding this card is for."""
    return next((purpose for purpose, without in _hold_purposes(ways) if is_cause(ways, without)), None)


def why_no_book(view: PlayerView, chosen: Idea, worse: Sequence[Idea]) -> KeepsClean | None:
    """Why the first of these that completes more books than the chosen one, with more wild cards, isn't better."""
    position, seat, team = position_of(view), view.seat, view.team
    books = books_of(chosen.laid(position, seat), team)
    more = (idea for idea in worse if idea.wilds > chosen.wilds and books_of(idea.laid(position, seat), team) > books)
    if (other := next(more, None)) is None:
        return None
    found = why_hold(PlayedOut(view, chosen, other))
    return found if isinstance(found, KeepsClean) else None


def _hold_purposes(ways: Weighing) -> Iterator[Tried]:
    """What the better way keeps and the other gives away."""
    view, seat = ways.view, ways.view.seat
    board = view.board
    start = position_of(view)
    one, other = ways.better.laid(start, seat), ways.other.laid(start, seat)
    runs_out = board.stock < board.players * board.draw_count  # then only the pile gives cards
    more_wilds = _wilds(one, seat, ways.better) - _wilds(other, seat, ways.other)
    kept = one.hands[seat].copy()
    if ways.better.card != NOBODY:
        kept[ways.better.card] -= 1
    held_back = (_naturals(ways.other) - _naturals(ways.better)).keys()
    # a wild card that stays in the hand doesn't say why other cards do
    for clean, without in _kept_clean(ways, one.tables[view.team], other.tables[view.team], kept, more_wilds, runs_out):
        if more_wilds <= 0 or held_back <= {_RANKS.index(clean.rank)}:
            yield clean, without
    about_pile = list(_denied_purposes(ways))
    if isinstance(ways, PlayedOut) and ways.more_takes(seat) >= _OFTEN:
        more_taken = ways.takes(ways.better, seat) - ways.takes(ways.other, seat)
        comes = [card for card, _ in more_taken.most_common() if card < RANKS and not _laid_before(start, seat, card)]
        taken = [card for card in comes if _takes_pile(ways, card)]
        # not what the foot may bring, nor one rank of several that are held back, nor if the other way keeps as many
        # of a rank that this one breaks up
        goes = ways.better.card
        as_many = max(1, other.hands[seat][goes]) if 0 <= goes < RANKS and kept[goes] < PAIR else 1
        pairs = [card for card in taken if kept[card] > as_many]
        for kind in [card for card in pairs if runs_out or held_back <= {card}][:1]:
            together = KeepsTogether(_rank(kind), kept[kind], "pile")
            about_pile.append((together, Without(play=partial(leaves_pile, seat))))
            about_pile.sort(key=lambda tried: -inf if runs_out and tried[0] == together else ways.gain(tried[1]))
    yield from about_pile
    if isinstance(ways, PlayedOut):
        left = one.held[seat] - (ways.better.card != NOBODY)
        if board.in_foot[seat] and more_wilds >= 0 and other.held[seat] - (ways.other.card != NOBODY) < left <= _FEW:
            fits = min(left - 1, _fitting(one, one.tables[view.team], kept))
            if fits > 0:
                yield KeepsTwo(fits, left - fits), Without(as_long=True)
    spent, cheaper = ways.other.wilds, opens_cheaper(view)
    if spent and cheaper is not None and not ways.better.lays:
        yield cheaper, Without(refund=spent)
    lacking = _lacking(view)
    if more_wilds > 0 and board.has_opened(view.team) and (lacking["clean"] or not lacking["dirty"]):
        yield from _kept_for_clean(ways, kept)
    yield from _discard_purposes(ways)


def _fitting(position: CountedPosition, own: Melds, hand: Sequence[int]) -> int:
    """How many cards of the hand fit a meld of the team."""
    melds = range(len(own.ranks))
    naturals = sum(hand[own.ranks[at]] for at in melds if own.ranks[at] < RANKS and position.takes_naturals(own, at))
    return naturals + min(hand[TWO] + hand[JOKER], sum(position.room(own, at) for at in melds))


def _kept_clean(
    ways: Weighing, mine: Melds, its: Melds, kept: Sequence[int], more_wilds: int, runs_out: bool
) -> Iterator[tuple[KeepsClean, Without]]:
    """Clean melds, `mine` after the better way, that the other way makes dirty, if they are books or near to one; what
    is short of one, unless by cards that are `kept` in the hand, stays so once the stock `runs_out`. Not where the wild
    card completes a book that the team needs, and it needs no clean one.
    """
    board, lacking = ways.view.board, _lacking(ways.view)
    table, size = position_of(ways.view).tables[ways.view.team], position_of(ways.view).book.size
    spoils = max((mine.naturals[number] for number in _spoilt(ways.view, ways.better)), default=0)
    # the one nearest to a book is the one that matters most
    for number, rank in sorted(enumerate(table.ranks), key=lambda it: -min(size, mine.naturals[it[0]])):
        cards = mine.naturals[number]
        is_held = cards < size <= cards + (kept[rank] if rank < RANKS else 0)
        is_near = size - cards <= _NEAR and (is_held or not runs_out) and cards > spoils
        is_made = cards < size <= its.naturals[number] + its.wilds[number]
        wanted = [wanted_as(lacking, board.rules, kind, _rank(rank)) for kind in ("clean", "dirty")] if is_made else []
        if wanted and wanted[1] and not wanted[0]:
            continue
        if not mine.wilds[number] and its.wilds[number] and (cards >= size or is_near):
            clean = KeepsClean(_rank(rank), cards, max(0, size - cards), is_held)
            refund = max(0, min(more_wilds, its.wilds[number]))
            yield clean, Without(partial(spoilt, number), refund=refund)


def _laid_before(start: CountedPosition, seat: int, kind: int) -> bool:
    """Whether a rival plays just before the seat whose team lays such cards down rather than discard them."""
    before = (seat - 1) % start.players
    return before % start.teams != seat % start.teams and start.tables[before % start.teams].at[kind] != NEW


def _takes_pile(ways: Weighing, kind: int) -> bool:
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
    return takes_next_turn(view, hand, Card(f"{_rank(kind)}S"), own)


def _kept_for_clean(ways: Weighing, kept: Sequence[int]) -> Iterator[Tried]:
    """Ranks that the other way begins with wild cards, and the better one without or not yet; not where it holds back
    other cards too, or begins another meld with wild cards.
    """
    mixed, its = ({lay for lay in way.lays if lay[0] == NEW and lay[3] + lay[4]} for way in (ways.other, ways.better))
    ranks = {rank for _, rank, *_ in mixed}
    if its or (_naturals(ways.other) - _naturals(ways.better)).keys() - ranks:
        return
    begun, values = _naturals(ways.better), position_of(ways.view).book.values
    # of two such melds the one that matters more
    for _, rank, naturals, jokers, twos in sorted(mixed, key=lambda it: (-it[3], -it[4], -values[it[1]], it[1])):
        if 1 < naturals <= kept[rank] + begun[rank]:
            yield KeepsTogether(_rank(rank), naturals, "clean"), Without(refund=jokers + twos)


def opens_cheaper(view: PlayerView) -> OpensCheaper | None:
    """For a hand that could open, but only with wild cards."""
    if view.board.has_opened(view.team):
        return None
    lays = opening(position_of(view), view.seat, len(view.hand))
    wilds = sum(jokers + twos for _, _, _, jokers, twos in lays)
    if not lays or wilds > 1:  # it doesn't look for a wild card beside three naturals, or for a book
        wilds = min((wilds_in(move.groups) for move in openings_of(view)), default=wilds)
    return OpensCheaper(wilds) if wilds else None


def openings_of(view: PlayerView) -> list[MeldCards]:
    """Ways in which the hand could open now, or as it is before the draw."""
    playing = replace(view, board=replace(view.board, phase=Phase.PLAY))
    return [move for move in candidates(playing) if isinstance(move, MeldCards)]


def _wilds(laid: CountedPosition, seat: int, idea: Idea) -> int:
    """The wild cards that are left in the hand once the idea has been laid and has discarded."""
    return laid.hands[seat][TWO] + laid.hands[seat][JOKER] - (idea.card in (TWO, JOKER))


def _denied_purposes(ways: Weighing) -> Iterator[Tried]:
    """What the better discard keeps from others, and what it saves."""
    view, goes, kept = ways.view, ways.better.card, ways.other.card
    three = None if goes < BLACK_THREE else _why_three(view, Card("3H" if goes == RED_THREE else "3S"))
    if three is not None and goes != kept:
        follower = (view.seat + 1) % view.board.players
        yield three, Without(points=three.points) if isinstance(three, ShedsCost) else _denies(follower)
    if 0 <= goes < BLACK_THREE and 0 <= kept < RANKS and goes != kept:
        yield from _guarded_pile(ways, ways.better.laid(position_of(view), view.seat))


def _discard_purposes(ways: Weighing) -> Iterator[Tried]:
    """What distinguishes the better discard from the other one in the hand, if the same naturals are laid down."""
    view, seat = ways.view, ways.view.seat
    goes, kept = ways.better.card, ways.other.card
    is_same = goes == kept or _naturals(ways.better) != _naturals(ways.other)
    if is_same or not 0 <= kept < RANKS or goes in (NOBODY, TWO, JOKER):
        return
    now = ways.better.laid(position_of(view), seat)
    hand, own, values = now.hands[seat], now.tables[view.team], now.book.values
    other, is_loose = _rank(kept), _is_loose(own, goes)
    rivals = [table for team, table in enumerate(now.tables) if team != view.team]
    lone = _rank(goes) if goes < RANKS and hand[goes] == 1 and is_loose and _is_loose_in(rivals, goes) else None
    grows = own.at[kept] != NEW and now.takes_naturals(own, own.at[kept]) and not _is_book(now, own, kept)
    if grows and is_loose:
        yield KeepsTogether(other, hand[kept], "own", lone), Without(partial(not_melded, kept))
    if hand[kept] > max(1, hand[goes]) and is_loose:  # a card that fits a meld of the team could be laid down
        by_pair = hand[kept] == PAIR and own.at[kept] == NEW and now.book.rules.take_with == "pair"
        use: Use = "pile" if by_pair and not _laid_before(now, seat, kept) and _takes_pile(ways, kept) else "meld"
        if use == "pile" or _may_be_meld(now, own, kept, hand[kept]):
            yield KeepsTogether(other, hand[kept], use, lone), Without(partial(only_one, kept))
    is_dearest = values[goes] == max(value for value, count in zip(values, hand, strict=True) if count)
    if goes < RANKS and is_dearest and (near := near_end(view)) is not None:
        yield from _costly(ways, values, near)


def what_stays(ways: Weighing) -> KeepsTogether | None:
    """The cards of the other discard's rank that the better one keeps together, whether or not that is the cause."""
    return next((one for one, _ in _discard_purposes(ways) if isinstance(one, KeepsTogether)), None)


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


def _naturals(idea: Idea) -> Counter[int]:
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
    rank, other, seen, of = _rank(goes), _rank(kept), now.seen, _SUITS * now.decks
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
    if not isinstance(ways, PlayedOut) or ways.more_takes(follower) <= -_OFTEN:
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
        return _stack(view, position_of(view), Idea(Discard(card), DISCARD))
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
        instead = Idea(Discard(Card(f"{_rank(kind)}S")), DISCARD, (), kind)
        purpose = why_hold(Judged(view, mine, instead))
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
    return 3 if wanted_book(view.board, view.team, _kind(1, own.wilds[number]), Rank(card[0])) else 2


class _Spare:
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
        return GuardsPile((self._view.seat + 1) % board.players, _rank(kind), cards, how, out, of)


def tells_apart(view: PlayerView, card: Card, purpose: Purpose) -> bool:
    """Whether the purpose explains this discard rather than another: cards that stay together don't, if another single
    one could go as well, or if this is the single one that nobody would keep for a meld; and what would give the pile
    away doesn't explain a single card if it is a pair, or if others wouldn't.
    """
    spare, kind = _Spare(view), CLASS_OF[card]
    if isinstance(purpose, GuardsPile) and purpose.how in ("collects", "likely"):
        told = _RANKS.index(purpose.rank)
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
    spare, kind = _Spare(view), CLASS_OF[card]
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
        return KeepsTogether(_rank(rest[0]), spare.hand[rest[0]], "meld")
    found = (find(view, spare, kind) for find in (_gone, _not_fed))
    least = next((purpose for purpose in found if purpose is not None), None)
    # where another card that goes as well would give nothing at all, it doesn't explain this one
    is_fed = spare.is_fed(kind) and spare.are_fed(spare.singles or spare.held)
    if least is None and is_fed and not _gives_book(view, kind) and (little := given_little(view.board)):
        return OnlyWay(little)
    all_fed = spare.are_fed(spare.singles if len(spare.singles) > 1 else spare.held)
    return least or (OnlyWay("fed") if all_fed and spare.hand[kind] == 1 else None)


def _is_full(spare: _Spare, kind: int) -> bool:
    """Whether the team's meld of such a card takes no more, and the hand can't begin another with it."""
    number, own = spare.own.at[kind], spare.own
    if number == NEW or spare.position.takes_naturals(own, number):
        return False
    return spare.hand[kind] == 1 or not spare.position.may_begin(own, kind)


def _gone(view: PlayerView, spare: _Spare, kind: int) -> GuardsPile | None:
    """That most cards of the kind are out, where that keeps the next player from the pile."""
    seen, of = spare.position.seen[kind], _SUITS * spare.position.decks
    guards = needs_guarding(view.board, view.seat)
    return spare.guards(kind, "gone", seen, of) if guards and 2 * seen >= of and not spare.is_fed(kind) else None


def _not_fed(view: PlayerView, spare: _Spare, kind: int) -> GuardsPile | None:
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
    spare, rank = _Spare(view), _RANKS.index(purpose.rank)
    is_only_pair = purpose.held == PAIR and spare.held == sorted((*spare.singles, rank))
    fed = list(filter(spare.is_fed, spare.held))
    return is_only_pair and fed == spare.singles != [] and needs_guarding(view.board, view.seat)


def purpose_of(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Purpose | None:
    """What laying and discarding in one way is for and the other isn't; None if nothing passes the test."""
    better, other = played_idea(way), played_idea(instead)
    if better is None or other is None or not {better.kind, other.kind} <= {MELD, DISCARD}:
        return None
    ways = PlayedOut(view, better, other, _MORE_WORLDS)
    groups = tuple(group for move in way if isinstance(move, MeldCards) for group in move.groups)
    more = [lay for lay in better.lays if lay not in other.lays]
    tried = [*(lay_purposes(ways, groups) if more else ()), *_hold_purposes(ways)]
    tried.sort(key=lambda one: _is_trifle(one[0]))
    tried = [one for one in tried if _is_enough(one[0], ways.whole) and not is_as_true_of(view, one[0], instead)]
    found = next((purpose for purpose, without in tried if is_cause(ways, without)), None)
    if found is None and (half := _discard_alone(view, way, instead)) is not None:
        part = played_idea(half)
        is_most = part is not None and PlayedOut(view, part, other, _MORE_WORLDS).gain() >= LEFT * ways.gain() > 0
        return purpose_of(view, half, instead) if is_most else None
    return None if found is None else _with_stack(found, tried)


def _discard_alone(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Sequence[Move] | None:
    """The other way with the better one's discard, where they lay other cards down, too; None if it was laid down."""
    last, half = way[-1], (*instead[:-1], way[-1])
    if not isinstance(last, Discard) or half in (tuple(way), tuple(instead)):
        return None
    laid = [card for move in instead if isinstance(move, MeldCards) for group in move.groups for card in group.cards]
    return half if laid.count(last.card) < view.hand.count(last.card) else None


def _is_enough(purpose: Purpose, whole: float) -> bool:
    """Whether points, which count on the table and no longer in the hand, could be what so much is gained by."""
    return not isinstance(purpose, SavesPoints) or purpose.is_discard or 2 * purpose.points >= LEFT * whole


def _is_trifle(purpose: Purpose) -> bool:
    """Whether what is kept clean, or from a rival, is weightier: a meld that only grows, or points while nobody is near
    the end.
    """
    return isinstance(purpose, GrowsBook) or (isinstance(purpose, SavesPoints) and purpose.cards < 0)


def why_out_so(view: PlayerView, way: Sequence[Move], instead: Sequence[Move]) -> Purpose | None:
    """Where both ways go out, what only the one leaves: a clean book that the other makes dirty, a book, or points."""
    better, other = played_idea(way), played_idea(instead)
    if better is None or other is None:
        return None
    start, seat = position_of(view), view.seat
    mine, its = (idea.laid(start, seat).tables[view.team] for idea in (better, other))
    for rank, naturals, wilds in zip(mine.ranks, mine.naturals, mine.wilds, strict=True):
        at = its.at[rank]
        if naturals >= start.book.size and not wilds and at != NEW and its.wilds[at]:
            return KeepsClean(_rank(rank), naturals, 0)
    left = _Left(view, other)
    made = {at.rank for _, at in left.books}
    gained, _ = _gained(_Left(view, better), left, view.board.rules, start.book.size)
    book = next((book for book, at in gained if at.rank not in made), None)
    if book is not None:
        return book
    points = mine.points - its.points
    return SavesPoints(points, is_more=True) if points > 0 else None


def _may_be_book(after: CountedPosition, number: int) -> bool:
    """Whether the meld is a book of its kind, or enough cards can still come for it to become one."""
    table, book = after.tables[after.turn % after.teams], after.book
    rank, naturals, wilds = table.ranks[number], table.naturals[number], table.wilds[number]
    come = _SUITS * after.decks - after.seen[rank] if rank < RANKS else 0
    return naturals + wilds + come + (after.room(table, number) if wilds else 0) >= book.size


def _kind(naturals: int, wilds: int) -> BookKind:
    return _KINDS[CLEAN if not wilds else 1 if naturals else WILD]


def _rank(kind: int) -> Rank:
    return Rank(_RANKS[kind])
