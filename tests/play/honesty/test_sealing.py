"""Packs that are sealed before they are cut: who cuts, what may be known before, and what a crash between leaves."""

import errno
import json
import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.engine.moves import Draw
from game.engine.refusal import Reason
from game.engine.table.view import SPECTATOR
from game.play.bot_lines import bot_view
from game.play.branching import branch_point, branched
from game.play.honesty.sealing import PackToCut, WaitingPack, cutter_of_deal
from game.play.match import Match
from saves.disk.files import RealDisk
from saves.records.journal import SaveState
from saves.records.kept_pack import pack_file
from saves.records.lines import Line, ShuffleLine, decode_line
from saves.records.saved_game import SavedGame
from tests.build import there
from tests.play.matches_in_memory import (
    BY_CHANCE,
    WEB,
    fresh,
    header,
    packs_of,
    seal_holds,
    sealed_lines,
    settle,
    step,
    waiting,
)
from tests.saves.written_records import GAME, POSITION, header as header_with
from tests.toolkit.waiting import wait_until

RESHUFFLES = header_with(rules={"base": "web", "stock_out": "reshuffle"})
"""Four people, and a match that takes the discards for a new stock."""


def line_of(fields: Mapping[str, Any]) -> Line:
    """A line as a record has it."""
    return decode_line(json.dumps(fields).encode(), 2)


NEARLY_OUT = line_of({**POSITION, "stock": "3C", "discards": "4C 5C 6C 7C 8C KS", "seat": 2, "turns": [2, 2, 1, 1]})


# ---- nobody is asked


def test_a_sealed_match_of_a_seed_goes_on_sealed() -> None:
    """Given its first round in a record, the next one is sealed although nobody says so again."""
    match = Match(header(replace(WEB, hand_cards=(7,), foot_cards=(7,))), is_sealed=True)
    while match.board.round < 1 or not match.awaits_deal:
        step(match)
    after = Match(match.header, lines=match.lines[1:])
    after.begin_round()
    assert all(map(seal_holds, sealed_lines(after)))
    assert len(sealed_lines(after)) >= 2


def test_a_branch_is_sealed_from_its_second_round_on() -> None:
    """Given a game that goes on from the middle of a round, that round has no seal, for nothing of it was dealt here;
    the next one is sealed as in any match.
    """
    match = fresh(replace(WEB, hand_cards=(7,), foot_cards=(7,)), seed=None)
    for _ in range(9):
        step(match)
    point = branch_point(match.lines, len(match.lines))
    names = {"game_id": "b", "created": BY_CHANCE.created, "app": "test", "name": "b"}
    begun, *lines = branched(point, match.header.seats, seed=None, anew_for=0, **names)
    branch = Match(begun, lines=lines)
    while len(sealed_lines(branch)) < 1:
        step(branch)
    assert all(map(seal_holds, sealed_lines(branch)))
    assert branch.board.round == 2


# ---- somebody is asked


def test_the_player_about_to_draw_cuts_the_reshuffled_discards(tmp_path: Path) -> None:
    """Given a stock that has run out in a person's turn, the discards wait sealed for that person, after a crash, too,
    nobody can play on, and after the cut they are stock, under the upcard's place.
    """
    packs = list[PackToCut]()
    for _ in range(2):
        match = Match(RESHUFFLES, lines=[NEARLY_OUT], packs=packs_of(tmp_path), asks_for_cuts=True)
        settle(match)
        packs.append(there(match.pack_to_cut))
        assert match._waiting is not None
        assert seal_holds(match._waiting)  # uncut, as it is kept
    pack, again = packs
    assert again == pack
    assert match.waiting_pack == WaitingPack(round=1, cutter=2, cards=5, dealer=None, first=0, draws=())
    assert (pack.is_reshuffle, pack.cutter, pack.cards) == (True, 2, 5)
    refused = there(match.play(2, Draw()))
    assert refused.code in (Reason.STOCK_EMPTY, Reason.WRONG_PHASE)
    match.cut_pack(3)
    line = match.lines[-1]
    assert isinstance(line, ShuffleLine)
    assert line.seal is not None
    assert (line.seal.hash, line.seal.cut) == (pack.hash, 3)
    assert seal_holds(line)
    assert match.play(2, Draw()) is None


