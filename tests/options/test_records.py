"""Matches of computer players with each option on: the record verifies, and seats see what they may."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.table.board import Phase
from game.play.match import Match
from game.play.seat_view import seat_view
from game.rules.presets import ruleset_fields, ruleset_from
from saves.records.lines import GameLine, PositionLine, RoundLine, decode_line, encode_line
from saves.records.replay import replay_lines
from tests.build import WEB
from tests.options.seatings import single_seatings
from tests.play.matches_in_memory import fresh, header, step
from tests.properties.random_play import Seating
from tests.readings.cites import cites
from tests.slow import slow_except

SEATINGS = single_seatings()
QUICK = (
    "extra_decks=-1-4in2-0",
    "red_threes=lay_down-4in2-5",  # laid red threes were once missing in positions
    "stacks_pass=each_way-2in2-10",
    "tail_cards=(0,1)-foot_ends_turn=True-foot_when=first_book-bo-2in2-16",
    "first_take_free=True-first_upcard=any-red_threes=lay_down-2in2-30",
    "take_peek=True-take_with=any_play-2in2-32",
    "take_then_draw=2-red_threes=lay_down-2in2-36",
    "set_aside=25-red_threes=lay_down-4in2-45",
    "take_bottom=True-take_with=any_play-take_count=all-2in2-34",
    "winner_takes=True-red_threes=lay_down-deal=cut-2in2-42",
)
MOST_LINES = 900
Fact = dict[str, object]


def played(seating: Seating) -> Match:
    """A match of the seating, decided by `normal` in every seat, as far as a test wants to wait."""
    match = fresh(seating.rules, seating.players, seating.teams, seating.seed)
    while not match.is_over and match.line_count < MOST_LINES:
        step(match)
    return match


@pytest.mark.parametrize("seating", slow_except(QUICK, SEATINGS), ids=[seating.name for seating in SEATINGS])
def test_a_record_with_an_option_verifies(seating: Seating) -> None:
    """Given a match with the option, its lines go through text and back to the very table; the rules too."""
    match = played(seating)
    lines = [decode_line(encode_line(line).encode(), number) for number, line in enumerate(match.lines, 1)]
    replay = replay_lines(lines)
    assert replay.table.board == match.board
    assert isinstance(lines[0], GameLine)
    assert ruleset_from(ruleset_fields(seating.rules)) == seating.rules
    if match.is_over:
        assert replay.winners == match.winners
    assert match.board.round > 1 or match.is_over or match.line_count >= MOST_LINES


@cites("option freeze", "option red_threes", "option stacks")
def test_the_view_of_a_bot_tells_what_the_options_show() -> None:
    """Given each of the three, the view has `frozen`, `red_threes` by team and the bottoms of its own stacks."""
    plain = seat_view(fresh(WEB).view(0))
    assert plain["frozen"] is None
    assert plain["red_threes"] == ["", ""]
    assert plain["stacks"] == {"counts": [11, 11], "bottoms": None}

    marked = fresh(replace(WEB, stacks="bottom_high"), seed=5)
    seat = marked.board.mover
    view = json.loads(msgspec.json.encode(seat_view(marked.view(seat))))
    assert view["stacks"]["bottoms"] == list(marked.view(seat).bottoms or ())
    assert len(view["stacks"]["bottoms"]) == 2

    rules = replace(WEB, red_threes="lay_down", freeze="one_lap")
    position = PositionLine(
        phase="draw",
        seat=1,
        hands=("4C 4D", "6C 6D", "7C 7D", "8C 8D"),
        feet=("9C 9D", "9C 9D", "9H 9S", "TC TD"),
        red_threes=("3H 3D", "3H"),
        frozen=3,
        discards="JC 2D",
        stock="4S 4C 5D 5H",
    )
    frozen = seat_view(Match(header(rules), lines=[position]).view(1))
    assert (frozen["frozen"], frozen["red_threes"]) == (3, ["3H 3D", "3H"])


@cites("option opening_by_score")
def test_the_view_of_a_bot_has_the_minimum_of_its_own_team() -> None:
    """Given minimums by score, each seat is told what its own team needs."""
    rules = replace(WEB, opening_by_score=((0, 50), (1500, 90)))
    match = Match(
        header(rules), lines=[PositionLine(totals=(0, 1600), hands=("4C 4D", "6C 6D", "", ""), stock="4S 4C")]
    )
    assert [seat_view(match.view(seat))["opening"] for seat in range(4)] == [50, 90, 50, 90]


@cites("option stacks=bottom_high")
def test_a_tie_asks_its_seat_with_both_bottoms_in_view() -> None:
    """Given deals until two bottom cards tie, that seat is asked in phase choose and sees both, and no hand yet."""
    rules = replace(WEB, stacks="bottom_high")
    for seed in range(200):
        match = fresh(rules, seed=seed)
        if match.board.phase == Phase.CHOOSE:
            seat = match.board.mover
            view = seat_view(match.view(seat))
            stacks = view["stacks"]
            assert isinstance(stacks, dict)
            bottoms: tuple[Card, Card] = stacks["bottoms"]
            assert bottoms[0][0] == bottoms[1][0]
            assert (view["hand"], view["phase"], stacks["counts"]) == ("", "choose", [11, 11])
            return
    raise AssertionError("no tie in 200 deals")


@cites("option red_threes=lay_down")
def test_a_record_may_leave_the_line_of_red_threes_out_when_there_are_none() -> None:
    """Given rounds with and without laid red threes, the score line carries them only where they count."""
    match = played(next(seating for seating in SEATINGS if seating.rules.red_threes == "lay_down"))
    scores = [line for line in match.lines if type(line).__name__ == "ScoreLine"]
    assert scores
    laid = [team for line in scores for team in json.loads(encode_line(line))["teams"] if team.get("threes")]
    assert laid
    assert any(isinstance(line, RoundLine) for line in match.lines)
