"""Whole turns in counts by one tuning: what `hard` would do, fast enough for hundreds of turns per decision."""

from game.ai.brain.counted_position import MELD, CountedPosition
from game.ai.brain.discarding import discarding
from game.ai.brain.laying_down import lay_down
from game.ai.brain.opening import opening, whole_hand, wilds_allowed_to_open
from game.ai.brain.quick_ways_out import goes_out
from game.ai.brain.taking_pile import takes_pile
from game.ai.brain.threats import is_threatened, lead_by_going_out, partners_ready
from game.ai.brain.tuning import Tuning

_ANY_WILDS = 99


def play_turn(position: CountedPosition, tuning: Tuning) -> None:
    """The seat to move plays its whole turn, or ends the round."""
    seat = position.turn
    begin_turn(position, tuning)
    if not position.over and position.turn == seat:
        finish_turn(position, tuning)


def begin_turn(position: CountedPosition, tuning: Tuning) -> None:
    """Take the pile or draw; end the round if neither is possible."""
    if takes_pile(position, position.turn, tuning):
        return
    if position.stock >= position.book.draw:
        position.draw(position.book.draw)
    elif position.book.rules.stock_out != "reshuffle" or len(position.pile) < 2:
        position.end()
    else:
        _reshuffle(position)


def _reshuffle(position: CountedPosition) -> None:
    """The discards become the stock, in a fixed arbitrary order: every third card first."""
    pile = position.pile
    under = pile[:-1]
    for kind in under:
        position.seen[kind] -= 1
    position.deck = under[::3] + under[1::3] + under[2::3]
    position.next_card = 0
    position.stock = len(under)
    position.pile = pile[-1:]
    if position.stock >= position.book.draw:
        position.draw(position.book.draw)
    else:
        position.end()


def finish_turn(position: CountedPosition, tuning: Tuning) -> None:
    """Everything after the draw: melds, the foot, going out or the discard."""
    seat = position.turn
    threatened = is_threatened(position, seat, tuning)
    if _may_leave(position, seat) and leaves(position, seat, tuning, threatened):
        return
    meld(position, seat, tuning, threatened)
    end_turn(position, seat, tuning, threatened)


def _may_leave(position: CountedPosition, seat: int) -> bool:
    """Whether the seat plays cards that it may go out with."""
    return position.in_foot[seat] or not position.book.rules.foot_needed


def end_turn(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> None:
    """End a turn after melding: an emptied hand or a first book brings the foot, which may end the turn (likewise an
    emptied foot the tail); then the discard.
    """
    while position.foot_due(seat):
        position.take_up_foot(seat)
        if position.book.rules.foot_ends_turn:
            position.next_turn()
            return
        if _may_leave(position, seat) and leaves(position, seat, tuning, threatened):
            return
        meld(position, seat, tuning, threatened)
    position.discard(discarding(position, seat, tuning, threatened))


def meld(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> None:
    """Open if wanted, then lay down what is worth laying."""
    table = position.tables[seat % position.teams]
    if not table.ranks and not opens(position, seat, tuning, threatened):
        return
    lay_down(position, seat, tuning, threatened)
    if position.laid:
        position.record_act(MELD)


def opens(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> bool:
    """Make the team's first melds if possible with as many wilds as are allowed by now."""
    most = _ANY_WILDS if threatened else wilds_allowed_to_open(position, seat, tuning)
    lays = whole_hand(position, seat) or opening(position, seat, most)
    if not lays:
        return False
    if position.held[seat] - sum(lay[2] + lay[3] + lay[4] for lay in lays) < position.must_keep(seat):
        return False
    position.lay_groups(seat, lays)
    position.record_act(MELD)
    return True


def leaves(position: CountedPosition, seat: int, tuning: Tuning, threatened: bool) -> bool:
    """Go out if that is possible and pays; otherwise change nothing."""
    if position.refused or not partners_ready(position, seat):
        return False
    if not threatened and lead_by_going_out(position, seat, tuning) < tuning.out_lead:
        return False
    return goes_out(position, seat)
