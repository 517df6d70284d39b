"""Taking the pile: what must be done with the upcard, where the seeds' own rules do not reach."""

import pytest
from msgspec.structs import replace

from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, WEB, after, code, hand, table, take

WILD_MELDS = replace(WEB, wild_melds="allowed")


def test_a_wild_upcard_may_join_a_meld_of_wilds_begun_in_the_same_move() -> None:
    """Given two twos under a two, they may lie with it on a meld of wilds that an earlier group of the move began."""
    now = table("2C 2D 2H *R *R *B 9C", WILD_MELDS, pile="5S 2S", melds=["AC AD AH"])
    assert code(now, take("*R *R *B", "2S 2C 2D > 1")) is None
    assert code(now, take("*R *R *B", "2S 2C > 1")) == "need_pair"


def test_a_wild_upcard_never_joins_a_dirty_meld_where_a_pair_is_asked() -> None:
    """Given two twos under a two and room on a meld of aces, the three may not go there: only onto wilds alone."""
    now = table("2C 2D 9C 8C", WILD_MELDS, pile="5S 2S", melds=["AC AD AH", "*R *B *R"])
    assert code(now, take("2S 2C 2D > 0")) == "need_pair"
    assert code(now, take("2S 2C 2D > 1")) is None


@pytest.mark.parametrize(("upcard", "pair"), [("2S", "*R *B"), ("*R", "2C 2D"), ("2S", "2C *R")])
def test_a_wild_upcard_wants_its_own_kind(upcard: str, pair: str) -> None:
    """Given jokers under a two, or twos under a joker, or one of each, the pile stays."""
    now = table(f"{pair} 9C 8C", WILD_MELDS, pile=f"5S {upcard}", melds=["AC AD AH"])
    assert code(now, take(f"{upcard} {pair}")) == "need_pair"


ANY_PLAY_TO_OPEN = replace(CAMPUS, upcard_play="to_open")


def test_any_play_with_to_open_takes_by_a_play_or_by_a_pair() -> None:
    """Given an open team, a legal play of the upcard takes the pile, and so does a pair that stays in the hand."""
    now = table("KH 9C 8C", ANY_PLAY_TO_OPEN, pile="5S KS", melds=["AC AD AH", "KC KD KH"])
    assert code(now, take("KS > 1")) is None
    assert code(now, take()) == "need_pair"
    pair = table("KH KD 9C 8C", ANY_PLAY_TO_OPEN, pile="5S KS", melds=["AC AD AH"])
    assert hand(after(pair, take())) == "KS KH KD 9C 8C 5S"


def test_any_play_with_to_open_wants_a_wild_upcard_melded() -> None:
    """Given two twos like the upcard, an open team takes nothing without melding it; onto the aces it goes."""
    now = table("2C 2D 9C 8C", ANY_PLAY_TO_OPEN, pile="5S 2S", melds=["AC AD AH"])
    assert code(now, take()) == "upcard_not_played"
    assert code(now, take("2S > 0")) is None


def test_to_open_still_asks_an_unopened_team_to_meld_the_upcard() -> None:
    """Given a team without melds, other melds that reach the minimum do not take the pile without the upcard."""
    now = table("AH AD AC KH KD 9C", COUPLES, pile="5S 5C 5D 5H KS")
    assert code(now, take("AH AD AC")) == "upcard_not_played"
    assert code(now, take("AH AD AC", "KS KH KD")) is None


@pytest.mark.parametrize("rules", [WEB, COUPLES])
def test_no_pile_no_take(rules: RuleSet) -> None:
    """Given no discard yet, there is nothing to take."""
    assert code(table("KH KD", rules, melds=["AC AD AH"]), take("KS KH KD")) == "no_pile"


def test_a_whole_pile_is_never_too_short() -> None:
    """Given that the whole pile is taken and short piles are not, one discard is a whole pile."""
    rules = replace(WEB, take_count="all", short_pile=False)
    now = table("KH KD 9C 8C", rules, pile="KS", melds=["AC AD AH"])
    assert code(now, take("KS KH KD")) is None


def test_which_of_equal_kings_is_the_upcard_is_never_asked() -> None:
    """Given the upcard's very face in the hand too, one of several groups with that face must hold the pair."""
    rules = replace(WEB, second_meld="anytime")
    now = table("KS KH KD KC KC 9C", rules, pile="5S KS", melds=["AC AD AH", "KD KD KD"])
    assert code(now, take("KS > 1", "KS KH KD")) is None
    assert code(now, take("KS > 1", "KH KD KC")) == "need_pair"


def test_the_pair_must_lie_in_one_group_with_the_upcard() -> None:
    """Given the pair in the hand, a group with the upcard, one of the pair and a wild does not use the pair."""
    now = table("KH KD 2C 9C 8C", WEB, pile="5S KS", melds=["AC AD AH"])
    assert code(now, take("KS KH 2C")) == "need_pair"
    assert code(now, take("KS KH KD 2C")) is None
