"""`host`: a game without a window, played by people in the browsers of their phones."""

import math
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Final

from game.cards import USUAL_SORTING, HandSorting
from game.cli.arguments import CommandError, add_table_arguments, data_folder, refuse_if, typed_file, whole_number
from game.cli.files.file_errors import in_line, reading, writing
from game.cli.files.fresh_record import fresh_header
from game.cli.hosted_game import HostedGame
from game.cli.named.named_game import table_named
from game.cli.named.seed import seed_of
from game.cli.output.terminal import complain, say_json
from game.messages.functions import cli as say_cli, errors as say_errors, phones as say
from game.messages.language import Message
from game.phones.addresses import LOOPBACK, all_addresses, leads_somewhere, local_addresses
from game.phones.door import PhoneDoor
from game.phones.door_lines import CannotListen, CodeChanged, FromServer, Listening
from game.phones.open_doors import KeptDoors, door_plan, seated_at_match
from game.phones.phone_table import PhoneTable
from game.phones.phone_view import unsaved
from game.play.match import Match
from game.play.seats import PHONE, SeatPlan, TablePlan
from game.rules.presets import DEFAULT_PRESET
from game.rules.ruleset import RuleSet
from game.sentences.grammar import COMPUTER_NAMES, PERSON_NAMES, named_person
from saves.disk.files import RealDisk
from saves.disk.folders import doors_folder, games_folder, last_rounds_folder
from saves.disk.lock import GameIsOpen
from saves.disk.system_calls import keep_to_owner
from saves.library.library import Library
from saves.players.phone_keys import KeptDoor
from saves.records.journal import ON_DISK
from saves.records.last_round_file import LastRoundFile, last_round_file
from saves.records.lines import BadRecord, GameLine
from saves.records.saved_game import SavedGame

_TICK: Final = 0.02
"""Seconds between two polls of computer players while no phone sends anything,"""
_DISK_TICK: Final = 0.002
"""and while the disk is about to answer."""
_KEEPS_AGAIN: Final = 5.0
"""Seconds until a disk that has refused the door's state is asked again."""


def add_arguments(parser: ArgumentParser) -> None:
    """Rules, table, seed, a record to write or to continue, address and port."""
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.rules_or_default_help(DEFAULT_PRESET))
    add_table_arguments(parser, say_cli.host_seats_help())
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--record", type=typed_file, metavar="FILE", help=say_cli.play_record_help())
    where.add_argument("--resume", type=typed_file, metavar="FILE", help=say_cli.host_resume_help())
    parser.add_argument("--port", type=whole_number(1, 65535), metavar="N", help=say_cli.host_port_help())
    parser.add_argument("--bind", metavar="loopback|lan|ADDRESS", help=say_cli.host_bind_help())


def run(options: Namespace) -> int:
    """Play until the match is over, or a signal comes; 1 if the door or the record can't be opened."""
    data, disk = data_folder(options), RealDisk()
    keep_to_owner(data)
    with ExitStack() as ends:
        saved = _resumed(options) if options.resume is not None else _begun(options, data)
        ends.callback(_close, saved)
        header = saved.replay.header
        last_round = LastRoundFile(last_round_file(last_rounds_folder(data), header.id), disk)
        match = Match(header, saved, time.monotonic, saved.lines[1:], last_round=last_round)
        kept = KeptDoors(doors_folder(data), disk)
        game = HostedGame(match)
        ends.callback(game.close)
        if match.is_over:
            _forget_door(kept, header.id)
            raise CommandError(say.is_over(saved.path.name), 1)
        phones = [seat for seat, info in enumerate(match.seats) if info.kind == "human"]
        if not phones:
            raise CommandError(say.no_phones())
        before = kept.of(header.id, time.time())
        bind = options.bind or ("loopback" if before is None else "lan" if before.follows else before.bind)
        addresses = _addresses(bind)
        port = options.port or (0 if before is None else before.port)
        keys = {} if before is None else before.keys
        plan = door_plan(seated_at_match(match), phones, keys, addresses, port, follows=bind == "lan")
        door = PhoneDoor.open(plan)
        ends.callback(door.close)
        _wait_until_open(door)
        if before is not None and before.bind not in door.addresses:
            door.renew_links()
        heard = dict.fromkeys(phones, time.time())
        sortings = {} if before is None else dict(before.sortings)

        def keep() -> None:
            heard.update(dict.fromkeys(door.awake, time.time()))
            address = next(iter(door.addresses), LOOPBACK)
            seats = dict(door.keys)
            kept.keep(KeptDoor(header.id, address, door.port, seats, plan.follows, dict(heard), sortings=sortings))

        def prefer(seat: int, sorting: HandSorting) -> None:
            sortings[seat] = sorting
            with suppress(OSError):
                keep()

        with suppress(OSError):
            keep()
        say_json(_invitation(door, match))
        sys.stdout.flush()  # the caller waits for this line
        told = _HostSays(match, door, keep)
        if match.awaits_deal:
            _wait_for_somebody(door, told)
            match.begin_round()
        table = PhoneTable(game, door, lambda seat: sortings.get(seat, USUAL_SORTING), prefer)
        while not (match.is_over and match.kept == ON_DISK):  # nobody leaves while the end is only in memory
            told.note(table.step())
            if not game.step():
                door.wait(_TICK if match.is_settled else _DISK_TICK)
        told.note()
        say_json({"over": True, "totals": match.board.totals, "winners": match.winners})
        sys.stdout.flush()
        game.has_told_end = True
        table.say_goodbye(seconds=2.0)
        _forget_door(kept, header.id)
    return 0


def _forget_door(kept: KeptDoors, game: str) -> None:
    with suppress(OSError):  # nothing is behind it any more, and its keys expire
        kept.forget(game)


