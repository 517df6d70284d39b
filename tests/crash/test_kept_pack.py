"""A program killed at any moment between shuffling and dealing: a seal that was seen holds for what is dealt."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.play.honesty.sealing import cards_of
from game.play.match import Match
from saves.disk.files import RealDisk
from saves.records.kept_pack import KeptPack, SealedLine
from saves.records.saved_game import SavedGame
from tests.play.honesty.test_sealing import seal_holds, settle
from tests.play.matches import header

KILLED = """
import sys
from pathlib import Path
from saves.disk.files import RealDisk
from saves.records.kept_pack import KeptPack
from saves.records.saved_game import SavedGame
from game.play.match import Match
from tests.play.honesty.test_sealing import settle

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


def killed_after(seconds: float, folder: Path) -> list[str]:
    """What the program said that was killed so long after it had the game open."""
    command = [sys.executable, "-c", KILLED, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        return [first.strip(), *program.stdout.read().split()]
