"""What people do once they have had the program for a while: they play matches of every shape to the end and again,
look through old games, try random house rules, restore backups on another computer, and play by keyboard alone.

As with detours, what goes wrong is found by the checks that always look.
"""

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.play.seats import header_of
from game.problems.bundled import days_ids
from game.rules.presets import PRESET_IDS
from game.ui.shared.requests import LookBackAt, OpenRecord, ShowEvening
from saves.disk.folders import games_folder, hands_folder, learning_folder, people_file, rules_folder, settings_file
from saves.records.lines import GameLine, SeatInfo
from tests.properties.random_play import random_seatings
from tests.simulation.computer import DATA
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves, whole_match
from tests.simulation.errands import Errands
from tests.simulation.simulated_meddling import lay_down, sync_folder, write
from tests.simulation.simulated_person import NAMES, SHORT
from tests.ui.headers import NAMES as SEATED, header

SHAPES: Final = ((2, 2), (3, 3), (3, 3), (4, 2), (4, 2), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (8, 4))
"""Players and teams."""
PEOPLE: Final = ((0,), (0, 1), (0, 1, 2))
"""The seats of people."""
LONGEST_MATCH: Final = 24
"""She stops after this many times six moves."""
NAVIGATION: Final = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F6, pygame.K_ESCAPE),
)
"""The keys of somebody who plays without a pointer."""
READING: Final = (*range(pygame.K_1, pygame.K_9 + 1), pygame.K_0)
"""The keys that read something aloud."""
AT_SCORE: Final = ("button/previous_round", "button/next_round", "button/par", "button/leaf_", "button/close", "field/")


