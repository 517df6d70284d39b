"""The score sheet of an evening with real cards as it was played, as printable HTML of as many pages as it takes."""

from collections.abc import Sequence
from html import escape
from typing import Final

from msgspec import Struct

from game.portrait_art import portrait_paths
from game.printed.score_sheet import (
    TEAM_SIGNS,
    PrintedRow,
    blank_round,
    column_width,
    label_cell,
    score_rows,
    sheet_page,
    told_below,
)
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.score_pad.counting import points_by_row, scores_of
from game.score_pad.entry import RoundEntry
from game.text.amounts import points
from game.text.messages import printed_evening as say
from game.text.messages import printed_score_sheet as say_sheet
from game.text.messages import scores as say_scores
from game.words.grammar import seat_person
from game.words.score_pad import row_note, row_title

MANY_SIDES: Final = 4
"""With so many a column has no room for the name of who went out."""

_LINE: Final = 5.4
"""Millimetres of a line: nothing is written in there by hand."""
_MOST_SIGNS: Final = 7
_DIGIT: Final = 0.35 * 0.6
"""Signs of a long number, and the width of one in bold, in millimetres for each point of the type size."""

_STYLE: Final = """
td.points {{ text-align: right; padding: 0 1mm; font-size: {size:.1f}pt; }}
tr.round th + th {{ font: 400 .85em "Helvetica Neue", "Liberation Sans", Arial, sans-serif; text-align: right;
  padding: 0 1mm; }}
"""
_RESULT_STYLE: Final = """
footer { font: 700 16pt/1.2 "Times New Roman", "Liberation Serif", Times, serif; color: #6b1020; }
"""


_WIDE_CHART, _PLOT, _CHART, _FACE = 186, 140, 32, 13.0
"""Millimetres: the chart with the faces beside it, its lines alone, its height, a face at most."""
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


class PlayedEvening(Struct, frozen=True):
    """What was played with real cards: `rounds` as they were written down, the teams' `totals` after each."""

    name: str
    date: str
    people: tuple[str, ...]
    """By seat."""
    looks: tuple[int, ...]
    """Their faces."""
    teams: tuple[str, ...]
    rounds: tuple[RoundEntry, ...]
    totals: tuple[tuple[int, ...], ...]
    result: str = ""
    """Who won; empty while it goes on."""


def evening_sheet(rules: RuleSet, evening: PlayedEvening) -> str:
    """Every round with what brought its points, its own sum and the total after it; below them empty lines for rounds
    that are still to come. HTML text in UTF-8.
    """
    sides = len(evening.teams)
    played = [_played_round(rules, evening, number) for number in range(1, len(evening.rounds) + 1)]
    to_come = () if evening.result else range(len(played) + 1, rules.rounds + 1)
    blank = [blank_round(rules, number, score_rows(rules), sides) for number in to_come]
    below = (evening.result,) if evening.result else told_below(rules)
    style = _STYLE.format(size=min(10.0, (column_width(sides) - 2) / (_MOST_SIGNS * _DIGIT)))
    style += _RESULT_STYLE if evening.result else ""
    name = rule_set_name(rules.name)
    title = f"{evening.name} · {name}" if evening.name not in (rules.name, name) else name
    blocks = [*played, *blank]
    return sheet_page(title, evening.date, evening.teams, blocks, below, _LINE, style, evening_chart(evening))


def evening_chart(evening: PlayedEvening) -> str:
    """The totals of every team from round to round, with the faces of its people at the end of its line, the leaders
    uppermost. Lines differ by their strokes, too: printers are often black.
    """
    teams, rounds = len(evening.teams), len(evening.rounds)
    rows = [(0,) * teams, *evening.totals]
    low, high = min(map(min, rows)), max(map(max, rows))

    def at(number: int, total: int) -> str:
        x = 1 + (_PLOT - 2) * number / rounds
        return f"{x:.1f},{_CHART - 2 - (_CHART - 4) * (total - low) / max(1, high - low):.1f}"

    lines = [f'<polyline points="{at(0, 0)} {at(rounds, 0)}" stroke="#999" stroke-width=".2"/>']
    face = min(_FACE, _CHART / teams)
    order = sorted(range(teams), key=lambda team: -evening.totals[-1][team])
    for place, team in enumerate(order):
        points_ = " ".join(at(number, row[team]) for number, row in enumerate(rows))
        lines.append(f'<polyline points="{points_}" stroke="#1c1c24" stroke-width=".6" {_STROKES[team]}/>')
        y = place * face + (_CHART - teams * face) / 2
        lines.append(f'<text x="{_PLOT + 3}" y="{y + 0.68 * face:.1f}" font-size="{0.55 * face:.1f}">')
        lines.append(f"{TEAM_SIGNS[team]}</text>")
        for n, look in enumerate(evening.looks[team::teams]):
            shift = f"translate({_PLOT + 9 + n * face:.1f} {y:.1f}) scale({0.0095 * face:.4f})"
            lines.append(f'<g transform="{shift}">{portrait_paths(look)}</g>')
        path = at(rounds, evening.totals[-1][team]).partition(",")[2]
        lines.append(f'<text x="{_PLOT - 0.4}" y="{path}" font-size="3.4">{TEAM_SIGNS[team]}</text>')
    label = escape(say.chart())
    view = f'viewBox="0 0 {_WIDE_CHART} {_CHART}" style="width: 100%; margin-bottom: 2mm" fill="none"'
    body = "".join(lines).replace("<text ", '<text fill="#1c1c24" ')
    return f'<svg role="img" aria-label="{label}" {view}>{body}</svg>'


def _played_round(rules: RuleSet, evening: PlayedEvening, number: int) -> str:
    """The lines of a round; those that brought nobody anything are left out."""
    entry = evening.rounds[number - 1]
    brought = points_by_row(rules, len(evening.people), entry)
    lines = [
        f"<tr>{label_cell(PrintedRow(row_title(rules, row), row_note(rules, row)))}{_cells(each)}</tr>"
        for row, each in brought.items()
        if any(each)
    ]
    sums = [score.total for score in scores_of(rules, len(evening.people), entry)]
    for title, numbers in ((say_sheet.this_round(), sums), (say_sheet.total(), evening.totals[number - 1])):
        lines.append(f'<tr class="total"><td>{title}</td>{_cells(numbers)}</tr>')
    over = [""] * len(evening.teams)
    if entry.out is not None:
        over[entry.out % len(over)] = (
            say_scores.who_went_out(seat_person(evening.people, entry.out)) if len(over) < MANY_SIDES else say.out()
        )
    head = f"<th>{say_scores.round(number)}</th>" + "".join(f"<th>{escape(told)}</th>" for told in over)
    return f'<tbody><tr class="round">{head}</tr>{"".join(lines)}</tbody>'


def _cells(numbers: Sequence[int]) -> str:
    return "".join(f'<td class="points">{points(number)}</td>' for number in numbers)
