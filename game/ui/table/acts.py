"""What a gesture means: the one place where drag, click and keys end. Pure: a view and a desk in, an outcome out.

Legality is the engine's: `may_add` for what may be staged, `why_not` for what may be played.
"""

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from game.cards import Card, is_wild
from game.engine.board import Phase
from game.engine.draft import (
    Draft,
    NewGroup,
    OnDiscard,
    OnMeld,
    Staged,
    Target,
    add,
    begin_take,
    may_add,
    missing,
    staged_opening,
    take_back,
    take_back_discard,
)
from game.engine.going_out import why_not_out
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, GoOut, Group, Hold, MeldCards, Move, Pass, Take
from game.engine.outs import ways_out
from game.engine.pile import why_no_pile, why_not_with
from game.engine.refusal import Reason, Refusal
from game.engine.view import PlayerView
from game.ui.table.desk import Desk, choose_faces, chosen_cards, shown_cards, with_draft

BEFORE_ANY_TAKE = frozenset(
    {
        Reason.NOT_YOUR_TURN,
        Reason.WRONG_PHASE,
        Reason.GAME_OVER,
        Reason.STOCK_EMPTY,
        Reason.NO_PILE,
        Reason.THREE,
        Reason.SHORT_PILE,
        Reason.FIRST_LAP,
    }
)
"""What stands against a pile take whatever is staged."""


class Outcome(msgspec.Struct, frozen=True):
    """What a gesture came to: another desk, a move to play (the desk is then as it was), a refusal, or nothing at all.

    `asks` marks a sentence of `words.table` that is no refusal: something must be chosen first.
    """

    desk: Desk | None = None
    move: Move | None = None
    refusal: Refusal | None = None
    asks: str = ""


NOTHING = Outcome()


def team_target(view: PlayerView, name: str) -> Target | None:
    """The engine's word for a target of the screen; None for one that takes no cards from the hand."""
    parts = name.split("/")
    match parts:
        case ["new_pile"]:
            return NewGroup()
        case ["staged", group, _]:
            return Staged(int(group))
        case ["meld" | "book", team, number] if int(team) == view.team:
            return OnMeld(int(number))
        case ["discard" | "pile" | "upcard"]:
            return OnDiscard()
    return None


def drop(view: PlayerView, desk: Desk, positions: Collection[int], name: str) -> Outcome:
    """Shown cards dropped on a target: played at once where that is one legal move, else staged, else refused."""
    shown = shown_cards(view, desk)
    cards = tuple(shown[i] for i in sorted(positions) if i < len(shown))
    if not cards:
        return NOTHING
    return drop_cards(view, desk, cards, name)


def drop_cards(view: PlayerView, desk: Desk, cards: tuple[Card, ...], name: str) -> Outcome:
    """The same for cards by their faces."""
    target = team_target(view, name)
    if target is None:
        return NOTHING if not name.startswith(("meld/", "book/")) else Outcome(asks="not_yours")
    if not view.is_mine:
        return Outcome(refusal=Refusal(code=Reason.NOT_YOUR_TURN, seat=view.board.mover))
    if isinstance(target, OnDiscard):
        return _drop_on_discard(view, desk, cards)
    draft = desk.draft
    if view.board.phase != Phase.PLAY and draft is None:
        return Outcome(refusal=Refusal(code=Reason.WRONG_PHASE))
    if view.board.has_opened(view.team) and (draft is None or (draft.kind == "meld" and isinstance(target, OnMeld))):
        whole = Group(cards, target.meld if isinstance(target, OnMeld) else None)
        if not isinstance(target, Staged) and why_not(view, MeldCards((whole,))) is None:
            return Outcome(move=MeldCards((whole,)))
    return _stage(view, desk, draft or Draft(), cards, target)


def _stage(view: PlayerView, desk: Desk, draft: Draft, cards: tuple[Card, ...], target: Target) -> Outcome:
    refusal = may_add(view, draft, cards, target)
    if refusal is not None:
        return Outcome(refusal=refusal)
    wider = add(view, draft, cards, target)
    opened = view.board.has_opened(view.team)
    if opened and wider.kind == "meld":
        lack = missing(view, wider)
        if isinstance(target, Staged) and lack is None:
            return Outcome(move=wider.move())  # the third card on a staged group confirms
        if isinstance(target, OnMeld) and lack is not None and lack.code == Reason.KEEP_CARDS:
            return Outcome(refusal=lack)
    return Outcome(desk=with_draft(desk, wider))


