"""Watching a record: every step lands where the record says, and an unfinished match shows no hand."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.engine.view import SPECTATOR
from game.ui.core.preferences import Preferences
from game.ui.screens.look_back.film import Film
from game.ui.screens.look_back.replay import ReplayScene
from game.ui.table.sprites import InFan, InHand
from saves.bad_record import BadRecord
from saves.lines import EndLine, GameLine, Line, RoundLine
from saves.record import read_record
from tests.ui.drive import Picture, key, kit_at, press, send
from tests.ui.samples import nothing

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def lines(name: str = "match-web-4") -> Sequence[Line]:
    """The lines of an example."""
    return read_record(EXAMPLES / f"{name}.handfoot.jsonl").lines


def scene(of: Sequence[Line]) -> ReplayScene:
    """A replay laid out for a window."""
    made = ReplayScene(of, Preferences(), nothing)
    made.resize(kit_at((1280, 720)))
    return made


def test_every_line_that_changes_the_table_is_a_moment() -> None:
    """Scores and the end are none; there is no moment before the first deal."""
    record = lines()
    film = Film(record)
    rounds = [line for line in record if isinstance(line, RoundLine)]
    assert sum(shot.starts_round for shot in film.shots) == len(rounds)
    assert film.shots[0].starts_round
    assert film.round_at(0) == 1
    assert film.round_at(len(film) - 1) == len(rounds)
    scores = sum(type(line).__name__ in ("ScoreLine", "EndLine") for line in record)
    assert len(film) == len(record) - 1 - scores


def test_a_finished_match_shows_every_seat_its_hand() -> None:
    """As the seat saw it then."""
    film = Film(lines())
    assert film.is_finished
    hands = [film.view(0, seat).hand for seat in range(4)]
    assert all(len(hand) == 11 for hand in hands)
    assert film.view(0, SPECTATOR).hand == ()


def test_an_unfinished_match_shows_what_lies_open_and_nothing_else() -> None:
    """Asking for a hand is an error, the button is off, no face of a hand is laid out."""
    going_on = [line for line in lines() if not isinstance(line, EndLine)]
    film = Film(going_on)
    with pytest.raises(ValueError, match="goes on"):
        film.view(5, 0)
    shown = scene(going_on)
    assert shown.eyes == SPECTATOR
    press(shown, "button/seen_by")
    assert shown.eyes == SPECTATOR
    assert not any(sprite.card for sprite in shown._layout.sprites if isinstance(sprite.place, InHand | InFan))  # type: ignore[union-attr]


def test_an_unfinished_match_shows_the_only_person_the_own_hand() -> None:
    """Face up, as it was then, and nobody else's; with two persons nobody's."""
    header, *rest = [line for line in lines() if not isinstance(line, EndLine)]
    assert isinstance(header, GameLine)
    mine = [replace(seat, kind="human" if number == 2 else "computer") for number, seat in enumerate(header.seats)]
    shown = scene([replace(header, seats=tuple(mine)), *rest])
    assert len(shown.film.view(0, 2).hand) == 11
    for other in (0, 1, 3):
        with pytest.raises(ValueError, match="goes on"):
            shown.film.view(0, other)
    assert shown.view.hand == shown.film.view(0, 2).hand
    faces = [sprite for sprite in shown._layout.sprites if sprite.place == InHand() and sprite.card]  # type: ignore[union-attr]
    assert len(faces) == 11
    press(shown, "button/seen_by")
    assert shown.eyes == 2

    both = [replace(seat, kind="human" if number in (0, 2) else "computer") for number, seat in enumerate(header.seats)]
    shared = scene([replace(header, seats=tuple(both)), *rest])
    assert shared.eyes == SPECTATOR
    assert shared.view.hand == ()


def test_steps_go_forwards_and_back() -> None:
    """By move, turn and round, with buttons and keys; nothing leads beyond the ends."""
    film = scene(lines())
    press(film, "button/next_move")
    assert film.moment == 1
    send(film.handle, key(pygame.K_RIGHT))
    assert film.moment == 2
    send(film.handle, key(pygame.K_LEFT))
    assert film.moment == 1
    press(film, "button/next_turn")
    turn = film.moment
    assert film.film.shots[turn].starts_turn
    send(film.handle, key(pygame.K_RIGHT, pygame.KMOD_SHIFT))
    assert film.film.shots[film.moment].starts_turn
    press(film, "button/previous_turn")
    assert film.moment == turn
    press(film, "button/next_round")
    assert film.film.round_at(film.moment) == 2
    send(film.handle, key(pygame.K_PAGEUP))
    assert film.film.round_at(film.moment) == 1
    send(film.handle, key(pygame.K_END))
    last = film.moment
    assert last == len(film.film) - 1
    send(film.handle, key(pygame.K_RIGHT))
    assert film.moment == last
    send(film.handle, key(pygame.K_HOME))
    send(film.handle, key(pygame.K_LEFT))
    assert film.moment == 0


def test_it_plays_by_itself_until_the_end() -> None:
    """Space begins and stops; it rests on the last moment."""
    film = scene(lines()[:20])
    send(film.handle, key(pygame.K_SPACE))
    assert film.busy
    for _ in range(400):
        film.update(0.5)
    assert film.moment == len(film.film) - 1
    assert not film.busy


def test_with_all_hands_open_the_others_show_their_cards() -> None:
    """After the last seat; faces come out of that seat's own hand."""
    film = scene(lines())
    for _ in range(4):
        press(film, "button/seen_by")
    assert film.all_open
    sprites = film._sprites(film._layout)  # type: ignore[arg-type]
    for sprite in sprites:
        if isinstance(sprite.place, InFan):
            assert sprite.card in film.film.view(film.moment, sprite.place.seat).hand


