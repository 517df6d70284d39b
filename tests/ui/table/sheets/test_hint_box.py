"""The box of a hint is whole where letters are large."""

from game.cards import parse_cards
from game.engine.moves import Group, MeldCards
from game.reason.purposes import Instead

THIRD = Instead(MeldCards((Group(parse_cards("TC TD 2S")), Group(parse_cards("QS QH QC")))), 128)
