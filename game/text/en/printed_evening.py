"""English: printed_evening. Made by `python -m tools.messages`."""


def out() -> str:
    return 'out'


def chart() -> str:
    return 'The totals round by round'
