"""Español: whats_new. Made by `python -m tools.messages`."""
from game.text.en.whats_new import title as title
from game.text.en.whats_new import play as play
from game.text.en.whats_new import looking_back as looking_back
from game.text.en.whats_new import learning as learning
from game.text.en.whats_new import todays_deal as todays_deal


