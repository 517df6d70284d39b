"""One player's arrangement: the order of the hand, the selection, the draft. Frozen; draws nothing."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from game.cards import USUAL_SORTING, Card, HandSorting, in_hand_order, sorted_by_rank, split_wilds, with_aces
from game.engine.draft import Draft
from game.engine.table.view import PlayerView
from game.turn.spots import Spot, StagedCard

SortMode = Literal["rank", "suit", "mine"]
_SUIT_ORDER: Final = "SHDC"


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """The part of the screen's state that concerns only one player.

    `order` has every card of the hand, staged ones too. `chosen` are positions in `shown_cards`; `upcard_chosen` says
    whether the upcard of a pile take is chosen, on the pile or in the draft; `goal` is where the chosen cards are meant
    to go if somebody named the place, forgotten with any other choice; `fresh` are the cards that came with the
    last draw, pile or foot, also those played since that an undo may bring back. `with_laid` is the order with the
    cards that an undo may bring back, each in its old place; empty if none can come back.
    """

    order: tuple[Card, ...] = ()
    with_laid: tuple[Card, ...] = ()
    chosen: tuple[int, ...] = ()
    upcard_chosen: bool = False
    goal: Spot | None = None
    draft: Draft | None = None
    sort: SortMode = "rank"
    sorting: HandSorting = USUAL_SORTING
    fresh: tuple[Card, ...] = ()


def less(cards: Iterable[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without one of each that was taken; of equal faces the later ones go first."""
    backwards = tuple(cards)[::-1]
    gone = {*places_of(backwards, taken)}
    return tuple(card for i, card in enumerate(backwards) if i not in gone)[::-1]


def places_of(cards: Iterable[Card], faces: Iterable[Card]) -> tuple[int, ...]:
    """Where one card of each of these faces is; of equal faces the first.

    >>> places_of(("JC", "4S", "JC"), ("4S", "JC", "9H"))
    (0, 1)
    """
    wanted = Counter(faces)
    found = []
    for i, card in enumerate(cards):
        if wanted[card]:
            wanted[card] -= 1
            found.append(i)
    return tuple(found)


def put_back(cards: Iterable[Card], back: Sequence[Card], lay: Iterable[Card]) -> tuple[Card, ...]:
    """The current order with the returning cards, each to the right of its old neighbour in `lay`. Cards that weren't
    there come last; of equal faces the first is the one that is still there.

    >>> put_back(("JC", "4S"), ("KH", "KD"), ("4S", "KH", "KD", "JC"))
    ('JC', '4S', 'KH', 'KD')
    """
    lying = list(cards)
    here, owed, passed = Counter(lying), Counter(back), Counter[Card]()
    beside = -1
    for card in lay:
        if passed[card] < here[card]:
            beside = [i for i, other in enumerate(lying) if other == card][passed[card]]
            passed[card] += 1
        elif owed[card]:
            owed[card] -= 1
            beside += 1
            lying.insert(beside, card)
    return (*lying, *less(back, less(back, owed.elements())))


def staged_from_hand(view: PlayerView, draft: Draft | None) -> tuple[Card, ...]:
    """The staged cards that came from the hand: all but the upcard of a pile take."""
    if draft is None:
        return ()
    cards = [card for group in draft.groups for card in group.cards]
    if draft.discard is not None:
        cards.append(draft.discard)
    if draft.kind == "take" and view.board.upcard in cards:
        cards.remove(view.board.upcard)
    return tuple(cards)


def upcard_is_staged(view: PlayerView, draft: Draft | None) -> bool:
    """Whether the upcard is in the draft instead of on the pile."""
    return staged_upcard(view, draft) is not None


def staged_upcard(view: PlayerView, draft: Draft | None) -> StagedCard | None:
    """The group and the place in it of a pile take's upcard, None while it is on the pile.

    Of equal faces in a draft the first is the upcard.
    """
    upcard = view.board.upcard
    if draft is None or draft.kind != "take" or upcard is None:
        return None
    found = (
        StagedCard(number, group.cards.index(upcard))
        for number, group in enumerate(draft.groups)
        if upcard in group.cards
    )
    return next(found, None)


