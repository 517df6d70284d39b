"""Headers and scenarios for the tests of the whole program."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.play.seats import header_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.records.lines import GameLine, PositionLine, SeatInfo

NAMES = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga", "Max", "Ida")


def header(
    rules: PresetId = "web",
    humans: Sequence[int] = (0,),
    players: int = 4,
    teams: int = 2,
    seed: int = 1,
    rounds: int = 4,
) -> GameLine:
    """A match whose people sit at `humans`; everybody else is a computer player."""
    seats = [
        SeatInfo(name=NAMES[seat], kind="human")
        if seat in humans
        else SeatInfo(name=NAMES[seat], kind="computer", level="normal")
        for seat in range(players)
    ]
    return header_of(
        replace(preset(rules), rounds=rounds),
        seats,
        teams,
        seed=seed,
        game_id=f"{rules}-{seed}",
        created="2026-01-01T00:00:00Z",
        app="test",
        name="Test",
    )


def position(**fields: Any) -> PositionLine:
    """A scenario."""
    return PositionLine(**fields)


MAY_GO_OUT = {
    "dealer": 3,
    "hands": ("KH KD KS 9C", "JC QC", "JC QC", "JC QC"),
    "feet": ("", "TS JS", "", "TS JS"),
    "in_foot": (True, False, True, False),
    "played_foot": (True, False, True, False),
    "turns": (1, 1, 1, 1),
    "melds": (
        (
            "5H 5H 5D 5D 5S 5S 5C",
            "7H 7H 7D 7D 7S 7S 7C",
            "6H 6H 6D 6D 6S 2C 2D",
            "8H 8H 8D 8D 8S 2S 2H",
        ),
        (),
    ),
    "stock": "3C 3S 3S 3C",
    "totals": (0, 0),
    "cut": (0, 0),
}
"""Seat 0 may go out under `partners`, if seat 2 agrees."""
