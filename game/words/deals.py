"""Deals that everybody can play, by their codes: what can be wrong with a code that somebody typed."""

from typing import Final

from game.deals.deal_code import BadDealCode
from game.text.language import named


def why_not_deal_code(bad: BadDealCode) -> str:
    """Why a code cannot be read, and where to listen again."""
    heard = _SOUNDS_LIKE.get(bad.signs, "")
    return named("deals", bad.slip.name.lower(), bad, count=len(bad.signs), heard=heard)


_SOUNDS_LIKE: Final = dict(zip("015BDGINOSUVZ", "Q79PTJYMQFWF7", strict=True))
"""What may have been said where somebody heard a sign that no code has."""
