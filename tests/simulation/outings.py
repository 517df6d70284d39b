"""What people do with a program that they have had for long: matches of every shape to their end and beyond, shelves
full of games, house rules by lot, backups that come home to another computer, and hands on the keys alone.

As with detours, what goes wrong is found by the checks that always look.
"""

import os
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.ai.player import Think
from game.ai.roster import player_of
from game.play.match import Match
from game.play.seats import header_of
from game.problems.bundled import days_ids
from game.rules.presets import PRESET_IDS
from game.ui.shared.requests import LookBackAt, OpenRecord, ShowEvening
from saves.disk.files import RealDisk
from saves.disk.folders import games_folder, hands_folder, learning_folder, people_file, rules_folder, settings_file
from saves.library.library import Library
from saves.records.lines import GameLine, SeatInfo, encode_line
from tests.properties.random_play import random_seatings
from tests.simulation.computer import DATA
from tests.simulation.disk import Ill
from tests.simulation.earlier_moves import earlier_moves
from tests.simulation.errands import Errands
from tests.simulation.simulated_meddling import sync_folder, write
from tests.simulation.simulated_person import NAMES, SHORT
from tests.ui.headers import NAMES as SEATED, header

SHAPES: Final = ((2, 2), (3, 3), (3, 3), (4, 2), (4, 2), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (8, 4))
"""Of tables: players and teams."""
PEOPLE: Final = ((0,), (0, 1), (0, 1, 2))
"""On which seats they sit."""
LONGEST_MATCH: Final = 24
"""Times six moves after which she gives a match up."""
KEYS_OF_HANDS: Final = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F6, pygame.K_ESCAPE),
)
"""With which somebody goes around who has no pointer."""
READING: Final = (pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_F8)
"""Keys at which something is read aloud."""
AT_SCORE: Final = ("button/previous_round", "button/next_round", "button/par", "button/leaf_", "button/close", "field/")


class Outings(Errands):
    """Of one person at one computer."""

    def go(self, chance: random.Random, way: str) -> None:
        """Does one of the `OUTINGS`, from the title, on a disk that is well."""
        self._heal()
        self._calm()
        self._person.go_home()
        if self._window.app.running:
            OUTINGS[way](self, chance)
        self._heal()
        self._calm()

    # ---- matches

    @staticmethod
    def _any_header(
        chance: random.Random, rounds: int, people: Sequence[int] = (), shape: tuple[int, int] = (0, 0)
    ) -> GameLine:
        """Of any shape of table, by rules under which somebody goes out soon."""
        players, teams = chance.choice(SHAPES) if shape == (0, 0) else shape
        people = people or chance.choice(PEOPLE)
        there = [seat for seat in people if seat < players]
        match = header(chance.choice(PRESET_IDS), there, players, teams, rounds=rounds)
        return replace(match, id=f"outing-{chance.getrandbits(32)}", seed=None, name="", rules={**match.rules, **SHORT})

    def _plays_to_the_end(self, chance: random.Random) -> None:
        match = self._any_header(chance, chance.choice((1, 1, 2)))
        people = [seat for seat, info in enumerate(match.seats) if info.kind == "human"]
        phones = [seat for seat in people[1:] if chance.random() < 0.6]
        self._begin(match, earlier_moves(match, chance), phones)
        if phones:
            self._watch(20)
            self._press(chance, "button/start")
        self._goes_on_to_end(chance)
        self._person.wanders(chance, 8)
        self._press(chance, "button/more", "button/again", "button/close", "button/again", "button/start")
        if phones:
            self._watch(20)
            self._press(chance, "button/start")
        self._person.plays(chance, 4)

    def _goes_on_to_end(self, chance: random.Random) -> None:
        for _ in range(LONGEST_MATCH):
            session = self._window.program.session
            if session is None or session.game.match.is_over or not self._window.app.running:
                break
            self._person.plays(chance, 6)
        self._watch(8)

    def _plays_by_lot(self, chance: random.Random) -> None:
        """By house rules that nobody has thought of."""
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
        self._looks_back_at(self._lay_down(match, _to_the_end(match)))
        for _ in range(chance.randint(0, 2)):
            self._strike(pygame.K_PAGEDOWN)
        for _ in range(chance.randint(2, 9)):
            self._strike(chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_UP)))
        self._watch(2)
        self._press(
            chance, "button/play_on", "button/you_play_on", "field/kind_", "field/kind_", "field/level_", "button/start"
        )
        for _ in range(20):
            session = self._window.program.session
            if self._window.report.scene == "score" or session is None or session.game.match.is_over:
                break
            self._person.plays(chance, 4)
        for key in READING:
            self._strike(key)
        self._person.wanders(chance, 6)

    def _changes_record_in_place(self, chance: random.Random) -> None:
        """Another program puts other letters in the place of some of its own, so that no length changes."""
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
            self._strike(chance.choice(KEYS_OF_HANDS))
            self._watch(chance.choice((0, 0, 2)))

    def _strike(self, key: int) -> None:
        if self._window.app.running:
            self._person._key(key)
            self._window.pass_time(0.2)
            self._oracle.check(self._window)

    def _moves_cards_about(self, chance: random.Random) -> None:
        """Lays cards out in heaps, and drags them from heap to heap, back into the hand, and to places for nothing."""
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

    def _lay_down(self, match: GameLine, lines: Iterable[object]) -> Path:
        """What an earlier evening has left."""
        path = Library(games_folder(DATA), RealDisk()).path_of(match.id)
        self._oracle.kept.others_write = True
        with self._computer.disk.aside():
            if not path.parent.is_dir():
                path.parent.mkdir(parents=True)
                sync_folder(str(path.parent.parent))
            write(str(path), "".join(f"{encode_line(line)}\n" for line in (match, *lines)).encode())  # type: ignore[arg-type]
        return path

    def _has_played(self, chance: random.Random, count: int) -> list[Path]:
        """Matches to their end, several of them by the same people on the same evening."""
        people, shape = chance.choice(PEOPLE), chance.choice(SHAPES)
        matches = [self._any_header(chance, chance.choice((1, 2, 3)), people, shape) for _ in range(count)]
        return [self._lay_down(match, _to_the_end(match)) for match in matches]

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
        self._looks_back_at(self._lay_down(match, _to_the_end(match)))
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
        """Some problems, in a moment: which move is right is asked elsewhere."""
        for id_ in chance.sample(days_ids()[:8], 5):
            if self._window.app.running:
                self._window.program.learning_players.tried(id_, chance.random() < 0.7, "Anna")
        self._watch(4)

    def _forget_all(self) -> None:
        """A computer to which none of her files have come yet."""
        with self._computer.disk.aside():
            folders = [games_folder(DATA), games_folder(DATA) / "removed", rules_folder(DATA), hands_folder(DATA)]
            files = [people_file(DATA), settings_file(DATA)]
            for folder in (*folders, learning_folder(DATA)):
                files += sorted(file for file in folder.glob("*") if file.is_file()) if folder.is_dir() else []
            for file in files:
                if file.is_file():
                    self._oracle.meddled({str(file)})
                    file.unlink()
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


def _to_the_end(begun: GameLine) -> tuple[object, ...]:
    """The lines behind the header of a match that computers play out."""
    match, player = Match(begun), player_of("easy")
    while not match.is_over:
        if match.awaits_deal:
            match.begin_round()
        seat = match.board.mover
        match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat))))
    return tuple(match.lines[1:])
