"""English: house_rules. Made by `python -m tools.messages`."""
from game.text.english import NUMBER


def yes_or_no(on: bool) -> str:
    return ('yes' if on else 'no')


def none() -> str:
    return 'none'


def score_step(minimum: int, total: int) -> str:
    return NUMBER(minimum) + ' from ' + NUMBER(total)
