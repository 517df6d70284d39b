"""Whether a move is legal, judged only from the mover's own view, so that a refusal can't leak a card."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import Card, is_red_three, is_wild, wilds_among
from game.engine.discard_pile.pile import is_free_take, why_no_pile, why_not_bottom, why_not_with
from game.engine.ending.going_out import (
    may_float,
    may_keep_one,
    may_leave,
    waits_for_partner,
    why_not_last,
    why_not_out,
)
from game.engine.melding.melds import (
    SEVEN,
    WILD_RANK,
    Meld,
    book_points,
    card_points,
    meld_of,
    meldable_threes,
    why_not_add,
    why_not_begin,
    with_group,
    with_groups,
)
from game.engine.moves import (
    Answer,
    Choose,
    Cut,
    Discard,
    Draw,
    GoOut,
    Group,
    Hold,
    MeldCards,
    Move,
    Pass,
    Peek,
    Take,
)
from game.engine.refusal import (
    CannotHold,
    CardsLeftOver,
    CutTooDeep,
    GameOver,
    LastCardOfFoot,
    NoPeek,
    NoSuchMeld,
    NoSuchStack,
    NothingToMeld,
    NotInFoot,
    NotInHand,
    NotOpened,
    NotYourTurn,
    OpeningNotNatural,
    OpeningTooLow,
    PermissionRefused,
    Refusal,
    SevenKept,
    ShuffleDue,
    StockNotEmpty,
    StockTooShort,
    ThreeForbidden,
    TooFewKept,
    WildsOfTurn,
    WrongPhase,
)
from game.engine.table.board import Board, Phase, opening_minimum
from game.engine.table.view import PlayerView
from game.rules.ruleset import BookKind, RuleSet

_PHASES: Final[dict[type, Phase]] = {
    Cut: Phase.CUT,
    Choose: Phase.CHOOSE,
    Draw: Phase.DRAW,
    Take: Phase.DRAW,
    Peek: Phase.DRAW,
    Pass: Phase.DRAW,
    MeldCards: Phase.PLAY,
    Discard: Phase.PLAY,
    GoOut: Phase.PLAY,
    Hold: Phase.PLAY,
    Answer: Phase.ANSWER,
}


def why_not(view: PlayerView, move: Move) -> Refusal | None:
    """Why the seat may not make this move now, or None if it may (record-format, section 2.2)."""
    board = view.board
    if _PHASES[type(move)] is not board.phase or view.seat != board.mover:
        return _why_not_now(view)
    if board.phase is Phase.DRAW and board.shuffle_due:
        return ShuffleDue()
    match move:  # the most frequent moves come first
        case Draw():
            return StockTooShort(board.stock, board.draw_count) if board.stock < board.draw_count else None
        case Discard(card):
            return _why_not_discard(view, card)
        case MeldCards(groups):
            return why_not_meld(view, groups)
        case Take(groups):
            return _why_not_take(view, groups)
        case GoOut():
            return _why_not_go_out(view, move)
        case Cut(count):
            return None if 1 <= count <= board.stock else CutTooDeep(board.stock)
        case Choose(stack):
            return None if stack in (0, 1) else NoSuchStack()
        case Pass():
            return StockNotEmpty(board.stock) if board.stock >= board.draw_count else None
        case Answer():
            return None
        case Peek():
            return _why_not_peek(view)
        case Hold():
            return _why_not_hold(view)


def _why_not_now(view: PlayerView) -> Refusal:
    """Why no move of the seat, or none of another phase, is possible now."""
    board = view.board
    if board.phase is Phase.ENDED:
        return GameOver() if board.is_match_over else WrongPhase()
    return WrongPhase() if view.seat == board.mover else NotYourTurn(board.mover)


def lay(board: Board, seat: int, groups: Iterable[Group], goes_out: bool = False) -> tuple[Meld, ...] | Refusal:
    """The seat's team's melds after the groups are laid in order, or why one of them can't be laid."""
    melds = list(board.melds[seat % board.teams])
    threes = meldable_threes(board.rules, board.in_foot[seat], goes_out)
    added = dict(board.wilds_added)
    for group in groups:
        refusal = why_not_group(board, melds, group, threes, added)
        if refusal is not None:
            return refusal
        if group.onto is None:
            melds.append(meld_of(group.cards))
        else:
            melds[group.onto] = with_group(melds[group.onto], group.cards)
    return tuple(melds)


