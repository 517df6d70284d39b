"""Matches by simulated phones that do everything wrong: `python -m tests.phones.simulated_phones --rounds 10000`.

Phones rejoin, open a second tab, send moves twice (in turn and at once), late and out of turn, fall asleep,
are replaced; strangers try stolen secrets; the host is killed and resumed. Afterwards every move that was acknowledged
stands in the record once and in that order, and nothing else; now and then everything that a seat cannot see is dealt
anew, and every byte that its phone gets must stay; every record passes `verify`.

The HTTP of most matches goes through the server without a socket; one in `--sockets` matches has a real server process
and real sockets. With `--state FILE` a run that was stopped goes on with the next match: a match follows from the seed
and its number alone.
"""

import argparse
import contextlib
import io
import json
import random
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.roster import player_of
from game.cards import USUAL_SORTING, cards_text
from game.cli import main as run_command
from game.cli.hosted_game import HostedGame
from game.engine.moves import Discard, Draw, Group, MeldCards, Move
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Cards
from game.phones.door import PhoneDoor
from game.phones.door_lines import DoorPlan, Limits
from game.phones.open_doors import door_plan, seated_at_match
from game.phones.phone_table import PhoneTable
from game.play.match import Match
from game.play.seats import SeatPlan, header_of, table_plan
from game.rules.presets import PRESET_IDS, preset
from saves.players.phone_keys import SeatKeys
from saves.records.lines import MoveLine, UndoLine, encode_line
from saves.records.move_json import move_fields
from tests.phones.memory_door import MemoryLine, MemoryPhone, MemoryServer
from tests.phones.phone_client import Fact, PhoneClient, Reply

_QUICK: Final = Limits(rate=1e6, burst=10**6, strangers_rate=1e6, strangers_burst=10**6)
_Done = tuple[int, str, tuple[object, ...]]


class Wires:
    """How the phones of one match reach it: through memory here, over sockets in `SocketWires`."""

    def __init__(self, campaign: "Campaign") -> None:
        self._campaign = campaign
        self.server: MemoryServer | None = None

    def open(self, keys: dict[int, SeatKeys]) -> PhoneDoor:
        """A door for the match as it stands."""
        plan = self._campaign.door_plan(keys)
        self.server = MemoryServer(plan)
        return PhoneDoor(plan, self.server)  # type: ignore[arg-type]

    def phone(self, secret: str = "", device: str | None = None, tab: str = "") -> PhoneClient:
        """A browser that has no connection yet."""
        return MemoryPhone(self._here, self._campaign.serve, secret, device, tab)

    def _here(self) -> MemoryServer:
        assert self.server is not None
        return self.server

    def begin(self) -> None:
        """The match is served from now on."""

    def end(self) -> None:
        """It is not."""


