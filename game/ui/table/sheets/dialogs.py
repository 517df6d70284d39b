"""Dialogs over the table: questions before a discard or an undo of several plays, a term, needs, the lap."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from game.engine.table.view import SPECTATOR
from game.messages.functions import help as say_help, screens as say_screens, table as say_table
from game.sentences.grammar import seat_name
from game.sentences.learning.glossary import GLOSSARY, answer_to, term_explained
from game.toolkit.widgets import Button, Dialog, close_button, stay
from game.turn.gesture_outcomes import given_away
from game.turn.undo_words import undo_words
from game.ui.shared.preferences import PanelSide
from game.ui.table.effects import ConfirmDiscard, ConfirmUndo, ExplainTerm, ListLap, ListNeeds, TableQuestion
from game.ui.table.info.log_lines import done_in_short
from game.ui.table.inputs import Confirmed, PinPanel, TableCommand, TableInput
from game.ui.table.sheets.needs_sheet import NeedsSheet
from game.ui.table.sheets.team_sheets import SheetRow, TableSheet
from game.ui.table.state import TableState, TakeBack
from game.ui.table.table_game import TableHooks

Send = Callable[[TableInput], None]


def dialog_for(question: TableQuestion, state: TableState, send: Send, hooks: TableHooks) -> Dialog:
    match question:
        case ConfirmDiscard(move):
            discard = partial(send, Confirmed(move))
            away = given_away(state.view, move.card)
            keeps = away is not None  # the golden button is what is better
            buttons = [
                Button("button/discard_it", say_table.discard_it(), discard, look="plain" if keeps else "primary"),
                Button("button/keep_it", say_table.keep_it(), stay, look="primary" if keeps else "plain"),
            ]
            return Dialog(say_table.confirm_discard(move.card), say_table.confirm_why(away or "none"), buttons)
        case ConfirmUndo(plays):
            what = undo_words(state.steps, state.view.seat, plays).turn
            buttons = [
                Button(
                    "button/undo_them", say_table.undo_them(), partial(send, Confirmed(TakeBack(plays))), look="primary"
                ),
                Button("button/leave_them", say_table.leave_them(), stay),
            ]
            return Dialog(say_table.confirm_undo(plays), say_table.confirm_undo_why(what), buttons)
        case ExplainTerm(term, is_asked):
            entry = GLOSSARY[term]
            buttons = [
                Button("button/rule", say_help.show_rule(), partial(hooks.on_rule, entry.chapter), icon="list"),
                close_button(),
            ]
            told = (answer_to if is_asked else term_explained)(term, state.view.board.rules)
            return Dialog(entry.title, told, buttons)
        case ListNeeds():
            return NeedsSheet(state, _kept_at_side("right", state, send))
        case ListLap():
            play_again = partial(send, TableCommand.PLAY_LAP)
            buttons = [
                Button("button/whole_log", say_screens.whole_log(), hooks.on_history, look="quiet"),
                *_kept_at_side("left", state, send),
                Button("button/play_lap", say_table.play_lap(), play_again, icon="film", key="V"),
                close_button(),
            ]
            watches = state.view.seat == SPECTATOR
            title = say_table.last_lap() if watches else say_table.last_turns()
            if rows := _lap(state):
                return TableSheet(title, rows, buttons)
            return Dialog(title, say_table.nothing_yet() if watches else say_table.nothing_since(), buttons)
        case _:
            assert_never(question)


def _kept_at_side(side: PanelSide, state: TableState, send: Send) -> list[Button]:
    """What keeps the panel of a sheet beside the table, if it can be there and isn't."""
    is_folded = state.mode.is_match and not state.mode.is_guided and side not in state.panels
    if not is_folded or state.places.has_nobody_in_front:
        return []
    return [Button(f"button/keep_{side}", say_table.keep_panel(), partial(send, PinPanel(side)), look="quiet")]


def _lap(state: TableState) -> list[SheetRow]:
    """A line for each other seat, clockwise from the viewer; for nobody the last turn of everybody."""
    done = done_in_short(state.shown_log, state.view.seat, state.view.board.players)
    return [
        SheetRow(state.view.board.team_of(seat), seat_name(state.names, seat, state.game.me), done[seat])
        for seat in sorted(done, key=state.layout.near)
    ]
