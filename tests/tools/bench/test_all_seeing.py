"""The player who sees too much: a measure of how far there is to go, only as good as what it really sees."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF, counts_of
from game.ai.levels import Normal
from game.ai.player import Think
from game.engine.board import Phase
from game.engine.state import Table
from game.engine.view import view_of
from game.rules.presets import preset
from saves.files import RealDisk
from saves.own_rules import write_rules
from tools.bench import all_seeing
from tools.bench.all_seeing import EVERYTHING, Place, TheWorld, deal, seeing_all, seeing_hands
from tools.bench.engine_matches import played
from tools.bench.imagined_hands import with_true_hands


def _tables(count: int, seed: int = 3) -> list[Table]:
    """Tables from the middle of a round of web, four in two teams."""
    normal = Normal()
    found = []
    for now, _ in played("web", 4, 2, seed, lambda now: normal.decide(view_of(now, now.board.mover), Think())):
        found.append(now)
        if len(found) == 60 + count:
            break
    return found[60:]


def test_who_sees_everything_plays_in_the_deal_as_it_lies() -> None:
    """A hand, a foot or the stock in another order would make a weaker measure than it says."""
    table = _tables(1)[0]
    world = TheWorld(table, table.board.mover).one(random.Random(1))
    assert [list(hand) for hand in world.hands] == [list(counts_of(hand)) for hand in table.hands]
    assert [list(foot) for foot in world.feet] == [list(counts_of(foot)) for foot in table.feet]
    assert world.deck == [CLASS_OF[card] for card in table.stock]


def test_who_sees_hands_sees_neither_feet_nor_stock() -> None:
    """With feet or stock in it the figure would tell the room of foresight, not that of reading hands."""
    table = _tables(1)[0]
    worlds = with_true_hands(table, table.board.mover)
    rng = random.Random(1)
    imagined = [worlds.one(rng) for _ in range(8)]
    hands = [list(counts_of(hand)) for hand in table.hands]
    assert all([list(hand) for hand in world.hands] == hands for world in imagined)
    assert len({tuple(world.deck) for world in imagined}) == len(imagined)


def test_both_make_legal_moves_of_their_own() -> None:
    """Over some turns each finds something else than the other at least once."""
    tables = [table for table in _tables(40) if table.board.phase in (Phase.DRAW, Phase.PLAY)]
    assert any(seeing_all(table) != seeing_hands(table, 100) for table in tables)


def test_every_place_is_tried_and_shares_of_equals_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place left out, a tie counted whole, or a lead over the wrong team would shift the share."""
    totals = {0: (500, 500, 100), 1: (300, 900, 100), 2: (700, 200, 400)}
    monkeypatch.setattr(all_seeing, "match", lambda place, seed, team: totals[team])
    share, lead = deal(Place(preset("web"), 3, 3, "easy", EVERYTHING, 30), 5)
    assert share == pytest.approx((0.5 + 1 + 0) / 3)
    assert lead == pytest.approx((0 + 600 - 300) / 3)


def test_house_rules_of_a_file_are_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the preset that they are based on, the room would be that of other rules."""
    house = replace(preset("web"), name="Aunt Ida's", book_size=6)
    write_rules(tmp_path / "ida.json", house, RealDisk())
    asked: list[Place] = []

    def dealt(place: Place, seed: int) -> tuple[float, float]:
        asked.append(place)
        return 0.5, 0.0

    monkeypatch.setattr(all_seeing, "deal", dealt)
    monkeypatch.setattr("sys.argv", ["all_seeing", "--rules", str(tmp_path / "ida.json"), "--deals", "2"])
    all_seeing.main()
    assert [place.rules for place in asked] == [house, house]
