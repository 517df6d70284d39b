"""What is possible now, as a list for people: only legal moves, each with the cards it takes and where they go."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, Rank, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.draft import Draft, begin_take, finish, missing, move_of_draft, staged, staged_opening
from game.engine.legal import why_not
from game.engine.melding.melds import Meld, meld_of
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.messages.functions import possible as say
from game.turn.arrangement import less
from game.turn.offered_buttons import Action

MOST_ROWS: Final = 5
"""With more rows than this, each kind becomes one row that opens."""


class PossibleKind(Enum):
    """In the order of the list."""

    PLAY = auto()
    """Play what is laid out."""
    GO_OUT = auto()
    DRAW = auto()
    TAKE = auto()
    OPEN = auto()
    CLOSE = auto()
    """A meld becomes a book."""
    ADD = auto()
    BEGIN = auto()
    WILD = auto()
    HOLD = auto()
    PASS = auto()
    TAKE_BACK = auto()
    DISCARD = auto()
    """The last, also where it is advised: it ends the turn."""


_OTHERS: Final[Mapping[PossibleKind, Literal["play", "go_out", "open", "discard", "hold", "pass", "take_back"]]] = {
    PossibleKind.PLAY: "play",
    PossibleKind.GO_OUT: "go_out",
    PossibleKind.OPEN: "open",
    PossibleKind.DISCARD: "discard",
    PossibleKind.HOLD: "hold",
    PossibleKind.PASS: "pass",
    PossibleKind.TAKE_BACK: "take_back",
}
_SEVERAL: Final[Mapping[PossibleKind, Literal["close", "add", "begin", "wild"]]] = {
    PossibleKind.CLOSE: "close",
    PossibleKind.ADD: "add",
    PossibleKind.BEGIN: "begin",
    PossibleKind.WILD: "wild",
}


_ADVISED: Final[Mapping[PossibleKind, type[Move] | tuple[type[Move], ...]]] = {
    PossibleKind.GO_OUT: GoOut,
    PossibleKind.DRAW: Draw,
    PossibleKind.TAKE: Take,
    PossibleKind.OPEN: MeldCards,
    PossibleKind.HOLD: Hold,
    PossibleKind.PASS: Pass,
}
"""The advice that a row stands for."""


class Possible(Struct, frozen=True):
    """One possible move. With a `move` it can be done at once, otherwise `action` is the button that starts it; a
    discard is only shown. `onto` is the team's meld it is about, with its current cards.
    """

    kind: PossibleKind
    cards: tuple[Card, ...] = ()
    move: Move | None = None
    action: Action | None = None
    onto: Meld | None = None
    number: int | None = None
    """That meld's number."""
    closes: bool = False
    """Whether that meld becomes a book."""
    more: int = 0
    """How many others of its kind this row represents."""
    backs: int = 0
    """How many cards come from the stock, of which only the backs are seen."""
    is_advised: bool = False
    """Whether it is what a hint recommends: it comes first, in a row of its own, and is done by one press."""

    @property
    def pictures(self) -> tuple[str, ...]:
        """The faces of its cards and the backs of those from the stock."""
        return *self.cards, *("hand",) * self.backs

    @property
    def spoils(self) -> bool:
        """Whether its cards make a clean meld dirty."""
        return self.onto is not None and _is_spoilt(self.onto, self.cards)

    @property
    def words(self) -> str:
        if self.more:
            return say.several(_SEVERAL[self.kind], self.more + 1)
        match self.kind:
            case PossibleKind.PLAY if self.move is not None:
                return say.complete(self.cards)
            case PossibleKind.WILD if self.onto is not None and self.spoils:
                return say.spoil(self.cards, self.onto.rank, self.closes)
            case PossibleKind.CLOSE if self.onto is not None:
                return say.close(self.onto.kind, self.onto.rank)
            case PossibleKind.ADD | PossibleKind.WILD if self.onto is not None:
                return say.add(self.cards, self.onto.rank)
            case PossibleKind.BEGIN | PossibleKind.WILD:
                return say.begin(meld_of(self.cards).rank, len(self.cards))
            case PossibleKind.DRAW:
                return say.draw(self.backs)
            case PossibleKind.TAKE:
                return say.take(self.cards)
            case _:
                return say.other(_OTHERS[self.kind])


def possible(view: PlayerView, draft: Draft | None, advised: Move | None = None) -> tuple[Possible, ...]:
    """What the seat can do, in the order of the list, the `advised` first; () if somebody else must act."""
    if not view.is_mine:
        return ()
    if draft is not None:
        return tuple(sorted(_staged(view, draft), key=lambda one: one.kind.value))
    found = sorted(_things(view), key=lambda one: (one.kind.value, one.spoils))
    first = [_whole(view, one, advised) for one in found if isinstance(advised, _ADVISED.get(one.kind, ()))]
    if isinstance(advised, MeldCards) and view.board.has_opened(view.team):
        ways = [group for group in advised.groups if why_not(view, MeldCards((group,))) is None]
        first = [_meld(view, group) for group in ways]
    told = {(one.number, one.words) for one in first}
    once = {one.kind for one in first if one.kind in _ADVISED}
    others = [one for one in found if (one.number, one.words) not in told and one.kind not in once]
    return *(replace(one, is_advised=True) for one in first), *others