def _drop_on_discard(view: PlayerView, desk: Desk, cards: tuple[Card, ...]) -> Outcome:
    draft = desk.draft
    if view.board.phase == Phase.DRAW:
        return take_pile(view, desk) if draft is None else Outcome(asks="staged_first")
    if len(cards) != 1:
        return Outcome(asks="one_card")
    if draft is not None and draft.kind == "take":
        return Outcome(asks="staged_first")
    last = view.board.in_foot[view.seat] and len(shown_cards(view, desk)) == 1
    if draft is None and not last:
        refusal = why_not(view, Discard(cards[0]))
        return Outcome(refusal=refusal) if refusal else Outcome(move=Discard(cards[0]))
    if not last and (draft is None or draft.kind != "go_out"):
        return Outcome(asks="staged_first")
    out = replace(draft, kind="go_out") if draft is not None else Draft("go_out")
    refusal = may_add(view, out, cards, OnDiscard())
    if refusal is None:
        refusal = _why_not_out(view, out)
    if refusal is not None:
        return Outcome(refusal=refusal)
    return Outcome(desk=with_draft(desk, add(view, out, cards, OnDiscard())))


def _why_not_out(view: PlayerView, draft: Draft) -> Refusal | None:
    """What stands against going out at all, before the last card is set aside for it."""
    lack = missing(view, draft)
    return lack if lack is not None and lack.code in (Reason.REFUSED, Reason.NOT_IN_FOOT) else None


def take_pile(view: PlayerView, desk: Desk) -> Outcome:
    """Begin to take the pile: a draft with the upcard, and the pair where it is clear."""
    if desk.draft is not None:
        return Outcome(asks="staged_first")
    if not view.is_mine:
        return Outcome(refusal=Refusal(code=Reason.NOT_YOUR_TURN, seat=view.board.mover))
    refusal = why_no_take(view)
    if refusal is not None:
        return Outcome(refusal=refusal)
    return Outcome(desk=replace(with_draft(desk, None), draft=begin_take(view), chosen=()))


def why_no_take(view: PlayerView) -> Refusal | None:
    """Why a pile take may not even be begun; what can still be staged is no reason."""
    board = view.board
    refusal = why_not(view, Take(())) or why_no_pile(board)
    if refusal is not None and refusal.code in BEFORE_ANY_TAKE:
        return refusal
    if board.upcard is None:
        return refusal
    begun = begin_take(view)
    lack = why_not_with(board, board.melds[view.team], view.hand, board.upcard, begun.groups)
    if lack is not None and lack.code == Reason.NEED_PAIR and (lack.have or 0) < (lack.need or 0):
        return lack
    return None if lack is None or lack.code in (Reason.NEED_PAIR, Reason.UPCARD_NOT_PLAYED) else lack


def draw(view: PlayerView, desk: Desk) -> Outcome:
    """Draw from the stock, or give up the turn where it is used up."""
    if desk.draft is not None:
        return Outcome(asks="staged_first")
    move: Move = Draw()
    refusal = why_not(view, move)
    return Outcome(refusal=refusal) if refusal else Outcome(move=move)


def end_round(view: PlayerView) -> Outcome:
    """Give up the turn because the stock is used up."""
    refusal = why_not(view, Pass())
    return Outcome(refusal=refusal) if refusal else Outcome(move=Pass())


def hold(view: PlayerView) -> Outcome:
    """End the turn keeping the last card."""
    refusal = why_not(view, Hold())
    return Outcome(refusal=refusal) if refusal else Outcome(move=Hold())


def confirm(view: PlayerView, desk: Desk) -> Outcome:
    """Play the draft as it lies."""
    if desk.draft is None:
        return NOTHING
    refusal = missing(view, desk.draft)
    return Outcome(refusal=refusal) if refusal else Outcome(move=desk.draft.move())


def unstage(view: PlayerView, desk: Desk, group: int, index: int) -> Outcome:
    """One staged card goes home; the upcard of a take goes back to the pile, and with it the whole draft."""
    draft = desk.draft
    if draft is None or group >= len(draft.groups) or index >= len(draft.groups[group].cards):
        return NOTHING
    if draft.kind == "take" and draft.groups[group].cards[index] == view.board.upcard:
        return Outcome(desk=with_draft(desk, None))
    return Outcome(desk=with_draft(desk, take_back(draft, group, index)))


def unstage_group(view: PlayerView, desk: Desk, group: int) -> Outcome:
    """All cards of a staged group go home; with the upcard of a take the whole draft."""
    draft = desk.draft
    if draft is None or not 0 <= group < len(draft.groups):
        return NOTHING
    if draft.kind == "take" and view.board.upcard in draft.groups[group].cards:
        return Outcome(desk=with_draft(desk, None))
    for _ in draft.groups[group].cards:
        draft = take_back(draft, group, 0)
    return Outcome(desk=with_draft(desk, draft))


def unstage_discard(desk: Desk) -> Outcome:
    """The last card of a going-out goes home."""
    return Outcome(desk=with_draft(desk, take_back_discard(desk.draft))) if desk.draft else NOTHING


