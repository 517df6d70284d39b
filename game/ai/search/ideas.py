"""What could be done at one decision: moves in counts that are worth playing out in imagined worlds."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, JOKER, RANKS, TWO
from game.ai.brain.counted_position import (
    DISCARD,
    DRAW,
    MELD,
    NEW,
    NOBODY,
    OUT,
    PASS,
    TAKE,
    Act,
    CountedPosition,
    Lay,
    lays_of,
)
from game.ai.brain.discarding import discarding, keep_values
from game.ai.brain.taking_pile import ways_to_play
from game.ai.brain.to_moves import face_of, groups_of, move_of
from game.ai.brain.tuning import Tuning
from game.ai.brain.turns import meld
from game.engine.discard_pile.pile import why_no_pile
from game.engine.ending.ways_out import ways_out
from game.engine.legal import why_not
from game.engine.moves import Answer, Discard, Draw, GoOut, MeldCards, Move, Pass, Take
from game.engine.table.view import PlayerView
from game.rules.ruleset import MELD_SIZE

ALLOW = "allow"
FORBID = "forbid"
"""Kinds of ideas that answer a proposal to go out, in addition to the acts in counts."""

MOST_LAY_DOWNS = 64

_ANY = 99.0
_NONE = -1.0


class Idea(Struct, frozen=True):
    """A move, and everything it does in counts: for a lay-down in two moves (an opening, then more) both."""

    move: Move
    kind: str
    lays: tuple[Lay, ...] = ()
    card: int = NOBODY
    """The class discarded, if that is part of the idea; a lay-down without one ends as the tuning would end it."""

    @property
    def wilds(self) -> int:
        """Wild cards that it lays."""
        return sum(jokers + twos for _, _, _, jokers, twos in self.lays)

    def laid(self, position: CountedPosition, seat: int) -> CountedPosition:
        """The position after the seat has laid these groups."""
        after = position.copy()
        after.lay_groups(seat, self.lays)
        return after


def books_of(position: CountedPosition, team: int) -> int:
    """Books of all kinds that the team has."""
    table = position.tables[team]
    return table.clean + table.dirty + table.wild_books


def played_idea(moves: Sequence[Move]) -> Idea | None:
    """A decision exactly as it was played; None if the counts can't follow it."""
    groups = tuple(group for move in moves if isinstance(move, MeldCards) for group in move.groups)
    first, last = moves[0], moves[-1]
    match last:
        case Draw():
            return Idea(first, DRAW)
        case Pass():
            return Idea(first, PASS)
        case Take(taken):
            return Idea(first, TAKE, lays_of(GoOut(taken, None))[0])
        case Answer(yes):
            return Idea(first, ALLOW if yes else FORBID)
        case GoOut():
            lays, card = lays_of(GoOut((*groups, *last.groups), last.discard))
            return Idea(first, OUT, lays, card)
        case Discard(card):
            return Idea(first, MELD if groups else DISCARD, lays_of(GoOut(groups, None))[0], CLASS_OF[card])
        case MeldCards():
            return Idea(first, MELD, lays_of(GoOut(groups, None))[0])
        case _:
            return None


def answers() -> list[Idea]:
    """Letting a partner go out, and refusing."""
    return [Idea(Answer(True), ALLOW), Idea(Answer(False), FORBID)]


def beginnings(view: PlayerView, position: CountedPosition, tuning: Tuning) -> list[Idea]:
    """Drawing, and taking the pile with the groups that the counts find, or with fewer cards from the hand."""
    board = view.board
    ideas = [Idea(Draw(), DRAW)] if board.stock >= board.draw_count else []
    if board.upcard is None or why_no_pile(board) is not None:
        return ideas
    found = (ways_to_play(position, view.seat, style) for style in (tuning, replace(tuning, open_wilds=_ANY)))
    taking = [lays for lays in found if lays is not None]
    fewer = islice((idea for lays in taking for idea in _takes(view, _with_fewer(lays))), 1)
    for idea in (*_takes(view, taking), *fewer):
        if all(idea.move != other.move for other in ideas):
            ideas.append(idea)
    return ideas


