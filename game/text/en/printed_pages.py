"""English: printed_pages. Made by `python -m tools.messages`."""


def print() -> str:
    return 'Print'


def what_to_print() -> str:
    return 'What would you like to print?'


def in_browser() -> str:
    return 'The page opens in your browser, where you can print it or save it as a PDF.'


def rules() -> str:
    return 'The rules'


def rules_about() -> str:
    return 'All of them, in the order of play'


def score_sheet() -> str:
    return 'Score sheet'


def score_sheet_about() -> str:
    return 'Blank, with a column for each team'


def hint_cards() -> str:
    return 'Hint cards'


def hint_cards_about() -> str:
    return 'Four to cut out: card values, minimums, going out'


def set_up() -> str:
    return 'Table set-up'


def set_up_about() -> str:
    return 'Decks, seats and the deal on one page'


def not_now() -> str:
    return 'Not now'


def opens(path: str) -> str:
    return "The page opens in your browser: print it there. It's also saved at " + path


def not_opened(path: str) -> str:
    return 'No browser opened. The page is saved at ' + path