class SocketWires(Wires):
    """Over real sockets to a real server process; the game runs in a thread of its own."""

    def __init__(self, campaign: "Campaign") -> None:
        super().__init__(campaign)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._port = 0

    def open(self, keys: dict[int, SeatKeys]) -> PhoneDoor:
        """A door for the match as it stands, once it listens."""
        campaign = self._campaign
        door = PhoneDoor.open(campaign.door_plan(keys, self._port))
        while not door.is_open:
            door.wait(1.0)
            for _ in door.poll():
                pass
            assert door.trouble is None, door.trouble
        self._port = door.port
        return door

    def phone(self, secret: str = "", device: str | None = None, tab: str = "") -> PhoneClient:
        """A browser that has no connection yet."""
        return PhoneClient(self._port, secret, device, tab)

    def begin(self) -> None:
        """The match is served from now on."""
        self._stop.clear()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        while not self._stop.is_set():
            self._campaign.door.wait(0.01)
            self._campaign.serve()

    def end(self) -> None:
        """It is not."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()


class Campaign:
    """One match under way."""

    def __init__(self, number: int, seed: int, on_sockets: bool, anew: float) -> None:
        """`number` and `seed` decide everything but secrets and the time of day; `anew` is how often every seat's
        bytes are compared after dealing anew what it cannot see.
        """
        self._anew = anew
        self.chance = chance = random.Random(f"{seed}/{number}")
        rules = PRESET_IDS[number % len(PRESET_IDS)]
        shape = "2:solo" if chance.random() < 0.75 else chance.choice(preset(rules).tables)
        plan = table_plan(preset(rules), shape, None)
        self.rules, self.players = rules, plan.players
        seats = [SeatPlan("phone", "human", on_phone=True).named(f"Player {seat + 1}") for seat in range(self.players)]
        header = header_of(
            preset(rules), seats, plan.teams, seed=chance.randrange(2**40), game_id="x",
            created="2026-01-01T00:00:00Z", app="0", name=rules,
        )  # fmt: skip
        self.match = Match(header)
        self.match.begin_round()
        self.did: Counter[str] = Counter()
        self._done: list[_Done] = []
        self._minds = [player_of(chance.choice(("easy", "normal"))) for _ in seats]
        self._lock = threading.RLock()
        self._former: list[tuple[int, dict[str, object]]] = []
        self._last: tuple[int, dict[str, object]] | None = None
        self._wires = SocketWires(self) if on_sockets else Wires(self)
        self._open({})
        self._phones = [self._wires.phone(self.door.keys[seat].link) for seat in range(self.players)]
        for phone in self._phones:
            phone.hand("?begin")
        self._watcher = chance.randrange(self.players)
        self._watched = ""

    def _open(self, keys: dict[int, SeatKeys]) -> None:
        self._game = HostedGame(self.match)
        self.door = self._wires.open(keys)
        self._table = PhoneTable(self._game, self.door, lambda _: USUAL_SORTING, lambda *_: None)
        self._wires.begin()

    def serve(self) -> None:
        """The host does what there is to do."""
        with self._lock:
            self._table.step()
            self._game.step()

    def _shut(self) -> None:
        self._wires.end()
        self.door.close()
        self._game.close()

    def play(self) -> None:
        """To the end of the match."""
        while not self.match.is_over:
            with self._lock:
                board, at = self.match.board, self.match.line_count
                if board.phase == Phase.ENDED:
                    self._table.step()
                    self._game.step()
                    continue
                seat, undoable = board.mover, self.match.undoable(board.mover)
                view, think = self.match.view(seat), Think(self.match.cut_miss(seat))
            move = self._minds[seat].decide(view, think)
            self._trouble(seat)
            if undoable and self.chance.random() < 0.05:
                self._do(seat, at, {"deed": "undo"}, (seat, "undo", ()))
                continue
            if isinstance(move, MeldCards) and not board.has_opened(view.team) and self._stages(seat, at, move):
                wish: dict[str, object] = {"deed": "play"}
            elif self.chance.random() < 0.5 and isinstance(move, Draw | Discard):
                wish = {"deed": "discard", "cards": move.card} if isinstance(move, Discard) else {"deed": "draw"}
            else:
                wish = {"move": msgspec.to_builtins(move_fields(move))}
            self._do(seat, at, wish, _done(seat, move))
            if self.chance.random() < 0.3:
                self._watch()

    def _do(self, seat: int, at: int, wish: dict[str, object], done: _Done) -> None:
        """Makes a move; perhaps once more, at once and later."""
        phone, whole = self._phones[seat], {"at": at, **wish}
        self.did["move"] += 1
        if self.chance.random() < 0.05 and isinstance(phone, MemoryPhone):
            replies = self._at_once(phone, whole)
        else:
            replies = [phone.do(**whole)]
        for reply in replies:
            assert reply.status == 200, (self.rules, whole, reply.status, reply.body[:300])
        self._done.append(done)
        self._last = (phone.number, whole)
        if self.chance.random() < 0.15:
            self.did["duplicate"] += 1
            again = phone.again(**whole)
            assert again.json["ok"] is True, again.body[:300]
        if self.chance.random() < 0.05:
            self.did["late"] += 1
            _refused(phone.do(**whole), "late")
        self._former = [*self._former[-20:], (seat, whole)]
        self._compare(seat, replies[0].json["hand"])

    def _at_once(self, phone: MemoryPhone, wish: dict[str, object]) -> list[Reply]:
        """The same on three connections before any of them has an answer."""
        self.did["twice at once"] += 1
        phone.number += 1
        lines: list[MemoryLine] = [phone.begin_move(wish) for _ in range(3)]
        replies = [phone.answered(line) for line in lines]
        for line in lines:
            line.hang_up()
        return replies

    def _stages(self, seat: int, at: int, move: MeldCards) -> bool:
        """Lays an opening out group by group, and finds it there after whatever happens; False where it cannot be."""
        phone = self._phones[seat]
        for number, group in enumerate(move.groups):
            reply = phone.do(at=at, drop="new_pile", cards=" ".join(group.cards))
            if reply.status != 200:
                assert number or reply.json["reason"] != "late", reply.body[:300]
                phone.do(deed="take_back")
                return False
        self.did["opening laid out"] += 1
        before = phone.hand()["page"]["draft"]
        self._trouble(seat, may_restart=False)
        after = self._phones[seat].hand()["page"]["draft"]
        assert after == before, (before, after)
        return True

    def _compare(self, seat: int, shown: Fact) -> None:
        """What the phone has been told is what its seat sees; now and then every byte of every seat."""
        with self._lock:
            if shown["at"] != self.match.line_count or "hand" not in shown:  # nobody has told how it ended
                return
            assert shown["hand"] == cards_text(self.match.view(seat).hand)
        if self.chance.random() < self._anew:
            self.did["dealt anew"] += 1
            for phone in self._phones:
                phone.hand()  # awake now, which the others are told
            for one, phone in enumerate(self._phones):
                with self._lock:
                    self._table.step()
                    wanted, before = self._shown_anew(one), self.door.awake
                body = phone.ask("GET", "/hand").body
                with self._lock:
                    self._table.step()
                    if self.door.awake != before:  # on a busy machine half a minute may have passed
                        continue
                told = b"{" + body.split(b",", 2)[2]
                assert told == wanted, (self.rules, one, told, wanted)
                self.did["responses compared"] += 1
                self.did["bytes compared"] += len(told)

    def _shown_anew(self, seat: int) -> bytes:
        """What the seat's phone would be told if everything that it cannot see were something else."""
        match, table = self.match, self._table

        def mixed(cards: Cards) -> Cards:
            order = list(cards)
            self.chance.shuffle(order)
            return tuple(order)

        turn = match._replay.turn
        match._replay.turn = replace(turn, table=deal_anew(turn.table, seat, mixed))
        try:
            return table._hand(seat, table._arrangements[seat], table._beside(seat, table._asleep()))
        finally:
            match._replay.turn = turn

    def _watch(self) -> None:
        """One seat's page asks for news all the time, and gets them: over sockets perhaps only on asking again."""
        with self._lock:
            at = self.match.line_count
        shown: Fact = {"at": -1, "version": self._watched}
        while shown["at"] < at:
            shown = self._phones[self._watcher].hand(f"?after={shown['version']}")
        self._watched = shown["version"]

    # ---- trouble

    def _trouble(self, seat: int, *, may_restart: bool = True) -> None:
        """Whatever else happens around a table."""
        dice = self.chance.random()
        for share, name in _TROUBLES:
            dice -= share
            if dice < 0:
                if may_restart or name != "host restarts":
                    self.did[name] += 1
                    _HAPPENS[name](self, seat)
                return

    def rejoin(self, seat: int) -> None:
        """The page is loaded anew."""
        phone = self._phones[seat]
        phone.tab = f"tab {self.chance.random()}"
        phone.hand("?begin")

    def second_tab(self, seat: int) -> None:
        """A second tab takes the cards, and the first is told."""
        phone = self._phones[seat]
        other = self._wires.phone(phone.secret, phone.device, f"tab {self.chance.random()}")
        phone.tab = phone.tab or "first"
        other.hand("?begin")
        _refused(phone.ask("GET", "/hand"), "other_tab")
        _refused(phone.do(deed="draw"), "other_tab")
        other.number = max(phone.number, other.number)
        phone.leave()
        self._phones[seat] = other

    def steal(self, seat: int) -> None:
        """Another device has the secret."""
        thief = self._wires.phone(self._phones[seat].secret)
        for reply in (thief.ask("GET", "/hand"), thief.do(move={"move": "draw"}), thief.ask("POST", "/sleep", {})):
            _refused(reply, "taken", 403)
        thief.leave()

    def sleep(self, seat: int) -> None:
        """The screen locks."""
        assert self._phones[seat].ask("POST", "/sleep", {}).status == 204

    def out_of_turn(self, seat: int) -> None:
        """Somebody else plays for the one whose turn it is."""
        other = self._phones[(seat + 1) % self.players]
        for wish in ({"move": {"move": "draw"}}, {"deed": "draw"}, {"deed": "undo"}):
            assert other.do(**wish).status == 409

    def replace(self, seat: int) -> None:
        """Another phone comes with a fresh code."""
        phone = self._phones[seat]
        with self._lock:
            self.door.offer(seat)
            code = self.door.keys[seat].code
        new = self._wires.phone()
        joined = new.ask("POST", "/join", {"seat": seat, "code": code})
        while joined.json.get("reason") == "taken":  # the server has not heard of the code yet
            joined = new.ask("POST", "/join", {"seat": seat, "code": code})
        assert joined.status == 200, joined.body
        new.secret = joined.json["secret"]
        new.hand("?begin")
        _refused(phone.ask("GET", "/hand"), "another_phone", 403)
        _refused(phone.do(deed="draw"), "another_phone", 403)
        phone.leave()
        self._phones[seat] = new

    def nonsense(self, seat: int) -> None:
        """What is no wish."""
        bodies = [
            b"",
            b"{",
            b"[1]",
            b'{"number": "x"}',
            b'{"number": -1}',
            b"\xff\xfe",
            b"9" * 500,
            b'{"number": 1e400}',
        ]
        assert self._phones[seat].ask("POST", "/move", self.chance.choice(bodies)).status == 400

    def come_late(self, seat: int) -> None:
        """A move of long ago arrives at last, under an old number and under a new one."""
        if self._former:
            other, wish = self.chance.choice(self._former)
            phone = self._phones[other]
            _refused(phone.do(**wish), "late")
            if phone.number > 2:
                body = {"number": self.chance.randrange(1, phone.number - 1), **wish}
                _refused(phone.ask("POST", "/move", body), "late")

    def door_plan(self, keys: dict[int, SeatKeys], port: int = 0) -> DoorPlan:
        """A door for everybody."""
        return door_plan(seated_at_match(self.match), range(self.players), keys, ("127.0.0.1",), port, limits=_QUICK)

    def restart(self, seat: int) -> None:
        """The host is killed and resumed from its record; a phone that has heard no answer asks again."""
        keys = dict(self.door.keys)
        self._shut()
        self.match = Match(self.match.header, lines=self.match.lines[1:])
        self._open(keys)
        for phone in self._phones:
            phone.hand("?begin")
        if self._last is not None:
            number, wish = self._last
            phone = next((one for one in self._phones if one.number == number), self._phones[seat])
            phone.number = max(1, number)
            _refused(phone.ask("POST", "/move", {"number": phone.number, **wish}), "late")

    def close(self) -> None:
        """Ends everything, and compares the record with what was acknowledged."""
        self._shut()
        played = [
            _done(line.seat, line.move) if isinstance(line, MoveLine) else (line.seat, "undo", ())
            for line in self.match.lines
            if isinstance(line, MoveLine | UndoLine)
        ]
        assert played == self._done, next(
            (at, one, other)
            for at, (one, other) in enumerate(zip([*played, None], [*self._done, None], strict=False))
            if one != other
        )


