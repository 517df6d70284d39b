from pathlib import Path

import msgspec
import pytest

from game.analysis.allowed_analysis import seats_to_judge
from game.analysis.judged.decisions import decisions_of
from game.cards import Card
from game.engine.moves import Discard
from game.engine.partners.agreements import Agreement, Habit
from game.play.branching import branch_point
from game.play.match import Match
from saves.library.match_summary import summary_of
from saves.records.lines import (
    BadRecord,
    Line,
    MoveLine,
    Plays,
    UndoLine,
    computer_played,
    decode_line,
    encode_line,
    people_in,
)
from saves.records.replay import replay_lines
from tests.build import there
from tests.play.matches_in_memory import fresh, step

COMPUTER, PERSON = Plays(kind="computer", level="hard"), Plays(kind="human")


def in_mid_turn() -> Match:
    """A person at seat 0 has drawn and not discarded yet."""
    match = fresh(humans=[0])
    while match.board.mover != 0:
        step(match)
    step(match)
    assert match.board.mover == 0
    return match


def plays_of(match: Match) -> list[tuple[int, Plays]]:
    """Every word on who plays, by seat."""
    lines = (line for line in match.lines if isinstance(line, MoveLine | UndoLine))
    return [(line.seat, line.plays) for line in lines if line.plays is not None]


def test_the_next_line_about_the_seat_says_who_plays_and_only_that_one() -> None:
    match = in_mid_turn()
    before = match.view(0)
    match.hand_over(0, COMPUTER)
    assert match.view(0) == before
    assert (match.seats[0].kind, match.seats[0].level, match.seats[0].name) == ("computer", "hard", "P0")
    for _ in range(30):
        step(match)
    assert plays_of(match) == [(0, COMPUTER)]
    match.hand_over(0, PERSON)
    for _ in range(30):
        step(match)
    assert plays_of(match) == [(0, COMPUTER), (0, PERSON)]


def test_there_and_back_before_anything_happened_leaves_no_trace() -> None:
    match = in_mid_turn()
    match.hand_over(0, COMPUTER)
    match.hand_over(0, PERSON)
    step(match)
    assert plays_of(match) == []


def test_a_refused_move_does_not_use_up_the_word() -> None:
    match = in_mid_turn()
    match.hand_over(0, COMPUTER)
    absent = next(Card(text) for text in ("AS", "KS", "QS", "JS", "TS", "9S") if text not in match.view(0).hand)
    assert match.play(0, Discard(absent)) is not None
    step(match)
    assert plays_of(match) == [(0, COMPUTER)]


def test_a_game_taken_up_again_goes_on_with_who_played_last() -> None:
    match = in_mid_turn()
    match.hand_over(0, COMPUTER)
    step(match)
    read = [decode_line(encode_line(line).encode(), number) for number, line in enumerate(match.lines, 1)]
    again = Match(match.header, None, None, read[1:])
    assert again.seats == match.seats
    assert again.header.seats[0].kind == "human"
    assert branch_point(match.lines, len(match.lines)).header.seats[0].kind == "computer"
    assert branch_point(match.lines, len(match.lines) - 1).header.seats[0].kind == "human"


@pytest.mark.parametrize("plays", ["{}", '{"kind":"phone"}', '{"kind":"computer","level":7}', '"computer"'])
def test_a_word_of_another_shape_is_malformed(plays: str) -> None:
    text = f'{{"type":"move","seat":0,"move":"draw","plays":{plays}}}'
    with pytest.raises(BadRecord) as bad:
        decode_line(text.encode(), 5)
    assert bad.value.line == 5


def test_an_undo_carries_it_too() -> None:
    line = UndoLine(seat=2, moves=1, plays=PERSON)
    assert decode_line(encode_line(line).encode(), 9) == line
    assert msgspec.json.decode(encode_line(line))["plays"] == {"kind": "human"}


