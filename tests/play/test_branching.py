import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.engine.table.board import Phase
from game.engine.table.view import view_of
from game.play.branching import (
    BranchPoint,
    NoBranch,
    branch_name,
    branch_point,
    branch_point_of_file,
    branched,
    played_by_computers,
    seats_as_planned,
    table_of,
)
from game.play.match import Match
from game.play.seats import seat_plans
from game.rules.ruleset import RuleSet
from saves.records.lines import (
    EndLine,
    Line,
    MoveLine,
    PositionLine,
    RoundLine,
    ScoreLine,
    UndoLine,
    decode_line,
    encode_line,
)
from saves.records.record import read_record
from saves.records.replay import replay_file, replay_lines
from tests.build import there
from tests.play.matches_in_memory import WEB, abandoned, header, step, wander
from tests.properties.random_play import preset_seatings, random_seatings
from tests.slow import LONG

SEATINGS = [
    *(seating for seating in preset_seatings(range(1, 3)) if seating.players in (2, 4, 6)),
    *random_seatings(20),
    *random_seatings(20, beyond_the_seeds=True),
]
EXAMPLES = Path(__file__).parents[1] / "examples"
RECORDS, LINES_EACH = (50, 10) if LONG else (10, 5)


def played(rules: RuleSet, players: int = 4, teams: int = 2, seed: int = 1, most: int = 100_000) -> tuple[Line, ...]:
    """The record of a match, or its first lines; some melds are taken back on the way."""
    match = Match(header(replace(rules, rounds=min(2, rules.rounds or 2)), players, teams, seed))
    chance = random.Random(seed)
    while not match.is_over and match.line_count < most:
        if not match.awaits_deal and match.board.phase == Phase.PLAY and chance.random() < 0.2:
            wander(match, chance)
        else:
            step(match, chance.choice(("easy", "normal")))
    return match.lines


def branch_of(point: BranchPoint, seed: int = 5, anew_for: int | None = None, seats: str = "") -> Match:
    """The match that goes on from there."""
    plans = seat_plans(seats) if seats else played_by_computers(point.header.seats)
    first, position = branched(
        point,
        seats_as_planned(point.header.seats, plans),
        seed=seed,
        game_id="branch",
        created="2026-01-02T00:00:00Z",
        app="test",
        name="branch",
        anew_for=anew_for,
    )
    return Match(first, lines=[position])


def write(path: Path, lines: tuple[Line, ...]) -> bytes:
    """Puts a record on the disk."""
    path.write_text("".join(f"{encode_line(line)}\n" for line in lines), encoding="utf-8")
    return path.read_bytes()


def lines_to_branch(lines: tuple[Line, ...], chance: random.Random, count: int) -> list[int]:
    """Random lines of a record from which something is left to play."""
    open_lines = []
    replay = replay_lines(lines[:1])
    for number, line in enumerate(lines[1:], 2):
        replay.feed(line, number)
        if replay.table.board.round and not replay.table.board.is_match_over:
            open_lines.append(number)
    return chance.sample(open_lines, min(count, len(open_lines)))


def check_branches(number: int, count: int, folder: Path) -> int:
    """Branches off record `number` at random lines and plays each to its end; how many there were."""
    rules, players, teams, seed = SEATINGS[number % len(SEATINGS)]
    chance = random.Random(number)
    lines = played(rules, players, teams, seed + number)
    parent, child = folder / "parent.handfoot.jsonl", folder / "child.handfoot.jsonl"
    before = write(parent, lines)
    chosen = lines_to_branch(lines, chance, count)
    for line in chosen:
        result, point = branch_point_of_file(parent, line)
        assert point is not None
        assert result.lines == line
        anew_for = chance.choice((None, chance.randrange(players)))
        match = branch_of(point, seed=line, anew_for=anew_for)
        if anew_for is not None:
            assert match.view(anew_for) == view_of(point.table, anew_for)
        while not match.is_over:
            step(match, "easy")
        write(child, match.lines)
        verdict = replay_file(child, judge_names=True)
        assert verdict.problem is None
        assert verdict.replay is not None
        assert verdict.replay.end is not None
        origin = there(verdict.replay.header.origin)
        assert (origin.id, origin.line) == (lines[0].id, line)  # type: ignore[union-attr]
        assert parent.read_bytes() == before
    return len(chosen)


@pytest.mark.parametrize("number", [0, 7, 29, 45])
def test_a_branch_of_any_line_plays_to_its_end(number: int, tmp_path: Path) -> None:
    assert check_branches(number, 1, tmp_path) == 1


@pytest.mark.slow
def test_random_lines_of_many_records(tmp_path: Path) -> None:
    assert {seating.players for seating in SEATINGS} >= {2, 4, 6}
    assert sum(check_branches(number, LINES_EACH, tmp_path) for number in range(RECORDS)) == RECORDS * LINES_EACH


def test_what_a_branch_is_called() -> None:
    lines = read_record(EXAMPLES / "match-web-4.handfoot.jsonl").lines
    scored = next(number for number, line in enumerate(lines, 1) if isinstance(line, ScoreLine))
    assert branch_name(branch_point(lines, 3)) == "self-play, from turn 1"
    assert branch_name(branch_point(lines, scored)) == "self-play, from round 2"