def _takes(view: PlayerView, every: Iterable[list[Lay]]) -> Iterator[Idea]:
    """Taking the pile with each of these groups, if that is legal."""
    hand = (*view.board.lent, *view.hand)
    for lays in every:
        move = move_of(Act(TAKE, view.seat, lays, NOBODY), hand, view.board.upcard)
        if why_not(view, move) is None:
            yield Idea(move, TAKE, tuple(lays))


def _with_fewer(lays: Sequence[Lay]) -> Iterator[list[Lay]]:
    """The upcard played alone, or with increasingly many of the naturals that would be laid with it."""
    if len(lays) == 1:
        number, rank, naturals, jokers, twos = lays[0]
        for fewer in range(1, naturals):
            yield [(number, rank, fewer, jokers, twos)]


def plays(view: PlayerView, position: CountedPosition, tuning: Tuning, threatened: bool, discards: int) -> list[Idea]:
    """Going out, lay-downs, and laying nothing with up to `discards` different discards; the tuning's own choice comes
    first.
    """
    nothing = _discards(view, position, tuning, threatened, max(1, discards))
    ideas: list[Idea] = []
    laid_nothing = False
    for idea in _lay_downs(view, position, tuning, threatened):
        if idea is not None:
            ideas.append(idea)
        elif not laid_nothing:
            ideas += nothing
            laid_nothing = True
    if not laid_nothing:
        ideas += nothing
    out = None if view.board.refused else next(ways_out(view), None)
    if out is not None:
        ideas.append(out_idea(out))
    return ideas


def out_idea(out: GoOut) -> Idea:
    """Going out, in counts."""
    lays, last = lays_of(out)
    return Idea(out, OUT, lays, last)


def _discards(view: PlayerView, position: CountedPosition, tuning: Tuning, threatened: bool, most: int) -> list[Idea]:
    """Discarding each of the cards least worth keeping, without laying anything."""
    if len(view.hand) <= 1 and view.board.in_foot[view.seat]:
        return []
    first = discarding(position, view.seat, tuning, threatened)
    kinds = [first]
    if most > 1 and first < RANKS:
        kinds += [kind for _, kind in keep_values(position, view.seat, tuning, threatened) if kind != first]
    moves = ((kind, Discard(face_of(kind, view.hand))) for kind in kinds[:most])
    return [Idea(move, DISCARD, (), kind) for kind, move in moves if why_not(view, move) is None]


def _lay_downs(view: PlayerView, position: CountedPosition, tuning: Tuning, threatened: bool) -> Iterator[Idea | None]:
    """Different lay-downs, each once, starting with the tuning's own; None means laying nothing."""
    seen: set[tuple[Lay, ...]] = set()
    for acts in ways_to_lay(position, view.seat, tuning, threatened):
        lays = tuple(lay for act in acts for lay in act)
        shape = tuple(sorted(lays))
        if shape in seen:
            continue
        seen.add(shape)
        if len(seen) > MOST_LAY_DOWNS:
            return
        if not acts:
            yield None
            continue
        move = MeldCards(groups_of(acts[0], view.hand))
        if why_not(view, move) is None:
            yield Idea(move, MELD, lays)


