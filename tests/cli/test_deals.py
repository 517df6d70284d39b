"""`deal`, `par`, `play --deal`, `simulate --deal`, and what `verify` says of records that name a deal."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.deals.deal_code import DAYS, FIRST_DAY
from game.deals.shared_deal import deal_of_code
from game.rules.presets import preset, ruleset_fields
from game.rules.rule_code import encode
from saves.records.lines import GameLine, RoundLine
from saves.records.record import read_record
from tests.cli.running import run

FRIDAY = "YT6Y 94LK KQQ6"
LAST_DAY = FIRST_DAY + timedelta(DAYS - 1)
OWN = replace(preset("web"), name="Aunt May", book_size=8)


def rules_file(folder: Path) -> Path:
    """House rules that nobody else has."""
    path = folder / "may.json"
    path.write_text(json.dumps(ruleset_fields(OWN)), encoding="utf-8")
    return path


def test_a_day_has_its_deal(capsys: pytest.CaptureFixture[str]) -> None:
    """The deal of 20 November 2026, with the keys that other programs read, is the same by its date and by its code."""
    by_date = json.loads(run(capsys, "deal", "--date", "2026-11-20", "--json").out)
    assert by_date["code"] == FRIDAY
    assert (by_date["rules"], by_date["teams"], by_date["rounds"], by_date["round"]) == ("web", "2v2", 1, 4)
    assert by_date["seats"] == ["human", "hard", "hard", "hard"]
    assert len(parse_cards(by_date["deck"])) == 4 * 54
    assert json.loads(run(capsys, "deal", "yt6y-94lk-kqq6", "--json").out) == by_date
    assert json.loads(run(capsys, "deal", *FRIDAY.split(), "--json").out) == by_date
    assert FRIDAY in run(capsys, "deal", "--date", "2026-11-20").out


def test_a_new_deal_has_a_code_for_what_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """Rules, table, seats and round come back from the code; the same seed has the same code, none a fresh one."""
    asked = ("deal", "--rules", "campus", "--seats", "human,easy,easy,expert", "--round", "2", "--json")
    told = json.loads(run(capsys, *asked, "--seed", "5").out)
    assert told == json.loads(run(capsys, *asked, "--seed", "5").out)
    deal = deal_of_code(told["code"])
    assert (deal.whole_rules, deal.like_round) == (preset("campus"), 2)
    assert deal.table.seats == ("human", "easy", "easy", "expert")
    fresh = {json.loads(run(capsys, "deal", "--json").out)["code"] for _ in range(3)}
    assert len(fresh) == 3


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("YT6Y 94LK KQQ7",), 1, "group 3"),
        (("YT6Y 94KL KQQ6",), 1, "swapped"),
        (("YT6Y 94LK",), 1, "missing"),
        (("YT6Y94LKKQQ6A",), 1, "too long"),
        (("YT6Y 9BLK KQQ6",), 1, "could it be P?"),
        (("CF9Q 4674",), 1, "code for house rules"),
        (("--date", "2026-02-30"), 2, "isn't a date"),
        (("--date", "20261120"), 2, "isn't a date"),
        (("--date", "1999-12-31"), 1, "no deal for 1999-12-31"),
        (("--date", "2200-01-01"), 1, f"2200-01-01: deals run from {FIRST_DAY} to {LAST_DAY}."),
        ((FRIDAY, "--seed", "7"), 2, "new deal"),
        ((FRIDAY, "--date", "2026-11-20"), 2, "not both"),
        ((FRIDAY, "--rules", "family"), 1, "not for"),
        (("--seats", "human,hard:careful,easy,easy"), 2, "doesn't fit in"),
        (("--rules", "web", "--teams", "2v2v2", "--seats", "human,easy,hard,easy,easy,easy"), 2, "doesn't fit in"),
    ],
)
def test_what_cannot_be_dealt_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    """A code with a slip exits 1 and names the group, a bad argument exits 2; each is one sentence."""
    said = run(capsys, "deal", *arguments)
    assert said.code == code
    assert sentence in said.sentence
    assert not said.out


def test_house_rules_go_with_their_code(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A deal of house rules is refused where they are not, by the end of their code, and read where they are."""
    file = rules_file(tmp_path)
    told = json.loads(run(capsys, "deal", "--rules", file, "--seed", "1", "--json").out)
    said = run(capsys, "deal", told["code"], "--data-dir", tmp_path / "nothing")
    assert said.code == 1
    assert encode(OWN)[-4:-1] in said.sentence
    found = json.loads(run(capsys, "deal", told["code"], "--rules", file, "--json").out)
    assert found == told
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "may.json").write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    assert json.loads(run(capsys, "deal", told["code"], "--data-dir", tmp_path, "--json").out) == told


