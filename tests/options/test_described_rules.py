"""Five tables whose rules stand on public pages: each can be set, contradicts nothing, and is played and replayed.

What a page says and no field can say is told beside it. Where a page as far as read is silent, the preset holds.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from game.play.results.simulation import Series, play_game
from game.play.seats import TablePlan, seat_plan
from game.printed.rule_text import rule_text
from game.rules.clashes import clashes_of
from game.rules.presets import ruleset_from
from game.rules.rule_code import decode, encode
from saves.records.lines import RECORD_SUFFIX
from saves.records.replay import replay_file
from tests.readings.cites import cites
from tests.slow import slow_except


class Described(NamedTuple):
    """Rules as a page gives them, what the page of rules then says, and what could not be set."""

    page: str
    rules: dict[str, object]
    says: str
    not_set: tuple[str, ...]


MATCHES = 3
"""Of each table, so that feet are played and somebody goes out."""

TABLES = (
    Described(
        "https://www.drwingnut.info/?p=8904",
        {
            "tables": ["4:2v2"],
            "stacks": "bottom_low",
            "opening": [60, 90, 120, 150],
            "wild_cap": 3,
            "sevens_book": 1500,
            "out_clean": 1,
            "out_dirty": 2,
            "foot_needed": False,
            "partners_foot": "none",
        },
        "You can also go out with the last card of your hand.",
        ("four decks for four players but five for six", "suits decide between equal bottom cards"),
    ),
    Described(
        "https://www.handandfootremastered.com/pages/hand-and-foot-remastered-optional-alternate-house-rules",
        {
            "rounds": 0,
            "target_score": 10_000,
            "opening_by_score": [[0, 50], [5000, 90], [10_000, 120], [15_000, 150]],
            "final_discard": "never",
            "closed_book": "sealed",
            "second_meld": "after_closing",
            "wild_melds": "allowed",
            "sevens_kept": True,
        },
        "You can't discard a seven until your team has a book of sevens",
        ("a clean book of sevens of any player frees them for all", "part of the bonus for a cut that misses by a few"),
    ),
    Described(
        "https://twrtimes.com/?p=4098",
        {
            "deal": "cut",
            "cut_bonus": 100,
            "stacks_pass": "each_way",
            "first_player": "high_card",
            "ten_from": "T",
            "red_three": 500,
            "wild_limit": "fewer",
            "take_count": 3,
            "take_with": "pair_or_wild",
            "freeze": "until_taken",
        },
        "Discarding a wild card freezes the pile",
        ("one player of a team keeps all its cards", "stacks are passed after a cut, which is only shown"),
    ),
    Described(
        "http://www.thepaytons.org/games/handandfoot.html",
        {"stacks": "bottom_high", "deal": "cut", "cut_bonus": 100, "closed_book": "any"},
        "the stack with the higher one is your hand",
        ("a two is the lowest bottom card, not the highest but the joker", "only the dealer cuts, for all"),
    ),
    Described(
        "http://klassa.com/john/handandfoot.html",
        {
            "base": "couples",
            "opening": [60],
            "stacks": "choose",
            "stacks_pass": "both_right",
            "first_player": "high_card",
            "ten_from": "T",
        },
        "worth at least 60 points",
        (),
    ),
)


def site(described: Described) -> str:
    """Whose page it is."""
    return described.page.split("/")[2]


@pytest.mark.parametrize("described", TABLES, ids=site)
def test_rules_from_a_public_page_can_be_set(described: Described) -> None:
    """Given what the page says, no two rules clash, a code brings them all, and our page says what is special."""
    rules = ruleset_from({"name": "As described", **described.rules})
    assert clashes_of(rules) == ()
    assert decode(encode(rules), rules.name) == rules
    assert described.says in " ".join(rule_text(rules).split())


@cites("option foot_needed", "option sevens_kept", "option final_discard=never")
@pytest.mark.parametrize("described", slow_except(["www.drwingnut.info", "twrtimes.com"], TABLES, named=site), ids=site)
def test_such_a_table_is_played_and_its_record_replayed(described: Described, tmp_path: Path) -> None:
    """Given four normal players at it, whole matches end, and the strict replay accepts every line of them."""
    rules = ruleset_from({"name": "As described", **described.rules})
    table = TablePlan(4, 2, tuple(seat_plan("normal") for _ in range(4)))
    for seed in range(MATCHES):
        series = Series(rules=rules, table=table, seed=seed, name="one", app="test", folder=tmp_path, effort=1)
        play_game(series, 1)
        record = tmp_path / f"one-1{RECORD_SUFFIX}"
        replay = replay_file(record)
        assert replay.problem is None
        record.unlink()
