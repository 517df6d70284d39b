"""Saved games as the lists on screen show them."""

from collections.abc import Sequence
from datetime import datetime

from game.engine.board import Board
from game.engine.melds import top_card
from game.rules.clashes import Clash
from game.ui.core.portraits import looks_for
from game.ui.screens import models
from game.words import errors as words
from game.words import screens
from game.words.grammar import team_name
from game.words.house_rules import clash_sentence
from game.words.refusals import refusal_sentence
from saves.bad_record import BadRecord, HugeRecord, NewerRecord
from saves.library import GameEntry, Progress
from saves.lines import SeatInfo


def shown_entry(entry: GameEntry, now: datetime) -> models.GameEntry:
    """A saved game as a row of a list; `now` is local time."""
    names = [seat.name for seat in entry.seats]
    people = [seat for seat, info in enumerate(entry.seats) if info.kind == "human"]
    me = people[0] if len(people) == 1 else None
    where = (
        screens.round_place(entry.round, entry.rounds) if entry.progress == Progress.ACTIVE else entry.progress.value
    )
    totals = entry.totals or (0,) * entry.teams
    return models.GameEntry(
        id=str(entry.path),
        name=entry.name or screens.NAMELESS_GAME,
        details=(entry.rules_name, where, screens.day(datetime.fromtimestamp(entry.last_played), now)),
        teams=tuple(
            models.TeamTotal(team, team_name(names, entry.teams, team, me), total) for team, total in enumerate(totals)
        ),
        people=people_of(entry.seats, entry.teams),
        your_turn=entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None,
        finished=entry.progress != Progress.ACTIVE,
        trouble=trouble(entry.problem) if entry.problem else "",
        in_short=words.damaged_in_short(entry.round, entry.has_good_part) if entry.is_damaged else "",
        has_good_part=entry.has_good_part,
        table=small_table(entry.board) if entry.board is not None else None,
    )


def small_table(board: Board) -> models.SmallTable:
    """What lies open in the middle of a table."""
    melds = tuple(tuple(top_card(meld) for meld in team) for team in board.melds)
    return models.SmallTable(board.stock, board.pile, board.upcard, melds)


def looks_of(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """The portraits of a table by seat."""
    return looks_for([seat.name for seat in seats], [seat.portrait for seat in seats])


def people_of(seats: Sequence[SeatInfo], teams: int) -> tuple[models.Person, ...]:
    """The players of a table by seat."""
    looks = looks_of(seats)
    return tuple(models.Person(info.name, seat % max(1, teams), looks[seat]) for seat, info in enumerate(seats))


def trouble(problem: BadRecord) -> str:
    """Why a record cannot be opened, in one sentence."""
    if isinstance(problem, NewerRecord):
        return words.NEWER_GAME
    if isinstance(problem, HugeRecord):
        return words.HUGE_GAME
    match problem.why:
        case str():
            why = problem.why
        case Clash():
            why = clash_sentence(problem.why)
        case _:
            why = refusal_sentence(problem.why)
    return words.bad_line(problem.line, why)


def waiting(entries: Sequence[GameEntry]) -> int:
    """How many games wait for a person."""
    return sum(
        entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None for entry in entries
    )