def test_simulate_plays_the_deal_and_other_tries(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Game 1 has the deal's cards and names it; game 2 has its stacks and first draws and names none; both verify."""
    deck = parse_cards(json.loads(run(capsys, "deal", FRIDAY, "--json").out)["deck"])
    said = run(capsys, "simulate", "--deal", FRIDAY, "--games", "2", "--out", tmp_path, "--json")
    assert json.loads(said.out)["seats"] == ["normal", "hard", "hard", "hard"]
    first, second = (read_record(path).lines for path in sorted(tmp_path.iterdir()))
    assert isinstance(first[0], GameLine)
    assert isinstance(second[0], GameLine)
    assert (first[0].deal, second[0].deal) == (FRIDAY, None)
    assert isinstance(first[1], RoundLine)
    assert isinstance(second[1], RoundLine)
    assert first[1].deck == deck
    same = 4 * (22 + 2 * 2)
    assert second[1].deck[:same] == deck[:same]
    assert second[1].deck != deck
    assert sorted(second[1].deck) == sorted(deck)
    said = run(capsys, "verify", *sorted(tmp_path.iterdir()), "--json")
    assert said.code == 0
    assert all(json.loads(line)["warnings"] == [] for line in said.out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "--deal", FRIDAY, "--games", "1", "--seed", "4"), "don't combine --deal with"),
        (("play", "--deal", FRIDAY, "--seed", "4"), "don't combine --deal with"),
        (("play", "--deal", FRIDAY, "--seats", "human,easy"), "seats"),
    ],
)
def test_options_that_a_deal_leaves_no_room_for(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    """What the code says already cannot be said again."""
    said = run(capsys, *arguments)
    assert said.code == 2
    assert sentence in said.sentence


def test_simulate_plays_a_deal_once_where_nobody_says_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --games a deal is played once, by the levels of its code in their seats."""
    told = json.loads(run(capsys, "simulate", "--deal", FRIDAY, "--seats", "easy,hard,hard,hard", "--json").out)
    assert (told["games"], told["seats"]) == (1, ["easy", "hard", "hard", "hard"])


def spoiled(path: Path, old: str, new: str) -> Path:
    """The record with something else in it, beside it."""
    other = path.with_name("other.handfoot.jsonl")
    text = path.read_text(encoding="utf-8")
    assert old in text
    other.write_text(text.replace(old, new, 1), encoding="utf-8")
    return other


def test_verify_warns_of_a_deal_that_is_not_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A code that cannot be read, or that has other cards, is a warning and never a refusal: the match itself holds."""
    run(capsys, "simulate", "--deal", FRIDAY, "--games", "1", "--out", tmp_path)
    record = next(tmp_path.iterdir())
    for code, warning in (("YT6Y 94LK KQQ7", "can't be read"), ("KAXJ 9999 PP7T", "don't match the code")):
        said = run(capsys, "verify", spoiled(record, FRIDAY, code), "--json")
        report = json.loads(said.out)
        assert report["ok"]
        assert warning in report["warnings"][0]
    assert run(capsys, "verify", spoiled(record, f',"deal":"{FRIDAY}"', "")).code == 0
