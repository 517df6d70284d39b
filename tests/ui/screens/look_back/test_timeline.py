"""The bars along the line of a replay: what every turn laid down."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.engine.board import points_on_table
from game.engine.view import SPECTATOR
from game.ui.screens.look_back.film import Film
from game.ui.screens.look_back.timeline import draw_timeline
from saves.record import read_record
from tests.ui.drive import kit_at

EXAMPLES = sorted((Path(__file__).resolve().parents[3] / "examples").glob("match-*.jsonl"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.split(".")[0])
def test_the_turns_of_a_round_lay_down_what_lies_there_at_its_end(path: Path) -> None:
    """Given each example, the turns follow each other without a gap, and their points add up for every team."""
    film = Film(read_record(path).lines)
    assert all(before.end == after.start for before, after in pairwise(film.turns))
    assert film.turns[-1].end == len(film)
    starts = [n for n, shot in enumerate(film.shots) if shot.starts_round]
    for start, end in pairwise([*starts, len(film)]):
        board = film.view(end - 1, SPECTATOR).board
        for team in range(board.teams):
            laid = sum(turn.points for turn in film.turns if start <= turn.start < end and turn.team == team)
            assert laid == points_on_table(board, team)


def test_bars_stand_on_the_line_and_those_to_come_are_dim() -> None:
    """Given the middle of a match, nothing is drawn above the place of the bars; left of the knob they are lighter."""
    film = Film(read_record(EXAMPLES[-1]).lines)
    surface = Surface((400, 120))
    line = Rect(20, 90, 360, 8)
    draw_timeline(kit_at((1280, 720)), surface, film, len(film) // 2, line, 40)
    rows = [[surface.get_at((x, y))[:3] for x in range(20, 380)] for y in range(120)]
    assert not any(any(pixel) for row in rows[:40] for pixel in row)
    halves = [
        [pixel for row in rows[40:80] for pixel in row[part] if any(pixel)] for part in (slice(150), slice(210, 360))
    ]
    brightest = [max(sum(pixel) for pixel in half) for half in halves]
    assert brightest[0] > brightest[1] > 0
