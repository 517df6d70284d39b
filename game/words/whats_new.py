"""What is said once after an update, and where software is listed: three lines for each version."""

from collections.abc import Mapping
from typing import Final

from game.text.language import Message
from game.text.messages import whats_new as say

NEWS: Final[Mapping[str, tuple[Message, Message, Message]]] = {
    "0.1.0": (say.looking_back, say.learning, say.todays_deal),
}
"""By version, as `CHANGELOG.md` tells it at length."""


def news_of(version: str) -> tuple[str, ...]:
    return tuple(line() for line in NEWS[version])