def ways_to_lay(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> Iterator[list[list[Lay]]]:
    """Lay-downs as acts of groups: the tuning's own, other styles, then small changes of the tuning's own."""
    own = _by(position, seat, tuning, threatened)
    yield own
    opened = bool(position.tables[seat % position.teams].ranks)
    for style in _styles(tuning, position.in_foot[seat], opened):
        yield _by(position, seat, style, threatened)
    yield _by(position, seat, tuning, True)
    if not opened:
        return
    plain = own[0] if own else []
    once = [*_changed(plain), *added(position, seat, plain)]
    if len(plain) == 1 and not once:  # no room for anything beside it: something else instead
        once = list(added(position, seat, ()))
    for lays in once:
        yield [lays]
    for lays in once:
        for twice in (*_changed(lays), *added(position, seat, lays)):
            yield [twice]


def _by(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> list[list[Lay]]:
    trial = position.copy()
    trial.log = []
    meld(trial, seat, tuning, threatened)
    return [act.groups for act in trial.log]


_TO_OPEN: Final[tuple[dict[str, float], ...]] = (
    {"open_wilds": _ANY},
    {"open_wilds": _ANY, "begin_wilds_hand": _ANY, "dump_left": _NONE},
    {"open_wilds": 0.0, "open_wilds_turn": 0.0},
)
_SAVING_WILDS: Final[dict[str, float]] = {
    "begin_wilds_hand": _ANY,
    "begin_wilds_foot": _ANY,
    "gap_hand": 0.0,
    "gap_foot": 0.0,
    "feed_foot": _NONE,
    "spend_from": _ANY,
    "dump_left": _NONE,
}
_IN_FOOT: Final[tuple[dict[str, float], ...]] = (
    {"gap_foot": _ANY, "feed_foot": _NONE, "spend_from": _ANY},
    {"gap_foot": _ANY, "feed_foot": _ANY, "begin_wilds_foot": 0.0},
    {"spend_from": 0.0},
    {"begin_wilds_foot": _ANY},
)
_IN_HAND: Final[tuple[dict[str, float], ...]] = (
    {"dump_left": 1.0, "dump_spoil": 9.0},
    {"dump_left": 0.0},
    {"dump_left": _NONE},
    {"dump_left": _NONE, "begin_wilds_hand": 0.0},
    {"dump_left": _NONE, "begin_wilds_hand": 1.0},
    {"dump_left": _NONE, "gap_hand": 2.0},
    {"dump_left": _NONE, "gap_hand": _ANY, "begin_wilds_hand": 0.0},
)


def _styles(tuning: Tuning, in_foot: bool, opened: bool) -> Iterator[Tuning]:
    """Other ways to lay down."""
    always = (_SAVING_WILDS, {**_SAVING_WILDS, "keep_pair_pile": 0.0})
    for numbers in (*(() if opened else _TO_OPEN), *always, *(_IN_FOOT if in_foot else _IN_HAND)):
        yield replace(tuning, **numbers)


def _changed(lays: Sequence[Lay]) -> Iterator[list[Lay]]:
    """The lay-down without one of its groups, or only one of them, provided that no other group depends on what is left
    out.
    """
    for index, lay in enumerate(lays):
        rest = [*lays[:index], *lays[index + 1 :]]
        later_begin = any(other[0] == NEW for other in lays[index + 1 :])
        if rest and (lay[0] != NEW or (not later_begin and _stands(lays, index))):
            yield rest
    if len(lays) > 2:
        for lay in lays:
            if lay[0] == NEW or not _on_new(lays, lay):
                yield [lay]


def _stands(lays: Sequence[Lay], index: int) -> bool:
    """Whether no later group of the lay-down, none of which starts a meld, goes on one that it starts."""
    return not any(_on_new(lays, lay) for lay in lays[index + 1 :])


def _on_new(lays: Sequence[Lay], lay: Lay) -> bool:
    """Whether the group goes on a meld of a rank that the lay-down starts."""
    return any(other[0] == NEW and other[1] == lay[1] for other in lays)


def added(position: CountedPosition, seat: int, lays: Sequence[Lay]) -> Iterator[list[Lay]]:
    """The lay-down plus naturals of one more rank, one or two wilds on a meld, or one more pair with a wild."""
    trial = position.copy()
    trial.lay_groups(seat, lays)
    hand = trial.hands[seat]
    spare = trial.held[seat] - trial.must_keep(seat)
    table = trial.tables[seat % trial.teams]
    for rank in range(RANKS):
        count, number = min(hand[rank], spare), table.at[rank]
        if count > 0 and number != NEW and trial.takes_naturals(table, number):
            yield [*lays, (number, rank, count, 0, 0)]
        elif count >= trial.book.least_new[rank] and trial.may_begin(table, rank):
            yield [*lays, (NEW, rank, count, 0, 0)]
    wilds = hand[JOKER] + hand[TWO]
    if not wilds:
        return
    for number, rank in enumerate(table.ranks):
        for count in (1, 2):
            if count <= min(wilds, spare, trial.room(table, number)):
                jokers = min(count, hand[JOKER])
                yield [*lays, (number, rank, 0, jokers, count - jokers)]
    joker = 1 if hand[JOKER] else 0
    for rank in range(RANKS):
        if hand[rank] >= 2 and trial.book.pair_begins[rank] and trial.may_begin(table, rank) and spare >= MELD_SIZE:
            yield [*lays, (NEW, rank, 2, joker, 1 - joker)]
