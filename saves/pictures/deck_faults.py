"""Why a deck of cards from elsewhere isn't accepted."""

from enum import Enum, auto

from saves.disk.file_faults import FlawedFile


class DeckFlaw(Enum):
    """What is wrong with it."""

    NO_DECK = auto()
    """It has no pictures of cards with recognised names."""
    INCOMPLETE = auto()
    DAMAGED = auto()
    OUTSIDE = auto()
    """It refers to something outside its own files."""
    TOO_MUCH = auto()
    """It is larger than any deck, or would be once unpacked or drawn."""
    NO_DRAWER = auto()
    """It is a drawing, and the library that draws those isn't installed."""
    SHAPE = auto()
    """Its cards aren't upright: some are in landscape, or rotated."""


class BadDeck(FlawedFile):
    """A deck that isn't accepted, with its `DeckFlaw`; `missing` is how many cards it lacks."""

    def __init__(self, flaw: DeckFlaw, missing: int = 0) -> None:
        super().__init__(flaw)
        self.missing = missing
