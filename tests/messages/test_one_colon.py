import re
from collections.abc import Callable, Iterator
from functools import wraps
from itertools import product
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from game.engine.events import PermissionAnswered
from game.messages.functions import screens as say_screens
from game.messages.language import LANGUAGES, sections, speak
from game.sentences.at_table.log import LogLine
from tests.build import table
from tests.slow import slow_except
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY
from tools.messages.modules import SOURCE
from tools.messages.text_folder import MADE, TEXT

MOST: Final = 300
"""Variants of a message that are read; more differ in places far apart."""
QUICK: Final = ("coach, an opening", "table, a hint thought out", "look back")


def crowded_with_colons(text: str) -> list[str]:
    """Sentences with two colons or two ends; what is in parentheses doesn't count, and each line of a list is by
    itself.
    """
    parts = re.split(r"(?<=[.!?…])(?:\s+|(?=word))|\n", re.sub(r"\([^)]*\)", "", text))
    return [
        part for part in parts if len(re.findall(r":(?=\s|$)", part)) > 1 or re.search(r"[\w”»]\.\.(?!\.)|[“«]\.", part)
    ]


def variants(pattern: ast.Pattern, messages: dict[str, ast.Message]) -> list[str]:
    """What a message may say, with the messages that it mentions; arguments are a word."""
    return ["".join(parts) for parts, _ in zip(product(*_pieces(pattern, messages)), range(MOST), strict=False)]


def _pieces(pattern: ast.Pattern, messages: dict[str, ast.Message]) -> Iterator[list[str]]:
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=value):
                yield [value]
            case ast.Placeable(expression=ast.SelectExpression(variants=each)):
                yield [text for one in each for text in variants(one.value, messages)]
            case ast.Placeable(expression=ast.MessageReference(id=id, attribute=None)):
                mentioned = messages[id.name].value
                yield variants(mentioned, messages) if mentioned is not None else [""]
            case _:
                yield ["word"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_has_two_colons_in_a_sentence(code: str) -> None:
    resource = FluentParser(with_spans=False).parse((TEXT / f"{code}.ftl").read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    found = {
        id: crowded
        for id, message in messages.items()
        if message.value is not None and not re.fullmatch(r"cli-\w+-\w+-help", id)
        for text in variants(message.value, messages)
        if (crowded := crowded_with_colons(text))
    }
    assert found == {}


class _Checked:
    """A section whose messages are read when they are said."""

    def __init__(self, section: str, found: dict[str, list[str]]) -> None:
        self._section, self._module, self._found = section, sections[section], found

    def __getattr__(self, name: str) -> Any:
        message = getattr(self._module, name)
        return self._reading(name, message) if callable(message) else message

    def _reading(self, name: str, message: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(message)
        def read(*facts: object, **also: object) -> Any:
            said = message(*facts, **also)
            if isinstance(said, str) and (crowded := crowded_with_colons(said)):
                self._found[f"{self._section}-{name}"] = crowded
            return said

        return read


@pytest.fixture(params=LANGUAGES)
def found(request: pytest.FixtureRequest) -> Iterator[dict[str, list[str]]]:
    """What was said with two colons in a sentence, by message, in each language."""
    crowded: dict[str, list[str]] = {}
    speak(request.param)
    try:
        sections.update({stub.stem: _Checked(stub.stem, crowded) for stub in MADE.glob("*.pyi")})
        yield crowded
    finally:
        sections.clear()
        speak(SOURCE)


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize("name", slow_except([name for name in EVERY if name in QUICK], EVERY))
def test_nothing_said_on_a_screen_has_two_colons_in_a_sentence(name: str, found: dict[str, list[str]]) -> None:
    Picture(EVERY[name](), (1280, 720))
    assert found == {}


def test_the_partners_no_has_one_colon_where_the_turn_goes_on(found: dict[str, list[str]]) -> None:
    """The bug: "Player 4 said no: Player 2 can't go out yet: play on"."""
    board = table(hand="KC 5C").board
    for me in (0, None):
        line = LogLine(
            event=PermissionAnswered(2, asker=0, yes=False), board=board, names=("Anna", "Walt", "Rosa", "June"), me=me
        )
        assert say_screens.turn_goes_on(line.text)
    assert found == {}
