"""Reports of bugs: enough to mend them, and nobody's name."""

import json
import random
from datetime import datetime
from pathlib import Path

import pytest

from game.messages.functions import errors as say_errors
from saves.disk.files import RealDisk
from saves.players.bug_report import RECORD_BEGINS, report_text, write_report
from saves.records.replay import replay_file
from tests.saves.homeless import make_homeless

EXAMPLES = Path(__file__).parents[2] / "examples"
NOW = datetime(2026, 5, 1, 20, 15)
VERSIONS = {"Hand and Foot": "0.1.0"}


def raised(message: str) -> BaseException:
    """An exception that has come some way."""
    try:
        raise KeyError(message)
    except KeyError as error:
        return error


def played_by(names: list[str], folder: Path) -> Path:
    """A match of these people, by rules they gave a name."""
    header, *lines = (EXAMPLES / "match-web-4.handfoot.jsonl").read_text().splitlines()
    fields = json.loads(header)
    fields["name"] = f"Evening at {names[0]}'s"
    fields["seed"] = f"{names[1]}'s lucky word"
    fields["rules"]["name"] = f"Rules of {names[2]}"
    for seat, name in zip(fields["seats"], names, strict=True):
        seat["name"] = name
    path = folder / "match.handfoot.jsonl"
    path.write_text("\n".join([json.dumps(fields), *lines]) + "\n")
    return path


def test_a_report_holds_the_record_and_nobodys_name(tmp_path: Path) -> None:
    names = ["Brünnhilde", "Walter Q.", "Xenia", "Łucja"]
    record = played_by(names, tmp_path)
    written = f"Rules of Xenia, Evening at Brünnhilde's, Walter Q.'s lucky word in {Path.home()}/games"
    text = report_text(raised(f"no seat for Xenia by {written}"), record, VERSIONS, NOW)
    assert not [name for name in (*names, str(Path.home())) if name in text]
    assert "no seat for (name) by (name), (name), (name) in ~/games" in text
    kept = tmp_path / "kept.handfoot.jsonl"
    kept.write_text(text.partition(f"{RECORD_BEGINS}\n")[2])
    verdict = replay_file(kept)
    assert verdict.problem is None
    assert verdict.lines == record.read_text().count("\n")


def test_a_folder_with_a_backslash_is_hidden_too(tmp_path: Path) -> None:
    data = tmp_path / "back\\slash"
    text = report_text(raised(f"{data}/games"), None, VERSIONS, NOW, data=data)
    assert "KeyError: '(data)/games'" in text


def test_a_report_says_where_it_happened_without_saying_where_it_lies(tmp_path: Path) -> None:
    text = report_text(raised("x"), None, VERSIONS, NOW)
    assert "tests/saves/players/test_bug_report.py, line " in text
    assert ", raised: raise KeyError(message)\n" in text
    assert str(Path(__file__).parents[3]) not in text
    assert "Hand and Foot: 0.1.0" in text
    assert "There was no game open." in text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "It could not be understood."),
        (b"\xff\xfe{", "It could not be understood."),
        (None, "It could not be read: "),
        (b'{"type":"game"}\n%40d\n' % 7, '{"type":"game","name":"A game"}\n'),
    ],
)
def test_a_record_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None, sentence: str
) -> None:
    monkeypatch.setattr("saves.players.bug_report.LONGEST_LINE", 20)
    record = tmp_path / "match.handfoot.jsonl"
    if content is not None:
        record.write_bytes(content)
    path = write_report(tmp_path / "data", raised("x"), record, VERSIONS, NOW, RealDisk())
    assert path.name == "report-20260501-201500.txt"
    assert sentence in path.read_text()


