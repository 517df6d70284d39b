"""English: stacks. Made by `python -m tools.messages`."""


def everybodys(tail: bool) -> str:
    return ('hands, feet and tails' if tail else 'hands and feet')
