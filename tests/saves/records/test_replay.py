import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.cards import cards_text
from game.cli.files.file_errors import reason_words
from game.engine.events import MeldsTakenBack
from game.engine.refusal import OpeningTooLow, Reason
from game.rules.clashes import Clash
from game.sentences.errors import record_fault
from saves.disk.file_faults import HugeFile, WrongOut, WrongPoints, WrongRound, WrongTotals
from saves.records.lines import BadRecord, HugeRecord, ScoreLine, UndoLine, decode_line
from saves.records.record import read_record
from saves.records.replay import Replay, ReplayResult, good_part, replay_file, replay_lines
from tests.build import full_deck
from tests.saves.written_records import END, GAME, LAST_CARD, OUT, POSITION, ROUND, SCORE, move, record, text_of

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPECTED: dict[str, dict[str, Any]] = json.loads((EXAMPLES / "expect.json").read_text())

Fields = Mapping[str, Any]


def problem(folder: Path, *lines: Fields) -> tuple[int, str]:
    """The line and the code by which a record is refused."""
    verdict = replay_file(record(folder, *lines))
    assert verdict.problem is not None
    return verdict.problem.line, verdict.problem.code


def accepted(folder: Path, *lines: Fields) -> Replay:
    """The match of a record that is in order."""
    verdict = replay_file(record(folder, *lines))
    assert verdict.problem is None, verdict.problem
    assert verdict.replay is not None
    return verdict.replay


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_an_example_is_judged_as_expected(name: str) -> None:
    expected, verdict = EXPECTED[name], replay_file(EXAMPLES / name)
    if expected["expect"] == "ok":
        assert verdict.problem is None
    else:
        assert verdict.problem is not None
        assert verdict.problem.line == expected["line"]
        assert verdict.problem.code in [expected["reason"], *expected.get("also", [])]
    if "totals" in expected:
        assert verdict.replay is not None
        assert list(verdict.replay.totals) == expected["totals"]


def test_contradictory_rules_are_refused_at_the_header(tmp_path: Path) -> None:
    rules = {"base": "web", "take_needs_open": True, "upcard_play": "to_open"}
    verdict = replay_file(record(tmp_path, {**GAME, "rules": rules}, POSITION))
    assert verdict.problem is not None
    assert (verdict.problem.line, verdict.problem.code) == (1, Reason.MALFORMED)
    assert isinstance(verdict.problem.why, Clash)
    assert verdict.problem.why.fields == ("take_needs_open", "upcard_play")
    assert reason_words(verdict.problem, None).startswith("take_needs_open, upcard_play: ")


def test_a_whole_match_ends_with_its_winners(tmp_path: Path) -> None:
    match = accepted(tmp_path, GAME, LAST_CARD, OUT, SCORE, END)
    assert (match.rounds, match.totals, match.winners) == (1, (1080, 120), (0,))


