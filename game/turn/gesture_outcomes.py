"""Outcomes of gestures, for drag, click, keys and phones alike: a view and an arrangement in, an outcome out.

Legality is the engine's: `may_add` for what may be staged, `why_not` for what may be played.
"""

from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from functools import partial
from itertools import chain
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from game.cards import Card, is_three, is_wild, rank_of
from game.engine.candidates import candidates
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import (
    Draft,
    NewGroup,
    OnDiscard,
    OnMeld,
    Staged,
    Target,
    add,
    begin_take,
    can_finish,
    lift,
    may_add,
    missing,
    move_of_draft,
    staged_opening,
    take_back,
    take_back_discard,
)
from game.engine.ending.going_out import may_leave, why_not_out
from game.engine.ending.ways_out import ways_out
from game.engine.legal import why_not
from game.engine.melding.cards_by_rank import cards_by_rank
from game.engine.melding.melds import meldable_threes
from game.engine.moves import Discard, Draw, GoOut, Group, MeldCards, Move
from game.engine.refusal import NotInFoot, NotYourTurn, OpeningTooLow, Reason, Refusal, TooFewCards, WrongPhase
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.language import named
from game.rules.ruleset import MELD_SIZE
from game.turn.arrangement import (
    Arrangement,
    choose_faces,
    choose_none,
    chosen_cards,
    less,
    only_upcard,
    shown_cards,
    staged_upcard,
    upcard_is_staged,
    with_draft,
)
from game.turn.spots import LaidMeld, SetAside, Spot, StagedCard, Zone


class Prompt(Enum):
    """What must be done first, or that something isn't available. The words for NO_OPENING depend on the hand:
    `cannot_open`.
    """

    ONE_CARD = "one_card"
    CHOOSE_CARDS = "choose_cards"
    CHOOSE_MELD = "choose_meld"
    WILD_APART = "wild_apart"
    NOT_YOURS = "not_yours"
    NOT_ON_STOCK = "not_on_stock"
    STAGED_FIRST = "staged_first"
    HINT_LATER = "hint_later"
    NO_OPENING = "no_opening"
    OPENED = "opened"
    NO_HINTS = "no_hints"

    def __call__(self) -> str:
        return named("table", f"first_{self.value}")


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a gesture: another arrangement, a move to play (the arrangement is then unchanged), a refusal, or
    nothing. `prompt` says what must be done first if that isn't a refusal.
    """

    arrangement: Arrangement | None = None
    move: Move | None = None
    refusal: Refusal | None = None
    prompt: Prompt | None = None

    @property
    def is_done(self) -> bool:
        """Whether something is played or arranged."""
        return self.move is not None or self.arrangement is not None


NOTHING: Final = Outcome()


def team_target(view: PlayerView, spot: Spot) -> Target | None:
    """The engine's word for a place on the screen; None for one that takes no cards from the hand."""
    match spot:
        case Zone.NEW_PILE:
            return NewGroup()
        case StagedCard(group):
            return Staged(group)
        case LaidMeld(team, number) if team == view.team:
            return OnMeld(number)
        case Zone.DISCARD | Zone.PILE | Zone.UPCARD:
            return OnDiscard()
    return None


Lifted = StagedCard | SetAside
"""A card of the draft being moved elsewhere."""


def drop(view: PlayerView, arrangement: Arrangement, positions: Collection[int], spot: Spot) -> Outcome:
    """Shown cards dropped on a target: played at once if that is one legal move, otherwise staged, otherwise
    refused.
    """
    shown = shown_cards(view, arrangement)
    cards = tuple(shown[i] for i in sorted(positions) if i < len(shown))
    return drop_cards(view, arrangement, cards, spot) if cards else NOTHING


def drop_chosen(view: PlayerView, arrangement: Arrangement, spot: Spot) -> Outcome:
    """The same for everything chosen: cards of the hand, and the upcard of a pile take."""
    cards = chosen_cards(view, arrangement)
    return drop_cards(view, arrangement, cards, spot, lifted_upcard(view, arrangement)) if cards else NOTHING


def lifted_upcard(view: PlayerView, arrangement: Arrangement) -> StagedCard | None:
    """Where the upcard lies in the draft, if it is chosen there."""
    return staged_upcard(view, arrangement.draft) if arrangement.upcard_chosen else None


def staged_card(draft: Draft | None, lifted: Lifted) -> Card | None:
    if draft is None:
        return None
    match lifted:
        case SetAside():
            return draft.discard
        case StagedCard(group, index):
            cards = draft.groups[group].cards if 0 <= group < len(draft.groups) else ()
            return cards[index] if index < len(cards) else None