class Outings(Errands):
    """Of one person at one computer."""

    # ---- matches

    @staticmethod
    def _any_header(
        chance: random.Random, rounds: int, people: Sequence[int] = (), shape: tuple[int, int] | None = None
    ) -> GameLine:
        """A table of any shape, under rules that let somebody go out soon."""
        players, teams = shape or chance.choice(SHAPES)
        people = people or chance.choice(PEOPLE)
        there = [seat for seat in people if seat < players]
        match = header(chance.choice(PRESET_IDS), there, players, teams, rounds=rounds)
        return replace(match, id=f"outing-{chance.getrandbits(32)}", seed=None, name="", rules={**match.rules, **SHORT})

    def _plays_to_the_end(self, chance: random.Random) -> None:
        match = self._any_header(chance, chance.choice((1, 1, 2)))
        people = [seat for seat, info in enumerate(match.seats) if info.kind == "human"]
        phones = [seat for seat in people[1:] if chance.random() < 0.6]
        self._begin(match, earlier_moves(match, chance), phones)
        self._waits_for_phones(chance, phones)
        self._goes_on_to_end(chance)
        self._person.wanders(chance, 8)
        self._press(chance, "button/more", "button/again", "button/close", "button/again", "button/start")
        self._waits_for_phones(chance, phones)
        self._person.plays(chance, 4)

    def _waits_for_phones(self, chance: random.Random, phones: Sequence[int]) -> None:
        if phones:
            self._watch(20)
            self._press(chance, "button/start")

    def _goes_on_to_end(self, chance: random.Random) -> None:
        for _ in range(LONGEST_MATCH):
            session = self._window.program.session
            if session is None or session.game.match.is_over or not self._window.app.running:
                break
            self._person.plays(chance, 6)
        self._watch(8)

    def _plays_by_lot(self, chance: random.Random) -> None:
        """A match under random house rules."""
        seating = random_seatings(1, beyond_the_seeds=True, first=chance.getrandbits(24))[0]
        told = {"game_id": f"lot-{seating.seed}", "created": "2026-01-01T00:00:00Z", "app": "", "name": ""}
        seats = [
            SeatInfo(name=name, kind="computer", level="easy") if seat else SeatInfo(name=name, kind="human")
            for seat, name in enumerate(SEATED[: seating.players])
        ]
        match = header_of(seating.rules, seats, seating.teams, seed=1, **told)
        is_late = chance.random() < 0.7
        self._begin(replace(match, seed=None), earlier_moves(match, chance) if is_late else ())
        self._person.plays(chance, 16)
        self._press(chance, "button/rules")
        self._person.wanders(chance, 6)

    def _plays_on_from_middle(self, chance: random.Random) -> None:
        match = self._any_header(chance, chance.choice((2, 3)))
        self._looks_back_at(self._lay_down_whole(match))
        for _ in range(chance.randint(0, 2)):
            self._strike(pygame.K_PAGEDOWN)
        for _ in range(chance.randint(2, 9)):
            self._strike(chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_UP)))
        self._watch(2)
        self._press(chance, "button/play_on", "field/kind_", "field/kind_", "field/level_", "button/start")
        for _ in range(20):
            session = self._window.program.session
            if self._window.report.scene == "score" or session is None or session.game.match.is_over:
                break
            self._person.plays(chance, 4)
        for key in READING:
            self._strike(key)
        self._person.wanders(chance, 6)

    def _changes_record_in_place(self, chance: random.Random) -> None:
        """Another program overwrites part of the record without changing its length."""
        self._begin(self._header(chance))
        for _ in range(2):
            self._person.plays(chance, 3)
            session = self._window.program.session
            if session is None or session.game.saved is None or not self._window.app.running:
                return
            path = str(session.game.saved.path)
            with self._computer.disk.aside():
                data = Path(path).read_bytes() if Path(path).is_file() else b""
                at = chance.randrange(max(len(data) - 8, 1))
                if data:
                    self._oracle.meddled(self._computer.disk.device.names_of(path))
                    write(path, data[:at] + b"########"[: len(data) - at] + data[at + 8 :], os.O_TRUNC)
            self._person.plays(chance, 3)
            self._watch(14)

    def _plays_by_keys(self, chance: random.Random) -> None:
        self._begin(self._header(chance))
        for _ in range(60):
            self._strike(chance.choice(NAVIGATION))
            self._watch(chance.choice((0, 0, 2)))

    def _strike(self, key: int) -> None:
        if self._window.app.running:
            self._person._key(key)
            self._window.pass_time(0.2)
            self._oracle.check(self._window)

    def _moves_cards_about(self, chance: random.Random) -> None:
        """Stages cards and drags them between staged melds, back to the hand, and to places that refuse them."""
        match = self._header(chance, is_short=True)
        self._begin(match, earlier_moves(match, chance) if chance.random() < 0.5 else ())
        for _ in range(3):
            for _ in range(12):
                if self._window.app.running and self._window.report.scene == "table":
                    self._window.rest(8.0)
                    self._drag_a_card(chance)
                    self._oracle.check(self._window)
            self._person.plays(chance, 2)

    def _drag_a_card(self, chance: random.Random) -> None:
        things = self._window.look().things
        hand = [thing for thing in things if thing.id.startswith("hand/")]
        same = [card for card in hand if sum(card.label[0] == other.label[0] for other in hand) > 1]
        laid = [thing for thing in things if thing.id.startswith("staged/")]
        places = [*laid, *(thing for thing in things if thing.id.startswith(("new_pile", "meld/", "hand/", "stock")))]
        if places and (hand or laid):
            card = chance.choice(laid if laid and chance.random() < 0.5 else same or hand or laid)
            self._computer.note("Anna", f"drags {card.id}")
            self._window.drag(card.middle, chance.choice(laid if laid and chance.random() < 0.4 else places).middle)

    # ---- a full shelf

    def _lay_down_whole(self, match: GameLine) -> Path:
        """The record of a finished match from an earlier evening."""
        self._oracle.kept.others_write = True
        return lay_down(self._computer, match, whole_match(match))

    def _has_played(self, chance: random.Random, count: int) -> list[Path]:
        """Matches to their end, several of them by the same people on the same evening."""
        people, shape = chance.choice(PEOPLE), chance.choice(SHAPES)
        matches = [self._any_header(chance, chance.choice((1, 2, 3)), people, shape) for _ in range(count)]
        return [self._lay_down_whole(match) for match in matches]

    def _looks_through_shelf(self, chance: random.Random) -> None:
        records = self._has_played(chance, chance.randint(2, 5))
        self._begin_anew(False, Ill.WELL)
        for asked in (ShowEvening, OpenRecord, LookBackAt):
            if self._window.app.running:
                self._window.program.ask(asked(str(chance.choice(records))))
                self._watch(2)
                self._person.wanders(chance, 8)
            self._person.go_home()
        self._press(chance, "button/games", "field/part/1")
        self._person.wanders(chance, 14)

    def _looks_back_at(self, record: Path) -> None:
        self._begin_anew(False, Ill.WELL)
        self._window.program.ask(LookBackAt(str(record)))
        self._watch(2)

    def _leafs_through_scores(self, chance: random.Random) -> None:
        match = self._any_header(chance, chance.choice((2, 3, 4)))
        self._looks_back_at(self._lay_down_whole(match))
        for _ in range(3):
            for _ in range(chance.randint(0, 2)):
                self._strike(chance.choice((pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_END)))
            self._strike(pygame.K_s)
            for _ in range(4):
                self._press(chance, chance.choice(AT_SCORE))
                self._strike(chance.choice((pygame.K_PAGEUP, pygame.K_PAGEDOWN)))
            self._press(chance, "button/close", "button/continue")

    # ---- backups

    def _carries_home(self, chance: random.Random) -> None:
        """She backs up, goes on, and brings the backup in: here, or on a computer that knows nothing yet."""
        self._has_played(chance, 2)
        self._solves(chance)
        self._press(chance, "button/games", "button/ways", "button/score_pad", "button/start", "button/enter")
        self._press(chance, "field/clean_0/plus", "button/write_down")
        self._person.go_home()
        self._press(chance, "button/new_game", "button/rules", "button/change_rules", "field/rounds/plus", "field/name")
        self._window.write(chance.choice(NAMES))
        self._press(chance, "button/save")
        self._person.go_home()
        for _ in range(2):
            self._press(chance, "button/games", "button/more/", "button/remove/", "button/remove")
            self._person.go_home()
        self._watch(4)
        self._press(chance, "button/games", "button/ways", "button/back_up", "button/save", "button/replace")
        self._watch(4)
        written = [path for path in self._computer.disk.device.now if path.endswith(".zip")]
        if not written:
            return
        self._person.go_home()
        if chance.random() < 0.5:
            self._computer.scheduler.wall_ahead += 3600 * chance.choice((24, 72))
            self._solves(chance)
            self._watch(4)
        else:
            self._begin_anew(False, Ill.WELL, self._forget_all)
        self._window.step(Event(pygame.DROPFILE, file=max(written)))
        self._watch(6)
        self._person.wanders(chance, 4)
        self._person.go_home()
        self._press(chance, "button/games")
        self._person.wanders(chance, 6)

    def _solves(self, chance: random.Random) -> None:
        """Records tries at some problems without playing them."""
        for id_ in chance.sample(days_ids()[:8], 5):
            if self._window.app.running:
                self._window.program.learning_players.tried(id_, chance.random() < 0.7, "Anna")
        self._watch(4)

    def _forget_all(self) -> None:
        """Deletes her files, as on a new computer."""
        with self._computer.disk.aside():
            folders = [games_folder(DATA), games_folder(DATA) / "removed", rules_folder(DATA), hands_folder(DATA)]
            files = [people_file(DATA), settings_file(DATA)]
            for folder in (*folders, learning_folder(DATA)):
                files += sorted(file for file in folder.glob("*") if file.is_file()) if folder.is_dir() else []
            self._oracle.meddled({str(file) for file in files})  # all first: a link is no file once its target has gone
            for file in files:
                file.unlink(missing_ok=True)
                sync_folder(str(file.parent))


OUTINGS: Final[dict[str, Callable[[Outings, random.Random], None]]] = {
    "plays to the end, and again": Outings._plays_to_the_end,
    "plays by rules of chance": Outings._plays_by_lot,
    "plays on from the middle of a match": Outings._plays_on_from_middle,
    "plays while her record is changed in its place": Outings._changes_record_in_place,
    "plays by keys": Outings._plays_by_keys,
    "moves cards about": Outings._moves_cards_about,
    "looks through a full shelf": Outings._looks_through_shelf,
    "leafs through the scores of a match": Outings._leafs_through_scores,
    "carries a backup home": Outings._carries_home,
}
"""By what is told of it."""
