"""Español: house_rules. Made by `python -m tools.messages`."""
from game.text.en.house_rules import yes_or_no as yes_or_no
from game.text.en.house_rules import none as none
from game.text.en.house_rules import score_step as score_step


