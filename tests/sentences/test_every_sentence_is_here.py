"""Whatever a person reads is in the message files: nothing in the program holds a sentence."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from tools import ROOT
from tools.messages.text_folder import MADE

ALLOWED: Final = {
    "game/cli/arguments.py": "complaints of argparse, known by their words and replaced by messages",
    "game/toolkit/input/key_bindings.py": "names of keys, which are shown by messages",
    "game/ui/system/keys/key_lists.py": "names of keys, which are shown by messages",
    "game/toolkit/window.py": "a warning of SDL, known by its words",
    "game/printed/evening_sheet.py": "a style sheet",
    "game/printed/hint_cards.py": "a style sheet",
    "game/printed/rule_sheet.py": "a style sheet",
    "game/printed/html_page.py": "a style sheet",
    "game/printed/score_sheet.py": "a style sheet",
    "game/rules/schema.py": "for programs that edit files of rules",
    "saves/players/bug_report.py": "a report for people who fix the program, who may not read the player's language",
}
"""Files that may, and why."""

SHOWN_AS_THEY_ARE: Final = ("ArgumentTypeError", "BadSeats", "CannotMerge", "CommandError", "NoCluster", "NoWindow")
"""Errors whose text a person reads; that of any other is for whoever catches it."""

PRODUCT: Final = tuple(
    path for folder in ("game", "saves") for path in (ROOT / folder).rglob("*.py") if not path.is_relative_to(MADE)
)


def sentences(source: str) -> Iterator[str]:
    """Texts of three words or more that are neither docstrings, annotations, markup nor for programmers."""

    def visit(node: ast.AST) -> Iterator[str]:
        match node:
            case ast.Expr(ast.Constant()):
                return
            case ast.Assert(test=test):
                yield from visit(test)
                return
            case ast.Raise(ast.Call(ast.Name(name) | ast.Attribute(attr=name))) if name not in SHOWN_AS_THEY_ARE:
                return
            case ast.Constant(str(text)):
                yield text
                return
            case ast.JoinedStr(parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
                return
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from visit(child)

    for text in visit(ast.parse(source)):
        words = [word for word in text.split() if re.fullmatch(r"[“(]?[A-Za-z][a-z’'-]+[.,:;?!)”]?", word)]
        if len(words) > 2 and "<" not in text and '="' not in text:
            yield text


def test_no_sentence_is_elsewhere() -> None:
    """Given the files of the program, none holds a sentence but those that have a reason, and these do."""
    found = {path.relative_to(ROOT).as_posix(): [*sentences(path.read_text(encoding="utf-8"))] for path in PRODUCT}
    assert {name: told for name, told in found.items() if told and name not in ALLOWED} == {}
    assert [name for name in ALLOWED if not found[name]] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('say("There is no game of that name.")', True),
        ('say(f"{name} has won the game.")', True),
        ('raise CommandError("There is no such seat.")', True),
        ('TITLE: Final = "Choose a rule set"', True),
        ('raise ValueError("nobody has been asked")', False),
        ('"""What the file is for."""', False),
        ('def find(there: "list of many things") -> None: ...', False),
        ('add("--seed", help="a number or word")', True),
        ('draw(f\'<rect width="{wide}" fill="red" class="a b c"/>\')', False),
        ('PARTS = ("hand and", "foot")', False),
    ],
)
def test_a_sentence_is_known_when_it_is_seen(source: str, found: bool) -> None:
    """Given a line with a text for people, it is found; one for programmers, or of a word or two, is not."""
    assert bool(list(sentences(source))) == found