def why_not_group(
    board: Board, melds: Sequence[Meld], group: Group, threes: str, added: dict[int, int]
) -> Refusal | None:
    """Why this group can't be laid by a team with these melds, whatever stays in the hand.

    `added` counts the wilds added to each meld this turn and is updated. Melds of wilds have no such limit.
    """
    if group.onto is None:
        return why_not_begin(board.rules, melds, group.cards, threes)
    if not 0 <= group.onto < len(melds):
        return NoSuchMeld()
    meld, most = melds[group.onto], board.rules.wild_per_turn
    refusal = why_not_add(board.rules, meld, group.cards, threes)
    wilds = wilds_among(group.cards)
    if refusal is not None or not most or not wilds or meld.rank == WILD_RANK:
        return refusal
    added[group.onto] = added.get(group.onto, 0) + wilds
    return WildsOfTurn(added[group.onto], most, meld.rank) if added[group.onto] > most else None


def left_after(cards: Sequence[Card], groups: Iterable[Group]) -> list[Card] | Refusal:
    """The cards that remain when the groups are taken out, or NotInHand."""
    left = list(cards)
    for group in groups:
        for card in group.cards:
            try:
                left.remove(card)
            except ValueError:
                return NotInHand(card)
    return left


def completed_book(view: PlayerView, group: Group) -> BookKind | None:
    """The kind of book that the cards of this group complete for the viewer's team; None if they complete none."""
    size = view.board.rules.book_size
    before = view.board.melds[view.team][group.onto].cards if group.onto is not None else ()
    return meld_of((*before, *group.cards)).kind if len(before) < size <= len(before) + len(group.cards) else None


def points_of(view: PlayerView, groups: Iterable[Group]) -> int:
    """What the groups count towards an opening minimum: card values (S002-33, S004-53).

    A book among them adds its bonus only if `open_counts_books` is set.
    """
    rules = view.board.rules
    points = card_points(rules, (card for group in groups for card in group.cards))
    return (
        points + sum(book_points(rules, meld) for meld in with_groups((), groups))
        if rules.open_counts_books
        else points
    )


def opens_naturally(rules: RuleSet, groups: Iterable[Group]) -> bool:
    """Whether the first melds of a team have one without wilds, or needn't."""
    return not rules.open_natural or any(not meld.wilds for meld in with_groups((), groups))


def reaches_minimum(view: PlayerView, groups: Sequence[Group]) -> bool:
    """Whether the groups, laid first, are worth the opening minimum, or hold a clean book where that is enough."""
    rules = view.board.rules
    if points_of(view, groups) >= opening_minimum(view.board, view.team):
        return True
    return view.board.book_opens and any(
        meld.kind == "clean" and meld.is_book(rules) for meld in with_groups((), groups)
    )


def why_not_open(
    view: PlayerView, groups: Sequence[Group], left: Sequence[Card], more: int = 0, goes_out: bool = False
) -> Refusal | None:
    """Why the groups don't open for a team that hasn't: too few points, or no natural meld where one is needed. `left`
    may offer a card that fixes it; `more` cards come into the hand by the same move. Who `goes_out` picks up no foot.
    """
    is_waived = view.board.rules.open_waived and not (left or more or goes_out or view.board.in_foot[view.seat])
    if view.board.melds[view.team] or is_waived:
        return None
    if reaches_minimum(view, groups):
        return None if opens_naturally(view.board.rules, groups) else OpeningNotNatural()
    need = opening_minimum(view.board, view.team)
    return OpeningTooLow(points_of(view, groups), need, view.board.round, _cards_that_fix(view, groups, left))


def _cards_that_fix(view: PlayerView, groups: Sequence[Group], left: Sequence[Card]) -> tuple[Card, ...]:
    """Single cards left in the hand that would lift the opening to its minimum, one per rank."""
    rules = view.board.rules
    threes = meldable_threes(rules, view.board.in_foot[view.seat], goes_out=False)
    found: dict[str, Card] = {}

    def opens(card: Card, at: int) -> bool:
        group = groups[at]
        wider = Group((*group.cards, card))
        if group.onto is not None or why_not_begin(rules, (), wider.cards, threes) is not None:
            return False
        whole = (*groups[:at], wider, *groups[at + 1 :])
        return reaches_minimum(view, whole) and opens_naturally(rules, whole)

    for card in left:
        if card[0] not in found and any(opens(card, at) for at in range(len(groups))):
            found[card[0]] = card
    return tuple(found.values())


def _why_not_take(view: PlayerView, groups: Sequence[Group]) -> Refusal | None:
    board = view.board
    if not groups and board.upcard is not None and is_free_take(board):
        return None
    refusal = why_no_pile(board) or _why_not_before_opening(view)
    if refusal is not None or board.upcard is None:
        return refusal
    lent = board.lent
    left = left_after((*view.hand, board.upcard, *lent), groups)
    if isinstance(left, Refusal):
        return left
    more = board.pile_yield - 1 - len(lent) + board.drawn_with_pile
    melds = lay(board, view.seat, groups)
    if isinstance(melds, Refusal):
        return melds
    refusal = why_not_with(board, board.melds[view.team], view.hand, board.upcard, groups)
    refusal = refusal or why_not_bottom(board, board.melds[view.team], groups)
    refusal = refusal or why_not_open(view, groups, left, more)
    return refusal if refusal is not None else _why_not_keep(view, melds, len(left) + more)


