"""What people have learned, on the disk: nothing of it is lost, whatever lies there and whatever the disk does."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from saves.disk.files import RealDisk
from saves.players.people import (
    MOST_COACHED,
    MOST_OWN,
    CoachedMatch,
    CoachProgress,
    Learned,
    LearningFile,
    LessonProgress,
    OwnProblem,
    ProblemProgress,
    encoded_learning,
    learned_in,
    learners,
    learning_file,
    merged_learning,
    own_problem_id,
)

FRIDAY = date(2026, 11, 20)
KEPT = Path(__file__).parents[2] / "data" / "learning-1.json"


def moment(line: int, points: float = 100) -> OwnProblem:
    """A moment of a match."""
    return OwnProblem(
        id=own_problem_id("lake", line),
        header="{}",
        position="{}",
        decision="{}",
        seat=0,
        points=points,
        found=FRIDAY,
        game="Lake",
        round=1,
        turn=line,
    )


def opened(folder: Path, person: str = "Ida") -> LearningFile:
    """The file of a person, read."""
    file = LearningFile(folder, person, RealDisk())
    file.read()
    return file


def test_all_of_it_comes_back_for_that_person(tmp_path: Path) -> None:
    ida = opened(tmp_path)
    ida.change(lambda known: known.with_lesson("melds", 4).with_problem("p1", ProblemProgress(1, FRIDAY, (FRIDAY,))))
    ida.change(
        lambda known: known.with_own(moment(3)).with_coach(CoachProgress(2, True, (CoachedMatch("lake", {"open": 1}),)))
    )
    assert not ida.is_saved
    ida.save()
    assert ida.is_saved
    again = opened(tmp_path, "ida ").value
    assert again == replace(ida.value, person="ida")
    assert (again.lesson("melds"), again.lesson("pile")) == (LessonProgress(4), LessonProgress())
    assert opened(tmp_path, "Idá").value == Learned("Idá")
    opened(tmp_path, "Walt").save()
    walt = opened(tmp_path, "Walt")
    walt.change(lambda known: known.with_lesson("melds", 1))
    walt.save()
    assert learners(tmp_path) == ("Ida", "Walt")


@pytest.mark.parametrize("person", ["", "CON", "../../etc/passwd", "a/b\\c", "Ж" * 90, "\x1b[31m", "🦊", ".", "a\0b"])
def test_every_name_is_a_file_that_every_system_takes(tmp_path: Path, person: str) -> None:
    """Given names that lead elsewhere, mean a device or hold odd signs, the file lies in the folder, in plain
    letters.
    """
    path = learning_file(tmp_path, person)
    assert path.parent == tmp_path
    assert path.name.isascii()
    assert all(sign.isalnum() or sign in "-." for sign in path.name)
    file = opened(tmp_path, person)
    file.change(lambda known: known.with_lesson("melds", 1))
    file.save()
    assert [there.name for there in tmp_path.iterdir()] == [path.name]


def test_trouble_names_the_person(tmp_path: Path) -> None:
    learning_file(tmp_path, "Ida").write_bytes(b"{")
    file = opened(tmp_path)
    told = file.take_learning_trouble()
    assert told is not None
    assert (told.person, told.trouble.flaw) == ("Ida", "damaged")
    assert file.take_learning_trouble() is None


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    one.change(lambda known: known.with_coach(replace(known.coach, matches=known.coach.matches + 1)))
    other.change(lambda known: known.with_coach(replace(known.coach, matches=known.coach.matches + 1)))
    other.change(lambda known: known.with_lesson("pile", 3))
    for file in (one, other, one, other):
        file.save()
    one.change(lambda known: known.with_lesson("melds", 1))
    one.save()
    learned = opened(tmp_path).value
    assert learned.coach.matches == 2
    assert {id_: lesson.steps for id_, lesson in learned.lessons.items()} == {"pile": 3, "melds": 1}
    assert one.value == learned


def test_what_is_changed_before_it_is_read_is_kept(tmp_path: Path) -> None:
    first = opened(tmp_path)
    first.change(lambda known: known.with_lesson("pile", 3))
    first.save()
    file = LearningFile(tmp_path, "Ida", RealDisk())
    assert not file.is_read
    file.change(lambda known: known.with_lesson("melds", 1))
    file.read()
    assert file.is_read
    assert set(file.value.lessons) == {"pile", "melds"}


def test_no_more_moments_are_kept_than_can_be_thought_over() -> None:
    learned = Learned("Ida").with_own(*(moment(line, points=line) for line in range(1, MOST_OWN + 1)))
    assert learned.with_own(moment(1, points=9e9)) == learned
    done = ProblemProgress(2, FRIDAY, (date(2026, 11, 1), FRIDAY))
    more = learned.with_problem(own_problem_id("lake", MOST_OWN), done).with_own(moment(0, points=0.5))
    assert {one.id for one in learned.own} - {one.id for one in more.own} == {own_problem_id("lake", MOST_OWN)}
    once = learned.with_problem(own_problem_id("lake", MOST_OWN), replace(done, solved=(FRIDAY,)))
    assert once.with_own(moment(0, points=0.5)).own == learned.own
    assert own_problem_id("lake", 1) not in {one.id for one in learned.with_own(moment(999, points=50)).own}


def test_two_that_were_kept_apart_are_joined() -> None:
    one = Learned("Ida", {"melds": LessonProgress(3)}, {"p": ProblemProgress(1, FRIDAY, (FRIDAY,))}, (moment(1),))
    other = Learned(
        "Ida",
        {"melds": LessonProgress(1, True)},
        {"p": ProblemProgress(2, date(2026, 11, 3), (date(2026, 11, 3),))},
        (moment(2),),
        CoachProgress(4, True, (CoachedMatch("lake"), CoachedMatch("hill", {"open": 2}))),
    )
    together = merged_learning(one, other)
    assert together.lesson("melds") == LessonProgress(3, True)
    assert together.problem("p") == ProblemProgress(2, FRIDAY, (date(2026, 11, 3), FRIDAY))
    assert {one.turn for one in together.own} == {1, 2}
    assert together.coach == CoachProgress(4, True, (CoachedMatch("lake"), CoachedMatch("hill", {"open": 2})))
    assert merged_learning(together, other) == together


def test_the_coach_knows_in_how_many_matches_it_spoke_and_how_often_of_what() -> None:
    coach = CoachProgress().with_said("lake", "open", 1).with_said("lake", "open", 2).with_said("lake", "pair", 1)
    assert coach.with_said("lake", "pair", 1) == coach  # the disk may refuse a file after it was written
    assert coach.in_match("lake").said == {"open": 2, "pair": 1}
    assert coach.matches == 1
    for number in range(10):
        coach = coach.with_said(f"game {number}", "open", 1)
    assert coach.matches == 11
    assert [match.game for match in coach.recent] == [f"game {number}" for number in range(10 - MOST_COACHED, 10)]
    assert coach.in_match("lake").said == {}


def test_what_a_file_leaves_out_was_not_done() -> None:
    written = b'{"version":1,"person":"Ida","lessons":{"a":{}},"problems":{"p":{}},"coach":{"recent":[{"game":"g"}]}}'
    lessons, problems = {"a": LessonProgress(0, False)}, {"p": ProblemProgress(0, None, ())}
    coach = CoachProgress(0, False, (CoachedMatch("g", {}),))
    assert learned_in(written) == Learned("Ida", lessons, problems, (), coach, ())
    assert learned_in(b'{"version":1,"person":"Ida"}') == Learned("Ida")


def test_what_was_done_for_the_first_time_is_kept_once() -> None:
    assert Learned("Ida").with_first("a").with_first("b").with_first("a").firsts == ("a", "b")


def test_the_form_on_the_disk_is_the_kept_one() -> None:
    assert encoded_learning(learned_in(KEPT.read_bytes())) == KEPT.read_bytes()
