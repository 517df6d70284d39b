"""Shared deals by code: what can be wrong with a typed code."""

from typing import Final

from game.deals.deal_code import BadDealCode
from game.messages.language import named


def why_not_deal_code(bad: BadDealCode) -> str:
    """Why a code can't be read, and which part to hear again."""
    sounds_like = _SOUNDS_LIKE.get(bad.signs, "")
    return named("deals", bad.slip, bad, count=len(bad.signs), heard=sounds_like)


_SOUNDS_LIKE: Final = dict(zip("015BDGINOSUVZ", "Q79PTJYMQFWF7", strict=True))
"""Corrections for characters that sound like one of the code's but are in no code."""
