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


def why() -> str:
    return 'This makes one page for A4 or Letter. Open it in your browser to print it; for a PDF, choose “Save as PDF” as the printer.'


def file() -> str:
    return 'Save as'


def make() -> str:
    return 'Make the page'


def open() -> str:
    return 'Open in browser'


def not_now() -> str:
    return 'Not now'


def opens() -> str:
    return 'The page is opening in your browser. Print it there.'


def not_opened() -> str:
    return 'No browser opened. The page is in the file above.'
