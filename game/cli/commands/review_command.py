"""`review`: what the seats of a match gave away, decision by decision, and what their cards were worth."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from game.cli.arguments import CommandError, add_record_and_seats, wants_json
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.output.progress import ProgressBar
from game.cli.output.terminal import complain, path_text, say, say_json
from game.messages.functions import cli as say_cli, command_line as say_command_line

if TYPE_CHECKING:
    from game.analysis.facts import JudgedDecision, LeadPoint, Luck
    from game.analysis.judged.decisions import Decision
    from game.engine.melding.melds import Meld
    from saves.records.lines import GameLine, Line

WINDOW: Final = False

_ROUNDS: Final = 4
"""The words for points given away refer to matches of this many rounds; figures of other lengths are scaled to it."""


def add_arguments(parser: ArgumentParser) -> None:
    """A record, whose decisions, and how closely to analyse them."""
    add_record_and_seats(parser, say_cli.review_seat_help())
    add_anyway(parser)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quick", action="store_true", help=say_cli.review_quick_help())
    how.add_argument("--deep", action="store_true", help=say_cli.review_deep_help())


class ReviewedSeat(msgspec.Struct, frozen=True):
    """A seat's figures for the match as far as it was played."""

    seat: int
    name: str
    given_away: float
    se: float
    judged: int
    """Decisions with alternatives, except those that followed a hint."""
    hinted: int
    """Decisions that followed a hint and are left out."""
    luck: float
    """How much more than expected its own cards were worth."""
    word: str


