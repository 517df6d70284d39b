import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from game import VERSION
from game.cli.arguments import program_name
from game.cli.dispatch import COMMANDS, ENDED
from tests.cli.running import EXAMPLES, Said, run
from tests.slow import slow_except

ROOT = Path(__file__).parents[2]
MATCH = EXAMPLES / "match-web-4.handfoot.jsonl"


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "--help")
    assert said.code == 0
    assert all(f"  {name} " in said.out for name in COMMANDS)


def test_the_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == Said(0, f"Hand and Foot {VERSION}\n", "")
    assert run(capsys, "--version", "play").out.count("\n") == 1
    told = json.loads(run(capsys, "--version", "--json").out)
    assert told["version"] == VERSION


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_without_a_command_the_window_decides_how_it_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setattr("game.cli.game_window.run", lambda options: 7)
    assert run(capsys, *arguments).code == 7


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    said = run(capsys, command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"usage: main.py {command} ")
    assert "--data-dir" in said.out
    assert "--json" in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["verify"],
        ["show", str(MATCH), "--line", "0"],
        ["show", str(MATCH), "--line", "one"],
        ["show", str(MATCH), "--lin", "3"],
        ["simulate", "--rules", "web"],
        ["--data-dir"],
        ["verify", "--nonsense", str(MATCH)],
        ["verify", "--size", "800x600", str(MATCH)],
        ["--targets", "x", "verify", str(MATCH)],
    ],
)
def test_bad_arguments_are_one_sentence_and_exit_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    said = run(capsys, *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.sentence.endswith(".")


@pytest.mark.parametrize("command", ENDED)
def test_a_command_that_ended_says_what_does_it_now(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([command], [command, "anything", "--line", "3"]):
        said = run(capsys, *arguments)
        assert (said.code, said.out) == (2, "")
        assert said.sentence.startswith(f"The command {command} is gone: ")


def test_options_stand_before_or_after_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = run(capsys, "--json", "--data-dir", tmp_path, "rules")
    after = run(capsys, "rules", "--json", "--data-dir", tmp_path)
    mixed = run(capsys, "--data-dir", tmp_path, "rules", "--json")
    assert before == after == mixed
    assert before.out.startswith("{")


def test_commands_without_a_window_import_no_pygame() -> None:
    program = (
        "import sys\n"
        "from game.cli import main\n"
        f"codes = [main(['verify', {str(MATCH)!r}]), main(['show', {str(MATCH)!r}]), main(['rules', 'web']),\n"
        "         main(['simulate', '--rules', 'web', '--games', '1', '--seed', '1'])]\n"
        "assert codes == [0, 0, 0, 0], codes\n"
        "assert not {'pygame', 'pytmx'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_reader_that_goes_away_is_no_error_message() -> None:
    command = [sys.executable, "main.py", "rules", *["web"]]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="there a windowed program begins like this, here a shell can do it")
@pytest.mark.parametrize("closed", slow_except([">&-"], [">&-", "2>&-", ">&- 2>&-"]))
def test_it_runs_without_anywhere_to_print_to(closed: str, tmp_path: Path) -> None:
    command = (
        f"{shlex.quote(sys.executable)} main.py simulate --rules web --games 1 --seats easy,easy,easy,easy"
        f" --out {shlex.quote(str(tmp_path))} {closed}"
    )
    assert subprocess.run(command, shell=True, cwd=ROOT, check=False).returncode == 0
    assert len(list(tmp_path.iterdir())) == 1


def test_the_program_calls_itself_what_was_typed() -> None:
    assert program_name("main.py") == "main.py"
    assert program_name("/home/rosa/.local/bin/hand-and-foot") == "hand-and-foot"
    assert program_name(str(Path("games") / "handfoot.exe")) == "handfoot"
    assert program_name("/usr/lib/python3/pytest/__main__.py") == "main.py"


def test_a_bug_is_one_sentence_and_a_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a command with a bug in it, one sentence names the report that was written, and no traceback shows."""

    def broken(path: Path) -> NoReturn:
        raise ZeroDivisionError(path)

    monkeypatch.setattr("game.cli.commands.verify_command.report_on", broken)
    said = run(capsys, "--data-dir", tmp_path, "verify", MATCH)
    assert said.code == 1
    (report,) = (tmp_path / "reports").iterdir()
    assert said.sentence == f"Something went wrong inside the program (ZeroDivisionError); a report is in {report}."
    assert "game/cli/commands/verify_command.py, line " in report.read_text()


def test_report_of_a_bug_that_ends_the_window_has_the_open_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("game.ui.system.crash_report.presenter.CrashReports.meet", broken)
    monkeypatch.setattr("game.ui.system.program.Program.pass_time", broken)
    said = run(capsys, "--data-dir", tmp_path, "play", "--rules", "web", "--seats", "human,easy,easy,easy")
    assert said.code == 1
    (report,) = (tmp_path / "reports").iterdir()
    assert "Too many open files" in report.read_text()
    assert '"type":"game"' in report.read_text()
    assert "There was no game open" not in report.read_text()
