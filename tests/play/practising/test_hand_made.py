"""Positions made by hand: where cards go, what the engine has against them, and that they can be played."""

import random
from itertools import chain
from typing import Literal

import pytest
from msgspec.structs import replace

from game.cards import Card, is_three, is_wild
from game.engine.table.board import Phase, StackName
from game.play.branching import branch_point
from game.play.match import Match
from game.play.practising.hand_made import (
    KINDS,
    EmptyHand,
    EmptyTail,
    HandMade,
    HeldRedThree,
    IntoFoot,
    IntoHand,
    IntoMeld,
    IntoPile,
    IntoRedThrees,
    IntoStock,
    IntoTail,
    RefusedMeld,
    empty_table,
    from_table,
    line_of,
    trouble_of,
)
from game.rules.presets import PRESET_IDS, preset
from saves.records.position_json import table_from
from tests.build import full_deck, table
from tests.play.matches_in_memory import WEB, fresh, header, step

SHAPES = ((2, 2), (3, 3), (4, 2), (5, 5), (6, 2), (6, 3))
KINGS, JOKERS, RED_THREES = KINDS[3], KINDS[0], KINDS[-1]


def test_every_face_is_of_one_kind() -> None:
    """The kinds together are a deck."""
    assert sorted(sum(KINDS, ())) == sorted(full_deck(1))


def test_cards_come_from_the_decks_and_go_back() -> None:
    """Given a king put on the pile, one king fewer is left; taken away again, all is as before; no more than there are
    can be put anywhere.
    """
    made = empty_table(WEB, 4, 2)
    whole = made.left_of(KINGS)
    one = made.with_one(IntoPile(), KINGS)
    assert (one.left_of(KINGS), len(one.discards)) == (whole - 1, 1)
    assert one.without_one(IntoPile(), KINGS) == made
    assert one.without_last(IntoPile()) == made
    assert made.without_one(IntoPile(), KINGS) == made
    for _ in range(whole + 5):
        made = made.with_one(IntoStock(), KINGS)
    assert (made.left_of(KINGS), len(made.stock)) == (0, whole)


def test_the_first_discard_of_a_filled_table_is_natural() -> None:
    """Given tables filled at random, no pile begins with a wild card or a three, which would stop it."""
    tops = [card for seed in range(30) for card in empty_table(WEB, 4, 2).filled(seed).discards]
    assert len(tops) == 30
    assert not any(is_wild(card) or is_three(card) for card in tops)


def test_cards_set_aside_stay_out_of_a_filled_table() -> None:
    """Given rules that set a fifth of the 216 cards aside, a table filled at random leaves 43 unplaced."""
    made = empty_table(replace(WEB, set_aside=20), 4, 2).filled(1)
    assert made.left.total() == 43
    assert made.filled(2) == made
    assert empty_table(WEB, 4, 2).filled(1).left.total() == 0


def test_threes_are_a_meld_where_the_rules_allow_it() -> None:
    """Given rules by which black threes are melded in the foot, or last of all, a table may show them melded."""
    for rule, is_refused in (("no", True), ("black_in_foot", False), ("black_last", False), ("all", False)):
        made = empty_table(replace(WEB, meld_threes=rule), 4, 2)
        for _ in range(3):
            made = made.with_one(IntoMeld(0, 0), KINDS[-2])
        trouble = trouble_of(replace(made, hands=((Card("4C"),),) * 4))
        assert isinstance(trouble, RefusedMeld) == is_refused


def test_a_meld_that_is_emptied_is_gone() -> None:
    """Given two melds, the first emptied, the second takes its number; there is always room for another."""
    made = empty_table(WEB, 4, 2).with_one(IntoMeld(0, 0), KINGS).with_one(IntoMeld(0, 1), KINDS[4])
    assert IntoMeld(0, 2) in made.places
    made = made.without_last(IntoMeld(0, 0))
    assert [cards[0][0] for cards in made.melds[0]] == ["Q"]
    assert IntoMeld(0, 2) not in made.places


