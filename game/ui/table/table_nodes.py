"""The felt as one list: everything that can be pointed at, with its rectangle, name, tooltip, and whether using it does
something now. Widgets, `--targets` and the screen reader read it from here.
"""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace
from pygame import Rect

from game.engine.moves import Discard, Draw, GoOut, Take
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.messages.functions import (
    nouns,
    spoken_text as say_spoken_text,
    table as say_table,
)
from game.sentences.at_table import spoken_text as spoken
from game.sentences.at_table.partner_agreements import beside_done
from game.sentences.at_table.recap import done_meanwhile
from game.sentences.at_table.table import books_line
from game.sentences.grammar import sentences, team_name
from game.turn.arrangement import fresh_positions, sorted_hand
from game.turn.consequences import is_dealt
from game.turn.first_steps import NewThing
from game.turn.gesture_outcomes import could_begin
from game.turn.hint_words import with_hint
from game.turn.hinting import lays_out
from game.turn.offered_buttons import UNDOES, Action, Control, controls, waiting_controls
from game.turn.spots import HandCard, LaidMeld, RedThrees, RivalLine, SeatPlate, Spot, StagedCard, Zone, id_of
from game.turn.undo_words import undo_words
from game.ui.table.info.lights import enabled_spots
from game.ui.table.info.pointer_tips import tip_of
from game.ui.table.state import TableState


class Node(msgspec.Struct, frozen=True):
    """One thing on the felt at a moment of a table. Its words are made on request."""

    spot: Spot
    enabled: bool
    """Whether using it does something now."""
    state: TableState

    @property
    def id(self) -> str:
        return id_of(self.spot)

    @property
    def rect(self) -> Rect:
        return self.state.layout.hits[self.spot]

    @property
    def chips_of(self) -> int | None:
        """The team whose band of chips it represents, which can be shown large."""
        spot, bands = self.spot, self.state.layout.bands
        return spot.team if isinstance(spot, LaidMeld) and bands[spot.team].has_chips else None

    @property
    def takes_keys(self) -> bool:
        return order_of(self.spot) < LAST and (self.state.mode.is_match or not isinstance(self.spot, SeatPlate))

    @property
    def label(self) -> str:
        """Its name: a card by its two characters, a meld by its cards."""
        state = self.state
        layout, board = state.layout, state.view.board
        match self.spot:
            case HandCard(position):
                return layout.hand[position]
            case StagedCard(group, index):
                return state.arrangement.draft.groups[group].cards[index] if state.arrangement.draft is not None else ""
            case LaidMeld(team, number):
                return " ".join(board.melds[team][number].cards)
            case SeatPlate(seat):
                return nouns.cards(board.hands[seat])
            case RivalLine(team):
                return team_name(state.names, board.teams, team, state.game.me)
            case RedThrees(team):
                return " ".join(board.red_threes[team])
            case Zone.STOCK:
                return say_table.stock_label(board.stock)
            case Zone.PILE:
                return say_table.pile_label(board.pile)
            case Zone.UPCARD:
                return board.upcard or ""
            case Zone.FOOT:
                stack, tail = board.next_stack(layout.base) or board.last_stack, board.tails or board.feet
                return say_table.foot_label(
                    stack.value, board.feet[layout.base], tail[layout.base] if board.tails else 0
                )
            case Zone.NEW_PILE:
                return say_table.new_pile()
            case Zone.DISCARD:
                return say_table.discard()
            case _:
                assert_never(self.spot)

    @property
    def tip(self) -> str:
        """A few words for a pointer that rests there; on a plate, what its seat did since, and its cards."""
        state = self.state
        if not isinstance(self.spot, SeatPlate):
            return tip_of(self.spot, state.layout, state.view, state.names)
        board = state.view.board
        return sentences(self.done, spoken.held(board, self.spot.seat) if is_dealt(board) else "")

    @property
    def done(self) -> str:
        """A plate's latest action and agreements; "" for anything else."""
        state = self.state
        if not isinstance(self.spot, SeatPlate):
            return ""
        did = done_meanwhile(state.shown_log, state.view.seat).get(self.spot.seat)
        said = say_table.since_your_turn("; ".join(line.what for line in did)) if did else ""
        return beside_done(said, state.people.by_seat[self.spot.seat].agreed, state.view.board.rules)

    @property
    def spoken_text(self) -> str:
        state = self.state
        board, arrangement = state.view.board, state.arrangement
        match self.spot:
            case HandCard(position):
                hand, is_fresh = state.layout.hand, position in fresh_positions(state.view, arrangement)
                return say_spoken_text.card_in_hand(
                    hand[position], position + 1, len(hand), position in arrangement.chosen, is_fresh
                )
            case StagedCard(group, index) if arrangement.draft is not None:
                return say_spoken_text.staged_card(
                    arrangement.draft.groups[group].cards[index], arrangement.draft.groups[group].cards
                )
            case LaidMeld(team, number):
                name = team_name(state.names, board.teams, team, state.game.me)
                return say_spoken_text.meld_of_team(
                    *spoken.meld_facts(board.melds[team][number], board.rules.book_size), name
                )
            case RivalLine(team):
                is_open = state.opened == team
                return say_spoken_text.rival_line(self.label, books_line(board, team), is_open)
            case RedThrees(team):
                name = team_name(state.names, board.teams, team, state.game.me)
                return say_spoken_text.red_threes(len(board.red_threes[team]), name)
            case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
                return say_spoken_text.pile(board.pile, board.upcard, board.frozen is not None)
            case Zone.FOOT:
                return self.tip or self.label
            case _:
                return self.label


