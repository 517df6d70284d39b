"""How a phone code is read out: every sign with a word that nobody mishears."""

from typing import Final

WORDS: Final = {
    "A": "apple",
    "C": "candle",
    "F": "flower",
    "H": "hammer",
    "J": "jacket",
    "K": "kitchen",
    "L": "lemon",
    "M": "mountain",
    "P": "pepper",
    "Q": "queen",
    "R": "river",
    "T": "table",
    "W": "window",
    "X": "x-ray",
    "Y": "yellow",
    "4": "four",
    "6": "six",
    "7": "seven",
    "9": "nine",
}


def spelled(code: str) -> tuple[str, ...]:
    """A line for each group: "CF9Q: candle, flower, nine, queen"."""
    return tuple(f"{group}: {', '.join(WORDS[sign] for sign in group)}" for group in code.split())
