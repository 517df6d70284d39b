import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.cli.files.file_errors import reason_words
from game.engine.refusal import Reason
from game.messages.language import speak
from game.rules.presets import preset
from saves.disk.file_faults import NoTeammate
from saves.records.lines import BadRecord, PositionLine, ProposalFields, decode_line, encode_line
from saves.records.position_json import numbered_from, position_line, table_from
from saves.records.replay import Replay, replay_file
from tests.saves.written_records import LAST_CARD, POSITION, header, without
from tests.slow import slow_except

EXAMPLES = Path(__file__).parents[2] / "examples"
ASKED = {
    **LAST_CARD,
    "phase": "answer",
    "seat": 2,
    "proposal": {"seat": 0, "melds": [], "discard": "9C"},
}
PERMISSION = {"base": "web", "permission": True}


def told_in(language: str, problem: BadRecord) -> str:
    """The sentence that somebody reads in that language."""
    speak(language)
    try:
        return reason_words(problem, None)
    finally:
        speak("en")


def placed(fields: dict[str, Any], rules: dict[str, Any] | None = None) -> Replay:
    """A match that begins with the position."""
    match = Replay(header(rules=rules or {"base": "web"}))
    match.feed(decode_line(json.dumps(fields).encode(), 2), 2)
    return match


@pytest.mark.parametrize(
    "name", slow_except(["match-family-4"], ["match-family-4", "match-couples-2", "match-partners-4"])
)
def test_every_position_of_a_match_goes_out_and_comes_back(name: str) -> None:
    path = EXAMPLES / f"{name}.handfoot.jsonl"
    for last_line in range(3, 700, 50):
        match = replay_file(path, last_line).replay
        assert match is not None
        if match.table.board.phase == "ended":
            continue
        line = position_line(match.table)
        assert decode_line(encode_line(line).encode(), 2) == line
        again = Replay(match.header)
        again.feed(line, 2)
        assert again.table == match.table


def test_what_is_left_out_is_empty() -> None:
    board = placed({"type": "position"}).table.board
    assert (board.round, board.mover, board.phase, board.hands, board.totals) == (1, 0, "draw", (0, 0, 0, 0), (0, 0))


def test_an_open_question_comes_back() -> None:
    match = placed(ASKED, PERMISSION)
    assert (match.table.board.turn, match.table.board.mover) == (0, 2)
    proposal = position_line(match.table).proposal
    assert proposal == ProposalFields(seat=0, melds=(), discard="9C")


@pytest.mark.parametrize(
    ("asked", "asker", "is_fine"),
    [(4, 1, True), (0, 3, True), (4, 4, False), (4, 5, False), (2, 1, False), (0, 6, False), (0, -3, False)],
)
def test_only_a_teammate_is_asked(asked: int, asker: int, is_fine: bool) -> None:
    line = PositionLine(seat=asked, phase="answer", proposal=ProposalFields(seat=asker))
    rules = replace(preset("web"), permission=True)
    if is_fine:
        assert table_from(line, 2, rules, 6, 3).board.turn == asker
    else:
        with pytest.raises(BadRecord) as caught:
            table_from(line, 2, rules, 6, 3)
        assert caught.value.why == NoTeammate(asked, asker)


def test_lowest_cards_that_were_seen_come_back() -> None:
    fields = {**POSITION, "bottoms": ["JS TS", "", "", ""]}
    line = position_line(placed(fields, {"base": "web", "stacks": "bottom_high"}).table)
    assert list(line.bottoms) == fields["bottoms"]


@pytest.mark.parametrize(
    ("rules", "written"),
    [({}, (None, 3)), ({"take_bottom": True}, (1, None)), ({"take_peek": True}, (None, None))],
    ids=["top", "bottom", "peek"],
)
def test_what_was_seen_of_the_pile_is_written_only_if_it_is_unusual(
    rules: dict[str, Any], written: tuple[int | None, ...]
) -> None:
    for seen, there in zip((1, 3), written, strict=True):
        match = placed({**POSITION, "discards": "4C 2S KS", "pile_seen": seen}, {"base": "web", **rules})
        assert position_line(match.table).pile_seen == there


def test_a_seat_becomes_the_first_one() -> None:
    hands = tuple(f"{rank}C" for rank in "456789")
    line = PositionLine(
        dealer=1,
        seat=2,
        first=3,
        frozen=0,
        hands=hands,
        totals=(10, 20, 30),
        proposal=ProposalFields(seat=5, melds=(), discard=None),
    )
    turned = numbered_from(line, 2, 6, 3)
    assert (turned.dealer, turned.seat, turned.first, turned.frozen, turned.out) == (5, 0, 1, 4, None)
    assert (turned.hands, turned.totals) == ((*hands[2:], *hands[:2]), (30, 10, 20))
    assert turned.proposal == ProposalFields(seat=3, melds=(), discard=None)