def test_an_unfinished_record_has_the_totals_so_far(tmp_path: Path) -> None:
    assert accepted(tmp_path, GAME).totals == (0, 0)
    assert accepted(tmp_path, GAME, LAST_CARD, OUT).totals == (100, 200)
    scored = accepted(tmp_path, GAME, LAST_CARD, OUT, SCORE)
    assert (scored.totals, scored.winners) == ((1080, 120), None)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([ROUND], (1, "malformed")),
        ([], (1, "malformed")),
        ([GAME, GAME], (2, "malformed")),
        ([{**GAME, "rules": {"base": "nonsense"}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "trumps": 1}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "joker": 22.0}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "joker": 101}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "joker": True}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "stacks": "choose", "hand_cards": 13}}], (1, "malformed")),
        ([{**GAME, "rules": {"base": "web", "decks": 6, "extra_decks": 1}}], (1, "malformed")),
        ([GAME, {**ROUND, "n": 2}], (2, "bad_deal")),
        ([GAME, {**ROUND, "dealer": 4}], (2, "bad_deal")),
        ([GAME, {**ROUND, "dealer": -1}], (2, "bad_deal")),
        ([GAME, {**ROUND, "first": 1}], (2, "bad_deal")),
        ([GAME, {**ROUND, "deck": ROUND["deck"] + " KH"}], (2, "bad_deal")),
        ([GAME, {**ROUND, "deck": cards_text(full_deck(3))}], (2, "bad_deal")),
        ([GAME, ROUND, {**ROUND, "n": 2, "dealer": 0, "first": 1}], (3, "bad_score")),
        ([GAME, ROUND, POSITION], (3, "malformed")),
        ([GAME, POSITION, POSITION], (3, "malformed")),
        ([GAME, ROUND, move(1, "draw")], (3, "not_your_turn")),
        ([GAME, ROUND, move(4, "draw")], (3, "malformed")),
        ([GAME, ROUND, {"type": "undo", "seat": 4, "moves": 1}], (3, "malformed")),
        ([GAME, ROUND, move(0, "cut", count=1)], (3, "wrong_phase")),
        ([GAME, move(0, "draw")], (2, "wrong_phase")),
        ([GAME, ROUND, {"type": "undo", "seat": 0, "moves": 1}], (3, "cannot_undo")),
        ([GAME, ROUND, {"type": "shuffle", "stock": ""}], (3, "bad_deal")),
        ([GAME, ROUND, SCORE], (3, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**SCORE, "n": 3}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**SCORE, "out": None}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**SCORE, "totals": [1080, 121]}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**SCORE, "teams": SCORE["teams"][:1]}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, END], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**END, "reason": "abandoned", "winners": [], "totals": [100, 200]}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, {**ROUND, "n": 5, "dealer": 0, "first": 1}], (4, "bad_score")),
        ([GAME, LAST_CARD, OUT, SCORE, {**ROUND, "n": 5, "dealer": 0, "first": 1}], (5, "game_over")),
        ([GAME, LAST_CARD, OUT, SCORE, move(1, "draw")], (5, "game_over")),
        ([GAME, LAST_CARD, OUT, SCORE, SCORE], (5, "bad_score")),
        ([GAME, LAST_CARD, OUT, SCORE, {**END, "winners": [1]}], (5, "bad_score")),
        ([GAME, LAST_CARD, OUT, SCORE, {**END, "totals": [1080, 0]}], (5, "bad_score")),
        ([GAME, LAST_CARD, OUT, SCORE, END, END], (6, "game_over")),
        ([GAME, LAST_CARD, OUT, SCORE, END, move(1, "draw")], (6, "game_over")),
        ([GAME, LAST_CARD, {**END, "totals": [100, 200]}], (3, "bad_score")),
        ([GAME, LAST_CARD, {**END, "reason": "abandoned", "totals": [100, 200]}], (3, "bad_score")),
        ([GAME, LAST_CARD, {**END, "reason": "abandoned", "winners": []}], (3, "bad_score")),
    ],
)
def test_a_line_that_cannot_follow_is_refused(tmp_path: Path, lines: list[Fields], expected: tuple[int, str]) -> None:
    assert problem(tmp_path, *lines) == expected


def test_a_round_is_the_last_from_the_moment_it_is_announced(tmp_path: Path) -> None:
    begun, between = accepted(tmp_path, GAME, ROUND), accepted(tmp_path, GAME)
    for match in (begun, between):
        match.announce_last()
    between.feed(decode_line(json.dumps(ROUND).encode()), 2)
    moved = accepted(tmp_path, GAME, ROUND, {**move(0, "draw"), "last": True})
    assert [match.table.board.last_round for match in (begun, between, moved)] == [True] * 3
    assert not accepted(tmp_path, GAME, ROUND).table.board.last_round


def test_agreements_are_those_of_the_seats_that_there_are(tmp_path: Path) -> None:
    words = {seat: ["open_early"] for seat in ("0", "3", "4")}
    seats = accepted(tmp_path, GAME, ROUND, {**move(0, "draw"), "agreements": words}).seats
    assert [seat.agreements for seat in seats] == [("open_early",), (), (), ("open_early",)]


def test_an_abandoned_match_has_no_winners(tmp_path: Path) -> None:
    match = accepted(tmp_path, GAME, LAST_CARD, {**END, "reason": "abandoned", "winners": [], "totals": [100, 200]})
    assert match.winners == ()


def test_a_wrong_score_says_which_number(tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(SCORE))
    wrong["teams"][1]["left"] = 85
    for line, why in (
        (wrong, WrongPoints(1, "left", 80, 85)),
        ({**SCORE, "n": 3}, WrongRound(4, 3)),
        ({**SCORE, "out": None}, WrongOut(0)),
        ({**SCORE, "totals": [0, 0]}, WrongTotals((1080, 120))),
    ):
        verdict = replay_file(record(tmp_path, GAME, LAST_CARD, OUT, line))
        assert verdict.problem is not None
        assert verdict.problem.why == why
    assert record_fault(WrongPoints(1, "left", 80, 85)) == "Team 1: left should be 80, not 85."


def test_an_illegal_move_carries_its_facts(tmp_path: Path) -> None:
    low = move(0, "take", melds=[{"cards": "KS KH KD"}])
    verdict = replay_file(record(tmp_path, GAME, POSITION, low))
    assert verdict.problem is not None
    assert isinstance(verdict.problem.why, OpeningTooLow)
    assert (verdict.problem.why.have, verdict.problem.why.need) == (30, 50)


