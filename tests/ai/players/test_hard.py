"""How `hard` plays alone, what it does with its wilds by habit, and when it looks ahead. What else sets it apart is in
test_levels.py.
"""

import pytest

from game.ai.player import Player, Style, Think
from game.ai.players import hard
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Habits, Normal
from game.cards import NATURAL_RANKS, Card, is_wild
from game.engine.apply import apply
from game.engine.legal import why_not
from game.engine.moves import Discard, Draw, Group, MeldCards, Take
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView
from game.rules.ruleset import RuleSet
from tests.ai.level_duels import points_won
from tests.ai.test_normal import decisions
from tests.build import CAMPUS, COUPLES, FAMILY, PRESETS, WEB, clean_book, lay, my_view, table, take, throw
from tests.slow import LONG, slow_except

HABITS = Habits()
HAND = "2C 2D 4C 5D 6H 9S"
PLENTY = " ".join(rank + suit for rank in "89TJQA" for suit in "CDHS")
ENOUGH = " ".join(rank + suit for rank in "459TJQA" for suit in "CH")


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
def test_alone_it_plays_better_than_normal(rules: RuleSet) -> None:
    assert points_won(rules, 2, Hard(), Normal(), deals=16) > 300


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_alone_it_lays_its_wilds_before_the_stock_runs_out(rules: RuleSet, players: int) -> None:
    laid = []
    for stock in ("", PLENTY):
        now = table(HAND, rules, players=players, teams=players, phase="play", melds=["KC KD KH KS KC"], stock=stock)
        move = Habits().decide(my_view(now), Think())
        groups = move.groups if isinstance(move, MeldCards) else ()
        laid.append(any(is_wild(card) for group in groups for card in group.cards))
    assert laid == [True, False]


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.base)
@pytest.mark.parametrize("teams", slow_except([2], [2, 4]))
def test_over_whole_matches_no_wild_is_thrown_that_could_be_laid(rules: RuleSet, teams: int) -> None:
    for seed in range(25 if LONG else 1):
        for now in decisions(rules, 4, teams, seed=seed, player=Habits()):
            if now.board.phase == Phase.PLAY:
                view = my_view(now)
                move = Habits().decide(view, Think())
                if isinstance(move, Discard) and is_wild(move.card):
                    assert not places(view, move.card), (seed, view.hand)


def test_wilds_are_not_hoarded_once_rivals_play_their_feet() -> None:
    """Given four twos and two dirty melds that lack one each, or one and one, habit holds them all; looking ahead makes
    a book.
    """
    melds = ["QC QD QH QS QC 2D", "KC KD KH 2S 2H KD"]
    for hand, count in (("2C 2D 2H 2S 4C 5D 6H 9S TD", 2), ("2C 4C 5D", 1)):
        now = table(hand, phase="play", melds=melds[:count], stock=PLENTY, in_foot=[1, 3])
        assert wilds_laid(now) == {}
        assert wilds_laid(now, Hard())


@pytest.mark.slow
def test_without_wilds_it_holds_back_what_habit_lays_but_never_a_book() -> None:
    otherwise = 0
    for now in decisions(COUPLES, 4, 2, seed=1, player=HABITS):
        view = my_view(now)
        if now.board.phase == Phase.PLAY and not any(map(is_wild, view.hand)):
            moves = [player.decide(view, Think()) for player in (HABITS, Hard())]
            habit, hard = (books(apply(now, move).table, view.team) for move in moves)
            assert hard >= habit
            otherwise += moves[0] != moves[1]
    assert otherwise > 3


def books(now: Table, team: int) -> int:
    """How many melds of a team are books."""
    return sum(len(meld.cards) >= now.board.rules.book_size for meld in now.board.melds[team])


@pytest.mark.parametrize("rules", [WEB, FAMILY], ids=lambda rules: rules.base)
def test_a_big_pile_is_not_left_lying_at_the_opening(rules: RuleSet) -> None:
    pile = "4C 5S 5H TC TH JS JC QH QC KH 9S 8S"
    view = my_view(table("AC AH 8C 8H 6H 6C 2C 2H 2S 9C 4H", rules, pile=pile, stock=ENOUGH))
    assert Habits().decide(view, Think()) == Draw()
    assert isinstance(Hard().decide(view, Think()), Take)


def test_a_whole_pile_of_two_is_left_where_any_card_takes_it() -> None:
    melds = ["AC AH AS", "6C 6S 6H"]
    view = my_view(table("KC KH 4C 5C TC 8C", CAMPUS, pile="KH KS", melds=melds, stock=ENOUGH, turns=3))
    assert isinstance(Habits().decide(view, Think()), Take)
    assert Hard().decide(view, Think()) == Draw()


def places(view: PlayerView, wild: Card) -> list[MeldCards]:
    """The ways to lay the wild that spoil no clean meld of four and more."""
    melds = view.board.melds[view.team]
    lays = [MeldCards((Group((wild,), at),)) for at, meld in enumerate(melds) if meld.wilds or meld.naturals < 4]
    for rank in NATURAL_RANKS if melds else ():
        pair = tuple(card for card in view.hand if card[0] == rank)[:2]
        lays += [MeldCards((Group((*pair, wild)),))] if len(pair) == 2 else []
    return [lay for lay in lays if why_not(view, lay) is None]


def wilds_laid(now: Table, player: Player = HABITS) -> dict[int, int]:
    """How many wilds the player lays at once onto which of its melds."""
    move = player.decide(my_view(now), Think())
    groups = move.groups if isinstance(move, MeldCards) else ()
    onto = {group.onto: sum(map(is_wild, group.cards)) for group in groups if group.onto is not None}
    return {number: wilds for number, wilds in onto.items() if wilds}


@pytest.mark.parametrize(("style", "expected"), [("balanced", True), ("careful", False)])
def test_only_the_balanced_ask_the_judge(style: Style, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(hard, "_may_be_weak", lambda view, habit, asks: asked.append(asks))
    Hard().decide(my_view(table("4C KC", COUPLES, phase="play")), Think(style=style))
    assert asked == [expected]


SIX_KINGS, QUEENS, TAKE = clean_book("K", 6), "QC QD QS", take("KS KC KD")


THROWN, NINE, NATURAL = throw("4C"), throw("9D"), lay("KS > 0")
WILD_BOOK, WILD = lay("2C > 0"), lay("2C > 1")
