"""What own matches gave away becomes problems of one's own in the whole program, and stays theirs."""

from collections.abc import Callable
from datetime import datetime
from errno import ENOSPC
from pathlib import Path

from game.analysis.facts import MatchAnalysis
from game.analysis.stored_analysis import encoded
from game.ui.shared.requests import PlayOn
from game.ui.start.play_on.screen import PlayOnScene
from game.ui.table.screen import TableScene
from saves.disk.files import RealDisk
from saves.disk.folders import analysis_folder, games_folder, learning_folder, summaries_file
from saves.library.kept_analysis import keep_analysis
from saves.players.people import Learned, RegularPlayer, learned_in, learning_file
from saves.records.lines import Line, encode_line
from saves.records.side_files import side_file
from tests.ui.house import House
from tests.ui.looked_back_matches import going_on, seated
from tests.ui.thinking_again import judged


def played(data: Path, lines: list[Line]) -> Path:
    """A match of the player's with what was found in it beside it."""
    record = games_folder(data) / "old.handfoot.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text("".join(f"{encode_line(line)}\n" for line in lines), encoding="utf-8")
    found = MatchAnalysis(tuple(one for one in judged() if one.line <= len(lines)))
    keep_analysis(side_file(analysis_folder(data), record), encoded(found, lines), RealDisk())
    return record


def kept(data: Path, person: str = "Anna") -> Learned:
    """What the disk has of somebody."""
    path = learning_file(learning_folder(data), person)
    return learned_in(path.read_bytes()) if path.is_file() else Learned(person)


def shown(open_house: Callable[..., House], tmp_path: Path, **options: object) -> House:
    """A program whose title was shown until all matches were read."""
    house = open_house(tmp_path, **options)
    house.program.show_title()
    house.until(lambda: not house.program.games.people.is_reading)
    house.run(0.2)
    return house


def test_a_match_that_goes_on_is_no_problem(open_house: Callable[..., House], tmp_path: Path) -> None:
    played(tmp_path, going_on())
    shown(open_house, tmp_path)
    assert kept(tmp_path).own == ()


def test_a_new_name_has_it_and_plays_on(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Given a match of Anna's, who is Annette now, and another Anna: the problems are Annette's, at their table and
    in a match that goes on from there she has her new name. The bug: all went by the name, to the other Anna.
    """
    house = open_house(tmp_path, now=lambda: datetime(2026, 5, 1, 20, 15))
    people = house.program.people
    people.change(lambda home: home.with_regular_player(RegularPlayer(id="a", name="Anna")))
    people.rename("a", "Annette")
    people.change(lambda home: home.with_regular_player(RegularPlayer(id="b", name="Anna")))
    house.program.show_title()
    house.until(lambda: bool(house.program.games.history.names.former))
    lines = seated()
    played(tmp_path, lines)
    house.program.games.refresh()
    house.until(lambda: bool(kept(tmp_path, "Annette").own))
    assert kept(tmp_path).own == ()
    house.program.learning_players.choose("Annette")
    house.until(lambda: bool(house.program.learning_players.learned.own))
    house.program.learning.open_own()
    house.run(0.2)
    asked = house.program.screens.scenes[-1]
    assert isinstance(asked, TableScene)
    assert asked.state.people.names[0] == "Annette"
    house.ask(PlayOn(tuple(lines), 30))
    onwards = house.program.screens.scenes[-1]
    assert isinstance(onwards, PlayOnScene)
    assert [seat.name for seat in onwards.state.model.seats if seat.human] == ["Annette"]


class UnteachableDisk(RealDisk):
    """Takes everything but what somebody learned."""

    def replace(self, path: Path, data: bytes) -> None:
        """Writes it, or refuses."""
        if path.parent.name == "learning":
            raise OSError(ENOSPC, "No space left on device")
        super().replace(path, data)


def test_what_the_disk_did_not_take_is_not_lost(open_house: Callable[..., House], tmp_path: Path) -> None:
    """Given a disk that takes what the matches come to, but no problems, the next start reads the analysis once more,
    and a third one, with a disk that took them, does not.
    """
    played(tmp_path, seated())
    shown(open_house, tmp_path, disk=UnteachableDisk())
    assert summaries_file(tmp_path).is_file()
    assert kept(tmp_path).own == ()
    shown(open_house, tmp_path)
    assert len(kept(tmp_path).own) == len(judged())
    learning_file(learning_folder(tmp_path), "Anna").unlink()
    shown(open_house, tmp_path)
    assert kept(tmp_path).own == ()
