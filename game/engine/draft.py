"""What a player builds card by card before it is a legal move: melds, a pile take, a going-out. Never recorded.

Nothing here changes the table. Screens light up targets by `may_add` and their Play button by `missing`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card, Rank, is_three, is_wild, rank_of
from game.engine.discard_pile.pile import is_free_take, takes_alone
from game.engine.discard_pile.pile_bottom import widened, with_bottom
from game.engine.discard_pile.taking import takes
from game.engine.ending.going_out import may_keep_one, why_not_last
from game.engine.ending.ways_out import ways_out, whole_hands
from game.engine.legal import lay, left_after, opens_naturally, points_of, reaches_minimum, why_not
from game.engine.melding.cards_by_rank import cards_by_rank
from game.engine.melding.melds import (
    WILD_RANK,
    Meld,
    meld_of,
    meldable_threes,
    rank_of_group,
    too_many_wilds,
    why_not_add,
    with_group,
)
from game.engine.melding.openings import openings
from game.engine.moves import Draw, GoOut, Group, MeldCards, Take
from game.engine.refusal import (
    CardsLeftOver,
    FinalMeldNeeded,
    NoSuchMeld,
    Reason,
    Refusal,
    SecondMeld,
    ThreeForbidden,
    WildsAlone,
)
from game.engine.table.board import opening_minimum
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet

DraftKind = Literal["meld", "take", "go_out"]


class NewGroup(Struct, frozen=True):
    """A drop that begins a new staged meld."""


class Staged(Struct, frozen=True):
    """A drop onto the draft's group with this number."""

    group: int


class OnMeld(Struct, frozen=True):
    """A drop onto the team's meld with this number; joins the group already staged there, if any."""

    meld: int


class OnDiscard(Struct, frozen=True):
    """A drop on the discard pile: the last card of a going-out."""


Target = NewGroup | Staged | OnMeld | OnDiscard


