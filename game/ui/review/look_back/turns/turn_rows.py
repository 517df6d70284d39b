"""The turns of a film as list rows: the player, a short summary, and the points given away."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from game.analysis.facts import JudgedDecision
from game.cards import Card
from game.engine import events as happened
from game.engine.events import Event, whole_pile
from game.engine.table.board import Board
from game.engine.table.view import SPECTATOR
from game.messages.language import has, named
from game.messages.person import Person
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import standing
from game.sentences.grammar import seat_person
from game.ui.shared.moments.film import Film, FilmTurn, turn_in_round

SHORT: Final[Mapping[str, frozenset[type]]] = {
    "out": frozenset({happened.WentOut}),
    "pile_opened": frozenset({happened.TeamOpened, happened.PileTaken}),
    "opened": frozenset({happened.TeamOpened}),
    "book": frozenset({happened.BookCompleted}),
    "pile": frozenset({happened.PileTaken}),
    "laid_took": frozenset({happened.FootTaken, happened.Melded}),
    "took": frozenset({happened.FootTaken}),
    "asked": frozenset({happened.PermissionAsked}),
    "laid": frozenset({happened.Melded}),
    "drew_discarded": frozenset({happened.Drew, happened.Discarded}),
    "ended": frozenset({happened.Passed}),
    "kept": frozenset({happened.Held}),
    "discarded": frozenset({happened.Discarded}),
    "drew": frozenset({happened.Drew}),
    "chose": frozenset({happened.StackChosen}),
    "cut": frozenset({happened.PacketCut}),
    "to_play": frozenset(),
}
"""What a turn's summary mentions, the most important first."""
DISCARDS: Final = ("drew_discarded", "discarded")
"""Summaries that end with a card."""


class TurnRow(Struct, frozen=True):
    """A turn. `turn` is its number in the film, `own` that of `turn_in_round`."""

    turn: int
    own: int
    seat: int
    team: int
    names: tuple[str, ...]
    me: int | None
    lines: tuple[LogLine, ...]
    board: Board
    """After the turn."""

    @property
    def who(self) -> Person:
        return seat_person(self.names, self.seat, self.me)

    @property
    def discard(self) -> Card | None:
        events = [line.event for line in self.lines]
        return None if _short(events) not in DISCARDS else _discarded(events)

    @property
    def what(self) -> tuple[str, ...]:
        """The summary, in several lengths."""
        return turn_in_short(self.lines, self.board, self.who)


def turn_rows(film: Film) -> tuple[TurnRow, ...]:
    rows: list[TurnRow] = []
    for index, turn in enumerate(film.turns):
        board = film.view(turn.start, SPECTATOR).board
        seat = film.seat_of(turn)
        own = turn_in_round(board, seat)
        names, team = tuple(film.names), board.team_of(seat)
        rows.append(TurnRow(index, own, seat, team, names, film.own, *_done(film, turn)))
    return tuple(rows)


def _done(film: Film, turn: FilmTurn) -> tuple[tuple[LogLine, ...], Board]:
    shots = film.shots_of(turn)
    lines = tuple(line for step in standing([shot.lines for shot in shots]) for line in step)
    return lines, film.view(turn.start + len(shots), SPECTATOR).board


def decision_at(decisions: Iterable[JudgedDecision], film: Film, moment: int) -> JudgedDecision | None:
    """The decision in a moment's turn still to be made there, otherwise the last one made; None for none."""
    turn = film.turns[film.turn_number(moment)] if film.turns else None
    if turn is None:
        return None
    there = sorted(decisions_in(decisions, film, turn), key=lambda decision: decision.line)
    now = film.shots[moment].number
    return next((decision for decision in there if decision.line > now), there[-1] if there else None)


def decisions_in(decisions: Iterable[JudgedDecision], film: Film, turn: FilmTurn) -> list[JudgedDecision]:
    shots = film.shots_of(turn)
    if not shots:
        return []
    first, last = shots[0].number, shots[-1].number
    return [decision for decision in decisions if first <= decision.line <= last]


def telling_moment(decisions: Sequence[JudgedDecision], film: Film, turn: FilmTurn) -> int:
    """The moment shown first for a turn: before the decision that gave most away, otherwise before the first move after
    the draw.
    """
    judged = [decision for decision in decisions_in(decisions, film, turn) if decision.points]
    if judged:
        dearest = max(judged, key=lambda decision: decision.points)
        return film.moment_of(dearest.line) - 1
    return min(turn.start + 1, turn.end - 1)


def turn_in_short(lines: Sequence[LogLine], board: Board, who: Person) -> tuple[str, ...]:
    """A turn's summary, with shorter forms if there are any: the most important things. `board` is the one after it."""
    events = [line.event for line in lines]
    piles = (whole_pile(line.event) for line in lines if isinstance(line.event, happened.PileTaken))
    short = _short(events)
    ranks = [board.melds[one.team][one.meld].rank for one in events if isinstance(one, happened.BookCompleted)]
    facts = {
        "who": who,
        "ranks": ranks,
        "books": len(ranks),
        "laid": sum(len(event.cards) for event in events if isinstance(event, happened.Melded)),
        "card": _discarded(events),
        "taken": next(piles, 0),
        "stack": "tail" if any(isinstance(event, happened.FootTaken) and event.is_tail for event in events) else "foot",
    }
    forms = [f"short_{short}{form}" for form in ("", "_less", "_least")]
    return tuple(dict.fromkeys(named("looking_back", form, **facts) for form in forms if has("looking_back", form)))


def _short(events: Sequence[Event]) -> str:
    """The most important thing about a turn."""
    kinds = frozenset(map(type, events))
    return next(name for name, needed in SHORT.items() if needed <= kinds)


def _discarded(events: Sequence[Event]) -> Card | None:
    return next((event.card for event in events if isinstance(event, happened.Discarded)), None)
