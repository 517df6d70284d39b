"""English: printed_score_sheet. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.english import LIST, NUMBER


heading = 'Score sheet'
date = 'Date ____________________'
this_round = 'This round'
total = 'Total so far'
red_threes_left = 'Red threes left over'
all_red_threes = 'All red threes'
threes = 'Books of threes'
twice = 'double'
minus = 'minus'


def title(rules: str) -> str:
    return 'Score sheet: ' + rules


def sevens(clean: bool) -> str:
    return ('Clean books of sevens' if clean else 'Books of sevens')


def double_books(size: int) -> str:
    return 'Books of ' + NUMBER(size) + ' cards'


def left(tail: bool) -> str:
    return ('Left in hand, foot and tail' if tail else 'Left in hand and foot')


def each(points: int) -> str:
    return '× ' + NUMBER(points)


def each_minus(points: int) -> str:
    return '× −' + NUMBER(points)


def each_not_out(points: int, not_out: int) -> str:
    return '× ' + NUMBER(points) + '; × ' + NUMBER(not_out) + ' if not out'


def opens(points: int) -> str:
    return 'to open: ' + NUMBER(points)


def cards(values: str) -> str:
    return 'Cards: ' + values + '.'


def to_open(minimums: str) -> str:
    return 'To open: ' + minimums + '.'


def to_go_out(needs: Sequence[str]) -> str:
    return 'To go out, you need ' + LIST(needs) + '.'


def played_to(points: int) -> str:
    return 'Play to ' + NUMBER(points) + ' points.'


def counted(rows: str) -> str:
    return 'This round: ' + rows + '.'
