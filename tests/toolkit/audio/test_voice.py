import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.toolkit.audio.voice import WAITING, Speaker, Voice, speaker_for
from game.toolkit.surroundings import surroundings
from tests.toolkit.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for the program that speaks")

Speak = Callable[[str, str], Path]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Puts a program of this name and script on the path; it may write to the file that is told back."""
    folder, spoken = tmp_path / "bin", tmp_path / "spoken"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/bin{os.pathsep}/usr/bin")

    def put(name: str, script: str) -> Path:
        file = folder / name
        file.write_text(f"#!/bin/sh\n{script.replace('SPOKEN', str(spoken))}\n")
        file.chmod(0o755)
        return spoken

    return put


def only(*names: str) -> Callable[[str], str | None]:
    """A machine that has these programs alone."""
    return lambda name: shutil.which(name) if name in names else None


def test_the_best_program_is_taken() -> None:
    everything = lambda name: f"/bin/{name}"  # noqa: E731 - a machine with every program
    linux, mac, windows = (speaker_for(name, everything) for name in ("linux", "darwin", "win32"))
    assert linux is not None
    assert mac is not None
    assert windows is not None
    assert [s.command[0] for s in (linux, mac, windows)] == ["/bin/spd-say", "/bin/say", "/bin/powershell"]
    assert speaker_for("linux", lambda _: None) is None


@pytest.mark.parametrize(("name", "option"), [("spd-say", "-l"), ("espeak-ng", "-v"), ("espeak", "-v")])
def test_a_sentence_is_spoken_by_a_voice_of_its_language(program: Speak, name: str, option: str) -> None:
    told = program(name, 'echo "$1 $2" >> SPOKEN; cat > /dev/null')
    voice = Voice(speaker_for("linux", only(name)), "en")
    voice.say("Your turn.")
    surroundings().speak("es")
    voice.say("Te toca.")
    assert voice.wait(PATIENCE)
    usual, other = told.read_text().splitlines()
    assert other == f"{option} es"
    assert option not in usual
    voice.close()


def test_a_program_that_takes_the_text_as_an_argument(program: Speak) -> None:
    spoken = program("spd-say", 'echo "$#:$3" >> SPOKEN')
    voice = Voice(speaker_for("linux", only("spd-say")))
    voice.say("Rosa drew two cards.")
    voice.say("-h; rm -rf $HOME")
    assert voice.wait(PATIENCE)
    assert spoken.read_text() == "3:Rosa drew two cards.\n3:-h; rm -rf $HOME\n"
    voice.close()


def test_a_program_that_reads_the_text(program: Speak) -> None:
    spoken = program("espeak", "cat >> SPOKEN; echo >> SPOKEN")
    voice = Voice(speaker_for("linux", only("espeak")))
    voice.say("Ελένη plays first.")
    assert voice.wait(PATIENCE)
    assert spoken.read_text() == "Ελένη plays first.\n"
    voice.close()


def test_nobody_waits(program: Speak) -> None:
    """Saying returns at once while the voice is still busy, and closing ends it in the middle of a sentence."""
    spoken = program("espeak", "echo begun > SPOKEN; sleep 600; echo ended > SPOKEN")
    voice = Voice(speaker_for("linux", only("espeak")))
    for _ in range(50):
        voice.say("a long sentence")
    voice.close()
    assert not spoken.exists() or spoken.read_text() in ("", "begun\n")


def test_what_is_said_is_of_now(program: Speak) -> None:
    spoken = program("espeak", "sleep 0.02; cat >> SPOKEN; echo >> SPOKEN")
    voice = Voice(speaker_for("linux", only("espeak")))
    for number in range(40):
        voice.say(str(number))
    assert voice.wait(PATIENCE)
    numbers = [int(line) for line in spoken.read_text().split()]
    assert numbers == sorted(numbers)
    assert numbers[-1] == 39
    assert len(numbers) <= WAITING + 1
    voice.close()


def test_hushing(program: Speak) -> None:
    """What waits is forgotten, what is being said stops, and the next sentence is spoken."""
    spoken = program("espeak", 'text=$(cat); echo "$text" >> SPOKEN; [ "$text" = long ] && exec sleep 600')
    voice = Voice(speaker_for("linux", only("espeak")))
    voice.say("long")
    voice.say("never")
    wait_until(lambda: spoken.exists() and spoken.read_text())
    voice.hush()
    voice.say("now")
    assert voice.wait(PATIENCE)
    assert spoken.read_text() == "long\nnow\n"
    voice.close()


def test_hushing_a_service(program: Speak) -> None:
    """A service goes on speaking when the program that asked it is gone: it is told to stop."""
    spoken = program(
        "spd-say", '[ "$1" = --cancel ] && echo cancelled >> SPOKEN && exit; echo begun >> SPOKEN; exec sleep 600'
    )
    voice = Voice(speaker_for("linux", only("spd-say")))
    voice.say("long")
    wait_until(lambda: spoken.exists() and spoken.read_text())
    voice.hush()
    wait_until(lambda: spoken.read_text() == "begun\ncancelled\n")
    voice.close()


def test_a_program_that_cannot_be_started() -> None:
    voice = Voice(Speaker(("/nowhere/at/all",)))
    voice.say("hello")
    assert voice.wait(PATIENCE)
    assert not voice.is_there
    voice.say("hello")


def test_no_voice() -> None:
    """Without a program nothing is started and nothing is wrong."""
    voice = Voice(None)
    assert not voice.is_there
    voice.say("hello")
    voice.hush()
    voice.close()


@pytest.mark.parametrize("script", ["exit 1", "cat > /dev/null; kill -SEGV $$"])
def test_a_voice_that_ends_with_an_error_is_reported_once(program: Speak, script: str) -> None:
    program("espeak", script)
    voice = Voice(speaker_for("linux", only("espeak")))
    voice.offer("Press V to hear the game.")
    assert voice.wait(PATIENCE)
    assert not voice.take_failure()
    reported = []
    for _ in range(3):
        voice.say("Your turn.")
        assert voice.wait(PATIENCE)
        reported.append(voice.take_failure())
    assert reported == [True, False, False]
    voice.close()


def test_a_voice_that_is_interrupted_has_not_failed(program: Speak) -> None:
    spoken = program("espeak", "echo begun >> SPOKEN; sleep 20")
    voice = Voice(speaker_for("linux", only("espeak")))
    voice.say("Your turn.")
    wait_until(spoken.exists)
    voice.hush()
    assert voice.wait(PATIENCE)
    assert not voice.take_failure()
    voice.close()
