"""Costly decisions from people's own matches, kept as problems when an analysis is read, and counted when the player
thinks about them again.
"""

from collections.abc import Sequence
from pathlib import Path

from game.analysis.facts import LEAST_POINTS, JudgedDecision, MatchAnalysis
from game.ui.system.people.learning_players import LearningPlayers
from saves.players.people import GameLabel, label_in, own_problem_id
from saves.players.seats_now import seats_now
from saves.records.lines import GameLine, Line
from saves.records.side_files import side_file


class OwnProblems:
    """Knows whose a match is by its label, whatever name it was played under."""

    def __init__(self, learning_players: LearningPlayers, labels: Path) -> None:
        """`labels` is the folder with the names that were given to games."""
        self._learning_players, self._labels = learning_players, labels

    def _label(self, record: Path) -> GameLabel:
        return label_in(side_file(self._labels, record))

    def keep(self, record: Path, lines: Sequence[Line], found: MatchAnalysis) -> bool:
        """Called by the thread that receives every analysis: stored at once, whatever happens to the match. False if
        the disk fails.
        """
        label = self._label(record)
        from game.problems.own import own_problems

        learning_players = self._learning_players
        own = own_problems(lines, found, learning_players.today(), label, learning_players.names)
        kept = [self._learning_players.keep_own(person, problems) for person, problems in own.items()]
        return all(kept)

    def thought_again(
        self, record: Path | None, lines: Sequence[Line], decision: JudgedDecision, is_found: bool
    ) -> None:
        """A decision was thought about once more while looking back."""
        header = lines[0]
        if record is None or not isinstance(header, GameLine) or decision.points < LEAST_POINTS:
            return
        seats = seats_now(header.seats, self._label(record), self._learning_players.names, header.created)
        sat_there = seats[decision.seat]
        if sat_there.kind == "human":
            self._learning_players.tried(own_problem_id(header.id, decision.line), is_found, sat_there.name)