def drop_cards(
    view: PlayerView, arrangement: Arrangement, cards: tuple[Card, ...], spot: Spot, lifted: Lifted | None = None
) -> Outcome:
    """The same for cards by their faces; one of them may have been `lifted` out of the draft."""
    target = team_target(view, spot)
    if target is None:
        return NOTHING if not isinstance(spot, LaidMeld) else Outcome(prompt=Prompt.NOT_YOURS)
    if not view.is_mine:
        return Outcome(refusal=NotYourTurn(view.board.mover))
    draft = arrangement.draft
    if draft is not None and lifted is not None:
        back = isinstance(lifted, SetAside) if isinstance(target, OnDiscard) else _is_group_of(draft, lifted, target)
        if back and len(cards) == 1:
            return NOTHING
        if back:  # the others join it in its place
            cards = less(cards, filter(None, (staged_card(draft, lifted),)))
        else:
            arrangement = replace(arrangement, draft=_lift(draft, lifted))
            target = _after_lifting(draft, lifted, target)
            draft = arrangement.draft
    if isinstance(target, OnDiscard):
        return _drop_on_discard(view, arrangement, cards)
    if view.board.phase != Phase.PLAY and draft is None:
        return Outcome(refusal=WrongPhase())
    if isinstance(target, NewGroup) and draft is not None and (begun := _begun(draft, cards)) is not None:
        return _stage(view, arrangement, draft, cards, Staged(begun))
    if view.board.has_opened(view.team) and (draft is None or (draft.kind == "meld" and isinstance(target, OnMeld))):
        whole = Group(cards, target.meld if isinstance(target, OnMeld) else None)
        is_last = draft is not None and _completes_going_out(view, draft, cards, target)
        if not isinstance(target, Staged) and not is_last and why_not(view, MeldCards((whole,))) is None:
            return Outcome(move=MeldCards((whole,)))
    return _stage(view, arrangement, draft or Draft(), cards, target)


def _begun(draft: Draft, cards: tuple[Card, ...]) -> int | None:
    """The staged meld that is still too small and has the rank of these cards, or only wilds: they complete it."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    for number, group in enumerate(draft.groups):
        naturals = {rank_of(card) for card in group.cards if not is_wild(card)}
        if group.onto is None and len(group.cards) < MELD_SIZE and naturals <= ranks:
            return number
    return None


def _completes_going_out(view: PlayerView, draft: Draft, cards: tuple[Card, ...], target: Target) -> bool:
    """Whether the cards complete the staged ones to a going-out."""
    return may_add(view, draft, cards, target) is None and add(view, draft, cards, target).kind == "go_out"


def _lift(draft: Draft, lifted: Lifted) -> Draft:
    return replace(draft, discard=None) if isinstance(lifted, SetAside) else lift(draft, lifted.group, lifted.index)


def _is_group_of(draft: Draft, lifted: Lifted, target: Target) -> bool:
    """Whether a target is the staged group that a card was lifted from."""
    if isinstance(lifted, SetAside):
        return False
    match target:
        case Staged(group):
            return group == lifted.group
        case OnMeld(meld):
            return draft.groups[lifted.group].onto == meld
        case _:
            return False


def _after_lifting(draft: Draft, lifted: Lifted, target: Target) -> Target:
    """The target's name after the card has left the draft: an empty group no longer counts."""
    if isinstance(lifted, SetAside) or not isinstance(target, Staged):
        return target
    is_emptied = len(draft.groups[lifted.group].cards) == 1
    return Staged(target.group - 1) if is_emptied and target.group > lifted.group else target


def _stage(
    view: PlayerView, arrangement: Arrangement, draft: Draft, cards: tuple[Card, ...], target: Target
) -> Outcome:
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
    return Outcome(arrangement=with_draft(arrangement, wider))


def _drop_on_discard(view: PlayerView, arrangement: Arrangement, cards: tuple[Card, ...]) -> Outcome:
    draft = arrangement.draft
    if view.board.phase == Phase.DRAW:
        if draft is not None:
            return Outcome(prompt=Prompt.STAGED_FIRST)
        return take_pile(view, arrangement) if _goes_with_upcard(view, cards) else Outcome(refusal=WrongPhase())
    if len(cards) != 1:
        return Outcome(prompt=Prompt.ONE_CARD)
    last = view.board.in_foot[view.seat] and len(shown_cards(view, arrangement)) == 1
    if draft is None and not last:
        return if_legal(view, Discard(cards[0]))
    if not last and (draft is None or draft.kind != "go_out"):
        return Outcome(prompt=Prompt.STAGED_FIRST)
    # a card set aside goes home
    out = replace(draft, kind="go_out", discard=None) if draft is not None else Draft("go_out")
    refusal = may_add(view, out, cards, OnDiscard()) or _why_not_out(view, out)
    if refusal is not None:
        return Outcome(refusal=refusal)
    return Outcome(arrangement=with_draft(arrangement, add(view, out, cards, OnDiscard())))


