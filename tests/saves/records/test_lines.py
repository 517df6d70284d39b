import json
import re
from typing import Any

import pytest
from msgspec import convert

from game.cards import parse_cards
from game.cli.files.file_errors import reason_words
from game.engine.moves import GoOut, Group, MeldCards
from game.engine.refusal import Reason
from game.messages.language import speak
from game.misfit import Misfit, MisfitKind
from saves.records.lines import (
    BadRecord,
    GameLine,
    MoveLine,
    Plays,
    RoundLine,
    SeatInfo,
    UndoLine,
    computer_played,
    decode_line,
    encode_line,
    header_in,
    people_in,
    taken_over,
)
from tests.saves.written_records import GAME, LAST_CARD, ROUND, move, without

SEAL: dict[str, Any] = {"hash": "0123456789abcdef" * 4, "salt": "fedcba9876543210" * 2, "cut": 0}


def why(line: dict[str, Any] | bytes) -> str:
    """The sentence by which line 7 is refused as malformed."""
    with pytest.raises(BadRecord) as caught:
        decode_line(line if isinstance(line, bytes) else json.dumps(line).encode(), 7)
    assert caught.value.line == 7
    assert caught.value.code == Reason.MALFORMED
    told = reason_words(caught.value, None)
    assert told.endswith(".")
    assert "\n" not in told
    assert len(told) < 250
    return told


@pytest.mark.parametrize(
    "fields",
    [
        GAME,
        {**GAME, "seed": 7},
        {**GAME, "from": {"id": "evening", "line": 12}},
        {**ROUND, "draws": [["KH", None, "2C", "*R"]]},
        {**ROUND, "draws": "nonsense"},  # only the rules know whether it matters
        {**ROUND, "draws": [["KH"]], "t": 3.5},
        move(0, "cut", count=22),
        move(1, "choose", stack=1),
        move(0, "draw"),
        move(0, "take", melds=[{"cards": "KS KH KD"}, {"cards": "9C", "onto": 0}]),
        move(0, "pass"),
        move(0, "meld", melds=[{"cards": "KH KD 2C"}]),
        move(3, "discard", card="*B"),
        move(0, "go_out", melds=[], discard=None),
        move(0, "go_out", melds=[{"cards": "KH", "onto": 3}], discard="9C"),
        move(2, "answer", yes=False),
        move(0, "hold"),
        {"type": "undo", "seat": 1, "moves": 2},
        {"type": "shuffle", "stock": "4C 5C"},
        {"type": "shuffle", "stock": "4C 5C", "t": 12.5},
        {"type": "end", "winners": [0, 1], "totals": [5, 5], "reason": "finished"},
        {"type": "end", "winners": [], "totals": [0, 0], "reason": "abandoned"},
        {**move(0, "draw"), "t": 12.5},
        {**move(0, "discard", card="9C"), "hinted": True, "t": 12.5},
        {**move(0, "discard", card="9C"), "t": 12.5},
    ],
)
def test_a_line_comes_back_as_it_was_written(fields: dict[str, Any]) -> None:
    text = json.dumps(fields, separators=(",", ":"))
    assert encode_line(decode_line(text.encode(), 1)) == text


def test_a_score_line_may_leave_out_laid_red_threes() -> None:
    team = {"melded": 5, "books": 0, "bonus": 0, "cut": 0, "left": 7, "total": -2}
    line = {"type": "score", "n": 1, "out": None, "teams": [team, team], "totals": [-2, -2]}
    with_threes = {**line, "teams": [{**team, "threes": 0}] * 2, "last": False}
    assert decode_line(json.dumps(line).encode(), 1) == decode_line(json.dumps(with_threes).encode(), 1)


def test_moves_become_the_engines_moves() -> None:
    meld = decode_line(json.dumps(move(2, "meld", melds=[{"cards": "KS", "onto": 3}])).encode(), 1)
    assert meld == MoveLine(seat=2, move=MeldCards((Group(parse_cards("KS"), 3),)))
    out = decode_line(json.dumps(move(0, "go_out", melds=[], discard=None)).encode(), 1)
    assert out == MoveLine(seat=0, move=GoOut((), None))


