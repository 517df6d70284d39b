"""What the reading keys tell of a table: the same facts as on the screen, in sentences."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.view import SPECTATOR
from game.ui.table.desk import chosen_cards, shown_cards
from game.ui.table.draw.picture import Scenery
from game.ui.table.info.lesson_pointing import lesson_words
from game.ui.table.info.log_lines import done_in_words
from game.ui.table.info.pointer_tips import tip_of
from game.ui.table.modes import Learn, Practise
from game.ui.table.spots import Zone
from game.ui.table.state import TableState
from game.words import heard as words
from game.words import table as table_words
from game.words.grammar import capital, seat_name, sentences, team_name
from game.words.heard import ReadAloud


def message(state: TableState, shown: Scenery) -> str:
    """What the table says now, all of it in a line."""
    why = state.drag.why if state.drag is not None else ""
    said = sentences(shown.head, why or state.refusal or shown.body)
    match state.mode:
        case Practise(sheet) if not sheet.waits:
            said = f"{sheet.words} {said}"
        case Learn():
            said = sentences(lesson_words(state), state.refusal)
    if state.coached is not None:
        said = f"{said} {state.coached.heard}"
    if state.said_at_plate not in said:
        said = f"{said} {state.said_at_plate}"
    return said if shown.hint is None else sentences(said, shown.hint.words)


def read(what: ReadAloud, state: TableState, shown: Scenery, said: Sequence[str]) -> str:
    """In sentences; `said` are those that were told last."""
    view, board, names = state.view, state.view.board, state.names
    base, me = state.game.base, state.game.me
    match what:
        case ReadAloud.HAND:
            if view.seat == SPECTATOR:
                return words.NO_CARDS
            cards = shown_cards(view, state.desk)
            return words.hand_read(cards, chosen_cards(view, state.desk), state.desk.fresh)
        case ReadAloud.PILES:
            pile = tip_of(Zone.PILE, state.layout, view, names)
            return sentences(pile, capital(table_words.stock_label(board.stock)))
        case ReadAloud.OWN:
            team = board.team_of(base)
            own = words.team_read(board.melds[team], team_name(names, board.teams, team, me), board.rules.book_size)
            laid = state.desk.draft.groups if state.desk.draft is not None else ()
            return sentences(own, *(f"{words.LAID_OUT}: {table_words.group_line(group.cards)}" for group in laid))
        case ReadAloud.RIVALS:
            return words.rivals_read(board, names, base, me)
        case ReadAloud.SCORES:
            return sentences(*(words.score(row.name, row.total, row.now, row.line) for row in shown.scores))
        case ReadAloud.NEEDS:
            meter = shown.meter
            opening = [words.meter(meter.have, meter.need, meter.line)] if meter is not None else []
            return sentences(*opening, *(capital(words.need(line)) for line in shown.needs))
        case ReadAloud.LAST_TURN:
            return words.last_turn_read(done_in_words(state.told_log, view.seat), names)
        case ReadAloud.NOW:
            whose = words.turn_of(seat_name(names, board.mover, view.seat)) if not shown.head else ""
            return sentences(whose, shown.head, state.refusal or shown.body)
        case ReadAloud.AGAIN:
            return " ".join(said) or words.NOTHING_SAID
        case _:
            assert_never(what)
