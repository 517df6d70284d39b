"""Announcements through the platform's own voice, spoken by a program of the platform in the background.

Nothing here ever waits for the voice, and nothing breaks without one; the texts come from elsewhere.
"""

import shutil
import threading
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from game.toolkit.outside_programs import output_of, start
from game.toolkit.surroundings import surroundings

if TYPE_CHECKING:
    import subprocess  # imported with the first sentence, for a faster start

POWERSHELL_SCRIPT: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Speaker(Struct, frozen=True):
    """A program that speaks and then ends: its arguments, and whether the text is the last of them (otherwise it is
    written to its input, so that it is never part of a command).
    """

    command: tuple[str, ...]
    text_is_argument: bool = False
    stop: tuple[str, ...] = ()
    """Options with which the program stops speaking, if ending the program isn't enough."""
    language: str = ""
    """The option that is followed by a language; "" if the program only has voices."""


SPEAKERS: Final[Mapping[str, tuple[Speaker, ...]]] = {
    "linux": (
        Speaker(("spd-say", "--wait", "--"), text_is_argument=True, stop=("--cancel",), language="-l"),
        Speaker(("espeak-ng", "--stdin"), language="-v"),
        Speaker(("espeak", "--stdin"), language="-v"),
    ),
    "darwin": (Speaker(("say", "-f", "-")),),
    "win32": (Speaker(("powershell", "-NoProfile", "-NonInteractive", "-Command", POWERSHELL_SCRIPT)),),
}
"""By platform, the best first."""
WAITING: Final = 12
"""Maximum queued sentences; beyond that the oldest are dropped, because only current news matter."""
LONGEST: Final = 60.0
"""The most seconds for a sentence; a program that hangs is then ended."""


def speaker_for(platform: str, which: Callable[[str], str | None] = shutil.which) -> Speaker | None:
    """The program that speaks on this platform; None if there is none."""
    for speaker in SPEAKERS.get(platform, SPEAKERS["linux"]):
        program, *options = speaker.command
        found = which(program)
        if found is not None:
            return replace(speaker, command=(found, *options))
    return None


class Voice:
    """Speaks sentences one after another. Without a speech program it is silent; see `is_there`."""

    def __init__(self, speaker: Speaker | None, usual: str = "en") -> None:
        """For the `usual` language, that of the system, the user's chosen voice is kept."""
        self._speaker, self._usual = speaker, usual
        self._waiting: deque[tuple[str, str]] = deque(maxlen=WAITING)
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._program: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._hushed: subprocess.Popen[bytes] | None = None
        self._offers: set[str] = set()
        self._has_failed = self._is_failure_known = False

    @property
    def is_there(self) -> bool:
        """Whether there is a speech program that hasn't failed to start."""
        return self._speaker is not None

    def take_failure(self) -> bool:
        """Whether a sentence couldn't be spoken; True once, however many follow."""
        with self._wake:
            is_news = self._has_failed and not self._is_failure_known
            self._is_failure_known = self._is_failure_known or is_news
        return is_news

    def offer(self, sentence: str) -> None:
        """Speak something that no listener is waiting for: failing to do so isn't reported."""
        self._offers.add(sentence.strip())
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Speak it after those still waiting."""
        if self._speaker is None or self._closed or not sentence.strip():
            return
        with self._wake:
            self._waiting.append((surroundings().language().partition("-")[0], sentence.strip()))
            self._wake.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def hush(self) -> None:
        """Stop speaking at once, and drop what waits."""
        with self._wake:
            self._waiting.clear()
            program, speaker = self._program, self._speaker
            self._hushed = program
        if program is None or speaker is None:
            return
        program.kill()
        if speaker.stop:  # a service continues with what it was given
            threading.Thread(target=output_of, args=((speaker.command[0], *speaker.stop), LONGEST), daemon=True).start()

    def close(self) -> None:
        """Stop permanently; the voice's thread ends by itself."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        self.hush()

    def wait(self, seconds: float) -> bool:
        """Wait until everything has been spoken, for tests; False if that took longer."""
        with self._wake:
            return self._wake.wait_for(lambda: not self._waiting and self._program is None, seconds)

    # ---- in the background

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: bool(self._waiting) or self._closed)
                if self._closed:
                    return
                language, sentence = self._waiting.popleft()
                started = self._start(language, sentence)
            code = self._finish(*started) if started is not None else 1
            with self._wake:
                is_hushed = self._program is not None and self._program is self._hushed
                self._has_failed = self._has_failed or (code != 0 and not is_hushed and sentence not in self._offers)
                self._program = None
                self._wake.notify_all()

    def _start(self, language: str, sentence: str) -> "tuple[subprocess.Popen[bytes], bytes | None] | None":
        """Start the program on a sentence; one that can't be started isn't tried again."""
        speaker = self._speaker
        if speaker is None:
            return None
        text = None if speaker.text_is_argument else sentence.encode()
        program, *options = speaker.command
        chosen = (speaker.language, language) if speaker.language and language != self._usual else ()
        command = (program, *chosen, *options, *((sentence,) if speaker.text_is_argument else ()))
        try:
            self._program = start(command, reads_input=text is not None)
        except OSError:
            self._speaker = None
            self._waiting.clear()
            return None
        return self._program, text

    @staticmethod
    def _finish(program: "subprocess.Popen[bytes]", text: bytes | None) -> int:
        """Wait until it has spoken, or end it if it hangs; returns its exit code."""
        from subprocess import TimeoutExpired

        try:
            program.communicate(text, timeout=LONGEST)
        except (TimeoutExpired, OSError):
            program.kill()
            program.wait()
        return program.returncode
