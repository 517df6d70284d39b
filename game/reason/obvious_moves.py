"""The moves that anybody at the table sees first. Advice makes one of them or says why not."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.ai.brain.card_classes import JOKER, RANKS, TWO
from game.ai.brain.counted_position import KEPT_IN_FOOT, MELD, TAKE, CountedPosition, lays_of, position_of
from game.ai.players.when_to_go_out import going_out
from game.ai.search.ideas import ALLOW, Idea, out_idea, played_idea
from game.cards import Card, Rank, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.draft import Draft, staged_opening
from game.engine.legal import completed_book
from game.engine.melding.melds import meld_of
from game.engine.moves import Answer, Discard, GoOut, Group, MeldCards, Move, Take, wilds_in
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.reason.purposes import ObviousKind
from game.reason.seen_effects import rank_of_kind
from game.rules.ruleset import MELD_SIZE


class Obvious(Struct, frozen=True):
    """A move that anybody sees; of a book or a meld with its rank."""

    kind: ObviousKind
    idea: Idea
    rank: Rank | None = None

    @property
    def move(self) -> Move:
        """The move by itself."""
        return self.idea.move

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it melds."""
        groups = self.move.groups if isinstance(self.move, MeldCards) else ()
        return tuple(card for group in groups for card in group.cards)


def obvious_moves(view: PlayerView, ideas: Sequence[Idea] = ()) -> Iterator[Obvious]:
    """All that are possible, in the order in which they are answered. How the hand is emptied is one of the `ideas`."""
    match view.board.phase:
        case Phase.DRAW:
            yield from _takes(view, ideas)
        case Phase.ANSWER:
            yield Obvious(ObviousKind.YES, Idea(Answer(True), ALLOW))
        case Phase.PLAY:
            if view.board.has_opened(view.team):
                yield from _melds(view)
            elif (opening := staged_opening(view, Draft())) is not None:
                yield Obvious(ObviousKind.OPEN, laying(opening.groups))
            yield from _foot(view, ideas)
            if (out := going_out(view)) is not None:
                yield Obvious(ObviousKind.OUT, out_idea(out))
        case _:
            pass


def asked_about(view: PlayerView, move: Move) -> Obvious | None:
    """A move that somebody asks about; None if the counts can't follow it."""
    idea = played_idea((move,))
    match move:
        case MeldCards(groups) if idea is not None and groups:
            group, size = groups[0], view.board.rules.book_size
            own = view.board.melds[view.team]
            begun = own[group.onto] if group.onto is not None and group.onto < len(own) else None
            is_book = begun is not None and len(begun.cards) < size and completed_book(view, group) is not None
            kind = ObviousKind.BOOK if is_book else ObviousKind.MELD if begun is None else ObviousKind.ADD
            kind = kind if view.board.has_opened(view.team) else ObviousKind.OPEN
            return Obvious(kind, idea, (meld_of(group.cards) if begun is None else begun).rank)
        case Take() if idea is not None:
            return Obvious(ObviousKind.TAKE, idea)
        case Discard(card) if idea is not None:
            return Obvious(ObviousKind.DISCARD, idea, rank_of(card))
        case GoOut() if idea is not None:
            return Obvious(ObviousKind.OUT, idea)
        case _:
            return None


def laying(groups: Sequence[Group]) -> Idea:
    """Laying these groups; the turn ends as the habits would end it."""
    return Idea(MeldCards(tuple(groups)), MELD, lays_of(GoOut(tuple(groups), None))[0])


def _melds(view: PlayerView) -> Iterator[Obvious]:
    """Books, cards that fit, three of a kind, each group by itself."""
    single = [move.groups[0] for move in candidates(view) if isinstance(move, MeldCards) and len(move.groups) == 1]
    size = view.board.rules.book_size
    books, fitting = list[Obvious](), list[Obvious]()
    for at, meld in enumerate(view.board.melds[view.team]):
        onto = [group for group in single if group.onto == at]
        whole = [group for group in onto if len(meld.cards) < size and completed_book(view, group)]
        plain = [group for group in onto if not any(map(is_wild, group.cards))]
        if whole:
            best = min(whole, key=lambda group: (wilds_in((group,)), _jokers(group), -len(group.cards)))
            books.append(Obvious(ObviousKind.BOOK, laying((best,)), meld.rank))
        elif plain:
            fitting.append(Obvious(ObviousKind.ADD, laying((max(plain, key=_length),)), meld.rank))
    begun = dict[Rank, Group]()
    for group in single:
        if group.onto is None and len(group.cards) >= MELD_SIZE and not any(map(is_wild, group.cards)):
            rank = rank_of(group.cards[0])
            begun[rank] = max(begun.get(rank, group), group, key=_length)
    books.sort(key=lambda one: wilds_in(one.move.groups) if isinstance(one.move, MeldCards) else 0)
    yield from books
    yield from fitting
    added = {one.rank for one in (*books, *fitting)}
    yield from (Obvious(ObviousKind.MELD, laying((it,)), rank) for rank, it in begun.items() if rank not in added)