@pytest.mark.parametrize("seal", [SEAL, {**SEAL, "hash": "x"}, {}, "x", 1], ids=str)
def test_seal_of_any_form_is_ignored_and_not_written(seal: object) -> None:
    line = decode_line(json.dumps({**ROUND, "seal": seal}).encode(), 1)
    assert isinstance(line, RoundLine)
    assert line.was_sealed
    assert encode_line(line) == encode_line(decode_line(json.dumps(ROUND).encode(), 1))


def test_what_is_no_sign_of_ours_loses_no_record() -> None:
    for sign, effort, by in (("yes", "much", 3), (1, True, None), (None, -1, ["hard"]), (False, 2.5, False)):
        theirs = {"hinted": sign, "last": sign, "effort": effort, "by": by}
        line = decode_line(json.dumps({**move(0, "draw"), **theirs}).encode(), 2)
        assert line == decode_line(json.dumps(move(0, "draw")).encode(), 2)


def test_unknown_keys_are_ignored() -> None:
    assert decode_line(b'{"type":"undo","seat":1,"moves":2,"mood":{"deep":[1,2]}}', 1) == UndoLine(seat=1, moves=2)
    assert decode_line(b'{"type":"move","move":"draw","seat":1,"x":null}', 1) == decode_line(
        b'{"type":"move","seat":1,"move":"draw"}', 1
    )


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (b"", "blank"),
        (b"  \t", "blank"),
        (b"{", "isn't JSON"),
        (b'{"type":"undo","seat":NaN,"moves":1}', "isn't JSON"),
        (b'{"type":"undo","seat":1,"moves":1,"x":Infinity}', "isn't JSON"),
        (b'{"type":"undo","seat":1,"moves":1} {}', "isn't JSON"),
        (b"\xef\xbb\xbf{}", "isn't JSON"),
        (b'{"type":"undo","seat":1,"moves":1,"x":"\xff"}', "UTF-8"),
        (b"[1]", "It must be an object"),
        (b"null", "It must be an object"),
        (b"{}", "type is missing"),
        (b'{"type":7}', "type: 7 isn't possible. It must be text"),
        (b'{"type":"dance"}', "“dance”"),
        (b'{"type":"a\\nb\\u0007' + b"c" * 100 + b'"}', "a?b?"),
        (b'{"type":"undo","seat":1.0,"moves":1}', "It must be a whole number"),
        (b'{"type":"undo","seat":true,"moves":1}', "It must be a whole number"),
        (b'{"type":"undo","seat":"1","moves":1}', "It must be a whole number"),
        (b'{"type":"undo","seat":-1,"moves":1}', "seat"),
        (b'{"type":"undo","seat":1,"moves":0}', "moves"),
        (b'{"type":"undo","seat":1,"moves":99999999999999999999999999}', "moves"),
        (b'{"type":"undo","seat":1}', "moves is missing"),
        (b'{"type":"undo","seat":1,"moves":1,"t":-1}', "t: "),
        (b'{"type":"undo","seat":1,"moves":1,"t":1e999}', "out of range"),
        (b'{"type":"undo","seat":1,"moves":1,"x":' + b"[" * 100000 + b"]" * 100000 + b"}", "nested too deep"),
        (b'{"type":"undo","seat":1,"moves":1,"x":' + b"[" * 100000, "nested too deep"),
    ],
)
def test_a_malformed_line_is_refused_by_a_sentence(line: bytes, word: str) -> None:
    assert word in why(line)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (move(0, "fly"), "move"),
        (move(0, "meld", melds=[]), "melds"),
        (move(0, "meld"), "melds is missing"),
        (move(0, "take"), "melds is missing"),
        (move(0, "meld", melds=[{"cards": ["KH"]}]), 'melds[0].cards: ["KH"] isn\'t possible. It must be text'),
        (move(0, "meld", melds=[{"cards": "KH  KD"}]), "isn't a card"),
        (move(0, "meld", melds=[{"cards": "KH KX"}]), "“KX” isn't a card"),
        (move(0, "meld", melds=[{"cards": "Z" * 100000}]), "ZZZ"),
        (move(0, "meld", melds=[{"cards": "KH", "onto": -1}]), "onto"),
        (move(0, "meld", melds=[{"cards": "KH", "onto": None}]), "onto"),
        (move(0, "discard", card="KH KD"), "isn't a card"),
        (move(0, "discard", card=""), "isn't a card"),
        (move(0, "go_out", melds=[]), "discard is missing"),
        (move(0, "answer", yes=1), "yes: 1 isn't possible. It must be true or false"),
        (move(0, "cut", count=22.0), "count: 22.0 isn't possible. It must be a whole number"),
        ({"type": "round", "n": 1, "dealer": 0, "first": 1, "deck": ["KH"]}, "It must be text"),
        ({"type": "shuffle", "stock": None}, "stock: null isn't possible. It must be text"),
        ({"type": "end", "winners": [], "totals": [], "reason": "bored"}, "reason"),
        ({"type": "position", "hands": "KH"}, "hands: “KH” isn't possible. It must be a list"),
        ({"type": "position", "in_foot": [1]}, "in_foot"),
        ({"type": "position", "phase": "sleep"}, "phase"),
        (without(GAME, "rules"), "rules is missing"),
        ({**GAME, "rules": []}, "rules: [] isn't possible. It must be an object"),
        ({**GAME, "format": 0}, "format"),
        ({**GAME, "format": "1"}, "format"),
        ({**GAME, "created": "yesterday"}, "created"),
        ({**GAME, "seats": [{"name": "Ann", "kind": "cat"}] * 4}, "kind"),
        ({**GAME, "seats": [{"kind": "human"}] * 4}, "name is missing"),
        ({**GAME, "seats": GAME["seats"][:1], "teams": [[0]]}, "seats"),
        ({**GAME, "seats": [GAME["seats"][0]] * 1000}, "1,000 seats"),
        ({**GAME, "seats": [GAME["seats"][0]] * 9}, "allows up to 8"),
        ({**GAME, "teams": [[0, 1, 2, 3]]}, "two teams"),
        ({**GAME, "teams": [[0, 2], [1]]}, "teams"),
        ({**GAME, "teams": [[0, 1], [2, 3]]}, "take turns"),
        ({**GAME, "teams": [[0, 1], [2], [3]]}, "two teams"),
    ],
)
def test_a_line_of_the_wrong_shape_is_refused_by_a_sentence(line: dict[str, Any], word: str) -> None:
    assert word in why(line)


