"""What lights up on the table: where cards may go, where a turn begins, what can be used now."""

from game.cards import Card
from game.engine.discard_pile.taking import why_no_take
from game.engine.table.board import Phase
from game.turn import gesture_outcomes as actions
from game.turn.arrangement import chosen_cards, upcard_is_staged
from game.turn.spots import HandCard, RedThrees, RivalLine, SeatPlate, Spot, StagedCard, Zone
from game.ui.table.state import TableState


def held_cards(state: TableState) -> tuple[Card, ...]:
    return state.drag.cards if state.drag is not None else chosen_cards(state.view, state.arrangement)


def lit_spots(state: TableState) -> frozenset[Spot]:
    """Where the held or chosen cards may go; otherwise where a turn begins."""
    view, arrangement, hits, drag = state.view, state.arrangement, state.layout.hits, state.drag
    if drag is None:
        lit = actions.takers(view, arrangement, held_cards(state), hits, actions.lifted_upcard(view, arrangement))
        lit = lit & {arrangement.goal} if arrangement.goal is not None else lit
        return lit or (inviting_spots(state) if state.asked_view.is_mine else frozenset())
    if drag.is_pile and arrangement.draft is None:
        return actions.pile_takers(view, arrangement, hits)
    return actions.takers(view, arrangement, drag.cards, hits, drag.lifted)


def inviting_spots(state: TableState) -> frozenset[Spot]:
    """Where a turn begins."""
    view, arrangement = state.view, state.arrangement
    if not view.is_mine or view.board.phase != Phase.DRAW or arrangement.draft is not None:
        return frozenset()
    found: set[Spot] = set()
    if actions.draw(view, arrangement).move is not None:
        found.add(Zone.STOCK)
    if why_no_take(view) is None:
        found.add(Zone.PILE)
    return frozenset(found)


def enabled_spots(state: TableState) -> frozenset[Spot]:
    view, arrangement, hits = state.view, state.arrangement, state.layout.hits
    found: set[Spot] = {spot for spot in hits if isinstance(spot, HandCard | StagedCard | RivalLine | RedThrees)}
    found.add(Zone.FOOT)
    if state.mode.is_match:
        found |= {spot for spot in hits if isinstance(spot, SeatPlate)}
    inviting = inviting_spots(state)
    found |= inviting & {Zone.STOCK}
    is_taking = arrangement.draft is not None and arrangement.draft.kind == "take"
    if Zone.PILE in inviting or (is_taking and not upcard_is_staged(view, arrangement.draft)):
        found |= {Zone.PILE, Zone.UPCARD}
    found |= actions.takers(
        view, arrangement, chosen_cards(view, arrangement), hits, actions.lifted_upcard(view, arrangement)
    )
    return frozenset(found & hits.keys())