def test_a_computer_player_comes_back_to_its_seat_as_it_was() -> None:
    match = fresh(humans=[0])
    seats = tuple(msgspec.structs.replace(info, style="careful") for info in match.header.seats)
    match = Match(msgspec.structs.replace(match.header, seats=seats))
    match.hand_over(1, PERSON)
    assert (match.seats[1].kind, match.seats[1].style) == ("human", None)
    match.hand_over(1, Plays(kind="computer", level="normal"))
    assert match.seats[1] == match.header.seats[1]


def test_what_a_computer_decided_at_a_persons_seat_is_not_that_persons() -> None:
    match = in_mid_turn()
    before = [one.line for one in decisions_of(match.lines, [0])]
    match.hand_over(0, COMPUTER)
    start = len(match.lines)
    for _ in range(20):
        step(match)
    match.hand_over(0, PERSON)
    back = len(match.lines)
    for _ in range(20):
        step(match)
    lines = [one.line for one in decisions_of(match.lines, [0])]
    assert lines[: len(before)] == before
    assert [line for line in lines if start < line <= back] == []
    assert any(line > back for line in lines)
    assert any(start < one.line <= back for one in decisions_of(match.lines, [1]))


def test_two_people_of_one_match_are_two_though_one_sat_in_for_a_computer_player() -> None:
    match = in_mid_turn()
    assert seats_to_judge(match.lines) == (0,)
    match.hand_over(1, PERSON)
    for _ in range(8):
        step(match)
    assert people_in(match.lines) == (0, 1)
    assert seats_to_judge(match.lines) == ()


def test_a_result_tells_that_the_computer_played_for_a_while() -> None:
    match = in_mid_turn()
    match.hand_over(0, COMPUTER)
    while not computer_played(match.lines, 0):
        step(match)
    assert not any(computer_played(match.lines, seat) for seat in range(1, 4))


@pytest.mark.parametrize(("moves", "kind"), [(6, "human"), (10**6, "computer")])
def test_a_match_is_of_whoever_made_most_moves_of_the_seat(tmp_path: Path, moves: int, kind: str) -> None:
    match = in_mid_turn()
    match.hand_over(0, COMPUTER)
    made = 0
    while not match.is_over:
        made += match.board.mover == 0 and not match.awaits_deal
        step(match)
        if made == moves:
            match.hand_over(0, PERSON)
    path = tmp_path / "a.handfoot.jsonl"
    path.write_text("".join(encode_line(line) + "\n" for line in match.lines))
    summary = there(summary_of(path))
    assert summary.seats[0].kind == kind
    assert summary.seats[1:] == match.header.seats[1:]
    read: list[Line] = [decode_line(encode_line(line).encode(), n) for n, line in enumerate(match.lines, 1)]
    assert replay_lines(read).seats == match.seats


def test_a_promise_stands_once_in_the_next_line_and_holds_from_there() -> None:
    """Given a partner who promises something during a match: the next move tells it, whoever makes it, and later ones
    don't; a match taken up again knows it; taking it back is told in the same way.
    """
    match = in_mid_turn()
    match.agree(2, [Agreement.KEEP_PAIRS])
    for _ in range(10):
        step(match)
    match.agree(2, [])
    assert match.seats[2].agreements == ()
    assert match.board.mover != 2
    step(match)
    assert [line.agreements for line in match.lines if isinstance(line, MoveLine)][-1] == {2: ()}
    for _ in range(9):
        step(match)
    told = [line.agreements for line in match.lines if isinstance(line, MoveLine | UndoLine) and line.agreements]
    assert told == [{2: ("keep_pairs",)}, {2: ()}]
    match.agree(2, [Habit.KEEP_CLEAN])
    step(match)
    again = Match(
        match.header, lines=[decode_line(encode_line(line).encode(), n) for n, line in enumerate(match.lines[1:], 2)]
    )
    assert again.seats[2].agreements == ("keep_clean",)
