"""Español: printed_hint_cards. Made by `python -m tools.messages`."""
from game.text.en.printed_hint_cards import title as title
from game.text.en.printed_hint_cards import numbered as numbered
from game.text.en.printed_hint_cards import your_turn as your_turn
from game.text.en.printed_hint_cards import stacks as stacks
from game.text.en.printed_hint_cards import books as books
from game.text.en.printed_hint_cards import cards as cards
from game.text.en.printed_hint_cards import draw as draw
from game.text.en.printed_hint_cards import draw_or_take as draw_or_take
from game.text.en.printed_hint_cards import lay_down as lay_down
from game.text.en.printed_hint_cards import one_after_the_other as one_after_the_other
from game.text.en.printed_hint_cards import minimums as minimums
from game.text.en.printed_hint_cards import minimums_by_total as minimums_by_total
from game.text.en.printed_hint_cards import book as book
from game.text.en.printed_hint_cards import books_score as books_score
from game.text.en.printed_hint_cards import books_score_nothing as books_score_nothing
from game.text.en.printed_hint_cards import going_out as going_out
from game.text.en.printed_hint_cards import going_out_scores as going_out_scores
from game.text.en.printed_hint_cards import winner_takes as winner_takes
from game.text.en.printed_hint_cards import three as three