def _whole(view: PlayerView, one: Possible, advised: Move | None) -> Possible:
    """The row of an advised move, which does all of it."""
    match advised:
        case Take():
            return replace(one, cards=_from_hand(view, advised), move=advised)
        case MeldCards(groups):
            return replace(one, cards=tuple(card for group in groups for card in group.cards), move=advised)
        case _:
            return replace(one, move=advised)


def in_rows(things: Sequence[Possible], opened: PossibleKind | None) -> tuple[Possible, ...]:
    """The rows of the list, as many as the screen has room for: gathered, or those of the `opened` kind."""
    return (gathered(things) if opened is None else of_kind(things, opened))[:MOST_ROWS]


def of_kind(things: Sequence[Possible], kind: PossibleKind) -> tuple[Possible, ...]:
    """What a row that stands for several opens."""
    return tuple(one for one in things if one.kind is kind and not one.is_advised)


def gathered(things: Sequence[Possible]) -> tuple[Possible, ...]:
    """The list in rows: if there are too many, the commonest kinds become one row each."""
    rows = list(things)
    while len(rows) > MOST_ROWS:
        kind, count = Counter(one.kind for one in rows if not one.is_advised).most_common(1)[0]
        if count == 1:
            break
        first, *others = [one for one in rows if one.kind is kind and not one.is_advised]
        rows[rows.index(first)] = Possible(kind, first.cards, onto=first.onto, more=len(others))
        rows = [one for one in rows if one not in others]
    return tuple(rows)


def _staged(view: PlayerView, draft: Draft) -> Iterator[Possible]:
    cards = tuple(card for group in draft.groups for card in group.cards)
    if missing(view, draft) is None:
        yield Possible(PossibleKind.PLAY, cards, action="play")
    elif (whole := finish(view, draft)) is not None and whole.kind != "go_out":
        move = move_of_draft(view, whole)
        beside = less((card for group in move.groups for card in group.cards), staged(whole))  # a pile's bottom card
        added = *less(staged(whole), staged(draft)), *less(beside, filter(None, (view.board.pile_bottom,)))
        yield Possible(PossibleKind.PLAY, added, move)
    yield Possible(PossibleKind.TAKE_BACK, cards, action="take_back")


def _things(view: PlayerView) -> Iterator[Possible]:
    moves = candidates(view)
    kinds = {type(move): move for move in reversed(moves)}
    if Draw in kinds:
        yield Possible(PossibleKind.DRAW, move=Draw(), backs=view.board.draw_count)
    if isinstance(take := kinds.get(Take), Take):
        begun = move_of_draft(view, begin_take(view))
        move: Move | None = None
        if isinstance(begun, Take) and why_not(view, begun) is None:
            take, move = begun, begun if view.board.has_opened(view.team) else None
        yield Possible(PossibleKind.TAKE, _from_hand(view, take), move, "take")
    if Pass in kinds:
        yield Possible(PossibleKind.PASS, move=Pass())
    if GoOut in kinds:
        yield Possible(PossibleKind.GO_OUT, action="go_out")
    if Hold in kinds:
        yield Possible(PossibleKind.HOLD, move=Hold())
    if Discard in kinds:
        yield Possible(PossibleKind.DISCARD)
    if view.board.phase == Phase.PLAY:
        if (opening := staged_opening(view, Draft())) is not None:
            yield Possible(
                PossibleKind.OPEN, tuple(card for group in opening.groups for card in group.cards), action="stage"
            )
        yield from _melds(view, [move for move in moves if isinstance(move, MeldCards)])


def _from_hand(view: PlayerView, take: Take) -> tuple[Card, ...]:
    """The cards that a pile take needs from the hand."""
    of_pile = filter(None, (view.board.upcard, view.board.pile_bottom))
    return less((card for group in take.groups for card in group.cards), of_pile)


def _melds(view: PlayerView, legal: Sequence[MeldCards]) -> Iterator[Possible]:
    """What can be melded, one group at a time: the most naturals of a rank, or a wild card, alone if it may be."""
    ways = [move.groups[0] for move in legal if len(move.groups) == 1]
    kept = dict[tuple[int | None, bool, Rank | None], Group]()
    for group in sorted(ways, key=lambda group: not all(map(is_wild, group.cards))):
        rank = rank_of(group.cards[0]) if group.onto is None else None
        kept.setdefault((group.onto, _spends(group), rank), group)
    yield from (_meld(view, group) for group in kept.values())


def _spends(group: Group) -> bool:
    """Whether it takes a wild card."""
    return any(map(is_wild, group.cards))


def _meld(view: PlayerView, group: Group) -> Possible:
    """A group to be melded, and its result."""
    move, spends = MeldCards((group,)), _spends(group)
    if group.onto is None:
        return Possible(PossibleKind.WILD if spends else PossibleKind.BEGIN, group.cards, move)
    before, size = view.board.melds[view.team][group.onto], view.board.rules.book_size
    after = meld_of((*before.cards, *group.cards))
    closes = len(before.cards) < size <= len(after.cards)
    is_plain_book = closes and not _is_spoilt(after, group.cards)
    kind = PossibleKind.CLOSE if is_plain_book else PossibleKind.WILD if spends else PossibleKind.ADD
    return Possible(kind, group.cards, move, onto=after, number=group.onto, closes=closes)


def _is_spoilt(after: Meld, added: Sequence[Card]) -> bool:
    """Whether these cards made a clean meld dirty."""
    return after.kind == "dirty" and sum(map(is_wild, after.cards)) == sum(map(is_wild, added))
