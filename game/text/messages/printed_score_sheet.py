"""Messages of the section printed_score_sheet, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from collections.abc import Sequence
from game.text.language import sections


def heading() -> str:
    return sections["printed_score_sheet"].heading()


def title(rules: str) -> str:
    return sections["printed_score_sheet"].title(rules)


def date() -> str:
    return sections["printed_score_sheet"].date()


def this_round() -> str:
    return sections["printed_score_sheet"].this_round()


def total() -> str:
    return sections["printed_score_sheet"].total()


def red_threes_left() -> str:
    return sections["printed_score_sheet"].red_threes_left()


def all_red_threes() -> str:
    return sections["printed_score_sheet"].all_red_threes()


def sevens(clean: bool) -> str:
    return sections["printed_score_sheet"].sevens(clean)


def threes() -> str:
    return sections["printed_score_sheet"].threes()


def double_books(size: int) -> str:
    return sections["printed_score_sheet"].double_books(size)


def twice() -> str:
    return sections["printed_score_sheet"].twice()


def left(tail: bool) -> str:
    return sections["printed_score_sheet"].left(tail)


def minus() -> str:
    return sections["printed_score_sheet"].minus()


def each(points: int) -> str:
    return sections["printed_score_sheet"].each(points)


def each_minus(points: int) -> str:
    return sections["printed_score_sheet"].each_minus(points)


def each_not_out(points: int, not_out: int) -> str:
    return sections["printed_score_sheet"].each_not_out(points, not_out)


def opens(points: int) -> str:
    return sections["printed_score_sheet"].opens(points)


def cards(values: str) -> str:
    return sections["printed_score_sheet"].cards(values)


def to_open(minimums: str) -> str:
    return sections["printed_score_sheet"].to_open(minimums)


def to_go_out(needs: Sequence[str]) -> str:
    return sections["printed_score_sheet"].to_go_out(needs)


def played_to(points: int) -> str:
    return sections["printed_score_sheet"].played_to(points)


def counted(rows: str) -> str:
    return sections["printed_score_sheet"].counted(rows)