_HAPPENS: Final[dict[str, Any]] = {
    "rejoin": Campaign.rejoin,
    "double tab": Campaign.second_tab,
    "stolen secret": Campaign.steal,
    "sleep": Campaign.sleep,
    "out of turn": Campaign.out_of_turn,
    "another phone": Campaign.replace,
    "nonsense": Campaign.nonsense,
    "long ago": Campaign.come_late,
    "host restarts": Campaign.restart,
}
_TROUBLES: Final = (
    (0.03, "rejoin"),
    (0.03, "double tab"),
    (0.03, "stolen secret"),
    (0.03, "sleep"),
    (0.02, "out of turn"),
    (0.02, "another phone"),
    (0.02, "nonsense"),
    (0.02, "long ago"),
    (0.003, "host restarts"),
)


def _refused(reply: Reply, reason: str, status: int = 409) -> None:
    assert (reply.status, reply.json["reason"]) == (status, reason), (reply.status, reply.body[:300])


def _done(seat: int, move: Move) -> _Done:
    """A move however its cards are ordered."""
    groups: tuple[Group, ...] = getattr(move, "groups", ())
    laid = sorted((-1 if group.onto is None else group.onto, *sorted(group.cards)) for group in groups)
    others = [getattr(move, name) for name in move.__struct_fields__ if name != "groups"]
    return seat, type(move).__name__, (*map(str, laid), *others)


