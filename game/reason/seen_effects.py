"""What everybody sees a lay-down do, in the order in which people name it: books, growing melds, the next stack,
points.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

from msgspec.structs import astuple, replace

from game.ai.brain.card_classes import BLACK_THREE, RANKS, RED_THREE
from game.ai.brain.counted_position import NEW, NOBODY, CountedPosition, position_of
from game.ai.brain.rulebook import CLEAN, WILD
from game.ai.search.ideas import Idea, added
from game.cards import NATURAL_RANKS, THREE, Rank
from game.engine.discard_pile.pile import PAIR
from game.engine.ending.going_out import NeededBook, books_wanted, late_partner, missing_books
from game.engine.legal import lay, points_of
from game.engine.melding.melds import WILD_RANK, book_worth, card_values
from game.engine.moves import Group
from game.engine.refusal import BooksMissing, Refusal
from game.engine.table.board import StackName
from game.engine.table.view import PlayerView
from game.reason.permission_opinions import near_end
from game.reason.purposes import (
    FEW_POINTS,
    DoublesBook,
    Effect,
    GrowsBook,
    MakesBook,
    NearsOut,
    Opens,
    Purpose,
    SavesPoints,
    Stack,
    TakesStack,
    opening_with,
    told_as,
    wanted_as,
)
from game.reason.weighing import Meant, PlayedOut, Weighing, Without, cards_in
from game.rules.ruleset import BookKind, RuleSet

Tried = tuple[Purpose, Without]
"""A purpose, and what is taken away to test it."""
_KINDS: Final[tuple[BookKind, ...]] = ("clean", "dirty", "wild")
_DEAREST: Final[tuple[BookKind, ...]] = ("wild", "clean", "dirty")
"""Kinds of books, those that score most first."""
RANK_NAMES: Final = (*NATURAL_RANKS, WILD_RANK, THREE)
SUITS: Final = 4
NEAR_BOOK: Final = 3
"""A book is near if it lacks at most this many cards, and a stack if at most this many cards come before it."""
_IN_REACH: Final = 6
"""Nobody mentions a stack with more cards before it than this."""
_MANY: Final = 6
"""Of so many cards laid down, nobody names a meld that only grows, unless it is near a book."""
_MUCH: Final = 80
"""Points on the table that are worth more than one meld that grows."""
FEW_CARDS: Final = 3
"""With at most this many cards in the last stack, any of them may be needed as the discard."""
_LEAST: Final = 15
"""Fewer points than this aren't worth mentioning when the round may end."""


def with_stack(purpose: Purpose, tried: Sequence[Tried]) -> Purpose:
    """The purpose, or if the move completes a book and also brings the next stack, or nearly, both in one."""
    books = [one for one, _ in tried if isinstance(one, MakesBook)]
    stacks = [one for one, _ in tried if isinstance(one, TakesStack) and is_near(one)]
    book = purpose if isinstance(purpose, MakesBook) else next(iter(books), None)
    stack = purpose if isinstance(purpose, TakesStack) else next(iter(stacks), None)
    if not isinstance(purpose, MakesBook | TakesStack) or book is None or stack is None:
        return purpose
    if stack.how == "book":  # the foot is all that a first book is for, unless there are more or it is what passed
        return replace(book, brings=stack) if book.also or purpose is book else purpose
    return replace(book, brings=stack) if len(book.also) <= 1 else purpose


def is_near(purpose: Purpose) -> bool:
    """Whether the purpose is more than the points of the cards, whatever the causal test says of it."""
    if isinstance(purpose, GrowsBook):
        return purpose.is_needed and purpose.short < NEAR_BOOK
    return isinstance(purpose, TakesStack) and purpose.left <= PAIR


def _naming_order(effect: Effect) -> int:
    """The order in which people name what they see: a needed book that is nearly made, by all that is laid down; what
    else is near; a stack that isn't.
    """
    if isinstance(effect, TakesStack):
        return 1 if is_near(effect) else 2
    return 0 if is_near(effect) and not (isinstance(effect, GrowsBook) and effect.is_part) else 1


def visible_effect(view: PlayerView, laid: Idea, nothing: Idea, groups: Sequence[Group]) -> Effect:
    """What everybody sees that laying these groups does, if only the points; who may end the round isn't."""
    tried = list(lay_purposes(PlayedOut(view, laid, nothing), groups, spoilt_too=True))
    effects = [purpose for purpose, _ in tried if isinstance(purpose, Effect) and not isinstance(purpose, SavesPoints)]
    values = card_values(view.board.rules)
    points = sum(values[card] for group in groups for card in group.cards)
    named = [it for it in effects if not isinstance(it, GrowsBook) or it.short <= _named_from(it)]
    # a book that the team needs is more than a few points, however much is laid down besides
    needed = [it for it in effects if isinstance(it, GrowsBook) and it.is_needed and it.short <= NEAR_BOOK]
    if named or (needed and points < FEW_POINTS):
        effect = with_stack(min(named or needed, key=_naming_order), tried)
        assert isinstance(effect, Effect)
        return effect
    return SavesPoints(points)


