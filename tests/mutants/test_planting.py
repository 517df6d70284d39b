"""Faults are planted where something is decided, and nowhere else; what becomes of them doesn't depend on the load."""

import os
import select
import subprocess
import time
from itertools import count

from game.problems.bundled import problems_for
from tests.lessons.lesson_rules import every_step
from tests.mutants.__main__ import judged, known_verdict
from tests.mutants.nursery import Fate, caches, fate_by, forget, in_fork, limit_cpu
from tests.mutants.planting import mutants_of
from tests.mutants.rooms import ROOT, drawn, near_tests

SOURCE = '''"""One module, 3 lines."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import this_is_never_run


def most(há: list[int], least: "int | None" = None) -> int:
    """The largest, 0 of none."""
    if not há or least is None and True:
        return 0
    há.sort()
    assert_never(há)
    return max(há) + 1
'''


def test_every_fault_stands_in_a_module_that_can_be_read() -> None:
    """Given a module, each fault changes one place in it, letters beyond ASCII or not, and the rest stays."""
    found = {(mutant.line, mutant.before, mutant.after) for mutant in mutants_of("most.py", SOURCE)}
    assert found == {
        (11, "not há or least is None and True", "(not há and (least is None and True))"),
        (11, "not há", "(há)"),
        (11, "least is None and True", "(least is None or True)"),
        (11, "least is None", "(least is not None)"),
        (11, "True", "False"),
        (12, "return 0", "return None"),
        (12, "0", "1"),
        (13, "há.sort()", "pass"),
        (15, "return max(há) + 1", "return None"),
        (15, "max(há) + 1", "(max(há) - 1)"),
        (15, "max", "min"),
        (15, "1", "2"),
    }
    for mutant in mutants_of("most.py", SOURCE):
        compile(mutant.planted(SOURCE), "most.py", "exec")


def test_the_same_seed_draws_the_same_faults_from_each_room() -> None:
    """Given two rooms, so many are from each, in turn; another seed draws others."""
    sample = drawn(["score_pad", "deals"], 5, 1)
    assert sample == drawn(["score_pad", "deals"], 5, 1)
    assert sample != drawn(["score_pad", "deals"], 5, 2)
    assert [room for room, _ in sample] == 5 * ["score_pad", "deals"]


def test_what_draws_is_a_room_of_its_own() -> None:
    """Given a method that is given a surface and one that isn't, only faults in the first are faults of drawing."""
    source = "async def paint(surface: Surface):\n    return 1\n\ndef width():\n    return 2\n"
    assert {(mutant.before, mutant.draws) for mutant in mutants_of("a.py", source)} == {
        ("return 1", True),
        ("1", True),
        ("return 2", False),
        ("2", False),
    }


def test_a_module_is_asked_about_by_its_own_tests_first() -> None:
    """Given a module, its mirrored file is the first, with the examples in its docstrings; then come those that import
    it, and others in the folder.
    """
    near = near_tests("game/ui/start/new_game/seating.py")
    assert near[0] == "tests/ui/start/new_game/test_seating.py"
    assert "tests/ui/start/new_game/test_screen.py" in near
    assert near_tests("saves/records/journal.py")[0] == "tests/saves/records/test_journal.py"
    assert near_tests("saves/disk/nesting.py")[0] == "tests/test_doctests.py"
    assert "tests/test_doctests.py" not in near_tests("saves/records/journal.py")


def test_a_verdict_holds_wherever_the_line_has_moved() -> None:
    """Given a module whose lines have moved, a judged fault is still that one; the same change in another line, or in
    another function, isn't. The bug: a verdict on one `1 -> 2` hid every other in its function.
    """
    path, function, change, line = next(row for row in sorted(judged()) if row[1:3] == ("_unusable_path", "80 -> 81"))
    source = f"# moved\ndef {function}():\n    a = round(1, 80)\n    {line}\n"
    other = source.replace(function, "mean")
    found = [
        (mutant.line, known_verdict(mutant))
        for text in (source, other)
        for mutant in mutants_of(path, text)
        if mutant.change == change
    ]
    assert found == [(3, False), (4, True), (3, False), (4, False)]


def test_every_verdict_is_on_a_fault_that_there_is() -> None:
    """The bug: nobody saw that the line of a verdict had been written again."""
    paths = {path for path, *_ in judged()}
    there = {mutant.judged_by for path in paths for mutant in mutants_of(path, (ROOT / path).read_text("utf-8"))}
    assert judged() <= there


def test_a_fault_knows_the_function_in_whose_body_it_is() -> None:
    """Given a method with a decorator, a function within it and a default, only what its body does is the method's."""
    source = "LEAST = 1\nclass Pile:\n    @property\n    def size(self, least=2):\n        return (lambda: 3)()\n"
    found = {(mutant.before, mutant.function, mutant.first) for mutant in mutants_of("pile.py", source)}
    assert found == {
        ("1", "", 0),
        ("2", "", 0),
        ("return (lambda: 3)()", "Pile.size", 3),
        ("3", "Pile.size", 3),
    }


def test_a_busy_machine_is_no_verdict_on_a_fault() -> None:
    """Given tests that wait, they may take longer than their seconds of CPU; only those that compute for too long have
    noticed the fault, and those that are given up by the clock say nothing about it.
    """

    def waits() -> int:
        limit_cpu(0.02)
        time.sleep(0.05)
        return 0

    def computes() -> int:
        limit_cpu(0.02)
        return sum(count())

    def waits_for_ever() -> int:
        limit_cpu(0.02)
        os.read(os.pipe()[0], 1)
        return 0

    assert fate_by(in_fork(waits, 30)) is Fate.LIVES
    assert fate_by(in_fork(computes, 30)) is Fate.DIED
    assert fate_by(in_fork(waits_for_ever, 0.05)) is Fate.UNKNOWN


def test_what_a_fault_has_begun_does_not_outlive_it() -> None:
    """Given tests that end and leave a process behind, it ends with them. The bug: one that a fault made compute for
    ever took a core from all that followed.
    """
    read, written = os.pipe()

    def leaves_one_behind() -> int:
        subprocess.Popen(["sleep", "60"], pass_fds=[written])
        return 0

    assert in_fork(leaves_one_behind, 30) == 0
    os.close(written)
    assert select.select([read], [], [], 20)[0]  # nobody can write any more
    os.close(read)


def test_each_test_computes_what_it_needs() -> None:
    """The bug: problems read while tests were collected stayed in a cache, so no test was seen to read them, and a
    fault there lived.
    """
    assert problems_for("web")
    assert problems_for.cache_info().currsize > 0
    forget(caches())
    assert problems_for.cache_info().currsize == 0


def test_what_the_tests_of_a_folder_share_is_computed_by_each() -> None:
    """The bug: lessons made for one test were kept for the others, so that it alone was seen to run their lines, and
    was asked alone about a fault there.
    """
    assert every_step in caches("tests/lessons")
    assert every_step not in [*caches(), *caches("tests")]
