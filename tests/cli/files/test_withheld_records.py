import json
from pathlib import Path

import pytest

from game.cli.dispatch import COMMANDS, WITH_WINDOW, command_named, command_parser
from game.deals.shared_deal import SharedDeal, deal_of_code
from game.play.shared_deals import deal_header, first_round, plan_of
from saves.players.people import label_in
from saves.records.lines import RoundLine, encode_record
from tests.cli.running import EXAMPLES, Said, run

RECORD = ".handfoot.jsonl"
LINES = (EXAMPLES / f"match-family-4{RECORD}").read_text().splitlines()
TOLD_TO_ALL = {"verify"}
"""Whether a record follows its rules can be known while it is played."""
NEW_GAME = {"host", "rules"}
"""Their files aren't records to look at: a record that is written, pages, rule sets."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a match in progress."""
    mine = tmp_path / "games" / f"mine{RECORD}"
    mine.parent.mkdir()
    mine.write_text("\n".join(LINES[:30]) + "\n")
    return tmp_path


def is_seen(data: Path) -> bool:
    """Whether the match in progress there is marked."""
    return label_in(data / "labels" / "mine.json").seen


def refused(said: Said) -> bool:
    """Whether the answer with --json is the refusal, and nothing else."""
    assert "--anyway" in said.sentence
    assert json.loads(said.out) == {"error": "still_played", "message": said.sentence}
    return said.code == 1


def test_every_command_that_reads_records_or_deals_can_withhold_them() -> None:
    open_to_all = set()
    for name in COMMANDS:
        command = command_named(name)
        assert command is not None
        actions = {action.dest for action in command_parser(name, command)._actions}
        reads = actions & {"file", "files", "begins", "record", "code", "deal", "resume"}
        if reads and name not in WITH_WINDOW and "anyway" not in actions:
            open_to_all.add(name)
    assert open_to_all <= TOLD_TO_ALL | NEW_GAME


@pytest.mark.parametrize(
    "command",
    [
        ["show"],
        ["show", "--line", "12"],
        ["chances"],
    ],
)
@pytest.mark.parametrize("place", ["own", "copy", "elsewhere"])
def test_a_match_in_progress_is_not_shown_unasked(
    command: list[str], place: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = data / "games" / f"mine{RECORD}"
    if place == "copy":
        path = data / f"copy{RECORD}"
        path.write_text("\n".join(LINES[:25]) + "\n")
    arguments: list[str | Path] = [
        command[0],
        path,
        *command[1:],
        "--data-dir",
        data / "other" if place == "elsewhere" else data,
    ]
    assert refused(run(capsys, *arguments, "--json"))
    assert not is_seen(data)
    assert run(capsys, *arguments, "--anyway").code == 0
    assert is_seen(data)
    assert run(capsys, *arguments).code == 0


def test_simulations_do_not_begin_from_a_match_in_progress(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = data / "games" / f"mine{RECORD}"
    command: list[str | Path] = [
        "simulate",
        "--from",
        mine,
        "--line",
        "20",
        "--games",
        "1",
        "--workers",
        "1",
        "--seats",
    ]
    assert refused(run(capsys, *command, "easy,easy,easy,easy", "--data-dir", data, "--json"))


def test_a_damaged_match_in_progress_is_guarded(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = data / "games" / f"mine{RECORD}"
    mine.write_text(mine.read_text() + '{"type":"move","seat":3,"move":"nothing"}\n')
    assert refused(run(capsys, "show", mine, "--line", "20", "--data-dir", data, "--json"))


@pytest.mark.parametrize("command", [["show"], ["review", "--quick"]])
def test_other_records_are_shown(command: list[str], data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = data / f"other{RECORD}"
    other.write_text("\n".join((EXAMPLES / f"match-web-4{RECORD}").read_text().splitlines()[:30]) + "\n")
    assert run(capsys, *command, other, "--data-dir", data).code == 0
    assert run(capsys, "verify", data / "games" / f"mine{RECORD}", "--data-dir", data).code == 0


@pytest.mark.parametrize("way", [["deal"], ["simulate", "--games", "1", "--workers", "1", "--deal"]])
def test_a_deal_that_is_being_played_is_not_shown_unasked(
    way: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = str(json.loads(run(capsys, "deal", "--seed", "a", "--rules", "web", "--round", "1", "--json").out)["code"])
    _begin(tmp_path / "games" / f"mine{RECORD}", deal_of_code(code, ()))
    arguments: list[str | Path] = [*way, code, "--data-dir", tmp_path]
    assert refused(run(capsys, *arguments, "--json"))
    assert not is_seen(tmp_path)
    if way == ["deal"]:
        assert run(capsys, *arguments, "--anyway").code == 0
        assert is_seen(tmp_path)
        assert run(capsys, *arguments).code == 0


def _begin(path: Path, deal: SharedDeal) -> None:
    """The record of a match of the deal that has just been dealt."""
    seats = [seat.named(f"P{number}") for number, seat in enumerate(plan_of(deal).seats)]
    header = deal_header(deal, seats, game_id="mine", created="2026-11-20T08:00:00Z", app="0", name="mine")
    first = first_round(deal)
    path.parent.mkdir()
    path.write_bytes(encode_record((header, RoundLine(n=1, dealer=first.dealer, first=first.first, deck=first.deck))))