def test_discards_reshuffled_for_a_computer_player_wait_for_nobody() -> None:
    """Given people who cut, and a computer player about to draw, the discards are sealed and become stock uncut."""
    seats = [{"name": "P", "kind": "computer", "level": "easy"} if seat == 2 else info for seat, info in ASKED]
    match = Match(
        header_with(rules={"base": "web", "stock_out": "reshuffle"}, seats=seats),
        lines=[NEARLY_OUT],
        asks_for_cuts=True,
    )
    line = match.lines[-1]
    assert isinstance(line, ShuffleLine)
    assert seal_holds(line)
    assert line.seal is not None
    assert (match.pack_waits, line.seal.cut) == (False, 0)


ASKED = list(enumerate(GAME["seats"]))


@pytest.mark.parametrize(
    ("humans", "dealer", "cutter"), [((0,), 1, 0), ((0,), 0, 0), ((0, 2), 1, 0), ((0, 2), 2, 2), ((), 0, None)]
)
def test_the_person_to_the_dealers_right_cuts(humans: tuple[int, ...], dealer: int, cutter: int | None) -> None:
    """Given the dealer, the person to the right of that seat cuts, else the next one clockwise, the dealer included."""
    assert cutter_of_deal(header(humans=humans).seats, dealer) == cutter


# ---- a crash between seal and cut


def test_after_a_crash_the_same_pack_comes_back(tmp_path: Path) -> None:
    """Given a program that died before the cut, the next one shows the same seal, and the cut gives the deck that it
    would have given then; after that nothing is left of the pack on the disk.
    """
    crashed = waiting(tmp_path)
    after = waiting(tmp_path)
    assert after.pack_to_cut == crashed.pack_to_cut
    for match in (crashed, after):
        match.cut_pack(50)
    assert sealed_lines(after) == sealed_lines(crashed)
    assert after.close()
    assert list(tmp_path.iterdir()) == []


def test_after_a_crash_the_draw_for_high_card_stands(tmp_path: Path) -> None:
    """Given a draw for high card, which comes before the pack is sealed and may have been seen, it comes back with the
    pack, and the same player begins.
    """
    begun = header(replace(WEB, first_player="high_card"), seed=None, humans=(0,))
    told = []
    for _ in range(2):
        match = Match(begun, packs=packs_of(tmp_path), asks_for_cuts=True)
        match.begin_round()
        settle(match)
        told.append((match.waiting_pack, match.pack_to_cut))
    pack = there(match.waiting_pack)
    assert pack.draws
    assert told[0] == told[1]
    match.cut_pack(3)
    assert seal_holds(sealed_lines(match)[0])
    assert match.board.first == pack.first


def test_the_same_pack_comes_back_for_whoever_skips_cuts_now(tmp_path: Path) -> None:
    """Given a crash, and then nobody who is asked, the deck is the pack that was sealed, with a cut of 0."""
    pack = there(waiting(tmp_path).pack_to_cut)
    match = Match(BY_CHANCE, packs=packs_of(tmp_path))
    match.begin_round()
    (line,) = sealed_lines(match)
    assert line.seal is not None
    assert (line.seal.hash, line.seal.cut) == (pack.hash, 0)


