"""The turn of a match most worth seeing again: the one that moved a team's expected lead most, ideally upwards."""

from collections.abc import Sequence

from msgspec import Struct

from game.analysis.facts import LeadPoint
from game.cards import Card
from game.engine import events as happened
from game.engine.events import Event, whole_pile
from game.engine.table.view import SPECTATOR
from game.rules.ruleset import BookKind
from game.sentences.at_table.log import LogLine, log_lines
from game.sentences.at_table.recap import weight_of, worth_laid
from game.ui.shared.moments.film import Film, FilmTurn


class GreatTurn(Struct, frozen=True):
    """A turn of a film; `swing` is the lead expected after it, or scored with it, minus the one before."""

    turn: FilmTurn
    seat: int
    number: int
    """The number of the turn among the seat's turns in its round, from 1."""
    swing: float


def turn_swings(film: Film, lead: Sequence[LeadPoint], team: int) -> tuple[GreatTurn, ...]:
    """How every turn changed a team's lead, as far as known. A turn that ends a round is measured by the score."""
    scored = {score.moment: score.line for score in film.scores}
    found = []
    for turn in film.turns:
        moments = range(turn.start + 1, turn.start + 1 + len(film.shots_of(turn)))
        if not moments:
            continue
        last = film.shots[moments[-1]].number
        dealt, end = film.shots[film.round_bounds(turn.start)[0]].number, scored.get(moments[-1], last)
        before = [point for point in lead if dealt <= point.line < last]
        after = [point for point in lead if point.line == end]
        board = film.view(turn.start, SPECTATOR).board
        if before and after:
            swing = after[-1].over_best(team) - before[-1].over_best(team)
            found.append(GreatTurn(turn, board.turn, board.turns[board.turn] + 1, swing))
    return tuple(found)


def great_turn(film: Film, lead: Sequence[LeadPoint], team: int) -> GreatTurn | None:
    """A team's best turn; if none of its own was good, the greatest swing by any team. None if nothing is known."""
    swings = turn_swings(film, lead, team)
    own = [one for one in swings if one.turn.team == team and one.swing > 0]
    if own:
        return max(own, key=lambda one: one.swing)
    return max(swings, key=lambda one: abs(one.swing), default=None)


class TurnAction(Struct, frozen=True):
    """The most important thing in a turn, as a log line, and the cards it was about."""

    line: LogLine
    cards: tuple[Card, ...]
    book: BookKind | None = None
    books: int = 0
    """The number of books completed in the turn."""
    pile: int = 0
    """The number of cards in the pile that was taken."""


def action_of(film: Film, turn: FilmTurn) -> TurnAction:
    """The most important thing in a turn that has a move."""
    moments, seat = film.moves_of(turn), film.seat_of(turn)
    steps = [film.events(moment, SPECTATOR) for moment in moments]
    lines = [
        line
        for moment, step in zip(moments, steps, strict=True)
        for line in log_lines(step, film.view(moment, SPECTATOR).board, film.names, film.own)
        if line.seat == seat and not isinstance(line.event, happened.PermissionAsked)
    ]
    greatest = max(lines, key=lambda line: (weight_of(line), worth_laid(line)))
    books = [line for line in lines if isinstance(line.event, happened.BookCompleted)]
    pile = next((whole_pile(event) for step in steps for event in step if isinstance(event, happened.PileTaken)), 0)
    return TurnAction(greatest, _cards(greatest, [line.event for line in lines]), _kind(greatest), len(books), pile)


def _kind(line: LogLine) -> BookKind | None:
    return line.event.kind if isinstance(line.event, happened.BookCompleted) else None


def _cards(greatest: LogLine, told: Sequence[Event]) -> tuple[Card, ...]:
    event = greatest.event
    if isinstance(event, happened.BookCompleted):
        return greatest.board.melds[event.team][event.meld].cards
    laid = [card for one in told if isinstance(one, happened.Melded) for card in one.cards]
    if laid:
        return tuple(laid)
    last = [one.card for one in told if isinstance(one, happened.Discarded)]
    return tuple(last[-1:])