def _length(group: Group) -> int:
    return len(group.cards)


def _jokers(group: Group) -> int:
    return sum(card[0] == "*" for card in group.cards)


def _takes(view: PlayerView, ideas: Sequence[Idea]) -> Iterator[Obvious]:
    """Taking the pile: the first way that was thought of, or else the plainest."""
    take = next((idea for idea in ideas if idea.kind == TAKE), None)
    move = None if take else next((move for move in candidates(view) if isinstance(move, Take)), None)
    if move is not None:
        take = Idea(move, TAKE, lays_of(GoOut(move.groups, None))[0])
    if take is not None:
        yield Obvious(ObviousKind.TAKE, take)


def _foot(view: PlayerView, ideas: Sequence[Idea]) -> Iterator[Obvious]:
    """Emptying the hand for the next stack, with the fewest wild cards."""
    if view.board.next_stack(view.seat) is None or not view.board.has_opened(view.team):
        return
    position = position_of(view)
    empty = [idea for idea in ideas if idea.kind == MELD and empties(idea.laid(position, view.seat), view.seat)]
    if empty:
        yield Obvious(ObviousKind.FOOT, min(empty, key=lambda idea: idea.wilds))


def empties(after: CountedPosition, seat: int) -> bool:
    """Whether at most the discard is left in the hand."""
    return after.held[seat] <= 1


def includes(view: PlayerView, idea: Idea, obvious: Obvious) -> bool:
    """Whether a way to play makes the obvious move, too, or lays so much else that no card is left for it."""
    position, seat = position_of(view), view.seat
    if idea.kind == "out":
        return obvious.kind is not ObviousKind.YES
    if obvious.kind in (ObviousKind.TAKE, ObviousKind.YES, ObviousKind.OUT):
        return idea.kind == obvious.idea.kind
    after = idea.laid(position, seat)
    if obvious.kind is ObviousKind.OPEN:
        return bool(idea.lays)
    is_full = bool(idea.lays) and after.held[seat] <= max(1, after.must_keep(seat))
    is_emptied = is_full and after.must_keep(seat) < KEPT_IN_FOOT
    if obvious.kind is ObviousKind.FOOT or (is_emptied and not idea.wilds and not obvious.idea.wilds):
        return is_full
    if obvious.kind is ObviousKind.BOOK:
        number = obvious.idea.lays[0][0]
        table = after.tables[view.team]
        return table.naturals[number] + table.wilds[number] >= after.book.size
    rank = obvious.idea.lays[0][1]
    needed = obvious.idea.lays[0][2]
    laid = sum(naturals for _, its, naturals, _, _ in idea.lays if its == rank)
    return laid >= (needed if obvious.kind is ObviousKind.ADD else MELD_SIZE)


def spends_its_cards(view: PlayerView, idea: Idea, obvious: Obvious) -> Rank | None:
    """The rank of a book that the way completes with wild cards that the obvious book would take as well; None if it
    completes none.
    """
    if obvious.kind is not ObviousKind.BOOK or not obvious.idea.wilds or not idea.wilds:
        return None
    position, seat = position_of(view), view.seat
    after, before = idea.laid(position, seat), position.tables[view.team]
    table, left = after.tables[view.team], after.hands[seat]
    if left[JOKER] + left[TWO] >= obvious.idea.wilds:
        return None
    for number, rank in enumerate(table.ranks):
        had, wilds = (before.naturals[number], before.wilds[number]) if number < len(before.ranks) else (0, 0)
        is_made = had + wilds < after.book.size <= table.naturals[number] + table.wilds[number]
        if is_made and table.wilds[number] > wilds and rank < RANKS:
            return rank_of_kind(rank)
    return None