class Draft(Struct, frozen=True):
    """Cards staged for one move. In a `take` the upcard may be among them; in a `go_out` a card may be set to discard.

    Groups, new or onto melds, may be too small or hold too many wilds for now.
    """

    kind: DraftKind = "meld"
    groups: tuple[Group, ...] = ()
    discard: Card | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is staged."""
        return not self.groups and self.discard is None

    def move(self) -> MeldCards | Take | GoOut:
        """The move this draft would be."""
        match self.kind:
            case "meld":
                return MeldCards(self.groups)
            case "take":
                return Take(self.groups)
            case "go_out":
                return GoOut(self.groups, self.discard)


def joined(groups: Iterable[Group], melds: int) -> tuple[Group, ...]:
    """The same cards with one group per meld, as a draft stages them; `melds` is how many the team had before.

    A move may add to a meld that it began itself, numbered after the existing ones; a draft holds that as one group.
    """
    kept: list[Group] = []
    places: dict[int, int] = {}
    begun = melds
    for group in groups:
        number = begun if group.onto is None else group.onto
        begun += group.onto is None
        if number in places:
            before = kept[places[number]]
            kept[places[number]] = Group((*before.cards, *group.cards), before.onto)
        else:
            places[number] = len(kept)
            kept.append(group)
    return tuple(kept)


def free_cards(view: PlayerView, draft: Draft) -> tuple[Card, ...]:
    """The cards not staged yet: the hand, plus in a take the upcard and the bottom card that must be melded with it."""
    last = () if draft.discard is None else (Group((draft.discard,)),)
    left = left_after(_all_cards(view, draft), (*draft.groups, *last))
    return () if isinstance(left, Refusal) else tuple(left)


def _all_cards(view: PlayerView, draft: Draft) -> tuple[Card, ...]:
    board = view.board
    if draft.kind != "take":
        return view.hand
    return (*view.hand, *(card for card in (board.upcard, board.pile_bottom) if card is not None))


def points(view: PlayerView, draft: Draft) -> int:
    """What the staged melds count towards the opening minimum so far."""
    return points_of(view, draft.groups)


def missing(view: PlayerView, draft: Draft) -> Refusal | None:
    """What the draft still lacks to be a legal move; None if it may be played."""
    return why_not(view, move_of_draft(view, draft))


def move_of_draft(view: PlayerView, draft: Draft) -> MeldCards | Take | GoOut:
    """The move that playing the draft makes. If a pile's bottom card must be melded and isn't staged, it is placed
    automatically.
    """
    move = draft.move()
    if not isinstance(move, Take):
        return move
    tries = (Take(groups) for groups in with_bottom(view, move.groups))
    return next((take for take in tries if why_not(view, take) is None), move)


def is_over_with(view: PlayerView, draft: Draft, move: object) -> bool:
    """Whether a move leaves nothing of the draft: it plays what is staged, alone or with more, or draws where nothing
    was.
    """
    match move:
        case MeldCards(groups) | Take(groups):
            return _is_part(draft, Draft(groups=groups))
        case GoOut(groups, discard):
            return _is_part(draft, Draft(groups=groups, discard=discard))
        case _:
            return draft.is_empty and move == Draw()


def may_add(view: PlayerView, draft: Draft, cards: Sequence[Card], target: Target) -> Refusal | None:
    """Why the cards may not be dropped there (rank, threes, wild limit, closed books, second meld), or None.

    What more cards from the hand could still fix (too few cards, too few naturals) is no reason to refuse.
    """
    free = left_after(free_cards(view, draft), (Group(tuple(cards)),))
    if isinstance(free, Refusal):
        return free
    if isinstance(target, OnDiscard):
        return _may_discard(view.board.rules, draft, cards, free)
    number = _group_at(draft, target)
    staged = (
        draft.groups[number] if number is not None else Group((), target.meld if isinstance(target, OnMeld) else None)
    )
    whole = (*staged.cards, *cards)
    threes = _threes(view, draft)
    rank = rank_of_group(whole, threes)
    if isinstance(rank, ThreeForbidden) and rank.others:
        rest = tuple(card for card in cards if not is_three(card) or card[1] in threes)
        return rank if not rest or _works(view, draft, rest, target) else ThreeForbidden(rank.card, ())
    if isinstance(rank, Refusal):
        return rank
    if staged.onto is None:
        return _may_begin(view, draft, staged, cards, free)
    melds = view.board.melds[view.team]
    if not 0 <= staged.onto < len(melds):
        return NoSuchMeld()
    meld = melds[staged.onto]
    refusal = why_not_add(view.board.rules, meld, whole, threes)
    if refusal is None or refusal.code not in (Reason.WILD_LIMIT, Reason.TOO_FEW_NATURALS):
        return refusal
    return _too_wild(view, with_group(meld, whole), free, meld.rank) and refusal


def _threes(view: PlayerView, draft: Draft) -> str:
    """The suits of threes that may be staged; in the foot a draft of melds may yet become a going-out."""
    in_foot = view.board.in_foot[view.seat]
    goes_out = draft.kind == "go_out" or (in_foot and draft.kind == "meld")
    return meldable_threes(view.board.rules, in_foot, goes_out)


def _may_discard(rules: RuleSet, draft: Draft, cards: Sequence[Card], free: Sequence[Card]) -> Refusal | None:
    if draft.kind == "go_out" and rules.final_discard == "never":
        return FinalMeldNeeded()
    may = draft.kind == "go_out" and len(cards) == 1 and draft.discard is None
    return why_not_last(rules, cards[0]) if may else CardsLeftOver(len(free) + len(cards))


def _may_begin(
    view: PlayerView, draft: Draft, staged: Group, cards: Sequence[Card], free: Sequence[Card]
) -> Refusal | None:
    """Why a group can't begin with these cards beside those staged there, complete or not."""
    begun = meld_of((*staged.cards, *cards))
    refusal = _second_meld(view, draft, staged, cards, begun)
    if begun.rank != WILD_RANK:
        return refusal or _too_wild(view, begun, free, begun.rank)
    if view.board.rules.wild_melds != "no" and refusal is None:
        return None
    ranks = {rank_of(card) for card in free if not is_wild(card) and not is_three(card)}
    if all(_too_wild(view, begun, free, rank) for rank in ranks):
        return refusal or WildsAlone()
    return None


def _second_meld(
    view: PlayerView, draft: Draft, staged: Group, cards: Sequence[Card], begun: Meld
) -> SecondMeld | None:
    rules = view.board.rules
    if rules.second_meld == "anytime":
        return None
    melds: list[tuple[Meld, Target]] = [(meld, OnMeld(at)) for at, meld in enumerate(view.board.melds[view.team])]
    for at, group in enumerate(draft.groups):
        if group is staged:
            continue
        if group.onto is None:
            melds.append((meld_of(group.cards), Staged(at)))
        elif group.onto < len(melds):
            meld, target = melds[group.onto]
            melds[group.onto] = with_group(meld, group.cards), target
    for meld, target in melds:
        if meld.rank == begun.rank and (rules.second_meld == "never" or not meld.is_book(rules)):
            fits = _fitting(view, draft, cards, target)
            return SecondMeld(begun.rank, len(meld.cards), rules.book_size, fits, len(fits) == len(cards))
    return None


