"""An evening as it was played, at the screen and with real cards, as printable HTML of as many pages as it takes."""

from collections.abc import Sequence
from html import escape
from typing import Final

from msgspec import Struct

from game.engine.score import ScoreKind
from game.messages.amounts import points
from game.messages.functions import (
    evening as say_evening,
    printed_evening as say,
    printed_score_sheet as say_sheet,
    score_pad as say_score_pad,
    scores as say_scores,
)
from game.portrait_art import portrait_paths
from game.printed.rule_sheet import Worth
from game.printed.score_sheet import (
    TEAM_SIGNS,
    blank_round,
    column_width,
    label_cell,
    lines_below_table,
    round_block,
    score_rows,
    score_table,
    sheet_page,
)
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.score_pad.counting import ScoredRound
from game.score_pad.score_pad_rows import Row
from game.sentences.grammar import seat_person, shorter_names
from game.sentences.rules_and_scores.score_pad import row_note, row_title
from game.sentences.rules_and_scores.scores import SCORE_ITEMS

_LINE: Final = 5.4
"""Millimetres of a line: nothing is written in there by hand."""
_BLANK: Final = "–"
"""In place of points that were left blank."""
_MOST_SIGNS: Final = 7
_DIGIT: Final = 0.35 * 0.6
"""Signs of a long number, and the width of one in bold, in millimetres for each point of the type size."""

_STYLE: Final = """
td.points {{ text-align: right; padding: 0 1mm; font-size: {size:.1f}pt; font-weight: 400; }}
"""
_RESULT_STYLE: Final = """
footer { font: 700 16pt/1.2 var(--heading); color: #6b1020; }
"""
_CAPTION_STYLE: Final = """
table { margin-top: 4mm; break-inside: avoid; }
caption { text-align: left; padding: 1mm 0; }
caption b, p b { font: 700 13pt/1.2 var(--heading); margin-right: 2mm; }
"""

_WIDE_CHART, _PLOT, _CHART, _FACE = 186, 112, 32, 10.0
"""Millimetres: the chart with the people beside it, its lines alone, its height, a face at most."""
_NAME, _READABLE, _FACES, _FIGURE = 4.4, 2.8, 24.0, 16.0
"""Millimetres: the letters of a name at most and, if a shorter one helps, at least; the width of the faces and of a
total at most.
"""
_LETTER: Final = 0.56
"""Width of an average bold letter, as a share of its size."""
_STROKES: Final = (
    "",
    'stroke-dasharray="2.4 1"',
    'stroke-dasharray=".6 .9"',
    'stroke-dasharray="4 1 .6 1"',
    'stroke-dasharray="1.4 .7"',
    'stroke-dasharray="5 1.4"',
    'stroke-dasharray=".6 1.8"',
    'stroke-dasharray="3 .7 .6 .7 .6 .7"',
)
"""By team."""


class PrintedSide(Struct, frozen=True):
    """People who played on one side all evening."""

    name: str
    looks: tuple[int, ...]
    won: int
    totals: tuple[int, ...]
    """After each round of the evening."""
    total: int


class PrintedMatch(Struct, frozen=True):
    """A match of the evening; `signs` are the numbers of the teams' signs."""

    name: str
    about: str
    rules: RuleSet
    people: tuple[str, ...]
    """By seat."""
    teams: tuple[str, ...]
    signs: tuple[int, ...]
    rounds: tuple[ScoredRound, ...]
    rounds_to_come: int = 0
    """The rounds to fill in by hand."""
    result: str = ""


class PlayedEvening(Struct, frozen=True):
    """What was played on one evening; `notes` say what doesn't count."""

    date: str
    headline: str
    sides: tuple[PrintedSide, ...]
    matches: tuple[PrintedMatch, ...]
    ends: tuple[int, ...] = ()
    """Rounds of the evening after which another match began."""
    notes: tuple[str, ...] = ()


def evening_sheet(evening: PlayedEvening) -> str:
    """Every match round by round with its points, each round's sum and the total after it; below an only match that
    continues, empty lines for the remaining rounds. HTML text in UTF-8.
    """
    columns = max(len(evening.sides), *(len(match.teams) for match in evening.matches), 2)
    style = _STYLE.format(size=min(11.5, (column_width(columns) - 2) / (_MOST_SIGNS * _DIGIT)))
    chart = evening_chart(evening)
    if len(evening.matches) == 1:
        (match,) = evening.matches
        name = rule_set_name(match.rules.name)
        title = f"{match.name} · {name}" if match.name not in (match.rules.name, name) else name
        below = (match.result,) if match.result else lines_below_table(match.rules)
        style += _RESULT_STYLE if match.result else ""
        tables = [_match_table(match)]
        return sheet_page(title, evening.date, tables, (*below, *evening.notes), _LINE, style, chart)
    tables = [_standings(evening), *(_match_table(match, _caption(match)) for match in evening.matches)]
    return sheet_page(evening.headline, evening.date, tables, evening.notes, _LINE, style + _CAPTION_STYLE, chart)


def _standings(evening: PlayedEvening) -> str:
    """Matches won and points of every side."""
    rows = (
        (say_evening.matches_won(), [side.won for side in evening.sides]),
        (say_evening.points(), [side.total for side in evening.sides]),
    )
    lines = "".join(f'<tr class="total"><td colspan="2">{title}</td>{_cells(numbers)}</tr>' for title, numbers in rows)
    heads = [f"{sign} {side.name}" for sign, side in zip(TEAM_SIGNS, evening.sides, strict=False)]
    return score_table(heads, [f"<tbody>{lines}</tbody>"], title="")