def nodes_of(state: TableState) -> Sequence[Node]:
    enabled = enabled_spots(state)
    return [Node(spot, spot in enabled, state) for spot in sorted(state.layout.hits, key=order_of)]


def buttons_of(state: TableState) -> tuple[Control, ...]:
    """Controls outside the felt."""
    undo = undo_words(state.steps, state.view.seat, state.game.undoable)
    offered = controls(state.view, state.arrangement, state.game.undoable, state.names, undo)
    if state.mode.is_match and len(state.view.hand) == 1 and state.arrangement.draft is None:
        offered = _one_way_out(offered)
    offered = _with_advice(with_hint(offered, state.hint), state)
    step, order = state.guided.step if state.guided is not None else None, state.arrangement.order
    if state.mode.is_guided and order == sorted_hand(order, "rank", state.arrangement.sorting):
        offered = tuple(one for one in offered if one.action != "sort")
    if step is not None and not step.is_remark:
        its = [one for one in offered if one.action == step.action and not one.reason]
        if not state.is_proposed and step.action == "meld":  # what only begins a meld leads nowhere
            its = [one for one in its if one.primary]
        others = (one for one in offered if one.action in ("hint", "sort") or (one.action in UNDOES and not one.reason))
        offered = (*(replace(one, sub="", primary=True) for one in its), *others)
    elif state.mode.is_guided and could_begin(state.view):  # nobody who can still meld is led to the end of the turn
        offered = tuple(replace(one, primary=one.primary and one.action != "discard") for one in offered)
    if step is not None and step.thing is NewThing.MADE_DIRTY:  # what the teacher says to press
        offered = tuple(replace(one, primary=one.action == "undo") for one in offered)
    shown = state.mode.controls(offered, state.game.undoable)
    if state.before is not None and not state.before.is_own:  # what others did is still being shown
        shown = (*_while_shown(state), *(one for one in shown if one.slot not in MOVES))
    if state.waits_for_speech:  # soon they would be other buttons
        shown = tuple(one for one in shown if one.slot not in (MOVES if state.mode.is_guided else MOVES[:1]))
    return shown


def _while_shown(state: TableState) -> tuple[Control, ...]:
    """The moves, waiting, while what others did is being shown; none before the first turn of a round."""
    view = state.view if state.asked_view.is_mine else state.asked_view
    waits = state.mode.is_match and not state.mode.is_guided and not view.is_mine and view.seat != SPECTATOR
    return waiting_controls(view, state.names) if waits else ()


def _with_advice(offered: Sequence[Control], state: TableState) -> tuple[Control, ...]:
    """What coach or hint advise is golden, and nothing else: the button that does it, or else what shows the move, as
    long as nothing is chosen or laid out.
    """
    move = state.told.move if state.told is not None else None
    is_free = state.is_empty_handed and not state.mode.is_guided
    does = _DONE_BY.get(type(move))
    if isinstance(move, Discard | GoOut) and len(state.view.hand) == 1:
        does = "discard"
    if does is not None and any(one.action == does and not one.reason for one in offered):
        return tuple(replace(one, primary=one.action == does) for one in offered) if is_free else tuple(offered)
    coach = state.coach_at_hand if state.hint is None else None
    is_shown = lays_out(state.hint) if coach is None else coach.can_show
    if not is_free or state.view.board.phase is not Phase.PLAY or not is_shown:
        return tuple(offered)
    show = Control("act", "coach_show", say_table.show_me_how(), "hand", "E", primary=True)
    told = say_table.hint_press("other", show.label) if coach is None else ""  # the bulb has said all it can
    others = (one for one in offered if one.slot != show.slot and one.action != "stage")
    return show, *(replace(one, primary=False, reason=told if one.slot == "hint" else one.reason) for one in others)


_DONE_BY: Final[Mapping[type, Action]] = {Draw: "draw", Take: "take", GoOut: "go_out"}
"""The buttons that do what is advised, whatever is chosen."""


def _one_way_out(offered: Sequence[Control]) -> tuple[Control, ...]:
    """Without Go out if discarding the last card does just that."""
    can_discard = any(one.action == "discard" and not one.reason for one in offered)
    return tuple(one for one in offered if one.action != "go_out" or not can_discard)


MOVES: Final = ("act", "other", "special")
"""The places of buttons with which somebody plays."""
LAST: Final = 11
_ORDER: Final[Mapping[Zone | type[Spot], int]] = {
    HandCard: 0,
    StagedCard: 1,
    Zone.NEW_PILE: 2,
    LaidMeld: 3,  # books after it
    Zone.STOCK: 5,
    Zone.PILE: 6,
    Zone.FOOT: 7,
    RedThrees: 8,
    RivalLine: 9,
    SeatPlate: 10,
}


def order_of(spot: Spot) -> int:
    """The order of Tab; whatever comes `LAST` can't be focused."""
    is_book = isinstance(spot, LaidMeld) and spot.is_book
    return _ORDER.get(spot if isinstance(spot, Zone) else type(spot), LAST) + is_book
