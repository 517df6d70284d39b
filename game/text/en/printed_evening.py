"""English: printed_evening. Made by `python -m tools.messages`."""


out = 'out'
chart = 'The totals round by round'
