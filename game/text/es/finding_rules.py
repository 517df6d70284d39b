"""Español: finding_rules. Made by `python -m tools.messages`."""
from game.text.en.finding_rules import synonyms as synonyms
from game.text.en.finding_rules import figures as figures
from game.text.en.finding_rules import forms as forms
from game.text.en.finding_rules import endings as endings
from game.text.en.finding_rules import small_words as small_words


