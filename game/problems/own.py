"""Problems from one's own games: decisions of finished matches for which something better was found, stored with
everything needed to think them over again, and read back.
"""

from collections.abc import Sequence
from datetime import date

from msgspec import MsgspecError, Struct, json

from game.analysis.facts import LEAST_POINTS, JudgedDecision, MatchAnalysis
from game.analysis.judged.repeats import without_repeats
from game.analysis.stored_analysis import can_be_shown
from game.decoded_types import prepare
from game.engine.table.view import PlayerView, view_of
from saves.players.people import NO_LABEL, NOBODY_RENAMED, GameLabel, NamesNow, OwnProblem, own_problem_id
from saves.players.seats_now import seats_now
from saves.records.lines import BadRecord, EndLine, GameLine, Line, PositionLine, decode_line, encode_line
from saves.records.position_json import position_line
from saves.records.replay import Replay

prepare(JudgedDecision)


class OwnMoment(Struct, frozen=True):
    """An own problem after reading."""

    header: GameLine
    position: PositionLine
    decision: JudgedDecision
    view: PlayerView


def own_problems(
    lines: Sequence[Line],
    analysis: MatchAnalysis,
    found: date,
    label: GameLabel = NO_LABEL,
    names: NamesNow = NOBODY_RENAMED,
) -> dict[str, tuple[OwnProblem, ...]]:
    """Problems from a finished match for its people, by the names that they have now; empty for any other match.

    `label` has names that the player has given to the match and its only person since. Raises BadRecord for invalid
    lines.
    """
    header, last = lines[0], lines[-1]
    if not isinstance(header, GameLine) or not isinstance(last, EndLine) or last.reason != "finished":
        return {}
    seats = seats_now(header.seats, label, names, header.created)
    people = {seat: info.name for seat, info in enumerate(seats) if info.kind == "human"}
    wanted = {
        decision.line: decision
        for decision in without_repeats(analysis.decisions)
        if decision.seat in people and decision.points >= LEAST_POINTS and decision.better
    }
    by_person: dict[str, tuple[OwnProblem, ...]] = {}
    replay = Replay(header)
    for number, line in enumerate(lines[1:], 2):
        decision = wanted.get(number)
        if decision is not None:
            own = OwnProblem(
                id=own_problem_id(header.id, number),
                header=encode_line(header),
                position=encode_line(position_line(replay.table)),
                decision=json.encode(decision).decode(),
                seat=decision.seat,
                points=decision.points,
                found=found,
                game=label.name or header.name,
                round=decision.round,
                turn=decision.turn,
            )
            name = people[decision.seat]
            by_person[name] = (*by_person.get(name, ()), own)
        replay.feed(line, number)
    return by_person


def read_own(own: OwnProblem) -> OwnMoment | None:
    """The moment, ready to be shown on a table; None if it can't be read, whatever its file holds."""
    try:
        header = decode_line(own.header.encode(), 1)
        position = decode_line(own.position.encode(), 2)
        decision = json.decode(own.decision, type=JudgedDecision)
        if not isinstance(header, GameLine) or not isinstance(position, PositionLine):
            return None
        replay = Replay(header)
        replay.feed(position, 2)
    except (BadRecord, MsgspecError, ValueError, RecursionError):
        return None
    if own.seat != decision.seat or not can_be_shown(decision, len(header.seats)) or not decision.better:
        return None
    view = view_of(replay.table, own.seat)
    return OwnMoment(header, position, decision, view) if view.is_mine else None