def _fitting(view: PlayerView, draft: Draft, cards: Sequence[Card], target: Target) -> tuple[Card, ...]:
    """The cards that may be laid on the meld instead: all, or with fewer wilds or naturals; () if none can. With the
    upcard of a pile, those of a take that lays it there.
    """
    board = view.board
    if draft.kind == "take" and board.upcard in cards and isinstance(target, OnMeld):
        onto = (group.cards for take in takes(view) for group in take.groups if group.onto == target.meld)
        return next((group for group in onto if board.upcard in group), ())
    wilds = [card for card in cards if is_wild(card)]
    naturals = [card for card in cards if not is_wild(card)]
    counts = range(len(naturals), 0, -1) if naturals else (0,)
    tries = ((*naturals[:count], *wilds[:fewer]) for count in counts for fewer in range(len(wilds), -1, -1))
    return next((tried for tried in tries if tried and _works(view, draft, tried, target)), ())


def _works(view: PlayerView, draft: Draft, cards: tuple[Card, ...], target: Target) -> bool:
    """Whether the cards can be laid there, alone or with more, so that a refusal may advise it; where nothing is
    staged, cards on a meld are a move of their own, or begin to go out.
    """
    if may_add(view, draft, cards, target) is not None:
        return False
    wider = add(view, draft, cards, target)
    if isinstance(target, OnMeld) and wider.kind != "go_out":
        is_move = why_not(view, MeldCards((Group(cards, target.meld),))) is None
        if is_move or draft.is_empty:
            return is_move
    return can_finish(view, wider)


def _too_wild(view: PlayerView, meld: Meld, free: Sequence[Card], rank: Rank) -> Refusal | None:
    """Why a meld of the rank can't have so many wilds, even with all the naturals that could join."""
    naturals = meld.naturals + sum(card[0] == rank for card in free)
    return too_many_wilds(view.board.rules, rank, naturals, meld.wilds)


def _group_at(draft: Draft, target: Target) -> int | None:
    """The index of the staged group that a drop joins; None if it begins one."""
    match target:
        case Staged(group):
            return group if 0 <= group < len(draft.groups) else None
        case OnMeld(meld):
            return next((at for at, group in enumerate(draft.groups) if group.onto == meld), None)
        case _:
            return None


def add(view: PlayerView, draft: Draft, cards: Sequence[Card], target: Target) -> Draft:
    """The draft with the cards dropped there; `may_add` must allow it.

    In the foot a draft of melds that keeps too few cards becomes a going-out if the team may go out.
    """
    if isinstance(target, OnDiscard):
        return replace(draft, discard=cards[0])
    number = _group_at(draft, target)
    groups = list(draft.groups)
    if number is None:
        groups.append(Group(tuple(cards), target.meld if isinstance(target, OnMeld) else None))
    else:
        groups[number] = Group((*groups[number].cards, *cards), groups[number].onto)
    wider = replace(draft, groups=tuple(groups))
    return replace(wider, kind="go_out") if _must_go_out(view, wider) else wider


def _must_go_out(view: PlayerView, draft: Draft) -> bool:
    board = view.board
    left = free_cards(view, draft)
    if draft.kind != "meld" or not board.in_foot[view.seat] or board.refused or len(left) > 1:
        return False
    melds = lay(board, view.seat, draft.groups, goes_out=True)
    if isinstance(melds, Refusal) or (left and may_keep_one(board, view.seat, melds, left[0])):
        return False
    return can_finish(view, replace(draft, kind="go_out"))


def lift(draft: Draft, group: int, index: int) -> Draft:
    """The draft without one staged card, which is being moved; a group that becomes empty is dropped."""
    cards = draft.groups[group].cards
    kept = (*cards[:index], *cards[index + 1 :])
    groups = list(draft.groups)
    groups[group : group + 1] = [Group(kept, groups[group].onto)] if kept else []
    return replace(draft, groups=tuple(groups))


def take_back(draft: Draft, group: int, index: int) -> Draft:
    """The draft without one staged card, which returns to the hand; a going-out may become plain melds again."""
    return _melds_again(lift(draft, group, index))


def take_back_discard(draft: Draft) -> Draft:
    """A going-out without its last discard."""
    return _melds_again(replace(draft, discard=None))


