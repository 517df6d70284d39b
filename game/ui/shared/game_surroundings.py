"""The game as the toolkit sees it: its messages, its gate for texts from outside, cards and photos."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.messages import language
from game.plain_text import is_odd
from game.toolkit.surroundings import Explained, Surroundings

if TYPE_CHECKING:
    from pygame import Surface

    from game.toolkit.drawing.paint import Paint
    from game.toolkit.drawing.text import Fonts
    from game.toolkit.kit import Art


class GameSurroundings(Surroundings):
    """Everything is imported when it is first needed: `game.ui` itself imports no pygame."""

    @property
    def language(self) -> str:
        return language.spoken()

    def speak(self, code: str) -> None:
        language.speak(code)

    def say(self, section: str, message: str, /, **facts: object) -> str:
        return language.named(section, message, **facts)

    def has(self, section: str, message: str) -> bool:
        return language.has(section, message)

    def explained(self, screen: str, key: str) -> Explained:
        from game.ui.shared.explained import explanation

        return explanation(screen, key)

    def is_odd(self, sign: str) -> bool:
        return is_odd(sign)

    def art(self, paint: "Paint", fonts: "Fonts", assets: Path) -> "Art":
        from game.ui.shared.cards.card_art import CardArt

        return CardArt(paint, fonts, assets / "cards", paint.theme.colours)

    def is_photo(self, cloth: str) -> bool:
        from game.ui.shared.cards.own_pictures import is_photo

        return is_photo(cloth)

    def photo(self, found: Any, cloth: str) -> "Surface | None":
        from game.ui.shared.cards.own_pictures import cloth_photo

        return cloth_photo(found, cloth)
