"""Who learns at this computer: files are read and written behind the screen, and nobody's are mixed up."""

import hashlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic, sleep

from game.ui.system.people.learning_players import LearningPlayers
from saves.disk.background import Background
from saves.disk.files import Disk, RealDisk
from saves.players.people import (
    Household,
    Learned,
    LearningFile,
    NamesNow,
    RegularPlayer,
    encoded_learning,
    learners,
    learning_file,
)
from tests.saves.disks import FullDisk

PATIENCE = 5.0


@contextmanager
def learning(folder: Path, person: str = "Ida", disk: Disk | None = None) -> Iterator[LearningPlayers]:
    """The people of a computer whose usual game is that person's; all is written in the end."""
    background = Background()
    who = LearningPlayers(folder, disk or RealDisk(), background, lambda: date(2026, 11, 20))
    who.expect(person)
    until = monotonic() + PATIENCE
    while not who.is_read and monotonic() < until:
        sleep(0.001)
    yield who
    background.close()


def test_what_is_learned_is_there_the_next_time(tmp_path: Path) -> None:
    with learning(tmp_path) as who:
        who.change(lambda known: known.with_lesson("melds", 5, done=True))
        assert who.learned.lesson("melds").done
    with learning(tmp_path) as who:
        assert who.learned.lesson("melds").done
    with learning(tmp_path, "Walt") as who:
        assert not who.learned.lessons


def test_somebody_else_can_be_chosen(tmp_path: Path) -> None:
    with learning(tmp_path) as who:
        who.choose("Walt")
        who.expect("Rosa")
        assert who.person == "Walt"
        who.change(lambda known: known.with_lesson("melds", 1))
        who.change(lambda known: known.with_lesson("pile", 2), person="Ida")
        assert set(who.learned.lessons) == {"melds"}
    with learning(tmp_path) as who:
        assert set(who.learned.lessons) == {"pile"}


def test_everybody_is_named_once(tmp_path: Path) -> None:
    """Given people of games, written this way or that, and one of whom only a file tells, each is there once, who
    learns now first.
    """
    with learning(tmp_path, "Zoe") as who:
        who.change(lambda known: known.with_lesson("melds", 1))
    background = Background()
    who = LearningPlayers(tmp_path, RealDisk(), background, lambda: date(2026, 11, 20))
    who.expect("Ida")
    who.refresh()
    background.close()
    assert who.known(["Walt", "ida", "Walt"]) == ("Ida", "Walt", "Zoe")


def renamed(*, has_new: bool = False) -> NamesNow:
    """Guest is called Tom now, and was Edna's name, too, who was "You"; somebody else may be called Guest since."""
    house = Household((RegularPlayer(id="g", name="Guest"), RegularPlayer(id="e", name="Edna")), you="e")
    house = house.with_name("g", "Tom", datetime(2026, 11, 20, tzinfo=UTC))
    return house.with_regular_player(RegularPlayer(id="n", name="guest")).names if has_new else house.names


def test_what_was_learned_goes_with_a_new_name(tmp_path: Path) -> None:
    for person, lesson in (("guest", "pile"), ("Tom", "melds"), ("Edna", "pile"), ("You", "melds")):
        file = learning_file(tmp_path, person)
        file.write_bytes(encoded_learning(Learned(person).with_lesson(lesson, 3, done=True)))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with learning(tmp_path, "Guest", FullDisk(0)) as who:
        who.carry_along(renamed())
    assert {name: (tmp_path / name).read_bytes() for name in before} == before
    with learning(tmp_path, "Guest") as who:
        who.take_names(renamed())
        who.change(lambda known: known.with_first("win"))
        who.carry_along(renamed())
        assert (who.person, set(who.learned.lessons), who.learned.firsts) == ("Tom", {"pile", "melds"}, ("win",))
        assert who.of("Guest") == who.learned
        who.of("Edna")
        who.refresh()
    assert set(who.of("Edna").lessons) == {"pile", "melds"}
    assert learners(tmp_path) == ("Tom", "You")
    assert who.known(["Guest", "Tom"]) == ("Tom", "Edna")


def test_spaces_inside_a_name_make_no_other_learner(tmp_path: Path) -> None:
    digest = hashlib.sha256(b"anna  b").hexdigest()[:8]
    (tmp_path / f"anna-b-{digest}.json").write_bytes(encoded_learning(Learned("anna  b").with_lesson("pile", 3)))
    with learning(tmp_path, "Anna B") as who:
        who.change(lambda known: known.with_lesson("melds", 3))
        who.refresh()
    assert set(who.of("anna  B").lessons) == {"pile", "melds"}
    assert (who.known(["Anna  B", "anna  b"]), len(list(tmp_path.glob("*.json")))) == (("Anna B",), 1)


def test_what_another_person_of_a_former_name_learns_is_their_own(tmp_path: Path) -> None:
    with learning(tmp_path, "Guest") as who:
        who.change(lambda known: known.with_lesson("pile", 2))
        who.take_names(renamed())
        who.carry_along(renamed())
        who.take_names(renamed(has_new=True))
        who.carry_along(renamed(has_new=True))
        who.change(lambda known: known.with_lesson("melds", 2), "Guest")
        who.of("Tom")
    assert (who.person, set(who.learned.lessons), set(who.of("Guest").lessons)) == ("Tom", {"pile"}, {"melds"})
    assert learners(tmp_path) == ("Guest", "Tom")


def test_a_disk_that_refuses_is_told_once(tmp_path: Path) -> None:
    with learning(tmp_path, disk=FullDisk(0)) as who:
        who.change(lambda known: known.with_lesson("melds", 1))
        who.change(lambda known: known.with_lesson("melds", 2))
    told = who.take_trouble()
    assert told is not None
    assert "Ida" in told()
    assert who.take_trouble() is None
    assert who.learned.lesson("melds").steps == 2


def test_what_is_learned_while_a_file_is_read_is_news(tmp_path: Path) -> None:
    with closing(Background()) as background:
        who = LearningPlayers(tmp_path, RealDisk(), background, lambda: date(2026, 11, 20))
        file = LearningFile(tmp_path, "Ida", RealDisk())

        def renew() -> bool:
            who.changes += 1
            return True

        file.renew = renew  # type: ignore[method-assign]
        who._keep(file)
        assert who.changes == 2
