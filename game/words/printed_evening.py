"""The score sheet of an evening with real cards as it was played, as printable HTML of as many pages as it takes."""

from collections.abc import Sequence
from html import escape
from typing import Final

from msgspec import Struct

from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.score_pad.counting import points_by_row, scores_of
from game.score_pad.entry import RoundEntry
from game.text.amounts import points
from game.text.messages import printed_evening as say
from game.text.messages import printed_score_sheet as say_sheet
from game.text.messages import scores as say_scores
from game.words.grammar import seat_person
from game.words.printed_score_sheet import (
    PrintedRow,
    blank_round,
    column_width,
    label_cell,
    score_rows,
    sheet_page,
    told_below,
)
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


class PlayedEvening(Struct, frozen=True):
    """What was played with real cards: `rounds` as they were written down, the teams' `totals` after each."""

    name: str
    date: str
    people: tuple[str, ...]
    """By seat."""
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
    return sheet_page(title, evening.date, evening.teams, [*played, *blank], below, _LINE, style)


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