def _melds_again(draft: Draft) -> Draft:
    return replace(draft, kind="meld") if draft.kind == "go_out" and draft.discard is None else draft


def begin_take(view: PlayerView) -> Draft:
    """The draft of a pile take: the upcard on a team meld that it can join, otherwise as a new group, with the pair
    that goes with it; the smallest take where that can't be finished. Prefers an open meld to a book and never makes a
    clean meld dirty by itself. If the team need not meld the upcard, nothing is staged.
    """
    begun = _begun_take(view)
    if can_finish(view, begun):
        return begun
    groups = (take.groups for take in takes(view) if not any(_dirties(view, group) for group in take.groups))
    return Draft("take", next(groups, begun.groups))


def _dirties(view: PlayerView, group: Group) -> bool:
    clean = group.onto is not None and view.board.melds[view.team][group.onto].kind == "clean"
    return clean and any(map(is_wild, group.cards))


def _begun_take(view: PlayerView) -> Draft:
    board = view.board
    rules, upcard = board.rules, board.upcard
    if upcard is None or is_free_take(board) or (rules.upcard_play == "to_open" and board.has_opened(view.team)):
        return Draft("take")
    may_lie_alone = takes_alone(rules) and board.frozen is None
    same = [card for card in view.hand if card[0] == upcard[0]][:2]
    paired = len(same) == 2 and not (is_wild(upcard) and may_lie_alone)
    cards = (upcard, *same) if paired else (upcard,)
    places = _places_of_upcard(view, cards)
    onto = min(places, key=lambda number: board.melds[view.team][number].is_book(rules), default=None)
    return Draft("take", (Group((upcard,) if onto is not None and may_lie_alone else cards, onto),))


def _places_of_upcard(view: PlayerView, cards: tuple[Card, ...]) -> list[int]:
    """The team's melds that the upcard and its pair can join, apart from clean ones for a wild: the player chooses
    which becomes dirty.
    """
    threes = _threes(view, Draft("take"))
    return [
        number
        for number, meld in enumerate(view.board.melds[view.team])
        if (meld.kind != "clean" if is_wild(cards[0]) else meld.rank == cards[0][0])
        and why_not_add(view.board.rules, meld, cards, threes) is None
    ]


def can_finish(view: PlayerView, draft: Draft) -> bool:
    """Whether the cards that aren't staged can make the draft a legal move."""
    return missing(view, draft) is None or finish(view, draft) is not None


def finish(view: PlayerView, draft: Draft) -> Draft | None:
    """The draft with cards of the hand that make it a legal move, as few as melds of its own need; None if none do."""
    return next((one for one in _finishes(view, draft) if missing(view, one) is None), None)


def _finishes(view: PlayerView, draft: Draft) -> Iterator[Draft]:
    """What the draft could become."""
    if draft.kind == "go_out":
        yield from _gone_out(view, draft)
    else:
        yield from (replace(draft, groups=groups) for groups in _wider(view, draft))
    if draft.kind != "take":
        outs = (Draft("go_out", way.groups, way.discard) for way in ways_out(view))
        wholes = chain(map(partial(Draft, "meld"), whole_hands(view, view.hand)), outs)
        yield from (whole for whole in wholes if _is_part(draft, whole))


def _gone_out(view: PlayerView, draft: Draft) -> Iterator[Draft]:
    """What is staged where it lies, with the ways out for the other cards; none while a group can't be laid yet."""
    board, team = view.board, view.team
    melds = lay(board, view.seat, draft.groups, goes_out=True)
    if isinstance(melds, Refusal):
        return
    laid = replace(board, melds=(*board.melds[:team], melds, *board.melds[team + 1 :]))
    hand = (*((draft.discard,) if draft.discard is not None else ()), *free_cards(view, draft))
    for way in ways_out(replace(view, board=laid, hand=hand)):
        if draft.discard in (None, way.discard):
            yield Draft("go_out", joined((*draft.groups, *way.groups), len(board.melds[team])), way.discard)


def _is_part(draft: Draft, whole: Draft) -> bool:
    """Whether what is staged is staged there, too."""
    return draft.discard in (None, whole.discard) and all(
        any(group.onto == other.onto and not Counter(group.cards) - Counter(other.cards) for other in whole.groups)
        for group in draft.groups
    )


