"""Español: printed_setup. Made by `python -m tools.messages`."""
from game.text.en.printed_setup import heading as heading
from game.text.en.printed_setup import title as title
from game.text.en.printed_setup import players as players
from game.text.en.printed_setup import decks as decks
from game.text.en.printed_setup import cards as cards
from game.text.en.printed_setup import each_holds as each_holds
from game.text.en.printed_setup import stock as stock
from game.text.en.printed_setup import solo as solo
from game.text.en.printed_setup import teams as teams
from game.text.en.printed_setup import stack_size as stack_size
from game.text.en.printed_setup import seats as seats
from game.text.en.printed_setup import not_the_same as not_the_same
from game.text.en.printed_setup import beside as beside


