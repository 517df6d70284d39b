"""Why a deck of cards from elsewhere isn't taken."""

from enum import Enum, auto

from saves.file_faults import FlawedFile


class DeckFlaw(Enum):
    """What is wrong with it."""

    NO_DECK = auto()
    """There are no pictures of cards in it that have names we know."""
    INCOMPLETE = auto()
    """Some cards are missing."""
    DAMAGED = auto()
    OUTSIDE = auto()
    """It wants something from outside its own files."""
    TOO_MUCH = auto()
    """It is larger than any deck, or would be once it is unpacked or drawn."""
    NO_DRAWER = auto()
    """It is a drawing, and what draws those isn't installed."""
    SHAPE = auto()
    """Its cards aren't upright: some are plug-in boards, or lie on their side."""


class BadDeck(FlawedFile):
    """A deck that isn't taken, with its `DeckFlaw`; `missing` is how many cards it lacks."""

    def __init__(self, flaw: DeckFlaw, missing: int = 0) -> None:
        super().__init__(flaw)
        self.missing = missing