def test_a_newer_format_is_told_apart() -> None:
    assert "reads only up to format 1" in why({"type": "game", "format": 2, "seats": "another shape"})


def test_a_line_over_sixteen_mebibytes_is_refused_and_one_below_is_read() -> None:
    start, end = b'{"type":"undo","seat":1,"moves":2,"x":"', b'"}'
    fits = start + b"x" * (2**24 - len(start) - len(end)) + end
    assert decode_line(fits, 1) == UndoLine(seat=1, moves=2)
    assert "16 MiB" in why(fits + b" ")


def test_positions_may_leave_everything_out() -> None:
    counts, flags = dict.fromkeys(("dealer", "seat", "reshuffles"), 0), dict.fromkeys(("peeked", "refused"), False)
    nothing = {"type": "position", "n": 1, "phase": "draw", **counts, **flags, "history": [{"ended": 0}]}
    assert decode_line(b'{"type":"position","history":[{}]}', 2) == decode_line(json.dumps(nothing).encode(), 2)
    decode_line(json.dumps(LAST_CARD).encode(), 2)


ODD = ("Ro\0sa", "Ro\x1b[2Jsa", "\u202easoR", "Ro\nsa", "Ro\ufdd0sa", "Ro\u2028sa", "R" * 101, "R" * 1_000_000)


