"""Matches by simulated phones that do everything wrong: `python -m tests.phones.simulated_phones --minutes 5`.

Over real sockets, with the real server process. Phones rejoin, open a second tab, send moves twice, late and out of
turn, fall asleep; strangers try stolen secrets. Afterwards every move that was acknowledged stands in the record once,
and nothing else; what each phone was shown is what its seat sees; and every record passes `verify`.
"""

import argparse
import random
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import cards_text
from game.cli import main as run_command
from game.cli.hosted_game import HostedGame
from game.engine.board import Phase
from game.phones.door import PhoneDoor
from game.phones.door_lines import Limits
from game.phones.open_doors import door_plan
from game.play.match import Match
from game.play.seats import SeatPlan, header_of
from game.rules.presets import PRESET_IDS, preset
from game.ui.phones.phone_table import PhoneTable
from saves.lines import MoveLine, UndoLine, encode_line
from saves.move_json import move_fields
from tests.phones.phone_client import PhoneClient

SEATS: Final = 4
_QUICK: Final = Limits(rate=5000.0, burst=5000)


class Campaign:
    """One match under way."""

    def __init__(self, rules: str, chance: random.Random) -> None:
        seats = [SeatPlan("phone", "human", on_phone=True).named(f"Player {seat + 1}") for seat in range(SEATS)]
        header = header_of(
            preset(rules), seats, 2, seed=chance.randrange(2**40), game_id="x", created="2026-01-01T00:00:00Z",
            app="0", name=rules,
        )  # fmt: skip
        self.match = Match(header)
        self.match.begin_round()
        self.chance = chance
        self.did: Counter[str] = Counter()
        self._acknowledged: Counter[int] = Counter()
        self._game = HostedGame(self.match, {})
        self._door = PhoneDoor.open(door_plan(self.match, range(SEATS), {}, "127.0.0.1", limits=_QUICK))
        self._table = PhoneTable(self._game, self._door)
        self._lock = threading.Lock()
        self._stop = threading.Event()
        while not self._door.address:
            self._door.wait(1.0)
            self._table.step()
        self._phones = [PhoneClient(self._door.port, self._door.keys[seat].link) for seat in range(SEATS)]
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()
        for phone in self._phones:
            phone.hand("?begin")

    def _serve(self) -> None:
        while not self._stop.is_set():
            self._door.wait(0.01)
            with self._lock:
                self._table.step()
                self._game.step()

    def play(self, end: float) -> bool:
        """Plays to the end of the match, or of the time: True where it was the match."""
        minds = [player_of(("normal", "easy")[seat % 2]) for seat in range(SEATS)]
        while not self.match.is_over and time.monotonic() < end:
            with self._lock:
                board, at = self.match.board, self.match.line_count
                seat = board.mover
                if board.phase == Phase.ENDED:
                    continue
                view = self.match.view(seat)
                miss = self.match.cut_miss(seat) if board.phase == Phase.CUT else 0
                move = minds[seat].decide(view, Think(miss))
            self._trouble(seat)
            phone = self._phones[seat]
            wish = {"at": at, "move": msgspec.to_builtins(move_fields(move))}
            reply = phone.do(**wish)
            assert reply.status == 200, (reply.status, reply.body[:300])
            self._acknowledged[seat] += 1
            shown = reply.json["hand"]
            with self._lock:
                if shown["at"] == self.match.line_count:
                    assert shown["hand"] == cards_text(self.match.view(seat).hand)
            if self.chance.random() < 0.15:
                self.did["duplicate"] += 1
                assert phone.again(**wish).json["ok"] is True
            if self.chance.random() < 0.05:
                self.did["late"] += 1
                reply = phone.do(**wish)
                assert (reply.status, reply.json["reason"]) == (409, "late"), reply.body[:300]
            self.did["move"] += 1
        return self.match.is_over

    def _trouble(self, seat: int) -> None:
        """Whatever else happens around a table."""
        phone, dice = self._phones[seat], self.chance.random()
        if dice < 0.03:
            self.did["rejoin"] += 1
            phone.tab = f"tab {self.chance.random()}"
            phone.hand("?begin")
        elif dice < 0.06:
            self.did["double tab"] += 1
            other = PhoneClient(phone.port, phone.secret, phone.device, f"tab {self.chance.random()}")
            other.hand("?begin")
            phone.tab = phone.tab or "first"
            told = phone.ask("GET", "/hand")
            assert (told.status, told.json["reason"]) == (409, "other_tab")
            other.number = phone.number
            self._phones[seat] = other
        elif dice < 0.09:
            self.did["stolen secret"] += 1
            thief = PhoneClient(phone.port, phone.secret)
            assert thief.ask("GET", "/hand").status == 403
            assert thief.do(move={"move": "draw"}).status == 403
        elif dice < 0.11:
            self.did["sleep"] += 1
            assert phone.ask("POST", "/sleep", {}).status == 204
        elif dice < 0.14:
            self.did["out of turn"] += 1
            other = self._phones[(seat + 1) % SEATS]
            assert other.do(move={"move": "draw"}).status == 409
        elif dice < 0.16:
            self.did["another phone"] += 1
            with self._lock:
                self._door.offer(seat)
                code = self._door.keys[seat].code
            new = PhoneClient(phone.port)
            joined = new.ask("POST", "/join", {"seat": seat, "code": code})
            while joined.json.get("reason") == "taken":  # the server has not heard of the code yet
                joined = new.ask("POST", "/join", {"seat": seat, "code": code})
            assert joined.status == 200, joined.body
            new.secret = joined.json["secret"]
            new.hand("?begin")
            gone = phone.ask("GET", "/hand")
            assert (gone.status, gone.json["reason"]) == (403, "another_phone")
            self._phones[seat] = new
        elif dice < 0.18:
            self.did["nonsense"] += 1
            body = self.chance.choice(
                [b"", b"{", b"[1]", b'{"number": "x"}', b'{"number": -1}', b"\xff\xfe", b"9" * 500]
            )
            assert phone.ask("POST", "/move", body).status == 400

    def close(self) -> int:
        """Ends everything, and compares the record with what was acknowledged; how many rounds were played."""
        self._stop.set()
        self._thread.join()
        self._door.close()
        self._game.close()
        played = Counter(line.seat for line in self.match.lines if isinstance(line, MoveLine | UndoLine))
        assert played == self._acknowledged, (played, self._acknowledged)
        return self.match.board.round


def main() -> int:
    """Plays match after match until the time is over; 1 where a record is no good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    did: Counter[str] = Counter()
    rounds = matches = 0
    while time.monotonic() < end:
        rules = PRESET_IDS[matches % len(PRESET_IDS)]
        campaign = Campaign(rules, random.Random(options.seed * 1000 + matches))
        try:
            is_over = campaign.play(end)
        finally:
            rounds += campaign.close()
        did += campaign.did
        matches += 1
        if is_over:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "x.handfoot.jsonl"
                path.write_text("".join(f"{encode_line(line)}\n" for line in campaign.match.lines))
                if run_command(["verify", str(path)]) != 0:
                    return 1
        print(f"{matches} matches, {rounds} rounds, {dict(did)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