def test_laid_red_threes_and_a_frozen_pile_come_back() -> None:
    rules = {"base": "web", "red_threes": "lay_down", "freeze": "until_taken"}
    fields = {**POSITION, "discards": "4C 2S KS", "red_threes": ["3H 3D", ""], "frozen": 3}
    match = placed(fields, rules)
    assert match.table.board.red_threes == (("3H", "3D"), ())
    assert match.table.board.frozen == 3
    line = position_line(match.table)
    assert (line.red_threes, line.frozen) == (("3H 3D", ""), 3)


@pytest.mark.parametrize(
    ("fields", "rules"),
    [
        ({**POSITION, "n": 5}, None),
        ({**POSITION, "n": 0}, None),
        ({**POSITION, "seat": 4}, None),
        ({**POSITION, "dealer": -1}, None),
        ({**POSITION, "hands": ["KH KH KH KH KH", "", "", ""]}, None),
        ({**POSITION, "stock": " ".join(["*R"] * 5)}, None),
        ({**POSITION, "melds": [["KH KD QS"], []]}, None),
        ({**POSITION, "melds": [["KH KD"], []]}, None),
        ({**POSITION, "melds": [["KH KD 2C 2D 2H"], []]}, None),
        ({**POSITION, "melds": [["3H 3D 3C"], []]}, None),
        ({**LAST_CARD, "feet": ["KH", "", "", ""]}, None),
        ({**LAST_CARD, "in_foot": [False, False, True, False]}, None),
        ({**POSITION, "phase": "cut"}, None),
        ({**POSITION, "phase": "choose"}, None),
        ({**POSITION, "phase": "answer"}, PERMISSION),
        ({**ASKED, "phase": "play", "seat": 0}, PERMISSION),
        (ASKED, None),
        ({**ASKED, "seat": 1}, PERMISSION),
        ({**POSITION, "red_threes": ["3H", ""]}, None),
        ({**POSITION, "frozen": 1}, None),
        ({**POSITION, "frozen": 4}, {"base": "web", "freeze": "one_lap"}),
        ({**POSITION, "red_threes": ["3H KD", ""]}, {"base": "web", "red_threes": "lay_down"}),
        ({**POSITION, "red_threes": ["3C", ""]}, {"base": "web", "red_threes": "lay_down"}),
        ({**POSITION, "hands": [""] * 5}, None),
        ({**POSITION, "totals": [0, 0, 0]}, None),
        ({**POSITION, "first": 4}, None),
        ({**POSITION, "pile_seen": 3}, None),
        ({**POSITION, "pile_seen": 0}, None),
        ({**POSITION, "taken": ["", "KS", "", ""]}, None),
        ({**POSITION, "bottoms": ["KH KD", "", "", ""]}, {"base": "web", "stacks": "bottom_high"}),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], rules: dict[str, Any] | None) -> None:
    with pytest.raises(BadRecord) as caught:
        placed(fields, rules)
    assert (caught.value.line, caught.value.code) == (2, Reason.BAD_DEAL)
    english, spanish = told_in("en", caught.value), told_in("es", caught.value)
    assert english.endswith(".")
    assert spanish.endswith(".")
    assert english != spanish


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({**POSITION, "n": 9}, "No puede haber una ronda 9: con estas reglas van de la 1 a la 4."),
        ({**POSITION, "bottoms": ["KH", "", "", ""]}, "bottoms: «KH» no es posible. Tiene que ser texto como KH 4C."),
        ({**ASKED, "proposal": {"seat": 0, "melds": [], "discard": "9C 9D"}}, "«9C 9D» no es una carta."),
    ],
)
def test_a_position_is_refused_in_the_language_of_the_reader(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        placed(fields, PERMISSION)
    assert told_in("es", caught.value) == sentence


@pytest.mark.parametrize("name", [name for name in POSITION if isinstance(POSITION[name], list)])
def test_a_position_that_is_silent_about_a_seat_is_refused(name: str) -> None:
    good = {**LAST_CARD, "hands": ["KH KD KS"] * 4, "feet": [""] * 4, "totals": [5, 10], "cut": [0, 0]}
    with pytest.raises(BadRecord) as refused:
        placed({**good, name: good[name][:-1]})
    assert re.match(f"{name} has .* for . (seats|teams)", reason_words(refused.value, None))
    assert (refused.value.line, refused.value.code) == (2, Reason.BAD_DEAL)
    bare = {"type": "position", "hands": ["KH"] * 4}
    assert position_line(placed({**bare, name: []}).table) == position_line(placed(without(bare, name)).table)


def test_cards_that_are_none_are_malformed() -> None:
    with pytest.raises(BadRecord, match="XX") as caught:
        placed({**POSITION, "stock": "KH XX"})
    assert caught.value.code == Reason.MALFORMED


def test_a_position_says_only_what_there_is() -> None:
    text = encode_line(position_line(placed(without(POSITION, "turns")).table))
    assert '"proposal"' not in text
    assert '"t"' not in text
    assert isinstance(decode_line(text.encode(), 2), PositionLine)


def test_endless_text_in_the_place_of_cards_is_not_repeated() -> None:
    with pytest.raises(BadRecord) as refused:
        placed({**POSITION, "hands": ["K" * 5000, "", "", ""]})
    assert len(reason_words(refused.value, None)) < 250