def test_a_replay_can_be_drawn_at_every_size() -> None:
    """The move in words stands on the table, and the place in the match."""
    for size in ((1024, 600), (1280, 720), (1920, 1080), (1280, 960)):
        film = ReplayScene(lines("match-campus-6"), Preferences(), nothing)
        picture = Picture(film, size)
        assert any("Round 1" in word for word in picture.words)


def test_a_record_that_breaks_its_rules_is_refused() -> None:
    """With the line."""
    broken = [*lines()[:5], lines()[2]]
    with pytest.raises(BadRecord):
        Film(broken)


def test_a_knob_let_go_out_of_sight_is_let_go() -> None:
    """The button came up outside the window: the replay does not hang on the pointer."""
    replay = scene(lines())
    at = replay._line.center
    for lost in (
        Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(1, 1), buttons=(0, 0, 0)),
        Event(pygame.WINDOWFOCUSLOST),
    ):
        send(replay.handle, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        assert replay.busy
        moment = replay.moment
        send(replay.handle, lost)
        assert not replay.busy
        assert replay.moment == moment


def marked(replay: ReplayScene) -> list[str]:
    """The cards of the hand in front that have a rim."""
    assert replay._layout is not None
    return [str(sprite.card) for sprite in replay._layout.sprites if sprite.mark == "hint"]


def test_the_cards_of_the_better_move_are_marked_in_the_hand_of_whoever_decided() -> None:
    """At that moment, while that seat looks; neither in another hand nor at another moment."""
    replay = scene(lines())
    cards = replay.film.view(0, 1).hand[:2]
    replay.look_at(0, 1, "This cost Walt about 160 points", "Better: something else.", cards)
    assert sorted(marked(replay)) == sorted(cards)
    press(replay, "button/seen_by")
    assert marked(replay) == []
    replay.look_at(0, 1, "This cost Walt about 160 points", "Better: something else.", cards)
    send(replay.handle, key(pygame.K_RIGHT))
    assert marked(replay) == []
