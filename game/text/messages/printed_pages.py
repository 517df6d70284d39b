"""Messages of the section printed_pages, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from game.text.language import sections


def print() -> str:
    return sections["printed_pages"].print()


def what_to_print() -> str:
    return sections["printed_pages"].what_to_print()


def in_browser() -> str:
    return sections["printed_pages"].in_browser()


def rules() -> str:
    return sections["printed_pages"].rules()


def rules_about() -> str:
    return sections["printed_pages"].rules_about()


def score_sheet() -> str:
    return sections["printed_pages"].score_sheet()


def score_sheet_about() -> str:
    return sections["printed_pages"].score_sheet_about()


def hint_cards() -> str:
    return sections["printed_pages"].hint_cards()


def hint_cards_about() -> str:
    return sections["printed_pages"].hint_cards_about()


def set_up() -> str:
    return sections["printed_pages"].set_up()


def set_up_about() -> str:
    return sections["printed_pages"].set_up_about()


def not_now() -> str:
    return sections["printed_pages"].not_now()


def opens(path: str) -> str:
    return sections["printed_pages"].opens(path)


def not_opened(path: str) -> str:
    return sections["printed_pages"].not_opened(path)
