"""Messages of the section stacks, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def everybodys(tail: bool) -> str:
    return sections["stacks"].everybodys(tail)