def _wider(view: PlayerView, draft: Draft) -> Iterator[tuple[Group, ...]]:
    """The groups of the draft, each made large enough, with melds beside them that open or take."""
    board, rules = view.board, view.board.rules
    for groups in _completed(view, draft):
        yield groups
        left = free_cards(view, replace(draft, groups=groups))
        upcard = board.upcard if draft.kind == "take" and board.upcard in left else None
        if board.has_opened(view.team):
            if upcard is not None:
                yield from ((*groups, *take.groups) for take in takes(view))
            continue
        if upcard is not None:
            left = free_cards(view, replace(draft, groups=(*groups, Group((upcard,)))))
        need = opening_minimum(board, view.team) - points_of(view, groups)
        threes = meldable_threes(rules, board.in_foot[view.seat], goes_out=False)
        due = replace(rules, open_natural=not opens_naturally(rules, groups))  # unless a natural meld is staged
        need = 0 if reaches_minimum(view, groups) else need
        found = openings(due, left, need, upcard, threes, book_opens=board.book_opens)
        yield from ((*groups, *more) for more in found)


def _completed(view: PlayerView, draft: Draft) -> Iterator[tuple[Group, ...]]:
    """The groups with the fewest cards that make each of them legal, then with more and more that fit: naturals first,
    and wilds first; nothing if one of them can't be made legal.
    """
    free = sorted(free_cards(view, draft), key=is_wild)
    wild = next((at for at, one in enumerate(draft.groups) if one.onto is None and all(map(is_wild, one.cards))), None)
    if wild is not None:
        for same in cards_by_rank(free, _threes(view, draft)).naturals.values():
            begun = Group((*same[:1], *draft.groups[wild].cards))
            groups = (*draft.groups[:wild], begun, *draft.groups[wild + 1 :])
            yield from _completed(view, replace(draft, groups=groups))
    yield from _grown(view, draft.groups, free)
    if any(map(is_wild, free)):
        yield from _grown(view, draft.groups, free[::-1])


def _grown(view: PlayerView, groups: tuple[Group, ...], free: Sequence[Card]) -> Iterator[tuple[Group, ...]]:
    """The groups with these cards, in their order: as few as they need, then one more at a time."""
    spare = list(free)
    for at in range(len(groups)):
        while not _fits(view, groups[: at + 1]):
            card = next((one for one in spare if _is_like(view, groups[at], one)), None)
            if card is None:
                return
            spare.remove(card)
            groups = widened(groups, at, card)
    yield groups
    for card in spare:
        for at, group in enumerate(groups):
            wider = widened(groups, at, card)
            if _is_like(view, group, card) and _fits(view, wider):
                groups = wider
                yield groups
                break


def _fits(view: PlayerView, groups: Sequence[Group]) -> bool:
    return not isinstance(lay(view.board, view.seat, groups), Refusal)


def _is_like(view: PlayerView, group: Group, card: Card) -> bool:
    """Whether the card is wild or of the group's rank."""
    melds = view.board.melds[view.team]
    rank = melds[group.onto].rank if group.onto is not None else meld_of(group.cards).rank
    return is_wild(card) or card[0] == rank


def staged_opening(view: PlayerView, draft: Draft) -> Draft | None:
    """The opening with the fewest wild cards, the cheapest of these, as a draft of the same kind, if there is one with
    what is staged already; None if the hand has none or the team has opened.
    """
    board = view.board
    if board.has_opened(view.team) or draft.kind == "go_out":
        return None
    if draft.kind == "take":
        return next((replace(draft, groups=take.groups) for take in takes(view) if take.groups), None)
    threes = meldable_threes(board.rules, board.in_foot[view.seat], goes_out=False)
    least = opening_minimum(board, view.team)
    opens = partial(openings, board.rules, need=least, threes=threes, book_opens=board.book_opens)
    found = opens(view.hand)
    spent = [[card for group in groups for card in group.cards if is_wild(card)] for groups in found]
    fewest = min(spent, key=len, default=[])
    if spent and len(spent[0]) > len(fewest):  # the cheapest of all spends more: without these it can't
        naturals = [card for card in view.hand if not is_wild(card)]
        found = [*opens((*naturals, *fewest)), *found]
    there = Counter(staged(draft))
    # with what is staged already, if that can be
    found = sorted(found, key=lambda groups: bool(there - Counter(card for group in groups for card in group.cards)))
    tries = chain(found, whole_hands(view, view.hand))
    return next((one for groups in tries if missing(view, one := replace(draft, groups=groups)) is None), None)


def staged(draft: Draft) -> Iterable[Card]:
    """Every staged card, group by group, then the discard."""
    for group in draft.groups:
        yield from group.cards
    if draft.discard is not None:
        yield draft.discard