class ReviewedWay(msgspec.Struct, frozen=True):
    """A better way; moves as in record-format, section 2.2."""

    move: dict[str, object]
    moves: tuple[dict[str, object], ...]
    points: float
    se: float
    share: float
    worlds: int


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision that gave points away."""

    line: int
    round: int
    turn: int
    seat: int
    kind: str
    theme: str | None
    moves: tuple[dict[str, object], ...]
    points: float
    se: float
    better: tuple[ReviewedWay, ...]
    sentence: str


class Reviewed(msgspec.Struct, frozen=True):
    """The whole answer. `lead` is the expected lead of the first seat's team, along with that seat's luck."""

    file: str
    seats: tuple[ReviewedSeat, ...]
    decisions: tuple[ReviewedDecision, ...]
    lead: tuple[tuple[int, float, float], ...]


def run(options: Namespace) -> int:
    """1 if even the beginning of the record is invalid, 2 if it can't be read or the seats can't be analysed."""
    from game.analysis.allowed_analysis import lines_for_luck
    from game.analysis.chance.luck import luck_of
    from game.analysis.judged.decisions import decisions_of
    from game.analysis.judged.judging import DEEP, QUICK, judge
    from game.analysis.judged.repeats import without_repeats
    from game.cli.files.file_errors import complain_of_damage, good_part

    verdict, replay = good_part(options.file)
    header, lines = replay.header, verdict.accepted
    complain_of_damage(options.file, verdict)
    refuse_while_played(options, lines, options.file)
    seats = _seats(options, header, lines)
    if not seats:
        complain(say_command_line.still_played())
    decisions = decisions_of(lines, seats)
    judged: list[JudgedDecision] = []
    if seats and not decisions:
        complain(say_command_line.nothing_played())
    with ProgressBar(len(decisions), "decision") as bar:
        for decision in decisions:
            judged.append(judge(decision, DEEP if options.deep else QUICK))
            bar.show(len(judged))
    found = _reviewed(options, header, seats, decisions, without_repeats(judged), luck_of(lines_for_luck(lines)))
    if wants_json(options):
        say_json(found)
        return 0
    for told in found.decisions:
        say(say_command_line.at_line(str(told.line), told.sentence))
    for seat in found.seats:
        say(seat_gave_away(seat.name, seat.given_away, seat.judged, seat.hinted))
    return 0


def _seats(options: Namespace, header: "GameLine", lines: "Sequence[Line]") -> tuple[int, ...]:
    """Whose decisions are analysed. Raises CommandError for seats that don't exist or can't be analysed yet."""
    from game.analysis.allowed_analysis import seats_to_judge
    from saves.records.lines import people_in

    players = len(header.seats)
    allowed = seats_to_judge(lines)
    if options.seat is None:
        return tuple(seat for seat in people_in(lines) or range(players) if seat in allowed)
    for seat in options.seat:
        if seat >= players:
            raise CommandError(say_command_line.no_seat(seat, players))
        if seat not in allowed:
            raise CommandError(say_command_line.seat_still_plays(header.seats[seat].name))
    return tuple(dict.fromkeys(options.seat))


def _reviewed(
    options: Namespace,
    header: "GameLine",
    seats: tuple[int, ...],
    decisions: "Sequence[Decision]",
    judged: "Sequence[JudgedDecision]",
    luck: "Luck",
) -> Reviewed:
    names = [info.name for info in header.seats]
    return Reviewed(
        path_text(options.file),
        tuple(_seat(header, seat, [one for one in judged if one.seat == seat], luck) for seat in seats),
        tuple(
            _decision(one, names, decision.view.board.melds[decision.view.team])
            for one, decision in zip(judged, decisions, strict=True)
            if one.better
        ),
        tuple(_lead(point, seats[0], len(header.teams)) for point in luck.lead) if seats else (),
    )


def _seat(header: "GameLine", seat: int, judged: "Sequence[JudgedDecision]", luck: "Luck") -> ReviewedSeat:
    from game.analysis.facts import hinted_in, show_how_one_plays
    from game.analysis.strength.level_figures import style_of_play

    given = sum(one.points for one in judged)
    rounds = max((one.round for one in judged), default=1)
    return ReviewedSeat(
        seat,
        header.seats[seat].name,
        round(given, 1),
        round(sqrt(sum(one.error**2 for one in judged)), 1),
        sum(bool(one.compared) for one in judged),
        hinted_in(judged),
        round(sum(one.seats[seat] for one in luck.rounds), 1),
        style_of_play(given * _ROUNDS / rounds) if show_how_one_plays(judged) else "",
    )


def _decision(judged: "JudgedDecision", names: Sequence[str], melds: "Sequence[Meld]") -> ReviewedDecision:
    from game.sentences.advice.looking_back import judged_sentence
    from saves.records.move_json import move_fields

    return ReviewedDecision(
        judged.line,
        judged.round,
        judged.turn,
        judged.seat,
        judged.kind.value,
        None if judged.theme is None else judged.theme.value,
        tuple(map(move_fields, judged.moves)),
        judged.points,
        judged.error,
        tuple(
            ReviewedWay(
                move_fields(way.moves[0]),
                tuple(map(move_fields, way.moves)),
                way.points,
                way.error,
                round(way.better / way.worlds, 3),
                way.worlds,
            )
            for way in judged.better
        ),
        judged_sentence(judged, names, melds=melds),
    )


def _lead(point: "LeadPoint", seat: int, teams: int) -> tuple[int, float, float]:
    return point.line, round(point.expected[seat % teams], 1), round(point.by_seat[seat], 1)


def seat_gave_away(name: str, given: float, judged: int, hinted: int) -> str:
    """A seat's figures.

    >>> seat_gave_away("Rosa", 512.4, 38, 0)
    'Rosa gave away 512 points in 38 decisions.'
    >>> seat_gave_away("Rosa", 512.4, 30, 8)
    'Rosa gave away 512 points in 30 decisions. Eight decisions made with a hint are left out.'
    >>> seat_gave_away("Rosa", 90.0, 2, 8)
    'Rosa: Eight decisions made with a hint are left out.'
    """
    told = [say_command_line.gave_away(name, round(given), judged)] if hinted <= judged else []
    if hinted:
        left_out = say_command_line.hints_left_out(hinted)
        told.append(left_out if told else say_command_line.seat_figures(name, left_out))
    return " ".join(told)
