from datetime import datetime
from pathlib import Path

import pytest

from game.cards import Card
from game.engine.refusal import NotYourTurn, ThreeForbidden
from game.messages.language import speaking
from game.ui.review.games.known_games import listed, waiting
from game.ui.review.games.screen import LabelDialog
from saves.disk.file_faults import NewerFormat
from saves.library.library import GameEntry, Progress, entry_of
from saves.players.people import GameLabel
from saves.records.lines import BadRecord, NewerRecord, SeatInfo

NOW = datetime(2026, 5, 2, 9, 30)
SEATS = (
    SeatInfo(name="Anna", kind="human"),
    SeatInfo(name="Walt", kind="computer", level="normal"),
)


def entry(**fields: object) -> GameEntry:
    """A game of two played yesterday."""
    usual = {
        "path": Path("games/a.handfoot.jsonl"),
        "last_played": datetime(2026, 5, 1, 20, 0).timestamp(),
        "name": "Friday",
        "rules_name": "Web Classic",
        "seats": SEATS,
        "teams": 2,
        "round": 2,
        "rounds": 4,
        "totals": (100, -50),
        "mover": 0,
    }
    return GameEntry(**{**usual, **fields})  # type: ignore[arg-type]


def test_no_star_where_a_computer_player_is_to_move_or_nobody() -> None:
    damaged = BadRecord(3, NotYourTurn(1))
    for fields in ({"mover": 1}, {"mover": None}, {"progress": Progress.FINISHED}, {"problem": damaged}):
        assert not listed(entry(**fields), NOW).your_turn
        assert waiting([entry(**fields)]) == 0
    assert waiting([entry(), entry(mover=1)]) == 1


def test_a_damaged_record_says_where_and_why() -> None:
    row = listed(entry(problem=BadRecord(7, "not_json")), NOW)
    assert row.trouble == "The file is damaged at line 7: The line isn't JSON."
    newer = NewerRecord(1, NewerFormat("2", 1))
    assert "newer version" in listed(entry(problem=newer), NOW).trouble
    assert "damaged" not in listed(entry(problem=newer), NOW).trouble
    assert "line 3" in listed(entry(problem=BadRecord(3, ThreeForbidden(Card("3S")))), NOW).trouble


def test_the_small_table_is_what_lies_open_in_the_record(tmp_path: Path) -> None:
    example = Path(__file__).resolve().parents[3] / "examples" / "match-web-4.handfoot.jsonl"
    begun = tmp_path / "begun.handfoot.jsonl"
    begun.write_bytes(b"".join(example.read_bytes().splitlines(keepends=True)[:61]))
    found = entry_of(begun, 0.0)
    assert found is not None
    assert found.board is not None
    row = listed(found, NOW)
    assert row.table is not None
    board = found.board
    assert (row.table.stock, row.table.pile, row.table.upcard) == (board.stock, board.pile, board.upcard)
    finished = entry_of(example, 0.0)
    assert finished is not None
    assert listed(finished, NOW).table is None


@pytest.mark.parametrize("fields", [{"name": "Web Classic"}, {"is_copy": True}])
def test_whoever_only_says_who_played_gives_no_name(fields: dict[str, object]) -> None:
    saved: list[GameLabel] = []
    with speaking("es"):
        LabelDialog(listed(entry(**fields), NOW), saved.append).buttons[0].press()
    assert saved == [GameLabel()]