@pytest.mark.parametrize("damage", ["gone", "torn", "flipped", "newer", "other cards", "unreadable"])
def test_a_pack_that_is_lost_is_sealed_again_and_says_so(
    tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a seal that was shown, and a file that is gone, torn or damaged, or a disk that gives nothing back, another
    pack is sealed, and its seal tells so in the record, too.
    """
    before = waiting(tmp_path).pack_to_cut
    path = pack_file(tmp_path, "game")
    text = path.read_text()
    fields = json.loads(text)
    match damage:
        case "gone":
            path.unlink()
        case "torn":
            path.write_text(text[:200])
        case "flipped":
            path.write_text(json.dumps({**fields, "salt": fields["salt"][::-1]}))
        case "newer":
            path.write_text(json.dumps({**fields, "version": 99}))
        case "unreadable":
            monkeypatch.setattr("saves.records.kept_pack.read_small", fail_to_read)
        case _:
            cards = replace_first(fields["pack"])
            path.write_text(json.dumps({**fields, "pack": cards, "hash": digits_of(cards, fields["salt"])}))
    match_ = waiting(tmp_path)
    pack = there(match_.pack_to_cut)
    assert before is not None
    assert pack.again
    assert pack.hash != before.hash
    match_.cut_pack(1)
    (line,) = sealed_lines(match_)
    assert line.seal is not None
    assert line.seal.again
    assert seal_holds(line)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 9999, b'{"version":1}', b"null", None])
def test_whatever_lies_there_instead_the_game_is_dealt(tmp_path: Path, content: bytes | None) -> None:
    """Given anything else under the names of these files, folders included, the round is dealt and sealed."""
    for path in (pack_file(tmp_path, "game"), pack_file(tmp_path, "game").with_suffix(".shown")):
        path.mkdir() if content is None else path.write_bytes(content)
    match = Match(BY_CHANCE, packs=packs_of(tmp_path))
    match.begin_round()
    assert all(map(seal_holds, sealed_lines(match)))


def fail_to_read(path: Path, most: int) -> bytes:
    """As a disk does that falls ill."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def replace_first(pack: str) -> str:
    """A pack with one card too many of a face."""
    first, second, rest = pack.split(" ", 2)
    return f"{second if first != second else 'KH'} {second} {rest}"


def digits_of(pack: str, salt: str) -> str:
    """The hash of a pack as the file has it."""
    return sha256(f"{pack} {salt}\n".encode()).hexdigest()


def test_a_pack_of_another_place_in_the_game_is_nobodys(tmp_path: Path) -> None:
    """Given a file that was left of the round before, the next round has a pack of its own, and nothing is missed."""
    left = waiting(tmp_path)
    kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
    left.cut_pack(0)
    left.close()
    round_two = [*left.lines[1:], *to_the_end_of_round(left)]
    for path, data in kept.items():
        path.write_bytes(data)
    after = Match(BY_CHANCE, lines=round_two, packs=packs_of(tmp_path))
    after.begin_round()
    first, second = (line.seal for line in sealed_lines(after))
    assert first is not None
    assert second is not None
    assert second.hash != first.hash
    assert not second.again
    assert list(tmp_path.iterdir()) == []


def to_the_end_of_round(match: Match) -> Sequence[Line]:
    """The lines that follow until the next round can be dealt."""
    before = len(match.lines)
    while not match.awaits_deal:
        step(match)
    return match.lines[before:]


class NoDisk(RealDisk):
    """A disk that takes nothing."""

    def replace(self, path: Path, data: bytes) -> None:
        """Refuses."""
        raise OSError(errno.ENOSPC, "full")


def test_a_seal_whose_pack_no_disk_takes_is_not_shown(tmp_path: Path) -> None:
    """Given a disk that refuses the pack, nobody sees its seal, and the deal goes on uncut."""
    match = waiting(tmp_path, disk=NoDisk())
    assert match.pack_waits
    assert match.pack_to_cut is None
    match.cut_pack(0)
    assert all(map(seal_holds, sealed_lines(match)))


class SlowDisk(RealDisk):
    """A disk that has nothing safe before it is let."""

    is_let = is_back = False

    def replace(self, path: Path, data: bytes) -> None:
        """Waits."""
        wait_until(lambda: self.is_let)
        self.is_back = True
        super().replace(path, data)


def test_a_disk_that_never_answers_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a disk that does not come back with the pack, the seal is not shown, and the deal and leaving go on."""
    monkeypatch.setattr("saves.records.kept_pack.HANGS_AFTER", 0.05)
    disk = SlowDisk()
    match = waiting(tmp_path, disk=disk)
    assert match.pack_to_cut is None
    match.cut_pack(0)
    assert match.board.round == 1
    assert match.close()
    assert not disk.is_back
    disk.is_let = True


def test_a_seal_is_shown_once_its_pack_is_on_the_device(tmp_path: Path) -> None:
    """Given a pack on its way to the disk, its seal cannot be seen, and nobody is held up; then it can."""
    disk = SlowDisk()
    match = Match(BY_CHANCE, packs=packs_of(tmp_path, disk), asks_for_cuts=True)
    match.begin_round()
    assert (match.is_settled, match.pack_to_cut) == (False, None)
    disk.is_let = True
    settle(match)
    assert match.pack_to_cut is not None
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".shown"}
    kept = json.loads(pack_file(tmp_path, "game").read_text())
    assert set(kept) >= {"pack", "salt"}
    assert kept["place"].startswith("2 ")  # the line that it will be dealt in


def test_the_pack_stays_until_what_was_dealt_from_it_is_safe(tmp_path: Path) -> None:
    """Given a record that the disk refuses, the pack stays on the disk; once the line is safe it goes."""
    packs = packs_of(tmp_path)
    match = Match(BY_CHANCE, packs=packs, asks_for_cuts=True)
    match.begin_round()
    settle(match)
    line = Answered()
    packs.forget_after(line)
    wait_until(lambda: line.asked > 0)
    assert pack_file(tmp_path, "game").exists()
    line.state = SaveState.ON_DISK
    wait_until(lambda: not list(tmp_path.iterdir()))


class Answered:
    """How safe a line is, as the test says."""

    def __init__(self) -> None:
        self.state = SaveState.IN_MEMORY
        self.asked = 0

    def wait(self, seconds: float | None = None) -> SaveState:
        """What the test says."""
        self.asked += 1
        return self.state


@pytest.mark.parametrize("is_cut", [True, False])
def test_a_record_and_its_pack_are_left_for_the_next_window(tmp_path: Path, is_cut: bool) -> None:
    """Given a game that is left before the cut, its record is closed, the pack stays; taken up again and cut, or by
    somebody who doesn't cut, the record has the seal that was shown first, and the pack is gone.
    """
    game, seals = tmp_path / "game.handfoot.jsonl", tmp_path / "seals"
    shown: list[str] = []
    for _ in range(2):
        with SavedGame.create(game, BY_CHANCE, RealDisk()) if not shown else SavedGame.open(game, RealDisk()) as saved:
            match = Match(BY_CHANCE, saved, lines=saved.lines[1:], packs=packs_of(seals))
            match.asks_for_cuts = is_cut or not shown
            match.begin_round()
            settle(match)
            shown += [pack.hash for pack in (match.pack_to_cut,) if pack is not None]
            if len(shown) == 2:
                match.cut_pack(9)
            if not match.pack_waits:
                wait_until(lambda: not list(seals.iterdir()))
            assert match.close()
    assert shown == [shown[0]] * (1 + is_cut)
    assert json.loads(game.read_text().splitlines()[1])["seal"]["hash"] == shown[0]
    assert list(seals.iterdir()) == []


# ---- who hears of it


def test_bots_hear_hash_and_cut_alone() -> None:
    """Given a sealed round, a bot hears nothing of its salt, from which packs could be tried out, nor the pack."""
    match = fresh(seed=None)
    (line,) = sealed_lines(match)
    assert line.seal is not None
    (told,) = [fact for fact in match.masked_lines_since(0, (1,)) if fact["type"] == "round"]
    assert told["seal"] == {"hash": line.seal.hash, "cut": line.seal.cut}
    assert line.seal.salt not in json.dumps(match.masked_lines_since(0, (0, 1, 2, 3)))


def test_bots_hear_the_same_of_a_reshuffle() -> None:
    """Given sealed discards, a bot hears how many there are, the hash and the cut."""
    match = Match(RESHUFFLES, lines=[NEARLY_OUT])
    line = match.lines[-1]
    assert isinstance(line, ShuffleLine)
    assert line.seal is not None
    told = next(fact for fact in match.masked_lines_since(0, (2,)) if fact["type"] == "shuffle")
    assert told == {"type": "shuffle", "count": 5, "seal": {"hash": line.seal.hash, "cut": line.seal.cut}}


def test_no_seat_learns_the_salt_from_what_it_sees_and_hears() -> None:
    """Given a sealed round played to its end, no view, event or line that any seat or onlooker gets has the salt."""
    match = fresh(replace(WEB, hand_cards=(7,), foot_cards=(7,)), seed=None)
    (line,) = sealed_lines(match)
    assert line.seal is not None
    salt, eyes = line.seal.salt, (*range(4), SPECTATOR)
    while not match.awaits_deal:
        assert not any(salt in repr(match.view(seat)) for seat in eyes)
        assert salt not in repr(bot_view(match.view(match.board.mover)))
        step(match)
    assert not any(salt in repr(match.events_since(0, seat)) for seat in eyes)
    assert salt not in repr(match.masked_lines_since(0, range(4)))
