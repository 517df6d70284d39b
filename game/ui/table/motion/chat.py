"""What computer players sometimes say about what everybody saw, who looks up at it, and whose head answers without
words. It follows from the record alone, so the same match says the same; it names no card.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from game.cards import is_wild
from game.engine import events as happened
from game.engine.events import Event, PermissionAnswered
from game.engine.table.board import Board
from game.messages.language import named
from game.sentences.at_table.log import LogLine
from game.turn.spots import SeatPlate
from game.ui.shared.seated_players import People
from game.ui.table.layout.table_layout import Layout
from game.ui.table.motion.celebrations import FRAMED, SAID, Celebration, Form, Nod
from game.ui.table.motion.choreography import is_big_pile

LOOKS_UP: Final = 0.8
"""Seconds that a face is lifted."""
NODS: Final = 1.3
"""Seconds of a nod or a shake of the head."""
Occasion = Literal["book", "foot", "pile", "frozen", "partner", "opened"]
"""A player's own book, foot or big pile, the pile that a rival froze, what its partner did, or that a rival opened."""


class Chatted(Struct, frozen=True):
    """A computer player's remark about what everybody saw."""

    seat: int
    occasion: Occasion
    style: Literal["careful", "balanced", "racing"]
    is_other: bool
    """Which of its style's two remarks for that."""
    name: str = ""
    """The rival who opened."""
    points: int = 0
    """With how many points."""

    def __call__(self) -> str:
        return named("chat", self.occasion, self)


def last_word(log: Sequence[LogLine], people: People) -> tuple[int, Chatted] | None:
    """The last remark in this round, and its line of the log; None if there was none. Between two remarks everybody has
    a turn.
    """
    began = max((n for n, line in enumerate(log) if isinstance(line.event, happened.RoundBegan)), default=0)
    turns, quiet = 0, 0
    said: tuple[int, Chatted] | None = None
    for number, line in enumerate(log[began:], began):
        spoken_text = _moved(line.event, line.board, people)
        if spoken_text and (turns >= quiet or isinstance(line.event, happened.TeamOpened)):
            about = line.event if isinstance(line.event, happened.TeamOpened) else None
            pick = 7 * turns + number - began
            seat, occasion = spoken_text[pick % len(spoken_text)]
            name, points = ("", 0) if about is None else (people.by_seat[about.seat].name, about.points)
            said = number, Chatted(seat, occasion, people.by_seat[seat].style, pick // 3 % 2 == 1, name, points)
            quiet = turns + line.board.players
        turns += line.ends_turn
    return said


def faces_up(events: Sequence[Event], board: Board, people: People, layout: Layout) -> tuple[Celebration, ...]:
    """The lifted faces: those of the computer players concerned, if a plate shows them."""
    seats = {seat for event in events for seat, _ in _moved(event, board, people)}
    return heads(((seat, None) for seat in sorted(seats)), board, people, layout, "full")


def nods(events: Sequence[Event], board: Board, people: People, layout: Layout, form: Form) -> tuple[Celebration, ...]:
    answers = [(event.seat, event.yes) for event in events if isinstance(event, PermissionAnswered)]
    return heads(answers, board, people, layout, form)


def heads(
    answers: Iterable[tuple[int, bool | None]], board: Board, people: People, layout: Layout, form: Form
) -> tuple[Celebration, ...]:
    """The heads over the plates of seats that say yes or no, or look up (None); none for seats without a plate. They
    are still, with their sign, if motion is reduced.
    """
    found = []
    for seat, yes in answers:
        plate = layout.hits.get(SeatPlate(seat))
        if plate is not None:
            lasts = LOOKS_UP if yes is None else {"full": NODS, "calm": FRAMED, "bare": SAID}[form]
            head = Nod(people.by_seat[seat].look, board.team_of(seat), yes)
            found.append(
                Celebration(words="", team=board.team_of(seat), box=plate, lasts=lasts, stands=form != "full", nod=head)
            )
    return tuple(found)


def _moved(event: Event, board: Board, people: People) -> list[tuple[int, Occasion]]:
    """The computer players concerned by an event, each with its occasion."""
    found: list[tuple[int, Occasion]] = []
    match event:
        case happened.BookCompleted(seat=seat):
            found = _beside(seat, "book", board)
        case happened.FootTaken(seat=seat):
            found = _beside(seat, "foot", board)
        case happened.PileTaken(seat=seat) if is_big_pile(board.rules, event):
            found = _beside(seat, "pile", board)
        case happened.TeamOpened(team=team):
            found = [(one, "opened") for one in range(board.players) if board.team_of(one) != team]
        case happened.Discarded(seat=seat, card=card) if is_wild(card) and board.rules.freeze != "no":
            mine = board.team_of(seat)
            found = [(one, "frozen") for one in range(board.players) if board.team_of(one) != mine]
    return [(seat, occasion) for seat, occasion in found if people.by_seat[seat].tells]


def _beside(seat: int, occasion: Occasion, board: Board) -> list[tuple[int, Occasion]]:
    return [(seat, occasion), *((mate, "partner") for mate in board.teammates(seat))]
