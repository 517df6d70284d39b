"""Español: play_on. Made by `python -m tools.messages`."""
from game.text.en.play_on import nothing_dealt as nothing_dealt
from game.text.en.play_on import no_round as no_round
from game.text.en.play_on import nothing_left as nothing_left
from game.text.en.play_on import onto_itself as onto_itself
from game.text.en.play_on import no_such_line as no_such_line
from game.text.en.play_on import other_seats as other_seats
from game.text.en.play_on import match_goes_on as match_goes_on
from game.text.en.play_on import unreadable as unreadable
from game.text.en.play_on import from_turn as from_turn
from game.text.en.play_on import from_turn_of_round as from_turn_of_round
from game.text.en.play_on import from_round as from_round
from game.text.en.play_on import written as written
from game.text.en.play_on import title as title
from game.text.en.play_on import sub as sub
from game.text.en.play_on import who_plays as who_plays
from game.text.en.play_on import hidden_cards as hidden_cards
from game.text.en.play_on import stay as stay
from game.text.en.play_on import dealt_anew as dealt_anew
from game.text.en.play_on import stay_why as stay_why
from game.text.en.play_on import as_who_knew as as_who_knew
from game.text.en.play_on import only_anew as only_anew
from game.text.en.play_on import nothing_hidden as nothing_hidden
from game.text.en.play_on import from_now_on as from_now_on
from game.text.en.play_on import change_cards as change_cards
from game.text.en.play_on import start as start
from game.text.en.play_on import anew_why as anew_why
from game.text.en.play_on import before_turns as before_turns
from game.text.en.play_on import after_round as after_round
from game.text.en.play_on import heard as heard


