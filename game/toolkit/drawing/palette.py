"""High-contrast colours.

Screens name the usual colours; with high contrast, everything drawn passes through here once, in `Text` and `Paint`, so
that every screen obeys. Text goes to one side, its background to the other: backgrounds become almost black or almost
white (gold stays gold); words, pictures and outlines move away from them as far as the ratios require, each keeping its
hue. At the end: how different two colours look to colour-blind people.
"""

import colorsys
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal

Contrast = Literal["usual", "high"]

TEXT_RATIO, OUTLINE_RATIO = 7.0, 3.0
"""What high contrast promises (WCAG AAA for text, AA for what is not text)."""
DARK_GROUND, LIGHT_GROUND = 0.009, 0.64
"""The lightest of dark grounds and the darkest of light ones, as relative luminance."""
LIGHT_TEXT: Final = TEXT_RATIO * (DARK_GROUND + 0.05) - 0.05 + 0.14
DARK_TEXT: Final = (LIGHT_GROUND + 0.05) / TEXT_RATIO - 0.05 - 0.012
CARD_INK: Final = 0.085
LIGHT_LINE: Final = OUTLINE_RATIO * (DARK_GROUND + 0.05) - 0.05 + 0.25
DARK_LINE: Final = (LIGHT_GROUND + 0.05) / OUTLINE_RATIO - 0.05 - 0.02
GROUNDS_PART, TEXTS_PART = 0.40, 0.18
"""From this luminance on, a usual colour counts as a light ground, or as light words: no word has 4.5 to 1 on both."""


def luminance(colour: str) -> float:
    """Relative luminance (WCAG) of `#RRGGBB`."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio (WCAG), 1 to 21; texts need 4.5."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def high_ink(colour: str) -> str:
    """A colour of words or of a picture.

    >>> high_ink("#FFFFFF"), contrast(high_ink("#5E8C7C"), "#000000") > 7
    ('#FFFFFF', True)
    """
    if luminance(colour) >= TEXTS_PART:
        return _lightened(colour, LIGHT_TEXT)
    return _darkened(colour, DARK_TEXT)


@lru_cache(maxsize=64)
def high_card_ink(colour: str) -> str:
    """A colour of ranks and suits, which are only on white and pale gold and keep more of their hue."""
    return _darkened(colour, CARD_INK)


@lru_cache(maxsize=1024)
def high_ground(colour: str) -> str:
    """A colour that words lie on.

    >>> luminance(high_ground("#1A5545")) <= DARK_GROUND, luminance(high_ground("#E9A92B")) >= LIGHT_GROUND
    (True, True)
    """
    if luminance(colour) >= GROUNDS_PART:
        return _lightened(colour, LIGHT_GROUND)
    return _darkened(colour, DARK_GROUND)


@lru_cache(maxsize=1024)
def high_outline(line: str, ground: str) -> str:
    """A line round a ground of high contrast, or of a frame without one, where `ground` is the line itself.

    >>> contrast(high_outline("#2C6B57", "#000000"), "#000000") >= OUTLINE_RATIO
    True
    """
    if luminance(ground) < TEXTS_PART:
        return _lightened(line, LIGHT_LINE)
    return _darkened(line, DARK_LINE)


@lru_cache(maxsize=256)
def tinted(colour: str, tint: str) -> str:
    """A colour in the hue of another one with unchanged lightness: text on it stays readable.

    >>> round(contrast("#FFFFFF", tinted("#06251D", "#741A2C")) - contrast("#FFFFFF", "#06251D"))
    0
    """
    _, _, own = colorsys.rgb_to_hls(*_shares(colour))
    hue, _, of_tint = colorsys.rgb_to_hls(*_shares(tint))
    low, high, wanted = 0.0, 1.0, luminance(colour)
    for _ in range(12):
        middle = (low + high) / 2
        mixed = _hex(colorsys.hls_to_rgb(hue, middle, min(own, of_tint)))
        low, high = (middle, high) if luminance(mixed) < wanted else (low, middle)
    return _hex(colorsys.hls_to_rgb(hue, low, min(own, of_tint)))


def _shares(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def _hex(shares: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(255 * share):02X}" for share in shares)


def _lightened(colour: str, least: float) -> str:
    """The same hue with at least this contrast, mixed with white as needed."""
    return _mixed(colour, 255, lambda mixed: luminance(mixed) >= least)


def _darkened(colour: str, most: float) -> str:
    return _mixed(colour, 0, lambda mixed: luminance(mixed) <= most)


def _mixed(colour: str, end: int, is_enough: Callable[[str], bool]) -> str:
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    for step in range(65):
        mixed = "#" + "".join(f"{round(part + (end - part) * step / 64):02X}" for part in parts)
        if is_enough(mixed):
            break
    return mixed
