"""Messages of the section whats_new, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def title(version: str) -> str:
    return sections["whats_new"].title(version)


def play() -> str:
    return sections["whats_new"].play()


def looking_back() -> str:
    return sections["whats_new"].looking_back()


def learning() -> str:
    return sections["whats_new"].learning()


def todays_deal() -> str:
    return sections["whats_new"].todays_deal()
