"""`fair`: whether a match was dealt and played honestly, as far as its record can show."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from game import VERSION
from game.cli.arguments import CommandError, add_record_and_seats, wants_json, whole_number
from game.cli.files.file_errors import damage_words, good_part
from game.cli.files.withheld_records import add_anyway, refuse_while_played
from game.cli.output.terminal import ProgressBar, complain, path_text, say, say_json
from game.deals.seal import holds, words
from game.messages.functions import cli as say_cli, command_line as say_command_line
from saves.records.kept_pack import cards_of
from saves.records.lines import GameLine, Line, PositionLine, RoundLine, ScoreLine, ShuffleLine, header_in


def add_arguments(parser: ArgumentParser) -> None:
    """A record, and how closely to check it."""
    add_record_and_seats(parser, say_cli.fair_seat_help())
    add_anyway(parser)
    parser.add_argument("--prove", action="store_true", help=say_cli.fair_prove_help())
    parser.add_argument(
        "--deals", type=whole_number(1, 100_000), metavar="N", default=50, help=say_cli.fair_deals_help(50)
    )


class SealRow(Struct, frozen=True):
    """A shuffled pack, with the keys of record-format, section 4.2."""

    line: int
    n: int
    of: Literal["round", "shuffle"]
    sealed: bool
    hash: str | None = None
    salt: str | None = None
    cut: int | None = None
    holds: bool | None = None


class MoveRow(Struct, frozen=True):
    """A move that was asked again, with the keys of record-format, section 4.2."""

    line: int
    seat: int
    level: str
    asked: int
    same: int
    as_recorded: bool | None


def run(options: Namespace) -> int:
    """1 if a seal doesn't match, a player answers differently, or the record is damaged; 2 if it can't be read."""
    verdict, replay = good_part(options.file)
    seats = _seats(options, len(replay.header.seats))
    if options.prove:
        refuse_while_played(options, verdict.accepted, options.file)
    seals = tuple(_seals(verdict.accepted))
    damage = damage_words(options.file, verdict)
    warnings = [] if damage is None else [damage]
    moves = _asked_again(options, verdict.accepted, seats, warnings) if options.prove else None
    holds = all(row.holds is not False for row in seals) and all(row.same == row.asked for row in moves or ())
    is_fair = holds and verdict.problem is None
    if wants_json(options):
        found = {"file": path_text(options.file), "seals": seals, "warnings": warnings, "ok": is_fair}
        say_json(found if moves is None else {**found, "moves": moves})
    else:
        _print(warnings, seals, moves, replay.header)
    return 0 if is_fair else 1


def _seats(options: Namespace, players: int) -> tuple[int, ...]:
    """Whose moves are asked again. Raises CommandError for seats that don't exist."""
    for seat in options.seat or ():
        if seat >= players:
            raise CommandError(say_command_line.no_seat(seat, players))
    return tuple(range(players) if options.seat is None else dict.fromkeys(options.seat))


def _seals(lines: Sequence[Line]) -> Iterator[SealRow]:
    scored = {line.n for line in lines if isinstance(line, ScoreLine)}
    round_ = 0
    for number, line in enumerate(lines, 1):
        if isinstance(line, RoundLine | PositionLine):
            round_ = line.n
        if isinstance(line, RoundLine | ShuffleLine):
            of: Literal["round", "shuffle"] = "round" if isinstance(line, RoundLine) else "shuffle"
            if line.seal is None:
                yield SealRow(number, round_, of, sealed=False)
            else:
                salt = line.seal.salt if round_ in scored else None
                is_held = holds(line.seal, cards_of(line))
                yield SealRow(number, round_, of, True, line.seal.hash, salt, line.seal.cut, is_held)


def _asked_again(
    options: Namespace, lines: Sequence[Line], seats: Sequence[int], warnings: list[str]
) -> tuple[MoveRow, ...]:
    """A row for every move, and further warnings about the limits of such a proof."""
    from game.play.honesty.proof import found_by_trial, is_as_recorded, moves_to_ask, proof_of

    header = header_in(lines)
    names = [info.name for info in header.seats]
    warnings += [
        say_command_line.bot_cannot_be_asked(names[seat]) for seat in seats if header.seats[seat].kind == "bot"
    ]
    if header.app != VERSION:  # its players may answer differently
        warnings.append(say_command_line.played_by_another_app(header.app))
    rows: list[MoveRow] = []
    was_tried = False
    with ProgressBar(sum(1 for _ in moves_to_ask(lines, seats)), "decision") as bar:
        for asked in moves_to_ask(lines, seats):
            proof = proof_of(asked, options.deals)
            as_recorded = is_as_recorded(asked, proof)
            rows.append(MoveRow(asked.line, asked.seat, asked.level, proof.asked, proof.same, as_recorded))
            was_tried = was_tried or found_by_trial(asked)
            bar.show(len(rows))
    if was_tried:
        warnings.append(say_command_line.weights_found_by_trial())
    return tuple(rows)


def _print(
    warnings: Sequence[str], seals: Sequence[SealRow], asked: Sequence[MoveRow] | None, header: GameLine
) -> None:
    for warning in warnings:
        complain(warning)
    for pack in seals:
        if pack.hash is not None:
            name = " ".join(words(pack.hash))
            say(say_command_line.sealed(str(pack.line), name, pack.of, pack.n, bool(pack.holds)))
    unsealed = sum(not pack.sealed for pack in seals)
    if unsealed:
        say(say_command_line.not_sealed(unsealed))
    for row in asked or ():
        if row.same < row.asked:
            name = header.seats[row.seat].name
            say(say_command_line.answered_otherwise(str(row.line), name, row.asked - row.same, row.asked))
    faults = Counter(row.seat for row in asked or () if row.same < row.asked)
    for seat, moves in sorted(Counter(row.seat for row in asked or ()).items()):
        say(say_command_line.asked_again(header.seats[seat].name, moves, faults[seat]))
    if asked == ():
        say(say_command_line.nobody_to_ask())