def _named_from(meld: GrowsBook) -> int:
    """This many cards short of a book, its growth is all that people see: one short, if more is laid down; fewer than
    others, if nobody needs it.
    """
    return 1 if meld.is_part else NEAR_BOOK if meld.is_needed or meld.worth else NEAR_BOOK - 1


def are_many(laid: Idea) -> bool:
    """Whether enough cards are laid down to make one meld among them a trifle."""
    return sum(map(cards_in, laid.lays)) >= _MANY


def is_plain_effect(purpose: Purpose, many: bool) -> bool:
    """Whether the purpose holds without the test: nobody asks for more than that, where `many` cards are laid down."""
    match purpose:
        case Opens():
            return True
        case TakesStack(how=how):
            return how != "later" or many
        case MakesBook(is_needed=is_needed):
            return is_needed
        case _:
            return is_last_but_one(purpose)


def is_last_but_one(purpose: Purpose) -> bool:
    """Whether the hand may go out with the next draw: one card is left, and all the books are made."""
    return isinstance(purpose, NearsOut) and purpose.left == 1 and purpose.missing is None


def lay_purposes(ways: Weighing, groups: Sequence[Group], spoilt_too: bool = False) -> Iterator[Tried]:
    """What laying these groups may be for, in the order in which people name it, each with what to take away;
    `spoilt_too`: also a clean meld that gets a wild card, although the team needs it clean.
    """
    view, board = ways.view, ways.view.board
    one, other = TurnResult(view, ways.better, groups, spoilt_too), TurnResult(view, ways.other)
    opens = not board.has_opened(view.team) and bool(groups) and not ways.other.lays
    comes = one.stack_now if not other.stack_now or _is_sooner(one.stack_now, other.stack_now) else None
    if comes and not (opens and _is_only_begun(ways.better, groups)):
        yield comes, Without(as_long=True)
    if opens:
        # without it none of these cards could be laid down
        yield opening_with(points_of(view, groups), board, view.team), Without(points=inf)
    books, grown = named_with_others(ways.better, *books_gained(one, other, board.rules, position_of(view).book.size))
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
    near, many = one.stack if fewer and one.stack and not comes else None, are_many(ways.better)
    if near and near.left <= (_IN_REACH if many else NEAR_BOOK):
        yield near, Without(as_long=True)
    # nobody names a meld that only grows if it is far from a book: the farther, the less is laid down besides, unless
    # it grows into a book of wild cards
    much = many and saved is not None and saved.points >= _MUCH
    grown = [it for it in grown if not it[0].is_part or it[0].short <= 2 - much + (it[0].worth > 0 and not many)]
    named = one.named(grown, ways.other)
    yield from ((meld, Without(books=(at,))) for meld, at in named if meld.is_needed and meld.short <= NEAR_BOOK)
    if fewer and one.nears_out:
        yield one.nears_out, Without(as_long=True)
    kept = points_kept(view, ways.other) - points_kept(view, ways.better)
    yield from _distant_purposes(books, grown if comes else named, comes, near, saved, kept)


