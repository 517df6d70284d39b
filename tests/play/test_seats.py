"""Tests for game/play/seats.py."""

import json
from typing import Any

import pytest

from game.play.seats import BadSeats, SeatPlan, header_of, seat_plan, seat_plans, shape_of, table_plan, team_plans
from game.rules.presets import preset
from saves.records.lines import GameLine, encode_line


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("human", {"kind": "human"}),
        ("phone", {"kind": "human", "on_phone": True}),
        ("normal", {"kind": "computer", "level": "normal"}),
        ("hard:careful", {"kind": "computer", "level": "hard", "style": "careful"}),
    ],
)
def test_a_seat_is_read_as_typed(text: str, expected: dict[str, Any]) -> None:
    """Given who sits down, a person, here or on a phone, a level, or a bot, held back unless it is trusted."""
    assert seat_plan(text, phones=True) == SeatPlan(text, **expected)


@pytest.mark.parametrize(
    ("text", "style", "agreements"),
    [
        ("hard:careful", "careful", None),
        ("hard:balanced", None, None),  # the usual one is left out
        ("hard:keep_pairs:careful:lay_down", "careful", ("lay_down", "keep_pairs")),
    ],
)
def test_style_and_agreements_are_recorded(text: str, style: str | None, agreements: tuple[str, ...] | None) -> None:
    """Given a level with a style, agreements or both, in any order, the record tells them; without, it is silent."""
    told = json.loads(encode_line(header([seat_plan(text)])))["seats"][0]
    assert (told.get("style"), told.get("agreements")) == (style, agreements and [*agreements])


def header(seats: list[SeatPlan]) -> GameLine:
    """The first line of a match of these."""
    named = [seat.named(f"P{number}") for number, seat in enumerate(seats)]
    more = {"seed": 1, "game_id": "g", "created": "2026-01-01T00:00:00Z", "app": "test", "name": "g"}
    return header_of(preset("web"), named, 2, **more)  # type: ignore[arg-type]  # as they are named


@pytest.mark.parametrize(
    "text",
    [
        "",
        "genius",
        "bot:",
        "bot:'",
        "Human",
        "phone",  # nobody hosts one here
        "hard:",
        "hard:wild",
        "human:careful",
        "hard:lay_down:",
        "hard:save_wilds",
        "hard:open_early",
        "hard:careful:racing",
    ],
)
def test_what_is_no_player_is_refused_in_a_sentence(text: str) -> None:
    """Unknown levels, empty commands and unmatched quotes end in one sentence."""
    with pytest.raises(BadSeats, match=r"\.$"):
        seat_plan(text)


def test_the_table_follows_from_shape_or_seats() -> None:
    """The shape decides; without one the first table with as many seats, else the rule set's first."""
    rules = preset("campus")
    four = seat_plans("normal,normal,normal,normal")
    assert (table_plan(rules, None, None).players, table_plan(rules, None, None).teams) == (4, 2)
    assert table_plan(rules, None, four).teams == 2
    assert table_plan(rules, "4:solo", four).teams == 4
    assert table_plan(rules, None, four[:3]).teams == 3


@pytest.mark.parametrize(
    ("text", "players", "teams"),
    [
        ("1v1", 2, 2),
        ("3v3", 6, 2),
        ("2v2v2", 6, 3),
        ("4v4", 8, 2),
        ("2v2v2v2", 8, 4),
        ("7:solo", 7, 7),
        ("8:solo", 8, 8),
        ("8:4v4", 8, 2),
        ("8:2v2v2v2", 8, 4),
    ],
)
def test_a_shape_has_players_and_teams(text: str, players: int, teams: int) -> None:
    """Six play in threes or pairs, seven alone, eight alone, in fours or pairs, whatever tables the rule set offers."""
    plan = table_plan(preset("web"), text, None)
    assert (plan.players, plan.teams, len(plan.seats)) == (players, teams, players)


def test_a_wrong_number_of_seats_is_refused() -> None:
    """Three seats at a table of four are named with both numbers."""
    with pytest.raises(BadSeats, match="You gave 3 seats, but a 2v2 table has 4"):
        table_plan(preset("web"), "2v2", seat_plans("normal,normal,normal"))


def test_the_filler_sits_down_first() -> None:
    """Without seats one person and otherwise computer players play."""
    plan = table_plan(preset("web"), None, None, [seat_plan("human")])
    assert [seat.text for seat in plan.seats] == ["human", "normal", "normal", "normal"]


@pytest.mark.parametrize("text", ["1:solo", "9:solo", "solo", "5:2v2", "7:2v2v2v2", "8:2v2v2", "4", ""])
def test_what_is_no_shape_is_refused(text: str) -> None:
    """Shapes that do not add up, or that no table has, are refused by a sentence."""
    with pytest.raises(BadSeats, match="isn't a table shape"):
        shape_of(text)


@pytest.mark.parametrize("text", ["3v2", "5:3v2", "2v3"])
def test_three_against_two_is_refused_with_what_there_is_instead(text: str) -> None:
    """Given teams of different sizes, the sentence names five alone and the score pad."""
    with pytest.raises(BadSeats, match=r"same size.*5:solo.*score pad"):
        shape_of(text)


def test_a_plus_sits_between_partners() -> None:
    """Teams have commas between them and partners a plus."""
    teams = team_plans("hard+easy,random")
    assert [[seat.text for seat in team] for team in teams] == [["hard", "easy"], ["random"]]
