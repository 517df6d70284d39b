"""A program killed at any moment between shuffling and dealing: a seal that was seen holds for what is dealt."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.play.match import Match
from saves.disk.files import RealDisk
from saves.records.kept_pack import KeptPack, SealedLine, cards_of
from saves.records.lines import MoveLine
from saves.records.saved_game import SavedGame
from tests.play.matches_in_memory import header, seal_holds, settle, step

KILLED = """
import sys
from pathlib import Path
from saves.disk.files import RealDisk
from saves.records.kept_pack import KeptPack
from saves.records.saved_game import SavedGame
from game.play.match import Match
from tests.play.matches_in_memory import settle

folder = Path(sys.argv[1])
with SavedGame.open(folder / "game.handfoot.jsonl", RealDisk()) as saved:
    packs = KeptPack(folder / "seals" / "game.json", RealDisk())
    match = Match(saved.replay.header, saved, lines=saved.lines[1:], packs=packs, asks_for_cuts=True)
    print("open", flush=True)
    match.begin_round()
    settle(match)
    print(match.pack_to_cut.hash, flush=True)
    match.cut_pack(5)
    settle(match)
    print("dealt", flush=True)
    sys.stdin.read()
"""


ANNOUNCED = """
import sys
from pathlib import Path
from saves.disk.files import RealDisk
from saves.records.kept_pack import KeptPack
from saves.records.saved_game import SavedGame
from game.play.match import Match
from tests.play.matches_in_memory import settle
from tests.play.matches_in_memory import step

folder = Path(sys.argv[1])
with SavedGame.open(folder / "game.handfoot.jsonl", RealDisk()) as saved:
    match = Match(saved.replay.header, saved, packs=KeptPack(folder / "seals" / "game.json", RealDisk()))
    while sum(match.board.turns) < 3 or (sys.argv[2] == "between" and not match.awaits_deal):
        step(match)
    match.announce_last_round()
    settle(match)
    print("announced", flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["in a round", "between"])
def test_a_last_round_that_was_announced_outlives_a_kill_before_the_next_move(tmp_path: Path, moment: str) -> None:
    """Given a program killed right after it announced the last round, the next one plays only that round, its record
    says so from the first move on, and nothing stays beside the record.
    """
    path = tmp_path / "game.handfoot.jsonl"
    SavedGame.create(path, header(), RealDisk()).close()
    assert killed_after(0, tmp_path, ANNOUNCED, moment) == ["announced"]
    with SavedGame.open(path, RealDisk()) as saved:
        packs = KeptPack(tmp_path / "seals" / "game.json", RealDisk())
        match = Match(saved.replay.header, saved, lines=saved.lines[1:], packs=packs)
        assert match.is_last_round
        step(match)
        step(match)
        assert sum(isinstance(line, MoveLine) and line.last for line in match.lines) == 1
        assert match.close()
    assert list((tmp_path / "seals").iterdir()) == []
    with SavedGame.open(path, RealDisk()) as saved:
        match = Match(saved.replay.header, saved, lines=saved.lines[1:])
        while not match.is_over:
            step(match)
    assert match.board.round == (2 if moment == "between" else 1)
    assert match.winners


@pytest.mark.slow
def test_a_seal_that_was_seen_is_that_of_the_deal(tmp_path: Path) -> None:
    """Given fifteen kills around the first seal, the next program shows the seal that was
    seen, or finds it dealt; nothing is said to be sealed again, and nothing stays of a pack once it is dealt.
    """
    chance, ends = random.Random(5), {"open": 0, "seen": 0, "dealt": 0}
    for number in range(15):
        folder = tmp_path / str(number)
        path = folder / "game.handfoot.jsonl"
        SavedGame.create(path, header(seed=None, humans=(0,)), RealDisk()).close()
        said = killed_after(chance.uniform(0, 0.15), folder)
        packs = KeptPack(folder / "seals" / "game.json", RealDisk())
        with SavedGame.open(path, RealDisk()) as saved:
            match = Match(saved.replay.header, saved, lines=saved.lines[1:], packs=packs, asks_for_cuts=True)
            if match.awaits_deal:
                match.begin_round()
                settle(match)
                assert match.pack_to_cut is not None
                match.cut_pack(7)
            (line,) = [line for line in match.lines if isinstance(line, SealedLine)]
            assert line.seal is not None
            assert seal_holds(line)
            assert len(cards_of(line)) == 216
            assert not line.seal.again
            assert said[1:2] in ([], [line.seal.hash])
            assert match.close()
        left = [path for path in (folder / "seals").iterdir() if path.suffix != ".tmp"]  # that is cleared away later
        assert left == []
        ends["open" if len(said) == 1 else "seen" if len(said) == 2 else "dealt"] += 1
    assert ends["seen"] + ends["dealt"], ends


def killed_after(seconds: float, folder: Path, program_text: str = KILLED, *words: str) -> list[str]:
    """What the program said that was killed so long after its first word."""
    command = [sys.executable, "-c", program_text, str(folder), *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        return [first.strip(), *program.stdout.read().split()]
