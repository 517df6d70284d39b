"""A match that is hosted: what happens by itself, with computer players that decide as the test wants."""

from functools import partial

import pytest

from game.ai.fallback_move import fallback_move
from game.cli import hosted_game
from game.cli.hosted_game import HostedGame
from game.engine.moves import Discard, Draw, Move
from game.play.match import Match
from saves.records.lines import MoveLine
from tests.play.matches_in_memory import header


class AtHand:
    """In the place of the thinker, and of those who ask it."""

    def __init__(self, made: "list[AtHand]", *given: object) -> None:
        self.given = given
        self.decides: list[Move] = []
        self.is_closed = self.is_cancelled = False
        made.append(self)

    def poll(self) -> Move | None:
        """The next decision, if there is one."""
        return self.decides.pop(0) if self.decides else None

    def close(self) -> None:
        """Its processes end."""
        self.is_closed = True

    def cancel(self) -> None:
        """The question is dropped."""
        self.is_cancelled = True


def hosted(monkeypatch: pytest.MonkeyPatch) -> tuple[HostedGame, list[AtHand]]:
    """A game that awaits its deal, and what it has made: the thinker, and those who ask."""
    made: list[AtHand] = []
    for name in ("Thinker", "MachinePlayers"):
        monkeypatch.setattr(hosted_game, name, partial(AtHand, made))
    return HostedGame(Match(header())), made


def test_a_hosted_match_deals_and_plays_what_computers_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a round to deal, a decision that comes later, and one against the rules, in whose place a rule of thumb
    plays. After the end nothing happens any more.
    """
    game, (_, others) = hosted(monkeypatch)
    match = game.match
    assert (game.step(), match.board.round) == (True, 1)
    assert (game.step(), match.line_count) == (False, 1)
    seat = match.board.mover
    others.decides = [Draw(), Draw()]
    assert game.step()
    expected = fallback_move(match.view(seat))
    assert game.step()
    drawn, replaced = [line for line in match.lines if isinstance(line, MoveLine)]
    assert (drawn.move, replaced.move) == (Draw(), expected)
    match.give_up()
    others.decides = [Draw()]
    assert not game.step()
    assert others.decides


def test_a_move_that_was_hinted_at_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a hint and another move."""
    game, _ = hosted(monkeypatch)
    game.step()
    seat = game.match.board.mover
    game.note_hint(Draw())
    assert game.play_for(seat, Draw()) is None
    assert game.play_for(seat, Discard(game.match.view(seat).hand[-1])) is None
    assert [line.hinted for line in game.match.lines if isinstance(line, MoveLine)] == [True, False]


def test_everything_that_thinks_ends_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game, its thinker is closed with it, and nobody is asked any more."""
    game, (thinker, others) = hosted(monkeypatch)
    assert others.given == (game.match, thinker)
    game.close()
    assert (thinker.is_closed, others.is_cancelled) == (True, True)