def test_what_is_missing_is_a_fact() -> None:
    """Given nothing, two kings as a meld, a red three in a hand where those are laid down: each is told."""
    made = empty_table(WEB, 4, 2)
    assert trouble_of(made) == EmptyHand(0)
    made = made.filled(1)
    assert trouble_of(made) is None
    two = replace(made, stock=()).with_one(IntoMeld(1, 0), KINGS)
    assert isinstance(trouble_of(two), RefusedMeld)
    laid = replace(preset("couples"), red_threes="lay_down")
    kings = empty_table(laid, 2, 2).with_one(IntoHand(0), KINGS).with_one(IntoHand(1), KINGS)
    assert trouble_of(kings.with_one(IntoHand(0), RED_THREES)) == HeldRedThree(0)
    down = kings.with_one(IntoRedThrees(1), RED_THREES)
    assert trouble_of(down) is None
    assert down.with_one(IntoRedThrees(1), KINGS) == down.with_one(IntoRedThrees(1), JOKERS) == down
    assert (IntoRedThrees(1) in down.places, IntoRedThrees(1) in made.places) == (True, False)


@pytest.mark.parametrize("red_threes", ["lay_down", "penalty"])
def test_a_table_is_filled_up_to_what_is_dealt(red_threes: Literal["lay_down", "penalty"]) -> None:
    """Given some cards put by hand, a seat that has drawn and one that plays its foot: each gets what it lacks. Red
    threes come into feet, and into hands only where they aren't laid down at once.
    """
    rules = replace(WEB, hand_cards=13, foot_cards=11, red_threes=red_threes, draw_count=2)
    made = replace(empty_table(rules, 4, 2), seat=1, has_drawn=True).playing(3, StackName.FOOT)
    made = made.with_one(IntoHand(0), KINGS).with_one(IntoFoot(2), JOKERS)
    tables = [made.filled(seed) for seed in range(9)]
    for filled in tables:
        assert [len(hand) for hand in filled.hands] == [13, 15, 13, 11]
        assert [len(foot) for foot in filled.feet] == [11, 11, 11, 0]
        assert (filled.hands[0][0], filled.feet[2][0]) == (made.hands[0][0], made.feet[2][0])
        assert len(filled.discards) == 1
    assert any(card in RED_THREES for filled in tables for card in chain(*filled.feet))
    held = any(card in RED_THREES for filled in tables for card in chain(*filled.hands))
    assert held == (red_threes == "penalty")


def test_a_position_begins_as_if_everybody_had_had_a_turn() -> None:
    """Given one made from nothing: who sits before the seat to act dealt."""
    line = line_of(replace(empty_table(WEB, 4, 2), seat=2).filled(1))
    assert (line.dealer, line.turns) == (1, (1,) * 4)


def test_a_pile_that_is_emptied_is_not_frozen_any_more() -> None:
    """Given a moment with a frozen pile of two cards."""
    made = from_table(table("KH 4S", replace(WEB, freeze="until_taken"), pile="2S 9H", frozen=2))
    assert line_of(made).frozen == 2
    assert line_of(made.without_last(IntoPile()).without_last(IntoPile())).frozen is None


def test_who_has_taken_up_the_foot_has_none() -> None:
    """Given a foot taken up, its cards are left again, and it is no place any more until it is put back."""
    made = empty_table(WEB, 4, 2).with_one(IntoFoot(2), JOKERS)
    taken = made.playing(2, StackName.FOOT)
    assert taken.left_of(JOKERS) == made.left_of(JOKERS) + 1
    assert IntoFoot(2) not in taken.places
    assert IntoFoot(2) in taken.playing(2, StackName.HAND).places
    tailed = empty_table(replace(WEB, tail_cards=4), 4, 2).with_one(IntoTail(2), JOKERS)
    left = [tailed.playing(2, stack).left_of(JOKERS) - tailed.left_of(JOKERS) for stack in StackName]
    assert dict(zip(StackName, left, strict=True)) == {StackName.HAND: 0, StackName.FOOT: 0, StackName.TAIL: 1}


