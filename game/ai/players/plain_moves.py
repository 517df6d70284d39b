"""The move that people would think of first: a hint prefers it unless another is shown to be better.

Among moves that playing ahead can't distinguish, the habits of `hard` often take one that is hard to understand: it
keeps wild cards that would complete a needed book, breaks up a pair, or leaves cards in the hand that go down. Only for
hints: as a way to play it loses (tools/training/LOG.md).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.ai.brain.card_classes import CLASS_OF, JOKER, RANKS, TWO
from game.ai.brain.counted_position import DISCARD, KEPT_IN_FOOT, MELD, NEW, OUT, CountedPosition, position_of
from game.ai.brain.discarding import keep_values
from game.ai.brain.threats import SEVEN, feeds_rival, is_threatened
from game.ai.search.ideas import Idea, books_of
from game.ai.tunings.learned_weights import lay_down_value_for, learned_tuning_for
from game.engine.moves import Discard
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView
from game.rules.ruleset import MELD_SIZE

_Laid = tuple[Idea, CountedPosition]
"""An idea, and the position once it has been laid down."""

_LEFT_LAST: Final = 1
"""A hand with at most this many cards counts as emptied: what is left is the discard."""
_NEAR_BOOK: Final = 2
"""A clean meld that lacks at most this many cards of a book is kept clean."""
_NEARLY: Final = 2
"""A hand of this many cards is used up by the discards of this turn and the next."""


def plain_ideas(view: PlayerView, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """What a partner at the table would name beside the first idea, if that brings neither the team's opening nor the
    next stack: books that it doesn't make, more cards laid down, another discard; () if nothing.
    """
    first = ideas[0]
    if view.board.phase != Phase.PLAY or first.kind == OUT:
        return ()
    position, seat, team = position_of(view), view.seat, view.team
    if stops_short(position, seat, first):
        return tuple(idea for idea in ideas[1:] if _covers(idea, first) and not stops_short(position, seat, idea))
    if _spoils_special(position, first.laid(position, seat), team):
        found = [(idea, idea.laid(position, seat)) for idea in ideas[1:] if idea.kind == MELD]
        found = [it for it in found if not _spoils_special(position, it[1], team)]
        return tuple(idea for idea, _ in sorted(found, key=lambda it: (it[0].wilds, it[1].held[seat])))
    if not position.in_foot[seat] and first.laid(position, seat).held[seat] <= _LEFT_LAST:
        return ()
    if (broken := _broken_set(position, seat, first)) is not None:
        hand, discards = position.hands[seat], [idea for idea in ideas[1:] if idea.kind == DISCARD]
        are_few = hand[broken] < MELD_SIZE  # sevens are kept together although they aren't a meld
        return tuple(idea for idea in discards if idea.card != broken and (are_few or hand[idea.card] == 1))
    has_opened = bool(position.tables[team].ranks)
    if not has_opened and first.kind == MELD:
        return ()
    found = [(idea, idea.laid(position, seat)) for idea in ideas[1:] if idea.kind == MELD]
    others: list[_Laid] = []
    if has_opened:
        found = [it for it in found if not _spoils(position, it[1], team)]
        others = [*_with_more(position, seat, first, found), *_with_nearer(position, seat, first, found)]
        found = [*_with_books(position, seat, first, found), *_with_natural_books(position, seat, first, found)]
    value = lay_down_value_for(view.board)
    for each in (found, others):
        each.sort(key=lambda it: (it[0].wilds, it[1].held[seat], -value.of(it[1], seat)))
    told = dict.fromkeys(idea for idea, _ in (*found, *others))
    return (*told, *(costly_ideas(view, first) or _with_singles(view, position, ideas)))


def _broken_set(position: CountedPosition, seat: int, idea: Idea) -> int | None:
    """The rank of which a card must go because only that is left after the lay-down, if it could be a new meld or,
    where little is laid, belongs to the book of sevens that the team needs; None if there is none.
    """
    if idea.kind != MELD:
        return None
    after = idea.laid(position, seat)
    hand, table = after.hands[seat], after.tables[seat % after.teams]
    left = [kind for kind, count in enumerate(hand) if count]
    if len(left) != 1 or not left[0] < RANKS:
        return None
    number, is_little = table.at[left[0]], position.held[seat] - after.held[seat] <= MELD_SIZE
    if left[0] == SEVEN and after.book.rules.out_sevens and is_little:
        is_book = number != NEW and table.naturals[number] + table.wilds[number] >= after.book.size
        return None if is_book else SEVEN
    return left[0] if hand[left[0]] >= MELD_SIZE and number == NEW else None


def is_last_turn(view: PlayerView) -> bool:
    """Whether the stock leaves the seat no other turn, unless somebody takes the pile."""
    board = view.board
    return board.rules.stock_out == "end" and board.stock < board.draw_count * board.players


def costly_ideas(view: PlayerView, first: Idea) -> tuple[Idea, ...]:
    """The single card that costs most, where the first idea discards one that costs less and no turn is left for the
    seat.
    """
    if not is_last_turn(view) or first.kind != DISCARD or not isinstance(first.move, Discard):
        return ()
    position, seat = position_of(view), view.seat
    values, idle = position.book.values, [card for card in view.hand if is_idle(position, seat, CLASS_OF[card])]
    dear = max(idle, key=lambda card: values[CLASS_OF[card]], default=first.move.card)
    if values[CLASS_OF[dear]] <= values[first.card]:
        return ()
    return (Idea(Discard(dear), DISCARD, (), CLASS_OF[dear]),)


def odd_ideas(view: PlayerView, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """Lay-downs that nobody would advise: they spoil a clean meld while the team lacks a clean book, and bring neither
    a book nor the next stack, or make the book of it where another idea brings as many books; or they stop short of a
    book.
    """
    position, seat, team = position_of(view), view.seat, view.team
    before, odd = books_of(position, team), []
    melds = [(idea, idea.laid(position, seat)) for idea in ideas if idea.kind == MELD]
    laid = [(idea, after, _spoils(position, after, team)) for idea, after in melds]
    unspoilt = max((books_of(after, team) for _, after, spoils in laid if not spoils), default=before)
    for idea, after, spoils in laid:
        nears = not position.in_foot[seat] and after.held[seat] <= _NEARLY
        table, spoilt = after.tables[team], _spoilt(position, after, team)
        are_books = any(table.naturals[at] + table.wilds[at] >= after.book.size for at in spoilt)
        brings = nears or books_of(after, team) > (unspoilt if are_books else before)
        if (spoils and not brings) or stops_short(position, seat, idea):
            odd.append(idea)
    return tuple(odd)


def stops_short(position: CountedPosition, seat: int, idea: Idea) -> bool:
    """Whether a meld gets a wild card and stays short of a book, although the hand has the rest, too."""
    after = idea.laid(position, seat)
    hand, table, size = after.hands[seat], after.tables[seat % after.teams], after.book.size
    spare = after.held[seat] - after.must_keep(seat)
    were = position.tables[seat % position.teams].wilds
    for number, wilds in enumerate(table.wilds):
        if wilds <= (were[number] if number < len(were) else 0):
            continue
        short = size - table.naturals[number] - wilds
        naturals = hand[table.ranks[number]] if table.ranks[number] < RANKS else 0
        more = min(hand[TWO] + hand[JOKER], max(0, after.room(table, number)))
        if 0 < short <= min(spare, naturals + more):
            return True
    return False


def _with_books(position: CountedPosition, seat: int, first: Idea, found: Sequence[_Laid]) -> list[_Laid]:
    """The ideas that make more books than the first, preferably ones that the team needs to go out; if possible with
    what the first one lays.
    """
    team, habit = seat % position.teams, first.laid(position, seat)
    books = [it for it in found if books_of(it[1], team) > books_of(habit, team)]
    needed = [it for it in books if _lacking(it[1], team) < _lacking(habit, team)]
    books = needed or [it for it in books if not _spoils(position, it[1], team, near=True)]
    return [it for it in books if set(first.lays) <= set(it[0].lays)] or books


def _with_nearer(position: CountedPosition, seat: int, first: Idea, found: Sequence[_Laid]) -> list[_Laid]:
    """Where the first idea lays one natural card: another one whose meld comes nearer to a book that the team needs, or
    to any, or of two as near the card worth more.
    """
    if not _is_single(first):
        return []
    return [it for it in found if _is_single(it[0]) and _worth(position, seat, it[0]) < _worth(position, seat, first)]


def _is_single(idea: Idea) -> bool:
    """Whether the idea lays one natural card on a meld, and nothing else."""
    return [lay[2:] for lay in idea.lays] == [(1, 0, 0)] and idea.lays[0][0] != NEW


def _worth(position: CountedPosition, seat: int, idea: Idea) -> tuple[bool, int, int]:
    """What orders single cards that go onto melds, the best first."""
    (number, rank, *_), book, table = idea.lays[0], position.book, position.tables[seat % position.teams]
    wilds, short = table.wilds[number], book.size - table.naturals[number] - table.wilds[number] - 1
    is_needed = table.dirty < book.need_dirty if wilds else table.clean < book.need_clean
    return short < 0 or not is_needed, short if short >= 0 else book.size, -book.values[rank]


def _with_natural_books(position: CountedPosition, seat: int, first: Idea, found: Sequence[_Laid]) -> list[_Laid]:
    """Books that the team needs and that take no wild cards, where the first idea makes them among much else: whoever
    would rather hold the rest lays them.
    """
    team = seat % position.teams
    if not first.wilds or _lacking(first.laid(position, seat), team) >= _lacking(position, team):
        return []
    return [it for it in found if not it[0].wilds and _lacking(it[1], team) < _lacking(position, team)]


def _with_more(position: CountedPosition, seat: int, first: Idea, found: Sequence[_Laid]) -> list[_Laid]:
    """The ideas that lay down what the first does and more: so much that the next stack is near, and what goes without
    another wild card, in the last stack if it leaves enough to go on with.
    """
    more = [it for it in found if _covers(it[0], first)]
    free = [it for it in more if it[0].wilds == first.wilds]
    if first.lays and position.in_foot[seat]:
        return [it for it in free if it[1].held[seat] >= KEPT_IN_FOOT]
    if first.lays and not _nears_stack(first.laid(position, seat), seat):
        return [it for it in more if _nears_stack(it[1], seat)] or free
    return [] if first.lays else free


def _covers(one: Idea, other: Idea) -> bool:
    """Whether an idea lays every card that another does, at the same place, and more."""
    mine, its = (_cards_by_meld(idea) for idea in (one, other))
    return its < mine


def _cards_by_meld(idea: Idea) -> Counter[tuple[int, int, str]]:
    laid: Counter[tuple[int, int, str]] = Counter()
    for number, rank, naturals, jokers, twos in idea.lays:
        laid += Counter(
            {(number, rank, "natural"): naturals, (number, rank, "joker"): jokers, (number, rank, "two"): twos}
        )
    return laid


def _with_singles(view: PlayerView, position: CountedPosition, ideas: Sequence[Idea]) -> tuple[Idea, ...]:
    """Discards of single cards that fit no meld, where the first idea breaks up others for its discard, or gives the
    next player a card to take the pile with.
    """
    first, seat = ideas[0], view.seat
    if first.kind != DISCARD or not 0 <= first.card < RANKS or is_idle(position, seat, first.card):
        return ()
    idle = {CLASS_OF[card]: card for card in view.hand if is_idle(position, seat, CLASS_OF[card])}
    told = tuple(idea for idea in ideas[1:] if idea.kind == DISCARD and idea.card in idle)
    tuning = learned_tuning_for(view.board)
    worths = keep_values(position, seat, tuning, is_threatened(position, seat, tuning))
    order = (kind for _, kind in sorted(worths) if kind in idle and all(idea.card != kind for idea in told))
    return (*told, *tuple(Idea(Discard(idle[kind]), DISCARD, (), kind) for kind in order)[:1])


def _nears_stack(after: CountedPosition, seat: int) -> bool:
    """Whether the next turn may empty the seat's hand for the foot."""
    return not after.in_foot[seat] and after.held[seat] <= _NEARLY


