"""Reading finished matches beside the window, under the names that they were given since."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.analysis import history_reader
from game.analysis.history_reader import HistoryReader
from game.analysis.kept_matches import MatchHistory
from saves.disk.files import RealDisk
from saves.players.people import IMPORTED, NO_LABEL, GameLabel, NamesNow, labels_in, write_label
from saves.players.seats_now import labelled_seats, seats_now
from saves.records.lines import SeatInfo
from tests.analysis.lives import match

EXAMPLES = Path(__file__).parents[1] / "examples"
LONG = 20.0


def reader(folder: Path) -> HistoryReader:
    """Of a folder with one finished match."""
    (folder / "games").mkdir(exist_ok=True)
    shutil.copyfile(EXAMPLES / "match-web-4.handfoot.jsonl", folder / "games" / "web.handfoot.jsonl")
    history = MatchHistory(folder / "games", folder / "analysis", folder / "summaries.json", RealDisk())
    return HistoryReader(history, folder / "labels")


def test_matches_are_told_under_their_labels(tmp_path: Path) -> None:
    """A label that was there, and one that was written just now, name the match; the record has its bytes still."""
    record = tmp_path / "games" / "web.handfoot.jsonl"
    write_label(tmp_path / "labels", record, GameLabel("The lake"), RealDisk())
    there = reader(tmp_path)
    before = record.read_bytes()
    (known,) = there.refresh(LONG).matches
    assert known.summary.name == "The lake"
    there.relabel(record, GameLabel("The lake, again"))
    (known,) = there.told.matches
    assert known.summary.name == "The lake, again"
    assert record.read_bytes() == before


def test_cards_are_those_of_whoever_the_label_names(tmp_path: Path) -> None:
    """Given a match of one person under a name of the house, its cards came to that person, also right after."""
    there, record = reader(tmp_path), tmp_path / "games" / "web.handfoot.jsonl"
    text = record.read_text()
    record.write_text(text.replace('"kind":"computer"', '"kind":"human"', 1))
    (dealt,) = there.refresh(LONG).dealt
    assert dealt.seats[0].name == "P0"
    there.relabel(record, GameLabel(person="Anna"))
    (dealt,) = there.told.dealt
    assert [info.name for info in dealt.seats] == ["Anna", "P1", "P2", "P3"]


def test_a_match_whose_cards_were_seen_is_not_counted(tmp_path: Path) -> None:
    """Given a match whose hidden cards were looked at before its end, it is listed, and in no figure."""
    record = tmp_path / "games" / "web.handfoot.jsonl"
    write_label(tmp_path / "labels", record, GameLabel(person="Anna"), RealDisk())
    there = reader(tmp_path)
    record.write_text(record.read_text().replace('"kind":"computer"', '"kind":"human"', 1))
    assert [life.matches for life in there.refresh(LONG).people] == [1]
    there.relabel(record, GameLabel(person="Anna", seen=True))
    assert len(there.told.matches) == 1
    assert there.told.people == ()


@pytest.mark.parametrize(
    ("kind", "name", "label", "expected"),
    [
        ("human", "You", None, "Ida"),
        ("human", "Ben", None, "Ben"),
        ("computer", "You", None, "You"),
        ("human", "You", IMPORTED, "You"),  # a friend without a name
        ("human", "anna", None, "Anne"),
        ("human", "Tom", None, "Tom"),
    ],
)
def test_who_is_renamed(tmp_path: Path, kind: str, name: str, label: GameLabel | None, expected: str) -> None:
    """Given people who have another name, or at last one, the matches played here under the old one are theirs, but
    none that began after they gave it up: those are of whoever had that name then.
    """
    there, record = reader(tmp_path), tmp_path / "games" / "web.handfoot.jsonl"
    if label is not None:
        write_label(tmp_path / "labels", record, label, RealDisk())
    was = f'"name":"{name}","kind":"{kind}"'
    record.write_text(record.read_text().replace('"name":"P0","kind":"computer"', was))
    there.refresh(LONG)
    ends = ((2025, "anna", "Zoe"), (2025, "tom", "Tim"), (2027, "anna", "Anne"), (2028, "anna", "Eva"))
    former = tuple((datetime(year, 1, 1, tzinfo=UTC), key, now) for year, key, now in ends)
    there.take_names(NamesNow("Ida", former=former))
    (known,) = there.told.matches
    assert [info.name for info in known.summary.seats] == [expected, "P1", "P2", "P3"]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ida", "Tom"), ("Tom", "Ida")),  # they swapped their names
        (("You", "Zoe"), ("You", "Zoe")),  # she is there already
        (("You", "Ida"), ("Zoe", "Tom")),
    ],
)
def test_two_at_one_table_are_never_one(names: tuple[str, str], expected: tuple[str, str]) -> None:
    """Given two people at a table, both are there under the names that they have now, and no name is there twice."""
    ends = datetime(2027, 1, 1, tzinfo=UTC)
    now = NamesNow("Zoe", former=((ends, "ida", "Tom"), (ends, "tom", "Ida")))
    seats = seats_now(match(names=names).summary.seats, NO_LABEL, now, "2026-01-01T00:00:00Z")
    assert tuple(info.name for info in seats) == expected


def test_a_label_says_who_sat_at_the_table() -> None:
    """The only person of a match is the one that its label names; where several sat there, their names stay."""
    alone = match(names=("You", "Walt easy"))
    assert labelled_seats(alone.summary.seats, GameLabel(person="Anna"))[0] == SeatInfo(name="Anna", kind="human")
    both = match(names=("Ida", "Ben"))
    assert labelled_seats(both.summary.seats, GameLabel(person="Anna")) == both.summary.seats


def test_a_label_written_while_the_others_are_read_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that is named after a pass has read the labels and before it tells them, it has that name."""
    there, record = reader(tmp_path), tmp_path / "games" / "web.handfoot.jsonl"

    def read_late(folder: Path) -> dict[str, GameLabel]:
        labels = dict(labels_in(folder))
        there.relabel(record, GameLabel("The lake"))
        return labels

    monkeypatch.setattr(history_reader, "labels_in", read_late)
    (known,) = there.refresh(LONG).matches
    assert known.summary.name == "The lake"
    assert there.told.labels == {record.name: GameLabel("The lake")}
