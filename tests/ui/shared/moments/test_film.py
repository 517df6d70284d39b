from itertools import pairwise
from pathlib import Path

import pytest

from game.engine.table.board import Phase, melded_points
from game.engine.table.view import SPECTATOR
from game.ui.shared.moments.film import Film
from saves.records.lines import header_in
from saves.records.replay import good_part
from tests.ui.looked_back_matches import EXAMPLES, going_on, match, seated

MATCHES = sorted(path.name.split(".")[0] for path in EXAMPLES.glob("match-*.jsonl"))


def test_an_unfinished_match_shows_no_hand_but_that_of_its_only_person() -> None:
    film = Film(going_on((2,)))
    assert film.view(0, 2).hand
    for other in (0, 1, 3):
        with pytest.raises(ValueError, match="goes on"):
            film.view(0, other)
    with pytest.raises(ValueError, match="goes on"):
        film.all_cards(0)
    shared = Film(going_on((0, 2)))
    for seat in range(4):
        with pytest.raises(ValueError, match="goes on"):
            shared.view(0, seat)


@pytest.mark.parametrize("name", MATCHES)
def test_the_turns_of_a_round_lay_down_what_lies_there_at_its_end(name: str) -> None:
    film = Film(match(name))
    assert all(before.end == after.start for before, after in pairwise(film.turns))
    assert film.turns[-1].end == len(film)
    starts = [n for n, shot in enumerate(film.shots) if shot.starts_round]
    for start, end in pairwise([*starts, len(film)]):
        board = film.view(end - 1, SPECTATOR).board
        for team in range(board.teams):
            laid = sum(turn.points for turn in film.turns if start <= turn.start < end and turn.team == team)
            assert laid == melded_points(board, team)


@pytest.mark.parametrize("name", MATCHES)
def test_every_move_belongs_to_one_turn(name: str) -> None:
    film = Film(match(name))
    told = [shot.number for turn in film.turns for shot in film.shots_of(turn) if shot.move is not None]
    assert told == [shot.number for shot in film.shots if shot.move is not None]
    for index, turn in enumerate(film.turns):
        for n, shot in enumerate(film.shots_of(turn)):
            assert film.turn_number(turn.start + n) == index
            assert film.shots[turn.start + 1 + n] == shot
        phases = [film.view(turn.start + n, SPECTATOR).board.phase for n in range(len(film.shots_of(turn)))]
        assert len({phase if phase in (Phase.CUT, Phase.CHOOSE) else None for phase in phases}) <= 1


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.jsonl")), ids=lambda path: path.name.split(".")[0])
def test_every_example_is_a_film(path: Path) -> None:
    film = Film(good_part(path).accepted)
    assert len(film) > 0
    assert all(film.view(moment, SPECTATOR).hand == () for moment in range(len(film)))


def test_a_header_alone_is_a_film_without_turns() -> None:
    header = header_in(seated())
    assert Film([header]).turns == ()
