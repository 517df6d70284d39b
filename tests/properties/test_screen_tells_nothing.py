"""Deal everything again that a person has not seen, play the same moves before the window, and nothing that the screen
shows or says may differ: frames, targets, tooltips, notes, log, hints, spoken words.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import random
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.engine.apply import IllegalMove
from game.engine.events import PermissionAnswered, RoundEnded
from game.engine.moves import Move
from game.engine.table.board import Phase
from game.engine.table.deal import Deal
from game.play.match import Match
from game.play.seats import header_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from game.toolkit.app import App
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.session import GameScreen
from game.ui.shared.preferences import Preferences
from saves.records.lines import Line, MoveLine, RoundLine, SeatInfo, ShuffleLine
from tests.properties.random_play import Moment, Seating, rounds_of
from tests.properties.test_nothing_leaks import dealt_again, told
from tests.slow import LONG, one_in
from tests.ui.house import House
from tests.ui.system.accessibility.test_announcer import Listened

LEVELS = ("easy", "normal", "hard", "expert")
NAMES = ("Anna", "Walt", "Rosa", "June", "Ben", "Olga")
WATCHED = 24
"""Moves that are played before the window at most."""
PASSES = 10
"""Passes of the loop that are looked at after a move: cards fly in them."""
TABLES: tuple[tuple[PresetId, int, int], ...] = (("campus", 4, 2), ("partners", 4, 2), ("web", 2, 2), ("campus", 6, 3))


class Scripted:
    """Everybody elsewhere: they make the moves that they are given."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.move: Move | None = None

    @property
    def is_their_turn(self) -> bool:
        """Whether the mover is no person."""
        match = self._match
        return not match.is_over and not match.awaits_deal and match.header.seats[match.board.mover].kind != "human"

    def poll(self) -> Move | None:
        """The move, once."""
        move, self.move = self.move, None
        return move

    def cancel(self) -> None:
        """Nothing is open."""

    def close(self) -> None:
        """Nobody to let go."""


def no_time() -> float:
    """A clock that stands still."""
    return 0.0


def lines_of(moments: Sequence[Moment]) -> Iterator[Line]:
    """The entries of a round as a record has them."""
    for moment in moments:
        match moment.entry:
            case Deal() as deal:
                draws = [list(row) for row in deal.draws] or None
                yield RoundLine(n=deal.round, dealer=deal.dealer, first=deal.first, deck=deal.deck, draws=draws)
            case tuple():
                yield ShuffleLine(stock=moment.entry)  # type: ignore[arg-type]  # cards
            case _:
                yield MoveLine(seat=moment.before.board.mover, move=moment.entry)


def shown(folder: Path, seating: Seating, moments: Sequence[Moment], begun: int, seat: int) -> list[object]:
    """All that the screen of the person at a seat shows and says while the moves from `begun` on are played."""
    seats = [
        SeatInfo(name=name, kind="human")
        if at == seat
        else SeatInfo(name=name, kind="computer", level=LEVELS[at % len(LEVELS)])
        for at, name in enumerate(NAMES[: seating.players])
    ]
    header = header_of(
        seating.rules, seats, seating.teams, seed=1, game_id="x", created="2026-01-01T00:00:00Z", app="test", name="x"
    )
    voice = Listened()
    preferences = Preferences(speed="fast", sound=False, voice="unless_read")
    house = House(folder, size=(1024, 600), preferences=preferences, voice=voice, clock=no_time, make_app=App)
    match = Match(header, lines=tuple(lines_of(moments[:begun])))
    others = Scripted(match)
    game = OpenGame(match, others)
    house.program.table.take_up(game)
    house.table.frames.clock = no_time  # how far cards are made ready hangs on the clock, and how they fly on that
    seen: list[object] = []
    try:
        for moment in [None, *moments[begun:]]:
            if moment is not None and game.awaits_person:
                assert game.play(moment.entry) is None  # type: ignore[arg-type]  # moves alone are watched
            elif moment is not None:
                others.move = moment.entry  # type: ignore[assignment]  # moves alone are watched
            for _ in range(PASSES):
                house.step()
                seen.append(zlib.crc32(pygame.image.tobytes(house.picture, "RGB")))
                seen.append(house.report)
            house.until(lambda: others.move is None and not house.report.busy)
            seen += [house.report, house.game.answers, tuple(line.text for line in house.session.log.lines)]
            seen += list(tips(house))
            if (
                game.awaits_person
                and house.session.screen is GameScreen.TABLE
                and match.board.phase in (Phase.DRAW, Phase.PLAY)
            ):
                house.key("h")  # the cards of a hint, then its words
                seen.append(house.report.message)
                house.key("h")
                seen.append(house.report.message)
                while has_hint(house):  # one press too many opens the menu, and the match waits for it
                    house.key("Escape")
        return [*seen, tuple(voice.said)]
    finally:
        house.close()


def has_hint(house: House) -> bool:
    """Whether a hint, or a sheet in its place, is left on the table."""
    table = house.session.table
    return table is not None and (table.state.hint, table.state.opened) != (None, None)


def tips(house: House) -> Iterator[str]:
    """What every thing of the table says when a pointer rests on it, and the note that lies on the table."""
    table = house.session.table
    if table is not None:
        yield from (f"{widget.id}: {widget.tip()}" for widget in table.tools.form.widgets)
        yield table.frames.note.note.words if table.frames.note.note is not None else ""


@pytest.mark.slow
@pytest.mark.parametrize("table", one_in(2, TABLES), ids=lambda table: f"{table[0]}-{table[1]}")
@pytest.mark.parametrize("number", range(12 if LONG else 1))
def test_nothing_hidden_is_shown_or_said(table: tuple[PresetId, int, int], number: int, tmp_path: Path) -> None:
    name, players, teams = table
    rng = random.Random(f"screen {table} {number}")
    easy_out = {"out_clean": 0, "out_dirty": 1, "partners_foot": "none", "permission": True, "book_size": 5}
    rules = replace(preset(name), rounds=1, take_first_lap=True, **easy_out)
    compared = answers = 0
    for seed in range(1, 1000):
        seating = Seating(rules, players, teams, 1000 * number + seed)
        (moments,) = rounds_of(seating)
        end = next(n for n, moment in enumerate(moments) if any(isinstance(e, RoundEnded) for e in moment.events))
        asked = [n for n in range(end) if any(isinstance(e, PermissionAnswered) for e in moments[n].events)]
        if not asked and teams < players:
            continue  # going out is what people talk about
        upto = min(end, (asked[0] if asked else end) + WATCHED // 2)
        begun = max(upto - WATCHED, 1)
        while begun < upto and moments[begun].before.board.phase in (Phase.CUT, Phase.CHOOSE):
            begun += 1
        if upto - begun < 4 or any(type(moment.entry) is tuple for moment in moments[begun:upto]):
            continue
        asker = moments[asked[0]].before.board.turn if asked else 0
        seat = rng.choice([at for at in range(players) if not asked or (at - asker) % teams])
        again = dealt_again(rng, seating, moments[:upto], seat)
        try:
            told(again, seat)
        except IllegalMove:  # somebody's unseen cards were needed for his move
            continue
        true = shown(tmp_path / f"{seed}-true", seating, moments[:upto], begun, seat)
        other = shown(tmp_path / f"{seed}-other", seating, again, begun, seat)
        assert other == true
        compared, answers = compared + 1, answers + bool(asked)
        if compared >= 2:
            break
    assert compared
    assert answers or players == teams
