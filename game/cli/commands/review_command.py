"""`review`: what the seats of a match gave away, decision by decision, and what their cards were worth."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from game.analysis.allowed_analysis import lines_for_luck, seats_to_judge
from game.analysis.chance.luck import luck_of
from game.analysis.facts import JudgedDecision, LeadPoint, Luck, hinted_in, is_nearly_all, judged_in, show_how_one_plays
from game.analysis.judged.decisions import Decision, decisions_of
from game.analysis.judged.judging import DEEP, QUICK, judge
from game.analysis.judged.repeats import without_repeats
from game.analysis.strength.level_figures import style_of_play
from game.cli.arguments import CommandError, add_record_and_seats, wants_json
from game.cli.files.file_errors import complain_of_damage, good_part
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.output.terminal import ProgressBar, complain, path_text, print_answer
from game.engine.melding.melds import Meld
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.sentences.advice.looking_back import judged_sentence
from saves.records.lines import GameLine, Line, people_in
from saves.records.move_json import move_fields

_ROUNDS: Final = 4
"""The words for points given away refer to matches of this many rounds; figures of other lengths are scaled to it."""


def add_arguments(parser: ArgumentParser) -> None:
    """A record, whose decisions, and how closely to analyse them."""
    add_record_and_seats(parser, say_cli.review_seat_help())
    add_anyway(parser)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quick", action="store_true", help=say_cli.review_quick_help())
    how.add_argument("--deep", action="store_true", help=say_cli.review_deep_help())


def run(options: Namespace) -> int:
    """1 if even the beginning of the record is invalid, 2 if it can't be read or the seats can't be analysed."""
    verdict, replay = good_part(options.file)
    header, lines = replay.header, verdict.accepted
    complain_of_damage(options.file, verdict)
    if not options.anyway:
        refuse_while_played(options, lines, options.file)
    seats = _seats(options, header, lines)
    if not seats:
        complain(say_command_line.still_played())
    elif options.anyway:  # only what is shown counts as seen
        refuse_while_played(options, lines, options.file)
    decisions = decisions_of(lines, seats)
    judged: list[JudgedDecision] = []
    if seats and not decisions:
        complain(say_command_line.nothing_played())
    with ProgressBar(len(decisions), "decision") as bar:
        for decision in decisions:
            judged.append(judge(decision, DEEP if options.deep else QUICK))
            bar.show(len(judged))
    found = _reviewed(options, header, seats, decisions, without_repeats(judged), luck_of(lines_for_luck(lines)))
    sentences = (say_command_line.at_line(str(told["line"]), told["sentence"]) for told in found["decisions"])
    figures = (seat_gave_away(one["name"], one["given_away"], one["judged"], one["hinted"]) for one in found["seats"])
    return print_answer(found, (*sentences, *figures), wants_json(options))


def _seats(options: Namespace, header: GameLine, lines: Sequence[Line]) -> tuple[int, ...]:
    """Whose decisions are analysed. Raises CommandError for seats that don't exist or can't be analysed yet."""
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
    header: GameLine,
    seats: tuple[int, ...],
    decisions: Sequence[Decision],
    judged: Sequence[JudgedDecision],
    luck: Luck,
) -> dict[str, Any]:
    """The whole answer. `lead` is the expected lead of the first seat's team over the best of the others, along with
    that seat's luck.
    """
    names = [info.name for info in header.seats]
    return {
        "file": path_text(options.file),
        "seats": [_seat(header, seat, [one for one in judged if one.seat == seat], luck) for seat in seats],
        "decisions": [
            _decision(one, names, decision.view.board.melds[decision.view.team])
            for one, decision in zip(judged, decisions, strict=True)
            if one.better
        ],
        "lead": [_lead(point, seats[0], len(header.teams)) for point in luck.lead] if seats else [],
    }


def _seat(header: GameLine, seat: int, judged: Sequence[JudgedDecision], luck: Luck) -> dict[str, Any]:
    """A seat's figures for the match as far as it was played; decisions that followed a hint are left out."""
    given = sum(one.points for one in judged)
    return {
        "seat": seat,
        "name": header.seats[seat].name,
        "given_away": round(given, 1),
        "se": round(sqrt(sum(one.error**2 for one in judged)), 1),
        "judged": judged_in(judged),
        "hinted": hinted_in(judged),
        "luck": round(sum(one.seats[seat] for one in luck.rounds), 1),
        "word": word_for(judged),
    }


def word_for(judged: Sequence[JudgedDecision]) -> str:
    """How a seat plays by these decisions; "" if they don't show it. A branch may begin in a later round."""
    rounds = len({one.round for one in judged}) or 1
    given = sum(one.points for one in judged)
    return style_of_play(given * _ROUNDS / rounds) if show_how_one_plays(judged) else ""


def _decision(judged: JudgedDecision, names: Sequence[str], melds: Sequence[Meld]) -> dict[str, Any]:
    """A decision that gave points away; moves as in record-format, section 2.2."""
    return {
        "line": judged.line,
        "round": judged.round,
        "turn": judged.turn,
        "seat": judged.seat,
        "kind": judged.kind,
        "theme": judged.theme,
        "moves": list(map(move_fields, judged.moves)),
        "points": judged.points,
        "se": judged.error,
        "better": [
            {
                "move": move_fields(way.moves[0]),
                "moves": list(map(move_fields, way.moves)),
                "points": way.points,
                "se": way.error,
                "share": round(way.better / way.worlds, 3),
                "worlds": way.worlds,
            }
            for way in judged.better
        ],
        "sentence": judged_sentence(judged, names, melds=melds),
    }


def _lead(point: LeadPoint, seat: int, teams: int) -> tuple[int, float, float]:
    return point.line, round(point.over_best(seat % teams), 1), round(point.by_seat[seat], 1)


def seat_gave_away(name: str, given: float, judged: int, hinted: int) -> str:
    """A seat's figures.

    >>> seat_gave_away("Rosa", 512.4, 38, 0)
    'Rosa gave away 512 points in 38 decisions.'
    >>> seat_gave_away("Rosa", 512.4, 30, 8)
    'Rosa gave away 512 points in 30 decisions. Eight decisions made with a hint are left out.'
    >>> seat_gave_away("Rosa", 90.0, 0, 8)
    'Rosa: Eight decisions made with a hint are left out.'
    """
    told = [say_command_line.gave_away(name, round(given), judged)] if not is_nearly_all(hinted, judged) else []
    if hinted:
        left_out = say_command_line.hints_left_out(hinted)
        told.append(left_out if told else say_command_line.seat_figures(name, left_out))
    return " ".join(told)
