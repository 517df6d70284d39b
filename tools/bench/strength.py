"""Stores the output of `simulate --duel … --json`, and makes the tables of tools/bench/RESULTS.md from it.

`python -m tools.bench.strength NAME FILE…` merges results and stores them as tools/bench/strength/NAME.json; `python -m
tools.pages` then updates the page.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from game.ai.player import DEFAULT_EFFORT
from game.play.results.duel import CannotMerge, DuelResult, merged
from game.rules.presets import PRESET_IDS, preset

FOLDER: Final = Path(__file__).resolve().with_name("strength")
_EVEN: Final = 0.5
"""The share that equal players win against each other if there are two sides."""

_SHAPES: Final = {"4:2": "2v2", "6:2": "3v3", "6:3": "2v2v2", "8:2": "4v4", "8:4": "2v2v2v2"}


def kept(answers: Iterable[DuelResult]) -> bytes:
    """The stored form: every deal with its result, without times, which depend on the machine."""
    slim = [
        replace(one, think_ms={}, results=tuple(replace(deal, think={}) for deal in one.results)) for one in answers
    ]
    return msgspec.json.encode(slim).replace(b'},{"number"', b'},\n{"number"') + b"\n"


def kept_answers(folder: Path = FOLDER) -> tuple[DuelResult, ...]:
    """All answers in a folder, file by file."""
    files = sorted(folder.glob("*.json"))
    return tuple(one for file in files for one in msgspec.json.decode(file.read_bytes(), type=list[DuelResult]))


def section(answers: Sequence[DuelResult]) -> str:
    """Tables by rule set, and the commands that made them."""
    parts = [
        "Every deal was played once from each side with the same cards, so luck counts for both. Shares won and points "
        "a round have their 95 % intervals; with luck taken out the same share is known better (below).",
    ]
    if any(answer.fair < _EVEN for answer in answers):
        parts[-1] += (
            " Among more than two sides one plays against all others of the other level: equals would win the share in "
            "brackets, points are those over the best of the others, and Elo is only for two."
        )
    for rules in sorted({answer.rules for answer in answers}, key=_place):
        parts += ["", f"**{rules}**", "", "| who | won | luck taken out | points a round | Elo | went out | deals |"]
        parts.append("|---|---|---|---|---|---|---|")
        parts += [_row(answer) for answer in answers if answer.rules == rules]
    parts += [
        "",
        "These commands made them (`--workers` and pieces by `--first`, joined by `--merge`, change nothing):",
        "",
    ]
    parts += [
        "```",
        *dict.fromkeys(command(answer) for answer in sorted(answers, key=lambda one: _place(one.rules))),
        "```",
    ]
    return "\n".join(parts)


def command(answer: DuelResult) -> str:
    """The command that reproduces the result."""
    rules = next((one for one in PRESET_IDS if preset(one).name == answer.rules), answer.rules)
    shape = "" if answer.table == "4:2" else f" --teams {_shape(answer.table)}"
    effort = "" if answer.effort == DEFAULT_EFFORT else f" --effort {answer.effort}"
    seeds = answer.seed.split(", ")
    more = "" if len(seeds) == 1 else f"  # and seeds {', '.join(seeds[1:])}"
    deals = sum(deal.seed == seeds[0] for deal in answer.results) or answer.deals
    duel = f"{answer.other},{answer.one}"
    return (
        f"python main.py simulate --rules {rules}{shape} --games {deals} --duel {duel} --seed {seeds[0]}{effort}{more}"
    )


def _shape(table: str) -> str:
    players, _, teams = table.partition(":")
    return f"{players}:solo" if players == teams else _SHAPES[table]


def _place(rules: str) -> tuple[int, str]:
    """Web Classic first, then the presets in their order, then others by name."""
    names = [preset("web").name, *(preset(one).name for one in PRESET_IDS if one != "web")]
    return (names.index(rules) if rules in names else len(names), rules)


def _row(answer: DuelResult) -> str:
    lower, middle, upper = answer.win
    points = f"{answer.points[1]:+.0f} ({answer.points[0]:+.0f} to {answer.points[2]:+.0f})"
    elo = "–" if answer.elo is None or answer.fair < _EVEN else f"{answer.elo[1]:+.0f}"
    table = "" if answer.table == "4:2" else f", {_shape(answer.table)}"
    fair = "" if answer.fair == _EVEN else f" (equals {answer.fair:.0%})"
    won = f"{middle:.1%} ({lower:.0%}–{upper:.0%}){fair}"
    adjusted = answer.adjusted
    cells = [
        f"`{answer.one}` beats `{answer.other}`{table}",
        won,
        f"{adjusted.share:.1%} ({adjusted.lower:.0%}–{adjusted.upper:.0%})" if adjusted is not None else "–",
        points,
        elo,
        f"{answer.out_share:.0%}",
        str(answer.deals),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """0 if the answers are stored; 1 if they can't be read or merged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", metavar="NAME", help="the file's name, without .json: web, partner, ceiling …")
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="answers of simulate --duel … --json")
    options = parser.parse_args()
    parts: list[DuelResult] = []
    try:
        for path in options.files:
            parts += msgspec.json.decode(path.read_bytes(), type=list[DuelResult])
        data = kept(merged(parts))
    except (OSError, msgspec.DecodeError, CannotMerge) as error:
        print(error, file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / f"{options.name}.json"
    target.write_bytes(data)
    print(f"{target}: {len(parts)} answers, {len(data) // 1024} kB; python -m tools.pages renews the page")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
