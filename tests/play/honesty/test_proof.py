"""Asking a computer player again: the same view gets the same move, and whoever peeks is caught."""

import time
from collections.abc import Sequence
from itertools import count
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import decision_of
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.play.honesty.proof import dealt_anew, found_by_trial, is_as_recorded, moves_to_ask, proof_of
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.thinking.thinker import Thinker
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from saves.records.lines import (
    GameLine,
    Line,
    MoveLine,
    Plays,
    RoundLine,
    SeatInfo,
    decode_line,
    encode_line,
    header_in,
)
from tests.play.matches_in_memory import WEB, fresh, header, step
from tests.play.peeking import peeked_answer
from tests.toolkit.waiting import wait_for


def played(header: GameLine, levels: Sequence[str], most: int = 60) -> tuple[Line, ...]:
    """The beginning of a match between these levels, which take turns around the table."""
    seats = tuple(replace(seat, level=levels[at % len(levels)]) for at, seat in enumerate(header.seats))
    match = Match(replace(header, seats=seats))
    while not match.is_over and match.line_count < most:
        step(match, levels[match.board.mover % len(levels)])
    return match.lines


@pytest.mark.parametrize("rules", [preset(each) for each in PRESET_IDS], ids=PRESET_IDS)
def test_hidden_cards_make_no_difference(rules: RuleSet) -> None:
    """Given moves of three levels under each rule set, every one is the same with hidden cards dealt anew, and is the
    one in the record; the deals do differ.
    """
    lines = played(header(rules), ("easy", "normal", "hard"))
    asked = list(moves_to_ask(lines))
    assert [one.line for one in asked] == [at for at, line in enumerate(lines, 1) if isinstance(line, MoveLine)]
    assert {dealt_anew(one, deal).hands for one in asked[-5:] for deal in (1, 2)}.isdisjoint(
        one.table.hands for one in asked
    )
    for one in asked:
        proof = proof_of(one, 4)
        assert proof.asked == proof.same == 4
        assert is_as_recorded(one, proof)


@pytest.mark.usefixtures("hard_looks_briefly")
def test_whoever_peeks_is_caught() -> None:
    """Given a player that looks at another's hand, some of its moves change with the cards it should not see."""
    asked = list(moves_to_ask(played(header(), ("hard",))))
    proofs = [proof_of(one, 3, peeked_answer) for one in asked]
    assert any(proof.same < proof.asked for proof in proofs)
    changing: Any = Mock(side_effect=count())
    assert proof_of(asked[0], 3, changing).others == (1, 2, 3)


def test_a_seat_that_passes_to_a_computer_player_is_asked_from_there_on() -> None:
    """Given a person's seat that a computer player takes over and gives back, its moves in between are asked again, by
    the level that played.
    """
    match = fresh(humans=[0])
    owners: list[str] = []
    while match.line_count < 80:
        seat = match.board.mover
        if seat == 0 and match.board.phase == Phase.DRAW:
            match.hand_over(0, Plays(kind="computer", level="easy") if len(owners) % 2 else Plays(kind="human"))
        if seat == 0:
            owners.append(match.seats[0].kind)
        step(match, match.seats[seat].level or "hard")
    asked = [one for one in moves_to_ask(match.lines) if one.seat == 0]
    assert {one.level for one in asked} == {"easy"}
    assert len(asked) == owners.count("computer") < len(owners)
    assert all(is_as_recorded(one, proof_of(one, 1)) for one in asked)


def test_only_computer_players_of_these_seats_are_asked() -> None:
    """Given a person, a bot and two computer players, moves of the latter alone are asked again, or of one of them."""
    lines = played(header(), ("easy",))
    first = header_in(lines)
    person, bot = SeatInfo(name="Ann", kind="human"), SeatInfo(name="Bot", kind="bot")
    mixed = (replace(first, seats=(person, first.seats[1], bot, first.seats[3])), *lines[1:])
    assert {one.seat for one in moves_to_ask(mixed)} == {1, 3}
    assert {one.seat for one in moves_to_ask(mixed, [0, 3])} == {3}


def test_a_move_that_is_not_the_levels_is_told() -> None:
    """Given a record that names another level than the one that played, its moves are still the same in every deal, but
    not all of them are as recorded.
    """
    lines = played(header(), ("easy",))
    first = header_in(lines)
    wrong = (replace(first, seats=tuple(replace(seat, level="hard") for seat in first.seats)), *lines[1:])
    told = [is_as_recorded(one, proof) for one in moves_to_ask(wrong) if (proof := proof_of(one, 1)).same == 1]
    assert len(told) == len(list(moves_to_ask(wrong)))
    assert set(told) == {True, False}


