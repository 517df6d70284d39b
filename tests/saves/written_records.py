"""Small records for the tests, made line by line."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.cards import cards_text
from saves.records.lines import GameLine, decode_line
from tests.build import full_deck

GAME: Mapping[str, Any] = {
    "type": "game",
    "format": 1,
    "id": "test",
    "created": "2026-01-01T00:00:00Z",
    "app": "test",
    "name": "A test",
    "rules": {"base": "web"},
    "seats": [{"name": name, "kind": "human"} for name in ("Ann", "Ben", "Cleo", "Dan")],
    "teams": [[0, 2], [1, 3]],
}

ROUND: Mapping[str, Any] = {"type": "round", "n": 1, "dealer": 3, "first": 0, "deck": cards_text(full_deck(4))}

POSITION: Mapping[str, Any] = {
    "type": "position",
    "n": 1,
    "dealer": 3,
    "seat": 0,
    "hands": ["KH KD 9C 8C", "JC QC", "JC QC", "JC QC"],
    "feet": ["TS JS", "TS JS", "TS JS", "TS JS"],
    "turns": [1, 1, 1, 1],
    "stock": "3C 3S 3S 3C",
    "discards": "4C KS",
}

LAST_CARD: Mapping[str, Any] = {
    "type": "position",
    "n": 4,
    "dealer": 3,
    "seat": 0,
    "phase": "play",
    "hands": ["9C", "JC QC", "JC QC", "JC QC"],
    "feet": ["", "TS JS", "", "TS JS"],
    "in_foot": [True, False, True, False],
    "played_foot": [True, False, True, False],
    "turns": [1, 1, 1, 1],
    "melds": [["5H 5H 5D 5D 5S 5S 5C", "6H 6H 6D 6D 6S 2C 2D"], []],
    "stock": "3C 3S 3S 3C",
    "totals": [100, 200],
}
"""The last round of a match: seat 0 may go out with its last card."""


def move(seat: int, name: str, **fields: Any) -> dict[str, Any]:
    """A line of type move."""
    return {"type": "move", "seat": seat, "move": name, **fields}


OUT = move(0, "go_out", melds=[], discard="9C")
SCORE: Mapping[str, Any] = {
    "type": "score",
    "n": 4,
    "out": 0,
    "teams": [
        {"melded": 100, "books": 800, "bonus": 100, "cut": 0, "left": 20, "total": 980},
        {"melded": 0, "books": 0, "bonus": 0, "cut": 0, "left": 80, "total": -80},
    ],
    "totals": [1080, 120],
}
END: Mapping[str, Any] = {"type": "end", "winners": [0], "totals": [1080, 120], "reason": "finished"}


def without(fields: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The fields without one of them."""
    return {name: value for name, value in fields.items() if name != key}


def text_of(*lines: Mapping[str, Any] | str) -> str:
    """A record: lines given as fields or as they stand."""
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)


def record(folder: Path, *lines: Mapping[str, Any] | str, name: str = "test") -> Path:
    """Writes a record and tells its file."""
    path = folder / f"{name}.handfoot.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text_of(*lines), encoding="utf-8")
    return path


def header(**changes: Any) -> GameLine:
    """The header of a test game with some fields changed."""
    line = decode_line(json.dumps({**GAME, **changes}).encode(), 1)
    assert isinstance(line, GameLine)
    return line
