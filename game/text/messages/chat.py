"""Messages of the section chat, in the language spoken now. Made by `python -m tools.messages`."""
# mypy: disable-error-code=no-any-return
from typing import Literal
from game.text.language import sections


def book(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return sections["chat"].book(style, is_other)


def foot(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return sections["chat"].foot(style, is_other)


def pile(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return sections["chat"].pile(style, is_other)


def frozen(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return sections["chat"].frozen(style, is_other)


def partner(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return sections["chat"].partner(style, is_other)
