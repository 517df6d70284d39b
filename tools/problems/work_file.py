"""The results so far: a line for each problem with who solves it, and one for each completed match.

A problem only counts if its match is complete, so an interrupted run searches that match again.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

from game.problems.problem_facts import Problem
from game.rules.ruleset import PresetId


class MatchKey(Struct, frozen=True):
    """Which match was searched, and how."""

    rules: PresetId
    number: int
    only_rare: bool


class FoundProblem(Struct, frozen=True, tag="problem"):
    """A problem and which levels solve it."""

    match: MatchKey
    problem: Problem
    solved: dict[str, bool]
    seconds: float
    """The time for determining who solves it."""


class MatchDone(Struct, frozen=True, tag="done"):
    """A match that was searched completely."""

    match: MatchKey
    seconds: float
    """The total time."""


_WorkLine = FoundProblem | MatchDone


class WorkFile:
    """The lines of a file, read once; additions are on disk before anything else is done."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: list[FoundProblem] = []
        self.done: dict[MatchKey, MatchDone] = {}
        decoder: msgspec.json.Decoder[_WorkLine] = msgspec.json.Decoder(_WorkLine)
        for text in path.read_bytes().splitlines() if path.exists() else ():
            try:
                self._keep(decoder.decode(text))
            except msgspec.DecodeError:
                continue  # torn when the run was stopped

    def add(self, line: _WorkLine) -> None:
        """Keeps it."""
        self._keep(line)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def _keep(self, line: _WorkLine) -> None:
        if isinstance(line, MatchDone):
            self.done[line.match] = line
        else:
            self._found.append(line)

    def found(self) -> list[FoundProblem]:
        """The problems of completed matches, each once, by rule set, kind of search and number of the match."""
        once = {found.problem.id: found for found in self._found if found.match in self.done}
        return sorted(once.values(), key=lambda found: (found.match.only_rare, found.match.number, found.problem.id))
