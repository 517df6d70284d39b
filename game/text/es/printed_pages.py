"""Español: printed_pages. Made by `python -m tools.messages`."""
from game.text.en.printed_pages import print as print
from game.text.en.printed_pages import what_to_print as what_to_print
from game.text.en.printed_pages import rules as rules
from game.text.en.printed_pages import score_sheet as score_sheet
from game.text.en.printed_pages import hint_cards as hint_cards
from game.text.en.printed_pages import set_up as set_up
from game.text.en.printed_pages import why as why
from game.text.en.printed_pages import file as file
from game.text.en.printed_pages import make as make
from game.text.en.printed_pages import open as open
from game.text.en.printed_pages import not_now as not_now
from game.text.en.printed_pages import opens as opens
from game.text.en.printed_pages import not_opened as not_opened


