"""Español: why. Made by `python -m tools.messages`."""
from game.text.en.why import ask as ask
from game.text.en.why import not_played_yet as not_played_yet
from game.text.en.why import no_partner as no_partner
from game.text.en.why import in_quotes as in_quotes
from game.text.en.why import pile_closed as pile_closed
from game.text.en.why import took_pile as took_pile
from game.text.en.why import took_pile_joining as took_pile_joining
from game.text.en.why import opened as opened
from game.text.en.why import foot_by_book as foot_by_book
from game.text.en.why import picked_up_by_discard as picked_up_by_discard
from game.text.en.why import picked_up as picked_up
from game.text.en.why import made_book as made_book
from game.text.en.why import cards_are_safe as cards_are_safe
from game.text.en.why import added_to_book as added_to_book
from game.text.en.why import meld_came_on as meld_came_on
from game.text.en.why import three_stops_pile as three_stops_pile
from game.text.en.why import red_three_stops_pile as red_three_stops_pile
from game.text.en.why import many_lie_open as many_lie_open
from game.text.en.why import to_show as to_show
from game.text.en.why import kept_last_card as kept_last_card
from game.text.en.why import no_draw as no_draw
from game.text.en.why import went_out as went_out
from game.text.en.why import agreed as agreed