def is_idle(position: CountedPosition, seat: int, card: int) -> bool:
    """Whether the natural is the only one of its rank that the seat holds, its team has no meld for it, and the next
    player can't take the pile with it alone.
    """
    if not 0 <= card < RANKS or position.hands[seat][card] != 1:
        return False
    return position.tables[seat % position.teams].at[card] == NEW and not feeds_rival(position, seat, card)


def _lacking(position: CountedPosition, team: int) -> int:
    """Books that the team still needs to go out."""
    table, book = position.tables[team], position.book
    missing = (book.need_clean - table.clean, book.need_dirty - table.dirty, book.need_wild - table.wild_books)
    return sum(max(0, count) for count in missing)


def _spoils(before: CountedPosition, after: CountedPosition, team: int, near: bool = False) -> bool:
    """Whether a clean meld gets a wild card while the team needs a clean book, or one that is `near` a book."""
    table, size, spoilt = before.tables[team], after.book.size, _spoilt(before, after, team)
    is_any = after.tables[team].clean < after.book.need_clean
    if _spoils_special(before, after, team):
        return True
    return bool(spoilt) and (is_any or (near and any(size - _NEAR_BOOK <= table.naturals[at] < size for at in spoilt)))


def _spoils_special(before: CountedPosition, after: CountedPosition, team: int) -> bool:
    """Whether a meld of a special rank gets its first wild card, though only a clean book of it counts as special."""
    if after.book.rules.sevens_kind != "clean":
        return False
    table, then = before.tables[team], after.tables[team]
    return any(
        (has := then.at[rank]) != NEW and then.wilds[has] > 0 and (table.at[rank] != has or not table.wilds[has])
        for rank, is_special in enumerate(after.book.special)
        if is_special
    )


def _spoilt(before: CountedPosition, after: CountedPosition, team: int) -> list[int]:
    """The numbers of the clean melds that got a wild card."""
    table, then = before.tables[team], after.tables[team]
    melds = enumerate(zip(table.naturals, table.wilds, strict=True))
    return [number for number, (naturals, wilds) in melds if naturals and not wilds and then.wilds[number]]
