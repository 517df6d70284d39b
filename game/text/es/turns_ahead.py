"""Español: turns_ahead. Made by `python -m tools.messages`."""
from game.text.en.turns_ahead import to_cut as to_cut
from game.text.en.turns_ahead import to_choose as to_choose
from game.text.en.turns_ahead import to_play as to_play
from game.text.en.turns_ahead import is_asked as is_asked
from game.text.en.turns_ahead import next as next
from game.text.en.turns_ahead import in_turns as in_turns
from game.text.en.turns_ahead import next_then as next_then
from game.text.en.turns_ahead import then as then
from game.text.en.turns_ahead import went_out as went_out
from game.text.en.turns_ahead import picked_up as picked_up
from game.text.en.turns_ahead import finished_book as finished_book
from game.text.en.turns_ahead import drew as drew
from game.text.en.turns_ahead import passed as passed
from game.text.en.turns_ahead import took as took
from game.text.en.turns_ahead import laid as laid
from game.text.en.turns_ahead import discarded as discarded