def only_upcard(view: PlayerView, draft: Draft | None) -> StagedCard | None:
    """The same unless another card like it is staged: with one, either may go home to the hand."""
    there = staged_upcard(view, draft)
    if there is None or draft is None:
        return None
    likes = sum(group.cards.count(draft.groups[there.group].cards[there.index]) for group in draft.groups)
    return there if likes == 1 else None


def lent_card(view: PlayerView, draft: Draft | None) -> Card | None:
    """The bottom card of the pile, if taking the pile means melding it: it joins the hand during the take."""
    return view.board.pile_bottom if draft is not None and draft.kind == "take" else None


def shown_cards(view: PlayerView, arrangement: Arrangement) -> tuple[Card, ...]:
    """The hand as shown, from the left, without staged cards; a card lent for a pile take comes last."""
    return less(_order_with_lent(view, arrangement), staged_from_hand(view, arrangement.draft))


def _order_with_lent(view: PlayerView, arrangement: Arrangement) -> tuple[Card, ...]:
    lent = lent_card(view, arrangement.draft)
    return arrangement.order if lent is None else (*arrangement.order, lent)


def settle(
    arrangement: Arrangement,
    view: PlayerView,
    fresh: Sequence[Card] = (),
    *,
    can_undo: bool = False,
    is_undone: bool = False,
    is_new_stack: bool = False,
) -> Arrangement:
    """The arrangement after the hand changed: played cards are gone, new ones go where the order wants them, and cards
    an undo brought back go to their old places.

    `can_undo` says whether anything more may come back, `is_new_stack` that a foot or tail came in the place of the
    hand: a card like the last one played doesn't lie in its place. Chosen cards stay chosen if they are still there.
    """
    faces = _chosen_in_hand(view, arrangement)
    lay = put_back(arrangement.order, less(arrangement.with_laid, arrangement.order), arrangement.with_laid)
    kept = () if is_new_stack else less(arrangement.order, less(arrangement.order, view.hand))
    come = less(view.hand, kept)
    mode, sorting = arrangement.sort, arrangement.sorting
    order = sorted_hand(put_back(kept, come, lay) if is_undone else (*kept, *come), mode, sorting)
    with_laid = sorted_hand(put_back(order, less(lay, order), lay), mode, sorting) if can_undo else ()
    fresh = fresh if can_undo else less(fresh, less(fresh, view.hand))
    settled = replace(choose_none(arrangement), order=order, with_laid=with_laid, fresh=tuple(fresh))
    return choose_faces(settled, view, faces)


def sorted_hand(cards: Sequence[Card], mode: SortMode, sorting: HandSorting = USUAL_SORTING) -> tuple[Card, ...]:
    """The cards in the order of a sort mode, as its owner likes them; `mine` leaves them.

    >>> sorted_hand(("4S", "*R", "KH", "KS"), "suit")
    ('*R', 'KS', '4S', 'KH')
    """
    match mode:
        case "rank":
            return sorted_by_rank(cards, sorting)
        case "suit":
            wilds, naturals = split_wilds(in_hand_order(cards))
            suits = (tuple(card for card in naturals if card[1] == suit) for suit in _SUIT_ORDER)
            ordered = tuple(card for suit in suits for card in with_aces(suit, sorting))
            return (*ordered, *wilds) if sorting.wilds_right else (*wilds, *ordered)
        case "mine":
            return tuple(cards)


def sort_next(arrangement: Arrangement, view: PlayerView) -> Arrangement:
    """By rank, then by suit, then by rank again: in another order than now, if there is one."""
    by_rank = sorted_so(arrangement, view, "rank", arrangement.sorting)
    is_so = by_rank.order == arrangement.order
    return sorted_so(arrangement, view, "suit", arrangement.sorting) if is_so else by_rank


