"""What the reading keys say about a table: the same facts as on the screen, in sentences."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.table.board import Board
from game.engine.table.view import SPECTATOR
from game.messages.amounts import capital
from game.messages.functions import refusals as say_refusals, spoken_text as say_spoken_text, table as say_table
from game.sentences.at_table import spoken_text as words, table as table_words
from game.sentences.grammar import seat_name, seat_person, sentences
from game.turn.arrangement import chosen_cards, fresh_positions, shown_cards
from game.turn.spots import Zone
from game.ui.table.draw.picture import Scenery
from game.ui.table.info.lesson_pointing import lesson_words
from game.ui.table.info.log_lines import done_lately
from game.ui.table.info.pointer_tips import tip_of
from game.ui.table.modes import Learn, Practise
from game.ui.table.state import ReadAloud, TableState


def message(state: TableState, shown: Scenery) -> str:
    why = state.drag.refusal if state.drag is not None else None
    said = sentences(shown.head, (why() if why is not None else state.refusal) or shown.body)
    match state.mode:
        case Practise(sheet) if not sheet.waits:
            said = f"{sheet.words} {said}"
        case Learn():
            said = sentences(lesson_words(state), state.refusal)
    if state.guided is not None:
        said = state.advice_heard
    elif state.advice_heard:
        said = f"{said} {state.advice_heard}"
    if state.said_at_plate not in said:
        said = f"{said} {state.said_at_plate}"
    return said


def read(what: ReadAloud, state: TableState, shown: Scenery, said: Sequence[str]) -> str:
    """In sentences; `said` are the last ones."""
    view, board, names = state.view, state.view.board, state.names
    match what:
        case ReadAloud.HAND:
            if view.seat == SPECTATOR:
                return say_spoken_text.hand((), 0, (), ())
            cards = shown_cards(view, state.arrangement)
            fresh = [cards[at] for at in fresh_positions(view, state.arrangement)]
            return say_spoken_text.hand(cards, len(cards), chosen_cards(view, state.arrangement), fresh)
        case ReadAloud.PILES:
            pile = tip_of(Zone.PILE, state.layout, view, names)
            return sentences(pile, capital(say_table.stock_label(board.stock)))
        case ReadAloud.OWN:
            own = words.team_read(board, names, board.team_of(state.game.base), state.game.me)
            laid = state.arrangement.draft.groups if state.arrangement.draft is not None else ()
            return sentences(
                own,
                *(say_spoken_text.laid_out_group(table_words.group_line(group.cards)) for group in laid),
            )
        case ReadAloud.RIVALS:
            return _rivals(board, names, state.game.base, state.game.me)
        case ReadAloud.SCORES:
            return sentences(
                *(say_spoken_text.score(band.title, band.total, band.now, band.books) for band in shown.bands.values())
            )
        case ReadAloud.NEEDS:
            meter = shown.meter
            opening = (
                [sentences(say_spoken_text.meter(meter.have, meter.need), meter.line)] if meter is not None else []
            )
            return sentences(*opening, *(capital(words.need(line)) for line in shown.needs))
        case ReadAloud.LAST_TURN:
            told = (
                say_spoken_text.holding(seat_name(names, seat, state.game.me), "; ".join(line.what for line in did))
                for seat, did in done_lately(state.shown_log, view.seat, board.players).items()
            )
            return " ".join(told) or (say_table.nothing_yet if view.seat == SPECTATOR else say_table.nothing_since)()
        case ReadAloud.NOW:
            whose = say_refusals.not_your_turn(seat_person(names, board.mover, view.seat)) if not shown.head else ""
            return sentences(whose, shown.head, state.refusal or shown.body)
        case ReadAloud.AGAIN:
            return " ".join(said) or say_spoken_text.nothing_said()
        case _:
            assert_never(what)


def _rivals(board: Board, names: Sequence[str], base: int, me: int | None) -> str:
    """The other teams' melds, and everybody else's card counts, in the order of play."""
    own = board.team_of(base)
    melds = (words.team_read(board, names, team, me) for team in range(board.teams) if team != own)
    told = [
        say_spoken_text.holds(seat_name(names, seat, me), board.hands[seat], board.plays_from(seat).value)
        for seat in board.around(base)[1:]
    ]
    return " ".join([*melds, sentences("; ".join(told))])
