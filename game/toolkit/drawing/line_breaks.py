"""Breaking words, and items between them, into lines."""

from collections.abc import Callable, Container, Sequence
from typing import Generic, NamedTuple, TypeVar

Token = TypeVar("Token")


class Measures(NamedTuple, Generic[Token]):
    """In real pixels."""

    width: Callable[[Token], int]
    gap_after: Callable[[Token], int]


def closes(token: object) -> bool:
    """Whether it directly follows what is before it, like a full stop."""
    return token in (",", ".", ":")


def broken(
    tokens: Sequence[Token], width: int, measures: Measures[Token], led: Container[int] = ()
) -> tuple[list[tuple[Token, int, int]], int]:
    """The x position and line of each token, and the number of lines. Closing tokens stay with the previous one; a
    token whose index is in `led` begins no line if the previous one has room beside it.
    """

    def closing(n: int) -> int:
        return sum(measures.width(then) for then in tokens[n + 1 : n + 2] if closes(then))

    placed: list[tuple[Token, int, int]] = []
    x, line = 0, 0
    for n, token in enumerate(tokens):
        own = measures.width(token)
        gap = measures.gap_after(tokens[n - 1]) if n and x and not closes(token) else 0
        needed = own + closing(n)
        if n + 1 in led:
            both = own + measures.gap_after(token) + measures.width(tokens[n + 1]) + closing(n + 1)
            needed = both if both <= width else needed
        if x and not closes(token) and x + gap + needed > width:
            x, line, gap = 0, line + 1, 0
        placed.append((token, x + gap, line))
        x += gap + own
    return placed, line + 1
