"""Messages of the section house_rules, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def yes_or_no(on: bool) -> str:
    return sections["house_rules"].yes_or_no(on)


def none() -> str:
    return sections["house_rules"].none()


def score_step(minimum: int, total: int) -> str:
    return sections["house_rules"].score_step(minimum, total)
