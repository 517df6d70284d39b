"""`problems`: the bundled problems, who solves them, and each as a record to play on from."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from game import VERSION
from game.ai.level_names import DEFAULT_LEVEL, LEVELS
from game.cli.arguments import add_force, refuse_to_replace, typed_file, wants_json, whole_number
from game.cli.files.file_errors import writing
from game.cli.output.terminal import ProgressBar, print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line, nouns as say_nouns
from game.play.seats import SeatPlan, header_of
from game.problems.bundled import all_problems, problems_for
from game.problems.problem_facts import Problem, ProblemTheme
from game.rules.presets import PRESET_IDS
from game.sentences.advice.looking_back import way_in_words
from game.sentences.advice.reasons import reason_sentence
from game.sentences.learning.problems import theme_name
from saves.disk.files import RealDisk, would_replace
from saves.records.lines import RECORD_SUFFIX, encode_line, encode_record
from saves.records.move_json import move_fields

_HARDEST: Final = 3

_CREATED: Final = "1970-01-01T00:00:00Z"
"""A problem's record has no real time and English names, so that the file is always the same."""


def add_arguments(parser: ArgumentParser) -> None:
    """Which problems, which level solves them, and where their records go."""
    parser.add_argument("--rules", choices=PRESET_IDS, help=say_cli.problems_rules_help())
    parser.add_argument("--theme", choices=[theme.value for theme in ProblemTheme], help=say_cli.problems_theme_help())
    parser.add_argument("--grade", type=whole_number(1, _HARDEST), metavar="G", help=say_cli.problems_grade_help())
    parser.add_argument("--solve", choices=LEVELS, metavar="LEVEL", help=say_cli.problems_solve_help(", ".join(LEVELS)))
    parser.add_argument("--out", type=typed_file, metavar="DIR", help=say_cli.problems_out_help())
    add_force(parser)


def run(options: Namespace) -> int:
    """1 if a record can't be written."""
    chosen = [
        problem
        for problem in (all_problems() if options.rules is None else problems_for(options.rules))
        if options.theme in (None, problem.theme.value) and options.grade in (None, problem.grade)
    ]
    if options.out is not None:
        _write(options.out, chosen, options.force)
    solved = {} if options.solve is None else _solved(options.solve, chosen)
    rates = None if options.solve is None else _rates(chosen, solved)
    told = {"problems": [_listed(problem, solved.get(problem.id)) for problem in chosen]}
    lines = (
        *(_line(problem, solved.get(problem.id)) for problem in chosen),
        say_command_line.problems_counted(len(chosen)),
        *(
            say_command_line.level_found(options.solve, int(stars), f"{100 * share:.0f}")
            for stars, share in (rates or {}).items()
        ),
    )
    return print_answer(told if rates is None else {**told, "rates": rates}, lines, wants_json(options))


def _solved(level: str, problems: Sequence[Problem]) -> dict[str, bool]:
    """By id, whether the level solves the problem."""
    from game.problems.solving import is_solved_by

    found: dict[str, bool] = {}
    with ProgressBar(len(problems), "problem") as bar:
        for problem in problems:
            found[problem.id] = is_solved_by(level, problem)
            bar.show(len(found))
    return found


def _rates(problems: Sequence[Problem], solved: Mapping[str, bool]) -> dict[str, float]:
    grades = sorted({problem.grade for problem in problems})
    of_grade = {grade: [solved[problem.id] for problem in problems if problem.grade == grade] for grade in grades}
    return {str(grade): round(sum(found) / len(found), 4) for grade, found in of_grade.items()}


def _listed(problem: Problem, solved: bool | None) -> dict[str, object]:
    """Moves as in record-format, section 2.2: the first and all of the best way; points and share are the lesser of
    both playouts.
    """
    fields: dict[str, object] = {
        "id": problem.id,
        "theme": problem.theme,
        "grade": problem.grade,
        "rules": problem.rules,
        "players": problem.players,
        "teams": problem.teams,
        "seat": problem.seat,
        "position": msgspec.Raw(encode_line(problem.position).encode()),
        "best": move_fields(problem.best[0]),
        "moves": list(map(move_fields, problem.best)),
        "as_good": [list(map(move_fields, way.moves)) for way in problem.as_good],
        "that_day": list(map(move_fields, problem.that_day)),
        "points": problem.points,
        "share": problem.share,
        "reason": _reason(problem),
    }
    return fields if solved is None else {**fields, "solved": solved}


def _reason(problem: Problem) -> str:
    """Why the best way is best; "" if no known reason accounts for its points."""
    names = [say_nouns.player(seat + 1) for seat in range(problem.players)]
    return reason_sentence(problem.why, names, problem.seat) if problem.why.purpose is not None else ""


def _line(problem: Problem, solved: bool | None) -> str:
    melds = problem.table().board.melds[problem.seat % problem.teams]
    return problem_line(
        problem.id,
        theme_name(problem.theme),
        problem.grade,
        way_in_words(problem.best, (), melds),
        _reason(problem),
        problem.points,
        solved,
    )


def _write(folder: Path, problems: Sequence[Problem], may_replace: bool) -> None:
    """Each as a file of its own. Raises CommandError."""
    paths = {problem.id: folder / f"{problem.id}{RECORD_SUFFIX}" for problem in problems}
    in_the_way = [path for path in paths.values() if would_replace(path)]
    if in_the_way and not may_replace:
        refuse_to_replace(in_the_way[0], len(in_the_way) - 1)
    disk = RealDisk()
    for problem in problems:
        with writing(paths[problem.id]):
            disk.replace(paths[problem.id], _record(problem))


def _record(problem: Problem) -> bytes:
    """A record that begins with the position: a person in the deciding seat, computer players in the others."""
    mine = SeatPlan("human", "human")
    others = SeatPlan(DEFAULT_LEVEL, "computer", level=DEFAULT_LEVEL)
    kinds = [mine if seat == problem.seat else others for seat in range(problem.players)]
    seats = [kind.named(f"Player {seat}") for seat, kind in enumerate(kinds, 1)]
    header = header_of(
        problem.rule_set,
        seats,
        problem.teams,
        seed=problem.id,
        game_id=problem.id,
        created=_CREATED,
        app=VERSION,
        name=problem.id,
    )
    return encode_record((header, problem.position))


def problem_line(id_: str, theme: str, stars: int, best: str, why: str, ahead: float, solved: bool | None) -> str:
    """A problem with its solution, and whether a level solved it if one tried.

    >>> problem_line("web-2-395", "Into the foot", 1, "discard the four of clubs", "it is needed least", 591.2, True)
    'web-2-395 * Into the foot: discard the four of clubs (590 points better), as it is needed least. Solved.'
    >>> problem_line("web-2-395", "Discards", 2, "discard the four of clubs", "", 506.0, None)
    'web-2-395 ** Discards: discard the four of clubs (510 points better).'
    """
    about = 10 * round(ahead / 10)
    line = say_command_line.problem_line(id_, "*" * stars, theme, best, about, why)
    if solved is None:
        return line
    return f"{line} {say_command_line.found() if solved else say_command_line.not_found()}"
