"""All finished matches as a table for other programs: CSV, a line for each match and person."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from game.analysis.facts import DecisionTheme
from game.analysis.strength.life_of_games import PlayedMatch, created, kind_of
from game.messages.functions import my_games as say
from game.rules.presets import rule_set_name
from game.sentences import my_games as words
from game.sentences.grammar import seat_name
from saves.records.lines import SeatInfo

_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of a text that a spreadsheet would compute."""

Cell = str | int


def csv_of(matches: Iterable[PlayedMatch]) -> bytes:
    """The file; its first line names the columns. It starts with a mark by which spreadsheets recognise UTF-8."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow([column() for column in words.COLUMNS.values()])
    for match in sorted(matches, key=lambda match: (created(match.summary), match.record)):
        for row in _rows(match):
            table.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return text.getvalue().encode("utf-8-sig")


def _harmless(text: str) -> str:
    """The text in a form that no spreadsheet takes for a formula.

    >>> _harmless("=1+1"), _harmless("Rosa")
    ("'=1+1", 'Rosa')
    """
    return f"'{text}" if text.startswith(_FORMULAS) else text


def _rows(match: PlayedMatch) -> Iterator[list[Cell]]:
    summary = match.summary
    for seat, info in enumerate(summary.seats):
        if info.kind != "human":
            continue
        team = seat % summary.teams
        others = [total for number, total in enumerate(summary.totals) if number != team]
        yield [
            summary.name,
            f"{created(summary).astimezone():%Y-%m-%d %H:%M}",
            rule_set_name(summary.rules_name),
            words.kind("", kind_of(summary)),
            seat_name((info.name,), 0),
            team + 1,
            _names(other for n, other in enumerate(summary.seats) if n % summary.teams == team and n != seat),
            _names(other for n, other in enumerate(summary.seats) if n % summary.teams != team),
            say.yes() if team in summary.winners else say.no(),
            summary.totals[team],
            max(others),
            len(summary.rounds),
            sum(played.books[team] for played in summary.rounds),
            sum(played.out == seat for played in summary.rounds),
            *_given_away(match.given_away.get(seat)),
        ]


def _names(seats: Iterable[SeatInfo]) -> str:
    named = ((seat_name((info.name,), 0), info.level) for info in seats)
    return ", ".join(name if level is None else f"{name} ({words.level_name(level)})" for name, level in named)


def _given_away(given: Mapping[DecisionTheme, float] | None) -> list[Cell]:
    """The sum, and by theme; empty if not analysed."""
    if given is None:
        return [""] * (1 + len(words.THEMES))
    return [round(sum(given.values())), *(round(given.get(theme, 0)) for theme in words.THEMES)]
