"""Readings of unclear places that concern several seeds at once (rules, "Readings of unclear places")."""

import pytest
from msgspec.structs import replace

from game.engine.candidates import candidates
from game.engine.moves import Draw, MeldCards, Pass
from game.engine.table.board import Phase
from game.rules.readings import readings_of
from game.rules.ruleset import RuleSet
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.rules_and_scores.rule_page import Chapter, rule_page
from tests.build import (
    CAMPUS,
    COUPLES,
    FAMILY,
    PARTNERS,
    PRESETS,
    WEB,
    after,
    code,
    lay,
    my_view,
    refusal,
    table,
    take,
    throw,
)
from tests.readings.cites import cites

PAIR_PRESETS = [FAMILY, WEB, COUPLES, PARTNERS]


@cites("reading 11")
@pytest.mark.parametrize("rules", PAIR_PRESETS, ids=lambda rules: rules.base)
@pytest.mark.parametrize(("upcard", "like"), [("3S", "3C 3S"), ("3H", "3D 3H"), ("2S", "2C 2D"), ("*B", "*R *B")])
def test_threes_and_wilds_are_safe_upcards_where_a_pair_is_asked(rules: RuleSet, upcard: str, like: str) -> None:
    for melds in ((), ("AC AD AH AS",)):
        now = table(f"{like} KC KD KH 9C", rules, pile=f"4C 4D 4H 4S 5C 5D 5H {upcard}", melds=melds)
        first, second = like.split()
        for move in (take(f"{upcard} {first} {second}"), take(f"{upcard} KC KD"), take()):
            assert code(now, move) in ("three", "need_pair", "wild_only", "wild_limit", "mixed_ranks")


@cites("reading 11")
@pytest.mark.parametrize("rules", PAIR_PRESETS, ids=lambda rules: rules.base)
def test_the_pair_joins_one_meld_with_the_upcard(rules: RuleSet) -> None:
    pile = "4C 4D 4H 4S 5C 5D 5H KS"
    assert code(table("KC KD 9C 8C", rules, pile=pile, melds=["AC AD AH"]), take("KS KC KD")) is None
    assert code(table("KC KD 9C 8C", rules, pile=pile, melds=["KH KH KH"]), take("KS KC KD > 0")) is None


@cites("reading 15")
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_keeping_two_cards_in_the_foot_is_a_rule_everywhere(rules: RuleSet) -> None:
    for hand, verdict in (("KC KD KH", "keep_cards"), ("KC KD KH 9C", "keep_cards"), ("KC KD KH 9C 8C", None)):
        now = table(hand, rules, phase="play", in_foot=(0, 2), melds=["AC AD AH"])
        assert code(now, lay("KC KD KH")) == verdict


@cites("reading 15")
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_a_last_card_of_the_foot_is_never_a_plain_discard(rules: RuleSet) -> None:
    assert code(table("9C", rules, phase="play", in_foot=(0,)), throw("9C")) == "keep_cards"


@cites("reading 15")
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_ties_share_the_win_and_a_dry_stock_ends_the_round(rules: RuleSet) -> None:
    now = table("9C", rules, stock="4C", n=4, hands={1: "9D"}, bare=True)
    assert code(now, Draw()) == "stock_empty"
    over = after(now, Pass())
    assert (over.board.phase, over.board.out, over.board.winners) == (Phase.ENDED, None, (0, 1))


@cites("reading 15")
@pytest.mark.parametrize("rules", [CAMPUS, WEB, COUPLES, PARTNERS], ids=lambda rules: rules.base)
def test_silent_seeds_let_the_pile_go_in_the_first_lap(rules: RuleSet) -> None:
    move = take("AS AH AD AC")
    hand, pile = "AH AD AC 9C 8C", "4C 4D 4H 4S 5C 5D 5H AS"
    assert code(table(hand, rules, pile=pile, turns=0), move) is None
    assert code(table(hand, FAMILY, pile=pile, turns=0), move) == "first_lap"


@cites("reading 15")
def test_what_the_table_fills_in_where_a_seed_is_silent() -> None:
    assert (FAMILY.short_pile, FAMILY.permission, FAMILY.go_out_bonus) == (True, False, 0)
    assert (CAMPUS.first_player, CAMPUS.take_first_lap, CAMPUS.partners_foot) == ("left_of_dealer", True, "none")
    assert (WEB.wild_limit, WEB.closed_book, WEB.second_meld, WEB.permission) == ("equal", "keep_kind", "never", False)
    assert (COUPLES.second_meld, COUPLES.go_out_bonus, COUPLES.permission) == ("never", 0, False)
    assert (PARTNERS.deal, PARTNERS.take_first_lap, PARTNERS.permission) == ("cut", True, True)
    assert {rules.wild_book for rules in PRESETS} == {1500}
    assert "2:solo" in FAMILY.tables


@cites("reading 15")
def test_short_pile_of_family_is_taken() -> None:
    now = table("KH KD 9C 8C", FAMILY, pile="5S KS", melds=["AC AD AH"])
    assert code(now, take("KS KH KD")) is None
    assert (
        code(
            table("KH KD 9C 8C", replace(FAMILY, short_pile=False), pile="5S KS", melds=["AC AD AH"]), take("KS KH KD")
        )
        == "short_pile"
    )


@cites("reading 16")
@pytest.mark.parametrize("wilds", ["2C 2D 2H 2S *R *B 2C", "*R *B *R *B *R *B *B"])
@pytest.mark.parametrize("closed_book", ["clean_open", "dirty_open"])
def test_a_book_of_wilds_is_neither_clean_nor_dirty(closed_book: str, wilds: str) -> None:
    rules = replace(WEB, closed_book=closed_book, wild_melds="allowed")
    now = table("2D *R KC KD 9C 8C", rules, phase="play", melds=[wilds])
    for card in ("2D", "*R"):
        assert code(now, lay(f"{card} > 0")) == "closed_book"
        wrong = refusal(now, lay(f"{card} > 0"))
        assert wrong is not None
        assert refusal_sentence(wrong, my_view(now)) == "The book of wilds is complete and takes no more cards."
    lays = [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    assert all(group.onto is None for move in lays for group in move.groups)
    assert 16 in [reading.number for reading in readings_of(rules)]
    (books,) = (part for part in rule_page(rules) if part.chapter is Chapter.BOOKS)
    assert "book of wilds" in " ".join(line.words for line in books.lines)


@cites("reading 16")
def test_an_open_meld_of_wilds_still_grows() -> None:
    rules = replace(WEB, closed_book="dirty_open", wild_melds="allowed")
    now = table("2D KC KD 9C 8C", rules, phase="play", melds=["2C 2D 2H 2S *R *B"])
    assert code(now, lay("2D > 0")) is None
    assert 16 not in [reading.number for reading in readings_of(replace(rules, wild_melds="no"))]
    assert 16 not in [reading.number for reading in readings_of(replace(rules, closed_book="any"))]
