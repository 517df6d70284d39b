"""English: printed_pages. Made by `python -m tools.messages`."""


def print() -> str:
    return 'Print'


def what_to_print() -> str:
    return 'What would you like to print?'


def rules() -> str:
    return 'The rules'


def score_sheet() -> str:
    return 'Score sheet'


def hint_cards() -> str:
    return 'Hint cards'


def set_up() -> str:
    return 'Table set-up'


def not_now() -> str:
    return 'Not now'


def opens(path: str) -> str:
    return "The page opens in your browser: print it there. It's also saved at " + path


def not_opened(path: str) -> str:
    return 'No browser opened. The page is saved at ' + path
