"""Games as list rows, why one can't be opened, and the search by name, rules, player or day."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime

from game.engine.refusal import Refusal
from game.engine.table.board import Board
from game.messages.functions import (
    errors as say_errors,
    refusals as say_refusals,
    score_pad as say,
    screens as say_screens,
    todays_deal as say_days,
)
from game.rules.clashes import Clash
from game.rules.presets import rule_set_name
from game.sentences import errors
from game.sentences.grammar import seat_person, team_name
from game.ui.shared import models
from game.ui.shared.seated_players import with_current_faces
from saves.disk.file_faults import TooManySeats
from saves.library.library import GameEntry, Progress
from saves.players.people import NO_LABEL, GameLabel
from saves.records.lines import BadRecord, HugeRecord, NewerRecord


def day_told(then: datetime, now: datetime) -> str:
    """When something was, in a word or two.

    >>> day_told(datetime(2026, 3, 1, 9), datetime(2026, 3, 2, 8))
    'yesterday'

    A time to come has its date: the clock has been set back, and nobody played today.
    >>> day_told(datetime(2026, 4, 1, 9), datetime(2026, 3, 2, 8))
    '1 April 2026'
    """
    days = (now.date() - then.date()).days
    if days == 0:
        return say_screens.today(f"{then.hour}:{then.minute:02}")
    if days == 1:
        return say_screens.yesterday()
    return say_screens.days_ago(days) if 0 < days < 7 else say_days.date_of_year(then)


def listed(
    entry: GameEntry, now: datetime, label: GameLabel = NO_LABEL, faces: Mapping[str, int] = {}
) -> models.ListedGame:
    """A saved game as a list row, under its label; `now` is local time, `faces` are those that people have now, by the
    keys of their names.
    """
    names = [seat.name for seat in entry.seats]
    people = [seat for seat, info in enumerate(entry.seats) if info.kind == "human"]
    their_teams = {seat % max(1, entry.teams) for seat in people}
    me = people[0] if len(people) == 1 else None
    is_active = entry.progress == Progress.ACTIVE
    is_given_up = entry.progress == Progress.ABANDONED
    where = say_screens.given_up() if is_given_up else say_screens.round_place(entry.round, entry.rounds)
    totals = _totals_shown(entry)
    is_scored = any(totals) or not is_active or entry.round > 1
    name, day = entry.name or say_screens.nameless_game(), datetime.fromtimestamp(entry.last_played)
    rules = (rule_set_name(entry.rules_name),) if entry.rules_name != (label.name or name) else ()
    kind: tuple[str, ...] = ()
    if entry.is_score_pad:
        kind = (say.with_real_cards(),)
        where = say.rounds_written(entry.round)
    when = day_told(day, now)
    mover = entry.mover if is_active and entry.problem is None else None
    details = (*rules, where, when) if is_active else (when, *rules)  # those at the end may have no room
    unlabelled = say_screens.copy_of(rule_set_name(name)) if entry.is_copy else rule_set_name(name)
    played_by = tuple(label.person if label.person and seat == me else names[seat] for seat in people)
    return models.ListedGame(
        id=str(entry.path),
        name=label.name or unlabelled,
        rules=rule_set_name(entry.rules_name),
        when=when,
        details=(*kind, *((where,) if is_given_up else ()), *details),
        teams=tuple(
            models.TeamTotal(team, team_name(names, entry.teams, team, me), total, team in entry.winners, is_scored)
            for team, total in enumerate(totals)
        ),
        people=models.people_of(with_current_faces(entry.seats, faces), entry.teams),
        your_turn=mover is not None and entry.waits_for_person,
        turn="" if mover is None else _whose_turn(names, mover, me),
        finished=not is_active,
        trouble=trouble(entry.problem) if entry.problem else "",
        in_short=say_errors.damaged(entry.round if entry.has_good_part else 0) if entry.is_damaged else "",
        has_good_part=entry.has_good_part,
        table=small_table(entry.board) if entry.board is not None else None,
        won=bool(their_teams)
        and their_teams <= {*entry.winners},  # among people on both sides, each team's star shows it
        played_by=played_by,
        person=label.person,
        own_name=unlabelled,
        found_by=(name, entry.rules_name, rule_set_name(entry.rules_name), label.person, *names, *words_of_day(day)),
    )


def _whose_turn(names: Sequence[str], mover: int, me: int | None) -> str:
    return say_screens.your_turn() if mover == me else say_refusals.short_not_your_turn(seat_person(names, mover))


def _totals_shown(entry: GameEntry) -> tuple[int, ...]:
    """The totals; where a match was given up before its first score, what its end shows: the points on the table."""
    totals = entry.totals or (0,) * entry.teams
    is_unscored = entry.progress == Progress.ABANDONED and entry.round == 1 and not any(totals)
    return entry.unfinished or totals if is_unscored else totals


def small_table(board: Board) -> models.SmallTable:
    return models.SmallTable(board.stock, board.pile, board.upcard)


def trouble(problem: BadRecord) -> str:
    match problem.why:
        case TooManySeats(seats, most):
            return say_errors.too_large_a_table(seats, most)
        case _ if isinstance(problem, NewerRecord):
            return say_errors.newer_game()
        case _ if isinstance(problem, HugeRecord):
            return say_errors.huge_game()
        case Clash():
            from game.sentences.rules_and_scores.house_rules import clash_sentence

            why = clash_sentence(problem.why)
        case Refusal():
            from game.sentences.at_table.refusals import refusal_sentence

            why = refusal_sentence(problem.why)
        case _:
            why = errors.record_fault(problem.why)
    return say_errors.bad_line(problem.line, why)


def waiting(entries: Sequence[GameEntry]) -> int:
    return sum(
        entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None for entry in entries
    )


def fits(game: models.ListedGame, typed: str) -> bool:
    """Whether every typed word is somewhere in a game's search text; nothing typed matches all."""
    there = " ".join((game.name, *game.details, *game.played_by, *game.found_by)).casefold()
    return all(word in there for word in typed.casefold().split())


def words_of_day(day: datetime) -> tuple[str, ...]:
    """How people may type a day.

    >>> words_of_day(datetime(2026, 11, 2))
    ('2 November 2026', '2026-11-02', '2.11.2026')
    """
    return say_days.date_of_year(day), f"{day:%Y-%m-%d}", f"{day.day}.{day.month}.{day.year}"


def chips_for(games: Sequence[models.ListedGame]) -> tuple[str, ...]:
    """Useful shortcuts instead of typing: people and rule sets that some but not all of the games have; the earliest
    player is first.
    """
    people = Counter(name for game in reversed(games) for name in dict.fromkeys(game.played_by))
    rules = Counter(game.rules for game in reversed(games) if game.rules)
    return tuple(word for counts in (people, rules) for word, count in counts.items() if count < len(games))
