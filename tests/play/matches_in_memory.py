"""Matches in memory for the tests of game/play."""

import random
from collections.abc import Sequence

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import Card
from game.engine.candidates import candidates
from game.play.match import Match, Recorder
from game.play.seats import header_of
from game.play.thinking.thinker_messages import ThinkRequest
from game.rules.presets import preset
from game.rules.ruleset import RuleSet
from saves.records.lines import EndLine, GameLine, Line, RoundLine, SeatInfo
from saves.records.saved_game import SavedGame
from tests.toolkit.waiting import wait_until

WEB = preset("web")


def header(
    rules: RuleSet = WEB, players: int = 4, teams: int = 2, seed: int | None = 1, humans: Sequence[int] = ()
) -> GameLine:
    """The header of a match; whoever is not human is a computer player."""
    seats = [
        SeatInfo(name=f"P{seat}", kind="human")
        if seat in humans
        else SeatInfo(name=f"P{seat}", kind="computer", level="normal")
        for seat in range(players)
    ]
    return header_of(
        rules, seats, teams, seed=seed, game_id=f"game-{seed}", created="2026-01-01T00:00:00Z", app="test", name="test"
    )


def fresh(
    rules: RuleSet = WEB,
    players: int = 4,
    teams: int = 2,
    seed: int | None = 1,
    humans: Sequence[int] = (),
    recorder: Recorder | None = None,
) -> Match:
    """A match with its first round dealt."""
    match = Match(header(rules, players, teams, seed, humans), recorder)
    match.begin_round()
    return match


def step(match: Match, level: str = "normal") -> None:
    """One decision by a level, or a deal."""
    if match.awaits_deal:
        match.begin_round()
        return
    seat = match.board.mover
    assert match.play(seat, player_of(level).decide(match.view(seat), Think(match.cut_miss(seat)))) is None


def wander(match: Match, chance: random.Random) -> None:
    """One decision by lot, melds more likely than not taken back again; or a deal."""
    if match.awaits_deal:
        match.begin_round()
        return
    seat = match.board.mover
    if match.undoable(seat) and chance.random() < 0.3:
        left = match.undoable(seat) - (moves := chance.randint(1, match.undoable(seat)))
        assert match.undo(seat, moves) is None
        assert match.undoable(seat) == left
        return
    assert match.play(seat, chance.choice(candidates(match.view(seat)))) is None


def question_of(match: Match) -> ThinkRequest:
    """What the seat that must act is asked."""
    seat = match.board.mover
    return ThinkRequest(match.header.id, match.line_count, "normal", match.view(seat), Think())


def resumed(saved: SavedGame) -> Match:
    """The match of a record, just begun or taken up again: everything further is written to it."""
    return Match(saved.replay.header, saved, lines=saved.lines[1:])


def abandoned(match: Match) -> Match:
    """The same match, broken off there."""
    end = EndLine(winners=(), totals=match.board.totals, reason="abandoned")
    return Match(match.header, lines=(*match.lines[1:], end))


BY_CHANCE = header(seed=None, humans=(0,))


def waiting(lines: Sequence[Line] = ()) -> Match:
    """A match whose next pack waits for the person at seat 0."""
    match = Match(BY_CHANCE, lines=lines, asks_for_cuts=True)
    match.begin_round()
    return match


def settle(match: Match) -> None:
    """Waits for the disk."""
    wait_until(lambda: match.is_settled)


def decks_of(match: Match) -> list[tuple[Card, ...]]:
    """The decks of its rounds."""
    return [line.deck for line in match.lines if isinstance(line, RoundLine)]
