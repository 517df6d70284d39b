"""Messages of the section printed_pages, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def print() -> str:
    return sections["printed_pages"].print()


def what_to_print() -> str:
    return sections["printed_pages"].what_to_print()


def rules() -> str:
    return sections["printed_pages"].rules()


def score_sheet() -> str:
    return sections["printed_pages"].score_sheet()


def hint_cards() -> str:
    return sections["printed_pages"].hint_cards()


def set_up() -> str:
    return sections["printed_pages"].set_up()


def not_now() -> str:
    return sections["printed_pages"].not_now()


def opens(path: str) -> str:
    return sections["printed_pages"].opens(path)


def not_opened(path: str) -> str:
    return sections["printed_pages"].not_opened(path)