def stage_for_me(view: PlayerView, desk: Desk) -> Outcome:
    """The cheapest opening that the hand allows, staged."""
    found = staged_opening(view, desk.draft or Draft())
    if found is None and desk.draft is None and view.board.phase == Phase.DRAW:
        found = staged_opening(view, begin_take(view))
    return Outcome(desk=with_draft(desk, found)) if found is not None else Outcome(asks="no_opening")


def go_out(view: PlayerView, desk: Desk) -> Outcome:
    """Lay out every card of the foot as a draft, the first way there is; or what stands against it."""
    board = view.board
    if not board.in_foot[view.seat]:
        return Outcome(refusal=Refusal(code=Reason.NOT_IN_FOOT))
    way = None if board.refused else next(iter(ways_out(view)), None)
    if way is not None:
        return Outcome(desk=with_draft(desk, Draft("go_out", way.groups, way.discard)))
    refusal = why_not(view, GoOut((), view.hand[0] if view.hand else None))
    if refusal is not None and refusal.code == Reason.MUST_USE_ALL:
        refusal = why_not_out(board, view.seat, board.melds[view.team], discards_last=True) or refusal
    return Outcome(refusal=refusal)


def obvious_target(view: PlayerView, desk: Desk, cards: Sequence[Card]) -> str | None:
    """Where these cards obviously go: a staged group or a meld of their rank, or a new pile of three or more."""
    ranks = {card[0] for card in cards if not is_wild(card)}
    if len(ranks) > 1 or not cards:
        return "new_pile" if len(ranks) > 1 else None
    if not ranks:
        return None  # wilds alone: the player says where
    rank = ranks.pop()
    for number, group in enumerate(desk.draft.groups if desk.draft else ()):
        if any(card[0] == rank for card in group.cards if not is_wild(card)):
            return f"staged/{number}/0"
    book_size = view.board.rules.book_size
    best = None
    for number, meld in enumerate(view.board.melds[view.team]):
        if meld.rank == rank:
            kind = "book" if len(meld.cards) >= book_size else "meld"
            if best is None or kind == "meld":
                best = f"{kind}/{view.team}/{number}"
    return best or "new_pile"


def choose_rank(view: PlayerView, desk: Desk, position: int) -> Outcome:
    """Choose every card of the hand with the rank of this one."""
    shown = shown_cards(view, desk)
    if position >= len(shown):
        return NOTHING
    same = [other for other in shown if other[0] == shown[position][0]]
    return Outcome(desk=choose_faces(replace(desk, chosen=()), view, same))


def double_click(view: PlayerView, desk: Desk, position: int) -> Outcome:
    """Play one card where it obviously goes: onto its meld, a three onto the discard pile. Where that is nowhere,
    choose every card of its rank.
    """
    shown = shown_cards(view, desk)
    if position >= len(shown):
        return NOTHING
    card = shown[position]
    target = obvious_target(view, desk, (card,))
    if target is not None and target != "new_pile" and view.is_mine:
        outcome = drop(view, replace(desk, chosen=()), (position,), target)
        if outcome.desk is not None or outcome.move is not None:
            return outcome
    if card[0] == "3" and desk.draft is None and why_not(view, Discard(card)) is None:
        return Outcome(move=Discard(card))
    return choose_rank(view, desk, position)


def meld_chosen(view: PlayerView, desk: Desk) -> Outcome:
    """Lay the chosen cards where they obviously go."""
    cards = chosen_cards(view, desk)
    if not cards:
        return Outcome(asks="choose_cards")
    target = obvious_target(view, desk, cards)
    if target is None:
        return Outcome(asks="choose_meld")
    return drop(view, desk, desk.chosen, target)


def turned_dirty(view: PlayerView, cards: Sequence[Card], names: Iterable[str]) -> frozenset[str]:
    """The melds and books, out of these targets, that are clean and would not be with the cards."""
    if not any(map(is_wild, cards)):
        return frozenset()
    found = set()
    for name in names:
        target = team_target(view, name)
        if isinstance(target, OnMeld) and view.board.melds[view.team][target.meld].kind == "clean":
            found.add(name)
    return frozenset(found)


def takers(view: PlayerView, desk: Desk, cards: Sequence[Card], names: Iterable[str]) -> frozenset[str]:
    """The targets, out of these, on which the cards could be dropped now: what lights up."""
    if not cards or not view.is_mine:
        return frozenset()
    faces = tuple(cards)
    found = set()
    for name in names:
        if team_target(view, name) is None:
            continue
        outcome = drop_cards(view, desk, faces, name)
        if outcome.move is not None or outcome.desk is not None:
            found.add(name)
    return frozenset(found)