def _is_verified(campaign: Campaign) -> bool:
    """Whether `verify` has nothing against the record."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.handfoot.jsonl"
        path.write_text("".join(f"{encode_line(line)}\n" for line in campaign.match.lines))
        with contextlib.redirect_stdout(io.StringIO()):
            return run_command(["verify", str(path)]) == 0


class Progress(msgspec.Struct):
    """What a run has come to so far."""

    seed: int
    matches: int = 0
    rounds: int = 0
    on_sockets: int = 0
    """Rounds over real sockets."""
    seconds: float = 0.0
    did: dict[str, int] = {}


def main() -> int:
    """Plays match after match until there are enough rounds; 1 where a record is no good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e9, help="stops after a match when they are over")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sockets", type=int, default=25, help="one match in so many goes over real sockets")
    parser.add_argument("--anew", type=float, default=0.02, help="the share of moves after which bytes are compared")
    parser.add_argument("--state", type=Path, help="where a run is kept to go on from")
    options = parser.parse_args()
    kept = options.state if options.state is not None and options.state.exists() else None
    so_far = Progress(options.seed) if kept is None else msgspec.json.decode(kept.read_bytes(), type=Progress)
    end = time.monotonic() + 60 * options.minutes
    while so_far.rounds < options.rounds and time.monotonic() < end:
        began, on_sockets = time.monotonic(), so_far.matches % options.sockets == 0
        campaign = Campaign(so_far.matches, so_far.seed, on_sockets, options.anew)
        try:
            campaign.play()
        finally:
            campaign.close()
        if not _is_verified(campaign):
            print(f"match {so_far.matches}: verify refuses its record")
            return 1
        so_far.matches += 1
        so_far.rounds += campaign.match.board.round
        so_far.on_sockets += campaign.match.board.round if on_sockets else 0
        so_far.seconds += time.monotonic() - began
        so_far.did = dict(Counter(so_far.did) + campaign.did)
        if options.state is not None:
            options.state.write_bytes(msgspec.json.encode(so_far))
        print(json.dumps({**msgspec.to_builtins(so_far), "seconds": round(so_far.seconds)}), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
