"""Español: printed_score_sheet. Made by `python -m tools.messages`."""
from game.text.en.printed_score_sheet import heading as heading
from game.text.en.printed_score_sheet import title as title
from game.text.en.printed_score_sheet import date as date
from game.text.en.printed_score_sheet import this_round as this_round
from game.text.en.printed_score_sheet import total as total
from game.text.en.printed_score_sheet import red_threes_left as red_threes_left
from game.text.en.printed_score_sheet import all_red_threes as all_red_threes
from game.text.en.printed_score_sheet import sevens as sevens
from game.text.en.printed_score_sheet import threes as threes
from game.text.en.printed_score_sheet import double_books as double_books
from game.text.en.printed_score_sheet import twice as twice
from game.text.en.printed_score_sheet import left as left
from game.text.en.printed_score_sheet import minus as minus
from game.text.en.printed_score_sheet import each as each
from game.text.en.printed_score_sheet import each_minus as each_minus
from game.text.en.printed_score_sheet import each_not_out as each_not_out
from game.text.en.printed_score_sheet import opens as opens
from game.text.en.printed_score_sheet import cards as cards
from game.text.en.printed_score_sheet import to_open as to_open
from game.text.en.printed_score_sheet import to_go_out as to_go_out
from game.text.en.printed_score_sheet import played_to as played_to
from game.text.en.printed_score_sheet import counted as counted


