"""Saved games as rows of a list."""

from datetime import datetime
from pathlib import Path

from game.cards import Card
from game.engine.refusal import NotYourTurn, ThreeForbidden
from game.ui.review.games.known_games import chips_for, fits, listed, waiting
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


def test_a_row_tells_rules_round_day_and_points() -> None:
    """The only person is "You"; a star where that person is to move."""
    row = listed(entry(), NOW)
    assert row.details == ("Web Classic", "round 2 of 4", "yesterday")
    assert [(team.name, team.total) for team in row.teams] == [("You", 100), ("Walt", -50)]
    assert row.your_turn
    assert not row.finished


def test_a_finished_game_tells_its_day_first() -> None:
    """There is room for one of the two in a usual window, and many games are played by the same rules."""
    assert listed(entry(progress=Progress.FINISHED), NOW).details == ("yesterday", "Web Classic")
    ended = listed(entry(progress=Progress.FINISHED, is_score_pad=True), NOW)
    assert ended.details == ("real cards", "yesterday", "Web Classic")  # what has no room is left out from the end


def test_a_game_that_was_given_up_says_so_first_with_the_figures_of_its_end() -> None:
    """The bug: a deal that was given up with 180 to 0 on the table had 0 to 0 in My games, and no room for the word.
    Given one given up in its first round, the row shows what was on the table; given a scored round, the totals.
    """
    given_up = entry(progress=Progress.ABANDONED, round=1, totals=(0, 0), unfinished=(180, 0), mover=None)
    assert listed(given_up, NOW).details == ("given up", "yesterday", "Web Classic")
    assert [team.points for team in listed(given_up, NOW).teams] == ["180", "0"]
    later = entry(progress=Progress.ABANDONED, totals=(100, -50), unfinished=(180, 0), mover=None)
    assert [team.total for team in listed(later, NOW).teams] == [100, -50]


def test_rules_called_like_the_game_are_not_told_again() -> None:
    """The day has their room; the game is still found by them once it has another name."""
    alike = listed(entry(name="Web Classic"), NOW)
    assert alike.details == ("round 2 of 4", "yesterday")
    assert listed(entry(), NOW, GameLabel(name="Web Classic")).details == alike.details
    assert fits(listed(entry(name="Web Classic"), NOW, GameLabel(name="Sunday")), "web")
    assert chips_for([alike, listed(entry(rules_name="Family Table"), NOW)]) == ("Family Table", "Web Classic")


def test_no_star_where_a_computer_player_is_to_move_or_nobody() -> None:
    """Nor for a finished game, nor for one that cannot be opened."""
    damaged = BadRecord(3, NotYourTurn(1))
    for fields in ({"mover": 1}, {"mover": None}, {"progress": Progress.FINISHED}, {"problem": damaged}):
        assert not listed(entry(**fields), NOW).your_turn
        assert waiting([entry(**fields)]) == 0
    assert waiting([entry(), entry(mover=1)]) == 1


def test_a_damaged_record_says_where_and_why() -> None:
    """In a sentence, whatever kind of trouble it is."""
    row = listed(entry(problem=BadRecord(7, "not_json")), NOW)
    assert row.trouble == "The file is damaged at line 7: The line isn't JSON."
    newer = NewerRecord(1, NewerFormat("2", 1))
    assert "newer version" in listed(entry(problem=newer), NOW).trouble
    assert "damaged" not in listed(entry(problem=newer), NOW).trouble
    assert "line 3" in listed(entry(problem=BadRecord(3, ThreeForbidden(Card("3S")))), NOW).trouble


def test_the_small_table_is_what_lies_open_in_the_record(tmp_path: Path) -> None:
    """Of a game in progress the counts and the upcard; of a finished one nothing."""
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
