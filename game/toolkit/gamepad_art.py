"""The buttons of a gamepad as small pictures: a disc with a letter or a symbol, a lozenge for shoulder buttons, a disc
with an arrow for a pushed stick. Never distinguished by colour alone.
"""

from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.theme import WHITE
from game.toolkit.input.gamepad import (
    GamepadButton,
    GamepadFamily,
    GamepadLook,
    button_name,
    is_on_gamepad,
    printed_button,
)
from game.toolkit.kit import Kit

GROUND, RIM = "#14171C", "#E8ECEF"
SIGNS: Final = {
    GamepadButton.CONFIRM: "M24 24L76 76M76 24L24 76",
    GamepadButton.BACK: "M50 20A30 30 0 1 1 49.9 20Z",
    GamepadButton.WEST: "M25 25H75V75H25Z",
    GamepadButton.NORTH: "M50 20L80 73H20Z",
}
"""For PlayStation pads, in a box of 100 x 100."""
PUSHED: Final = {
    GamepadButton.STICK_UP: "M50 17L73 46H27Z",
    GamepadButton.STICK_DOWN: "M50 83L73 54H27Z",
    GamepadButton.STICK_LEFT: "M17 50L46 27V73Z",
    GamepadButton.STICK_RIGHT: "M83 50L54 27V73Z",
}
"""The direction of a stick; the ring around its centre distinguishes it from the cross."""
STICK_RING: Final = "M50 38A12 12 0 1 1 49.9 38Z"
INKS: Final = {
    GamepadFamily.XBOX: ("#7FE08A", "#FF8A80", "#7FB8FF", "#FFD95E"),
    GamepadFamily.PLAYSTATION: ("#9DB9FF", "#FF9A8C", "#F7A8DA", "#7DE0C0"),
    GamepadFamily.NINTENDO: (WHITE, WHITE, WHITE, WHITE),
    GamepadFamily.STEAM: (WHITE, WHITE, WHITE, WHITE),
}
"""The colours of the four, in the order of `FACES`; all stand out from the dark ground."""
FACES: Final = (GamepadButton.CONFIRM, GamepadButton.BACK, GamepadButton.WEST, GamepadButton.NORTH)
SIZE: Final = 17
"""Design pixels of the letters."""


def width(kit: Kit, look: GamepadLook, button: GamepadButton, height: int) -> int:
    """The width of a button's picture that is `height` real pixels high; 0 if the pad has none for it."""
    if not is_on_gamepad(button, look.hands):
        return 0
    if printed_button(button, look.swapped, look.hands) in (*FACES, *PUSHED):
        return height
    return max(height, kit.text.width(named(look, button), SIZE, "strong") + kit.theme.u(14))


def named(look: GamepadLook, button: GamepadButton) -> str:
    """The name of the button that does this on this pad."""
    return button_name(look.family, button, look.swapped, look.hands)


def draw_button(kit: Kit, surface: Surface, look: GamepadLook, button: GamepadButton, rect: Rect) -> None:
    """As large as its place."""
    shown = printed_button(button, look.swapped, look.hands)
    if shown not in (*FACES, *PUSHED):
        kit.paint.panel(surface, rect, GROUND, 1, RIM, 9, 2)
        _write(kit, surface, named(look, button), rect, WHITE)
        return
    side = min(rect.size)
    disc = Rect(0, 0, side, side)
    disc.center = rect.center
    surface.blit(kit.paint.path("M50 5A45 45 0 1 1 49.9 5Z", side, GROUND, rim=RIM), disc)
    if shown in PUSHED:
        for path in (PUSHED[shown], STICK_RING):
            surface.blit(kit.paint.path(path, side, WHITE), disc)
        return
    ink = INKS[look.family][FACES.index(shown)]
    if look.family is GamepadFamily.PLAYSTATION:
        sign = kit.paint.path(SIGNS[shown], round(side * 0.72), ink, 11)
        surface.blit(sign, sign.get_rect(center=disc.center))
    else:
        _write(kit, surface, named(look, button), disc, ink)


def _write(kit: Kit, surface: Surface, words: str, rect: Rect, ink: str) -> None:
    size = kit.text.within(SIZE, rect.h, "strong")
    kit.text.draw(surface, words, rect.center, size, ink, "strong", "center", rect.w)
