"""English: printed_pages. Made by `python -m tools.messages`."""


print = 'Print'
what_to_print = 'What would you like to print?'
in_browser = 'The page opens in your browser, where you can print it or save it as a PDF.'
rules = 'The rules'
rules_about = 'All of them, in the order of play'
score_sheet = 'Score sheet'
score_sheet_about = 'Blank, with a column for each team'
hint_cards = 'Hint cards'
hint_cards_about = 'Four to cut out: card values, minimums, going out'
set_up = 'Table set-up'
set_up_about = 'Decks, seats and the deal on one page'
not_now = 'Not now'


def opens(path: str) -> str:
    return "The page opens in your browser: print it there. It's also saved at " + path


def not_opened(path: str) -> str:
    return 'No browser opened. The page is saved at ' + path