def test_the_first_lines_of_a_branch() -> None:
    lines = played(WEB, most=150)
    point = branch_point(lines, 120)
    match = branch_of(point, seats="human,normal,hard:racing,easy")
    first, position = match.lines[:2]
    assert isinstance(position, PositionLine)
    assert match.header.rules == point.header.rules
    assert [seat.kind for seat in match.header.seats] == ["human", "computer", "computer", "computer"]
    assert [seat.name for seat in match.header.seats] == [seat.name for seat in point.header.seats]
    assert '"from":{"id":"game-1","line":120}' in encode_line(first)
    assert replay_lines([first, position]).table == point.table
    assert match.undoable(match.board.mover) == 0


def test_dealing_anew_changes_what_the_seat_could_not_see_alone() -> None:
    point = branch_point(played(WEB, most=150), 120)
    anew = [branch_of(point, seed=seed, anew_for=1) for seed in (1, 1, 2)]
    assert all(match.view(1) == view_of(point.table, 1) for match in anew)
    assert all(match.view(0).hand != view_of(point.table, 0).hand for match in anew)
    assert anew[0].lines[1] == anew[1].lines[1] != anew[2].lines[1]


def test_rounds_to_come_are_dealt_from_the_new_seed() -> None:
    point = branch_point(played(WEB, most=150), 120)
    decks = []
    for seed in (1, 2):
        match = branch_of(point, seed=seed)
        while not any(isinstance(line, RoundLine) for line in match.lines):
            step(match, "easy")
        decks.append(next(line.deck for line in match.lines if isinstance(line, RoundLine)))
    assert decks[0] != decks[1]


def test_where_nothing_can_be_played_on_one_sentence_says_why() -> None:
    lines = played(replace(WEB, rounds=1))
    assert isinstance(lines[-1], EndLine)
    for line, why in ((1, "No cards have been"), (len(lines), "is over"), (len(lines) + 1, "lines"), (0, "lines")):
        with pytest.raises(NoBranch, match=why):
            branch_point(lines, line)
    point = branch_point(lines, 2)
    with pytest.raises(NoBranch, match="You named two players, but there are four seats"):
        seats_as_planned(point.header.seats, seat_plans("easy,easy"))


def test_computers_go_on_at_their_levels_unless_others_are_named() -> None:
    point = branch_point(read_record(EXAMPLES / "match-web-4.handfoot.jsonl").lines, 3)
    levels = ("hard", "genius", None, "easy")
    seats = tuple(replace(seat, level=level) for seat, level in zip(point.header.seats, levels, strict=True))
    point = replace(point, header=replace(point.header, seats=seats))
    table = table_of(point, None)
    assert (table.teams, [plan.level for plan in table.seats]) == (2, ["hard", DEFAULT_LEVEL, DEFAULT_LEVEL, "easy"])
    plans = seat_plans("human,easy,easy,hard")
    assert table_of(point, plans).seats == plans
    with pytest.raises(NoBranch):
        table_of(point, plans[:2])


def test_what_comes_before_damage_can_be_played_on(tmp_path: Path) -> None:
    lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    path = tmp_path / "spoilt.handfoot.jsonl"
    path.write_text("".join([*lines[:40], "{}\n"]), encoding="utf-8")
    assert branch_point_of_file(path, 40)[1] is not None
    result, point = branch_point_of_file(path, 41)
    assert (result.problem is not None, point) == (True, None)


def test_between_two_rounds_the_next_one_is_dealt() -> None:
    lines = played(WEB)
    score = next(number for number, line in enumerate(lines, 1) if type(line).__name__ == "ScoreLine")
    for line in (score - 1, score):
        match = branch_of(branch_point(lines, line))
        assert match.awaits_deal
        assert match.board.totals == lines[score - 1].totals  # type: ignore[union-attr]
        match.begin_round()
        assert match.board.round == 2


@pytest.mark.parametrize("anew_for", [None, 1])
def test_a_branch_of_an_announced_last_round_ends_with_it(anew_for: int | None) -> None:
    """Given the first of four rounds announced as the last, a branch from there ends with it, by points;
    what is read from its file says the same. The bug: it went on to the fourth.
    """
    match = Match(header(WEB))
    while match.board.phase is not Phase.PLAY:
        step(match)
    match.announce_last_round()
    step(match)
    point = branch_point(match.lines, len(match.lines))
    branch = branch_of(point, anew_for=anew_for)
    assert branch.is_last_round
    while not branch.is_over:
        step(branch, "easy")
    assert (branch.board.round, branch.winners) == (1, branch.board.winners)
    read = [decode_line(encode_line(line).encode(), number) for number, line in enumerate(branch.lines, 1)]
    assert replay_lines(read).winners == branch.winners


def test_an_abandoned_match_can_be_played_on() -> None:
    match = Match(header(WEB))
    for _ in range(20):
        step(match)
    match = abandoned(match)
    assert branch_point(match.lines, len(match.lines)).table == branch_point(match.lines, len(match.lines) - 1).table


def test_an_undo_is_a_moment_too() -> None:
    for seed in range(1, 9):
        lines = played(WEB, seed=seed, most=400)
        number = next((number for number, line in enumerate(lines, 1) if isinstance(line, UndoLine)), None)
        if number is not None:
            undo = lines[number - 1]
            assert isinstance(undo, UndoLine)
            melds = [at for at in range(1, number) if isinstance(lines[at - 1], MoveLine)]
            assert branch_point(lines, number).table.hands[undo.seat]
            assert branch_point(lines, melds[-1]).table != branch_point(lines, number).table
            return
    raise AssertionError("nobody took anything back")