class _HostSays:
    """What the command says while it hosts: new codes and links, and a disk that refuses. It also stores the door's
    state.
    """

    def __init__(self, match: Match, door: PhoneDoor, keep: Callable[[], None]) -> None:
        self._match, self._door, self._keep = match, door, keep
        self._address = door.addresses[0]
        """The address in the links so far."""
        self._is_refused = False
        self._keep_again = math.inf
        """When the disk is asked again to take the door's state, which it has refused."""

    def note(self, news: Sequence[FromServer] = ()) -> None:
        """Say what is new. Raises CommandError if the door is lost."""
        for fact in news:
            if isinstance(fact, CodeChanged):
                complain(say.code_changed(named_person(self._match.names[fact.seat]), fact.code))
            elif isinstance(fact, Listening) and self._address not in fact.addresses:
                self._address = self._door.addresses[0]
                self._door.renew_links()
                for seat in self._door.seats:
                    link, code = self._door.url(seat), self._door.keys[seat].code
                    complain(say.link_changed(named_person(self._match.names[seat]), link, code))
        kept, is_stored = self._match.kept, False
        if kept is not None and (kept.in_memory > 0) != self._is_refused:
            self._is_refused = not self._is_refused
            complain(unsaved(kept) or say_errors.saved_again())
            is_stored = not self._is_refused
        if news or is_stored or time.monotonic() >= self._keep_again:
            try:
                self._keep()
                self._keep_again = math.inf
            except OSError:  # as long as it is refused, the door merely can't be reopened
                self._keep_again = time.monotonic() + _KEEPS_AGAIN
        if self._door.trouble is not None:
            raise CommandError(_no_door(self._door.trouble, self._door.port), 1)


def _wait_for_somebody(door: PhoneDoor, told: _HostSays) -> None:
    """Return once a phone has taken a seat: no cards are dealt before."""
    while not any(keys.is_taken for keys in door.keys.values()):
        door.wait(1.0)
        for fact in door.poll():
            told.note([fact])
            if any(keys.is_taken for keys in door.keys.values()):
                return  # what that phone asks is heard by the table
        told.note()


def _close(saved: SavedGame) -> None:
    if not saved.close():
        complain(say_errors.not_all_saved())


def _begun(options: Namespace, data: Path) -> SavedGame:
    """A new game. Raises CommandError."""
    rules, table = table_named(options, [SeatPlan(PHONE, "human", on_phone=True)], phones=True)
    refuse_if(
        (any(seat.kind == "human" and not seat.on_phone for seat in table.seats), say.host_people),
        (not any(seat.on_phone for seat in table.seats), say.no_phones),
    )
    header = _header(rules, table, seed_of(options))
    path = options.record or Library(games_folder(data), RealDisk()).path_of(header.id)
    with writing(path):
        try:
            saved = SavedGame.create(path, header, RealDisk())
        except GameIsOpen:
            raise CommandError(say_errors.record_open(path.name), 1) from None
        except FileExistsError:
            raise CommandError(say_errors.record_exists(path.name), 1) from None
    return saved


def _header(rules: RuleSet, table: TablePlan, seed: str | None) -> GameLine:
    """The first line of the record; nobody is called "You" when everybody has a screen of their own."""
    people, others = iter(PERSON_NAMES[1:]), iter(COMPUTER_NAMES)
    names = [
        next(people if plan.kind == "human" else others, f"Player {seat + 1}") for seat, plan in enumerate(table.seats)
    ]
    seats = [plan.named(name) for plan, name in zip(table.seats, names, strict=True)]
    return fresh_header(rules, seats, table.teams, seed)


def _resumed(options: Namespace) -> SavedGame:
    """The game of a record, where it was left. Raises CommandError."""
    if any(value is not None for value in (options.rules, options.seats, options.teams, options.seed)):
        raise CommandError(say.resume_says_all())
    path: Path = options.resume
    try:
        with reading(path):
            saved = SavedGame.open(path, RealDisk())
    except GameIsOpen:
        raise CommandError(say_errors.record_open(path.name), 1) from None
    except BadRecord as bad:
        raise CommandError(in_line(path, bad, None), 1) from None
    if saved.is_torn:
        complain(say_errors.cut_off())
    return saved


def _addresses(bind: str) -> tuple[str, ...]:
    """Where to listen. Raises CommandError without a network, and for an address that isn't one of this computer."""
    if bind == "loopback":
        return (LOOPBACK,)
    if bind == "lan":
        found = local_addresses()
        if not any(map(leads_somewhere, found)):
            raise CommandError(say.no_network(), 1)
        return found
    if bind not in all_addresses():
        raise CommandError(say.not_an_address(bind))
    return (bind,)


def _wait_until_open(door: PhoneDoor) -> None:
    """Return once the server listens. Raises CommandError if it can't."""
    while not door.is_open:
        door.wait(1.0)
        for _ in door.poll():
            pass
        if door.trouble is not None:
            raise CommandError(_no_door(door.trouble, door.port), 1)


def _no_door(trouble: CannotListen, port: int) -> str:
    known: dict[str, Message] = {"taken": partial(say.port_taken, str(port)), "address": say.no_network}
    return known.get(trouble.why, partial(say.no_door, trouble.words or trouble.why))()


def _invitation(door: PhoneDoor, match: Match) -> dict[str, object]:
    """What lets phones connect; a seat that already has a phone has no link and no code."""
    seats = [
        {"seat": seat, "name": match.names[seat], "url": door.url(seat) or None, "code": door.keys[seat].code or None}
        for seat in door.seats
    ]
    return {"address": door.addresses[0], "addresses": door.addresses, "port": door.port, "seats": seats}
