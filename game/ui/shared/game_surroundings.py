"""The game as the toolkit sees it: its messages, its gate for texts from outside and cards. Most is imported
when it is first needed: `game.ui` itself imports no pygame.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.messages import language
from game.plain_text import is_odd
from game.toolkit.surroundings import Explained, Surroundings

if TYPE_CHECKING:
    from game.toolkit.drawing.paint import Paint
    from game.toolkit.drawing.text import Fonts
    from game.toolkit.kit import Art


def _explained(screen: str, key: str) -> Explained:
    from game.ui.shared.explained import explanation

    return explanation(screen, key)


def _art(paint: "Paint", fonts: "Fonts", assets: Path) -> "Art":
    from game.ui.shared.cards.card_art import CardArt

    return CardArt(paint, fonts, assets / "cards", paint.theme.colours)


GAME: Final = Surroundings(
    language=language.spoken,
    speak=language.speak,
    say=language.named,
    has=language.has,
    explained=_explained,
    is_odd=is_odd,
    art=_art,
)