def sorted_so(arrangement: Arrangement, view: PlayerView, mode: SortMode, sorting: HandSorting) -> Arrangement:
    """The hand sorted in that mode as its owner likes it; chosen cards stay chosen."""
    faces = _chosen_in_hand(view, arrangement)
    order, with_laid = (sorted_hand(cards, mode, sorting) for cards in (arrangement.order, arrangement.with_laid))
    now = replace(arrangement, sort=mode, sorting=sorting, order=order, with_laid=with_laid)
    return choose_faces(now, view, faces, arrangement.goal)


def chosen_cards(view: PlayerView, arrangement: Arrangement) -> tuple[Card, ...]:
    """The upcard if it is chosen, then the chosen cards of the hand from left to right."""
    return (
        *((view.board.upcard,) if arrangement.upcard_chosen and view.board.upcard is not None else ()),
        *_chosen_in_hand(view, arrangement),
    )


def _chosen_in_hand(view: PlayerView, arrangement: Arrangement) -> tuple[Card, ...]:
    shown = shown_cards(view, arrangement)
    return tuple(shown[i] for i in sorted(arrangement.chosen) if i < len(shown))


def choose_faces(
    arrangement: Arrangement, view: PlayerView, faces: Iterable[Card], goal: Spot | None = None
) -> Arrangement:
    """The arrangement with these faces chosen, if they are shown, for the place `goal` if one is named."""
    return replace(arrangement, chosen=places_of(shown_cards(view, arrangement), faces), goal=goal)


def choose_at(arrangement: Arrangement, positions: Iterable[int]) -> Arrangement:
    """The arrangement with just these shown cards chosen, for no named place; the upcard as before."""
    return replace(arrangement, chosen=tuple(positions), goal=None)


def toggle(arrangement: Arrangement, position: int) -> Arrangement:
    """Choose a card, or deselect it if it was chosen."""
    if position in arrangement.chosen:
        return choose_at(arrangement, (i for i in arrangement.chosen if i != position))
    return choose_at(arrangement, (*arrangement.chosen, position))


def choose_up_to(arrangement: Arrangement, position: int) -> Arrangement:
    """Choose every card from the one chosen last to this one."""
    start = arrangement.chosen[-1] if arrangement.chosen else position
    between = range(min(start, position), max(start, position) + 1)
    return choose_at(arrangement, (*(i for i in arrangement.chosen if i not in between), *between))


def choose_none(arrangement: Arrangement) -> Arrangement:
    """Deselect every card."""
    return replace(arrangement, chosen=(), upcard_chosen=False, goal=None)


def with_draft(arrangement: Arrangement, draft: Draft | None) -> Arrangement:
    """The arrangement with another draft, nothing chosen; an empty draft of melds counts as none."""
    if draft is not None and draft.kind != "take" and draft.is_empty:
        draft = None
    return replace(choose_none(arrangement), draft=draft)


def move_cards(arrangement: Arrangement, view: PlayerView, positions: Collection[int], before: int) -> Arrangement:
    """Put the shown cards at these positions together before the card now at `before`; the order then counts as the
    player's own.
    """
    shown = shown_cards(view, arrangement)
    moved = [shown[i] for i in sorted(positions)]
    left = [card for i, card in enumerate(shown[:before]) if i not in positions]
    right = [card for i, card in enumerate(shown[before:], start=before) if i not in positions]
    arranged = (*left, *moved, *right)
    if arranged == shown:
        return choose_at(arrangement, ())
    lying = less(arranged, less(arranged, arrangement.order))  # without the lent card
    order = put_back(lying, less(arrangement.order, lying), arrangement.order)
    return replace(choose_at(arrangement, ()), order=order, sort="mine")


def fresh_positions(view: PlayerView, arrangement: Arrangement) -> tuple[int, ...]:
    """Positions of the fresh cards among the shown ones; one lent for a pile take counts as fresh."""
    lent = lent_card(view, arrangement.draft)
    wanted = arrangement.fresh if lent is None else (*arrangement.fresh, lent)
    shown = shown_cards(view, arrangement)
    return tuple(len(shown) - 1 - i for i in reversed(places_of(shown[::-1], wanted)))
