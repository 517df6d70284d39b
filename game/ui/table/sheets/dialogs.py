"""What is laid over the table on demand, as dialogs: a question before a discard, a word explained, needs, the lap."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from game.engine.view import SPECTATOR
from game.text.messages import going_out_texts as say_going_out
from game.text.messages import help as say_help
from game.text.messages import nouns
from game.text.messages import screens as say_screens
from game.text.messages import table as say_table
from game.ui.table.effects import ConfirmDiscard, ExplainTerm, ListLap, ListNeeds, TableQuestion
from game.ui.table.game import TableHooks
from game.ui.table.info.log_lines import done_in_short
from game.ui.table.inputs import Confirmed, TableCommand, TableInput
from game.ui.table.sheets.need_signs import NeedSigns
from game.ui.table.sheets.team_sheets import MOST_HIGH, SheetItem, SheetRow, TableSheet
from game.ui.table.state import TableState
from game.ui.widgets.button import Button
from game.ui.widgets.form import Dialog, close_button, stay
from game.words.glossary import GLOSSARY, term_explained
from game.words.going_out_texts import team_needs
from game.words.grammar import called, seat_name, team_name
from game.words.partner_agreements import keeps

Send = Callable[[TableInput], None]


def dialog_for(question: TableQuestion, state: TableState, send: Send, hooks: TableHooks) -> Dialog:
    """The dialog of a question; its buttons send what was answered, or open what lies beyond the table."""
    match question:
        case ConfirmDiscard(move):
            discard = partial(send, Confirmed(move))
            buttons = [
                Button("button/discard_it", say_table.discard_it(), discard, look="primary"),
                Button("button/keep_it", say_table.keep_it(), stay),
            ]
            return Dialog(say_table.confirm_discard(move.card), say_table.confirm_why(), buttons)
        case ExplainTerm(term):
            entry = GLOSSARY[term]
            buttons = [
                Button("button/rule", say_help.show_rule(), partial(hooks.on_rule, entry.chapter), icon="list"),
                close_button(),
            ]
            return Dialog(entry.title, term_explained(term, state.view.board.rules), buttons)
        case ListNeeds():
            return TableSheet(say_going_out.needed(), _needs(state), [close_button()])
        case ListLap():
            play_again = partial(send, TableCommand.PLAY_LAP)
            buttons = [
                Button("button/play_lap", say_table.play_lap(), play_again, icon="film", key="V"),
                Button("button/whole_log", say_screens.whole_log(), hooks.on_history, icon="list"),
                close_button(),
            ]
            watches = state.view.seat == SPECTATOR
            title = say_table.last_lap() if watches else say_screens.since_last_turn()
            if rows := _lap(state):
                return TableSheet(title, rows, buttons)
            return Dialog(title, say_table.nothing_yet() if watches else say_table.nothing_since(), buttons)
        case _:
            assert_never(question)


def _needs(state: TableState) -> list[SheetRow]:
    """A line for each team, then one for each player who keeps to what was agreed."""
    board, names, me = state.view.board, called(state.names), state.game.me
    own = board.team_of(state.game.base)
    looks = [person.look for person in state.people.by_seat]
    rows = []
    for team in ((own + step) % board.teams for step in range(board.teams)):
        needs = team_needs(board, names, team, me)
        signs = NeedSigns(needs, team, looks, MOST_HIGH / max(2, board.teams), nouns.stack(board.last_stack.value))
        rows.append(SheetRow(team, team_name(names, board.teams, team, me), (SheetItem(needs.told),), signs))
    for seat, person in enumerate(state.people.by_seat):
        if person.agreed:
            kept = tuple(SheetItem(keeps(one, board.rules)) for one in person.agreed)
            rows.append(SheetRow(board.team_of(seat), seat_name(names, seat, me), kept))
    return rows


def _lap(state: TableState) -> list[SheetRow]:
    """A line for each other seat, clockwise from the viewer; for nobody the last turn of everybody."""
    board = state.view.board
    done = done_in_short(state.told_log, state.view.seat, board.players)
    return [
        SheetRow(board.team_of(seat), seat_name(state.names, seat, state.game.me), done[seat])
        for seat in sorted(done, key=state.layout.near)
    ]
