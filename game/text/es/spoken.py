"""Español: spoken. Made by `python -m tools.messages`."""
from game.text.en.spoken import no_voice as no_voice
from game.text.en.spoken import and_then as and_then
from game.text.en.spoken import your_turn as your_turn
from game.text.en.spoken import turn_of as turn_of
from game.text.en.spoken import last_card as last_card
from game.text.en.spoken import may_go_out as may_go_out


