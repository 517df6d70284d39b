"""What a computer player knew at a move of a match looked back at: its own view, nothing more, and its own reason."""

import pygame
import pytest

from game.engine.board import Phase
from game.engine.view import view_of
from game.ui.screens.look_back.film import Film
from game.ui.screens.look_back.knew import knowledge_at, memory_of
from saves.lines import EndLine, MoveLine
from tests.ui.drive import Picture, find, key, press, send
from tests.ui.looked_back import LEVELS, going_on, seated
from tests.ui.looked_back import looked_back as scene

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_the_view_is_the_one_before_the_move() -> None:
    """Given any move of a computer player, what it knew is its own view then; its hand is there, no other card is."""
    film = Film(seated())
    told = [moment for moment in range(len(film)) if film.may_tell(moment)]
    assert {film.shots[moment].by for moment in told} == {1, 2, 3}
    for moment in told[::7]:
        view = film.decided_from(moment)
        assert view == view_of(film._tables[moment - 1], view.seat)
        assert view.board.mover == view.seat
        shown = knowledge_at(film, moment).view
        assert shown.hand == view.hand
        if LEVELS[view.seat] == "easy":
            assert len(shown.board.pile_seen) <= 4
            assert not any(shown.board.taken)


def test_nothing_is_told_of_people_or_of_a_round_that_goes_on() -> None:
    """Given a match in its second round, moves of the first are told, later ones and those of people are not."""
    film = Film(going_on())
    assert not film.is_finished
    for moment in range(len(film)):
        shot = film.shots[moment]
        is_told = film.may_tell(moment)
        assert is_told == (shot.by in (1, 2, 3) and film.round_at(moment) == 1)
        if not is_told:
            with pytest.raises(ValueError, match="once the round is over"):
                film.decided_from(moment)


def test_a_key_shows_it_and_takes_it_away() -> None:
    """Given a computer player's discard, K shows its hand in front with its reason; K again shows the move."""
    replay = scene(seated())
    moment = next(n for n in range(40, len(replay.film)) if replay.film.shots[n].by == 2 and replay.film.may_tell(n))
    replay.go_to(moment)
    before = replay.message
    send(replay.handle, key(pygame.K_k))
    assert replay.view.seat == 2
    assert replay.view.hand == replay.film.decided_from(moment).hand
    assert "“" in replay.message
    words = Picture(replay, (1280, 720)).words
    assert "What Rosa knew" in words
    assert "Seen in the pile" in words
    press(replay, "button/knew")
    assert replay.message == before
    assert "What Rosa knew" not in Picture(replay, (1280, 720)).words


def test_the_button_says_why_it_is_off() -> None:
    """Given a person's move, or a round that goes on, the button is off and tells why."""
    replay = scene(going_on())
    person = next(n for n in range(1, len(replay.film)) if replay.film.shots[n].by == 0)
    replay.go_to(person)
    assert not find(replay, "button/knew").enabled
    assert replay._knew.reason == "for computer players’ moves"
    replay.go_to(next(n for n in range(len(replay.film) - 20, len(replay.film)) if replay.film.shots[n].by == 1))
    assert not find(replay, "button/knew").enabled
    assert replay._knew.reason == "once the round is over"


def test_stepping_on_goes_on_showing_what_each_knew() -> None:
    """Given the view of one player, the next computer player's move shows that one's; a person's shows the move."""
    replay = scene(seated())
    replay.go_to(next(n for n in range(40, len(replay.film)) if replay.film.shots[n].by == 1))
    send(replay.handle, key(pygame.K_k))
    seen = set()
    for _ in range(30):
        send(replay.handle, key(pygame.K_RIGHT))
        by = replay.film.shots[replay.moment].by
        if by in (1, 2, 3):
            assert replay.view.seat == by
            seen.add(by)
        else:
            assert replay._memory is None
    assert seen == {1, 2, 3}


def test_memory_tells_the_pile_and_what_others_took_openly() -> None:
    """Given a view late in a round, the sheet holds its pile by rank, cards known in hands, and how many never seen."""
    film = Film(seated())
    moment = next(
        n
        for n in range(100, len(film))
        if film.may_tell(n) and film.shots[n].by == 2 and any(film.decided_from(n).board.taken[1])
    )
    view = film.decided_from(moment)
    memory = memory_of(view, NAMES)
    told = dict(memory.paragraphs)
    assert memory.title == "What Rosa knew"
    assert "Walt: " in told["Taken openly, still held"]
    assert "Rosa" not in told["Taken openly, still held"]
    board = view.board
    unknown = board.stock + sum(board.feet) + sum(board.hands) - len(view.hand)
    unknown -= sum(len(cards) for seat, cards in enumerate(board.taken) if seat != 2)
    assert told["Never seen"].startswith(f"{unknown} ")


def test_a_moment_is_found_by_the_line_of_the_record() -> None:
    """Given the number of a line, the moment it led to shows that very move."""
    record = seated()
    film = Film(record)
    for number, line in enumerate(record, 1):
        if isinstance(line, MoveLine):
            shot = film.shots[film.moment_of(number)]
            assert (shot.number, shot.by, shot.move) == (number, line.seat, line.move)
    assert isinstance(record[-1], EndLine)
    assert film.moment_of(len(record)) == len(film) - 1
    assert film.view(0, 0).board.phase != Phase.ENDED
