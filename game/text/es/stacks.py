"""Español: stacks. Made by `python -m tools.messages`."""


def everybodys(tail: bool) -> str:
    return ('manos, pies y colas' if tail else 'manos y pies')
