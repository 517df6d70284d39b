"""The monkey in its short form; `python -m tests.monkey` is the long one."""

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.engine.table.board import Phase
from game.rules.ruleset import pack_size
from tests.build import table
from tests.monkey.__main__ import leaks, missed
from tests.monkey.invariants import Wrong, check_board, check_faces
from tests.monkey.legs import WAYS, screen_of
from tests.monkey.monkey import DeadEnd, Monkey, Tally, _megabytes
from tests.monkey.pen import PromptDisk
from tests.slow import slow_except
from tests.ui.headers import header


@pytest.fixture
def monkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Monkey]:
    """One that cannot get out of its folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with PromptDisk():
        yield Monkey(tmp_path, 1)


@pytest.mark.slow
def test_whatever_somebody_does_the_program_stands_it(monkey: Monkey) -> None:
    """Given three hundred things done at random, nothing raises, all cards are there, and the title can be reached."""
    monkey.play(300)
    monkey.close()
    assert sum(monkey.tally.ways_out.values()) >= 3
    assert len(monkey.tally.screens) > 5


@pytest.mark.parametrize("screen", slow_except((), sorted(WAYS), every=3))
def test_every_screen_is_reached_and_left_by_mouse_and_by_keys(screen: str, monkey: Monkey) -> None:
    """Given a screen, the monkey can be led there, and from there both mouse and keys lead back to the title."""
    for way in ("mouse", "keys"):
        for _ in range(9):  # where a button closes the program, it may be the one that was tried
            monkey._lead_to(screen)
            assert screen_of(monkey.pen) == screen
            monkey.find_the_way_out(way)
            if monkey.tally.ways_out[screen, way]:
                break
    assert set(+monkey.tally.ways_out) == {(screen, "mouse"), (screen, "keys")}
    monkey.close()


def test_a_screen_without_a_way_back_is_a_dead_end(monkey: Monkey, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a settings screen that nothing leads back from, the monkey says so."""
    monkey.pen.press("button/main_menu")
    monkey.pen.press("button/settings")
    monkeypatch.setattr(monkey.pen.app, "pop", lambda: None)
    monkeypatch.setattr(monkey.pen.app, "show", lambda scene, softly=False: None)
    for way in ("mouse", "keys"):
        with pytest.raises(DeadEnd, match=f"by {way} from settings"):
            monkey.find_the_way_out(way)
    monkey.close()


@pytest.mark.slow
def test_the_same_seed_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one seed, two monkeys do and see the same things, so that whatever is found can be found again."""
    monkeypatch.chdir(tmp_path)
    done = []
    homes = [tmp_path / folder / "house" / "home" for folder in ("a", "b")]
    for home in homes:
        home.mkdir(parents=True)  # both before either plays: the folders above a home can be looked into
    for home in homes:
        monkeypatch.setenv("HOME", str(home))
        with PromptDisk():
            monkey = Monkey(home, 4)
            monkey.play(120)
            monkey.close()
        done.append((monkey.last_things(), monkey.tally.screens))
    assert done[0] == done[1]


def test_a_card_that_is_lost_is_noticed() -> None:
    """Given a board with a card too few, the check says so; a whole one passes, and so does a scenario."""
    board = replace(table(hand="KH").board, phase=Phase.PLAY, round=1)
    missing = pack_size(board.rules, board.players) - sum(board.hands) - sum(board.feet) - board.stock - board.pile
    check_board(replace(board, stock=board.stock + missing))
    lacking = replace(board, stock=board.stock + missing - 1)
    with pytest.raises(Wrong):
        check_board(lacking)
    check_board(lacking, has_whole_decks=False)


def test_a_face_of_somebody_else_is_noticed(monkey: Monkey) -> None:
    """Given a table that still shows a hand whose owner no longer looks, the check says so."""
    pen = monkey.pen
    pen.take_up([header("web", [0])])
    pen.until(lambda: bool(pen.look().all("hand/")))
    check_faces(pen)
    pen.game.eyes = 1
    with pytest.raises(Wrong, match="no card of whoever looks"):
        check_faces(pen)
    monkey.close()


def test_a_screen_that_was_hardly_tried_is_told() -> None:
    """Given a run that never came to the curtain, and left no screen by keys, the end of it says so."""
    tally = Tally(events=1000 * len(WAYS))
    for screen in WAYS:
        tally.screens[screen] = 1000
        tally.ways_out[screen, "mouse"] = tally.ways_out[screen, "keys"] = 1
    assert missed(tally) == []
    del tally.screens["curtain"], tally.ways_out["mishap", "keys"]
    assert missed(tally) == ["curtain: 0 events", "mishap: no way out by keys"]


def test_memory_that_grows_without_end_is_told() -> None:
    """Given runs of a hundred thousand events, one that leaks half a megabyte a thousand, and one that keeps a screen
    of 80 MB in the end, fail and say so; one that fills its caches, or jumps up and comes down, does not.
    """
    chance = random.Random(1)
    noise = [chance.uniform(-8, 8) for _ in range(100)]
    steady = [300 - 60 * 0.8**n + noise[n] for n in range(100)]
    jumping = [300 + noise[n] + (90 if n % 10 == 0 else 0) for n in range(100)]
    short = [250.0, 186.0, 188.0, 199.0, 165.0, 227.0, 176.0, 212.0, 212.0]  # of nine thousand real events
    assert leaks(steady) == leaks(jumping) == leaks(short) == leaks([]) == leaks([300.0]) == []
    wild = [chance.uniform(-35, 35) for _ in range(100)]
    assert leaks([300 + use for use in wild]) == []
    assert leaks([300 + 0.7 * n + use for n, use in enumerate(wild)])
    (told,) = leaks([300 + 0.5 * n + noise[n] for n in range(100)])
    assert re.match(r"memory grows by 0\.[456] MB with every thousand events", told)
    assert any("grew by" in told for told in leaks([*steady[:-5], *(use + 80 for use in steady[-5:])]))


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells how much memory is in use")
def test_what_the_monkey_measures_is_what_the_program_keeps() -> None:
    """Given fifty megabytes more that are kept, and then given back, the measure rises by them and falls again."""
    before = _megabytes()
    kept = bytearray(50_000_000)
    kept[::4096] = b"x" * len(kept[::4096])
    assert 40 < _megabytes() - before < 60
    del kept
    assert _megabytes() - before < 10