def _why_not_peek(view: PlayerView) -> Refusal | None:
    """Peeking is allowed once a turn, and only at a pile that somebody may take; this hand needn't be able to."""
    board = view.board
    if not board.rules.take_peek or board.peeked:
        return NoPeek(again=board.peeked)
    refusal = why_no_pile(board) or _why_not_before_opening(view)
    return NoPeek() if refusal is None and board.pile_yield < 2 else refusal


def _why_not_before_opening(view: PlayerView) -> Refusal | None:
    """Under `take_needs_open` a team may take the pile only once it has opened."""
    is_due = view.board.rules.take_needs_open and not view.board.has_opened(view.team)
    return NotOpened() if is_due else None


def why_not_meld(view: PlayerView, groups: Sequence[Group]) -> Refusal | None:
    """Why the seat, whose turn it is to meld, may not lay these groups."""
    if not groups:
        return NothingToMeld()
    left = left_after(view.hand, groups)
    if isinstance(left, Refusal):
        return left
    melds = lay(view.board, view.seat, groups)
    if isinstance(melds, Refusal):
        return melds
    return why_not_open(view, groups, left) or _why_not_keep(
        view, melds, len(left), left[0] if len(left) == 1 else None
    )


def _why_not_keep(view: PlayerView, melds: tuple[Meld, ...], left: int, last: Card | None = None) -> Refusal | None:
    """In the foot two cards must stay, or one that could be discarded or held at once; never none (`keep_cards`)."""
    board = view.board
    if not board.in_foot[view.seat]:
        if left or (board.tails and board.tails[view.seat]):
            return None
        left = board.feet[view.seat]
    if left > 1 or (left == 1 and may_keep_one(board, view.seat, melds, last)):
        return None
    return None if may_float(board, view.seat, melds, left) else TooFewKept(left)


def _why_not_discard(view: PlayerView, card: Card) -> Refusal | None:
    if card not in view.hand:
        return NotInHand(card)
    if view.board.rules.red_threes == "lay_down" and is_red_three(card):
        return ThreeForbidden(card)
    if view.board.in_foot[view.seat] and len(view.hand) == 1:
        melds = view.board.melds[view.team]
        return None if may_float(view.board, view.seat, melds, 1) else LastCardOfFoot()
    return SevenKept() if view.board.rules.sevens_kept and seven_stays(view, card) else None


def seven_stays(view: PlayerView, card: Card) -> bool:
    """Whether `sevens_kept` keeps the card: a seven, while the team has no book of them and another card could be
    discarded.
    """
    rules = view.board.rules
    if not rules.sevens_kept or card[0] != SEVEN:
        return False
    if any(meld.rank == SEVEN and meld.is_book(rules) for meld in view.board.melds[view.team]):
        return False
    laid = rules.red_threes == "lay_down"
    return any(other[0] != SEVEN and not (laid and is_red_three(other)) for other in view.hand)


def _why_not_go_out(view: PlayerView, move: GoOut) -> Refusal | None:
    board = view.board
    if not may_leave(board, view.seat):
        return NotInFoot()
    if board.refused:
        return PermissionRefused()
    left = left_after(view.hand, move.groups)
    if isinstance(left, Refusal):
        return left
    if move.discard is not None:
        if move.discard not in left:
            return NotInHand(move.discard)
        if (refusal := why_not_last(board.rules, move.discard)) is not None:
            return refusal
        left.remove(move.discard)
    if left:
        return CardsLeftOver(len(left))
    melds = lay(board, view.seat, move.groups, goes_out=True)
    if isinstance(melds, Refusal):
        return melds
    refusal = why_not_open(view, move.groups, (), goes_out=True) if move.groups else None
    return refusal or why_not_out(board, view.seat, melds, discards_last=move.discard is not None)


def _why_not_hold(view: PlayerView) -> Refusal | None:
    board = view.board
    if not board.in_foot[view.seat]:
        return NotInFoot()
    may_wait = len(view.hand) == 1 and waits_for_partner(board, view.seat)
    return None if may_wait or (len(view.hand) <= 1 and _is_stuck(view)) else CannotHold(len(view.hand))


def _is_stuck(view: PlayerView) -> bool:
    """Whether the seat, with at most one card, can neither discard nor go out."""
    last = view.hand[0] if view.hand else None
    melds = view.board.melds[view.team]
    ways = [GoOut((), last)]
    if last is not None and view.board.rules.final_discard != "required":
        fitting = (number for number, meld in enumerate(melds) if is_wild(last) or meld.rank == last[0])
        ways += [GoOut((Group((last,), number),)) for number in fitting]
    return all(_why_not_go_out(view, way) is not None for way in ways)