def _caption(match: PrintedMatch) -> str:
    told = f" · {match.result}" if match.result else ""
    return f"<b>{escape(match.name)}</b> {escape(match.about + told)}"


def _match_table(match: PrintedMatch, caption: str = "") -> str:
    blocks = [_played_round(match, number) for number in range(1, len(match.rounds) + 1)]
    to_come = range(len(blocks) + 1, len(blocks) + 1 + match.rounds_to_come)
    blocks += [blank_round(match.rules, number, score_rows(match.rules), len(match.teams)) for number in to_come]
    if not blocks:
        return f"<p>{caption}</p>"
    heads = [f"{TEAM_SIGNS[sign]} {name}" for sign, name in zip(match.signs, match.teams, strict=True)]
    return score_table(heads, blocks, caption)


def evening_chart(evening: PlayedEvening) -> str:
    """The totals of every side from round to round, with the faces of its people at the end of its line, the leaders
    uppermost. Lines differ by their strokes, too: printers are often black.
    """
    sides = evening.sides
    teams, rounds = len(sides), len(sides[0].totals) if sides else 0
    if not rounds:
        return ""
    totals = [side.totals[-1] for side in sides]
    rows = [(0,) * teams, *zip(*(side.totals for side in sides), strict=True)]
    lower, upper = min(map(min, rows)), max(map(max, rows))

    def at(number: int, total: int) -> str:
        x = 1 + (_PLOT - 2) * number / rounds
        return f"{x:.1f},{_CHART - 2 - (_CHART - 4) * (total - lower) / max(1, upper - lower):.1f}"

    lines = [f'<polyline points="{at(0, 0)} {at(rounds, 0)}" stroke="#999" stroke-width=".2"/>']
    for end in evening.ends:
        lines.append(f'<polyline points="{at(end, lower)} {at(end, upper)}" stroke="#999" stroke-width=".2"/>')
    height = _CHART / teams
    face = min(_FACE, height, _FACES / max(1, *(len(side.looks) for side in sides)))
    for place, team in enumerate(sorted(range(teams), key=lambda team: -totals[team])):
        points_ = " ".join(at(number, row[team]) for number, row in enumerate(rows))
        lines.append(f'<polyline points="{points_}" stroke="#1c1c24" stroke-width=".6" {_STROKES[team]}/>')
        path = at(rounds, totals[team]).partition(",")[2]
        lines.append(f'<text x="{_PLOT - 0.4}" y="{path}" font-size="3.4">{TEAM_SIGNS[team]}</text>')
        lines.append(_head(sides[team], TEAM_SIGNS[team], totals[team], (place + 0.5) * height, face))
    label = escape(say.chart())
    view = f'viewBox="0 0 {_WIDE_CHART} {_CHART}" style="width: 100%; margin-bottom: 2mm" fill="none"'
    body = "".join(lines).replace("<text ", '<text fill="#1c1c24" font-weight="700" ')
    return f'<svg role="img" aria-label="{label}" {view}>{body}</svg>'


def _head(side: PrintedSide, sign: str, total: int, middle: float, face: float) -> str:
    """The sign, faces, name and total of a side, in a line with its middle there."""
    size = min(_NAME, 1.1 * face)
    x = _PLOT + 8.0
    faces = "".join(
        f'<g transform="translate({x + n * face:.1f} {middle - face / 2:.1f}) scale({0.0095 * face:.4f})">'
        f"{portrait_paths(look)}</g>"
        for n, look in enumerate(side.looks)
    )
    x += len(side.looks) * face + 1.5
    most = (_WIDE_CHART - _FIGURE - x) / _LETTER
    fitting = (name for name in (side.name, *shorter_names(side.name)) if len(name) * min(size, _READABLE) <= most)
    name = next(fitting, side.name)
    letters = min(size, most / max(1, len(name)))
    line = middle + 0.36 * size
    return (
        f'<text x="{_PLOT + 3}" y="{line:.1f}" font-size="{size:.1f}">{sign}</text>{faces}'
        f'<text x="{x:.1f}" y="{line:.1f}" font-size="{letters:.1f}">{escape(name)}</text>'
        f'<text x="{_WIDE_CHART}" y="{line:.1f}" font-size="{size:.1f}" text-anchor="end">{points(total)}</text>'
    )


def _played_round(match: PrintedMatch, number: int) -> str:
    """The lines of a round; those that brought nobody anything are left out."""
    played = match.rounds[number - 1]
    lines = [f"<tr>{label_cell(_row_of(match.rules, what))}{_cells(each)}</tr>" for what, each in played.counted]
    sums = (say_sheet.this_round(), played.points), (say_sheet.total(), played.totals)
    lines += [f'<tr class="total"><td>{title}</td>{_cells(numbers)}</tr>' for title, numbers in sums]
    out = "" if played.out is None else say_scores.who_went_out(seat_person(match.people, played.out))
    changed = say_score_pad.changed() if played.is_corrected else ""
    return round_block(number, " · ".join(filter(None, (out, changed))), lines)


def _row_of(rules: RuleSet, what: ScoreKind | Row) -> Worth:
    """The label of counted points: at the screen there is nothing more to say than the name."""
    return (
        Worth(SCORE_ITEMS[what]())
        if isinstance(what, ScoreKind)
        else Worth(row_title(rules, what), row_note(rules, what))
    )


def _cells(numbers: Sequence[int | None]) -> str:
    return "".join(f'<td class="points">{_BLANK if number is None else points(number)}</td>' for number in numbers)