def _distant_purposes(
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
    grown = sorted(
        (it for it in grown if it[0].is_needed or it[0].short <= NEAR_BOOK), key=lambda it: not it[0].is_needed
    )
    made: list[tuple[MakesBook | GrowsBook, Meant]] = [*books, *grown]
    without = Without(books=tuple(at for _, at in made), as_long=comes is not None and not books)
    together: list[Tried] = [(comes if comes and not books else it, without) for it, _ in made[:1]]
    yield from together
    if near and NEAR_BOOK < near.left <= _IN_REACH:
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


def books_gained(
    one: "TurnResult", other: "TurnResult", rules: RuleSet, size: int
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


def named_with_others(
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


class TurnResult:
    """What a way to play leaves: books, growing melds, and how far off the next stack or the end is."""

    def __init__(self, view: PlayerView, idea: Idea, groups: Sequence[Group] = (), spoilt_too: bool = False) -> None:
        board, seat = view.board, view.seat
        start = position_of(view)
        after = idea.laid(start, seat)
        before, table, size = start.tables[view.team], after.tables[view.team], after.book.size
        held = after.held[seat]
        self.left = max(0, held - 1)
        """Cards left in the hand after the discard."""
        self.lacking = lacking = lacking_books(view)
        """The books that the team still needs to go out."""
        spoilt = spoilt_melds(view, idea)
        ends = bool(spoilt) and near_end(view) is not None
        self.stack = stack_reached(view, after, idea)
        brings = self.stack is not None and self.stack.how == "book"
        missing = missing_after(view, groups)
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
            kind, short = kind_of_book(naturals, wilds), size - naturals - wilds
            at = Meant(NEW if is_new else number, rank, bool(wilds))
            if was < board.rules.double_book <= naturals + wilds:
                self.doubled.append(_doubled(board.rules, kind, rank_of_kind(rank), was, naturals + wilds))
            wanted = wanted_as(lacking, board.rules, kind, rank_of_kind(rank))
            if number in spoilt and not spoilt_too and (short > 0 or not (wanted or ends or brings)):
                continue  # the clean book that the team needs is spoilt only for another, the foot, or before the end
            is_turned = _is_turned(wilds > had == 0, was - size, wanted, missing)
            if short <= 0 and (was < size or is_turned):
                if wanted is not None:
                    lacking[wanted] -= 1
                worth = book_worth(board.rules, kind, rank_of_kind(rank), size - short)
                is_late = ends and number in spoilt
                book = MakesBook(
                    kind, rank_of_kind(rank), missing=missing, is_late=is_late, is_turned=is_turned, worth=worth
                )
                self.books.append((told_as(book, wanted), at))
            is_wild_book = kind == "wild"  # of all books it scores most
            is_idle = not wanted and not is_wild_book and self._is_idle(is_new, short, wilds - had)
            if short > 0 and not is_idle and may_become_book(after, number):
                worth = board.rules.wild_book * is_wild_book
                grows = GrowsBook(kind, rank_of_kind(rank), naturals + wilds, short, worth=worth)
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
        if not 0 < self.left <= FEW_CARDS or (missing is not None and sum(astuple(missing)) > 1):
            return None
        table, book = self._table, self._after.book
        for rank, naturals, wilds in zip(table.ranks, table.naturals, table.wilds, strict=True):
            kinds: set[BookKind] = {kind_of_book(naturals, wilds), kind_of_book(naturals, wilds + 1)}
            is_near = 0 < book.size - naturals - wilds <= NEAR_BOOK
            if missing is None or (
                is_near and any(wanted_as(self.lacking, book.rules, it, rank_of_kind(rank)) for it in kinds)
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
            nearer += kind_of_book(naturals, wilds + more) == grown.kind and short > 0 and short - more < grown.short
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


def missing_after(view: PlayerView, groups: Sequence[Group]) -> BooksMissing | None:
    """The books that the team lacks to go out once these groups are laid."""
    melds = lay(view.board, view.seat, groups) if groups else view.board.melds[view.team]
    return None if isinstance(melds, Refusal) else missing_books(view.board, melds)


def spoilt_melds(view: PlayerView, idea: Idea) -> set[int]:
    """The team's clean melds that get their first wild card, if it still needs a clean book to go out."""
    clean = {number for number, meld in enumerate(view.board.melds[view.team]) if not meld.wilds}
    given = {number for number, _, _, jokers, twos in idea.lays if jokers + twos}
    return clean & given if lacking_books(view)["clean"] else set()


def lacking_books(view: PlayerView) -> Counter[NeededBook]:
    """The books that the team needs to go out, unless the stock leaves it no more turn for that."""
    board = view.board
    is_last = board.rules.stock_out == "end" and board.stock < board.teams * board.draw_count
    return Counter() if is_last else Counter(books_wanted(board, view.team))


def stack_reached(view: PlayerView, after: CountedPosition, idea: Idea) -> TakesStack | None:
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
    if one - other < (FEW_POINTS if near is None else _LEAST) or (near is None and spoilt_melds(view, ways.better)):
        return None
    return SavesPoints(one - other, *(near or (None, -1)), is_more=bool(ways.other.lays))


def points_kept(view: PlayerView, idea: Idea) -> int:
    """What the cards count that stay in the hand after the discard."""
    start = position_of(view)
    hand, values = idea.laid(start, view.seat).hands[view.seat], start.book.values
    gone = 0 if idea.card == NOBODY else values[idea.card]
    return sum(count * values[kind] for kind, count in enumerate(hand)) - gone


def may_become_book(after: CountedPosition, number: int) -> bool:
    """Whether the meld is a book of its kind, or enough cards can still come for it to become one."""
    table, book = after.tables[after.turn % after.teams], after.book
    rank, naturals, wilds = table.ranks[number], table.naturals[number], table.wilds[number]
    come = SUITS * after.decks - after.seen[rank] if rank < RANKS else 0
    return naturals + wilds + come + (after.room(table, number) if wilds else 0) >= book.size


def kind_of_book(naturals: int, wilds: int) -> BookKind:
    """The kind of a meld with so many natural and wild cards."""
    return _KINDS[CLEAN if not wilds else 1 if naturals else WILD]


def rank_of_kind(kind: int) -> Rank:
    """The rank of a class of cards."""
    return Rank(RANK_NAMES[kind])
