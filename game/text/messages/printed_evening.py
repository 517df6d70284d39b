"""Messages of the section printed_evening, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def out() -> str:
    return sections["printed_evening"].out()


def chart() -> str:
    return sections["printed_evening"].chart()
