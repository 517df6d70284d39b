"""Writes docs/engine.md from the engine's docstrings: `python -m tools.pages`."""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from textwrap import fill
from types import MappingProxyType
from typing import Final

import game.engine
from tools import ROOT

PAGE: Final = ROOT / "docs" / "engine.md"

ABOUT: Final = """\
# The engine as a library

<!-- written by `python -m tools.pages`, do not edit -->

Everything on this page is imported from `game.engine`; where the game was installed with pip, from
`hand_and_foot.game.engine`. The [README](../README.md#the-engine-as-a-library) has a whole round in ten lines.

What holds everywhere:

- Values are frozen. No function changes what it was given, keeps anything, reads a clock or a file, or knows chance:
  the same arguments give the same answer.
- A card is a text of two characters, rank and suit: `KH`, `TD`, `2C`; the jokers are `*R` and `*B`. Equal cards are
  interchangeable. `game.cards.parse_cards("KH KD 2C")` makes a tuple of them.
- Seats are numbered clockwise from 0. Seat `s` belongs to team `s % teams`. Rounds are numbered from 1, stacks and
  melds from 0, a team's melds in the order they were begun.
- Points are whole numbers, counts are cards.
- Rule sets come from `game.rules.presets`: `preset("web")`, or `ruleset_from({"base": "web", "rounds": 1})`.
- Deals and reshuffled stocks come from `game.play.dealer`: `Dealer(seed).deal(table.board)`.
- A move that may not be made has a `Refusal`, a value that says why. Only who does not ask `why_not` first meets an
  exception, and none leaves anything half done.
"""

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "A match": ("before_first_deal", "Deal", "deal_round", "why_not_deal", "BadDeal", "reshuffle", "why_not_shuffle"),
    "Playing": ("candidates", "why_not", "apply", "Step", "IllegalMove", "Refusal", "Reason"),
    "Moves": (
        *("Move", "Draw", "Peek", "Take", "Pass", "MeldCards", "Group", "Discard", "GoOut", "Answer", "Hold"),
        *("Cut", "Choose"),
    ),
    "What a seat may know": ("view_of", "PlayerView", "SPECTATOR", "Event", "events_for"),
    "What lies on the table": (
        "Board",
        "Phase",
        "Meld",
        "Table",
        "opening_minimum",
        "card_values",
        "score_round",
        "TeamScore",
    ),
    "Positions and taking back": ("Position", "table_at", "position_of", "BadPosition", "TurnHistory"),
}

_CITED: Final = re.compile(r"\s\((?:S\d{3}-\d|record-format,|section |rules, )[^)]*\)")


def page() -> str:
    """The whole page."""
    parts = [ABOUT]
    for topic, names in TOPICS.items():
        parts.append(f"## {topic}\n")
        parts += [_entry(name) for name in names]
    return "\n".join(parts)


def _entry(name: str) -> str:
    """The entry of one name: its signature, and its description."""
    node, under = _definitions()[name]
    match node:
        case ast.FunctionDef():
            return f"### `{_signature(node)}`\n\n{_told(ast.get_docstring(node) or '')}\n"
        case ast.ClassDef():
            head = f"### `{name}`\n\n{_told(ast.get_docstring(node) or '')}\n"
            if isinstance(kind := getattr(game.engine, name), type) and issubclass(kind, StrEnum):
                return head + "\n" + fill(", ".join(f"`{member.value}`" for member in kind), 120) + "\n"
            parts = list(_parts(node))
            plain = ", ".join(shown for shown, text in parts if not text)
            items = [_item(shown, text) for shown, text in parts if text]
            lines = [*items, *([_item("and " * bool(items) + plain, "")] if plain else [])]
            return "\n".join([head, *lines, ""]) if lines else head
        case ast.Assign(value=value):
            kinds = ", ".join(f"`{part.strip()}`" for part in ast.unparse(value).split("|"))
            told = f"One of {kinds}. {_told(under)}".rstrip()
            return f"### `{name}`\n\n{fill(told, 120)}\n"
        case ast.AnnAssign(value=ast.expr() as value):
            return f"### `{name}`\n\n`{ast.unparse(value)}`: {_told(under)}\n"
        case _:
            raise TypeError(f"nothing is known of {name}")


def _parts(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """A value's fields and properties, each with its description."""
    for place, part in enumerate(node.body):
        match part:
            case ast.AnnAssign(target=ast.Name(id=field)):
                default = "" if part.value is None else f" = {ast.unparse(part.value)}"
                text = _docstring(node.body[place + 1]) if place + 1 < len(node.body) else ""
                yield f"`{field}: {ast.unparse(part.annotation)}{default}`".replace("happened.", ""), text
            case ast.FunctionDef() if not part.name.startswith("_"):
                asked = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in part.decorator_list)
                returned = "" if part.returns is None else ast.unparse(part.returns)
                shown = f"`{part.name} -> {returned}`" if asked else f"`{_signature(part)}`"
                yield shown.replace("'", ""), ast.get_docstring(part) or ""


def _item(shown: str, text: str) -> str:
    return fill(f"- {shown}" + (f": {_told(text)}" if text else ""), 120, subsequent_indent="  ")


def _signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    returned = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"{node.name}({arguments}){returned}".replace("happened.", "")


def _told(text: str) -> str:
    """A docstring as prose: lines joined, paragraphs kept, citations removed."""
    text = _CITED.sub("", inspect.cleandoc(text))
    return "\n\n".join(fill(" ".join(part.split()), 120) for part in text.split("\n\n"))


def _docstring(node: ast.stmt) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
        case _:
            return ""


@cache
def _definitions() -> Mapping[str, tuple[ast.stmt, str]]:
    """By name, the definition and the text below it."""
    found: dict[str, tuple[ast.stmt, str]] = {}
    for path in sorted(Path(game.engine.__file__).parent.rglob("*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        for place, node in enumerate(body):
            under = _docstring(body[place + 1]) if place + 1 < len(body) else ""
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    found[name] = node, under
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    found[name] = node, under
    return MappingProxyType(found)