def test_a_tail_is_a_place_until_it_is_taken_up_and_must_not_be_empty() -> None:
    """Given tails, each seat has one to fill until it plays it; a position with them is read back as it was, and in a
    round without any they are gone.
    """
    rules = replace(WEB, tail_cards=(4, 0), extra_decks=2)
    made = empty_table(rules, 4, 2).playing(1, StackName.FOOT).playing(2, StackName.TAIL)
    assert [IntoTail(seat) in made.places for seat in range(4)] == [True, True, False, True]
    assert made.in_foot == (False, False, True, False)
    full = made.filled(5)
    assert [len(tail) for tail in full.tails] == [4, 4, 0, 4]
    assert trouble_of(full) is None
    assert trouble_of(replace(full, tails=((),) * 4)) == EmptyTail(0)
    there = table_from(line_of(full), 2, rules, 4, 2)
    assert (there.board.tails, there.board.feet) == ((4, 0, 0, 4), (11, 4, 0, 11))
    again = from_table(there)
    assert (again.plays, [set(tail) for tail in again.tails]) == (full.plays, [set(tail) for tail in full.tails])
    later = full.in_round(2)
    assert (later.tails, later.in_foot) == (((),) * 4, (False, True, True, False))


def made_at_random(preset_id: str, players: int, teams: int, has_drawn: bool) -> HandMade:
    """Some cards put by hand, the rest at random."""
    made = replace(empty_table(preset(preset_id), players, teams), seat=players - 1, has_drawn=has_drawn)
    for _ in range(3):
        made = made.with_one(IntoMeld(0, 0), KINDS[6])
    return made.playing(0, StackName.FOOT).with_one(IntoPile(), KINGS).filled(7)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_what_is_filled_at_random_can_be_played_to_the_end(preset_id: str, shape: tuple[int, int]) -> None:
    """Given some cards put by hand and the rest dealt at random, every card lies somewhere, what was put stays, and
    the match is played to its end.
    """
    players, teams = shape
    made = made_at_random(preset_id, players, teams, has_drawn=players % 4 == 0)
    assert not made.left
    assert made.discards[-1][0] == "K"
    assert trouble_of(made) is None
    assert made.filled(8) == made
    rules = replace(made.rules, rounds=1)
    match = Match(header(rules, players, teams), lines=[line_of(replace(made, rules=rules))])
    assert match.board.mover == players - 1
    while not match.is_over:
        step(match, "easy")
    assert match.winners


@pytest.mark.parametrize("seed", range(12))
def test_a_few_cards_are_enough_to_play(seed: int) -> None:
    """Given a handful of cards in random places, whatever is accepted is played to the end by any level."""
    rng = random.Random(seed)
    players, teams = rng.choice(SHAPES)
    made = empty_table(replace(preset(rng.choice(PRESET_IDS)), rounds=1), players, teams)
    for seat in range(players):
        stack = StackName.FOOT if rng.random() < 0.3 else StackName.HAND
        made = made.with_one(IntoHand(seat), rng.choice(KINDS[1:-1])).playing(seat, stack)
    made = replace(made, has_drawn=rng.random() < 0.5)
    for _ in range(rng.randint(0, 40)):
        place = rng.choice([place for place in made.places if not isinstance(place, IntoMeld)])
        made = made.with_one(place, rng.choice(KINDS[1:-1]))
    if trouble_of(made) is not None:
        return
    match = Match(header(made.rules, players, teams), lines=[line_of(made)])
    while not match.is_over:
        step(match, rng.choice(("easy", "normal", "hard")))


def test_the_cards_of_a_moment_can_be_put_elsewhere() -> None:
    """Given a moment of a match, untouched it is that moment but for what was remembered; with one card moved all that
    no card tells stays: totals, turns, who has melded.
    """
    match = fresh(WEB)
    while match.board.round < 2 or match.line_count % 7 or match.board.phase != Phase.DRAW:
        step(match)
    moment = branch_point(match.lines, len(match.lines)).table
    made = from_table(moment)
    assert not made.left
    line = line_of(made)
    again = table_from(line, 2, WEB, 4, 2)
    assert replace(again.board, pile_seen=(), taken=()) == replace(moment.board, pile_seen=(), taken=(), refused=False)
    assert (again.hands, again.feet, again.stock) == (moment.hands, moment.feet, moment.stock)
    kind = next(kind for kind in KINDS if moment.stock[-1] in kind)
    moved = made.without_last(IntoStock()).with_one(IntoHand(2), kind)
    assert trouble_of(moved) is None
    assert line_of(moved).totals == moment.board.totals
    assert line_of(moved).turns == moment.board.turns