def _named(place: str, text: str) -> bytes:
    """A header with that text as the name of the first seat, the game or the rules, or as its id."""
    fields = json.loads(json.dumps(GAME))
    if place == "seat":
        fields["seats"][0]["name"] = text
    elif place == "from":
        fields["from"] = {"id": text, "line": 7}
    elif place == "rules":
        fields["rules"] = {**fields["rules"], "name": text}
    else:
        fields[place] = text
    return json.dumps(fields).encode()


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text)[:20])
@pytest.mark.parametrize("place", ["seat", "name", "rules", "id", "from"])
def test_a_name_that_cannot_be_shown_is_refused_by_a_judge_and_cleaned_for_a_player(place: str, text: str) -> None:
    data = _named(place, text)
    with pytest.raises(BadRecord) as bad:
        decode_line(data, 1, judge_names=True)
    told = reason_words(bad.value, None)
    assert re.match(r"[\w.\[\]]*(name|id)\b", told)
    speak("es")
    assert "no" in reason_words(bad.value, None).split()
    speak("en")
    assert (bad.value.line, bad.value.code) == (1, Reason.MALFORMED)
    header = decode_line(data, 1)
    assert isinstance(header, GameLine)
    decode_line(encode_line(header).encode(), 1, judge_names=True)  # whatever is written again passes
    name = {
        "seat": header.seats[0].name,
        "name": header.name,
        "rules": header.rules.get("name"),
        "id": header.id,
        "from": header.origin.id if header.origin is not None else "",
    }[place]
    assert name in ("Rosa", "Ro[2Jsa", "asoR", "Ro sa", "R" * 100)
    assert [seat.name for seat in header.seats[1:]] == ["Ben", "Cleo", "Dan"]


@pytest.mark.parametrize(
    ("more", "kind"), [("x" * 99 + "\n", MisfitKind.ODD_SIGN), ("x" * 100 + "\n", MisfitKind.VALUE)]
)
def test_a_name_without_end_is_told_as_such_and_other_lines_are_as_ever(more: str, kind: MisfitKind) -> None:
    with pytest.raises(BadRecord) as bad:
        decode_line(_named("name", more), judge_names=True)
    assert isinstance(bad.value.why, Misfit)
    assert bad.value.why.kind == kind
    with pytest.raises(BadRecord, match="bad_date"):
        decode_line(json.dumps({**GAME, "created": "2026-13-20"}).encode(), judge_names=True)
    data = json.dumps(ROUND).encode()
    assert decode_line(data, 2, judge_names=True) == decode_line(data, 2)


def test_a_seat_whose_whole_name_cannot_be_shown_has_its_number() -> None:
    header = decode_line(_named("seat", "\0\x1b\u202e"), 1)
    assert isinstance(header, GameLine)
    assert header.seats[0].name == "Player 1"


@pytest.mark.parametrize("name", ["Łucja", "יעל", "می‌خواهم", "👨‍👩‍👧 Rosa", "R" * 100, "O’Hara – Núñez"])
def test_a_name_in_any_alphabet_passes(name: str) -> None:
    header = decode_line(_named("seat", name), 1, judge_names=True)
    assert isinstance(header, GameLine)
    assert header.seats[0].name == name


HARD, HUMAN = {"kind": "computer", "level": "hard"}, {"kind": "human"}


@pytest.mark.parametrize(
    ("seat", "plays", "taken"),
    [
        ({"kind": "human", "portrait": 7}, HARD, {**HARD, "portrait": 7}),
        ({**HARD, "style": "calm", "agreements": ["open_early"]}, HUMAN, HUMAN),
        (
            {**HARD, "style": "calm", "agreements": ["open_early"]},
            {"kind": "computer", "level": "easy"},
            {"kind": "computer", "level": "easy", "style": "calm", "agreements": ["open_early"]},
        ),
        ({"kind": "human"}, {"kind": "human", "level": "hard"}, HUMAN),
    ],
)
def test_a_seat_passes_to_somebody_else(seat: dict[str, Any], plays: dict[str, Any], taken: dict[str, Any]) -> None:
    before, after = (convert({"name": "Ann", **fields}, SeatInfo) for fields in (seat, taken))
    assert taken_over(before, convert(plays, Plays)) == after


def test_who_played_a_record_is_read_off_its_lines() -> None:
    seats = [{"name": "Ann", **HUMAN}, *({"name": name, **HARD} for name in ("Ben", "Cleo", "Dan"))]
    undo = {"type": "undo", "seat": 2, "moves": 1, "plays": HUMAN}
    written = (
        {**GAME, "seats": seats},
        move(1, "draw"),
        move(0, "draw", plays=HARD),
        undo,
        move(2, "draw", plays=HUMAN),
    )
    lines = [decode_line(json.dumps(fields).encode(), number) for number, fields in enumerate(written, 1)]
    assert people_in(lines) == (0, 2)
    assert [computer_played(lines, seat) for seat in range(4)] == [True, False, False, False]
    assert header_in(lines) == lines[0]
    for wrong in ([], lines[1:]):
        with pytest.raises(ValueError, match="header"):
            header_in(wrong)