def test_an_undo_goes_back_to_the_very_table(tmp_path: Path) -> None:
    rich = {**POSITION, "phase": "play", "hands": ["KH KD KS 9C 9D 9H 8C 8D", *POSITION["hands"][1:]]}
    kings = move(0, "meld", melds=[{"cards": "KH KD KS"}, {"cards": "9C 9D 9H"}])
    before = accepted(tmp_path, GAME, rich).table
    laid = [GAME, rich, kings]
    after = accepted(tmp_path, *laid)
    assert after.table != before
    assert after.feed(UndoLine(seat=0, moves=1), 4) == (MeldsTakenBack(0, 1),)
    assert accepted(tmp_path, *laid, {"type": "undo", "seat": 0, "moves": 1}).table == before
    assert problem(tmp_path, *laid, {"type": "undo", "seat": 0, "moves": 2}) == (4, "cannot_undo")
    assert problem(tmp_path, *laid, {"type": "undo", "seat": 1, "moves": 1})[0] == 4


def test_draws_matter_only_where_the_high_card_begins(tmp_path: Path) -> None:
    couples = {**GAME, "rules": {"base": "couples"}}
    rows = [["KH", "2C", "*R", "3D"]]
    assert accepted(tmp_path, GAME, {**ROUND, "draws": "nonsense"}).rounds == 0
    assert accepted(tmp_path, couples, {**ROUND, "first": 2, "draws": rows}).rounds == 0
    assert problem(tmp_path, couples, {**ROUND, "first": 2}) == (2, "bad_deal")
    assert problem(tmp_path, couples, {**ROUND, "first": 0, "draws": rows}) == (2, "bad_deal")
    assert problem(tmp_path, couples, {**ROUND, "first": 2, "draws": [["KH"]]}) == (2, "bad_deal")
    assert problem(tmp_path, couples, {**ROUND, "first": 2, "draws": []}) == (2, "bad_deal")
    assert problem(tmp_path, couples, {**ROUND, "first": 2, "draws": [["KH KD", "2C", "*R", "3D"]]})[0] == 2
    assert problem(tmp_path, couples, {**ROUND, "first": 2, "draws": {"a": 1}}) == (2, "malformed")


def test_the_line_that_is_due_is_the_one_that_is_accepted(tmp_path: Path) -> None:
    match = accepted(tmp_path, GAME, LAST_CARD, OUT)
    score = match.due()
    assert isinstance(score, ScoreLine)
    match.feed(score, 4)
    end = match.due()
    assert end is not None
    match.feed(end, 5)
    assert (match.due(), match.winners) == (None, (0,))
    assert accepted(tmp_path, GAME, ROUND).due() is None


def test_replay_can_stop_after_a_line(tmp_path: Path) -> None:
    path = record(tmp_path, GAME, ROUND, move(0, "draw"), move(3, "draw"))
    verdict: ReplayResult = replay_file(path, last_line=3)
    assert (verdict.problem, verdict.lines) == (None, 3)
    assert replay_file(path).lines == 3


def test_a_torn_last_line_is_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "torn.handfoot.jsonl"
    path.write_text(text_of(GAME, ROUND, move(0, "draw")) + '{"type":"mo')
    verdict = replay_file(path)
    assert (verdict.problem, verdict.lines) == (None, 3)
    assert verdict.torn is not None


def test_lines_already_read_replay_alike() -> None:
    path = EXAMPLES / "match-partners-4.handfoot.jsonl"
    verdict = replay_file(path)
    assert verdict.replay is not None
    assert replay_lines(read_record(path).lines).table == verdict.replay.table
    whole = read_record(path).lines
    for lines, number in ((whole[:0], 1), (whole[1:], 1), ((whole[0], whole[0]), 2)):
        with pytest.raises(BadRecord) as refused:
            replay_lines(lines)
        assert refused.value.line == number
    assert replay_file(path).problem is None
    huge = replay_file(path, most=100)
    assert (huge.replay, huge.accepted, huge.torn) == (None, (), None)
    assert isinstance(huge.problem, HugeRecord)
    assert (huge.problem.line, huge.problem.why) == (1, HugeFile(path.stat().st_size))


def test_the_good_part_says_what_is_wrong_with_the_rest(tmp_path: Path) -> None:
    example = EXAMPLES / "web-turn-01.handfoot.jsonl"
    whole = b"".join(example.read_bytes().splitlines(keepends=True)[:3])  # its fourth is refused
    path = tmp_path / "a.handfoot.jsonl"

    def part(data: bytes) -> tuple[int, bool, bool]:
        path.write_bytes(data)
        good = good_part(path)
        return good.lines, good.is_torn, good.problem is not None

    assert part(whole) == (3, False, False)
    assert part(whole + b'{"type":"mo') == (3, True, False)
    for damage in (b"{}\n", b'{"type":"end"}\n'):
        assert part(whole + damage) == (3, False, True)
    for empty in (b"", b'{"ty', b"nonsense\n", b"nonsense\n" + whole):
        assert part(empty) == (0, False, True)
