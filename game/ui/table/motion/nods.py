"""A partner's answer without words: its head nods for a yes and is shaken for a no."""

from collections.abc import Sequence

from game.engine.board import Board
from game.engine.events import Event, PermissionAnswered
from game.turn.spots import SeatPlate
from game.ui.shared.seated_players import People
from game.ui.table.layout.table_layout import Layout
from game.ui.table.motion.celebrations import FRAMED, SAID, Celebration, Form, Nod

NODS = 1.3
"""Seconds that a head moves."""


def nods(events: Sequence[Event], board: Board, people: People, layout: Layout, form: Form) -> tuple[Celebration, ...]:
    """The heads of all who have answered; nothing of whoever has no plate."""
    answers = [event for event in events if isinstance(event, PermissionAnswered)]
    found = (nod_of(event.seat, event.yes, board, people, layout, form) for event in answers)
    return tuple(nod for nod in found if nod is not None)


def nod_of(seat: int, yes: bool, board: Board, people: People, layout: Layout, form: Form) -> Celebration | None:
    """The head over the plate of a seat; it stands still with its sign where motion is reduced."""
    plate = layout.hits.get(SeatPlate(seat))
    if plate is None:
        return None
    lasts = {"full": NODS, "calm": FRAMED, "bare": SAID}[form]
    head = Nod(people.by_seat[seat].look, board.team_of(seat), yes)
    return Celebration(words="", box=plate, lasts=lasts, stands=form != "full", nod=head)
