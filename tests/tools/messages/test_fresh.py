import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.tools.messages.empty_copy import (
    COPIED_MADE,
    COPIED_MESSAGES,
    empty_copy,
    reword,
    run_python,
    without_fluent,
)
from tools import ROOT
from tools.messages.fresh import digest, is_fresh

RULES: Final = ("main.py", "rules", "family", "--lang", "en")
STARTS: Final = (
    RULES,
    ("-m", "hand_and_foot", "rules", "family", "--lang", "en"),
    ("-m", "tools.screen_counts", "--help"),
    ("-m", "tools.check", "lint"),
    ("-m", "tests.simulation", "--help"),
    ("-m", "pytest", "-q", "tests/messages/test_days.py"),
    ("setup.py", "--version"),
)
"""All ways to start something in a checkout."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project without anything made."""
    return empty_copy(tmp_path / "copy")


def made(folder: Path) -> dict[str, bytes]:
    """What is made from messages, but for what Python compiled of it."""
    files = (folder / COPIED_MADE).rglob("*.py*")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files if path.suffix != ".pyc"}


def test_what_runs_has_fresh_messages() -> None:
    """Given a test that runs, the modules are those of the message files, because it began with that."""
    assert is_fresh(digest())
    assert not is_fresh("another sum")


def test_the_modules_are_made_with_one_library() -> None:
    finds = f"import sys; sys.path[:0] = [{str(ROOT)!r}, {site_of('fluent')!r}]"
    asks = "import tools.messages.modules, saves.disk.lock; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"{finds}; {asks}"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    own = {"game", "saves", "tools", "fluent", "typing_extensions"}
    assert set(done.stdout.split()) - sys.stdlib_module_names - {"__main__", "__mp_main__"} <= own


def site_of(package: str) -> str:
    """The folder that a package was installed into."""
    from importlib.util import find_spec

    found = find_spec(f"{package}.syntax")
    assert found is not None
    assert found.origin is not None
    return str(Path(found.origin).parents[2])


@pytest.mark.slow
@pytest.mark.parametrize("start", STARTS, ids=" ".join)
def test_whatever_starts_first_makes_the_modules(start: Sequence[str], copy: Path) -> None:
    done = run_python(copy, *start)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(made(copy)) > 100
    assert [path.name for path in (copy / "build").iterdir()] == ["messages.lock"]


@pytest.mark.slow
def test_an_edited_message_shows_at_the_next_start(copy: Path) -> None:
    assert run_python(copy, *RULES).stdout.startswith("Family Table")
    reword(copy, "Family Table", "Cousins Club")
    assert run_python(copy, *RULES).stdout.startswith("Cousins Club")
    before, path = made(copy), copy / COPIED_MESSAGES
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}\nlog-half = {{ $who\n", encoding="utf-8")
    done = run_python(copy, *RULES)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("en.ftl, line ")
    assert made(copy) == before
    path.write_text(text, encoding="utf-8")
    assert run_python(copy, *RULES).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_another_commit_shows_at_the_next_start(copy: Path) -> None:
    author = ("-c", "user.name=Rosa", "-c", "user.email=rosa@example.org", "-c", "core.hooksPath=/dev/null")

    def git(*arguments: str) -> None:
        subprocess.run(["git", *author, *arguments], cwd=copy, check=True, capture_output=True)

    def title() -> str:
        return run_python(copy, *RULES).stdout.partition("\n")[0]

    git("init", "-q", "-b", "main")
    (copy / COPIED_MADE).mkdir()
    (copy / COPIED_MADE / "__init__.py").write_text('"""As it was in the repository."""\n')
    (copy / COPIED_MADE / "log.pyi").write_text("# old\n")
    git("add", "--force", str(COPIED_MADE))
    git("add", ".")
    git("commit", "-qm", "with modules")
    git("rm", "-rq", str(COPIED_MADE))
    git("commit", "-qm", "without modules")
    assert title() == "Family Table"
    git("checkout", "-qb", "cousins")
    reword(copy, "Family Table", "Cousins Club")
    git("commit", "-qam", "another name")
    assert title() == "Cousins Club"
    git("checkout", "-q", "main")
    assert title() == "Family Table"
    git("checkout", "-q", "main~1")
    git("checkout", "-q", "cousins")
    assert title() == "Cousins Club"
    assert subprocess.run(["git", "status", "--short"], cwd=copy, capture_output=True, check=True).stdout == b""


@pytest.mark.slow
def test_without_the_library_a_sentence_says_what_helps(copy: Path, tmp_path: Path) -> None:
    nothing = without_fluent(tmp_path)
    for start in STARTS:
        done = run_python(copy, *start, env=nothing)
        assert (done.returncode, done.stdout) == (2, ""), start
        assert done.stderr.count("\n") == 1, done.stderr
        assert done.stderr.endswith(f"{sys.executable} -m pip install fluent.syntax\n")
    assert not (copy / COPIED_MADE).exists()
    assert run_python(copy, *RULES).returncode == 0
    assert run_python(copy, *RULES, env=nothing).returncode == 0


@pytest.mark.slow
def test_where_nothing_can_be_written_a_sentence_says_so(copy: Path) -> None:
    (copy / "build").write_text("in the way")
    done = run_python(copy, *RULES)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("The texts of the game could not be made anew: ")
    (copy / "build").unlink()
    assert run_python(copy, *RULES).returncode == 0
    shutil.rmtree(copy / "build")
    (copy / "build").write_text("in the way")
    assert run_python(copy, *RULES).returncode == 0


@pytest.mark.slow
def test_two_test_runs_at_once_make_whole_modules(copy: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "2",
        "tests/messages/test_days.py",
        "tests/sentences/test_help.py",
    ]
    for before, after in (("Family Table", "Cousins Club"), ("Cousins Club", "Rainy Sunday")):
        runs = [
            subprocess.Popen(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            for _ in range(2)
        ]
        told = [run.communicate(timeout=300)[0] for run in runs]
        assert [run.returncode for run in runs] == [0, 0], told
        left = made(copy)
        assert run_python(copy, "-m", "tools.messages").returncode == 0
        assert made(copy) == left
        assert [path.name for path in (copy / "build").iterdir()] == ["messages.lock"]
        reword(copy, before, after)