def test_names_are_left_out_however_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given an error that tells the folder of the games, another player, and the user in small letters, all are gone;
    a word that only begins like a name stays.
    """
    monkeypatch.setenv("HOME", str(tmp_path / "home" / "rosa"))
    monkeypatch.setattr("getpass.getuser", lambda: "rosa")
    data = tmp_path / "memory stick of Walt" / "hand and foot"
    home = tmp_path / "home" / "rosa"
    said = f"[Errno 13] {data}/games/x.jsonl, {home}/notes, C:\\Users\\ROSA, WALT, Rosalind, {str(data)!r}"
    text = report_text(raised(said), None, VERSIONS, NOW, ["Walt", "", " "], data)
    told = next(line for line in text.splitlines() if line.startswith("KeyError"))
    assert "(data)/games/x.jsonl, ~/notes, " in told
    assert "Rosalind" in told
    assert "memory stick" not in told
    assert "walt" not in told.lower()
    assert "rosa" not in told.lower().replace("rosalind", "")


def test_a_report_is_written_where_nobody_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise KeyError

    monkeypatch.setattr("getpass.getuser", unknown)
    make_homeless(monkeypatch)
    text = report_text(ValueError("odd"), None, {}, NOW, data=tmp_path)
    assert "ValueError: odd" in text
    assert "There was no game open." in text


def test_two_reports_of_one_second_are_two_files(tmp_path: Path) -> None:
    """Given two bugs one after the other, the second report does not take the first one's place."""
    paths = [write_report(tmp_path, raised(what), None, VERSIONS, NOW, RealDisk()) for what in ("one", "two", "three")]
    assert [path.name for path in paths] == [f"report-20260501-201500{n}.txt" for n in ("", "-2", "-3")]
    assert "KeyError: 'one'" in paths[0].read_text()


def test_letters_that_are_none_do_not_keep_a_report_from_being_written(tmp_path: Path) -> None:
    assert "KeyError" in write_report(tmp_path, raised("\udcff"), None, VERSIONS, NOW, RealDisk()).read_text()


@pytest.mark.parametrize(("rounds", "lines"), [(0, 1), (0, 60), (1, 3), (1, 20), (2, 60)])
def test_a_report_of_a_round_that_goes_on_tells_nothing_hidden(tmp_path: Path, rounds: int, lines: int) -> None:
    said = "none of the cards still hidden in this round"
    assert said in say_errors.why_report(), "the screen says something else than this test"
    whole = [json.loads(line) for line in (EXAMPLES / "match-web-4.handfoot.jsonl").read_text().splitlines()]
    scored = [0, *(n for n, line in enumerate(whole) if line["type"] == "score")][rounds]
    head, before, now = whole[0], whole[1 : scored + 1], whole[scored + 1 : scored + 1 + lines]
    now.append({"type": "shuffle", "stock": "4C 5C 6C 7C 8C 9C 4H 5H 6H 7H 8H 9H"})
    texts = []
    for seed, deal in ((7, "K7QM 4TRA HX9C"), (123_456_789, "K7QM 4TRA HX9D")):
        chance = random.Random(seed)
        shuffled = [
            {**line, **{key: hidden(line[key], chance) for key in ("deck", "stock", "hands") if key in line}}
            for line in now
        ]
        path = tmp_path / f"{seed}.handfoot.jsonl"
        written = [{**head, "seed": seed, "deal": deal}, *before, *shuffled]
        path.write_text("".join(json.dumps(line) + "\n" for line in written))
        texts.append(report_text(raised("x"), path, VERSIONS, NOW))
    assert texts[0] == texts[1]
    assert all(json.dumps(line) in texts[0] for line in before)
    assert texts[0].count("left_out") == sum(line["type"] in ("round", "shuffle") for line in now)


def hidden(cards: str | list[str], chance: random.Random) -> str | list[str]:
    """The same cards in another order."""
    some = cards.split() if isinstance(cards, str) else list(cards)
    chance.shuffle(some)
    return " ".join(some) if isinstance(cards, str) else some


def test_a_report_without_cards_has_no_record(tmp_path: Path) -> None:
    record = played_by(["Ann", "Ben", "Cleo", "Dan"], tmp_path)
    text = report_text(raised("x"), record, VERSIONS, NOW, with_cards=False)
    assert "KeyError" in text
    assert not [line for line in text.splitlines() if line.startswith("{")]