def test_a_broken_off_search_and_another_level_are_asked_again() -> None:
    """Given experts hurried by a small effort, and a bot whose program is gone, every move comes out as recorded: the
    lines say how far a search got, and who stood in.
    """
    match = Match(replace(header(), seats=(*header().seats[:3], SeatInfo(name="Bot", kind="bot"))))
    while match.line_count < 34:
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        level, effort = ("normal", 0) if seat == 3 else ("expert", 40)
        decided = decision_of(level, match.view(seat), Think(effort=effort))
        assert match.play(seat, decided.move, effort=decided.effort, by=None if level == "expert" else level) is None
    seats = tuple(replace(seat, level="expert") if seat.kind == "computer" else seat for seat in match.header.seats)
    lines = [
        decode_line(encode_line(line).encode(), 1) for line in (replace(match.header, seats=seats), *match.lines[1:])
    ]
    asked = list(moves_to_ask(lines))
    assert {one.level for one in asked} == {"expert", "normal"}
    assert any(one.think.broken_off_at for one in asked)
    for one in asked:
        proof = proof_of(one, 1)
        assert proof.same == 1
        assert is_as_recorded(one, proof)


@pytest.mark.parametrize("seed", [7, None])
def test_a_cut_is_as_recorded(seed: int | None) -> None:
    """Given cuts of computer players in a match of a seed, or of chance alone whose seal they follow, all are those in
    the record; with another seal, nobody can say whether they are.
    """
    rules = replace(preset("partners"), deal="cut")
    match = Match(replace(header(rules), seed=seed))
    match.begin_round()
    while match.board.phase == Phase.CUT:
        step(match)
    told = [is_as_recorded(one, proof_of(one, 1)) for one in moves_to_ask(match.lines)]
    assert told == [True] * 4
    if seed is None:
        first, dealt, *cuts = match.lines
        assert isinstance(dealt, RoundLine)
        assert dealt.seal is not None
        other = replace(dealt, seal=replace(dealt.seal, hash="0" * 64))
        assert None in [is_as_recorded(one, proof_of(one, 1)) for one in moves_to_ask((first, other, *cuts))]


def test_the_eyes_stay_the_same() -> None:
    """Given any of the deals, the seat sees exactly what it saw, however often the deal is made."""
    for one in list(moves_to_ask(played(header(), ("normal",))))[::9]:
        for deal in range(1, 4):
            assert view_of(dealt_anew(one, deal), one.seat) == view_of(one.table, one.seat)
            assert dealt_anew(one, deal) == dealt_anew(one, deal)


def test_weights_found_by_trial_are_named() -> None:
    """Given house rules without weights of their own, a level that would try some out says so; others need not."""
    house = replace(WEB, book_size=6, take_with="any_play")

    def tries(rules: RuleSet, level: str) -> bool:
        match = fresh(rules)
        step(match)
        (asked,) = moves_to_ask(match.lines)
        return found_by_trial(replace(asked, level=level))

    assert tries(house, "hard")
    assert tries(house, "like_me_120")
    assert not tries(house, "normal")
    assert not tries(WEB, "hard")


@pytest.mark.slow
@pytest.mark.parametrize("level", ["expert", "like_me_280"])
def test_a_search_that_the_clock_ended_comes_out_as_recorded(level: str) -> None:
    """Given a window's worker with so little time that the clock ends its searches wherever they are: the lines say how
    far each got, and asked again without a clock every move is the one in the record.
    """
    seats = tuple(replace(seat, level=level) for seat in header().seats)
    match, thinker = Match(replace(header(seed=3), seats=seats)), Thinker(time.monotonic)
    others = MachinePlayers(match, thinker, turn_seconds=0.1)
    try:
        while match.line_count < 40:
            if match.awaits_deal:
                match.begin_round()
            decided = wait_for(others.poll)
            assert match.play(match.board.mover, decided.move, effort=decided.effort, by=decided.by) is None
    finally:
        thinker.close()
    asked = list(moves_to_ask(match.lines))
    assert sum(one.think.broken_off_at is not None for one in asked) > 3
    for one in asked:
        proof = proof_of(one, 2)
        assert proof.same == 2
        assert is_as_recorded(one, proof)
