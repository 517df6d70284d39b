"""The choices for the look of the table: cloth, card back, deck and suit colours."""

import random
from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from game.toolkit.drawing.cloths import CLOTHS
from game.toolkit.drawing.theme import LARGE_DECK, OWN_DECK, Colours, Theme
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.preferences import Preferences


class TableLook(Struct, frozen=True):
    cloth: str
    back: str
    deck: str
    colours: Colours

    def on(self, preferences: Preferences) -> Preferences:
        """The settings with this table."""
        return replace(preferences, cloth=self.cloth, back=self.back, deck=self.deck, colours=self.colours)

    def in_theme(self, theme: Theme) -> Theme:
        """The measures for a picture of this table."""
        return replace(theme, cloth=self.cloth, back=self.back, deck=self.deck, colours=self.colours)


class Deck(Struct, frozen=True):
    """A deck to choose; `colours` is None if the deck leaves the chosen suit colours as they are."""

    id: str
    colours: Colours | None = None

    def of(self, look: TableLook) -> TableLook:
        """The table with this deck."""
        return replace(look, deck=self.id, colours=self.colours or look.colours)

    def is_in(self, look: TableLook) -> bool:
        return look.deck == self.id and self.colours in (None, look.colours)


OWN_DECKS: Final = (
    *(Deck(OWN_DECK, colours) for colours in get_args(Colours)),
    Deck(LARGE_DECK),
)


def look_of(preferences: Preferences) -> TableLook:
    """The table in these settings; unknown names are replaced by the usual ones."""
    return TableLook(preferences.cloth, preferences.back, preferences.deck, preferences.colours)


def surprise(look: TableLook, chance: random.Random) -> TableLook:
    """A different cloth and a different back. The deck stays: somebody may need it to tell the suits apart."""
    cloth = chance.choice([name for name in CLOTHS if name != look.cloth])
    back = chance.choice([name for name in BACK_NAMES if name != look.back])
    return replace(look, cloth=cloth, back=back)
