"""What a round is worth to the players who think ahead is what the engine scores, whichever house rule is changed."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import NOBODY
from game.engine.score import score_round
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.rules.fields import Choice, Switch, WholeNumber, field_infos
from game.rules.presets import ruleset_from
from game.rules.ruleset import RuleSet
from tests.ai.brain.rounds import truth
from tests.ai.test_normal import decisions
from tests.build import cards, table

LAID = {"red_threes": "lay_down", "red_three_all": 300, "meld_threes": "black_in_foot"}
RICH = (
    ruleset_from({"base": "family", "double_book": 10, "sevens_book": 1500, "wild_melds": "allowed", **LAID}),
    ruleset_from({"base": "web", "meld_threes": "all", "threes_book": 700, "take_count": "all"}),
)
"""Between them a bit of everything that is scored."""

EVERY = 401
"""One table of so many that were played is looked at."""

SCORED = {
    *("clean_book", "dirty_book", "wild_book", "double_book", "sevens_book", "sevens_kind", "threes_book", "book_size"),
    *("red_three_bonus", "go_out_bonus", "joker", "two", "ace", "ten_value", "ten_from", "five_value"),
    *("black_three", "red_three", "red_three_not_out", "winner_takes"),
}
"""Fields that must have made a difference somewhere, or the test has not looked at what it should."""


RARE = ["*R *B 2C 2D 2H 2S *R", "7C 7D 7H 7S 7C 2C 2D", "3C 3S 3C 3S 3C 3S 3C", "8C 8D 8H 8S 8C 8D 8H 8S 8C 8D 8H 8S"]
"""Books that are seldom seen: of wilds, dirty sevens, black threes, and a large one."""


@cache
def tables() -> tuple[Table, ...]:
    """Tables of played rounds as they would be scored if they ended there, with somebody out and with nobody."""
    found = []
    for hand, laid, rules in (
        ("3C KS AS", "3H 3D", replace(RICH[0], decks=8, threes_book=700)),
        ("3H 3C KS AS", "", replace(RICH[1], decks=8, wild_melds="allowed")),
    ):
        now = table(hand, rules, phase="play", melds=RARE, their_melds=["7C 7D 7H 7S 7C 7D 7H"], in_foot=(0,))
        found.append(replace(now, board=replace(now.board, out=1, red_threes=(cards(laid), ()))))
    for rules in RICH:
        for number, now in enumerate(decisions(rules, 4, 2, seed=3, wild_share=0.1)):
            if now.board.phase == Phase.PLAY and number % EVERY == 0:
                out = (None, 0, 1)[number // EVERY % 3]
                found.append(replace(now, board=replace(now.board, out=out, cut=(0, 0))))
    return tuple(found)


def values(field: str) -> tuple[Any, ...]:
    """Some values that the field may have."""
    match field_infos()[field].control:
        case WholeNumber(least, most):
            return (least, most, (least + most) // 2)
        case Choice(words):
            return words
        case Switch(off, on):
            return (off, on)
        case _:
            return ()


def engine_scores(now: Table) -> list[int]:
    """What the engine says."""
    return [score.total for score in score_round(now)]


def thought_scores(now: Table) -> list[int]:
    """What a player who knew all cards would reckon."""
    position = truth(now)
    position.out = NOBODY if now.board.out is None else now.board.out
    return position.scores()


def with_rules(now: Table, rules: RuleSet) -> Table:
    """The same table under other rules."""
    return replace(now, board=replace(now.board, rules=rules))


@pytest.mark.parametrize("field", [field for field in field_infos() if field != "red_threes"])
def test_the_players_count_as_the_engine_does(field: str) -> None:
    changed = False
    for now in tables():
        for value in values(field):
            other = with_rules(now, replace(now.board.rules, **{field: value}))
            assert thought_scores(other) == engine_scores(other), (field, value)
            changed = changed or engine_scores(other) != engine_scores(now)
    assert changed or field not in SCORED