def _goes_with_upcard(view: PlayerView, cards: Sequence[Card]) -> bool:
    """Whether cards put on the pile before drawing are meant to take it, and aren't a premature discard."""
    upcard = view.board.upcard
    return upcard is not None and all(card[0] == upcard[0] or is_wild(card) for card in cards)


def _why_not_out(view: PlayerView, draft: Draft) -> Refusal | None:
    """Why going out isn't possible at all, before the last card is set aside for it."""
    lack = missing(view, draft)
    return lack if lack is not None and lack.code in (Reason.REFUSED, Reason.NOT_IN_FOOT) else None


def take_pile(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Start taking the pile: a draft with the upcard, and the pair if it is clear."""
    if arrangement.draft is not None:
        return Outcome(prompt=Prompt.STAGED_FIRST)
    if not view.is_mine:
        return Outcome(refusal=NotYourTurn(view.board.mover))
    refusal = why_no_take(view)
    if refusal is not None:
        return Outcome(refusal=refusal)
    return Outcome(arrangement=with_draft(arrangement, begin_take(view)))


def take_pile_onto(view: PlayerView, arrangement: Arrangement, spot: Spot) -> Outcome:
    """The pile dropped on a place of the team: a pile take starts, with the upcard there and the cards it needs."""
    begun = take_pile(view, arrangement)
    target = team_target(view, spot)
    draft = begun.arrangement.draft if begun.arrangement is not None else None
    if begun.arrangement is None or draft is None or target is None or isinstance(target, OnDiscard | Staged):
        return begun
    assert view.board.upcard is not None
    at = staged_upcard(view, draft)
    group = draft.groups[at.group] if at is not None else Group((view.board.upcard,))
    if at is not None and group.onto == (target.meld if isinstance(target, OnMeld) else None):
        return begun
    return _stage(view, replace(begun.arrangement, draft=Draft("take")), Draft("take"), group.cards, target)


def is_opening(view: PlayerView) -> bool:
    """Whether the viewer still has to reach the opening minimum."""
    board = view.board
    return view.seat != SPECTATOR and not board.has_opened(view.team) and board.phase in (Phase.DRAW, Phase.PLAY)


def completing_cards(view: PlayerView, draft: Draft | None) -> tuple[Card, ...]:
    """Cards of the hand that would each lift the draft over the minimum."""
    if draft is None or draft.is_empty:
        return ()
    lack = missing(view, draft)
    return lack.fix if isinstance(lack, OpeningTooLow) else ()


def draw(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Draw from the stock. A take for which nothing is staged yet is given up by it."""
    if arrangement.draft is not None and not arrangement.draft.is_empty:
        return Outcome(prompt=Prompt.STAGED_FIRST)
    return if_legal(view, Draw())


def if_legal(view: PlayerView, move: Move) -> Outcome:
    """That move, or why it may not be made."""
    refusal = why_not(view, move)
    return Outcome(refusal=refusal) if refusal else Outcome(move=move)


def given_away(view: PlayerView, card: Card) -> Literal["wild", "meld"] | None:
    """What a discard gives up though another card could go: a wild card, or a card that can be melded now."""
    others = {other for other in view.hand if not is_wild(other) and why_not(view, Discard(other)) is None}
    if is_wild(card):
        return "wild" if others else None
    can_be_melded = partial(_can_be_melded, view)
    return "meld" if can_be_melded(card) and not all(map(can_be_melded, others)) else None


def _can_be_melded(view: PlayerView, card: Card) -> bool:
    """Whether a natural card fits a meld of the team now, or begins one with the others of its rank."""
    alike = tuple(other for other in view.hand if rank_of(other) == rank_of(card))
    groups = [Group((card,), number) for number in range(len(view.board.melds[view.team]))]
    return any(why_not(view, MeldCards((group,))) is None for group in (*groups, Group(alike)))


def could_begin(view: PlayerView) -> tuple[Card, ...]:
    """The most cards without wilds with which new melds can be laid down now."""
    groups = (move.groups for move in candidates(view) if isinstance(move, MeldCards))
    begun = (tuple(card for group in new for card in group.cards) for new in groups if all(g.onto is None for g in new))
    return max((cards for cards in begun if not any(map(is_wild, cards))), key=len, default=())


def confirm(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Play the current draft."""
    if arrangement.draft is None:
        return NOTHING
    refusal = missing(view, arrangement.draft)
    return Outcome(refusal=refusal) if refusal else Outcome(move=move_of_draft(view, arrangement.draft))


def unstage(view: PlayerView, arrangement: Arrangement, card: StagedCard) -> Outcome:
    """One staged card goes home; the upcard of a take goes back to the pile, and the whole draft with it."""
    draft = arrangement.draft
    if draft is None or staged_card(draft, card) is None:
        return NOTHING
    if card == only_upcard(view, draft):
        return Outcome(arrangement=with_draft(arrangement, None))
    return Outcome(arrangement=with_draft(arrangement, take_back(draft, card.group, card.index)))


def choose_upcard(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Choose the upcard of a pile take, wherever it is, or deselect it."""
    if arrangement.draft is None or arrangement.draft.kind != "take":
        return NOTHING
    return Outcome(arrangement=replace(arrangement, upcard_chosen=not arrangement.upcard_chosen, goal=None))


def unstage_group(view: PlayerView, arrangement: Arrangement, group: int) -> Outcome:
    """All cards of a staged group go home; with the upcard of a take, the whole draft."""
    draft = arrangement.draft
    if draft is None or not 0 <= group < len(draft.groups):
        return NOTHING
    upcard = view.board.upcard
    if upcard_is_staged(view, draft) and not any(upcard in g.cards for n, g in enumerate(draft.groups) if n != group):
        return Outcome(arrangement=with_draft(arrangement, None))
    for _ in draft.groups[group].cards:
        draft = take_back(draft, group, 0)
    return Outcome(arrangement=with_draft(arrangement, draft))


def discard_chosen(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """The chosen card, or the only one, on the pile."""
    positions = arrangement.chosen or ((0,) if len(shown_cards(view, arrangement)) == 1 else ())
    if not positions:
        return Outcome(prompt=Prompt.ONE_CARD)
    if view.board.phase == Phase.DRAW and arrangement.draft is None:
        return Outcome(refusal=WrongPhase())
    return drop(view, arrangement, positions, Zone.DISCARD)


def unstage_all(arrangement: Arrangement) -> Outcome:
    """Everything staged goes home."""
    return Outcome(arrangement=with_draft(arrangement, None)) if arrangement.draft is not None else NOTHING


def unstage_discard(arrangement: Arrangement) -> Outcome:
    """The last card of a going-out goes home."""
    return (
        Outcome(arrangement=with_draft(arrangement, take_back_discard(arrangement.draft)))
        if arrangement.draft
        else NOTHING
    )


def stage_for_me(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Stage the cheapest opening that the hand allows."""
    found = staged_opening(view, arrangement.draft or Draft())
    if found is None and arrangement.draft is None and view.board.phase == Phase.DRAW:
        found = staged_opening(view, begin_take(view))
    return (
        Outcome(arrangement=with_draft(arrangement, found)) if found is not None else Outcome(prompt=Prompt.NO_OPENING)
    )


def go_out(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Lay out every card of the foot as a draft, in the first possible way; or say why not."""
    board = view.board
    if not may_leave(board, view.seat):
        return Outcome(refusal=NotInFoot())
    way = None if board.refused else next(iter(ways_out(view)), None)
    if way is not None:
        return Outcome(arrangement=with_draft(arrangement, Draft("go_out", way.groups, way.discard)))
    refusal = why_not(view, GoOut((), view.hand[0] if view.hand else None))
    if refusal is not None and refusal.code == Reason.MUST_USE_ALL:
        refusal = why_not_out(board, view.seat, board.melds[view.team], discards_last=True) or refusal
    return Outcome(refusal=refusal)


def obvious_target(
    view: PlayerView, arrangement: Arrangement, cards: Sequence[Card], lifted: Lifted | None = None
) -> Spot | None:
    """The obvious place for these cards: a staged group of their rank, else the first of their melds, open ones before
    books, and a new pile of three or more where they are a move, or are taken. Never where one is `lifted` from.
    """
    ranks = {card[0] for card in cards if not is_wild(card)}
    if len(ranks) > 1 or not cards:
        return Zone.NEW_PILE if len(ranks) > 1 else None
    if not ranks:
        return None  # only wilds: the player chooses the place
    rank = ranks.pop()
    groups = arrangement.draft.groups if arrangement.draft else ()
    left = lifted.group if isinstance(lifted, StagedCard) and len(cards) == 1 else None
    for number, group in enumerate(groups):
        if number != left and any(card[0] == rank for card in group.cards if not is_wild(card)):
            return StagedCard(number, 0)
    rules, melds = view.board.rules, view.board.melds[view.team]
    of_rank = [n for n, meld in enumerate(melds) if meld.rank == rank and (left is None or n != groups[left].onto)]
    own = [LaidMeld(view.team, n, melds[n].is_book(rules)) for n in of_rank]
    own.sort(key=lambda spot: (spot.is_book, spot.number if spot.is_book else -spot.number))
    spots: list[Spot] = [*own, *((Zone.NEW_PILE,) if len(cards) >= MELD_SIZE or not own else ())]
    if len(spots) == 1:
        return spots[0]
    drops = [(spot, drop_cards(view, arrangement, tuple(cards), spot, lifted)) for spot in spots]
    played = (spot for spot, there in drops if there.move is not None)
    offered = (spot for spot, there in drops if is_offered(view, there))
    return next(chain(played, offered), spots[0])


def place_of_chosen(view: PlayerView, arrangement: Arrangement) -> Spot | None:
    """Where the Meld button puts the chosen cards: the place named for them, or else the obvious one."""
    cards, lifted = chosen_cards(view, arrangement), lifted_upcard(view, arrangement)
    return arrangement.goal or obvious_target(view, arrangement, cards, lifted)


def place_of_group(view: PlayerView, group: Group) -> Spot:
    """The place for a group that goes on a meld of the team, or begins one."""
    melds = view.board.melds[view.team]
    if group.onto is None or group.onto >= len(melds):
        return Zone.NEW_PILE
    return LaidMeld(view.team, group.onto, melds[group.onto].is_book(view.board.rules))


def choose_rank(view: PlayerView, arrangement: Arrangement, position: int) -> Outcome:
    """Choose every card of the hand with the rank of this one."""
    shown = shown_cards(view, arrangement)
    if position >= len(shown):
        return NOTHING
    same = [other for other in shown if other[0] == shown[position][0]]
    return Outcome(arrangement=choose_faces(choose_none(arrangement), view, same))


def double_click(view: PlayerView, arrangement: Arrangement, position: int) -> Outcome:
    """Put one card onto its meld, which can be undone, or say why not; choose every card of its rank if there is none,
    or before the draw, or the card alone if no meld takes its rank.
    """
    shown = shown_cards(view, arrangement)
    if position >= len(shown):
        return NOTHING
    card = shown[position]
    target = obvious_target(view, arrangement, (card,))
    if target is not None and target != Zone.NEW_PILE and view.is_mine:
        outcome = drop(view, choose_none(arrangement), (position,), target)
        if outcome.is_done or view.board.phase is Phase.PLAY:
            return outcome
    if is_three(card) and not meldable_threes(view.board.rules, view.board.in_foot[view.seat], goes_out=False):
        return Outcome(arrangement=choose_faces(choose_none(arrangement), view, (card,)))
    return choose_rank(view, arrangement, position)


def meld_chosen(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Put the chosen cards in their place, of several ranks each in its own; refused if they only begin a meld: whoever
    presses a button chooses all of it first.
    """
    if (several := _as_several(view, arrangement)) is not None:
        return several
    outcome, count = put_chosen(view, arrangement), len(chosen_cards(view, arrangement))
    draft = outcome.arrangement.draft if outcome.arrangement is not None else None
    if draft is None or draft.kind != "meld" or count >= MELD_SIZE:
        return outcome
    begins = len(draft.groups) > len(arrangement.draft.groups if arrangement.draft is not None else ())
    is_new = begins and place_of_chosen(view, arrangement) is Zone.NEW_PILE
    return Outcome(refusal=TooFewCards(count)) if is_new else outcome


def _as_several(view: PlayerView, arrangement: Arrangement) -> Outcome | None:
    """The chosen cards as several melds at once, each on the team's meld of its rank or a meld of its own, wild cards
    with the only rank that needs them; None if they are of one rank, or can't be laid like that.
    """
    chosen = cards_by_rank(chosen_cards(view, arrangement), "CDHS")  # whether threes may be melded is asked below
    by_rank, wilds = chosen.naturals, (*chosen.jokers, *chosen.twos)
    if len(by_rank) < 2 or arrangement.draft is not None or not view.is_mine or view.board.phase != Phase.PLAY:
        return None
    ranks = [meld.rank for meld in view.board.melds[view.team]]
    small = [rank for rank, those in by_rank.items() if rank not in ranks and len(those) < MELD_SIZE]
    if wilds and not small and arrangement.goal is None and all(rank in ranks for rank in by_rank):
        return Outcome(prompt=Prompt.WILD_APART)  # any of those melds could take them
    if len(small) != bool(wilds):
        return None
    for rank in small:
        by_rank[rank] += wilds
    draft = Draft()
    for those in by_rank.values():
        place = obvious_target(view, arrangement, those)
        target = OnMeld(place.number) if isinstance(place, LaidMeld) else NewGroup()
        is_small = isinstance(target, NewGroup) and len(those) < MELD_SIZE
        if is_small or may_add(view, draft, those, target) is not None:
            return None
        draft = add(view, draft, those, target)
    is_whole_hand = draft.kind == "go_out" and len(arrangement.chosen) == len(view.hand)
    if is_whole_hand and (lack := missing(view, draft)) is not None:
        return Outcome(refusal=lack)  # nothing is left that could be discarded
    if not view.board.has_opened(view.team) or draft.kind != "meld":
        return Outcome(arrangement=with_draft(arrangement, draft))
    move = draft.move()
    why = why_not(view, move)
    return Outcome(move=move) if why is None else Outcome(refusal=why)


def put_chosen(view: PlayerView, arrangement: Arrangement) -> Outcome:
    """Put the chosen cards in the place named for them, or else the obvious one; refused if the hand can't use them."""
    cards = chosen_cards(view, arrangement)
    if not cards and not view.is_mine:
        return Outcome(refusal=NotYourTurn(view.board.mover))
    if not cards:
        is_early = view.board.phase == Phase.DRAW
        return Outcome(refusal=WrongPhase()) if is_early else Outcome(prompt=Prompt.CHOOSE_CARDS)
    target = place_of_chosen(view, arrangement)
    if target is None:
        has_melds = bool(view.board.melds[view.team]) or arrangement.draft is not None
        return Outcome(prompt=Prompt.CHOOSE_MELD) if has_melds else Outcome(refusal=TooFewCards(len(cards)))
    outcome = drop_chosen(view, arrangement, target)
    lack = why_unfinished(view, outcome)
    return outcome if lack is None else Outcome(refusal=lack)


def turned_dirty(view: PlayerView, cards: Sequence[Card], spots: Iterable[Spot]) -> frozenset[Spot]:
    """Which of these targets are clean melds and books that the cards would turn dirty."""
    if not any(map(is_wild, cards)):
        return frozenset()
    melds = view.board.melds[view.team]
    targets = ((spot, team_target(view, spot)) for spot in spots)
    return frozenset(spot for spot, at in targets if isinstance(at, OnMeld) and melds[at.meld].kind == "clean")


def takers(
    view: PlayerView,
    arrangement: Arrangement,
    cards: tuple[Card, ...],
    spots: Iterable[Spot],
    lifted: Lifted | None = None,
) -> frozenset[Spot]:
    """Which of these targets make a legal move with the cards: these light up."""
    if not cards or not view.is_mine:
        return frozenset()
    return frozenset(spot for spot in spots if is_offered(view, drop_cards(view, arrangement, cards, spot, lifted)))


def is_offered(view: PlayerView, outcome: Outcome) -> bool:
    """Whether a gesture plays a move, or lays out cards for a legal one."""
    draft = outcome.arrangement.draft if outcome.arrangement is not None else None
    return outcome.is_done and (draft is None or can_finish(view, draft))


def why_unfinished(view: PlayerView, outcome: Outcome) -> Refusal | None:
    """Why the hand can't make a legal move of what a gesture lays out; None if it can, or if nothing is laid out."""
    draft = outcome.arrangement.draft if outcome.arrangement is not None else None
    return missing(view, draft) if draft is not None and not can_finish(view, draft) else None


def pile_takers(view: PlayerView, arrangement: Arrangement, spots: Iterable[Spot]) -> frozenset[Spot]:
    """Which of these places of the team the pile could be dropped on, to be taken with its upcard there."""
    own = (spot for spot in spots if isinstance(team_target(view, spot), NewGroup | OnMeld))
    return frozenset(spot for spot in own if is_offered(view, take_pile_onto(view, arrangement, spot)))
