"""What lights up on the table: where cards may go, where a turn begins, with what acting now does something."""

from game.cards import Card
from game.engine.board import Phase
from game.turn import gesture_outcomes as acts
from game.turn.desk import chosen_cards, upcard_is_staged
from game.turn.spots import HandCard, SeatPlate, Spot, StagedCard, Zone
from game.ui.table.state import TableState


def held_cards(state: TableState) -> tuple[Card, ...]:
    """The cards that hang from the pointer, else the chosen ones."""
    return state.drag.cards if state.drag is not None else chosen_cards(state.view, state.desk)


def lit_spots(state: TableState) -> frozenset[Spot]:
    """Where the held or chosen cards may go, else where a turn begins."""
    view, desk, hits, drag = state.view, state.desk, state.layout.hits, state.drag
    if drag is None:
        lit = acts.takers(view, desk, held_cards(state), hits, acts.lifted_upcard(view, desk))
        return lit or inviting_spots(state)
    if drag.is_pile and desk.draft is None:
        return acts.pile_takers(view, desk, hits)
    return acts.takers(view, desk, drag.cards, hits, drag.lifted)


def inviting_spots(state: TableState) -> frozenset[Spot]:
    """Where a turn begins."""
    view, desk = state.view, state.desk
    if not view.is_mine or view.board.phase != Phase.DRAW or desk.draft is not None:
        return frozenset()
    found: set[Spot] = set()
    if acts.draw(view, desk).move is not None:
        found.add(Zone.STOCK)
    if acts.why_no_take(view) is None:
        found.add(Zone.PILE)
    return frozenset(found)


def enabled_spots(state: TableState) -> frozenset[Spot]:
    """What of the felt there is with which acting now does something."""
    view, desk, hits = state.view, state.desk, state.layout.hits
    found: set[Spot] = {spot for spot in hits if isinstance(spot, HandCard | StagedCard)}
    if state.mode.may_hand_over:
        found |= {spot for spot in hits if isinstance(spot, SeatPlate)}
    inviting = inviting_spots(state)
    found |= inviting & {Zone.STOCK}
    is_taking = desk.draft is not None and desk.draft.kind == "take"
    if Zone.PILE in inviting or (is_taking and not upcard_is_staged(view, desk.draft)):
        found |= {Zone.PILE, Zone.UPCARD}
    found |= acts.takers(view, desk, chosen_cards(view, desk), hits, acts.lifted_upcard(view, desk))
    return frozenset(found & hits.keys())
